//===- ReplicaShape.cpp - Ops that only move elements ----------------------------===//
#include "ReplicaWalker.h"

using namespace mlir;

namespace zero::validate::replica {

/// Whether every rank may do the op on its own value alone: what moves elements moves those of
/// partial values and multiples alike.
static bool isWholeValue(const Form &form) {
  return form.isPartial() || form.kind == Form::RankMultiple;
}

static Answer proveBroadcast(const RuleInput &in) {
  const Form &form = in.form(0);
  if (isWholeValue(form))
    return in.pass(form);
  if (!form.isSharded())
    return std::nullopt;
  int64_t dim = cast<hlo::BroadcastInDimOp>(in.op).getBroadcastDimensions()[form.dim];
  // A stretched dimension is not cut.
  if (in.shape(0)[form.dim] != in.resultShape()[dim])
    return std::nullopt;
  return in.pass(form.onDim(dim));
}

static Answer proveTranspose(const RuleInput &in) {
  const Form &form = in.form(0);
  if (isWholeValue(form))
    return in.pass(form);
  if (!form.isSharded())
    return std::nullopt;
  return in.pass(form.onDim(indexIn(cast<hlo::TransposeOp>(in.op).getPermutation(), form.dim)));
}

static Answer proveReverse(const RuleInput &in) {
  const Form &form = in.form(0);
  bool isKept =
      form.isSharded() && indexIn(cast<hlo::ReverseOp>(in.op).getDimensions(), form.dim) < 0;
  if (!isWholeValue(form) && !isKept)
    return std::nullopt;
  return in.pass(form);
}

/// Equation rows-of-reshape. Where a dimension of size one makes several forms right, the one whose
/// whole value the import program has, else the one that keeps the dimension.
static Answer proveReshape(const RuleInput &in) {
  const Form &form = in.form(0);
  if (isWholeValue(form))
    return in.pass(form);
  if (!form.isSharded())
    return std::nullopt;
  SmallVector<Form> forms = getReshapedForms(in.shape(0), form, in.resultShape());
  if (Form *same = llvm::find(forms, form); same != forms.end())
    std::rotate(forms.begin(), same, same + 1);
  std::optional<Answer> first;
  for (const Form &result : forms) {
    Answer answer = in.pass(result);
    if (in.walker.expressions.isImported((*answer)[0].number))
      return answer;
    if (!first)
      first = answer;
  }
  if (!first)
    in.walker.explain("the rank's rows do not stay rows of one dimension");
  return first.value_or(std::nullopt);
}

/// All of the cut dimension, or whole groups of it.
static Answer proveSlice(const RuleInput &in) {
  auto op = cast<hlo::SliceOp>(in.op);
  const Form &form = in.form(0);
  if (form.isPartial())
    return in.pass(form);
  if (!form.isSharded())
    return std::nullopt;
  int64_t low = op.getStartIndices()[form.dim], high = op.getLimitIndices()[form.dim];
  if (op.getStrides()[form.dim] != 1 || low % form.chunk != 0 || high % form.chunk != 0 ||
      low == high) {
    in.walker.explain("the rank's rows are cut otherwise than in whole groups");
    return std::nullopt;
  }
  SmallVector<int64_t> starts(op.getStartIndices()), limits(op.getLimitIndices());
  starts[form.dim] *= in.walker.ranks;
  limits[form.dim] *= in.walker.ranks;
  NamedAttrList attributes(cast<DictionaryAttr>(in.withDims("start_indices", starts)));
  attributes.set("limit_indices", DenseI64ArrayAttr::get(op.getContext(), limits));
  return in.apply(form, Form::sharded(form.dim, (high - low) / form.chunk, form.chunk),
                  attributes.getDictionary(op.getContext()));
}

/// Partial sums next to zeros.
static Answer provePad(const RuleInput &in) {
  auto op = cast<hlo::PadOp>(in.op);
  const Form &form = in.form(0);
  if (form.isPartial())
    return in.apply({form, form}, form);
  bool isKept = form.isSharded() && op.getEdgePaddingLow()[form.dim] == 0 &&
                op.getEdgePaddingHigh()[form.dim] == 0 && op.getInteriorPadding()[form.dim] == 0;
  if (!isKept)
    return std::nullopt;
  return in.apply({form, Form()}, form);
}

/// Along the cut dimension: the groups of all parts, one after the other.
static Answer concatenateGroups(const RuleInput &in, const Form &first) {
  SmallVector<Form> forms;
  int64_t groups = 0;
  for (unsigned i = 0; i < in.operands.size(); ++i) {
    int64_t size = in.shape(i)[first.dim];
    if (size % first.chunk != 0)
      return std::nullopt;
    forms.push_back(Form::sharded(first.dim, size / first.chunk, first.chunk));
    groups += forms.back().groups;
  }
  return in.apply(forms, Form::sharded(first.dim, groups, first.chunk));
}

static Answer proveConcatenate(const RuleInput &in) {
  Form form = in.firstSharded();
  if (form.isShardedOn(cast<hlo::ConcatenateOp>(in.op).getDimension()))
    return concatenateGroups(in, form);
  for (const Claim &claim : in.operands)
    if (claim.form.isPartial() && !form.isSharded())
      form = claim.form;
  if (!form.isSharded() && !form.isPartial())
    return std::nullopt;
  return in.apply(SmallVector<Form>(in.operands.size(), form), form);
}

void addShapeRules(RuleTable &table) {
  addRule<hlo::BroadcastInDimOp>(table, proveBroadcast);
  addRule<hlo::TransposeOp>(table, proveTranspose);
  addRule<hlo::ReverseOp>(table, proveReverse);
  addRule<hlo::ReshapeOp>(table, proveReshape);
  addRule<hlo::SliceOp>(table, proveSlice);
  addRule<hlo::PadOp>(table, provePad);
  addRule<hlo::ConcatenateOp>(table, proveConcatenate);
}

} // namespace zero::validate::replica
