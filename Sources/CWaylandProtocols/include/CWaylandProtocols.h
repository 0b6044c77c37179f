#include <wayland-client.h>
#include "xdg-shell-client-protocol.h"
#include "viewporter-client-protocol.h"
#include "fractional-scale-v1-client-protocol.h"
#include "xdg-decoration-unstable-v1-client-protocol.h"

// libwayland keeps the addresses of these tables, so they come from C and never from a Swift copy of the variable.
static inline const struct wl_interface *hinge_wl_compositor(void) { return &wl_compositor_interface; }
static inline const struct wl_interface *hinge_wl_shm(void) { return &wl_shm_interface; }
static inline const struct wl_interface *hinge_wl_seat(void) { return &wl_seat_interface; }
static inline const struct wl_interface *hinge_wl_output(void) { return &wl_output_interface; }
static inline const struct wl_interface *hinge_xdg_wm_base(void) { return &xdg_wm_base_interface; }
static inline const struct wl_interface *hinge_wp_viewporter(void) { return &wp_viewporter_interface; }
static inline const struct wl_interface *hinge_wp_fractional_scale_manager(void) {
  return &wp_fractional_scale_manager_v1_interface;
}
static inline const struct wl_interface *hinge_xdg_decoration_manager(void) {
  return &zxdg_decoration_manager_v1_interface;
}
