#include "Format.h"

#include "../base/Crc32.h"
#include "../base/DType.h"
#include "../base/Safetensors.h"

#include <cerrno>
#include <cstdlib>

using namespace zrt;

std::string zrt::checkpointName(int64_t step) { return format("step-%08lld", (long long)step); }
std::string zrt::dataFileName(int rank) { return format("rank-%05d.bin", rank); }
std::string zrt::partFileName(int rank) { return format("rank-%05d.json", rank); }

int64_t zrt::checkpointStep(std::string_view name) {
  std::string text(name);
  char *end = nullptr;
  errno = 0;
  if (text.compare(0, 5, "step-") != 0)
    return -1;
  int64_t step = strtoll(text.c_str() + 5, &end, 10);
  return errno == 0 && *end == 0 && step >= 0 && checkpointName(step) == text ? step : -1;
}

template <typename Integers> static std::string listText(const Integers &values) {
  std::string text = "[";
  for (auto value : values)
    text += (text.size() > 1 ? ", " : "") + std::to_string(value);
  return text + "]";
}

std::string zrt::segmentText(const CheckpointSegment &segment) {
  return format("[%lld, %lld, %lld, %lld, ", (long long)segment.leaf, (long long)segment.begin,
                (long long)segment.count, (long long)segment.offset) +
         listText(segment.sums) + "]";
}

static std::string fileText(const char *name, const CheckpointFile &file) {
  return format("{\"name\": \"%s\", \"bytes\": %lld, \"crc32\": %u}", name, (long long)file.bytes,
                file.sum);
}

static std::string bestText(const CheckpointBest &best) {
  JsonLine line;
  line.add("metric", best.metric).raw("highest", best.isHighest ? "true" : "false");
  line.add("step", best.step).add("value", best.value).add("since", best.since);
  return line.str();
}

static std::string evaluationText(const CheckpointEvaluation &evaluation) {
  JsonLine line;
  line.add("step", evaluation.step);
  if (!evaluation.earlyStop.metric.empty())
    line.raw("early_stop", bestText(evaluation.earlyStop));
  if (!evaluation.keepBest.metric.empty())
    line.raw("keep_best", bestText(evaluation.keepBest));
  return line.str();
}

std::string zrt::choicesText(const std::vector<LibraryChoice> &choices) {
  std::string text = "[";
  for (const LibraryChoice &choice : choices) {
    JsonLine line;
    line.add("library", choice.library).add("device", choice.device);
    line.add("problem", choice.problem).add("key", choice.key);
    line.add("choice", choice.choice).add("state", choice.state);
    if (!choice.anew.empty())
      line.add("anew", choice.anew);
    text += (&choice == choices.data() ? "\n" : ",\n") + line.str();
  }
  return text + "]";
}

std::string zrt::indexText(const CheckpointIndex &index, const std::vector<CheckpointFile> &parts) {
  JsonLine head, data;
  head.add("format", "zero checkpoint").add("version", int64_t(checkpointVersion));
  head.add("name", index.name).add("program", index.program).add("plan", index.plan);
  head.add("layout", index.layout).add("step", index.step);
  head.add("seed", std::to_string(index.seed)).add("ranks", int64_t(index.ranks));
  data.add("rows", index.data.rows).add("cursor", index.data.cursor);
  data.add("order", std::to_string(index.data.order));
  head.raw("data", data.str()).raw("config", index.config);
  if (index.evaluation.step >= 0)
    head.raw("evaluation", evaluationText(index.evaluation));
  std::string text = head.str();
  text.pop_back();
  if (!index.choices.empty())
    text += ",\n\"library_choices\": " + choicesText(index.choices);
  text += ",\n\"leaves\": [";
  for (const CheckpointLeaf &leaf : index.leaves) {
    JsonLine line;
    line.add("name", leaf.name).add("role", leaf.role).add("dtype", dtypeInfo(leaf.dtype).name);
    line.raw("shape", listText(leaf.shape));
    text += (&leaf == index.leaves.data() ? "\n" : ",\n") + line.str();
  }
  text += "],\n\"parts\": [";
  for (size_t rank = 0; rank < parts.size(); ++rank)
    text += (rank ? ",\n" : "\n") + fileText(partFileName(int(rank)).c_str(), parts[rank]);
  return text + "]}\n";
}

std::string zrt::commitText(int64_t step, std::string_view index) {
  CheckpointFile file = {int64_t(index.size()), crc32(index.data(), int64_t(index.size()))};
  return format("{\"version\": %d, \"step\": %lld, \"index\": ", checkpointVersion,
                (long long)step) +
         fileText(indexFileName, file) + "}\n";
}

namespace {

/// Reads members; keeps the first failure.
class Reader {
public:
  Reader(std::string_view text, const std::string &what) : what_(what) {
    Expected<Json> json = Json::parse(text, what);
    status = json.status();
    if (json.isOk())
      root = std::move(*json);
  }
  Status status;
  Json root;

  void fail(const std::string &member, const char *expected) {
    if (status.isOk())
      status =
          failure(Code::BadInput, "%s: '%s': expected %s", what_.c_str(), member.c_str(), expected);
  }
  int64_t integer(const Json &object, const char *name, int64_t low = 0, int64_t high = INT64_MAX) {
    const Json *value = object.find(name);
    if (value && value->isInteger() && value->integer() >= low && value->integer() <= high)
      return value->integer();
    fail(name, "an integer in its range");
    return low;
  }
  std::string string(const Json &object, const char *name) {
    const Json *value = object.find(name);
    if (value && value->isString())
      return value->string();
    fail(name, "a string");
    return "";
  }
  const std::vector<Json> &array(const Json &object, const char *name) {
    static const std::vector<Json> none;
    const Json *value = object.find(name);
    if (value && value->isArray())
      return value->array();
    fail(name, "a list");
    return none;
  }
  std::vector<int64_t> integers(const Json &list, const std::string &name) {
    std::vector<int64_t> values;
    for (const Json &item : list.array()) {
      if (!item.isInteger() || item.integer() < 0)
        fail(name, "integers");
      values.push_back(item.integer());
    }
    return values;
  }
  /// A number, or the string that stands for one that JSON does not have.
  double number(const Json &object, const char *name) {
    const Json *value = object.find(name);
    if (value && value->isInteger())
      return double(value->integer());
    char *end = nullptr;
    double result = value ? strtod(value->string().c_str(), &end) : 0;
    if (!value || value->string().empty() || *end)
      fail(name, "a number");
    return result;
  }
  bool boolean(const Json &object, const char *name) {
    const Json *value = object.find(name);
    if (!value || value->kind() != Json::Kind::Bool)
      fail(name, "true or false");
    return value && value->boolean();
  }
  CheckpointFile file(const Json &object, const std::string &name) {
    if (string(object, "name") != name)
      fail("name", name.c_str());
    return {integer(object, "bytes"), uint32_t(integer(object, "crc32", 0, UINT32_MAX))};
  }
  /// Programs read what older ones have written.
  void version() {
    int64_t found = integer(root, "version");
    if (status.isOk() && (found < 1 || found > checkpointVersion))
      status = failure(Code::BadInput,
                       "%s: version %lld of the format; this program reads versions 1 to %d",
                       what_.c_str(), (long long)found, checkpointVersion);
  }

private:
  const std::string &what_;
};

} // namespace

Expected<CheckpointPart> zrt::parsePart(std::string_view text, const std::string &what,
                                        int64_t step, int rank) {
  Reader reader(text, what);
  ZRT_TRY(reader.status);
  reader.version();
  CheckpointPart part;
  if (reader.integer(reader.root, "step") != step)
    reader.fail("step", std::to_string(step).c_str());
  if (reader.integer(reader.root, "rank") != rank)
    reader.fail("rank", std::to_string(rank).c_str());
  part.bytes = reader.integer(reader.root, "bytes");
  for (const Json &item : reader.array(reader.root, "segments")) {
    const std::vector<Json> &list = item.array();
    if (list.size() != 5) {
      reader.fail("segments", "lists of five");
      break;
    }
    CheckpointSegment segment = {
        list[0].integer(), list[1].integer(), list[2].integer(), list[3].integer(), {}};
    for (const Json &sum : list[4].array())
      segment.sums.push_back(uint32_t(sum.integer()));
    part.segments.push_back(std::move(segment));
  }
  ZRT_TRY(reader.status);
  return part;
}

static CheckpointLeaf readLeaf(Reader &reader, const Json &object) {
  CheckpointLeaf leaf;
  leaf.name = reader.string(object, "name");
  leaf.role = reader.string(object, "role");
  leaf.dtype = dtypeFromName(reader.string(object, "dtype"));
  if (leaf.dtype < 0) {
    reader.fail(leaf.name, "an element type that programs have");
    leaf.dtype = 0;
  }
  reader.array(object, "shape");
  if (const Json *shape = object.find("shape"))
    leaf.shape = reader.integers(*shape, leaf.name);
  int64_t bytes = dtypeInfo(leaf.dtype).size;
  for (int64_t size : leaf.shape)
    if (__builtin_mul_overflow(bytes, size, &bytes)) {
      reader.fail(leaf.name, "a shape that a file can hold");
      leaf.shape = {};
      break;
    }
  return leaf;
}

static std::vector<LibraryChoice> readChoices(Reader &reader, const Json &list) {
  std::vector<LibraryChoice> choices;
  for (const Json &item : list.array()) {
    LibraryChoice choice = {reader.string(item, "library"),
                            reader.string(item, "device"),
                            reader.string(item, "problem"),
                            reader.string(item, "key"),
                            reader.string(item, "choice"),
                            reader.string(item, "state"),
                            {}};
    if (const Json *anew = item.find("anew"))
      choice.anew = anew->string();
    choices.push_back(std::move(choice));
  }
  return choices;
}

Expected<std::vector<LibraryChoice>> zrt::parseChoices(std::string_view text,
                                                       const std::string &what) {
  Reader reader(text, what);
  ZRT_TRY(reader.status);
  std::vector<LibraryChoice> choices = readChoices(reader, reader.root);
  ZRT_TRY(reader.status);
  return choices;
}

/// One that is not there is empty: older programs have not written it.
static CheckpointBest readBest(Reader &reader, const Json &evaluation, const char *name) {
  CheckpointBest best;
  if (const Json *object = evaluation.find(name)) {
    best.metric = reader.string(*object, "metric");
    best.isHighest = reader.boolean(*object, "highest");
    best.step = reader.integer(*object, "step", -1);
    best.value = reader.number(*object, "value");
    best.since = reader.integer(*object, "since");
  }
  return best;
}

Expected<CheckpointIndex> zrt::parseIndex(std::string_view text, const std::string &what,
                                          std::vector<CheckpointFile> &parts) {
  Reader reader(text, what);
  ZRT_TRY(reader.status);
  reader.version();
  const Json &root = reader.root, none;
  CheckpointIndex index;
  index.name = reader.string(root, "name");
  index.program = reader.string(root, "program");
  index.plan = reader.string(root, "plan");
  index.layout = reader.string(root, "layout");
  index.step = reader.integer(root, "step");
  index.seed = strtoull(reader.string(root, "seed").c_str(), nullptr, 10);
  index.ranks = int(reader.integer(root, "ranks", 1, 1 << 20));
  const Json *data = root.find("data"), *config = root.find("config");
  index.config = (config ? *config : none).text();
  index.data.cursor = reader.integer(data ? *data : none, "cursor");
  index.data.rows = reader.integer(data ? *data : none, "rows");
  if (data && data->find("order"))
    index.data.order = strtoull(reader.string(*data, "order").c_str(), nullptr, 10);
  if (const Json *evaluation = root.find("evaluation")) {
    index.evaluation.step = reader.integer(*evaluation, "step");
    index.evaluation.earlyStop = readBest(reader, *evaluation, "early_stop");
    index.evaluation.keepBest = readBest(reader, *evaluation, "keep_best");
  }
  if (root.find("library_choices")) {
    reader.array(root, "library_choices");
    index.choices = readChoices(reader, *root.find("library_choices"));
  }
  for (const Json &item : reader.array(root, "leaves"))
    index.leaves.push_back(readLeaf(reader, item));
  for (const Json &item : reader.array(root, "parts"))
    parts.push_back(reader.file(item, partFileName(int(parts.size()))));
  if (int(parts.size()) != index.ranks)
    reader.fail("parts", "one a rank");
  ZRT_TRY(reader.status);
  return index;
}

Expected<CheckpointFile> zrt::parseCommit(std::string_view text, const std::string &what) {
  Reader reader(text, what);
  ZRT_TRY(reader.status);
  reader.version();
  const Json none, *index = reader.root.find("index");
  CheckpointFile file = reader.file(index ? *index : none, indexFileName);
  ZRT_TRY(reader.status);
  return file;
}
