#include "Transfer.h"

#include "Cast.h"

#include "base/DType.h"

#include <algorithm>
#include <cstring>

using namespace zrt;

static constexpr int64_t pieceBytes = int64_t(1) << 20;

namespace {

/// Writes one array.
class OutputWriter {
public:
  OutputWriter(const LeafSource &source, const Output &output, int64_t number, ModelFiles &files)
      : source_(source), output_(output), number_(number), files_(files),
        size_(dtypeInfo(output.dtype).size) {}

  Status write(const Copy &copy);
  Losses losses;

private:
  /// Elements that lie one behind the other in what is written.
  Status put(Cast &cast, int64_t element, const uint8_t *data, int64_t count) {
    const uint8_t *elements = cast.run(data, count, element, losses);
    return files_.write(number_, element * size_, elements, count * size_);
  }
  Status reorder(const Copy &copy, Cast &cast);

  const LeafSource &source_;
  const Output &output_;
  int64_t number_;
  ModelFiles &files_;
  int64_t size_;
};

} // namespace

Status OutputWriter::write(const Copy &copy) {
  Cast cast(source_.leaves()[copy.leaf].dtype, output_.dtype);
  if (copy.count() == 0)
    return Status::ok();
  if (!copy.isContiguous())
    return reorder(copy, cast);
  return source_.read(copy.leaf, copy.fromBase, copy.count(),
                      [&](int64_t element, const uint8_t *data, int64_t count) {
                        return put(cast, copy.toBase + element - copy.fromBase, data, count);
                      });
}

/// Elements along `axes`, the last one fastest, one behind the other.
static uint8_t *gather(const CopyAxis *axes, size_t count, const uint8_t *source, int64_t size,
                       uint8_t *target) {
  if (count == 0) {
    memcpy(target, source, size);
    return target + size;
  }
  int64_t stride = axes->fromStride * size;
  if (count == 1 && axes->fromStride == 1) {
    memcpy(target, source, axes->extent * size);
    return target + axes->extent * size;
  }
  if (count == 1 && size == 4) { // what most are
    for (int64_t i = 0; i < axes->extent; ++i)
      memcpy(target + i * 4, source + i * stride, 4);
    return target + axes->extent * 4;
  }
  for (int64_t i = 0; i < axes->extent; ++i, source += stride)
    target = gather(axes + 1, count - 1, source, size, target);
  return target;
}

Status OutputWriter::reorder(const Copy &copy, Cast &cast) {
  int64_t size = dtypeInfo(source_.leaves()[copy.leaf].dtype).size, last = copy.fromBase;
  for (const CopyAxis &axis : copy.axes)
    last += (axis.extent - 1) * axis.fromStride;
  const uint8_t *data = source_.mapped(copy.leaf);
  std::vector<uint8_t> held;
  if (data) {
    data += copy.fromBase * size;
  } else {
    held.resize((last - copy.fromBase + 1) * size);
    ZRT_TRY(source_.read(copy.leaf, copy.fromBase, last - copy.fromBase + 1,
                         [&](int64_t element, const uint8_t *piece, int64_t count) {
                           memcpy(held.data() + (element - copy.fromBase) * size, piece,
                                  count * size);
                           return Status::ok();
                         }));
    data = held.data();
  }
  // The axes from `inner` on are one piece of what is written.
  size_t inner = copy.axes.size();
  int64_t run = 1;
  while (inner > 0 && copy.axes[inner - 1].toStride == run &&
         (run == 1 || run * copy.axes[inner - 1].extent * size <= pieceBytes))
    run *= copy.axes[--inner].extent;
  std::vector<uint8_t> piece(run * size);
  std::vector<int64_t> at(inner);
  while (true) {
    int64_t from = 0, to = copy.toBase;
    for (size_t i = 0; i < inner; ++i)
      from += at[i] * copy.axes[i].fromStride, to += at[i] * copy.axes[i].toStride;
    gather(copy.axes.data() + inner, copy.axes.size() - inner, data + from * size, size,
           piece.data());
    ZRT_TRY(put(cast, to, piece.data(), run));
    size_t axis = inner;
    while (axis > 0 && ++at[axis - 1] == copy.axes[axis - 1].extent)
      at[--axis] = 0;
    if (axis == 0)
      return Status::ok();
  }
}

static void complainOfLosses(const Output &output, const Losses &losses, int from, bool mayRound,
                             Complaints &complaints) {
  const char *fromName = dtypeInfo(from).name, *toName = dtypeInfo(output.dtype).name;
  auto add = [&](const char *kind, int64_t number, int64_t first) {
    complaints.add(kind, format("'%s': %lld element%s of %s, number %lld first, as %s",
                                output.name.c_str(), (long long)number, number == 1 ? "" : "s",
                                fromName, (long long)first, toName));
  };
  if (losses.outside)
    add("values that their new type cannot hold", losses.outside, losses.firstOutside);
  if (losses.rounded && !mayRound)
    add("values that their new type rounds (--round lets it)", losses.rounded, losses.firstRounded);
}

/// Arrays that must be equal are.
static Status compareTied(const LeafSource &source, const TiedLeaves &tie, Complaints &complaints) {
  const CheckpointLeaf &leaf = source.leaves()[tie.leaf], &original = source.leaves()[tie.original];
  bool isEqual = leaf.dtype == original.dtype && leaf.shape == original.shape;
  int64_t size = dtypeInfo(leaf.dtype).size;
  std::vector<uint8_t> piece;
  if (isEqual)
    ZRT_TRY(source.read(tie.leaf, 0, elementCount(leaf.shape),
                        [&](int64_t element, const uint8_t *data, int64_t count) {
                          piece.assign(data, data + count * size);
                          return source.read(tie.original, element, count,
                                             [&](int64_t at, const uint8_t *its, int64_t n) {
                                               isEqual &=
                                                   memcmp(piece.data() + (at - element) * size, its,
                                                          n * size) == 0;
                                               return Status::ok();
                                             });
                        }));
  if (!isEqual)
    complaints.add("arrays that the map ties, and that are not equal",
                   "'" + leaf.name + "' and '" + original.name + "'");
  return Status::ok();
}

/// Larger types first, else as they are: every array is aligned in its file.
static void sortBySize(std::vector<Output> &outputs) {
  std::vector<Output> sorted;
  for (int64_t size : {16, 8, 4, 2, 1})
    for (Output &output : outputs)
      if (dtypeInfo(output.dtype).size == size)
        sorted.push_back(std::move(output));
  outputs = std::move(sorted);
}

Expected<TransferResult> zrt::transfer(const LeafSource &source, Mapped mapped,
                                       const TransferOptions &options, Complaints &complaints) {
  std::vector<Output> &outputs = mapped.outputs;
  if (outputs.empty() && complaints.isEmpty())
    complaints.add("nothing to write", "'" + source.path() + "' has no array that is meant");
  for (const Output &output : outputs)
    for (const Copy &copy : output.copies)
      if (int from = source.leaves()[copy.leaf].dtype; !canCast(from, output.dtype))
        complaints.add("arrays of another type", "'" + output.name + "': there is no way from " +
                                                     dtypeInfo(from).name + " to " +
                                                     dtypeInfo(output.dtype).name);
  for (const TiedLeaves &tie : mapped.ties)
    ZRT_TRY(compareTied(source, tie, complaints));
  ZRT_TRY(complaints.status(options.listPath));
  sortBySize(outputs);
  TransferResult result;
  std::vector<Tensor> tensors;
  for (const Output &output : outputs) {
    int64_t bytes = elementCount(output.shape) * dtypeInfo(output.dtype).size;
    tensors.push_back({output.name, output.dtype, output.shape, nullptr, bytes});
    result.bytes += bytes;
  }
  ModelFiles files(options.place);
  ZRT_TRY(files.open(std::move(tensors)));
  for (size_t i = 0; i < outputs.size(); ++i) {
    OutputWriter writer(source, outputs[i], int64_t(i), files);
    for (const Copy &copy : outputs[i].copies)
      ZRT_TRY(writer.write(copy));
    if (!outputs[i].copies.empty())
      complainOfLosses(outputs[i], writer.losses, source.leaves()[outputs[i].copies[0].leaf].dtype,
                       options.mayRound, complaints);
  }
  ZRT_TRY(complaints.status(options.listPath));
  ZRT_TRY(files.finish());
  result.arrays = int64_t(outputs.size()), result.files = int64_t(files.fileCount());
  return result;
}
