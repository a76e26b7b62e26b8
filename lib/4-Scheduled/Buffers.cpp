#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/MatmulTurns.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

RoleAttr getResultRole(func::FuncOp entry, unsigned result) {
  if (auto role = dyn_cast_or_null<RoleAttr>(entry.getResultAttr(result, "zero.role")))
    return role;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (auto role = entry.getArgAttrOfType<RoleAttr>(i, "zero.role");
        role && role.getNext() == static_cast<int64_t>(result))
      return role;
  return RoleAttr();
}

FlatSymbolRefAttr getSpace(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto entry = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return entry
               ? entry.getArgAttrOfType<FlatSymbolRefAttr>(argument.getArgNumber(), kSlotSpaceAttr)
               : FlatSymbolRefAttr();
  }
  auto copy = value.getDefiningOp<CopyOp>();
  return copy ? copy->getAttrOfType<FlatSymbolRefAttr>(kSpaceAttr) : FlatSymbolRefAttr();
}

bool isView(Operation *op) { return isa<UnpackOp, PackOp, ViewOp>(op); }

//===----------------------------------------------------------------------===//
// Timeline
//===----------------------------------------------------------------------===//

Timeline::Timeline(Block &block) {
  int64_t position = 0;
  for (Operation &op : block)
    positions[&op] = position++;
  llvm::DenseMap<Attribute, int64_t> awaited; // the first await of what is behind, by stream
  for (Operation &op : llvm::reverse(block))
    if (auto start = dyn_cast<CollectiveStartOp>(op)) {
      int64_t end = getEnd(start);
      auto [first, isNew] = awaited.try_emplace(start.getStreamAttr(), end);
      readEnds[start] = first->second = std::min(first->second, end);
    }
}

int64_t Timeline::getEnd(Operation *op) const {
  if (auto start = dyn_cast<CollectiveStartOp>(op))
    for (Operation *user : start.getFuture().getUsers())
      op = user;
  if (auto gemm = dyn_cast<GemmOp>(op))
    if (DispatchOp behind = getKernelOfTurns(gemm))
      op = behind;
  return positions.lookup(op);
}

int64_t Timeline::getBirth(Value value) const {
  Operation *def = value.getDefiningOp();
  if (!def)
    return -1;
  if (auto await = dyn_cast<AwaitOp>(def))
    if (Operation *start = await.getFuture().getDefiningOp())
      def = start;
  return positions.lookup(def);
}

template <typename GetEnd> int64_t Timeline::getLast(Value value, GetEnd getEnd) const {
  int64_t last = getBirth(value);
  if (auto await = value.getDefiningOp<AwaitOp>())
    last = positions.lookup(await); // written until then
  for (Operation *user : value.getUsers())
    if (!isView(user))
      last = std::max(last, getEnd(user));
  return last;
}

int64_t Timeline::getLastUse(Value value) const {
  return getLast(value, [&](Operation *user) { return getEnd(user); });
}

int64_t Timeline::getReadEnd(Operation *op) const {
  auto start = readEnds.find(op);
  return start == readEnds.end() ? getEnd(op) : start->second;
}

int64_t Timeline::getLastRead(Value value) const {
  return getLast(value, [&](Operation *user) { return getReadEnd(user); });
}

//===----------------------------------------------------------------------===//
// BufferMap
//===----------------------------------------------------------------------===//

void BufferMap::add(Value value) {
  if (!isa<RankedTensorType>(value.getType()) || ids.contains(value))
    return;
  unsigned id = parents.size();
  ids[value] = id;
  parents.push_back(id);
  offsets.push_back(0);
  low.push_back(0);
  high.push_back(getTensorBytes(value.getType()));
  members.push_back({value});
}

std::pair<unsigned, int64_t> BufferMap::find(unsigned id) const {
  unsigned root = id;
  int64_t total = 0;
  while (parents[root] != root) {
    total += offsets[root];
    root = parents[root];
  }
  // Compress the path: each value on it now points at the root.
  for (int64_t rest = total; parents[id] != root && id != root;) {
    unsigned next = parents[id];
    int64_t step = offsets[id];
    parents[id] = root;
    offsets[id] = rest;
    rest -= step;
    id = next;
  }
  return {root, total};
}

bool BufferMap::relate(Value value, Value base, int64_t byteOffset) {
  auto [root, offset] = find(ids.lookup(value));
  auto [baseRoot, baseOffset] = find(ids.lookup(base));
  int64_t wanted = baseOffset + byteOffset; // of `value` from the root of `base`
  if (root == baseRoot)
    return offset == wanted;
  int64_t shift = wanted - offset; // of `root` from the root of `base`
  if (members[root].size() > members[baseRoot].size()) {
    std::swap(root, baseRoot); // the larger set keeps its root: a unit has many segments
    shift = -shift;
  }
  parents[root] = baseRoot;
  offsets[root] = shift;
  low[baseRoot] = std::min(low[baseRoot], low[root] + shift);
  high[baseRoot] = std::max(high[baseRoot], high[root] + shift);
  llvm::append_range(members[baseRoot], members[root]);
  members[root].clear();
  return true;
}

BufferPart BufferMap::lookup(Value value) const {
  auto [root, offset] = find(ids.lookup(value));
  return {root, offset - low[root], getTensorBytes(value.getType())};
}

LogicalResult BufferMap::build(Block &block) {
  for (BlockArgument argument : block.getArguments())
    add(argument);
  for (Operation &op : block) {
    for (Value result : op.getResults())
      add(result);
    auto aliasing = dyn_cast<BufferAliasInterface>(op);
    if (!aliasing)
      continue;
    for (const BufferAlias &alias : aliasing.getBufferAliases())
      if (!relate(op.getResult(alias.result), op.getOperand(alias.operand), alias.byteOffset))
        return op.emitOpError() << "puts operand " << alias.operand
                                << " at two places of one buffer; it needs a zero.copy";
  }
  return success();
}

} // namespace zero
