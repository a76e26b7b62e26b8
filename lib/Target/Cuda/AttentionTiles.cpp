//===- AttentionTiles.cpp - Operands of an attention in shared memory -------------------------===//
#include "AttentionSweepCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

SharedTile AttentionSweep::getTile(const ScoreMatrix &matrix, int axis) const {
  return getTile(sweep.find(matrix, axis));
}

SharedTile AttentionSweep::getTile(const SweepOperand &operand) const {
  Value address = e.advance(e.getBuilder().getI8Type(), shared, e.i64(operand.bytesBefore));
  e.setAlignment(address, 16);
  return {operand.getElement(), address, operand.stride, operand.getInner()};
}

/// A vector of a row of an operand; zeros where there is none, and behind the end of a row.
Value AttentionSweep::makeVector(const SweepOperand &operand, Index along, Index vector) {
  const ScoreMatrix &matrix = operand.matrix;
  int64_t size = spaces.getSize(operand.axis), inner = matrix.innerSize;
  int64_t step = operand.axis == sweep.getRowAxis() ? sweep.rows : sweep.columns;
  int64_t lanes = countVectorLanes(operand);
  Index column = e.multiply(vector, lanes), at = clampTo(along, size, step);
  Index in = inner == operand.getInner() ? column : e.clamp(column, 0, inner - lanes);
  in.divisor = in.base ? lanes : 0;
  in.stride = lanes > 1 ? 1 : 0;
  Indices index;
  for (auto [axis, length] : llvm::zip_equal(matrix.axes, tensorTypeOf(matrix.value).getShape()))
    index.push_back(length == 1                  ? Index::constant(0)
                    : axis == ScoreSpaces::kOpen ? in
                    : axis == operand.axis       ? at
                                                 : places.lookup(axis));
  Value value = e.evaluate(matrix.value, index);
  auto require = [&](Index index, int64_t below) {
    Value isIn = e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, e.toScalar(index), e.i64(below));
    value = e.select(isIn, value, e.constantLike(value, 0));
  };
  if (size % step != 0)
    require(along, size);
  if (inner != operand.getInner())
    require(column, inner);
  return value;
}

void AttentionSweep::putVector(const SweepOperand &operand, Index row, Index column, Value value) {
  SharedTile tile = getTile(operand);
  int64_t lanes = countVectorLanes(operand);
  column = e.multiply(column, lanes);
  column.stride = lanes > 1 ? 1 : 0;
  e.store(value, tile.element, tile.address, e.add(e.multiply(row, tile.stride), column),
          /*asLanes=*/lanes > 1);
}

/// The thread's number, of which LLVM does not know that it is the same in all rounds of a loop:
/// what is loaded by it alone (biases of a column) would stay in registers beside the sums.
Value AttentionSweep::getThreadAnew() {
  return LLVM::InlineAsmOp::create(e.getBuilder(), e.getLoc(), team.getThread().getType(),
                                   team.getThread(), "mov.b64 $0, $1;", "=l,l",
                                   /*has_side_effects=*/true, /*is_align_stack=*/false,
                                   LLVM::tailcallkind::TailCallKind::None,
                                   /*asm_dialect=*/nullptr, /*operand_attrs=*/nullptr)
      .getRes();
}

/// Puts rows of operands, of one axis and from `first` on, into their places. Where all threads
/// have as many vectors, each makes some before it stores the first of them: their loads are on the
/// way together.
void AttentionSweep::fill(ArrayRef<const SweepOperand *> operands, Index first, int64_t count) {
  struct Vector {
    const SweepOperand *operand;
    Index row, column;
    Value value;
  };
  SmallVector<Vector> made;
  auto putAll = [&] {
    for (const Vector &vector : made)
      putVector(*vector.operand, vector.row, vector.column, vector.value);
    made.clear();
  };
  int64_t threads = team.countThreads();
  Value thread = getThreadAnew();
  for (const SweepOperand *operand : operands) {
    int64_t vectors = operand->getInner() / countVectorLanes(*operand);
    if (threads % vectors == 0 && count * vectors % threads == 0) {
      auto [row, column] = e.divide(e.fromValue(thread, e.depth()), vectors);
      for (int64_t before = 0; before < count; before += threads / vectors) {
        Index own = e.addConstant(row, before);
        made.push_back({operand, own, column, makeVector(*operand, e.add(first, own), column)});
        if (made.size() == kVectorsOnTheWay)
          putAll();
      }
      continue;
    }
    e.loop(team.getThread(), e.i64(count * vectors), threads, 1, {}, [&](Index number, ValueRange) {
      auto [row, column] = e.divide(number, vectors);
      putVector(*operand, row, column, makeVector(*operand, e.add(first, row), column));
      return Numbers();
    });
  }
  putAll();
}

SmallVector<const SweepOperand *> AttentionSweep::findColumnOperands(const SweepPass &pass) const {
  SmallVector<const SweepOperand *> used;
  for (const SweepOperand &operand : sweep.operands) {
    auto isIt = [&](const ScoreMatrix &matrix) {
      return operand.isSameAs(matrix, sweep.getColumnAxis());
    };
    bool isUsed = llvm::any_of(pass.dots,
                               [&](const ScoreDot *dot) { return isIt(sweep.getColumns(*dot)); }) ||
                  llvm::any_of(pass.sums, [&](const ScoreSum *sum) { return isIt(sum->operand); });
    if (operand.axis == sweep.getColumnAxis() && isUsed)
      used.push_back(&operand);
  }
  return used;
}

} // namespace zero
