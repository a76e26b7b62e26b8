#include "CommandLine.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Support/DenseBooleans.h"
#include "zero/Support/OutputFile.h"
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

/// LLVM's libraries register options of their own (`--threads`); ours go before them.
static StringRef claim(StringRef name) {
  auto &registered = cl::getRegisteredOptions();
  if (auto known = registered.find(name); known != registered.end())
    known->second->removeArgument();
  return name;
}

namespace {
/// A switch; says what it means where it is given a number, as `--tensor-parallel=4`.
struct SwitchParser : cl::parser<bool> {
  using cl::parser<bool>::parser;

  bool parse(cl::Option &option, StringRef name, StringRef text, bool &value) {
    int64_t number;
    if (!text.getAsInteger(10, number) && number != 0 && number != 1)
      return option.error("expected no number, found " + text + ": " + option.HelpStr);
    return cl::parser<bool>::parse(option, name, text, value);
  }
};

template <typename T>
using Flag =
    cl::opt<T, false, std::conditional_t<std::is_same_v<T, bool>, SwitchParser, cl::parser<T>>>;
} // namespace

/// An option of the pipelines on the command line.
template <typename T>
static std::unique_ptr<cl::Option> addFlag(const PipelineOptions::Option<T> &option,
                                           StringRef value, cl::OptionCategory &category) {
  return std::make_unique<Flag<T>>(claim(option.ArgStr), cl::value_desc(value),
                                   cl::desc(option.HelpStr), cl::cat(category));
}
template <typename T>
static std::unique_ptr<cl::Option> addFlag(const PipelineOptions::ListOption<T> &option,
                                           StringRef value, cl::OptionCategory &category) {
  return std::make_unique<cl::list<T>>(claim(option.ArgStr), cl::value_desc(value),
                                       cl::desc(option.HelpStr), cl::cat(category),
                                       cl::CommaSeparated);
}

template <typename T>
static void copyFlag(const cl::Option &flag, PipelineOptions::Option<T> &option) {
  option = static_cast<const Flag<T> &>(flag).getValue();
}
template <typename T>
static void copyFlag(const cl::Option &flag, PipelineOptions::ListOption<T> &option) {
  option = ArrayRef<T>(static_cast<const cl::list<T> &>(flag));
}

namespace {
/// Everything that a pass of the way down can be told: one flag for each option that --help lists.
class Flags {
public:
  Flags() {
    visitOptions(known, [&](auto &option, const OptionFacts &facts, auto &&) {
      bool isMain = facts.listing == OptionListing::InMain;
      flags.push_back(
          facts.listing == OptionListing::NotListed
              ? nullptr
              : addFlag(option, facts.value, isMain ? tools::getCategory() : getPassCategory()));
    });
  }

  void copyTo(PipelineOptions &options) const {
    auto flag = flags.begin();
    visitOptions(options, [&](auto &option, const OptionFacts &, auto &&) {
      if (*flag && (*flag)->getNumOccurrences())
        copyFlag(**flag, option);
      ++flag;
    });
  }

private:
  PipelineOptions known; // names and descriptions: flags refer to them
  std::vector<std::unique_ptr<cl::Option>> flags;
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
  failBeyondFileLimit();
  mlir::registerMLIRContextCLOptions(); // --mlir-disable-threading
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
    if (std::optional<std::string> packed = packBooleans((*file)->getBuffer()))
      return llvm::MemoryBuffer::getMemBufferCopy(*packed, (*file)->getBufferIdentifier());
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
