#include "Positions.h"

#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

int64_t countTraffic(Operation &op) {
  int64_t bytes = 0;
  if (isa<DispatchOp, GemmOp, CopyOp>(op)) {
    for (Type type : op.getOperandTypes())
      bytes += getTensorBytes(type);
    for (Type type : op.getResultTypes())
      bytes += getTensorBytes(type);
  }
  return bytes;
}

Positions::Positions(Block &block) : moved{0} {
  for (Operation &op : block) {
    numbers[&op] = ops.size();
    ops.push_back(&op);
    moved.push_back(moved.back() + countTraffic(op));
  }
}

} // namespace zero
