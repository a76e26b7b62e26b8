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

bool isPlain(LLVM::LLVMFuncOp function) {
  return function && !function.getMemoryEffects() && !function.getArgAttrs() &&
         !function.getResAttrs() && !function.getPassthrough() &&
         function.getCConv() == LLVM::CConv::C && function.getLinkage() == LLVM::Linkage::External;
}

} // namespace zero::validate
