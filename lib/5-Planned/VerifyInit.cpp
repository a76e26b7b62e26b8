#include "VerifyInit.h"

#include "mlir/IR/SymbolTable.h"
#include "zero/Analysis/WholeParameter.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

using Owners = llvm::SmallSetVector<StringAttr, 1>;

/// What a launch writes, for which parameters, and the position of the last launch that reads it.
struct Made {
  LaunchOpInterface op;
  SmallVector<AllocationAttr> outs;
  Owners owners;
  size_t lastRead;
};

class InitCheck {
public:
  InitCheck(func::FuncOp init, SymbolTableCollection &symbols)
      : init(init), module(init->getParentOfType<ModuleOp>()), symbols(symbols) {
    for (auto leaf : module.getOps<LeafOp>())
      if (leaf.getRole().getKind() == RoleKind::Param ||
          leaf.getRole().getKind() == RoleKind::Frozen)
        sizes[leaf.getRole().getName()] = leaf.getTensorType().getNumElements();
  }

  LogicalResult run() {
    for (auto launch : init.getBody().front().getOps<LaunchOpInterface>())
      add(launch);
    for (Made &made : llvm::reverse(list))
      passOn(made);
    return checkLive();
  }

private:
  void add(LaunchOpInterface op) {
    size_t position = list.size();
    forEachRead(op, [&](unsigned, Made &writer) { writer.lastRead = position; });
    positions[op.getId()] = position;
    list.push_back({op, op.getWrites(), {}, position});
  }

  /// Calls `visit` with each operand and a launch behind it.
  void forEachRead(LaunchOpInterface op, llvm::function_ref<void(unsigned, Made &)> visit) {
    for (auto [operand, from] : llvm::enumerate(op.getFromAttr().getAsRange<DenseI64ArrayAttr>()))
      for (int64_t id : from.asArrayRef())
        if (auto known = positions.find(id); known != positions.end())
          visit(operand, list[known->second]);
  }

  /// What a launch reads is for the parameters that it makes or inserts.
  void passOn(Made &made) {
    func::FuncOp kernel;
    if (FlatSymbolRefAttr function = made.op.getFunction())
      kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(made.op, function);
    forEachRead(made.op, [&](unsigned operand, Made &writer) {
      writer.owners.insert(made.owners.begin(), made.owners.end());
      if (kernel && operand < kernel.getNumArguments()) {
        const Owners &inserted = getInserted(kernel)[operand];
        writer.owners.insert(inserted.begin(), inserted.end());
      }
    });
    // What is inserted goes into a unit's buffer, which is no parameter's.
    if (kernel)
      for (auto [result, allocation] :
           llvm::zip(kernel.getBody().front().getTerminator()->getOperands(), made.outs))
        if (result.getDefiningOp<InsertSegmentOp>())
          allocation = AllocationAttr();
  }

  /// The parameters that a kernel inserts of each of its arguments.
  const SmallVector<Owners> &getInserted(func::FuncOp kernel) {
    auto [known, isNew] = inserted.try_emplace(kernel);
    if (!isNew)
      return known->second;
    llvm::DenseMap<Value, Owners> owners;
    for (Operation &op : llvm::reverse(kernel.getBody().front())) {
      Owners all;
      for (Value result : op.getResults())
        if (auto it = owners.find(result); it != owners.end())
          all.insert(it->second.begin(), it->second.end());
      if (auto insert = dyn_cast<InsertSegmentOp>(op)) {
        auto layout = symbols.lookupNearestSymbolFrom<LayoutOp>(insert, insert.getUnitAttr());
        owners[insert.getSource()].insert(layout.getSegment(insert.getSegment()).getName());
        continue;
      }
      if (!all.empty())
        op.walk([&](Operation *inner) {
          for (Value operand : inner->getOperands())
            owners[operand].insert(all.begin(), all.end());
        });
    }
    for (BlockArgument argument : kernel.getArguments())
      known->second.push_back(owners.lookup(argument));
    return known->second;
  }

  LogicalResult checkLive() {
    llvm::MapVector<StringAttr, unsigned> live;
    std::vector<SmallVector<StringAttr>> ends(list.size());
    for (auto [position, made] : llvm::enumerate(list)) {
      int64_t total = 0;
      for (StringAttr owner : made.owners)
        total += sizes.lookup(owner.getValue());
      for (AllocationAttr allocation : made.outs)
        for (StringAttr owner : made.owners)
          if (int64_t size = sizes.lookup(owner.getValue());
              allocation && size > 0 && isWholeParameter(allocation.getType(), size, total)) {
            ++live[owner];
            ends[made.lastRead].push_back(owner);
          }
      if (live.size() > 1)
        return made.op->emitOpError()
               << "writes while " << live.front().first << " is there, for " << live.back().first
               << ": this entry holds two parameters whole; expected each to be inserted before "
                  "the "
                  "next is made";
      for (StringAttr owner : ends[position])
        if (--live[owner] == 0)
          live.erase(owner);
    }
    return success();
  }

  func::FuncOp init;
  ModuleOp module;
  SymbolTableCollection &symbols;
  llvm::StringMap<int64_t> sizes; // elements of parameters
  std::vector<Made> list;
  llvm::DenseMap<int64_t, size_t> positions; // by id
  llvm::DenseMap<Operation *, SmallVector<Owners>> inserted;
};
} // namespace

LogicalResult verifyInit(func::FuncOp init, SymbolTableCollection &symbols) {
  return InitCheck(init, symbols).run();
}

} // namespace zero
