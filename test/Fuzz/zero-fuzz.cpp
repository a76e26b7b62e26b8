//===- zero-fuzz.cpp - Damaged modules through the front end --------------------===//
//
//   zero-fuzz FILE|FOLDER... --runs=10000 --seed=1 --jobs=2 --save=DIR     damaged inputs, failures
//   to DIR zero-fuzz --replay FILE...                                             undamaged: one
//   line each zero-fuzz --reduce FILE -o SMALL                                       the smallest
//   text that fails alike
//
// Exits with 1 where an input crashed, took longer or more memory than it may, failed without a
// message or printed text that does not read back.
//===------------------------------------------------------------------------===//
#include "Mutator.h"
#include "Worker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <sys/wait.h>
#include <unistd.h>

using namespace zero;
using namespace zero::fuzz;
namespace cl = llvm::cl;

static cl::OptionCategory category("zero-fuzz options");
static cl::list<std::string> inputs(cl::Positional, cl::desc("FILE|FOLDER..."), cl::OneOrMore,
                                    cl::cat(category));
static cl::opt<uint64_t> runs("runs", cl::init(10000), cl::desc("Damaged inputs"),
                              cl::cat(category));
static cl::opt<uint64_t> seed("seed", cl::init(1), cl::desc("Another seed, other inputs"),
                              cl::cat(category));
static cl::opt<uint64_t> firstInput("first", cl::init(0), cl::desc("Start at this input"),
                                    cl::cat(category));
static cl::opt<unsigned> jobs("jobs", cl::init(1), cl::desc("Processes at a time"),
                              cl::cat(category));
static cl::opt<unsigned> seconds("seconds", cl::init(20), cl::desc("CPU time of an input"),
                                 cl::cat(category));
static cl::opt<unsigned> megabytes(
    "megabytes", cl::init(2048),
    cl::desc("Memory of an input (with AddressSanitizer: ASAN_OPTIONS=hard_rss_limit_mb)"),
    cl::cat(category));
static cl::opt<std::string> to("to", cl::init("partitioned"), cl::desc("Phase to go down to"),
                               cl::cat(category));
static cl::opt<std::string> save("save", cl::init("."), cl::desc("Folder for inputs that fail"),
                                 cl::cat(category));
static cl::opt<std::string> output("o", cl::init("reduced.mlir"), cl::desc("Output of --reduce"),
                                   cl::cat(category));
static cl::opt<bool> replay("replay", cl::desc("Run the files as they are"), cl::cat(category));
static cl::opt<bool> reduce("reduce", cl::desc("Make a failing file smaller"), cl::cat(category));
static cl::opt<bool> show("show", cl::desc("Print the input --first and end"), cl::cat(category));

[[noreturn]] static void fail(const llvm::Twine &message) {
  llvm::errs() << "error: " << message << "\n";
  std::exit(2);
}

static std::string readFile(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    fail("cannot read '" + path + "': " + file.getError().message());
  return (*file)->getBuffer().str();
}

static void writeFile(llvm::StringRef path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  if (error)
    fail("cannot write '" + path + "': " + error.message());
  file << text;
}

/// The files named and the .mlir files below the folders named, sorted.
static std::vector<std::string> findFiles() {
  std::vector<std::string> files;
  for (const std::string &input : inputs) {
    if (!llvm::sys::fs::is_directory(input)) {
      files.push_back(input);
      continue;
    }
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator at(input, error), end; at != end && !error;
         at.increment(error))
      if (llvm::StringRef(at->path()).ends_with(".mlir"))
        files.push_back(at->path());
    if (error)
      fail("cannot list '" + input + "': " + error.message());
  }
  llvm::sort(files);
  return files;
}

//===----------------------------------------------------------------------===//
// Reducing
//===----------------------------------------------------------------------===//

/// Drops pieces between `separator`s, halves first, as long as the failure stays the same.
static std::string dropPieces(std::string text, llvm::StringRef separator,
                              const std::string &failure, const Bounds &bounds) {
  llvm::SmallVector<llvm::StringRef> split;
  llvm::StringRef(text).split(split, separator);
  std::vector<std::string> pieces(split.begin(), split.end());
  for (size_t chunk = std::max<size_t>(pieces.size() / 2, 1); chunk; chunk /= 2)
    for (size_t at = 0; at < pieces.size();) {
      std::vector<std::string> rest(pieces.begin(), pieces.begin() + at);
      rest.insert(rest.end(), pieces.begin() + std::min(at + chunk, pieces.size()), pieces.end());
      if (findFailure(llvm::join(rest, separator), bounds) == failure)
        pieces = std::move(rest);
      else
        at += chunk;
    }
  return llvm::join(pieces, separator);
}

static int reduceFile(const Bounds &bounds) {
  std::string text = readFile(inputs[0]), failure = findFailure(text, bounds);
  if (failure.empty())
    fail("'" + inputs[0] + "' does not fail");
  for (size_t before = text.size() + 1; text.size() < before;) {
    before = text.size();
    for (llvm::StringRef separator : {"\n", ",", " "})
      text = dropPieces(std::move(text), separator, failure, bounds);
  }
  writeFile(output, text);
  llvm::outs() << failure << ": " << text.size() << " bytes in " << output << "\n";
  return 0;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

static void printCounts(const Counts &counts) {
  static const char *kNames[] = {"refused by the parser", "parsed", "imported", "below import"};
  for (unsigned k = 0; k < 4; ++k)
    llvm::outs() << (k ? ", " : "  ") << counts.reached[k] << " " << kNames[k];
  llvm::outs() << "\n";
}

static int replayFiles(const Bounds &bounds) {
  int failures = 0;
  for (const std::string &path : findFiles()) {
    std::string what = findFailure(readFile(path), bounds);
    llvm::outs() << path << ": " << (what.empty() ? "fine" : what) << "\n";
    failures += !what.empty();
  }
  return failures != 0;
}

/// Inputs [first, last) of the run; writes those that fail.
static int runShare(const Corpus &corpus, uint64_t first, uint64_t last, const Bounds &bounds) {
  uint64_t failures = 0;
  auto makeText = [&](uint64_t index) { return makeInput(corpus, seed, index); };
  auto onFailure = [&](uint64_t index, const std::string &what) {
    std::string path =
        (save + "/failure-" + llvm::Twine(seed) + "-" + llvm::Twine(index) + ".mlir").str();
    writeFile(path, makeText(index));
    llvm::outs() << "input " << index << " of seed " << seed << ": " << what << ": " << path
                 << "\n";
    llvm::outs().flush();
    ++failures;
  };
  Counts counts = runInputs(first, last, bounds, makeText, onFailure);
  llvm::outs() << "inputs " << first << " to " << last << " of seed " << seed << ": " << failures
               << " failed\n";
  printCounts(counts);
  llvm::outs().flush();
  return failures != 0;
}

/// Splits the run over processes; each prints its own share.
static int runAll(const Corpus &corpus, const Bounds &bounds) {
  unsigned share = std::max(1u, unsigned(jobs));
  std::vector<pid_t> children;
  for (unsigned k = 0; k < share; ++k) {
    uint64_t first = firstInput + runs * k / share, last = firstInput + runs * (k + 1) / share;
    if (pid_t child = fork())
      children.push_back(child);
    else
      _exit(runShare(corpus, first, last, bounds));
  }
  bool failed = false;
  for (pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    failed |= status != 0;
  }
  return failed;
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Damaged modules through the front end\n");
  std::optional<ir::Phase> phase = ir::symbolizePhase(to);
  if (!phase || *phase == ir::Phase::Executable)
    fail("--to is import, replica, partitioned, scheduled or planned, found '" + to + "'");
  Bounds bounds{seconds, megabytes, *phase};
  if (reduce)
    return reduceFile(bounds);
  if (replay)
    return replayFiles(bounds);
  Corpus corpus;
  for (const std::string &path : findFiles())
    corpus.addFile(readFile(path));
  corpus.finish();
  if (corpus.size() == 0)
    fail("no .mlir file to start from");
  if (show) {
    llvm::outs() << makeInput(corpus, seed, firstInput);
    return 0;
  }
  return runAll(corpus, bounds);
}
