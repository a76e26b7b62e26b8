#include "Pieces.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;

Value part::buildSlice(OpBuilder &builder, Value value, int64_t slice) {
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> start(type.getRank(), 0), limit(type.getShape()), strides(type.getRank(), 1);
  start[0] = slice;
  limit[0] = slice + 1;
  Location loc = value.getLoc();
  Value row = hlo::SliceOp::create(builder, loc, value, start, limit, strides);
  return hlo::ReshapeOp::create(builder, loc, type.clone(type.getShape().drop_front()), row);
}

Value part::buildRow(OpBuilder &builder, Value value) {
  SmallVector<int64_t> shape(hlo::tensorType(value).getShape());
  shape.insert(shape.begin(), 1);
  return hlo::ReshapeOp::create(builder, value.getLoc(), hlo::tensorType(value).clone(shape),
                                value);
}

Value part::buildStack(OpBuilder &builder, ArrayRef<Value> rows) {
  SmallVector<int64_t> shape(hlo::tensorType(rows[0]).getShape());
  shape[0] = rows.size();
  return hlo::ConcatenateOp::create(builder, rows.back().getLoc(),
                                    hlo::tensorType(rows[0]).clone(shape), rows,
                                    builder.getI64IntegerAttr(0));
}

Value part::buildReshape(OpBuilder &builder, Location loc, Type type, Value value) {
  return value.getType() == type ? value : Value(hlo::ReshapeOp::create(builder, loc, type, value));
}

FlatSymbolRefAttr part::getUnit(ir::LayoutOp layout) {
  return FlatSymbolRefAttr::get(layout.getSymNameAttr());
}

RankedTensorType part::getFlatType(ir::LayoutOp layout, Type elementType) {
  return RankedTensorType::get({static_cast<int64_t>(layout.getElements())}, elementType);
}

static SmallVector<Type> getSegmentTypes(ir::LayoutOp layout, Type elementType) {
  SmallVector<Type> types;
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    types.push_back(RankedTensorType::get(segment.getShape(), elementType));
  return types;
}

ir::UnpackOp part::buildUnpack(OpBuilder &builder, Location loc, Value flat, ir::LayoutOp layout) {
  SmallVector<Type> types = getSegmentTypes(layout, hlo::tensorType(flat).getElementType());
  return ir::UnpackOp::create(builder, loc, types, flat, getUnit(layout));
}

Value part::buildPack(OpBuilder &builder, Location loc, ArrayRef<Value> pieces,
                      ir::LayoutOp layout) {
  Type elementType = hlo::tensorType(pieces[0]).getElementType();
  SmallVector<Value> operands;
  for (auto [piece, type] : llvm::zip(pieces, getSegmentTypes(layout, elementType)))
    operands.push_back(buildReshape(builder, loc, type, piece));
  return ir::PackOp::create(builder, loc, getFlatType(layout, elementType), operands,
                            getUnit(layout));
}
