#include "UnitCode.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

Value UnitCode::rank() {
  if (!rankValue) {
    LevelGuard guard(*this, 0);
    rankValue = LLVM::LoadOp::create(builder, loc, builder.getI64Type(), rankAddress, 8);
  }
  return rankValue;
}

ir::LayoutOp UnitCode::layoutOf(Operation *op, FlatSymbolRefAttr unit) {
  auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, unit);
  if (!layout)
    fail(op, "names unit " + unit.getValue() + ", which has no zero.layout");
  return layout;
}

/// Ranks are row-major over the mesh's axes, the last one fastest.
Index UnitCode::groupRank(ir::MeshOp mesh, ArrayAttr axes) {
  Index number = fromValue(rank(), 0), group = Index::constant(0);
  SmallVector<Index> coordinates = delinearize(number, mesh.getAxisSizes());
  for (Attribute axis : axes) {
    size_t position = llvm::find(mesh.getAxisNames(), axis) - mesh.getAxisNames().begin();
    group = add(multiply(group, mesh.getAxisSizes()[position]), coordinates[position]);
  }
  return group;
}

Index UnitCode::ownStart(ir::LayoutOp layout, int64_t elements) {
  if (elements == static_cast<int64_t>(layout.getElements()))
    return Index::constant(0);
  LevelGuard guard(*this, 0);
  auto mesh = SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(layout, layout.getMeshAttr());
  auto axes = layout.getAxes().getAs<ArrayAttr>("opt"); // as many ranks as its shards are made for
  return multiply(groupRank(mesh, axes), layout.getShardElements());
}

Value UnitCode::table(StringRef name, ArrayRef<int64_t> values) {
  auto module = kernel->getParentOfType<ModuleOp>();
  LevelGuard guard(*this, 0);
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard insertion(builder);
    builder.setInsertionPoint(kernel);
    auto type = RankedTensorType::get({(int64_t)values.size()}, builder.getI64Type());
    LLVM::GlobalOp::create(builder, builder.getUnknownLoc(),
                           LLVM::LLVMArrayType::get(builder.getI64Type(), values.size()), true,
                           LLVM::Linkage::Internal, name, DenseElementsAttr::get(type, values));
  }
  return LLVM::AddressOfOp::create(builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
                                   name);
}

/// Binary search in the table of starts, padded so that no step needs a bound.
Index UnitCode::segmentOf(ir::LayoutOp layout, Index element) {
  SmallVector<int64_t> starts;
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    starts.push_back(segment.getOffset());
  unsigned bits = llvm::Log2_64_Ceil(starts.size() + 1);
  starts.resize((1u << bits) - 1, INT64_MAX);
  LevelGuard guard(*this, element.level);
  Value address = table((layout.getSymName() + ".starts").str(), starts);
  Value wanted = toValue(element), count = constantInt(wanted.getType(), 0);
  for (int64_t step = 1ll << bits >> 1; step; step /= 2) {
    Value candidate = make<arith::AddIOp>(count, constantInt(count.getType(), step));
    Index last = addConstant(fromValue(candidate, element.level), -1);
    Value value = load(builder.getI64Type(), address, last);
    Value holds = make<arith::CmpIOp>(arith::CmpIPredicate::sle, value, wanted);
    count = select(holds, candidate, count);
  }
  return fromValue(count, element.level);
}

} // namespace zero
