#include "Finite.h"

#include <algorithm>
#include <climits>
#include <cstdio>

using namespace zrt;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {
/// The bits of a float that say whether it is a number: all of `exponent` set, then with a mantissa
/// it is NaN, else infinite. What has no infinity has NaN alone.
template <typename Word> struct Format {
  Word exponent, mantissa;
  bool isBad(Word bits, bool infinite) const {
    return (bits & exponent) == exponent && (infinite || (bits & mantissa) != 0);
  }
};
} // namespace

template <typename Word>
static BadValues scan(Format<Word> format, const uint8_t *bytes, int64_t count, bool infinite) {
  auto *words = reinterpret_cast<const Word *>(bytes);
  constexpr int64_t block = 4096;
  BadValues bad = {count, 0};
  for (int64_t at = 0; at < count; at += block) {
    int64_t end = std::min(count, at + block), here = 0;
    for (int64_t i = at; i < end; ++i)
      here += format.isBad(words[i], infinite);
    for (int64_t i = at; here > 0 && bad.count == 0 && i < end; ++i)
      if (format.isBad(words[i], infinite)) {
        bad.first = i;
        break;
      }
    bad.count += here;
  }
  return bad;
}

/// An element is bad where one of its parts is, or both.
static BadValues scanComplex(int64_t part, const uint8_t *values, int64_t count, bool infinite) {
  BadValues parts = findBadValues(part, values, 2 * count, infinite), bad = {parts.first / 2, 0};
  int64_t size = 2 * dtypeInfo(int(part)).size;
  for (int64_t i = bad.first; i < count; ++i)
    bad.count += findBadValues(part, values + i * size, 2, infinite).count > 0;
  return bad;
}

BadValues zrt::findBadValues(int64_t dtype, const uint8_t *values, int64_t count, bool infinite) {
  switch (dtype) {
  case ZRT_F16:
    return scan<uint16_t>({0x7C00, 0x03FF}, values, count, infinite);
  case ZRT_BF16:
    return scan<uint16_t>({0x7F80, 0x007F}, values, count, infinite);
  case ZRT_F32:
    return scan<uint32_t>({0x7F800000, 0x007FFFFF}, values, count, infinite);
  case ZRT_F64:
    return scan<uint64_t>({0x7FF0000000000000, 0x000FFFFFFFFFFFFF}, values, count, infinite);
  case ZRT_F8E4M3FN: // all bits set
    return scan<uint8_t>({0x7F, 0x7F}, values, count, infinite);
  case ZRT_F8E5M2:
    return scan<uint8_t>({0x7C, 0x03}, values, count, infinite);
  case ZRT_C64:
  case ZRT_C128:
    return scanComplex(dtype == ZRT_C64 ? ZRT_F32 : ZRT_F64, values, count, infinite);
  default:
    return {count, 0};
  }
}

/// "[1, 0, 5]", of the element of that number in row-major order.
static std::string indexText(const std::vector<int64_t> &shape, int64_t element) {
  std::vector<int64_t> index(shape.size());
  for (size_t d = shape.size(); d-- > 0; element /= std::max<int64_t>(shape[d], 1))
    index[d] = element % std::max<int64_t>(shape[d], 1);
  std::string text = "[";
  for (size_t d = 0; d < index.size(); ++d)
    text += (d ? ", " : "") + std::to_string(index[d]);
  return text + "]";
}

/// "NaN", "inf" or "-inf".
static std::string valueText(int dtype, const uint8_t *value) {
  double first = elementAsDouble(dtype, value);
  if (first != first)
    return "NaN";
  if (dtype == ZRT_C64 || dtype == ZRT_C128)
    return elementText(dtype, value);
  return first > 0 ? "inf" : "-inf";
}

//===----------------------------------------------------------------------===//
// Before the first step
//===----------------------------------------------------------------------===//

void FiniteWatch::addRanges(const PlanState &state, std::vector<Range> &ranges) const {
  forEachPart(*plan_, state, rank_,
              [&](int64_t, Address address, int64_t count, const PlanBuffer &) {
                int64_t bytes = count * dtypeInfo(state.dtype).size;
                ranges.push_back({address, address + bytes, 0, state.dtype, false});
              });
}

Status FiniteWatch::open(const Plan &plan, const Calls &calls, Device &device, int rank,
                         FiniteCheck check, const std::vector<const PlanState *> &given) {
  plan_ = &plan, calls_ = &calls, device_ = &device, rank_ = rank, check_ = check;
  for (const PlanState &state : plan.states)
    addRanges(state, ranges_);
  for (const PlanState *state : given)
    addRanges(*state, given_);
  std::sort(ranges_.begin(), ranges_.end(),
            [](const Range &a, const Range &b) { return a.begin < b.begin; });
  int64_t bytes = 0, largest = 0;
  for (std::vector<Range> *ranges : {&ranges_, &given_})
    for (Range &range : *ranges) {
      range.copy = bytes;
      bytes += range.end - range.begin;
    }
  for (std::string_view entry : {std::string_view(plan.step), std::string_view("eval")})
    if (const std::vector<CallInfo> *infos = calls.find(entry))
      for (const CallInfo &info : *infos)
        for (const std::vector<CallBuffer> *buffers : {&info.reads, &info.writes})
          for (const CallBuffer &buffer : *buffers)
            largest = std::max(largest, buffer.bytes());
  // Touched now: from step 2 on memory is constant.
  states_.assign(size_t(bytes), 0);
  values_.assign(size_t(largest), 0);
  return calls.find(plan.step)
             ? Status::ok()
             : failure(Code::Internal,
                       "--check=nan: the program does not say what the calls of @%s "
                       "write",
                       plan.step.c_str());
}

Status FiniteWatch::begin(std::string_view entry) {
  entry_ = entry;
  infos_ = calls_->find(entry);
  bad_ = -1;
  text_.clear();
  for (Range &range : ranges_)
    range.isSaved = false;
  for (const Range &range : given_)
    ZRT_TRY(device_->read(range.begin, states_.data() + range.copy, range.end - range.begin));
  return infos_ ? Status::ok()
                : failure(Code::Internal, "the program says nothing of the calls of @%s",
                          entry_.c_str());
}

//===----------------------------------------------------------------------===//
// Around a call
//===----------------------------------------------------------------------===//

/// The first range that ends behind an address, or null.
const FiniteWatch::Range *FiniteWatch::findRange(Address address) const {
  auto range = std::lower_bound(ranges_.begin(), ranges_.end(), address,
                                [](const Range &range, Address at) { return range.end <= at; });
  return range == ranges_.end() ? nullptr : &*range;
}

/// What a call is about to write over is kept.
Status FiniteWatch::before(int64_t call) {
  if (call >= int64_t(infos_->size()))
    return failure(Code::Internal, "@%s makes call %lld, and the program describes %zu",
                   entry_.c_str(), (long long)call, infos_->size());
  for (const CallBuffer &write : (*infos_)[call].writes) {
    Address end = write.address + write.bytes();
    const Range *first = findRange(write.address);
    for (size_t i = first ? size_t(first - ranges_.data()) : ranges_.size();
         i < ranges_.size() && ranges_[i].begin < end; ++i) {
      Range &range = ranges_[i];
      if (range.isSaved)
        continue;
      ZRT_TRY(device_->read(range.begin, states_.data() + range.copy, range.end - range.begin));
      range.isSaved = true;
    }
  }
  return Status::ok();
}

/// Whether it is a state or a scalar metric that the entry leaves.
bool FiniteWatch::isResult(const CallBuffer &buffer) const {
  const Range *state = findRange(buffer.address);
  if (state && state->begin < buffer.address + buffer.bytes())
    return true;
  if (check_ == FiniteCheck::States)
    return false;
  for (const PlanTensor &output : plan_->outputs)
    if (output.isScalarOf(entry_) && !buffer.name.empty() && output.address == buffer.address)
      return true;
  return false;
}

/// Without the infinities that a state has held before the step, among elements [first, first +
/// count) of a buffer.
BadValues FiniteWatch::leaveOut(const CallBuffer &buffer, int64_t first, int64_t count,
                                BadValues bad) const {
  int64_t size = dtypeInfo(buffer.dtype).size;
  BadValues left = {count, 0};
  for (int64_t i = bad.first; i < count; ++i) {
    const uint8_t *value = values_.data() + (first + i) * size;
    if (findBadValues(buffer.dtype, value, 1, /*infinite=*/true).count == 0)
      continue;
    bool isNaN = findBadValues(buffer.dtype, value, 1, /*infinite=*/false).count > 0;
    if (!isNaN && isUnchanged(buffer.address + (first + i) * size, size, value))
      continue;
    left.first = std::min(left.first, i);
    ++left.count;
  }
  return left;
}

/// Whether a state has held these bytes before the step: a running minimum may begin with infinity.
bool FiniteWatch::isUnchanged(Address address, int64_t bytes, const uint8_t *values) const {
  const Range *range = findRange(address);
  return range && range->isSaved && range->begin <= address && address + bytes <= range->end &&
         memcmp(states_.data() + range->copy + (address - range->begin), values, size_t(bytes)) ==
             0;
}

/// Says what of a buffer is bad, whose bytes are in `values_`; empty where nothing is. Infinities
/// that a state has kept from before the step are `kept`, and then no fault.
std::string FiniteWatch::findIn(const CallBuffer &buffer, bool infinite, bool kept) const {
  std::string text;
  const uint8_t *all = values_.data();
  int64_t size = dtypeInfo(buffer.dtype).size, total = 0;
  int64_t origin = buffer.layout < 0 || buffer.group < 0
                       ? 0
                       : plan_->groupRank(buffer.group, rank_).rank * buffer.elements();
  forEachRun(*plan_, *calls_, buffer, rank_,
             [&](int64_t first, int64_t count, const UnitLayout::Segment *segment) {
               BadValues bad = findBadValues(buffer.dtype, all + first * size, count, infinite);
               if (bad.count > 0 && kept)
                 bad = leaveOut(buffer, first, count, bad);
               total += bad.count;
               if (bad.count == 0 || !text.empty())
                 return;
               int64_t element = first + bad.first;
               text = valueText(buffer.dtype, all + element * size) + " at ";
               text += segment ? indexText(segment->shape, origin + element - segment->first) +
                                     " of '" + segment->name + "'"
                               : indexText(buffer.shape, element);
             });
  return total > 1 ? text + format(", the first of %lld", (long long)total) : text;
}

Status FiniteWatch::look(const CallBuffer &buffer, bool infinite, std::string &text) {
  if (buffer.dtype < 0 || buffer.bytes() == 0)
    return Status::ok();
  ZRT_TRY(device_->read(buffer.address, values_.data(), buffer.bytes()));
  text = findIn(buffer, infinite, /*kept=*/infinite);
  return Status::ok();
}

/// The same of what a state held before the step, which was written over. It may be a part of what
/// a call has read: `isKnown` is whether all of it was kept.
Status FiniteWatch::lookBefore(const CallBuffer &buffer, bool &isKnown, std::string &text) {
  isKnown = buffer.dtype >= 0;
  if (!isKnown || buffer.bytes() == 0)
    return Status::ok();
  int64_t size = dtypeInfo(buffer.dtype).size;
  forEachRun(*plan_, *calls_, buffer, rank_,
             [&](int64_t first, int64_t count, const UnitLayout::Segment *) {
               Address begin = buffer.address + first * size, end = begin + count * size;
               const Range *range = findRange(begin);
               if (!range || !range->isSaved || begin < range->begin || end > range->end)
                 isKnown = false;
               else
                 memcpy(values_.data() + first * size,
                        states_.data() + range->copy + (begin - range->begin), size_t(end - begin));
             });
  if (isKnown)
    text = findIn(buffer, /*infinite=*/true, /*kept=*/false);
  return Status::ok();
}

/// The call that has made what a later one reads.
std::string FiniteWatch::sourceOf(int64_t call, const CallBuffer &buffer) const {
  for (int64_t i = call - 1; i >= 0; --i)
    for (const CallBuffer &write : (*infos_)[i].writes)
      if (write.address <= buffer.address &&
          buffer.address + buffer.bytes() <= write.address + write.bytes())
        return format(" of call %lld, %s", (long long)i, (*infos_)[i].title().c_str());
  return "";
}

/// What stands beside a bad result: where it comes from, and whether what it was made of is finite.
Status FiniteWatch::describe(int64_t call, const std::string &what) {
  const CallInfo &info = (*infos_)[call];
  text_ = what;
  for (const std::string &place : info.locations)
    text_ += (&place == &info.locations[0] ? "\n  source: " : ", ") + place;
  for (const CallBuffer &read : info.reads) {
    bool isOverwritten =
        std::any_of(info.writes.begin(), info.writes.end(), [&](const CallBuffer &write) {
          return write.address < read.address + read.bytes() &&
                 read.address < write.address + write.bytes();
        });
    std::string bad;
    bool isKnown = true;
    ZRT_TRY(isOverwritten ? lookBefore(read, isKnown, bad) : look(read, /*infinite=*/true, bad));
    text_ += "\n  reads " + read.text() + (read.name.empty() ? sourceOf(call, read) : "") + ": " +
             (!isKnown      ? "written over in place"
              : bad.empty() ? "finite"
                            : bad);
  }
  return Status::ok();
}

Status FiniteWatch::after(int64_t call) {
  if (bad_ >= 0)
    return Status::ok();
  const CallInfo &info = (*infos_)[call];
  for (const CallBuffer &write : info.writes) {
    bool isFinal = isResult(write);
    if (check_ == FiniteCheck::States && !isFinal)
      continue;
    std::string what;
    ZRT_TRY(look(write, isFinal || check_ == FiniteCheck::All, what));
    if (what.empty())
      continue;
    bad_ = call;
    return describe(call, "  makes " + write.text() + ": " + what);
  }
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// After the last call
//===----------------------------------------------------------------------===//

Status FiniteWatch::restore() {
  for (const Range &range : ranges_)
    if (range.isSaved)
      device_->upload(0, range.begin, states_.data() + range.copy, range.end - range.begin);
  for (const Range &range : given_) // behind what the step's calls found there
    device_->upload(0, range.begin, states_.data() + range.copy, range.end - range.begin);
  return device_->synchronize();
}

Expected<std::string> FiniteWatch::finish(World &world, int64_t step) {
  constexpr size_t room = 3072;
  std::vector<int64_t> calls(world.size());
  int64_t own = bad_ < 0 ? INT64_MAX : bad_;
  ZRT_TRY(world.exchange(&own, sizeof own, calls.data()));
  auto first = std::min_element(calls.begin(), calls.end());
  if (*first == INT64_MAX)
    return std::string();
  std::vector<char> text(room), texts(room * world.size());
  snprintf(text.data(), room, "%s", text_.c_str());
  ZRT_TRY(world.exchange(text.data(), int64_t(room), texts.data()));
  ZRT_TRY(restore());
  found_.call = *first;
  found_.rank = int(first - calls.begin());
  found_.name = (*infos_)[*first].title();
  auto others = std::count(calls.begin(), calls.end(), *first) - 1;
  return format("step %lld: values are not finite for the first time after call %lld of @%s, '%s', "
                "on rank %d%s\n%s",
                (long long)step, (long long)found_.call, entry_.c_str(), found_.name.c_str(),
                found_.rank, others ? format(" and %lld more", (long long)others).c_str() : "",
                texts.data() + room * found_.rank);
}
