//===- emit-kernels.cpp - Kernel functions to an object file, for tests --------------===//
//
//   zero-emit-kernels IN.mlir -o OUT.o [--target=cpu:x86-64-v3] [--print-llvm]
//
// Every function with `zero.kernel` becomes a function of the object file, or of the PTX; one line
// of JSON per kernel says how to call it: {"name": "k", "work": 8, "grain": 1, "rank": false,
// "workspace": 0, "threads": 0, "next": ""}.
//===------------------------------------------------------------------------===//
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Pipelines/Pipelines.h"
#include "zero/Target/ObjectCode.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include <fstream>

using namespace llvm;

static cl::opt<std::string> input(cl::Positional, cl::desc("IN.mlir"), cl::Required);
static cl::opt<std::string> output("o", cl::desc("Output: OUT.o, OUT.o.1, ..."), cl::Required);
static cl::opt<std::string> target("target", cl::desc("cpu, cpu:NAME"), cl::init("cpu"));
static cl::opt<bool> printLLVM("print-llvm", cl::desc("LLVM IR to stderr"));

/// 0 where the kernel does not say.
static int64_t getNumber(mlir::Operation *kernel, StringRef name) {
  auto number = kernel->getAttrOfType<mlir::IntegerAttr>(name);
  return number ? number.getInt() : 0;
}

/// What is launched behind the kernel; empty: nothing.
static StringRef getNext(mlir::Operation *kernel) {
  auto next = kernel->getAttrOfType<mlir::FlatSymbolRefAttr>("zero.next");
  return next ? next.getValue() : StringRef();
}

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv);
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  zero::registerEmissionDialects(registry);
  mlir::MLIRContext context(registry);
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(input, &context);
  if (!module)
    return 1;
  mlir::PassManager pm(&context);
  pm.addPass(zero::createScheduleKernelsPass({.target = target}));
  pm.addPass(zero::createLowerKernelsPass({.target = target}));
  if (failed(pm.run(*module)))
    return 1;
  for (auto kernel : module->getOps<mlir::LLVM::LLVMFuncOp>())
    if (kernel->hasAttr("zero.work"))
      outs() << "{\"name\": \"" << kernel.getSymName()
             << "\", \"work\": " << getNumber(kernel, "zero.work")
             << ", \"grain\": " << getNumber(kernel, "zero.grain")
             << ", \"rank\": " << (kernel->hasAttr("zero.rank") ? "true" : "false")
             << ", \"workspace\": " << getNumber(kernel, "zero.workspace")
             << ", \"threads\": " << getNumber(kernel, "zero.threads") << ", \"next\": \""
             << getNext(kernel) << "\", \"shared\": " << getNumber(kernel, "zero.shared") << "}\n";
  auto machine = zero::resolveTarget(target);
  if (!machine) {
    errs() << toString(machine.takeError()) << "\n";
    return 1;
  }
  auto objects = (*machine)->emit(
      *module, {.printLLVM = printLLVM, .kernelsOnly = true, .cubins = {}, .fill = {}});
  if (failed(objects))
    return 1;
  for (auto [i, object] : enumerate(*objects))
    std::ofstream(i ? output + "." + std::to_string(i) : output.getValue(), std::ios::binary)
        .write(object.data(), object.size());
  return 0;
}
