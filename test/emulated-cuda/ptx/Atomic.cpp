//===- Atomic.cpp - atom and red --------------------------------------------------------===//

#include "Access.h"
#include "Decoder.h"
#include "Fences.h"
#include "Number.h"

#include <algorithm>

using namespace emulatedptx;

namespace emulatedptx {
bool takeMemoryHints(Decoder &decoder, bool &isOfBlock);
bool decodeAtomic(Decoder &decoder);
} // namespace emulatedptx

namespace {

enum class Update : uint8_t {
  Add,
  Min,
  Max,
  And,
  Or,
  Xor,
  Exchange,
  Compare,
  Increment,
  Decrement
};

// Blocks on other host threads: one lock for an address.
std::mutex &lockOf(const uint8_t *place) {
  static std::mutex locks[64];
  return locks[uintptr_t(place) / 16 % 64];
}

template <class T> T updated(Update update, T old, T b, T c) {
  using U = std::make_unsigned_t<T>;
  switch (update) {
  case Update::Add:
    return T(U(old) + U(b));
  case Update::Min:
    return std::min(old, b);
  case Update::Max:
    return std::max(old, b);
  case Update::And:
    return old & b;
  case Update::Or:
    return old | b;
  case Update::Xor:
    return old ^ b;
  case Update::Exchange:
    return b;
  case Update::Compare:
    return old == b ? c : old;
  case Update::Increment:
    return old >= b ? T(0) : T(old + 1);
  case Update::Decrement:
    return old == 0 || old > b ? b : T(old - 1);
  }
  return old;
}

uint32_t addBits(float, uint32_t old, uint32_t b) { // f32 atomics in global memory flush subnormals
  float sum = flush(canonical(flush(std::bit_cast<float>(old)) + flush(std::bit_cast<float>(b))));
  return std::bit_cast<uint32_t>(sum);
}
uint64_t addBits(double, uint64_t old, uint64_t b) {
  return std::bit_cast<uint64_t>(std::bit_cast<double>(old) + std::bit_cast<double>(b));
}
template <class H> uint16_t addHalf(uint16_t old, uint16_t b) {
  return H::narrow(H::widen(old) + H::widen(b));
}

// Each lane's update by itself, in the lanes' order. d = the value before; flags of memory.
template <class T, class F> void update(Warp &warp, const Inst &inst, uint32_t mask, F &&next) {
  const std::vector<uint32_t> &slots =
      warp.block->launch->kernel->tables[inst.extra]; // b, c, space, update
  uint64_t addresses[lanes];
  addressesOf(warp, inst, addresses);
  const T *b = warp.lane<T>(slots[0]), *c = warp.lane<T>(slots[1]);
  Access access{sizeof(T), true, true, (inst.flags & accessIsAtomic) != 0};
  Fences &fences = *warp.block->launch->fences;
  if (inst.flags & accessReleases)
    fence(warp, inst, mask);
  T result[lanes] = {};
  bool isOk = true;
  forLanes(mask, [&](unsigned l) {
    uint8_t *place = isOk ? resolve(warp, inst, l, addresses[l], access) : nullptr;
    isOk = place != nullptr;
    if (!isOk)
      return;
    bool isForOthers = access.isAtomic && isGlobal(inst, addresses[l]);
    if (isForOthers)
      fences.release(warp, l, addresses[l], blockNumber(*warp.block));
    {
      std::lock_guard<std::mutex> guard(lockOf(place));
      memcpy(&result[l], place, sizeof(T));
      T value = next(result[l], b[l], c[l]);
      memcpy(place, &value, sizeof(T));
    }
    if (isForOthers) // behind the update: who came before has said so
      fences.acquire(warp, l, addresses[l]);
  });
  if (inst.flags & accessAcquires)
    fence(warp, inst, mask);
  if (isOk && inst.dst != noSlot)
    commit(warp, inst.dst, result, mask);
}

template <class T> void integers(Warp &warp, const Inst &inst, uint32_t mask) {
  Update kind = Update(warp.block->launch->kernel->tables[inst.extra][2]);
  update<T>(warp, inst, mask, [&](T old, T b, T c) { return updated<T>(kind, old, b, c); });
}
template <class T, class F> void floats(Warp &warp, const Inst &inst, uint32_t mask) {
  update<T>(warp, inst, mask, [](T old, T b, T) { return addBits(F(), old, b); });
}
template <class H> void half(Warp &warp, const Inst &inst, uint32_t mask) {
  update<uint16_t>(warp, inst, mask,
                   [](uint16_t old, uint16_t b, uint16_t) { return addHalf<H>(old, b); });
}
template <class H> void halves(Warp &warp, const Inst &inst, uint32_t mask) {
  update<uint32_t>(warp, inst, mask, [](uint32_t old, uint32_t b, uint32_t) {
    return uint32_t(addHalf<H>(uint16_t(old >> 16), uint16_t(b >> 16))) << 16 |
           addHalf<H>(uint16_t(old), uint16_t(b));
  });
}

Handler handlerOf(Type type, Update kind) {
  if (type.isFloating()) {
    if (kind != Update::Add)
      return nullptr;
    if (type.bytes == 8)
      return floats<uint64_t, double>;
    if (type.bytes == 4 && type.count == 1)
      return floats<uint32_t, float>;
    if (type.count == 2 && type.bytes == 2)
      return type.kind == Type::BFloat ? halves<BF16> : halves<F16>;
    return type.bytes != 2 ? nullptr : type.kind == Type::BFloat ? half<BF16> : half<F16>;
  }
  return byInteger(type, []<class T>(T) -> Handler { return integers<T>; });
}

} // namespace

bool emulatedptx::decodeAtomic(Decoder &d) {
  static constexpr std::pair<std::string_view, Update> names[] = {
      {"add", Update::Add},       {"min", Update::Min},     {"max", Update::Max},
      {"and", Update::And},       {"or", Update::Or},       {"xor", Update::Xor},
      {"exch", Update::Exchange}, {"cas", Update::Compare}, {"inc", Update::Increment},
      {"dec", Update::Decrement}};
  bool isOfBlock = false, isKnown = false, isRed = d.opcode() == "red";
  bool hasPolicy = takeMemoryHints(d, isOfBlock);
  Space space = takeMemorySpace(d);
  Update kind = Update::Add;
  for (auto [name, update] : names)
    if (d.take(name)) {
      kind = update;
      isKnown = true;
    }
  Type type;
  size_t first = isRed ? 0 : 1;
  if (!isKnown || !d.takeType(type) || !d.count(first + 2 + (kind == Update::Compare) + hasPolicy))
    return false;
  if (!isRed && d.operand(0).kind != Operand::Sink && !d.destination(d.operand(0), type, d.out.dst))
    return false;
  uint32_t b, c;
  if (!decodeMemoryAddress(d, d.operand(first), space, type.totalBytes()) ||
      !d.source(d.operand(first + 1), type, b) ||
      !d.source(d.operand(first + (kind == Update::Compare ? 2 : 1)), type, c))
    return false;
  d.out.flags |= isOfBlock && space == Space::Global ? 0 : accessIsAtomic;
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back({b, c, uint32_t(kind)});
  return d.choose(handlerOf(type, kind));
}
