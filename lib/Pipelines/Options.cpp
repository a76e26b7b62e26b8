//===- Options.cpp - Options against what a module was made with -----------------===//
#include "Record.h"
#include "mlir/IR/Builders.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Target.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Pipelines/Pipelines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

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

/// What is beyond would overflow a sum somewhere below, and no machine has it.
constexpr int64_t kMostRanks = 1 << 20, kMostOps = int64_t(1) << 32, kLargestBlock = kMostOps,
                  kLargestAlignment = 1 << 30, kMostBytes = int64_t(1) << 52;

LogicalResult checkRanges(ModuleOp module, const PipelineOptions &options) {
  LogicalResult result = success();
  auto expect = [&](const PipelineOptions::Option<int64_t> &option, bool isRight,
                    StringRef expected) {
    if (!isRight && succeeded(result))
      result = module.emitError() << "--" << option.ArgStr << " is " << expected << ", found "
                                  << option.getValue();
  };
  expect(options.stage, options.stage >= 0 && options.stage <= 3, "0, 1, 2 or 3");
  expect(options.ranks, options.ranks >= 1 && options.ranks <= kMostRanks, "1 to 1048576");
  expect(options.threads, options.threads >= 0 && options.threads <= 64, "0 to 64");
  expect(options.unrollLimit, options.unrollLimit >= 0 && options.unrollLimit <= kMostOps,
         "0 to 4294967296 ops");
  expect(options.block, options.block >= 0 && options.block <= kLargestBlock,
         "0 to 4294967296 elements");
  expect(options.unitBytes, options.unitBytes >= 0 && options.unitBytes <= kMostBytes,
         "0 to 4503599627370496");
  expect(options.maxReplicatedBytes, options.maxReplicatedBytes >= 0, "at least 0");
  expect(options.maxExtraMemory, options.maxExtraMemory >= -1, "at least -1");
  expect(options.maxExtraWire, options.maxExtraWire >= -1, "at least -1");
  expect(options.maxOps, options.maxOps >= 1, "at least 1");
  expect(options.maxBuffers, options.maxBuffers >= 4, "at least 4");
  expect(options.prefetch, options.prefetch >= 1, "at least 1");
  expect(options.alignment,
         options.alignment >= 64 && options.alignment <= kLargestAlignment &&
             llvm::isPowerOf2_64(options.alignment),
         "a power of two from 64 to 1073741824");
  return result;
}

/// From `replica` on the mesh is the program; what the options say of it must be the same.
LogicalResult checkMesh(ModuleOp module, const PipelineOptions &options) {
  if (ir::getPhase(module) < Phase::Replica || !ir::getConfig(module, "ranks"))
    return success();
  for (auto mesh : module.getOps<ir::MeshOp>())
    if (int64_t size = mesh.getGroupSize(mesh.getAxisNames()); size != options.ranks)
      return mesh.emitOpError() << "has " << size << " data-parallel ranks, but zero.config says "
                                << "ranks = " << options.ranks.getValue()
                                << "; was the text edited? compile the exported step for another "
                                   "number";
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
      succeeded(settler.settle(options.maxExtraMemory, "max_extra_memory", Phase::Partitioned)) &&
      succeeded(settler.settle(options.maxExtraWire, "max_extra_wire", Phase::Partitioned)) &&
      succeeded(settler.settle(options.allowReplicated, "allow_replicated", Phase::Partitioned)) &&
      succeeded(settler.settle(options.disableRules, "disable_rules", Phase::Partitioned)) &&
      succeeded(settler.settle(options.maxOps, "max_ops", Phase::Scheduled)) &&
      succeeded(settler.settle(options.maxBuffers, "max_buffers", Phase::Scheduled)) &&
      succeeded(settler.settle(options.prefetch, "prefetch", Phase::Scheduled)) &&
      succeeded(settler.settle(options.alignment, "alignment", Phase::Planned));
  return success(settled && succeeded(checkRanges(module, options)) &&
                 succeeded(checkMesh(module, options)));
}

} // namespace zero
