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
    plan.step = reader.string(root, "step", "plan");
    if (root.find("init"))
      plan.init = reader.string(root, "init", "plan");
    const Json none, *config = root.find("config"), *predicted = root.find("predicted");
    plan.config = config ? *config : none;
    plan.predicted = predicted ? *predicted : none;
    plan.ranks = int(reader.integer(plan.config, "ranks", "config"));
    if (plan.ranks < 1)
      reader.fail("config.ranks", "expected at least 1");
    plan.ranks = std::max(plan.ranks, 1);
    const Json *threads = plan.config.find("threads");
    if (threads && threads->isInteger())
      plan.threads = int(threads->integer());
  }

  /// What records and the rest of the plan refer to by number.
  void readResources(const Json &root) {
    for (const Json &item : reader.array(root, "spaces"))
      plan.spaces.push_back({reader.string(item, "name", "spaces"),
                             reader.integer(item, "bytes", "spaces"),
                             reader.string(item, "memory", "spaces") == "host"});
    for (const Json &item : reader.array(root, "streams"))
      plan.streams.push_back(
          {reader.string(item, "name", "streams"), reader.integer(item, "priority", "streams")});
    for (const Json &item : reader.array(root, "groups"))
      readGroup(item);
    if (plan.groups.size() > size_t(groupLimit))
      reader.fail("groups", format("expected at most %d", groupLimit).c_str());
    for (const Json &item : reader.array(root, "communicators"))
      plan.communicators.push_back(
          {reader.string(item, "name", "communicators"), groupOf(item, "communicators")});
    plan.rankAddress = reader.integer(root, "rank", "plan");
    if (plan.rankAddress >= 0 && !isInSpace(plan.rankAddress, 8))
      reader.fail("rank", "the rank's number lies outside its space");
    if (plan.streams.empty())
      reader.fail("streams", "expected at least one");
  }

  void readGroup(const Json &object) {
    Groups groups;
    std::vector<bool> seen(plan.ranks);
    size_t count = 0;
    for (const Json &list : reader.array(object, "ranks")) {
      std::vector<int> &members = groups.emplace_back();
      for (const Json &item : list.array()) {
        int64_t rank = item.integer();
        if (rank < 0 || rank >= plan.ranks || seen[rank])
          return reader.fail("groups", "a rank is not there, or twice");
        seen[rank] = true;
        members.push_back(int(rank));
      }
      count += members.size();
      if (members.empty() || members.size() != groups[0].size())
        reader.fail("groups", "expected lists of one length");
    }
    if (count != size_t(plan.ranks))
      reader.fail("groups", "expected every rank once");
    std::string axes;
    for (const Json &axis : reader.array(object, "axes"))
      axes += (axes.empty() ? "" : ",") + std::string(axis.string());
    plan.groups.push_back(std::move(groups));
    plan.groupAxes.push_back(std::move(axes));
  }

  /// The member "group" of something.
  int64_t groupOf(const Json &object, const std::string &where) {
    int64_t group = reader.integer(object, "group", where);
    if (group >= 0 && group < int64_t(plan.groups.size()))
      return group;
    reader.fail(where, "unknown group");
    return 0;
  }

  int64_t groupSize(int64_t group) const {
    return group < int64_t(plan.groups.size()) && !plan.groups[group].empty()
               ? int64_t(plan.groups[group][0].size())
               : 1;
  }

  bool isInSpace(Address address, int64_t bytes) const {
    int64_t space = spaceOf(address);
    return address >= 0 && bytes >= 0 && space < int64_t(plan.spaces.size()) &&
           bytes <= plan.spaces[space].bytes &&
           offsetOf(address) <= plan.spaces[space].bytes - bytes;
  }

  void readBuffer(const Json &object) {
    PlanBuffer buffer;
    buffer.kind = reader.string(object, "kind", "buffers");
    buffer.address = reader.integer(object, "address", "buffers");
    buffer.dtype = reader.dtype(object, "buffers");
    buffer.elements = reader.integer(object, "elements", "buffers");
    if (object.find("shard")) {
      buffer.shard = reader.integer(object, "shard", "buffers");
      buffer.group = groupOf(object, "buffers");
      if (buffer.shard < 0 || buffer.shard * groupSize(buffer.group) < buffer.elements)
        reader.fail("buffers", "the shards do not cover the buffer");
    }
    if (!isInSpace(buffer.address, buffer.bytes()))
      reader.fail("buffers", "a buffer lies outside its space");
    plan.buffers.push_back(std::move(buffer));
  }

  void readPart(const Json &object, const PlanState &state, std::vector<PlanPart> &parts,
                int64_t &done) {
    PlanPart part;
    part.tensorBegin = done;
    part.buffer = reader.integer(object, "buffer", state.name);
    part.bufferBegin = reader.integer(object, "first", state.name);
    part.count = reader.integer(object, "count", state.name);
    if (part.buffer < 0 || part.buffer >= int64_t(plan.buffers.size()))
      return reader.fail(state.name, "unknown buffer");
    const PlanBuffer &buffer = plan.buffers[part.buffer];
    if (part.bufferBegin < 0 || part.count < 0 || part.count > buffer.elements ||
        part.bufferBegin > buffer.elements - part.count)
      reader.fail(state.name, "a part lies outside its buffer");
    if (buffer.dtype != state.dtype)
      reader.fail(state.name, "its buffer is of another element type");
    done += part.count;
    parts.push_back(part);
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
    int64_t done = 0;
    for (const Json &item : reader.array(object, "parts"))
      readPart(item, state, state.parts, done);
    int64_t zeros = 0;
    if (object.find("zeros"))
      for (const Json &item : reader.array(object, "zeros"))
        readPart(item, state, state.zeros, zeros);
    if (done != elementCount(state.shape))
      reader.fail(state.name, "its parts do not add up to its shape");
    plan.states.push_back(std::move(state));
  }

  void readSave(const Json &object) {
    PlanSave save;
    save.src = reader.integer(object, "src", "saves");
    save.dst = reader.integer(object, "dst", "saves");
    save.bytes = reader.integer(object, "bytes", "saves");
    save.group = reader.integer(object, "group", "saves");
    save.stream = reader.integer(object, "stream", "saves");
    if (save.stream < 0 || save.stream >= int64_t(plan.streams.size()))
      return reader.fail("saves", "unknown stream");
    if (save.group < -1 || save.group >= int64_t(plan.groups.size()))
      return reader.fail("saves", "unknown group");
    plan.saves.push_back(save);
    if (!isInSpace(save.src, save.bytes) || spaceOf(save.src) == plan.saveSpace())
      reader.fail("saves", "a state lies outside its space");
    if (plan.saveSpace() == 0 || spaceOf(save.dst) != plan.saveSpace())
      reader.fail("saves", "expected one space for all copies, and not the first");
    int64_t ranks = save.group < 0 ? 1 : groupSize(save.group);
    int64_t blocks = save.bytes / ZRT_SAVE_BLOCK + (save.bytes % ZRT_SAVE_BLOCK != 0);
    int64_t most = blocks / ranks + (blocks % ranks != 0);
    if (!isInSpace(save.dst, std::min(save.bytes, most * ZRT_SAVE_BLOCK)))
      reader.fail("saves", "a copy lies outside its space");
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
    if (tensor.dim >= 0)
      tensor.group = groupOf(object, tensor.name);
    if (object.find("rows"))
      tensor.rows = reader.integer(object, "rows", tensor.name);
    tensor.address = reader.integer(object, "address", tensor.name);
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
      if (object.find("group"))
        replica.group = groupOf(object, "replicas");
      for (const Json &range : reader.array(object, "ranges")) {
        bool isPair = range.array().size() == 2;
        if (!isPair || !isInSpace(range.array()[0].integer(), range.array()[1].integer()))
          reader.fail(replica.name, "a replica lies outside its space");
        else
          replica.ranges.push_back({range.array()[0].integer(), range.array()[1].integer()});
      }
      plan.replicas.push_back(std::move(replica));
    }
  }

  void readMeter(const Json &object) {
    static const char *collectives[] = {"all_gather", "reduce_scatter", "all_reduce"};
    PlanMeter meter;
    meter.kind = reader.string(object, "kind", "meters");
    std::string collective = reader.string(object, "collective", meter.kind);
    meter.counts.collective = -1;
    for (int64_t i = ZRT_ALL_GATHER; i <= ZRT_ALL_REDUCE; ++i)
      if (collective == collectives[i])
        meter.counts.collective = i;
    if (meter.counts.collective < 0)
      reader.fail(meter.kind + ".collective", "unknown collective");
    std::string counts = reader.string(object, "counts", meter.kind);
    meter.counts.countsSources = counts == "sources";
    if (!meter.counts.countsSources && counts != "targets")
      reader.fail(meter.kind + ".counts", "expected sources or targets");
    if (const Json *communicators = object.find("communicators"))
      for (const Json &item : communicators->array())
        meter.counts.communicators.push_back(item.integer());
    if (const Json *partial = object.find("partial"))
      meter.isAll = !partial->boolean();
    if (object.find("turns"))
      meter.turns = reader.integer(object, "turns", meter.kind);
    meter.bytes = reader.integer(object, "bytes", meter.kind);
    plan.meters.push_back(std::move(meter));
  }

  void checkTensor(const PlanTensor &tensor) {
    std::vector<int64_t> whole = tensor.local;
    if (tensor.dim >= int64_t(whole.size()))
      return reader.fail(tensor.name, "dim is out of range");
    bool isBatch = tensor.role == "batch";
    if (tensor.rows < 0 || tensor.rows > std::max<int64_t>(0, int64_t(whole.size()) - 1) ||
        (isBatch && tensor.dim >= 0 && tensor.dim != tensor.rows))
      return reader.fail(tensor.name, "rows is out of range, or not the dimension that is split");
    bool hasMicroBatches = tensor.microBatches != 1;
    if (hasMicroBatches &&
        (tensor.microBatches < 1 || tensor.dim < 0 || whole[tensor.dim] % tensor.microBatches != 0))
      return reader.fail(tensor.name, "its micro-batches do not divide its rows");
    if (tensor.dim >= 0)
      whole[tensor.dim] *= groupSize(tensor.group);
    if (whole != tensor.shape)
      reader.fail(tensor.name, "local shapes do not add up to the shape");
    if (!isInSpace(tensor.address, tensor.localBytes()))
      reader.fail(tensor.name, "it lies outside its space");
  }
};

} // namespace

Expected<Plan> Plan::parse(std::string_view text) {
  Expected<Json> root = Json::parse(text, "plan");
  if (!root.isOk())
    return root.status();
  PlanReader state;
  state.readHeader(*root);
  state.readResources(*root);
  for (const Json &item : state.reader.array(*root, "buffers"))
    state.readBuffer(item);
  for (const Json &item : state.reader.array(*root, "states"))
    state.readState(item);
  for (const Json &item : state.reader.array(*root, "inputs"))
    state.readTensor(item, "arg", state.plan.inputs);
  for (const Json &item : state.reader.array(*root, "outputs"))
    state.readTensor(item, "result", state.plan.outputs);
  const Json none, *replicas = root->find("replicas");
  for (const char *when : {"before", "after"})
    state.readReplicas(replicas ? *replicas : none, when);
  for (const Json &item : state.reader.array(*root, "saves"))
    state.readSave(item);
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

/// The number of a rank in a list; 0 without one.
static int64_t numberOf(const Json *list, int rank) {
  return list && rank < int64_t(list->array().size()) ? list->array()[rank].integer() : 0;
}

int64_t Plan::predictedCopies(std::string_view entry) const {
  const Json *copies = predicted.find("host_copies");
  const Json *bytes = copies ? copies->find(entry) : nullptr;
  return bytes && bytes->isInteger() ? bytes->integer() : 0;
}

int64_t Plan::predictedWire(std::string_view entry, int rank) const {
  const Json *wire = predicted.find("wire_by_rank");
  return numberOf(wire ? wire->find(entry) : nullptr, rank);
}

int64_t Plan::predictedWire(std::string_view entry, int rank, size_t group) const {
  const Json *wire = predicted.find("wire_by_axes");
  const Json *axes = wire ? wire->find(entry) : nullptr;
  return numberOf(axes ? axes->find(groupAxes[group]) : nullptr, rank);
}
