//===- ObjectCode.cpp - Lowered functions to object code ------------------------------===//
#include "zero/Target/ObjectCode.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/InstCombine/InstCombine.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

using namespace mlir;

namespace zero {

void registerEmissionDialects(DialectRegistry &registry) {
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

//===----------------------------------------------------------------------===//
// Sharing functions out
//===----------------------------------------------------------------------===//

constexpr int64_t kOpsPerPart = 5000;

/// Copies into `part` what a function or a constant refers to: private constants with what they
/// refer to, declarations of other functions and of exported tables.
static void copyReferences(Operation *user, SymbolTable &from, ModuleOp part, SymbolTable &to) {
  OpBuilder builder = OpBuilder::atBlockBegin(part.getBody());
  user->walk([&](Operation *op) {
    for (NamedAttribute attr : op->getAttrs())
      attr.getValue().walk([&](SymbolRefAttr reference) {
        StringAttr name = reference.getRootReference();
        Operation *definition = from.lookup(name);
        if (!definition || to.lookup(name))
          return;
        auto global = dyn_cast<LLVM::GlobalOp>(definition);
        if (global && global.getLinkage() != LLVM::Linkage::External) {
          Operation *copy = builder.clone(*definition);
          to.insert(copy);
          copyReferences(copy, from, part, to);
          return;
        }
        // A declaration: the body or the value, if there is one, is in its own part.
        Operation *declaration = definition->cloneWithoutRegions();
        if (global)
          cast<LLVM::GlobalOp>(declaration).removeValueAttr();
        to.insert(declaration, part.getBody()->begin());
      });
  });
}

/// Nested modules of at most about `opsPerPart` operations each, in program order. Takes the
/// functions and exported tables out of `module`.
static OwningOpRef<ModuleOp> splitModule(ModuleOp module, int64_t opsPerPart) {
  OwningOpRef<ModuleOp> container = ModuleOp::create(module.getLoc());
  SymbolTable from(module);
  ModuleOp part;
  std::optional<SymbolTable> to;
  int64_t size = 0;
  auto newPart = [&] {
    OpBuilder builder = OpBuilder::atBlockEnd(container->getBody());
    part = ModuleOp::create(builder, module.getLoc());
    to.emplace(part);
    size = 0;
  };
  newPart();
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    auto global = dyn_cast<LLVM::GlobalOp>(op);
    bool isFunction = isa<LLVM::LLVMFuncOp>(op) && !op.getRegion(0).empty();
    // Exported tables go where the first part is; private constants follow their users.
    if (!isFunction && !(global && global.getLinkage() == LLVM::Linkage::External))
      continue;
    int64_t ops = 0;
    op.walk([&](Operation *) { ++ops; });
    if (size && size + ops > opsPerPart)
      newPart();
    size += ops;
    if (Operation *declaration = to->lookup(SymbolTable::getSymbolName(&op)))
      to->erase(declaration);
    op.remove();
    to->insert(&op);
    copyReferences(&op, from, part, *to);
  }
  return container;
}

static void addConversions(OpPassManager &part) {
  part.addPass(createSCFToControlFlowPass());
  part.addPass(createConvertVectorToLLVMPass());
  part.addPass(createConvertMathToLLVMPass());
  part.addPass(createArithToLLVMConversionPass());
  part.addPass(createConvertControlFlowToLLVMPass());
  part.addPass(createReconcileUnrealizedCastsPass());
}

static LogicalResult convertToLLVM(ModuleOp container) {
  PassManager pm(container.getContext(), ModuleOp::getOperationName());
  pm.enableVerifier(false);
  addConversions(pm.nest<ModuleOp>());
  return pm.run(container);
}

void loadEmissionDialects(MLIRContext *context) {
  DialectRegistry registry;
  OpPassManager part(ModuleOp::getOperationName());
  addConversions(part);
  part.getDependentDialects(registry);
  context->appendDialectRegistry(registry);
  context->loadAllAvailableDialects();
}

//===----------------------------------------------------------------------===//
// LLVM
//===----------------------------------------------------------------------===//

static std::unique_ptr<llvm::TargetMachine> createMachine(const Processor &processor,
                                                          std::string &error) {
  llvm::Triple triple(processor.triple.empty() ? llvm::sys::getProcessTriple() : processor.triple);
  const llvm::Target *backend = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!backend)
    return nullptr;
  llvm::TargetOptions options;
  // Products and sums stay as the graph has them.
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(backend->createTargetMachine(
      triple, processor.cpu, processor.features, options, llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Default));
}

/// Loops are vectors already: what is left is cleaning up after the emitter. Threads of a GPU run
/// scalars, which leaves more to clean: loops of one round, addresses.
static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::PassBuilder builder(&machine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  if (machine.getTargetTriple().isNVPTX()) {
    builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(module, modules);
    return;
  }
  llvm::FunctionPassManager pm;
  pm.addPass(llvm::EarlyCSEPass());
  pm.addPass(llvm::InstCombinePass());
  pm.addPass(llvm::SimplifyCFGPass());
  pm.addPass(llvm::createFunctionToLoopPassAdaptor(llvm::LICMPass(llvm::LICMOptions()),
                                                   /*UseMemorySSA=*/true));
  pm.addPass(llvm::EarlyCSEPass(/*UseMemorySSA=*/true));
  llvm::ModulePassManager all;
  all.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(pm)));
  all.run(module, modules);
}

static std::string emitPart(ModuleOp part, const Processor &processor, bool print,
                            llvm::CodeGenFileType form, AddLibrary addLibrary, ObjectCode &code) {
  llvm::LLVMContext context;
  std::string error;
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(processor, error);
  if (!machine)
    return "no code generator: " + error;
  std::unique_ptr<llvm::Module> module = translateModuleToLLVMIR(part, context, "zero");
  if (!module)
    return "translation to LLVM IR failed";
  module->setDataLayout(machine->createDataLayout());
  module->setTargetTriple(machine->getTargetTriple());
  if (addLibrary)
    if (std::string error = addLibrary(*module); !error.empty())
      return error;
  optimize(*module, *machine);
  if (print)
    module->print(llvm::errs(), nullptr);
  llvm::raw_svector_ostream stream(code);
  llvm::legacy::PassManager pm;
  if (machine->addPassesToEmitFile(pm, stream, nullptr, form))
    return "the code generator cannot emit such files";
  pm.run(*module);
  return "";
}

Processor getAnyProcessor() {
  return {"", llvm::Triple(llvm::sys::getProcessTriple()).isX86() ? "x86-64" : "generic", ""};
}

static bool isFilledLater(ModuleOp part) {
  return llvm::any_of(part.getOps<LLVM::GlobalOp>(),
                      [](LLVM::GlobalOp global) { return global->hasAttr(kFilledLater); });
}

FailureOr<std::vector<ObjectCode>> emitObjects(ModuleOp module, const Processor &processor,
                                               const EmitOptions &options, bool isOneFile) {
  static std::once_flag initialized;
  std::call_once(initialized, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
  });
  OwningOpRef<ModuleOp> container =
      splitModule(module, isOneFile ? std::numeric_limits<int64_t>::max() : kOpsPerPart);
  if (failed(convertToLLVM(*container)))
    return failure();
  SmallVector<ModuleOp> parts(container->getOps<ModuleOp>());
  std::vector<ObjectCode> objects(parts.size());
  std::vector<std::string> errors(parts.size());
  {
    llvm::DefaultThreadPool pool(llvm::hardware_concurrency(options.threads));
    // Translation makes attributes, which a context without threads does not lock.
    bool hasThreads = module.getContext()->isMultithreadingEnabled();
    auto begin = [&](size_t i) {
      auto emit = [&, i] {
        errors[i] = emitPart(parts[i], processor, options.printLLVM,
                             llvm::CodeGenFileType::ObjectFile, /*addLibrary=*/{}, objects[i]);
      };
      hasThreads ? (void)pool.async(emit) : emit();
    };
    SmallVector<size_t> waiting;
    for (size_t i = 0; i < parts.size(); ++i)
      isFilledLater(parts[i]) ? waiting.push_back(i) : begin(i);
    for (size_t i : waiting) {
      if (failed(options.fill(parts[i])))
        return failure();
      begin(i);
    }
    pool.wait();
  }
  for (const std::string &error : errors)
    if (!error.empty())
      return module.emitError() << error;
  return objects;
}

FailureOr<std::string> emitAssembly(ModuleOp module, const Processor &processor,
                                    const EmitOptions &options, AddLibrary addLibrary) {
  static std::once_flag initialized;
  std::call_once(initialized, [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargets();
    llvm::InitializeAllTargetMCs();
    llvm::InitializeAllAsmPrinters();
  });
  OwningOpRef<ModuleOp> container =
      splitModule(module, /*opsPerPart=*/std::numeric_limits<int64_t>::max());
  if (failed(convertToLLVM(*container)))
    return failure();
  ObjectCode text;
  std::string error = emitPart(*container->getOps<ModuleOp>().begin(), processor, options.printLLVM,
                               llvm::CodeGenFileType::AssemblyFile, addLibrary, text);
  if (!error.empty())
    return module.emitError() << error;
  return std::string(text.begin(), text.end());
}

} // namespace zero
