#include "zero/Validate/Replica.h"

namespace zero::validate {

llvm::ArrayRef<Equation> getReplicaEquations() {
  using enum Exactness;
  static constexpr Equation kEquations[] = {
      {"commutative", Exact, "add(a, b) = add(b, a), and so for every commutative op"},
      {"constant-by-bytes", Exact, "a constant is its bytes, whatever the text calls them"},
      {"reshape-of-reshape", Exact, "reshape(reshape(x)) = reshape(x)"},
      {"transpose-back", Exact,
       "transpose(transpose(x)) = x where the one permutation undoes the other"},
      {"broadcast-of-broadcast", Exact, "broadcast(broadcast(x)) = broadcast(x)"},
      {"broadcast-of-iota", Exact,
       "a broadcast of an iota that keeps its counted dimension is an iota"},
      {"identity", Exact, "a reshape or broadcast to the type that the operand has is the operand"},
      {"barrier", Exact, "a result of optimization_barrier is its operand"},
      {"rows-of-elementwise", Exact,
       "rows of f(x, y) = f(rows of x, rows of y) for f elementwise, and so for ops that leave the "
       "sharded dimension alone (shape ops, batching dimensions of matmuls and factorisations, "
       "windows of one, sorts and reductions along others) or move whole groups of rows along it "
       "(slice, concatenate, pad)"},
      {"rows-of-reshape", Exact,
       "rows of reshape(x) = reshape(rows of x) where the rank stays one digit of one dimension"},
      {"rows-of-constant", Exact,
       "rows of a splat, of a broadcast along its new dimension (also of any value of one row) and "
       "of an iota along another dimension are the smaller splat, broadcast, iota"},
      {"rows-of-iota", Exact, "rows of iota = iota of the rank's rows + rank * their number"},
      {"own-rows", Exact,
       "dynamic_slice of a value that all ranks have, at rank * rows, is the rank's rows of it"},
      {"own-rows-of-sum", Exact,
       "x = sum over ranks of dynamic_update_slice of the rank's rows of x into zeros, at rank * "
       "rows"},
      {"rows-of-lookup", Exact,
       "rows of gather or scatter where row i of the index addresses row i of the operand = the "
       "same on the rank's rows, with the index counted from its first row"},
      {"rows-looked-up", Exact,
       "gather of rows of x at any indices = sum over ranks of the gathers of the rank's rows, at "
       "the indices counted from its first row, zeros (-0.0 for floating numbers) where the index, "
       "clamped to all rows, is of another rank"},
      {"rows-written", Exact,
       "rows of scatter at any indices = scatter into the rank's rows, at the indices counted from "
       "its first row: what is outside is left out"},
      {"value-on-one-rank", Exact,
       "x = sum over ranks of select(rank = k, x, zeros), -0.0 for floating numbers"},
      {"gather-of-rows", Exact, "batch_gather(rows of x) = x"},
      {"reduced-rows", Exact, "batch_scatter(x) = rows of all_reduce(x)"},
      {"reduce-of-rows", Reassociates,
       "reduce(x) over the sharded dimension = reduction over ranks of reduce(rows of x), for sum, "
       "maximum, minimum, 'and', 'or'; the initial value is neutral or idempotent"},
      {"matmul-of-rows", Reassociates,
       "a matmul that contracts the sharded dimensions = sum over ranks of the matmuls of the "
       "rows; a filter's gradient likewise"},
      {"scatter-of-rows", Reassociates,
       "adding rows to zeros = sum over ranks of adding the rank's rows to zeros"},
      {"sum-of-sums", Reassociates,
       "sum over ranks of a + b (a - b, -a, reshape(a), ...) = the op on the sums over ranks; "
       "reductions, scatters and matmuls that are linear in a likewise"},
      {"sum-times", Reassociates,
       "sum over ranks of a * c = (sum over ranks of a) * c where all ranks have c; a / c "
       "likewise"},
      {"widen-sum", Reassociates,
       "convert to a wider floating type of a sum over ranks = sum over ranks of the converted"},
      {"convert-back", Exact,
       "a value that is converted to a wider floating type and back is itself"},
      {"rounded-sum", Rounds,
       "with --reduce-dtype=T: the sum over ranks of x, of several floating elements, is the sum "
       "of "
       "what ranks have of it, each converted to T, converted back: off by half a unit in the last "
       "place of T of each term and of the sum"},
      {"select-of-sums", Exact,
       "select of two sums over ranks by a predicate that all ranks have = sum over ranks of the "
       "selects"},
      {"zero-is-partial", Exact, "zero is the sum over ranks of zeros"},
      {"idempotent", Exact,
       "maximum, minimum, 'and', 'or' over ranks of a value that all have is the value, also when "
       "it is combined with others first"},
      {"all-reduce", Reassociates,
       "all_reduce of partial values, by the reduction by which they are partial, is the whole "
       "value"},
      {"parts-of-rows", Exact,
       "a slice of one of K equal parts of the rank's rows is these rows, as of one of K times as "
       "many ranks (on one rank also of a count, and of any value of all rows); all K parts, "
       "concatenated in their order, are the rank's rows"},
      {"sum-of-parts", Reassociates,
       "what ranks and parts have of a sum (maximum, minimum, 'and', 'or') is combined over parts "
       "that follow one another, and over ranks before or after that: over all, it is the whole "
       "value"},
      {"one-rank", Exact,
       "in loops and branches: a reduction over one rank is the value, and need not be there"},
      {"rows-that-are-done", Exact,
       "a loop that goes on while p holds for any row, and whose body is select(p, new, old) for "
       "every value that changes, gives a rank's rows after as many rounds as these ask for"},
      {"sum-of-equals", Reassociates, "sum over N ranks of a value that all have = value * N"},
      {"device-is-rank", Exact,
       "the number of a device of a manual computation over N devices is the rank's"},
      {"other-axis", Reassociates,
       "a collective over the step's own axis of rows is the rows of that collective, if it leaves "
       "their dimension alone; of partial values by the same reduction (any, of gathers and "
       "exchanges) it is partial, too"},
      {"scatter-of-own", Exact,
       "a device's rows along dimension d of a sum over devices are, with d first, its rows of the "
       "sum along the first dimension; gathered values likewise"},
      {"exchanged-blocks", Exact,
       "what devices split along dimension d, exchange and join along dimension c is, with d "
       "first, "
       "batch_exchange of blocks along the first dimension, of which the ranks' places stand in "
       "front of c"},
      {"exchanged-values", Exact,
       "collective_permute along the ranks' axis, the same wherever devices are along another one, "
       "is batch_exchange from the sources; a rank that nobody sends a value has zeros"},
      {"axis-index", Exact,
       "with devices beside the ranks, a device's number divided by the stride of one of both "
       "axes, "
       "modulo its size, is the number along that axis: the rank's, or that of the device beside "
       "it, which is the same on all ranks"},
      {"devices-beside", Exact,
       "what devices along an axis beside the ranks' have of a rank's value, what they exchange "
       "and "
       "what is joined of theirs is the same function of it in both programs; a collective over "
       "both axes is one over the ranks, then one over these (of sums, reassociates); a device's "
       "number is that of both, each by its stride"},
      {"parts-of-manual", Exact,
       "a manual computation's operands are sharded by rows, and the rows that its devices return, "
       "joined, are its results; what takes such rows of what devices joined has what they gave, "
       "and of what is computed of it element by element the same of that"},
      {"loop", Exact,
       "a loop of which each carried value is assumed in a sharding at entry and proved in it at "
       "the yield is, in that sharding, the loop on the whole values; the predicate is the same on "
       "all "
       "ranks"},
  };
  return kEquations;
}

} // namespace zero::validate
