#include "HostCalls.h"

#include "PlainCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zrt/abi.h"
#include "llvm/Support/CRC.h"

using namespace mlir;

namespace zero::validate {

namespace {

std::optional<int64_t> getConstant(Value value) {
  auto constant = value.getDefiningOp<LLVM::ConstantOp>();
  auto number = constant ? dyn_cast<IntegerAttr>(constant.getValue()) : IntegerAttr();
  return number ? std::optional(number.getInt()) : std::nullopt;
}

StringRef getAddressed(Value value) {
  auto address = value.getDefiningOp<LLVM::AddressOfOp>();
  return address ? address.getGlobalName() : StringRef();
}

} // namespace

/// Whether `value` is the descriptor of what `function` says is launched next, all of its items;
/// null where it says nothing. What is launched next is the last.
static LogicalResult checkNext(LLVM::GlobalOp global, Operation *function, Value value,
                               const SymbolTable &symbols) {
  auto next =
      function ? function->getAttrOfType<FlatSymbolRefAttr>("zero.next") : FlatSymbolRefAttr();
  if (!next && value.getDefiningOp<LLVM::ZeroOp>())
    return success();
  auto refuse = [&]() -> InFlightDiagnostic {
    return global.emitOpError() << "is expected to launch "
                                << (next ? next.getValue() : StringRef("nothing"))
                                << " next, and nothing behind that";
  };
  Operation *follower = next ? symbols.lookup(next.getValue()) : nullptr;
  auto named = symbols.lookup<LLVM::GlobalOp>(getAddressed(value));
  if (!follower || follower->hasAttr("zero.next") || !named || !named.getConstant() ||
      named.getInitializerRegion().empty() || named == global)
    return refuse();
  FailureOr<KernelDescriptor> read = readDescriptor(named, symbols);
  if (failed(read))
    return failure();
  auto isSame = [&](StringRef name, int64_t number) {
    auto said = follower->getAttrOfType<IntegerAttr>(name);
    return said && said.getInt() == number;
  };
  bool isWhole = read->kernel == next.getValue() && isSame("zero.work", read->work) &&
                 isSame("zero.grain", read->grain) && isSame("zero.threads", read->threads);
  return isWhole ? success() : refuse();
}

/// A constant of name, kind, function or code of a GPU, work, grain, threads, memory and the
/// descriptor of what is launched next, or none.
FailureOr<KernelDescriptor> readDescriptor(LLVM::GlobalOp global, const SymbolTable &symbols) {
  std::map<int64_t, Value> fields;
  for (Operation &op : global.getInitializerRegion().front())
    if (auto insert = dyn_cast<LLVM::InsertValueOp>(op))
      if (insert.getPosition().size() != 1 ||
          !fields.try_emplace(insert.getPosition()[0], insert.getValue()).second)
        return insert.emitOpError("is expected to fill one field of a descriptor");
  if (fields.size() != 8)
    return global.emitOpError("is expected to have the eight fields of a kernel's descriptor");
  auto name = symbols.lookup<LLVM::GlobalOp>(getAddressed(fields[0]));
  auto text = name ? dyn_cast_if_present<StringAttr>(name.getValueAttr()) : StringAttr();
  std::optional<int64_t> kind = getConstant(fields[1]), work = getConstant(fields[3]),
                         grain = getConstant(fields[4]), threads = getConstant(fields[5]),
                         memory = getConstant(fields[6]);
  StringRef code = getAddressed(fields[2]);
  StringRef kernel = text ? text.getValue().rtrim('\0') : code;
  Operation *function = symbols.lookup(kernel);
  bool isDriver = function && function->hasAttr("zero.driver");
  bool isHost =
      kind == (isDriver ? ZRT_KERNEL_DRIVER : ZRT_KERNEL_HOST) && code == kernel && threads == 0;
  bool isCuda = kind == ZRT_KERNEL_CUDA && code == "zero_device_code" && threads.value_or(0) > 0;
  if (!text || !(isHost || isCuda) || !work || !grain)
    return global.emitOpError() << "is expected to name a kernel, its function '" << code
                                << "' or the code of a GPU, its work, its grain and its threads";
  auto needed = function
                    ? function->getAttrOfType<IntegerAttr>(isCuda ? "zero.shared" : "zero.staging")
                    : IntegerAttr();
  if (memory != (needed ? needed.getInt() : 0))
    return global.emitOpError() << "is expected to give '" << kernel << "' "
                                << (needed ? needed.getInt() : 0) << " bytes of "
                                << (isCuda ? "shared memory beyond what its code declares"
                                           : "the host's memory to stage matrices in");
  if (failed(checkNext(global, function, fields[7], symbols)))
    return failure();
  return KernelDescriptor{kernel, *work, *grain, *threads};
}

namespace {

/// Reads functions and tables.
class HostReader {
public:
  explicit HostReader(ModuleOp module) : symbols(module) {}

  FailureOr<HostEntry> read(LLVM::LLVMFuncOp entry) {
    HostEntry result;
    if (failed(begin(entry, result)))
      return failure();
    for (Operation &op : entry.getBody().front().without_terminator()) {
      auto call = dyn_cast<LLVM::CallOp>(op);
      auto part = call && call.getCallee() ? symbols.lookup<LLVM::LLVMFuncOp>(*call.getCallee())
                                           : LLVM::LLVMFuncOp();
      if (!part || part.isExternal() || call.getArgOperands() != ValueRange(entry.getArguments()))
        return op.emitOpError("is no call of a part of the entry with its context");
      if (failed(checkPlain(op)) || failed(readPart(part, result)))
        return failure();
    }
    return result;
  }

private:
  static LogicalResult begin(LLVM::LLVMFuncOp function, HostEntry &entry) {
    entry.functions.push_back(function.getSymName());
    if (isPlain(function) && function.getBody().hasOneBlock() && function.getNumArguments() > 0)
      return success();
    return function.emitOpError("is a part of an entry, expected a function of a context with a "
                                "body of one block, without attributes");
  }

  LogicalResult readPart(LLVM::LLVMFuncOp part, HostEntry &entry) {
    if (failed(begin(part, entry)))
      return failure();
    for (Operation &op : part.getBody().front().without_terminator()) {
      if (isa<LLVM::AddressOfOp, LLVM::GEPOp, LLVM::ConstantOp>(op))
        continue;
      auto call = dyn_cast<LLVM::CallOp>(op);
      if (!call || !call.getCallee() || !symbols.lookup(*call.getCallee()))
        return op.emitOpError("is no call of the runtime");
      if (failed(checkPlain(op)) ||
          failed(readCall(call, part.getArgument(0), entry.calls.emplace_back())))
        return failure();
    }
    return success();
  }

  LogicalResult readCall(LLVM::CallOp call, Value context, HostCall &result) {
    ValueRange operands = call.getArgOperands();
    result.callee = *call.getCallee();
    result.loc = call.getLoc();
    bool isEvent = result.callee == "zrt_record" || result.callee == "zrt_wait";
    bool isLaunch = result.callee == "zrt_launch" || result.callee == "zrt_reduce";
    std::optional<int64_t> stream =
        operands.size() == (isLaunch ? 4 : 3) ? getConstant(operands[1]) : std::nullopt;
    if (!stream || operands[0] != context)
      return call.emitOpError("is expected to take the context, a stream and what there is to do");
    result.stream = *stream;
    if (isEvent) {
      std::optional<int64_t> event = getConstant(operands[2]);
      if (!event)
        return call.emitOpError("is expected to name an event by its number");
      result.event = *event;
      return success();
    }
    if (isLaunch) {
      if (failed(readDescriptor(call, operands[2], result)))
        return failure();
    }
    return readRecord(call, operands.back(), result);
  }

  LogicalResult readDescriptor(LLVM::CallOp call, Value kernel, HostCall &result) {
    StringRef symbol = getAddressed(kernel);
    auto [known, isNew] = descriptors.try_emplace(symbol);
    if (isNew) {
      auto global = symbol.empty() ? LLVM::GlobalOp() : symbols.lookup<LLVM::GlobalOp>(symbol);
      if (!global || global.getInitializerRegion().empty() || !global.getConstant())
        return call.emitOpError("is expected to launch a kernel by its descriptor");
      FailureOr<KernelDescriptor> read = validate::readDescriptor(global, symbols);
      if (failed(read))
        return failure();
      known->second = *read;
    }
    result.kernel = known->second.kernel;
    result.work = known->second.work;
    result.grain = known->second.grain;
    result.threads = known->second.threads;
    return success();
  }

  LogicalResult readRecord(LLVM::CallOp call, Value record, HostCall &result) {
    auto gep = record.getDefiningOp<LLVM::GEPOp>();
    StringRef name = getAddressed(gep ? gep.getBase() : record);
    FailureOr<ArrayRef<int64_t>> table = getTable(name);
    int64_t at = 0;
    if (gep) {
      ArrayRef<int32_t> indices = gep.getRawConstantIndices();
      if (indices.size() != 1 || indices[0] < 0 || !gep.getElemType().isInteger(64))
        return call.emitOpError("is expected to take a record at a constant index");
      at = indices[0];
    }
    if (failed(table) || at > static_cast<int64_t>(table->size()))
      return call.emitOpError("takes a record outside its table");
    ArrayRef<int64_t> rest = table->drop_front(at);
    int64_t size = getSize(result.callee, rest);
    if (size < 0 || size > static_cast<int64_t>(rest.size()))
      return call.emitOpError("takes a record outside its table");
    result.record.assign(rest.begin(), rest.begin() + size);
    return success();
  }

  /// How many numbers make up the record that `rest` begins with.
  static int64_t getSize(StringRef callee, ArrayRef<int64_t> rest) {
    constexpr int64_t kMost = 1 << 24; // of a count, so that nothing overflows
    if (callee == "zrt_library")
      return sizeof(zrt_gemm_record) / sizeof(int64_t); // the only call

    if (callee == "zrt_copy")
      return sizeof(zrt_copy_record) / sizeof(int64_t);
    if (callee == "zrt_save")
      return sizeof(zrt_save_record) / sizeof(int64_t);
    if (callee == "zrt_reduce") { // where parts are staged, then the record of a collective
      int64_t size = rest.empty() ? -1 : getSize("zrt_collective", rest.drop_front());
      return size < 0 ? -1 : size + 1;
    }
    bool isLaunch = callee == "zrt_launch";
    size_t head = isLaunch ? 1 : 5, counter = isLaunch ? 0 : 4;
    if (rest.size() < head || rest[counter] < 0 || rest[counter] > kMost)
      return -1;
    return head + rest[counter] * (isLaunch ? 1 : 3);
  }

  FailureOr<ArrayRef<int64_t>> getTable(StringRef name) {
    auto [known, isNew] = tables.try_emplace(name);
    if (isNew) {
      auto global = name.empty() ? LLVM::GlobalOp() : symbols.lookup<LLVM::GlobalOp>(name);
      auto values = global ? dyn_cast_if_present<DenseIntElementsAttr>(global.getValueAttr())
                           : DenseIntElementsAttr();
      if (values && values.getElementType().isInteger(64))
        known->second = llvm::to_vector(values.getValues<int64_t>());
    }
    if (known->second.empty())
      return failure();
    return ArrayRef<int64_t>(known->second);
  }

  SymbolTable symbols;
  llvm::StringMap<SmallVector<int64_t>> tables;
  llvm::StringMap<KernelDescriptor> descriptors;
};

/// The fields of a table of structs that insertvalue ops fill one by one.
using Fields = std::map<std::pair<int64_t, int64_t>, Value>;

FailureOr<Fields> readStructs(LLVM::GlobalOp table) {
  Fields fields;
  if (table.getInitializerRegion().empty())
    return table.emitOpError("is expected to list the entries");
  for (Operation &op : table.getInitializerRegion().front())
    if (auto insert = dyn_cast<LLVM::InsertValueOp>(op)) {
      ArrayRef<int64_t> at = insert.getPosition();
      if (at.size() != 2 || !fields.try_emplace({at[0], at[1]}, insert.getValue()).second)
        return insert.emitOpError("is expected to fill one field of one entry");
    }
  return fields;
}

/// What zrt_records says of the table of entry `number`: its place, size and checksum.
LogicalResult checkRecordTable(const SymbolTable &symbols, LLVM::GlobalOp tables,
                               const Fields &fields, int64_t number, StringRef entry) {
  auto field = [&](int64_t position) {
    auto found = fields.find({number, position});
    return found == fields.end() ? Value() : found->second;
  };
  if (!field(0) || !field(1) || !field(2))
    return tables.emitOpError() << "has no table, size and checksum for entry '" << entry << "'";
  auto words = symbols.lookup<LLVM::GlobalOp>(getAddressed(field(0)));
  auto values = words ? dyn_cast_if_present<DenseIntElementsAttr>(words.getValueAttr())
                      : DenseIntElementsAttr();
  if (!values || words.getSymName() != ("zero_" + entry + "_records").str())
    return tables.emitOpError() << "names another table than that of entry '" << entry << "'";
  auto all = llvm::to_vector(values.getValues<int64_t>());
  ArrayRef bytes(reinterpret_cast<const uint8_t *>(all.data()), all.size() * sizeof(int64_t));
  auto count = static_cast<int64_t>(all.size()),
       checksum = static_cast<int64_t>(llvm::crc32(bytes));
  if (getConstant(field(1)) != count || getConstant(field(2)) != checksum)
    return tables.emitOpError() << "is expected to say that the records of entry '" << entry
                                << "' are " << count << " words with the checksum " << checksum;
  return success();
}

} // namespace

FailureOr<std::map<std::string, HostEntry>> readHostEntries(ModuleOp emitted) {
  SymbolTable symbols(emitted);
  auto table = symbols.lookup<LLVM::GlobalOp>("zrt_entries"),
       size = symbols.lookup<LLVM::GlobalOp>("zrt_entry_count");
  auto count = size ? dyn_cast_if_present<IntegerAttr>(size.getValueAttr()) : IntegerAttr();
  if (!table || !count)
    return emitted.emitError() << "is expected to define zrt_entries and zrt_entry_count";
  FailureOr<Fields> fields = readStructs(table);
  if (failed(fields))
    return failure();
  HostReader reader(emitted);
  std::map<std::string, HostEntry> entries;
  if (static_cast<int64_t>(fields->size()) != 4 * count.getInt())
    return table.emitOpError() << "fills " << fields->size() << " fields, expected 4 for each of "
                               << count.getInt() << " entries";
  for (int64_t i = 0; i < count.getInt(); ++i) {
    auto name = symbols.lookup<LLVM::GlobalOp>(getAddressed((*fields)[{i, 0}]));
    auto run = symbols.lookup<LLVM::LLVMFuncOp>(getAddressed((*fields)[{i, 1}]));
    auto text = name ? dyn_cast_if_present<StringAttr>(name.getValueAttr()) : StringAttr();
    std::optional<int64_t> commands = getConstant((*fields)[{i, 2}]),
                           events = getConstant((*fields)[{i, 3}]);
    if (!text || !run || run.isExternal() || !commands || !events)
      return table.emitOpError() << "has no name, function and sizes for entry " << i;
    FailureOr<HostEntry> entry = reader.read(run);
    if (failed(entry))
      return failure();
    entry->number = i;
    entry->commands = *commands;
    entry->events = *events;
    std::string key = text.getValue().rtrim('\0').str();
    if (!entries.try_emplace(key, std::move(*entry)).second)
      return table.emitOpError() << "lists entry '" << key << "' twice";
  }
  return entries;
}

LogicalResult checkRecordTables(ModuleOp emitted, const std::map<std::string, HostEntry> &entries) {
  SymbolTable symbols(emitted);
  auto tables = symbols.lookup<LLVM::GlobalOp>("zrt_records");
  if (!tables)
    return emitted.emitError() << "is expected to define zrt_records";
  FailureOr<Fields> fields = readStructs(tables);
  if (failed(fields))
    return failure();
  if (fields->size() != 3 * entries.size())
    return tables.emitOpError() << "fills " << fields->size() << " fields, expected 3 for each of "
                                << entries.size() << " entries";
  for (const auto &[name, entry] : entries)
    if (failed(checkRecordTable(symbols, tables, *fields, entry.number, name)))
      return failure();
  return success();
}

} // namespace zero::validate
