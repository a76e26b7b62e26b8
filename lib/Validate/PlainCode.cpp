#include "PlainCode.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

LogicalResult checkPlain(Operation &op) {
  auto isPlain = [](auto access) {
    return !access.getAlignment() && !access.getVolatile_() && !access.getNontemporal() &&
           !access.getInvariantGroup() &&
           access.getOrdering() == LLVM::AtomicOrdering::not_atomic && !access.getAliasScopes() &&
           !access.getNoaliasScopes() && !access.getTbaa();
  };
  bool holds =
      llvm::TypeSwitch<Operation *, bool>(&op)
          .Case([&](LLVM::LoadOp load) { return isPlain(load) && !load.getInvariant(); })
          .Case([&](LLVM::StoreOp store) { return isPlain(store); })
          .Case([](LLVM::MemcpyOp copy) {
            return !copy.getIsVolatile() && !copy.getArgAttrs() && !copy.getAliasScopes() &&
                   !copy.getNoaliasScopes() && !copy.getTbaa();
          })
          .Case([](LLVM::CallOp call) {
            return !call.getMemoryEffects() && !call.getArgAttrs() && !call.getResAttrs() &&
                   !call.getAliasScopes() && !call.getNoaliasScopes() && !call.getTbaa() &&
                   call.getOpBundleOperands().empty() && call.getCConv() == LLVM::CConv::C &&
                   call.getTailCallKind() == LLVM::TailCallKind::None;
          })
          .Default([](Operation *) { return true; });
  if (holds)
    return success();
  return op.emitOpError("says more than what it does: expected no alignment, effects, aliases, "
                        "attributes of arguments, tail calls or calling conventions");
}

static bool hasNoEffects(LLVM::LLVMFuncOp function) {
  return !function.getMemoryEffects() && !function.getArgAttrs() && !function.getResAttrs() &&
         function.getLinkage() == LLVM::Linkage::External;
}

bool isPlain(LLVM::LLVMFuncOp function) {
  return function && hasNoEffects(function) && !function.getPassthrough() &&
         function.getCConv() == LLVM::CConv::C;
}

/// That there is room for in a multiprocessor of every architecture.
static constexpr int64_t kMultiprocessorThreads = 2048;

bool isPlainDeviceKernel(LLVM::LLVMFuncOp function, int64_t threads) {
  ArrayAttr limits = function.getPassthroughAttr();
  bool saysThreads = false;
  for (Attribute limit : limits ? limits.getValue() : ArrayRef<Attribute>()) {
    auto pair = dyn_cast<ArrayAttr>(limit);
    if (!pair || pair.size() != 2 || !llvm::all_of(pair, llvm::IsaPred<StringAttr>))
      return false;
    StringRef name = cast<StringAttr>(pair[0]).getValue(),
              value = cast<StringAttr>(pair[1]).getValue();
    if (name == "nvvm.maxntid" && value == std::to_string(threads))
      saysThreads = true;
    else if (int64_t blocks; name != "nvvm.minctasm" || value.getAsInteger(10, blocks) ||
                             blocks < 1 || blocks * threads > kMultiprocessorThreads)
      return false;
  }
  return saysThreads && hasNoEffects(function) && function.getCConv() == LLVM::CConv::PTX_Kernel;
}

} // namespace zero::validate
