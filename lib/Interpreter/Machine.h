//===- Machine.h - Lock-step evaluation of blocks over ranks ------------------===//
//
// A new op is one small function in the file of its family, and one line in that file's `register`
// function. Operands come in as tensors the function may take over: where nobody else holds the
// buffer any more, an update happens in place.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_MACHINE_H
#define ZERO_LIB_INTERPRETER_MACHINE_H

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Interpreter/Interpreter.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <deque>
#include <functional>

namespace zero::interp {

using Tensors = llvm::SmallVector<Tensor, 2>;
using Operands = llvm::MutableArrayRef<Tensor>;

/// The values that one rank has in one execution of a block; names of enclosing blocks are visible.
class Scope {
public:
  explicit Scope(const Scope *parent = nullptr) : parent(parent) {}

  void bind(mlir::Value value, Tensor tensor) { values[value] = std::move(tensor); }
  void drop(mlir::Value value) { values.erase(value); }
  Tensor lookUp(mlir::Value value) const {
    for (const Scope *scope = this; scope; scope = scope->parent)
      if (auto it = scope->values.find(value); it != scope->values.end())
        return it->second;
    return {};
  }

private:
  const Scope *parent;
  llvm::DenseMap<mlir::Value, Tensor> values;
};

/// One of the ranks that execute a block together.
struct Lane {
  unsigned rank;
  Scope *scope;
};

class Machine;

/// What an op evaluated on one rank may look at beside its operands.
struct RankContext {
  Machine &machine;
  Lane lane;
};

/// Evaluates an op on one rank.
using LocalFn = std::function<mlir::FailureOr<Tensors>(mlir::Operation *, Operands, RankContext &)>;
/// Evaluates an op on all lanes at once: operands and results are per lane.
using GroupFn = std::function<mlir::LogicalResult(
    mlir::Operation *, llvm::MutableArrayRef<Tensors> operands, llvm::ArrayRef<Lane> lanes,
    Machine &machine, llvm::SmallVectorImpl<Tensors> &results)>;

struct Evaluator {
  LocalFn local;
  GroupFn group; // one of the two is set
  /// Whether equal operands give equal results on every rank.
  bool sameOnAllRanks = true;
};

/// From op name to evaluator.
class Registry {
public:
  /// One for the process, with every family registered.
  static const Registry &get();

  template <typename Op, typename Fn> void add(Fn fn) {
    evaluators[Op::getOperationName()].local = wrap<Op>(fn);
  }
  /// An op whose result depends on the rank besides its operands.
  template <typename Op, typename Fn> void addRankDependent(Fn fn) {
    evaluators[Op::getOperationName()] = {wrap<Op>(fn), nullptr, false};
  }
  template <typename Op> void addGroup(GroupFn fn) {
    evaluators[Op::getOperationName()] = {nullptr, std::move(fn), false};
  }

  const Evaluator *find(mlir::Operation *op) const {
    auto it = evaluators.find(op->getName().getStringRef());
    return it == evaluators.end() ? nullptr : &it->second;
  }

private:
  template <typename Op, typename Fn> static LocalFn wrap(Fn fn) {
    return [fn](mlir::Operation *op, Operands operands, RankContext &context) {
      return fn(llvm::cast<Op>(op), operands, context);
    };
  }

  llvm::StringMap<Evaluator> evaluators;
};

/// Replicas and partitions that the ranks of a run are: rank = replica * partitions + partition.
struct Devices {
  int64_t replicas = 1, partitions = 1;
  unsigned rank(int64_t replica, int64_t partition) const {
    return static_cast<unsigned>(replica * partitions + partition);
  }
};

/// What ops leave for one another beside their results.
struct Exchange {
  /// Tensors on their way, by channel: first come, first received.
  llvm::DenseMap<int64_t, std::deque<Tensors>> sent;
  /// What collectives have made and nobody has awaited yet: by future, per rank.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Tensors>> futures;
  /// Functions that give what infeed reads, the next one last.
  llvm::SmallVector<mlir::Operation *> infeed;
};

class Machine {
public:
  /// Without `devices`, the module's attributes say what the ranks are.
  explicit Machine(unsigned ranks, std::optional<Devices> devices = std::nullopt,
                   RunObserver *observer = nullptr)
      : ranks(ranks), devices(devices), observer(observer) {}
  unsigned getNumRanks() const { return ranks; }
  std::optional<Devices> getDevices() const { return devices; }
  Exchange &getExchange() { return exchange; }
  /// Values that interpreter.probe kept, by name.
  llvm::StringMap<Tensors> &getProbes() { return probes; }

  /// Runs the block's ops in order on `lanes`, whose scopes have its arguments bound; `results` are
  /// the terminator's operands per lane.
  mlir::LogicalResult runBlock(mlir::Block &block, llvm::ArrayRef<Lane> lanes,
                               llvm::SmallVectorImpl<Tensors> &results);
  /// Runs a block on every lane, in a new scope inside the lane's, with `arguments` per lane bound
  /// (and taken over).
  mlir::LogicalResult runRegion(mlir::Block &block, llvm::MutableArrayRef<Tensors> arguments,
                                llvm::ArrayRef<Lane> lanes,
                                llvm::SmallVectorImpl<Tensors> &results);
  /// The same for the body of a kernel that `outer` runs, which an observer sees.
  mlir::LogicalResult runKernel(mlir::Block &block, mlir::Operation *outer,
                                llvm::MutableArrayRef<Tensors> arguments,
                                llvm::ArrayRef<Lane> lanes,
                                llvm::SmallVectorImpl<Tensors> &results);
  /// Runs the body of a reduction, scatter or sort on one rank. Bodies are written for scalars but
  /// consist of elementwise ops: given tensors of one shape they run on all elements at once.
  mlir::FailureOr<Tensors> runBody(mlir::Block &block, llvm::ArrayRef<Tensor> arguments,
                                   RankContext &context);

  /// The constant `value` of `op`; converted once.
  mlir::FailureOr<Tensor> getConstant(mlir::Operation *op, mlir::ElementsAttr value);

private:
  /// Values of a block that no op after the key needs.
  using LastUses = llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>>;

  mlir::LogicalResult runOp(mlir::Operation &op, llvm::ArrayRef<Lane> lanes,
                            const LastUses &lastUses);
  mlir::LogicalResult runLocal(mlir::Operation &op, const Evaluator &evaluator,
                               llvm::MutableArrayRef<Tensors> operands, llvm::ArrayRef<Lane> lanes,
                               llvm::SmallVectorImpl<Tensors> &results);
  const LastUses &getLastUses(mlir::Block &block);
  mlir::Block &getExpansion(hlo::ExpansionInterface op);

  void showResults(mlir::Operation &op, llvm::SmallVectorImpl<Tensors> &results);

  unsigned ranks;
  std::optional<Devices> devices;
  RunObserver *observer = nullptr;
  mlir::Block *observed = nullptr;  // whose ops the observer sees
  mlir::Operation *outer = nullptr; // the op of the entry that runs it; null for the entry itself
  Exchange exchange;
  llvm::StringMap<Tensors> probes;
  llvm::DenseMap<mlir::Block *, std::unique_ptr<LastUses>> lastUsesOf;
  llvm::DenseMap<mlir::Operation *, Tensor> constants;
  /// Of ops that have no evaluator of their own; they stay as long as what is known of their
  /// blocks.
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<mlir::Region>> expansions;
};

/// The interpreter's element type of a tensor type; fails with a message where it has none.
mlir::FailureOr<DType> getDTypeOf(mlir::Operation *op, mlir::Type tensorType);
/// An uninitialised tensor of the type of `op`'s result `index`.
mlir::FailureOr<Tensor> makeResult(mlir::Operation *op, unsigned index = 0);
/// Fills a tensor with what shows when it is read: NaN, or a conspicuous pattern.
void poison(Tensor &tensor);

void registerElementwise(Registry &registry);
void registerShape(Registry &registry);
void registerIndexing(Registry &registry);
void registerLinear(Registry &registry);
void registerReduction(Registry &registry);
void registerWindows(Registry &registry);
void registerSort(Registry &registry);
void registerConvolution(Registry &registry);
void registerControlFlow(Registry &registry);
void registerChecks(Registry &registry);
void registerCustomCalls(Registry &registry);
void registerCollectives(Registry &registry);
void registerUnits(Registry &registry);
void registerComplex(Registry &registry);
void registerContraction(Registry &registry);
void registerDeviceCollectives(Registry &registry);
void registerDynamic(Registry &registry);
void registerFactorization(Registry &registry);
void registerManualComputation(Registry &registry);
void registerNormalization(Registry &registry);
void registerParallel(Registry &registry);
void registerRandom(Registry &registry);
void registerScheduled(Registry &registry);

} // namespace zero::interp
#endif
