#include "OutlineKernels.h"
#include "OpKinds.h"
#include "mlir/IR/IRMapping.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Support/Reads.h"
#include "zero/Target/Kernel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace zero {

/// Ops that become zero.view where something outside kernels reads them.
static bool isReshape(Operation *op) {
  return isa<hlo::ReshapeOp>(op) || classify(op) == OpKind::UnitReshape || isContiguousSlice(op);
}

/// Whether kernels cannot tell two units apart.
static bool haveSameSegments(ir::LayoutOp a, ir::LayoutOp b) {
  if (a.getElements() != b.getElements() || a.getMeshAttr() != b.getMeshAttr() ||
      a.getAxes() != b.getAxes() || a.getSegments().size() != b.getSegments().size())
    return false;
  return llvm::all_of(llvm::zip(a.getSegmentRange(), b.getSegmentRange()), [](auto pair) {
    auto [x, y] = pair;
    return x.getOffset() == y.getOffset() && x.getShape() == y.getShape();
  });
}

KernelOutliner::KernelOutliner(ModuleOp module) : module(module), symbols(module) {
  SmallVector<ir::LayoutOp> distinct;
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    auto first = llvm::find_if(distinct,
                               [&](ir::LayoutOp other) { return haveSameSegments(layout, other); });
    ir::LayoutOp alike = first == distinct.end() ? layout : *first;
    if (first == distinct.end())
      distinct.push_back(layout);
    alikeUnits[FlatSymbolRefAttr::get(layout.getSymNameAttr())] =
        FlatSymbolRefAttr::get(alike.getSymNameAttr());
  }
}

void KernelOutliner::nameUnitsAlike(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    if (auto unit = op->getAttrOfType<FlatSymbolRefAttr>("unit"))
      if (FlatSymbolRefAttr alike = alikeUnits.lookup(unit))
        op->setAttr("unit", alike);
}

Value KernelOutliner::lookup(Value value) const {
  auto it = values.find(value);
  return it == values.end() ? value : it->second;
}

/// The value that stands for `value` now; views of it are emitted on first need.
Value KernelOutliner::getReady(Value value) {
  Operation *def = value.getDefiningOp();
  if (def && def->getBlock() == end->getBlock() && !values.contains(value) &&
      !emitted.contains(def))
    emitView(def);
  return lookup(value);
}

void KernelOutliner::emitView(Operation *op) {
  OpBuilder builder(end);
  emitted.insert(op);
  if (isReshape(op)) {
    int64_t offset = isContiguousSlice(op) ? getSliceOffset(op) : 0;
    Value operand = getReady(op->getOperand(0));
    values[op->getResult(0)] =
        ir::ViewOp::create(builder, op->getLoc(), op->getResult(0).getType(), operand, offset);
    return;
  }
  for (OpOperand &operand : op->getOpOperands())
    operand.set(getReady(operand.get()));
  op->moveBefore(end);
}

void KernelOutliner::outline(Block &block, const KernelGroups &decided) {
  groups = &decided;
  values.clear();
  emitted.clear();
  findGathered(block);
  end = block.getTerminator();

  // Kernels and boundary ops by position; a kernel stands where its last op stood, and calls that
  // wait for it right behind it, in their own order.
  struct Item {
    std::pair<int64_t, int64_t> position;
    const KernelGroup *group;
    Operation *boundary;
  };
  SmallVector<Item> items;
  for (const KernelGroup &group : decided.getGroups())
    if (!group.members.empty())
      items.push_back({{group.position, -1}, &group, nullptr});
  for (Operation *op : decided.getBoundaries())
    items.push_back({{decided.getRunPosition(op), decided.getPosition(op)}, nullptr, op});
  llvm::sort(items, [](const Item &a, const Item &b) { return a.position < b.position; });

  SmallVector<Operation *> old;
  for (Operation &op : block.without_terminator())
    old.push_back(&op);
  for (const Item &item : items) {
    if (item.group) {
      emitGroup(*item.group);
      continue;
    }
    for (OpOperand &operand : item.boundary->getOpOperands())
      operand.set(getReady(operand.get()));
    emitted.insert(item.boundary);
    if (item.boundary != end)
      item.boundary->moveBefore(end);
  }
  for (Operation *op : llvm::reverse(old))
    if (!emitted.contains(op) || isReshape(op))
      op->erase();
  gathered.clear();
  gatheredLists.clear();
}

void KernelOutliner::findGathered(Block &block) {
  llvm::DenseMap<std::tuple<Value, Type, unsigned>, size_t> lists; // by shard, its type, segment
  for (auto unpack : block.getOps<ir::UnpackOp>()) {
    auto flat = dyn_cast<OpResult>(unpack.getFlat());
    auto gather = flat ? dyn_cast<ir::AllGatherOp>(flat.getOwner()) : ir::AllGatherOp();
    if (!gather)
      continue;
    Value shard = gather.getShards()[flat.getResultNumber()], source = shard;
    while (auto convert = source.getDefiningOp<hlo::ConvertOp>())
      source = convert.getOperand();
    for (OpResult result : unpack->getResults()) {
      auto [list, isNew] =
          lists.try_emplace({source, shard.getType(), result.getResultNumber()}, gathered.size());
      if (isNew)
        gathered.emplace_back();
      gathered[list->second].push_back(result);
      gatheredLists[result] = list->second;
    }
  }
}

Value KernelOutliner::getLatest(Value value, int64_t position) const {
  auto list = gatheredLists.find(value);
  if (list == gatheredLists.end())
    return value;
  for (Value equal : llvm::reverse(gathered[list->second]))
    if (groups->getPosition(equal.getDefiningOp()) < position)
      return equal;
  return value;
}

/// Members in the order in which the outputs need them, operands first: the same graph gives the
/// same kernel however its ops were ordered.
static SmallVector<Operation *> orderMembers(const KernelGroup &group, ArrayRef<Value> outputs) {
  SmallVector<Operation *> order;
  llvm::DenseSet<Operation *> done;
  SmallVector<std::pair<Operation *, unsigned>> stack; // op, next operand
  for (Value output : outputs) {
    stack.push_back({output.getDefiningOp(), 0});
    while (!stack.empty()) {
      auto &[op, next] = stack.back();
      if (next == 0 && done.contains(op)) {
        stack.pop_back();
      } else if (next < op->getNumOperands()) {
        Operation *def = op->getOperand(next++).getDefiningOp();
        if (def && group.members.contains(def) && !done.contains(def))
          stack.push_back({def, 0});
      } else {
        if (done.insert(op).second)
          order.push_back(op);
        stack.pop_back();
      }
    }
  }
  return order;
}

/// Finds or makes the kernel of `group`.
KernelOutliner::Call KernelOutliner::makeCall(const KernelGroup &group, ArrayRef<Value> outputs) {
  SmallVector<Operation *> ops = orderMembers(group, outputs);
  nameUnitsAlike(ops);
  Call call;
  for (Operation *op : ops)
    for (Value operand : getReadValues(op))
      if (!operand.getDefiningOp() || !group.members.contains(operand.getDefiningOp())) {
        Value input = getLatest(operand, group.position);
        call.inputs.insert(input);
        if (input != operand)
          call.aliases.push_back({operand, input});
      }
  auto [entry, isNew] = byKey.try_emplace(describe(ops, call, outputs), kernels.size());
  if (isNew)
    kernels.push_back({makeKernel(group, ops, call, outputs)});
  Kernel &kernel = kernels[entry->second];
  ++kernel.uses;
  ++numDispatches;
  call.kernel = FlatSymbolRefAttr::get(kernel.function.getSymNameAttr());
  return call;
}

static ir::DispatchOp makeDispatch(OpBuilder &builder, const KernelGroup &group,
                                   FlatSymbolRefAttr kernel, ValueRange operands,
                                   ValueRange outputs) {
  SmallVector<int64_t> tied(outputs.size(), -1);
  return ir::DispatchOp::create(builder, group.seed->getLoc(), TypeRange(outputs),
                                /*workspace=*/Type(), kernel, operands,
                                builder.getDenseI64ArrayAttr(tied), FlatSymbolRefAttr());
}

void KernelOutliner::outlineGroup(OpBuilder &builder, const KernelGroup &group) {
  Call call = makeCall(group, group.outputs);
  auto dispatch =
      makeDispatch(builder, group, call.kernel, call.inputs.getArrayRef(), group.outputs);
  for (auto [output, result] : llvm::zip_equal(group.outputs, dispatch.getResults()))
    Value(output).replaceAllUsesWith(result);
}

void KernelOutliner::emitGroup(const KernelGroup &group) {
  SmallVector<Value> outputs(group.outputs);
  auto keyOf = [&](Value output) {
    auto result = cast<OpResult>(output);
    return std::pair(groups->getPosition(result.getOwner()), result.getResultNumber());
  };
  llvm::sort(outputs, [&](Value a, Value b) { return keyOf(a) < keyOf(b); });
  Call call = makeCall(group, outputs);
  SmallVector<Value> operands;
  for (Value input : call.inputs)
    operands.push_back(getReady(input));
  OpBuilder builder(end);
  auto dispatch = makeDispatch(builder, group, call.kernel, operands, outputs);
  for (auto [output, result] : llvm::zip(outputs, dispatch.getResults()))
    values[output] = result;
}

namespace {
/// Appends what makes up an op, and its regions, to a key.
class KeyWriter {
public:
  explicit KeyWriter(std::vector<uintptr_t> &key) : key(key) {}

  void define(Value value) {
    numbers.try_emplace(value, count++);
    addType(value);
  }
  void alias(Value value, Value defined) { numbers[value] = numbers.lookup(defined); }
  void use(Value value) { key.push_back(numbers.lookup(value)); }

  void write(Operation *op) {
    add(op->getName().getAsOpaquePointer());
    add(op->getAttrDictionary().getAsOpaquePointer());
    key.push_back(op->getNumOperands());
    for (Value operand : op->getOperands())
      use(operand);
    for (Value result : op->getResults())
      define(result);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        key.push_back(block.getNumArguments());
        for (BlockArgument argument : block.getArguments())
          define(argument);
        for (Operation &inner : block)
          write(&inner);
      }
  }

private:
  void add(const void *pointer) { key.push_back(reinterpret_cast<uintptr_t>(pointer)); }
  void addType(Value value) { add(value.getType().getAsOpaquePointer()); }

  std::vector<uintptr_t> &key;
  llvm::DenseMap<Value, uintptr_t> numbers;
  uintptr_t count = 0;
};
} // namespace

KernelOutliner::Key KernelOutliner::describe(ArrayRef<Operation *> ops, const Call &call,
                                             ValueRange outputs) {
  Key key;
  KeyWriter writer(key);
  key.push_back(call.inputs.size());
  for (Value input : call.inputs)
    writer.define(input);
  for (auto [value, input] : call.aliases)
    writer.alias(value, input);
  for (Operation *op : ops)
    writer.write(op);
  for (Value output : outputs)
    writer.use(output);
  return key;
}

func::FuncOp KernelOutliner::makeKernel(const KernelGroup &group, ArrayRef<Operation *> ops,
                                        const Call &call, ValueRange outputs) {
  ArrayRef<Value> inputs = call.inputs.getArrayRef();
  OpBuilder builder(module.getContext());
  Location loc = group.seed->getLoc();
  auto type = builder.getFunctionType(TypeRange(inputs), TypeRange(outputs));
  auto function = func::FuncOp::create(builder, loc, makeName(group, ops), type);
  function.setPrivate();
  function->setAttr("zero.kernel", builder.getUnitAttr());
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  IRMapping mapping;
  mapping.map(inputs, body->getArguments());
  for (auto [value, input] : call.aliases)
    mapping.map(value, mapping.lookup(input));
  for (Operation *op : ops)
    builder.clone(*op, mapping);
  SmallVector<Value> results;
  for (Value output : outputs)
    results.push_back(mapping.lookup(output));
  func::ReturnOp::create(builder, loc, results);
  symbols.insert(function);
  return function;
}

/// `k_` and up to four of its ops, with a number where several kernels would have that name.
std::string KernelOutliner::makeName(const KernelGroup &group, ArrayRef<Operation *> ops) {
  SmallVector<StringRef> words;
  auto collect = [&](bool all) {
    for (Operation *op : ops) {
      OpKind kind = classify(op);
      bool telling = kind != OpKind::Source && kind != OpKind::UnitReshape &&
                     !isa<hlo::BroadcastInDimOp, hlo::ConvertOp>(op);
      StringRef word = op->getName().stripDialect();
      if ((all || telling) && words.size() < 4 && !llvm::is_contained(words, word))
        words.push_back(word);
    }
  };
  if (group.kind == KernelGroup::Attention)
    words.push_back("attention");
  else
    collect(/*all=*/false);
  if (words.empty())
    collect(/*all=*/true);
  std::string base = "k_" + llvm::join(words, "_");
  while (true) {
    int64_t number = nameCounts[base]++;
    std::string name = number == 0 ? base : base + "_" + std::to_string(number);
    if (!symbols.lookup(name))
      return name;
  }
}

void KernelOutliner::printFusions(raw_ostream &os) const {
  for (const Kernel &kernel : kernels) {
    func::FuncOp function = kernel.function;
    os << "@" << function.getName() << " x " << kernel.uses << " " << function.getFunctionType()
       << ":";
    for (Operation &op : function.getBody().front().without_terminator())
      os << " " << op.getName().stripDialect();
    os << "\n";
  }
}

} // namespace zero
