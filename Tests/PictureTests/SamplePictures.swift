/// Small pictures in every format, 32 x 16: red and green above blue and white, in four equal parts.
enum SamplePictures {
  /// PNG.
  static let png = decoded(
    """
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAQCAIAAAD4YuoOAAAAK0lEQVR4nGP8z0AaYCRRAxOJ5pMMRi0YtYBywMjAQFrC/j+aD0YtGH4W\
    AAD1dAUbXUQ9tAAAAABJRU5ErkJggg==
    """)

  /// JPEG, whose tag says to turn it by a quarter, clockwise.
  static let jpeg = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgF\
    BQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5\
    usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
    AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZH\
    SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX\
    2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UwoA+xq/Ej/mPCgD8vK/6Mz+5QoA/pbr/Kw+4CgD//2Q==
    """)

  /// WebP without loss.
  static let webp = decoded(
    """
    UklGRjgAAABXRUJQVlA4TCwAAAAvH8ADAB8gEEjeHzqN+RcQFPwf3fxHZA+AINtmkpOc5AEuENH/qFL9AWzbDw==
    """)

  /// GIF.
  static let gif = decoded(
    """
    R0lGODdhIAAQAIEAAP///wD/AP8AAAAA/ywAAAAAIAAQAEAIYQAFCBxIsKCAAAgTKlwYYIDDhxAjDgBAsaLFiwAMahzIsGNCiSAfYhxZ\
    ceNGjx5NakTZMWRIkiRdgoQ5UqVBlgxtFsS5UCdBngp9cgSKUKZEmhiNRkR6USlEphadioRKMSAAOw==
    """)

  /// TIFF, packed with LZW.
  static let tiff = decoded(
    """
    SUkqAJoAAACAP8AACBQSBwWEQeFQaGQmGwuCw+JQ6KRCLROMRmKxqLxGNx+OyGMSCOSWSSaRSSQSqUy2MyiYSyDTKaS6PTacSiazGXTy\
    fSuczuT0KgyGiT+L0ilQ6l0WGv+oVGpVOqVWrVeo06jxSsV2vV+oVqxU+wWWzWGm0uz2uv2Otwe2XGr263XK7VO6Wq73u81u93uAgAoA\
    AAEDAAEAAAAgAAAAAQEDAAEAAAAQAAAAAgEDAAMAAAAYAQAAAwEDAAEAAAAFAAAABgEDAAEAAAACAAAAEQEEAAEAAAAIAAAAFQEDAAEA\
    AAADAAAAFgEDAAEAAAAQAAAAFwEEAAEAAACSAAAAHAEDAAEAAAABAAAAAAAAAAgACAAIAA==
    """)

  /// A PNG file whose header asks for 30,000 x 30,000 pixels.
  static let tooLarge = decoded(
    """
    iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAABmJ/i6AAAAEUlEQVR4nGNgGAWjYBQMdwAAA+gAAbOm00YAAAAASUVORK5CYII=
    """)

  /// The JPEG file with another orientation, 1...8 as Exif has them.
  static func jpeg(orientation: UInt8) -> [UInt8] {
    var bytes = jpeg
    // Where the tag 0x0112 is, its value follows type and count.
    let tag: [UInt8] = [0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01]
    if let place = bytes.indices.first(where: { bytes[$0...].starts(with: tag) }) { bytes[place + 9] = orientation }
    return bytes
  }

  /// What base 64 stands for.
  private static func decoded(_ text: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for digit in text.utf8 {
      guard let value = digits.firstIndex(of: digit) else { continue }
      (bits, count) = (bits << 6 | UInt32(value), count + 6)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        bits &= (1 << count) - 1
      }
    }
    return bytes
  }
}
