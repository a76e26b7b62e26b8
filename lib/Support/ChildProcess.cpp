#include "zero/Support/ChildProcess.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Program.h"
#include <atomic>
#include <csignal>

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

  void setChild(pid_t pid) {
    child = pid;
    if (int number = seen) // came before there was one to pass it on to
      kill(pid, number);
  }
  int getSeen() const { return seen; }

private:
  static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

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
} // namespace

ChildEnd zero::runChild(llvm::StringRef program, llvm::ArrayRef<llvm::StringRef> arguments,
                        llvm::ArrayRef<std::optional<llvm::StringRef>> redirects) {
  ChildEnd end;
  bool isMissing = false;
  SignalsForChild signals;
  llvm::sys::ProcessInfo process = llvm::sys::ExecuteNoWait(program, arguments, std::nullopt,
                                                            redirects, 0, &end.message, &isMissing);
  if (isMissing) {
    end.status = -1;
    return end;
  }
  signals.setChild(process.Pid);
  end.status = llvm::sys::Wait(process, std::nullopt, &end.message).ReturnCode;
  end.signal = signals.getSeen();
  return end;
}
