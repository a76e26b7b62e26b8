//===- Fold.cpp - Folders
//---------------------------------------------------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero::hlo;

#define NO_FOLD(OP)                                                                                \
  OpFoldResult OP::fold(FoldAdaptor) { return {}; }
NO_FOLD(AbsOp)
NO_FOLD(CbrtOp)
NO_FOLD(CeilOp)
NO_FOLD(CosineOp)
NO_FOLD(CountLeadingZerosOp)
NO_FOLD(ExponentialOp)
NO_FOLD(ExponentialMinusOneOp)
NO_FOLD(FloorOp)
NO_FOLD(LogOp)
NO_FOLD(LogPlusOneOp)
NO_FOLD(LogisticOp)
NO_FOLD(NegateOp)
NO_FOLD(NotOp)
NO_FOLD(PopulationCountOp)
NO_FOLD(RoundOp)
NO_FOLD(RoundNearestEvenOp)
NO_FOLD(RsqrtOp)
NO_FOLD(SignOp)
NO_FOLD(SineOp)
NO_FOLD(SqrtOp)
NO_FOLD(TanOp)
NO_FOLD(TanhOp)
NO_FOLD(ConvertOp)
NO_FOLD(IsFiniteOp)
NO_FOLD(BitcastConvertOp)
NO_FOLD(AddOp)
NO_FOLD(AndOp)
NO_FOLD(Atan2Op)
NO_FOLD(DivOp)
NO_FOLD(MaxOp)
NO_FOLD(MinOp)
NO_FOLD(MulOp)
NO_FOLD(OrOp)
NO_FOLD(PowOp)
NO_FOLD(RemOp)
NO_FOLD(ShiftLeftOp)
NO_FOLD(ShiftRightArithmeticOp)
NO_FOLD(ShiftRightLogicalOp)
NO_FOLD(SubtractOp)
NO_FOLD(XorOp)
NO_FOLD(CompareOp)
NO_FOLD(SelectOp)
NO_FOLD(ClampOp)
NO_FOLD(IotaOp)
NO_FOLD(BroadcastInDimOp)
NO_FOLD(ReshapeOp)
NO_FOLD(TransposeOp)
NO_FOLD(ReverseOp)
NO_FOLD(SliceOp)
NO_FOLD(ConcatenateOp)
NO_FOLD(PadOp)
NO_FOLD(DynamicUpdateSliceOp)
LogicalResult ReduceOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return failure();
}
