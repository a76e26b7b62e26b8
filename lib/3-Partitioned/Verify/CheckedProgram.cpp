#include "CheckedProgram.h"

#include "zero/Dialect/Zero/Entries.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

FailureOr<Program> Program::read(ModuleOp module) {
  FailureOr<Tables> tables = Tables::read(module);
  if (failed(tables))
    return failure();
  Program program;
  program.module = module;
  program.tables = std::move(*tables);
  program.stage = program.tables.stage;
  program.ranks = program.tables.ranks;
  program.shardRanks = program.tables.shardRanks;
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (!llvm::hasSingleElement(entry.getBody()))
      return entry.emitError() << "expects functions with one block";
    program.entries.push_back(entry);
    if (failed(program.tables.addEntry(entry)))
      return failure();
  }
  program.main = ir::findStep<func::FuncOp>(module);
  if (!program.main)
    return module.emitError() << "has no training step: expects a function @main, or one with "
                                 "zero.entry = #zero.entry<step>";
  program.main.walk([&](ir::ReduceScatterOp scatter) {
    for (auto unit : scatter.getUnits().getAsRange<FlatSymbolRefAttr>())
      program.tables.reducedUnits.insert(unit.getValue());
  });
  return program;
}

SmallVector<FlatState, 0> Program::getArguments(func::FuncOp entry) const {
  SmallVector<FlatState, 0> flats;
  for (const Flat &flat : tables.findEntry(entry.getName())->arguments.flats)
    flats.push_back({flat, entry.getArgument(flat.index)});
  return flats;
}

Operation *checked::getLastRead(Value value) {
  Block &block = *value.getParentBlock();
  Operation *last = value.getDefiningOp();
  for (Operation *user : value.getUsers())
    if (Operation *at = block.findAncestorOpInBlock(*user);
        at && (!last || last->isBeforeInBlock(at)))
      last = at;
  return last;
}
