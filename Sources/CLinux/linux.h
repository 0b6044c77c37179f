// What Swift's Glibc module leaves out of Linux, because it is read without _GNU_SOURCE.
#include <sys/types.h>
#include <sys/auxv.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <linux/memfd.h>
#include <getopt.h>

int memfd_create(const char *name, unsigned int flags);
int fallocate(int fd, int mode, off_t offset, off_t length);
pid_t gettid(void);
int pipe2(int ends[2], int flags);

// F_ADD_SEALS and its seals; linux/fcntl.h can't be read beside fcntl.h.
enum {
  HINGE_ADD_SEALS = 1024 + 9,
  HINGE_SEAL_SEAL = 1,
  HINGE_SEAL_SHRINK = 2,
  HINGE_SEAL_GROW = 4,
};

// poll.h has it with _GNU_SOURCE only.
enum { HINGE_POLLRDHUP = 0x2000 };

// getopt_long keeps its place in variables, which Swift takes for shared state that nobody guards.
static inline void hinge_getopt_start(void) {
  optind = 0;
  opterr = 0;
}
static inline const char *hinge_getopt_argument(void) { return optarg; }
static inline int hinge_getopt_index(void) { return optind; }
static inline int hinge_getopt_option(void) { return optopt; }

// Left out of spawn.h.
static inline int hinge_spawn_setsid(void) { return 0x80; }

extern char **environ;
static inline char *const *hinge_environment(void) { return environ; }

// The path that this program was started by, as it was given to execve; null where the kernel does not say.
static inline const char *hinge_executable(void) { return (const char *)getauxval(AT_EXECFN); }
