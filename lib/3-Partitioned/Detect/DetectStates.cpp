//===- DetectStates.cpp - Which states share a parameter's index space -------===//
#include "Detect.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

ir::RoleAttr part::getArgRole(func::FuncOp function, unsigned index) {
  return function.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
}

ir::RoleAttr part::getResultRole(func::FuncOp function, unsigned index) {
  return function.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
}

Attribute part::getSplat(Value value) {
  auto constant = value.getDefiningOp<hlo::ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
  return splat ? splat.getSplatValue<Attribute>() : Attribute();
}

bool part::isByElement(Operation *op) {
  auto cast = dyn_cast<hlo::BitcastConvertOp>(op);
  return hlo::isElementwise(op) ||
         (cast && hlo::tensorType(cast.getOperand()).getShape() == cast.getType().getShape());
}

bool part::isDataMovement(Operation *op) {
  if (auto pad = dyn_cast<hlo::PadOp>(op))
    return hlo::isZeroSplat(pad.getPaddingValue());
  return hlo::isStaticDataMovement(op) || isa<hlo::DynamicUpdateSliceOp>(op);
}

SmallVector<ir::AllReduceOp> part::findReductions(Value value) {
  SmallVector<ir::AllReduceOp> reductions;
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value current = pending.pop_back_val();
    if (!seen.insert(current).second || hlo::isZeroSplat(current))
      continue;
    Operation *op = current.getDefiningOp();
    if (auto reduction = dyn_cast_or_null<ir::AllReduceOp>(op)) {
      if (reduction.getKind() != ir::ReduceKind::Add || ir::isOverModelAxes(reduction))
        return {};
      reductions.push_back(reduction);
    } else if (op && isDataMovement(op)) {
      llvm::append_range(pending,
                         llvm::reverse(cast<hlo::DataMovementInterface>(op).getMovedOperands()));
    } else {
      return {};
    }
  }
  return reductions;
}

/// The tensor of which `value`, of shape [1, ...], is the only slice; null where it is not made so.
static Value dropLeadingOne(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isa<hlo::ReshapeOp, hlo::BroadcastInDimOp>(op))
    return {};
  ArrayRef<int64_t> shape = hlo::tensorType(value).getShape();
  Value operand = op->getOperand(0);
  if (shape.empty() || shape[0] != 1 || hlo::tensorType(operand).getShape() != shape.drop_front())
    return {};
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    for (auto [index, dim] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (dim != static_cast<int64_t>(index) + 1)
        return {};
  return operand;
}

/// Where a dynamic_update_slice writes along dimension 0; none where it is not constant or does not
/// cover the other dimensions.
static std::optional<std::pair<int64_t, int64_t>> getUpdatedRows(hlo::DynamicUpdateSliceOp op) {
  ArrayRef<int64_t> whole = hlo::tensorType(op.getOperand()).getShape();
  ArrayRef<int64_t> update = hlo::tensorType(op.getUpdate()).getShape();
  if (whole.empty() || whole.drop_front() != update.drop_front())
    return std::nullopt;
  auto start = dyn_cast_or_null<IntegerAttr>(getSplat(op.getStartIndices()[0]));
  if (!start)
    return std::nullopt;
  // The specification clamps the start into range.
  int64_t row = std::clamp<int64_t>(start.getValue().getSExtValue(), 0, whole[0] - update[0]);
  return std::pair(row, row + update[0]);
}

/// Whether the op puts nothing but whole rows before and behind its operand's.
static bool padsRows(hlo::PadOp op) {
  auto isZero = [](int64_t size) { return size == 0; };
  ArrayRef<int64_t> low = op.getEdgePaddingLow(), high = op.getEdgePaddingHigh();
  return !low.empty() && low[0] >= 0 && high[0] >= 0 &&
         llvm::all_of(op.getInteriorPadding(), isZero) && llvm::all_of(low.drop_front(), isZero) &&
         llvm::all_of(high.drop_front(), isZero);
}

Value part::findPadding(ValueSlice at) {
  auto pad = at.value.getDefiningOp<hlo::PadOp>();
  if (at.slice < 0 || !pad || !padsRows(pad))
    return {};
  int64_t inside = at.slice - pad.getEdgePaddingLow()[0];
  bool isInside = inside >= 0 && inside < hlo::tensorType(pad.getOperand()).getDimSize(0);
  return isInside ? Value() : Value(pad.getPaddingValue());
}

std::optional<ValueSlice> part::findSlice(Value value, int64_t slice) {
  if (Value only = dropLeadingOne(value))
    return ValueSlice{only, -1};
  Operation *op = value.getDefiningOp();
  if (auto pad = dyn_cast_or_null<hlo::PadOp>(op)) {
    if (!padsRows(pad) || findPadding({value, slice}))
      return std::nullopt;
    int64_t inside = slice - pad.getEdgePaddingLow()[0];
    return findSlice(pad.getOperand(), inside).value_or(ValueSlice{pad.getOperand(), inside});
  }
  if (auto concatenate = dyn_cast_or_null<hlo::ConcatenateOp>(op)) {
    if (concatenate.getDimension() != 0)
      return std::nullopt;
    for (Value input : concatenate.getInputs()) {
      int64_t rows = hlo::tensorType(input).getDimSize(0);
      if (slice < rows)
        return findSlice(input, slice).value_or(ValueSlice{input, slice});
      slice -= rows;
    }
  }
  // A chain of updates is as long as there are slices: a loop, not recursion.
  while (auto update = value.getDefiningOp<hlo::DynamicUpdateSliceOp>()) {
    std::optional<std::pair<int64_t, int64_t>> rows = getUpdatedRows(update);
    if (!rows)
      return std::nullopt;
    if (slice >= rows->first && slice < rows->second) {
      int64_t inside = slice - rows->first;
      return findSlice(update.getUpdate(), inside).value_or(ValueSlice{update.getUpdate(), inside});
    }
    value = update.getOperand();
    if (!value.getDefiningOp<hlo::DynamicUpdateSliceOp>())
      return ValueSlice{value, slice};
  }
  return std::nullopt;
}

std::optional<ValueSlice> part::findSame(ValueSlice at) {
  if (at.slice >= 0)
    if (std::optional<ValueSlice> piece = findSlice(at.value, at.slice))
      return piece;
  auto reshape = at.value.getDefiningOp<hlo::ReshapeOp>();
  if (!reshape)
    return std::nullopt;
  RankedTensorType from = hlo::tensorType(reshape.getOperand()), to = hlo::tensorType(at.value);
  bool keepsRows = from.getRank() > 0 && from.getDimSize(0) == to.getDimSize(0);
  if (at.slice >= 0 && !keepsRows)
    return std::nullopt;
  return ValueSlice{reshape.getOperand(), at.slice};
}

/// The slot that a role names. A role of another kind that is no state's (a key, a constant) may
/// have a state's name.
static std::optional<SlotRef> lookUp(const StateTable &table, ir::RoleAttr role) {
  if (!role)
    return std::nullopt;
  auto it = table.slotOf.find(role.getName().getValue());
  if (it == table.slotOf.end())
    return std::nullopt;
  auto [group, slot] = it->second;
  if (!role.isState() && role.getKind() != table.groups[group].slots[slot].kind)
    return std::nullopt;
  return it->second;
}

std::optional<SlotRef> StateTable::ofArgument(func::FuncOp function, unsigned index) const {
  return lookUp(*this, getArgRole(function, index));
}

std::optional<SlotRef> StateTable::ofResult(func::FuncOp function, unsigned index) const {
  return lookUp(*this, getResultRole(function, index));
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// Finds the groups of @main's states.
class StateDetection {
public:
  StateDetection(func::FuncOp main, const DetectOptions &options, StateTable &table)
      : main(main), options(options), table(table),
        results(main.getBody().front().getTerminator()->getOperands()) {}

  LogicalResult run() {
    addParameters();
    addByName();
    addByDependence();
    addAlone();
    sortSlots();
    return checkReplicated();
  }

private:
  struct State {
    unsigned arg;
    ir::RoleAttr role;
    RankedTensorType type;
    std::optional<unsigned> group;
  };

  void addParameters();
  void addByName();
  void addByDependence();
  void addAlone();
  void sortSlots();
  LogicalResult checkNames();
  LogicalResult checkReplicated();

  /// Named by the user, itself or by its parameter.
  bool mayReplicate(ir::RoleAttr role) const {
    return llvm::is_contained(options.allowReplicated, role.getName().getValue()) ||
           (role.getOf() && llvm::is_contained(options.allowReplicated, role.getOf().getValue()));
  }
  void join(State &state, unsigned group);
  /// State arguments and gradients on which the new value of a state depends elementwise.
  llvm::SetVector<Value> findSources(const State &state) const;

  func::FuncOp main;
  const DetectOptions &options;
  StateTable &table;
  OperandRange results;
  SmallVector<State, 0> states;
  llvm::DenseMap<Value, unsigned> stateOfArg;
  llvm::StringMap<unsigned> groupOfParam;
};
} // namespace

void StateDetection::join(State &state, unsigned group) {
  state.group = group;
  table.groups[group].slots.push_back({state.role.getName(), state.role.getKind(), state.type,
                                       static_cast<int64_t>(state.arg), state.role.getNext()});
}

void StateDetection::addParameters() {
  for (BlockArgument arg : main.getArguments()) {
    ir::RoleAttr role = getArgRole(main, arg.getArgNumber());
    if (!role || !role.isState())
      continue;
    stateOfArg[arg] = states.size();
    states.push_back({arg.getArgNumber(), role, hlo::tensorType(arg), std::nullopt});
    State &state = states.back();
    bool isParam = role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
    if (!isParam || state.type.getNumElements() < 2 || mayReplicate(role))
      continue;
    groupOfParam[role.getName()] = table.groups.size();
    table.groups.emplace_back();
    join(state, table.groups.size() - 1);
  }
}

void StateDetection::addByName() {
  for (State &state : states) {
    if (state.group || !state.role.getOf() || mayReplicate(state.role))
      continue;
    auto it = groupOfParam.find(state.role.getOf().getValue());
    if (it != groupOfParam.end() &&
        table.groups[it->second].getType().getShape() == state.type.getShape())
      join(state, it->second);
  }
}

llvm::SetVector<Value> StateDetection::findSources(const State &state) const {
  llvm::SetVector<Value> sources;
  if (state.role.getNext() < 0)
    return sources;
  SmallVector<Value> pending{results[state.role.getNext()]};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (isScalar(value) || !seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    if (!op || (isa<ir::AllReduceOp>(op) && !ir::isOverModelAxes(op)))
      sources.insert(value);
    else if (hlo::isElementwise(op) || isDataMovement(op))
      llvm::append_range(pending, op->getOperands());
  }
  return sources;
}

void StateDetection::addByDependence() {
  // What each group's known states read: its gradient and states that carry no parameter's name.
  llvm::DenseMap<Value, unsigned> groupOfSource;
  auto claim = [&](const State &state) {
    for (Value source : findSources(state))
      groupOfSource.try_emplace(source, *state.group);
  };
  for (const State &state : states)
    if (state.group)
      claim(state);
  auto fits = [&](const State &state, unsigned group) {
    return table.groups[group].getType().getShape() == state.type.getShape();
  };
  for (State &state : states) {
    bool isCandidate = state.role.getKind() == ir::RoleKind::OptState ||
                       state.role.getKind() == ir::RoleKind::ModelState;
    if (state.group || !isCandidate || state.type.getNumElements() < 2 || mayReplicate(state.role))
      continue;
    auto read = groupOfSource.find(main.getArgument(state.arg));
    if (read != groupOfSource.end() && fits(state, read->second)) {
      join(state, read->second);
      claim(state);
      continue;
    }
    for (Value source : findSources(state)) {
      auto known = stateOfArg.find(source);
      auto it = groupOfSource.find(source);
      std::optional<unsigned> group;
      if (known != stateOfArg.end() && states[known->second].group)
        group = states[known->second].group;
      else if (it != groupOfSource.end())
        group = it->second;
      if (!group || !fits(state, *group))
        continue;
      join(state, *group);
      claim(state);
      break;
    }
  }
}

/// What updates keep in an index space of its own (statistics of whole matrices) is sharded there
/// where it is too large for every rank to have all of it.
void StateDetection::addAlone() {
  for (State &state : states) {
    if (state.group || state.role.getKind() != ir::RoleKind::OptState || mayReplicate(state.role) ||
        ir::getTensorBytes(state.type) <= options.maxReplicatedBytes)
      continue;
    table.groups.emplace_back();
    join(state, table.groups.size() - 1);
  }
}

/// The parameter first, then the other states as the arguments stand: the same order for every
/// parameter of one optimizer.
void StateDetection::sortSlots() {
  for (auto [index, group] : llvm::enumerate(table.groups)) {
    std::sort(group.slots.begin() + 1, group.slots.end(),
              [](const StateSlot &a, const StateSlot &b) { return a.arg < b.arg; });
    for (auto [slot, state] : llvm::enumerate(group.slots))
      table.slotOf[state.name] = {static_cast<unsigned>(index), static_cast<unsigned>(slot)};
  }
}

/// Whoever misspells a name would wait for an effect that it cannot have.
LogicalResult StateDetection::checkNames() {
  for (const std::string &name : options.allowReplicated) {
    auto isNamed = [&](const State &state) {
      return state.role.getName().getValue() == name ||
             (state.role.getOf() && state.role.getOf().getValue() == name);
    };
    auto *found = llvm::find_if(states, isNamed);
    if (found != states.end() && found->role.isBatchState())
      return main.emitError() << "allow-replicated names '" << name
                              << "', a batch_state, of which every rank has its rows; give it the "
                                 "role model_state to have all of it on every rank";
    if (found != states.end())
      continue;
    return main.emitError() << "allow-replicated names '" << name
                            << "', which is no state; --print-roles lists the names";
  }
  return success();
}

LogicalResult StateDetection::checkReplicated() {
  LogicalResult result = checkNames();
  for (const State &state : states) {
    if (state.group || state.role.isBatchState()) // a part on each rank already
      continue;
    StringRef name = state.role.getName();
    int64_t bytes = ir::getTensorBytes(state.type);
    if (mayReplicate(state.role))
      table.replicated[state.role.getName()] = "named by allow-replicated";
    else
      table.replicated[state.role.getName()] =
          state.type.getNumElements() < 2 ? "a single element" : "in no parameter's index space";
    if (!options.refusesLarge || bytes <= options.maxReplicatedBytes || mayReplicate(state.role))
      continue;
    result = emitError(main.getArgument(state.arg).getLoc())
             << "state \"" << name << "\" of " << bytes
             << " bytes would be replicated: it does not have the elements of a "
                "parameter whose update reads it, or no parameter is named by its role's 'of'; "
                "name the parameter, or accept the copy with allow-replicated="
             << name;
  }
  return result;
}

LogicalResult part::detectStates(func::FuncOp main, const DetectOptions &options,
                                 StateTable &table) {
  return StateDetection(main, options, table).run();
}
