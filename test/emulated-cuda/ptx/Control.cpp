//===- Control.cpp - Branches, calls, barriers, moves and selections -----------------------===//

#include "Decoder.h"

#include <bit>

using namespace emulatedptx;

namespace emulatedptx {

bool decodeBranch(Decoder &d) {
  d.take("uni");
  if (d.opcode() == "bra") {
    if (!d.count(1))
      return false;
    int64_t target = d.current->label(d.in->scope, d.operand(0).name);
    if (target < 0)
      return d.fail("label '" + std::string(d.operand(0).name) + "' is not defined");
    d.out.flow = Flow::Branch;
    d.out.extra = uint32_t(target);
    return true;
  }
  if (!d.take("idx") || !d.count(2) || !d.source(d.operand(0), {Type::Bits, 4}, d.out.a))
    return false;
  const std::vector<std::string_view> *names = nullptr;
  for (unsigned scope = d.in->scope;; scope = d.current->parents[scope]) {
    auto found = d.current->branchTargets.find({scope, d.operand(1).name});
    if (found != d.current->branchTargets.end())
      names = &found->second;
    if (names || scope == 0)
      break;
  }
  if (!names)
    return d.fail("'" + std::string(d.operand(1).name) + "' is no list of targets");
  std::vector<uint32_t> targets;
  for (std::string_view name : *names) {
    int64_t target = d.current->label(d.in->scope, name);
    if (target < 0)
      return d.fail("label '" + std::string(name) + "' is not defined");
    targets.push_back(uint32_t(target));
  }
  d.out.flow = Flow::IndexedBranch;
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(targets));
  return true;
}

static void setCondition(Warp &warp, const Inst &inst, uint32_t mask) {
  forLanes(mask, [&](unsigned l) {
    const uint8_t *frame = warp.local + size_t(l) * warp.block->launch->kernel->localBytes;
    uint64_t handle = 0;
    uint32_t value = 0;
    memcpy(&handle, frame + inst.extra, sizeof handle);
    memcpy(&value, frame + size_t(inst.imm), sizeof value);
    std::string wrong = warp.block->launch->memory->setCondition(handle, value);
    if (!wrong.empty())
      report(warp, Fault::Condition, l, "cudaGraphSetConditional: " + wrong);
  });
}

/// Of the driver's only function: (handle, value), of 8 and 4 bytes.
static bool decodeSetCondition(Decoder &d, const Function &callee) {
  auto isOf = [](const std::vector<Variable *> &all, size_t i, uint64_t bytes) {
    return i < all.size() && all[i]->size == bytes;
  };
  const Operand &last = d.operand(d.operands() - 1);
  bool isDeclared = callee.results.empty() && callee.parameters.size() == 2 &&
                    isOf(callee.parameters, 0, 8) && isOf(callee.parameters, 1, 4);
  bool isCalled = d.operands() == 2 && last.kind == Operand::Vector && last.elements.size() == 2;
  if (!isDeclared || !isCalled)
    return d.fail("cudaGraphSetConditional takes (.b64 handle, .b32 value) and returns nothing");
  uint64_t places[2];
  for (size_t i = 0; i < 2; ++i) {
    const Variable *given = last.elements[i].symbol;
    if (!given || given->space != Space::Parameter || given->size != callee.parameters[i]->size)
      return d.fail("'" + std::string(last.elements[i].name) +
                    "' is no parameter as cudaGraphSetConditional takes");
    places[i] = d.kernel.offsets.at(given);
  }
  d.out.extra = uint32_t(places[0]);
  d.out.imm = int64_t(places[1]);
  return d.choose(setCondition);
}

// call (results), function, (arguments): parameters are local memory of their functions.
bool decodeCall(Decoder &d) {
  d.take("uni");
  const Function *callee = nullptr;
  size_t place = 0;
  for (size_t i = 0; i < d.operands() && !callee; ++i)
    for (const Function *each : d.functions)
      if (d.operand(i).kind == Operand::Name && each->name == d.operand(i).name) {
        callee = each;
        place = i;
      }
  if (!callee)
    for (size_t i = 0; i < d.operands(); ++i)
      if (d.operand(i).kind == Operand::Name)
        if (const Function *driver = d.declared(d.operand(i).name);
            driver && driver->isSetCondition())
          return decodeSetCondition(d, *driver);
  if (!callee)
    return d.fail("the function is not declared, or called through a pointer: not supported");
  auto listed = [&](size_t i) -> std::vector<Operand> {
    return i < d.operands() && d.operand(i).kind == Operand::Vector ? d.operand(i).elements
                                                                    : std::vector<Operand>();
  };
  std::vector<Operand> results = place ? listed(0) : std::vector<Operand>(),
                       arguments = listed(place + 1);
  if (results.size() != callee->results.size() || arguments.size() != callee->parameters.size())
    return d.fail("'" + std::string(callee->name) + "' takes other parameters");
  d.out.flow = Flow::Call;
  std::vector<uint32_t> copies; // (to, from, bytes) in local memory: before the call, then after it
  auto copy = [&](const Operand &mine, const Variable *theirs, bool isResult) {
    if (!mine.symbol || mine.symbol->space != Space::Parameter || mine.symbol->size != theirs->size)
      return d.fail("'" + std::string(mine.name) + "' is no parameter as '" +
                    std::string(theirs->name) + "' is");
    uint32_t here = uint32_t(d.kernel.offsets.at(mine.symbol)),
             there = uint32_t(d.kernel.offsets.at(theirs));
    copies.insert(copies.end(),
                  {isResult ? here : there, isResult ? there : here, uint32_t(theirs->size)});
    return true;
  };
  for (size_t i = 0; i < arguments.size(); ++i)
    if (!copy(arguments[i], callee->parameters[i], false))
      return false;
  copies.insert(copies.begin(), uint32_t(copies.size()));
  for (size_t i = 0; i < results.size(); ++i)
    if (!copy(results[i], callee->results[i], true))
      return false;
  d.out.imm = int64_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(copies));
  d.calls.push_back({uint32_t(d.kernel.code.size()), callee->name});
  return true;
}

} // namespace emulatedptx

namespace {

bool decodeEnd(Decoder &d) {
  std::string_view op = d.opcode();
  d.take("uni");
  bool isKernel = d.isInEntry();
  d.out.flow = op == "trap" ? Flow::Trap : op == "exit" || isKernel ? Flow::Exit : Flow::Return;
  return d.count(0);
}

/// bar.sync a{, b}; bar.arrive a, b; bar.red.op; barrier{.cta}... Flags: 1 arrives only, 2 counts,
/// 4 and, 8 or, 16: the predicate c is negated.
bool decodeBarrier(Decoder &d) {
  d.take("cta");
  d.take("aligned");
  bool isAll = d.take("all");
  if (d.take("warp")) {
    if (!d.take("sync") || !d.count(1) || !d.source(d.operand(0), {Type::Bits, 4}, d.out.a))
      return false;
    return d.choose(warpBarrier);
  }
  d.out.flow = Flow::Barrier;
  bool isReduce = d.take("red");
  d.out.flags = uint8_t(d.take("arrive"));
  if (isReduce) {
    d.out.flags |= d.take("popc") ? 2 : d.take("and") ? 4 : d.take("or") ? 8 : 0;
    Type type;
    if (!d.out.flags || !d.takeType(type) || !d.count(3, 4) ||
        !d.destination(d.operand(0), type, d.out.dst) ||
        !d.predicate(d.operand(d.operands() - 1), d.out.c))
      return false;
    d.out.flags |= d.operand(d.operands() - 1).negated ? 16 : 0;
  } else {
    d.take("sync");
  }
  size_t first = isReduce ? 1 : 0, last = d.operands() - isReduce;
  if (last < first + 1 || last > first + 2)
    return isAll && d.fail("expected a barrier's number");
  if (!d.source(d.operand(first), {Type::Bits, 4}, d.out.a))
    return false;
  return last == first + 1 || d.source(d.operand(first + 1), {Type::Bits, 4}, d.out.b);
}

template <class T> T copy(T a) { return a; }

template <class W, class N> void split(Warp &warp, const Inst &inst, uint32_t mask) {
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  W wide[lanes];
  memcpy(wide, warp.lane<W>(inst.a), sizeof(wide));
  for (size_t v = 0; v < slots.size(); ++v) {
    N result[lanes];
    for (unsigned l = 0; l < lanes; ++l)
      result[l] = N(wide[l] >> (8 * sizeof(N) * v));
    commit(warp, slots[v], result, mask);
  }
}

template <class W, class N> void join(Warp &warp, const Inst &inst, uint32_t mask) {
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  W result[lanes] = {};
  for (size_t v = 0; v < slots.size(); ++v) {
    const N *part = warp.lane<N>(slots[v]);
    for (unsigned l = 0; l < lanes; ++l)
      result[l] |= W(W(part[l]) << (8 * sizeof(N) * v));
  }
  commit(warp, inst.dst, result, mask);
}

Handler packing(bool isSplit, unsigned wide, unsigned narrow) {
  if (wide == 4 && narrow == 2)
    return isSplit ? split<uint32_t, uint16_t> : join<uint32_t, uint16_t>;
  if (wide == 8 && narrow == 2)
    return isSplit ? split<uint64_t, uint16_t> : join<uint64_t, uint16_t>;
  if (wide == 8 && narrow == 4)
    return isSplit ? split<uint64_t, uint32_t> : join<uint64_t, uint32_t>;
  return nullptr;
}

// mov.b32 {a, b}, c and mov.b32 c, {a, b}
bool decodePacking(Decoder &d, Type type) {
  bool isSplit = d.operand(0).kind == Operand::Vector;
  const std::vector<Operand> &elements = d.operand(isSplit ? 0 : 1).elements;
  if (elements.empty() || type.totalBytes() % elements.size())
    return false;
  Type part{Type::Bits, uint8_t(type.totalBytes() / elements.size())};
  std::vector<uint32_t> slots(elements.size());
  for (size_t i = 0; i < slots.size(); ++i)
    if (!(isSplit ? d.destination(elements[i], part, slots[i])
                  : d.source(elements[i], part, slots[i])))
      return false;
  if (!(isSplit ? d.source(d.operand(1), type, d.out.a)
                : d.destination(d.operand(0), type, d.out.dst)))
    return false;
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(slots));
  return d.choose(packing(isSplit, type.totalBytes(), part.bytes));
}

void movePredicate(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t &d = warp.predicate(inst.dst);
  d = (d & ~mask) | (warp.predicate(inst.a) & mask);
}

bool decodeMove(Decoder &d) {
  Type type;
  if (!d.takeType(type) || !d.count(2))
    return false;
  if (d.operand(0).kind == Operand::Vector || d.operand(1).kind == Operand::Vector)
    return decodePacking(d, type);
  if (!d.sameType(type, 1))
    return false;
  if (type.kind == Type::Predicate)
    return d.choose(movePredicate);
  return d.choose(byWidth(type.totalBytes(), []<class T>(T) -> Handler {
    return unary<std::conditional_t<sizeof(T) == 1, uint16_t, T>,
                 std::conditional_t<sizeof(T) == 1, uint16_t, T>,
                 copy<std::conditional_t<sizeof(T) == 1, uint16_t, T>>>;
  }));
}

} // namespace

void emulatedptx::addControlFamilies(Families &families) {
  families["bra"] = families["brx"] = decodeBranch;
  families["call"] = decodeCall;
  families["ret"] = families["exit"] = families["trap"] = decodeEnd;
  families["bar"] = families["barrier"] = decodeBarrier;
  families["mov"] = decodeMove;
}
