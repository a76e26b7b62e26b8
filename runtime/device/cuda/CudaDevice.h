//===- CudaDevice.h - A GPU by CUDA's driver ------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_CUDADEVICE_H
#define ZRT_DEVICE_CUDA_CUDADEVICE_H

#include "../../base/StickyStatus.h"
#include "ControlNodes.h"
#include "Convolution.h"
#include "Drivers.h"
#include "Matmul.h"
#include "zrt/device.h"

namespace zrt::cuda {

/// Memory of one GPU by the numbers of its spaces. Handles are numbers with a mark, no pointers.
class DeviceSpaces {
public:
  struct Allocation {
    DevicePointer pointer;
    int64_t bytes;
    bool isOwn; // else somebody else's, who frees it
  };

  Memory add(const Allocation &allocation);
  Status bind(int64_t space, Memory memory);
  /// Memory of the host that is pinned.
  Status bindHost(int64_t space, void *data, int64_t bytes);
  /// Whether the address is in memory of the host.
  bool isHost(Address address) const;
  /// The pointer to `bytes` bytes at `address`; 0 if they do not lie in one space.
  DevicePointer find(Address address, int64_t bytes) const;
  const std::vector<Allocation> &allocations() const { return allocations_; }

private:
  static constexpr uint64_t mark = uint64_t(0x6c75) << 48;
  struct Space {
    DevicePointer pointer = 0;
    int64_t bytes = 0;
    bool isHost = false;
  };
  Status set(int64_t space, const Space &memory);

  std::vector<Allocation> allocations_;
  std::vector<Space> spaces_;
};

/// See zrt/device.h. Streams, events and graphs are CUDA's own. What a failure leaves behind it in
/// the streams is done, not skipped: a GPU cannot be told; its host functions are skipped.
class CudaDevice final : public Device {
public:
  explicit CudaDevice(const Driver &driver) : driver_(driver) {}
  ~CudaDevice() override;
  Status start(const CudaOptions &options);

  const char *name() const override { return name_; }
  std::string codeText() const override { return codeText_; }
  std::string controlText() const override { return nodes_.text(); }
  std::vector<LibraryChoice> libraryChoices() const override {
    std::vector<LibraryChoice> choices;
    matmuls_.addChoices(choices);
    convolutions_.addChoices(choices);
    return choices;
  }
  int64_t libraryChoiceCount() const override {
    return matmuls_.choiceCount() + convolutions_.choiceCount();
  }
  void keepChoices(const std::vector<LibraryChoice> &choices) override { kept_.resume(choices); }
  Status open(const std::vector<StreamInfo> &streams, int64_t events) override;
  Expected<Memory> allocate(int64_t bytes) override;
  Status bind(int64_t space, Memory memory) override;

  void launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) override {
    launch(stream, kernel, record, /*isCommand=*/true);
  }
  void library(int stream, const int64_t *record) override;
  void copy(int stream, const int64_t *record) override;
  void call(int stream, Device::HostFunction function, void *self, const int64_t *record) override;
  void upload(int stream, Address target, const void *source, int64_t bytes) override;
  void download(int stream, void *target, Address source, int64_t bytes) override;
  void save(int stream, void *target, Address source, int64_t bytes) override {
    download(stream, target, source, bytes); // by an engine of its own
  }
  Status pin(void *memory, int64_t bytes) override;
  void record(int stream, int64_t event) override;
  void wait(int stream, int64_t event) override;

  Status beginCapture(int64_t commands, int64_t events) override;
  Expected<int> endCapture() override;
  bool hasOtherWay() override;
  bool isStuck() const override { return nodes_.isStuck(); }
  Status keepTimes() override;
  void beginCall(int stream, int64_t number) override { markCall(stream, number, /*isEnd=*/false); }
  void endCall(int stream, int64_t number) override { markCall(stream, number, /*isEnd=*/true); }
  Status readTimes(int graph, std::vector<CallSpan> &times) override;
  void replay(int graph) override;
  Status synchronize() override;

  void parallel(int64_t work, int64_t, void (*body)(void *, int64_t, int64_t),
                void *argument) override {
    body(argument, 0, work);
  }
  Zone zone(int stream, int kind) const override { return zones_[stream].kinds[kind]; }
  int64_t waitedFor(int) const override { return -1; }
  std::vector<CallTime> callTimes(int) const override { return {}; }
  uint64_t progress() const override { return __atomic_load_n(&progress_, __ATOMIC_RELAXED); }
  Expected<DeviceMemory> measure() const override;
  int64_t reservedBytes() const override;

  //===-- For a communicator -------------------------------------------------===//

  /// Whether a command may go to `stream`; counts it.
  bool admit(int stream, int zone);
  /// What a command that was admitted came to.
  void fail(Status status);
  Stream stream(int number) const { return streams_[number]; }
  /// Memory of somebody else's, who frees it when the device uses it no more; zeroed.
  Expected<Memory> adopt(DevicePointer pointer, int64_t bytes);
  /// Why an allocation of so many bytes fails.
  Status outOfMemory(int64_t bytes) const;
  /// The pointer to `bytes` bytes at `address`; 0 if they do not lie in one space.
  DevicePointer find(Address address, int64_t bytes) const { return spaces_.find(address, bytes); }
  void copy(int stream, DevicePointer target, DevicePointer source, int64_t bytes) {
    note(driver_.copy(target, source, size_t(bytes), streams_[stream]), "a copy");
  }
  /// Failures that another thread notices: while there is one nothing more is done, and
  /// synchronize() returns it. Null for none.
  void follow(const StickyStatus *failures) { failures_ = failures; }
  /// Bytes that what is enqueued now reads from peers by a communicator, at every replay where it
  /// is captured.
  void addTraffic(int64_t communicator, int64_t bytes) {
    add(isCapturing_ ? captured_.traffic : traffic_, size_t(communicator), bytes);
  }
  int64_t traffic(int64_t communicator) const {
    return size_t(communicator) < traffic_.size() ? traffic_[communicator] : 0;
  }
  /// Words of the host's, zero, that the device can write; for as long as it lives.
  Expected<uint32_t *> allocateWords(int64_t count);
  /// Stores `value` there when the stream has come so far: no command of its own, but part of one.
  void store(int stream, uint32_t *word, uint32_t value);
  /// A kernel that is part of a command which was admitted.
  void launchWithin(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) {
    launch(stream, kernel, record, /*isCommand=*/false);
  }
  /// Ends all graphs, when they are done: nothing refers to the communicators that they use.
  void destroyGraphs();

  //===-- For drivers (Drivers.h) ---------------------------------------------===//

  const Driver &driver() const { return driver_; }
  bool hasFailed() const { return errors_.isSet() || (failures_ && failures_->isSet()); }
  void note(Result result, const char *what);
  void countProgress() { __atomic_fetch_add(&progress_, 1, __ATOMIC_RELAXED); }
  /// A kernel on buffers of the device.
  Status launchOn(Stream stream, const zrt_kernel_descriptor &kernel, const DevicePointer *buffers,
                  int64_t count);
  /// A matmul of a driver: its record's addresses are bytes from `matrices`.
  Status multiplyOn(Stream stream, const zrt_gemm_record &record, uint8_t *const *matrices);
  /// A convolution of a driver, on x, w, y and scratch memory.
  Status convolveOn(Stream stream, const zrt_convolution &convolution, uint8_t *const *buffers);

private:
  void launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record,
              bool isCommand);
  void drive(int stream, const zrt_kernel_descriptor &kernel, std::vector<DevicePointer> buffers);
  struct Call {
    CudaDevice *device;
    Device::HostFunction function;
    void *self;
    const int64_t *record;
  };
  struct Move {
    void *target;
    const void *source;
    size_t bytes;
  };
  struct Entry {
    const zrt_kernel_descriptor *kernel;
    Function function;
  };
  struct LoadedModule {
    const zrt_device_code *code;
    Module module;
  };
  struct Zones {
    Zone kinds[ZONE_COUNT];
  };
  /// Events of a capture, or of what is enqueued.
  struct Events {
    std::vector<DeviceEvent> handles;
    std::vector<int> recordedIn; // the part of the capture, 0 of what is enqueued; -1: not yet
  };
  /// What was captured up to a driver, which the host runs between two graphs; or that driver.
  struct Part {
    GraphExec graph = nullptr;
    DriverCall driver;
  };
  /// Where calls of a capture begin and end, by their numbers.
  struct CallMarks {
    std::vector<DeviceEvent> begins, ends;
  };
  /// Bytes by communicator.
  using Traffic = std::vector<int64_t>;
  static void add(Traffic &traffic, size_t communicator, int64_t bytes) {
    traffic.resize(std::max(traffic.size(), communicator + 1));
    traffic[communicator] += bytes;
  }
  struct Captured {
    std::vector<Part> parts;
    Events events;
    CallMarks marks;
    Traffic traffic;
  };

  void markCall(int stream, int64_t number, bool isEnd);
  void destroy(CallMarks &marks);
  Expected<Memory> add(const DeviceSpaces::Allocation &allocation);
  void moveInHost(int stream, void *target, const void *source, int64_t bytes);
  Status addEvents(Events &events, int64_t count);
  void destroy(Events &events);
  void destroy(Captured &captured);
  Events &events() { return isCapturing_ ? captured_.events : own_; }
  Status openPart();
  Status closePart(int64_t end);
  Result load(Module &module, const void *image, std::string &log);
  Expected<Module> load(const zrt_device_code &code);
  Expected<Module> findModule(const zrt_device_code *code);
  Expected<Function> findFunction(const zrt_kernel_descriptor &kernel);
  Status join();
  Status fork();
  static void runCall(void *argument);

  const Driver &driver_;
  char name_[128] = "cuda";
  int capability_ = 0; // 90 is 9.0
  std::string codeText_;
  DeviceNumber number_ = -1;
  Context context_ = nullptr;
  DeviceSpaces spaces_;
  std::vector<Stream> streams_;
  std::vector<DeviceEvent> forks_; // one for each stream: where a capture begins and ends
  Events own_;
  Captured captured_;
  // As long as the device: graphs run them again.
  std::vector<std::unique_ptr<Call>> calls_;
  std::vector<std::unique_ptr<Move>> moves_;
  std::vector<void *> hostMemory_;
  std::vector<void *> pinned_; // somebody else's
  std::vector<LoadedModule> modules_;
  std::vector<Entry> entries_;
  std::vector<Captured> graphs_;
  bool keepsTimes_ = false;
  DeviceEvent origin_ = nullptr; // of a replay; the host's clock when it was recorded
  int64_t originTime_ = 0;
  std::vector<Zones> zones_;
  bool isCapturing_ = false, isPartOpen_ = false, isPartMarked_ = false;
  int64_t commandLimit_ = 0, commandCount_ = 0, partBegin_ = 0;
  Status captureStatus_, refused_; // refused_: why the last capture failed
  StickyStatus errors_;
  KeptChoices kept_;
  Matmuls matmuls_{driver_, kept_};
  Convolutions convolutions_{kept_};
  DriverMemory driverMemory_{driver_};
  ControlNodes nodes_{driver_};
  const StickyStatus *failures_ = nullptr;
  Traffic traffic_;
  uint64_t progress_ = 0;
};

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_CUDADEVICE_H
