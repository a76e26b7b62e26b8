//===- ValidatePlanned.cpp - planned against scheduled ------------------------===//
//
// A planned entry runs on paper in an arena that holds numbers. `from` and `id` of its launches are
// claims of others and not looked at.
//===------------------------------------------------------------------------===//
#include "zero/Validate/Planned.h"

#include "Difference.h"
#include "InPlaceKernels.h"
#include "PlannedSlots.h"
#include "ProgramNumbers.h"
#include "StagedReductions.h"
#include "SymbolicMemory.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

static constexpr Equation kEquations[] = {
    {"allocation", Exactness::Exact,
     "what is read from an allocation is what was last written there, byte by byte: a whole value, "
     "a range of one, or several side by side; what nobody has written is undefined and equals "
     "padding only"},
    {"space", Exactness::Exact, "allocations in different memory spaces share no bytes"},
    {"any-order", Exactness::Exact,
     "launches run in block order: where each one happens after all that it depends on by streams "
     "and events, every order that these allow gives the same"},
    {"launch", Exactness::Exact,
     "zero.launch writes the results of the kernel's body for what it reads, also over an argument "
     "that it reads at the result's own element (in a kernel over rows: own row) only or updates "
     "in part"},
    {"copy", Exactness::Exact, "zero.launch_copy writes what it reads"},
    {"slot", Exactness::Exact,
     "an argument is what its slot holds before the entry, a result what its slot holds after it; "
     "what the entry does not replace stays"},
    {"save", Exactness::Exact,
     "zero.launch_save writes what the rank saves of what it reads: after the step, each state's "
     "as "
     "it was before it, once, over the axes along which ranks hold the same"},
    {"padding-of-results", Exactness::Exact,
     "a whole unit that an entry gives is equal where its segments are"},
};

llvm::ArrayRef<Equation> getPlannedEquations() { return kEquations; }

namespace {

/// Streams and arenas of a planned module.
struct Machine {
  ir::Streams streams;
  ir::Spaces spaces;
  SmallVector<ir::ArenaOp> arenas; // by space

  explicit Machine(ModuleOp module) : streams(module), spaces(module) {}

  unsigned spaceOf(ir::AllocationAttr allocation) const {
    return *spaces.find(allocation.getSpace());
  }

  bool overlap(ir::AllocationAttr a, ir::AllocationAttr b) const {
    return spaceOf(a) == spaceOf(b) && a.getOffset() < b.getOffset() + b.getBytes() &&
           b.getOffset() < a.getOffset() + a.getBytes();
  }

  LogicalResult readArenas(ModuleOp module) {
    arenas.resize(spaces.size());
    for (auto arena : module.getOps<ir::ArenaOp>()) {
      std::optional<unsigned> space = spaces.find(arena.getSpaceAttr());
      if (!space || arenas[*space])
        return arena.emitOpError("is expected to be the only one of a space of the module");
      arenas[*space] = arena;
    }
    if (arenas.empty() || llvm::is_contained(arenas, ir::ArenaOp()))
      return module.emitError() << "expects spaces of memory, and one zero.arena in each";
    return success();
  }
};

/// Runs one entry.
class PlannedRun {
public:
  PlannedRun(OpNumbers &numbers, InPlaceKernels &inPlace, const Machine &machine,
             func::FuncOp entry)
      : numbers(numbers), inPlace(inPlace), machine(machine), entry(entry),
        clocks(machine.streams.size(), Clock(machine.streams.size(), 0)),
        cuts(entry->getParentOfType<ModuleOp>()) {
    for (ir::ArenaOp arena : machine.arenas)
      memories.emplace_back(numbers.getContents(), arena.getBytes(), machine.streams.size());
  }

  /// Puts into each slot what it holds before: the entry's arguments, and what is not its own.
  void begin(const EntrySlots &slots, ModuleOp module) {
    auto rank = RankedTensorType::get({8}, IntegerType::get(module.getContext(), 8));
    ir::ArenaOp arena = machine.arenas.front();
    hold(arena, ir::AllocationAttr::get(module.getContext(), arena.getRankOffset(), rank), "rank");
    auto keyOf = [&](ir::SlotOp slot) {
      return std::pair(machine.spaceOf(slot.getAllocation()), slot.getAllocation().getOffset());
    };
    llvm::SmallDenseSet<std::pair<unsigned, int64_t>> own;
    for (ArrayRef<ir::SlotOp> list : {ArrayRef(slots.arguments), ArrayRef(slots.results)})
      for (ir::SlotOp slot : list)
        own.insert(keyOf(slot));
    for (auto slot : module.getOps<ir::SlotOp>())
      if (!own.contains(keyOf(slot)))
        hold(slot, slot.getAllocation(), "another entry's slot");
    auto roles =
        llvm::map_to_vector(slots.arguments, [](ir::SlotOp slot) { return slot.getRole(); });
    numbers.beginEntry(roles);
    for (auto [index, argument] : llvm::enumerate(slots.arguments)) {
      ir::SlotOp slot = argument;
      Number number = numbers.getArgument(index, slot.getAllocation().getType(), slot.getLoc());
      memoryOf(slot.getAllocation()).set(slot.getAllocation(), number);
      if (static_cast<int64_t>(slot.getResult()) < 0)
        held.push_back({slot, slot.getAllocation(), number});
    }
  }

  LogicalResult run() {
    for (Operation &op : entry.getBody().front().without_terminator())
      if (failed(step(op)))
        return failure();
    return success();
  }

  /// Everything that the entry has no say over must lie where it lay.
  LogicalResult checkHeld() {
    for (const Held &part : held) {
      Number found = memoryOf(part.allocation).get(part.allocation, entry.getLoc());
      if (found == part.number)
        continue;
      InFlightDiagnostic diag = part.owner->emitOpError()
                                << "is overwritten by entry '" << entry.getSymName()
                                << "', which does not replace it: it ";
      describeDifference(diag, numbers.getContents().getNumbering(), found, part.number);
      return diag;
    }
    return success();
  }

  /// What a checkpoint is made of: each state of the step as it was, once; in other entries and
  /// without leaves nothing.
  LogicalResult checkSaves(const EntrySlots &slots, ModuleOp module) {
    SmallVector<ir::LaunchSaveOp> left = saves;
    auto meshes = module.getOps<ir::MeshOp>();
    bool isSaved =
        entry == ir::findStep(module) && !module.getOps<ir::LeafOp>().empty() && !meshes.empty();
    for (auto [index, argument] : llvm::enumerate(slots.arguments)) {
      ir::SlotOp slot = argument;
      if (!isSaved || !slot.getRole().isState() || slot.getAllocation().getBytes() == 0)
        continue;
      auto *found = llvm::find_if(
          left, [&](ir::LaunchSaveOp save) { return save.getSrc() == slot.getAllocation(); });
      if (found == left.end())
        return slot.emitOpError() << "is a state that no zero.launch_save of entry '"
                                  << entry.getSymName() << "' saves";
      ir::LaunchSaveOp save = *found;
      left.erase(found);
      Number state = numbers.getArgument(index, slot.getAllocation().getType(), slot.getLoc()),
             wanted = getSaved(save, state, getEqualAxes(slot, *meshes.begin())),
             held = memoryOf(save.getDst()).get(save.getDst(), entry.getLoc());
      if (failed(checkSavedPlace(save, *meshes.begin())))
        return failure();
      if (held == wanted)
        continue;
      InFlightDiagnostic diag = save.emitOpError()
                                << "is to leave what ranks save of " << slot.getRole().getName()
                                << " as it was before the step, over "
                                << getEqualAxes(slot, *meshes.begin()) << ": it ";
      describeDifference(diag, numbers.getContents().getNumbering(), held, wanted);
      return diag;
    }
    if (left.empty())
      return success();
    return left.front().emitOpError() << "saves what is no state of the step, or saved already";
  }

  Number getResult(ir::SlotOp slot) {
    return memoryOf(slot.getAllocation()).get(slot.getAllocation(), entry.getLoc());
  }

private:
  SymbolicMemory &memoryOf(ir::AllocationAttr allocation) {
    return memories[machine.spaceOf(allocation)];
  }

  void hold(Operation *owner, ir::AllocationAttr allocation, StringRef word) {
    Number number = numbers.getContents().getNumbering().getFresh(
        word, numbers.getContents().flatten(allocation.getType()), owner->getLoc());
    if (allocation.getBytes() == 0)
      return;
    memoryOf(allocation).set(allocation, number);
    held.push_back({owner, allocation, number});
  }

  //===--------------------------------------------------------------------===//
  // Order
  //===--------------------------------------------------------------------===//

  LogicalResult step(Operation &op) {
    if (auto record = dyn_cast<ir::RecordOp>(op)) {
      if (events.try_emplace(record.getEvent(), clockOf(record)).second)
        return success();
      return record.emitOpError() << "records event " << record.getEvent() << " a second time";
    }
    if (auto wait = dyn_cast<ir::WaitOp>(op)) {
      auto event = events.find(wait.getEvent());
      if (event == events.end())
        return wait.emitOpError() << "waits for event " << wait.getEvent()
                                  << ", which nothing has recorded before";
      for (auto [own, other] : llvm::zip_equal(clockOf(wait), event->second))
        own = std::max(own, other);
      return success();
    }
    if (auto launch = dyn_cast<ir::LaunchOpInterface>(op))
      return runLaunch(launch);
    return op.emitOpError("is not part of a plan: only launches, records and waits may be left; "
                          "run --zero-to-planned");
  }

  unsigned streamOf(ir::EnqueuedOpInterface op) const {
    return *machine.streams.find(op.getStreamAttr());
  }
  Clock &clockOf(ir::EnqueuedOpInterface op) { return clocks[streamOf(op)]; }

  LogicalResult checkAllocations(ir::LaunchOpInterface launch) {
    for (const auto &allocations : {launch.getReads(), launch.getWrites(), launch.getScratch()})
      for (ir::AllocationAttr allocation : allocations) {
        if (failed(ir::verifyAllocation(launch, allocation)))
          return failure();
        if (!machine.spaces.find(allocation.getSpace()))
          return launch->emitOpError() << "uses " << allocation << " in a space that is not there";
      }
    return launch.verifyLaunch();
  }

  /// Everything is read before anything is written: `checkApart` shows that it may be seen so.
  LogicalResult runLaunch(ir::LaunchOpInterface launch) {
    if (failed(checkAllocations(launch)))
      return failure();
    unsigned stream = streamOf(launch);
    Clock &now = clocks[stream];
    Moment self{launch, stream, ++now[stream]};
    SmallVector<Number> read;
    for (ir::AllocationAttr allocation : launch.getReads()) {
      FailureOr<Number> number = memoryOf(allocation).read(allocation, self, now);
      if (failed(number))
        return failure();
      read.push_back(*number);
    }
    FailureOr<SmallVector<Number>> made = compute(launch, read);
    if (failed(made) || failed(checkApart(launch)))
      return failure();
    for (ir::AllocationAttr allocation : launch.getScratch())
      if (failed(memoryOf(allocation).write(allocation, kNoNumber, self, now)))
        return failure();
    for (auto [allocation, number] : llvm::zip_equal(launch.getWrites(), *made))
      if (failed(memoryOf(allocation).write(allocation, number, self, now)))
        return failure();
    return success();
  }

  //===--------------------------------------------------------------------===//
  // Launches
  //===--------------------------------------------------------------------===//

  /// What each kind of launch makes of what it reads.
  FailureOr<SmallVector<Number>> compute(ir::LaunchOpInterface launch, ArrayRef<Number> read) {
    using Result = FailureOr<SmallVector<Number>>;
    return llvm::TypeSwitch<Operation *, Result>(launch)
        .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp,
              ir::LaunchSaveOp>([&](auto op) { return compute(op, read); })
        .Default([](Operation *op) -> Result {
          return op->emitOpError("has no equation that says what it makes");
        });
  }

  // Equation: launch.
  FailureOr<SmallVector<Number>> compute(ir::LaunchOp op, ArrayRef<Number> read) {
    func::FuncOp kernel = numbers.getKernel(op.getKernelAttr());
    if (!kernel || kernel.getNumArguments() != read.size() ||
        kernel.getNumResults() != op.getOuts().size())
      return op.emitOpError() << "launches " << op.getKernelAttr()
                              << ", which is no kernel of as many arguments and results";
    FailureOr<ArrayRef<Number>> made = numbers.inlineKernel(kernel, read);
    if (failed(made))
      return failure();
    return SmallVector<Number>(*made);
  }

  FailureOr<SmallVector<Number>> compute(ir::LaunchGemmOp op, ArrayRef<Number> read) {
    RankedTensorType type = op.getC().getType();
    Number matmul = numbers.getMatmul(op, read[0], read[1], type);
    if (matmul == kNoNumber)
      return op.emitOpError() << "does not make every element of its result once; expected m, n, "
                                 "k, batch and strides that do";
    MatmulTerms terms;
    size_t next = 2; // in the order in which a launch reads
    if (op.getAccumulate())
      terms.old = read[next++];
    if (op.getBias())
      terms.bias = read[next++];
    if (op.getAddend())
      terms.addend = read[next++];
    SmallVector<Number> made = {numbers.getSum(matmul, terms, type, op.getLoc())};
    if (ir::AllocationAttr sums = op.getSumsAttr())
      made.push_back(
          numbers.getOperandSums(op, read[*op.getSummed() == "a" ? 0 : 1], sums.getType()));
    return made;
  }

  FailureOr<SmallVector<Number>> compute(ir::LaunchCollectiveOp op, ArrayRef<Number> read) {
    auto types = llvm::map_to_vector(op.getOuts().getAsRange<ir::AllocationAttr>(),
                                     [](ir::AllocationAttr out) { return out.getType(); });
    bool isStaged = op->hasAttr("folds");
    if (isStaged && failed(checkStaging(op, read.size(), types, numbers)))
      return failure();
    SmallVector<Number> made = numbers.getCollectives(op, read, op.getTargetTypes());
    if (isStaged)
      made.push_back(kNoNumber); // what is left in scratch memory
    return made;
  }

  // Equation: copy.
  FailureOr<SmallVector<Number>> compute(ir::LaunchCopyOp, ArrayRef<Number> read) {
    return SmallVector<Number>(read);
  }

  // Equation: save.
  FailureOr<SmallVector<Number>> compute(ir::LaunchSaveOp op, ArrayRef<Number> read) {
    saves.push_back(op);
    return SmallVector<Number>{getSaved(op, read[0], op.getOver())};
  }

  Number getSaved(ir::LaunchSaveOp op, Number state, ArrayAttr over) {
    return numbers.getContents().get("save", over, op.getDst().getType(), {state}, op.getLoc());
  }

  /// Axes along which ranks hold the same in the slot: those of the mesh but its unit's, where it
  /// holds a shard of one, and but the batch's, where it holds rows.
  ArrayAttr getEqualAxes(ir::SlotOp slot, ir::MeshOp mesh) {
    FlatSymbolRefAttr unit = slot.getRole().getUnit();
    ir::LayoutOp layout = unit ? numbers.getLayout(unit) : ir::LayoutOp();
    SmallVector<Attribute> axes;
    ArrayAttr shards = layout ? layout.getAxes().getAs<ArrayAttr>("opt") : ArrayAttr();
    bool isShard = layout && slot.getAllocation().getType().getNumElements() !=
                                 static_cast<int64_t>(layout.getElements());
    if (slot.getRole().getKind() == ir::RoleKind::BatchState) {
      shards = mesh.getDataAxes();
      isShard = true;
    }
    for (Attribute axis : mesh.getAxisNames())
      if ((!isShard || !llvm::is_contained(shards, axis)) && !cuts.isPart(slot, axis))
        axes.push_back(axis);
    return ArrayAttr::get(entry.getContext(), axes);
  }

  //===--------------------------------------------------------------------===//
  // In place
  //===--------------------------------------------------------------------===//

  /// What a launch writes overlaps nothing else that it uses, but for a result that lies exactly
  /// over an argument that it may replace.
  LogicalResult checkApart(ir::LaunchOpInterface launch) {
    SmallVector<ir::AllocationAttr> written = launch.getWrites(), reads = launch.getReads();
    size_t results = written.size();
    llvm::append_range(written, launch.getScratch());
    for (auto [index, write] : llvm::enumerate(written)) {
      for (ir::AllocationAttr other : ArrayRef(written).take_front(index))
        if (machine.overlap(write, other))
          return launch->emitOpError()
                 << "writes " << other << " and " << write << " over each other";
      for (auto [input, read] : llvm::enumerate(reads))
        if (machine.overlap(write, read) &&
            (index >= results || !mayOverwrite(launch, index, write, input, read)))
          return launch->emitOpError() << "writes " << write << " over " << read
                                       << ", which it still reads; expected allocations apart";
    }
    return success();
  }

  /// Allocations that overlap lie in one space.
  bool mayOverwrite(ir::LaunchOpInterface launch, unsigned output, ir::AllocationAttr write,
                    unsigned input, ir::AllocationAttr read) {
    if (write.getOffset() != read.getOffset() || write.getBytes() != read.getBytes())
      return false;
    FlatSymbolRefAttr function = launch.getFunction();
    if (!function)
      return launch.replaces(output, input);
    return inPlace.mayOverwrite(numbers.getKernel(function), output, input);
  }

  /// Memory of the host, with room for the largest part: ceil(blocks / ranks) blocks of 64 KiB.
  LogicalResult checkSavedPlace(ir::LaunchSaveOp save, ir::MeshOp mesh) {
    constexpr int64_t kBlock = 65536;
    int64_t bytes = save.getSrc().getBytes(), ranks = 1;
    for (auto axis : save.getOver().getAsRange<StringAttr>())
      ranks *= mesh.getAxisSize(axis.getValue());
    int64_t blocks = bytes / kBlock + (bytes % kBlock != 0);
    int64_t room = std::min(bytes, (blocks / ranks + (blocks % ranks != 0)) * kBlock);
    ir::SpaceOp space = machine.spaces[machine.spaceOf(save.getDst())];
    if (space.getKind() == ir::MemoryKind::Host && save.getDst().getBytes() == room)
      return success();
    return save.emitOpError() << "has room for " << save.getDst().getBytes() << " bytes in @"
                              << space.getSymName() << ", expected " << room
                              << " in memory of the host";
  }

  struct Held {
    Operation *owner;
    ir::AllocationAttr allocation;
    Number number;
  };

  OpNumbers &numbers;
  InPlaceKernels &inPlace;
  const Machine &machine;
  func::FuncOp entry;
  std::vector<SymbolicMemory> memories; // by space
  SmallVector<Clock> clocks;            // by stream
  std::map<int64_t, Clock> events;
  SmallVector<Held> held;
  SmallVector<ir::LaunchSaveOp> saves; // that have run
  ir::CutStates cuts;
};

class PlannedValidator {
public:
  PlannedValidator(Contents &contents, ModuleOp planned, const Machine &machine)
      : planned(planned), contents(contents), numbering(contents.getNumbering()),
        numbers(contents, planned), machine(machine) {}

  LogicalResult compareEntry(const EntryNumbers &expected, func::FuncOp lower,
                             const EntrySlots &slots) {
    if (lower.getNumArguments() != 0 || lower.getNumResults() != 0)
      return lower.emitOpError("is not planned: it still takes or returns values");
    PlannedRun run(numbers, inPlace, machine, lower);
    run.begin(slots, planned);
    if (failed(run.run()) || failed(run.checkHeld()) || failed(run.checkSaves(slots, planned)))
      return failure();
    for (auto [index, result] : llvm::enumerate(slots.results)) {
      ir::SlotOp slot = result;
      Number found = run.getResult(slot), wanted = expected.results[index];
      if (found == wanted || isEqualInSegments(slot, found, wanted))
        continue;
      InFlightDiagnostic diag = slot.emitOpError() << "holds another result " << index << " of '"
                                                   << lower.getSymName() << "' after it: it ";
      describeDifference(diag, numbering, found, wanted);
      return diag;
    }
    return compareTransfers(numbering, lower, numbers.takeTransfers(), expected);
  }

private:
  // Equation: padding-of-results.
  bool isEqualInSegments(ir::SlotOp slot, Number found, Number wanted) {
    FlatSymbolRefAttr unit = slot.getRole().getUnit();
    ir::LayoutOp layout = unit ? numbers.getLayout(unit) : ir::LayoutOp();
    if (!layout || contents.count(found) != static_cast<int64_t>(layout.getElements()))
      return false;
    return contents.restrict(found, layout, slot.getLoc()) ==
           contents.restrict(wanted, layout, slot.getLoc());
  }

  ModuleOp planned;
  Contents &contents;
  const Numbering &numbering;
  OpNumbers numbers;
  InPlaceKernels inPlace;
  const Machine &machine;
};

} // namespace

LogicalResult validatePlanned(const ProgramNumbers &scheduled, ModuleOp planned) {
  Machine machine(planned);
  if (failed(machine.readArenas(planned)))
    return failure();
  FailureOr<EntryPairs> entries = pairEntries(getOutline(scheduled), planned);
  if (failed(entries))
    return failure();
  FailureOr<SmallVector<EntrySlots>> slots = readSlots(planned, *entries);
  if (failed(slots))
    return failure();
  PlannedValidator validator(scheduled.shared->contents, planned, machine);
  for (auto [pair, own] : llvm::zip_equal(*entries, *slots))
    if (failed(validator.compareEntry(scheduled.getEntry(pair.first), pair.second, own)))
      return failure();
  return success();
}

} // namespace zero::validate
