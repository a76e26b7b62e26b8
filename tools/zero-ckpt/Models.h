//===- Models.h - Checkpoints and models of other programs, both ways ----------------===//
#ifndef ZERO_CKPT_MODELS_H
#define ZERO_CKPT_MODELS_H

#include "Leaves.h"
#include "Transfer.h"

namespace zrt {

/// What export, import and convert are asked for.
struct ModelRequest {
  std::string input;
  std::string map, mapFolder; // --map, and where shipped ones are; empty: names as they are
  std::string program;        // --for
  bool toProgram = false;     // from the right names of the map to the left ones
  bool isStacked = false;
  int dtype = -1;
  std::vector<std::string> sizes; // NAME=N
  LeafFilter filter;              // of a checkpoint
  TransferOptions transfer;
};

/// From a checkpoint.
Expected<TransferResult> exportModel(const ModelRequest &request);
/// To what --init reads. `left` is how many states of the program nothing was said of.
Expected<TransferResult> importModel(const ModelRequest &request, int64_t &left);
/// From files to files.
Expected<TransferResult> convertModel(const ModelRequest &request);

/// The states of a compiled program, which is asked for them, or of a checkpoint.
Expected<std::vector<CheckpointLeaf>> statesOf(const std::string &path);

/// "5GB" and the like: B, KB, MB, GB, KiB, MiB, GiB.
Expected<int64_t> parseBytes(const std::string &option, const std::string &text);
/// Where -o and --shard-size say.
Expected<ModelPlace> parsePlace(const std::string &output, const std::string &shardSize);

} // namespace zrt

#endif // ZERO_CKPT_MODELS_H
