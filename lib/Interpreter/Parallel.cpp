//===- Parallel.cpp - Runs of several devices inside a program of one ------------===//
//
// What conformance programs ask of an interpreter: functions that run together on devices of their
// own, what these send to one another and read from the host, and looks at values.
//===--------------------------------------------------------------------------===//
#include "Machine.h"

#include "zero/Dialect/Interpreter/Interpreter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

/// The function of a name that the op's verifier has seen to be there.
static FailureOr<func::FuncOp> lookUp(Operation *op, Attribute name) {
  auto callee =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, cast<FlatSymbolRefAttr>(name));
  if (!callee || callee.isExternal() || !callee.getBody().hasOneBlock())
    return op->emitError() << "the interpreter runs functions of one block only, and " << name
                           << " is none";
  return callee;
}

//===----------------------------------------------------------------------===//
// run_parallel
//===----------------------------------------------------------------------===//

namespace {
/// The ranks that run one function.
struct Group {
  SmallVector<unsigned> ranks;
  SmallVector<Tensors> arguments;
};
} // namespace

/// Runs the devices of one run_parallel. Those of one function run in lock-step; other functions
/// run one after another, so that what one of them sends is there when a later one receives it.
static FailureOr<Tensors> runDevices(interpreter::RunParallelOp op, ArrayRef<Tensor> operands) {
  auto rows = llvm::to_vector(op.getPrograms().getAsRange<ArrayAttr>());
  Devices devices{static_cast<int64_t>(rows.size()), static_cast<int64_t>(rows.front().size())};
  unsigned ranks = devices.rank(devices.replicas, 0), nextRank = 0;
  Machine machine(ranks, devices);
  if (op.getInfeed())
    for (Attribute name : llvm::reverse(*op.getInfeed())) {
      FailureOr<func::FuncOp> function = lookUp(op, name);
      if (failed(function))
        return failure();
      machine.getExchange().infeed.push_back(*function);
    }
  llvm::MapVector<Operation *, Group> groups;
  for (ArrayAttr row : rows)
    for (Attribute name : row) {
      FailureOr<func::FuncOp> function = lookUp(op, name);
      if (failed(function))
        return failure();
      Group &group = groups[*function];
      unsigned taken = function->getNumArguments();
      group.ranks.push_back(nextRank++);
      group.arguments.emplace_back(operands.take_front(taken));
      operands = operands.drop_front(taken);
    }
  SmallVector<Tensors> resultsOf(ranks);
  Scope outermost;
  for (auto &[function, group] : groups) {
    SmallVector<Lane> lanes;
    for (unsigned rank : group.ranks)
      lanes.push_back({rank, &outermost});
    SmallVector<Tensors> values;
    Block &body = cast<func::FuncOp>(function).getBody().front();
    if (failed(machine.runRegion(body, group.arguments, lanes, values)))
      return failure();
    for (auto [rank, value] : llvm::zip_equal(group.ranks, values))
      resultsOf[rank] = std::move(value);
  }
  Tensors results;
  for (Tensors &values : resultsOf)
    results.append(values.begin(), values.end());
  return results;
}

static FailureOr<Tensors> evaluateRunParallel(interpreter::RunParallelOp op, Operands in,
                                              RankContext &) {
  return runDevices(op, in);
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

static Tensor makeToken() { return Tensor::scalar(false); }

/// What goes to the host and what goes to a device wait alike for whoever receives from the
/// channel.
static FailureOr<Tensors> evaluateSend(hlo::SendOp op, Operands in, RankContext &context) {
  context.machine.getExchange().sent[op.getChannelHandle().getHandle()].emplace_back(
      in.drop_back());
  return Tensors{makeToken()};
}

static FailureOr<Tensors> evaluateReceive(hlo::RecvOp op, Operands, RankContext &context) {
  int64_t channel = op.getChannelHandle().getHandle();
  std::deque<Tensors> &waiting = context.machine.getExchange().sent[channel];
  if (waiting.empty())
    return op.emitError() << "receives from channel " << channel
                          << ", through which nothing (more) has been sent";
  Tensors values = std::move(waiting.front());
  waiting.pop_front();
  TypeRange expected = TypeRange(op->getResultTypes()).drop_back();
  if (values.size() != expected.size())
    return op.emitError() << "receives " << expected.size() << " tensors from channel " << channel
                          << ", through which " << values.size() << " have been sent";
  for (auto [value, type] : llvm::zip_equal(values, expected)) {
    FailureOr<DType> dtype = getDTypeOf(op, type);
    if (failed(dtype))
      return failure();
    if (value.getDType() != *dtype || value.getShape() != cast<RankedTensorType>(type).getShape())
      return op.emitError() << "receives " << type << " from channel " << channel
                            << ", through which tensor<" << describeType(value)
                            << "> has been sent";
  }
  values.push_back(makeToken());
  return values;
}

/// The results are those of a function, which must have the op's types.
static LogicalResult expectTypes(Operation *op, TypeRange expected, TypeRange found,
                                 StringRef what) {
  if (llvm::equal(expected, found))
    return success();
  return op->emitError() << "reads (" << expected << "), but " << what << " gives (" << found
                         << ")";
}

static FailureOr<Tensors> evaluateInfeed(hlo::InfeedOp op, Operands, RankContext &context) {
  auto &infeed = context.machine.getExchange().infeed;
  if (infeed.empty())
    return op.emitError() << "reads what the host gives, and there is nothing (left)";
  auto function = cast<func::FuncOp>(infeed.pop_back_val());
  TypeRange expected = TypeRange(op->getResultTypes()).drop_back();
  if (failed(expectTypes(op, expected, function.getResultTypes(), function.getName())))
    return failure();
  SmallVector<Tensors> results, arguments(1);
  if (failed(
          context.machine.runRegion(function.getBody().front(), arguments, context.lane, results)))
    return failure();
  results.front().push_back(makeToken());
  return std::move(results.front());
}

/// The host takes what it is given.
static FailureOr<Tensors> evaluateOutfeed(hlo::OutfeedOp, Operands, RankContext &) {
  return Tensors{makeToken()};
}

//===----------------------------------------------------------------------===//
// Looks at values
//===----------------------------------------------------------------------===//

static FailureOr<Tensors> evaluateProbe(interpreter::ProbeOp op, Operands in,
                                        RankContext &context) {
  context.machine.getProbes()[op.getProbeId()].push_back(in[0]);
  return Tensors{in[0]};
}

static FailureOr<Tensors> evaluatePrint(interpreter::PrintOp, Operands in, RankContext &) {
  llvm::outs() << "tensor<" << describeType(in[0]) << "> [";
  for (int64_t i = 0, n = in[0].getNumElements(); i < n; ++i)
    llvm::outs() << (i ? ", " : "") << printElement(in[0], i);
  llvm::outs() << "]\n";
  return Tensors();
}

void zero::interp::registerParallel(Registry &registry) {
  registry.add<interpreter::PrintOp>(evaluatePrint);
  registry.add<interpreter::ProbeOp>(evaluateProbe);
  registry.add<interpreter::RunParallelOp>(evaluateRunParallel);
  registry.addRankDependent<hlo::InfeedOp>(evaluateInfeed);
  registry.addRankDependent<hlo::OutfeedOp>(evaluateOutfeed);
  registry.addRankDependent<hlo::RecvOp>(evaluateReceive);
  registry.addRankDependent<hlo::SendOp>(evaluateSend);
}
