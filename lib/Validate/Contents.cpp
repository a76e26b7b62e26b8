#include "Contents.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero::validate {

Type Contents::flatten(Type type) {
  auto tensor = dyn_cast_if_present<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getRank() == 1)
    return type;
  Type &known = flat[type];
  if (!known)
    known = RankedTensorType::get({tensor.getNumElements()}, tensor.getElementType());
  return known;
}

int64_t Contents::count(Number number) const {
  return cast<RankedTensorType>(numbering.getExpression(number).type).getNumElements();
}

Type Contents::getElementType(Number number) const {
  return cast<RankedTensorType>(numbering.getExpression(number).type).getElementType();
}

Number Contents::get(StringAttr op, Attribute attributes, Type type, ArrayRef<Number> operands,
                     LocationAttr loc, unsigned result) {
  type = flatten(type);
  auto tensor = dyn_cast_if_present<RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape() && tensor.getNumElements() == 0)
    return numbering.get("empty", {}, type, {}, loc);
  return numbering.get(op, attributes, type, operands, result, loc);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Number Contents::getSplat(Attribute value, Type elementType, int64_t count, LocationAttr loc) {
  return get(constantWord, value, RankedTensorType::get({count}, elementType), {}, loc);
}

Number Contents::getConstant(ElementsAttr value, LocationAttr loc) {
  auto type = cast<RankedTensorType>(value.getShapedType());
  Attribute flat = value;
  if (auto splat = dyn_cast<SplatElementsAttr>(value))
    return getSplat(splat.getSplatValue<Attribute>(), type.getElementType(), type.getNumElements(),
                    loc);
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    flat = dense.reshape(cast<ShapedType>(flatten(type)));
  return get(constantWord, flat, type, {}, loc);
}

Attribute Contents::getSplatValue(Number number) const {
  const Expression &expression = numbering.getExpression(number);
  if (expression.op != constantWord || isa<ElementsAttr>(expression.attributes))
    return {};
  return expression.attributes;
}

// Equation: iota.
Number Contents::getIota(RankedTensorType type, int64_t dimension, LocationAttr loc) {
  int64_t size = type.getDimSize(dimension);
  Number indices = get("iota", {}, type.clone({size}), {}, loc);
  Access access = Access::ofShape(type.getShape());
  for (auto [index, loop] : llvm::enumerate(access.loops))
    loop.steps[0] = static_cast<int64_t>(index) == dimension;
  return read(indices, std::move(access), loc);
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

std::pair<Number, Access> Contents::getSource(Number number) const {
  auto known = reads.find(number);
  if (known != reads.end())
    return {known->second->base, known->second->access};
  Access whole = Access::ofRange(0, count(number));
  mergeNeighbours(whole.loops);
  return {number, std::move(whole)};
}

bool Contents::stepBack(Number &base, Access &access) const {
  auto read = reads.find(base);
  if (read != reads.end()) {
    if (!substitute(access.loops, 0, access.offset, read->second->access))
      return false;
    base = read->second->base;
    return true;
  }
  if (unpad(base, access.loops, 0, access.offset))
    return true;
  auto joined = joins.find(base);
  if (joined == joins.end())
    return false;
  auto [first, last] = access.span();
  ArrayRef<Piece> pieces(*joined->second);
  const Piece *piece =
      llvm::upper_bound(pieces, first, [](int64_t at, const Piece &p) { return at < p.begin; });
  if (piece == pieces.begin())
    return false;
  --piece;
  if (last >= piece->begin + piece->count)
    return false;
  access.offset -= piece->begin;
  base = piece->number;
  return true;
}

// Equations: same-contents, read-of-read, read-of-splat, read-of-piece.
Number Contents::read(Number base, Access access, LocationAttr loc) {
  Type elementType = getElementType(base);
  int64_t elements = access.count();
  auto type = RankedTensorType::get({elements}, elementType);
  if (elements == 0)
    return get(readWord, {}, type, {}, loc);
  mergeNeighbours(access.loops);
  while (stepBack(base, access))
    mergeNeighbours(access.loops);
  if (Attribute splat = getSplatValue(base))
    return getSplat(splat, elementType, elements, loc);
  if (access.offset == 0 && access.isRange() && elements == count(base))
    return base;
  if (access.isRange() && joins.contains(base))
    return readPieces(base, access, loc);
  if (Number padded = readPadded(base, access, loc); padded != kNoNumber)
    return padded;
  SmallVector<int64_t> key = {access.offset};
  for (const Loop &loop : access.loops)
    key.append({loop.size, loop.steps[0]});
  Number number =
      get(readWord, DenseI64ArrayAttr::get(numbering.getContext(), key), type, {base}, loc);
  reads.try_emplace(number, std::make_unique<Source>(Source{base, std::move(access)}));
  return number;
}

/// A range that several pieces of `base` make up.
Number Contents::readPieces(Number base, const Access &access, LocationAttr loc) {
  int64_t begin = access.offset, end = begin + access.count();
  SmallVector<Piece> parts;
  ArrayRef<Piece> pieces(*joins.find(base)->second);
  const Piece *piece = llvm::partition_point(
      pieces, [&](const Piece &other) { return other.begin + other.count <= begin; });
  for (; piece != pieces.end() && piece->begin < end; ++piece) {
    int64_t from = std::max(begin, piece->begin), to = std::min(end, piece->begin + piece->count);
    parts.push_back({from - begin, to - from, piece->number, from - piece->begin});
  }
  return join(parts, getElementType(base), end - begin, loc);
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// Appends `piece`, to the last one where both are one run of a number.
static void addPiece(SmallVectorImpl<Piece> &pieces, Piece piece) {
  if (piece.count == 0)
    return;
  if (!pieces.empty()) {
    Piece &last = pieces.back();
    if (last.number == piece.number && last.begin + last.count == piece.begin &&
        last.offset + last.count == piece.offset) {
      last.count += piece.count;
      return;
    }
  }
  pieces.push_back(piece);
}

// Equation: pieces.
Number Contents::join(ArrayRef<Piece> given, Type elementType, int64_t elements, LocationAttr loc) {
  // Runs of one number first: what an overlap has cut apart is read as a whole.
  SmallVector<Piece> runs, pieces;
  for (const Piece &piece : given)
    addPiece(runs, piece);
  auto addWhole = [&](int64_t begin, Number number) {
    auto [base, access] = getSource(number);
    if (access.isRange())
      addPiece(pieces, {begin, count(number), base, access.offset});
    else
      addPiece(pieces, {begin, count(number), number, 0});
  };
  for (const Piece &run : runs) {
    Number number = readRange(run.number, run.offset, run.count, loc);
    auto nested = joins.find(number);
    if (nested == joins.end())
      addWhole(run.begin, number);
    else
      for (const Piece &inner : *nested->second)
        addWhole(run.begin + inner.begin, inner.number);
  }
  for (Piece &piece : pieces)
    piece = {piece.begin, piece.count, readRange(piece.number, piece.offset, piece.count, loc), 0};
  if (pieces.size() == 1 && pieces[0].count == elements)
    return pieces[0].number;
  SmallVector<int64_t> key;
  SmallVector<Number> operands;
  for (const Piece &piece : pieces) {
    key.append({piece.begin, piece.count});
    operands.push_back(piece.number);
  }
  Number number = get("pieces", DenseI64ArrayAttr::get(numbering.getContext(), key),
                      RankedTensorType::get({elements}, elementType), operands, loc);
  joins.try_emplace(number, std::make_unique<SmallVector<Piece>>(std::move(pieces)));
  return number;
}

//===----------------------------------------------------------------------===//
// Padded rows
//===----------------------------------------------------------------------===//

Number Contents::pad(Number rows, int64_t row, int64_t pitch, Number padding, LocationAttr loc) {
  auto type = RankedTensorType::get({count(rows) / row * pitch}, getElementType(rows));
  Number number = get("padded", DenseI64ArrayAttr::get(numbering.getContext(), {row, pitch}), type,
                      {rows, padding}, loc);
  paddings.try_emplace(number, Padded{rows, row, pitch, padding});
  return number;
}

int64_t Contents::countInside(Number base, ArrayRef<Loop> loops, unsigned value, int64_t offset,
                              const Loop &loop) const {
  auto known = paddings.find(base);
  int64_t step = loop.steps[value];
  if (known == paddings.end() || step <= 0 || offset != 0)
    return 0;
  const Padded &padded = known->second;
  if (step * loop.size != padded.pitch || padded.row % step != 0)
    return 0;
  int64_t inner = 1; // elements of loops inside this one
  for (const Loop &other : loops) {
    int64_t by = other.steps[value];
    if (&other == &loop || by == 0 || other.size == 1)
      continue;
    if (by < 0 || (by >= step && by % padded.pitch != 0))
      return 0;
    if (by < step)
      inner += by * (other.size - 1);
  }
  return inner <= step ? padded.row / step : 0;
}

// Equation: read-of-padded.
Number Contents::readPadded(Number base, const Access &access, LocationAttr loc) {
  auto known = paddings.find(base);
  if (known == paddings.end() || isZeroPadded(base)) // matmuls take zeros where they lie
    return kNoNumber;
  int64_t inner = access.count();
  for (auto [index, loop] : llvm::enumerate(access.loops)) {
    inner /= loop.size;
    int64_t inside = countInside(base, access.loops, 0, access.offset, loop);
    if (inside <= 0 || inside >= loop.size)
      continue;
    Padded padded = known->second; // which reads may move
    Access narrow = access;
    narrow.loops[index].size = inside;
    for (Loop &each : narrow.loops)
      if (each.steps[0] % padded.pitch == 0)
        each.steps[0] = each.steps[0] / padded.pitch * padded.row;
    Number rows = read(padded.rows, std::move(narrow), loc);
    return pad(rows, inside * inner, loop.size * inner, read(padded.padding, access, loc), loc);
  }
  return kNoNumber;
}

bool Contents::isZeroPadded(Number base) const {
  auto known = paddings.find(base);
  if (known == paddings.end())
    return false;
  auto value = dyn_cast_or_null<FloatAttr>(getSplatValue(known->second.padding));
  return value && value.getValue().isPosZero();
}

int64_t Contents::getPitch(Number base) const {
  auto known = paddings.find(base);
  return known == paddings.end() ? 0 : known->second.pitch;
}

// Equation: rows-of-padded.
bool Contents::unpad(Number &base, Loops &loops, unsigned value, int64_t &offset) const {
  auto known = paddings.find(base);
  if (known == paddings.end() || offset < 0)
    return false;
  auto [rows, row, pitch, padding] = known->second;
  Loops narrow = loops;
  int64_t last = offset % pitch; // column
  for (Loop &loop : narrow) {
    int64_t &step = loop.steps[value];
    if (loop.size != 1 && step % pitch != 0) {
      if (step < 0)
        return false;
      last += (loop.size - 1) * step;
    } else {
      step = step / pitch * row;
    }
  }
  if (last >= row)
    return false;
  loops = std::move(narrow);
  offset = offset / pitch * row + offset % pitch;
  base = rows;
  return true;
}

Number Contents::restrict(Number flat, ir::LayoutOp layout, LocationAttr loc) {
  SmallVector<Piece> pieces;
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    pieces.push_back({segment.getOffset(), segment.getNumElements(), flat, segment.getOffset()});
  return join(pieces, getElementType(flat), count(flat), loc);
}

} // namespace zero::validate
