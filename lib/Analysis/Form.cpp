#include "zero/Analysis/Form.h"

#include "llvm/Support/raw_ostream.h"

using namespace zero;
using namespace zero::dist;

std::string Form::str() const {
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

static int64_t product(llvm::ArrayRef<int64_t> sizes) {
  int64_t result = 1;
  for (int64_t size : sizes)
    result *= size;
  return result;
}

std::optional<Form> dist::reshapeForm(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to,
                                      Form form, int64_t ranks) {
  if (!form.isSharded())
    return form;
  // Elements that lie together on one rank.
  int64_t inner = form.chunk * product(from.drop_front(form.dim + 1));
  // Innermost first: of dimensions of size one (which matter for one rank only) the one that keeps
  // the largest chunk.
  int64_t suffix = 1;
  for (int64_t dim = static_cast<int64_t>(to.size()) - 1; dim >= 0; suffix *= to[dim--]) {
    if (suffix == 0 || inner % suffix != 0)
      return std::nullopt;
    int64_t chunk = inner / suffix;
    if (chunk > 0 && to[dim] % (ranks * chunk) == 0 && to[dim] > 0)
      return Form::sharded(dim, to[dim] / (ranks * chunk), chunk);
  }
  return std::nullopt;
}

llvm::SmallVector<int64_t> dist::getLocalShape(llvm::ArrayRef<int64_t> shape, Form form) {
  llvm::SmallVector<int64_t> local(shape);
  if (form.isSharded())
    local[form.dim] = form.getLocalSize();
  return local;
}
