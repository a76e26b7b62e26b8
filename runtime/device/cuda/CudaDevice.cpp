#include "CudaDevice.h"

#include "../../base/DType.h"
#include "../Gemm.h"
#include "../HostMemory.h"
#include "Nvtx.h"

#include <cstring>

using namespace zrt;
using namespace zrt::cuda;

Expected<std::unique_ptr<Device>> zrt::createCudaDevice(const CudaOptions &options) {
  Expected<const Driver *> driver = loadDriver();
  ZRT_TRY(driver.status());
  auto device = std::make_unique<CudaDevice>(**driver);
  ZRT_TRY(device->start(options));
  return std::unique_ptr<Device>(std::move(device));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Memory DeviceSpaces::add(const Allocation &allocation) {
  allocations_.push_back(allocation);
  return {mark | allocations_.size(), allocation.bytes};
}

Status DeviceSpaces::bind(int64_t space, Memory memory) {
  uint64_t number = memory.handle ^ mark;
  if (number == 0 || number > allocations_.size())
    return failure(Code::Internal, "space %lld is bound to memory that is not this GPU's",
                   (long long)space);
  return set(space, {allocations_[number - 1].pointer, memory.bytes, /*isHost=*/false});
}

Status DeviceSpaces::bindHost(int64_t space, void *data, int64_t bytes) {
  return set(space, {reinterpret_cast<DevicePointer>(data), bytes, /*isHost=*/true});
}

Status DeviceSpaces::set(int64_t space, const Space &memory) {
  if (space < 0 || space >= int64_t(1) << (63 - ZRT_SPACE_SHIFT))
    return failure(Code::Internal, "there is no space %lld", (long long)space);
  if (size_t(space) >= spaces_.size())
    spaces_.resize(space + 1);
  spaces_[space] = memory;
  return Status::ok();
}

bool DeviceSpaces::isHost(Address address) const {
  int64_t space = spaceOf(address);
  return address >= 0 && size_t(space) < spaces_.size() && spaces_[space].isHost;
}

DevicePointer DeviceSpaces::find(Address address, int64_t bytes) const {
  int64_t space = spaceOf(address), offset = offsetOf(address);
  if (address < 0 || size_t(space) >= spaces_.size() || bytes < 0)
    return 0;
  const Space &found = spaces_[space];
  return bytes <= found.bytes && offset <= found.bytes - bytes ? found.pointer + offset : 0;
}

//===----------------------------------------------------------------------===//
// Start and end
//===----------------------------------------------------------------------===//

Status CudaDevice::start(const CudaOptions &options) {
  int ordinal = options.ordinal, count = 0, major = 0, minor = 0;
  ZRT_TRY(driver_.check(driver_.countDevices(&count), "counting GPUs"));
  if (options.isShared && count > 0)
    ordinal %= count;
  if (ordinal < 0 || ordinal >= count)
    return failure(Code::Unavailable,
                   "there is no GPU %d, this machine shows %d (CUDA_VISIBLE_DEVICES says which); "
                   "start fewer ranks here, or let them share with --share-gpu",
                   ordinal, count);
  ZRT_TRY(driver_.check(driver_.getDevice(&number_, ordinal), "cuDeviceGet"));
  char model[96] = "";
  ZRT_TRY(driver_.check(driver_.getName(model, sizeof model, number_), "cuDeviceGetName"));
  ZRT_TRY(driver_.check(driver_.getAttribute(&major, ComputeCapabilityMajor, number_),
                        "cuDeviceGetAttribute"));
  ZRT_TRY(driver_.check(driver_.getAttribute(&minor, ComputeCapabilityMinor, number_),
                        "cuDeviceGetAttribute"));
  snprintf(name_, sizeof name_, "cuda (%s, sm_%d%d)", model, major, minor);
  capability_ = 10 * major + minor;
  kept_.start(format("%s, sm_%d%d", model, major, minor));
  ZRT_TRY(driver_.check(driver_.retainContext(&context_, number_), "cuDevicePrimaryCtxRetain"));
  nodes_.start(context_, options.controlFlow, options.trialSeconds);
  return driver_.check(driver_.setContext(context_), "cuCtxSetCurrent");
}

/// In the order of what depends on what; whatever the driver says now, nobody waits for it. What is
/// freed waits for a GPU that is stuck.
CudaDevice::~CudaDevice() {
  if (!context_ || isStuck())
    return;
  destroyGraphs();
  matmuls_.close();
  convolutions_.close();
  driverMemory_.close();
  nodes_.close();
  destroy(own_);
  destroy(captured_);
  if (origin_)
    (void)driver_.destroyEvent(origin_);
  for (DeviceEvent event : forks_)
    (void)driver_.destroyEvent(event);
  for (Stream stream : streams_)
    (void)driver_.destroyStream(stream);
  for (const LoadedModule &loaded : modules_)
    (void)driver_.unloadModule(loaded.module);
  for (const DeviceSpaces::Allocation &allocation : spaces_.allocations())
    if (allocation.isOwn)
      (void)driver_.free(allocation.pointer);
  for (void *memory : pinned_)
    (void)driver_.unregisterHost(memory);
  for (void *memory : hostMemory_)
    (void)driver_.freeHost(memory);
  (void)driver_.releaseContext(number_);
}

void CudaDevice::destroy(Events &events) {
  for (DeviceEvent event : events.handles)
    (void)driver_.destroyEvent(event);
  events = Events();
}

Status CudaDevice::addEvents(Events &events, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    DeviceEvent event;
    ZRT_TRY(driver_.check(driver_.createEvent(&event, DisableTiming), "cuEventCreate"));
    events.handles.push_back(event);
  }
  events.recordedIn.assign(count, -1);
  return Status::ok();
}

Status CudaDevice::open(const std::vector<StreamInfo> &streams, int64_t events) {
  static const char *names[ZONE_COUNT] = {"launch", "gemm", "copy", "collective", "wait"};
  for (const StreamInfo &info : streams) {
    Stream stream;
    DeviceEvent fork;
    // A smaller number goes first.
    ZRT_TRY(driver_.check(driver_.createStream(&stream, NonBlocking, int(-info.priority)),
                          "cuStreamCreateWithPriority"));
    streams_.push_back(stream);
    if (const Nvtx *nvtx = loadNvtx())
      nvtx->nameStream(stream, info.name.c_str());
    ZRT_TRY(driver_.check(driver_.createEvent(&fork, DisableTiming), "cuEventCreate"));
    forks_.push_back(fork);
  }
  zones_.resize(streams.size());
  for (Zones &zones : zones_)
    for (int kind = 0; kind < ZONE_COUNT; ++kind)
      zones.kinds[kind] = {names[kind], 0, 0};
  return addEvents(own_, events);
}

Expected<Memory> CudaDevice::allocate(int64_t bytes) {
  DevicePointer pointer = 0;
  Result result = driver_.allocate(&pointer, size_t(bytes ? bytes : 1));
  if (result == OutOfMemory)
    return outOfMemory(bytes);
  ZRT_TRY(driver_.check(result, "cuMemAlloc"));
  return add({pointer, bytes, /*isOwn=*/true});
}

Status CudaDevice::outOfMemory(int64_t bytes) const {
  size_t free = 0, total = 0;
  ZRT_TRY(driver_.check(driver_.getMemoryInfo(&free, &total), "cuMemGetInfo"));
  return failure(Code::Io,
                 "the GPU has %.1f of %.1f MiB free, %.1f are needed; take more ranks, a higher "
                 "--stage or a smaller batch",
                 double(free) / (1 << 20), double(total) / (1 << 20), double(bytes) / (1 << 20));
}

Expected<Memory> CudaDevice::adopt(DevicePointer pointer, int64_t bytes) {
  return add({pointer, bytes, /*isOwn=*/false});
}

/// Zeroes it, too.
Expected<Memory> CudaDevice::add(const DeviceSpaces::Allocation &allocation) {
  Memory memory = spaces_.add(allocation);
  if (streams_.empty())
    return Status(Code::Internal, "memory is allocated before open()");
  auto [pointer, bytes, isOwn] = allocation;
  ZRT_TRY(driver_.check(driver_.fill(pointer, 0, size_t(bytes), streams_[0]), "cuMemsetD8Async"));
  ZRT_TRY(driver_.check(driver_.synchronize(streams_[0]), "zeroing memory"));
  return memory;
}

Status CudaDevice::bind(int64_t space, Memory memory) {
  HostMemory *host = HostMemory::of(memory);
  if (!host)
    return spaces_.bind(space, memory);
  ZRT_TRY(pin(host->data(), memory.bytes));
  return spaces_.bindHost(space, host->data(), memory.bytes);
}

Status CudaDevice::pin(void *memory, int64_t bytes) {
  Result result = driver_.registerHost(memory, size_t(bytes), 0);
  if (result == OutOfMemory)
    return failure(Code::Io,
                   "the driver cannot pin %.1f MiB of the host's memory for copies of states or "
                   "activations; take more ranks, or leave --out or --activations=offloaded away",
                   double(bytes) / (1 << 20));
  ZRT_TRY(driver_.check(result, "cuMemHostRegister"));
  pinned_.push_back(memory);
  return Status::ok();
}

Expected<uint32_t *> CudaDevice::allocateWords(int64_t count) {
  void *memory = nullptr;
  ZRT_TRY(driver_.check(driver_.allocateHost(&memory, size_t(count) * 4, 0), "cuMemHostAlloc"));
  hostMemory_.push_back(memory);
  memset(memory, 0, size_t(count) * 4);
  return static_cast<uint32_t *>(memory);
}

void CudaDevice::store(int stream, uint32_t *word, uint32_t value) {
  note(driver_.fillWords(reinterpret_cast<DevicePointer>(word), value, 1, streams_[stream]),
       "a word of the host's");
}

static constexpr int64_t granule = 2 << 20; // of memory that other devices can map

Expected<DeviceMemory> CudaDevice::measure() const {
  DeviceMemory memory;
  for (const auto &[pointer, asked, isOwn] : spaces_.allocations()) {
    DevicePointer base = 0;
    size_t bytes = 0;
    ZRT_TRY(driver_.check(driver_.getRange(&base, &bytes, pointer), "cuMemGetAddressRange"));
    // What another allocator rounds up to its granule is its own.
    bool isRounded = !isOwn && int64_t(bytes) > asked && int64_t(bytes) - asked < granule;
    memory.allocated += isRounded ? asked : int64_t(bytes);
  }
  size_t free = 0, total = 0;
  ZRT_TRY(driver_.check(driver_.getMemoryInfo(&free, &total), "cuMemGetInfo"));
  memory.overhead = int64_t(total) - int64_t(free) - memory.allocated;
  return memory;
}

int64_t CudaDevice::reservedBytes() const {
  return int64_t(calls_.size() * sizeof(Call) + moves_.size() * sizeof(Move) +
                 entries_.capacity() * sizeof(Entry)) +
         driverMemory_.bytes();
}

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

void CudaDevice::fail(Status status) {
  if (!isCapturing_)
    errors_.set(std::move(status));
  else if (captureStatus_.isOk())
    captureStatus_ = std::move(status);
}

void CudaDevice::note(Result result, const char *what) {
  if (result != Success)
    fail(driver_.check(result, what));
}

bool CudaDevice::admit(int stream, int zone) {
  if (stream < 0 || size_t(stream) >= streams_.size()) {
    fail(failure(Code::Internal, "call on stream %d, there are %zu", stream, streams_.size()));
    return false;
  }
  if (isCapturing_ && ++commandCount_ > commandLimit_) {
    fail(failure(Code::Internal, "more than the %lld calls a step that its entry table promises",
                 (long long)commandLimit_));
    return false;
  }
  if (isCapturing_ ? !captureStatus_.isOk() : hasFailed())
    return false;
  if (zone >= 0)
    ++zones_[stream].kinds[zone].calls;
  __atomic_fetch_add(&progress_, 1, __ATOMIC_RELAXED);
  return true;
}

constexpr int64_t bufferLimit = 512; // 4 KiB of parameters

Result CudaDevice::load(Module &module, const void *image, std::string &log) {
  char text[4096] = "";
  ModuleOption options[] = {ErrorLogBuffer, ErrorLogBufferBytes};
  void *values[] = {text, reinterpret_cast<void *>(sizeof text)};
  Result result = driver_.loadModule(&module, image, 2, options, values);
  log = driver_.textOf(result) + (*text ? std::string(" ") + text : "");
  return result;
}

static bool isRefusal(Result result) {
  return result == NoBinaryForGpu || result == InvalidPtx || result == UnsupportedPtxVersion ||
         result == InvalidImage;
}

/// The newest machine code that the GPU is made for, else PTX: that is compiled by the driver,
/// which keeps what it made on disk for the next time. A driver that is older than the assembler
/// may refuse the first, which is no failure: it is said, and the second is the same program.
Expected<Module> CudaDevice::load(const zrt_device_code &code) {
  const zrt_cubin *newest = nullptr;
  for (const zrt_cubin *cubin = code.cubins; cubin != code.cubins + code.cubin_count; ++cubin)
    if (cubin->architecture / 10 == capability_ / 10 && cubin->architecture <= capability_ &&
        (!newest || newest->architecture < cubin->architecture))
      newest = cubin;
  Module module;
  std::string log, refusal;
  if (newest) {
    Result result = load(module, newest->code, log);
    if (result == Success) {
      codeText_ = format("machine code of sm_%lld", (long long)newest->architecture);
      return module;
    }
    if (!isRefusal(result))
      return failure(Code::Internal, "loading kernels: %s", log.c_str());
    refusal = format("; not the machine code of sm_%lld: %s", (long long)newest->architecture,
                     log.c_str());
  }
  Result result = load(module, code.ptx, log);
  if (isRefusal(result))
    return failure(Code::Unavailable,
                   "%s does not take the kernels of this program: %s; compile the step for it, "
                   "--target=cuda:sm_NN, or update the driver",
                   name_, log.c_str());
  if (result != Success)
    return failure(Code::Internal, "loading kernels: %s", log.c_str());
  codeText_ = "PTX" + refusal;
  return module;
}

Expected<Module> CudaDevice::findModule(const zrt_device_code *code) {
  for (const LoadedModule &loaded : modules_)
    if (loaded.code == code)
      return loaded.module;
  Expected<Module> module = load(*code);
  ZRT_TRY(module.status());
  modules_.push_back({code, *module});
  return module;
}

Expected<Function> CudaDevice::findFunction(const zrt_kernel_descriptor &kernel) {
  for (const Entry &entry : entries_)
    if (entry.kernel == &kernel)
      return entry.function;
  Expected<Module> module = findModule(kernel.code);
  ZRT_TRY(module.status());
  Function function;
  ZRT_TRY(driver_.check(driver_.getFunction(&function, *module, kernel.name), kernel.name));
  if (kernel.staging) // the driver allows 48 KiB unasked
    if (Result result =
            driver_.setFunctionAttribute(function, MostDynamicSharedBytes, int(kernel.staging));
        result != Success)
      return failure(Code::Unavailable,
                     "%s does not give blocks of '%s' %.1f KiB of shared memory: %s; compile the "
                     "step with --disable-fusions=attention",
                     name_, kernel.name, double(kernel.staging) / (1 << 10),
                     driver_.textOf(result).c_str());
  entries_.push_back({&kernel, function});
  return function;
}

void CudaDevice::launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record,
                        bool isCommand) {
  bool isDriver = kernel.kind == ZRT_KERNEL_DRIVER && kernel.function;
  if (!isDriver && (kernel.kind != ZRT_KERNEL_CUDA || !kernel.code))
    return fail(
        failure(Code::Unavailable, "kernel '%s' has no code that a GPU could run", kernel.name));
  auto &launch = *reinterpret_cast<const zrt_launch_record *>(record);
  if (launch.buffer_count < 0 || launch.buffer_count > bufferLimit)
    return fail(failure(Code::Internal, "launch of '%s' with %lld buffers, the limit is %lld",
                        kernel.name, (long long)launch.buffer_count, (long long)bufferLimit));
  std::vector<DevicePointer> buffers(launch.buffer_count);
  for (int64_t i = 0; i < launch.buffer_count; ++i) {
    buffers[i] = spaces_.find(launch.buffers[i], 0);
    if (!buffers[i])
      return fail(failure(Code::Internal,
                          "launch of '%s' with buffer %lld at %lld, outside its space", kernel.name,
                          (long long)i, (long long)launch.buffers[i]));
  }
  if (kernel.work <= 0 || (isCommand && !admit(stream, ZONE_LAUNCH)))
    return;
  if (isDriver)
    return drive(stream, kernel, std::move(buffers));
  if (Status status = launchOn(streams_[stream], kernel, buffers.data(), launch.buffer_count);
      !status.isOk())
    fail(std::move(status));
}

Status CudaDevice::launchOn(Stream stream, const zrt_kernel_descriptor &kernel,
                            const DevicePointer *buffers, int64_t count) {
  int64_t blocks = kernel.work <= 0 ? 0 : (kernel.work - 1) / kernel.grain + 1;
  if (kernel.kind != ZRT_KERNEL_CUDA || count < 0 || count > bufferLimit || blocks > INT32_MAX ||
      kernel.grain <= 0)
    return failure(Code::Internal, "launch of '%s' with %lld blocks and %lld buffers", kernel.name,
                   (long long)blocks, (long long)count);
  if (blocks == 0)
    return Status::ok();
  void *parameters[bufferLimit];
  for (int64_t i = 0; i < count; ++i)
    parameters[i] = const_cast<DevicePointer *>(&buffers[i]);
  Expected<Function> function = findFunction(kernel);
  ZRT_TRY(function.status());
  ZRT_TRY(driver_.check(driver_.launch(*function, unsigned(blocks), 1, 1, unsigned(kernel.threads),
                                       1, 1, unsigned(kernel.staging), stream, parameters, nullptr),
                        kernel.name));
  return kernel.next ? launchOn(stream, *kernel.next, buffers, count) : Status::ok();
}

Status CudaDevice::multiplyOn(Stream stream, const zrt_gemm_record &record,
                              uint8_t *const *matrices) {
  auto at = [&](int i, int64_t bytes) {
    return reinterpret_cast<DevicePointer>(matrices[i]) + bytes;
  };
  MatmulMemory memory{at(0, record.a), at(1, record.b), at(2, record.c),
                      record.workspace < 0 ? 0 : at(3, record.workspace)};
  return matmuls_.enqueue(record, memory, stream);
}

Status CudaDevice::convolveOn(Stream stream, const zrt_convolution &convolution,
                              uint8_t *const *buffers) {
  auto at = [&](int i) { return reinterpret_cast<DevicePointer>(buffers[i]); };
  return convolutions_.enqueue(convolution, {at(0), at(1), at(2), at(3)}, stream);
}

/// What is captured of a driver is a node of the graph, where that can be. Else the capture ends
/// where the driver begins, which waits for what it reads; another one goes on behind.
void CudaDevice::drive(int stream, const zrt_kernel_descriptor &kernel,
                       std::vector<DevicePointer> buffers) {
  DriverCall call{stream, &kernel, std::move(buffers)};
  if (isCapturing_) {
    Expected<bool> isNode = nodes_.admit(call);
    Status status = isNode.status();
    if (status.isOk() && *isNode)
      status = captureDriver(*this, nodes_, call);
    if (!status.isOk())
      return fail(std::move(status));
    if (*isNode)
      return;
  }
  if (Status status = driverMemory_.reserve(kernel.staging); !status.isOk())
    return fail(std::move(status));
  if (!isCapturing_)
    return runDriver(*this, driverMemory_, call);
  if (Status status = closePart(commandCount_ - 1); !status.isOk())
    return fail(std::move(status));
  captured_.parts.push_back({nullptr, std::move(call)});
  if (Status status = openPart(); !status.isOk())
    fail(std::move(status));
}

void CudaDevice::library(int stream, const int64_t *record) {
  auto &head = *reinterpret_cast<const zrt_library_record *>(record);
  if (head.call != ZRT_GEMM)
    return fail(failure(Code::Internal, "call %lld of a library, which CUDA does not have",
                        (long long)head.call));
  auto &gemm = *reinterpret_cast<const zrt_gemm_record *>(record);
  auto find = [&](int64_t at, int64_t bytes) { return at < 0 ? 0 : spaces_.find(at, bytes); };
  bool hasSums = gemm.summed != ZRT_NO_SUMS,
       hasType = gemm.c_dtype >= 0 && gemm.c_dtype < dtypeCount;
  int64_t size = hasType ? dtypeInfo(gemm.c_dtype).size : 0;
  MatmulMemory memory{
      spaces_.find(gemm.a, 0),
      spaces_.find(gemm.b, 0),
      spaces_.find(gemm.c, 0),
      find(gemm.workspace, gemm.workspace_bytes),
      find(gemm.bias, size * gemm.n),
      find(gemm.addend, size * gemm.m * gemm.n),
      hasSums ? find(gemm.sums, size * (gemm.summed == ZRT_SUMS_OF_A ? gemm.m : gemm.n)) : 0};
  if (!memory.a || !memory.b || !memory.c || (gemm.workspace >= 0 && !memory.workspace) ||
      (gemm.bias >= 0 && !memory.bias) || (gemm.addend >= 0 && !memory.addend) ||
      (hasSums && !memory.sums))
    return fail(badGemm(gemm, "a matrix, what is added to it, sums or the workspace lies outside "
                              "its space"));
  if (!admit(stream, ZONE_GEMM))
    return;
  if (Status status = matmuls_.enqueue(gemm, memory, streams_[stream]); !status.isOk())
    fail(std::move(status));
}

void CudaDevice::copy(int stream, const int64_t *record) {
  auto &copy = *reinterpret_cast<const zrt_copy_record *>(record);
  DevicePointer target = spaces_.find(copy.dst, copy.bytes),
                source = spaces_.find(copy.src, copy.bytes);
  if (!target || !source)
    return fail(failure(Code::Internal, "copy of %lld bytes from %lld to %lld, outside their space",
                        (long long)copy.bytes, (long long)copy.src, (long long)copy.dst));
  if (!admit(stream, ZONE_COPY))
    return;
  if (spaces_.isHost(copy.dst))
    note(driver_.download(reinterpret_cast<void *>(target), source, size_t(copy.bytes),
                          streams_[stream]),
         "a copy to the host");
  else if (spaces_.isHost(copy.src))
    note(driver_.upload(target, reinterpret_cast<const void *>(source), size_t(copy.bytes),
                        streams_[stream]),
         "a copy from the host");
  else
    note(driver_.copy(target, source, size_t(copy.bytes), streams_[stream]), "a copy");
}

void CudaDevice::runCall(void *argument) {
  auto *call = static_cast<Call *>(argument);
  if (call->device->hasFailed())
    return;
  if (Status status = call->function(call->self, call->record); !status.isOk())
    call->device->errors_.set(std::move(status));
}

void CudaDevice::call(int stream, Device::HostFunction function, void *self,
                      const int64_t *record) {
  if (!admit(stream, ZONE_COLLECTIVE))
    return;
  calls_.push_back(std::make_unique<Call>(Call{this, function, self, record}));
  note(driver_.call(streams_[stream], runCall, calls_.back().get()), "a host function");
}

/// What looks into memory of the host waits for the stream: no copy of the driver's is for it. Of a
/// graph it is a host function.
void CudaDevice::moveInHost(int stream, void *target, const void *source, int64_t bytes) {
  if (isCapturing_) {
    moves_.push_back(std::make_unique<Move>(Move{target, source, size_t(bytes)}));
    auto function = [](void *self, const int64_t *) {
      auto *move = static_cast<const Move *>(self);
      memcpy(move->target, move->source, move->bytes);
      return Status::ok();
    };
    return call(stream, function, moves_.back().get(), nullptr);
  }
  note(driver_.synchronize(streams_[stream]), "work before a transfer");
  memcpy(target, source, size_t(bytes));
}

void CudaDevice::upload(int stream, Address target, const void *source, int64_t bytes) {
  DevicePointer pointer = spaces_.find(target, bytes);
  if (!pointer)
    return fail(failure(Code::Internal, "upload of %lld bytes at %lld, outside its space",
                        (long long)bytes, (long long)target));
  if (spaces_.isHost(target))
    return moveInHost(stream, reinterpret_cast<void *>(pointer), source, bytes);
  if (admit(stream, ZONE_COPY))
    note(driver_.upload(pointer, source, size_t(bytes), streams_[stream]), "an upload");
}

void CudaDevice::download(int stream, void *target, Address source, int64_t bytes) {
  DevicePointer pointer = spaces_.find(source, bytes);
  if (!pointer)
    return fail(failure(Code::Internal, "download of %lld bytes at %lld, outside its space",
                        (long long)bytes, (long long)source));
  if (spaces_.isHost(source))
    return moveInHost(stream, target, reinterpret_cast<const void *>(pointer), bytes);
  if (admit(stream, ZONE_COPY))
    note(driver_.download(target, pointer, size_t(bytes), streams_[stream]), "a download");
}

void CudaDevice::record(int stream, int64_t event) {
  Events &known = events();
  if (event < 0 || size_t(event) >= known.handles.size())
    return fail(
        failure(Code::Internal, "event %lld of %zu", (long long)event, known.handles.size()));
  if (isCapturing_ && known.recordedIn[event] >= 0)
    return fail(
        failure(Code::Internal, "event %lld is recorded twice in one step", (long long)event));
  if (!admit(stream, -1))
    return;
  known.recordedIn[event] = isCapturing_ ? int(captured_.parts.size()) : 0;
  note(driver_.record(known.handles[event], streams_[stream]), "an event's record");
}

void CudaDevice::wait(int stream, int64_t event) {
  Events &known = events();
  if (event < 0 || size_t(event) >= known.handles.size())
    return fail(
        failure(Code::Internal, "event %lld of %zu", (long long)event, known.handles.size()));
  if (known.recordedIn[event] < 0)
    return fail(failure(Code::Internal,
                        "stream %d waits for event %lld, which nothing has recorded before: a "
                        "deadlock",
                        stream, (long long)event));
  if (!admit(stream, ZONE_WAIT))
    return;
  // Streams meet between parts of a capture.
  if (!isCapturing_ || known.recordedIn[event] == int(captured_.parts.size()))
    note(driver_.wait(streams_[stream], known.handles[event], 0), "a wait");
}

Status CudaDevice::synchronize() {
  for (Stream stream : streams_)
    note(driver_.synchronize(stream), "the GPU's work");
  Status own = errors_.take();
  return own.isOk() && failures_ ? failures_->get() : own;
}
