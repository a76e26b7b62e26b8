#include "zero/Target/MatmulTurns.h"
#include "zero/Target/RowChunks.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// The rows of a turn have at most the bytes of the second cache, half of what a core has of it on
/// servers with AVX-512. Between a row's being made and read the call walks the second matrix once:
/// what that takes of the cache the last one still has, if there are no more than 2.4 MB of it, as
/// for the runtime's own blocks (rowsAtOnce in runtime/device/Gemm.cpp). Few rows a call are slow:
/// the library packs the second matrix each time. A result that fits the caches needs no turns.
int64_t getTurnRows(const Target &target, int64_t m, int64_t n, int64_t k) {
  constexpr int64_t floatBytes = 4, least = 128, most = 512, step = 16, cachedFloats = 600 << 10;
  const CostTable &costs = target.getCosts();
  if (!target.sharesMemoryWithHost() || m <= 0 || n <= 0 || k <= 0 || k > cachedFloats / n ||
      m <= costs.cacheBytes[2] / (n * floatBytes))
    return 0;
  int64_t rows = std::min(most, costs.cacheBytes[1] / (n * floatBytes) / step * step);
  return rows >= least ? rows : 0;
}

static int64_t multiply(ArrayRef<int64_t> sizes) {
  int64_t product = 1;
  for (int64_t size : sizes)
    product *= size;
  return product;
}

std::optional<RowItems> getRowItems(const KernelSchedule &schedule, int64_t elements) {
  using Kind = KernelSchedule::Kind;
  int64_t columns = multiply(schedule.columns);
  if ((schedule.kind != Kind::Map && schedule.kind != Kind::Row) ||
      multiply(schedule.rows) * columns != elements || schedule.columns.empty() || !elements)
    return std::nullopt;
  if (schedule.kind == Kind::Map)
    return RowItems{std::min(schedule.tile, schedule.getInner()), schedule.getInner()};
  if (getParameter(schedule, "column_tile") == 0)
    return RowItems{columns, columns};
  // The first stage is called, not handed out, where it is not worth several workers.
  RowChunks chunks = RowChunks::of(schedule.rows);
  if (chunks.count <= schedule.grain)
    return std::nullopt;
  return RowItems{chunks.countRows() * columns, chunks.size * chunks.inner * columns};
}

} // namespace zero
