//===- Bytes.h - ZeRO's formulas ------------------------------------------------===//
//
// Plain C++: what the paper's stages say, in bytes, for a rank of N.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_BYTES_H
#define ZERO_PARTITIONED_BYTES_H

#include <cstdint>

namespace zero {

/// What a rank keeps of a kind of state.
enum class Storage { Whole, Shard };

/// ZeRO's table. A master is a parameter that is read through a narrowing convert only: its wide
/// copy is optimizer state in all but name.
constexpr Storage getParamStorage(int64_t stage, bool isMaster) {
  return stage == 3 || (stage >= 1 && isMaster) ? Storage::Shard : Storage::Whole;
}
constexpr Storage getOptimizerStorage(int64_t stage) {
  return stage >= 1 ? Storage::Shard : Storage::Whole;
}
constexpr Storage getGradientStorage(int64_t stage) {
  return stage >= 2 ? Storage::Shard : Storage::Whole;
}

/// Elements that a rank keeps of a unit.
constexpr int64_t getKeptElements(Storage storage, int64_t elements, int64_t ranks) {
  return storage == Storage::Shard ? elements / ranks : elements;
}

/// Bytes that a rank sends (or reads from its peers) for one all-gather or reduce-scatter.
constexpr int64_t getTransferBytes(int64_t ranks, int64_t shardElements, int64_t elementBytes) {
  return (ranks - 1) * shardElements * elementBytes;
}
/// The same for an all-reduce, which is padded so that each rank owns a chunk.
constexpr int64_t getAllReduceBytes(int64_t ranks, int64_t elements, int64_t elementBytes) {
  return 2 * (ranks - 1) * ((elements + ranks - 1) / ranks) * elementBytes;
}
/// Padding elements of a unit stay below this.
constexpr int64_t getPaddingBound(int64_t parameters, int64_t ranks, int64_t block) {
  return (parameters + ranks) * block;
}

} // namespace zero
#endif
