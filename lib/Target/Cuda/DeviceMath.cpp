#include "DeviceMath.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"

namespace zero {

static constexpr unsigned char kBitcode[] = {
#include "DeviceMath.inc"
    0 // no array is empty
};
static constexpr size_t kBytes = sizeof(kBitcode) - 1;

static unsigned countOperands(llvm::StringRef function) {
  return llvm::StringSwitch<unsigned>(function)
      .Cases({"cbrt", "cos", "erf", "exp", "expm1", "log", "log1p", "sin", "tan", "tanh"}, 1)
      .Cases({"atan2", "fmod", "pow"}, 2)
      .Default(0);
}

/// libclc's name of a function that C calls `name`: OpenCL C has one name for all types, and C++'s
/// symbols. Empty where there is none.
static std::string getSymbol(llvm::StringRef name) {
  bool isFloat = !countOperands(name) && name.consume_back("f");
  unsigned operands = countOperands(name);
  if (!operands || !kBytes)
    return "";
  return "_Z" + std::to_string(name.size()) + name.str() +
         std::string(operands, isFloat ? 'f' : 'd');
}

bool hasDeviceMath(llvm::StringRef name) { return !getSymbol(name).empty(); }

std::string linkDeviceMath(llvm::Module &module) {
  bool isNeeded = false;
  for (llvm::Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic()) {
      function.setName(getSymbol(function.getName()));
      isNeeded = true;
    }
  if (!isNeeded)
    return "";
  llvm::StringRef bytes(reinterpret_cast<const char *>(kBitcode), kBytes);
  auto library = llvm::parseBitcodeFile({bytes, "libclc"}, module.getContext());
  if (!library)
    return "libclc: " + llvm::toString(library.takeError());
  (*library)->setDataLayout(module.getDataLayout());
  (*library)->setTargetTriple(module.getTargetTriple());
  if (llvm::Linker::linkModules(module, std::move(*library), llvm::Linker::LinkOnlyNeeded))
    return "libclc cannot be linked";
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && function.getCallingConv() != llvm::CallingConv::PTX_Kernel)
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
  for (llvm::GlobalVariable &table : module.globals())
    if (!table.isDeclaration()) // what launches give is none of the module's
      table.setLinkage(llvm::GlobalValue::InternalLinkage);
  return "";
}

} // namespace zero
