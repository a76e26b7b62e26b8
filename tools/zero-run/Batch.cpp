//===- Batch.cpp - Several files, each in a process of its own ---------------------===//
//
// What takes most of the time of a small program is to start the tool: here it starts once. A child
// is a copy of it, so whatever a file makes it do stays its own. Its temporary files are in a
// folder that goes with it, however it ends.
//===-------------------------------------------------------------------------------===//
#include "CommandLine.h"
#include "ZeroRun.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace zero;
using tools::fail;

/// Milliseconds until `end`, for poll; -1 for no limit.
static int getRest(std::optional<std::chrono::steady_clock::time_point> end) {
  if (!end)
    return -1;
  auto rest = *end - std::chrono::steady_clock::now();
  int64_t milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(rest).count();
  return static_cast<int>(std::clamp<int64_t>(milliseconds, 0, INT_MAX));
}

/// Reads to the end of what a child writes, which comes with the child's own; false where that is
/// later than the limit.
static bool readAll(int file, unsigned timeLimit, std::string &text) {
  std::optional<std::chrono::steady_clock::time_point> end;
  if (timeLimit)
    end = std::chrono::steady_clock::now() + std::chrono::seconds(timeLimit);
  while (true) {
    pollfd waiting{file, POLLIN, 0};
    int ready = poll(&waiting, 1, getRest(end));
    if (ready == 0 || getRest(end) == 0) // what writes without end is late, too
      return false;
    char buffer[4096];
    ssize_t size = ready < 0 ? -1 : read(file, buffer, sizeof(buffer));
    if (size == 0 || (size < 0 && errno != EINTR))
      return true;
    if (size > 0)
      text.append(buffer, size);
  }
}

/// STEM.safetensors in `folder`.
static std::string getArrays(StringRef folder, StringRef file) {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, llvm::sys::path::stem(file) + ".safetensors");
  return path.str().str();
}

[[noreturn]] static void runHere(const BatchRequest &request, StringRef file, StringRef temporary,
                                 pid_t tool) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != tool)
    _exit(1);
  setenv("TMPDIR", temporary.str().c_str(), /*replace=*/1);
  std::string args, results;
  if (!request.argsFolder.empty() && llvm::sys::fs::exists(getArrays(request.argsFolder, file)))
    args = getArrays(request.argsFolder, file);
  if (!request.resultsFolder.empty())
    results = getArrays(request.resultsFolder, file);
  bool ran = succeeded(request.run(file, args, results));
  ran &= succeeded(tools::flushOutput());
  llvm::errs().flush();
  _exit(ran ? 0 : 1);
}

/// Runs one file; what is wrong, or nothing.
static std::string runOne(const BatchRequest &request, StringRef file) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    return std::string("cannot make a pipe: ") + strerror(errno);
  SmallString<128> temporary;
  if (std::error_code error = llvm::sys::fs::createUniqueDirectory("zero-run", temporary)) {
    close(ends[0]);
    close(ends[1]);
    return "cannot make a temporary folder: " + error.message();
  }
  llvm::scope_exit removeTemporary([&] { llvm::sys::fs::remove_directories(temporary); });
  pid_t tool = getpid(), child = fork();
  if (child == 0) {
    dup2(ends[1], STDERR_FILENO);
    runHere(request, file, temporary, tool);
  }
  close(ends[1]);
  std::string said;
  bool inTime = child < 0 || readAll(ends[0], request.timeLimit, said);
  close(ends[0]);
  if (child < 0)
    return std::string("cannot start a process: ") + strerror(errno);
  if (!inTime)
    kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!inTime)
    return said + "still ran after " + std::to_string(request.timeLimit) + " s";
  if (WIFSIGNALED(status))
    return std::string(strsignal(WTERMSIG(status))) + "\n" + said;
  if (WEXITSTATUS(status) == 0) {
    llvm::errs() << said; // warnings and remarks
    return "";
  }
  return said.empty() ? "ended with status " + std::to_string(WEXITSTATUS(status)) : said;
}

/// Files are told apart by their stems where arrays are.
static LogicalResult checkNames(const BatchRequest &request) {
  for (StringRef folder : {request.argsFolder, request.resultsFolder})
    if (!folder.empty() && !llvm::sys::fs::is_directory(folder))
      return fail("'" + folder + "' is no folder: of several files, --args and --results name " +
                  "folders with STEP.safetensors for each");
  llvm::StringSet<> stems;
  bool named = !request.argsFolder.empty() || !request.resultsFolder.empty();
  for (StringRef file : request.files)
    if (named && !stems.insert(llvm::sys::path::stem(file)).second)
      return fail("two files are called '" + llvm::sys::path::stem(file) +
                  "': their arrays would have one name");
  return success();
}

LogicalResult zero::runBatch(const BatchRequest &request) {
  if (failed(checkNames(request)))
    return failure();
  bool allRan = true;
  for (StringRef file : request.files) {
    llvm::outs().flush(); // a child would write it again
    std::string error = runOne(request, file);
    llvm::json::Object line{{"file", file}, {"ok", error.empty()}};
    if (!error.empty())
      line["error"] = llvm::json::fixUTF8(error);
    llvm::outs() << llvm::json::Value(std::move(line)) << "\n";
    llvm::errs() << error << (error.empty() || StringRef(error).ends_with("\n") ? "" : "\n");
    allRan &= error.empty();
  }
  return success(allRan);
}
