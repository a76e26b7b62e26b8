//===- zero-reduce.cpp - Shrinks a failing program ---------------------------===//
#include "ReduceOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/OutputFile.h"

int main(int argc, char **argv) {
  zero::failBeyondFileLimit();
  zero::registerAllPasses();
  zero::registerPipelines();
  zero::registerReduceOpsPass();
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
