#include <wayland-server.h>
#include "xdg-shell-server-protocol.h"
#include "viewporter-server-protocol.h"
#include "fractional-scale-v1-server-protocol.h"
#include "xdg-decoration-unstable-v1-server-protocol.h"

// `struct xdg_wm_base_interface`, the table of requests, hides the variable of that name from Swift.
static inline const struct wl_interface *hinge_xdg_wm_base(void) { return &xdg_wm_base_interface; }
