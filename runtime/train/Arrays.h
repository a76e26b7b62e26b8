//===- Arrays.h - Unsharded arrays into and out of the ranks' memory ------------===//
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

/// Uploads the parts of the unsharded `data` that `rank` holds.
Status loadState(const Plan &plan, const PlanState &state, int rank, const uint8_t *data,
                 Device &device);
/// Writes zeros to the parts of a state that `rank` holds.
Status zeroState(const Plan &plan, const PlanState &state, int rank, Device &device);
/// Writes those behind the rows of a padded state, which no file has.
Status zeroPadding(const Plan &plan, const PlanState &state, int rank, Device &device);
/// Copies the rank's part of the unsharded `data` to `local`, which has room for localBytes().
void loadInput(const Plan &plan, const PlanTensor &input, int rank, const uint8_t *data,
               uint8_t *local);

/// Receives a piece of an unsharded array: its byte offset there, and the bytes.
using Sink = std::function<Status(int64_t offset, const uint8_t *data, int64_t bytes)>;

/// Gives the sink what `rank` has of an array. Of parts that several ranks hold, one gives them.
Status storeState(const Plan &plan, const PlanState &state, int rank, Device &device,
                  const Sink &sink);
Status storeOutput(const Plan &plan, const PlanTensor &output, int rank, Device &device,
                   const Sink &sink);

/// Downloads `bytes` bytes piece by piece; `visit(data, bytes)` sees them in order.
Status readPieces(Device &device, Address address, int64_t bytes,
                  const std::function<Status(const uint8_t *data, int64_t bytes)> &visit);

} // namespace zrt

#endif // ZRT_TRAIN_ARRAYS_H
