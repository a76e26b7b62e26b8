//===- ColumnSums.cpp - column-sums: sums down columns with kernels over the rows -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/RowChunks.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace zero {

/// Chunks of rows are shared out to workers: there must be some, or few elements in all. Vectors
/// run along a row: it must have some.
constexpr int64_t kFewestChunks = 8, kMostInFewChunks = 1 << 15, kShortestRow = 16;

static StringRef whyNotWorth(const RowForm &form) {
  if (form.countColumns() < kShortestRow)
    return "its rows are so short that lanes would be idle";
  bool isLarge = form.countRows() * form.countColumns() > kMostInFewChunks;
  return isLarge && RowChunks::of(form.rows).count < kFewestChunks
             ? "its rows are so few that workers would be idle"
             : "";
}

/// The rows of `group`, where it does nothing but reduce them down their columns.
static std::optional<RowForm> findColumns(const KernelGroup &group) {
  if (group.kind != KernelGroup::Reduce)
    return std::nullopt;
  std::optional<RowForm> form = getReducedColumns(group.reduce);
  bool isOnly = form && llvm::all_of(group.outputs,
                                     [&](Value output) { return form->isColumnValue(output); });
  for (Operation *op : group.members)
    isOnly = isOnly && (op->getNumRegions() == 0 || getReducedColumns(op) == form);
  return isOnly ? form : std::nullopt;
}

/// Whether `group` computes the rows of `form`, and may reduce their columns beside.
static bool isOverRows(const KernelGroup &group, const RowForm &form) {
  if (group.kind == KernelGroup::Row) {
    if (group.rows != form)
      return false;
  } else if (group.kind != KernelGroup::Map) {
    return false;
  }
  bool isPlain = llvm::all_of(group.members, [&](Operation *op) {
    bool isReduction = getReducedRows(op) == form || getReducedColumns(op) == form;
    return isReduction ||
           (op->getNumRegions() == 0 && op->getDialect()->getNamespace() == "stablehlo");
  });
  auto isOfRows = [&](Value output) {
    return form.isElements(output) || form.isRowValue(output) || form.isColumnValue(output);
  };
  return isPlain && llvm::all_of(group.outputs, isOfRows) &&
         llvm::any_of(group.outputs, [&](Value output) { return form.isElements(output); });
}

/// Kernels that make or read what `group` reads an element of for each it reduces: those that make
/// it first, each once.
static SmallVector<unsigned> findKernels(const KernelGroups &groups, unsigned id,
                                         const RowForm &form) {
  llvm::SmallSetVector<unsigned, 4> makers, readers;
  auto add = [&](Operation *op, auto &to) {
    for (const KernelGroups::Membership &place : groups.getPlaces(op))
      if (place.group != id && isOverRows(groups.getGroup(place.group), form))
        to.insert(place.group);
  };
  for (Value input : groups.getGroup(id).getInputs()) {
    if (!form.isElements(input))
      continue;
    if (Operation *def = input.getDefiningOp())
      add(def, makers);
    for (Operation *user : input.getUsers())
      add(groups.getBlock().findAncestorOpInBlock(*user), readers);
  }
  makers.insert_range(readers);
  return makers.takeVector();
}

/// Why `group`, over the rows of `form`, cannot give what `sums` does; empty where it can.
static StringRef whyNotMerge(const KernelGroups &groups, unsigned sums, unsigned id,
                             const RowForm &form) {
  const KernelGroup &from = groups.getGroup(sums), &to = groups.getGroup(id);
  auto isRead = [&](Value input) {
    Operation *def = input.getDefiningOp();
    return to.inputs.contains(input) || (def && to.members.contains(def));
  };
  for (Value input : from.getInputs()) {
    if (form.isElements(input) && !isRead(input))
      return "the kernel over its rows does not read all that it reads";
    bool isThere = to.position > from.position && !groups.getMatrixUnit(input);
    if (!isThere && !isRead(input))
      return "the kernel over its rows runs before what it reads is made";
  }
  return groups.whyNotMerge(sums, id);
}

/// What only the sums read in memory is no result of their kernel any more; one that has the rows'
/// elements stays.
static void dropOutputs(KernelGroups &groups, unsigned id, ArrayRef<Value> read,
                        const RowForm &form) {
  auto isElements = [&](Value output) { return form.isElements(output); };
  for (Value value : read)
    if (!groups.isReadOutside(value, id) &&
        llvm::count_if(groups.getGroup(id).outputs, isElements) > 1)
      groups.removeOutput(value, id);
}

/// The reductions down the columns of `form` of both groups.
static SmallVector<Operation *> findSums(const KernelGroup &one, const KernelGroup &other,
                                         const RowForm &form) {
  llvm::SetVector<Operation *> found;
  for (const KernelGroup *group : {&one, &other})
    for (Operation *op : group->members)
      if (getReducedColumns(op) == form)
        found.insert(op);
  return found.takeVector();
}

void mergeColumnSums(KernelGroups &groups, const Fusion &self, FusionContext &context) {
  FusionRun &run = context.run;
  for (unsigned id = 0; id < groups.getGroups().size(); ++id) {
    std::optional<RowForm> form = findColumns(groups.getGroup(id));
    if (!form)
      continue;
    Operation *reduce = groups.getGroup(id).reduce;
    if (StringRef why = whyNotWorth(*form); !why.empty()) {
      run.noteMissed(reduce, self, why);
      continue;
    }
    StringRef why = "no kernel over the same rows makes or reads what it sums";
    for (unsigned other : findKernels(groups, id, *form)) {
      why = context.target.whyNoColumns(
          *form, findSums(groups.getGroup(id), groups.getGroup(other), *form));
      if (why.empty())
        why = whyNotMerge(groups, id, other, *form);
      if (!why.empty())
        continue;
      SmallVector<Value> read = groups.getGroup(id).getInputs();
      groups.merge(id, other);
      dropOutputs(groups, other, read, *form);
      break;
    }
    if (why.empty())
      run.noteFused(reduce, self);
    else
      run.noteMissed(reduce, self, why);
  }
}

} // namespace zero
