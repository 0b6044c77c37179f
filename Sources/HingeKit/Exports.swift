// What HingeKit's interface mentions comes with it by name, so that an application imports HingeKit alone. Geometry, which
// is points, rectangles and colours, comes whole: operators, as in `point + vector`, come with their module or not at all.

@_exported import Geometry

@_exported import class Drawing.Bitmap
@_exported import class Drawing.Canvas
@_exported import enum Drawing.DrawingError
@_exported import struct Drawing.Font
@_exported import struct Drawing.PanelShading
@_exported import struct Drawing.Path
@_exported import class Drawing.TextLayout
@_exported import class Loop.EventLoop
@_exported import class Loop.LoopRemote
@_exported import class Loop.LoopTimer
@_exported import class Loop.ManualClock
@_exported import protocol Loop.MonotonicClock
@_exported import class Loop.SystemClock
@_exported import struct Loop.SystemError
@_exported import protocol Motion.Interpolatable
@_exported import struct Motion.TimingCurve
@_exported import enum Pictures.PictureError
@_exported import struct Pictures.PictureFit
@_exported import enum Pictures.PictureSource
@_exported import struct TextSearch.SearchPattern
@_exported import enum Wayland.ConnectionSource
@_exported import enum Wayland.CursorShape
@_exported import struct Wayland.KeyEvent
@_exported import struct Wayland.PointerEvent
@_exported import class Wayland.Toplevel
@_exported import enum Wayland.WaylandError
