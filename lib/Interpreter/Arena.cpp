#include "Arena.h"

#include "Machine.h"

#include "zero/Dialect/Zero/Checks.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

Arena::Arena(ir::ArenaOp arena, unsigned rank)
    : arena(arena), rank(rank), bytes(arena.getBytes(), '\xff') {
  if (static_cast<int64_t>(arena.getRankOffset()) >= 0)
    std::memcpy(bytes.data() + arena.getRankOffset(), &this->rank, sizeof(this->rank));
}

LogicalResult Arena::checkAllocation(Operation *op, ir::AllocationAttr allocation) const {
  if (failed(ir::verifyAllocation(op, allocation)))
    return failure();
  int64_t size = bytes.size(), begin = allocation.getOffset(), count = allocation.getBytes();
  if (begin >= 0 && begin <= size - count)
    return success();
  return op->emitOpError() << "names " << count << " bytes at " << begin
                           << ", outside the arena of " << size << " bytes";
}

FailureOr<Tensor> Arena::read(Operation *op, ir::AllocationAttr allocation, bool bytesOnly) const {
  FailureOr<DType> dtype = getDTypeOf(op, allocation.getType());
  if (failed(dtype) || failed(checkAllocation(op, allocation)))
    return failure();
  Tensor value(*dtype, allocation.getType().getShape());
  const char *from = bytes.data() + allocation.getOffset();
  if (*dtype == DType::I1 && !bytesOnly)
    for (size_t i = 0; i < value.getNumBytes(); ++i)
      if (from[i] != 0 && from[i] != 1)
        return op->emitOpError() << "reads predicate " << i << " at " << allocation.getOffset()
                                 << ", where nothing has written one: its byte is "
                                 << static_cast<int>(static_cast<unsigned char>(from[i]));
  std::memcpy(value.getMutableBytes(), from, value.getNumBytes());
  if (!bytesOnly)
    value.extendLowBits();
  return value;
}

LogicalResult Arena::write(Operation *op, ir::AllocationAttr allocation, const Tensor &value) {
  if (failed(checkAllocation(op, allocation)))
    return failure();
  std::memcpy(bytes.data() + allocation.getOffset(), value.getBytes(), value.getNumBytes());
  return success();
}

LogicalResult Arena::verifyRank() {
  if (std::memcmp(bytes.data() + arena.getRankOffset(), &rank, sizeof(rank)) == 0)
    return success();
  return arena->emitOpError() << "had the number of rank " << rank << " at "
                              << arena.getRankOffset() << ", and something has written over it";
}
