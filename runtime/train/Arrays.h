//===- Arrays.h - Unsharded arrays into and out of the ranks' arenas ------------===//
#ifndef ZRT_TRAIN_ARRAYS_H
#define ZRT_TRAIN_ARRAYS_H

#include "Plan.h"

#include <functional>

namespace zrt {

/// Whether `tensor` (of a file) has the type and shape that the plan wants for `what`.
Status checkType(const std::string &what, int dtype, const std::vector<int64_t> &shape,
                 const Tensor &tensor, const std::string &path);

/// The first of `count` values at `data` that lies outside what `input` indexes; `count` if none.
int64_t findOutside(const PlanTensor &input, const uint8_t *data, int64_t count);
/// "is outside 0 to 63, what argument 'x' indexes".
std::string boundText(const PlanTensor &input);

/// Copies the parts of the unsharded `data` that `rank` holds into its arena.
void loadState(const PlanState &state, int rank, const uint8_t *data, uint8_t *arena);
void loadInput(const PlanTensor &input, int rank, const uint8_t *data, uint8_t *arena);

/// The arenas of all ranks, for reading.
using PeerArena = std::function<const uint8_t *(int rank)>;
/// Receives a piece of an unsharded array: its byte offset there, and the bytes.
using Sink = std::function<Status(int64_t offset, const uint8_t *data, int64_t bytes)>;

/// Puts the ranks' parts together. Replicated arrays are rank 0's.
Status storeState(const PlanState &state, int ranks, const PeerArena &arenas, const Sink &sink);
Status storeOutput(const PlanTensor &output, int ranks, const PeerArena &arenas, const Sink &sink);

} // namespace zrt

#endif // ZRT_TRAIN_ARRAYS_H
