import Testing
@testable import Wayland
import TestCompositor
@Test func t() { #expect(a() != nil) }
