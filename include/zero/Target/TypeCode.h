//===- TypeCode.h - Element types by the runtime's numbers --------------------------===//
#ifndef ZERO_TARGET_TYPECODE_H
#define ZERO_TARGET_TYPECODE_H

#include "mlir/IR/Types.h"
#include <optional>

namespace zero {

/// The runtime's number of an element type (`zrt/abi.h`); nothing for one that it does not know.
std::optional<int64_t> getTypeCode(mlir::Type type);

} // namespace zero
#endif
