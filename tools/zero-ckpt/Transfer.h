//===- Transfer.h - Making arrays of others, and writing them ------------------------===//
#ifndef ZERO_CKPT_TRANSFER_H
#define ZERO_CKPT_TRANSFER_H

#include "Match.h"
#include "ModelFiles.h"

#include "checkpoint/LeafSource.h"

namespace zrt {

struct TransferOptions {
  ModelPlace place;
  bool mayRound = false; // values that a type does not have become the nearest one
  std::string listPath;  // gets all names of a message
};

/// What was written.
struct TransferResult {
  int64_t arrays = 0, bytes = 0, files = 0;
};

/// Writes what is mapped, block by block; at most one array is held, where a checkpoint's array
/// changes the order of its elements.
Expected<TransferResult> transfer(const LeafSource &source, Mapped mapped,
                                  const TransferOptions &options, Complaints &complaints);

} // namespace zrt

#endif // ZERO_CKPT_TRANSFER_H
