#include "zero/Dialect/Zero/Phase.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

using namespace mlir;

namespace zero::ir {

static constexpr StringRef kPhaseNames[] = {"input",     "import",  "replica",   "partitioned",
                                            "scheduled", "planned", "executable"};

StringRef stringifyPhase(Phase phase) { return kPhaseNames[static_cast<int>(phase)]; }

std::optional<Phase> symbolizePhase(StringRef name) {
  for (auto [index, candidate] : llvm::enumerate(kPhaseNames))
    if (name == candidate)
      return static_cast<Phase>(index);
  return std::nullopt;
}

Phase getPhase(ModuleOp module) {
  auto name = module->getAttrOfType<StringAttr>("zero.phase");
  return name ? symbolizePhase(name.getValue()).value_or(Phase::Input) : Phase::Input;
}

void setPhase(ModuleOp module, Phase phase) {
  Builder builder(module.getContext());
  module->setAttr("zero.phase", builder.getStringAttr(stringifyPhase(phase)));
  module->setAttr("zero.format", builder.getI64IntegerAttr(kFormatVersion));
}

/// The pipeline that makes `phase`; empty for plain input.
static std::string pipelineTo(Phase phase) {
  if (phase == Phase::Input)
    return "";
  return ("--zero-to-" + stringifyPhase(phase)).str();
}

LogicalResult expectPhase(ModuleOp module, StringRef pass, Phase expected) {
  if (auto format = module->getAttrOfType<IntegerAttr>("zero.format"))
    if (format.getInt() != kFormatVersion)
      return module.emitError() << "'" << pass << "' reads text of format " << kFormatVersion
                                << ", but this module has format " << format.getInt()
                                << "; compile it again from the exported step";
  Phase found = getPhase(module);
  if (found == expected)
    return success();
  InFlightDiagnostic diag = module.emitError();
  diag << "'" << pass << "' expects a module in phase '" << stringifyPhase(expected)
       << "', but this one is in phase '" << stringifyPhase(found) << "'";
  if (found < expected)
    diag << "; run " << pipelineTo(expected) << " first";
  else
    diag << ", which comes later; start again from the exported step";
  return diag;
}

LogicalResult expectPhaseToVerify(ModuleOp module, StringRef pass, Phase phase) {
  bool isThere = getPhase(module) == phase;
  return expectPhase(module, pass,
                     isThere ? phase : static_cast<Phase>(static_cast<int>(phase) - 1));
}

LogicalResult expectOneRank(ModuleOp module, StringRef pass) {
  if (!module.getOps<MeshOp>().empty())
    return success();
  return module.emitError() << pass << " expects one rank's step; run --zero-data-parallel first";
}

Attribute getConfig(ModuleOp module, StringRef key) {
  auto config = module->getAttrOfType<DictionaryAttr>("zero.config");
  return config ? config.get(key) : Attribute();
}

std::optional<int64_t> getConfigInt(ModuleOp module, StringRef key) {
  auto value = dyn_cast_or_null<IntegerAttr>(getConfig(module, key));
  if (!value || !value.getType().isSignlessInteger(64))
    return std::nullopt;
  return value.getInt();
}

std::optional<StringRef> getConfigString(ModuleOp module, StringRef key) {
  if (auto value = dyn_cast_or_null<StringAttr>(getConfig(module, key)))
    return value.getValue();
  return std::nullopt;
}

bool holdsWholeGradients(ModuleOp module) { return getConfigInt(module, "stage").value_or(0) <= 1; }

static constexpr StringLiteral kConfigChecksum = "zero.config_checksum";

/// Of all options but the machine, which code generation compares with the one it is on.
static StringAttr getChecksum(DictionaryAttr config) {
  NamedAttrList entries(config);
  entries.erase("machine");
  std::string text;
  llvm::raw_string_ostream(text) << entries.getDictionary(config.getContext());
  auto hash = llvm::SHA256::hash(llvm::arrayRefFromStringRef(text));
  return StringAttr::get(config.getContext(),
                         llvm::toHex(ArrayRef(hash).take_front(8), /*LowerCase=*/true));
}

bool isConfigIntact(ModuleOp module) {
  auto config = module->getAttrOfType<DictionaryAttr>("zero.config");
  return config && module->getAttr(kConfigChecksum) == getChecksum(config);
}

LogicalResult recordConfig(ModuleOp module, StringRef key, Attribute value) {
  if (Attribute old = getConfig(module, key)) {
    if (old == value)
      return success();
    return module.emitError() << "option '" << key << "' is " << value
                              << ", but the module was made with " << old
                              << "; drop the option or start again from the exported step";
  }
  auto config = module->getAttrOfType<DictionaryAttr>("zero.config");
  bool isIntact = !config || isConfigIntact(module);
  NamedAttrList entries;
  if (config)
    entries = NamedAttrList(config);
  entries.set(key, value);
  config = entries.getDictionary(module.getContext());
  module->setAttr("zero.config", config);
  if (isIntact) // what was edited before stays so
    module->setAttr(kConfigChecksum, getChecksum(config));
  return success();
}

LogicalResult recordConfigInt(ModuleOp module, StringRef key, int64_t value) {
  return recordConfig(module, key, Builder(module.getContext()).getI64IntegerAttr(value));
}

} // namespace zero::ir
