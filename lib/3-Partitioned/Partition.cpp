//===- Partition.cpp - The pass: detect, plan, rewrite, apply rules -----------===//
#include "Owners/Owners.h"
#include "Rewrite/Rewrite.h"
#include "Rules/Rules.h"
#include "mlir/IR/Remarks.h"
#include "zero/3-Partitioned/Passes.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "llvm/Support/FormatVariadic.h"
#include <set>

namespace zero {
#define GEN_PASS_DEF_PARTITIONPASS
#include "zero/3-Partitioned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// An op that updates compute whole. It may be gone: owners compute it.
struct WholeOp {
  Operation *op;
  StringRef name;
  Location loc;
  int64_t bytes, flops;
};

class PartitionPass : public zero::impl::PartitionPassBase<PartitionPass> {
public:
  using PartitionPassBase::PartitionPassBase;

  void runOnOperation() override {
    if (failed(check()) || failed(partition()))
      signalPassFailure();
  }

private:
  LogicalResult check();
  LogicalResult recordOptions();
  LogicalResult partition();
  LogicalResult rebuild(func::FuncOp function, const StateTable &table, const PartitionPlan &plan,
                        const StepInfo &info);
  LogicalResult recordExceptions(const StateTable &table, const StepInfo &info);
  void describe(const StateTable &table, const PartitionPlan &plan);
  void describeReads(const PlainProgram &program);
  void describeWhole(ArrayRef<WholeOp> ops);
  void note(Location loc, StringRef rule, ir::RoleAttr role) {
    ++numRules;
    remark::passed(loc, remark::RemarkOpts::name(rule).category("zero-partition"))
        << remark::add("{0}", role.getName().getValue());
  }
  void apply(func::FuncOp function, llvm::function_ref<bool(const Rule &)> isChosen,
             ArrayRef<WholePack> wholes = {});
  void lower(func::FuncOp function, const PartitionPlan &plan);
  bool isShard(const Unit &unit, unsigned slot) const;
  /// Ops that owners compute in their place.
  llvm::DenseSet<Operation *> owned;

  bool isEnabled(StringRef rule) const { return !llvm::is_contained(disableRules, rule); }
};
} // namespace

/// A result that has the role of a state replaces that state's argument.
static LogicalResult checkResults(func::FuncOp function,
                                  const llvm::StringMap<unsigned> &argOfState) {
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    auto role = function.getResultAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.isState())
      continue;
    auto argument = argOfState.find(role.getName().getValue());
    if (argument == argOfState.end() || getArgRole(function, argument->second).getNext() == i)
      continue;
    return function.emitError() << "result " << i << " of @" << function.getName()
                                << " has the role of state " << role.getName() << ", but argument "
                                << argument->second
                                << " of that name is not replaced by it; expected "
                                << "next = " << i << " in its role";
  }
  return success();
}

/// The interface that later code relies on: a body of one block, no units yet, states named once,
/// and each replaced by a result of its type.
static LogicalResult checkInterface(func::FuncOp function) {
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitError() << "zero-partition expects functions with one block; @"
                                << function.getName() << " has "
                                << function.getBody().getBlocks().size();
  llvm::StringMap<unsigned> argOfState;
  llvm::DenseMap<int64_t, unsigned> argOfResult;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    ir::RoleAttr role = getArgRole(function, i);
    if (role && role.getUnit())
      return function.emitError() << "argument " << i << " of @" << function.getName()
                                  << " has the role " << role
                                  << ", expected no unit before phase 'partitioned'";
    if (!role || !role.isState())
      continue;
    auto fail = [&]() -> InFlightDiagnostic {
      return function.emitError() << "argument " << i << " of @" << function.getName() << " (state "
                                  << role.getName() << ") ";
    };
    auto [known, isNew] = argOfState.try_emplace(role.getName().getValue(), i);
    if (!isNew)
      return fail() << "has the name of argument " << known->second;
    int64_t next = role.getNext();
    if (next < 0)
      continue;
    if (next >= function.getNumResults())
      return fail() << "is replaced by result " << next << ", but there are "
                    << function.getNumResults();
    if (function.getResultTypes()[next] != function.getArgumentTypes()[i])
      return fail() << "is " << function.getArgumentTypes()[i] << ", but result " << next
                    << ", which replaces it, is " << function.getResultTypes()[next];
    if (!argOfResult.try_emplace(next, i).second)
      return fail() << "is replaced by result " << next << ", as is argument "
                    << argOfResult.lookup(next);
  }
  bool isStep = ir::getEntryKind(function) == ir::EntryKind::Step;
  return isStep ? checkResults(function, argOfState) : success();
}

LogicalResult PartitionPass::check() {
  ModuleOp module = getOperation();
  if (failed(ir::expectPhase(module, "zero-partition", ir::Phase::Replica)))
    return failure();
  if (!module.getOps<ir::LayoutOp>().empty())
    return module.emitError() << "this module is partitioned already; start again from the "
                                 "replica phase";
  if (failed(findRules(module, disableRules)))
    return failure();
  for (func::FuncOp function : module.getOps<func::FuncOp>())
    if (failed(checkInterface(function)))
      return failure();
  return recordOptions();
}

/// Element types of the program's state, by name: those that the grid of blocks is for.
static ArrayAttr getStateTypes(ModuleOp module) {
  std::set<std::string> names;
  for (auto leaf : module.getOps<ir::LeafOp>())
    if (leaf.getRole().isState())
      names.insert(llvm::formatv("{0}", leaf.getTensorType().getElementType()));
  return Builder(module.getContext()).getStrArrayAttr(llvm::to_vector_of<StringRef>(names));
}

LogicalResult PartitionPass::recordOptions() {
  ModuleOp module = getOperation();
  return success(succeeded(zero::recordOptions(module, *this)) &&
                 succeeded(ir::recordConfig(module, "dtypes", getStateTypes(module))));
}

/// The stage's table: what ranks keep of a unit's slot.
bool PartitionPass::isShard(const Unit &unit, unsigned slot) const {
  if (unit.slots[slot].kind != ir::RoleKind::Param && unit.slots[slot].kind != ir::RoleKind::Frozen)
    return stage >= 1;
  return stage == 3 || (stage >= 1 && unit.isMaster());
}

/// Applies those rules of a choice that are not disabled.
void PartitionPass::apply(func::FuncOp function, llvm::function_ref<bool(const Rule &)> isChosen,
                          ArrayRef<WholePack> wholes) {
  SmallVector<const Rule *> rules;
  for (const Rule &rule : getRules())
    if (isEnabled(rule.name) && isChosen(rule))
      rules.push_back(&rule);
  numRules += applyRules(function, rules, wholes);
}

/// Applies the rules as the stage wants them.
void PartitionPass::lower(func::FuncOp function, const PartitionPlan &plan) {
  Operation *results = function.getBody().front().getTerminator();
  for (BlockArgument arg : function.getArguments()) {
    ir::RoleAttr role = getArgRole(function, arg.getArgNumber());
    if (!role || !role.getUnit())
      continue;
    const Unit *unit =
        llvm::find_if(plan.units, [&](const Unit &u) { return u.symbol == role.getUnit(); });
    unsigned slot = 0;
    while (unit->getBufferName(slot) != role.getName().getValue())
      ++slot;
    if (isShard(*unit, slot)) {
      if (isEnabled("state-gather-to-shard")) {
        keepShard(function, arg.getArgNumber(), role.getNext(), unit->layout);
        note(arg.getLoc(), "state-gather-to-shard", role);
      }
    } else if (stage >= 1 && role.getNext() >= 0 && isEnabled("gather-new-parameter") &&
               results->getOperand(role.getNext()) != arg) {
      gatherResult(function, role.getNext(), unit->layout);
      note(arg.getLoc(), "gather-new-parameter", role);
    }
  }
  // At stage 0 updates are computed whole: there is nothing to gather.
  apply(function, [&](const Rule &rule) {
    return !rule.onPacks && rule.name != "expand-inner-products" &&
           rule.name != "state-gather-to-shard" && rule.name != "gather-new-parameter" &&
           (stage > 0 || rule.name != "gather-whole-read");
  });
}

LogicalResult PartitionPass::rebuild(func::FuncOp function, const StateTable &table,
                                     const PartitionPlan &plan, const StepInfo &info) {
  if (ir::getEntryKind(function) == ir::EntryKind::Init) {
    auto init = buildInit(function, table, plan, info,
                          [&](const Unit &unit, unsigned slot) { return isShard(unit, slot); });
    return success(succeeded(init));
  }
  DerivedValues derived(function, table);
  PlainProgram program =
      PlainProgram::analyze(function, table, derived, nullptr, [](unsigned) { return true; });
  rewriteStep(function, table, plan, derived, program, info, /*hasUpdate=*/false,
              {stage == 3, false});
  lower(function, plan);
  return success();
}

/// Lists what the formulas leave out, for the verifier and the report: replicated states,
/// parameters that no gradient reaches.
LogicalResult PartitionPass::recordExceptions(const StateTable &table, const StepInfo &info) {
  Builder builder(&getContext());
  SmallVector<Attribute> kept, withoutGradient;
  for (auto &entry : table.replicated)
    kept.push_back(entry.first);
  for (const Segment &segment : info.segments)
    if (segment.graph.gradients.empty() && segment.slice <= 0)
      withoutGradient.push_back(table.groups[segment.group].slots[0].name);
  return success(succeeded(ir::recordConfig(getOperation(), "replicated_states",
                                            builder.getArrayAttr(kept))) &&
                 succeeded(ir::recordConfig(getOperation(), "without_gradient",
                                            builder.getArrayAttr(withoutGradient))));
}

/// Remarks: what each unit is, and which states are left out, with the reason.
void PartitionPass::describe(const StateTable &table, const PartitionPlan &plan) {
  auto analysis = [&](Location loc, StringRef name) {
    return remark::analysis(loc, remark::RemarkOpts::name(name).category("zero-partition"));
  };
  for (const Unit &unit : plan.units) {
    int64_t padding = unit.elements - unit.layout.getUsedElements();
    analysis(unit.layout.getLoc(), "unit")
        << remark::add("@{0}: {1} parameters, {2} elements of which {3} are padding",
                       unit.symbol.getValue(), unit.segments.size(), unit.elements, padding);
  }
  for (auto &[name, reason] : table.replicated)
    analysis(getOperation().getLoc(), "replicated")
        << remark::add("{0}: {1}", name.getValue(), reason);
}

static auto analyze(Location loc, StringRef name) {
  return remark::analysis(loc, remark::RemarkOpts::name(name).category("zero-partition"));
}

/// Remarks: every value that is gathered for an op that an update computes whole.
void PartitionPass::describeReads(const PlainProgram &program) {
  for (Value value : program.wholeReads)
    analyze(value.getLoc(), "read-whole")
        << remark::add("{0} bytes of a value that is sharded are read whole",
                       ir::getTensorBytes(hlo::tensorType(value)));
}

/// What updates compute whole, as the step has it before it is rewritten.
static SmallVector<WholeOp, 0> findWholeOps(const PlainProgram &program) {
  SmallVector<WholeOp, 0> ops;
  for (Operation *op : program.wholeOps) {
    if (isa<hlo::ConstantOp, hlo::IotaOp>(op) || llvm::all_of(op->getResults(), isScalar))
      continue;
    int64_t bytes = 0;
    for (Value result : op->getResults())
      bytes += ir::getTensorBytes(hlo::tensorType(result));
    ops.push_back({op, op->getName().getStringRef(), op->getLoc(), bytes, countFlops(op)});
  }
  return ops;
}

/// Remarks: every op that every rank computes whole.
void PartitionPass::describeWhole(ArrayRef<WholeOp> ops) {
  for (const WholeOp &whole : ops) {
    if (owned.contains(whole.op))
      continue;
    ++numWhole;
    analyze(whole.loc, "computed-whole")
        << remark::add("{0} has no rule by which ranks share it: {1} bytes, {2} operations on "
                       "every rank",
                       whole.name, whole.bytes, whole.flops);
  }
}

/// Adds what the plain program computes whole besides: all_reduces that it reads below a movement
/// that makes a gradient of them, and elementwise ops on values that are computed whole.
static void addNeededWhole(const PlainProgram &program, const StepInfo &info, NeededWhole &needed) {
  needed.reductions.insert(program.wantedReductions.begin(), program.wantedReductions.end());
  llvm::DenseSet<Operation *> ops;
  for (const PlainOp &plain : program.ops)
    ops.insert(plain.op);
  for (const Segment &segment : info.segments)
    for (const FlatNode &node : segment.graph.nodes)
      if (node.getOp() && node.readsWhole && ops.contains(node.getOp()))
        needed.values.insert(node.at.value);
}

/// Splits @main into updates and the plain program. What is needed whole anyway takes part in no
/// update; it may need more whole, so this goes on until nothing is added.
static PlainProgram detectProgram(func::FuncOp main, const StateTable &table,
                                  const DerivedValues &derived, StepInfo &info) {
  llvm::DenseSet<unsigned> stateResults;
  for (const ParamGroup &group : table.groups)
    for (const StateSlot &slot : group.slots)
      if (slot.result >= 0)
        stateResults.insert(slot.result);
  NeededWhole needed;
  for (;;) {
    info = StepInfo();
    detectUpdates(main, table, needed, info);
    PlainProgram program = PlainProgram::analyze(main, table, derived, &info, [&](unsigned result) {
      return !stateResults.contains(result);
    });
    size_t before = needed.size();
    addNeededWhole(program, info, needed);
    if (needed.size() == before)
      return program;
  }
}

/// Adds to the graphs which of their values are read whole.
static void addWholeReads(const PlainProgram &program, StepInfo &info) {
  for (Value value : program.wholeReads) {
    const FlatValue &flat = info.sharded.find(value)->second;
    for (auto [index, part] : llvm::enumerate(flat.parts)) {
      int64_t slice = flat.isStack ? static_cast<int64_t>(index) : -1;
      info.segments[part.segment].graph.wholeReads.push_back({{value, slice}, part.node});
    }
  }
}

/// Equation reduction-over-one-rank: the kind makes no difference. A gradient is a sum, so all are
/// sums: no kind decides what counts as one. Truth values have none, and a model's axes no part in
/// it.
static void sumOverOneRank(ModuleOp module) {
  module.walk([](ir::AllReduceOp reduction) {
    auto mesh =
        SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(reduction, reduction.getMeshAttr());
    if (mesh.getGroupSize(reduction.getAxes()) == 1 && !ir::isOverModelAxes(reduction) &&
        !hlo::tensorType(reduction).getElementType().isInteger(1))
      reduction.setKind(ir::ReduceKind::Add);
  });
}

LogicalResult PartitionPass::partition() {
  ModuleOp module = getOperation();
  auto main = ir::findStep<func::FuncOp>(module);
  if (!main)
    return module.emitError() << "has no training step: zero-partition expects a function @main, "
                                 "or one with zero.entry = #zero.entry<step>";
  // Before all else: what is no sum yet is not seen as one.
  sumOverOneRank(module);
  if (isEnabled("expand-inner-products"))
    numRules += expandInnerProducts(main);
  StateTable table;
  DetectOptions detect{allowReplicated, maxReplicatedBytes, stage >= 1};
  StepInfo info;
  if (failed(detectStates(main, detect, table)))
    return failure();
  detectStacks(main, table);
  DerivedValues derived(main, table);
  PlainProgram program = detectProgram(main, table, derived, info);
  addWholeReads(program, info);
  findWorkingTypes(program, table);
  FailureOr<PartitionPlan> plan = planUnits(module, table, program, {block, unitBytes}, info);
  if (failed(plan))
    return failure();
  numUnits += plan->units.size();
  numSegments += info.segments.size();
  numReplicated += table.replicated.size();
  if (failed(ir::recordConfigInt(module, "block", plan->block)) ||
      failed(recordExceptions(table, info)))
    return failure();

  describe(table, *plan);
  describeReads(program);
  SmallVector<WholeOp, 0> wholeOps = findWholeOps(program);

  // Other entries first: @main's ops are what the graphs point into.
  for (func::FuncOp function : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function != main && failed(rebuild(function, table, *plan, info)))
      return failure();
  SmallVector<WholePack> wholes = rewriteStep(main, table, *plan, derived, program, info,
                                              /*hasUpdate=*/true, {stage == 3, stage >= 2});
  apply(main, [](const Rule &rule) { return rule.onPacks; }, wholes);
  OwnerMode mode = ownerComputes == "on"    ? OwnerMode::On
                   : ownerComputes == "off" ? OwnerMode::Off
                                            : OwnerMode::Auto;
  owned.clear();
  numOwned += giveToOwners(main, wholes, mode, owned);
  describeWhole(wholeOps);
  lower(main, *plan);
  return success();
}
