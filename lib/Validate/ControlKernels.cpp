#include "ControlKernels.h"

#include "InPlaceKernels.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

namespace {

int64_t bytesOf(Value value) { return ir::getTensorBytes(value.getType()); }

Operation *getControl(func::FuncOp kernel) {
  if (!kernel->hasAttr("zero.kernel") || !kernel.getBody().hasOneBlock())
    return nullptr;
  Operation *first = &kernel.getBody().front().front();
  return isa<hlo::WhileOp, hlo::IfOp, hlo::CaseOp>(first) ? first : nullptr;
}

/// Reads one kernel.
class ControlReader {
public:
  ControlReader(func::FuncOp function, Operation *control, const SymbolTable &symbols,
                InPlaceKernels &inPlace, ControlKernels &all)
      : function(function), control(control), symbols(symbols), inPlace(inPlace), all(all),
        kernel(function.getLoc()) {}

  FailureOr<ControlKernel> read() {
    Operation *end = function.getBody().front().getTerminator();
    if (control->getNextNode() != end || end->getOperands() != control->getResults())
      return function.emitOpError("is a kernel of control flow that does more than one loop or "
                                  "branch, or gives other results than that");
    kernel.kind = isa<hlo::WhileOp>(control) ? ControlKernel::Kind::While
                  : isa<hlo::IfOp>(control)  ? ControlKernel::Kind::If
                                             : ControlKernel::Kind::Case;
    kernel.needsRank = readKernel(function, symbols).needsRank;
    for (auto [index, argument] : llvm::enumerate(function.getArguments())) {
      kernel.arguments.push_back(bytesOf(argument));
      kernel.initial.push_back(
          kernel.values.add("argument " + std::to_string(index), kernel.arguments.back()));
      held[argument] = kernel.initial.back();
    }
    for (Value operand : control->getOperands())
      kernel.operands.push_back(held.lookup(operand));
    for (Value result : control->getResults())
      kernel.results.push_back(bytesOf(result));
    kernel.shared.assign(kernel.results.size(), -1);
    if (kernel.kind == ControlKernel::Kind::While)
      readCarried();
    for (Region &region : control->getRegions())
      if (failed(readRegion(region)))
        return failure();
    return std::move(kernel);
  }

private:
  void readCarried() {
    for (auto [index, operand] : llvm::enumerate(control->getOperands())) {
      kernel.carried.push_back(
          kernel.values.add("carried value " + std::to_string(index), kernel.results[index]));
      unsigned argument = cast<BlockArgument>(operand).getArgNumber();
      if (inPlace.mayOverwrite(function, index, argument))
        kernel.shared[index] = argument;
    }
    for (Region &region : control->getRegions())
      for (auto [argument, bytes] : llvm::zip_equal(region.getArguments(), kernel.carried))
        held[argument] = bytes;
  }

  LogicalResult readRegion(Region &region) {
    for (Operation &op : region.front().without_terminator())
      if (failed(readOp(op)))
        return failure();
    std::vector<Bytes> &gives = kernel.gives.emplace_back();
    for (Value value : region.front().getTerminator()->getOperands())
      gives.push_back(held.lookup(value));
    return success();
  }

  LogicalResult readOp(Operation &op) {
    if (auto dispatch = dyn_cast<ir::DispatchOp>(op))
      return readDispatch(dispatch);
    if (auto matmul = dyn_cast<ir::GemmOp>(op); matmul && !matmul.addsToProducts())
      return readMatmul(matmul);
    if (auto view = dyn_cast<ir::ViewOp>(op)) {
      int64_t width = ir::getElementBytes(view.getOperand().getType().getElementType());
      held[view.getResult()] =
          held.lookup(view.getOperand())
              .slice(static_cast<int64_t>(view.getOffset()) * width, bytesOf(view.getResult()));
      return success();
    }
    auto unpack = dyn_cast<ir::UnpackOp>(op);
    auto layout = unpack ? symbols.lookup<ir::LayoutOp>(unpack.getUnit()) : ir::LayoutOp();
    if (!layout)
      return op.emitOpError("is no part of a kernel of control flow; expected kernels, matmuls and "
                            "views only");
    int64_t width = ir::getElementBytes(unpack.getFlat().getType().getElementType());
    for (auto [result, segment] : llvm::zip_equal(unpack.getResults(), layout.getSegmentRange()))
      held[result] =
          held.lookup(unpack.getFlat()).slice(segment.getOffset() * width, bytesOf(result));
    return success();
  }

  LogicalResult readDispatch(ir::DispatchOp op) {
    auto inner = symbols.lookup<func::FuncOp>(op.getKernel());
    if (!inner || !inner->hasAttr("zero.kernel") || !inner.getBody().hasOneBlock())
      return op.emitOpError() << "runs " << op.getKernelAttr() << ", which is no kernel";
    const Callee &callee = readCallee(inner);
    ByteCall call{op.getKernel().str(), {}, {}};
    for (Value input : op.getInputs())
      call.reads.push_back(held.lookup(input));
    std::vector<Bytes> made = kernel.values.addCall(call, callee.results);
    for (auto [result, bytes] : llvm::zip(op.getResults(), made))
      held[result] = bytes;
    return success();
  }

  const Callee &readCallee(func::FuncOp inner) {
    auto [known, isNew] = all.callees.try_emplace(inner.getSymName());
    Callee &callee = known->second;
    if (!isNew)
      return callee;
    callee.facts = readKernel(inner, symbols);
    for (Type type : inner.getArgumentTypes())
      callee.arguments.push_back(ir::getTensorBytes(type));
    for (Type type : inner.getResultTypes())
      callee.results.push_back(ir::getTensorBytes(type));
    for (unsigned result = 0; result < callee.results.size(); ++result)
      for (unsigned argument = 0; argument < callee.arguments.size(); ++argument)
        if (callee.results[result] == callee.arguments[argument] &&
            inPlace.mayOverwrite(inner, result, argument))
          callee.inPlace.insert({result, argument});
    return callee;
  }

  LogicalResult readMatmul(ir::GemmOp op) {
    auto typeOf = [](Value value) { return cast<RankedTensorType>(value.getType()); };
    int64_t workspace = op.getWorkspace() ? bytesOf(op.getWorkspace()) : 0;
    // Addresses are counted from the matrices that the call is given.
    FailureOr<MatmulRecord> record =
        makeMatmulRecord(op, typeOf(op.getA()), typeOf(op.getC()), /*accumulates=*/false,
                         {0, 0, 0, op.getWorkspace() ? 0 : -1, workspace});
    if (failed(record))
      return failure();
    ByteCall call{
        "", {record->begin(), record->end()}, {held.lookup(op.getA()), held.lookup(op.getB())}};
    int64_t result = bytesOf(op.getC());
    kernel.matmuls[call.record].insert({bytesOf(op.getA()), bytesOf(op.getB()), result, workspace});
    held[op.getC()] = kernel.values.addCall(call, result).front();
    return success();
  }

  func::FuncOp function;
  Operation *control;
  const SymbolTable &symbols;
  InPlaceKernels &inPlace;
  ControlKernels &all;
  ControlKernel kernel;
  llvm::DenseMap<Value, Bytes> held;
};

} // namespace

FailureOr<ControlKernels> ControlKernels::read(ModuleOp planned) {
  // The least scratch memory that anybody gives a kernel.
  llvm::DenseMap<Attribute, int64_t> workspaces;
  auto give = [&](FlatSymbolRefAttr kernel, int64_t bytes) {
    auto [known, isNew] = workspaces.try_emplace(kernel, bytes);
    known->second = std::min(known->second, bytes);
  };
  planned.walk([&](Operation *op) {
    if (auto launch = dyn_cast<ir::LaunchOp>(op))
      give(launch.getKernelAttr(),
           launch.getWorkspaceAttr() ? launch.getWorkspaceAttr().getBytes() : 0);
    else if (auto dispatch = dyn_cast<ir::DispatchOp>(op))
      give(dispatch.getKernelAttr(),
           dispatch.getWorkspace() ? bytesOf(dispatch.getWorkspace()) : 0);
  });
  ControlKernels all;
  SymbolTable symbols(planned);
  InPlaceKernels inPlace;
  for (auto function : planned.getOps<func::FuncOp>()) {
    Operation *control = getControl(function);
    auto workspace = workspaces.find(FlatSymbolRefAttr::get(function.getSymNameAttr()));
    // What nobody runs does no harm.
    if (!control || workspace == workspaces.end() || readKernel(function, symbols).isEmpty)
      continue;
    FailureOr<ControlKernel> kernel =
        ControlReader(function, control, symbols, inPlace, all).read();
    if (failed(kernel))
      return failure();
    kernel->workspace = workspace->second;
    all.kernels.emplace_back(function.getSymName().str(), std::move(*kernel));
  }
  for (const auto &[name, kernel] : all.kernels)
    if (auto callee = all.callees.find(name); callee != all.callees.end())
      callee->second.workspace = kernel.workspace;
  return all;
}

} // namespace zero::validate
