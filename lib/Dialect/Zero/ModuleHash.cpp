#include "zero/Dialect/Zero/ModuleHash.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include <charconv>

using namespace mlir;

namespace {

/// Feeds a module to the hash, op by op. Every item ends in a separator, so that no two programs
/// give the same bytes.
class Hasher {
public:
  std::string run(ModuleOp module) {
    add(module);
    sha.update(waiting);
    return "sha256:" + llvm::toHex(sha.final(), /*LowerCase=*/true);
  }

private:
  void add(StringRef text) {
    waiting.append(text.begin(), text.end());
    waiting.push_back('\0');
    if (waiting.size() < kMostWaiting)
      return;
    sha.update(waiting);
    waiting.clear();
  }

  void add(int64_t number) {
    char digits[20];
    auto end = std::to_chars(std::begin(digits), std::end(digits), number);
    add(StringRef(digits, end.ptr - digits));
  }

  /// Types and attributes are unique in a context: each is spelled once.
  template <typename T> void addPrinted(T value) {
    std::string &text = spelled[value.getAsOpaquePointer()];
    if (text.empty()) {
      llvm::raw_string_ostream os(text);
      value.print(os);
    }
    add(text);
  }

  void add(Attribute attribute) {
    if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(attribute)) {
      addPrinted(dense.getType());
      ArrayRef<char> data = dense.getRawData();
      add(dense.isSplat());
      return add(StringRef(data.data(), data.size()));
    }
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
      addPrinted(resource.getType());
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      return add(blob ? StringRef(blob->getData().data(), blob->getData().size()) : StringRef());
    }
    addPrinted(attribute);
  }

  void add(Value value) { add(static_cast<int64_t>(numbers.lookup(value))); }

  void define(Value value) {
    numbers[value] = numbers.size() + 1;
    addPrinted(value.getType());
  }

  void add(Operation *op) {
    add(op->getName().getStringRef());
    for (Value operand : op->getOperands())
      add(operand);
    for (NamedAttribute attribute : op->getAttrDictionary()) {
      if (attribute.getName() == "zero.memory")
        continue;
      add(attribute.getName().getValue());
      add(attribute.getValue());
    }
    for (Block *successor : op->getSuccessors())
      add(static_cast<int64_t>(
          std::distance(successor->getParent()->begin(), Region::iterator(successor))));
    for (Value result : op->getResults())
      define(result);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        add("block");
        for (BlockArgument argument : block.getArguments())
          define(argument);
        for (Operation &inner : block)
          add(&inner);
      }
    add("end");
  }

  /// Whole blocks at a time are hashed faster than item by item.
  static constexpr size_t kMostWaiting = 1 << 14;

  llvm::SHA256 sha;
  std::string waiting;
  llvm::DenseMap<Value, unsigned> numbers;
  llvm::DenseMap<const void *, std::string> spelled;
};

} // namespace

std::string zero::ir::hashModule(ModuleOp module) { return Hasher().run(module); }

std::future<std::string> zero::ir::hashModuleBeside(ModuleOp module) {
  bool hasThreads = module.getContext()->isMultithreadingEnabled();
  return std::async(hasThreads ? std::launch::async : std::launch::deferred, hashModule, module);
}
