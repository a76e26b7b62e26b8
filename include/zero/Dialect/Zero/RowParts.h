//===- RowParts.h - How many parts of its rows an entry works on ---------------------------===//
//
// `zero.row_parts = K`, an attribute of an entry below `import` in which a large matmul and what
// works on its rows is there once for each of K parts of a rank's rows. It says where the
// validator may look for parts; whether they are the rows is proved.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_ROWPARTS_H
#define ZERO_DIALECT_ZERO_ROWPARTS_H

#include "llvm/ADT/StringRef.h"

namespace zero::ir {

constexpr llvm::StringLiteral kRowParts = "zero.row_parts";

} // namespace zero::ir
#endif
