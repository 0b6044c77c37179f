import Glibc

/// Why a compositor for tests could not be made.
public enum CompositorError: Error {
  case noDisplay
  case noSocket(Int32)
  case noClient
}
