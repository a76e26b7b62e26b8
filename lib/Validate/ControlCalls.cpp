#include "ControlCalls.h"

#include "HostCalls.h"
#include "PlainCode.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

static constexpr int64_t kPointerBytes = sizeof(void *);

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

ControlState ControlCalls::begin() {
  ControlState state;
  for (auto [bytes, initial] : llvm::zip_equal(kernel.arguments, kernel.initial)) {
    arguments.push_back(state.memory.addSpace(bytes, /*isWritable=*/false));
    state.memory.write(arguments.back(), 0, initial);
  }
  rank = state.memory.addSpace(sizeof(int64_t), /*isWritable=*/false);
  for (int64_t bytes : kernel.results)
    results.push_back(state.memory.addSpace(bytes, /*isWritable=*/true));
  workspace = state.memory.addSpace(kernel.workspace, /*isWritable=*/true);
  buffers = arguments;
  if (kernel.needsRank)
    buffers.push_back(rank);
  llvm::append_range(buffers, results);
  if (kernel.workspace > 0)
    buffers.push_back(workspace);
  // Lists of pointers, no bytes of values.
  table = state.memory.addSpace(0, /*isWritable=*/false);
  list = state.memory.addSpace(0, /*isWritable=*/false);
  known[code.getArgument(0)] = {.kind = Symbol::Kind::Pointer, .space = table};
  for (auto [index, argument] : llvm::enumerate(kernel.shared)) {
    state.mayShare.push_back(argument >= 0);
    if (argument >= 0)
      inPlace[arguments[argument]] = inPlace[results[index]] = index;
  }
  return state;
}

void ControlCalls::beginRound(ControlState &state) {
  state.memory.forget(workspace, 0, kernel.workspace);
  for (auto [space, bytes] : llvm::zip_equal(results, kernel.carried))
    state.memory.write(space, 0, bytes);
  for (int64_t argument : kernel.shared) // what lies there is not the argument any more
    if (argument >= 0)
      state.memory.forget(arguments[argument], 0, kernel.arguments[argument]);
  // A round goes by what it asks for and loads itself, and fills its lists itself.
  forgetList(state);
  using Kind = Symbol::Kind;
  for (auto &[value, symbol] : known)
    if (llvm::is_contained({Kind::Loaded, Kind::Round, Kind::Test, Kind::InPlace}, symbol.kind))
      symbol = Symbol();
}

ControlCalls::Place ControlCalls::getCommon(const ControlState &state, Place place) const {
  auto found = inPlace.find(place.space);
  if (found != inPlace.end() && state.mayShare[found->second])
    place.space = results[found->second];
  return place;
}

void ControlCalls::write(ControlState &state, const Place &place, const Bytes &bytes) {
  state.memory.write(place.space, place.offset, bytes);
  state.written.push_back(place.space);
  auto found = inPlace.find(place.space);
  if (found != inPlace.end() && state.mayShare[found->second])
    state.memory.forget(arguments[kernel.shared[found->second]], place.offset, place.bytes);
}

FailureOr<ControlCalls::Place> ControlCalls::getPlace(Operation *op, const ControlState &state,
                                                      const Symbol &pointer, int64_t bytes,
                                                      bool writes) {
  Place place{pointer.space, pointer.number, bytes};
  if (pointer.kind != Symbol::Kind::Pointer || place.space == table || place.space == list ||
      !state.memory.isInside(place.space, place.offset, bytes))
    return op->emitOpError() << (writes ? "writes " : "reads ") << bytes
                             << " bytes that are not inside one of the kernel's buffers";
  if (writes && bytes > 0 && !state.memory.isWritable(place.space))
    return op->emitOpError("writes to an argument of the kernel, which others may read");
  return place;
}

bool ControlCalls::isListed(const ControlState &state, unsigned index, int64_t bytes) const {
  Symbol pointer = state.getListed(index);
  return pointer.kind == Symbol::Kind::Pointer && pointer.space != table && pointer.space != list &&
         state.memory.isInside(pointer.space, pointer.number, bytes);
}

FailureOr<ControlCalls::Place> ControlCalls::getListed(Operation *op, const ControlState &state,
                                                       unsigned index, int64_t bytes, bool writes) {
  return getPlace(op, state, state.getListed(index), bytes, writes);
}

/// Equation: in-place.
LogicalResult ControlCalls::checkApart(Operation *op, const ControlState &state,
                                       ArrayRef<Place> writes, ArrayRef<Place> reads,
                                       llvm::function_ref<bool(unsigned, unsigned)> mayLieOn) {
  for (auto [index, write] : llvm::enumerate(writes)) {
    for (const Place &other : writes.take_front(index))
      if (write.overlaps(other))
        return op->emitOpError("writes two of its results, or one and its scratch memory, over "
                               "each other");
    for (auto [input, read] : llvm::enumerate(reads))
      if (Place common = getCommon(state, read);
          write.overlaps(common) && !(write == common && mayLieOn(index, input)))
        return op->emitOpError() << "writes result " << index << " over operand " << input
                                 << ", which it still reads; expected buffers apart";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Single ops
//===----------------------------------------------------------------------===//

LogicalResult ControlCalls::checkFunctions() {
  if (!isPlain(code))
    return code.emitOpError("is a loop or branch with attributes of its arguments or effects, "
                            "expected none");
  for (StringRef name : {"zrt_round", "zrt_parallel", "zrt_multiply", "zrt_enqueue", "zrt_move",
                         "zrt_fetch", "zrt_choose"})
    if (auto declared = symbols.lookup<LLVM::LLVMFuncOp>(name);
        declared && (!isPlain(declared) || !declared.isExternal()))
      return declared.emitOpError("is the runtime's, expected a declaration without attributes");
  return success();
}

LogicalResult ControlCalls::step(Operation &op, ControlState &state) {
  if (failed(checkPlain(op)))
    return failure();
  FailureOr<Symbol> made = evaluate(op, state);
  if (failed(made))
    return failure();
  if (op.getNumResults() == 1)
    known[op.getResult(0)] = std::move(*made);
  return success();
}

FailureOr<Symbol> ControlCalls::evaluate(Operation &op, ControlState &state) {
  using Kind = Symbol::Kind;
  using Result = FailureOr<Symbol>;
  auto done = [](LogicalResult result) -> Result {
    return failed(result) ? Result(failure()) : Result(Symbol());
  };
  return llvm::TypeSwitch<Operation *, Result>(&op)
      .Case([&](LLVM::ConstantOp constant) -> Result {
        auto value = dyn_cast<IntegerAttr>(constant.getValue());
        return value ? Symbol{.kind = Kind::Constant, .number = value.getValue().getSExtValue()}
                     : Symbol();
      })
      .Case([](LLVM::ZeroOp) -> Result { return Symbol{.kind = Kind::Null}; })
      .Case([](LLVM::AddressOfOp address) -> Result {
        return Symbol{.kind = Kind::Named, .name = address.getGlobalName()};
      })
      .Case([&](LLVM::AllocaOp alloca) -> Result {
        Symbol count = get(alloca.getArraySize());
        constexpr int64_t kMost = 1 << 20;
        bool isOnce = alloca->getBlock() == &code.getBody().front(); // else it grows by the round
        if (state.listSize || !isOnce || count.kind != Kind::Constant || count.number < 1 ||
            count.number > kMost || !isa<LLVM::LLVMPointerType>(alloca.getElemType()))
          return alloca.emitOpError("is expected to be the one list of buffers for calls");
        state.listSize = count.number;
        return Symbol{.kind = Kind::Pointer, .space = list};
      })
      .Case([&](LLVM::GEPOp gep) { return move(gep); })
      .Case([&](LLVM::LoadOp read) { return load(read, state); })
      .Case([&](LLVM::ICmpOp test) { return compare(test); })
      .Case([&](LLVM::StoreOp write) { return done(store(write, state)); })
      .Case([&](LLVM::MemcpyOp write) -> Result {
        if (isDriver)
          return write.emitOpError("touches memory of a device, expected a call of zrt_move");
        return done(copy(write, write.getDst(), write.getSrc(), write.getLen(), state));
      })
      .Case([&](LLVM::CallOp made) { return call(made, state); })
      .Default([](Operation *op) -> Result {
        return op->emitOpError("is no part of the code of a loop or branch");
      });
}

FailureOr<Symbol> ControlCalls::move(LLVM::GEPOp op) {
  Symbol pointer = get(op.getBase());
  Type element = op.getElemType();
  int64_t width = isa<LLVM::LLVMPointerType>(element) ? kPointerBytes
                  : element.isInteger(8)              ? 1
                                                      : 0;
  std::optional<int64_t> index;
  auto indices = op.getIndices();
  if (indices.size() == 1) {
    if (auto value = dyn_cast<Value>(indices[0])) {
      Symbol number = get(value);
      if (number.kind == Symbol::Kind::Constant)
        index = number.number;
    } else {
      index = cast<IntegerAttr>(indices[0]).getInt();
    }
  }
  constexpr int64_t kMost = int64_t(1) << 56;
  if (pointer.kind != Symbol::Kind::Pointer || !width || !index || std::abs(*index) > kMost)
    return op.emitOpError("is expected to move from a buffer by a constant number of bytes or "
                          "pointers");
  pointer.number += *index * width;
  return pointer;
}

FailureOr<Symbol> ControlCalls::load(LLVM::LoadOp op, ControlState &state) {
  Symbol from = get(op.getAddr());
  if (isa<LLVM::LLVMPointerType>(op.getType())) {
    bool isListed = from.kind == Symbol::Kind::Pointer && from.space == table && from.number >= 0 &&
                    from.number % kPointerBytes == 0 &&
                    from.number / kPointerBytes < static_cast<int64_t>(buffers.size());
    if (!isListed)
      return op.emitOpError() << "is expected to load one of the kernel's " << buffers.size()
                              << " buffers from its list";
    return Symbol{.kind = Symbol::Kind::Pointer, .space = buffers[from.number / kPointerBytes]};
  }
  auto type = dyn_cast<IntegerType>(op.getType());
  if (!type || type.getWidth() % 8 != 0)
    return op.emitOpError("is expected to load a buffer, or a predicate or index");
  if (isDriver)
    return op.emitOpError("touches memory of a device, expected a call of zrt_fetch");
  return loadInteger(op, op.getAddr(), type.getWidth() / 8, state);
}

FailureOr<Symbol> ControlCalls::loadInteger(Operation *op, Value from, int64_t bytes,
                                            ControlState &state) {
  FailureOr<Place> place = getPlace(op, state, get(from), bytes, /*writes=*/false);
  if (failed(place))
    return failure();
  return Symbol{.kind = Symbol::Kind::Loaded,
                .bytes = state.memory.read(place->space, place->offset, place->bytes)};
}

FailureOr<Symbol> ControlCalls::compare(LLVM::ICmpOp op) {
  using Kind = Symbol::Kind;
  bool isEqual = op.getPredicate() == LLVM::ICmpPredicate::eq;
  Symbol left = get(op.getLhs()), right = get(op.getRhs());
  if (isEqual || op.getPredicate() == LLVM::ICmpPredicate::ne) {
    if (left.kind == Kind::Pointer && right.kind == Kind::Pointer) {
      bool isSame = left.space == right.space && left.number == right.number;
      // A result and the argument that it may lie on.
      auto one = inPlace.find(left.space), two = inPlace.find(right.space);
      if (!isSame && left.number == right.number && one != inPlace.end() && two != inPlace.end() &&
          one->second == two->second)
        return Symbol{.kind = Kind::InPlace, .number = one->second, .isEqual = isEqual};
      return Symbol{.kind = Kind::Constant, .number = isSame == isEqual};
    }
    bool isRound = left.kind == Kind::Round;
    if ((isRound || left.kind == Kind::Loaded) && right.kind == Kind::Constant)
      return Symbol{.kind = Kind::Test,
                    .number = right.number,
                    .bytes = left.bytes,
                    .isRound = isRound,
                    .isEqual = isEqual};
  }
  return op.emitOpError("is expected to compare two buffers, or what was loaded with a number");
}

LogicalResult ControlCalls::store(LLVM::StoreOp op, ControlState &state) {
  Symbol to = get(op.getAddr());
  bool isListed = to.kind == Symbol::Kind::Pointer && to.space == list && to.number >= 0 &&
                  to.number % kPointerBytes == 0 && to.number / kPointerBytes < state.listSize &&
                  isa<LLVM::LLVMPointerType>(op.getValue().getType());
  if (!isListed)
    return op.emitOpError("is expected to put a buffer into the list for calls");
  state.list[to.number / kPointerBytes] = get(op.getValue());
  return success();
}

/// Equation: copy.
LogicalResult ControlCalls::copy(Operation *op, Value target, Value source, Value length,
                                 ControlState &state) {
  Symbol bytes = get(length);
  if (bytes.kind != Symbol::Kind::Constant || bytes.number < 0)
    return op->emitOpError("is expected to copy a constant number of bytes");
  FailureOr<Place> from = getPlace(op, state, get(source), bytes.number, /*writes=*/false);
  FailureOr<Place> to = getPlace(op, state, get(target), bytes.number, /*writes=*/true);
  if (failed(from) || failed(to))
    return failure();
  if (getCommon(state, *from).overlaps(*to))
    return op->emitOpError("copies bytes over themselves");
  write(state, *to, state.memory.read(from->space, from->offset, from->bytes));
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

bool ControlCalls::isConstant(Value value, int64_t number) const {
  Symbol symbol = get(value);
  return symbol.kind == Symbol::Kind::Constant && symbol.number == number;
}

/// Equation: branch. Whoever walks all regions goes by how many there are.
FailureOr<Symbol> ControlCalls::choose(LLVM::CallOp op, ControlState &state) {
  ValueRange operands = op.getArgOperands();
  int64_t bytes = kernel.kind == ControlKernel::Kind::If ? 1 : 4;
  int64_t regions = kernel.gives.size();
  bool isFirst = state.written.empty() && op->getBlock() == &code.getBody().front();
  if (kernel.kind == ControlKernel::Kind::While || !isFirst || !isConstant(operands[1], bytes) ||
      !isConstant(operands[2], regions))
    return op.emitOpError() << "is expected to choose, before all else, one of the " << regions
                            << " regions of a branch by " << bytes << " bytes";
  return loadInteger(op, operands[0], bytes, state);
}

FailureOr<Symbol> ControlCalls::call(LLVM::CallOp op, ControlState &state) {
  StringRef callee = op.getCallee().value_or("");
  ValueRange operands = op.getArgOperands();
  if (callee == "zrt_round" && operands.empty())
    return Symbol{.kind = Symbol::Kind::Round};
  if (callee == "zrt_multiply" && operands.size() == 2) {
    if (failed(runMatmul(op, state)))
      return failure();
    forgetList(state);
    return Symbol();
  }
  if (isDriver && callee == "zrt_move" && operands.size() == 3) {
    if (failed(copy(op, operands[0], operands[1], operands[2], state)))
      return failure();
    return Symbol();
  }
  if (isDriver && callee == "zrt_fetch" && operands.size() == 2) {
    if (kernel.kind != ControlKernel::Kind::While || !isConstant(operands[1], 1))
      return op.emitOpError("is expected to fetch the predicate of a loop, 1 byte");
    return loadInteger(op, operands[0], 1, state);
  }
  if (isDriver && callee == "zrt_choose" && operands.size() == 3)
    return choose(op, state);
  return callKernel(op, state);
}

/// By the runtime on a device or on several threads, or at once.
FailureOr<std::pair<StringRef, Value>> ControlCalls::findCallee(LLVM::CallOp op) {
  StringRef callee = op.getCallee().value_or("");
  ValueRange operands = op.getArgOperands();
  bool isEnqueued = isDriver && callee == "zrt_enqueue" && operands.size() == 3,
       isParallel = !isDriver && callee == "zrt_parallel" && operands.size() == 4;
  StringRef name = isParallel ? get(operands[0]).name : callee;
  KernelDescriptor given;
  if (isEnqueued) {
    auto global = symbols.lookup<LLVM::GlobalOp>(get(operands[0]).name);
    if (!global || global.getInitializerRegion().empty() || !global.getConstant())
      return op.emitOpError("is expected to enqueue a kernel by its descriptor");
    FailureOr<KernelDescriptor> descriptor = readDescriptor(global, symbols);
    if (failed(descriptor))
      return failure();
    name = descriptor->kernel;
    given = *descriptor;
  }
  Operation *emitted = name.empty() ? nullptr : symbols.lookup(name);
  auto numberOf = [&](StringRef attribute) {
    auto number = emitted ? emitted->getAttrOfType<IntegerAttr>(attribute) : IntegerAttr();
    return number ? number.getInt() : 0;
  };
  int64_t work = numberOf("zero.work"), grain = numberOf("zero.grain"),
          threads = numberOf("zero.threads");
  bool isKnown = emitted && all.callees.contains(name) && work > 0 && grain > 0;
  if (!isKnown || !(isEnqueued || isParallel || operands.size() == 3))
    return op.emitOpError("is no call that a loop or branch makes; expected one of the kernels of "
                          "its regions, zrt_parallel, zrt_multiply or zrt_round, or, in a driver, "
                          "zrt_enqueue, zrt_move, zrt_fetch or zrt_choose");
  bool isOfDevice = threads > 0 || emitted->hasAttr("zero.driver");
  if (isEnqueued != isDriver || isOfDevice != isDriver)
    return op.emitOpError() << "runs '" << name << "', which is a "
                            << (threads      ? "kernel of a device"
                                : isOfDevice ? "driver"
                                             : "kernel of the host")
                            << "; expected a driver to enqueue kernels of its device and drivers, "
                               "all others to call kernels of the host";
  bool isWhole = isEnqueued ? given.work == work && given.grain == grain && given.threads == threads
                 : isParallel ? isConstant(operands[2], work) && isConstant(operands[3], grain)
                              : isConstant(operands[1], 0) && isConstant(operands[2], work);
  if (!isWhole)
    return op.emitOpError() << "is expected to run all " << work << " work items of '" << name
                            << "' in steps of " << grain;
  return std::pair(name, operands[isEnqueued || isParallel ? 1 : 0]);
}

FailureOr<Symbol> ControlCalls::callKernel(LLVM::CallOp op, ControlState &state) {
  FailureOr<std::pair<StringRef, Value>> callee = findCallee(op);
  if (failed(callee) || failed(runKernel(op, callee->first, callee->second, state)))
    return failure();
  forgetList(state);
  return Symbol();
}

LogicalResult ControlCalls::reportUnknown(Operation *op, StringRef what, ArrayRef<Bytes> reads) {
  InFlightDiagnostic diag = op->emitOpError()
                            << "runs " << what << " on what no op of a region runs it on: ";
  llvm::interleave(
      llvm::enumerate(reads), diag,
      [&](auto read) {
        diag << "operand " << read.index() << " is " << kernel.values.describe(read.value());
      },
      "; ");
  diag.attachNote(kernel.loc) << "planned here";
  return diag;
}

/// Kernels and the library may hold values of any type in scratch memory.
static LogicalResult checkAligned(Operation *op, int64_t offset) {
  constexpr int64_t kAlignment = 64;
  if (offset % kAlignment == 0)
    return success();
  return op->emitOpError() << "is given scratch memory from byte " << offset
                           << " on, expected a multiple of " << kAlignment;
}

/// Equations: call, update.
LogicalResult ControlCalls::runKernel(LLVM::CallOp op, StringRef name, Value pointers,
                                      ControlState &state) {
  const Callee &callee = all.callees.find(name)->second;
  Symbol given = get(pointers);
  if (given.kind != Symbol::Kind::Pointer || given.space != list || given.number != 0)
    return op.emitOpError("is expected to be given the list of buffers");
  unsigned next = 0;
  ByteCall call{name.str(), {}, {}};
  SmallVector<Place> reads, writes;
  auto listed = [&](int64_t bytes, bool isWritten) -> LogicalResult {
    FailureOr<Place> place = getListed(op, state, next++, bytes, isWritten);
    if (succeeded(place))
      (isWritten ? writes : reads).push_back(*place);
    return place;
  };
  for (int64_t bytes : callee.arguments) {
    if (failed(listed(bytes, /*isWritten=*/false)))
      return failure();
    call.reads.push_back(state.memory.read(reads.back().space, reads.back().offset, bytes));
  }
  Symbol number = state.getListed(next);
  if (callee.facts.needsRank &&
      (number.kind != Symbol::Kind::Pointer || number.space != rank || number.number != 0))
    return op.emitOpError() << "is expected to give '" << name << "' the rank's number behind its "
                            << callee.arguments.size() << " operands";
  next += callee.facts.needsRank;
  for (int64_t bytes : callee.results)
    if (failed(listed(bytes, /*isWritten=*/true)))
      return failure();
  std::optional<ByteValue> made = kernel.values.find(call);
  if (!made)
    return reportUnknown(op, ("'" + name + "'").str(), call.reads);
  if (int64_t updated = callee.facts.updated; updated >= 0) {
    Bytes found = state.memory.read(writes[0].space, writes[0].offset, writes[0].bytes);
    if (found != call.reads[updated])
      return op.emitOpError() << "updates " << kernel.values.describe(found) << ", expected "
                              << kernel.values.describe(call.reads[updated]);
  }
  // A loop or branch is held to what it is given at the least; machine code says what it uses.
  auto says = symbols.lookup(name)->getAttrOfType<IntegerAttr>("zero.workspace");
  int64_t scratch = callee.workspace ? *callee.workspace : says ? says.getInt() : 0;
  if (scratch > 0 && (failed(listed(scratch, /*isWritten=*/true)) ||
                      failed(checkAligned(op, writes.back().offset))))
    return failure();
  auto mayLieOn = [&](unsigned write, unsigned read) {
    return callee.inPlace.contains({write, read});
  };
  if (ValueRange operands = op.getArgOperands();
      op.getCallee() == "zrt_enqueue" && !isConstant(operands[2], next))
    return op.emitOpError() << "is expected to give '" << name << "' " << next << " buffers";
  if (failed(checkApart(op, state, writes, reads, mayLieOn)))
    return failure();
  if (scratch > 0)
    write(state, writes.back(), Bytes(kNothing, scratch));
  for (auto [index, bytes] : llvm::enumerate(callee.results))
    write(state, writes[index], Bytes(*made + index, bytes));
  return success();
}

/// Equation: call.
LogicalResult ControlCalls::runMatmul(LLVM::CallOp op, ControlState &state) {
  Symbol given = get(op.getArgOperands()[1]);
  auto table = symbols.lookup<LLVM::GlobalOp>(get(op.getArgOperands()[0]).name);
  auto values = table ? dyn_cast_if_present<DenseIntElementsAttr>(table.getValueAttr())
                      : DenseIntElementsAttr();
  if (given.kind != Symbol::Kind::Pointer || given.space != list || given.number != 0 || !values ||
      !table.getConstant() || !values.getElementType().isInteger(64))
    return op.emitOpError("is expected to be given the record of a matmul and the list of buffers");
  auto numbers = values.getValues<int64_t>();
  ByteCall call{"", {numbers.begin(), numbers.end()}, {}};
  auto known = kernel.matmuls.find(call.record);
  if (known == kernel.matmuls.end())
    return op.emitOpError("multiplies by another record than any matmul of a region has");
  for (const MatmulSizes &sizes : known->second) {
    // Matmuls of one record may have buffers of several sizes.
    bool isLast = &sizes == &*known->second.rbegin() && call.reads.empty();
    if (!isLast && !(isListed(state, 0, sizes.a) && isListed(state, 1, sizes.b) &&
                     isListed(state, 2, sizes.c)))
      continue;
    FailureOr<Place> a = getListed(op, state, 0, sizes.a, /*writes=*/false),
                     b = getListed(op, state, 1, sizes.b, /*writes=*/false),
                     c = getListed(op, state, 2, sizes.c, /*writes=*/true);
    if (failed(a) || failed(b) || failed(c))
      return failure();
    call.reads = {state.memory.read(a->space, a->offset, a->bytes),
                  state.memory.read(b->space, b->offset, b->bytes)};
    std::optional<ByteValue> made = kernel.values.find(call);
    if (!made)
      continue;
    SmallVector<Place> writes = {*c};
    if (sizes.workspace > 0) {
      FailureOr<Place> scratch = getListed(op, state, 3, sizes.workspace, /*writes=*/true);
      if (failed(scratch) || failed(checkAligned(op, scratch->offset)))
        return failure();
      writes.push_back(*scratch);
    } else if (state.getListed(3).kind != Symbol::Kind::Null) {
      return op.emitOpError("is expected to give a matmul that needs no scratch memory none");
    }
    if (failed(checkApart(op, state, writes, {*a, *b}, [](unsigned, unsigned) { return false; })))
      return failure();
    if (writes.size() == 2)
      write(state, writes[1], Bytes(kNothing, sizes.workspace));
    write(state, *c, Bytes(*made, c->bytes));
    return success();
  }
  return reportUnknown(op, "a matmul", call.reads);
}

} // namespace zero::validate
