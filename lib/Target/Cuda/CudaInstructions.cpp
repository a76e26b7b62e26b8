#include "CudaInstructions.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace zero {

/// The instruction takes scalars: lane by lane.
static Value callByLane(VectorCode &code, StringRef intrinsic, ArrayRef<Value> operands) {
  OpBuilder &builder = code.getBuilder();
  auto call = [&](ArrayRef<Value> scalars) -> Value {
    auto op = LLVM::CallIntrinsicOp::create(builder, code.getLoc(), builder.getF32Type(),
                                            builder.getStringAttr(intrinsic), ValueRange(scalars));
    op.setFastmathFlags(LLVM::FastmathFlags::afn); // without it there is no tanh
    return op.getResults();
  };
  if (!code.isVector(operands.front()))
    return call(operands);
  Value result = code.constantLike(operands.front(), 0);
  for (int64_t lane = 0; lane < code.getLanes(); ++lane) {
    SmallVector<Value> scalars;
    for (Value operand : operands)
      scalars.push_back(code.extract(operand, lane));
    result = code.make<vector::InsertOp>(call(scalars), result, lane);
  }
  return result;
}

/// None of them flushes small numbers to zero.
static StringRef getIntrinsic(Approximation function) {
  switch (function) {
  case Approximation::Exp2:
    return "llvm.nvvm.ex2.approx.f32";
  case Approximation::Log2:
    return "llvm.nvvm.lg2.approx.f";
  case Approximation::Tanh:
    return "llvm.tanh.f32";
  case Approximation::Sqrt:
    return "llvm.nvvm.sqrt.approx.f";
  case Approximation::ReciprocalSqrt:
    return "llvm.nvvm.rsqrt.approx.f";
  }
  llvm_unreachable("all functions are above");
}

Value CudaInstructions::approximate(VectorCode &code, Approximation function, Value x) const {
  return callByLane(code, getIntrinsic(function), x);
}

Value CudaInstructions::divide(VectorCode &code, Value a, Value b) const {
  return callByLane(code, "llvm.nvvm.div.full", {a, b});
}

} // namespace zero
