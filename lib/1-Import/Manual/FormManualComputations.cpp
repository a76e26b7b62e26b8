//===- FormManualComputations.cpp - zero-form-manual-computations ---------===//
//
// Two older ways to say what each device computes:
//   shard_map  operands cast to parts by custom calls (@SPMDFullToShardShape), a call of the body,
//              results cast back (@SPMDShardToFullShape); shardings are texts on custom calls
//   pmap       a module of several replicas, whose functions have the types of one replica's parts
// Both become sdy.manual_computation on whole arrays, over a mesh of one axis.
//===--------------------------------------------------------------------------------------------===//

#include "DeviceMesh.h"

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace zero {
#define GEN_PASS_DEF_FORMMANUALCOMPUTATIONSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::import;

//===----------------------------------------------------------------------===//
// shard_map
//===----------------------------------------------------------------------===//

static hlo::CustomCallOp getCallOf(Operation *op, StringRef target) {
  auto call = dyn_cast_or_null<hlo::CustomCallOp>(op);
  return call && call.getCallTargetName() == target && call->getNumOperands() == 1 &&
                 call->getNumResults() == 1
             ? call
             : hlo::CustomCallOp();
}

/// Whether devices can have values of type `part` of one of type `whole`.
static bool isPartOf(Type part, Type whole) {
  auto from = dyn_cast<RankedTensorType>(whole), to = dyn_cast<RankedTensorType>(part);
  if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape() ||
      from.getRank() != to.getRank() || from.getElementType() != to.getElementType())
    return false;
  return llvm::all_of(llvm::zip_equal(from.getShape(), to.getShape()), [](auto sizes) {
    auto [all, own] = sizes;
    return all == own || (own > 0 && all % own == 0);
  });
}

/// What the text of a sharding says of a value of which devices have `part`: fails with a message
/// where it is not whole or sharded along one dimension in the order of devices.
static FailureOr<Port> readSharding(hlo::CustomCallOp call, Type whole, Type part, int64_t count) {
  auto text = call->getAttrOfType<StringAttr>(sdy::kMhloShardingAttr);
  StringRef sharding = text ? text.getValue() : "";
  if (!isPartOf(part, whole))
    return call.emitError() << "gives devices parts of type " << part << " of a value of type "
                            << whole << ", expected tensors of static shape, alike but for sizes "
                            << "that divide; export the step again";
  if (sharding == "{replicated}" && whole == part)
    return Port{whole, -1};
  ArrayRef<int64_t> sizes = cast<RankedTensorType>(whole).getShape();
  std::string expected;
  int64_t dim = -1;
  for (auto [index, size] : llvm::enumerate(cast<RankedTensorType>(part).getShape())) {
    int64_t parts = size == 0 ? 1 : sizes[index] / size;
    if (parts > 1)
      dim = index;
    expected += (index ? "," : "{devices=[") + std::to_string(parts);
  }
  expected += "]<=[" + std::to_string(count) + "]}";
  if (dim >= 0 && sharding == expected)
    return Port{whole, dim};
  return call.emitError() << "shards a value of type " << whole << " by '" << sharding
                          << "', expected " << expected << " or {replicated}: of the form in which "
                          << "older releases of JAX write shard_map, one axis of devices is read; "
                          << "export the step with JAX 0.7 or later";
}

/// The call whose operands are cast to parts, as the body of a shard_map.
static bool isBody(func::CallOp call) {
  return call->getNumOperands() > 0 && llvm::all_of(call.getOperands(), [](Value operand) {
           return getCallOf(operand.getDefiningOp(), "SPMDFullToShardShape");
         });
}

/// The custom call that casts a result of the body back; null where nobody reads it.
static FailureOr<hlo::CustomCallOp> getCastBack(Value result) {
  while (result.hasOneUse()) {
    Operation *user = *result.user_begin();
    if (hlo::CustomCallOp back = getCallOf(user, "SPMDShardToFullShape"))
      return back;
    if (!getCallOf(user, "Sharding"))
      return failure();
    result = user->getResult(0);
  }
  return result.use_empty() ? FailureOr<hlo::CustomCallOp>(hlo::CustomCallOp())
                            : FailureOr<hlo::CustomCallOp>(failure());
}

static LogicalResult formShardMap(func::CallOp call, DeviceMesh &mesh) {
  SmallVector<Port> in, out;
  SmallVector<Value> operands;
  for (Value part : call.getOperands()) {
    Value whole = part.getDefiningOp()->getOperand(0);
    hlo::CustomCallOp sharding = getCallOf(whole.getDefiningOp(), "Sharding");
    if (!sharding)
      return part.getDefiningOp()->emitError(
          "casts a value without sharding, expected one of custom_call @Sharding");
    FailureOr<Port> port = readSharding(sharding, whole.getType(), part.getType(), mesh.getCount());
    if (failed(port))
      return failure();
    in.push_back(*port);
    operands.push_back(whole);
  }
  SmallVector<hlo::CustomCallOp> backs;
  for (Value part : call.getResults()) {
    FailureOr<hlo::CustomCallOp> back = getCastBack(part);
    if (failed(back))
      return call.emitError("is the body of a shard_map, expected each result to be cast back by "
                            "custom_call @SPMDShardToFullShape once");
    backs.push_back(*back);
    if (!*back && !isPartOf(part.getType(), part.getType()))
      return call.emitError() << "is the body of a shard_map with a result of type "
                              << part.getType() << ", expected tensors of static shape";
    // What nobody reads is left as the first device has it.
    Type whole = *back ? back->getResult(0).getType() : part.getType();
    FailureOr<Port> port = *back ? readSharding(*back, whole, part.getType(), mesh.getCount())
                                 : FailureOr<Port>(Port{whole, -1});
    if (failed(port))
      return failure();
    out.push_back(*port);
  }
  OpBuilder builder(call);
  auto op = createManual(builder, call.getLoc(), mesh, operands, in, out);
  Block *body = builder.createBlock(&op.getBody());
  for (Value part : call.getOperands())
    body->addArgument(part.getType(), part.getLoc());
  auto inner = cast<func::CallOp>(builder.clone(*call));
  inner->setOperands(body->getArguments());
  sdy::ReturnOp::create(builder, call.getLoc(), inner.getResults());
  for (auto [back, result] : llvm::zip_equal(backs, op.getResults()))
    if (back)
      back->getResult(0).replaceAllUsesWith(result);
  // From the casts back up to the call.
  for (hlo::CustomCallOp back : backs)
    for (Operation *each = back; each && each != call && each->use_empty();) {
      Operation *above = each->getOperand(0).getDefiningOp();
      each->erase();
      each = above;
    }
  call.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// pmap
//===----------------------------------------------------------------------===//

/// Of a type with a first dimension of one, that of all replicas' values stacked.
static Type stack(Type part, int64_t count) {
  auto type = cast<RankedTensorType>(part);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] = count;
  return type.clone(shape);
}

static bool canStack(Type part) {
  auto type = dyn_cast<RankedTensorType>(part);
  return type && type.getRank() > 0 && type.getDimSize(0) == 1;
}

/// Whether a result is one of each replica: it is given the first dimension last, or takes the
/// place of an argument of which each replica has one.
static bool isStacked(Value result, unsigned index, func::FuncOp entry, ArrayRef<Port> in) {
  if (!canStack(result.getType()))
    return false;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (auto alias = entry.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
        alias && alias.getInt() == index)
      return in[i].dim >= 0;
  auto type = cast<RankedTensorType>(result.getType());
  if (auto broadcast = result.getDefiningOp<hlo::BroadcastInDimOp>())
    return hlo::tensorType(broadcast.getOperand()).getShape() == type.getShape().drop_front() &&
           llvm::equal(broadcast.getBroadcastDimensions(), llvm::seq<int64_t>(1, type.getRank()));
  auto reshape = result.getDefiningOp<hlo::ReshapeOp>();
  return reshape &&
         hlo::tensorType(reshape.getOperand()).getShape() == type.getShape().drop_front();
}

/// Whether the types are those of a pmap: each argument is said to be the same on all replicas, or
/// is a stack of what replicas have. Others are programs of replicas by hand: their roles say what
/// replicas have parts of (Replicas.h).
static bool isPmap(func::FuncOp entry) {
  return llvm::all_of(llvm::seq(entry.getNumArguments()), [&](unsigned index) {
    return entry.getArgAttr(index, "mhlo.is_same_data_across_replicas") ||
           canStack(entry.getArgumentTypes()[index]);
  });
}

/// The function on whole arrays around one replica's.
static LogicalResult formPmap(func::FuncOp entry, DeviceMesh &mesh) {
  if (!entry.getBody().hasOneBlock())
    return entry.emitError() << "'" << entry.getName() << "' is not one flat block, expected one "
                             << "replica's program in one";
  for (TypeRange types : {TypeRange(entry.getArgumentTypes()), TypeRange(entry.getResultTypes())})
    for (Type type : types)
      if (!isPartOf(type, type))
        return entry.emitError() << "'" << entry.getName() << "' is one replica's program with a "
                                 << "value of type " << type
                                 << ", expected tensors of static shape";
  SmallVector<Port> in, out;
  for (auto [index, type] : llvm::enumerate(entry.getArgumentTypes())) {
    bool isShared = static_cast<bool>(entry.getArgAttr(index, "mhlo.is_same_data_across_replicas"));
    bool isStacked = !isShared && canStack(type);
    in.push_back({isStacked ? stack(type, mesh.getCount()) : type, isStacked ? 0 : -1});
    entry.removeArgAttr(index, "mhlo.is_same_data_across_replicas");
  }
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, result] : llvm::enumerate(terminator->getOperands())) {
    bool stacked = isStacked(result, index, entry, in);
    out.push_back(
        {stacked ? stack(result.getType(), mesh.getCount()) : result.getType(), stacked ? 0 : -1});
  }
  enclose(entry, mesh, in, out);
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static int64_t getCount(ModuleOp module, StringRef name) {
  auto count = module->getAttrOfType<IntegerAttr>(name);
  return count ? count.getInt() : 1;
}

/// Whether any op of the module is tied to replicas: a plain step may be lowered for several, too.
static bool usesReplicas(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return hlo::isCollective(op) || isa<hlo::ReplicaIdOp>(op) ? WalkResult::interrupt()
                                                                  : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct FormManualComputationsPass
    : zero::impl::FormManualComputationsPassBase<FormManualComputationsPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    changed = false;
    if (failed(ir::expectPhase(module, getArgument(), ir::Phase::Input)) ||
        failed(formShardMaps(module)) || failed(formPmaps(module)))
      return signalPassFailure();
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }

private:
  LogicalResult formShardMaps(ModuleOp module) {
    DeviceMesh mesh(module, getCount(module, "mhlo.num_partitions"), "devices");
    SmallVector<func::CallOp> bodies;
    module.walk([&](func::CallOp call) {
      if (isBody(call))
        bodies.push_back(call);
    });
    if (!bodies.empty() && mesh.getCount() < 1)
      return module.emitError() << "is for " << mesh.getCount()
                                << " partitions (mhlo.num_partitions), expected at least one";
    for (func::CallOp body : bodies)
      if (failed(formShardMap(body, mesh)))
        return failure();
    changed |= !bodies.empty();
    return success();
  }

  LogicalResult formPmaps(ModuleOp module) {
    int64_t replicas = getCount(module, "mhlo.num_replicas");
    if (replicas < 2 || getCount(module, "mhlo.num_partitions") > 1 || !usesReplicas(module))
      return success();
    DeviceMesh mesh(module, replicas, "replicas");
    changed = true;
    for (auto entry : module.getOps<func::FuncOp>())
      if (entry.isPublic() && isPmap(entry) && failed(formPmap(entry, mesh)))
        return failure();
    return success();
  }

  bool changed = false;
};
} // namespace
