// What the end-to-end tests need from C: KWin's fake-input protocol and process descriptors.
#include <sys/pidfd.h>
#include <wayland-client.h>

#include "fake-input-client-protocol.h"

// libwayland keeps this address, so it comes from C and not from a Swift copy.
static inline const struct wl_interface *hinge_fake_input(void) { return &org_kde_kwin_fake_input_interface; }
