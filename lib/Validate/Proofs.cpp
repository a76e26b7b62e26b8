#include "zero/Validate/Proofs.h"

#include "zero/Validate/Equations.h"
#include "zero/Validate/Padding.h"
#include "zero/Validate/Partitioned.h"
#include "zero/Validate/Planned.h"
#include "zero/Validate/Records.h"
#include "zero/Validate/Replica.h"
#include "zero/Validate/Scheduled.h"

using llvm::ArrayRef;
using llvm::StringRef;

namespace zero::validate {

namespace {
/// A row of the page.
struct Claim {
  StringRef claim, checker, from, equations, notCovered;
};

struct Relation {
  StringRef phases, intro;
  ArrayRef<Equation> equations;
};
} // namespace

static constexpr Claim kClaims[] = {
    {"`import` computes what the text that was read computes",
     "`zero-compile --check-import` (opt-in; CI, on every exported step)",
     "both programs, run by the interpreter on random inputs", "none: runs, with a tolerance",
     "inputs that were not drawn; steps too large to interpret; one replica's program, which is no "
     "step on whole arrays: where its states of parts are written on whole ones "
     "(`zero-widen-shards`), tests against JAX"},
    {"`replica` on N ranks computes `import` on the whole batch",
     "`lib/Validate`, every compile and every text that is read back", "both programs",
     "import to replica",
     "the order of sums: equal as real numbers; the rows that the runtime "
     "gives a rank"},
    {"what is marked as computed again in backward repeats an op of the same program",
     "`zero-verify-replica`", "the program: ops compared with all before them", "none: equal",
     "that values are computed again no sooner than backward needs them: the arena shows it "
     "(docs/Recomputation.md)"},
    {"`partitioned` computes `replica`", "`lib/Validate`, likewise", "both programs, the layouts",
     "replica to partitioned", "-"},
    {"`scheduled` computes `partitioned`", "`lib/Validate`, likewise", "both programs",
     "partitioned to scheduled", "the order of sums inside a library matmul"},
    {"`planned` computes `scheduled`: every slot ends with the value it must",
     "`lib/Validate`, likewise", "both programs; memory as boxes that hold numbers",
     "scheduled to planned", "-"},
    {"what the executable is told (host records, plan) is `planned`",
     "`lib/Validate`, every compile", "the emitted tables and the plan's JSON, recounted",
     "none: field by field",
     "the runtime's reading of them (its own tests); whether the loops of an emitted kernel are "
     "those "
     "of its items: `--check-kernels` runs all of them"},
    {"nothing is emitted that the rows around this one do not cover",
     "`lib/Validate`, every compile",
     "all functions, constants and attributes of the emitted module: entries and their parts, the "
     "kernels of the plan and their stages, declarations, constants",
     "none",
     "the loops inside kernels, a GPU's kernels and the code made of them: `--check-kernels`"},
    {"the function of a kernel that sums columns, or factorises, runs its stages, or the runtime, "
     "as "
     "scheduled",
     "`lib/Validate`, every compile", "the planned kernel, its schedule and the emitted code",
     "planned to executable",
     "what the machine code of a stage does with its items: `--check-kernels`"},
    {"the schedule of each kernel computes all its elements once, on the machine that the program "
     "is "
     "made for, within its caches and workspace",
     "`zero-schedule-kernels`, `zero-verify-scheduled`, `zero-verify-plan`, `zero-lower-kernels`",
     "the kernel's function and the target, numbers computed anew", "none",
     "how tiles of attentions, convolutions and running sums are counted: their emitters say; the "
     "order of sums (docs/Exactness.md, tests)"},
    {"the values that data may have are those that the step can index",
     "`lib/Validate`, every compile",
     "the import program: a second reading of which arguments reach a gather's index vector",
     "none",
     "indices that the step computes with, clamps, orders or masks: not checked; without an origin "
     "(`--unproved`) the plan says nothing of values"},
    {"machine code computes what the kernel or library call says",
     "`zero-compile --check-kernels` (opt-in; CI)",
     "each distinct kernel and matmul on random inputs, outputs poisoned, odd offsets, against "
     "the interpreter",
     "none: runs, with a tolerance",
     "inputs that were not drawn; a loop as a whole: what its regions run is checked part by part"},
    {"the host code of a loop or branch that stays runs what its regions say on the bytes that "
     "they "
     "say",
     "`lib/Validate`, every compile",
     "the planned kernel and the emitted code; memory as bytes of "
     "values",
     "planned to executable",
     "what the machine code of the kernels it calls does with the bytes it is given; what LLVM "
     "makes "
     "of the code"},
    {"a text that is read back is the program of its origin",
     "`lib/Pipelines/Origin.cpp`, every tool that goes on from text",
     "the import program that the text carries (hash in `zero.config`), lowered once more and "
     "proved on the way",
     "all of the above", "`--unproved`, which report and executable repeat"},
    {"a step on vocabularies that are padded is the step, and rows that are added stay zero",
     "`lib/Validate/Padding.cpp`", "both modules", "import to import, vocabularies padded",
     "steps whose numbers are not finite: 0 * inf"},
    {"tables, options, mesh and layouts are those of the phase above", "`lib/Validate/Leaves.cpp`",
     "both modules", "none: equal", "-"},
    {"what a rank keeps is the stage's formula", "`zero-verify-partition`",
     "leaves, layouts and program; nothing that a pass wrote",
     "the stages' formulas of the ZeRO paper, its sections 5 and 7",
     "memory outside the arena (metered at run time)"},
    {"what a rank sends is the volume of the stage, each deviation listed and priced",
     "`zero-verify-partition`, `zero-verify-scheduled`", "the program, trips of loops counted",
     "(N - 1) x shard a gather or scatter; ragged chunks of an all-reduce", "-"},
    {"gradients, staging and deviations of text from `scheduled` on are those of `partitioned`",
     "`lib/Validate/Leaves.cpp`", "both modules", "none: equal",
     "with `--unproved` there is nothing to compare with: the report says that they are what the "
     "text says"},
    {"full gradients that wait are O(1) in layers", "`zero-verify-partition`", "the program",
     "none", "pooled and tied units: listed with their bytes (`waiting` of `zero.bytes`)"},
    {"what updates gather, reduce and compute whole is counted, within `--max-extra-memory` and "
     "`--max-extra-wire`",
     "`zero-verify-partition`", "the program", "none",
     "what kernels and library matmuls keep for themselves; the order in which whole values live "
     "below `partitioned`"},
    {"`@init` holds at most one whole parameter", "`zero-verify-partition`, `zero-verify-plan`",
     "live ranges of the program; of the buffers that launches write, once more in their own order",
     "none", "with random bits: two halves of 32 bits count as the parameter"},
    {"no race, no early read, no dead-lock", "`zero-verify-scheduled`, `zero-verify-plan`",
     "vector clocks over streams and events", "none", "races inside a kernel"},
    {"the arena ends where its last buffer ends; allocations fit", "`zero-verify-plan`",
     "the launches", "none", "fragmentation: printed, not bounded"},
    {"a checkpoint has every state as it was between two steps, each element once",
     "`zero-verify-plan`, `lib/Validate`; the runtime before the first step",
     "the step's saves, slots and layouts; the plan's saves and states", "scheduled to planned",
     "the bytes' way to the disk: checksums; the rank's part of a save: tests of the runtime"},
    {"predicted = used, in both directions, after the first step and at the end",
     "the runtime's meters (docs/Runtime.md)",
     "mapped pages, bytes read from peers; in tests also poison", "none",
     "lines that say \"by the plan\""},
    {"what must be equal on all ranks is", "`--check=replicas` (always in tests)",
     "hashes of the values, every K steps", "none", "values that the plan does not list"},
};

static StringRef toText(Exactness exactness) {
  switch (exactness) {
  case Exactness::Exact:
    return "exact";
  case Exactness::Reassociates:
    return "reassociates";
  case Exactness::Rounds:
    return "rounds";
  }
  llvm_unreachable("all are handled");
}

static void printClaims(llvm::raw_ostream &os) {
  os << "| claim | who checks it | from what | by which equations | what it does not cover |\n"
        "|---|---|---|---|---|\n";
  for (const Claim &row : kClaims)
    os << "| " << row.claim << " | " << row.checker << " | " << row.from << " | " << row.equations
       << " | " << row.notCovered << " |\n";
}

static void printEquations(llvm::raw_ostream &os) {
  const Relation relations[] = {
      {"import to replica",
       "Over the reals. A value is the imported one (R), this rank's rows of it (S), or a partial "
       "sum of it (P).",
       getReplicaEquations()},
      {"import to import, vocabularies padded",
       "Over the reals. A value is the imported one, or has it as its first rows along one "
       "dimension; of the others one number, the same everywhere, is known, or nothing. Beside "
       "the equations for one rank above.",
       getPaddingEquations()},
      {"replica to partitioned",
       "A flat value is a list of numbers, one a segment; padding is none of them.",
       getPartitionedEquations()},
      {"partitioned to scheduled",
       "A number stands for contents in row-major order; kernels are inlined, futures resolved.",
       getScheduledEquations()},
      {"scheduled to planned", "An allocation is a box of bytes that holds a number.",
       getPlannedEquations()},
      {"planned to executable",
       "Of kernels whose function runs others: loops and branches, sums of columns, "
       "factorisations. "
       "A byte holds a byte of a value: of an argument, of "
       "what a round begins with, or of what a call made.",
       getExecutableEquations()},
  };
  for (const Relation &relation : relations) {
    os << "\n### " << relation.phases << "\n\n"
       << relation.intro << "\n\n"
       << "| equation | | says |\n|---|---|---|\n";
    for (const Equation &equation : relation.equations)
      os << "| `" << equation.name << "` | " << toText(equation.exactness) << " | "
         << equation.statement << " |\n";
  }
}

void printProofs(llvm::raw_ostream &os) {
  os << "# Proofs\n\n"
        "Written by `zero-opt --print-proofs`; a test checks that it is fresh.\n\n"
        "Every phase is shown equal to the one above it, on every compile: a checker that shares "
        "no code with passes gives each\nvalue of both programs a number that stands for the "
        "expression that makes it, and compares the numbers of all states,\nmetrics and outputs. "
        "Two expressions have one number only by the equations below. Text that is read back is "
        "proved the\nsame way against the `import` program that it carries.\n\n"
        "Something new (an op, a fusion, a collective, a layout, a form of loop) brings its "
        "equations here, its row, its kinds of\nmutants (`test/mutants`) and its byte rule.\n\n"
        "## Claims\n\n";
  printClaims(os);
  os << "\n## Equations\n";
  printEquations(os);
}

} // namespace zero::validate
