import Glibc

/// Keeps the numbers of the three standard streams for them.
enum StandardDescriptors {
  /// Opens `/dev/null` where a stream is closed, so that no socket and no file gets its number. In the wrong direction, as
  /// the C library does it, so that reading or writing fails as it would without.
  static func hold() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
