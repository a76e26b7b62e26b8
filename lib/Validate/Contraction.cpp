#include "Contraction.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero::validate {

namespace {

enum Matrix : unsigned { A, B, C };

/// Loops that are one loop in A and B, outermost first.
struct Chain {
  SmallVector<unsigned> members;
  Loop loop;
};

/// Whether `outer` continues `inner` in A and B.
bool continues(const Loop &outer, const Loop &inner) {
  return outer.steps[A] == inner.steps[A] * inner.size &&
         outer.steps[B] == inner.steps[B] * inner.size;
}

/// Joins what is one loop in A and B, and puts the rest into an order that depends on nothing else.
SmallVector<Chain> makeChains(const Loops &loops) {
  SmallVector<Chain> chains;
  for (auto [index, loop] : llvm::enumerate(loops))
    chains.push_back({{static_cast<unsigned>(index)}, loop});
  auto keyOf = [](const Chain &chain) {
    const Loop &loop = chain.loop;
    return std::tuple(loop.steps[A], loop.steps[B], loop.size, loop.steps[C]);
  };
  llvm::sort(chains, [&](const Chain &x, const Chain &y) { return keyOf(x) > keyOf(y); });
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < chains.size() && !changed; ++i)
      for (size_t j = 0; j < chains.size() && !changed; ++j) {
        if (i == j || !continues(chains[i].loop, chains[j].loop))
          continue;
        llvm::append_range(chains[i].members, chains[j].members);
        chains[i].loop = {chains[i].loop.size * chains[j].loop.size, chains[j].loop.steps};
        chains.erase(chains.begin() + j);
        changed = true;
      }
  }
  llvm::sort(chains, [&](const Chain &x, const Chain &y) { return keyOf(x) > keyOf(y); });
  return chains;
}

/// Whether the loops' steps in C reach each of its elements once.
bool coversResult(const Loops &loops, int64_t count) {
  Loops dense(loops);
  llvm::sort(dense, [](const Loop &x, const Loop &y) { return x.steps[C] < y.steps[C]; });
  int64_t next = 1;
  for (const Loop &loop : dense) {
    if (loop.steps[C] != next)
      return false;
    next *= loop.size;
  }
  return next == count;
}

bool staysInside(const Loops &loops, Matrix matrix, int64_t offset, int64_t count) {
  Access access{offset, {}};
  for (const Loop &loop : loops)
    access.loops.push_back({loop.size, {loop.steps[matrix]}});
  auto [first, last] = access.span();
  return first >= 0 && last < count;
}

/// Lets an operand that is itself a read be its source.
void substituteSource(Contents &contents, Number &operand, int64_t &offset, Loops &loops,
                      Matrix matrix) {
  for (bool changed = true; changed;) {
    auto [base, access] = contents.getSource(operand);
    changed = base != operand && substitute(loops, matrix, offset, access);
    if (changed)
      operand = base;
    changed |= contents.unpad(operand, loops, matrix, offset);
  }
}

/// Lets an operand that is a splat constant be its one value, wherever a loop is.
void substituteSplat(Contents &contents, Number &operand, int64_t &offset, Loops &loops,
                     Matrix matrix, LocationAttr loc) {
  Attribute splat = contents.getSplatValue(operand);
  if (!splat)
    return;
  operand = contents.getSplat(splat, contents.getElementType(operand), 1, loc);
  offset = 0;
  for (Loop &loop : loops)
    loop.steps[matrix] = 0;
}

/// A loop that goes on behind the rows of a padded operand; what of it is inside.
struct Shortened {
  int64_t step, inside, size; // in C, of which the steps are those before
};

/// Joins loops, wherever they stand, that are one loop in all three.
void joinLoops(Loops &loops) {
  auto isOne = [](const Loop &outer, const Loop &inner) {
    return continues(outer, inner) && outer.steps[C] == inner.steps[C] * inner.size;
  };
  for (size_t i = 0; i < loops.size(); ++i)
    for (size_t j = 0; j < loops.size(); ++j) {
      if (i == j || !isOne(loops[i], loops[j]))
        continue;
      loops[i] = {loops[i].size * loops[j].size, loops[j].steps};
      loops.erase(loops.begin() + j);
      i = j = 0; // what has grown may continue one before it
    }
}

/// Makes two loops of each that goes on from row to row of a padded operand, having joined what a
/// reshape split elsewhere: how loops were split must not tell what is cut off.
void splitAtRows(const Contents &contents, Contraction &p) {
  joinLoops(p.loops);
  for (Matrix matrix : {A, B}) {
    int64_t pitch = contents.getPitch(matrix == A ? p.a : p.b);
    Loops split;
    for (Loop loop : p.loops) {
      int64_t step = loop.steps[matrix];
      if (pitch > 0 && step > 0 && pitch % step == 0 && step * loop.size > pitch &&
          step * loop.size % pitch == 0) {
        int64_t inner = pitch / step;
        Loop rows = loop;
        rows.size = loop.size / inner;
        for (int64_t &each : rows.steps)
          each *= inner;
        split.push_back(rows);
        loop.size = inner;
      }
      split.push_back(loop);
    }
    p.loops = std::move(split);
  }
}

/// Cuts off what loops read of padding: in rows or columns, of which C then has more; of sums where
/// both operands are zero.
SmallVector<Shortened> cutPadding(Contents &contents, Contraction &p) {
  SmallVector<Shortened> cut;
  for (Loop &loop : p.loops) {
    int64_t inA = contents.countInside(p.a, p.loops, A, p.aOffset, loop),
            inB = contents.countInside(p.b, p.loops, B, p.bOffset, loop);
    bool isSummed = loop.steps[C] == 0;
    // What one operand has of a sum for all iterations may be infinite, and times zero not zero.
    bool isOfOne = !isSummed && (loop.steps[A] == 0 || loop.steps[B] == 0);
    int64_t inside = isOfOne ? std::max(inA, inB) : inA == inB ? inA : 0;
    if (inside <= 0 || inside >= loop.size ||
        (isSummed && !(contents.isZeroPadded(p.a) && contents.isZeroPadded(p.b))))
      continue;
    if (!isSummed)
      cut.push_back({loop.steps[C], inside, loop.size});
    loop.size = inside;
  }
  llvm::sort(cut, [](const Shortened &x, const Shortened &y) { return x.step > y.step; });
  for (auto [step, inside, size] : cut)
    for (Loop &loop : p.loops)
      if (loop.steps[C] > step)
        loop.steps[C] = loop.steps[C] / (size * step) * (inside * step);
  return cut;
}

void appendKey(SmallVectorImpl<int64_t> &key, ArrayRef<Chain> chains) {
  key.push_back(chains.size());
  for (const Chain &chain : chains)
    key.append({chain.loop.size, chain.loop.steps[A], chain.loop.steps[B]});
}

} // namespace

/// Whether all loops run, inside both operands.
static bool readsInside(const Contents &contents, const Contraction &p) {
  return llvm::all_of(p.loops, [](const Loop &loop) { return loop.size > 0; }) &&
         staysInside(p.loops, A, p.aOffset, contents.count(p.a)) &&
         staysInside(p.loops, B, p.bOffset, contents.count(p.b));
}

static Number getProduct(Contents &contents, Contraction p, int64_t count, LocationAttr loc);

// Equation: matmul-of-padded.
Number getContraction(Contents &contents, Contraction p, int64_t count, LocationAttr loc) {
  if (!readsInside(contents, p))
    return kNoNumber;
  Contraction inside = p;
  // What a transpose or a slice reads may have padding behind its rows.
  substituteSource(contents, inside.a, inside.aOffset, inside.loops, A);
  substituteSource(contents, inside.b, inside.bOffset, inside.loops, B);
  splitAtRows(contents, inside);
  SmallVector<Shortened> cut = cutPadding(contents, inside);
  // What is behind the rows of C is told apart by the whole that it is of.
  Number whole = cut.empty() ? kNoNumber : getProduct(contents, std::move(p), count, loc);
  if (!cut.empty() && whole == kNoNumber)
    return kNoNumber;
  for (const Shortened &loop : cut) {
    if (count % (loop.size * loop.step) != 0)
      return kNoNumber;
    count = count / (loop.size * loop.step) * (loop.inside * loop.step);
  }
  Number product = getProduct(contents, std::move(inside), count, loc);
  for (const Shortened &loop : llvm::reverse(cut))
    if (product != kNoNumber)
      product = contents.pad(product, loop.inside * loop.step, loop.size * loop.step,
                             /*padding=*/whole, loc);
  return product;
}

// Equations: contraction, contraction-layout.
static Number getProduct(Contents &contents, Contraction p, int64_t count, LocationAttr loc) {
  llvm::erase_if(p.loops, [](const Loop &loop) { return loop.size == 1; });
  if (!readsInside(contents, p))
    return kNoNumber;
  substituteSource(contents, p.a, p.aOffset, p.loops, A);
  substituteSource(contents, p.b, p.bOffset, p.loops, B);
  substituteSplat(contents, p.a, p.aOffset, p.loops, A, loc);
  substituteSplat(contents, p.b, p.bOffset, p.loops, B, loc);
  Loops rows, summed; // of C; and those that C does not have
  for (const Loop &loop : p.loops)
    (loop.steps[C] != 0 ? rows : summed).push_back(loop);
  if (!coversResult(rows, count))
    return kNoNumber;

  // The product itself has its elements in the order of the chains; C reads them in its own.
  SmallVector<Chain> chains = makeChains(rows);
  SmallVector<int64_t> steps(rows.size(), 0);
  int64_t elements = 1;
  for (const Chain &chain : llvm::reverse(chains)) {
    if (chain.loop.steps[A] == 0 && chain.loop.steps[B] == 0)
      continue; // the same for all iterations
    for (unsigned member : llvm::reverse(chain.members)) {
      steps[member] = elements;
      elements *= rows[member].size;
    }
  }
  llvm::erase_if(chains, [](const Chain &chain) {
    return chain.loop.steps[A] == 0 && chain.loop.steps[B] == 0;
  });
  SmallVector<int64_t> key = {p.aOffset, p.bOffset, p.isTf32};
  appendKey(key, chains);
  appendKey(key, makeChains(summed));
  Number product = contents.get(kProduct, DenseI64ArrayAttr::get(loc.getContext(), key),
                                RankedTensorType::get({elements}, p.elementType), {p.a, p.b}, loc);

  SmallVector<unsigned> order = llvm::to_vector(llvm::seq<unsigned>(0, rows.size()));
  llvm::sort(order, [&](unsigned x, unsigned y) { return rows[x].steps[C] > rows[y].steps[C]; });
  Access access;
  for (unsigned index : order)
    access.loops.push_back({rows[index].size, {steps[index]}});
  return contents.read(product, std::move(access), loc);
}

} // namespace zero::validate
