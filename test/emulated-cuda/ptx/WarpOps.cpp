//===- WarpOps.cpp - Shuffles, votes and other instructions of a whole warp ----------------===//

#include "Decoder.h"

#include <algorithm>
#include <cstdio>

using namespace emulatedptx;

namespace {

std::string hex(uint32_t value) {
  char text[16];
  snprintf(text, sizeof(text), "0x%08x", value);
  return text;
}

// Whether each lane's member mask names it, and lanes only that are here. Lanes of other paths are
// waited for; those that ended need not come.
bool checkMembers(Warp &warp, uint32_t slot, uint32_t mask) {
  const uint32_t *members = warp.lane<uint32_t>(slot);
  bool isOk = true;
  forLanes(mask, [&](unsigned l) {
    if (!isOk)
      return;
    if (!(members[l] >> l & 1)) {
      report(warp, Fault::InvalidMask, l,
             "the mask " + hex(members[l]) + " does not name lane " + std::to_string(l) +
                 ", which executes it");
      isOk = false;
      return;
    }
    uint32_t missing = members[l] & warp.exists & ~warp.exited & ~mask;
    if (missing) {
      warp.awaited =
          "the mask " + hex(members[l]) + " names lanes " + hex(missing) + ", which do not";
      warp.isStopped = warp.mustWait = true;
      isOk = false;
      return;
    }
    uint32_t others = members[l] & mask;
    forLanes(others, [&](unsigned other) {
      if (isOk && members[other] != members[l]) {
        report(warp, Fault::InvalidMask, l,
               "lane " + std::to_string(l) + " has the mask " + hex(members[l]) + ", lane " +
                   std::to_string(other) + " " + hex(members[other]));
        isOk = false;
      }
    });
  });
  return isOk;
}

// The usual case, without looking at each lane.
bool membersAreHere(Warp &warp, uint32_t slot, uint32_t mask) {
  const uint32_t *members = warp.lane<uint32_t>(slot);
  uint32_t different = 0;
  for (unsigned l = 0; l < lanes; ++l)
    different |= members[l] ^ allLanes;
  return (mask == allLanes && !different) || checkMembers(warp, slot, mask);
}

} // namespace

void emulatedptx::warpBarrier(Warp &warp, const Inst &inst, uint32_t mask) {
  if (membersAreHere(warp, inst.a, mask))
    ++warp.epoch;
}

namespace {

enum class Shuffle : uint8_t { Up, Down, Butterfly, Index };

// dst|extra = shfl(a, b, c), mask in imm.
void shuffle(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t memberSlot = uint32_t(inst.imm);
  if (!membersAreHere(warp, memberSlot, mask))
    return;
  const uint32_t *a = warp.lane<uint32_t>(inst.a), *b = warp.lane<uint32_t>(inst.b),
                 *c = warp.lane<uint32_t>(inst.c);
  const uint32_t *members = warp.lane<uint32_t>(memberSlot);
  uint32_t result[lanes] = {}, valid = 0;
  bool isOk = true;
  forLanes(mask, [&](unsigned l) {
    int lane = int(l), by = int(b[l] & 31), segment = int(c[l] >> 8 & 31), clamp = int(c[l] & 31);
    int most = (lane & segment) | (clamp & ~segment), least = lane & segment, from = 0;
    bool isIn = false;
    switch (Shuffle(inst.flags)) {
    case Shuffle::Up:
      from = lane - by;
      isIn = from >= most;
      break;
    case Shuffle::Down:
      from = lane + by;
      isIn = from <= most;
      break;
    case Shuffle::Butterfly:
      from = lane ^ by;
      isIn = from <= most;
      break;
    case Shuffle::Index:
      from = least | (by & ~segment);
      isIn = from <= most;
      break;
    }
    if (!isIn)
      from = lane;
    if (isOk && !((mask & members[l]) >> from & 1)) {
      report(warp, Fault::InvalidMask, l,
             "lane " + std::to_string(l) + " reads lane " + std::to_string(from) +
                 ", which does not take part (mask " + hex(members[l]) + ", lanes " + hex(mask) +
                 ")");
      isOk = false;
    }
    result[l] = a[from];
    valid |= uint32_t(isIn) << l;
  });
  if (!isOk)
    return;
  commit(warp, inst.dst, result, mask);
  if (inst.extra != noSlot) {
    uint32_t &p = warp.predicate(inst.extra);
    p = (p & ~mask) | (valid & mask);
  }
}

bool decodeShuffle(Decoder &d) {
  constexpr Type b32{Type::Bits, 4};
  static constexpr std::pair<std::string_view, Shuffle> modes[] = {{"up", Shuffle::Up},
                                                                   {"down", Shuffle::Down},
                                                                   {"bfly", Shuffle::Butterfly},
                                                                   {"idx", Shuffle::Index}};
  bool isKnown = false;
  for (auto [name, mode] : modes)
    if (d.take(name)) {
      d.out.flags = uint8_t(mode);
      isKnown = true;
    }
  Type type;
  uint32_t members;
  if (!isKnown || !d.take("sync") || !d.takeType(type) || !d.count(5) ||
      !d.source(d.operand(1), b32, d.out.a) || !d.source(d.operand(2), b32, d.out.b) ||
      !d.source(d.operand(3), b32, d.out.c) || !d.source(d.operand(4), b32, members))
    return false;
  d.out.imm = members;
  const Operand &result = d.operand(0);
  d.out.extra = noSlot;
  if (result.kind != Operand::Vector)
    return d.destination(result, b32, d.out.dst) && d.choose(shuffle);
  return d.destination(result.elements[0], b32, d.out.dst) &&
         d.destination(result.elements[1], {Type::Predicate, 1}, d.out.extra) && d.choose(shuffle);
}

enum class Vote : uint8_t { All, Any, Uniform, Ballot };

// Flags: the vote; 16: the predicate is negated.
void vote(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!membersAreHere(warp, inst.b, mask))
    return;
  const uint32_t *members = warp.lane<uint32_t>(inst.b);
  uint32_t votes = warp.predicate(inst.a) ^ (inst.flags & 16 ? allLanes : 0), holds = 0;
  uint32_t ballots[lanes] = {};
  forLanes(mask, [&](unsigned l) {
    uint32_t voters = members[l] & mask, yes = votes & voters;
    ballots[l] = yes;
    Vote kind = Vote(inst.flags & 15);
    bool isTrue = kind == Vote::All   ? yes == voters
                  : kind == Vote::Any ? yes != 0
                                      : yes == 0 || yes == voters;
    holds |= uint32_t(isTrue) << l;
  });
  if (Vote(inst.flags & 15) == Vote::Ballot)
    return commit(warp, inst.dst, ballots, mask);
  uint32_t &d = warp.predicate(inst.dst);
  d = (d & ~mask) | (holds & mask);
}

bool decodeVote(Decoder &d) {
  static constexpr std::pair<std::string_view, Vote> modes[] = {
      {"all", Vote::All}, {"any", Vote::Any}, {"uni", Vote::Uniform}, {"ballot", Vote::Ballot}};
  bool isKnown = false;
  for (auto [name, mode] : modes)
    if (d.take(name)) {
      d.out.flags = uint8_t(mode);
      isKnown = true;
    }
  Type type;
  if (!isKnown || !d.take("sync") || !d.takeType(type) || !d.count(3) ||
      !d.destination(d.operand(0), type, d.out.dst) || !d.predicate(d.operand(1), d.out.a) ||
      !d.source(d.operand(2), {Type::Bits, 4}, d.out.b))
    return false;
  d.out.flags |= d.operand(1).negated ? 16 : 0;
  return d.choose(vote);
}

void activeMask(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t result[lanes];
  std::fill_n(result, lanes, mask);
  commit(warp, inst.dst, result, mask);
}

bool decodeActiveMask(Decoder &d) {
  Type type;
  return d.takeType(type) && d.count(1) && d.destination(d.operand(0), type, d.out.dst) &&
         d.choose(activeMask);
}

template <class T, bool isAll> void match(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!membersAreHere(warp, inst.b, mask))
    return;
  const T *a = warp.lane<T>(inst.a);
  const uint32_t *members = warp.lane<uint32_t>(inst.b);
  uint32_t result[lanes] = {}, same = 0;
  forLanes(mask, [&](unsigned l) {
    uint32_t equal = 0;
    forLanes(members[l] & mask,
             [&](unsigned other) { equal |= uint32_t(a[other] == a[l]) << other; });
    bool isSame = equal == (members[l] & mask);
    result[l] = isAll && !isSame ? 0 : equal;
    same |= uint32_t(isSame) << l;
  });
  commit(warp, inst.dst, result, mask);
  if (inst.extra != noSlot) {
    uint32_t &p = warp.predicate(inst.extra);
    p = (p & ~mask) | (same & mask);
  }
}

bool decodeMatch(Decoder &d) {
  bool isAll = d.take("all");
  Type type;
  if ((!isAll && !d.take("any")) || !d.take("sync") || !d.takeType(type) || !d.count(3) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), {Type::Bits, 4}, d.out.b))
    return false;
  const Operand &result = d.operand(0);
  d.out.extra = noSlot;
  bool isPair = result.kind == Operand::Vector;
  if (!d.destination(isPair ? result.elements[0] : result, {Type::Bits, 4}, d.out.dst) ||
      (isPair && !d.destination(result.elements[1], {Type::Predicate, 1}, d.out.extra)))
    return false;
  if (type.bytes == 8)
    return d.choose(isAll ? match<uint64_t, true> : match<uint64_t, false>);
  return d.choose(isAll ? match<uint32_t, true> : match<uint32_t, false>);
}

template <class T, auto F> void redux(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!membersAreHere(warp, inst.b, mask))
    return;
  const T *a = warp.lane<T>(inst.a);
  const uint32_t *members = warp.lane<uint32_t>(inst.b);
  T result[lanes] = {};
  forLanes(mask, [&](unsigned l) {
    bool isFirst = true;
    forLanes(members[l] & mask, [&](unsigned other) {
      result[l] = isFirst ? a[other] : T(F(result[l], a[other]));
      isFirst = false;
    });
  });
  commit(warp, inst.dst, result, mask);
}

bool decodeRedux(Decoder &d) {
  using U = uint32_t;
  using S = int32_t;
  if (!d.take("sync"))
    return false;
  std::string_view op = d.left();
  d.takeFirst();
  Type type;
  if (!d.takeType(type) || type.bytes != 4 || !type.isInteger() || !d.count(3) ||
      !d.destination(d.operand(0), type, d.out.dst) || !d.source(d.operand(1), type, d.out.a) ||
      !d.source(d.operand(2), {Type::Bits, 4}, d.out.b))
    return false;
  bool isSigned = type.kind == Type::Signed;
  constexpr auto least = [](auto a, auto b) { return std::min(a, b); };
  constexpr auto most = [](auto a, auto b) { return std::max(a, b); };
  if (op == "add")
    return d.choose(redux<U, [](U a, U b) { return a + b; }>);
  if (op == "min")
    return d.choose(isSigned ? Handler(redux<S, least>) : redux<U, least>);
  if (op == "max")
    return d.choose(isSigned ? Handler(redux<S, most>) : redux<U, most>);
  if (op == "and")
    return d.choose(redux<U, [](U a, U b) { return a & b; }>);
  if (op == "or")
    return d.choose(redux<U, [](U a, U b) { return a | b; }>);
  return op == "xor" && d.choose(redux<U, [](U a, U b) { return a ^ b; }>);
}

// One lane of the mask, the lowest: dst, and in extra whether it is this one.
void elect(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!membersAreHere(warp, inst.a, mask))
    return;
  const uint32_t *members = warp.lane<uint32_t>(inst.a);
  uint32_t result[lanes] = {}, elected = 0;
  forLanes(mask, [&](unsigned l) {
    result[l] = uint32_t(__builtin_ctz(members[l] & mask));
    elected |= uint32_t(result[l] == l) << l;
  });
  commit(warp, inst.dst, result, mask);
  uint32_t &p = warp.predicate(inst.extra);
  p = (p & ~mask) | (elected & mask);
}

bool decodeElect(Decoder &d) {
  const Operand &result = d.operand(0);
  return d.take("sync") && d.count(2) && result.kind == Operand::Vector &&
         d.destination(result.elements[0], {Type::Bits, 4}, d.out.dst) &&
         d.destination(result.elements[1], {Type::Predicate, 1}, d.out.extra) &&
         d.source(d.operand(1), {Type::Bits, 4}, d.out.a) && d.choose(elect);
}

} // namespace

void emulatedptx::addWarpFamilies(Families &families) {
  families["shfl"] = decodeShuffle;
  families["vote"] = decodeVote;
  families["activemask"] = decodeActiveMask;
  families["match"] = decodeMatch;
  families["redux"] = decodeRedux;
  families["elect"] = decodeElect;
}
