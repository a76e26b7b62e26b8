//===- Evaluate.cpp - Values at indices -------------------------------------------===//
#include "KernelEmitter.h"
#include "Windows.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

KernelEmitter::KernelEmitter(func::FuncOp kernel, OpBuilder &builder, unsigned lanes,
                             ValueRange inputs, Value rankAddress, StringRef name)
    : UnitCode(kernel, builder, lanes), name(name), inputs(inputs), reductions(*this) {
  setRankAddress(rankAddress);
}

//===----------------------------------------------------------------------===//
// Flat kernels
//===----------------------------------------------------------------------===//

static int64_t countOf(Value value) { return tensorTypeOf(value).getNumElements(); }

static bool isFlatOp(Operation *op, int64_t count) {
  auto type = tensorTypeOf(op->getResult(0));
  if (hlo::isElementwise(op) || isa<hlo::ReshapeOp, hlo::ConstantOp>(op))
    return true;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return countOf(broadcast.getOperand()) == 1 ||
           (countOf(broadcast.getOperand()) == count &&
            llvm::is_sorted(broadcast.getBroadcastDimensions()));
  return type.getRank() == 1; // its dimension is the flat index
}

bool isFlat(Value root, int64_t count) {
  llvm::SmallPtrSet<Operation *, 16> seen;
  SmallVector<Value> todo = {root};
  while (!todo.empty()) {
    Value value = todo.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (countOf(value) == 1 || !op || !seen.insert(op).second)
      continue;
    if (!isFlatOp(op, count))
      return false;
    if (hlo::isElementwise(op) || isa<hlo::ReshapeOp, hlo::BroadcastInDimOp>(op))
      llvm::append_range(todo, op->getOperands());
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

Value KernelEmitter::evaluate(Value value, ArrayRef<Index> at) {
  Indices index(at);
  // One element has one place, whatever the loop: it is computed at the kernel's entry.
  if (countOf(value) == 1)
    index.assign(tensorTypeOf(value).getRank(), Index::constant(0));
  Indices ofOperands(index);
  if (dependents.contains(value))
    index.front().level = std::max(index.front().level, tileRowLevel);
  if (Value known = find(value, index))
    return known;
  LevelGuard guard(*this, levelOf(index));
  // What a dependent value is made of may stand outside, where it is none.
  Operation *op = value.getDefiningOp();
  bool isOfElements = op && (hlo::isElementwise(op) || isa<hlo::BroadcastInDimOp>(op));
  Value result = computeStaged(value, isOfElements ? ofOperands : index);
  if (!find(value, index)) // reductions remember their whole group
    remember(value, index, result);
  return result;
}

void KernelEmitter::stage(Value value, Value address, unsigned pass, ArrayRef<int64_t> columns) {
  staged[value] = {address, pass, SmallVector<int64_t>(columns)};
}

/// Elements of a staged value are asked for at the row's own columns only.
Value KernelEmitter::computeStaged(Value value, ArrayRef<Index> index) {
  auto it = staged.find(value);
  if (it == staged.end())
    return compute(value, index);
  auto type = tensorTypeOf(value);
  Index column = index.back();
  if (static_cast<int64_t>(index.size()) == type.getRank()) {
    Indices significant;
    for (auto [at, size] : llvm::zip(index, type.getShape()))
      if (size != 1)
        significant.push_back(at);
    const Staged &row = it->second;
    column = linearize(ArrayRef<Index>(significant).take_back(row.columns.size()), row.columns);
  }
  Type element = type.getElementType();
  if (pass > it->second.pass)
    return load(element, it->second.address, column, /*isVolatile=*/hasTeam());
  Value result = compute(value, index);
  store(result, element, it->second.address, column, /*asLanes=*/!column.isUniform());
  return result;
}

void KernelEmitter::evaluateReduceOnce(hlo::ReduceOp op, ArrayRef<Indices> points) {
  if (!find(op.getResult(0), points.front()))
    reductions.evaluate(op, points);
}

void KernelEmitter::beginTileRow(ArrayRef<Value> values) {
  dependents.insert(values.begin(), values.end());
  tileRowLevel = depth();
}

void KernelEmitter::hold(Value value, Value address, int64_t dimension) {
  held[value] = {address, dimension};
}

void KernelEmitter::endTileRow() {
  dependents.clear();
  held.clear();
}

Index KernelEmitter::linearIndex(Value value, ArrayRef<Index> index) {
  auto type = tensorTypeOf(value);
  if (type.getNumElements() == 1)
    return Index::constant(0);
  return index.size() == 1 ? index[0] : linearize(index, type.getShape());
}

/// One index per dimension, also where a flat one is given.
static Indices fullIndex(KernelEmitter &e, Value value, ArrayRef<Index> index) {
  auto type = tensorTypeOf(value);
  if ((int64_t)index.size() == type.getRank())
    return Indices(index);
  return e.delinearize(index[0], type.getShape());
}

/// A complex number of a constant, as the bits of both parts.
static IntegerAttr complexBits(Type storage, ArrayAttr parts) {
  unsigned width = storage.getIntOrFloatBitWidth();
  auto bits = [&](unsigned i) {
    return cast<FloatAttr>(parts[i]).getValue().bitcastToAPInt().zext(width);
  };
  return IntegerAttr::get(storage, bits(0) | bits(1).shl(width / 2));
}

/// The bytes of a constant as the storage type's integers or floats.
static DenseElementsAttr storageElements(hlo::ConstantOp op, Type storage, bool isBits) {
  auto elements = cast<DenseElementsAttr>(op.getValue());
  auto type = RankedTensorType::get({elements.getNumElements()}, storage);
  SmallVector<Attribute> values;
  for (Attribute value : elements.getValues<Attribute>()) {
    if (isBits)
      values.push_back(
          IntegerAttr::get(storage, cast<FloatAttr>(value).getValue().bitcastToAPInt().zext(
                                        storage.getIntOrFloatBitWidth())));
    else if (auto parts = dyn_cast<ArrayAttr>(value))
      values.push_back(complexBits(storage, parts));
    else if (auto integer = dyn_cast<IntegerAttr>(value))
      values.push_back(IntegerAttr::get(
          storage, integer.getValue().zextOrTrunc(storage.getIntOrFloatBitWidth())));
    else
      values.push_back(value);
  }
  return DenseElementsAttr::get(type, values);
}

Value KernelEmitter::constantElement(hlo::ConstantOp op, ArrayRef<Index> index) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!elements)
    return fail(op, "has elements that are not in the text");
  Type element = elements.getElementType(), type = computeType(element);
  auto scalar = [&](Attribute value) -> Value {
    if (auto integer = dyn_cast<IntegerAttr>(value))
      return arith::ConstantOp::create(builder, loc,
                                       builder.getIntegerAttr(type, integer.getValue()));
    if (auto parts = dyn_cast<ArrayAttr>(value))
      return arith::ConstantOp::create(builder, loc, complexBits(type, parts));
    llvm::APFloat number = cast<FloatAttr>(value).getValue();
    bool lost;
    number.convert(cast<FloatType>(type).getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                   &lost);
    return arith::ConstantOp::create(builder, loc, builder.getFloatAttr(type, number));
  };
  Index linear = linearIndex(op.getResult(), index);
  if (elements.isSplat())
    return scalar(elements.getSplatValue<Attribute>());
  if (linear.isConstant())
    return scalar(elements.getValues<Attribute>()[linear.offset]);
  std::string &name = constantNames[op];
  Type storage = storageType(element);
  if (name.empty()) {
    name = this->name + ".constant" + std::to_string(constantNames.size() - 1);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(kernel);
    LLVM::GlobalOp::create(
        builder, loc, LLVM::LLVMArrayType::get(storage, elements.getNumElements()),
        /*isConstant=*/true, LLVM::Linkage::Internal, name,
        storageElements(op, storage, isa<FloatType>(element) && isa<IntegerType>(storage)),
        /*alignment=*/16);
  }
  Value address = LLVM::AddressOfOp::create(builder, loc,
                                            LLVM::LLVMPointerType::get(builder.getContext()), name);
  return load(element, address, linear);
}

static Value iotaElement(KernelEmitter &e, hlo::IotaOp op, ArrayRef<Index> at) {
  Indices index = fullIndex(e, op.getResult(), at);
  Value value = e.toValue(index[op.getIotaDimension()]);
  return e.convertElement(e.getBuilder().getI64Type(),
                          tensorTypeOf(op.getResult()).getElementType(), value);
}

static Value broadcastElement(KernelEmitter &e, hlo::BroadcastInDimOp op, ArrayRef<Index> at) {
  auto from = tensorTypeOf(op.getOperand()), to = tensorTypeOf(op.getResult());
  if (from.getNumElements() == 1)
    return e.evaluate(op.getOperand(), {});
  bool isFlatIndex = at.size() == 1 && to.getRank() != 1;
  if (isFlatIndex && from.getNumElements() == to.getNumElements() &&
      llvm::is_sorted(op.getBroadcastDimensions()))
    return e.evaluateFlat(op.getOperand(), at[0]);
  Indices index = fullIndex(e, op.getResult(), at), source;
  for (auto [i, dim] : llvm::enumerate(op.getBroadcastDimensions()))
    source.push_back(from.getDimSize(i) == 1 ? Index::constant(0) : index[dim]);
  return e.evaluate(op.getOperand(), source);
}

static Value reshapeElement(KernelEmitter &e, hlo::ReshapeOp op, ArrayRef<Index> at) {
  auto from = tensorTypeOf(op.getOperand()), to = tensorTypeOf(op.getResult());
  bool isFlatIndex = at.size() == 1 && to.getRank() != 1;
  if (isFlatIndex)
    return e.evaluateFlat(op.getOperand(), at[0]);
  return e.evaluate(op.getOperand(), e.reshapeIndex(at, to.getShape(), from.getShape()));
}

static Value bitcastElement(KernelEmitter &e, hlo::BitcastConvertOp op, ArrayRef<Index> at) {
  Type from = tensorTypeOf(op.getOperand()).getElementType();
  Type to = tensorTypeOf(op.getResult()).getElementType();
  if (e.widthOf(from) != e.widthOf(to))
    return e.fail(
        op, "between element types of different widths is not lowered; use shifts and converts");
  Value value = e.evaluate(op.getOperand(), at);
  auto bits = [&](unsigned width) {
    return e.typeLike(value, e.getBuilder().getIntegerType(width));
  };
  // To the storage's bits, then to the compute type of the result.
  if (from.isBF16() || from.isF16()) {
    if (from.isF16())
      value = e.make<arith::BitcastOp>(bits(16),
                                       e.make<arith::TruncFOp>(e.typeLike(value, from), value));
    else
      value = e.make<arith::TruncIOp>(
          bits(16), e.make<arith::ShRUIOp>(e.make<arith::BitcastOp>(bits(32), value),
                                           e.constantInt(bits(32), 16)));
  } else if (isa<FloatType>(from)) {
    value = e.make<arith::BitcastOp>(bits(from.getIntOrFloatBitWidth()), value);
  }
  if (to.isF16())
    return e.make<arith::ExtFOp>(e.typeLike(value, e.getBuilder().getF32Type()),
                                 e.make<arith::BitcastOp>(e.typeLike(value, to), value));
  if (to.isBF16()) {
    Value wide =
        e.make<arith::ShLIOp>(e.make<arith::ExtUIOp>(bits(32), value), e.constantInt(bits(32), 16));
    return e.make<arith::BitcastOp>(e.typeLike(value, e.getBuilder().getF32Type()), wide);
  }
  return isa<FloatType>(to) ? e.make<arith::BitcastOp>(e.typeLike(value, to), value) : value;
}

static Value transposeElement(KernelEmitter &e, hlo::TransposeOp op, ArrayRef<Index> at) {
  Indices index = fullIndex(e, op.getResult(), at), source(index.size());
  for (auto [i, dim] : llvm::enumerate(op.getPermutation()))
    source[dim] = index[i];
  return e.evaluate(op.getOperand(), source);
}

static Value sliceElement(KernelEmitter &e, hlo::SliceOp op, ArrayRef<Index> at) {
  Indices index = fullIndex(e, op.getResult(), at);
  for (auto [i, start, stride] : llvm::enumerate(op.getStartIndices(), op.getStrides()))
    index[i] = e.addConstant(e.multiply(index[i], stride), start);
  return e.evaluate(op.getOperand(), index);
}

static Value reverseElement(KernelEmitter &e, hlo::ReverseOp op, ArrayRef<Index> at) {
  Indices index = fullIndex(e, op.getResult(), at);
  for (int64_t dim : op.getDimensions())
    index[dim] =
        e.addConstant(e.negate(index[dim]), tensorTypeOf(op.getResult()).getDimSize(dim) - 1);
  return e.evaluate(op.getOperand(), index);
}

Value KernelEmitter::compute(Value value, ArrayRef<Index> index) {
  auto type = tensorTypeOf(value);
  if (!isa<IntegerType, FloatType, ComplexType>(type.getElementType())) {
    Operation *op = value.getDefiningOp();
    return fail(op ? op : kernel, "has elements of a type that CPU code does not handle");
  }
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    // Scalars of a reducer are found before they get here.
    return load(type.getElementType(), inputs[argument.getArgNumber()], linearIndex(value, index));
  }
  if (auto memory = held.find(value); memory != held.end())
    return load(type.getElementType(), memory->second.address,
                fullIndex(*this, value, index)[memory->second.dimension]);
  Operation *op = value.getDefiningOp();
  if (hlo::isElementwise(op)) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          evaluate(operand, tensorTypeOf(operand).getRank() ? index : ArrayRef<Index>()));
    return emitElementwise(op, operands);
  }
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<hlo::ConstantOp>([&](auto op) { return constantElement(op, index); })
      .Case<hlo::IotaOp>([&](auto op) { return iotaElement(*this, op, index); })
      .Case<hlo::BroadcastInDimOp>([&](auto op) { return broadcastElement(*this, op, index); })
      .Case<hlo::ReshapeOp>([&](auto op) { return reshapeElement(*this, op, index); })
      .Case<hlo::BitcastConvertOp>([&](auto op) { return bitcastElement(*this, op, index); })
      .Case<hlo::TransposeOp>([&](auto op) { return transposeElement(*this, op, index); })
      .Case<hlo::SliceOp>([&](auto op) { return sliceElement(*this, op, index); })
      .Case<hlo::ReverseOp>([&](auto op) { return reverseElement(*this, op, index); })
      .Case<hlo::ReduceOp>([&](auto op) {
        reductions.evaluate(op, {fullIndex(*this, value, index)});
        Value result = find(value, fullIndex(*this, value, index));
        return result ? result : fail(op, "could not be reduced here");
      })
      .Case<hlo::ReduceWindowOp>([&](auto op) {
        evaluateReduceWindow(*this, op, fullIndex(*this, value, index));
        return find(value, fullIndex(*this, value, index));
      })
      .Case<hlo::SelectAndScatterOp>([&](auto op) {
        return evaluateSelectAndScatter(*this, op, fullIndex(*this, value, index));
      })
      .Default([&](Operation *op) { return computeIndexing(op, fullIndex(*this, value, index)); });
}

std::optional<Index> KernelEmitter::findItemStart(ir::LayoutOp layout, const Index &element) const {
  bool isInItem = itemElements > 0 && layout.getBlock() % itemElements == 0 && !element.lanes &&
                  element.base == itemIndex && element.offset == 0;
  return isInItem ? std::optional(itemStart) : std::nullopt;
}

SmallVector<Value> KernelEmitter::emitRegion(Region &region, ArrayRef<Value> arguments) {
  llvm::DenseMap<Value, Value> values;
  for (auto [argument, value] : llvm::zip_equal(region.getArguments(), arguments))
    values[argument] = value;
  auto lookup = [&](Value value) {
    auto it = values.find(value);
    // Scalars of the enclosing kernel.
    return it != values.end() ? it->second : evaluate(value, {});
  };
  for (Operation &op : region.front().without_terminator()) {
    if (isa<hlo::ConstantOp>(op)) {
      values[op.getResult(0)] = evaluate(op.getResult(0), {});
      continue;
    }
    SmallVector<Value> operands = llvm::map_to_vector(op.getOperands(), lookup);
    if (isa<hlo::ReshapeOp, hlo::BroadcastInDimOp>(op))
      values[op.getResult(0)] = operands[0];
    else
      values[op.getResult(0)] = emitElementwise(&op, operands);
  }
  return llvm::map_to_vector(region.front().getTerminator()->getOperands(), lookup);
}

} // namespace zero
