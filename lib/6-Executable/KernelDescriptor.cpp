#include "KernelDescriptor.h"

#include "zero/Target/Kernel.h"
#include "zrt/abi.h"

using namespace mlir;

namespace zero {

LLVM::GlobalOp emitString(OpBuilder &builder, StringRef name, StringRef text, Location loc) {
  std::string terminated = text.str() + '\0';
  return LLVM::GlobalOp::create(
      builder, loc, LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size()),
      /*isConstant=*/true, LLVM::Linkage::Internal, name, builder.getStringAttr(terminated));
}

static constexpr StringLiteral kPrefix = "zero_kernel_";
static std::string nameOf(StringRef kernel) { return (kPrefix + kernel).str(); }

StringRef KernelDescriptors::getKernel(StringRef descriptor) {
  return descriptor.consume_front(kPrefix) ? descriptor : StringRef();
}

KernelDescriptors::KernelDescriptors(ModuleOp module) : module(module) {
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    if (global.getSymName().starts_with(nameOf("")))
      known[global.getSymName()] = global;
    hasDeviceCode |= global.getSymName() == kDeviceCode;
  }
}

LLVM::GlobalOp KernelDescriptors::get(LLVM::LLVMFuncOp kernel, Location loc) {
  std::string name = nameOf(kernel.getSymName());
  if (!known.contains(name))
    known[name] = make(kernel, loc); // which may make another one
  return known[name];
}

/// The text that kernels of a GPU are in: what emits them gives it a value.
void KernelDescriptors::declareDeviceCode() {
  if (hasDeviceCode)
    return;
  hasDeviceCode = true;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  LLVM::GlobalOp::create(builder, module.getLoc(), builder.getI8Type(), /*isConstant=*/true,
                         LLVM::Linkage::External, kDeviceCode, Attribute());
}

LLVM::GlobalOp KernelDescriptors::make(LLVM::LLVMFuncOp kernel, Location loc) {
  MLIRContext *context = module.getContext();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type();
  StringRef symbol = kernel.getSymName();
  auto numberOf = [&](StringRef attribute) {
    auto number = kernel->getAttrOfType<IntegerAttr>(attribute);
    return number ? number.getInt() : 0;
  };
  int64_t threads = numberOf(kThreadsAttr);
  int64_t kind = threads                        ? ZRT_KERNEL_CUDA
                 : kernel->hasAttr(kDriverAttr) ? ZRT_KERNEL_DRIVER
                                                : ZRT_KERNEL_HOST;
  if (threads)
    declareDeviceCode();
  LLVM::GlobalOp next;
  if (auto follower = kernel->getAttrOfType<FlatSymbolRefAttr>(kNextAttr))
    next = get(SymbolTable::lookupNearestSymbolFrom<LLVM::LLVMFuncOp>(kernel, follower), loc);
  LLVM::GlobalOp name = emitString(builder, ("zero_name_" + symbol).str(), symbol, loc);
  auto type = LLVM::LLVMStructType::getLiteral(
      context, {pointer, i64, pointer, i64, i64, i64, i64, pointer});
  auto descriptor = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                           LLVM::Linkage::Internal, nameOf(symbol), Attribute());
  builder.setInsertionPointToStart(&descriptor.getInitializer().emplaceBlock());
  auto constant = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(value));
  };
  Value fields[] = {
      LLVM::AddressOfOp::create(builder, loc, name),
      constant(kind),
      LLVM::AddressOfOp::create(builder, loc, pointer, threads ? StringRef(kDeviceCode) : symbol),
      constant(numberOf("zero.work")),
      constant(numberOf("zero.grain")),
      constant(threads),
      constant(numberOf(threads ? kSharedAttr : kStagingAttr)),
      next ? Value(LLVM::AddressOfOp::create(builder, loc, next))
           : Value(LLVM::ZeroOp::create(builder, loc, pointer))};
  Value value = LLVM::UndefOp::create(builder, loc, type);
  for (auto [position, field] : llvm::enumerate(fields))
    value = LLVM::InsertValueOp::create(builder, loc, value, field,
                                        ArrayRef<int64_t>{static_cast<int64_t>(position)});
  LLVM::ReturnOp::create(builder, loc, value);
  return descriptor;
}

} // namespace zero
