#include "EventFile.h"

#include "../base/Files.h"
#include "../world/Message.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

using namespace zrt;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

static constexpr std::array<uint32_t, 256> makeTable() {
  std::array<uint32_t, 256> table = {};
  for (uint32_t i = 0; i < 256; ++i) {
    uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit)
      value = (value >> 1) ^ (value & 1 ? 0x82F63B78u : 0);
    table[i] = value;
  }
  return table;
}

uint32_t zrt::crc32c(std::string_view bytes) {
  static constexpr std::array<uint32_t, 256> table = makeTable();
  uint32_t value = ~0u;
  for (char byte : bytes)
    value = (value >> 8) ^ table[(value ^ uint8_t(byte)) & 0xFF];
  return ~value;
}

/// As records have it: a sum of bytes that hold sums themselves would be weak.
static uint32_t maskedSum(std::string_view bytes) {
  uint32_t sum = crc32c(bytes);
  return ((sum >> 15) | (sum << 17)) + 0xA282EAD8u;
}

template <typename Number> static std::string rawBytes(Number number) {
  return {reinterpret_cast<const char *>(&number), sizeof number};
}

static std::string recordOf(const std::string &data) {
  std::string length = rawBytes(uint64_t(data.size()));
  return length + rawBytes(maskedSum(length)) + data + rawBytes(maskedSum(data));
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

namespace {
// Fields of tensorflow.Event, .Summary, .Summary.Value and .SessionLog.
enum Field { WallTime = 1, Step = 2, FileVersion = 3, Summary = 5, Session = 7 };
enum SummaryField { Value = 1 };
enum ValueField { Tag = 1, SimpleValue = 2 };
enum SessionField { SessionStatus = 1 };
constexpr uint64_t sessionStart = 1;
enum WireType { Varint = 0, Fixed64 = 1, Bytes = 2, Fixed32 = 5 };
} // namespace

static std::string varint(uint64_t value) {
  std::string text;
  for (; value >= 0x80; value >>= 7)
    text += char(value | 0x80);
  return text + char(value);
}

static std::string key(int field, WireType type) { return varint(uint64_t(field) << 3 | type); }

static std::string bytesField(int field, std::string_view bytes) {
  return key(field, Bytes) + varint(bytes.size()) + std::string(bytes);
}

void EventScalars::add(std::string_view tag, double value) {
  summary_ +=
      bytesField(Value, bytesField(Tag, tag) + key(SimpleValue, Fixed32) + rawBytes(float(value)));
}

static std::string eventAt(int64_t step) {
  timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return key(WallTime, Fixed64) + rawBytes(double(now.tv_sec) + double(now.tv_nsec) * 1e-9) +
         key(Step, Varint) + varint(uint64_t(step));
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

EventFile::~EventFile() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

Status EventFile::open(const std::string &folder) {
  ZRT_TRY(makeFolder(folder));
  // TensorBoard takes files whose name has this, in the order of their names.
  path_ = format("%s/events.out.tfevents.%010lld.%s.%d", folder.c_str(), (long long)time(nullptr),
                 hostName().c_str(), int(getpid()));
  descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor_ < 0)
    return ioFailure("cannot write '%s'", path_.c_str());
  return append(eventAt(0) + bytesField(FileVersion, "brain.Event:2"));
}

Status EventFile::start(int64_t step) {
  return append(eventAt(step) +
                bytesField(Session, key(SessionStatus, Varint) + varint(sessionStart)));
}

Status EventFile::write(int64_t step, const EventScalars &scalars) {
  return append(eventAt(step) + bytesField(Summary, scalars.summary_));
}

Status EventFile::append(const std::string &event) {
  if (descriptor_ < 0)
    return Status::ok();
  std::string record = recordOf(event);
  for (size_t done = 0; done < record.size();) {
    ssize_t count = ::write(descriptor_, record.data() + done, record.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return ioFailure("cannot write '%s'", path_.c_str());
    done += size_t(count);
  }
  return Status::ok();
}
