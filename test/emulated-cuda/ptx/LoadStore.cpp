//===- LoadStore.cpp - ld, st, cvta and what belongs to them -----------------------------===//

#include "Access.h"
#include "Decoder.h"
#include "Fences.h"

#include <algorithm>

using namespace emulatedptx;

namespace {

template <class E> E read(const uint8_t *from) {
  E value;
  memcpy(&value, from, sizeof(E));
  return value;
}

// An element E, in a register D at least as wide; a vector's slots are in a table.
template <class E, class D> void load(Warp &warp, const Inst &inst, uint32_t mask) {
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  uint64_t addresses[lanes];
  addressesOf(warp, inst, addresses);
  size_t count = slots.size();
  Access access{unsigned(sizeof(E) * count), true, false, (inst.flags & accessIsAtomic) != 0};
  if (const uint8_t *row = mask == allLanes ? resolveRow(warp, inst, addresses, access) : nullptr) {
    for (size_t v = 0; v < count; ++v) {
      D *d = warp.lane<D>(slots[v]);
      for (unsigned l = 0; l < lanes; ++l)
        d[l] = D(read<E>(row + (l * count + v) * sizeof(E)));
    }
    return;
  }
  if (const uint8_t *same = resolveSame(warp, inst, addresses, mask, access)) {
    for (size_t v = 0; v < count; ++v) {
      D value = D(read<E>(same + v * sizeof(E)));
      forLanes(mask, [&](unsigned l) { warp.lane<D>(slots[v])[l] = value; });
    }
    return;
  }
  const uint8_t *from[lanes];
  bool isOk = true;
  forLanes(mask, [&](unsigned l) {
    isOk = isOk && (from[l] = resolve(warp, inst, l, addresses[l], access)) != nullptr;
  });
  if (!isOk)
    return;
  for (size_t v = 0; v < count; ++v) {
    D *d = warp.lane<D>(slots[v]);
    forLanes(mask, [&](unsigned l) { d[l] = D(read<E>(from[l] + v * sizeof(E))); });
  }
}

template <class E, class D> void store(Warp &warp, const Inst &inst, uint32_t mask) {
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  uint64_t addresses[lanes];
  addressesOf(warp, inst, addresses);
  size_t count = slots.size();
  Access access{unsigned(sizeof(E) * count), false, true, (inst.flags & accessIsAtomic) != 0};
  if (uint8_t *row = mask == allLanes ? resolveRow(warp, inst, addresses, access) : nullptr) {
    for (size_t v = 0; v < count; ++v) {
      const D *s = warp.lane<D>(slots[v]);
      for (unsigned l = 0; l < lanes; ++l) {
        E value = E(s[l]);
        memcpy(row + (l * count + v) * sizeof(E), &value, sizeof(E));
      }
    }
    return;
  }
  bool isOk = true;
  forLanes(mask, [&](unsigned l) {
    E value[16 / sizeof(E)];
    for (size_t v = 0; v < count; ++v)
      value[v] = E(warp.lane<D>(slots[v])[l]);
    access.value = reinterpret_cast<const uint8_t *>(value);
    uint8_t *to = isOk ? resolve(warp, inst, l, addresses[l], access) : nullptr;
    isOk = to != nullptr;
    if (isOk)
      memcpy(to, value, access.bytes);
  });
}

// A kernel's parameter at a fixed place: the same for all lanes, and checked while decoding.
template <class E, class D> void loadParameter(Warp &warp, const Inst &inst, uint32_t mask) {
  const std::vector<uint32_t> &slots = warp.block->launch->kernel->tables[inst.extra];
  for (size_t v = 0; v < slots.size(); ++v) {
    D value = D(read<E>(warp.block->launch->parameters + inst.imm + v * sizeof(E))), result[lanes];
    std::fill_n(result, lanes, value);
    commit(warp, slots[v], result, mask);
  }
}

//===-------------------------------------------------------------------------===//
// Decoding
//===-------------------------------------------------------------------------===//

template <class F> Handler byElement(Type type, unsigned registerBytes, F &&f) {
  bool isSigned = type.kind == Type::Signed;
  auto withRegister = [&]<class E>(E) -> Handler {
    return registerBytes <= 2   ? f(E(), uint16_t())
           : registerBytes == 4 ? f(E(), uint32_t())
                                : f(E(), uint64_t());
  };
  switch (type.totalBytes()) {
  case 1:
    return isSigned ? withRegister(int8_t()) : withRegister(uint8_t());
  case 2:
    return isSigned ? withRegister(int16_t()) : withRegister(uint16_t());
  case 4:
    return isSigned ? withRegister(int32_t()) : withRegister(uint32_t());
  case 8:
    return withRegister(uint64_t());
  default:
    return nullptr;
  }
}

// Modifiers of caches and of the order of memory. `isOfBlock`: what a block's threads alone see as
// atomic.
bool takeHints(Decoder &d, bool &isAtomic, bool &isOfBlock) {
  bool acquires = d.take("acquire"), releases = d.take("release"), both = d.take("acq_rel");
  isAtomic |= acquires || releases || both;
  for (std::string_view strong : {"relaxed", "mmio"})
    isAtomic |= d.take(strong);
  isOfBlock = d.take("cta") || d.take("cluster");
  if (!isOfBlock)
    d.out.flags |=
        (acquires || both ? accessAcquires : 0) | (releases || both ? accessReleases : 0);
  bool hasPolicy = false;
  for (std::string_view hint : {"weak", "volatile", "gpu", "sys", "ca", "cg", "cs", "lu", "cv",
                                "wb", "wt", "nc", "noftz", "unified"})
    d.take(hint);
  for (std::string_view level :
       {"L1::evict_normal", "L1::evict_unchanged", "L1::evict_first", "L1::evict_last",
        "L1::no_allocate", "L2::evict_first", "L2::evict_last", "L2::evict_normal", "L2::64B",
        "L2::128B", "L2::256B"})
    d.take(level);
  hasPolicy = d.take("L2::cache_hint");
  return hasPolicy;
}

Space takeSpace(Decoder &d) {
  static constexpr std::pair<std::string_view, Space> names[] = {{"global", Space::Global},
                                                                 {"shared", Space::Shared},
                                                                 {"shared::cta", Space::Shared},
                                                                 {"local", Space::Local},
                                                                 {"const", Space::Const},
                                                                 {"param", Space::Parameter},
                                                                 {"param::entry", Space::Parameter},
                                                                 {"param::func", Space::Parameter}};
  for (auto [name, space] : names)
    if (d.take(name))
      return space;
  return Space::Generic;
}

// The address operand; sets a, imm, the space of a parameter, and reserves a place in the cache.
bool decodeAddress(Decoder &d, const Operand &operand, Space space) {
  if (operand.kind != Operand::Address)
    return d.fail("expected an address");
  d.out.space = space;
  d.out.b = d.kernel.accesses++;
  d.out.imm = operand.value;
  if (operand.hasRegister) {
    uint32_t slot;
    unsigned bytes = 4;
    Operand reg = operand;
    reg.kind = Operand::Reg;
    if (!d.wideSource(reg, {Type::Bits, 4}, slot, bytes))
      return false;
    d.out.a = slot;
    if (bytes == 4)
      d.out.flags |= addressIs32Bits;
    return true;
  }
  if (!operand.symbol) {
    d.out.a = d.constant(0, 8);
    return true;
  }
  const Variable &symbol = *operand.symbol;
  if (symbol.space == Space::Global || symbol.space == Space::Const) {
    d.out.a = d.constant(0, 8, &symbol);
    return true;
  }
  uint64_t offset;
  if (!d.offsetOf(symbol, offset))
    return false;
  if (space == Space::Generic)
    return d.fail("a generic access to '" + std::string(operand.name) +
                  "' needs its generic address");
  d.out.a = d.constant(offset, 8);
  return true;
}

void noteGranule(Decoder &d, Space space, unsigned bytes) {
  if (space == Space::Shared || space == Space::Generic)
    d.kernel.sharedGranule = std::min(d.kernel.sharedGranule, bytes);
  if (space == Space::Global || space == Space::Generic)
    d.kernel.globalGranule = std::min(d.kernel.globalGranule, bytes);
}

bool decodeLoadStore(Decoder &d) {
  bool isStore = d.opcode() == "st", isAtomic = false, isOfBlock = false;
  bool hasPolicy = takeHints(d, isAtomic, isOfBlock);
  Space space = takeSpace(d);
  isAtomic &= !(isOfBlock && space == Space::Global);
  unsigned vector = d.take("v2") ? 2 : d.take("v4") ? 4 : 1;
  Type type;
  if (!d.takeType(type) || !d.count(2 + hasPolicy))
    return false;
  if (type.totalBytes() * vector > 16)
    return d.fail("an access has at most 16 bytes");
  const Operand &value = d.operand(isStore ? 1 : 0);
  if (!decodeAddress(d, d.operand(isStore ? 0 : 1), space))
    return false;
  d.out.flags |= isAtomic ? accessIsAtomic : 0;
  if ((vector > 1) != (value.kind == Operand::Vector) ||
      (vector > 1 && value.elements.size() != vector))
    return d.fail("expected a vector of " + std::to_string(vector) + " registers");
  std::vector<uint32_t> slots(vector);
  unsigned bytes = 0;
  for (unsigned v = 0; v < vector; ++v) {
    const Operand &element = vector > 1 ? value.elements[v] : value;
    unsigned own;
    if (!(isStore ? d.wideSource(element, type, slots[v], own)
                  : d.wideDestination(element, type, slots[v], own)))
      return false;
    own = std::max(own, 2u);
    bool isSink = element.kind == Operand::Sink || element.kind == Operand::Integer;
    if (bytes && own != bytes && !isSink)
      return d.fail("registers of a vector differ in width");
    bytes = std::max(bytes, own);
  }
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back(std::move(slots));
  noteGranule(d, space, type.totalBytes());
  const Operand &address = d.operand(isStore ? 0 : 1);
  if (space == Space::Parameter && address.symbol && !isStore) {
    uint64_t offset;
    if (!d.offsetOf(*address.symbol, offset))
      return false;
    if (!(offset & parameterIsLocal)) {
      d.out.imm += int64_t(offset);
      if (address.value < 0 ||
          uint64_t(address.value) + type.totalBytes() * vector > address.symbol->size)
        return d.fail("outside of parameter '" + std::string(address.name) + "'");
      return d.choose(byElement(
          type, bytes, []<class E, class D>(E, D) -> Handler { return loadParameter<E, D>; }));
    }
  }
  if (isStore)
    return d.choose(
        byElement(type, bytes, []<class E, class D>(E, D) -> Handler { return store<E, D>; }));
  return d.choose(
      byElement(type, bytes, []<class E, class D>(E, D) -> Handler { return load<E, D>; }));
}

uint64_t windowOf(Space space) {
  return space == Space::Shared      ? sharedWindow
         : space == Space::Local     ? localWindow
         : space == Space::Parameter ? parameterWindow
                                     : 0;
}

// Between a space's addresses and generic ones: a window's base is added or taken away.
template <class T> void convertAddress(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a);
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = T(a[l] + uint64_t(inst.imm));
  commit(warp, inst.dst, result, mask);
}

bool decodeConvertAddress(Decoder &d) {
  bool isTo = d.take("to");
  Space space = takeSpace(d);
  Type type;
  if (!d.takeType(type) || type.bytes != 8 || !d.count(2) ||
      !d.destination(d.operand(0), type, d.out.dst) || !d.source(d.operand(1), type, d.out.a))
    return false;
  d.out.imm = int64_t(windowOf(space));
  if (isTo)
    d.out.imm = -d.out.imm;
  return d.choose(convertAddress<uint64_t>);
}

void isInSpace(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint64_t *a = warp.lane<uint64_t>(inst.a);
  uint64_t window = windowOf(inst.space);
  uint32_t value = lanesWhere([&](unsigned l) {
    return window ? a[l] - window < localWindow - sharedWindow
                  : a[l] - sharedWindow >= windowEnd - sharedWindow;
  });
  uint32_t &d = warp.predicate(inst.dst);
  d = (d & ~mask) | (value & mask);
}

bool decodeIsSpace(Decoder &d) {
  d.out.space = takeSpace(d);
  return d.count(2) && d.destination(d.operand(0), {Type::Predicate, 1}, d.out.dst) &&
         d.source(d.operand(1), {Type::Bits, 8}, d.out.a) && d.choose(isInSpace);
}

void nothing(Warp &, const Inst &, uint32_t) {}

// Fences: a block's warps see each other's stores at once, so those of a block are nothing.
bool decodeFence(Decoder &d) {
  bool isOfMemory = d.opcode() == "membar" || d.take("acq_rel") || d.take("sc"),
       isOfAll = d.take("gpu") || d.take("gl") || d.take("sys");
  while (!d.left().empty())
    d.takeFirst();
  return d.choose(isOfMemory && isOfAll ? fence : nothing);
}

bool decodeNothing(Decoder &d) {
  while (!d.left().empty())
    d.takeFirst();
  return d.choose(nothing);
}

} // namespace

namespace emulatedptx {
bool decodeAtomic(Decoder &decoder);

bool takeMemoryHints(Decoder &decoder, bool &isOfBlock) {
  bool isAtomic = false;
  return takeHints(decoder, isAtomic, isOfBlock);
}
Space takeMemorySpace(Decoder &decoder) { return takeSpace(decoder); }
bool decodeMemoryAddress(Decoder &decoder, const Operand &operand, Space space, unsigned bytes) {
  noteGranule(decoder, space, bytes);
  return decodeAddress(decoder, operand, space);
}
} // namespace emulatedptx

void emulatedptx::addMemoryFamilies(Families &families) {
  families["ld"] = families["ldu"] = families["st"] = decodeLoadStore;
  families["cvta"] = decodeConvertAddress;
  families["isspacep"] = decodeIsSpace;
  for (std::string_view op : {"prefetch", "prefetchu", "discard", "applypriority", "nanosleep"})
    families[op] = decodeNothing;
  families["membar"] = families["fence"] = decodeFence;
  families["atom"] = families["red"] = decodeAtomic;
}
