#include "Plan.h"

#include <algorithm>

using namespace zrt;

namespace {

/// Reads members of plan objects; keeps the first failure, so that callers check once.
class Reader {
public:
  Status status;

  void fail(const std::string &where, const char *what) {
    if (status.isOk())
      status = Status(Code::Internal, "plan: " + where + ": " + what);
  }

  int64_t integer(const Json &object, const char *name, const std::string &where) {
    const Json *value = object.find(name);
    if (value && value->isInteger())
      return value->integer();
    fail(where + "." + name, "expected an integer");
    return 0;
  }

  std::string string(const Json &object, const char *name, const std::string &where) {
    const Json *value = object.find(name);
    if (value && value->isString())
      return value->string();
    fail(where + "." + name, "expected a string");
    return "";
  }

  int dtype(const Json &object, const std::string &where) {
    int code = dtypeFromName(string(object, "dtype", where));
    if (code < 0)
      fail(where + ".dtype", "unknown element type");
    return std::max(code, 0);
  }

  std::vector<int64_t> sizes(const Json &object, const char *name, const std::string &where) {
    std::vector<int64_t> result;
    const Json *value = object.find(name);
    if (!value || !value->isArray()) {
      fail(where + "." + name, "expected an array");
      return result;
    }
    for (const Json &item : value->array()) {
      if (!item.isInteger() || item.integer() < 0)
        fail(where + "." + name, "expected sizes");
      result.push_back(item.integer());
    }
    return result;
  }

  const std::vector<Json> &array(const Json &object, const char *name) {
    static const std::vector<Json> none;
    const Json *value = object.find(name);
    if (value && value->isArray())
      return value->array();
    fail(name, "expected an array");
    return none;
  }
};

class PlanReader {
public:
  Reader reader;
  Plan plan;

  void readHeader(const Json &root) {
    int64_t abi = reader.integer(root, "abi", "plan");
    if (abi != ZRT_ABI_VERSION)
      reader.status =
          failure(Code::Internal,
                  "the program was compiled for runtime ABI %lld and linked with %d: compile and "
                  "link with one version",
                  (long long)abi, ZRT_ABI_VERSION);
    plan.name = reader.string(root, "name", "plan");
    plan.hash = reader.string(root, "hash", "plan");
    const Json none, *config = root.find("config"), *predicted = root.find("predicted"),
                     *arena = root.find("arena");
    plan.config = config ? *config : none;
    plan.predicted = predicted ? *predicted : none;
    plan.ranks = int(reader.integer(plan.config, "ranks", "config"));
    if (plan.ranks < 1)
      reader.fail("config.ranks", "expected at least 1");
    const Json *threads = plan.config.find("threads");
    if (threads && threads->isInteger())
      plan.threads = int(threads->integer());
    plan.arenaBytes = reader.integer(arena ? *arena : none, "bytes", "arena");
    plan.rankOffset = reader.integer(arena ? *arena : none, "rank", "arena");
    if (plan.arenaBytes < 0 || plan.rankOffset > plan.arenaBytes - 8)
      reader.fail("arena", "the rank's number lies outside");
  }

  void readGroups(const Json &root) {
    for (const Json &group : reader.array(root, "groups")) {
      plan.groups.emplace_back();
      for (const Json &rank : group.array())
        plan.groups.back().push_back(int(rank.integer()));
    }
    if (!plan.groups.empty())
      return;
    plan.groups.emplace_back(); // group 0 is all ranks
    for (int rank = 0; rank < plan.ranks; ++rank)
      plan.groups[0].push_back(rank);
  }

  void readUnit(const Json &object) {
    PlanUnit unit;
    unit.name = reader.string(object, "name", "units");
    unit.elements = reader.integer(object, "elements", unit.name);
    unit.shard = reader.integer(object, "shard", unit.name);
    for (const Json &item : reader.array(object, "segments")) {
      PlanSegment segment;
      segment.name = reader.string(item, "name", unit.name);
      segment.offset = reader.integer(item, "offset", segment.name);
      segment.elements = elementCount(reader.sizes(item, "shape", segment.name));
      if (segment.offset < 0 || segment.offset + segment.elements > unit.elements)
        reader.fail(segment.name, "the segment lies outside its unit");
      unit.segments.push_back(std::move(segment));
    }
    if (unit.shard * plan.ranks < unit.elements)
      reader.fail(unit.name, "the shards do not cover the unit");
    plan.units.push_back(std::move(unit));
  }

  const PlanUnit *findUnit(const std::string &name) {
    for (const PlanUnit &unit : plan.units)
      if (unit.name == name)
        return &unit;
    reader.fail(name, "unknown unit");
    return nullptr;
  }

  bool isInArena(int64_t offset, int64_t bytes) const {
    return offset >= 0 && bytes >= 0 && bytes <= plan.arenaBytes &&
           offset <= plan.arenaBytes - bytes;
  }

  void addBuffer(const std::string &kind, int64_t offset, int64_t bytes) {
    if (!isInArena(offset, bytes))
      reader.fail(kind, "a state lies outside the arena");
    for (const PlanBuffer &buffer : plan.buffers)
      if (buffer.offset == offset)
        return;
    plan.buffers.push_back({kind, offset, bytes});
  }

  void addSegment(PlanState &state, const PlanUnit &unit, int64_t index, int64_t offset,
                  bool sharded, int64_t &done) {
    if (index < 0 || index >= int64_t(unit.segments.size()))
      return reader.fail(state.name, "unknown segment");
    const PlanSegment &segment = unit.segments[index];
    state.ranges.push_back(
        {done, segment.elements, segment.offset, offset, sharded ? unit.shard : -1});
    done += segment.elements;
    addBuffer(state.kind, offset,
              (sharded ? unit.shard : unit.elements) * dtypeInfo(state.dtype).size);
  }

  void readUnitPlace(const Json &place, PlanState &state, int64_t &done) {
    const Json *shardedMember = place.find("sharded");
    bool sharded = shardedMember && shardedMember->boolean();
    for (const Json &item : reader.array(place, "segments")) {
      // A number names a segment of the place's own unit, an object brings its unit along.
      const Json &owner = item.isObject() ? item : place;
      const PlanUnit *unit = findUnit(reader.string(owner, "unit", state.name));
      int64_t offset = reader.integer(owner, "offset", state.name);
      int64_t index =
          item.isObject() ? reader.integer(item, "segment", state.name) : item.integer();
      if (unit)
        addSegment(state, *unit, index, offset, sharded, done);
    }
  }

  void readState(const Json &object) {
    PlanState state;
    state.name = reader.string(object, "name", "states");
    state.role = reader.string(object, "role", state.name);
    state.kind = reader.string(object, "kind", state.name);
    state.dtype = reader.dtype(object, state.name);
    state.shape = reader.sizes(object, "shape", state.name);
    if (const Json *slots = object.find("slots"))
      for (const Json::Member &slot : slots->members()) {
        if (slot.second.array().size() != 2)
          reader.fail(state.name + ".slots", "expected [argument, result]");
        else
          state.slots.push_back(
              {slot.first, {slot.second.array()[0].integer(), slot.second.array()[1].integer()}});
      }
    const Json none, *member = object.find("place");
    const Json &place = member ? *member : none;
    int64_t total = elementCount(state.shape), done = 0;
    if (reader.string(place, "kind", state.name) == "unit") {
      readUnitPlace(place, state, done);
    } else {
      int64_t offset = reader.integer(place, "offset", state.name);
      state.ranges.push_back({0, total, 0, offset, -1});
      addBuffer(state.kind, offset, total * dtypeInfo(state.dtype).size);
      done = total;
    }
    if (done != total)
      reader.fail(state.name, "its segments do not add up to its shape");
    plan.states.push_back(std::move(state));
  }

  void readTensor(const Json &object, const char *indexName, std::vector<PlanTensor> &tensors) {
    PlanTensor tensor;
    tensor.name = reader.string(object, "name", "plan");
    tensor.entry = reader.string(object, "entry", tensor.name);
    tensor.index = reader.integer(object, indexName, tensor.name);
    tensor.role = reader.string(object, "role", tensor.name);
    tensor.dtype = reader.dtype(object, tensor.name);
    tensor.shape = reader.sizes(object, "shape", tensor.name);
    tensor.local = reader.sizes(object, "local", tensor.name);
    tensor.dim = reader.integer(object, "dim", tensor.name);
    if (object.find("micro_batches"))
      tensor.microBatches = reader.integer(object, "micro_batches", tensor.name);
    tensor.offset = reader.integer(object, "offset", tensor.name);
    if (const Json *indexes = object.find("indexes")) {
      tensor.indexes.emplace();
      tensor.indexes->low = reader.integer(*indexes, "low", tensor.name);
      tensor.indexes->high = reader.integer(*indexes, "high", tensor.name);
      for (const Json &value : reader.array(*indexes, "also"))
        tensor.indexes->also.push_back(value.integer());
    }
    checkTensor(tensor);
    tensors.push_back(std::move(tensor));
  }

  void readReplicas(const Json &lists, const char *when) {
    for (const Json &object : reader.array(lists, when)) {
      PlanReplica replica;
      replica.name = reader.string(object, "name", "replicas");
      replica.isInput = std::string_view(when) == "before";
      for (const Json &range : reader.array(object, "ranges")) {
        bool isPair = range.array().size() == 2;
        if (!isPair || !isInArena(range.array()[0].integer(), range.array()[1].integer()))
          reader.fail(replica.name, "a replica lies outside the arena");
        else
          replica.ranges.push_back({range.array()[0].integer(), range.array()[1].integer()});
      }
      plan.replicas.push_back(std::move(replica));
    }
  }

  void readMeter(const Json &object) {
    PlanMeter meter;
    meter.kind = reader.string(object, "kind", "meters");
    std::string counts = reader.string(object, "counts", meter.kind);
    meter.countsSources = counts == "sources";
    if (!meter.countsSources && counts != "targets")
      reader.fail(meter.kind + ".counts", "expected sources or targets");
    meter.bytes = reader.integer(object, "bytes", meter.kind);
    plan.meters.push_back(std::move(meter));
  }

  void checkTensor(const PlanTensor &tensor) {
    std::vector<int64_t> whole = tensor.local;
    if (tensor.dim >= int64_t(whole.size()))
      return reader.fail(tensor.name, "dim is out of range");
    bool hasMicroBatches = tensor.microBatches != 1;
    if (hasMicroBatches &&
        (tensor.microBatches < 1 || tensor.dim < 0 || whole[tensor.dim] % tensor.microBatches != 0))
      return reader.fail(tensor.name, "its micro-batches do not divide its rows");
    if (tensor.dim >= 0)
      whole[tensor.dim] *= plan.ranks;
    if (whole != tensor.shape)
      reader.fail(tensor.name, "local shapes do not add up to the shape");
    if (tensor.offset < 0 || tensor.offset + tensor.localBytes() > plan.arenaBytes)
      reader.fail(tensor.name, "it lies outside the arena");
  }
};

} // namespace

Expected<Plan> Plan::parse(std::string_view text) {
  Expected<Json> root = Json::parse(text, "plan");
  if (!root.isOk())
    return root.status();
  PlanReader state;
  state.readHeader(*root);
  state.readGroups(*root);
  for (const Json &unit : state.reader.array(*root, "units"))
    state.readUnit(unit);
  for (const Json &item : state.reader.array(*root, "states"))
    state.readState(item);
  for (const Json &item : state.reader.array(*root, "inputs"))
    state.readTensor(item, "arg", state.plan.inputs);
  for (const Json &item : state.reader.array(*root, "outputs"))
    state.readTensor(item, "result", state.plan.outputs);
  const Json none, *replicas = root->find("replicas");
  for (const char *when : {"before", "after"})
    state.readReplicas(replicas ? *replicas : none, when);
  for (const Json &item : state.reader.array(*root, "meters"))
    state.readMeter(item);
  if (!state.reader.status.isOk())
    return state.reader.status;
  return std::move(state.plan);
}

static std::pair<int64_t, int64_t> slotOf(const PlanState &state, std::string_view entry) {
  for (const auto &slot : state.slots)
    if (slot.first == entry)
      return slot.second;
  return {-1, -1};
}

int64_t PlanState::argument(std::string_view entry) const { return slotOf(*this, entry).first; }
int64_t PlanState::result(std::string_view entry) const { return slotOf(*this, entry).second; }

int64_t Plan::predictedWire(std::string_view entry, int rank) const {
  const Json *wire = predicted.find("wire_by_rank");
  const Json *list = wire ? wire->find(entry) : nullptr;
  return list && rank < int64_t(list->array().size()) ? list->array()[rank].integer() : 0;
}
