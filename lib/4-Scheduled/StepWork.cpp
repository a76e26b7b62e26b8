//===- StepWork.cpp - How long forward and backward of a scheduled step compute -----------===//
#include "Forwards.h"
#include "Positions.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Activations.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// What one op computes.
struct Computed {
  int64_t flops = 0;
  double seconds = 0;
};

class WorkMeter {
public:
  WorkMeter(func::FuncOp step, const cost::Machine &machine)
      : step(step), machine(machine), symbols(step->getParentOfType<ModuleOp>()) {}

  std::optional<StepWork> run() {
    Forwards found(step);
    llvm::ArrayRef<Forward> forwards = found.get();
    if (forwards.empty() || !found.areApart())
      return std::nullopt;
    StepWork work;
    double *phase = &work.forward;
    for (Operation &op : step.getBody().front().without_terminator()) {
      if (!forwards.empty() && &op == forwards.front().first)
        phase = &work.forward;
      if (isa<DispatchOp, GemmOp, CopyOp>(op)) {
        Computed computed = compute(op);
        *phase += std::max(computed.seconds,
                           static_cast<double>(countTraffic(op)) / machine.memory.getRate());
        work.flops += computed.flops;
      }
      if (!forwards.empty() && &op == forwards.front().last) {
        phase = &work.backward;
        forwards = forwards.drop_front();
      }
    }
    return work;
  }

private:
  double getMatmulSeconds(int64_t flops, Type operand, bool isTf32 = false) const {
    Type element = cast<ShapedType>(operand).getElementType();
    return static_cast<double>(flops) / machine.getMatmulRate(getFactorName(element, isTf32));
  }

  Computed compute(Operation &op) {
    return llvm::TypeSwitch<Operation *, Computed>(&op)
        .Case([&](GemmOp gemm) { return compute(gemm); })
        .Case([&](DispatchOp dispatch) { return computeKernel(dispatch.getKernel()); })
        .Default(Computed());
  }

  Computed compute(GemmOp gemm) const {
    auto flops = static_cast<int64_t>(2 * gemm.getM() * gemm.getN() * gemm.getK());
    for (int64_t size : gemm.getBatch())
      flops *= size;
    return {flops, getMatmulSeconds(flops, gemm.getA().getType(), isTf32(gemm))};
  }

  Computed computeKernel(StringRef name) {
    auto [found, isNew] = kernels.try_emplace(name);
    auto kernel = symbols.lookup<func::FuncOp>(name);
    if (!isNew || !kernel || kernel.isExternal())
      return found->second;
    Computed computed;
    for (Operation &op : kernel.getBody().front()) {
      int64_t flops = countFlops(&op);
      computed.flops += flops;
      computed.seconds += isa<hlo::DotGeneralOp, hlo::ConvolutionOp>(op)
                              ? getMatmulSeconds(flops, op.getOperand(0).getType())
                              : static_cast<double>(flops) / machine.vectorRate;
    }
    return kernels[name] = computed;
  }

  func::FuncOp step;
  const cost::Machine &machine;
  SymbolTable symbols;
  llvm::StringMap<Computed> kernels;
};

} // namespace

std::optional<StepWork> measureWork(func::FuncOp step, const cost::Machine &machine) {
  return WorkMeter(step, machine).run();
}

} // namespace zero
