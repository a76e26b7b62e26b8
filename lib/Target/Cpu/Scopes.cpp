#include "Scopes.h"

using namespace mlir;

namespace zero {

Indices indexIn(RankedTensorType type, ArrayRef<Index> row, ArrayRef<Index> column) {
  Indices index(type.getRank(), Index::constant(0));
  size_t next = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.getDimSize(dim) != 1) {
      index[dim] = next < row.size() ? row[next] : column[next - row.size()];
      ++next;
    }
  return index;
}

unsigned Scopes::levelOf(ArrayRef<Index> index) {
  unsigned level = 0;
  for (const Index &i : index)
    level = std::max(level, i.level);
  return level;
}

void Scopes::remember(Value value, ArrayRef<Index> index, Value result) {
  scopes[levelOf(index)].values[value].push_back({Indices(index), result});
}

Value Scopes::find(Value value, ArrayRef<Index> index) {
  auto &values = scopes[levelOf(index)].values;
  auto it = values.find(value);
  if (it == values.end())
    return {};
  for (auto &[at, result] : it->second)
    if (ArrayRef<Index>(at) == index)
      return result;
  return {};
}

OpBuilder::InsertPoint Scopes::open(Operation *op) {
  OpBuilder::InsertPoint after = builder.saveInsertionPoint();
  scopes.back().point = OpBuilder::InsertPoint(op->getBlock(), Block::iterator(op));
  scopes.emplace_back();
  return after;
}

void Scopes::close(OpBuilder::InsertPoint after) {
  scopes.pop_back();
  builder.restoreInsertionPoint(after);
  scopes.back().point = after;
}

LevelGuard::LevelGuard(Scopes &code, unsigned level) : code(code) {
  code.scopes.back().point = code.getBuilder().saveInsertionPoint();
  while (code.scopes.size() > level + 1)
    inner.push_back(code.scopes.pop_back_val());
  code.getBuilder().restoreInsertionPoint(code.scopes.back().point);
}

LevelGuard::~LevelGuard() {
  while (!inner.empty())
    code.scopes.push_back(inner.pop_back_val());
  code.getBuilder().restoreInsertionPoint(code.scopes.back().point);
}

} // namespace zero
