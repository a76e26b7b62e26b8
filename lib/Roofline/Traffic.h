//===- Traffic.h - What a kernel moves and computes -----------------------------------------===//
#ifndef ZERO_ROOFLINE_TRAFFIC_H
#define ZERO_ROOFLINE_TRAFFIC_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace zero::roofline {

struct Traffic {
  int64_t read = 0, written = 0; // bytes
  int64_t operations = 0;        // on numbers
  int64_t bytesInFlight = 0;     // that a thread waits for at once, of vectors of one element
};

/// Of one run of a kernel function, by its body: each operand once, of those that are looked up,
/// sliced or written in part, that part. A loop does what its regions do, as often as it is known
/// to have rounds, else once.
Traffic countTraffic(mlir::func::FuncOp kernel, mlir::SymbolTable &symbols);

} // namespace zero::roofline
#endif
