#include "CommandLine.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Support/TextCheck.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace zero;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Options of the way down
//===----------------------------------------------------------------------===//

cl::OptionCategory &tools::getCategory() {
  static cl::OptionCategory category("Options");
  return category;
}

static cl::OptionCategory &getPassCategory() {
  static cl::OptionCategory category("Options of single passes", "See docs/Passes.");
  return category;
}

/// Names and descriptions of the options: those of the pipelines.
static PipelineOptions &getKnown() {
  static PipelineOptions known;
  return known;
}

/// LLVM's libraries register options of their own (`--threads`); ours go before them.
static StringRef claim(StringRef name) {
  auto &registered = cl::getRegisteredOptions();
  if (auto known = registered.find(name); known != registered.end())
    known->second->removeArgument();
  return name;
}

namespace {
/// An option of the pipelines on the command line.
template <typename T, typename Parsed = cl::opt<T>, typename Option = PipelineOptions::Option<T>>
class Flag {
public:
  template <typename... Modifiers>
  Flag(Option PipelineOptions::*option, StringRef value, cl::OptionCategory &category,
       Modifiers... modifiers)
      : option(option),
        given(claim((getKnown().*option).ArgStr), cl::value_desc(value),
              cl::desc((getKnown().*option).HelpStr), cl::cat(category), modifiers...) {}

  void copyTo(PipelineOptions &options) const {
    if (given.getNumOccurrences())
      assign(options.*option);
  }

private:
  void assign(PipelineOptions::Option<T> &to) const { to = given.getValue(); }
  void assign(PipelineOptions::ListOption<T> &to) const { to = llvm::ArrayRef<T>(given); }

  Option PipelineOptions::*option;
  Parsed given;
};
using ListFlag = Flag<std::string, cl::list<std::string>, PipelineOptions::ListOption<std::string>>;

/// Everything that a pass of the way down can be told.
struct Flags {
  cl::OptionCategory &main = tools::getCategory(), &pass = getPassCategory();
  Flag<int64_t> stage{&PipelineOptions::stage, "S", main};
  Flag<int64_t> ranks{&PipelineOptions::ranks, "N", main};
  Flag<std::string> target{&PipelineOptions::target, "cpu[:NAME]", main};
  Flag<int64_t> threads{&PipelineOptions::threads, "N", main};
  Flag<std::string> roles{&PipelineOptions::roles, "FILE", main};
  Flag<std::string> batch{&PipelineOptions::batch, "argK[:DIM],...", main};
  ListFlag allowReplicated{&PipelineOptions::allowReplicated, "NAME,...", main, cl::CommaSeparated};
  Flag<int64_t> maxExtraMemory{&PipelineOptions::maxExtraMemory, "BYTES", main};
  Flag<int64_t> maxExtraWire{&PipelineOptions::maxExtraWire, "BYTES", main};
  Flag<bool> allowGather{&PipelineOptions::allowGather, "", main};
  Flag<std::string> origin{&PipelineOptions::origin, "FILE", main};
  Flag<bool> unproved{&PipelineOptions::unproved, "", main};
  Flag<int64_t> unrollLimit{&PipelineOptions::unrollLimit, "OPS", main};
  Flag<int64_t> block{&PipelineOptions::block, "ELEMENTS", pass};
  Flag<int64_t> unitBytes{&PipelineOptions::unitBytes, "BYTES", pass};
  Flag<int64_t> maxReplicatedBytes{&PipelineOptions::maxReplicatedBytes, "BYTES", pass};
  ListFlag disableRules{&PipelineOptions::disableRules, "NAME,...", pass, cl::CommaSeparated};
  Flag<int64_t> maxOps{&PipelineOptions::maxOps, "OPS", pass};
  Flag<int64_t> maxBuffers{&PipelineOptions::maxBuffers, "COUNT", pass};
  Flag<int64_t> prefetch{&PipelineOptions::prefetch, "UNITS", pass};
  Flag<int64_t> alignment{&PipelineOptions::alignment, "BYTES", pass};

  void copyTo(PipelineOptions &options) const {
    auto copy = [&](const auto &...flags) { (flags.copyTo(options), ...); };
    copy(stage, ranks, target, threads, roles, batch, allowReplicated, allowGather, origin,
         unproved, unrollLimit, block, unitBytes, maxReplicatedBytes, maxExtraMemory, maxExtraWire,
         disableRules, maxOps, maxBuffers, prefetch, alignment);
  }
};
} // namespace

static Flags flags;

LogicalResult tools::readOptions(ModuleOp module, PipelineOptions &options) {
  flags.copyTo(options);
  return settleOptions(module, options);
}

void tools::draftRoles(StringRef input, StringRef output, PipelineOptions &options) {
  StringRef stem = llvm::sys::path::stem(input == "-" ? "step" : input);
  bool hasOutput = !output.empty() && output != "-";
  options.rolesDraft = ((hasOutput ? output : stem) + ".roles").str();
}

//===----------------------------------------------------------------------===//
// Command line and messages
//===----------------------------------------------------------------------===//

static StringRef toolName;

void tools::parseCommandLine(int argc, char **argv, StringRef overview) {
  toolName = llvm::sys::path::filename(argv[0]);
  registerPassManagerCLOptions();
  cl::HideUnrelatedOptions({&getCategory(), &getPassCategory()});
  cl::ParseCommandLineOptions(argc, argv, overview);
}

LogicalResult tools::fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), toolName) << message << "\n";
  return failure();
}

LogicalResult tools::flushOutput() {
  llvm::raw_fd_ostream &out = llvm::outs();
  out.flush();
  if (!out.has_error())
    return success();
  std::string reason = out.error().message();
  out.clear_error(); // a stream that ends with an error ends the process its own way
  return fail("cannot write to the standard output: " + reason);
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// Devices without end (/dev/zero) would be read until memory is full.
static llvm::Error checkKind(StringRef path) {
  llvm::sys::fs::file_status status;
  if (path == "-" || llvm::sys::fs::status(path, status))
    return llvm::Error::success(); // what is wrong, reading says
  auto type = status.type();
  bool isDevice = type == llvm::sys::fs::file_type::character_file ||
                  type == llvm::sys::fs::file_type::block_file;
  if (!isDevice || path == "/dev/stdin" || path == "/dev/null")
    return llvm::Error::success();
  return llvm::createStringError("cannot read '" + path +
                                 "': it is a device; give a file, or - for "
                                 "the standard input");
}

/// A file's bytes; of an executable made before, the `import` module that it carries.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> readBytes(StringRef path) {
  if (llvm::Error error = checkKind(path))
    return std::move(error);
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file)
    return llvm::createStringError("cannot read '" + path + "': " + file.getError().message());
  llvm::file_magic magic = llvm::identify_magic((*file)->getBuffer());
  if (magic < llvm::file_magic::elf || magic > llvm::file_magic::elf_core) {
    if (llvm::Error error = checkText((*file)->getBuffer(), path))
      return std::move(error);
    return std::move(*file);
  }
  llvm::Expected<std::string> origin = readImportBytecode(path);
  if (!origin)
    return origin.takeError();
  return llvm::MemoryBuffer::getMemBufferCopy(*origin, path);
}

OwningOpRef<ModuleOp> tools::readModule(StringRef path, MLIRContext &context,
                                        llvm::SourceMgr &sources) {
  auto bytes = readBytes(path);
  if (!bytes) {
    (void)fail(llvm::toString(bytes.takeError()));
    return nullptr;
  }
  sources.AddNewSourceBuffer(std::move(*bytes), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    (void)fail("cannot read '" + path +
               "': expected a module as jax.jit(step).lower(...).as_text() gives it, of ops in "
               "docs/Dialects");
  return module;
}
