#include <wayland-server.h>
#include "xdg-shell-server-protocol.h"
#include "viewporter-server-protocol.h"
#include "fractional-scale-v1-server-protocol.h"
#include "xdg-decoration-unstable-v1-server-protocol.h"

// `struct xdg_wm_base_interface`, the table of requests, hides the variable of that name from Swift.
#define HINGE_INTERFACE(name) \
  static inline const struct wl_interface *hinge_##name(void) { return &name##_interface; }
HINGE_INTERFACE(wl_buffer)
HINGE_INTERFACE(wl_callback)
HINGE_INTERFACE(wl_compositor)
HINGE_INTERFACE(wl_surface)
HINGE_INTERFACE(wl_region)
HINGE_INTERFACE(wl_seat)
HINGE_INTERFACE(wl_touch)
HINGE_INTERFACE(wl_pointer)
HINGE_INTERFACE(wl_keyboard)
HINGE_INTERFACE(wl_output)
HINGE_INTERFACE(xdg_wm_base)
HINGE_INTERFACE(xdg_surface)
HINGE_INTERFACE(xdg_toplevel)
HINGE_INTERFACE(wp_viewporter)
HINGE_INTERFACE(wp_viewport)
HINGE_INTERFACE(wp_fractional_scale_manager_v1)
HINGE_INTERFACE(wp_fractional_scale_v1)
HINGE_INTERFACE(zxdg_decoration_manager_v1)
HINGE_INTERFACE(zxdg_toplevel_decoration_v1)

// Swift does not import variadic functions.
static inline void hinge_post_error(struct wl_resource *resource, uint32_t code, const char *text) {
  wl_resource_post_error(resource, code, "%s", text);
}

// glibc declares it with _GNU_SOURCE alone, which Swift's importer does not define.
extern int memfd_create(const char *name, unsigned int flags);
