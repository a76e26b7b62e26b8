//===- MatmulTurns.cpp - matmul-turns: a kernel by turns with the matmul that it reads ------===//
//
// What a matmul stores is read by the kernel behind it while it is in a cache: both run on some
// rows, then on the next. Each element's bits are those of the matmul, then the kernel.
//===----------------------------------------------------------------------------------===//
#include "zero/4-Scheduled/MatmulTurns.h"
#include "../OpKinds.h"
#include "Fusions.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/Support/Background.h"

using namespace mlir;

namespace zero {
namespace {

/// Which kernels read matmuls row by row; equal ones are asked about once.
class RowReaders {
public:
  explicit RowReaders(const Target &target) : target(target) {}

  /// What its items read of the matmul's result; none where they do not read it row by row.
  std::optional<RowItems> find(ir::GemmOp gemm, ir::DispatchOp dispatch) {
    SmallVector<unsigned> inputs = getTurnInputs(gemm, dispatch);
    if (inputs.empty())
      return std::nullopt;
    auto [known, isNew] = schedules.try_emplace(dispatch.getKernelAttr());
    auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(dispatch, dispatch.getKernelAttr());
    if (isNew) {
      // What the target cannot compute zero-schedule-kernels says.
      OwnDiagnostics quiet(kernel.getContext(), [](Diagnostic &) {});
      known->second = target.schedule(kernel);
    }
    auto elements = static_cast<int64_t>(gemm.getM()) * static_cast<int64_t>(gemm.getN());
    if (failed(known->second))
      return std::nullopt;
    return findRowItems(kernel, *known->second, inputs, elements);
  }

private:
  const Target &target;
  SymbolTableCollection symbols;
  llvm::DenseMap<Attribute, FailureOr<KernelSchedule>> schedules;
};

bool hasPlainRows(ir::GemmOp gemm) {
  auto type = cast<RankedTensorType>(gemm.getC().getType());
  auto m = static_cast<int64_t>(gemm.getM()), n = static_cast<int64_t>(gemm.getN());
  return gemm.getBatch().empty() && gemm.getCStrides() == ArrayRef<int64_t>({n, 1}) &&
         type.getNumElements() == m * n && type.getElementType().isF32() && !gemm.getSummed() &&
         !gemm.getWorkspace();
}

/// The kernel right behind a matmul that reads its result.
ir::DispatchOp findReader(ir::GemmOp gemm) {
  Operation *next = gemm->getNextNode();
  while (next && isView(next))
    next = next->getNextNode();
  auto dispatch = dyn_cast_or_null<ir::DispatchOp>(next);
  auto reads = [&](Value input) {
    while (auto view = input.getDefiningOp<ir::ViewOp>())
      input = view.getOperand();
    return input == gemm.getC();
  };
  return dispatch && llvm::any_of(dispatch.getInputs(), reads) ? dispatch : ir::DispatchOp();
}

/// Sets the turns of `gemm`; says why not where it cannot.
StringRef setTurns(ir::GemmOp gemm, ir::DispatchOp dispatch, const Target &target,
                   RowReaders &readers) {
  if (!hasPlainRows(gemm))
    return "the matmul's result is not one matrix of f32, row by row";
  int64_t rows = getTurnRows(target, gemm.getM(), gemm.getN(), gemm.getK());
  if (rows == 0)
    return "the matmul's result fits a cache, or its second matrix or 128 of its rows do not, or "
           "the target takes no turns";
  std::optional<RowItems> items = readers.find(gemm, dispatch);
  if (!items)
    return "the kernel does not read the matmul's result row by row";
  gemm->setAttr(ir::kTurnsAttr,
                Builder(gemm.getContext()).getDenseI64ArrayAttr({rows, items->item, items->group}));
  return "";
}

} // namespace

void fuseMatmulTurns(Block &block, const Fusion &self, FusionContext &context) {
  if (!isa<func::FuncOp>(block.getParentOp()))
    return; // what regions run, their host code calls one after the other
  RowReaders readers(context.target);
  for (auto gemm : block.getOps<ir::GemmOp>()) {
    ir::DispatchOp dispatch = findReader(gemm);
    if (!dispatch)
      continue;
    StringRef reason = setTurns(gemm, dispatch, context.target, readers);
    if (reason.empty())
      context.run.noteFused(dispatch, self);
    else
      context.run.noteMissed(dispatch, self, reason);
  }
}

} // namespace zero
