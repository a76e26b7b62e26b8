//===- Passes.td - scheduled -> planned ------------------------------------===//
#ifndef ZERO_5_PLANNED_PASSES
#define ZERO_5_PLANNED_PASSES
include "mlir/Pass/PassBase.td"
include "zero/Options/StepOption.td"

def ChooseActivationsPass : Pass<"zero-choose-activations", "::mlir::ModuleOp"> {
  let summary = "Decides where what backward reads of forward is in between, by what a machine has";
  let description = [{
    With `activations=auto`: takes a copy of the module as far as its plan for each of `kept`, `partitioned`, `offloaded` and
    `partitioned-offloaded`, and chooses the one whose arena fits the memory of a device and that makes a step longer by least; of
    equal ones the first of these. Where none fits, the one with the smallest arena, with a warning. It runs in front of
    `zero-partition-activations`, on a program that is on its way to `scheduled`.

    A step takes longer by what gathers of parts read over the machine's link, and by what copies there and back take beyond
    forward and backward: what these take is reckoned op by op, what an op moves at the memory's rate, or what it computes, whichever is
    more (section 8 of the ZeRO paper, for one graph: its batch is what it is).

    A setting that its passes refuse, or that moves nothing, is no choice; what they say is kept as the reason. `activations_chosen` of
    `zero.config` has the choice, `activations_terms` what it follows from: of the machine and the step first, then of each setting
    the arena, the bytes that it adds to the wire and copies, the picoseconds that it adds, and why it lost.
  }];
  let options = [
    Option<"activations", "activations", "std::string", /*default=*/"\"kept\"", "auto: decide">,
    StepOption<"machineFile", "machine-file", "std::string", "\"\"",
               "Machine that --activations=auto reckons with, a name or FILE.json (none: h100-sxm)", "Scheduled", "NAME|FILE.json",
               AnyValue, RecordedIfGiven, NotListed>,
    StepOption<"deviceMemory", "device-memory", "int64_t", "0",
               "Bytes of a device that --activations=auto may fill (0: those of --machine)", "Scheduled", "BYTES", AtLeast<0>,
               RecordedIfGiven>,
    Option<"partitionMinBytes", "partition-min-bytes", "int64_t", /*default=*/"65536", "That of zero-partition-activations">,
    Option<"offloadMinBytes", "offload-min-bytes", "int64_t", /*default=*/"65536", "That of zero-offload-activations">,
    Option<"offloadOptimizer", "offload-optimizer", "bool", /*default=*/"false", "That of zero-offload-optimizer">,
    Option<"planAlignment", "plan-alignment", "int64_t", /*default=*/"512", "The alignment of zero-plan-buffers">];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::kernel::KernelDialect", "::zero::hlo::StableHLODialect"];
}

def PlanBuffersPass : Pass<"zero-plan-buffers", "::mlir::ModuleOp"> {
  let summary = "Gives every buffer an allocation in the arena of the module's first memory space";
  let description = [{
    All entries share the arena. State, inputs and outputs have slots of their own for good; a state's slot
    is the same in every entry. Everything else shares what is left by lifetime.

    Values that alias (`BufferAliasInterface`) are one buffer, whose bytes live from their own first access to their own
    last: parameters of a gathered unit die one by one, and gradients, made in one unit's buffer, take their places at
    stages 2 and 3. A new state is made in its slot when nothing
    reads the old one any more by the time it is first written, else it is copied there at the end. A
    collective's results live from its start, its operands until it is awaited, or another one that its stream runs later. Buffers of disjoint lifetimes in block order may
    share bytes: an await makes its stream wait for the collective, and a launch waits for the last one of each
    other stream that wrote what it reads or touched the bytes that it writes. There are no other events.
    Results that are copied to their slots are so by the module's first stream, at the end.

    The step begins with the saves of its states (`zero.launch_save`), what is replaced first before the rest, on a stream
    `@save` of their own; what overwrites a state waits for its save. They go to an arena in a space of the host's,
    `@checkpoint`. A module without leaves has none of it.

    Entry functions lose their arguments and results; `zero.slot` ops say where they are.
  }];
  let options = [
    StepOption<"alignment", "alignment", "int64_t", "512", "Alignment of the arena in bytes", "Planned", "BYTES",
               Values<"value >= 64 && value <= 1073741824 && llvm::isPowerOf2_64(value)",
                      "a power of two from 64 to 1073741824">, RecordedAsGiven, OfPass>];
  let dependentDialects = ["::zero::ir::ZeroDialect"];
  let statistics = [Statistic<"numBuffers", "buffers", "buffers placed">,
                    Statistic<"numCopies", "copies", "copies inserted">];
}

def VerifyPlanPass : Pass<"zero-verify-plan", "::mlir::ModuleOp"> {
  let summary = "Checks a plan on its own, and sets the phase";
  let description = [{
    Runs each entry on paper with a vector clock over all streams. Every launch names the launches whose bytes it
    reads (`from`, one list per allocation read; -1 is what the slot held when the entry began).

    - Reads find the bytes of the launches they name, all of them (but for the padding of a unit that is
      reduced): nothing else has written them since.
    - Conflicting accesses of a byte are ordered by streams and events: no races.
    - Waits are for events recorded before; an event is recorded once.
    - Every allocation lies inside the arena of its memory space, aligned to its elements, in the host's memory only
      where copies reach; slots do not overlap, and a state has one allocation in all entries. No launch writes over
      the rank's number, or over state of other entries.
    - Shapes, strides and units of a launch fit its allocations, a collective's kind its communicator's purpose.
    - All collectives of a communicator run on one stream, so in one order on all ranks; a stream of collectives
      runs nothing else.
    - At the end, states and outputs hold what their `from` names; a state that the entry does not replace
      still holds its old bytes.
    - An output that shares bytes with an input is the same allocation, read at its own index only (in a kernel over
      rows: in its own row), or what the kernel updates and reads nowhere else; outputs and scratch share no bytes.
    - Slots hold every leaf in every entry once, as `zero-verify-partition` says of arguments and results;
      states, padding and wire of `zero.bytes` are what slots and launches are counted to have.
    - The step saves each of its states once, as it was when it began, over the axes along which ranks hold the same, to
      memory of the host that nothing else uses; no other entry saves.
    - Every space has one arena, which ends where its last allocation ends, on its alignment; that of the first space
      holds the rank's number.

    Records `zero.memory` on the module, or compares it where text has it: bytes of the arena, of its slots,
    of what else it holds (`transient`), the most of these that launches have written and later ones read
    (`max_live`) and the difference (`fragmentation`); the entry, op and location of the peak and the largest
    pieces live there.
  }];
}
#endif
