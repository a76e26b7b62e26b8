//===- TensorSize.h - Sizes that can be counted ---------------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_TENSORSIZE_H
#define ZERO_DIALECT_STABLEHLO_TENSORSIZE_H

#include "mlir/IR/BuiltinTypeInterfaces.h"

namespace zero::hlo {

/// No tensor has more (64 PiB of the widest type): then bytes, and sums over the tensors, ranks and
/// padding of a program, stay far inside 64 bits, and nothing else has to watch for overflow.
constexpr int64_t kMostElements = int64_t(1) << 52;

/// Whether a tensor of static shape has at most `kMostElements`. A dimension of size 0 does not
/// hide the others.
bool isCountable(mlir::ShapedType type);

} // namespace zero::hlo
#endif
