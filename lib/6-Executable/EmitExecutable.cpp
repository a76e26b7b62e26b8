//===- EmitExecutable.cpp - From a plan to an executable file ---------------------===//
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Analysis/Flops.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Target.h"
#include "zero/Validate/Records.h"
#include "llvm/Object/ELFObjectFile.h"

using namespace mlir;

namespace zero {

//===----------------------------------------------------------------------===//
// The whole program as functions
//===----------------------------------------------------------------------===//

/// Kernels to loops, then the host program, which needs to know their work.
static LogicalResult lowerFunctions(ModuleOp module) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  registerPassManagerCLOptions(); // a program without a command line has the defaults
  if (failed(applyPassManagerCLOptions(pm)))
    return failure();
  pm.addPass(createLowerKernelsPass());
  pm.addPass(createLowerHostPass());
  return pm.run(module);
}

/// What is left to do when all is checked.
static LogicalResult shareCode(ModuleOp module) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.addPass(createShareCodePass());
  return pm.run(module);
}

/// An exported 64-bit integer.
static void addInteger(ModuleOp module, StringRef name, int64_t value) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  LLVM::GlobalOp::create(builder, module.getLoc(), builder.getI64Type(), /*isConstant=*/true,
                         LLVM::Linkage::External, name, builder.getI64IntegerAttr(value));
}

/// An exported byte array `name`, NUL-terminated, and its length `name`_size.
static void addBytes(ModuleOp module, StringRef name, StringRef bytes) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  std::string terminated = (bytes + llvm::Twine('\0')).str();
  auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size());
  LLVM::GlobalOp::create(builder, module.getLoc(), type, /*isConstant=*/true,
                         LLVM::Linkage::External, name, builder.getStringAttr(terminated));
  addInteger(module, (name + "_size").str(), bytes.size());
}

/// Operations of matmuls and convolutions in a block; all rounds of a loop, if their number is
/// known, else one.
static int64_t countMatmulFlops(Block &block) {
  int64_t flops = 0;
  for (Operation &op : block) {
    if (isa<hlo::DotGeneralOp, hlo::ConvolutionOp>(op)) {
      flops += countFlops(&op);
    } else if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
      std::optional<dist::Counter> counter = dist::getTripCount(loop);
      flops += countMatmulFlops(loop.getBody().front()) * (counter ? counter->trips : 1);
    }
  }
  return flops;
}

LogicalResult emitExecutable(ModuleOp module, ModuleOp import, StringRef importBytecode,
                             StringRef output, const LinkOptions &options) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  // What is emitted is recounted against the plan, which lowering takes apart.
  FailureOr<std::string> plan = makePlanJson(module, import);
  if (failed(plan) || failed(validate::validatePlanText(module, import, *plan)))
    return failure();
  FailureOr<validate::HostProgram> program = validate::HostProgram::read(module);
  if (failed(program) || failed(lowerFunctions(module)) || failed(program->check(module)) ||
      failed(shareCode(module)))
    return failure();
  FunctionOpInterface step = import ? ir::findStep(import) : FunctionOpInterface();
  addInteger(module, "zrt_flops",
             step ? countMatmulFlops(step.getFunctionBody().front()) : int64_t(0));
  addBytes(module, "zrt_plan", *plan);
  addBytes(module, "zrt_import", importBytecode);
  EmitOptions emitOptions;
  emitOptions.cubins = options.cubins;
  FailureOr<std::vector<ObjectCode>> objects = (*target)->emit(module, emitOptions);
  if (failed(objects))
    return failure();
  if (llvm::Error error = (*target)->link(*objects, output, options))
    return module.emitError() << llvm::toString(std::move(error));
  return success();
}

//===----------------------------------------------------------------------===//
// Back from an executable to its origin
//===----------------------------------------------------------------------===//

/// Contents of the symbol `name`: `size` bytes from its address.
static llvm::Expected<StringRef> readSymbol(const llvm::object::ELFObjectFileBase &file,
                                            StringRef name) {
  for (const llvm::object::ELFSymbolRef &symbol : file.symbols()) {
    auto symbolName = symbol.getName();
    if (!symbolName)
      return symbolName.takeError();
    if (*symbolName != name)
      continue;
    auto address = symbol.getAddress();
    auto section = symbol.getSection();
    if (!address)
      return address.takeError();
    if (!section)
      return section.takeError();
    auto contents = (*section)->getContents();
    if (!contents)
      return contents.takeError();
    return contents->substr(*address - (*section)->getAddress(), symbol.getSize());
  }
  return llvm::createStringError("it has no symbol '%s'", name.str().c_str());
}

llvm::Expected<std::string> readImportBytecode(StringRef executable) {
  auto binary = llvm::object::ObjectFile::createObjectFile(executable);
  if (!binary)
    return llvm::createStringError("'%s' is no whole executable: %s", executable.str().c_str(),
                                   llvm::toString(binary.takeError()).c_str());
  auto *file = dyn_cast<llvm::object::ELFObjectFileBase>(binary->getBinary());
  if (!file)
    return llvm::createStringError("'%s' is no ELF file", executable.str().c_str());
  llvm::Expected<StringRef> bytes = readSymbol(*file, "zrt_import");
  if (!bytes)
    return llvm::createStringError("'%s' was not made by zero-compile: %s",
                                   executable.str().c_str(),
                                   llvm::toString(bytes.takeError()).c_str());
  std::string bytecode = bytes->drop_back().str(); // the terminating NUL
  if (bytecode.empty())
    return llvm::createStringError(
        "'%s' carries no origin: it was compiled from a later phase's text; compile the "
        "exported step instead",
        executable.str().c_str());
  return bytecode;
}

} // namespace zero
