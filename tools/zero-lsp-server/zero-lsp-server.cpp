//===- zero-lsp-server.cpp - Diagnostics, hover and go-to in an editor --------===//
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "zero/Pipelines/Pipelines.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  return mlir::failed(mlir::MlirLspServerMain(argc, argv, registry));
}
