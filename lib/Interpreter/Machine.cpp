#include "Machine.h"
#include "PlannedRun.h"
#include "Strided.h"

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "zero/Support/Counted.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

std::optional<DType> zero::getDType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return DType::I1;
    case 2:
      return isUnsigned ? DType::U2 : DType::I2;
    case 4:
      return isUnsigned ? DType::U4 : DType::I4;
    case 8:
      return isUnsigned ? DType::U8 : DType::I8;
    case 16:
      return isUnsigned ? DType::U16 : DType::I16;
    case 32:
      return isUnsigned ? DType::U32 : DType::I32;
    case 64:
      return isUnsigned ? DType::U64 : DType::I64;
    }
    return std::nullopt;
  }
  if (auto complex = dyn_cast<ComplexType>(type)) {
    if (complex.getElementType().isF32())
      return DType::C64;
    return complex.getElementType().isF64() ? std::optional(DType::C128) : std::nullopt;
  }
  return llvm::TypeSwitch<Type, std::optional<DType>>(type)
      .Case([](Float4E2M1FNType) { return DType::F4E2M1FN; })
      .Case([](Float6E2M3FNType) { return DType::F6E2M3FN; })
      .Case([](Float6E3M2FNType) { return DType::F6E3M2FN; })
      .Case([](Float8E3M4Type) { return DType::F8E3M4; })
      .Case([](Float8E4M3Type) { return DType::F8E4M3; })
      .Case([](Float8E4M3B11FNUZType) { return DType::F8E4M3B11FNUZ; })
      .Case([](Float8E4M3FNType) { return DType::F8E4M3FN; })
      .Case([](Float8E4M3FNUZType) { return DType::F8E4M3FNUZ; })
      .Case([](Float8E5M2Type) { return DType::F8E5M2; })
      .Case([](Float8E5M2FNUZType) { return DType::F8E5M2FNUZ; })
      .Case([](Float8E8M0FNUType) { return DType::F8E8M0FNU; })
      .Case([](Float16Type) { return DType::F16; })
      .Case([](BFloat16Type) { return DType::BF16; })
      .Case([](Float32Type) { return DType::F32; })
      .Case([](Float64Type) { return DType::F64; })
      .Default(std::nullopt);
}

FailureOr<DType> zero::interp::getDTypeOf(Operation *op, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return op->emitError() << "the interpreter runs on statically shaped tensors only, found "
                           << type;
  std::optional<DType> dtype = getDType(tensor.getElementType());
  if (!dtype)
    return op->emitError() << "the interpreter does not support element type "
                           << tensor.getElementType() << " of '" << op->getName() << "'";
  return *dtype;
}

FailureOr<Tensor> zero::interp::makeResult(Operation *op, unsigned index) {
  Type type = op->getResult(index).getType();
  FailureOr<DType> dtype = getDTypeOf(op, type);
  if (failed(dtype))
    return failure();
  return Tensor(*dtype, cast<RankedTensorType>(type).getShape());
}

const Registry &Registry::get() {
  static const Registry registry = [] {
    Registry result;
    registerElementwise(result);
    registerShape(result);
    registerIndexing(result);
    registerLinear(result);
    registerReduction(result);
    registerWindows(result);
    registerSort(result);
    registerConvolution(result);
    registerControlFlow(result);
    registerChecks(result);
    registerCustomCalls(result);
    registerCollectives(result);
    registerUnits(result);
    registerComplex(result);
    registerContraction(result);
    registerDeviceCollectives(result);
    registerDynamic(result);
    registerFactorization(result);
    registerManualComputation(result);
    registerNormalization(result);
    registerParallel(result);
    registerRandom(result);
    registerScheduled(result);
    return result;
  }();
  return registry;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

const Machine::LastUses &Machine::getLastUses(Block &block) {
  std::unique_ptr<LastUses> &entry = lastUsesOf[&block];
  if (entry)
    return *entry;
  entry = std::make_unique<LastUses>();
  // The op itself for a result without users: it is then never bound.
  auto record = [&](Value value) {
    Operation *last = value.getDefiningOp();
    for (Operation *user : value.getUsers()) {
      Operation *inBlock = block.findAncestorOpInBlock(*user);
      if (!last || (inBlock && last->isBeforeInBlock(inBlock)))
        last = inBlock;
    }
    if (last)
      (*entry)[last].push_back(value);
  };
  for (BlockArgument argument : block.getArguments())
    record(argument);
  for (Operation &op : block)
    for (Value result : op.getResults())
      record(result);
  return *entry;
}

LogicalResult Machine::runBlock(Block &block, ArrayRef<Lane> lanes,
                                SmallVectorImpl<Tensors> &results) {
  const LastUses &lastUses = getLastUses(block);
  for (Operation &op : block.without_terminator())
    if (failed(runOp(op, lanes, lastUses)))
      return failure();
  results.clear();
  for (const Lane &lane : lanes) {
    Tensors &values = results.emplace_back();
    for (Value operand : block.getTerminator()->getOperands())
      values.push_back(lane.scope->lookUp(operand));
  }
  return success();
}

LogicalResult Machine::runRegion(Block &block, MutableArrayRef<Tensors> arguments,
                                 ArrayRef<Lane> lanes, SmallVectorImpl<Tensors> &results) {
  SmallVector<std::unique_ptr<Scope>> scopes;
  SmallVector<Lane> inner;
  for (auto [lane, values] : llvm::zip_equal(lanes, arguments)) {
    scopes.push_back(std::make_unique<Scope>(lane.scope));
    inner.push_back({lane.rank, scopes.back().get()});
    for (auto [argument, value] : llvm::zip_equal(block.getArguments(), values))
      scopes.back()->bind(argument, std::move(value));
  }
  return runBlock(block, inner, results);
}

LogicalResult Machine::runKernel(Block &block, Operation *op, MutableArrayRef<Tensors> arguments,
                                 ArrayRef<Lane> lanes, SmallVectorImpl<Tensors> &results) {
  llvm::SaveAndRestore<Block *> observing(observed, &block);
  llvm::SaveAndRestore<Operation *> running(outer, op);
  return runRegion(block, arguments, lanes, results);
}

FailureOr<Tensors> Machine::runBody(Block &block, ArrayRef<Tensor> arguments,
                                    RankContext &context) {
  Tensors values(arguments);
  SmallVector<Tensors, 1> results;
  if (failed(runRegion(block, values, context.lane, results)))
    return failure();
  // A result that follows from constants alone is a scalar, whatever the arguments' shape.
  ArrayRef<int64_t> shape = arguments.empty() ? ArrayRef<int64_t>() : arguments.front().getShape();
  for (Tensor &result : results.front())
    if (result.getRank() == 0 && !shape.empty())
      result = materialize(result, shape, {0, SmallVector<int64_t, 4>(shape.size(), 0)});
  return std::move(results.front());
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// What an op stands for, as a function of its operands.
Block &Machine::getExpansion(hlo::ExpansionInterface op) {
  std::unique_ptr<Region> &region = expansions[op];
  if (region)
    return region->front();
  region = std::make_unique<Region>();
  Block &block = region->emplaceBlock();
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  IRMapping mapping;
  for (Value operand : op->getOperands())
    mapping.map(operand, block.addArgument(operand.getType(), op.getLoc()));
  Operation *copy = builder.clone(*op, mapping);
  builder.setInsertionPoint(copy);
  SmallVector<Value> values = cast<hlo::ExpansionInterface>(copy).expand(builder);
  copy->erase();
  builder.setInsertionPointToEnd(&block);
  hlo::ReturnOp::create(builder, op.getLoc(), values);
  return block;
}

void Machine::showResults(Operation &op, SmallVectorImpl<Tensors> &results) {
  std::vector<Values> shown;
  for (Tensors &ofRank : results)
    shown.emplace_back(std::make_move_iterator(ofRank.begin()),
                       std::make_move_iterator(ofRank.end()));
  observer->onOp(&op, outer, shown);
  for (auto [ofRank, values] : llvm::zip_equal(results, shown))
    llvm::move(values, ofRank.begin());
}

LogicalResult Machine::runOp(Operation &op, ArrayRef<Lane> lanes, const LastUses &lastUses) {
  const Evaluator *evaluator = Registry::get().find(&op);
  auto expansion = evaluator ? hlo::ExpansionInterface() : dyn_cast<hlo::ExpansionInterface>(op);
  if (!evaluator && !expansion)
    return op.emitError() << "the interpreter does not support '" << op.getName() << "'";
  SmallVector<Tensors> operands, results;
  for (const Lane &lane : lanes) {
    Tensors &values = operands.emplace_back();
    for (Value operand : op.getOperands())
      values.push_back(lane.scope->lookUp(operand));
  }
  // Before evaluation, so that an op which is its operand's last user may take over the buffer.
  // Regions read enclosing values during evaluation: theirs go afterwards.
  auto it = lastUses.find(&op);
  auto release = [&] {
    if (it != lastUses.end())
      for (Value value : it->second)
        for (const Lane &lane : lanes)
          lane.scope->drop(value);
  };
  if (op.getNumRegions() == 0)
    release();
  LogicalResult evaluated = expansion ? runRegion(getExpansion(expansion), operands, lanes, results)
                            : evaluator->local
                                ? runLocal(op, *evaluator, operands, lanes, results)
                                : evaluator->group(&op, operands, lanes, *this, results);
  if (failed(evaluated))
    return failure();
  if (observer && op.getBlock() == observed)
    showResults(op, results);
  for (auto [lane, values] : llvm::zip_equal(lanes, results))
    for (auto [result, value] : llvm::zip_equal(op.getResults(), values))
      if (!result.use_empty())
        lane.scope->bind(result, std::move(value));
  if (op.getNumRegions() != 0)
    release();
  return success();
}

/// Whether every lane has the very same buffers as operands and reads nothing else.
static bool haveSameOperands(Operation &op, ArrayRef<Tensors> operands, ArrayRef<Lane> lanes) {
  for (const Tensors &values : operands.drop_front())
    for (auto [first, other] : llvm::zip_equal(operands.front(), values))
      if (!first.sharesBufferWith(other))
        return false;
  if (op.getNumRegions() == 0)
    return true;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op.getRegions(), captured);
  return llvm::all_of(captured, [&](Value value) {
    Tensor first = lanes.front().scope->lookUp(value);
    return llvm::all_of(lanes.drop_front(), [&](const Lane &lane) {
      return first.sharesBufferWith(lane.scope->lookUp(value));
    });
  });
}

LogicalResult Machine::runLocal(Operation &op, const Evaluator &evaluator,
                                MutableArrayRef<Tensors> operands, ArrayRef<Lane> lanes,
                                SmallVectorImpl<Tensors> &results) {
  // Replicated values are one buffer that all ranks share: what follows from them alone is computed
  // once.
  bool once = lanes.size() > 1 && evaluator.sameOnAllRanks && haveSameOperands(op, operands, lanes);
  if (once)
    for (Tensors &values : operands.drop_front())
      values.clear();
  for (auto [lane, values] : llvm::zip_equal(lanes, operands)) {
    if (once && !results.empty()) {
      results.push_back(results.front());
      continue;
    }
    RankContext context{*this, lane};
    FailureOr<Tensors> evaluated = evaluator.local(&op, values, context);
    if (failed(evaluated))
      return failure();
    results.push_back(std::move(*evaluated));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

int64_t zero::getMeshSize(Operation *module) {
  int64_t size = 1;
  for (auto mesh : module->getRegion(0).getOps<ir::MeshOp>())
    for (int64_t axis : mesh.getAxisSizes())
      size *= axis;
  return size;
}

static LogicalResult checkInputs(FunctionOpInterface entry, const RankInterface &interface,
                                 unsigned ranks, ArrayRef<Values> inputs) {
  if (entry.isExternal())
    return entry.emitError() << "cannot interpret '" << entry.getName() << "': it has no body";
  if (!entry.getFunctionBody().hasOneBlock())
    return entry.emitError() << "cannot interpret '" << entry.getName()
                             << "': it has several blocks";
  if (inputs.size() != ranks)
    return entry.emitError() << "expects arguments for " << counted(ranks, "rank") << ", found "
                             << inputs.size();
  for (auto [rank, values] : llvm::enumerate(inputs)) {
    if (values.size() != interface.arguments.size())
      return entry.emitError() << "expects " << interface.arguments.size() << " arguments, found "
                               << values.size() << " on rank " << rank;
    for (auto [index, value, slot] : llvm::enumerate(values, interface.arguments)) {
      Type type = slot.type;
      FailureOr<DType> dtype = getDTypeOf(entry, type);
      if (failed(dtype))
        return failure();
      if (value.getDType() != *dtype || value.getShape() != cast<RankedTensorType>(type).getShape())
        return entry.emitError() << "expects argument " << index << " of type " << type
                                 << ", found tensor<" << describeType(value) << "> on rank "
                                 << rank;
    }
  }
  return success();
}

LogicalResult zero::interpret(FunctionOpInterface entry, unsigned ranks, ArrayRef<Values> inputs,
                              std::vector<Values> &outputs, const RunOptions &options) {
  if (auto module = entry->getParentOfType<ModuleOp>()) {
    bool hasMesh = !module.getOps<ir::MeshOp>().empty();
    if (int64_t size = getMeshSize(module); hasMesh && size != ranks)
      return entry.emitError() << "the module's mesh has " << counted(size, "rank")
                               << ", asked to run on " << ranks;
  }
  FailureOr<RankInterface> interface = getRankInterface(entry);
  if (failed(interface) || failed(checkInputs(entry, *interface, ranks, inputs)))
    return failure();
  if (findArena(entry))
    return runPlanned(entry, *interface, ranks, inputs, outputs, options);
  if (options.orderSeed)
    return entry.emitError() << "an order of launches can be chosen for a planned program only; "
                                "compile it to that phase first: --compile-to=planned";
  Machine machine(ranks, std::nullopt, options.observer);
  Scope outermost;
  SmallVector<Lane> lanes;
  SmallVector<Tensors> arguments, results;
  for (unsigned rank = 0; rank < ranks; ++rank) {
    lanes.push_back({rank, &outermost});
    arguments.emplace_back(inputs[rank].begin(), inputs[rank].end());
  }
  if (failed(machine.runKernel(entry.getFunctionBody().front(), /*outer=*/nullptr, arguments, lanes,
                               results)))
    return failure();
  outputs.clear();
  for (Tensors &values : results)
    outputs.emplace_back(values.begin(), values.end());
  return success();
}
