#include "zero/Analysis/Sharding.h"

#include "llvm/Support/raw_ostream.h"

using namespace zero;
using namespace zero::dist;

std::string Sharding::str() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (kind) {
  case Kind::Replicated:
    os << "replicated";
    break;
  case Kind::Partial:
    os << "partial(" << ir::stringifyReduceKind(reduce) << ")";
    break;
  case Kind::Sharded:
    os << "sharded(" << dim;
    if (groups != 1)
      os << ", groups = " << groups << ", chunk = " << chunk;
    os << ")";
    break;
  }
  return text;
}

llvm::SmallVector<int64_t> dist::getLocalShape(llvm::ArrayRef<int64_t> shape, Sharding sharding) {
  llvm::SmallVector<int64_t> local(shape);
  if (sharding.isSharded())
    local[sharding.dim] = sharding.getLocalSize();
  return local;
}
