#include "AddKernel.h"

#include "mlir/IR/Builders.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

FailureOr<FlatSymbolRefAttr> addKernel(SymbolTable &symbols, const Target &target, Location loc,
                                       StringRef name, Type from, Type to,
                                       llvm::function_ref<Value(OpBuilder &, Value)> body) {
  OpBuilder builder(loc.getContext());
  auto kernel = func::FuncOp::create(loc, name, builder.getFunctionType(from, to));
  kernel.setPrivate();
  kernel->setAttr("zero.kernel", builder.getUnitAttr());
  builder.setInsertionPointToStart(kernel.addEntryBlock());
  func::ReturnOp::create(builder, loc, body(builder, kernel.getArgument(0)));
  auto symbol = FlatSymbolRefAttr::get(symbols.insert(kernel));
  FailureOr<KernelSchedule> schedule = target.schedule(kernel);
  if (failed(schedule))
    return failure();
  setSchedule(kernel, *schedule);
  return symbol;
}

} // namespace zero
