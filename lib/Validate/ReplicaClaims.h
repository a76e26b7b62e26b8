//===- ReplicaClaims.h - What a rank's value is of the imported one ------------===//
//
// A claim pairs the number of an imported expression with the sharding in which a rank holds it:
//
//   replicated          the value itself, on every rank
//   sharded(d, m, c)    the rank's rows: dimension d, of size m * N * c, is m groups of N chunks
//                       of c rows; of each group rank r holds chunk r
//   partial(kind)       the reduction by `kind` of all ranks' values is the value
//   part k of K         of rows: each chunk is K parts, and the rank has part k. Of a partial
//   value: the
//                       reduction over ranks and parts is the value, and the rank has that over
//                       some parts, one after the other, perhaps already reduced over ranks
//   rank multiple       the rank's number times the value
//   rebased index       an index of sharded rows, one column of which counts from the rank's first
//                       row
//   offset index        the value, of which one column, or all of it, counts from the rank's first
//   of
//                       `chunk` rows, and may lie outside of them
//   own range           whether the value, an index, lies within those rows: not before the first
//                       of them, not behind the last, or both
//   own rows            what is looked up by an offset index in the rank's rows of a table: the
//   value
//                       where the index lies within them, anything elsewhere
//   on a rank           whether this is rank `chunk`
//   per rank            differs between ranks in a way of its own; the number is of the
//                       expression on one rank. Only where the user wrote what one rank computes.
//===------------------------------------------------------------------------===//
#ifndef ZERO_LIB_VALIDATE_REPLICACLAIMS_H
#define ZERO_LIB_VALIDATE_REPLICACLAIMS_H

#include "zero/Dialect/Zero/Zero.h"
#include "zero/Validate/Numbering.h"

namespace zero::validate::replica {

struct Sharding {
  enum Kind : uint8_t {
    Replicated,
    Sharded,
    Partial,
    RankMultiple,
    RebasedIndex,
    OffsetIndex,
    OwnRange,
    OwnRows,
    OnRank,
    PerRank
  };
  enum Bounds : uint8_t { First = 1, Last = 2 }; // of an own range

  Kind kind = Replicated;
  ir::ReduceKind reduce = ir::ReduceKind::Add; // of a partial value
  int64_t dim = -1, groups = 1, chunk = 0;     // of a sharded value or index
  /// Of a rebased or an offset index: its column, and the dimension that the columns are along (-1:
  /// it has one column only). Of own rows, the column of their index.
  int64_t column = -1, columnDim = -1;
  /// Of an own range: which ends of it are looked at.
  uint8_t bounds = 0;
  /// Of rows and partial values: parts that each rank's rows are cut in, and which of them are
  /// here.
  int64_t parts = 1, firstPart = 0, numParts = 1;
  /// Of a partial value: over parts alone, the ranks' sum being done.
  bool isOverParts = false;
  /// Of a partial or whole value: in the type of --reduce-dtype, to which it has been rounded.
  bool isRounded = false;

  static Sharding of(Kind kind) {
    Sharding sharding;
    sharding.kind = kind;
    return sharding;
  }
  static Sharding sharded(int64_t dim, int64_t groups, int64_t chunk) {
    Sharding sharding = of(Sharded);
    sharding.dim = dim, sharding.groups = groups, sharding.chunk = chunk;
    return sharding;
  }
  static Sharding partial(ir::ReduceKind reduce) {
    Sharding sharding = of(Partial);
    sharding.reduce = reduce;
    return sharding;
  }
  /// The same rows along another dimension, in other groups.
  Sharding onDim(int64_t other) const { return withGroups(other, groups, chunk); }
  Sharding withGroups(int64_t other, int64_t otherGroups, int64_t otherChunk) const {
    return sharded(other, otherGroups, otherChunk).withPartOf(*this);
  }
  /// What a reduction of these rows by `kind` is.
  Sharding reducedBy(ir::ReduceKind kind) const { return partial(kind).withPartOf(*this); }
  /// Part `part` of `count` of the rank's rows.
  Sharding getPart(int64_t part, int64_t count) const {
    Sharding sharding = *this;
    sharding.chunk /= count, sharding.parts = count, sharding.firstPart = part;
    return sharding;
  }
  bool isPart() const { return parts > 1; }
  bool isOfSameParts(const Sharding &other) const {
    return parts == other.parts && firstPart == other.firstPart && numParts == other.numParts;
  }
  /// Ranks, or ranks and parts, between which rows of this sharding are spread.
  int64_t getHolders(int64_t ranks) const { return ranks * parts; }

  bool isReplicated() const { return kind == Replicated && !isRounded; }
  bool isSharded() const { return kind == Sharded; }
  bool isShardedOn(int64_t d) const { return isSharded() && dim == d; }
  bool isPartial() const { return kind == Partial; }
  bool isPartial(ir::ReduceKind of) const { return isPartial() && reduce == of; }
  /// Size of the sharded dimension on one rank.
  int64_t getLocalSize() const { return groups * chunk; }

  bool operator==(const Sharding &other) const {
    return kind == other.kind && reduce == other.reduce && dim == other.dim &&
           groups == other.groups && chunk == other.chunk && column == other.column &&
           columnDim == other.columnDim && bounds == other.bounds && isOfSameParts(other) &&
           isOverParts == other.isOverParts && isRounded == other.isRounded;
  }
  bool operator!=(const Sharding &other) const { return !(*this == other); }

  /// "rows of dimension 0"
  std::string str() const;

private:
  Sharding withPartOf(const Sharding &other) const {
    Sharding sharding = *this;
    sharding.parts = other.parts, sharding.firstPart = other.firstPart;
    sharding.numParts = other.numParts;
    return sharding;
  }
};

struct Claim {
  Number number = kNoNumber;
  Sharding sharding;
  /// Of a partial value where the user wrote what one rank computes: the expression on one rank.
  Number perRank = kNoNumber;
};

using Claims = llvm::SmallVector<Claim, 2>;
/// The claims of an op's results; none where they cannot be proved.
using Answer = std::optional<Claims>;

/// Type of the whole value of which a rank holds a value of type `local` in `sharding`.
mlir::Type getWholeType(mlir::Type local, const Sharding &sharding, int64_t ranks);

/// What two partial values of one value make together: partial over the parts of both, which follow
/// one another; the value itself, or its partial value of ranks, where these are all parts. None
/// for others.
std::optional<Claim> joinParts(const Claim &one, const Claim &other);

/// The shardings that a value of local shape `to` can have which holds the elements of one of shape
/// `from` of sharding `sharding`, in row-major order: the rank's number is one digit of the whole
/// element number, and must be one digit inside one dimension. Several where dimensions have size
/// one. Innermost first.
llvm::SmallVector<Sharding> getReshapedShardings(llvm::ArrayRef<int64_t> from,
                                                 const Sharding &sharding,
                                                 llvm::ArrayRef<int64_t> to);

inline int64_t indexIn(llvm::ArrayRef<int64_t> list, int64_t value) {
  const int64_t *found = llvm::find(list, value);
  return found == list.end() ? -1 : found - list.begin();
}

} // namespace zero::validate::replica
#endif
