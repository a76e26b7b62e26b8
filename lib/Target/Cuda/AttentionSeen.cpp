#include "AttentionSeen.h"
#include "zero/Dialect/StableHLO/Ranges.h"

using namespace mlir;

namespace zero {

namespace {
/// What one condition is in each tile, where it is the same in all of it.
class ConditionTiles {
public:
  ConditionTiles(hlo::SelectOp select, const SweepPlan &sweep, const ScoreSpaces &spaces)
      : result(select.getResult()), condition(select.getPred()), sweep(sweep), spaces(spaces) {
    int64_t rows = spaces.getSize(sweep.getRowAxis());
    int64_t count = llvm::divideCeil(spaces.getSize(sweep.getColumnAxis()), sweep.columns);
    for (int64_t row = 0; row < rows; row += sweep.rows) {
      tiles.emplace_back(count);
      fill({row, std::min(row + sweep.rows, rows) - 1}, 0, count);
    }
  }

  /// Whether it is `value` in some tile.
  bool isEver(bool value) const {
    return llvm::any_of(tiles, [&](const SmallVector<Known> &row) {
      return llvm::is_contained(row, Known(value));
    });
  }
  bool is(size_t row, size_t column, bool value) const { return tiles[row][column] == value; }

private:
  using Known = std::optional<bool>;

  /// A condition that is known in many tiles is asked for once for all of them.
  void fill(hlo::IntegerRange rows, int64_t low, int64_t high) {
    Known known = decide(rows, low, high);
    if (known || high - low == 1) {
      std::fill(tiles.back().begin() + low, tiles.back().begin() + high, known);
      return;
    }
    int64_t middle = (low + high) / 2;
    fill(rows, low, middle);
    fill(rows, middle, high);
  }
  Known decide(hlo::IntegerRange rows, int64_t low, int64_t high) const {
    int64_t end = std::min(high * sweep.columns, spaces.getSize(sweep.getColumnAxis()));
    SmallVector<hlo::IntegerRange> box;
    for (auto [axis, size] :
         llvm::zip_equal(spaces.getAxes(result), hlo::tensorType(result).getShape())) {
      hlo::IntegerRange all = {0, size - 1}, columns = {low * sweep.columns, end - 1};
      box.push_back(axis < 0                        ? all
                    : axis == sweep.getRowAxis()    ? rows
                    : axis == sweep.getColumnAxis() ? columns
                                                    : all);
    }
    auto range = hlo::integerRange(condition, box);
    return range && range->low == range->high ? Known(range->low != 0) : std::nullopt;
  }

  Value result, condition;
  const SweepPlan &sweep;
  const ScoreSpaces &spaces;
  SmallVector<SmallVector<Known>> tiles;
};
} // namespace

/// The longest run of tiles of a row where `holds` does.
static ColumnRange findLongest(int64_t count, llvm::function_ref<bool(int64_t)> holds) {
  ColumnRange longest{0, 0}, run{0, 0};
  for (int64_t at = 0; at < count; ++at) {
    run = holds(at) ? ColumnRange{run.low, at + 1} : ColumnRange{at + 1, at + 1};
    if (run.size() > longest.size())
      longest = run;
  }
  return longest;
}

/// Whether `select` is between scores and a constant: which of its operands the scores are.
static std::optional<bool> findScores(hlo::SelectOp select, const ScoreSpaces &spaces) {
  bool yes = spaces.isDerived(select.getOnTrue()), no = spaces.isDerived(select.getOnFalse());
  bool isOfAll = hlo::tensorType(select.getPred()).getRank() == 0;
  if (yes == no || isOfAll || spaces.isDerived(select.getPred()))
    return std::nullopt;
  return yes;
}

SeenTiles findSeenTiles(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  SeenTiles seen;
  if (!sweep.isNarrow)
    return seen;
  std::vector<std::pair<ConditionTiles, bool>> conditions;
  for (Operation *op : attention.ops) {
    auto select = dyn_cast<hlo::SelectOp>(op);
    std::optional<bool> scores = select ? findScores(select, spaces) : std::nullopt;
    if (!scores || !spaces.isScore(op->getResult(0), attention))
      continue;
    ConditionTiles tiles(select, sweep, spaces);
    if (!tiles.isEver(*scores))
      continue;
    seen.conditions[op] = *scores;
    conditions.emplace_back(std::move(tiles), *scores);
  }
  if (conditions.empty())
    return seen;
  int64_t size = spaces.getSize(sweep.getColumnAxis());
  int64_t count = llvm::divideCeil(size, sweep.columns);
  int64_t rowTiles = llvm::divideCeil(spaces.getSize(sweep.getRowAxis()), sweep.rows);
  for (int64_t row = 0; row < rowTiles; ++row) {
    ColumnRange run = findLongest(count, [&](int64_t column) {
      return llvm::all_of(conditions, [&](const auto &each) {
        return each.first.is(static_cast<size_t>(row), static_cast<size_t>(column), each.second);
      });
    });
    // None at the end that columns are looked at from: a loop that no tile needs is left out.
    int64_t none = sweep.hasQueries ? 0 : size;
    seen.columns.push_back(
        run.size() ? ColumnRange{run.low * sweep.columns, std::min(run.high * sweep.columns, size)}
                   : ColumnRange{none, none});
  }
  return seen;
}

Value SeenTiles::skipConditions(Value score, const ScoreSpaces &spaces) const {
  while (auto select = skipScoreMoves(score, spaces).getDefiningOp<hlo::SelectOp>()) {
    std::optional<bool> known = find(select);
    if (!known)
      break;
    score = *known ? select.getOnTrue() : select.getOnFalse();
  }
  return score;
}

SmallVector<ColumnRange> findVisited(const SweepPlan &sweep, const ScoreSpaces &spaces,
                                     const MaskedKeys &masked) {
  int64_t columns = spaces.getSize(sweep.getColumnAxis());
  SmallVector<ColumnRange> visited;
  for (int64_t row = 0; row < spaces.getSize(sweep.getRowAxis()); row += sweep.rows) {
    ColumnRange range{0, columns};
    if (!masked.limits.empty() && sweep.hasQueries)
      range.high = masked.limits[static_cast<size_t>(row / sweep.rows)];
    if (!masked.limits.empty() && !sweep.hasQueries) {
      // From the first query of the first tile that sees one of the keys.
      const auto *sees = llvm::find_if(masked.limits, [&](int64_t limit) { return row < limit; });
      range.low = std::min((sees - masked.limits.begin()) * sweep.plan.rows, columns);
    }
    visited.push_back(range);
  }
  return visited;
}

SmallVector<ColumnRange> findWarpColumns(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  SmallVector<ColumnRange> found;
  MaskedKeys masked = findMaskedKeys(sweep.plan, spaces);
  if (masked.limits.empty() || (sweep.hasQueries && !sweep.split && !sweep.stream))
    return found;
  SweepPlan warps = sweep; // as if each were a block
  warps.rows = warps.plan.rows = kProductSize;
  MaskedKeys ofWarps = findMaskedKeys(warps.plan, spaces, kProductSize);
  bool isGuarded = llvm::all_of(ofWarps.guards, [&](const MaskGuard &guard) {
    return llvm::is_contained(masked.guards, guard);
  });
  if (ofWarps.limits.empty() || !isGuarded)
    return found;
  SmallVector<ColumnRange> all = findVisited(sweep, spaces, masked),
                           own = findVisited(warps, spaces, ofWarps);
  int64_t step = sweep.getCutStep(), ofTile = sweep.rows / kProductSize;
  for (size_t warp = 0; warp < all.size() * static_cast<size_t>(ofTile); ++warp) {
    ColumnRange tile = all[warp / static_cast<size_t>(ofTile)], range = tile;
    if (warp < own.size()) {
      // Steps begin where the tile's columns do.
      auto behind = [&](int64_t column) { return std::max<int64_t>(0, column - tile.low); };
      range.low += behind(own[warp].low) / step * step;
      int64_t steps = llvm::divideCeil(behind(own[warp].high), step);
      range.high = std::min(tile.high, tile.low + steps * step);
    }
    found.push_back(range);
  }
  return found;
}

} // namespace zero
