#include "Leaves.h"

#include "base/DType.h"
#include "base/Safetensors.h"

#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <cstring>

using namespace zrt;
using llvm::outs;

namespace {

/// How two leaves of one type differ.
struct Difference {
  int64_t elements = 0; // whose bits differ
  double largest = 0;   // absolute; NaN where only one is a number
  double squares = 0;   // sum of squares of differences
  double norm = 0;      // sum of squares of the first one's elements
};

} // namespace

static void addPiece(int dtype, const uint8_t *first, const uint8_t *second, int64_t count,
                     Difference &difference) {
  int64_t size = dtypeInfo(dtype).size;
  for (int64_t i = 0; i < count; ++i, first += size, second += size) {
    double a = elementAsDouble(dtype, first);
    difference.norm += a * a;
    if (memcmp(first, second, size) == 0)
      continue;
    double delta = std::fabs(elementAsDouble(dtype, second) - a);
    ++difference.elements;
    difference.squares += delta * delta;
    if (!(delta <= difference.largest))
      difference.largest = std::isnan(difference.largest) ? difference.largest : delta;
  }
}

/// Piece by piece: neither leaf is ever held whole.
static Expected<Difference> compare(const Checkpoint &first, int64_t leaf, const Checkpoint &second,
                                    int64_t other) {
  const CheckpointLeaf &type = first.index().leaves[leaf];
  int64_t size = dtypeInfo(type.dtype).size;
  Difference difference;
  std::vector<uint8_t> piece;
  Status status = first.read(
      leaf, 0, elementCount(type.shape), [&](int64_t element, const uint8_t *data, int64_t count) {
        piece.assign(data, data + count * size);
        return second.read(other, element, count,
                           [&](int64_t at, const uint8_t *its, int64_t its_count) {
                             addPiece(type.dtype, piece.data() + (at - element) * size, its,
                                      its_count, difference);
                             return Status::ok();
                           });
      });
  ZRT_TRY(status);
  return difference;
}

static std::string describe(const Difference &difference, int64_t count) {
  double relative = difference.norm > 0 ? std::sqrt(difference.squares / difference.norm) : NAN;
  std::string text = format("%lld of %lld elements differ, by at most %.3g",
                            (long long)difference.elements, (long long)count, difference.largest);
  return std::isfinite(relative) ? text + format(" (relative L2 %.3g)", relative) : text;
}

Expected<int64_t> zrt::diffLeaves(const Checkpoint &first, const Checkpoint &second,
                                  const LeafFilter &filter) {
  Expected<std::vector<ChosenLeaf>> chosen = filter.choose(first);
  ZRT_TRY(chosen.status());
  Expected<std::vector<ChosenLeaf>> others = filter.choose(second);
  ZRT_TRY(others.status());
  int64_t differing = 0;
  auto row = [&](const CheckpointLeaf &leaf, const std::string &what) {
    outs() << leaf.role << "  " << leaf.name << "  " << typeText(leaf.dtype, leaf.shape) << "  "
           << what << "\n";
    ++differing;
  };
  for (const auto &[index, name] : *chosen) {
    const CheckpointLeaf &leaf = first.index().leaves[index];
    int64_t other = second.findLeaf(leaf.name);
    if (other < 0) {
      row(leaf, "only in '" + first.path() + "'");
      continue;
    }
    const CheckpointLeaf &its = second.index().leaves[other];
    if (its.dtype != leaf.dtype || its.shape != leaf.shape) {
      row(leaf, "is " + typeText(its.dtype, its.shape) + " in '" + second.path() + "'");
      continue;
    }
    Expected<Difference> difference = compare(first, index, second, other);
    ZRT_TRY(difference.status());
    if (difference->elements)
      row(leaf, describe(*difference, elementCount(leaf.shape)));
  }
  for (const auto &[other, name] : *others)
    if (const CheckpointLeaf &leaf = second.index().leaves[other]; first.findLeaf(leaf.name) < 0)
      row(leaf, "only in '" + second.path() + "'");
  return differing;
}
