#include "Cluster.h"

#include "../base/Os.h"
#include "Signals.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;

static Status aborted() { return Status(Code::Aborted, "another rank failed"); }

/// The signal that this process was sent, for joinRanks().
static std::atomic<uint32_t> ownSignal;

//===----------------------------------------------------------------------===//
// Joining and leaving
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<ClusterWorld>>
ClusterWorld::join(const LauncherInfo &info, const std::string &program, int timeoutSeconds) {
  std::unique_ptr<ClusterWorld> self(new ClusterWorld(info));
  if (info.rank == 0) {
    auto rendezvous = Rendezvous::start(info.port, info.size, program, timeoutSeconds);
    ZRT_TRY(rendezvous.status());
    self->rendezvous_ = std::move(*rendezvous);
  }
  ZRT_TRY(self->connect(program, timeoutSeconds));
  return self;
}

/// Rank 0 may come later than others, so they try again.
Status ClusterWorld::connect(const std::string &program, int timeoutSeconds) {
  timeout_ = int64_t(timeoutSeconds) * 1000000000;
  int64_t deadline = nowNanoseconds() + timeout_;
  std::string host = info_.rank == 0 ? "127.0.0.1" : info_.address;
  for (;;) {
    Expected<int> connected = connectTo(
        host, info_.port, [deadline] { return nowNanoseconds() > deadline || ownSignal.load(); });
    if (connected.isOk()) {
      descriptor_ = *connected;
      break;
    }
    if (nowNanoseconds() > deadline || ownSignal.load())
      return failure(Code::Unavailable,
                     "rank %d on %s finds no rank 0: %s; check that %s is its machine and that the "
                     "port is open, or give --rendezvous=HOST:PORT (--timeout S waits longer)",
                     info_.rank, hostName().c_str(), connected.status().message().c_str(),
                     info_.address.c_str());
    usleep(100000);
  }
  send(
      {Message::Hello, 0, program, format("%d %d %s", info_.rank, info_.size, hostName().c_str())});
  errno = pthread_create(&thread_, nullptr, threadMain, this);
  if (errno)
    return ioFailure("cannot start the thread that listens to rank 0");
  hasThread_ = true;
  // Whoever is missing then, rank 0 says it.
  waitUntil(changes_, false, [&] { return isWelcome_.load() || isAborted(); });
  return isAborted() ? aborted() : Status::ok();
}

/// Of a rank on rank 0's machine that of rank 0, which the others have reached; else the one that
/// reaches it.
std::string ClusterWorld::address() const {
  std::string own = info_.rank == 0 ? "" : localAddress(descriptor_);
  return own.empty() ? info_.address : own;
}

ClusterWorld::~ClusterWorld() {
  if (descriptor_ >= 0) {
    isLeaving_.store(true);
    send({Message::Goodbye, 0, "", ""});
    shutdown(descriptor_, SHUT_WR); // what was sent arrives; the other side closes, or ends
    if (rendezvous_)
      rendezvous_.reset(); // when all others have left
    if (hasThread_)
      pthread_join(thread_, nullptr);
    close(descriptor_);
  }
}

//===----------------------------------------------------------------------===//
// Requests
//===----------------------------------------------------------------------===//

bool ClusterWorld::send(const Message &message) const {
  std::string bytes;
  appendMessage(bytes, message);
  pthread_mutex_lock(&mutex_);
  bool isSent = sendAll(descriptor_, bytes);
  pthread_mutex_unlock(&mutex_);
  return isSent;
}

Expected<std::string> ClusterWorld::ask(Message::Kind kind, std::string key,
                                        std::string value) const {
  Request request;
  pthread_mutex_lock(&mutex_);
  request.number = ++requests_;
  request.next = waiting_;
  waiting_ = &request;
  pthread_mutex_unlock(&mutex_);
  send({kind, request.number, std::move(key), std::move(value)});
  waitUntil(changes_, false, [&] { return request.isDone.load() || isAborted(); });
  pthread_mutex_lock(&mutex_);
  for (Request **at = &waiting_; *at; at = &(*at)->next)
    if (*at == &request) {
      *at = request.next;
      break;
    }
  pthread_mutex_unlock(&mutex_);
  if (!request.isDone.load() || (isAborted() && kind != Message::IsAhead))
    return aborted();
  if (request.answer.kind == Message::Refusal)
    return Status(Code::Internal, request.answer.value);
  return std::move(request.answer.value);
}

Status ClusterWorld::put(std::string_view key, std::string_view value) {
  // As much as every world's store takes.
  if (key.size() > 64 || value.size() > 1024)
    return failure(Code::Internal, "the store takes keys of 64 and values of 1024 bytes at most");
  return ask(Message::Put, std::string(key), std::string(value)).status();
}

Expected<std::string> ClusterWorld::get(std::string_view key) {
  return ask(Message::Get, std::string(key), "");
}

Status ClusterWorld::exchange(const void *own, int64_t bytes, void *all) {
  Expected<std::string> answer =
      ask(Message::Exchange, "",
          bytes ? std::string(static_cast<const char *>(own), size_t(bytes)) : std::string());
  ZRT_TRY(answer.status());
  if (int64_t(answer->size()) != bytes * size())
    return failure(Code::Internal, "an exchange gave %zu bytes, %lld were expected", answer->size(),
                   (long long)bytes * size());
  if (bytes)
    memcpy(all, answer->data(), answer->size());
  return Status::ok();
}

bool ClusterWorld::isAhead(int rank) const {
  Expected<std::string> answer = ask(Message::IsAhead, std::to_string(rank), "");
  return answer.isOk() && !answer->empty();
}

void ClusterWorld::beat() {
  send({Message::Beat, 0, "", ""});
  uint32_t signal = ownSignal.load();
  if (signal && !sentStop_.exchange(signal))
    send({Message::Stop, 0, std::to_string(signal), ""});
}

//===----------------------------------------------------------------------===//
// What rank 0 says
//===----------------------------------------------------------------------===//

void *ClusterWorld::threadMain(void *self) {
  static_cast<ClusterWorld *>(self)->listen();
  return nullptr;
}

/// Waits until something has come from rank 0; false where it gives no sign of life. Who was
/// stopped itself, as by Ctrl-Z, has not heard it meanwhile.
bool ClusterWorld::waitForRank0() {
  int64_t heard = nowNanoseconds(), last = heard;
  for (;;) {
    pollfd poll{descriptor_, POLLIN, 0};
    if (::poll(&poll, 1, /*milliseconds=*/100) > 0)
      return true;
    int64_t now = nowNanoseconds();
    if (now - last > timeout_ / 2)
      heard = now;
    last = now;
    if (now - heard > timeout_)
      return false;
  }
}

/// Handles the messages that have come whole; false where these are none.
bool ClusterWorld::takeMessages(std::string &in) {
  Message message;
  for (;;) {
    Expected<bool> taken = takeMessage(in, message);
    if (!taken.isOk()) {
      fail(format("at %s:%d %s; give --rendezvous=HOST:PORT", info_.address.c_str(), info_.port,
                  taken.status().message().c_str()));
      return false;
    }
    if (!*taken)
      return true;
    handle(std::move(message));
  }
}

void ClusterWorld::listen() {
  std::string in;
  char piece[1 << 16];
  do {
    if (!waitForRank0())
      return isLeaving_.load()
                 ? void()
                 : fail(format("rank 0 on %s has given no sign of life for %lld seconds: it was "
                               "stopped, or cannot be reached (--timeout S waits longer)",
                               info_.address.c_str(), (long long)(timeout_ / 1000000000)));
    ssize_t got = recv(descriptor_, piece, sizeof piece, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return isLeaving_.load() ? void() : fail("rank 0 died: its connection was closed");
    in.append(piece, size_t(got));
  } while (takeMessages(in));
}

void ClusterWorld::handle(Message &&message) {
  if (message.kind == Message::Beat)
    return;
  if (message.kind == Message::Abort)
    return fail(message.value);
  if (message.kind == Message::Stop) {
    uint32_t none = 0;
    stop_.compare_exchange_strong(none, uint32_t(atoi(message.key.c_str())));
  } else if (message.kind == Message::Welcome) {
    isWelcome_.store(true);
  } else {
    pthread_mutex_lock(&mutex_);
    for (Request *request = waiting_; request; request = request->next)
      if (request->number == message.number) {
        request->answer = std::move(message);
        request->isDone.store(true);
        break;
      }
    pthread_mutex_unlock(&mutex_);
  }
  changes_.fetch_add(1);
  futexWakeAll(changes_, false);
}

/// Each rank may have a terminal of its own: each says the one reason.
void ClusterWorld::fail(const std::string &reason) {
  if (!reason.empty() && !isTold_.exchange(true))
    fprintf(stderr, "error: %s\n", reason.c_str());
  aborted_.store(true);
  changes_.fetch_add(1);
  futexWakeAll(changes_, false);
}

/// Rank 0 chooses which reason was the first, and tells it to all.
void ClusterWorld::abort(const std::string &reason) {
  std::string text = reason.empty() ? "" : format("%s [%s]", reason.c_str(), hostName().c_str());
  if (isAborted() && text.empty())
    return;
  if (!send({Message::Abort, 0, "", text}))
    return fail(text);
  waitUntil(changes_, false, [&] { return isAborted(); });
}

int zrt::joinRanks(const LauncherInfo &info, const std::string &program, int timeoutSeconds,
                   const std::function<int(World &)> &body) {
  watchSignals(ownSignal, /*isRank=*/true);
  Expected<std::unique_ptr<ClusterWorld>> world = ClusterWorld::join(info, program, timeoutSeconds);
  if (world.isOk())
    return body(**world);
  if (world.status().code() != Code::Aborted) // then the reason was told
    fprintf(stderr, "error: %s\n", world.status().text().c_str());
  return ExitFailure;
}
