//===- HostNumbers.h - What plan and records refer to by number, counted again ------===//
#ifndef ZERO_VALIDATE_HOSTNUMBERS_H
#define ZERO_VALIDATE_HOSTNUMBERS_H

#include "zero/Dialect/Zero/Resources.h"
#include "llvm/Support/JSON.h"

namespace zero::validate {

/// The numbers of streams, communicators and groups by the planned program's tables and launches.
class HostNumbers {
public:
  explicit HostNumbers(mlir::ModuleOp planned);

  int64_t ofStream(mlir::FlatSymbolRefAttr stream) const { return *streams.find(stream); }
  /// -1 where nobody names these axes.
  int64_t ofGroup(mlir::ArrayAttr axes) const;
  /// The groups that the batch is sharded over: all ranks where the mesh does not say.
  int64_t ofBatch() const { return batch; }
  /// Whether one rank has the whole batch.
  bool isBatchWhole() const {
    return !mesh || ir::MeshOp(mesh).getGroupSize(ir::MeshOp(mesh).getDataAxes()) == 1;
  }
  int64_t ofCommunicator(ir::LaunchCollectiveOp launch) const {
    return *communicators.find(launch.getCommunicatorAttr());
  }
  /// The axes that a collective goes along.
  mlir::ArrayAttr axesOf(ir::LaunchCollectiveOp launch) const {
    return communicators[ofCommunicator(launch)].getAxes();
  }
  int64_t addressOf(ir::AllocationAttr at) const {
    return addressOf(at.getSpace(), at.getOffset());
  }
  /// Where the rank's number is; -1: nowhere.
  int64_t ofRank() const { return rank; }

  /// Says of the plan what it has to say of them.
  void tell(llvm::json::Object &plan);

private:
  int64_t addressOf(mlir::FlatSymbolRefAttr space, int64_t offset) const;

  mlir::ModuleOp module;
  ir::Streams streams;
  ir::Communicators communicators;
  ir::Spaces spaces;
  ir::MeshOp mesh;
  int64_t rank = -1, batch = 0;
  llvm::SmallVector<llvm::SmallVector<llvm::StringRef>> groups; // names of axes, each list once
};

} // namespace zero::validate
#endif
