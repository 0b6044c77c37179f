// An application imports HingeKit alone: the values in HingeKit's interface come with it.
@_exported import Drawing
@_exported import Geometry
@_exported import Loop
@_exported import Motion
@_exported import TextSearch
@_exported import Wayland

@_exported import enum Pictures.PictureError
@_exported import struct Pictures.PictureFit
@_exported import enum Pictures.PictureSource
