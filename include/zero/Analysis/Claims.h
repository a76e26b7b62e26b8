//===- Claims.h - What a module says of itself, counted again -------------------===//
//
// Verifiers of the phases compare `zero.config` and `zero.bytes` with what they count. Nothing here
// is evidence: every entry is derived from leaves and program, or refused.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_CLAIMS_H
#define ZERO_ANALYSIS_CLAIMS_H

#include "zero/Analysis/Tables.h"
#include "zero/Dialect/Zero/Phase.h"
#include <map>

namespace zero {

/// What each rank reads from its peers' memory in one run of an entry. Peers are the ranks of the
/// group along the mesh axes of a collective.
class WireCounter {
public:
  explicit WireCounter(ir::MeshOp mesh);

  /// A collective of ops whose types have been looked at, `times` over.
  void add(ir::CollectiveOpInterface collective, int64_t times);
  /// An all-gather or a reduce-scatter whose shards have `elements`, `times` over.
  void addTransfer(mlir::ArrayAttr axes, int64_t elements, int64_t width, int64_t times);
  /// An all-reduce of `elements`: chunks are ragged, so ranks read different numbers of bytes.
  void addAllReduce(mlir::ArrayAttr axes, int64_t elements, int64_t width, int64_t times);

  /// The figures of the entry, by rank; none where one does not fit 64 bits.
  std::optional<llvm::SmallVector<int64_t>> getByRank() const;
  /// Of them, what moves along each list of axes ("replica,dp"), by rank: what moves nothing is
  /// left out. Their sums fit 64 bits.
  std::map<std::string, llvm::SmallVector<int64_t>> getByAxes() const;

private:
  using Bytes = unsigned __int128;

  /// The groups along one list of axes.
  struct Group {
    mlir::ArrayAttr axes;
    int64_t size;
    llvm::SmallVector<int64_t> positions; // of every rank of the mesh in its group
    Bytes everywhere = 0;                 // the same on every rank
    std::map<int64_t, Bytes> allReduces;  // bytes per element of each size
    std::vector<Bytes> exchanged;         // by rank of the group; empty: none
    Bytes getBytes(int64_t rank) const;
  };
  Group &getGroup(mlir::ArrayAttr axes);
  /// An all_to_all: ranks read what others have of their own.
  void addExchange(ir::CollectiveOpInterface collective, int64_t times);

  mutable ir::MeshOp mesh;
  std::vector<Group> groups;
};

/// What `zero.bytes` says of the wire, entry by entry.
class WireClaims {
public:
  explicit WireClaims(ir::MeshOp mesh);

  /// Fails where figures do not fit 64 bits.
  mlir::LogicalResult add(mlir::Operation *entry, llvm::StringRef name, const WireCounter &counter);
  /// Appends `wire` (the largest rank's), `wire_by_rank` and, on a mesh of several axes,
  /// `wire_by_axes`.
  void appendTo(mlir::NamedAttrList &bytes, mlir::MLIRContext *context) const;

private:
  bool hasSeveralAxes;
  mlir::NamedAttrList wire, byRank, byAxes;
};

/// Fails, with the remedy, unless `zero.format`, `zero.config` and (from `partitioned` on)
/// `zero.bytes` are what text of `phase` has: no key unknown, each of its kind, and in a module
/// that came the whole way down none missing; mesh, ranks, block and element types are the
/// program's.
mlir::LogicalResult verifyRecords(mlir::ModuleOp module, ir::Phase phase);

/// Fails where `zero.bytes` of the module says something else than `counted` for one of its keys,
/// or nothing. Modules without leaves are plain functions and need to say nothing.
mlir::LogicalResult compareBytes(mlir::ModuleOp module, mlir::DictionaryAttr counted);

/// The same for what every phase below `partitioned` shows: states, padding and wire.
mlir::LogicalResult compareResident(mlir::ModuleOp module, const checked::Resident &resident,
                                    const WireClaims &wire);

} // namespace zero
#endif
