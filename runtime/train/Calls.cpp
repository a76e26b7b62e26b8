#include "Calls.h"

using namespace zrt;

static constexpr int64_t callsFormat = 1;

std::string CallBuffer::text() const {
  std::string type = dtype < 0 ? "values" : typeText(dtype, shape);
  return name.empty() ? type : "'" + name + "' " + type;
}

std::string CallInfo::title() const {
  std::string text = name;
  for (const std::string &unit : units)
    text += (&unit == &units[0] ? " " : ", ") + unit;
  return text;
}

const std::vector<CallInfo> *Calls::find(std::string_view entry) const {
  for (const auto &[name, calls] : entries_)
    if (name == entry)
      return &calls;
  return nullptr;
}

static Status malformed(const char *what) {
  return failure(Code::Internal, "what the program says of its calls has no %s", what);
}

static std::vector<std::string> stringsOf(const Json *json) {
  std::vector<std::string> strings;
  if (json)
    for (const Json &item : json->array())
      strings.push_back(item.string());
  return strings;
}

static std::vector<int64_t> shapeOf(const Json *json) {
  std::vector<int64_t> shape;
  if (json)
    for (const Json &item : json->array())
      shape.push_back(item.integer());
  return shape;
}

static int64_t integerOf(const Json &json, const char *name, int64_t fallback) {
  const Json *member = json.find(name);
  return member && member->isInteger() ? member->integer() : fallback;
}

Status Calls::readBuffers(const Json &json, std::vector<CallBuffer> &buffers) const {
  for (const Json &item : json.array()) {
    const Json *dtype = item.find("dtype"), *name = item.find("name");
    if (!dtype || !item.find("at") || !item.find("shape"))
      return malformed("type of a buffer");
    CallBuffer &buffer = buffers.emplace_back();
    buffer.name = name ? name->string() : "";
    buffer.address = integerOf(item, "at", 0);
    buffer.dtype = dtypeFromName(dtype->string());
    buffer.shape = shapeOf(item.find("shape"));
    buffer.layout = integerOf(item, "layout", -1);
    buffer.group = integerOf(item, "group", -1);
    if (buffer.layout >= int64_t(layouts_.size()))
      return malformed("layout of a unit that a call names");
  }
  return Status::ok();
}

Status Calls::addEntry(const std::string &entry, const Json &json) {
  std::vector<CallInfo> &list = entries_.emplace_back(entry, std::vector<CallInfo>()).second;
  for (const Json &item : json.array()) {
    CallInfo &call = list.emplace_back();
    call.isEvent = !item.isObject();
    if (call.isEvent)
      continue;
    const Json *name = item.find("name"), *reads = item.find("reads"),
               *writes = item.find("writes");
    if (!name || !reads || !writes)
      return malformed("name, reads or writes of a call");
    call.name = name->string();
    call.locations = stringsOf(item.find("locations"));
    call.units = stringsOf(item.find("units"));
    ZRT_TRY(readBuffers(*reads, call.reads));
    ZRT_TRY(readBuffers(*writes, call.writes));
  }
  return Status::ok();
}

Status Calls::add(const Json &json) {
  if (integerOf(json, "format", 0) != callsFormat)
    return failure(Code::Internal, "the program says of its calls in format %lld, expected %lld",
                   (long long)integerOf(json, "format", 0), (long long)callsFormat);
  const Json *layouts = json.find("layouts"), *entries = json.find("entries");
  if (!layouts || !entries)
    return malformed("layouts or entries");
  for (const Json &item : layouts->array()) {
    UnitLayout &layout = layouts_.emplace_back();
    layout.elements = integerOf(item, "elements", 0);
    const Json *name = item.find("name"), *segments = item.find("segments");
    if (!name || !segments)
      return malformed("name or segments of a unit");
    layout.name = name->string();
    for (const Json &part : segments->array()) {
      const Json *leaf = part.find("name");
      std::vector<int64_t> shape = shapeOf(part.find("shape"));
      layout.segments.push_back({leaf ? leaf->string() : "", integerOf(part, "first", 0),
                                 elementCount(shape), std::move(shape)});
    }
  }
  for (const Json::Member &entry : entries->members())
    ZRT_TRY(addEntry(entry.first, entry.second));
  return Status::ok();
}

Expected<Calls> Calls::parse(std::string_view text) {
  Expected<Json> json = Json::parse(text, "what the program says of its calls");
  ZRT_TRY(json.status());
  Calls calls;
  ZRT_TRY(calls.add(*json));
  return calls;
}
