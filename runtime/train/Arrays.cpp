#include "Arrays.h"

#include <algorithm>

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

Status zrt::loadState(const Plan &plan, const PlanState &state, int rank, const uint8_t *data,
                      Device &device) {
  int64_t size = dtypeInfo(state.dtype).size;
  forEachPart(plan, state, rank,
              [&](int64_t element, Address address, int64_t count, const PlanBuffer &) {
                device.upload(0, address, data + element * size, count * size);
              });
  ZRT_TRY(device.synchronize());
  return zeroPadding(plan, state, rank, device);
}

/// Calls visit(wholeOffset, localOffset, bytes) for the contiguous pieces of `rank`'s part.
template <typename Visit>
static void forEachPiece(const Plan &plan, const PlanTensor &tensor, int rank, Visit visit) {
  if (tensor.dim < 0)
    return visit(0, 0, tensor.localBytes());
  int64_t outer = 1, inner = dtypeInfo(tensor.dtype).size;
  for (int64_t i = 0; i < int64_t(tensor.local.size()); ++i)
    (i < tensor.dim ? outer : inner) *= tensor.local[i];
  outer *= tensor.microBatches;
  inner /= tensor.microBatches;
  GroupRank own = plan.groupRank(tensor.group, rank);
  for (int64_t i = 0; i < outer; ++i)
    visit((i * own.size + own.rank) * inner, i * inner, inner);
}

static Status writeZeros(const Plan &plan, const PlanState &state,
                         const std::vector<PlanPart> &parts, int rank, Device &device) {
  static constexpr uint8_t zeros[1 << 16] = {};
  Status status;
  forEachOf(
      plan, state, parts, rank, [&](int64_t, Address address, int64_t count, const PlanBuffer &) {
        int64_t bytes = count * dtypeInfo(state.dtype).size;
        for (int64_t done = 0; done < bytes && status.isOk(); done += sizeof zeros)
          status =
              device.write(address + done, zeros, std::min<int64_t>(sizeof zeros, bytes - done));
      });
  return status;
}

Status zrt::zeroState(const Plan &plan, const PlanState &state, int rank, Device &device) {
  ZRT_TRY(writeZeros(plan, state, state.parts, rank, device));
  return zeroPadding(plan, state, rank, device);
}

Status zrt::zeroPadding(const Plan &plan, const PlanState &state, int rank, Device &device) {
  return writeZeros(plan, state, state.zeros, rank, device);
}

void zrt::loadInput(const Plan &plan, const PlanTensor &input, int rank, const uint8_t *data,
                    uint8_t *local) {
  forEachPiece(plan, input, rank, [&](int64_t whole, int64_t at, int64_t bytes) {
    memcpy(local + at, data + whole, bytes);
  });
}

Status zrt::readPieces(Device &device, Address address, int64_t bytes,
                       const std::function<Status(const uint8_t *data, int64_t bytes)> &visit) {
  std::vector<uint8_t> piece(std::min<int64_t>(bytes, int64_t(1) << 20));
  for (int64_t at = 0; at < bytes; at += int64_t(piece.size())) {
    int64_t here = std::min(bytes - at, int64_t(piece.size()));
    ZRT_TRY(device.read(address + at, piece.data(), here));
    ZRT_TRY(visit(piece.data(), here));
  }
  return Status::ok();
}

static Status storePiece(Device &device, Address address, int64_t offset, int64_t bytes,
                         const Sink &sink) {
  return readPieces(device, address, bytes, [&](const uint8_t *data, int64_t here) {
    Status status = sink(offset, data, here);
    offset += here;
    return status;
  });
}

Status zrt::storeState(const Plan &plan, const PlanState &state, int rank, Device &device,
                       const Sink &sink) {
  int64_t size = dtypeInfo(state.dtype).size;
  Status status;
  forEachPart(plan, state, rank,
              [&](int64_t element, Address address, int64_t count, const PlanBuffer &buffer) {
                bool isOwn = buffer.shard < 0 ? rank == 0 : plan.writes(buffer.group, rank);
                if (isOwn && status.isOk())
                  status = storePiece(device, address, element * size, count * size, sink);
              });
  return status;
}

Status zrt::storeOutput(const Plan &plan, const PlanTensor &output, int rank, Device &device,
                        const Sink &sink) {
  Status status;
  if (output.dim < 0 ? rank != 0 : !plan.writes(output.group, rank))
    return status;
  forEachPiece(plan, output, rank, [&](int64_t whole, int64_t at, int64_t bytes) {
    if (status.isOk())
      status = storePiece(device, output.address + at, whole, bytes, sink);
  });
  return status;
}
