//===- Options.h - What is declared of the options of the way down ------------===//
//
// Every option is declared once, in TableGen (StepOption.td). Here are the declarations as C++:
// what passes and pipelines do with an option, they do by walking over all of them.
//===------------------------------------------------------------------------===//
#ifndef ZERO_OPTIONS_OPTIONS_H
#define ZERO_OPTIONS_OPTIONS_H

#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

namespace zero {

/// What `zero.config` has of an option, as in StepOption.td.
enum class OptionRecord {
  RecordedAsGiven,
  RecordedIfGiven,
  RecordedAsFound,
  NotRecorded,
  NotOfTheStep
};
inline bool isRecorded(OptionRecord record) {
  return record != OptionRecord::NotRecorded && record != OptionRecord::NotOfTheStep;
}
/// Where --help of the tools has it, as in StepOption.td.
enum class OptionListing { InMain, OfPass, NotListed };

/// What is declared of an option beside its name, type, default and help.
struct OptionFacts {
  ir::Phase phase;          // that it shapes
  llvm::StringRef value;    // what --help calls its value; empty for flags
  llvm::StringRef expected; // which values it may have, in words
  OptionRecord record;
  OptionListing listing;
};

/// The option's entry in `zero.config`: "max-ops" is recorded as "max_ops".
inline std::string getConfigKey(llvm::StringRef name) {
  std::string key = name.str();
  std::replace(key.begin(), key.end(), '-', '_');
  return key;
}

/// An option's value as `zero.config` has it.
inline mlir::Attribute toConfig(mlir::Builder builder, int64_t value) {
  return builder.getI64IntegerAttr(value);
}
inline mlir::Attribute toConfig(mlir::Builder builder, bool value) {
  return builder.getBoolAttr(value);
}
inline mlir::Attribute toConfig(mlir::Builder builder, const std::string &value) {
  return builder.getStringAttr(value);
}
inline mlir::Attribute toConfig(mlir::Builder builder, llvm::ArrayRef<std::string> value) {
  return builder.getStrArrayAttr(llvm::to_vector_of<llvm::StringRef>(value));
}

/// An option's value in `zero.config` as it is written on a command line.
inline std::string spell(mlir::Attribute value) {
  if (auto integer = llvm::dyn_cast<mlir::IntegerAttr>(value);
      integer && !llvm::isa<mlir::BoolAttr>(value))
    return std::to_string(integer.getInt());
  if (auto string = llvm::dyn_cast<mlir::StringAttr>(value))
    return string.str();
  if (auto list = llvm::dyn_cast<mlir::ArrayAttr>(value))
    return list.empty() ? "none" : llvm::join(list.getAsValueRange<mlir::StringAttr>(), ",");
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

/// The value of an option, a pass's or a pipeline's.
template <typename Option> auto getOptionValue(const Option &option) {
  if constexpr (requires { option.getValue(); })
    return option.getValue();
  else
    return std::vector(option.begin(), option.end());
}

/// Whether an option has the value that it has where nobody gives one.
template <typename Option> bool isDefault(const Option &option) {
  if constexpr (requires { option.getValue(); })
    return option.getDefault().compare(option.getValue());
  else
    return option.empty();
}

/// Calls `visit(option, facts, isValid)` for every option that is declared, by name; `options` has
/// a member for each, as PipelineOptions has, and `isValid` tells whether an option may have a
/// value.
template <typename Options, typename Visit> void visitOptions(Options &options, Visit visit) {
#define ZERO_OPTION(MEMBER, NAME, TYPE, MODIFIER, HELP, PHASE, VALUE, VALID, EXPECTED, RECORD,     \
                    LISTING)                                                                       \
  visit(options.MEMBER,                                                                            \
        OptionFacts{ir::Phase::PHASE, VALUE, EXPECTED, OptionRecord::RECORD,                       \
                    OptionListing::LISTING},                                                       \
        []([[maybe_unused]] const auto &value) -> bool { return VALID; });
#include "zero/Options/Options.inc"
}

/// Gives `to`, the options of one pass, those of `from`, the options of a pipeline, that the pass
/// declares.
template <typename PassOptions, typename Options>
void copyOptions(PassOptions &to, const Options &from) {
#define ZERO_OPTION(MEMBER, ...)                                                                   \
  if constexpr (requires { to.MEMBER; }) {                                                         \
    auto value = getOptionValue(from.MEMBER);                                                      \
    if constexpr (requires { to.MEMBER = value; })                                                 \
      to.MEMBER = value;                                                                           \
    else                                                                                           \
      to.MEMBER.assign(value.begin(), value.end());                                                \
  }
#include "zero/Options/Options.inc"
}

/// Fails where an option of `pass` has a value that it cannot have; notes the others in
/// `zero.config`, those that are declared as recorded as or if given, and fails where the module
/// was made with another value. A pass that declares options calls it before it changes anything.
template <typename Pass>
mlir::LogicalResult recordOptions(mlir::ModuleOp module, const Pass &pass) {
  mlir::LogicalResult result = mlir::success();
  [[maybe_unused]] auto record = [&](const auto &option, bool isValid, llvm::StringRef expected,
                                     OptionRecord kind) {
    if (failed(result))
      return;
    mlir::Attribute value = toConfig(mlir::Builder(module.getContext()), getOptionValue(option));
    if (!isValid)
      result = module.emitError() << "'" << pass.getArgument() << "' expects " << option.ArgStr
                                  << " to be " << expected << ", found " << spell(value);
    else if (kind == OptionRecord::RecordedAsGiven ||
             (kind == OptionRecord::RecordedIfGiven && !isDefault(option)))
      result = ir::recordConfig(module, getConfigKey(option.ArgStr), value);
  };
  constexpr bool isDeclared = false
#define ZERO_OPTION(MEMBER, ...) || requires { pass.MEMBER.ArgStr; }
#include "zero/Options/Options.inc"
      ;
  static_assert(isDeclared, "the pass declares no StepOption, or they are not public");
#define ZERO_OPTION(MEMBER, NAME, TYPE, MODIFIER, HELP, PHASE, VALUE, VALID, EXPECTED, RECORD,     \
                    LISTING)                                                                       \
  if constexpr (requires { pass.MEMBER.ArgStr; })                                                  \
    record(                                                                                        \
        pass.MEMBER,                                                                               \
        [&] {                                                                                      \
          [[maybe_unused]] auto value = getOptionValue(pass.MEMBER);                               \
          return VALID;                                                                            \
        }(),                                                                                       \
        EXPECTED, OptionRecord::RECORD);
#include "zero/Options/Options.inc"
  return result;
}

} // namespace zero
#endif
