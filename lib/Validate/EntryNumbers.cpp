#include "EntryNumbers.h"

#include "StagedReductions.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace zero::validate {

static SmallVector<func::FuncOp> getEntries(ModuleOp module) {
  SmallVector<func::FuncOp> entries;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function->hasAttr("zero.kernel") && !function.isExternal())
      entries.push_back(function);
  return entries;
}

static LogicalResult checkBody(func::FuncOp entry) {
  if (entry.getBody().hasOneBlock())
    return success();
  return entry.emitOpError("is expected to have a body of one block");
}

FailureOr<EntryPairs> pairEntries(ModuleOp upper, ModuleOp lower) {
  llvm::StringMap<func::FuncOp> above;
  SmallVector<func::FuncOp> expected = getEntries(upper), found = getEntries(lower);
  for (func::FuncOp entry : expected)
    above[entry.getSymName()] = entry;
  EntryPairs pairs;
  for (func::FuncOp entry : found) {
    func::FuncOp partner = above.lookup(entry.getSymName());
    if (!partner)
      return entry.emitOpError() << "is an entry that the phase above does not have";
    if (failed(checkBody(entry)))
      return failure();
    pairs.push_back({partner, entry});
  }
  if (found.size() == expected.size())
    return pairs;
  for (func::FuncOp entry : expected)
    if (llvm::none_of(found,
                      [&](func::FuncOp other) { return other.getSymName() == entry.getSymName(); }))
      return lower.emitError() << "has no entry '" << entry.getSymName()
                               << "', which the phase above has";
  return pairs;
}

namespace {

/// Numbers the ops of an entry in block order.
class EntryNumbering {
public:
  EntryNumbering(OpNumbers &numbers, func::FuncOp entry) : numbers(numbers), entry(entry) {}

  FailureOr<SmallVector<Number>> run() {
    Block &body = entry.getBody().front();
    SmallVector<ir::RoleAttr> roles;
    for (unsigned i = 0; i < entry.getNumArguments(); ++i)
      roles.push_back(entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"));
    numbers.beginEntry(roles);
    for (BlockArgument argument : body.getArguments())
      values[argument] =
          numbers.getArgument(argument.getArgNumber(), argument.getType(), argument.getLoc());
    for (Operation &op : body.without_terminator())
      if (failed(visit(op)))
        return failure();
    SmallVector<Number> results;
    for (Value value : body.getTerminator()->getOperands())
      results.push_back(values.lookup(value));
    return results;
  }

private:
  LogicalResult visit(Operation &op) {
    if (auto start = dyn_cast<ir::CollectiveStartOp>(op))
      return visitStart(start);
    auto await = dyn_cast<ir::AwaitOp>(op);
    if (!await)
      return numbers.number(&op, values);
    auto known = futures.find(await.getFuture());
    if (known == futures.end())
      return await.emitOpError("awaits a future that no collective of this entry gives");
    for (auto [result, number] : llvm::zip_equal(await.getResults(), known->second))
      values[result] = number;
    return success();
  }

  // Equation: future.
  LogicalResult visitStart(ir::CollectiveStartOp start) {
    SmallVector<Number> &made = futures[start.getFuture()];
    ArrayRef<Type> types = cast<ir::FutureType>(start.getFuture().getType()).getTypes();
    auto operands = llvm::map_to_vector(start.getOperands(),
                                        [&](Value operand) { return values.lookup(operand); });
    made = numbers.getCollectives(start, operands, start.getTargetTypes());
    if (!start->hasAttr("folds"))
      return success();
    made.push_back(
        numbers.getContents().getNumbering().getFresh("scratch", types.back(), start.getLoc()));
    auto results =
        llvm::map_to_vector(types, [](Type type) { return cast<RankedTensorType>(type); });
    return checkStaging(start, start.getOperands().size(), results, numbers);
  }

  OpNumbers &numbers;
  func::FuncOp entry;
  OpNumbers::Values values;
  llvm::DenseMap<Value, SmallVector<Number>> futures;
};

} // namespace

LogicalResult compareTransfers(const Numbering &numbering, func::FuncOp lower,
                               const OpNumbers::Transfers &found, const EntryNumbers &expected) {
  llvm::DenseMap<Number, int64_t> left;
  for (auto [number, loc] : expected.transfers)
    ++left[number];
  for (auto [number, op] : found)
    if (--left[number] < 0)
      return op->emitOpError() << "moves what the phase above does not move, or not as often: "
                               << numbering.print(number);
  for (auto [number, loc] : expected.transfers)
    if (left[number] > 0) {
      InFlightDiagnostic diag = lower.emitOpError()
                                << "does not move what the phase above moves, or not as often: "
                                << numbering.print(number);
      diag.attachNote(loc) << "moved here";
      return diag;
    }
  return success();
}

FailureOr<SmallVector<Number>> numberEntry(OpNumbers &numbers, func::FuncOp entry) {
  if (failed(checkBody(entry)))
    return failure();
  return EntryNumbering(numbers, entry).run();
}

} // namespace zero::validate
