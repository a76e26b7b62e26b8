#include "KernelGroups.h"
#include "Fusions/Fusions.h"
#include "OpKinds.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Support/Reads.h"

using namespace mlir;

namespace zero {

constexpr size_t kMaxOutputs = 8;
/// Cheap ops at repeated indices, for tensors and for scalars.
constexpr unsigned kMaxRepeated = 2, kMaxRepeatedScalar = 6, kMaxConditional = 4;

/// Whether each kernel that reads a result of `op` makes it itself (decideFree).
static bool isMadeInside(Operation *op) {
  return hlo::isConstantLike(op) && (classify(op) == OpKind::Source || isScalarBroadcast(op));
}

KernelGroups::KernelGroups(Block &block, GroupLimits limits, bool mayRemakeRows, FusionRun &fusions)
    : block(block), limits(limits), fusions(fusions), mayRemakeRows(mayRemakeRows) {
  auto module = block.getParentOp()->getParentOfType<ModuleOp>();
  matrixUnits = findMatrixUnits(module);
  isSharded = hasSeveralRanks(module);
  int64_t position = 0;
  for (Operation &op : block) {
    positions[&op] = position++;
    modelPositions[&op] = numModelOps;
    numModelOps += isModelOp(&op);
    for (Value operand : op.getOperands())
      if (Attribute unit = isModelOp(&op) ? getMatrixUnit(operand) : Attribute())
        unitReads.push_back({modelPositions[&op], unit, getMatrixState(operand)});
  }
  collectGradients();
  for (const Fusion *fusion : fusions.getEnabled())
    if (fusion->prepare)
      fusion->prepare(*this);
}

/// Makes `group` one over rows: what it computes of them, it computes in these domains.
void KernelGroups::makeRows(KernelGroup &group, const RowForm &rows, unsigned elements,
                            unsigned values) {
  group.kind = KernelGroup::Row;
  group.rows = rows;
  group.reducedDomain = elements;
  group.rowDomain = values;
}

void KernelGroups::makeReduction(unsigned id, Operation *reduce) {
  KernelGroup &group = groups[id];
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
  ir::UnpackOp unpack = findUnpack(value);
  return unpack && matrixUnits.contains(unpack.getUnitAttr()) ? unpack.getUnitAttr() : Attribute();
}

Value KernelGroups::getMatrixState(Value value) const {
  ir::UnpackOp unpack = findUnpack(value);
  if (!unpack || !matrixUnits.contains(unpack.getUnitAttr()))
    return {};
  Value flat = unpack.getFlat();
  while (Operation *maker = flat.getDefiningOp()) {
    if (auto gather = dyn_cast<ir::AllGatherOp>(maker))
      flat = gather.getShards()[cast<OpResult>(flat).getResultNumber()];
    else if (isa<hlo::ConvertOp>(maker))
      flat = maker->getOperand(0);
    else
      break;
  }
  return flat;
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
  default:
    break;
  }
  if (kind != OpKind::Reduce && isExpandingBroadcast(op))
    return decideFree(op, users);
  if (std::optional<RowForm> rows = getPaddedRows(op); rows && users.kernels.empty()) {
    startGroup(op, KernelGroup::Map);
    return makeRows(groups.back(), *rows, groups.back().rootDomain, addDomain());
  }
  if (!fuse(op, users))
    startGroup(op, kind == OpKind::Reduce ? KernelGroup::Reduce : KernelGroup::Map);
}

/// The first fusion that takes `op` has it.
bool KernelGroups::fuse(Operation *op, Users users) {
  SmallVector<std::pair<const Fusion *, StringRef>> missed;
  for (const Fusion *fusion : fusions.getEnabled()) {
    if (!fusion->join)
      continue;
    FusionResult result = fusion->join(*this, op, users);
    if (result.isFused() || result.isMadeAgain())
      fusions.noteFused(op, *fusion);
    if (result.isMadeAgain())
      llvm::erase_if(users.kernels, [&](const Membership &user) {
        return groups[user.group].members.contains(op); // it has the value
      });
    if (result.isFused())
      return true;
    if (result.isNotAgain())
      fusions.noteMissed(op, *fusion, result.getReason());
    else if (!result.getReason().empty())
      missed.push_back({fusion, result.getReason()});
  }
  for (auto [fusion, reason] : missed)
    fusions.noteMissed(op, *fusion, reason);
  return false;
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
      if (groups[place.group].members.contains(op))
        continue; // it has the value
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
  if (group.kind == KernelGroup::Row && user.domain == group.reducedDomain &&
      use.getOperandNumber() == 0 && llvm::is_contained(group.outputs, op->getResult(0)) &&
      getPaddedRows(op) == group.rows)
    return user.domain; // the rows are stored where it would store them
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
  return findFirstUser(users, isResultDomain);
}

std::optional<unsigned> KernelGroups::findFirstUser(
    const Users &users,
    llvm::function_ref<bool(const KernelGroup &group, unsigned domain)> mayRead) const {
  if (users.kernels.empty())
    return std::nullopt;
  unsigned first = users.kernels.front().group;
  for (const Membership &user : users.kernels)
    if (groups[user.group].position < groups[first].position)
      first = user.group;
  const KernelGroup &group = groups[first];
  if (group.position >= users.firstOutside || !canGiveMore(group))
    return std::nullopt;
  for (const Membership &user : users.kernels)
    if (user.group == first && !mayRead(group, user.domain))
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
    if (mayJoin && whyNotJoin(op, user).empty())
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
    if (whyNotJoin(op, user).empty())
      join(op, user);
    else
      inMemory = true;
  }
  if (inMemory)
    startGroup(op, KernelGroup::Map);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

bool KernelGroups::canGiveMore(const KernelGroup &group) {
  return group.outputs.size() < kMaxOutputs;
}

ArrayRef<KernelGroups::Membership> KernelGroups::getPlaces(Operation *op) const {
  auto inside = memberships.find(op);
  return inside == memberships.end() ? ArrayRef<Membership>() : inside->second;
}

/// Whether the kernel that puts a rank's part of a value into a flat buffer spreads that part
/// itself: no rank has the whole value in memory.
static bool mayBeInserted(Operation *op, const KernelGroup &group, const Domain &domain) {
  return isa<ir::InsertSegmentOp>(group.seed) && !domain.repeats && isExpandingBroadcast(op);
}

StringRef KernelGroups::whyNotJoin(Operation *op, const Membership &place) const {
  const KernelGroup &group = groups[place.group];
  if (group.kind == KernelGroup::Single && hlo::isConstantLike(op) &&
      !readsOperandsFromMemory(group.seed) && !hlo::isControlFlow(group.seed))
    return "";
  if (group.kind == KernelGroup::Single && !mayBeInserted(op, group, domains[place.domain]))
    return "the kernel of what reads it is that op alone";
  if (hasMostOps(group) && !group.members.contains(op) && !isMadeInside(op))
    return "the kernel would have more ops than max-ops";
  if (countBuffersWith(op, group) > limits.maxBuffers)
    return "the kernel would have more arguments and results than max-buffers";
  if (group.kind == KernelGroup::Reduce && place.domain == group.rootDomain &&
      classify(op) == OpKind::Shape && !isScalarBroadcast(op))
    return "a kernel evaluates only elementwise ops behind its reduction";
  if (!fitsDomain(op, domains[place.domain]))
    return "the kernel would evaluate it several times for an element, or in its inner loop read "
           "across rows";
  return holdsTooLong(op, group) ? "the kernel runs so late that what the op reads would be kept "
                                   "longer than its result is worth"
                                 : "";
}

StringRef KernelGroups::whyNotJoinAll(Operation *op, const Users &users) const {
  for (const Membership &user : users.kernels)
    if (StringRef why = whyNotJoin(op, user); !why.empty())
      return why;
  return "";
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
    count += !group.inputs.contains(operand) && !isMadeInside(operand.getDefiningOp()) &&
             added.insert(operand).second;
  return count;
}

bool KernelGroups::fitsDomain(Operation *op, const Domain &domain) const {
  OpKind kind = classify(op);
  if (kind == OpKind::Source || kind == OpKind::UnitReshape || isExpandingBroadcast(op))
    return true;
  bool isScalar = cast<RankedTensorType>(op->getResult(0).getType()).getNumElements() == 1;
  unsigned most = domain.repeats ? (isScalar ? kMaxRepeatedScalar : kMaxRepeated) : kMaxConditional;
  bool isFull = domain.numOps >= most && !isa<hlo::SliceOp>(op); // which moves an index
  if ((domain.repeats || domain.conditional) && (!isCheap(op) || isFull))
    return false;
  return !domain.strided || kind == OpKind::Shape || countLargeOperands(op) <= 1;
}

//===----------------------------------------------------------------------===//
// Bookkeeping
//===----------------------------------------------------------------------===//

void KernelGroups::noteReads(Operation *op, int64_t position) {
  for (Value operand : getReadValues(op)) {
    lastRead[operand] = std::max(lastRead.lookup(operand), position);
    Value base = skipFreeOps(operand);
    lastRead[base] = std::max(lastRead.lookup(base), position);
  }
}

std::optional<std::pair<int64_t, int64_t>> KernelGroups::getOutsideReads(Operation *op) const {
  auto known = outsideReads.find(op);
  return known == outsideReads.end() ? std::nullopt : std::optional(known->second);
}

bool KernelGroups::canWait(Operation *call, unsigned group, llvm::SetVector<Operation *> &waiting,
                           std::optional<unsigned> part) const {
  int64_t position = groups[group].position;
  llvm::SetVector<Operation *> all, views; // views that kernels alone read wait for nobody
  all.insert(call);
  auto isInEarlier = [&](Operation *user) {
    return llvm::any_of(getPlaces(user), [&](const Membership &place) {
      return place.group != part && groups[place.group].position <= position;
    });
  };
  for (size_t i = 0; i < all.size(); ++i)
    for (Operation *user : all[i]->getUsers()) {
      user = block.findAncestorOpInBlock(*user);
      if (isInEarlier(user))
        return false;
      std::optional<std::pair<int64_t, int64_t>> outside = getOutsideReads(user);
      if (!outside || outside->first >= position) {
        if (classify(user) == OpKind::View)
          views.insert(user);
        continue;
      }
      if (classify(user) == OpKind::Boundary && !isa<ir::CollectiveOpInterface>(user))
        return false;
      all.insert(user);
    }
  for (size_t i = 0; i < views.size(); ++i)
    for (Operation *user : views[i]->getUsers()) {
      user = block.findAncestorOpInBlock(*user);
      if (isInEarlier(user))
        return false;
      if (classify(user) == OpKind::View)
        views.insert(user);
    }
  waiting.insert_range(all);
  return true;
}

/// What waits for a kernel has its position: KernelOutliner puts it behind that.
void KernelGroups::postpone(ArrayRef<Operation *> waiting, unsigned group) {
  int64_t position = groups[group].position;
  for (Operation *op : waiting) {
    auto &[first, last] = outsideReads[op];
    first = std::max(first, position);
    last = std::max(last, position);
    noteReads(op, last);
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
  noteMoved(op, group);
  for (Value result : op->getResults())
    group.inputs.remove(result);
  if (!isMadeInside(op))
    ++group.numOps;
  if (hlo::isConstantLike(op))
    return;
  for (Value read : getReadValues(op))
    if (!isMadeInside(read.getDefiningOp()))
      group.inputs.insert(read);
}

void KernelGroups::joinAll(Operation *op, const Users &users) {
  for (const Membership &user : users.kernels)
    join(op, user);
}

void KernelGroups::addOutputs(Operation *op, unsigned group) {
  llvm::append_range(groups[group].outputs, op->getResults());
}

//===----------------------------------------------------------------------===//
// Whole kernels
//===----------------------------------------------------------------------===//

bool KernelGroups::canGiveLater(unsigned from, unsigned into,
                                llvm::SetVector<Operation *> &waiting) const {
  llvm::SmallDenseSet<Operation *> makers;
  for (Value output : groups[from].outputs) {
    makers.insert(output.getDefiningOp());
    if (!canWait(output.getDefiningOp(), into, waiting, from))
      return false;
  }
  waiting.remove_if([&](Operation *op) { return makers.contains(op); });
  return true;
}

StringRef KernelGroups::whyNotMerge(unsigned from, unsigned into) const {
  const KernelGroup &one = groups[from], &other = groups[into];
  llvm::SetVector<Operation *> waiting;
  if (!canGiveLater(from, into, waiting))
    return "its results are needed before the kernel over its rows runs";
  if (llvm::any_of(one.outputs,
                   [&](Value output) { return waitsThroughOthers(output.getDefiningOp(), other); }))
    return "its unit's other gradients would wait for it";
  if (one.outputs.size() + other.outputs.size() > kMaxOutputs)
    return "the kernel would have too many results";
  size_t ops = other.numOps;
  llvm::SmallDenseSet<Value> inputs(other.inputs.begin(), other.inputs.end());
  inputs.insert(one.inputs.begin(), one.inputs.end());
  for (Operation *op : one.members)
    ops += !other.members.contains(op) && !isMadeInside(op);
  if (ops > limits.maxOps)
    return "the kernel would have more ops than max-ops";
  return inputs.size() + one.outputs.size() + other.outputs.size() > limits.maxBuffers
             ? "the kernel would have more arguments and results than max-buffers"
             : "";
}

void KernelGroups::merge(unsigned from, unsigned into) {
  llvm::SetVector<Operation *> waiting;
  (void)canGiveLater(from, into, waiting);
  SmallVector<Value> outputs = std::move(groups[from].outputs);
  SmallVector<Operation *> members(groups[from].members.begin(), groups[from].members.end());
  groups[from].members.clear();
  groups[from].inputs.clear();
  groups[from].outputs.clear();
  for (Operation *op : members) {
    SmallVector<Membership, 1> places = memberships.lookup(op);
    memberships[op].clear();
    for (const Membership &place : places)
      if (place.group != from)
        memberships[op].push_back(place);
    for (const Membership &place : places)
      if (place.group == from)
        join(op, {into, place.domain});
  }
  llvm::append_range(groups[into].outputs, outputs);
  groups[into].inputs.remove_if(
      [&](Value input) { return groups[into].members.contains(input.getDefiningOp()); });
  postpone(waiting.getArrayRef(), into);
}

bool KernelGroups::isReadOutside(Value value, unsigned group) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    user = block.findAncestorOpInBlock(*user);
    return outsideReads.contains(user) || llvm::any_of(getPlaces(user), [&](const auto &place) {
             return place.group != group &&
                    !groups[place.group].members.contains(value.getDefiningOp());
           });
  });
}

void KernelGroups::removeOutput(Value value, unsigned group) {
  llvm::erase(groups[group].outputs, value);
}

void KernelGroups::startGroup(Operation *op, KernelGroup::Kind kind) {
  KernelGroup group;
  group.kind = kind;
  group.seed = op;
  group.position = positions.lookup(op);
  group.rootDomain = addDomain();
  groups.push_back(std::move(group));
  unsigned id = groups.size() - 1;
  if (kind == KernelGroup::Reduce)
    makeReduction(id, op);
  addOutputs(op, id);
  join(op, {id, groups[id].rootDomain});
}

} // namespace zero
