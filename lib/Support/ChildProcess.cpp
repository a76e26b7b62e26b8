#include "zero/Support/ChildProcess.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zero;

namespace {
/// While it lives, signals that end programs go to the child.
class SignalsForChild {
public:
  SignalsForChild() {
    child = 0;
    seen = 0;
    struct sigaction action = {};
    action.sa_sigaction = pass;
    action.sa_flags = SA_SIGINFO;
    for (auto [number, old] : llvm::zip_equal(kSignals, before))
      sigaction(number, &action, &old);
  }
  ~SignalsForChild() {
    for (auto [number, old] : llvm::zip_equal(kSignals, before))
      sigaction(number, &old, nullptr);
  }

  static void setChild(pid_t pid) {
    child = pid;
    if (int number = seen) // came before there was one to pass it on to
      kill(pid, number);
  }
  int getSeen() const { return seen; }

private:
  static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1};

  static void pass(int number, siginfo_t *info, void *) {
    seen = number;
    pid_t pid = child;
    // What a terminal sends reaches the child, too.
    if (pid && info->si_code <= 0)
      kill(pid, number);
  }

  static inline std::atomic<pid_t> child = 0;
  static inline std::atomic<int> seen = 0;
  struct sigaction before[std::size(kSignals)];
};

/// What a program is started with: plain memory, for use after fork.
struct Start {
  const char *program;
  llvm::SmallVector<char *> arguments;
  const char *files[3] = {}; // for stdin, stdout and stderr; null: as they are
};
} // namespace

//===----------------------------------------------------------------------===//
// The guard: a process between the tool and the program. Nobody can catch SIGKILL, so the tool
// cannot take the program along; the kernel tells the guard that the tool is gone, and the guard
// ends the program and whatever it has started. Only system calls here: the tool had threads.
//===----------------------------------------------------------------------===//

static pid_t guarded;                     // the program
static constexpr int kOrphaned = SIGUSR2; // what the kernel sends when the tool is gone

static void endGuarded(int) {
  if (guarded > 0)
    kill(guarded, SIGKILL);
}

/// Ends every child of this process; those that an ended one leaves become this one's.
static void endChildren() {
  char path[64] = "/proc/self/task/", *end = path + strlen(path);
  char digits[16];
  int count = 0;
  for (pid_t pid = getpid(); pid > 0; pid /= 10)
    digits[count++] = static_cast<char>('0' + pid % 10);
  while (count > 0)
    *end++ = digits[--count];
  strcpy(end, "/children");
  do {
    char text[4096];
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = file < 0 ? 0 : read(file, text, sizeof(text) - 1);
    if (file >= 0)
      close(file);
    text[std::max<ssize_t>(size, 0)] = 0;
    for (char *at = text; *at;) {
      char *next;
      auto pid = static_cast<pid_t>(strtol(at, &next, 10));
      if (next == at)
        break;
      kill(pid, SIGKILL);
      at = *next ? next + 1 : next;
    }
  } while (waitpid(-1, nullptr, 0) > 0 || errno == EINTR);
}

/// Says why the program could not be started.
[[noreturn]] static void giveUp(int report) {
  int error = errno;
  (void)!write(report, &error, sizeof(error));
  _exit(127);
}

[[noreturn]] static void runProgram(const Start &start, int report) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, kOrphaned})
    signal(number, SIG_DFL);
  for (int i = 0; i < 3; ++i) {
    if (!start.files[i])
      continue;
    int flags = i == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND;
    int file = open(*start.files[i] ? start.files[i] : "/dev/null", flags, 0666);
    if (file < 0 || dup2(file, i) < 0)
      giveUp(report);
  }
  execv(start.program, start.arguments.data());
  giveUp(report);
}

/// Never returns; ends as the program did.
[[noreturn]] static void runGuard(const Start &start, int report, pid_t tool, sigset_t before) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(kOrphaned, endGuarded);
  prctl(PR_SET_PDEATHSIG, kOrphaned);
  if (getppid() != tool)
    _exit(127);
  pid_t program = fork();
  if (program == 0) {
    sigprocmask(SIG_SETMASK, &before, nullptr);
    runProgram(start, report);
  }
  guarded = program;
  close(report);
  SignalsForChild::setChild(program); // the handlers are the tool's, inherited
  sigprocmask(SIG_SETMASK, &before, nullptr);
  int status = 0;
  while (waitpid(program, &status, 0) < 0 && errno == EINTR) {
  }
  endChildren(); // also what it has left behind
  if (!WIFSIGNALED(status))
    _exit(WEXITSTATUS(status));
  prctl(PR_SET_DUMPABLE, 0); // the program has left its core already
  signal(WTERMSIG(status), SIG_DFL);
  kill(getpid(), WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

/// Starts the guard; gives what errno was where the program could not be started.
static pid_t startGuard(const Start &start, int &error) {
  int report[2];
  error = 0;
  if (pipe2(report, O_CLOEXEC) != 0) {
    error = errno;
    return -1;
  }
  // A signal waits until there is somebody to pass it on to.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t tool = getpid(), guard = fork();
  if (guard == 0)
    runGuard(start, report[1], tool, before);
  error = guard < 0 ? errno : 0;
  SignalsForChild::setChild(guard < 0 ? 0 : guard);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  close(report[1]);
  ssize_t size;
  int found = 0;
  while ((size = read(report[0], &found, sizeof(found))) < 0 && errno == EINTR) {
  }
  close(report[0]);
  if (size == sizeof(found))
    error = found;
  return guard;
}

ChildEnd zero::runChild(llvm::StringRef program, llvm::ArrayRef<llvm::StringRef> arguments,
                        llvm::ArrayRef<std::optional<llvm::StringRef>> redirects) {
  ChildEnd end;
  std::string path = program.str();
  llvm::SmallVector<std::string> texts, files;
  for (llvm::StringRef argument : arguments)
    texts.push_back(argument.str());
  for (const std::optional<llvm::StringRef> &file : redirects)
    files.push_back(file.value_or("").str());
  Start start{path.c_str(), {}, {}};
  for (std::string &text : texts)
    start.arguments.push_back(text.data());
  start.arguments.push_back(nullptr);
  for (auto [index, file] : llvm::enumerate(redirects))
    if (file)
      start.files[index] = files[index].c_str();

  SignalsForChild signals;
  int error = 0, status = 0;
  pid_t guard = startGuard(start, error);
  while (guard > 0 && waitpid(guard, &status, 0) < 0 && errno == EINTR) {
  }
  end.signal = signals.getSeen();
  if (error != 0) {
    end.status = -1;
    end.message = "cannot run '" + path + "': " + strerror(error);
  } else if (WIFSIGNALED(status)) {
    end.status = -2;
    end.message = strsignal(WTERMSIG(status));
  } else {
    end.status = WEXITSTATUS(status);
  }
  return end;
}
