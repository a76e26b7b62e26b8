#include "OwnParts.h"

#include "AddKernel.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

FailureOr<FlatSymbolRefAttr> PartKernels::get(RankedTensorType whole, Group group, int64_t ranks,
                                              Location loc) {
  int64_t elements = whole.getNumElements() / ranks;
  std::string name;
  llvm::raw_string_ostream os(name);
  os << "part";
  for (auto axis : group.axes.getAsRange<StringAttr>())
    os << "_" << axis.getValue();
  os << "_" << whole.getElementType() << "_" << ranks << "x" << elements;
  for (char &each : name)
    if (!llvm::isAlnum(each))
      each = '_';
  if (FlatSymbolRefAttr symbol = known.lookup(name))
    return symbol;
  auto part = RankedTensorType::get({elements}, whole.getElementType());
  auto cut = [&](OpBuilder &builder, Value operand) -> Value {
    Value start =
        RankOffsetOp::create(builder, loc, RankedTensorType::get({}, builder.getI64Type()),
                             builder.getI64IntegerAttr(elements), group.mesh, group.axes);
    return hlo::DynamicSliceOp::create(builder, loc, part, operand, start,
                                       builder.getDenseI64ArrayAttr({elements}));
  };
  FailureOr<FlatSymbolRefAttr> symbol = addKernel(symbols, target, loc, name, whole, part, cut);
  if (succeeded(symbol))
    known[name] = *symbol;
  return symbol;
}

/// The group along which a kernel gives each rank its part of a flat operand.
static std::optional<Group> getGroup(func::FuncOp kernel) {
  Block &body = kernel.getBody().front();
  if (kernel.getNumArguments() != 1 || body.getTerminator()->getNumOperands() != 1)
    return std::nullopt;
  auto own = body.getTerminator()->getOperand(0).getDefiningOp<hlo::DynamicSliceOp>();
  if (!own || own.getOperand() != kernel.getArgument(0) || own.getType().getRank() != 1)
    return std::nullopt;
  auto start = own.getStartIndices()[0].getDefiningOp<RankOffsetOp>();
  if (!start || static_cast<int64_t>(start.getStride()) != own.getType().getNumElements())
    return std::nullopt;
  return Group{start.getMeshAttr(), start.getAxes()};
}

std::optional<Group> getPartGroup(Value value, const SymbolTable &symbols) {
  while (auto copy = value.getDefiningOp<CopyOp>())
    value = copy.getOperand();
  auto dispatch = value.getDefiningOp<DispatchOp>();
  auto kernel = dispatch ? symbols.lookup<func::FuncOp>(dispatch.getKernel()) : func::FuncOp();
  return kernel && !kernel.isExternal() ? getGroup(kernel) : std::nullopt;
}

bool gathersOwnParts(CollectiveStartOp start, const SymbolTable &symbols) {
  if (start.getKind() != CollectiveKind::AllGather || start.getUnits() ||
      start.getOperands().size() != 1)
    return false;
  std::optional<Group> parts = getPartGroup(start.getOperands()[0], symbols);
  Group group = cast<CollectiveOpInterface>(start.getOperation()).getGroup();
  return parts && parts->mesh == group.mesh && parts->axes == group.axes;
}

} // namespace zero
