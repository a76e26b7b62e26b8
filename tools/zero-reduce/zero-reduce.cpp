//===- zero-reduce.cpp - Shrinks a failing program ---------------------------===//
#include "Reductions.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "zero/Pipelines/Pipelines.h"

int main(int argc, char **argv) {
  zero::registerAllPasses();
  zero::registerPipelines();
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  zero::registerReductions(registry);
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
