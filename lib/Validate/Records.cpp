#include "zero/Validate/Records.h"

#include "CallTexts.h"
#include "CallingKernels.h"
#include "ControlCode.h"
#include "HostCalls.h"
#include "HostNumbers.h"
#include "KernelFacts.h"
#include "PlainCode.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zrt/abi.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

namespace {

int64_t codeOf(std::optional<ir::ReduceKind> kind) {
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
  return -1;
}

int64_t codeOf(ir::CollectiveKind kind) {
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
  return -1;
}

/// Makes the calls that an entry's ops stand for. Work and grain of a launch are the emitted
/// kernel's: 0 here.
class CallMaker {
public:
  explicit CallMaker(ModuleOp planned) : numbers(planned), unitBuffers(planned, numbers) {
    SymbolTable symbols(planned);
    for (auto function : planned.getOps<func::FuncOp>())
      if (function->hasAttr("zero.kernel") && function.getBody().hasOneBlock())
        kernels[FlatSymbolRefAttr::get(function.getSymNameAttr())] = readKernel(function, symbols);
  }

  FailureOr<HostEntry> make(func::FuncOp entry) {
    calls.clear();
    events = 0;
    unitBuffers.begin(entry.getSymName());
    for (Operation &op : entry.getBody().front().without_terminator()) {
      LogicalResult result =
          llvm::TypeSwitch<Operation *, LogicalResult>(&op)
              .Case<ir::LaunchOp, ir::LaunchGemmOp, ir::LaunchCollectiveOp, ir::LaunchCopyOp,
                    ir::LaunchSaveOp>([&](auto launch) { return add(launch); })
              .Case([&](ir::RecordOp op) { return addEvent(op, "zrt_record"); })
              .Case([&](ir::WaitOp op) { return addEvent(op, "zrt_wait"); })
              .Default([](Operation *op) {
                return op->emitOpError("stands for no call of the runtime");
              });
      if (failed(result))
        return failure();
    }
    int64_t commands = calls.size();
    return HostEntry{std::move(calls), commands, events, {}};
  }

private:
  HostCall &addCall(ir::EnqueuedOpInterface op, StringRef callee) {
    HostCall &call = calls.emplace_back();
    call.callee = callee;
    call.stream = numbers.ofStream(op.getStreamAttr());
    call.loc = op->getLoc();
    return call;
  }

  /// Says what a call reads and writes; by default all that its launch does.
  void describe(HostCall &call, ir::LaunchOpInterface launch) {
    describe(call, launch, launch.getLabel(), launch.getReads(), launch.getWrites());
  }
  void describe(HostCall &call, ir::LaunchOpInterface launch, std::string label,
                ArrayRef<ir::AllocationAttr> reads, ArrayRef<ir::AllocationAttr> writes,
                size_t part = 0) {
    call.label = std::move(label);
    call.reads = buffersOf(reads);
    call.writes = buffersOf(writes);
    unitBuffers.note(call, launch, part);
  }

  std::vector<HostCall::Buffer> buffersOf(ArrayRef<ir::AllocationAttr> list) const {
    std::vector<HostCall::Buffer> buffers;
    for (ir::AllocationAttr at : list)
      buffers.push_back({numbers.addressOf(at), at.getType()});
    return buffers;
  }

  template <typename Op> LogicalResult addEvent(Op op, StringRef callee) {
    addCall(op, callee).event = op.getEvent();
    events = std::max<int64_t>(events, static_cast<int64_t>(op.getEvent()) + 1);
    return success();
  }

  LogicalResult add(ir::LaunchOp op) {
    auto known = kernels.find(op.getKernelAttr());
    if (known == kernels.end())
      return op.emitOpError() << "launches " << op.getKernelAttr() << ", which is no kernel";
    const KernelFacts &facts = known->second;
    if (facts.isEmpty)
      return success();
    SmallVector<ir::AllocationAttr> ins(op.getIns().getAsRange<ir::AllocationAttr>()),
        outs(op.getOuts().getAsRange<ir::AllocationAttr>());
    // An update finds the rest of its result in place.
    if (facts.updated >= 0 && numbers.addressOf(ins[facts.updated]) != numbers.addressOf(outs[0])) {
      HostCall &copy = addCall(op, "zrt_copy");
      copy.record = {numbers.addressOf(outs[0]), numbers.addressOf(ins[facts.updated]),
                     outs[0].getBytes()};
      describe(copy, op, "copy", ins[facts.updated], outs[0]);
    }
    HostCall &call = addCall(op, "zrt_launch");
    call.kernel = op.getKernel();
    ir::AllocationAttr scratch = op.getWorkspaceAttr();
    int64_t buffers = ins.size() + outs.size() + facts.needsRank + (scratch ? 1 : 0);
    call.record = {buffers};
    for (ir::AllocationAttr at : ins)
      call.record.push_back(numbers.addressOf(at));
    if (facts.needsRank)
      call.record.push_back(numbers.ofRank());
    for (ir::AllocationAttr at : outs)
      call.record.push_back(numbers.addressOf(at));
    if (scratch)
      call.record.push_back(numbers.addressOf(scratch));
    describe(call, op);
    return success();
  }

  LogicalResult add(ir::LaunchCopyOp op) {
    HostCall &call = addCall(op, "zrt_copy");
    call.record = {numbers.addressOf(op.getDst()), numbers.addressOf(op.getSrc()),
                   op.getSrc().getBytes()};
    describe(call, op);
    return success();
  }

  LogicalResult add(ir::LaunchSaveOp op) {
    HostCall &call = addCall(op, "zrt_save");
    call.record = {numbers.addressOf(op.getDst()), numbers.addressOf(op.getSrc()),
                   op.getSrc().getBytes(), numbers.ofGroup(op.getOver())};
    describe(call, op);
    return success();
  }

  LogicalResult add(ir::LaunchGemmOp op) {
    ir::AllocationAttr workspace = op.getWorkspaceAttr();
    MatmulPlaces at{numbers.addressOf(op.getA()),
                    numbers.addressOf(op.getB()),
                    numbers.addressOf(op.getC()),
                    workspace ? numbers.addressOf(workspace) : -1,
                    workspace ? workspace.getBytes() : 0,
                    op.getBias() ? numbers.addressOf(*op.getBias()) : -1,
                    op.getAddend() ? numbers.addressOf(*op.getAddend()) : -1,
                    op.getSums() ? numbers.addressOf(*op.getSums()) : -1};
    FailureOr<MatmulRecord> record =
        makeMatmulRecord(op, op.getA().getType(), op.getC().getType(), op.getAccumulate(), at);
    if (failed(record))
      return failure();
    HostCall &call = addCall(op, "zrt_library");
    call.record = *record;
    describe(call, op);
    return success();
  }

  LogicalResult add(ir::LaunchCollectiveOp op) {
    SmallVector<ir::AllocationAttr> ins(op.getIns().getAsRange<ir::AllocationAttr>()),
        outs(op.getOuts().getAsRange<ir::AllocationAttr>());
    int64_t communicator = numbers.ofCommunicator(op), kind = codeOf(op.getKind()),
            reduce = codeOf(op.getReduce()),
            dtype = codeOfElement(ins[0].getType().getElementType());
    if (auto folds = op->getAttrOfType<ArrayAttr>("folds"))
      return addStaged(op, folds, {communicator, kind, reduce, dtype, 1});
    HostCall &call = addCall(op, "zrt_collective");
    call.record = {communicator, kind, reduce, dtype, static_cast<int64_t>(ins.size())};
    if (kind == ZRT_ALL_TO_ALL) {
      addExchanges(call.record, op.getPiecesAttr(), ins, outs);
      describe(call, op);
      return success();
    }
    for (auto [in, out] : llvm::zip_equal(ins, outs)) {
      bool isGather = op.getKind() == ir::CollectiveKind::AllGather;
      call.record.append(
          {numbers.addressOf(out), numbers.addressOf(in), sizeOf((isGather ? in : out).getType())});
    }
    describe(call, op);
    return success();
  }

  /// A piece is cut where the tensor of a rank ends that has it, or of one that gets it.
  void addExchanges(SmallVectorImpl<int64_t> &record, ArrayAttr pieces,
                    ArrayRef<ir::AllocationAttr> ins, ArrayRef<ir::AllocationAttr> outs) {
    int64_t width = ir::getElementBytes(ins[0].getType().getElementType());
    for (auto piece : pieces.getAsRange<ir::PieceAttr>()) {
      ir::AllocationAttr in = ins[piece.getFrom()], out = outs[piece.getTo()];
      int64_t held = sizeOf(in.getType()), wanted = sizeOf(out.getType());
      auto behind = [](int64_t at, int64_t each) { return (at / each + 1) * each; };
      for (int64_t begin = 0, end; begin < piece.getSize(); begin = end) {
        int64_t source = piece.getFromStart() + begin, target = piece.getToStart() + begin;
        end = std::min({piece.getSize(), behind(source, held) - piece.getFromStart(),
                        behind(target, wanted) - piece.getToStart()});
        record.append({numbers.addressOf(out) + target % wanted * width,
                       numbers.addressOf(in) + source % held * width, end - begin, target / wanted,
                       source / held, 0});
      }
    }
    record[4] = static_cast<int64_t>(record.size() - 5) / 3;
  }

  /// One call for each part that has elements, by way of one workspace, the last result.
  LogicalResult addStaged(ir::LaunchCollectiveOp op, ArrayAttr folds, ArrayRef<int64_t> head) {
    auto workspace = cast<ir::AllocationAttr>(op.getOuts().getValue().back());
    size_t part = 0;
    for (auto [in, out, fold] : llvm::zip_first(op.getIns().getAsRange<ir::AllocationAttr>(),
                                                op.getOuts().getAsRange<ir::AllocationAttr>(),
                                                folds.getAsRange<FlatSymbolRefAttr>())) {
      size_t number = part++;
      if (sizeOf(out.getType()) == 0)
        continue;
      HostCall &call = addCall(op, "zrt_reduce");
      call.kernel = fold.getValue();
      call.record = {numbers.addressOf(workspace)};
      llvm::append_range(call.record, head);
      call.record.append({numbers.addressOf(out), numbers.addressOf(in), sizeOf(out.getType())});
      describe(call, op, op.getLabel(), in, out, number);
    }
    return success();
  }

  HostNumbers numbers;
  UnitBuffers unitBuffers;
  llvm::DenseMap<Attribute, KernelFacts> kernels;
  std::vector<HostCall> calls;
  int64_t events = 0;
};

void describe(InFlightDiagnostic &diag, const HostCall &call) {
  diag << call.callee << " on stream " << call.stream;
  if (!call.kernel.empty())
    diag << " of " << call.kernel << " with work " << call.work << " in steps of " << call.grain;
  if (call.threads)
    diag << " by " << call.threads << " threads";
  if (call.event >= 0)
    diag << " of event " << call.event;
  if (call.record.empty())
    return;
  diag << " (";
  llvm::interleaveComma(call.record, diag);
  diag << ")";
}

} // namespace

struct HostProgram::State {
  std::map<std::string, HostEntry> entries;
  std::vector<std::pair<std::string, UnitFacts>> units;
  std::map<std::string, kernel::ScheduleAttr> schedules; // by kernel
  ControlKernels control;
  CallingKernels calling;
  llvm::StringSet<> kernels; // all names
};

HostProgram::HostProgram(std::unique_ptr<State> state) : state(std::move(state)) {}
HostProgram::HostProgram(HostProgram &&) = default;
HostProgram::~HostProgram() = default;

static int64_t getParameter(kernel::ScheduleAttr schedule, StringRef name) {
  DictionaryAttr parameters = schedule.getParameters();
  auto number = parameters ? parameters.getAs<IntegerAttr>(name) : IntegerAttr();
  return number ? number.getInt() : 0;
}

namespace {
/// What is launched behind a GPU's kernel: sums of columns, or of parts of a convolution's terms.
struct Follower {
  std::string name = "nothing";
  int64_t blocks = 0;
};
} // namespace

static Follower getFollower(StringRef kernel, kernel::ScheduleAttr schedule) {
  if (int64_t blocks = getParameter(schedule, "column_blocks"))
    return {(kernel + "$columns").str(), blocks};
  if (int64_t blocks = getParameter(schedule, "sum_blocks"))
    return {(kernel + "$sums").str(), blocks};
  return {};
}

FailureOr<HostProgram> HostProgram::read(ModuleOp planned) {
  auto state = std::make_unique<State>();
  CallMaker maker(planned);
  for (auto function : planned.getOps<func::FuncOp>()) {
    if (auto schedule = function->getAttrOfType<kernel::ScheduleAttr>("kernel.schedule"))
      state->schedules[function.getSymName().str()] = schedule;
    if (function->hasAttr("zero.kernel"))
      state->kernels.insert(function.getSymName());
    if (function->hasAttr("zero.kernel") || function.isExternal())
      continue;
    FailureOr<HostEntry> entry = maker.make(function);
    if (failed(entry))
      return failure();
    state->entries.emplace(function.getSymName().str(), std::move(*entry));
  }
  for (const auto &[name, schedule] : state->schedules)
    if (Follower follower = getFollower(name, schedule); follower.blocks)
      state->kernels.insert(follower.name);
  state->units = readUnits(planned);
  FailureOr<ControlKernels> control = ControlKernels::read(planned);
  if (failed(control))
    return failure();
  state->control = std::move(*control);
  FailureOr<CallingKernels> calling = CallingKernels::read(planned);
  if (failed(calling))
    return failure();
  state->calling = std::move(*calling);
  for (const auto &[name, kernel] : state->calling.staged)
    for (const Stage &stage : kernel.stages)
      state->kernels.insert(stage.function);
  return HostProgram(std::move(state));
}

/// Fills in the work and the grain that the emitted kernel names.
static LogicalResult setWork(SymbolTable &symbols, ModuleOp emitted, HostCall &call) {
  if (call.kernel.empty())
    return success();
  Operation *kernel = symbols.lookup(call.kernel);
  auto work = kernel ? kernel->getAttrOfType<IntegerAttr>("zero.work") : IntegerAttr(),
       grain = kernel ? kernel->getAttrOfType<IntegerAttr>("zero.grain") : IntegerAttr();
  if (!work || !grain || work.getInt() <= 0 || grain.getInt() <= 0)
    return emitted.emitError() << "has no kernel '" << call.kernel
                               << "' that names its work and its grain";
  call.work = work.getInt();
  call.grain = grain.getInt();
  auto threads = kernel->getAttrOfType<IntegerAttr>("zero.threads");
  call.threads = threads ? threads.getInt() : 0;
  return success();
}

/// Whether the kernel is followed by the launch that its schedule says, and by none where that says
/// nothing.
static LogicalResult checkNext(StringRef name, kernel::ScheduleAttr schedule, Operation *kernel) {
  Follower expected = getFollower(name, schedule);
  auto next = kernel->getAttrOfType<FlatSymbolRefAttr>("zero.next");
  if (expected.blocks == 0 && !next)
    return success();
  Operation *follower = next ? SymbolTable::lookupNearestSymbolFrom(kernel, next) : nullptr;
  auto numberOf = [&](StringRef attribute) {
    auto number = follower ? follower->getAttrOfType<IntegerAttr>(attribute) : IntegerAttr();
    return number ? number.getInt() : 0;
  };
  if (expected.blocks && follower && next.getValue() == expected.name &&
      numberOf("zero.work") == expected.blocks && numberOf("zero.grain") == 1 &&
      numberOf("zero.threads") == getParameter(schedule, "threads") &&
      numberOf("zero.workspace") == schedule.getWorkspace())
    return success();
  return kernel->emitOpError() << "says that kernel '" << name << "' is followed by "
                               << (next ? next.getValue() : StringRef("nothing")) << " of "
                               << numberOf("zero.work") << " blocks, expected " << expected.name
                               << " of " << expected.blocks << " as scheduled";
}

/// Whether an emitted kernel names the items, the grain and the workspace of its schedule.
static LogicalResult checkSchedule(StringRef name, kernel::ScheduleAttr schedule,
                                   Operation *kernel) {
  auto numberOf = [&](StringRef attribute) {
    auto number = kernel->getAttrOfType<IntegerAttr>(attribute);
    return number ? number.getInt() : 0;
  };
  // Of a GPU: threads share an item, or each of them has its own.
  int64_t threads = 0;
  if (kernel->hasAttr("zero.threads")) {
    int64_t team = getParameter(schedule, "threads");
    threads = team ? team : schedule.getGrain();
  }
  // What code may not declare, the launch gives.
  constexpr int64_t kMostDeclared = (48 << 10) - 256;
  bool isGiven = threads && schedule.getKind() == kernel::Kind::Attention &&
                 schedule.getScratch() > kMostDeclared;
  const std::tuple<StringRef, StringRef, int64_t> kNumbers[] = {
      {"zero.threads", "threads in a block", threads},
      {"zero.shared", "bytes of shared memory from its launch",
       isGiven ? schedule.getScratch() : 0},
      {"zero.work", "items", schedule.getItems()},
      {"zero.grain", "items at the least for a worker", schedule.getGrain()},
      {"zero.workspace", "bytes of workspace", schedule.getWorkspace()}};
  for (auto [attribute, what, expected] : kNumbers)
    if (int64_t found = numberOf(attribute); found != expected)
      return kernel->emitOpError() << "says that kernel '" << name << "' has " << found << " "
                                   << what << ", expected " << expected << " as scheduled";
  return checkNext(name, schedule, kernel);
}

/// Whether it is where blocks of a GPU's kernel count how many of them have ended: a word for each
/// item at the most, zero at first. It holds nothing that another launch or kernel reads.
static bool isCounters(LLVM::GlobalOp global, const llvm::StringSet<> &kernels, ModuleOp emitted) {
  constexpr unsigned kGlobal = 1; // memory of a GPU
  StringRef kernel = global.getSymName();
  auto zeros = dyn_cast_if_present<DenseIntElementsAttr>(global.getValueOrNull());
  auto type = dyn_cast<LLVM::LLVMArrayType>(global.getType());
  if (!kernel.consume_back(".ended") || !kernels.contains(kernel) || !zeros || !type ||
      global.getAddrSpace() != kGlobal || global.getLinkage() != LLVM::Linkage::Internal)
    return false;
  Operation *function = SymbolTable::lookupSymbolIn(emitted, kernel);
  auto work = function ? function->getAttrOfType<IntegerAttr>("zero.work") : IntegerAttr();
  return work && type.getElementType().isInteger(32) &&
         static_cast<int64_t>(type.getNumElements()) <= work.getInt() && zeros.isSplat() &&
         zeros.getSplatValue<APInt>().isZero();
}

/// What nobody has read could do anything: there is none. Of kernels nothing but their loops is
/// left
/// (`--check-kernels`).
static LogicalResult checkNothingElse(ModuleOp emitted, const llvm::StringSet<> &kernels,
                                      const llvm::StringSet<> &hostFunctions) {
  for (Operation &op : *emitted.getBody()) {
    if (auto global = dyn_cast<LLVM::GlobalOp>(op)) {
      constexpr unsigned kShared = 3; // memory of a block of a GPU's threads
      if (!global.getConstant() && global.getAddrSpace() != kShared &&
          !isCounters(global, kernels, emitted))
        return global.emitOpError("is memory that the plan does not know, expected a constant");
      continue;
    }
    auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
    if (!function)
      return op.emitOpError("is no part of an emitted program, which has functions and constants");
    StringRef name = function.getSymName();
    auto threads = function->getAttrOfType<IntegerAttr>("zero.threads");
    if (threads ? !isPlainDeviceKernel(function, threads.getInt()) : !isPlain(function))
      return function.emitOpError("says more than its name and type: expected no effects, "
                                  "attributes, linkage or calling convention of its own");
    if (name.starts_with("zrt_") && !function.isExternal())
      return function.emitOpError("is the runtime's, expected a declaration");
    bool isKernel = function->hasAttr("zero.kernel");
    if (isKernel ? kernels.contains(name) : function.isExternal() || hostFunctions.contains(name))
      continue;
    return function.emitOpError() << "is " << (isKernel ? "a kernel" : "a function")
                                  << " that the plan does not have";
  }
  return success();
}

LogicalResult HostProgram::check(ModuleOp emitted) const {
  FailureOr<std::map<std::string, HostEntry>> found = readHostEntries(emitted);
  if (failed(found))
    return failure();
  SymbolTable symbols(emitted);
  for (const auto &[name, entry] : *found)
    if (!state->entries.contains(name))
      return emitted.emitError() << "has an entry '" << name << "', which the plan does not have";
  for (const auto &[name, entry] : state->entries) {
    auto own = found->find(name);
    if (own == found->end())
      return emitted.emitError() << "has no entry '" << name << "', which the plan has";
    for (auto [index, expected] : llvm::enumerate(entry.calls)) {
      HostCall wanted = expected;
      if (failed(setWork(symbols, emitted, wanted)))
        return failure();
      if (index < own->second.calls.size() && own->second.calls[index] == wanted)
        continue;
      InFlightDiagnostic diag = emitted.emitError()
                                << "call " << index << " of entry '" << name << "' is ";
      if (index < own->second.calls.size())
        describe(diag, own->second.calls[index]);
      else
        diag << "missing";
      diag << ", expected ";
      describe(diag, wanted);
      diag << " as planned";
      diag.attachNote(wanted.loc) << "planned here";
      return diag;
    }
    const HostEntry &other = own->second;
    if (other.calls.size() != entry.calls.size() || other.commands != entry.commands ||
        other.events != entry.events)
      return emitted.emitError() << "entry '" << name << "' makes " << other.calls.size()
                                 << " calls and announces " << other.commands << " with "
                                 << other.events << " events, expected " << entry.commands
                                 << " with " << entry.events;
  }
  if (failed(checkRecordTables(emitted, *found)) ||
      failed(checkCallTexts(state->entries, state->units, emitted)))
    return failure();
  for (const auto &[name, schedule] : state->schedules)
    if (Operation *kernel = symbols.lookup(name))
      if (failed(checkSchedule(name, schedule, kernel)))
        return failure();
  llvm::StringSet<> hostFunctions;
  for (const auto &[name, entry] : *found)
    hostFunctions.insert_range(entry.functions);
  return failure(failed(checkControlCode(state->control, symbols)) ||
                 failed(checkCallingKernels(state->calling, symbols)) ||
                 failed(checkNothingElse(emitted, state->kernels, hostFunctions)));
}

LogicalResult validateRecords(ModuleOp planned, ModuleOp emitted) {
  FailureOr<HostProgram> program = HostProgram::read(planned);
  return failure(failed(program) || failed(program->check(emitted)));
}

} // namespace zero::validate
