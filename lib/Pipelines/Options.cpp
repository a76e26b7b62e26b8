//===- Options.cpp - Options against what a module was made with -----------------===//
#include "Record.h"
#include "mlir/IR/Builders.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Target.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Pipelines/Pipelines.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero {

LogicalResult recordInput(ModuleOp module) {
  return ir::recordConfig(module, "input",
                          StringAttr::get(module.getContext(), ir::hashModule(module)));
}

LogicalResult recordMachine(ModuleOp module, StringRef target, int64_t threads) {
  llvm::Expected<CpuTarget> cpu = resolveTarget(target);
  if (!cpu)
    return module.emitError() << llvm::toString(cpu.takeError());
  Builder builder(module.getContext());
  return success(
      succeeded(ir::recordConfig(module, "target", builder.getStringAttr(target))) &&
      succeeded(ir::recordConfig(module, "machine", builder.getStringAttr(cpu->describe()))) &&
      succeeded(ir::recordConfigInt(module, "threads", threads)));
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

  /// An option that the way to `rung` takes in and records as `key`.
  template <typename Option> LogicalResult settle(Option &option, StringRef key, Phase rung) {
    Attribute recorded = phase < rung ? madeWith.get(key) : ir::getConfig(module, key);
    if (!option.hasValue()) {
      if (recorded)
        take(option, recorded);
      return success();
    }
    if (phase < rung)
      return success();
    if (!recorded)
      return failLate(option.ArgStr, rung);
    Attribute given = toAttribute(option);
    if (given == recorded)
      return success();
    return module.emitError() << "--" << option.ArgStr << "=" << spell(given)
                              << " contradicts the module, which was made with " << spell(recorded)
                              << "; drop the option or start again from the exported step";
  }

  /// An option that only shapes the way to import, and is not recorded.
  template <typename Option> LogicalResult settleImport(Option &option) {
    if (phase < Phase::Import || !option.hasValue())
      return success();
    return failLate(option.ArgStr, Phase::Import);
  }

private:
  LogicalResult failLate(StringRef option, Phase rung) {
    return module.emitError() << "--" << option << " shapes the " << ir::stringifyPhase(rung)
                              << " of a step, but this module is in phase '"
                              << ir::stringifyPhase(phase)
                              << "' already; drop the option or start again from the exported step";
  }

  Attribute toAttribute(const PipelineOptions::Option<int64_t> &option) {
    return builder.getI64IntegerAttr(option);
  }
  Attribute toAttribute(const PipelineOptions::Option<bool> &option) {
    return builder.getBoolAttr(option);
  }
  Attribute toAttribute(const PipelineOptions::Option<std::string> &option) {
    return builder.getStringAttr(option.getValue());
  }
  Attribute toAttribute(const PipelineOptions::ListOption<std::string> &option) {
    return builder.getStrArrayAttr(SmallVector<StringRef>(option.begin(), option.end()));
  }

  static void take(PipelineOptions::Option<int64_t> &option, Attribute recorded) {
    if (auto value = dyn_cast<IntegerAttr>(recorded))
      option.setValue(value.getInt());
  }
  static void take(PipelineOptions::Option<std::string> &option, Attribute recorded) {
    if (auto value = dyn_cast<StringAttr>(recorded))
      option.setValue(value.str());
  }
  static void take(PipelineOptions::Option<bool> &option, Attribute recorded) {
    if (auto value = dyn_cast<BoolAttr>(recorded))
      option.setValue(value.getValue());
  }
  static void take(PipelineOptions::ListOption<std::string> &option, Attribute recorded) {
    std::vector<std::string> names;
    if (auto list = dyn_cast<ArrayAttr>(recorded))
      for (auto name : list.getAsRange<StringAttr>())
        names.push_back(name.str());
    option = ArrayRef<std::string>(names);
  }

  /// Options of the executable that the module was read from; they are defaults here, and no part
  /// of the program.
  static DictionaryAttr takeMadeWith(ModuleOp module) {
    auto options = dyn_cast_or_null<DictionaryAttr>(module->removeAttr(kMadeWith));
    return options ? options : DictionaryAttr::get(module.getContext());
  }

  static std::string spell(Attribute attribute) {
    if (auto integer = dyn_cast<IntegerAttr>(attribute); integer && !isa<BoolAttr>(attribute))
      return std::to_string(integer.getInt());
    if (auto string = dyn_cast<StringAttr>(attribute))
      return string.str();
    if (auto list = dyn_cast<ArrayAttr>(attribute))
      return list.empty() ? "none" : llvm::join(list.getAsValueRange<StringAttr>(), ",");
    std::string text;
    llvm::raw_string_ostream(text) << attribute;
    return text;
  }

  ModuleOp module;
  Builder builder;
  Phase phase;
  DictionaryAttr madeWith;
};

LogicalResult checkRanges(ModuleOp module, const PipelineOptions &options) {
  auto fail = [&](StringRef option, StringRef expected, int64_t found) {
    return module.emitError() << "--" << option << " is " << expected << ", found " << found;
  };
  if (options.stage < 0 || options.stage > 3)
    return fail("stage", "0, 1, 2 or 3", options.stage);
  if (options.ranks < 1)
    return fail("ranks", "at least 1", options.ranks);
  if (options.threads < 0 || options.threads > 64)
    return fail("threads", "0 to 64", options.threads);
  return success();
}

} // namespace

LogicalResult settleOptions(ModuleOp module, PipelineOptions &options) {
  Settler settler(module);
  for (LogicalResult result :
       {settler.settleImport(options.roles), settler.settleImport(options.batch),
        settler.settleImport(options.printRoles)})
    if (failed(result))
      return failure();
  bool settled =
      succeeded(settler.settle(options.unrollLimit, "unroll_limit", Phase::Import)) &&
      succeeded(settler.settle(options.ranks, "ranks", Phase::Replica)) &&
      succeeded(settler.settle(options.allowGather, "allow_gather", Phase::Replica)) &&
      succeeded(settler.settle(options.target, "target", Phase::Replica)) &&
      succeeded(settler.settle(options.threads, "threads", Phase::Replica)) &&
      succeeded(settler.settle(options.stage, "stage", Phase::Partitioned)) &&
      succeeded(settler.settle(options.block, "block", Phase::Partitioned)) &&
      succeeded(settler.settle(options.unitBytes, "unit_bytes", Phase::Partitioned)) &&
      succeeded(
          settler.settle(options.maxReplicatedBytes, "max_replicated_bytes", Phase::Partitioned)) &&
      succeeded(settler.settle(options.allowReplicated, "allow_replicated", Phase::Partitioned)) &&
      succeeded(settler.settle(options.disableRules, "disable_rules", Phase::Partitioned)) &&
      succeeded(settler.settle(options.maxOps, "max_ops", Phase::Scheduled)) &&
      succeeded(settler.settle(options.maxBuffers, "max_buffers", Phase::Scheduled)) &&
      succeeded(settler.settle(options.prefetch, "prefetch", Phase::Scheduled)) &&
      succeeded(settler.settle(options.alignment, "alignment", Phase::Planned));
  return settled ? checkRanges(module, options) : failure();
}

} // namespace zero
