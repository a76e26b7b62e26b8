//===- zero-ckpt.cpp - Looks into checkpoints, and takes leaves out of them --------===//
//
// docs/Checkpoints.md. The format is the runtime's: this file knows no name and no member of it.
//===----------------------------------------------------------------------------===//
#include "Models.h"

#include "base/DType.h"
#include "base/Files.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <unistd.h>

namespace cl = llvm::cl;
using llvm::errs, llvm::outs;
using namespace zrt;

static cl::OptionCategory category("zero-ckpt");
static cl::SubCommand listCommand("list", "The checkpoints of a run: zero-ckpt list run");
static cl::SubCommand
    showCommand("show", "One checkpoint: its run and its leaves: zero-ckpt show run/step-00000100");
static cl::SubCommand verifyCommand(
    "verify", "Read every byte and compare the checksums: zero-ckpt verify run/step-00000100; of a "
              "run's folder, every checkpoint in it");

static cl::SubCommand diffCommand("diff",
                                  "How the leaves of two checkpoints differ; exit code 1 if they "
                                  "do, 2 if they cannot be compared: zero-ckpt diff "
                                  "run/step-00000100 other/step-00000100");
static cl::SubCommand exportCommand("export", "Whole leaves as .safetensors: zero-ckpt export "
                                              "run/step-00000100 -o params.safetensors");
static cl::SubCommand importCommand("import",
                                    "A model as what --init of a program reads: zero-ckpt import "
                                    "gpt2/ --map gpt2 --for ./train -o init.safetensors");
static cl::SubCommand convertCommand("convert",
                                     "Names, types or files of a model: zero-ckpt convert "
                                     "model.safetensors --dtype bf16 --shard-size 5GB -o model/");

static cl::opt<std::string> folder(cl::Positional, cl::Required, cl::value_desc("DIR"),
                                   cl::desc("DIR"), cl::sub(listCommand), cl::cat(category));
static cl::opt<std::string> shown(cl::Positional, cl::Required, cl::value_desc("PATH"),
                                  cl::desc("PATH"), cl::sub(showCommand), cl::cat(category));
static cl::opt<std::string> verified(cl::Positional, cl::Required, cl::value_desc("PATH"),
                                     cl::desc("PATH"), cl::sub(verifyCommand), cl::cat(category));

static cl::opt<std::string> first(cl::Positional, cl::Required, cl::value_desc("PATH"),
                                  cl::desc("PATH"), cl::sub(diffCommand), cl::cat(category));
static cl::opt<std::string> second(cl::Positional, cl::Required, cl::value_desc("PATH"),
                                   cl::desc("PATH"), cl::sub(diffCommand), cl::cat(category));
static cl::opt<std::string> modelInput(cl::Positional, cl::Required, cl::value_desc("PATH"),
                                       cl::desc("PATH"), cl::sub(exportCommand),
                                       cl::sub(importCommand), cl::sub(convertCommand),
                                       cl::cat(category));
static cl::opt<std::string>
    output("o", cl::Required, cl::value_desc("PATH"),
           cl::desc("the .safetensors file, or a folder for model.safetensors; it appears when it "
                    "is complete"),
           cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
           cl::cat(category));
static cl::opt<std::string>
    shardSize("shard-size", cl::value_desc("SIZE"),
              cl::desc("cut into files of at most SIZE (5GB) with an index, in the folder of -o"),
              cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
              cl::cat(category));
static cl::opt<std::string>
    mapName("map", cl::value_desc("FILE"),
            cl::desc("how names become other ones: a file, or gpt2, llama, bert or vit"),
            cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
            cl::cat(category));
static cl::list<std::string>
    sizes("size", cl::value_desc("NAME=N"),
          cl::desc("the size of a dimension of the map that shapes do not tell"),
          cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
          cl::cat(category));
static cl::opt<std::string>
    dtypeName("dtype", cl::value_desc("TYPE"),
              cl::desc("type of all floating arrays: f32, bf16, f16, f64; values are rounded"),
              cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
              cl::cat(category));
static cl::opt<std::string>
    listPath("list", cl::value_desc("FILE"),
             cl::desc("gets every name that an error is about, beyond the first eight"),
             cl::sub(exportCommand), cl::sub(importCommand), cl::sub(convertCommand),
             cl::cat(category));
static cl::opt<std::string>
    program("for", cl::value_desc("PROGRAM"),
            cl::desc("a compiled program, or a checkpoint: every parameter of it is made, in its "
                     "type; masters and averages begin as their parameters"),
            cl::sub(importCommand), cl::cat(category));
static cl::opt<bool> mayRound("round",
                              cl::desc("round values that the program's types do not have"),
                              cl::sub(importCommand), cl::cat(category));
static cl::opt<bool> isStacked("stacked",
                               cl::desc("stack the layers of names with [/{i}] in the map (with "
                                        "--for, the program says)"),
                               cl::sub(importCommand), cl::sub(convertCommand), cl::cat(category));
static cl::opt<bool> isReversed("reverse",
                                cl::desc("from the right names of the map to the left ones"),
                                cl::sub(convertCommand), cl::cat(category));

enum class Which { Params, Master, Ema, Opt, All };
static const cl::ValuesClass whichValues = cl::values(
    clEnumValN(Which::Params, "params", "parameters, trained and frozen"),
    clEnumValN(Which::Master, "master", "their copies of more bits, by the parameters' names"),
    clEnumValN(Which::Ema, "ema", "their moving averages, by the parameters' names"),
    clEnumValN(Which::Opt, "opt", "everything but parameters: moments, masters, counts"),
    clEnumValN(Which::All, "all", "every leaf"));

/// The usual one, but that it lists the choices where there is no such one.
struct WhichParser : public cl::parser<Which> {
  using cl::parser<Which>::parser;

  bool parse(cl::Option &option, llvm::StringRef name, llvm::StringRef text, Which &value) {
    std::string names;
    for (unsigned i = 0; i < getNumOptions(); ++i) {
      names += (i ? ", " : "") + getOption(i).str();
      if (getOption(i) == text)
        return cl::parser<Which>::parse(option, name, text, value);
    }
    return option.error("expects one of " + names + ", not '" + text + "'");
  }
};

static cl::opt<Which, false, WhichParser> diffWhich("which",
                                                    cl::desc("leaves by their role (default all)"),
                                                    whichValues, cl::init(Which::All),
                                                    cl::sub(diffCommand), cl::cat(category));
static cl::opt<Which, false, WhichParser>
    exportWhich("which", cl::desc("leaves by their role (default params)"), whichValues,
                cl::init(Which::Params), cl::sub(exportCommand), cl::cat(category));
static cl::list<std::string>
    chosenNames("names", cl::value_desc("GLOB"),
                cl::desc("leaves whose pytree path matches, such as 'opt_state/ema/*'; may be "
                         "given several times"),
                cl::sub(diffCommand), cl::sub(exportCommand), cl::cat(category));

static LeafFilter filterOf(Which which) {
  const char *names[] = {"params", "master", "ema", "opt", "all"};
  return {names[int(which)], {chosenNames.begin(), chosenNames.end()}};
}

/// "zero-ckpt: error: MESSAGE"; the exit code.
static int fail(const std::string &message) {
  outs().flush();
  errs() << "zero-ckpt: error: " << message << "\n";
  return 1;
}

static std::string bytesText(int64_t bytes) {
  return bytes < (1 << 20) ? format("%lld bytes", (long long)bytes)
                           : format("%.1f MiB", double(bytes) / (1 << 20));
}

static std::string withoutSlash(std::string path) {
  while (path.size() > 1 && path.back() == '/')
    path.pop_back();
  return path;
}

static Expected<std::vector<CheckpointFolder>> checkpointsIn(const std::string &path) {
  if (!isFolder(path))
    return failure(Code::BadInput, "'%s': there is no such folder", path.c_str());
  Expected<std::vector<CheckpointFolder>> found = listCheckpoints(path);
  ZRT_TRY(found.status());
  if (found->empty())
    return failure(Code::BadInput, "'%s' has no checkpoints (folders called %s and the like)",
                   path.c_str(), checkpointName(100).c_str());
  return found;
}

/// "best loss 2.40128", of the newest checkpoint that says so; the step that it is of.
static std::string bestOf(const std::vector<CheckpointFolder> &folders, int64_t &step) {
  for (auto entry = folders.rbegin(); entry != folders.rend(); ++entry) {
    if (!entry->isComplete)
      continue;
    Expected<Checkpoint> checkpoint = Checkpoint::open(entry->path);
    if (!checkpoint.isOk())
      continue;
    const CheckpointBest &best = checkpoint->index().evaluation.keepBest;
    step = best.metric.empty() ? -1 : best.step;
    return format("  best %s %.6g", best.metric.c_str(), best.value);
  }
  return "";
}

/// One line for each; one that is damaged is an error.
static int list(const std::string &path) {
  Expected<std::vector<CheckpointFolder>> found = checkpointsIn(path);
  if (!found.isOk())
    return fail(found.status().text());
  int damaged = 0;
  int64_t bestStep = -1;
  std::string best = bestOf(*found, bestStep);
  for (const CheckpointFolder &entry : *found) {
    std::string line = format("step %-10lld ", (long long)entry.step);
    if (!entry.isComplete) {
      outs() << line << "incomplete: being written, or its run was ended; it is never loaded\n";
      continue;
    }
    Expected<Checkpoint> checkpoint = Checkpoint::open(entry.path);
    if (!checkpoint.isOk()) {
      outs() << line << checkpoint.status().text() << "\n";
      ++damaged;
      continue;
    }
    const CheckpointIndex &index = checkpoint->index();
    outs() << line
           << format("complete  %12s  %zu leaves  %d rank%s%s\n",
                     bytesText(checkpoint->dataBytes()).c_str(), index.leaves.size(), index.ranks,
                     index.ranks == 1 ? "" : "s", entry.step == bestStep ? best.c_str() : "");
  }
  return damaged ? fail(format("%d of %zu checkpoints are damaged", damaged, found->size())) : 0;
}

static void showLeaves(const Checkpoint &checkpoint) {
  const CheckpointIndex &index = checkpoint.index();
  size_t nameWidth = 4, roleWidth = 4;
  for (const CheckpointLeaf &leaf : index.leaves) {
    nameWidth = std::max(nameWidth, leaf.name.size());
    roleWidth = std::max(roleWidth, leaf.role.size());
  }
  for (const CheckpointLeaf &leaf : index.leaves)
    outs() << format("  %-*s  %-*s  %14lld bytes  %s\n", int(roleWidth), leaf.role.c_str(),
                     int(nameWidth), leaf.name.c_str(),
                     (long long)(elementCount(leaf.shape) * dtypeInfo(leaf.dtype).size),
                     typeText(leaf.dtype, leaf.shape).c_str());
}

static int show(const std::string &path) {
  Expected<Checkpoint> checkpoint = Checkpoint::open(path);
  if (!checkpoint.isOk())
    return fail(checkpoint.status().text());
  const CheckpointIndex &index = checkpoint->index();
  auto row = [](const char *name, const std::string &value) {
    outs() << format("%-9s %s\n", name, value.c_str());
  };
  row("program", index.name + " " + index.program);
  row("plan", index.plan);
  row("layout", index.layout);
  row("step", std::to_string(index.step));
  row("seed", std::to_string(index.seed));
  row("data", format("%lld rows read; it has %lld", (long long)index.data.cursor,
                     (long long)index.data.rows));
  row("config", index.config);
  for (const auto &[option, best] : {std::pair("best", &index.evaluation.keepBest),
                                     std::pair("stop", &index.evaluation.earlyStop)})
    if (!best->metric.empty() && best->step >= 0)
      row(option,
          format("%s %s %.9g at step %lld, not better since in %lld evaluation%s",
                 best->isHighest ? "highest" : "lowest", best->metric.c_str(), best->value,
                 (long long)best->step, (long long)best->since, best->since == 1 ? "" : "s"));
  outs() << "ranks\n";
  for (int rank = 0; rank < index.ranks; ++rank) {
    const CheckpointPart &part = checkpoint->parts()[rank];
    outs() << format("  %-5d %14lld bytes in %zu segments\n", rank, (long long)part.bytes,
                     part.segments.size());
  }
  outs() << "leaves\n";
  showLeaves(*checkpoint);
  return 0;
}

/// The number of damaged places.
static int verifyOne(const std::string &path) {
  Expected<Checkpoint> checkpoint = Checkpoint::open(path);
  if (!checkpoint.isOk())
    return fail(checkpoint.status().text());
  int damaged = 0;
  checkpoint->verify([&](const std::string &message) { damaged += fail(message); });
  if (damaged == 0)
    outs() << path << ": " << bytesText(checkpoint->dataBytes()) << ", all as written\n";
  return damaged;
}

static int verify(const std::string &path) {
  if (isFile(path + "/" + commitFileName) || isFile(path + "/" + indexFileName) ||
      checkpointStep(path.substr(path.find_last_of('/') + 1)) >= 0)
    return verifyOne(path) != 0;
  Expected<std::vector<CheckpointFolder>> found = checkpointsIn(path);
  if (!found.isOk())
    return fail(found.status().text());
  int damaged = 0, complete = 0;
  for (const CheckpointFolder &entry : *found) {
    if (entry.isComplete)
      damaged += verifyOne(entry.path), ++complete;
    else
      outs() << entry.path << ": incomplete; it is never loaded\n";
  }
  return complete == 0 ? fail("'" + path + "' has no complete checkpoint") : damaged != 0;
}

/// 0 where they are equal, 1 where not, 2 where they cannot be compared.
static int diff(const std::string &path, const std::string &other) {
  Expected<Checkpoint> a = Checkpoint::open(path), b = Checkpoint::open(other);
  if (!a.isOk() || !b.isOk())
    return fail((a.isOk() ? b : a).status().text()) + 1;
  Expected<int64_t> differing = diffLeaves(*a, *b, filterOf(diffWhich));
  if (!differing.isOk())
    return fail(differing.status().text()) + 1;
  if (*differing == 0)
    outs() << "equal, to the last bit\n";
  else
    outs() << *differing << (*differing == 1 ? " leaf differs\n" : " leaves differ\n");
  return *differing != 0;
}

/// What the command line asks of export, import or convert.
static Expected<ModelRequest> readRequest(const std::string &mapFolder) {
  ModelRequest request;
  request.input = modelInput;
  request.map = mapName, request.mapFolder = mapFolder;
  request.program = program;
  request.toProgram = importCommand || isReversed;
  request.isStacked = isStacked;
  request.sizes.assign(sizes.begin(), sizes.end());
  request.filter = filterOf(exportWhich);
  if (!dtypeName.empty()) {
    request.dtype = dtypeFromName(dtypeName);
    if (request.dtype < 0 || !dtypeInfo(request.dtype).isFloat)
      return failure(Code::Usage, "--dtype expects f32, bf16, f16, f64 or an f8 type, not '%s'",
                     dtypeName.c_str());
    if (!program.empty())
      return failure(Code::Usage, "--for says the types: leave out --dtype");
  }
  if (isReversed && mapName.empty())
    return failure(Code::Usage, "--reverse goes with --map");
  if (isStacked && convertCommand && !isReversed)
    return failure(Code::Usage, "--stacked says what --reverse makes: leave it out");
  if (!program.empty() && isStacked)
    return failure(Code::Usage, "--for says which layers are stacked: leave out --stacked");
  request.transfer.mayRound = mayRound || request.dtype >= 0;
  request.transfer.listPath = listPath;
  Expected<ModelPlace> place = parsePlace(output, shardSize);
  ZRT_TRY(place.status());
  request.transfer.place = std::move(*place);
  return request;
}

static int runModelCommand(const std::string &mapFolder) {
  Expected<ModelRequest> request = readRequest(mapFolder);
  if (!request.isOk())
    return fail(request.status().text());
  int64_t left = 0;
  Expected<TransferResult> result = exportCommand   ? exportModel(*request)
                                    : importCommand ? importModel(*request, left)
                                                    : convertModel(*request);
  if (!result.isOk())
    return fail(result.status().text()) + (stopSignal ? 127 + stopSignal : 0);
  outs() << format("%s: %s, %lld array%s", output.c_str(), bytesText(result->bytes).c_str(),
                   (long long)result->arrays, result->arrays == 1 ? "" : "s");
  outs() << (result->files > 1 ? format(" in %lld files\n", (long long)result->files) : "\n");
  if (left)
    outs() << format(
        "%lld other state%s of the program are not in it: run it with --init-rest=zeros\n",
        (long long)left, left == 1 ? "" : "s");
  return 0;
}

/// Nothing half-written stays when the user has had enough; who asks twice does not wait.
static void onSignal(int number) {
  if ((exportCommand || importCommand || convertCommand) && stopSignal == 0) {
    stopSignal = number;
    return;
  }
  abandonAtomicFiles();
  _exit(128 + number);
}

/// Where maps lie, beside the tool.
static std::string mapFolderOf(const char *argv0) {
  std::string tool = llvm::sys::fs::getMainExecutable(argv0, reinterpret_cast<void *>(&onSignal));
  llvm::SmallString<128> path(llvm::sys::path::parent_path(llvm::sys::path::parent_path(tool)));
  llvm::sys::path::append(path, "share", "zero-ckpt");
  return std::string(path);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  for (cl::SubCommand *command : {&listCommand, &showCommand, &verifyCommand, &diffCommand,
                                  &exportCommand, &importCommand, &convertCommand})
    cl::HideUnrelatedOptions(category, *command);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Looks into checkpoints that compiled programs save (--out)\n\n"
      "examples:\n"
      "  zero-ckpt list run\n"
      "  zero-ckpt show run/step-00000100\n"
      "  zero-ckpt verify run\n"
      "  zero-ckpt diff run/step-00000100 other/step-00000100\n"
      "  zero-ckpt export run/step-00000100 -o params.safetensors\n"
      "  zero-ckpt export run/step-00000100 -o all.safetensors --which=all\n"
      "  zero-ckpt export run/step-00000100 -o gpt2/ --map gpt2 --shard-size 5GB\n"
      "  zero-ckpt import gpt2/ --map gpt2 --for ./train -o init.safetensors\n"
      "  zero-ckpt convert model.safetensors --dtype bf16 -o small.safetensors\n");
  for (int number : {SIGINT, SIGTERM, SIGHUP})
    signal(number, onSignal);
  signal(SIGXFSZ, SIG_IGN); // a limit of the system is an error like a full disk
  int code = 0;
  if (listCommand)
    code = list(withoutSlash(folder));
  else if (showCommand)
    code = show(withoutSlash(shown));
  else if (verifyCommand)
    code = verify(withoutSlash(verified));
  else if (diffCommand)
    code = diff(withoutSlash(first), withoutSlash(second));
  else if (exportCommand || importCommand || convertCommand)
    code = runModelCommand(mapFolderOf(argv[0]));
  else
    code = fail("expected list, show, verify, diff, export, import or convert; --help shows "
                "examples");
  outs().flush();
  if (outs().has_error()) {
    outs().clear_error();
    return fail("cannot write to the standard output");
  }
  return code;
}
