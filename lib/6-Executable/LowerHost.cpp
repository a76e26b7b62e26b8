//===- LowerHost.cpp - Entry functions to calls of the runtime ------------------===//
//
// Every launch, record and wait of a planned entry becomes one call of zrt/abi.h with a record of
// integers; the records of an entry are one constant table. LLVM's passes are superlinear in the
// size of a function, so an entry is split into functions of bounded size.
//===------------------------------------------------------------------------===//
#include "CallsJson.h"
#include "GemmRecord.h"
#include "KernelDescriptor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Analysis/Bytes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Pieces.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Support/Counted.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Staging.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/CRC.h"

namespace zero {
#define GEN_PASS_DEF_LOWERHOSTPASS
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

// 40k calls in one function took LLVM 197 s, in functions of 500 4.4 s.
constexpr size_t kCallsPerFunction = 500;

int64_t getReduceCode(std::optional<ir::ReduceKind> kind) {
  switch (kind.value_or(ir::ReduceKind::Add)) {
  case ir::ReduceKind::Add:
    return ZRT_ADD;
  case ir::ReduceKind::Mul:
    return ZRT_MUL;
  case ir::ReduceKind::Max:
    return ZRT_MAX;
  case ir::ReduceKind::Min:
    return ZRT_MIN;
  case ir::ReduceKind::And:
    return ZRT_AND;
  case ir::ReduceKind::Or:
    return ZRT_OR;
  }
  llvm_unreachable("all kinds are above");
}

int64_t getCollectiveCode(ir::CollectiveKind kind) {
  switch (kind) {
  case ir::CollectiveKind::AllGather:
    return ZRT_ALL_GATHER;
  case ir::CollectiveKind::ReduceScatter:
    return ZRT_REDUCE_SCATTER;
  case ir::CollectiveKind::AllReduce:
    return ZRT_ALL_REDUCE;
  case ir::CollectiveKind::AllToAll:
    return ZRT_ALL_TO_ALL;
  }
  llvm_unreachable("all kinds are above");
}

/// One call: the function, the stream, a kernel or none, and its record or its event.
struct HostCall {
  StringRef callee;
  int64_t stream;
  FlatSymbolRefAttr kernel;
  int64_t record = -1; // index into the entry's table
  int64_t event = -1;
  Location loc;
};

/// The calls of one entry and the table of their records.
class EntryLowering {
public:
  EntryLowering(const SymbolTable &symbols, const HostResources &resources, CallsJson &texts)
      : symbols(symbols), resources(resources), texts(texts) {}

  LogicalResult lower(Operation *entry) {
    for (Operation &op : entry->getRegion(0).front())
      if (failed(lowerOp(&op)))
        return failure();
    return success();
  }

  SmallVector<HostCall> calls;
  SmallVector<int64_t> table;
  int64_t events = 0;

  /// The most bytes that a rank reads from its peers, as the runtime counts them.
  int64_t getWireBytes() const { return wire.empty() ? 0 : *llvm::max_element(wire); }

private:
  /// To the ranks that have that number in their group.
  void addWire(int64_t communicator, int64_t position, int64_t bytes) {
    for (int64_t rank : resources.getRanksAt(communicator, position)) {
      if (rank >= static_cast<int64_t>(wire.size()))
        wire.resize(rank + 1);
      wire[rank] += bytes;
    }
  }

  LogicalResult lowerOp(Operation *op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp,
              ir::LaunchSaveOp>([&](auto launch) { return lowerLaunch(launch); })
        .Case<ir::RecordOp>([&](ir::RecordOp record) { return lowerEvent(record, "zrt_record"); })
        .Case<ir::WaitOp>([&](ir::WaitOp wait) { return lowerEvent(wait, "zrt_wait"); })
        .Case<func::ReturnOp, LLVM::ReturnOp>([](auto) { return success(); })
        .Default([](Operation *other) {
          return other->emitOpError()
                 << "is no op of a planned entry function; run zero-plan-buffers first";
        });
  }

  void addCall(ir::EnqueuedOpInterface op, StringRef callee, ArrayRef<int64_t> record,
               FlatSymbolRefAttr kernel = {}) {
    calls.push_back({callee, resources.getStream(op), kernel, static_cast<int64_t>(table.size()),
                     -1, op->getLoc()});
    table.append(record.begin(), record.end());
  }

  template <typename Op> LogicalResult lowerEvent(Op op, StringRef callee) {
    int64_t event = op.getEvent();
    events = std::max(events, event + 1);
    calls.push_back({callee, resources.getStream(op), {}, -1, event, op.getLoc()});
    texts.addEvent();
    return success();
  }

  SmallVector<int64_t> addressesOf(ArrayAttr allocations) const {
    return llvm::map_to_vector(allocations.getAsRange<ir::AllocationAttr>(),
                               [&](ir::AllocationAttr at) { return resources.getAddress(at); });
  }

  LogicalResult lowerLaunch(ir::LaunchOp launch) {
    Operation *kernel = symbols.lookup(launch.getKernel());
    auto work = kernel ? kernel->getAttrOfType<IntegerAttr>("zero.work") : IntegerAttr();
    auto grain = kernel ? kernel->getAttrOfType<IntegerAttr>("zero.grain") : IntegerAttr();
    if (!work || !grain)
      return launch.emitOpError() << "launches " << launch.getKernelAttr()
                                  << ", which has no machine form; run zero-lower-kernels first";
    if (work.getInt() == 0) // results without elements
      return success();
    if (failed(checkCounters(launch, kernel)))
      return failure();
    SmallVector<int64_t> buffers = addressesOf(launch.getIns()),
                         outs = addressesOf(launch.getOuts());
    if (auto tied = kernel->getAttrOfType<IntegerAttr>("zero.tied"))
      copyToTiedOutput(launch, tied.getInt());
    if (kernel->hasAttr("zero.rank"))
      buffers.push_back(resources.getRankAddress());
    buffers.append(outs);
    ir::AllocationAttr workspace = launch.getWorkspaceAttr();
    if (failed(checkWorkspace(launch, kernel, workspace ? workspace.getBytes() : 0)))
      return failure();
    if (workspace)
      buffers.push_back(resources.getAddress(workspace));
    SmallVector<int64_t> record{static_cast<int64_t>(buffers.size())};
    record.append(buffers);
    addCall(launch, "zrt_launch", record, launch.getKernelAttr());
    addText(launch);
    return success();
  }

  /// The blocks of two launches at a time would count each other; those of what a driver enqueues
  /// go on beside other streams as well.
  LogicalResult checkCounters(ir::LaunchOp launch, Operation *kernel) {
    if (kernel->hasAttr(kDriverAttr)) {
      WalkResult result = kernel->walk([&](LLVM::AddressOfOp address) -> WalkResult {
        StringRef enqueued = KernelDescriptors::getKernel(address.getGlobalName());
        Operation *other = enqueued.empty() ? nullptr : symbols.lookup(enqueued);
        return other ? checkCounters(launch, other) : success();
      });
      return failure(result.wasInterrupted());
    }
    StringAttr name = SymbolTable::getSymbolName(kernel);
    if (!symbols.lookup((name.getValue() + kCountersSuffix).str()))
      return success();
    auto [known, isNew] = counting.try_emplace(name, launch);
    if (isNew || resources.getStream(known->second) == resources.getStream(launch))
      return success();
    InFlightDiagnostic diag = launch.emitOpError()
                              << "launches " << SymbolRefAttr::get(kernel) << " on stream "
                              << launch.getStreamAttr() << ", expected "
                              << known->second.getStreamAttr()
                              << ": its blocks count how many of them have ended, in one place for "
                                 "all launches, of which no two may run at a time";
    diag.attachNote(known->second.getLoc()) << "launched here";
    return diag;
  }

  /// A kernel that changes a part of a buffer finds the rest of it in its output's allocation.
  void copyToTiedOutput(ir::LaunchOp launch, int64_t operand) {
    auto from = cast<ir::AllocationAttr>(launch.getIns()[operand]),
         to = cast<ir::AllocationAttr>(launch.getOuts()[0]);
    if (resources.getAddress(from) == resources.getAddress(to))
      return;
    addCall(launch, "zrt_copy",
            {resources.getAddress(to), resources.getAddress(from), to.getBytes()});
    texts.addCopy(cast<ir::LaunchOpInterface>(launch.getOperation()), from, to);
  }

  LogicalResult lowerLaunch(ir::LaunchCopyOp copy) {
    addCall(copy, "zrt_copy",
            {resources.getAddress(copy.getDst()), resources.getAddress(copy.getSrc()),
             copy.getDst().getBytes()});
    addText(copy);
    return success();
  }

  LogicalResult lowerLaunch(ir::LaunchSaveOp save) {
    addCall(save, "zrt_save",
            {resources.getAddress(save.getDst()), resources.getAddress(save.getSrc()),
             save.getSrc().getBytes(), resources.getSavingGroup(save)});
    addText(save);
    return success();
  }

  LogicalResult lowerLaunch(ir::LaunchGemmOp gemm) {
    auto workspace = gemm.getWorkspaceAttr();
    GemmAddresses at{resources.getAddress(gemm.getA()),
                     resources.getAddress(gemm.getB()),
                     resources.getAddress(gemm.getC()),
                     workspace ? resources.getAddress(workspace) : -1,
                     workspace ? workspace.getBytes() : 0,
                     gemm.getBias() ? resources.getAddress(*gemm.getBias()) : -1,
                     gemm.getAddend() ? resources.getAddress(*gemm.getAddend()) : -1,
                     gemm.getSums() ? resources.getAddress(*gemm.getSums()) : -1};
    FailureOr<SmallVector<int64_t>> record =
        makeGemmRecord(gemm, gemm.getA().getType(), gemm.getB().getType(), gemm.getC().getType(),
                       gemm.getAccumulate(), at);
    if (failed(record))
      return failure();
    addCall(gemm, "zrt_library", *record);
    addText(gemm);
    return success();
  }

  LogicalResult lowerLaunch(ir::LaunchCollectiveOp collective) {
    int64_t kind = getCollectiveCode(collective.getKind());
    Type element = cast<ir::AllocationAttr>(collective.getIns()[0]).getType().getElementType();
    std::optional<int64_t> dtype = getTypeCode(element);
    if (!dtype)
      return collective.emitOpError() << "moves " << element << ", which the runtime does not know";
    int64_t communicator = resources.getCommunicator(collective);
    int64_t ranks = resources.getGroupSize(communicator);
    SmallVector<int64_t> record{communicator, kind, getReduceCode(collective.getReduce()), *dtype,
                                static_cast<int64_t>(collective.getIns().size())};
    if (kind == ZRT_ALL_TO_ALL)
      return lowerExchange(collective, std::move(record));
    const size_t head = record.size(), perPart = 3; // dst, src, count
    for (auto [in, out] : llvm::zip(collective.getIns().getAsRange<ir::AllocationAttr>(),
                                    collective.getOuts().getAsRange<ir::AllocationAttr>())) {
      // Counted in shards for a gather (its input) and a scatter (its output).
      int64_t from = in.getType().getNumElements(), to = out.getType().getNumElements();
      int64_t count = kind == ZRT_ALL_GATHER ? from : to;
      record.append({resources.getAddress(out), resources.getAddress(in), count});
      if (in.getType().getElementType() != element)
        return collective.emitOpError() << "moves " << element << " and "
                                        << in.getType().getElementType() << " in one launch";
      if (kind == ZRT_ALL_GATHER ? to != from * ranks
                                 : from != to * (kind == ZRT_ALL_REDUCE ? 1 : ranks))
        return collective.emitOpError() << "cannot go from " << in.getType() << " to "
                                        << out.getType() << " over " << counted(ranks, "rank");
      for (int64_t rank = 0; rank < ranks; ++rank) {
        int64_t moved =
            kind == ZRT_ALL_REDUCE ? getAllReduceElements(ranks, count, rank) : (ranks - 1) * count;
        addWire(communicator, rank, moved * ir::getElementBytes(element));
      }
    }
    auto folds = collective->getAttrOfType<ArrayAttr>(kFoldsAttr);
    if (!folds) {
      addCall(collective, "zrt_collective", record);
      addText(collective);
      return success();
    }
    // Parts take turns in the workspace.
    record[head - 1] = 1;
    for (auto [i, fold] : llvm::enumerate(folds.getAsRange<FlatSymbolRefAttr>())) {
      ArrayRef<int64_t> part = ArrayRef(record).slice(head + i * perPart, perPart);
      if (part.back() == 0) // no elements
        continue;
      SmallVector<int64_t> staged{
          resources.getAddress(cast<ir::AllocationAttr>(collective.getOuts().getValue().back()))};
      staged.append(record.begin(), record.begin() + head);
      llvm::append_range(staged, part);
      addCall(collective, "zrt_reduce", staged, fold);
      texts.addPart(collective, i);
    }
    return success();
  }

  /// Two parts of the record for each transfer: places and elements, then the two ranks.
  LogicalResult lowerExchange(ir::LaunchCollectiveOp collective, SmallVector<int64_t> record) {
    SmallVector<ir::AllocationAttr> ins(collective.getIns().getAsRange<ir::AllocationAttr>()),
        outs(collective.getOuts().getAsRange<ir::AllocationAttr>());
    int64_t width = ir::getElementBytes(ins[0].getType().getElementType()), transfers = 0;
    ir::forEachTransfer(
        collective.getSourceTypes(), collective.getTargetTypes(), collective.getPiecesAttr(),
        [&](const ir::Transfer &transfer) {
          record.append({resources.getAddress(outs[transfer.to]) + transfer.toStart * width,
                         resources.getAddress(ins[transfer.from]) + transfer.fromStart * width,
                         transfer.size, transfer.toRank, transfer.fromRank, 0});
          if (transfer.fromRank != transfer.toRank)
            addWire(record[0], transfer.toRank, transfer.size * width);
          ++transfers;
        });
    record[4] = 2 * transfers;
    addCall(collective, "zrt_collective", record);
    addText(collective);
    return success();
  }

  void addText(Operation *launch) { texts.addLaunch(cast<ir::LaunchOpInterface>(launch)); }

  llvm::DenseMap<StringAttr, ir::LaunchOp> counting; // the first launch of each such kernel
  const SymbolTable &symbols;
  const HostResources &resources;
  CallsJson &texts;
  SmallVector<int64_t> wire; // bytes read from peers, by rank
};

/// Emits the LLVM-dialect functions and globals.
class HostEmitter {
public:
  HostEmitter(ModuleOp module, const SymbolTable &symbols)
      : module(module), symbols(symbols), builder(module.getContext()), descriptors(module),
        pointer(LLVM::LLVMPointerType::get(module.getContext())), i32(builder.getI32Type()),
        i64(builder.getI64Type()), voidType(LLVM::LLVMVoidType::get(module.getContext())) {
    builder.setInsertionPointToEnd(module.getBody());
  }

  void declareRuntime() {
    for (StringRef name : {"zrt_launch", "zrt_reduce"})
      declare(name, {pointer, i32, pointer, pointer});
    for (StringRef name : {"zrt_library", "zrt_copy", "zrt_save", "zrt_collective"})
      declare(name, {pointer, i32, pointer});
    for (StringRef name : {"zrt_record", "zrt_wait"})
      declare(name, {pointer, i32, i64});
  }

  /// Emits the entry `name` and returns the function that runs it.
  LLVM::LLVMFuncOp emitEntry(StringRef name, const EntryLowering &entry, Location loc) {
    std::string prefix = ("zero_" + name).str();
    LLVM::GlobalOp table = emitTable(prefix + "_records", entry.table, loc);
    SmallVector<LLVM::LLVMFuncOp> parts;
    for (size_t begin = 0; begin < entry.calls.size(); begin += kCallsPerFunction) {
      auto slice = ArrayRef(entry.calls)
                       .slice(begin, std::min(kCallsPerFunction, entry.calls.size() - begin));
      parts.push_back(emitPart(prefix + "_" + std::to_string(parts.size()), slice, table, loc));
    }
    LLVM::LLVMFuncOp run = startFunction(prefix, loc);
    for (LLVM::LLVMFuncOp part : parts)
      LLVM::CallOp::create(builder, loc, part, ValueRange(run.getArgument(0)));
    finishFunction(loc);
    return run;
  }

  struct EntryPoint {
    std::string name;
    LLVM::LLVMFuncOp run;
    int64_t commands, events;
  };

  /// The symbol zrt_records: of each entry the table, the number of its words, and their checksum.
  void emitRecordTables(ArrayRef<EntryPoint> entries, Location loc) {
    auto entryType = LLVM::LLVMStructType::getLiteral(module.getContext(), {pointer, i64, i64});
    auto tableType = LLVM::LLVMArrayType::get(entryType, entries.size());
    auto tables = LLVM::GlobalOp::create(builder, loc, tableType, /*isConstant=*/true,
                                         LLVM::Linkage::External, "zrt_records", Attribute());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&tables.getInitializer().emplaceBlock());
    Value value = LLVM::UndefOp::create(builder, loc, tableType);
    for (auto [index, entry] : llvm::enumerate(entries)) {
      auto words = module.lookupSymbol<LLVM::GlobalOp>(("zero_" + entry.name + "_records"));
      auto values =
          llvm::to_vector(cast<DenseElementsAttr>(words.getValueAttr()).getValues<int64_t>());
      ArrayRef bytes(reinterpret_cast<const uint8_t *>(values.data()),
                     values.size() * sizeof(int64_t));
      SmallVector<Value> fields{LLVM::AddressOfOp::create(builder, loc, words),
                                constant(static_cast<int64_t>(values.size()), i64, loc),
                                constant(llvm::crc32(bytes), i64, loc)};
      for (auto [position, field] : llvm::enumerate(fields))
        value = LLVM::InsertValueOp::create(
            builder, loc, value, field,
            ArrayRef<int64_t>{static_cast<int64_t>(index), static_cast<int64_t>(position)});
    }
    LLVM::ReturnOp::create(builder, loc, value);
  }

  /// The symbols zrt_entries and zrt_entry_count.
  void emitEntryTable(ArrayRef<EntryPoint> entries, Location loc) {
    auto entryType =
        LLVM::LLVMStructType::getLiteral(module.getContext(), {pointer, pointer, i64, i64});
    auto tableType = LLVM::LLVMArrayType::get(entryType, entries.size());
    SmallVector<LLVM::GlobalOp> names;
    for (const EntryPoint &entry : entries)
      names.push_back(emitString(builder, "zero_name_" + entry.name, entry.name, loc));
    auto table = LLVM::GlobalOp::create(builder, loc, tableType, /*isConstant=*/true,
                                        LLVM::Linkage::External, "zrt_entries", Attribute());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&table.getInitializer().emplaceBlock());
    Value value = LLVM::UndefOp::create(builder, loc, tableType);
    for (auto [index, entry] : llvm::enumerate(entries)) {
      int64_t at = index;
      auto insert = [&](Value field, int64_t position) {
        value = LLVM::InsertValueOp::create(builder, loc, value, field,
                                            ArrayRef<int64_t>{at, position});
      };
      insert(LLVM::AddressOfOp::create(builder, loc, names[index]), 0);
      insert(LLVM::AddressOfOp::create(builder, loc, entry.run), 1);
      insert(constant(entry.commands, i64, loc), 2);
      insert(constant(entry.events, i64, loc), 3);
    }
    LLVM::ReturnOp::create(builder, loc, value);
    builder.setInsertionPointToEnd(module.getBody());
    LLVM::GlobalOp::create(builder, loc, i64, /*isConstant=*/true, LLVM::Linkage::External,
                           "zrt_entry_count", builder.getI64IntegerAttr(entries.size()));
  }

  /// An exported array of the text's bytes, NUL-terminated, its length `name`_size and its checksum
  /// `name`_checksum.
  void emitText(StringRef name, const std::string &text) {
    std::string terminated = text + '\0';
    LLVM::GlobalOp::create(
        builder, module.getLoc(), LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size()),
        /*isConstant=*/true, LLVM::Linkage::External, name, builder.getStringAttr(terminated));
    auto addNumber = [&](StringRef suffix, int64_t value) {
      LLVM::GlobalOp::create(builder, module.getLoc(), i64, /*isConstant=*/true,
                             LLVM::Linkage::External, (name + suffix).str(),
                             builder.getI64IntegerAttr(value));
    };
    addNumber("_size", text.size());
    addNumber("_checksum", llvm::crc32(llvm::arrayRefFromStringRef(text)));
  }

private:
  void declare(StringRef name, ArrayRef<Type> arguments) {
    LLVM::LLVMFuncOp::create(builder, module.getLoc(), name,
                             LLVM::LLVMFunctionType::get(voidType, arguments));
  }

  /// Made when it is first launched.
  LLVM::GlobalOp getDescriptor(FlatSymbolRefAttr kernel, Location loc) {
    return descriptors.get(symbols.lookup<LLVM::LLVMFuncOp>(kernel.getValue()), loc);
  }

  Value constant(int64_t value, Type type, Location loc) {
    return LLVM::ConstantOp::create(builder, loc, type, builder.getIntegerAttr(type, value));
  }

  LLVM::GlobalOp emitTable(StringRef name, ArrayRef<int64_t> values, Location loc) {
    // LLVM has no use for an empty array.
    SmallVector<int64_t> padded(values);
    if (padded.empty())
      padded.push_back(0);
    auto attribute =
        DenseElementsAttr::get(RankedTensorType::get({static_cast<int64_t>(padded.size())}, i64),
                               ArrayRef<int64_t>(padded));
    return LLVM::GlobalOp::create(builder, loc, LLVM::LLVMArrayType::get(i64, padded.size()),
                                  /*isConstant=*/true, LLVM::Linkage::Internal, name, attribute);
  }

  LLVM::LLVMFuncOp startFunction(StringRef name, Location loc) {
    builder.setInsertionPointToEnd(module.getBody());
    // Not internal: the parts of the program become several object files.
    auto function = LLVM::LLVMFuncOp::create(builder, loc, name,
                                             LLVM::LLVMFunctionType::get(voidType, {pointer}));
    function.setVisibility_(LLVM::Visibility::Hidden);
    builder.setInsertionPointToStart(function.addEntryBlock(builder));
    return function;
  }

  void finishFunction(Location loc) {
    LLVM::ReturnOp::create(builder, loc, ValueRange());
    builder.setInsertionPointToEnd(module.getBody());
  }

  LLVM::LLVMFuncOp emitPart(StringRef name, ArrayRef<HostCall> calls, LLVM::GlobalOp table,
                            Location loc) {
    LLVM::LLVMFuncOp function = startFunction(name, loc);
    Value context = function.getArgument(0),
          records = LLVM::AddressOfOp::create(builder, loc, table);
    for (const HostCall &call : calls) {
      SmallVector<Value> operands{context, constant(call.stream, i32, call.loc)};
      if (call.kernel)
        operands.push_back(
            LLVM::AddressOfOp::create(builder, call.loc, getDescriptor(call.kernel, call.loc)));
      if (call.record >= 0)
        operands.push_back(
            LLVM::GEPOp::create(builder, call.loc, pointer, i64, records,
                                ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(call.record)}));
      else
        operands.push_back(constant(call.event, i64, call.loc));
      LLVM::CallOp::create(builder, call.loc, TypeRange(), call.callee, operands);
    }
    finishFunction(loc);
    return function;
  }

  ModuleOp module;
  const SymbolTable &symbols;
  OpBuilder builder;
  KernelDescriptors descriptors;
  Type pointer, i32, i64, voidType;
};

/// What the launches move must be what the partition was verified to move: the runtime counts it
/// too, and ends with an error where it finds another number.
LogicalResult checkWire(ModuleOp module, StringRef entry, int64_t counted) {
  auto bytes = module->getAttrOfType<DictionaryAttr>("zero.bytes");
  auto wire = bytes ? bytes.getAs<DictionaryAttr>("wire") : DictionaryAttr();
  auto promised = wire ? wire.getAs<IntegerAttr>(entry) : IntegerAttr();
  if (!promised || promised.getInt() == counted)
    return success();
  return module.emitError() << "entry '" << entry << "' moves " << counted
                            << " bytes per rank, but the partitioned program was verified to move "
                            << promised.getInt() << "; a collective was lost or added after it";
}

struct LowerHostPass : impl::LowerHostPassBase<LowerHostPass> {
  using LowerHostPassBase::LowerHostPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(ir::expectPhase(module, "zero-lower-host", ir::Phase::Planned)) ||
        failed(lower(module)))
      return signalPassFailure();
    ir::setPhase(module, ir::Phase::Executable);
  }

  static bool isEntry(FunctionOpInterface function) {
    return !function.isExternal() && !function->hasAttr("zero.kernel");
  }

  LogicalResult lower(ModuleOp module) {
    auto arenas = module.getOps<ir::ArenaOp>();
    if (arenas.empty())
      return module.emitError() << "has no zero.arena; run zero-plan-buffers first";
    if (failed(HostResources::verifyMesh(module)))
      return failure();
    SymbolTable symbols(module);
    HostEmitter emitter(module, symbols);
    HostResources resources(module);
    CallsJson texts(module, resources);
    emitter.declareRuntime();
    SmallVector<FunctionOpInterface> functions;
    for (auto function : module.getOps<FunctionOpInterface>())
      if (isEntry(function))
        functions.push_back(function);
    SmallVector<HostEmitter::EntryPoint> entries;
    for (FunctionOpInterface function : functions) {
      EntryLowering entry(symbols, resources, texts);
      texts.beginEntry(function.getName(), function.front().getOperations().size());
      if (failed(entry.lower(function)) ||
          failed(checkWire(module, function.getName(), entry.getWireBytes())))
        return failure();
      numCalls += entry.calls.size();
      std::string name = function.getName().str();
      Location loc = function.getLoc();
      function.erase();
      LLVM::LLVMFuncOp run = emitter.emitEntry(name, entry, loc);
      entries.push_back({name, run, static_cast<int64_t>(entry.calls.size()), entry.events});
    }
    emitter.emitEntryTable(entries, module.getLoc());
    emitter.emitRecordTables(entries, module.getLoc());
    emitter.emitText("zrt_calls", texts.write());
    eraseTables(module);
    return success();
  }

  /// The plan carries what the program's tables say; LLVM has no words for them.
  static void eraseTables(ModuleOp module) {
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (isa<ir::ZeroDialect>(op.getDialect()))
        op.erase();
  }
};

} // namespace
} // namespace zero
