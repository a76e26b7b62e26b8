#include "zero/Validate/Partitioned.h"

namespace zero::validate {

llvm::ArrayRef<Equation> getPartitionedEquations() {
  using enum Exactness;
  static constexpr Equation kEquations[] = {
      // Flat units and shards, segment by segment; padding is no segment, and nothing reads it.
      {"pack", Exact, "segment i of pack(x_0, ...) is x_i"},
      {"unpack", Exact, "result i of unpack(f) is segment i of f, f a whole unit"},
      {"own-shard", Exact,
       "own_shard(f) is the rank's own range of f, f a whole unit: its segments are f's"},
      {"all-gather", Exact,
       "all_gather(s) is the whole of what s is the rank's own range of, if no segment differs "
       "between ranks"},
      {"own-rows", Exact,
       "a shard of a unit that is one parameter without padding, ranks having whole rows of it, is "
       "dynamic_slice of the parameter at rank * rows"},
      {"reduce-scatter", Exact,
       "segment i of reduce_scatter(f) is the rank's own range of all_reduce(segment i of f)"},
      {"all-reduce-of-unit", Exact,
       "segment i of all_reduce(f) is all_reduce(segment i of f), f whole, or sharded over other "
       "axes"},
      {"sum-of-sums", Reassociates,
       "all_reduce over axes a of all_reduce over axes b of x, of one kind and no axis in both, is "
       "all_reduce of x over both"},
      {"reduction-over-one-rank", Exact,
       "all_reduce of numbers over axes of one rank in all is that by addition, whatever its kind: "
       "both are the operand"},
      {"elementwise-on-units", Exact,
       "segment i of h(f, g) is h(segment i of f, segment i of g), h elementwise, f and g of one "
       "unit and sharded alike"},
      {"segment-broadcast", Exact,
       "segment i of segment_broadcast(v) is element i of v, broadcast"},
      {"segment-reduce", Exact,
       "element i of segment_reduce(s) is what the rank finds of reduce(segment i of s) in its own "
       "range"},
      {"extract-segment", Exact,
       "extract_segment(s, i) is what the rank has of segment i of s in its own range, elsewhere "
       "the identity of a reduction, also reshaped"},
      {"insert-segment", Exact, "insert_segment(x into f, i) is f with x for segment i"},
      {"owned", Exact,
       "a piece of an all_to_all is a whole segment of a shard, or a rank's whole tensor, and "
       "becomes "
       "one: ranks may get others; an op on such values gives each rank what it makes of the "
       "rank's "
       "own; nothing that moves differs between the ranks that may have computed it"},
      {"uniform-of-any-size", Exact,
       "a constant splat, a broadcast scalar and what is elementwise of them is, as a unit, the "
       "same scalar in each segment"},
      {"inner-product", Reassociates,
       "dot_general that contracts each dimension of x with the same one of y, of one element type "
       "with the result, is reduce add of x * y, if they do not differ between ranks"},
      // Full reductions: docs/Exactness.md, "partials by parameter".
      {"reduction-of-partials", Reassociates,
       "all_reduce of what ranks find of reduce(x) in their own ranges is reduce(x), if x does not "
       "differ between ranks"},
      {"flat-reduction", Reassociates,
       "reduce(x) to one element from the identity is reduce(reshape(x))"},
      {"reduction-by-slices", Reassociates,
       "reduce(x) to one element, x of the shape of a leaf that is split by slices, is that of its "
       "slices, combined in their order"},
      {"axis-partials", Reassociates,
       "all_reduce of reduce(extract_segment(s, i)) over some dimensions, all by one kind of "
       "reduction, is reduce(segment i of s), if the segment does not differ between ranks"},
      {"axis-reduction-by-slices", Reassociates,
       "reduce(x) over some dimensions, x of the shape of a leaf that is split by slices, is those "
       "of its slices, one above the other, or combined in their order"},
      // What moves elements and what is elementwise.
      {"movement-of-elementwise", Exact,
       "m(h(x, y)) = h(m(x), m(y)), m a reshape or a row, h elementwise"},
      {"all-reduce-of-movement", Exact,
       "all_reduce(m(x, ...)) = m(all_reduce(x), ...), m reshape, transpose, reverse, broadcast, "
       "slice, row, concatenate, a sum's pad by zero, dynamic_update_slice at indices that do not "
       "differ between ranks"},
      {"convert-of-movement", Exact,
       "convert(m(x, ...)) = m(convert(x), ...), m as above, pad with any value"},
      {"convert-to-same", Exact, "convert(x) to x's element type is x"},
      {"sum-of-zeros", Exact, "all_reduce add of a constant zero, converted or not, is it"},
      {"reshape-of-reshape", Exact, "reshape(reshape(x)) = reshape(x), and x in its own shape"},
      {"movement-of-splat", Exact,
       "reshape, transpose, reverse, broadcast, slice and row of a constant splat are the splat"},
      {"broadcast-of-element", Exact, "broadcast(x), x of one element, is that of the scalar"},
      {"broadcast-that-reshapes", Exact,
       "broadcast(x), if it adds dimensions of one element only, is reshape(x)"},
      {"scalar-operand", Exact, "a scalar operand of select or clamp is its broadcast"},
      {"constant-last", Exact,
       "h(c, x) = h(x, c), c a constant splat, h elementwise of two, commutative"},
      {"commutative", Exact, "h(x, y) = h(y, x), h elementwise of two, commutative"},
      {"or-of-booleans", Exact, "add of i1 is or"},
      {"slice-of-rows", Exact,
       "a slice of one whole row is that row, a row of a slice of whole rows a row of the operand, "
       "a slice of everything the operand"},
      {"part-of-concatenation", Exact,
       "what lies inside one part of a concatenation is that part's; a concatenation of one part "
       "is the part"},
      {"stack-of-rows", Exact,
       "all rows of x, concatenated in their order, are x: what has equal rows is equal"},
      {"stack-of-elementwise", Exact,
       "h(x_0), h(x_1), ..., one a slice of a leaf that is split by slices, concatenated, are h of "
       "the concatenated x_i, h elementwise, if they do not differ between ranks"},
      {"row-of-constant", Exact, "an element of a constant vector is a constant"},
      {"row-of-reshape", Exact, "a reshape that keeps dimension 0 reshapes each row"},
      {"row-of-broadcast", Exact, "a row of broadcast(x) is the broadcast of x or of a row of it"},
      {"row-of-padding", Exact,
       "a row of x padded along dimension 0 is a row of x, or the padding value everywhere"},
      {"row-of-batch", Exact,
       "a row of an op that treats dimension 0 of its operands index by index (a batched matmul, a "
       "transpose or a reduction of other dimensions, a factorisation of matrices) is the op on "
       "that row of each"},
      {"row-of-update", Exact,
       "a row of a dynamic_update_slice of whole rows at a constant is a row of the update or of "
       "the operand"},
  };
  return kEquations;
}

} // namespace zero::validate
