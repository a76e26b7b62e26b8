#include "zero/Validate/Scheduled.h"

namespace zero::validate {

static constexpr Equation kEquations[] = {
    {"same-contents", Exactness::Exact,
     "reshape, zero.view of all elements and zero.copy give the row-major contents of their "
     "operand; values are compared by their contents"},
    {"read-of-read", Exactness::Exact,
     "a transpose, slice, reverse, broadcast_in_dim, zero.unpack or zero.view reads its operand "
     "from a start by steps; a read of a read is one read of the innermost value, where starts "
     "and steps can say it"},
    {"read-of-splat", Exactness::Exact, "a read of a splat constant is a splat constant"},
    {"iota", Exactness::Exact, "an iota is a broadcast of the iota of its one dimension"},
    {"pieces", Exactness::Exact,
     "zero.pack is its operands side by side; what is read inside one of them is read from it, and "
     "neighbours that are neighbours in one value are one piece"},
    {"padding-is-not-read", Exactness::Exact,
     "zero.reduce_scatter and zero.own_shard of a unit are functions of its segments; what lies "
     "between them reaches padding only"},
    {"alike-units", Exactness::Exact,
     "inside kernels, units of one mesh, size and list of segments' starts and shapes are one"},
    {"elementwise-shape", Exactness::Exact,
     "an elementwise op is a function of its operands' contents, whatever their shape"},
    {"convert-of-read", Exactness::Exact,
     "elements that are read and then converted are those that are converted, all of them, and "
     "then "
     "read"},
    {"reduce-shape", Exactness::Exact,
     "a reduction depends on its dimensions up to those of size 1 and to splitting one that is "
     "reduced, or kept, as a whole"},
    {"unit-reduction", Exactness::Exact,
     "a reduction of dimensions of size 1 by f is f(initial value, operand)"},
    {"reduce-of-rows", Exactness::Reassociates,
     "in f32 and f64, the sum from zero, the maximum or the minimum of all sums, maxima or minima "
     "over some dimensions of a value, from the same initial value, is that of the value"},
    {"barrier", Exactness::Exact, "an optimization_barrier gives its operands"},
    {"future", Exactness::Exact,
     "what zero.await gives is the result of the collective that was started; a collective of "
     "several units is one collective for each"},
    {"communicator", Exactness::Exact,
     "a collective over a communicator is the collective along the communicator's mesh axes; what "
     "stream it is on makes no difference"},
    {"gather-of-own-parts", Exactness::Exact,
     "an all_gather along a model's axis, without units, of what each rank cuts out of a flat "
     "value at its number on that axis, one part behind the other, is the value, if ranks along "
     "the axis "
     "have it alike: it follows from arguments that are no parts along it, from all_reduces and "
     "all_gathers over it, and not from a rank's number on it; `activations` of zero.bytes counts "
     "what such gathers move beyond the phase above"},
    {"exchange", Exactness::Exact,
     "a result of an all_to_all is a function of all its operands, its pieces and the mesh axes"},
    {"staged-reduction", Exactness::Exact,
     "a reduction with folds and a workspace is the reduction: ranks exchange parts, N of them lie "
     "in the workspace in the order of ranks, and the fold of each combines the first with the "
     "second, that with the third, up to the last, by the reduction's operation (of booleans or "
     "and and), floats narrower than f32 in f32 and rounded once; the workspace holds the longest "
     "N parts, and of an all-reduce their fold as well"},
    {"one-rank", Exactness::Exact,
     "along axes of one rank in all, a collective gives its operand; zero.reduce_scatter and "
     "zero.own_shard do where the unit has no padding"},
    {"inline", Exactness::Exact,
     "zero.dispatch gives the results of the kernel's body for its operands"},
    {"contraction", Exactness::Exact,
     "dot_general and zero.gemm of f32, f64, bf16 and f16 are sums of products over one set of "
     "loops, each with its steps in both operands; the order of the sum and the precision are the "
     "library's in both phases"},
    {"tf32", Exactness::Rounds,
     "in a program made with --f32-matmul=tf32 a dot_general of f32 without an algorithm, neither "
     "of whose operands asks for the HIGHEST precision, is the same zero.gemm with tf32, and no "
     "other is: each factor is off by at most 2^-10 of itself; in a kernel it is f32"},
    {"contraction-layout", Exactness::Exact,
     "how a matmul is laid out is a transpose of it; operands that are reads are read where they "
     "lie, and splat constants have one value wherever they are read"},
    {"reversed-windows", Exactness::Reassociates,
     "a convolution by reversed windows is one of the filter reversed along them; the order of its "
     "sums follows from the windows"},
    {"convolution-layout", Exactness::Reassociates,
     "how the dimensions of a convolution's operands and of its result are laid out is a transpose "
     "of them; the order of its sums follows from the layout"},
    {"matmul-of-padded", Exactness::Exact,
     "a matmul of operands padded behind rows or columns has its elements among others, and those "
     "of a sum that are zero in both operands may be left out"},
    {"rows-of-padded", Exactness::Exact,
     "what is read of rows with padding behind them, without it, is read of the rows"},
    {"read-of-padded", Exactness::Exact,
     "what is read of rows together with all of the padding behind them, in another order, has the "
     "padding behind what is read of the rows"},
    {"multiply-reduce", Exactness::Exact,
     "dot_general of other or of empty operands is the reduce by add, from zero, of the product of "
     "both operands converted to the result's type and broadcast"},
    {"accumulate", Exactness::Reassociates,
     "zero.gemm with an initial value adds the matmul to it"},
    {"added-to-matmul", Exactness::Rounds,
     "zero.gemm with a bias and an addend is addend + (matmul + the bias along each row): of f32 "
     "each sum rounded, by a GPU's library the addend before the bias; of bf16 and f16 added in "
     "f32 and rounded once, so off by what rounding the matmul, and its sum with the bias, would "
     "have left"},
    {"sums-of-operand", Exactness::Reassociates,
     "the sums of an operand of zero.gemm are the reduce by add, from zero, of that operand over "
     "k, in f32 and rounded once"},
    {"sum-with-matmul", Exactness::Exact,
     "a sum of a matmul and another value commutes, and so does one of such a sum and another "
     "value"},
    {"scatter-onto-sum", Exactness::Reassociates,
     "in f32 and f64, a scatter by add onto x is x + the same scatter onto zeros; this sum "
     "commutes"},
};

llvm::ArrayRef<Equation> getScheduledEquations() { return kEquations; }

} // namespace zero::validate
