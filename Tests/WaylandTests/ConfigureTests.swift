import TestCompositor
import Testing
import Wayland
import WaylandHarness

@Suite("Configure, ack, commit")
struct ConfigureTests {
}
