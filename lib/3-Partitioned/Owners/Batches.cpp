//===- Batches.cpp - Which matrices go to owners together --------------------------===//
#include "Owners/Owners.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"
#include <map>
#include <numeric>

using namespace mlir;
using namespace zero;
using namespace zero::part;

void part::noteNotOwned(Operation *op, const Twine &why) {
  remark::missed(op->getLoc(),
                 remark::RemarkOpts::name("not-owner-computed").category("zero-partition"))
      << remark::reason("{0}", why.str());
}

//===----------------------------------------------------------------------===//
// Bundles
//===----------------------------------------------------------------------===//

namespace {
/// Matrices whose results are needed together, as all of a pack are.
struct Bundle {
  SmallVector<unsigned> matrices; // numbers, ascending
  /// Bundles that have to be over before, the longest way: those of one depth wait for none of each
  /// other.
  unsigned depth = 0;
};
} // namespace

/// Of the matrices with these numbers, ascending.
static SmallVector<Bundle, 0> findBundles(ArrayRef<Matrix> matrices, ArrayRef<unsigned> numbers) {
  llvm::EquivalenceClasses<unsigned> together;
  llvm::DenseMap<Operation *, unsigned> firstOf;
  for (unsigned number : numbers) {
    together.insert(number);
    for (OpOperand *output : matrices[number].outputs) {
      if (!isa<ir::PackOp>(output->getOwner()))
        continue;
      auto [first, isNew] = firstOf.try_emplace(output->getOwner(), number);
      if (!isNew)
        together.unionSets(first->second, number);
    }
  }
  llvm::MapVector<unsigned, Bundle> bundles;
  for (unsigned number : numbers)
    bundles[together.getLeaderValue(number)].matrices.push_back(number);
  SmallVector<Bundle, 0> list;
  for (auto &entry : bundles)
    list.push_back(std::move(entry.second));
  return list;
}

/// Numbers the bundles that each one waits for, the longest way; false where one waits for itself.
static bool findDepths(Block &block, ArrayRef<Matrix> matrices, MutableArrayRef<Bundle> bundles) {
  llvm::DenseMap<Operation *, Bundle *> bundleOf;
  for (Bundle &bundle : bundles)
    for (unsigned number : bundle.matrices)
      for (OpOperand *output : matrices[number].outputs)
        if (isa<ir::PackOp>(output->getOwner()))
          bundleOf[output->getOwner()] = &bundle;
  llvm::DenseMap<Value, unsigned> depths;
  for (size_t round = 0; round <= bundles.size(); ++round) {
    bool isDone = true;
    for (Operation &op : block) {
      unsigned depth = 0;
      forEachRead(&op, [&](Value read) { depth = std::max(depth, depths.lookup(read)); });
      if (Bundle *bundle = bundleOf.lookup(&op)) {
        isDone &= depth <= bundle->depth;
        bundle->depth = std::max(bundle->depth, depth);
        depth = bundle->depth + 1;
      }
      for (Value result : op.getResults())
        depths[result] = depth;
    }
    if (isDone)
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

using Counts = std::map<unsigned, unsigned>; // matrices by kind

static Counts countKinds(const Bundle &bundle, ArrayRef<Matrix> matrices) {
  Counts counts;
  for (unsigned number : bundle.matrices)
    ++counts[matrices[number].kind];
  return counts;
}

/// The fewest bundles alike that fill the slots of all their kinds.
static int64_t getBatchSize(const Counts &counts, int64_t ranks) {
  int64_t size = 1;
  for (auto [kind, count] : counts)
    size = std::lcm(size, ranks / std::gcd(ranks, static_cast<int64_t>(count)));
  return size;
}

/// Why it does not pay to share matrices alike, of which a rank computes `slots`; empty where it
/// does.
static std::string findLoss(const Matrix &matrix, int64_t count, int64_t slots, int64_t ranks,
                            const Matrices &matrices, OwnerMode mode) {
  if (count < 2)
    return "there is no matrix alike beside it, and one rank would compute as long as all do";
  int64_t saved = (count - slots) * matrix.flops;
  Exchanged exchanged = matrices.getExchanged(matrix.kind).times(count);
  int64_t held = matrices.getExchanged(matrix.kind).gathered * matrices.counts.lookup(matrix.kind);
  if (!pays(mode, saved, exchanged, held, ranks))
    return llvm::formatv("a rank would save {0} operations for {1} bytes of inputs and outputs, "
                         "expected {2} for each byte (--owner-computes=on leaves that out)",
                         saved, exchanged.all, kOperationsPerByte);
  return "";
}

/// Numbers of the matrices of which owners may compute: of a kind that pays where all slots are
/// filled. Others are a remark, and tie no bundles.
static SmallVector<unsigned> findPaying(const Matrices &matrices, int64_t ranks, OwnerMode mode) {
  SmallVector<unsigned> numbers;
  for (auto [number, matrix] : llvm::enumerate(matrices.list)) {
    int64_t count = matrices.counts.lookup(matrix.kind);
    int64_t slots = llvm::divideCeil(count, ranks), full = slots * ranks;
    if (count > 1 && findLoss(matrix, full, slots, ranks, matrices, mode).empty())
      numbers.push_back(number);
    else if (matrix.kind == number)
      noteNotOwned(matrix.ops.front(), findLoss(matrix, count, slots, ranks, matrices, mode));
  }
  return numbers;
}

static Batch makeBatch(ArrayRef<const Bundle *> bundles, const Matrices &matrices, int64_t ranks,
                       OwnerMode mode) {
  llvm::MapVector<unsigned, Share> shares;
  for (const Bundle *bundle : bundles)
    for (unsigned number : bundle->matrices) {
      Share &share = shares[matrices.list[number].kind];
      share.ranks = ranks;
      share.matrices.push_back(number);
    }
  Batch batch;
  for (auto &[kind, share] : shares) {
    const Matrix &matrix = matrices.list[share.matrices[0]];
    Operation *first = matrix.ops.front();
    int64_t count = share.matrices.size(), slots = share.getSlots();
    if (std::string why = findLoss(matrix, count, slots, ranks, matrices, mode); !why.empty()) {
      noteNotOwned(first, why);
      continue;
    }
    remark::passed(first->getLoc(),
                   remark::RemarkOpts::name("owner-computed").category("zero-partition"))
        << remark::add("{0} matrices from {1} on, {2} on each of {3} ranks: {4} operations less "
                       "on a rank, {5} bytes of inputs and outputs exchanged",
                       count, first->getName().getStringRef(), slots, ranks,
                       (count - slots) * matrix.flops,
                       matrices.getExchanged(matrix.kind).times(count).all);
    batch.shares.push_back(std::move(share));
  }
  return batch;
}

SmallVector<Batch, 0> part::planBatches(func::FuncOp function, const Matrices &matrices,
                                        int64_t ranks, OwnerMode mode) {
  SmallVector<Bundle, 0> bundles = findBundles(matrices.list, findPaying(matrices, ranks, mode));
  if (!findDepths(function.getBody().front(), matrices.list, bundles)) {
    noteNotOwned(function, "results of an update are read by its own whole ops");
    return {};
  }
  using Key = std::pair<unsigned, Counts>; // depth, and what is in a bundle
  llvm::MapVector<Key, SmallVector<const Bundle *>, std::map<Key, unsigned>> alike;
  for (const Bundle &bundle : bundles)
    alike[{bundle.depth, countKinds(bundle, matrices.list)}].push_back(&bundle);
  SmallVector<Batch, 0> batches;
  for (auto &[key, list] : alike) {
    size_t size = getBatchSize(key.second, ranks);
    for (ArrayRef<const Bundle *> rest = list; !rest.empty();
         rest = rest.drop_front(std::min(size, rest.size()))) {
      Batch batch = makeBatch(rest.take_front(size), matrices, ranks, mode);
      if (!batch.shares.empty())
        batches.push_back(std::move(batch));
    }
  }
  return batches;
}
