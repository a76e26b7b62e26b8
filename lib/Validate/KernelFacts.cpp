#include "KernelFacts.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

int64_t codeOfElement(Type type) {
  if (type.isF64())
    return ZRT_F64;
  if (type.isF32())
    return ZRT_F32;
  if (type.isBF16())
    return ZRT_BF16;
  if (type.isF16())
    return ZRT_F16;
  if (isa<Float8E4M3FNType>(type))
    return ZRT_F8E4M3FN;
  if (isa<Float8E5M2Type>(type))
    return ZRT_F8E5M2;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    return part.isF32() ? int64_t(ZRT_C64) : part.isF64() ? int64_t(ZRT_C128) : -1;
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return -1;
  constexpr std::tuple<unsigned, int64_t, int64_t> kIntegers[] = {
      {8, ZRT_I8, ZRT_U8}, {16, ZRT_I16, ZRT_U16}, {32, ZRT_I32, ZRT_U32}, {64, ZRT_I64, ZRT_U64}};
  for (auto [width, plain, unsignedCode] : kIntegers)
    if (integer.getWidth() == width)
      return integer.isUnsigned() ? unsignedCode : plain;
  return integer.getWidth() == 1 ? static_cast<int64_t>(ZRT_I1) : -1;
}

int64_t sizeOf(Type tensor) { return cast<RankedTensorType>(tensor).getNumElements(); }

/// Whether the kernel computes other values on other ranks.
static bool dependsOnRank(func::FuncOp kernel, const SymbolTable &symbols) {
  auto isShard = [&](FlatSymbolRefAttr unit, Type flat) {
    auto layout = symbols.lookup<ir::LayoutOp>(unit.getAttr());
    return !layout || sizeOf(flat) != static_cast<int64_t>(layout.getElements());
  };
  WalkResult result = kernel.walk([&](Operation *op) {
    bool depends =
        llvm::TypeSwitch<Operation *, bool>(op)
            .Case([](ir::RankOffsetOp) { return true; })
            .Case<ir::OwnShardOp, ir::SegmentBroadcastOp, ir::InsertSegmentOp>(
                [&](auto op) { return isShard(op.getUnitAttr(), op->getResult(0).getType()); })
            .Case<ir::SegmentReduceOp, ir::ExtractSegmentOp>(
                [&](auto op) { return isShard(op.getUnitAttr(), op.getShard().getType()); })
            .Case([&](ir::DispatchOp op) {
              auto inner = symbols.lookup<func::FuncOp>(op.getKernel());
              return inner && dependsOnRank(inner, symbols);
            })
            .Default(false);
    return depends ? WalkResult::interrupt() : WalkResult::advance();
  });
  return result.wasInterrupted();
}

KernelFacts readKernel(func::FuncOp kernel, const SymbolTable &symbols) {
  KernelFacts facts;
  for (Type type : kernel.getResultTypes())
    facts.isEmpty &= sizeOf(type) == 0;
  facts.needsRank = dependsOnRank(kernel, symbols);
  Operation *end = kernel.getBody().front().getTerminator();
  Operation *root = end->getNumOperands() ? end->getOperand(0).getDefiningOp() : nullptr;
  Value target;
  if (isa_and_nonnull<hlo::ScatterOp, hlo::DynamicUpdateSliceOp>(root))
    target = root->getOperand(0);
  else if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(root))
    target = insert.getDest();
  if (auto argument = dyn_cast_or_null<BlockArgument>(target);
      argument && end->getNumOperands() == 1)
    facts.updated = argument.getArgNumber();
  return facts;
}

} // namespace zero::validate
