#include "zero/Validate/Planned.h"

namespace zero::validate {

static constexpr Equation kEquations[] = {
    {"place", Exactness::Exact,
     "what is read at a place is what was last written there, byte by byte: a whole value, a range "
     "of one, or several side by side; what nobody has written is undefined and equals padding "
     "only"},
    {"space", Exactness::Exact, "places in different memory spaces share no bytes"},
    {"any-order", Exactness::Exact,
     "launches run in block order: where each one happens after all that it depends on by streams "
     "and events, every order that these allow gives the same"},
    {"launch", Exactness::Exact,
     "zero.launch writes the results of the kernel's body for what it reads, also over an argument "
     "that it reads at the result's own element only or updates in part"},
    {"copy", Exactness::Exact, "zero.launch_copy writes what it reads"},
    {"slot", Exactness::Exact,
     "an argument is what its slot holds before the entry, a result what its slot holds after it; "
     "what the entry does not replace stays"},
    {"padding-of-results", Exactness::Exact,
     "a whole unit that an entry gives is equal where its segments are"},
};

llvm::ArrayRef<Equation> getPlannedEquations() { return kEquations; }

} // namespace zero::validate
