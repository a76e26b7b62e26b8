#include "NullTarget.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Link.h"
#include "zero/Target/ObjectCode.h"

using namespace mlir;

namespace zero {

namespace {
class NullTarget : public Target {
public:
  std::string describe() const override { return "no machine"; }
  /// One item is one launch, whatever it costs.
  const CostTable &getCosts() const override {
    static constexpr CostTable costs = {};
    return costs;
  }
  int64_t getGemmWorkspace(Type) const override { return 0; }

  bool hasColumnStage() const override { return true; }
  FailureOr<KernelSchedule> schedule(func::FuncOp kernel) const override {
    KernelSchedule schedule;
    schedule.work = hasElements(kernel) ? 1 : 0;
    return schedule;
  }

  LogicalResult verify(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    int64_t items = hasElements(kernel) ? 1 : 0;
    if (schedule.kind == KernelSchedule::Kind::Nothing && schedule.work == items)
      return success();
    return kernel.emitOpError() << "kernel '" << kernel.getSymName() << "' has a schedule of kind "
                                << stringifyKind(schedule.kind) << " with " << schedule.work
                                << " items, expected kind nothing with " << items
                                << " for target null";
  }

  /// A declaration, so that records can name it.
  LogicalResult lower(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    OpBuilder builder(kernel);
    MLIRContext *context = builder.getContext();
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                            {LLVM::LLVMPointerType::get(context)});
    auto lowered = LLVM::LLVMFuncOp::create(builder, kernel.getLoc(), "", type);
    describeKernel(lowered, kernel, schedule);
    replaceKernel(kernel, lowered);
    return success();
  }

  FailureOr<std::vector<ObjectCode>> emit(ModuleOp module,
                                          const EmitOptions &options) const override {
    return emitObjects(module, getAnyProcessor(), options, /*isOneFile=*/true);
  }
  llvm::Error link(ArrayRef<ObjectCode> objects, StringRef output,
                   const LinkOptions &) const override {
    return writeOutput(output, objects.front());
  }

  llvm::Error checkRuns() const override {
    return llvm::createStringError("target 'null' makes no kernels: its output is the plan and the "
                                   "host program, to look at and to compile again; give another "
                                   "--target to run the step");
  }
};
} // namespace

llvm::Expected<std::unique_ptr<Target>> makeNullTarget(StringRef machine) {
  if (machine.empty())
    return std::make_unique<NullTarget>();
  return llvm::createStringError("target 'null' takes no machine, found '" + machine + "'");
}

} // namespace zero
