#include "EqualNumbers.h"

#include "zero/Dialect/Zero/ModelAxes.h"

using namespace mlir;

namespace zero::validate {

EqualNumbers::EqualNumbers(const Contents &contents, const Numbering &numbering, ModuleOp module)
    : contents(contents), numbering(numbering) {
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() == 1)
    mesh = meshes[0];
  for (auto layout : module.getOps<ir::LayoutOp>())
    units[layout.getSymNameAttr()] = ir::getCutAxes(layout);
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    ir::Cut cut = ir::getCut(leaf);
    SmallVector<Attribute> axes;
    if (cut.dim >= 0)
      axes.push_back(cut.axis);
    leaves[leaf.getRole().getName()] = ArrayAttr::get(module.getContext(), axes);
  }
}

void EqualNumbers::begin(ArrayRef<ir::RoleAttr> roles) {
  this->roles.assign(roles.begin(), roles.end());
  axis = {};
}

std::optional<ArrayAttr> EqualNumbers::getCutAxes(ir::RoleAttr role) const {
  if (!role)
    return std::nullopt;
  const auto &table = role.getUnit() ? units : leaves;
  auto found = table.find(role.getUnit() ? role.getUnit().getAttr() : role.getName());
  if (found != table.end())
    return found->second;
  // A plain function has no leaves, and nothing in it is a part.
  return leaves.empty() ? std::optional(ArrayAttr::get(role.getContext(), {})) : std::nullopt;
}

bool EqualNumbers::isOver(Attribute axes) const {
  auto list = dyn_cast<ArrayAttr>(axes);
  return list && llvm::is_contained(list, axis);
}

/// Apart from its operands.
bool EqualNumbers::isEqualByItself(const Expression &expression) const {
  StringRef op = expression.op.getValue();
  if (op == "argument") {
    auto index = cast<IntegerAttr>(expression.attributes).getInt();
    std::optional<ArrayAttr> cut =
        index < static_cast<int64_t>(roles.size()) ? getCutAxes(roles[index]) : std::nullopt;
    return cut && !llvm::is_contained(*cut, axis);
  }
  if (op == "scratch")
    return false;       // nobody's bytes
  if (op == "pieces") { // what lies between them nobody has written
    int64_t count = 0;
    for (Number piece : expression.operands)
      count += contents.count(piece);
    return count == cast<RankedTensorType>(expression.type).getNumElements();
  }
  if (op == ir::RankOffsetOp::getOperationName()) {
    auto key = dyn_cast_or_null<ArrayAttr>(expression.attributes);
    auto own = key && !key.empty() ? dyn_cast<DictionaryAttr>(key[0]) : DictionaryAttr();
    Attribute axes = own ? own.get("axes") : Attribute();
    return axes && isa<ArrayAttr>(axes) && !isOver(axes);
  }
  // Of a range of a unit, or a collective that is read as any op.
  return !op.starts_with("zero.");
}

bool EqualNumbers::isEqual(Number number, ArrayAttr axes) {
  // Ranks along the batch's axes have other rows.
  if (!mesh || axes.size() != 1 || llvm::is_contained(mesh.getDataAxes(), axes[0]))
    return false;
  if (axis != axes[0]) {
    axis = cast<StringAttr>(axes[0]);
    known.clear();
  }
  auto kindOf = [](const Expression &expression) {
    return ir::symbolizeCollectiveKind(expression.op.getValue());
  };
  for (Number each = known.size(); each <= number; ++each) {
    const Expression &expression = numbering.getExpression(each);
    bool areOperands =
        llvm::all_of(expression.operands, [&](Number operand) { return known[operand]; });
    std::optional<ir::CollectiveKind> kind = kindOf(expression);
    if (!kind) {
      known.push_back(areOperands && isEqualByItself(expression));
      continue;
    }
    bool isOverAxis = isOver(cast<ArrayAttr>(expression.attributes).getValue().back());
    bool isWhole = *kind == ir::CollectiveKind::AllReduce || *kind == ir::CollectiveKind::AllGather;
    known.push_back(isOverAxis ? isWhole : areOperands);
  }
  return known[number];
}

} // namespace zero::validate
