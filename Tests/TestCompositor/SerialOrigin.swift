/// Which event carried a serial.
public enum SerialOrigin: Sendable {
  case configure
  case ping
  case touchDown, touchUp
  case pointerEnter, pointerLeave, buttonPress, buttonRelease
  case keyboardEnter, keyboardLeave, keyPress, keyRelease, modifiers
}
