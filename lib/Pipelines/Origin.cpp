#include "zero/Pipelines/Origin.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "zero/1-Import/Passes.h"
#include "zero/Dialect/Zero/ModuleHash.h"
#include "zero/Validate/Padding.h"
#include "zero/Validate/Validate.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SHA256.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero {

static constexpr StringLiteral kOrigin = "zero.origin", kOriginHash = "origin",
                               kUnproved = "unproved";

//===----------------------------------------------------------------------===//
// The attribute: a checksum of the bytecode, then the bytecode
//===----------------------------------------------------------------------===//

static constexpr size_t kChecksumBytes = 32;
/// The last one without the order of uses, which is another one where the program came from text.
static constexpr int64_t kBytecodeVersion = 2;

static std::string checksum(StringRef bytes) {
  std::array<uint8_t, kChecksumBytes> hash = llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes));
  return std::string(hash.begin(), hash.end());
}

namespace {
/// Takes the source locations out of a module for a while: bytes of text name no paths.
class WithoutLocations {
public:
  explicit WithoutLocations(ModuleOp module) : module(module) {
    Location unknown = UnknownLoc::get(module.getContext());
    visit([&](Location loc) {
      kept.push_back(loc);
      return unknown;
    });
  }
  ~WithoutLocations() {
    auto next = kept.begin();
    visit([&](Location) { return *next++; });
  }
  WithoutLocations(const WithoutLocations &) = delete;
  WithoutLocations &operator=(const WithoutLocations &) = delete;

private:
  void visit(llvm::function_ref<Location(Location)> replace) {
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      op->setLoc(replace(op->getLoc()));
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setLoc(replace(argument.getLoc()));
    });
  }

  ModuleOp module;
  std::vector<Location> kept;
};
} // namespace

LogicalResult attachOrigin(ModuleOp module) {
  std::future<std::string> hash = ir::hashModuleBeside(module);
  std::string bytecode;
  {
    WithoutLocations scope(module);
    llvm::raw_string_ostream os(bytecode);
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(kBytecodeVersion);
    (void)writeBytecodeToFile(module, os, config); // to memory: cannot fail
  }
  std::string bytes = checksum(bytecode) + bytecode;
  Builder builder(module.getContext());
  auto type = RankedTensorType::get({static_cast<int64_t>(bytes.size())}, builder.getI8Type());
  std::string digest = hash.get(); // before the module changes
  auto blob = HeapAsmResourceBlob::allocateAndCopyWithAlign(
      ArrayRef<char>(bytes.data(), bytes.size()), alignof(char), /*dataIsMutable=*/false);
  module->setAttr(kOrigin, DenseResourceElementsAttr::get(type, "zero_origin", std::move(blob)));
  return ir::recordConfig(module, kOriginHash, builder.getStringAttr(digest));
}

static OwningOpRef<ModuleOp> readCarried(ModuleOp module) {
  auto refuse = [&](const llvm::Twine &what) -> OwningOpRef<ModuleOp> {
    module.emitError() << "'" << kOrigin << "' " << what
                       << "; was the text edited or cut? compile the exported step again, or give "
                          "the import program by --origin=FILE";
    return nullptr;
  };
  auto attribute = dyn_cast<DenseResourceElementsAttr>(module->getAttr(kOrigin));
  if (!attribute)
    return refuse("expects a resource with the bytecode of the import program");
  AsmResourceBlob *blob = attribute.getRawHandle().getBlob();
  if (!blob)
    return refuse("names a resource that the text does not have");
  StringRef bytes(blob->getData().data(), blob->getData().size());
  if (bytes.size() <= kChecksumBytes ||
      checksum(bytes.drop_front(kChecksumBytes)) != bytes.take_front(kChecksumBytes))
    return refuse("is damaged");
  ParserConfig config(module.getContext());
  auto origin = parseSourceString<ModuleOp>(bytes.drop_front(kChecksumBytes), config);
  return origin ? std::move(origin) : refuse("cannot be read");
}

OwningOpRef<ModuleOp> getOrigin(ModuleOp module) {
  return module->hasAttr(kOrigin) && !ir::getConfig(module, kUnproved) ? readCarried(module)
                                                                       : nullptr;
}

//===----------------------------------------------------------------------===//
// Proving a text
//===----------------------------------------------------------------------===//

static OwningOpRef<ModuleOp> readOrigin(ModuleOp module, StringRef file) {
  if (!file.empty()) {
    ParserConfig config(module.getContext());
    auto origin = parseSourceFile<ModuleOp>(file, config);
    if (!origin)
      module.emitError() << "cannot read '" << file
                         << "', expected the import program of this module (--origin)";
    return origin;
  }
  if (module->hasAttr(kOrigin))
    return readCarried(module);
  module.emitError() << "has no origin, so that nothing says what it must be equal to; give its "
                        "import program by --origin=FILE, or accept it as it is by --unproved";
  return nullptr;
}

static LogicalResult checkOptions(ModuleOp module) {
  if (ir::isConfigIntact(module))
    return success();
  return module.emitError() << "has other options in zero.config than it was made with "
                               "('zero.config_checksum' differs); give options on the command "
                               "line, or compile the exported step again";
}

static LogicalResult checkPhase(ModuleOp module, ModuleOp origin) {
  if (ir::getPhase(origin) == Phase::Import)
    return success();
  return module.emitError() << "has an origin in phase '"
                            << ir::stringifyPhase(ir::getPhase(origin))
                            << "', expected the import program";
}

/// The origin is an import program, and the one that the module was made from.
static LogicalResult checkOrigin(ModuleOp module, ModuleOp origin) {
  if (failed(checkPhase(module, origin)))
    return failure();
  std::optional<StringRef> expected = ir::getConfigString(module, kOriginHash);
  if (!expected)
    return module.emitError() << "does not say in zero.config which '" << kOriginHash
                              << "' it was made from, expected the hash of its import program; "
                                 "compile the exported step again";
  std::string found = ir::hashModule(origin);
  if (*expected != found)
    return module.emitError() << "was made from an import program of hash " << *expected
                              << ", and its origin has hash " << found
                              << "; give the program it was made from by --origin=FILE";
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.addPass(createVerifyImportPass());
  return pm.run(origin);
}

OwningOpRef<ModuleOp> findOrigin(ModuleOp module, const PipelineOptions &options) {
  OwningOpRef<ModuleOp> origin = readOrigin(module, options.origin);
  return origin && succeeded(checkOrigin(module, *origin)) ? std::move(origin) : nullptr;
}

/// What the module was made with, for making the phases between once more.
static LogicalResult readOptions(ModuleOp module, PipelineOptions &options) {
  PipelineOptions asked;
  if (failed(settleOptions(module, asked)))
    return failure();
  options.copyOptionValuesFrom(asked);
  return success();
}

/// Which machine the text was made for is for code generation to compare with this one.
static void takeMachine(ModuleOp module, ModuleOp upper) {
  auto config = upper->getAttrOfType<DictionaryAttr>("zero.config");
  Attribute machine = ir::getConfig(module, "machine");
  if (!config || !machine || !config.contains("machine"))
    return;
  NamedAttrList entries(config);
  entries.set("machine", machine);
  upper->setAttr("zero.config", entries.getDictionary(module.getContext()));
}

/// An import program is its own origin, but where another one is named: of a padded step, or of one
/// rank's, the step itself.
static LogicalResult proveImport(ModuleOp module, StringRef file) {
  if (file.empty())
    return success();
  OwningOpRef<ModuleOp> origin = readOrigin(module, file);
  if (!origin || failed(checkPhase(module, *origin)))
    return failure();
  if (ir::hashModule(*origin) == ir::hashModule(module))
    return success();
  if (!validate::isPadded(*origin, module) && module.getOps<ir::MeshOp>().empty())
    return module.emitError() << "is another import program than --origin=" << file
                              << ", expected the same, a padded one, or one rank's of it; give the "
                                 "program that it was made from, or drop the option";
  return validate::validate(*origin, module);
}

LogicalResult proveText(ModuleOp module, const PipelineOptions &options) {
  Phase phase = ir::getPhase(module);
  if (phase == Phase::Import)
    return proveImport(module, options.origin);
  if (phase < Phase::Import && !options.origin.empty())
    return module.emitError() << "is a step as it was exported, expected the text of a phase for "
                                 "--origin="
                              << options.origin << "; drop the option";
  if (phase < Phase::Import || phase == Phase::Executable)
    return success();
  Builder builder(module.getContext());
  if (options.unproved)
    return ir::recordConfig(module, kUnproved, builder.getBoolAttr(true));
  if (ir::getConfig(module, kUnproved))
    return module.emitError() << "was made with --unproved: no proof reaches back to an import "
                                 "program; give --unproved again, or compile the exported step";
  OwningOpRef<ModuleOp> upper = findOrigin(module, options);
  PipelineOptions madeWith;
  if (!upper || failed(checkOptions(module)) || failed(readOptions(module, madeWith)) ||
      failed(lowerTo(*upper, static_cast<Phase>(static_cast<int>(phase) - 1), madeWith)))
    return failure();
  takeMachine(module, *upper);
  return validate::validate(*upper, module);
}

} // namespace zero
