#include "Arrays.h"

using namespace zrt;

Status zrt::checkType(const std::string &what, int dtype, const std::vector<int64_t> &shape,
                      const Tensor &tensor, const std::string &path) {
  if (tensor.dtype == dtype && tensor.shape == shape)
    return Status::ok();
  return failure(Code::BadInput, "%s: '%s' is %s, the program expects %s", what.c_str(),
                 path.c_str(), typeText(tensor.dtype, tensor.shape).c_str(),
                 typeText(dtype, shape).c_str());
}

static int64_t integerAt(int dtype, const uint8_t *data) {
  int64_t size = dtypeInfo(dtype).size;
  uint64_t bits = 0;
  memcpy(&bits, data, size);
  bool isSigned = dtype >= ZRT_I8 && dtype <= ZRT_I64;
  int shift = int(64 - 8 * size);
  return isSigned ? int64_t(bits << shift) >> shift : int64_t(bits);
}

int64_t zrt::findOutside(const PlanTensor &input, const uint8_t *data, int64_t count) {
  if (!input.indexes)
    return count;
  int64_t size = dtypeInfo(input.dtype).size;
  for (int64_t i = 0; i < count; ++i)
    if (!input.indexes->allows(integerAt(input.dtype, data + i * size)))
      return i;
  return count;
}

std::string zrt::boundText(const PlanTensor &input) {
  std::string also;
  for (int64_t value : input.indexes->also)
    also += format(" or %lld", (long long)value);
  return format("is not from %lld to %lld%s: argument '%s' indexes no more than that",
                (long long)input.indexes->low, (long long)input.indexes->high, also.c_str(),
                input.name.c_str());
}

void zrt::loadState(const PlanState &state, int rank, const uint8_t *data, uint8_t *arena) {
  int64_t size = dtypeInfo(state.dtype).size;
  forEachPart(state, rank, [&](int64_t element, int64_t offset, int64_t count) {
    memcpy(arena + offset, data + element * size, count * size);
  });
}

/// Calls visit(wholeOffset, localOffset, bytes) for the contiguous pieces of `rank`'s part.
template <typename Visit>
static void forEachPiece(const PlanTensor &tensor, int rank, Visit visit) {
  if (tensor.dim < 0)
    return visit(0, 0, tensor.localBytes());
  int64_t outer = 1, inner = dtypeInfo(tensor.dtype).size;
  for (int64_t i = 0; i < int64_t(tensor.local.size()); ++i)
    (i < tensor.dim ? outer : inner) *= tensor.local[i];
  outer *= tensor.microBatches;
  inner /= tensor.microBatches;
  int64_t ranks =
      tensor.local[tensor.dim] ? tensor.shape[tensor.dim] / tensor.local[tensor.dim] : 0;
  for (int64_t i = 0; i < outer; ++i)
    visit((i * ranks + rank) * inner, i * inner, inner);
}

void zrt::loadInput(const PlanTensor &input, int rank, const uint8_t *data, uint8_t *arena) {
  forEachPiece(input, rank, [&](int64_t whole, int64_t local, int64_t bytes) {
    memcpy(arena + input.offset + local, data + whole, bytes);
  });
}

Status zrt::storeState(const PlanState &state, int ranks, const PeerArena &arenas,
                       const Sink &sink) {
  int64_t size = dtypeInfo(state.dtype).size;
  Status status;
  for (int rank = 0; rank < ranks; ++rank) {
    PlanState part = state;
    // What every rank holds whole is read once.
    if (rank > 0)
      std::erase_if(part.ranges, [](const PlanRange &range) { return range.shard < 0; });
    forEachPart(part, rank, [&](int64_t element, int64_t offset, int64_t count) {
      if (status.isOk())
        status = sink(element * size, arenas(rank) + offset, count * size);
    });
  }
  return status;
}

Status zrt::storeOutput(const PlanTensor &output, int ranks, const PeerArena &arenas,
                        const Sink &sink) {
  Status status;
  for (int rank = 0; rank < (output.dim < 0 ? 1 : ranks); ++rank)
    forEachPiece(output, rank, [&](int64_t whole, int64_t local, int64_t bytes) {
      if (status.isOk())
        status = sink(whole, arenas(rank) + output.offset + local, bytes);
    });
  return status;
}
