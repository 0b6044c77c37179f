extension TestCompositor {
  /// The first seat. A compositor without one gets one on the way.
  public var seat: TestSeat { seats.first ?? addSeat(capabilities: configuration.seatCapabilities) }
  /// The first seat's touchscreen.
  public var touch: TestTouch { seat.touch }
  /// The first seat's pointer.
  public var pointer: TestPointer { seat.pointer }
  /// The first seat's keyboard.
  public var keyboard: TestKeyboard { seat.keyboard }
}
