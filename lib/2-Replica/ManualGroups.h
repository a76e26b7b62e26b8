//===- ManualGroups.h - Along which axes devices exchange values --------------------===//
#ifndef ZERO_LIB_REPLICA_MANUALGROUPS_H
#define ZERO_LIB_REPLICA_MANUALGROUPS_H

#include "zero/Dialect/Sdy/Sdy.h"

namespace zero {

/// The axes of more than one device.
llvm::SmallVector<sdy::MeshAxisAttr> getLargeAxes(sdy::MeshAttr mesh);

/// "'dp' of 2 and 'tp' of 4 devices"
std::string describeAxes(llvm::ArrayRef<sdy::MeshAxisAttr> axes);

/// The devices of a manual computation: those along one axis are the ranks, those along another one
/// stay devices of it.
class ManualGroups {
public:
  /// Of `own`, whether collectives are over it; `beside`: the other manual axis, "" for none.
  ManualGroups(sdy::MeshAttr mesh, llvm::StringRef own, llvm::StringRef beside)
      : mesh(mesh), own(own), beside(beside) {}

  enum class Kind { Alone, Own, Beside, Both, Other };
  /// Of the groups of a collective.
  Kind getKind(mlir::DenseIntElementsAttr groups) const;

  /// Of a collective_permute along one axis alone, the same wherever devices are along others: by
  /// place along it, from which place a device gets its value; -1 where none sends one.
  using Sources = llvm::SmallVector<int64_t>;
  std::optional<Sources> getOwnSources(mlir::DenseIntElementsAttr pairs) const {
    return getSources(pairs, own);
  }
  std::optional<Sources> getBesideSources(mlir::DenseIntElementsAttr pairs) const {
    return hasBeside() ? getSources(pairs, beside) : std::nullopt;
  }

  bool hasBeside() const { return !beside.empty(); }
  llvm::StringRef getBesideName() const { return beside; }
  int64_t countBeside() const { return beside.empty() ? 1 : getSize(beside); }
  int64_t countOwn() const { return getSize(own); }
  /// What the numbers of neighbours along an axis differ by.
  int64_t getOwnStride() const { return getStride(own); }
  int64_t getBesideStride() const { return getStride(beside); }

private:
  using Rows = llvm::SmallVector<llvm::SmallVector<int64_t>>;

  std::optional<Sources> getSources(mlir::DenseIntElementsAttr pairs, llvm::StringRef axis) const;
  int64_t getSize(llvm::StringRef axis) const;
  int64_t getStride(llvm::StringRef axis) const;
  Rows list(llvm::ArrayRef<llvm::StringRef> along) const;

  sdy::MeshAttr mesh;
  llvm::StringRef own, beside;
};

} // namespace zero
#endif
