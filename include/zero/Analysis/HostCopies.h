//===- HostCopies.h - What a planned entry copies to memory of the host and back ---===//
#ifndef ZERO_ANALYSIS_HOSTCOPIES_H
#define ZERO_ANALYSIS_HOSTCOPIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

struct HostCopies {
  int64_t values = 0;         // that go there
  int64_t away = 0, back = 0; // bytes

  int64_t getBytes() const { return away + back; }
};

/// Of one run; copies of states for a checkpoint are none of it.
HostCopies countHostCopies(mlir::func::FuncOp entry);

} // namespace zero
#endif
