//===- ShareCode.cpp - zero-share-code: one body for kernels that differ in numbers -----===//
//
// Kernels of equal layers are one, but not where each layer has a number of its own: the key that
// its weights are drawn by, the place of its segments in a unit. A step of many layers has hundreds
// of these, and a code generator takes as long for each.
//===----------------------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/6-Executable/Passes.h"
#include "llvm/ADT/Hashing.h"
#include <map>

namespace zero {
#define GEN_PASS_DEF_SHARECODEPASS
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

/// A constant's number, of a vector its splat; null where it has none that an argument could be.
/// Rounds of loops and sizes of memory stay in the code, which is compiled for them.
TypedAttr getNumber(arith::ConstantOp constant) {
  for (Operation *user : constant->getUsers())
    if (isa<LoopLikeOpInterface, LLVM::AllocaOp>(user))
      return {};
  TypedAttr value = constant.getValue();
  if (auto splat = dyn_cast<SplatElementsAttr>(value))
    value = cast<TypedAttr>(splat.getSplatValue<Attribute>());
  return isa<IntegerType, FloatType>(value.getType()) ? value : TypedAttr();
}

/// What a kernel does, and the numbers that it does it with.
class KernelShape {
public:
  explicit KernelShape(LLVM::LLVMFuncOp kernel) {
    for (NamedAttribute attr : kernel->getAttrs())
      if (!attr.getName().strref().starts_with("zero.") &&
          attr.getName() != SymbolTable::getSymbolAttrName()) {
        add(attr.getName());
        add(attr.getValue());
      }
    addRegion(kernel.getBody());
  }

  bool isOf(const KernelShape &other) const { return words == other.words; }
  size_t hash() const { return llvm::hash_combine_range(words); }
  ArrayRef<TypedAttr> getNumbers() const { return numbers; }

private:
  template <typename T> void add(T word) {
    words.push_back(reinterpret_cast<uintptr_t>(word.getAsOpaquePointer()));
  }

  void addRegion(Region &region) {
    for (Block &block : region) {
      blocks.try_emplace(&block, blocks.size());
      words.push_back(block.getNumArguments());
      for (BlockArgument argument : block.getArguments())
        define(argument);
    }
    words.push_back(region.getBlocks().size());
    for (Block &block : region) {
      for (Operation &op : block)
        addOp(op);
      words.push_back(0); // the block's end
    }
  }

  void addOp(Operation &op) {
    add(op.getName());
    auto constant = dyn_cast<arith::ConstantOp>(op);
    if (TypedAttr number = constant ? getNumber(constant) : TypedAttr())
      numbers.push_back(number);
    else
      add(op.getAttrDictionary());
    words.push_back(op.getNumOperands());
    for (Value operand : op.getOperands())
      words.push_back(values.lookup(operand));
    for (Value result : op.getResults())
      define(result);
    for (Block *successor : op.getSuccessors())
      words.push_back(blocks.lookup(successor));
    for (Region &region : op.getRegions())
      addRegion(region);
  }

  void define(Value value) {
    values.try_emplace(value, values.size());
    add(value.getType());
  }

  SmallVector<uintptr_t> words;
  SmallVector<TypedAttr> numbers; // in program order
  llvm::DenseMap<Value, uintptr_t> values;
  llvm::DenseMap<Block *, uintptr_t> blocks;
};

/// Kernels of one shape.
struct Group {
  KernelShape shape; // of the first
  SmallVector<LLVM::LLVMFuncOp> kernels;
  SmallVector<SmallVector<TypedAttr>> numbers; // of each kernel
};

/// The numbers that kernels of a group differ in; equal ones are one argument.
class Parameters {
public:
  explicit Parameters(const Group &group) {
    for (size_t i = 0; i < group.shape.getNumbers().size(); ++i) {
      SmallVector<TypedAttr> column;
      for (ArrayRef<TypedAttr> numbers : group.numbers)
        column.push_back(numbers[i]);
      places.push_back(llvm::all_equal(column) ? kNone : getIndex(column));
    }
  }

  size_t size() const { return columns.size(); }
  Type getType(size_t index) const { return columns[index].front().getType(); }
  TypedAttr get(size_t index, size_t kernel) const { return columns[index][kernel]; }
  /// Of the number at that place; none where kernels have it alike.
  std::optional<size_t> find(size_t place) const {
    return places[place] == kNone ? std::nullopt : std::optional(places[place]);
  }

private:
  static constexpr size_t kNone = ~size_t(0);

  size_t getIndex(ArrayRef<TypedAttr> column) {
    size_t index = llvm::find(columns, column) - columns.begin();
    if (index == columns.size())
      columns.emplace_back(column);
    return index;
  }

  SmallVector<size_t> places;
  SmallVector<SmallVector<TypedAttr>, 0> columns;
};

struct ShareCodePass : impl::ShareCodePassBase<ShareCodePass> {
  using ShareCodePassBase::ShareCodePassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (Group &group : findGroups()) {
      if (group.kernels.size() < kFewest)
        continue;
      Parameters parameters(group);
      if (parameters.size() > kMostParameters)
        continue;
      LLVM::LLVMFuncOp body = makeBody(group.kernels.front(), parameters, symbols);
      for (auto [i, kernel] : llvm::enumerate(group.kernels))
        makeCall(kernel, i, body, parameters);
      numShared += group.kernels.size();
    }
  }

private:
  /// A call costs a launch some nanoseconds: where few kernels are alike, each has its code.
  static constexpr size_t kFewest = 8, kMostParameters = 8;

  std::vector<Group> findGroups() {
    std::vector<Group> groups;
    std::map<size_t, SmallVector<size_t, 1>> byHash;
    for (auto kernel : getOperation().getOps<LLVM::LLVMFuncOp>()) {
      if (!kernel->hasAttr("zero.kernel") || kernel->hasAttr("zero.threads") || kernel.isExternal())
        continue;
      KernelShape shape(kernel);
      SmallVector<TypedAttr> numbers(shape.getNumbers());
      SmallVector<size_t, 1> &candidates = byHash[shape.hash()];
      auto *found =
          llvm::find_if(candidates, [&](size_t index) { return groups[index].shape.isOf(shape); });
      size_t index = found == candidates.end() ? groups.size() : *found;
      if (index == groups.size()) {
        candidates.push_back(index);
        groups.push_back({std::move(shape), {}, {}});
      }
      groups[index].kernels.push_back(kernel);
      groups[index].numbers.push_back(std::move(numbers));
    }
    return groups;
  }

  static LLVM::LLVMFuncOp makeBody(LLVM::LLVMFuncOp kernel, const Parameters &parameters,
                                   SymbolTable &symbols) {
    SmallVector<Type> types(kernel.getArgumentTypes());
    for (size_t i = 0; i < parameters.size(); ++i)
      types.push_back(parameters.getType(i));
    OpBuilder builder(kernel);
    auto type = LLVM::LLVMFunctionType::get(kernel.getFunctionType().getReturnType(), types);
    auto body = LLVM::LLVMFuncOp::create(builder, kernel.getLoc(),
                                         (kernel.getSymName() + "_shared").str(), type);
    body.setVisibility_(LLVM::Visibility::Hidden);
    symbols.insert(body);
    IRMapping mapping;
    kernel.getBody().cloneInto(&body.getBody(), mapping);
    SmallVector<Value> arguments;
    for (size_t i = 0; i < parameters.size(); ++i)
      arguments.push_back(body.getBody().addArgument(parameters.getType(i), kernel.getLoc()));
    size_t place = 0;
    body.walk([&](arith::ConstantOp constant) {
      if (!getNumber(constant))
        return;
      if (std::optional<size_t> index = parameters.find(place++))
        replace(constant, arguments[*index]);
    });
    return body;
  }

  static void replace(arith::ConstantOp constant, Value argument) {
    OpBuilder builder(constant);
    if (auto type = dyn_cast<VectorType>(constant.getType()))
      argument = vector::BroadcastOp::create(builder, constant.getLoc(), type, argument);
    constant.replaceAllUsesWith(argument);
    constant.erase();
  }

  static void makeCall(LLVM::LLVMFuncOp kernel, size_t index, LLVM::LLVMFuncOp body,
                       const Parameters &parameters) {
    kernel.getBody().dropAllReferences();
    kernel.getBody().getBlocks().clear();
    OpBuilder builder(kernel.getContext());
    builder.setInsertionPointToStart(kernel.addEntryBlock(builder));
    SmallVector<Value> arguments(kernel.getArguments());
    for (size_t i = 0; i < parameters.size(); ++i)
      arguments.push_back(
          arith::ConstantOp::create(builder, kernel.getLoc(), parameters.get(i, index)));
    LLVM::CallOp::create(builder, kernel.getLoc(), body, arguments);
    LLVM::ReturnOp::create(builder, kernel.getLoc(), ValueRange());
  }
};

} // namespace
} // namespace zero
