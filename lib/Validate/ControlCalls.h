//===- ControlCalls.h - Single ops of a loop's or branch's host code ----------===//
#ifndef ZERO_VALIDATE_CONTROLCALLS_H
#define ZERO_VALIDATE_CONTROLCALLS_H

#include "ControlKernels.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"

namespace zero::validate {

/// What a value of the code is.
struct Symbol {
  enum class Kind {
    Unknown,
    Constant, // `number`
    Named,    // the address of a function or table
    Null,
    Pointer, // to byte `number` of space `space`
    Loaded,  // the integer that `bytes` are
    Round,   // what zrt_round gave
    Test,    // whether `bytes`, or what zrt_round gave, are (or are not) `number`
    InPlace, // whether result `number` lies (or does not lie) on the argument that it may lie on
  };

  Kind kind = Kind::Unknown;
  int64_t number = 0;
  unsigned space = 0;
  llvm::StringRef name = {};
  Bytes bytes = {};
  bool isRound = false, isEqual = false; // of a test
};

/// Memory, and the list of pointers that the next call is given.
struct ControlState {
  ByteMemory memory;
  std::map<int64_t, Symbol> list;
  int64_t listSize = 0;
  /// By result: whether it may lie on the argument that a loop begins with.
  llvm::SmallVector<bool> mayShare;
  /// Spaces that ops have written to, in order.
  llvm::SmallVector<unsigned> written;

  Symbol getListed(int64_t index) const {
    auto found = list.find(index);
    return found == list.end() ? Symbol() : found->second;
  }
};

/// Runs the code's ops that neither branch nor return.
class ControlCalls {
public:
  ControlCalls(const ControlKernels &all, const ControlKernel &kernel,
               const mlir::SymbolTable &symbols, mlir::LLVM::LLVMFuncOp code)
      : all(all), kernel(kernel), symbols(symbols), code(code),
        isDriver(code->hasAttr("zero.driver")) {}

  /// Fails with a message where functions of the code are defined, or described, as others.
  llvm::LogicalResult checkFunctions();
  /// Memory before the kernel runs.
  ControlState begin();
  /// What a result holds where it lies on its argument.
  Bytes readArgumentOf(ControlState &state, unsigned result) {
    return state.memory.read(arguments[kernel.shared[result]], 0, kernel.results[result]);
  }
  /// Whether nothing but a result was written to since so many writes.
  bool isOnlyWritten(const ControlState &state, unsigned result, size_t since) const {
    return llvm::all_of(llvm::drop_begin(state.written, since),
                        [&](unsigned space) { return space == results[result]; });
  }
  /// Results hold what is carried; what earlier rounds left elsewhere is not known.
  void beginRound(ControlState &state);
  Bytes readResult(ControlState &state, unsigned result) {
    return state.memory.read(results[result], 0, kernel.results[result]);
  }

  /// Fails with a message where the op does what no op of a region asks for.
  llvm::LogicalResult step(mlir::Operation &op, ControlState &state);
  Symbol get(mlir::Value value) const { return known.lookup(value); }
  /// Every call is given a list that was filled for it.
  static void forgetList(ControlState &state) { state.list.clear(); }

private:
  /// A range of bytes.
  struct Place {
    unsigned space;
    int64_t offset, bytes;

    bool operator==(const Place &) const = default;
    bool overlaps(const Place &other) const {
      return space == other.space && offset < other.offset + other.bytes &&
             other.offset < offset + bytes;
    }
  };

  mlir::FailureOr<Symbol> choose(mlir::LLVM::CallOp op, ControlState &state);
  mlir::FailureOr<Symbol> evaluate(mlir::Operation &op, ControlState &state);
  mlir::FailureOr<Symbol> move(mlir::LLVM::GEPOp op);
  mlir::FailureOr<Symbol> load(mlir::LLVM::LoadOp op, ControlState &state);
  mlir::FailureOr<Symbol> compare(mlir::LLVM::ICmpOp op);
  llvm::LogicalResult store(mlir::LLVM::StoreOp op, ControlState &state);
  llvm::LogicalResult copy(mlir::Operation *op, mlir::Value target, mlir::Value source,
                           mlir::Value length, ControlState &state);
  mlir::FailureOr<Symbol> loadInteger(mlir::Operation *op, mlir::Value from, int64_t bytes,
                                      ControlState &state);
  mlir::FailureOr<Symbol> callKernel(mlir::LLVM::CallOp op, ControlState &state);
  /// The kernel that a call runs, and where its list of buffers is; it runs all of its items. Fails
  /// with a message where it does not.
  mlir::FailureOr<std::pair<llvm::StringRef, mlir::Value>> findCallee(mlir::LLVM::CallOp op);
  mlir::FailureOr<Symbol> call(mlir::LLVM::CallOp op, ControlState &state);
  llvm::LogicalResult runKernel(mlir::LLVM::CallOp op, llvm::StringRef name, mlir::Value list,
                                ControlState &state);
  llvm::LogicalResult runMatmul(mlir::LLVM::CallOp op, ControlState &state);

  /// Bytes that may lie on a result's are the result's.
  Place getCommon(const ControlState &state, Place place) const;
  /// Also over the argument that the result may lie on.
  void write(ControlState &state, const Place &place, const Bytes &bytes);
  mlir::FailureOr<Place> getPlace(mlir::Operation *op, const ControlState &state,
                                  const Symbol &pointer, int64_t bytes, bool writes);
  mlir::FailureOr<Place> getListed(mlir::Operation *op, const ControlState &state, unsigned index,
                                   int64_t bytes, bool writes);
  /// Whether pointer `index` of the list is to so many bytes of one of the kernel's buffers.
  bool isListed(const ControlState &state, unsigned index, int64_t bytes) const;
  /// `mayLieOn` says which results may lie exactly over which of what is read.
  llvm::LogicalResult checkApart(mlir::Operation *op, const ControlState &state,
                                 llvm::ArrayRef<Place> writes, llvm::ArrayRef<Place> reads,
                                 llvm::function_ref<bool(unsigned write, unsigned read)> mayLieOn);
  llvm::LogicalResult reportUnknown(mlir::Operation *op, llvm::StringRef what,
                                    llvm::ArrayRef<Bytes> reads);
  bool isConstant(mlir::Value value, int64_t number) const;

  const ControlKernels &all;
  const ControlKernel &kernel;
  const mlir::SymbolTable &symbols;
  mlir::LLVM::LLVMFuncOp code;
  bool isDriver; // its buffers are a device's: only the runtime touches them
  llvm::DenseMap<mlir::Value, Symbol> known;
  /// Spaces: the kernel's own list of buffers, that of calls, the number of the rank, the buffers.
  unsigned table = 0, list = 0, rank = 0, workspace = 0;
  llvm::SmallVector<unsigned> buffers, arguments, results;
  /// Results by the spaces of results and of the arguments that they may lie on.
  llvm::DenseMap<unsigned, unsigned> inPlace;
};

} // namespace zero::validate
#endif
