//===- OrderMatmuls.h - Which of two independent matmuls comes first ----------------===//
#ifndef ZERO_LIB_4_SCHEDULED_ORDERMATMULS_H
#define ZERO_LIB_4_SCHEDULED_ORDERMATMULS_H

#include "mlir/IR/Block.h"

namespace zero {

/// Exchanges neighbouring matmuls of a program that has no order of its own yet, where less is live
/// then: of a gradient's two, the one through a weight ends that weight's life, and the other makes
/// as many bytes. Returns how many went behind their neighbour.
unsigned orderMatmuls(mlir::Block &block);

} // namespace zero
#endif
