//===- Fold.h - Sums over ranks in one fixed order ------------------------------===//
#ifndef ZRT_COMM_FOLD_H
#define ZRT_COMM_FOLD_H

#include <cstdint>
#include <vector>

namespace zrt {

/// Elements per inner block; also the grain for splitting a fold over threads.
inline constexpr int64_t foldBlock = 1024;

/// target[i] = sources[0][i] op sources[1][i] op ..., left to right for i in [begin, end). f32,
/// bf16 and f16 are folded in f32, f64 in f64, and rounded once. `target` may be one of the
/// sources.
using FoldFunction = void (*)(const std::vector<const uint8_t *> &sources, uint8_t *target,
                              int64_t begin, int64_t end);

/// The fold for an element type and an operation, or nullptr if there is none.
FoldFunction foldFunction(int64_t dtype, int64_t op);

} // namespace zrt

#endif // ZRT_COMM_FOLD_H
