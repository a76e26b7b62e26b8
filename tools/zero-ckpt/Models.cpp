#include "Models.h"

#include "base/DType.h"
#include "base/Files.h"

#include "checkpoint/LeafRoles.h"

#include <algorithm>
#include <map>
#include <set>

using namespace zrt;

namespace {
/// The map of a request, and how it is read.
struct Reading {
  Map map;
  MapOptions options;
};
} // namespace

/// The sizes that a map has names for.
static std::set<std::string> sizesOf(const Map &map) {
  std::set<std::string> names;
  for (const Rule &rule : map.rules)
    for (const std::vector<Term> *side : {&rule.left, &rule.right})
      for (const Term &term : *side)
        for (const Dimension &dimension : term.dimensions)
          for (const Factor &factor : dimension) {
            if (factor.kind == Factor::Axis || factor.kind == Factor::Number)
              names.insert(keyOf(factor));
            for (const Factor &summand : factor.summands)
              if (summand.kind == Factor::Axis)
                names.insert(keyOf(summand));
          }
  return names;
}

/// Whether everything that is said of the map is about something in it.
static std::string called(const Map &map) {
  return map.path.empty() ? "what is read without --map" : "'" + map.path + "'";
}

static Status checkReading(const Reading &reading) {
  std::set<std::string> known = sizesOf(reading.map);
  std::string names;
  for (const std::string &name : known)
    names += (names.empty() ? "" : ", ") + name;
  for (const auto &[name, size] : reading.options.sizes)
    if (!known.count(name))
      return failure(Code::Usage, "--size %s: %s has no dimension of that name; it has %s",
                     name.c_str(), called(reading.map).c_str(),
                     names.empty() ? "none" : names.c_str());
  auto isChoice = [](const Rule &rule) { return rule.isChoice; };
  if (reading.options.isStacked &&
      std::none_of(reading.map.rules.begin(), reading.map.rules.end(), isChoice))
    return failure(Code::Usage, "--stacked: %s has no name with [/{i}]: leave it out",
                   called(reading.map).c_str());
  return Status::ok();
}

static Expected<Reading> readMap(const ModelRequest &request) {
  Expected<Map> map = request.map.empty() ? Expected<Map>(Map::identity())
                                          : Map::open(request.map, request.mapFolder);
  ZRT_TRY(map.status());
  Reading reading = {std::move(*map), {}};
  MapOptions &options = reading.options;
  options.toLeft = request.toProgram, options.isStacked = request.isStacked;
  options.dtype = request.dtype;
  for (const std::string &text : request.sizes) {
    size_t equals = text.find('=');
    std::string number = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (equals == 0 || number.empty() || number.size() > 15 ||
        number.find_first_not_of("0123456789") != std::string::npos)
      return failure(Code::Usage, "--size expects NAME=N, not '%s'", text.c_str());
    options.sizes[text.substr(0, equals)] = atoll(number.c_str());
  }
  ZRT_TRY(checkReading(reading));
  return reading;
}

Expected<TransferResult> zrt::exportModel(const ModelRequest &request) {
  Expected<LeafSource> source = LeafSource::open(request.input);
  ZRT_TRY(source.status());
  if (!source->checkpoint())
    return failure(Code::Usage, "'%s' is no checkpoint; zero-ckpt convert takes files",
                   request.input.c_str());
  Expected<std::vector<ChosenLeaf>> chosen = request.filter.choose(*source->checkpoint());
  ZRT_TRY(chosen.status());
  Expected<Reading> reading = readMap(request);
  ZRT_TRY(reading.status());
  std::vector<CheckpointLeaf> leaves;
  for (const auto &[number, name] : *chosen) {
    leaves.push_back(source->leaves()[number]);
    leaves.back().name = name;
  }
  Complaints complaints;
  Mapped mapped = applyMap(reading->map, leaves, reading->options, complaints);
  for (Output &output : mapped.outputs)
    for (Copy &copy : output.copies)
      copy.leaf = (*chosen)[copy.leaf].number;
  return transfer(*source, std::move(mapped), request.transfer, complaints);
}

static Expected<LeafSource> openFiles(const std::string &path) {
  Expected<LeafSource> source = LeafSource::open(path);
  if (source.isOk() && source->checkpoint())
    return failure(Code::Usage,
                   "'%s' is a checkpoint: zero-ckpt export takes leaves out of it, and "
                   "--init and --resume of a program read it",
                   source->path().c_str());
  return source;
}

/// Gives masters and averages what their parameters get; a parameter that gets nothing is an error.
/// The number of other states that get nothing.
static int64_t completeStates(const std::vector<CheckpointLeaf> &states,
                              std::vector<Output> &outputs, Complaints &complaints) {
  std::map<std::string, size_t> made;
  for (size_t i = 0; i < outputs.size(); ++i)
    made[outputs[i].name] = i;
  std::vector<LeafRole> roles = rolesOf(states);
  int64_t left = 0;
  for (size_t i = 0; i < states.size(); ++i) {
    if (made.count(states[i].name))
      continue;
    auto param = roles[i].param < 0 ? made.end() : made.find(states[roles[i].param].name);
    if (roles[i].kind == LeafKind::Param)
      complaints.add("parameters of the program that nothing gives",
                     "'" + states[i].name + "' " + typeText(states[i].dtype, states[i].shape));
    else if (param == made.end())
      ++left;
    else
      outputs.push_back({states[i].name, states[i].dtype, states[i].shape,
                         std::vector<Copy>(outputs[param->second].copies)});
  }
  return left;
}

Expected<TransferResult> zrt::importModel(const ModelRequest &request, int64_t &left) {
  Expected<LeafSource> source = openFiles(request.input);
  ZRT_TRY(source.status());
  Expected<Reading> reading = readMap(request);
  ZRT_TRY(reading.status());
  std::vector<CheckpointLeaf> states;
  if (!request.program.empty()) {
    Expected<std::vector<CheckpointLeaf>> found = statesOf(request.program);
    ZRT_TRY(found.status());
    states = std::move(*found);
    reading->options.wanted = &states;
  }
  Complaints complaints;
  Mapped mapped = applyMap(reading->map, source->leaves(), reading->options, complaints);
  left = completeStates(states, mapped.outputs, complaints);
  return transfer(*source, std::move(mapped), request.transfer, complaints);
}

Expected<TransferResult> zrt::convertModel(const ModelRequest &request) {
  Expected<LeafSource> source = openFiles(request.input);
  ZRT_TRY(source.status());
  Expected<Reading> reading = readMap(request);
  ZRT_TRY(reading.status());
  Complaints complaints;
  Mapped mapped = applyMap(reading->map, source->leaves(), reading->options, complaints);
  return transfer(*source, std::move(mapped), request.transfer, complaints);
}

Expected<int64_t> zrt::parseBytes(const std::string &option, const std::string &text) {
  static const std::pair<const char *, int64_t> units[] = {{"KiB", int64_t(1) << 10},
                                                           {"MiB", int64_t(1) << 20},
                                                           {"GiB", int64_t(1) << 30},
                                                           {"KB", 1000},
                                                           {"MB", 1000000},
                                                           {"GB", 1000000000},
                                                           {"B", 1}};
  size_t digits = text.find_first_not_of("0123456789");
  std::string unit = digits == std::string::npos ? "" : text.substr(digits);
  for (const auto &[name, bytes] : units)
    if (int64_t count = digits && digits < 10 && unit == name ? atoll(text.c_str()) : 0)
      return count * bytes;
  return failure(Code::Usage, "%s expects a size such as 5GB or 500MiB, not '%s'", option.c_str(),
                 text.c_str());
}

Expected<ModelPlace> zrt::parsePlace(const std::string &output, const std::string &shardSize) {
  ModelPlace place;
  place.path = output;
  while (place.path.size() > 1 && place.path.back() == '/')
    place.path.pop_back();
  place.isFolder = isFolder(output) || place.path != output || !shardSize.empty();
  if (output.empty())
    return failure(Code::Usage, "-o expects a file or a folder, not ''");
  if (shardSize.empty())
    return place;
  if (place.path.ends_with(".safetensors") && !isFolder(output))
    return failure(Code::Usage,
                   "--shard-size writes several files: give a folder, not the file '%s'",
                   output.c_str());
  Expected<int64_t> bytes = parseBytes("--shard-size", shardSize);
  ZRT_TRY(bytes.status());
  place.shardBytes = *bytes;
  return place;
}
