#include "Names.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

/// JAX writes transforms around the scopes that they go through: jvp(block).
static StringRef stripTransforms(StringRef scope) {
  while (scope.ends_with(")")) {
    auto [transform, rest] = scope.split('(');
    if (rest.empty())
      break;
    scope = rest.drop_back();
  }
  return scope;
}

bool zero::isNamed(Location loc, StringRef name) {
  bool isFound = false;
  loc->walk([&](Location inner) {
    if (auto named = dyn_cast<NameLoc>(inner))
      for (StringRef scope : llvm::split(named.getName().getValue(), '/'))
        isFound |= stripTransforms(scope) == name;
    return isFound ? WalkResult::interrupt() : WalkResult::advance();
  });
  return isFound;
}
