#include "../../base/Os.h"
#include "../Wire.h"
#include "Mpi.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <pthread.h>
#include <unistd.h>

using namespace zrt;

namespace {

constexpr int64_t mostMessageBytes = 1 << 30; // a message's count is an int

/// The library takes one call at a time. Who waits lets others in between.
pthread_mutex_t callMutex = PTHREAD_MUTEX_INITIALIZER;
template <typename Call> int call(Call &&made) {
  pthread_mutex_lock(&callMutex);
  int error = made();
  pthread_mutex_unlock(&callMutex);
  return error;
}

/// Whether the library may end with the process: it waits for all ranks, and who was left with a
/// message in flight would wait in vain.
std::atomic<bool> endsWell{true};

class MpiWire final : public Wire {
public:
  MpiWire(const mpi::Library &library, World &world, size_t communicators)
      : library_(library), world_(world), requests_(communicators) {}
  ~MpiWire() override;

  const char *name() const override { return "mpi"; }
  Status move(int64_t communicator, std::vector<Transfer> &transfers,
              const GoesOn &goesOn) override;
  Status connect();

private:
  Status post(int64_t communicator, const Transfer &transfer);
  Status wait(int64_t communicator, const std::vector<Transfer> &transfers, const GoesOn &goesOn);
  Status countOpen(int64_t communicator, const Transfer &transfer, size_t &request, int64_t &open);
  void giveUp(int64_t communicator);
  Status check(int error, const char *what) const;

  const mpi::Library &library_;
  World &world_;
  mpi::Comm comm_ = nullptr;                        // the world's, with messages of its own
  std::vector<std::vector<mpi::Request>> requests_; // in flight, by communicator
};

} // namespace

Status MpiWire::check(int error, const char *what) const {
  return error == mpi::Success ? Status::ok()
                               : failure(Code::Unavailable, "rank %d: MPI cannot %s: %s",
                                         world_.rank(), what, library_.textOf(error).c_str());
}

//===----------------------------------------------------------------------===//
// Start and end
//===----------------------------------------------------------------------===//

static const mpi::Library *started; // the library that the process ends

static Status start(const mpi::Library &library) {
  int isInitialized = 0, provided = 0;
  library.isInitialized(&isInitialized);
  if (isInitialized)
    return Status::ok();
  if (int error = library.initialize(nullptr, nullptr, mpi::Serialized, &provided))
    return failure(Code::Unavailable, "MPI does not start: %s", library.textOf(error).c_str());
  if (provided < mpi::Serialized)
    return Status(Code::Unavailable, "this MPI takes calls of one thread only; install one that "
                                     "is built for threads, or give --communicator=tcp");
  started = &library;
  atexit([] {
    if (endsWell.load())
      (void)started->finalize();
  });
  return Status::ok();
}

Status MpiWire::connect() {
  ZRT_TRY(start(library_));
  // Whatever is not said of a communicator ends the process by itself otherwise.
  ZRT_TRY(check(library_.setErrorHandler(library_.world, library_.returnErrors), "report errors"));
  int size = 0, rank = 0;
  ZRT_TRY(check(library_.findSize(library_.world, &size), "say how many processes there are"));
  ZRT_TRY(check(library_.findRank(library_.world, &rank), "say which process this is"));
  if (size != world_.size() || rank != world_.rank())
    return failure(Code::Usage,
                   "MPI has process %d of %d where this is rank %d of %d: start the program by "
                   "mpirun, or by srun with the --mpi that Open MPI was built for, or give "
                   "--communicator=tcp",
                   rank, size, world_.rank(), world_.size());
  ZRT_TRY(check(library_.duplicate(library_.world, &comm_), "make a communicator"));
  return check(library_.setErrorHandler(comm_, library_.returnErrors), "report errors");
}

MpiWire::~MpiWire() {
  if (world_.isAborted())
    endsWell.store(false);
  if (comm_ && endsWell.load())
    (void)call([&] { return library_.free(&comm_); });
}

Expected<std::unique_ptr<Wire>> zrt::connectMpiWire(World &world,
                                                    const std::vector<Groups> &communicators) {
  Expected<const mpi::Library *> library = mpi::loadLibrary();
  ZRT_TRY(library.status());
  auto wire = std::make_unique<MpiWire>(**library, world, communicators.size());
  ZRT_TRY(wire->connect());
  return std::unique_ptr<Wire>(std::move(wire));
}

//===----------------------------------------------------------------------===//
// Moving
//===----------------------------------------------------------------------===//

/// Messages with one tag between two ranks do not overtake one another.
Status MpiWire::post(int64_t communicator, const Transfer &transfer) {
  std::vector<mpi::Request> &requests = requests_[size_t(communicator)];
  int tag = int(communicator);
  for (int64_t at = 0; at < transfer.bytes; at += mostMessageBytes) {
    int count = int(std::min(transfer.bytes - at, mostMessageBytes));
    uint8_t *data = transfer.data + at;
    mpi::Request request = nullptr;
    ZRT_TRY(check(call([&] {
                    return transfer.isSend ? library_.send(data, count, library_.byte,
                                                           transfer.peer, tag, comm_, &request)
                                           : library_.receive(data, count, library_.byte,
                                                              transfer.peer, tag, comm_, &request);
                  }),
                  transfer.isSend ? "send" : "receive"));
    requests.push_back(request);
  }
  return Status::ok();
}

/// What was not received is not received later: its memory may be gone then.
void MpiWire::giveUp(int64_t communicator) {
  endsWell.store(false);
  for (mpi::Request &request : requests_[size_t(communicator)])
    (void)call(
        [&] { return request ? library_.cancel(&request) || library_.freeRequest(&request) : 0; });
}

/// How many messages of a transfer are under way; its first one is `request`, then the next one's.
Status MpiWire::countOpen(int64_t communicator, const Transfer &transfer, size_t &request,
                          int64_t &open) {
  open = 0;
  for (int64_t at = 0; at < transfer.bytes; at += mostMessageBytes) {
    mpi::Request asked = requests_[size_t(communicator)][request++];
    int isDone = 0;
    ZRT_TRY(check(call([&] { return library_.findState(asked, &isDone, nullptr); }),
                  "say whether a message has come"));
    open += !isDone;
  }
  return Status::ok();
}

/// Nobody is asked about whose transfers are done: he may have gone on.
Status MpiWire::wait(int64_t communicator, const std::vector<Transfer> &transfers,
                     const GoesOn &goesOn) {
  std::vector<mpi::Request> &requests = requests_[size_t(communicator)];
  int64_t begin = nowNanoseconds(), asked = 0, left = int64_t(requests.size());
  for (int64_t look = 0;; ++look) {
    int isDone = 0;
    ZRT_TRY(check(call([&] {
                    return library_.testAll(int(requests.size()), requests.data(), &isDone,
                                            nullptr);
                  }),
                  "say whether messages have come"));
    if (isDone)
      return Status::ok();
    if (look < 1000) // as a rule they are on their way
      continue;
    usleep(50);
    int64_t silence = (nowNanoseconds() - begin) / 1000000;
    if (silence < asked + 20)
      continue;
    asked = silence - silence % 20;
    int64_t sum = 0, open;
    size_t request = 0;
    for (const Transfer &transfer : transfers) {
      ZRT_TRY(countOpen(communicator, transfer, request, open));
      sum += open;
      if (open)
        ZRT_TRY(goesOn(transfer.peer, asked));
    }
    if (sum < left) {
      begin = nowNanoseconds();
      asked = 0;
      left = sum;
    }
  }
}

Status MpiWire::move(int64_t communicator, std::vector<Transfer> &transfers, const GoesOn &goesOn) {
  requests_[size_t(communicator)].clear(); // keeps its memory
  Status status = Status::ok();
  for (const Transfer &transfer : transfers)
    if (status.isOk())
      status = post(communicator, transfer);
  if (status.isOk())
    status = wait(communicator, transfers, goesOn);
  if (!status.isOk())
    giveUp(communicator);
  return status;
}
