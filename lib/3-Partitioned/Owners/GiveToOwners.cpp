//===- GiveToOwners.cpp - Exchanges around what owners compute ---------------------===//
#include "Owners/Owners.h"
#include "Owners/Stacks.h"
#include "Rules/Pieces.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// One side of an all_to_all in the making: tensors, each a unit's shard or none.
struct Side {
  llvm::SetVector<std::pair<Value, OpOperand *>> parts;
  SmallVector<Attribute> units;
  /// The number of what stands for a flat value, for a whole tensor, or for where a result goes.
  size_t add(Value value, OpOperand *output, Attribute unit) {
    if (parts.insert({value, output}))
      units.push_back(unit);
    return llvm::find(parts, std::pair(value, output)) - parts.begin();
  }
};

/// An all_to_all in the making. To owners: `from` flat values and whole tensors, results in
/// `types`. Back: `from` what owners made, `to` packs (null: states) by one of their operands.
struct Exchange {
  Side from, to;
  SmallVector<Type> types;
  SmallVector<Attribute> pieces;
};
/// By the type of the elements that it carries.
using Exchanges = llvm::MapVector<Type, Exchange>;

/// An input or output of the matrices in a slot.
struct Place {
  size_t share;
  int64_t slot;
  unsigned number;
  friend bool operator<(const Place &a, const Place &b) {
    return std::tie(a.share, a.slot, a.number) < std::tie(b.share, b.slot, b.number);
  }
};

/// Emits what a batch comes to, behind all that it reads.
class BatchWriter {
public:
  BatchWriter(Block &block, const Matrices &matrices, const Batch &batch, RuleContext &context)
      : block(block), matrices(matrices), batch(batch), context(context),
        layout(context.layouts.begin()->second), builder(block.getTerminator()) {}

  void write() {
    goBehindInputs();
    gatherToOwners();
    compute();
    giveBack();
  }

private:
  void goBehindInputs();
  void forEachInput(llvm::function_ref<void(Place, unsigned)> visit) const;
  void addInput(Place place, unsigned at, Exchange &exchange);
  void gatherToOwners();
  void compute();
  void addOutput(Place place, Exchange &exchange);
  void giveBack();
  void replacePack(ir::PackOp pack, Value shard);
  ir::AllToAllOp build(const Exchange &exchange, ArrayRef<Value> operands);
  void addPiece(Exchange &exchange, size_t from, int64_t fromStart, size_t to, int64_t toStart,
                int64_t size) {
    exchange.pieces.push_back(
        ir::PieceAttr::get(builder.getContext(), from, fromStart, to, toStart, size));
  }
  const Matrix &get(unsigned number) const { return matrices.list[number]; }
  const Matrix &getFirst(size_t share) const { return get(batch.shares[share].matrices[0]); }
  const llvm::BitVector &getInputs(size_t share) const {
    return matrices.inputs.find(getFirst(share).kind)->second;
  }
  ArrayAttr getAxes() { return layout.getAxes().getAs<ArrayAttr>("param"); }
  Location getLoc() const { return getFirst(0).ops.front()->getLoc(); }

  Block &block;
  const Matrices &matrices;
  const Batch &batch;
  RuleContext &context;
  /// Of any unit: all are on one mesh, over the same axes.
  ir::LayoutOp layout;
  OpBuilder builder;
  /// What ranks compute on, and make.
  std::map<Place, Value> inputs, outputs;
  /// Which operands of packs owners compute.
  llvm::DenseMap<Operation *, llvm::SmallDenseSet<unsigned>> owned;
};
} // namespace

static Type getElement(Value value) { return hlo::tensorType(value).getElementType(); }

void BatchWriter::goBehindInputs() {
  Operation *last = nullptr;
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && (!last || last->isBeforeInBlock(op)))
      last = op;
  };
  for (auto [index, share] : llvm::enumerate(batch.shares)) {
    llvm::for_each(getFirst(index).reads, add);
    for (unsigned number : share.matrices)
      for (unsigned at : getInputs(index).set_bits())
        add(get(number).reads[at]);
  }
  if (last)
    builder.setInsertionPointAfter(last);
  else
    builder.setInsertionPointToStart(&block);
}

ir::AllToAllOp BatchWriter::build(const Exchange &exchange, ArrayRef<Value> operands) {
  return ir::AllToAllOp::create(
      builder, getLoc(), exchange.types, operands, builder.getArrayAttr(exchange.from.units),
      builder.getArrayAttr(exchange.to.units), builder.getArrayAttr(exchange.pieces),
      layout.getMeshAttr(), getAxes());
}

//===----------------------------------------------------------------------===//
// To owners
//===----------------------------------------------------------------------===//

/// Calls `visit` with every place of an input, and its position among the reads of a matrix.
void BatchWriter::forEachInput(llvm::function_ref<void(Place, unsigned)> visit) const {
  for (auto [index, share] : llvm::enumerate(batch.shares))
    for (int64_t slot = 0; slot < share.getSlots(); ++slot)
      for (unsigned at : getInputs(index).set_bits())
        visit({index, slot, at}, at);
}

/// A segment is put together of what ranks have of it; of what all ranks have each takes its own.
void BatchWriter::addInput(Place place, unsigned at, Exchange &exchange) {
  const Share &share = batch.shares[place.share];
  RankedTensorType type = hlo::tensorType(getFirst(place.share).reads[at]);
  int64_t size = type.getNumElements();
  size_t to = exchange.types.size();
  for (int64_t rank = 0; rank < share.ranks; ++rank) {
    Value read = get(share.getMatrix(place.slot, rank)).reads[at];
    if (!isSegment(read)) {
      size_t from = exchange.from.add(read, nullptr, builder.getUnitAttr());
      addPiece(exchange, from, rank * size, to, rank * size, size);
      continue;
    }
    SegmentRef segment = getSegment(read, context);
    size_t from = exchange.from.add(segment.flat, nullptr, getUnit(segment.layout));
    addPiece(exchange, from, segment.getAttr().getOffset(), to, rank * size, size);
  }
  exchange.types.push_back(type);
  exchange.to.units.push_back(builder.getUnitAttr());
}

void BatchWriter::gatherToOwners() {
  Exchanges exchanges;
  std::map<Place, std::pair<Type, size_t>> resultOf;
  forEachInput([&](Place place, unsigned at) {
    Type type = getElement(getFirst(place.share).reads[at]);
    Exchange &exchange = exchanges[type];
    resultOf[place] = {type, exchange.types.size()};
    addInput(place, at, exchange);
  });
  llvm::DenseMap<Type, ir::AllToAllOp> made;
  for (auto &[type, exchange] : exchanges) {
    SmallVector<Value> operands;
    for (auto [part, name] : llvm::zip_equal(exchange.from.parts, exchange.from.units)) {
      Value value = part.first;
      if (auto unit = dyn_cast<FlatSymbolRefAttr>(name)) {
        RankedTensorType shard =
            hlo::tensorType(value).clone({context.getLayout(unit).getShardElements()});
        value = ir::OwnShardOp::create(builder, getLoc(), shard, value, unit);
      }
      operands.push_back(value);
    }
    made[type] = build(exchange, operands);
  }
  for (auto &[place, result] : resultOf)
    inputs[place] = made[result.first].getResult(result.second);
}

/// The ops of the first matrix of a kind, once for each slot.
void BatchWriter::compute() {
  for (auto [index, share] : llvm::enumerate(batch.shares))
    for (int64_t slot = 0; slot < share.getSlots(); ++slot) {
      const Matrix &first = getFirst(index);
      IRMapping mapping;
      for (unsigned at : getInputs(index).set_bits())
        mapping.map(first.reads[at], inputs[{index, slot, at}]);
      for (Operation *op : first.ops)
        builder.clone(*op, mapping);
      for (auto [number, output] : llvm::enumerate(first.outputs))
        outputs[{index, slot, static_cast<unsigned>(number)}] = mapping.lookup(output->get());
    }
}

//===----------------------------------------------------------------------===//
// Back
//===----------------------------------------------------------------------===//

/// A segment goes to the ranks that have a part of it, a state that all ranks have to all of them.
void BatchWriter::addOutput(Place place, Exchange &exchange) {
  const Share &share = batch.shares[place.share];
  Value made = outputs[place];
  RankedTensorType type = hlo::tensorType(made);
  int64_t size = type.getNumElements();
  size_t from = exchange.from.add(made, nullptr, builder.getUnitAttr());
  for (int64_t owner = 0; owner < share.ranks; ++owner) {
    size_t index = place.slot * share.ranks + owner;
    if (index >= share.matrices.size()) // a slot that repeats a matrix
      break;
    OpOperand *output = get(share.matrices[index]).outputs[place.number];
    auto pack = dyn_cast<ir::PackOp>(output->getOwner());
    if (!pack) {
      size_t to = exchange.to.add({}, output, builder.getUnitAttr());
      exchange.types.push_back(type);
      for (int64_t rank = 0; rank < share.ranks; ++rank)
        addPiece(exchange, from, owner * size, to, rank * size, size);
      continue;
    }
    ir::LayoutOp of = context.getLayout(pack.getUnitAttr());
    size_t to = exchange.to.add(pack.getFlat(), nullptr, pack.getUnitAttr());
    if (to == exchange.types.size())
      exchange.types.push_back(hlo::tensorType(pack.getFlat()).clone({of.getShardElements()}));
    addPiece(exchange, from, owner * size, to,
             of.getSegment(output->getOperandNumber()).getOffset(), size);
    owned[pack].insert(output->getOperandNumber());
  }
}

void BatchWriter::giveBack() {
  Exchanges exchanges;
  for (auto &[place, made] : outputs)
    addOutput(place, exchanges[getElement(made)]);
  for (auto &[type, exchange] : exchanges) {
    auto operands =
        llvm::map_to_vector(exchange.from.parts, [](const auto &part) { return part.first; });
    ir::AllToAllOp back = build(exchange, operands);
    for (auto [part, result] : llvm::zip_equal(exchange.to.parts, back.getResults()))
      if (part.second)
        part.second->set(result);
      else
        replacePack(part.first.getDefiningOp<ir::PackOp>(), result);
  }
}

/// What owners do not compute of the pack goes into the shard as it would without them.
void BatchWriter::replacePack(ir::PackOp pack, Value shard) {
  for (auto [index, piece] : llvm::enumerate(pack.getOperands()))
    if (!owned[pack].contains(index))
      shard = ir::InsertSegmentOp::create(builder, pack.getLoc(), piece, shard, pack.getUnitAttr(),
                                          index);
  auto gather = ir::AllGatherOp::create(builder, pack.getLoc(), pack.getFlat().getType(), shard,
                                        builder.getArrayAttr({pack.getUnitAttr()}),
                                        layout.getMeshAttr(), getAxes());
  pack.getFlat().replaceAllUsesWith(gather.getResult(0));
  pack.erase();
}

//===----------------------------------------------------------------------===//
// The step
//===----------------------------------------------------------------------===//

/// The axes over which a unit's kinds are sharded. Units of parts along a model's axis say that
/// too, of which each rank along it has its own: owners are among those that have the same part.
static DictionaryAttr getShardAxes(ir::LayoutOp layout) {
  NamedAttrList axes(layout.getAxes());
  axes.erase("model");
  return axes.getDictionary(layout.getContext());
}

/// The ranks over which all units are sharded alike; 1 where they are not, or there is none.
static int64_t getRanks(const RuleContext &context) {
  ir::LayoutOp first;
  for (auto &entry : context.layouts) {
    ir::LayoutOp layout = entry.second;
    if (first && (layout.getMeshAttr() != first.getMeshAttr() ||
                  getShardAxes(layout) != getShardAxes(first)))
      return 1;
    first = layout;
  }
  return first ? first.getGroupSize() : 1;
}

unsigned part::giveToOwners(func::FuncOp function, ArrayRef<WholePack> wholes, OwnerMode mode,
                            llvm::DenseSet<Operation *> &gone) {
  RuleContext context(function);
  int64_t ranks = getRanks(context);
  if (mode == OwnerMode::Off || ranks == 1)
    return 0;
  Slices slices = splitStacks(function, wholes, ranks, mode, gone);
  Matrices matrices = findMatrices(function, wholes, slices);
  SmallVector<Batch, 0> batches = planBatches(function, matrices, ranks, mode);
  Block &block = function.getBody().front();
  for (const Batch &batch : batches)
    BatchWriter(block, matrices, batch, context).write();
  unsigned count = 0;
  for (const Batch &batch : batches)
    for (const Share &share : batch.shares)
      for (unsigned number : share.matrices) {
        ++count;
        for (Operation *op : llvm::reverse(matrices.list[number].ops)) {
          gone.insert(op);
          op->erase();
        }
      }
  if (count > 0)
    sortTopologically(&block);
  return count;
}
