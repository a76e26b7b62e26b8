//===- RowGroups.cpp - Columns whose rows are shared out among groups of threads ------------===//
//
// Each group has a chunk of rows at a time; the sums of chunks are added up in their order, as one
// thread alone would. Where teams take parts of the rows, the last one to end does that.
//===------------------------------------------------------------------------------------------===//
#include "KernelEmitter.h"
#include "Reductions.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace zero {

namespace {
/// What parts of a team's item leave for the last of them: of each total an array by item, lane,
/// chunk and thread.
class PartSums {
public:
  PartSums(KernelEmitter &e, Team &team, ValueRange totals)
      : e(e), team(team), types(llvm::to_vector(totals.getTypes())), item(team.getItem()),
        chunks(team.countParts() * team.countGroups()) {}

  Value getItem() const { return item; }
  void leave(Value chunk, ArrayRef<Value> values) {
    forEach(chunk, [&](size_t which, int64_t lane, int64_t offset, Value place) {
      bool isVector = e.isVector(values[which]);
      team.leave(isVector ? e.extract(values[which], lane) : values[which], offset, place);
    });
  }
  SmallVector<Value> take(Value chunk) {
    SmallVector<Value> values(types.size());
    forEach(chunk, [&](size_t which, int64_t lane, int64_t offset, Value place) {
      Value element = team.take(getElementTypeOrSelf(types[which]), offset, place);
      Value &value = values[which];
      if (!isa<VectorType>(types[which]))
        value = element;
      else
        value = e.make<vector::InsertOp>(element, value ? value : e.splat(element), lane);
    });
    return values;
  }

private:
  using Body = llvm::function_ref<void(size_t which, int64_t lane, int64_t offset, Value place)>;
  void forEach(Value chunk, Body body) {
    int64_t offset = 0, places = chunks * team.countThreads();
    auto times = [&](Value value, int64_t by, Value more) {
      return e.make<arith::AddIOp>(e.make<arith::MulIOp>(value, e.i64(by)), more);
    };
    for (auto [which, type] : llvm::enumerate(types)) {
      int64_t lanes = isa<VectorType>(type) ? e.getLanes() : 1;
      Value inLane = times(chunk, team.countThreads(), team.getThread());
      for (int64_t lane = 0; lane < lanes; ++lane) {
        Value ofItem = times(item, lanes, e.i64(lane));
        body(which, lane, offset, times(ofItem, places, inLane));
      }
      offset += team.countItems() * lanes * places *
                getElementTypeOrSelf(type).getIntOrFloatBitWidth() / 8;
    }
  }

  KernelEmitter &e;
  Team &team;
  SmallVector<Type> types;
  Value item;
  int64_t chunks;
};
} // namespace

SmallVector<Value> Reductions::reduceInGroups(Team &team, const RowChunks &chunks,
                                              MutableArrayRef<Indices> at, ArrayRef<int64_t> dims,
                                              ArrayRef<int64_t> sizes, ValueRange totals,
                                              ValueRange identities, Rows rows, Join join) {
  auto sumChunk = [&](Value chunk) -> SmallVector<Value> {
    auto [outer, step] = e.divide(e.fromValue(chunk, e.depth()), chunks.countSteps());
    Indices place = e.delinearize(outer, sizes.take_front(chunks.dim));
    for (Indices &point : at)
      for (auto [d, index] : llvm::enumerate(place))
        point[dims[d]] = index;
    Value begin = e.toScalar(e.multiply(step, chunks.step)), size = e.i64(chunks.size);
    Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, e.i64(chunks.step)), size);
    // In the last round some groups may have nothing left.
    Value isThere = e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, chunk, e.i64(chunks.count));
    end = e.make<arith::SelectOp>(isThere, end, begin);
    // Rows of one step are loaded at once, and added up one by one.
    int64_t atOnce = team.countSteps();
    return e.loop(begin, end, atOnce, atOnce, identities, [&](Index first, ValueRange before) {
      SmallVector<Value> values(before);
      for (int64_t row = 0; row < atOnce; ++row)
        values = rows(e.addConstant(first, row), values);
      return values;
    });
  };
  if (team.countParts() == 1)
    return addChunks(team, chunks.count, totals, sumChunk, join);
  // Each group of each part has a chunk, whose sum the last part takes.
  PartSums left(e, team, totals);
  Value own = e.make<arith::AddIOp>(
      e.make<arith::MulIOp>(team.getPart(), e.i64(team.countGroups())), team.getGroup());
  left.leave(own, sumChunk(own));
  return e.computeIf(team.endPart(left.getItem()), totals, [&] {
    return addChunks(
        team, chunks.count, totals, [&](Value chunk) { return left.take(chunk); }, join);
  });
}

/// Adds the sums of chunks to `totals`, in order: each group of the team has that of one of them,
/// which all get to know by shared memory.
SmallVector<Value> Reductions::addChunks(Team &team, int64_t chunks, ValueRange totals,
                                         llvm::function_ref<SmallVector<Value>(Value)> sumChunk,
                                         Join join) {
  OpBuilder &builder = e.getBuilder();
  int64_t groups = team.countGroups(), width = team.countThreads();
  // Of every total an array by group and thread.
  SmallVector<Value> shared;
  {
    LevelGuard atEntry(e, 0);
    for (Value total : totals)
      shared.push_back(team.allocate(total.getType(), groups * width));
  }
  auto addressOf = [&](size_t which, Value group) {
    Value place = e.make<arith::MulIOp>(group, e.i64(width));
    place = e.make<arith::AddIOp>(place, team.getThread());
    return e.advance(totals[which].getType(), shared[which], place);
  };
  Value count = e.i64(chunks);
  return e.loop(e.i64(0), count, groups, groups, totals, [&](Index round, ValueRange args) {
    Value base = e.toScalar(round), own = e.make<arith::AddIOp>(base, team.getGroup());
    for (auto [which, value] : llvm::enumerate(sumChunk(own)))
      LLVM::StoreOp::create(builder, e.getLoc(), value, addressOf(which, team.getGroup()));
    team.synchronize();
    Value left = e.make<arith::MinSIOp>(e.make<arith::SubIOp>(count, base), e.i64(groups));
    SmallVector<Value> next =
        e.loop(e.i64(0), left, 1, 1, args, [&](Index group, ValueRange known) {
          SmallVector<Value> values;
          for (size_t which = 0; which < shared.size(); ++which)
            values.push_back(LLVM::LoadOp::create(builder, e.getLoc(), totals[which].getType(),
                                                  addressOf(which, e.toScalar(group))));
          return join(known, values);
        });
    team.synchronize(); // before the next round's
    return next;
  });
}

} // namespace zero
