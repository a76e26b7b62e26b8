//===- Safetensors.h - Tensor files ---------------------------------------------===//
//
// The safetensors format: eight bytes of header length, a JSON header of name -> {dtype, shape,
// data_offsets}, then the data, little-endian. Every length and offset is checked before use, as
// files come from anywhere; files are written beside their place and moved there when complete.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_SUPPORT_SAFETENSORS_H
#define ZERO_SUPPORT_SAFETENSORS_H

#include "zero/Support/Tensor.h"

#include "llvm/Support/Error.h"
#include <vector>

namespace zero {

struct NamedTensor {
  std::string name;
  Tensor tensor;
};

/// All tensors of a file, in the order of their names. The error names the file and what is wrong.
llvm::Expected<std::vector<NamedTensor>> readSafetensors(llvm::StringRef path);

/// Writes tensors in the order given; nothing is left at `path` when it fails.
llvm::Error writeSafetensors(llvm::StringRef path, llvm::ArrayRef<NamedTensor> tensors);

} // namespace zero
#endif
