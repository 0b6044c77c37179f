// What a test of HingeKit needs: the compositor, and the pump that takes it and the program's loop through time.
@_exported import SeededRandom
@_exported import TestCompositor
@_exported import WaylandHarness
