//===- Bytes.h - ZeRO's formulas ------------------------------------------------===//
//
// Plain C++: what the paper's stages say, in bytes, for a rank of N.
//===------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_BYTES_H
#define ZERO_ANALYSIS_BYTES_H

#include <algorithm>
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

/// Bytes that a rank reads from its peers for one all-gather or reduce-scatter of a unit.
constexpr int64_t getTransferBytes(int64_t ranks, int64_t shardElements, int64_t elementBytes) {
  return (ranks - 1) * shardElements * elementBytes;
}
/// Elements of an all-reduce that rank `rank` reduces: chunks of the same size, the last ones
/// ragged or empty.
constexpr int64_t getOwnChunk(int64_t ranks, int64_t elements, int64_t rank) {
  int64_t chunk = elements / ranks + (elements % ranks != 0);
  int64_t begin = std::min(elements, rank * chunk);
  return std::min(elements, begin + chunk) - begin;
}
/// Elements that rank `rank` reads for an all-reduce: its own chunk from every peer, then theirs.
constexpr int64_t getAllReduceElements(int64_t ranks, int64_t elements, int64_t rank) {
  int64_t own = getOwnChunk(ranks, elements, rank);
  return (ranks - 1) * own + (elements - own);
}
/// Padding elements of a unit stay below this.
constexpr int64_t getPaddingBound(int64_t parameters, int64_t ranks, int64_t block) {
  return (parameters + ranks) * block;
}

} // namespace zero
#endif
