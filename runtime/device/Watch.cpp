#include "Watch.h"

#include "../base/Files.h"
#include "../base/Json.h"

#include <charconv>
#include <cstring>

using namespace zrt;

//===----------------------------------------------------------------------===//
// CallWatch
//===----------------------------------------------------------------------===//

static constexpr int64_t watchFileLimit = int64_t(1) << 30, watchLimit = int64_t(16) << 30;

static Status malformed(const char *what) {
  return failure(Code::Usage, "ZRT_WATCH names a file that is no list of calls: %s", what);
}

/// Ranges get their places in the order of the file.
Status CallWatch::addRanges(const Json *list, std::vector<Range> &ranges) {
  if (!list || !list->isArray())
    return malformed("a call has lists 'before' and 'after'");
  for (const Json &pair : list->array()) {
    if (!pair.isArray() || pair.array().size() != 2 || !pair.array()[0].isInteger() ||
        !pair.array()[1].isInteger() || pair.array()[1].integer() < 0)
      return malformed("a range is [address, bytes]");
    int64_t bytes = pair.array()[1].integer();
    if (bytes > watchLimit - int64_t(bytes_.size()))
      return malformed("it asks for more than 16 GiB");
    ranges.push_back({pair.array()[0].integer(), bytes, int64_t(bytes_.size())});
    bytes_.resize(bytes_.size() + size_t(bytes));
    ++transfers_;
  }
  return Status::ok();
}

Expected<std::unique_ptr<CallWatch>> CallWatch::read(const std::string &path, int rank) {
  Expected<std::string> text = readText(path, watchFileLimit);
  ZRT_TRY(text.status());
  Expected<Json> file = Json::parse(*text, path);
  ZRT_TRY(file.status());
  const Json *entry = file->find("entry"), *output = file->find("output"),
             *calls = file->find("calls");
  if (!entry || !entry->isString() || !output || !output->isString() || !calls || !calls->isArray())
    return malformed("it has strings 'entry' and 'output' and a list 'calls'");
  auto watch = std::make_unique<CallWatch>();
  watch->entry_ = entry->string();
  watch->output_ = output->string() + "." + std::to_string(rank);
  for (const Json &given : calls->array()) {
    const Json *number = given.find("call");
    if (!number || !number->isInteger() ||
        (!watch->calls_.empty() && number->integer() <= watch->calls_.back().number))
      return malformed("calls have numbers, in order");
    Call &call = watch->calls_.emplace_back();
    call.number = number->integer();
    ZRT_TRY(watch->addRanges(given.find("before"), call.before));
    ZRT_TRY(watch->addRanges(given.find("after"), call.after));
  }
  return watch;
}

void CallWatch::copy(Device &device, int stream, int64_t number, std::vector<Range> Call::*ranges) {
  for (const Call &call : calls_)
    if (call.number == number)
      for (const Range &range : call.*ranges)
        device.download(stream, bytes_.data() + range.place, range.address, range.bytes);
}

Status CallWatch::write() const {
  Expected<File> file = File::create(output_);
  ZRT_TRY(file.status());
  ZRT_TRY(file->write(0, bytes_.data(), int64_t(bytes_.size())));
  return file->finish();
}

//===----------------------------------------------------------------------===//
// CallFault
//===----------------------------------------------------------------------===//

/// The integers between colons; false where a word is none.
static bool readNumbers(std::string_view text, int64_t *numbers, int count) {
  for (int i = 0; i < count; ++i) {
    size_t colon = text.find(':');
    std::string_view word = text.substr(0, colon);
    auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), numbers[i]);
    bool isLast = i + 1 == count;
    if (error != std::errc() || end != word.data() + word.size() ||
        isLast != (colon == std::string_view::npos))
      return false;
    if (!isLast)
      text.remove_prefix(colon + 1);
  }
  return true;
}

Expected<std::unique_ptr<CallFault>> CallFault::parse(std::string_view text) {
  auto fault = std::make_unique<CallFault>();
  static const struct {
    const char *name;
    Kind kind;
    int numbers;
  } kinds[] = {
      {":drop", Drop, 0}, {":work:", Work, 1}, {":record:", Record, 2}, {":stray:", Stray, 1}};
  size_t colon = text.find(':');
  for (const auto &[name, kind, numbers] : kinds) {
    std::string_view rest = colon == std::string_view::npos ? "" : text.substr(colon);
    size_t length = strlen(name);
    if (rest.substr(0, length) != name || !readNumbers(text.substr(0, colon), &fault->call_, 1))
      continue;
    if (numbers == 0 ? rest.size() == length
                     : readNumbers(rest.substr(length), fault->numbers_, numbers)) {
      fault->kind_ = kind;
      return fault;
    }
  }
  return failure(Code::Usage,
                 "ZRT_FAULT is CALL:drop, CALL:work:DELTA, CALL:record:INDEX:DELTA or "
                 "CALL:stray:ADDRESS, found '%.*s'",
                 int(text.size()), text.data());
}

const int64_t *CallFault::change(int64_t call, const int64_t *record, int64_t size) {
  if (!isAt(Record, call) || numbers_[0] < 0 || numbers_[0] >= size)
    return record;
  isMade_ = true;
  record_.assign(record, record + size);
  record_[size_t(numbers_[0])] += numbers_[1];
  return record_.data();
}

const zrt_kernel_descriptor *CallFault::change(int64_t call, const zrt_kernel_descriptor *kernel) {
  if (!isAt(Work, call))
    return kernel;
  isMade_ = true;
  kernel_ = *kernel;
  kernel_.work += numbers_[0];
  return &kernel_;
}

void CallFault::after(Device &device, int stream, int64_t call) {
  static const uint8_t bytes[4] = {0x12, 0x34, 0x56, 0x3E}; // 0.21 as f32
  if (!isAt(Stray, call))
    return;
  isMade_ = true;
  device.upload(stream, numbers_[0], bytes, sizeof bytes);
}

Status CallFault::checkMade() const {
  return isMade_ ? Status::ok()
                 : failure(Code::Usage,
                           "ZRT_FAULT names call %lld, of which there is none that can "
                           "go wrong so",
                           (long long)call_);
}
