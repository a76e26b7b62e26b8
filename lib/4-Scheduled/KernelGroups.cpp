#include "KernelGroups.h"
#include "OpKinds.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

/// A kernel that runs further behind an op than this many ops of the model only takes it in where
/// that holds no more memory.
constexpr int64_t kNearby = 64;
/// Kernels into which a cheap op is copied at most.
constexpr size_t kMaxCopies = 3;
/// The same for one that costs something, but less than storing its result.
constexpr size_t kMaxRecomputed = 2;
/// More memory that may be kept alive than a result takes, as a part of that: a copy also needs
/// values of rows, masks, parameters of a layer.
constexpr int64_t kHeldBeside = 16;
constexpr size_t kMaxOutputs = 8;
/// Cheap ops at repeated indices, for tensors and for scalars.
constexpr unsigned kMaxRepeated = 2, kMaxRepeatedScalar = 6, kMaxConditional = 4;
/// A row is computed by one worker: few rows must be few elements, or workers would wait. Vectors
/// run along a row: it must have some.
constexpr int64_t kShortestRow = 16, kFewestRows = 64, kMostInFewRows = 1 << 15;

KernelGroups::KernelGroups(Block &block, GroupLimits limits)
    : block(block), limits(limits), recompute(block) {
  matrixUnits = findMatrixUnits(block.getParentOp()->getParentOfType<ModuleOp>());
  int64_t position = 0, modelPosition = 0;
  for (Operation &op : block) {
    positions[&op] = position++;
    modelPositions[&op] = modelPosition;
    modelPosition += isModelOp(&op);
    for (Value operand : op.getOperands())
      if (Attribute unit = isModelOp(&op) ? getMatrixUnit(operand) : Attribute())
        unitReads.push_back({modelPositions[&op], unit});
  }
  findRowValues();
}

static bool isWorthRows(const RowForm &form) {
  int64_t rows = form.countRows(), columns = form.countColumns();
  return columns >= kShortestRow && (rows >= kFewestRows || rows * columns <= kMostInFewRows);
}

void KernelGroups::findRowValues() {
  for (Operation &op : block) {
    if (std::optional<RowForm> rows = getReducedRows(&op)) {
      if (isWorthRows(*rows))
        rowValues[op.getResult(0)] = *rows;
      continue;
    }
    if (op.getNumResults() != 1 ||
        (!hlo::isElementwise(&op) && classify(&op) != OpKind::UnitReshape))
      continue;
    for (Value operand : op.getOperands()) {
      auto known = rowValues.find(operand);
      if (known == rowValues.end() || !known->second.isRowValue(op.getResult(0)))
        continue;
      RowForm rows = known->second; // the table may grow
      rowValues[op.getResult(0)] = rows;
      break;
    }
  }
}

/// Makes `group` one over rows: what it computes of them, it computes in these domains.
void KernelGroups::makeRows(KernelGroup &group, const RowForm &rows, unsigned elements,
                            unsigned values) {
  group.kind = KernelGroup::Row;
  group.rows = rows;
  group.reducedDomain = elements;
  group.rowDomain = values;
}

/// Makes `group`, whose results are made where `reduce` is, a reduction.
void KernelGroups::makeReduction(KernelGroup &group, Operation *reduce) {
  group.kind = KernelGroup::Reduce;
  group.reduce = reduce;
  group.reducedDomain = addDomain();
  if (auto rows = rowValues.find(reduce->getResult(0)); rows != rowValues.end())
    makeRows(group, rows->second, group.reducedDomain, group.rootDomain);
}

bool KernelGroups::isResultDomain(const KernelGroup &group, unsigned domain) {
  return domain == group.rootDomain ||
         (group.kind == KernelGroup::Row &&
          (domain == group.rowDomain || domain == group.reducedDomain));
}

Attribute KernelGroups::getMatrixUnit(Value value) const {
  auto unpack = skipFreeOps(value).getDefiningOp<ir::UnpackOp>();
  return unpack && matrixUnits.contains(unpack.getUnitAttr()) ? unpack.getUnitAttr() : Attribute();
}

LogicalResult KernelGroups::form() {
  for (Operation &op : llvm::reverse(block))
    decide(&op);
  std::reverse(boundaries.begin(), boundaries.end());
  return success(!failed);
}

void KernelGroups::decide(Operation *op) {
  OpKind kind = classify(op);
  if (kind == OpKind::Unsupported) {
    reportUnsupported(op);
    failed = true;
    return;
  }
  Users users = collectUsers(op);
  if (kind == OpKind::Boundary)
    return decideBoundary(op, users);
  if (users.empty())
    return; // dead
  switch (kind) {
  case OpKind::View:
  case OpKind::UnitReshape:
    return decideView(op, users);
  case OpKind::Shape:
    if (isContiguousSlice(op))
      return decideView(op, users);
    break;
  case OpKind::Source:
    return decideFree(op, users);
  case OpKind::Single:
    return startGroup(op, KernelGroup::Single);
  case OpKind::Reduce:
    if (!joinRows(op, users) && !joinEpilogue(op, users) && !joinSibling(op, users))
      startGroup(op, KernelGroup::Reduce);
    return;
  default:
    break;
  }
  if (isExpandingBroadcast(op))
    return decideFree(op, users);
  if (!joinAllUsers(op, users) && !joinFirstUser(op, users))
    startGroup(op, KernelGroup::Map);
}

//===----------------------------------------------------------------------===//
// Users
//===----------------------------------------------------------------------===//

KernelGroups::Users KernelGroups::collectUsers(Operation *op) {
  Users users;
  for (OpOperand &use : op->getUses()) {
    Operation *user = block.findAncestorOpInBlock(*use.getOwner());
    auto outside = outsideReads.find(user);
    if (outside != outsideReads.end())
      users.addOutside(outside->second.first, outside->second.second);
    auto inside = memberships.find(user);
    if (inside == memberships.end())
      continue;
    SmallVector<Membership, 1> places = inside->second; // getOperandDomain may grow the maps
    for (const Membership &place : places) {
      Membership read = {place.group, getOperandDomain(use, place)};
      if (!llvm::is_contained(users.kernels, read))
        users.kernels.push_back(read);
    }
  }
  return users;
}

unsigned KernelGroups::getOperandDomain(OpOperand &use, const Membership &user) {
  Operation *op = use.getOwner();
  if (op->getBlock() != &block)
    return user.domain; // in a region of control flow, which takes in nothing
  if (classify(op) == OpKind::Reduce && use.getOperandNumber() == 0)
    return groups[user.group].reducedDomain;
  KernelGroup &group = groups[user.group];
  if (group.kind == KernelGroup::Map && user.domain == group.rootDomain) {
    auto known = rowValues.find(use.get());
    if (known != rowValues.end() && known->second.spreadsRows(op))
      makeRows(group, known->second, group.rootDomain, addDomain());
  }
  if (group.kind == KernelGroup::Row && user.domain == group.reducedDomain &&
      group.rows.spreadsRows(op))
    return group.rowDomain;
  Domain domain = domains[user.domain];
  if (!readsAtOtherIndex(use, domain))
    return user.domain;
  auto [entry, isNew] = operandDomains.try_emplace({user.domain, &use}, domains.size());
  if (isNew) {
    domain.numOps = 0;
    addDomain(domain);
  }
  return entry->second;
}

std::optional<unsigned> KernelGroups::findFirstUser(const Users &users) const {
  if (users.kernels.empty())
    return std::nullopt;
  unsigned first = users.kernels.front().group;
  for (const Membership &user : users.kernels)
    if (groups[user.group].position < groups[first].position)
      first = user.group;
  const KernelGroup &group = groups[first];
  if (group.position >= users.firstOutside || group.outputs.size() >= kMaxOutputs)
    return std::nullopt;
  for (const Membership &user : users.kernels)
    if (user.group == first && !isResultDomain(group, user.domain))
      return std::nullopt;
  return first;
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

void KernelGroups::decideBoundary(Operation *op, const Users &users) {
  if (users.empty() && isMemoryEffectFree(op) && !op->hasTrait<OpTrait::IsTerminator>())
    return; // dead
  int64_t position = op->hasTrait<OpTrait::IsTerminator>() ? kNever - 1 : positions.lookup(op);
  boundaries.push_back(op);
  outsideReads[op] = {position, position};
  noteReads(op, position);
}

/// Views stay outside kernels; unit reshapes and slices are also evaluated in every kernel that
/// takes them.
void KernelGroups::decideView(Operation *op, Users users) {
  bool mayJoin = classify(op) != OpKind::View;
  for (const Membership &user : users.kernels) {
    if (mayJoin && canJoin(op, user))
      join(op, user);
    else
      users.addOutside(groups[user.group].position, groups[user.group].position);
  }
  if (!users.hasOutside())
    return;
  outsideReads[op] = {users.firstOutside, users.lastOutside};
  noteReads(op, users.lastOutside);
}

/// Ops that cost nothing to evaluate again: into every kernel, and to memory for the others.
void KernelGroups::decideFree(Operation *op, const Users &users) {
  bool inMemory = users.hasOutside();
  for (const Membership &user : users.kernels) {
    if (canJoin(op, user))
      join(op, user);
    else
      inMemory = true;
  }
  if (inMemory)
    startGroup(op, KernelGroup::Map);
}

bool KernelGroups::joinAllUsers(Operation *op, const Users &users) {
  if (users.hasOutside() || (users.kernels.size() > 1 && !mayCopy(op, users)))
    return false;
  if (!llvm::all_of(users.kernels, [&](const Membership &user) { return canJoin(op, user); }))
    return false;
  for (const Membership &user : users.kernels)
    join(op, user);
  return true;
}

bool KernelGroups::joinFirstUser(Operation *op, const Users &users) {
  std::optional<unsigned> first = findFirstUser(users);
  if (!first || classify(op) != OpKind::Elementwise)
    return false;
  KernelGroup::Kind kind = groups[*first].kind;
  if (kind != KernelGroup::Map && kind != KernelGroup::Row)
    return false;
  auto place = llvm::find_if(users.kernels, [&](auto &user) { return user.group == *first; });
  if (!canJoin(op, *place))
    return false;
  join(op, *place);
  addOutputs(op, groups[*first]);
  return true;
}

/// A reduction along the rows of a kernel that spreads what follows from it over these rows.
bool KernelGroups::joinRows(Operation *op, const Users &users) {
  std::optional<unsigned> first = findFirstUser(users);
  if (!first || groups[*first].kind != KernelGroup::Row)
    return false;
  std::optional<RowForm> rows = getReducedRows(op);
  Membership place = {*first, groups[*first].rowDomain};
  if (!rows || *rows != groups[*first].rows || !llvm::is_contained(users.kernels, place) ||
      !canJoin(op, place))
    return false;
  join(op, place);
  bool others = users.hasOutside() || users.kernels.size() > 1;
  if (others)
    addOutputs(op, groups[*first]);
  return true;
}

/// Whether `group` computes nothing but elementwise functions of `reduce`, so that it can follow
/// the reduction in one kernel.
static bool canFollow(const KernelGroup &group, Operation *reduce) {
  llvm::DenseSet<Operation *> depends = {reduce};
  for (Operation *op : llvm::reverse(group.members)) { // members are in order last to first
    OpKind kind = classify(op);
    if (kind == OpKind::Shape && !isScalarBroadcast(op))
      return false;
    if (llvm::any_of(op->getOperands(),
                     [&](Value value) { return depends.contains(value.getDefiningOp()); }))
      depends.insert(op);
  }
  return llvm::all_of(group.outputs,
                      [&](Value value) { return depends.contains(value.getDefiningOp()); });
}

bool KernelGroups::joinEpilogue(Operation *op, const Users &users) {
  std::optional<unsigned> first = findFirstUser(users);
  if (!first || holdsTooLong(op, groups[*first]) || groups[*first].members.size() >= limits.maxOps)
    return false;
  KernelGroup &group = groups[*first];
  bool alike = group.kind == KernelGroup::Reduce
                   ? reduceAlike(group.reduce, op)
                   : group.kind == KernelGroup::Map && canFollow(group, op);
  if (!alike)
    return false;
  if (group.kind == KernelGroup::Map)
    makeReduction(group, op);
  join(op, {*first, group.rootDomain});
  bool others = users.hasOutside() || llvm::any_of(users.kernels, [&](const Membership &user) {
                  return user.group != *first;
                });
  if (others)
    addOutputs(op, groups[*first]);
  return true;
}

/// Reductions that read what `reduce` reads, directly or through one elementwise op.
static SmallVector<Operation *> findSiblings(Operation *reduce) {
  Value input = reduce->getOperand(0);
  SmallVector<Value> shared = {input};
  if (Operation *def = input.getDefiningOp())
    if (classify(def) == OpKind::Elementwise)
      for (Value operand : def->getOperands())
        if (operand.getType() == input.getType() && !hlo::isConstantLike(operand.getDefiningOp()))
          shared.push_back(operand);
  SmallVector<Operation *> siblings;
  auto consider = [&](Operation *user) {
    if (user != reduce && classify(user) == OpKind::Reduce && reduceAlike(reduce, user))
      siblings.push_back(user);
  };
  for (Value value : shared)
    for (Operation *user : value.getUsers()) {
      consider(user);
      if (classify(user) == OpKind::Elementwise)
        for (Operation *next : user->getUsers())
          consider(next);
    }
  return siblings;
}

/// Two reductions that read the same data run in one kernel: the one that stands last takes in the
/// other.
bool KernelGroups::joinSibling(Operation *op, const Users &users) {
  int64_t firstUser = users.firstOutside;
  for (const Membership &user : users.kernels)
    firstUser = std::min(firstUser, groups[user.group].position);
  std::optional<unsigned> best;
  for (Operation *sibling : findSiblings(op)) {
    auto inside = memberships.find(sibling);
    if (inside == memberships.end())
      continue;
    unsigned id = inside->second.front().group;
    bool reduces = groups[id].kind == KernelGroup::Reduce || groups[id].kind == KernelGroup::Row;
    if (reduces && groups[id].position < firstUser &&
        (!best || groups[id].position < groups[*best].position))
      best = id;
  }
  if (!best || groups[*best].outputs.size() >= kMaxOutputs ||
      groups[*best].members.size() >= limits.maxOps || holdsTooLong(op, groups[*best]))
    return false;
  const KernelGroup &group = groups[*best];
  join(op, {*best, group.kind == KernelGroup::Row ? group.rowDomain : group.rootDomain});
  addOutputs(op, groups[*best]);
  return true;
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

bool KernelGroups::canJoin(Operation *op, const Membership &place) const {
  const KernelGroup &group = groups[place.group];
  if (group.kind == KernelGroup::Single)
    return hlo::isConstantLike(op) && !readsOperandsFromMemory(group.seed) &&
           !hlo::isControlFlow(group.seed);
  if (group.members.size() >= limits.maxOps && !group.members.contains(op))
    return false;
  if (countBuffersWith(op, group) > limits.maxBuffers)
    return false;
  if (group.kind == KernelGroup::Reduce && place.domain == group.rootDomain &&
      classify(op) == OpKind::Shape && !isScalarBroadcast(op))
    return false; // behind a reduction only elementwise ops
  return fitsDomain(op, domains[place.domain]) && !holdsTooLong(op, group);
}

/// Arguments and results that the kernel has once it makes `op` itself.
size_t KernelGroups::countBuffersWith(Operation *op, const KernelGroup &group) const {
  size_t count = group.inputs.size() + group.outputs.size();
  if (group.members.contains(op))
    return count;
  for (Value result : op->getResults())
    count -= group.inputs.contains(result);
  if (hlo::isConstantLike(op))
    return count;
  llvm::SmallDenseSet<Value> added;
  for (Value operand : op->getOperands())
    count += !group.inputs.contains(operand) && added.insert(operand).second;
  return count;
}

bool KernelGroups::fitsDomain(Operation *op, const Domain &domain) const {
  OpKind kind = classify(op);
  if (kind == OpKind::Source || kind == OpKind::UnitReshape || isExpandingBroadcast(op))
    return true;
  bool isScalar = cast<RankedTensorType>(op->getResult(0).getType()).getNumElements() == 1;
  unsigned most = domain.repeats ? (isScalar ? kMaxRepeatedScalar : kMaxRepeated) : kMaxConditional;
  if ((domain.repeats || domain.conditional) && (!isCheap(op) || domain.numOps >= most))
    return false;
  return !domain.strided || kind == OpKind::Shape || countLargeOperands(op) <= 1;
}

/// Whether copies of `op` in all its users, which are kernels, are better than its result in
/// memory.
bool KernelGroups::mayCopy(Operation *op, const Users &users) const {
  size_t most = isCheapToCopy(op)                                                 ? kMaxCopies
                : op->getNumResults() == 1 && recompute.isWorth(op->getResult(0)) ? kMaxRecomputed
                                                                                  : 1;
  return users.kernels.size() <= most && !holdsThroughOthers(op, users);
}

int64_t KernelGroups::distance(Operation *op, const KernelGroup &group) const {
  return modelPositions.lookup(group.seed) - modelPositions.lookup(op);
}

/// Whether `value` is in memory when `group` runs, whatever else that kernel reads.
bool KernelGroups::isKeptUntil(Value value, const KernelGroup &group) const {
  return isa<BlockArgument>(value) || classify(value.getDefiningOp()) == OpKind::Source ||
         lastRead.lookup(value) >= group.position;
}

/// Whether evaluating `op` in a kernel far behind it would keep more memory alive than its result
/// takes, or a gathered parameter.
bool KernelGroups::holdsTooLong(Operation *op, const KernelGroup &group) const {
  if (distance(op, group) <= kNearby)
    return false;
  int64_t held = 0, own = 0;
  for (Value result : op->getResults())
    own += ir::getTensorBytes(result.getType());
  llvm::SmallDenseSet<Value> bases;
  for (Value operand : op->getOperands()) {
    Value base = skipFreeOps(operand);
    if (isKeptUntil(base, group))
      continue;
    if (base.getDefiningOp<ir::UnpackOp>() && !isExpandingBroadcast(op))
      return true;
    base = skipFreeOps(recompute.getSource(base));
    if (!isKeptUntil(base, group) && bases.insert(base).second)
      held += ir::getTensorBytes(base.getType());
  }
  return held > own + own / kHeldBeside;
}

/// Whether copies of `op` in all its users would keep a unit whole, for a parameter that the last
/// of them reads, while two others are read: zero-verify-scheduled refuses that.
bool KernelGroups::holdsThroughOthers(Operation *op, const Users &users) const {
  int64_t first = modelPositions.lookup(op), last = first;
  for (const Membership &user : users.kernels)
    last = std::max(last, modelPositions.lookup(groups[user.group].seed));
  for (Value operand : op->getOperands()) {
    Attribute unit = getMatrixUnit(operand), other;
    if (!unit)
      continue;
    auto *read = llvm::partition_point(unitReads, [&](auto &read) { return read.first <= first; });
    for (; read != unitReads.end() && read->first < last; ++read) {
      if (read->second == unit || read->second == other)
        continue;
      if (other)
        return true;
      other = read->second;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Bookkeeping
//===----------------------------------------------------------------------===//

void KernelGroups::noteReads(Operation *op, int64_t position) {
  for (Value operand : getReads(op)) {
    lastRead[operand] = std::max(lastRead.lookup(operand), position);
    Value base = skipFreeOps(operand);
    lastRead[base] = std::max(lastRead.lookup(base), position);
  }
}

void KernelGroups::join(Operation *op, const Membership &place) {
  KernelGroup &group = groups[place.group];
  if (classify(op) == OpKind::Elementwise)
    ++domains[place.domain].numOps;
  memberships[op].push_back(place);
  noteReads(op, group.position);
  if (!group.members.insert(op))
    return;
  for (Value result : op->getResults())
    group.inputs.erase(result);
  if (!hlo::isConstantLike(op))
    group.inputs.insert_range(getReads(op));
}

void KernelGroups::addOutputs(Operation *op, KernelGroup &group) {
  llvm::append_range(group.outputs, op->getResults());
}

void KernelGroups::startGroup(Operation *op, KernelGroup::Kind kind) {
  KernelGroup group;
  group.kind = kind;
  group.seed = op;
  group.position = positions.lookup(op);
  group.rootDomain = addDomain();
  if (kind == KernelGroup::Reduce)
    makeReduction(group, op);
  groups.push_back(std::move(group));
  addOutputs(op, groups.back());
  join(op, {static_cast<unsigned>(groups.size() - 1), groups.back().rootDomain});
}

} // namespace zero
