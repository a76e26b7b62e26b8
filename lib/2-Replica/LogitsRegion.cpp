#include "LogitsRegion.h"

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <numeric>

using namespace mlir;
using namespace zero;

namespace {

constexpr llvm::StringLiteral kStranger =
    "a matmul that is not a gradient of it reads what comes of it";

class RegionFinder {
public:
  explicit RegionFinder(hlo::DotGeneralOp matmul)
      : block(*matmul->getBlock()), matmul(matmul),
        elements(hlo::tensorType(matmul.getResult()).getNumElements()) {}

  /// Empty where the region is found.
  NoRegion run();
  LogitsRegion take();

private:
  bool isLarge(Value value) const { return hlo::tensorType(value).getNumElements() >= elements; }
  bool isPlain(Operation *op) {
    return op->getDialect() == matmul->getDialect() && !hlo::isControlFlow(op) &&
           !hlo::isCollective(op) && isMemoryEffectFree(op);
  }
  bool isGradient(Operation *op) const { return hlo::isContraction(op) && op != matmul; }
  bool isStranger(Operation *op);
  Operation *findReadingStranger();
  void findBehind();
  void grow();
  void add(Operation *op);
  void visit(Operation *op);
  bool addPaths();
  NoRegion check();
  NoRegion checkReaders(Operation *op) const;

  Block &block;
  hlo::DotGeneralOp matmul;
  int64_t elements;
  llvm::DenseSet<Operation *> behind; // all that waits for the matmul, and it
  llvm::DenseSet<Operation *> ops;
  SmallVector<Operation *> pending;
};

} // namespace

/// What an operand is, whatever its layout and type.
static Value findSource(Value value) {
  while (Operation *def = value.getDefiningOp()) {
    if (!isa<hlo::TransposeOp, hlo::ReshapeOp, hlo::ConvertOp>(def))
      break;
    value = def->getOperand(0);
  }
  return value;
}

/// Whether a matmul is no gradient of the large one: it reads neither of its operands.
bool RegionFinder::isStranger(Operation *op) {
  Value left = findSource(matmul.getLhs()), right = findSource(matmul.getRhs());
  return isGradient(op) && llvm::none_of(op->getOperands(), [&](Value operand) {
           Value source = findSource(operand);
           return source == left || source == right;
         });
}

/// A stranger that reads large values made of the matmul's, the nearest one first: behind a hidden
/// layer it is a few ops away, and what else waits for the layer, all of backward, is not looked
/// at.
Operation *RegionFinder::findReadingStranger() {
  llvm::SetVector<Operation *> reached;
  reached.insert(matmul);
  for (size_t next = 0; next < reached.size(); ++next) {
    Operation *op = reached[next];
    if (isStranger(op))
      return op;
    if (isGradient(op))
      continue;
    for (Value result : op->getResults())
      if (isLarge(result))
        reached.insert(result.user_begin(), result.user_end());
  }
  return nullptr;
}

void RegionFinder::findBehind() {
  behind.insert(matmul);
  for (Operation *op = matmul->getNextNode(); op; op = op->getNextNode())
    if (llvm::any_of(op->getOperands(),
                     [&](Value operand) { return behind.contains(operand.getDefiningOp()); }))
      behind.insert(op);
}

void RegionFinder::add(Operation *op) {
  if (!op->hasTrait<OpTrait::IsTerminator>() && ops.insert(op).second)
    pending.push_back(op);
}

/// A matmul's operands are as they are, what it gives goes on outside.
void RegionFinder::visit(Operation *op) {
  if (!isGradient(op) && behind.contains(op))
    for (Value result : op->getResults())
      if (isLarge(result))
        for (Operation *user : result.getUsers())
          add(user);
  if (hlo::isContraction(op))
    return;
  for (Value operand : op->getOperands())
    if (Operation *def = operand.getDefiningOp();
        def && (isLarge(operand) || hlo::isConstantLike(def)))
      add(def);
}

void RegionFinder::grow() {
  add(matmul);
  do
    while (!pending.empty())
      visit(pending.pop_back_val());
  while (addPaths());
}

/// What is on the way from one op of the region to another.
bool RegionFinder::addPaths() {
  llvm::DenseSet<Operation *> before; // what ops of the region wait for
  for (Operation &op : llvm::reverse(block)) {
    if (!ops.contains(&op) && !before.contains(&op))
      continue;
    for (Value operand : op.getOperands())
      if (Operation *def = operand.getDefiningOp(); def && behind.contains(def))
        before.insert(def);
    if (&op == matmul)
      break;
  }
  for (Operation &op : block)
    if (before.contains(&op))
      add(&op);
  return !pending.empty();
}

/// Large values stay inside, and so does what the region's matmuls give stay outside of it.
NoRegion RegionFinder::checkReaders(Operation *op) const {
  for (Value result : op->getResults())
    for (Operation *user : result.getUsers()) {
      bool isInside = ops.contains(user);
      if (isGradient(op) && isInside)
        return {op, "another matmul is between it and a value of its size"};
      if (!isGradient(op) && behind.contains(op) && !isInside && isLarge(result))
        return {user, "a value of its size is a result of the step"};
    }
  return {};
}

NoRegion RegionFinder::check() {
  for (Operation &op : block) {
    if (!ops.contains(&op))
      continue;
    if (!isPlain(&op))
      return {&op, "rows wait for a value that all rows make, or that ranks exchange"};
    if (isStranger(&op))
      return {&op, kStranger};
    if (NoRegion why = checkReaders(&op); why.op)
      return why;
  }
  return {};
}

NoRegion RegionFinder::run() {
  if (Operation *stranger = findReadingStranger())
    return {stranger, kStranger};
  findBehind();
  grow();
  return check();
}

LogitsRegion RegionFinder::take() {
  LogitsRegion region;
  region.logits = matmul.getResult();
  llvm::SmallSetVector<Value, 8> inputs;
  for (Operation &op : block) {
    if (!ops.contains(&op))
      continue;
    region.ops.push_back(&op);
    for (Value operand : op.getOperands())
      if (!ops.contains(operand.getDefiningOp()))
        inputs.insert(operand);
    if (!behind.contains(&op))
      continue;
    region.behind.insert(&op);
    for (Value result : op.getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) { return !ops.contains(user); }))
        region.results.push_back(result);
  }
  region.inputs.assign(inputs.begin(), inputs.end());
  return region;
}

std::optional<LogitsRegion> zero::findLogitsRegion(hlo::DotGeneralOp matmul, NoRegion &why) {
  RegionFinder finder(matmul);
  why = finder.run();
  return why.op ? std::nullopt : std::optional(finder.take());
}

int64_t zero::countBatchRows(func::FuncOp entry) {
  int64_t rows = 0;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.hasRows())
      continue;
    if (role.getGroups() != 1)
      return 1;
    auto type = cast<RankedTensorType>(entry.getArgumentTypes()[i]);
    rows = std::gcd(rows, type.getDimSize(role.getRowDim()));
  }
  return rows;
}

int64_t zero::countLogitsParts(int64_t bytes, int64_t most, int64_t rows) {
  for (int64_t parts = llvm::divideCeil(bytes, most); parts < std::min(rows, kMostLogitsParts + 1);
       ++parts)
    if (rows % parts == 0)
      return parts;
  return rows;
}

//===----------------------------------------------------------------------===//
// A region as a function
//===----------------------------------------------------------------------===//

RegionFunction::RegionFunction(ModuleOp module, const LogitsRegion &region) : region(region) {
  MLIRContext *context = module.getContext();
  Location loc = region.logits.getLoc();
  SmallVector<Value> inputs(region.inputs), results(region.results);
  auto type =
      FunctionType::get(context, ValueRange(inputs).getTypes(), ValueRange(results).getTypes());
  function = func::FuncOp::create(loc, "logits", type);
  SymbolTable(module).insert(function);
  Block *body = function.addEntryBlock();
  IRMapping mapping;
  mapping.map(inputs, body->getArguments());
  auto builder = OpBuilder::atBlockBegin(body);
  for (Operation *op : region.ops)
    builder.clone(*op, mapping);
  SmallVector<Value> given;
  for (Value result : results)
    given.push_back(mapping.lookup(result));
  func::ReturnOp::create(builder, loc, given);
}

/// Behind the region's last op: what stands before it and waits for the region comes later.
SmallVector<Value> RegionFunction::putBack() {
  Operation *first = region.ops.front(), *next = region.ops.back()->getNextNode();
  llvm::DenseSet<Operation *> old(llvm::from_range, region.ops), late;
  SmallVector<Operation *> moved;
  for (Operation *op = first; op != next; op = op->getNextNode()) {
    bool waits = region.behind.contains(op) || llvm::any_of(op->getOperands(), [&](Value operand) {
                   return late.contains(operand.getDefiningOp());
                 });
    if (waits)
      late.insert(op);
    if (waits && !old.contains(op))
      moved.push_back(op);
  }
  OpBuilder builder(next);
  IRMapping mapping;
  Block &body = function.getBody().front();
  mapping.map(body.getArguments(), region.inputs);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  for (Operation *op : moved)
    op->moveBefore(next);
  SmallVector<Value> made;
  for (auto [result, value] : llvm::zip_equal(region.results, body.getTerminator()->getOperands()))
    Value(result).replaceAllUsesWith(made.emplace_back(mapping.lookup(value)));
  for (Operation *op : llvm::reverse(region.ops))
    if (region.behind.contains(op))
      op->erase();
  return made;
}
