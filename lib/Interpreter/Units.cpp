//===- Units.cpp - Ops on flat units and their shards -------------------------===//
#include "Bodies.h"
#include "Groups.h"
#include "Machine.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

void zero::interp::poison(Tensor &tensor) {
  dispatch(tensor.getDType(), [&](auto tag) {
    using T = decltype(tag);
    T value = T();
    if constexpr (isFloatType<T>)
      value = static_cast<T>(std::numeric_limits<float>::quiet_NaN());
    else if constexpr (isComplexType<T>)
      value = std::numeric_limits<float>::quiet_NaN();
    else if constexpr (!std::is_same_v<T, bool>)
      value = static_cast<T>(std::numeric_limits<Compute<T>>::max() / 3);
    std::fill_n(tensor.mutableData<T>(), tensor.getNumElements(), value);
  });
}

static FailureOr<Tensors> evaluatePack(ir::PackOp op, Operands in, RankContext &) {
  FailureOr<Tensor> flat = makeResult(op);
  if (failed(flat))
    return failure();
  poison(*flat); // padding is undefined: whoever reads it shows
  size_t width = getByteWidth(flat->getDType());
  for (auto [segment, value] :
       llvm::zip_equal(lookUpLayout(op, op.getUnitAttr()).getSegmentRange(), in))
    std::memcpy(flat->getMutableBytes() + segment.getOffset() * width, value.getBytes(),
                value.getNumBytes());
  return Tensors{*flat};
}

static FailureOr<Tensors> evaluateUnpack(ir::UnpackOp op, Operands in, RankContext &) {
  Tensors results;
  size_t width = getByteWidth(in[0].getDType());
  for (ir::SegmentAttr segment : lookUpLayout(op, op.getUnitAttr()).getSegmentRange()) {
    Tensor value(in[0].getDType(), segment.getShape());
    std::memcpy(value.getMutableBytes(), in[0].getBytes() + segment.getOffset() * width,
                value.getNumBytes());
    results.push_back(std::move(value));
  }
  return results;
}

static FailureOr<Tensors> evaluateOwnShard(ir::OwnShardOp op, Operands in, RankContext &context) {
  ir::LayoutOp layout = lookUpLayout(op, op.getUnitAttr());
  Tensor shard(in[0].getDType(), layout.getShardElements());
  size_t begin = getShardPosition(layout, context.lane.rank) * shard.getNumBytes();
  std::memcpy(shard.getMutableBytes(), in[0].getBytes() + begin, shard.getNumBytes());
  return Tensors{shard};
}

namespace {
/// The part of a unit's index space that a flat buffer holds: all of it, or the rank's range.
struct Held {
  int64_t begin, end;
};
/// The part of a segment in there; empty where begin >= end.
struct Overlap {
  int64_t begin, end;
};
} // namespace

static Held getHeld(ir::LayoutOp layout, int64_t bufferElements, unsigned rank) {
  if (bufferElements == static_cast<int64_t>(layout.getElements()))
    return {0, bufferElements};
  int64_t begin = getShardPosition(layout, rank) * bufferElements;
  return {begin, begin + bufferElements};
}

static Overlap getOverlap(ir::SegmentAttr segment, Held held) {
  return {std::max(segment.getOffset(), held.begin), std::min(segment.getEnd(), held.end)};
}

static FailureOr<Tensors> evaluateSegmentReduce(ir::SegmentReduceOp op, Operands in,
                                                RankContext &context) {
  ir::LayoutOp layout = lookUpLayout(op, op.getUnitAttr());
  int64_t shard = layout.getShardElements();
  int64_t begin = getShardPosition(layout, context.lane.rank) * shard;
  Held held{begin, begin + shard};
  Tensor out(in[0].getDType(), static_cast<int64_t>(layout.getSegments().size()));
  auto combiner = static_cast<Combiner>(op.getKind());
  static_assert(static_cast<int>(Combiner::Add) == static_cast<int>(ir::ReduceKind::Add) &&
                static_cast<int>(Combiner::Multiply) == static_cast<int>(ir::ReduceKind::Mul) &&
                static_cast<int>(Combiner::Maximum) == static_cast<int>(ir::ReduceKind::Max) &&
                static_cast<int>(Combiner::Minimum) == static_cast<int>(ir::ReduceKind::Min) &&
                static_cast<int>(Combiner::And) == static_cast<int>(ir::ReduceKind::And) &&
                static_cast<int>(Combiner::Or) == static_cast<int>(ir::ReduceKind::Or));
  bool defined = dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    using C = Accumulator<T>;
    return dispatchCombiner<C>(combiner, [&](auto combine) {
      using Op = decltype(combine);
      T *to = out.mutableData<T>();
      for (ir::SegmentAttr segment : layout.getSegmentRange()) {
        Overlap overlap = getOverlap(segment, held);
        int64_t count = std::max<int64_t>(overlap.end - overlap.begin, 0);
        const T *from = in[0].data<T>() + (count ? overlap.begin - held.begin : 0);
        *to++ = static_cast<T>(reduceRow<Op, T, C>(from, count));
      }
    });
  });
  if (!defined)
    return op.emitError() << "the reduction " << stringifyReduceKind(op.getKind())
                          << " is not defined on element type " << getName(out.getDType());
  return Tensors{out};
}

static FailureOr<Tensors> evaluateExtractSegment(ir::ExtractSegmentOp op, Operands in,
                                                 RankContext &context) {
  ir::LayoutOp layout = lookUpLayout(op, op.getUnitAttr());
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out))
    return failure();
  auto combiner = static_cast<Combiner>(op.getKind());
  bool defined = dispatch(out->getDType(), [&](auto tag) {
    using T = decltype(tag);
    using C = Accumulator<T>;
    return dispatchCombiner<C>(combiner, [&](auto combine) {
      using Op = decltype(combine);
      T nothing = static_cast<T>(reduceRow<Op, T, C>(in[0].data<T>(), 0));
      std::fill_n(out->mutableData<T>(), out->getNumElements(), nothing);
    });
  });
  if (!defined)
    return op.emitError() << "the reduction " << stringifyReduceKind(op.getKind())
                          << " is not defined on element type " << getName(out->getDType());
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  Held held = getHeld(layout, in[0].getNumElements(), context.lane.rank);
  Overlap overlap = getOverlap(segment, held);
  size_t width = getByteWidth(out->getDType());
  if (overlap.begin < overlap.end)
    std::memcpy(out->getMutableBytes() + (overlap.begin - segment.getOffset()) * width,
                in[0].getBytes() + (overlap.begin - held.begin) * width,
                (overlap.end - overlap.begin) * width);
  return Tensors{*out};
}

static FailureOr<Tensors> evaluateSegmentBroadcast(ir::SegmentBroadcastOp op, Operands in,
                                                   RankContext &context) {
  ir::LayoutOp layout = lookUpLayout(op, op.getUnitAttr());
  Tensor out = Tensor::zeros(in[0].getDType(), op.getResult().getType().getShape());
  Held held = getHeld(layout, out.getNumElements(), context.lane.rank);
  dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    const T *value = in[0].data<T>();
    for (ir::SegmentAttr segment : layout.getSegmentRange()) {
      Overlap overlap = getOverlap(segment, held);
      if (overlap.begin < overlap.end)
        std::fill(out.mutableData<T>() + (overlap.begin - held.begin),
                  out.mutableData<T>() + (overlap.end - held.begin), *value);
      ++value;
    }
  });
  return Tensors{out};
}

static FailureOr<Tensors> evaluateInsertSegment(ir::InsertSegmentOp op, Operands in,
                                                RankContext &context) {
  ir::LayoutOp layout = lookUpLayout(op, op.getUnitAttr());
  Tensor out = std::move(in[1]);
  out.makeUnique();
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  Held held = getHeld(layout, out.getNumElements(), context.lane.rank);
  Overlap overlap = getOverlap(segment, held);
  size_t width = getByteWidth(out.getDType());
  if (overlap.begin < overlap.end)
    std::memcpy(out.getMutableBytes() + (overlap.begin - held.begin) * width,
                in[0].getBytes() + (overlap.begin - segment.getOffset()) * width,
                (overlap.end - overlap.begin) * width);
  return Tensors{out};
}

void zero::interp::registerUnits(Registry &registry) {
  registry.add<ir::PackOp>(evaluatePack);
  registry.add<ir::UnpackOp>(evaluateUnpack);
  registry.addRankDependent<ir::OwnShardOp>(evaluateOwnShard);
  registry.addRankDependent<ir::SegmentReduceOp>(evaluateSegmentReduce);
  registry.addRankDependent<ir::ExtractSegmentOp>(evaluateExtractSegment);
  registry.addRankDependent<ir::SegmentBroadcastOp>(evaluateSegmentBroadcast);
  registry.addRankDependent<ir::InsertSegmentOp>(evaluateInsertSegment);
}
