#include "ProgramNumbers.h"

#include "Outline.h"

using namespace mlir;

namespace zero::validate {

ProgramNumbers::ProgramNumbers(std::shared_ptr<SharedContents> shared, ModuleOp program)
    : shared(std::move(shared)), outline(makeOutline(program)) {}

FailureOr<std::shared_ptr<ProgramNumbers>> numberProgram(ModuleOp program) {
  auto shared = std::make_shared<SharedContents>(program.getContext());
  auto numbers = std::make_shared<ProgramNumbers>(shared, program);
  OpNumbers ops(shared->contents, program);
  for (auto function : program.getOps<func::FuncOp>()) {
    if (function->hasAttr("zero.kernel") || function.isExternal())
      continue;
    FailureOr<SmallVector<Number>> results = numberEntry(ops, function);
    if (failed(results))
      return failure();
    numbers->entries.try_emplace(function.getSymName(),
                                 EntryNumbers(*results, ops.takeTransfers()));
  }
  return numbers;
}

ModuleOp getOutline(const ProgramNumbers &program) {
  return const_cast<ProgramNumbers &>(program).outline.get();
}

} // namespace zero::validate
