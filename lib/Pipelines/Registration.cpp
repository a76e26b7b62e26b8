//===- Registration.cpp - Every dialect and pass of the tools -----------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/Extensions/AllExtensions.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/Passes.h"
#include "zero/1-Import/Passes.h"
#include "zero/2-Replica/Passes.h"
#include "zero/3-Partitioned/Passes.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/5-Planned/Passes.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/CHLO/CHLO.h"
#include "zero/Dialect/Check/Check.h"
#include "zero/Dialect/Interpreter/Interpreter.h"
#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Validate/Passes.h"

void zero::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<ir::ZeroDialect, kernel::KernelDialect>();
  registry.insert<hlo::StableHLODialect>();
  hlo::registerFrameworkDialects(registry);
  registry.insert<chlo::CHLODialect, check::CheckDialect, interpreter::InterpreterDialect,
                  sdy::SdyDialect>();
  registry.insert<mlir::func::FuncDialect, mlir::arith::ArithDialect, mlir::math::MathDialect,
                  mlir::scf::SCFDialect, mlir::vector::VectorDialect, mlir::LLVM::LLVMDialect>();
  mlir::func::registerAllExtensions(registry);
}

void zero::registerAllPasses() {
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerSymbolDCEPass();
  mlir::registerStripDebugInfoPass();
  registerImportPasses();
  registerReplicaPasses();
  registerPartitionedPasses();
  registerScheduledPasses();
  registerPlannedPasses();
  registerExecutablePasses();
  registerValidatePasses();
}
