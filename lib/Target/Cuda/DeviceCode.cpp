//===- DeviceCode.cpp - What an executable carries of its kernels --------------------------===//
//
// PTX, which every later GPU takes, and cubins, which the driver need not compile: of each
// compute capability that was asked for, where its assembler is found.
//===----------------------------------------------------------------------------------------===//
#include "CudaKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Assembler.h"
#include "zero/Target/Kernel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace zero {
namespace {

struct Cubin {
  StringRef architecture;
  std::string code;
};

llvm::Error fail(StringRef cubins, const llvm::Twine &why) {
  return llvm::createStringError("--cubins=" + cubins + why);
}

/// The compute capabilities that `cubins` names.
llvm::Expected<SmallVector<StringRef>> parse(StringRef architecture, StringRef cubins) {
  if (cubins.empty() || cubins == "none")
    return SmallVector<StringRef>();
  if (cubins == "auto")
    return SmallVector<StringRef>{architecture};
  ArrayRef<llvm::StringLiteral> known(llvm::find(kArchitectures, architecture),
                                      std::end(kArchitectures));
  SmallVector<StringRef> names, found;
  cubins.split(names, ',');
  for (StringRef name : names) {
    if (!llvm::is_contained(known, name) || llvm::is_contained(found, name))
      return fail(
          cubins,
          ": found '" + name + "', expected auto, none, or each of " + llvm::join(known, ", ") +
              " once at the most: those that take the code of target 'cuda:" + architecture + "'");
    found.push_back(name);
  }
  return found;
}

/// None where "auto" finds no assembler, or one that does not take the PTX: the driver does.
FailureOr<std::vector<Cubin>> make(ModuleOp module, StringRef ptx, StringRef architecture,
                                   StringRef cubins) {
  llvm::Expected<SmallVector<StringRef>> names = parse(architecture, cubins);
  if (!names)
    return module.emitError() << llvm::toString(names.takeError());
  std::vector<Cubin> made;
  std::string assembler = findAssembler();
  if (assembler.empty())
    return made;
  for (StringRef name : *names) {
    llvm::Expected<Assembled> assembled = assemble(assembler, ptx, name);
    if (!assembled)
      return module.emitError() << llvm::toString(assembled.takeError());
    if (!assembled->code.empty()) {
      made.push_back({name, std::move(assembled->code)});
      continue;
    }
    if (cubins != "auto")
      return module.emitError() << "--cubins=" << cubins << ": " << assembled->said << "; leave '"
                                << name << "' out: the driver compiles the PTX";
    module.emitWarning() << "the executable carries PTX alone, which the driver compiles when it "
                            "starts: "
                         << assembled->said << "; --cubins=none does so without trying";
  }
  return made;
}

class Embedder {
public:
  explicit Embedder(ModuleOp module)
      : loc(module.getLoc()), builder(OpBuilder::atBlockEnd(module.getBody())),
        pointer(LLVM::LLVMPointerType::get(module.getContext())), i64(builder.getI64Type()) {}

  void run(StringRef ptx, ArrayRef<Cubin> cubins) {
    std::string prefix = kDeviceCode.str(), table = prefix + "_cubins";
    addBytes(prefix + "_ptx", (ptx + llvm::Twine('\0')).str());
    for (const Cubin &cubin : cubins)
      addBytes(nameOf(cubin), cubin.code);
    auto entry = LLVM::LLVMStructType::getLiteral(builder.getContext(), {i64, pointer});
    add(table, LLVM::LLVMArrayType::get(entry, cubins.size()), [&](Type type) {
      Value all = LLVM::UndefOp::create(builder, loc, type);
      for (auto [i, cubin] : llvm::enumerate(cubins)) {
        int64_t number = 0;
        cubin.architecture.drop_front(StringRef("sm_").size()).getAsInteger(10, number);
        Value one = fill(entry, {constant(number), to(nameOf(cubin))});
        all = LLVM::InsertValueOp::create(builder, loc, all, one,
                                          ArrayRef<int64_t>{static_cast<int64_t>(i)});
      }
      return all;
    });
    auto whole = LLVM::LLVMStructType::getLiteral(builder.getContext(), {pointer, i64, pointer});
    add(prefix, whole, [&](Type type) {
      return fill(type, {to(prefix + "_ptx"), constant(cubins.size()), to(table)});
    });
  }

private:
  static std::string nameOf(const Cubin &cubin) {
    return (kDeviceCode + "_" + cubin.architecture).str();
  }
  Value constant(uint64_t value) {
    return LLVM::ConstantOp::create(builder, loc, i64, builder.getI64IntegerAttr(value));
  }
  Value to(StringRef name) { return LLVM::AddressOfOp::create(builder, loc, pointer, name); }
  Value fill(Type type, ArrayRef<Value> fields) {
    Value value = LLVM::UndefOp::create(builder, loc, type);
    for (auto [i, field] : llvm::enumerate(fields))
      value = LLVM::InsertValueOp::create(builder, loc, value, field,
                                          ArrayRef<int64_t>{static_cast<int64_t>(i)});
    return value;
  }
  void addBytes(StringRef name, StringRef bytes) {
    constexpr int64_t kAlignment = 16; // of what drivers read
    auto type = LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size());
    LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true, LLVM::Linkage::External, name,
                           builder.getStringAttr(bytes), kAlignment);
  }
  void add(StringRef name, Type type, llvm::function_ref<Value(Type)> make) {
    auto global = LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                         LLVM::Linkage::External, name, Attribute());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&global.getInitializer().emplaceBlock());
    LLVM::ReturnOp::create(builder, loc, make(type));
  }

  Location loc;
  OpBuilder builder;
  Type pointer, i64;
};

} // namespace

llvm::Error checkCubins(StringRef architecture, StringRef cubins) {
  llvm::Expected<SmallVector<StringRef>> names = parse(architecture, cubins);
  if (!names)
    return names.takeError();
  if (names->empty() || cubins == "auto" || !findAssembler().empty())
    return llvm::Error::success();
  return fail(cubins,
              " needs ptxas, which is neither on the PATH nor in /usr/local/cuda/bin; leave "
              "the option out: the driver compiles the PTX when the executable starts");
}

LogicalResult embedDeviceCode(ModuleOp module, StringRef ptx, StringRef architecture,
                              StringRef cubins) {
  auto declared = module.lookupSymbol<LLVM::GlobalOp>(kDeviceCode);
  if (!declared)
    return success(); // nothing is launched
  FailureOr<std::vector<Cubin>> made = make(module, ptx, architecture, cubins);
  if (failed(made))
    return failure();
  declared.erase();
  Embedder(module).run(ptx, *made);
  return success();
}

} // namespace zero
