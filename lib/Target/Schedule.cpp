#include "zero/Target/Schedule.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace zero {

static constexpr llvm::StringLiteral kAttribute = "kernel.schedule";

kernel::ScheduleAttr getScheduleAttr(Operation *kernel) {
  return kernel->getAttrOfType<kernel::ScheduleAttr>(kAttribute);
}

static ArrayRef<int64_t> listOf(DenseI64ArrayAttr attribute) {
  return attribute ? attribute.asArrayRef() : ArrayRef<int64_t>();
}

FailureOr<KernelSchedule> getSchedule(func::FuncOp kernel) {
  kernel::ScheduleAttr attribute = getScheduleAttr(kernel);
  if (!attribute)
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' has no schedule; run --zero-schedule-kernels";
  KernelSchedule schedule;
  schedule.kind = attribute.getKind();
  schedule.work = attribute.getItems();
  schedule.grain = attribute.getGrain();
  schedule.tile = attribute.getTile();
  schedule.lanes = attribute.getLanes();
  schedule.isFlat = attribute.getFlat();
  schedule.isInOneBlock = attribute.getWithinBlock();
  llvm::append_range(schedule.rows, listOf(attribute.getRows()));
  llvm::append_range(schedule.columns, listOf(attribute.getColumns()));
  for (auto [op, pass] :
       llvm::zip_equal(listOf(attribute.getStaged()), listOf(attribute.getPasses())))
    schedule.staged.push_back({op, pass});
  schedule.scratch = attribute.getScratch();
  schedule.workspace = attribute.getWorkspace();
  if (DictionaryAttr parameters = attribute.getParameters())
    for (NamedAttribute parameter : parameters)
      if (auto number = dyn_cast<IntegerAttr>(parameter.getValue()))
        schedule.parameters[parameter.getName().str()] = number.getInt();
  return schedule;
}

void setSchedule(func::FuncOp kernel, const KernelSchedule &schedule) {
  Builder builder(kernel.getContext());
  auto list = [&](ArrayRef<int64_t> numbers) {
    return numbers.empty() ? DenseI64ArrayAttr() : builder.getDenseI64ArrayAttr(numbers);
  };
  SmallVector<int64_t> ops, passes;
  for (auto [op, pass] : schedule.staged) {
    ops.push_back(op);
    passes.push_back(pass);
  }
  SmallVector<NamedAttribute> parameters;
  for (const auto &[name, number] : schedule.parameters)
    parameters.push_back(builder.getNamedAttr(name, builder.getI64IntegerAttr(number)));
  kernel->setAttr(
      kAttribute,
      kernel::ScheduleAttr::get(
          kernel.getContext(), schedule.kind, schedule.work, schedule.grain, list(schedule.rows),
          list(schedule.columns), schedule.isFlat, schedule.tile, schedule.isInOneBlock,
          schedule.lanes, list(ops), list(passes), schedule.scratch, schedule.workspace,
          parameters.empty() ? DictionaryAttr() : builder.getDictionaryAttr(parameters)));
}

int64_t getParameter(const KernelSchedule &schedule, StringRef name) {
  auto it = schedule.parameters.find(name.str());
  return it == schedule.parameters.end() ? 0 : it->second;
}

} // namespace zero
