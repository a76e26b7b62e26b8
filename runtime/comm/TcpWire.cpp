#include "../base/Os.h"
#include "../world/Message.h"
#include "Collective.h"
#include "Wire.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;

namespace {

constexpr int waitMilliseconds = 20, reasonMilliseconds = 2000;
constexpr int64_t otherFiles = 32; // that a rank opens later: its log, checkpoints

/// Where a rank listens for peers, and the number that those know it by.
struct Place {
  uint64_t token;
  int32_t port;
  char address[112];
};

/// What a rank says to the peer that it connects to.
struct Greeting {
  uint64_t token; // of who listens
  int64_t communicator;
  int64_t rank;
};

class TcpWire final : public Wire {
public:
  TcpWire(World &world, size_t communicators) : world_(world), lanes_(communicators) {
    for (Lane &lane : lanes_)
      lane.lines.resize(size_t(world.size()));
  }
  ~TcpWire() override;

  const char *name() const override { return "tcp"; }
  Status move(int64_t communicator, std::vector<Transfer> &transfers,
              const GoesOn &goesOn) override;
  Status connect(const std::vector<Groups> &communicators);

private:
  /// A connection with one peer, and whether an earlier transfer of a round is not done.
  struct Line {
    int descriptor = -1;
    bool sends = false, receives = false;
  };
  /// The connections of a communicator, by rank. One stream uses them at a time.
  struct Lane {
    std::vector<Line> lines;
    std::vector<pollfd> polls;
    std::vector<int> peers; // of the polls
  };

  Status listen(Place &own);
  Status makeRoom(int64_t lines) const;
  Status call(int64_t communicator, int peer, const Place &place);
  Status answer(int64_t expected);
  bool greet(int descriptor);
  Status advance(Lane &lane, Transfer &transfer, bool &hasMoved) const;
  Status explainLoss(int peer, const std::string &what) const;
  static int wait(Lane &lane);

  World &world_;
  std::vector<Lane> lanes_; // by communicator
  int listener_ = -1;
  uint64_t token_ = 0;
};

} // namespace

TcpWire::~TcpWire() {
  for (Lane &lane : lanes_)
    for (Line &line : lane.lines)
      if (line.descriptor >= 0)
        close(line.descriptor);
  if (listener_ >= 0)
    close(listener_);
}

//===----------------------------------------------------------------------===//
// Connecting
//===----------------------------------------------------------------------===//

Status TcpWire::listen(Place &own) {
  Expected<int> listener = listenAt(0);
  if (!listener.isOk())
    return ioFailure("rank %d cannot listen for its peers", world_.rank());
  listener_ = *listener;
  sockaddr_storage bound = {};
  socklen_t length = sizeof bound;
  if (getsockname(listener_, reinterpret_cast<sockaddr *>(&bound), &length) != 0)
    return ioFailure("cannot find the port that rank %d listens at", world_.rank());
  own.port = ntohs(bound.ss_family == AF_INET6 ? reinterpret_cast<sockaddr_in6 &>(bound).sin6_port
                                               : reinterpret_cast<sockaddr_in &>(bound).sin_port);
  std::string address = world_.address();
  if (address.size() >= sizeof own.address)
    return failure(Code::Usage, "'%s' is too long for the name of a machine", address.c_str());
  memcpy(own.address, address.c_str(), address.size() + 1);
  if (getrandom(&token_, sizeof token_, 0) != ssize_t(sizeof token_))
    return ioFailure("the system gives no random number");
  own.token = token_;
  return Status::ok();
}

Status TcpWire::makeRoom(int64_t lines) const {
  int64_t open = listener_ + 1; // the last that was opened has the first free number
  int64_t most = takeOpenFiles();
  if (open + lines + otherFiles <= most)
    return Status::ok();
  return failure(Code::Unavailable,
                 "%lld connections with peers are needed, one for each of each communicator, but a "
                 "process may have %lld files open here: raise that (ulimit -Hn), or start fewer "
                 "ranks",
                 (long long)lines, (long long)most);
}

Status TcpWire::call(int64_t communicator, int peer, const Place &place) {
  Expected<int> connected =
      connectTo(place.address, place.port, [this] { return world_.isAborted(); });
  if (!connected.isOk() && world_.isAborted())
    return aborted();
  if (!connected.isOk())
    return failure(Code::Unavailable,
                   "rank %d on %s cannot reach rank %d: %s; ranks on CPUs of several machines "
                   "connect to ports that the system chooses: see that no firewall between them "
                   "closes these",
                   world_.rank(), hostName().c_str(), peer, connected.status().message().c_str());
  lanes_[size_t(communicator)].lines[size_t(peer)].descriptor = *connected;
  Greeting greeting{place.token, communicator, world_.rank()};
  std::string bytes(reinterpret_cast<const char *>(&greeting), sizeof greeting);
  return sendAll(*connected, bytes)
             ? Status::ok()
             : failure(Code::Unavailable, "rank %d has closed the connection of rank %d", peer,
                       world_.rank());
}

/// Reads who has connected: whether it is a peer, and no stranger.
bool TcpWire::greet(int descriptor) {
  timeval patience{5, 0};
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  Greeting greeting = {};
  ssize_t got = recv(descriptor, &greeting, sizeof greeting, MSG_WAITALL);
  bool isKnown = got == ssize_t(sizeof greeting) && greeting.token == token_ &&
                 greeting.communicator >= 0 && greeting.communicator < int64_t(lanes_.size()) &&
                 greeting.rank > world_.rank() && greeting.rank < world_.size();
  if (!isKnown)
    return false;
  Line &line = lanes_[size_t(greeting.communicator)].lines[size_t(greeting.rank)];
  if (line.descriptor >= 0)
    return false;
  line.descriptor = descriptor;
  return true;
}

Status TcpWire::answer(int64_t expected) {
  while (expected > 0) {
    if (world_.isAborted())
      return aborted();
    pollfd poll{listener_, POLLIN, 0};
    if (::poll(&poll, 1, waitMilliseconds) <= 0)
      continue;
    int descriptor = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (descriptor < 0 && (errno == EMFILE || errno == ENFILE || errno == ENOMEM))
      return ioFailure("rank %d cannot take the connection of a peer", world_.rank());
    if (descriptor < 0) // who called has gone
      continue;
    if (greet(descriptor))
      --expected;
    else
      close(descriptor);
  }
  return Status::ok();
}

/// Who has the higher rank connects. Nobody waits for an answer before all of its own calls are
/// made, and rank 0 makes none.
Status TcpWire::connect(const std::vector<Groups> &communicators) {
  struct Peer {
    int64_t communicator;
    int rank;
  };
  std::vector<Peer> called;
  int64_t expected = 0;
  for (size_t i = 0; i < communicators.size(); ++i)
    for (const std::vector<int> &group : communicators[i]) {
      bool isIn = std::find(group.begin(), group.end(), world_.rank()) != group.end();
      for (int member : group) {
        if (isIn && member < world_.rank())
          called.push_back({int64_t(i), member});
        expected += isIn && member > world_.rank();
      }
    }
  Place own = {};
  ZRT_TRY(listen(own));
  ZRT_TRY(makeRoom(int64_t(called.size()) + expected)); // before anybody knows the place, and calls
  std::vector<Place> places(static_cast<size_t>(world_.size()));
  ZRT_TRY(world_.exchange(&own, sizeof own, places.data()));
  for (const Peer &peer : called)
    ZRT_TRY(call(peer.communicator, peer.rank, places[size_t(peer.rank)]));
  ZRT_TRY(answer(expected));
  close(listener_);
  listener_ = -1;
  for (Lane &lane : lanes_)
    for (Line &line : lane.lines)
      if (line.descriptor >= 0) {
        setUpConnection(line.descriptor);
        fcntl(line.descriptor, F_SETFL, O_NONBLOCK);
      }
  return world_.barrier();
}

Expected<std::unique_ptr<Wire>> zrt::connectTcpWire(World &world,
                                                    const std::vector<Groups> &communicators) {
  auto wire = std::make_unique<TcpWire>(world, communicators.size());
  ZRT_TRY(wire->connect(communicators));
  return std::unique_ptr<Wire>(std::move(wire));
}

//===----------------------------------------------------------------------===//
// Moving
//===----------------------------------------------------------------------===//

/// Who ends closes its connections: the world says why, if not at once.
Status TcpWire::explainLoss(int peer, const std::string &what) const {
  for (int waited = 0; waited < reasonMilliseconds && !world_.isAborted();
       waited += waitMilliseconds)
    usleep(waitMilliseconds * 1000);
  if (world_.isAborted())
    return aborted();
  return failure(Code::Unavailable, "rank %d has lost the connection with rank %d: %s",
                 world_.rank(), peer, what.c_str());
}

/// Moves what can be moved now of one transfer.
Status TcpWire::advance(Lane &lane, Transfer &transfer, bool &hasMoved) const {
  Line &line = lane.lines[size_t(transfer.peer)];
  bool &isBusy = transfer.isSend ? line.sends : line.receives;
  if (isBusy || transfer.done == transfer.bytes)
    return Status::ok();
  uint8_t *data = transfer.data + transfer.done;
  size_t bytes = size_t(transfer.bytes - transfer.done);
  ssize_t moved = transfer.isSend ? ::send(line.descriptor, data, bytes, MSG_NOSIGNAL)
                                  : ::recv(line.descriptor, data, bytes, 0);
  bool isLater = moved < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
  if (moved == 0 || (moved < 0 && !isLater))
    return explainLoss(transfer.peer, moved == 0 ? "it was closed" : strerror(errno));
  if (moved > 0) {
    transfer.done += moved;
    hasMoved = true;
  }
  isBusy = transfer.done < transfer.bytes;
  return Status::ok();
}

/// Waits, not long, for the connections with busy transfers; how many are ready.
int TcpWire::wait(Lane &lane) {
  lane.polls.clear(); // keeps its memory, as all here
  lane.peers.clear();
  for (size_t peer = 0; peer < lane.lines.size(); ++peer)
    if (const Line &line = lane.lines[peer]; line.sends || line.receives) {
      short events = short((line.sends ? POLLOUT : 0) | (line.receives ? POLLIN : 0));
      lane.polls.push_back({line.descriptor, events, 0});
      lane.peers.push_back(int(peer));
    }
  return ::poll(lane.polls.data(), lane.polls.size(), waitMilliseconds);
}

Status TcpWire::move(int64_t communicator, std::vector<Transfer> &transfers, const GoesOn &goesOn) {
  Lane &lane = lanes_[size_t(communicator)];
  for (int64_t silence = 0;;) {
    bool isDone = true, hasMoved = false;
    for (Line &line : lane.lines)
      line.sends = line.receives = false;
    for (Transfer &transfer : transfers) {
      ZRT_TRY(advance(lane, transfer, hasMoved));
      isDone &= transfer.done == transfer.bytes;
    }
    if (isDone)
      return Status::ok();
    if (hasMoved || wait(lane) > 0) {
      silence = 0;
      continue;
    }
    silence += waitMilliseconds;
    for (int peer : lane.peers)
      ZRT_TRY(goesOn(peer, silence));
  }
}
