//===- EmitExecutable.cpp - From a plan to an executable file ---------------------===//
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "zero/6-Executable/Compile.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Analysis/Flops.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/ObjectCode.h"
#include "zero/Target/Target.h"
#include "zero/Validate/Records.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"

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
  pm.enableVerifier(false); // what both leave is verified with the recount
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

/// Kernels of a text may be called what a function of the runtime or of the C library is, whose
/// place the linker would give them: behind `k_` none is. GPUs look theirs up by name.
static LogicalResult nameApart(ModuleOp module) {
  constexpr StringLiteral kPrefix = "k_";
  SymbolTable symbols(module);
  for (auto function : llvm::to_vector(module.getOps<LLVM::LLVMFuncOp>())) {
    if (function.isExternal() || !function->hasAttr("zero.kernel") ||
        function->hasAttr(kThreadsAttr) || function.getSymName().starts_with(kPrefix))
      continue;
    std::string name = (kPrefix + function.getSymName()).str();
    while (symbols.lookup(name))
      name = (kPrefix + name).str();
    if (failed(symbols.rename(function, name)))
      return failure();
  }
  return success();
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

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// An exported 64-bit integer.
static void addInteger(ModuleOp module, StringRef name, int64_t value) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  LLVM::GlobalOp::create(builder, module.getLoc(), builder.getI64Type(), /*isConstant=*/true,
                         LLVM::Linkage::External, name, builder.getI64IntegerAttr(value));
}

/// An exported byte array `name`, its length `name`_size and its checksum `name`_checksum, which
/// are filled in later.
static void declareBytes(ModuleOp module, StringRef name) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto noBytes = LLVM::LLVMArrayType::get(builder.getI8Type(), 0);
  std::string size = (name + "_size").str(), checksum = (name + "_checksum").str();
  for (auto [symbol, type] : {std::pair<StringRef, Type>(name, noBytes),
                              std::pair<StringRef, Type>(size, builder.getI64Type()),
                              std::pair<StringRef, Type>(checksum, builder.getI64Type())})
    LLVM::GlobalOp::create(builder, module.getLoc(), type, /*isConstant=*/true,
                           LLVM::Linkage::External, symbol, Attribute())
        ->setAttr(kFilledLater, builder.getUnitAttr());
}

/// The bytes, NUL-terminated, their number and their checksum.
static void fillBytes(ModuleOp module, StringRef name, StringRef bytes) {
  Builder builder(module.getContext());
  if (auto global = module.lookupSymbol<LLVM::GlobalOp>(name)) {
    std::string terminated = (bytes + llvm::Twine('\0')).str();
    global.setGlobalType(LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size()));
    global.setValueAttr(builder.getStringAttr(terminated));
    global->removeAttr(kFilledLater);
  }
  auto fillNumber = [&](StringRef suffix, int64_t value) {
    auto global = module.lookupSymbol<LLVM::GlobalOp>((name + suffix).str());
    if (!global)
      return;
    global.setValueAttr(builder.getI64IntegerAttr(value));
    global->removeAttr(kFilledLater);
  };
  fillNumber("_size", bytes.size());
  fillNumber("_checksum", llvm::crc32(llvm::arrayRefFromStringRef(bytes)));
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

namespace {
/// Recounts what is emitted against the plan, beside the code generator.
class Recount {
public:
  Recount(ModuleOp planned, Background &background)
      : background(background), isCopy(background.hasThread()),
        planned(isCopy ? planned.clone() : planned) {}
  ~Recount() {
    if (isCopy)
      planned.erase();
  }

  /// Makes the texts of the plan and of the origin; lowering may take the module apart meanwhile.
  LogicalResult begin(ModuleOp import, const SerializeOrigin &serialize) {
    auto make = [this, import, serialize]() -> LogicalResult {
      FailureOr<std::string> json = makePlanJson(planned, import);
      if (failed(json))
        return failure();
      plan = std::move(*json);
      if (serialize)
        origin = serialize(planned);
      return success();
    };
    auto check = [this, import]() -> LogicalResult {
      if (failed(validate::validatePlanText(planned, import, plan)))
        return failure();
      FailureOr<validate::HostProgram> read = validate::HostProgram::read(planned);
      if (succeeded(read))
        program.emplace(std::move(*read));
      return read;
    };
    return success(succeeded(background.run(make)) && succeeded(background.run(check)));
  }

  /// Compares what was lowered, of which it takes a copy.
  LogicalResult check(ModuleOp lowered) {
    auto copy = std::make_shared<OwningOpRef<ModuleOp>>(isCopy ? lowered.clone() : ModuleOp());
    return background.run([this, copy, lowered] {
      ModuleOp emitted = *copy ? **copy : lowered;
      return success(succeeded(verify(emitted)) && succeeded(program->check(emitted)));
    });
  }

  /// Fills the tables of a part. Fails where there are none, which `begin` has told of.
  LogicalResult fill(ModuleOp part) {
    background.waitFor(kPiecesAfterTexts);
    fillBytes(part, "zrt_plan", plan);
    fillBytes(part, "zrt_import", origin);
    return failure(plan.empty());
  }

private:
  static constexpr size_t kPiecesAfterTexts = 2; // what `begin` and `check` give after them

  Background &background;
  bool isCopy;
  ModuleOp planned;
  std::string plan, origin;
  std::optional<validate::HostProgram> program;
};
} // namespace

/// All but what the recount finds wrong, which the background tells.
static FailureOr<std::vector<ObjectCode>> emitCode(ModuleOp module, ModuleOp import,
                                                   const Target &target, StringRef cubins,
                                                   const SerializeOrigin &serialize,
                                                   Recount &recount) {
  loadEmissionDialects(module.getContext()); // if nothing is in the background yet
  FunctionOpInterface step = import ? ir::findStep(import) : FunctionOpInterface();
  int64_t flops = step ? countMatmulFlops(step.getFunctionBody().front()) : 0;
  if (failed(recount.begin(import, serialize)) || failed(lowerFunctions(module)) ||
      failed(recount.check(module)) || failed(shareCode(module)) || failed(nameApart(module)))
    return failure();
  addInteger(module, "zrt_flops", flops);
  declareBytes(module, "zrt_plan");
  declareBytes(module, "zrt_import");
  EmitOptions options;
  options.cubins = cubins;
  options.fill = [&](ModuleOp part) { return recount.fill(part); };
  return target.emit(module, options);
}

LogicalResult emitExecutable(ModuleOp module, ModuleOp import, const SerializeOrigin &serialize,
                             StringRef output, const LinkOptions &options, Background &background) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return (void)background.finish(), failure();
  FailureOr<std::vector<ObjectCode>> objects;
  {
    Recount recount(module, background);
    objects = emitCode(module, import, **target, options.cubins, serialize, recount);
    if (failed(background.finish()) || failed(objects))
      return failure();
  }
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
  llvm::Expected<StringRef> checksum = readSymbol(*file, "zrt_import_checksum");
  if (!checksum)
    return llvm::createStringError("'%s' was made by another version of zero-compile: %s",
                                   executable.str().c_str(),
                                   llvm::toString(checksum.takeError()).c_str());
  std::string bytecode = bytes->drop_back().str(); // the terminating NUL
  uint64_t found = llvm::crc32(llvm::arrayRefFromStringRef(bytecode));
  uint64_t expected = checksum->size() == 8 ? llvm::support::endian::read64le(checksum->data()) : 0;
  if (found != expected)
    return llvm::createStringError(
        "the origin that '%s' carries is damaged: its bytes have the checksum %08llx, expected "
        "%08llx; copy or compile the program again",
        executable.str().c_str(), static_cast<unsigned long long>(found),
        static_cast<unsigned long long>(expected));
  if (bytecode.empty())
    return llvm::createStringError(
        "'%s' carries no origin: it was compiled from a later phase's text; compile the "
        "exported step instead",
        executable.str().c_str());
  return bytecode;
}

} // namespace zero
