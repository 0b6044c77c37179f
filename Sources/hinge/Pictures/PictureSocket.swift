import Glibc

/// One end of the way between the program and its process for pictures. Whoever makes it closes it.
struct PictureSocket: Sendable {
  /// Why nothing goes through any more.
  enum Failure: Error {
    /// The other end is gone.
    case closed
    /// The other end took too long.
    case timedOut
  }

  let descriptor: Int32

  /// Sends all of it.
  func send(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.send(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .closed }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a whole message.
  func send(_ message: PictureMessage) throws(Failure) {
    do {
      try message.bytes.withUnsafeBytes { try send($0) }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .closed
    }
  }

  /// Fills all of `bytes`.
  ///
  /// - Parameter deadline: Of the system's monotonic clock, in milliseconds; nil for never.
  func receive(into bytes: UnsafeMutableRawBufferPointer, until deadline: Int? = nil) throws(Failure) {
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

  /// Receives a whole message.
  func receiveMessage(until deadline: Int? = nil) throws(Failure) -> PictureMessage {
    var length: UInt32 = 0
    try Self.filling(&length) { (bytes) throws(Failure) in try receive(into: bytes, until: deadline) }
    guard length <= PictureMessage.longest else { throw .closed }
    let text = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(length), alignment: 1)
    defer { text.deallocate() }
    try receive(into: text, until: deadline)
    return PictureMessage(text: Array(text))
  }

  private static func filling(
    _ value: inout UInt32, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 4)
    defer { bytes.deallocate() }
    try body(bytes)
    value = bytes.load(as: UInt32.self)
  }

  /// The system's monotonic clock, in milliseconds.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
