import Glibc

/// One end of the way between a program and its process for pictures. Whoever makes it closes it.
package struct PictureSocket: Sendable {
  /// Why nothing goes through any more.
  package enum Failure: Error {
    /// The other end is gone.
    case closed
    /// The other end took too long.
    case timedOut
  }

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Sends all of it.
  package func send(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.send(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends all of it.
  package func send(_ bytes: [UInt8]) throws(Failure) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in try send(UnsafeRawBufferPointer(bytes)) }
  }

  /// Fills all of `bytes`.
  ///
  /// - Parameter deadline: Of the system's monotonic clock, in milliseconds; nil for never.
  package func receive(into bytes: UnsafeMutableRawBufferPointer, until deadline: Int? = nil) throws(Failure) {
    var count = 0
    while count < bytes.count {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let left = deadline.map { Int32(max(0, $0 - Self.now)) } ?? -1
      let ready = Glibc.poll(&poll, 1, left)
      if ready < 0, errno == EINTR { continue }
      guard ready != 0 else { throw .timedOut }
      let received = recv(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count, 0)
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { throw .closed }
      count += received
    }
  }

  /// Receives so many bytes.
  package func receive(count: Int, until deadline: Int? = nil) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    try bytes.withUnsafeMutableBufferPointer { (bytes) throws(Failure) in
      try receive(into: UnsafeMutableRawBufferPointer(bytes), until: deadline)
    }
    return bytes
  }

  /// Receives a whole message.
  package func receiveMessage(until deadline: Int? = nil) throws(Failure) -> PictureMessage {
    let length = try receive(count: 4, until: deadline).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
    guard length <= PictureMessage.longest else { throw .closed }
    return PictureMessage(text: try receive(count: Int(length), until: deadline))
  }

  /// The system's monotonic clock, in milliseconds.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
