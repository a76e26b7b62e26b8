//===- CustomCalls.cpp - Calls that the interpreter knows by name --------------===//
//
// Conformance suites of StableHLO end their programs with calls that compare what was computed with
// what is expected (`check.expect_close` and the like): a check that fails is an error. Annotations
// of sharding are the identity on one device. Lapack.cpp has those of LAPACK.
//===--------------------------------------------------------------------------===//
#include "Checks.h"
#include "Lapack.h"
#include "Machine.h"

#include "zero/Dialect/StableHLO/Lapack.h"
#include "zero/Dialect/StableHLO/Placement.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

/// The number `name` among the call's attributes or in its backend_config.
static std::optional<double> getNumber(hlo::CustomCallOp op, StringRef name) {
  Attribute value = op->getAttr(name);
  if (auto config = op->getAttrOfType<DictionaryAttr>("backend_config"); config && !value)
    value = config.get(name);
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return integer.getValue().roundToDouble();
  if (auto number = dyn_cast_or_null<FloatAttr>(value))
    return number.getValueAsDouble();
  return std::nullopt;
}

static Allowed getAllowed(hlo::CustomCallOp op, StringRef target, DType dtype) {
  if (target == "check.expect_eq")
    return {};
  if (target == "check.expect_almost_eq" || target == "check.almost_eq")
    return {0, getNumber(op, "tolerance").value_or(kAlmost), 0};
  if (std::optional<double> ulps = getNumber(op, "max_ulp_difference"))
    return {static_cast<uint64_t>(*ulps), 0, 0};
  return getClose(dtype);
}

/// A call of two tensors, found and expected; a result, if there is one, is the predicate `true`.
static FailureOr<Tensors> evaluateCheck(hlo::CustomCallOp op, Operands in) {
  StringRef target = op.getCallTargetName();
  if (in.size() != 2 || in[0].getDType() != in[1].getDType() ||
      in[0].getShape() != in[1].getShape())
    return op.emitError() << "'" << target << "' expects two tensors of one type, found "
                          << op->getOperandTypes();
  Allowed allowed = getAllowed(op, target, in[0].getDType());
  if (failed(expect(op, target, in[0], in[1], allowed)))
    return failure();
  Tensors results;
  for (Type type : op->getResultTypes()) {
    FailureOr<DType> dtype = getDTypeOf(op, type);
    if (failed(dtype))
      return failure();
    if (*dtype != DType::I1 || cast<RankedTensorType>(type).getRank() != 0)
      return op.emitError() << "'" << target << "' gives tensor<i1>, found " << type;
    results.push_back(Tensor::scalar(true));
  }
  return results;
}

static FailureOr<Tensors> evaluateCustomCall(hlo::CustomCallOp op, Operands in, RankContext &) {
  StringRef target = op.getCallTargetName();
  if (target.starts_with("check."))
    return evaluateCheck(op, in);
  if (hlo::isPlacement(op))
    return Tensors(in.begin(), in.end());
  if (hlo::getLapackCall(op))
    return evaluateLapack(op, in);
  if (hlo::getComplexLapackCall(op))
    return evaluateComplexLapack(op, in);
  return op.emitError() << "the interpreter does not know the function '" << target
                        << "' that is called; it knows Sharding, check.* and LAPACK's "
                        << hlo::describeLapackRoutines();
}

void zero::interp::registerCustomCalls(Registry &registry) {
  registry.add<hlo::CustomCallOp>(evaluateCustomCall);
}
