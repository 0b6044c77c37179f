// What the tests' process and its children find in their environment, whatever the person's is. It runs before main, so
// before anything asks for a font or a locale: linking this target is all that a test target does for it.

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const settings[][2] = {
    {"HOME", "/dev/null/none"},
    {"LC_ALL", "C.UTF-8"},
    {"TZ", "UTC"},
    {"XDG_CONFIG_DIRS", "/dev/null/none"},
    {"XDG_DATA_DIRS", "/dev/null/none"},
};

// A person's folders and preferences, and the desktop that runs.
static const char *const unset[] = {
    "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "GDK_BACKEND",
    "GTK_THEME", "LANG", "LANGUAGE", "PANGO_LANGUAGE", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XCURSOR_PATH",
    "XCURSOR_SIZE", "XCURSOR_THEME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP", "XDG_DATA_HOME",
    "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE", "XDG_STATE_HOME",
};

__attribute__((constructor)) static void settle(void) {
  for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) setenv(settings[i][0], settings[i][1], 1);
  for (size_t i = 0; i < sizeof unset / sizeof *unset; i++) unsetenv(unset[i]);

  // Tests/TestEnvironment/TestEnvironment.c; the fonts are in Tests/Fonts.
  char tests[PATH_MAX];
  snprintf(tests, sizeof tests, "%s", __FILE__);
  for (int i = 0; i < 2; i++) {
    char *slash = strrchr(tests, '/');
    if (slash) *slash = '\0';
  }
  char fonts[PATH_MAX + sizeof "/Fonts/fonts.conf"];
  snprintf(fonts, sizeof fonts, "%s/Fonts/fonts.conf", tests);
  setenv("FONTCONFIG_FILE", fonts, 1);
}
