//===- Options.cpp - Options against what a module was made with -----------------===//
#include "MeshOption.h"
#include "Record.h"
#include "mlir/IR/Builders.h"
#include "zero/6-Executable/Compile.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/Counted.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Target.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero {

LogicalResult recordInput(ModuleOp module) {
  return ir::recordConfig(module, "input",
                          StringAttr::get(module.getContext(), ir::hashModule(module)));
}

LogicalResult recordMachine(ModuleOp module, const MachineOptions &options) {
  const std::string &target = options.target;
  llvm::Expected<std::unique_ptr<Target>> machine = resolveTarget(target);
  if (!machine)
    return module.emitError() << llvm::toString(machine.takeError());
  bool isTf32 = options.f32Matmul == ir::kTf32, isByLibrary = options.convolution == kCudnn;
  if (isTf32 && !(*machine)->multipliesInTf32())
    return module.emitError() << "--f32-matmul=tf32 is for targets whose library multiplies so "
                                 "(--target=cuda), found --target="
                              << target << "; leave it out";
  if (isByLibrary && !(*machine)->hasLibraryConvolutions())
    return module.emitError() << "--convolution=cudnn is for targets that have this library "
                                 "(--target=cuda), found --target="
                              << target << "; leave it out";
  Builder builder(module.getContext());
  if (isTf32 &&
      failed(ir::recordConfig(module, ir::kF32Matmul, builder.getStringAttr(options.f32Matmul))))
    return failure();
  if (isByLibrary &&
      failed(ir::recordConfig(module, kConvolution, builder.getStringAttr(options.convolution))))
    return failure();
  return success(succeeded(ir::recordConfig(module, "target", builder.getStringAttr(target))) &&
                 succeeded(ir::recordConfig(module, "machine",
                                            builder.getStringAttr((*machine)->describe()))) &&
                 succeeded(ir::recordConfigInt(module, "threads", options.threads)));
}

/// What an executable's import module says of the options it was compiled with.
static constexpr StringLiteral kMadeWith = "zero.made_with";

std::string serializeOrigin(ModuleOp origin, ModuleOp compiled) {
  if (Attribute config = compiled->getAttr("zero.config"))
    origin->setAttr(kMadeWith, config);
  return serializeModule(origin);
}

namespace {

/// Compares options one by one.
class Settler {
public:
  explicit Settler(ModuleOp module)
      : module(module), builder(module.getContext()), phase(ir::getPhase(module)),
        madeWith(takeMadeWith(module)) {}

  /// What is given must be what is recorded; what is recorded is taken where nothing is given.
  template <typename Option> LogicalResult settle(Option &option, const OptionFacts &facts) {
    if (facts.record == OptionRecord::NotOfTheStep)
      return success();
    if (facts.record == OptionRecord::NotRecorded)
      return phase < facts.phase || !option.hasValue() ? success()
                                                       : failLate(option.ArgStr, facts.phase);
    std::string key = getConfigKey(option.ArgStr);
    Attribute recorded = phase < facts.phase ? madeWith.get(key) : ir::getConfig(module, key);
    if (recorded && !fits(option, recorded))
      return module.emitError() << "'" << key << "' of zero.config is " << recorded << ", which --"
                                << option.ArgStr
                                << " cannot be; was the text edited? compile the exported step "
                                   "again";
    if (!option.hasValue()) {
      if (recorded)
        take(option, recorded);
      return success();
    }
    if (phase < facts.phase)
      return success();
    if (!recorded && facts.record == OptionRecord::RecordedIfGiven && isDefault(option))
      return success(); // what the module was made with
    if (!recorded)
      return failLate(option.ArgStr, facts.phase);
    Attribute given = toConfig(builder, getOptionValue(option));
    if (given == recorded)
      return success();
    return module.emitError() << "--" << option.ArgStr << "=" << spell(given)
                              << " contradicts the module, which was made with " << spell(recorded)
                              << "; drop the option or start again from the exported step";
  }

private:
  LogicalResult failLate(StringRef option, Phase shaped) {
    return module.emitError() << "--" << option << " shapes phase '" << ir::stringifyPhase(shaped)
                              << "', but this module is in phase '" << ir::stringifyPhase(phase)
                              << "' already; drop the option or start again from the exported step";
  }

  static bool fits(const PipelineOptions::Option<int64_t> &, Attribute recorded) {
    auto value = dyn_cast<IntegerAttr>(recorded);
    return value && value.getType().isSignlessInteger(64);
  }
  static bool fits(const PipelineOptions::Option<std::string> &, Attribute recorded) {
    return isa<StringAttr>(recorded);
  }
  static bool fits(const PipelineOptions::Option<bool> &, Attribute recorded) {
    return isa<BoolAttr>(recorded);
  }
  static bool fits(const PipelineOptions::ListOption<std::string> &, Attribute recorded) {
    auto list = dyn_cast<ArrayAttr>(recorded);
    return list && llvm::all_of(list, llvm::IsaPred<StringAttr>);
  }

  static void take(PipelineOptions::Option<int64_t> &option, Attribute recorded) {
    option.setValue(cast<IntegerAttr>(recorded).getInt());
  }
  static void take(PipelineOptions::Option<std::string> &option, Attribute recorded) {
    option.setValue(cast<StringAttr>(recorded).str());
  }
  static void take(PipelineOptions::Option<bool> &option, Attribute recorded) {
    option.setValue(cast<BoolAttr>(recorded).getValue());
  }
  static void take(PipelineOptions::ListOption<std::string> &option, Attribute recorded) {
    std::vector<std::string> names;
    for (auto name : cast<ArrayAttr>(recorded).getAsRange<StringAttr>())
      names.push_back(name.str());
    option = ArrayRef<std::string>(names);
  }

  /// Options of the executable that the module was read from; they are defaults here, and no part
  /// of the program.
  static DictionaryAttr takeMadeWith(ModuleOp module) {
    auto options = dyn_cast_or_null<DictionaryAttr>(module->removeAttr(kMadeWith));
    return options ? options : DictionaryAttr::get(module.getContext());
  }

  ModuleOp module;
  Builder builder;
  Phase phase;
  DictionaryAttr madeWith;
};

/// From `replica` on the mesh is the program; what the options say of it must be the same.
LogicalResult checkMesh(ModuleOp module, const PipelineOptions &options) {
  if (ir::getPhase(module) < Phase::Replica || !ir::getConfig(module, "ranks"))
    return success();
  for (auto mesh : module.getOps<ir::MeshOp>())
    if (int64_t size = mesh.getGroupSize(mesh.getAxisNames()); size != options.ranks)
      return mesh.emitOpError() << "has " << counted(size, "rank") << ", but zero.config says "
                                << "ranks = " << options.ranks.getValue()
                                << "; was the text edited? compile the exported step for another "
                                   "number";
  return success();
}

/// Which of the sizes are given of what another option moves; taken down before what is recorded is
/// taken.
struct GivenSizes {
  explicit GivenSizes(PipelineOptions &options)
      : partition(options.partitionMinBytes.hasValue()),
        offload(options.offloadMinBytes.hasValue()) {}

  /// Fails where nothing is moved that they could be the size of.
  LogicalResult check(ModuleOp module, const PipelineOptions &options) const {
    StringRef place = options.activations.getValue();
    bool isOpen = place == "auto"; // may move what each is the size of
    if (partition && !isOpen && !place.starts_with("partitioned"))
      return module.emitError() << "--partition-min-bytes=" << options.partitionMinBytes.getValue()
                                << " is the smallest value that --activations=partitioned cuts, "
                                   "but --activations is "
                                << place
                                << "; give --activations=partitioned, partitioned-offloaded or "
                                   "auto, or drop the option";
    if (offload && !isOpen && !place.ends_with("offloaded") && !options.offloadOptimizer)
      return module.emitError() << "--offload-min-bytes=" << options.offloadMinBytes.getValue()
                                << " is the smallest value that --activations=offloaded or "
                                   "--offload-optimizer moves, but --activations is "
                                << place
                                << " and the optimizer's states stay on the device; give one of "
                                   "the two, or drop the option";
    return success();
  }

  bool partition, offload;
};

} // namespace

LogicalResult settleOptions(ModuleOp module, PipelineOptions &options) {
  Settler settler(module);
  GivenSizes given(options);
  Builder builder(module.getContext());
  LogicalResult result = readMeshOption(module, options);
  visitOptions(options, [&](auto &option, const OptionFacts &facts, auto &&) {
    if (succeeded(result))
      result = settler.settle(option, facts);
  });
  visitOptions(options, [&](auto &option, const OptionFacts &facts, auto &&isValid) {
    if (succeeded(result) && !isValid(getOptionValue(option)))
      result = module.emitError() << "--" << option.ArgStr << " is " << facts.expected << ", found "
                                  << spell(toConfig(builder, getOptionValue(option)));
  });
  return success(succeeded(result) && succeeded(given.check(module, options)) &&
                 succeeded(checkMesh(module, options)));
}

static StringRef describeRecord(OptionRecord record) {
  switch (record) {
  case OptionRecord::RecordedAsGiven:
    return "as given";
  case OptionRecord::RecordedIfGiven:
    return "where given";
  case OptionRecord::RecordedAsFound:
    return "as it came out";
  case OptionRecord::NotRecorded:
    return "not recorded";
  case OptionRecord::NotOfTheStep:
    return "of a run, not of the step";
  }
  llvm_unreachable("all records are above");
}

void printOptions(llvm::raw_ostream &os) {
  MLIRContext context;
  PipelineOptions options;
  os << "# Options of the way down\n\n"
        "Made by `zero-opt --print-step-options`. Each is an option of `zero-compile`, `zero-run` "
        "and every\n"
        "`zero-opt --zero-to-PHASE=\"NAME=VALUE ...\"`; those that a pass declares are the pass's "
        "own, too\n"
        "(docs/Passes). From its phase on an option is part of the module, in `zero.config`: it "
        "need not be given\n"
        "again, and another value is an error. [AddingAnOption.md](AddingAnOption.md) shows how to "
        "declare one.\n\n"
        "| option | default | values | shapes | in `zero.config` | is |\n"
        "|---|---|---|---|---|---|\n";
  visitOptions(options, [&](auto &option, const OptionFacts &facts, auto &&) {
    std::string value = spell(toConfig(Builder(&context), getOptionValue(option)));
    os << "| `" << option.ArgStr << (facts.value.empty() ? "" : "=") << facts.value << "` | "
       << (value.empty() ? "none" : value) << " | " << facts.expected << " | "
       << ir::stringifyPhase(facts.phase) << " | " << describeRecord(facts.record) << " | "
       << option.HelpStr << " |\n";
  });
}

} // namespace zero
