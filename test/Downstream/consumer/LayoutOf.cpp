//===- LayoutOf.cpp - Prints the units of a step at stage 3 ---------------===//
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "zero/Pipelines/Pipelines.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: layout-of STEP.mlir RANKS\n";
    return 2;
  }
  DialectRegistry registry;
  zero::registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(argv[1], &context);
  zero::PipelineOptions options;
  options.stage = 3;
  options.ranks = std::atoi(argv[2]);
  if (!module || failed(zero::lowerTo(*module, zero::ir::Phase::Partitioned, options)))
    return 1;
  for (auto layout : module->getOps<zero::ir::LayoutOp>())
    llvm::outs() << layout.getSymName() << ": " << layout.getSegments().size() << " segments\n";
  return 0;
}
