//===- VectorCode.h - Scalars and vectors of lanes ---------------------------------===//
//
// The lowest layer of the kernel emitter: what every other one emits with.
//===---------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_VECTORCODE_H
#define ZERO_LIB_TARGET_CPU_VECTORCODE_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace zero {

/// Arithmetic ops on scalars and on vectors of `lanes` elements, one per iteration of an inner
/// loop.
class VectorCode {
public:
  /// `kernel` is the function with the StableHLO body; code goes to `builder`'s place.
  VectorCode(mlir::func::FuncOp kernel, mlir::OpBuilder &builder, unsigned lanes)
      : kernel(kernel), builder(builder), loc(kernel.getLoc()), lanes(lanes) {}

  mlir::func::FuncOp getKernel() const { return kernel; }
  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Location getLoc() const { return loc; }
  int64_t getLanes() const { return lanes; }

  /// Reports once per kernel, and gives a value so that emission can end.
  mlir::Value fail(mlir::Operation *op, const llvm::Twine &message);
  bool hasFailed() const { return failed; }

  template <typename Op, typename... Args> mlir::Value make(Args &&...args) {
    return builder.createOrFold<Op>(loc, std::forward<Args>(args)...);
  }
  mlir::Value i64(int64_t value);
  mlir::Value constantLike(mlir::Value like, double value); // float of the type of `like`
  mlir::Value constantInt(mlir::Type type, int64_t value);  // scalar or vector type
  mlir::Value splat(mlir::Value scalar);
  bool isVector(mlir::Value value) const;
  /// Makes all of them vectors where one is.
  void unify(llvm::MutableArrayRef<mlir::Value> values);
  mlir::Type withLanes(mlir::Type scalar);
  /// Vector of `scalar` where `like` is one.
  mlir::Type typeLike(mlir::Value like, mlir::Type scalar);
  mlir::Value extract(mlir::Value vector, int64_t lane);
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value b);
  mlir::Value compareFloat(mlir::arith::CmpFPredicate predicate, mlir::Value a, double b);

  /// The type in which elements of type `element` are held: floats of 16 bits and less in f32,
  /// exactly; integers lose their sign.
  mlir::Type computeType(mlir::Type element);

protected:
  // They stay what they are, for all layers.
  mlir::func::FuncOp kernel;
  mlir::OpBuilder &builder;
  const mlir::Location loc;
  const int64_t lanes;

private:
  bool failed = false;
};

inline mlir::RankedTensorType tensorTypeOf(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

} // namespace zero
#endif
