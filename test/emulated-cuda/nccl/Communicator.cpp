#include "Communicator.h"

#include <cstdlib>
#include <cstring>
#include <ctime>

namespace emulatednccl {

constexpr int64_t kPatience = 20; // seconds that a failed collective waits for its end

void say(const std::string &text) { fprintf(stderr, "emulated NCCL: %s\n", text.c_str()); }

static Faults readFaults() {
  Faults faults;
  const char *text = getenv("EMULATED_NCCL_FAULT");
  std::string fault = text ? text : "";
  size_t first = fault.find(':');
  if (first == std::string::npos)
    first = fault.size();
  faults.name = fault.substr(0, first);
  const char *numbers = first < fault.size() ? fault.c_str() + first + 1 : "-1";
  const char *second = strchr(numbers, ':');
  faults.rank = atoll(numbers);
  faults.collective = second ? atoll(second + 1) : 0;
  if (faults.name == "version")
    faults.version = int(faults.rank);
  else if (!fault.empty() && faults.name != "error" && faults.name != "hang" &&
           faults.name != "init")
    say("EMULATED_NCCL_FAULT '" + fault + "' is not known");
  return faults;
}

const Faults &Faults::get() {
  static const Faults faults = readFaults();
  return faults;
}

/// Never freed: collectives may run until the process ends.
Registry &Registry::get() {
  static Registry *registry = new Registry;
  return *registry;
}

static emulated::Range rangeOf(const void *memory, int64_t bytes) {
  return {reinterpret_cast<zrt::cuda::DevicePointer>(memory), size_t(bytes)};
}
emulated::Range Collective::reads(int ranks) const {
  return rangeOf(source, kind == Receive ? 0 : bytes() * (kind == ReduceScatter ? ranks : 1));
}
emulated::Range Collective::writes(int ranks) const {
  return rangeOf(target, kind == Send ? 0 : bytes() * (kind == AllGather ? ranks : 1));
}

//===----------------------------------------------------------------------===//
// The host's side
//===----------------------------------------------------------------------===//

std::string Communicator::name() const {
  std::string name = "communicator " + std::to_string(number_);
  return ranks() == 0
             ? name // it was not joined
             : name + " (rank " + std::to_string(rank()) + " of " + std::to_string(ranks()) + ")";
}

Result Communicator::refuse(Result error, const std::string &text) {
  say(name() + ": " + text);
  std::lock_guard<std::mutex> lock(mutex_);
  text_ = text;
  return error;
}

void Communicator::fail(Result error, const std::string &text) {
  say(name() + ": " + text);
  std::lock_guard<std::mutex> lock(mutex_);
  if (error_)
    return;
  error_ = error;
  text_ = text;
}

std::string Communicator::lastError() {
  std::lock_guard<std::mutex> lock(mutex_);
  return text_;
}

Result Communicator::join(const UniqueId &id, int ranks, int rank) {
  const Faults &faults = Faults::get();
  if (faults.name == "init" && faults.rank == rank)
    return refuse(SystemError,
                  "rank " + std::to_string(rank) + " cannot join, as EMULATED_NCCL_FAULT asks");
  if (std::string bad = segment_.open(id, ranks, rank); !bad.empty())
    return refuse(InvalidArgument, "ncclCommInitRankConfig: " + bad);
  while (isBlocking_ && !isReady() && !isAborted_.load()) {
    timespec time = {0, 1'000'000};
    nanosleep(&time, nullptr);
  }
  return isReady() ? Success : InProgress;
}

Result Communicator::enqueue(std::vector<Collective> calls, zrt::cuda::Stream stream) {
  Pending pending = {stream, std::make_shared<std::vector<Collective>>(std::move(calls))};
  if (isBlocking_)
    return issue(pending);
  pending_.push_back(std::move(pending));
  return InProgress;
}

Result Communicator::look() {
  {
    std::lock_guard<std::mutex> lock(mutex_);
    if (error_)
      return error_;
  }
  if (!isReady())
    return InProgress;
  std::vector<Pending> pending;
  pending.swap(pending_);
  for (const Pending &one : pending)
    if (Result result = issue(one)) {
      fail(result, "the driver does not take a collective");
      return result;
    }
  return Success;
}

void *Communicator::registerMemory(const emulated::Range &memory) {
  registered_.push_back(std::make_unique<emulated::Range>(memory));
  return registered_.back().get();
}

bool Communicator::deregisterMemory(void *handle) {
  return std::erase_if(registered_, [&](const auto &one) { return one.get() == handle; }) != 0;
}

bool Communicator::knows(zrt::cuda::DevicePointer memory) const {
  return std::any_of(registered_.begin(), registered_.end(),
                     [&](const auto &one) { return one->address == memory; });
}

void Communicator::noteMemory(const Collective &call) {
  auto isKnown = [&](const emulated::Range &range) {
    return std::any_of(registered_.begin(), registered_.end(), [&](const auto &one) {
      return range.address >= one->address &&
             range.address + range.bytes <= one->address + one->bytes;
    });
  };
  unregistered_ += !isKnown(call.reads(ranks())) || !isKnown(call.writes(ranks()));
}

Result Communicator::finalize() {
  isFinal_ = true;
  return isBlocking_ ? Success : InProgress;
}

Result Communicator::issue(const Pending &pending) {
  emulated::LibraryWork work;
  work.what = "a collective of NCCL";
  for (const Collective &call : *pending.calls) {
    work.reads.push_back(call.reads(ranks()));
    work.writes.push_back(call.writes(ranks()));
  }
  // A graph that holds it holds the communicator.
  work.run = [self = shared_from_this(), calls = pending.calls] { return self->run(*calls); };
  return emulated::enqueueWork(pending.stream, std::move(work)) ? UnhandledCudaError : Success;
}

//===----------------------------------------------------------------------===//
// The device's side
//===----------------------------------------------------------------------===//

static uint64_t signatureOf(const std::vector<Collective> &calls) {
  uint64_t hash = 1469598103934665603u;
  if (isExchange(calls[0].kind)) // ranks send one another what they like
    return hash;
  for (const Collective &call : calls)
    for (uint64_t word : {uint64_t(call.kind), uint64_t(call.count), uint64_t(call.type),
                          uint64_t(call.kind == AllGather ? 0 : call.operation)})
      hash = (hash ^ word) * 1099511628211u;
  return hash;
}

static std::string labelOf(const std::vector<Collective> &calls, int64_t number) {
  static const char *const kinds[] = {"all_gather", "reduce_scatter", "all_reduce", "send",
                                      "receive"};
  std::string label = "its collective " + std::to_string(number) + ",";
  for (size_t i = 0; i < calls.size() && i < 4; ++i)
    label += std::string(i ? ", " : " ") + kinds[calls[i].kind] + " of " +
             std::to_string(calls[i].count) + " " + nameOf(calls[i].type);
  return calls.size() > 4 ? label + ", ..." : label;
}

/// As the kernel of a collective does: it keeps the device until its peers have come, and when
/// something fails until its communicator is aborted.
zrt::cuda::Result Communicator::run(const std::vector<Collective> &calls) {
  if (isAborted_.load())
    return zrt::cuda::Success;
  std::string label = labelOf(calls, ++count_);
  bool isDone = injectFault(label) && runAll(calls, label);
  return isDone ? zrt::cuda::Success : waitForAbort();
}

bool Communicator::injectFault(const std::string &label) {
  const Faults &faults = Faults::get();
  if (faults.rank != rank() || faults.collective != count_)
    return true;
  if (faults.name == "error")
    return fail(SystemError, label + ", fails as EMULATED_NCCL_FAULT asks"), false;
  if (faults.name != "hang")
    return true;
  say(name() + ": " + label + ", hangs as EMULATED_NCCL_FAULT asks");
  return false;
}

/// What NVIDIA's does without end, for a limited time.
zrt::cuda::Result Communicator::waitForAbort() {
  bool isHang = lastError().empty();
  for (int64_t i = 0; i < kPatience * 1000 || isHang; ++i) {
    if (isAborted_.load())
      return zrt::cuda::Success;
    timespec time = {0, 1'000'000};
    nanosleep(&time, nullptr);
  }
  say(name() + ": nobody has aborted it after a failure; the device would hang");
  return 719; // CUDA_ERROR_LAUNCH_FAILED
}

bool Communicator::runAll(const std::vector<Collective> &calls, const std::string &label) {
  const bool isOwnExchange = isExchange(calls[0].kind);
  for (bool isOver = false; !isOver;) {
    Offer &offer = segment_.offer(rank(), segment_.step() + 1);
    offer.signature = signatureOf(calls);
    offer.isExchange = isOwnExchange;
    snprintf(offer.label, sizeof offer.label, "%s", label.c_str());
    if (!meet(label))
      return false;
    if (isExchangeOffered()) {
      if (!exchange(calls, label, isOver) || !meet(label))
        return false;
      continue;
    }
    if (!compareOffers())
      return false;
    for (const Collective &call : calls)
      if (!move(call, label))
        return false;
    isOver = true;
  }
  // Nobody is in it any more.
  return isOwnExchange || meet(label);
}

bool Communicator::isExchangeOffered() const {
  bool isOffered = false;
  for (int other = 0; other < ranks(); ++other)
    isOffered |= segment_.offer(other, segment_.step()).isExchange;
  return isOffered;
}

bool Communicator::compareOffers() {
  uint64_t step = segment_.step();
  const Offer &own = segment_.offer(rank(), step);
  for (int other = 0; other < ranks(); ++other) {
    const Offer &offer = segment_.offer(other, step);
    if (offer.signature == own.signature)
      continue;
    fail(InvalidUsage, "ranks " + std::to_string(rank()) + " and " + std::to_string(other) +
                           " are at different collectives: " + own.label + "; " + offer.label);
    return false;
  }
  return true;
}

bool Communicator::meet(const std::string &label) {
  bool isPublished = false;
  bool isMet = segment_.meet([&] {
    publish(&label); // who has not come
    isPublished = true;
    if (isAborted_.load())
      return false;
    std::string deadlock = findDeadlock(label);
    if (!deadlock.empty())
      fail(InvalidUsage, deadlock);
    return deadlock.empty();
  });
  if (isPublished)
    publish(nullptr);
  return isMet;
}

/// In pieces of what the slots hold; of a reduction that keeps blocks, a piece of each block.
bool Communicator::move(const Collective &call, const std::string &label) {
  int64_t size = int64_t(sizeOf(call.type)), ranks = segment_.ranks();
  int64_t blocks = call.kind == ReduceScatter ? ranks : 1;
  int64_t most = int64_t(kSlotBytes) / size / blocks;
  Orders orders(int(ranks), call.count * blocks, call.kind == ReduceScatter,
                uint64_t(call.kind) * 64 + uint64_t(call.type));
  for (int64_t begin = 0; begin < call.count; begin += most) {
    int64_t count = std::min(most, call.count - begin);
    uint8_t *slot = segment_.slot(rank(), segment_.step() + 1);
    for (int64_t block = 0; block < blocks; ++block)
      memcpy(slot + block * count * size, call.source + (block * call.count + begin) * size,
             size_t(count * size));
    if (!meet(label))
      return false;
    if (call.kind != AllGather) {
      fold(call, orders, begin, count);
      continue;
    }
    for (int other = 0; other < ranks; ++other)
      memcpy(call.target + (other * call.count + begin) * size,
             segment_.slot(other, segment_.step()), size_t(count * size));
  }
  return true;
}

/// Elements [begin, begin + count) of what this rank gets.
void Communicator::fold(const Collective &call, const Orders &orders, int64_t begin,
                        int64_t count) {
  int64_t size = int64_t(sizeOf(call.type));
  bool isScatter = call.kind == ReduceScatter;
  // Where it is in the whole, and in the slots.
  int64_t place = begin + (isScatter ? rank() * call.count : 0);
  int64_t offset = isScatter ? rank() * count : 0;
  for (int64_t done = 0; done < count;) {
    Order order = orders.at(place + done);
    int64_t here = std::min(count - done, order.end - (place + done));
    std::vector<const void *> sources;
    for (int other = 0; other < ranks(); ++other)
      sources.push_back(segment_.slot(other, segment_.step()) + (offset + done) * size);
    combine(call.type, call.operation, order, sources, call.target + (begin + done) * size, here);
    done += here;
  }
}

} // namespace emulatednccl
