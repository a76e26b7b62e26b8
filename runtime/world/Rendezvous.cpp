#include "Rendezvous.h"

#include "../base/Os.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;

static constexpr int lookMilliseconds = 50;
static constexpr int64_t beatNanoseconds = 250000000;
static constexpr int64_t graceNanoseconds = 4000000000; // for ranks to leave by themselves

//===----------------------------------------------------------------------===//
// Start and end
//===----------------------------------------------------------------------===//

Rendezvous::Rendezvous(int ranks, std::string program, int timeoutSeconds)
    : count_(ranks), program_(std::move(program)), timeout_(int64_t(timeoutSeconds) * 1000000000),
      start_(nowNanoseconds()), lastLook_(start_) {}

Expected<std::unique_ptr<Rendezvous>> Rendezvous::start(int port, int ranks, std::string program,
                                                        int timeoutSeconds) {
  std::unique_ptr<Rendezvous> self(new Rendezvous(ranks, std::move(program), timeoutSeconds));
  Expected<int> listener = listenAt(port);
  ZRT_TRY(listener.status());
  self->listener_ = *listener;
  int64_t most = takeOpenFiles();
  if (self->listener_ + 2 + ranks > most) // and rank 0's own end
    return failure(Code::Unavailable,
                   "%d ranks connect to rank 0, but a process may have %lld files open here: raise "
                   "that (ulimit -Hn)",
                   ranks, (long long)most);
  fcntl(self->listener_, F_SETFL, O_NONBLOCK);
  errno = pthread_create(&self->thread_, nullptr, threadMain, self.get());
  if (errno)
    return ioFailure("cannot start the thread at which the ranks meet");
  self->hasThread_ = true;
  return self;
}

Rendezvous::~Rendezvous() {
  stop_.store(true);
  if (hasThread_)
    pthread_join(thread_, nullptr);
  for (auto &rank : ranks_)
    if (rank->descriptor >= 0)
      close(rank->descriptor);
  if (listener_ >= 0)
    close(listener_);
}

void *Rendezvous::threadMain(void *self) {
  static_cast<Rendezvous *>(self)->loop();
  return nullptr;
}

/// Goes on, when it is to end, until everybody has come and left: who comes late is told why.
void Rendezvous::loop() {
  int64_t deadline = 0;
  auto isConnected = [](const auto &rank) { return rank->descriptor >= 0; };
  for (;;) {
    if (stop_.load() && !deadline)
      deadline = nowNanoseconds() + graceNanoseconds;
    bool isEmpty =
        int(ranks_.size()) >= count_ && std::none_of(ranks_.begin(), ranks_.end(), isConnected);
    if (deadline && (nowNanoseconds() > deadline || isEmpty))
      return;
    look(deadline ? 10 : lookMilliseconds);
    beat();
    if (!deadline)
      checkTimes();
  }
}

//===----------------------------------------------------------------------===//
// Connections
//===----------------------------------------------------------------------===//

void Rendezvous::look(int milliseconds) {
  std::vector<pollfd> polls = {{listener_, POLLIN, 0}};
  for (auto &rank : ranks_)
    polls.push_back({rank->descriptor, short(rank->out.empty() ? POLLIN : POLLIN | POLLOUT), 0});
  if (poll(polls.data(), polls.size(), milliseconds) <= 0)
    return;
  for (size_t i = 1; i < polls.size(); ++i) {
    Rank &rank = *ranks_[i - 1];
    if (polls[i].revents & POLLOUT)
      flush(rank);
    if (polls[i].revents & ~POLLOUT && rank.descriptor >= 0)
      receive(rank);
  }
  if (polls[0].revents)
    accept();
}

void Rendezvous::accept() {
  int descriptor = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (descriptor < 0 && (errno == EMFILE || errno == ENFILE || errno == ENOMEM))
    return abort(ioFailure("rank 0 cannot take the connection of a rank").message());
  if (descriptor < 0) // who called has gone
    return;
  ranks_.push_back(std::make_unique<Rank>());
  ranks_.back()->descriptor = descriptor;
}

void Rendezvous::receive(Rank &rank) {
  char piece[1 << 16];
  ssize_t got = recv(rank.descriptor, piece, sizeof piece, 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR))
    return;
  if (got <= 0)
    return leave(rank);
  rank.in.append(piece, size_t(got));
  for (;;) {
    Message message;
    Expected<bool> taken = takeMessage(rank.in, message);
    if (!taken.isOk())
      return leave(rank); // a stranger
    if (!*taken)
      return;
    handle(rank, message);
    if (rank.descriptor < 0)
      return;
  }
}

void Rendezvous::send(Rank &rank, Message::Kind kind, uint32_t number, std::string key,
                      std::string value) {
  if (rank.descriptor < 0)
    return;
  appendMessage(rank.out, {kind, number, std::move(key), std::move(value)});
  flush(rank);
}

void Rendezvous::sendToAll(Message::Kind kind, std::string key, std::string value) {
  for (auto &rank : ranks_)
    if (rank->number >= 0)
      send(*rank, kind, 0, key, value);
}

void Rendezvous::flush(Rank &rank) {
  ssize_t sent = ::send(rank.descriptor, rank.out.data(), rank.out.size(), MSG_NOSIGNAL);
  if (sent > 0)
    rank.out.erase(0, size_t(sent));
  else if (sent < 0 && errno != EAGAIN && errno != EINTR)
    leave(rank);
}

/// Who leaves without a goodbye has died.
void Rendezvous::leave(Rank &rank) {
  close(rank.descriptor);
  rank.descriptor = -1;
  rank.out.clear();
  if (rank.number >= 0 && !rank.hasLeft)
    abort(nameOf(rank) + " died: its connection was closed");
}

//===----------------------------------------------------------------------===//
// What ranks ask
//===----------------------------------------------------------------------===//

Rendezvous::Rank *Rendezvous::find(int number) {
  for (auto &rank : ranks_)
    if (rank->number == number)
      return rank.get();
  return nullptr;
}

std::string Rendezvous::nameOf(const Rank &rank) const {
  return format("rank %d on %s", rank.number, rank.host.c_str());
}

void Rendezvous::handle(Rank &rank, const Message &message) {
  if (rank.number < 0)
    return message.kind == Message::Hello ? greet(rank, message) : leave(rank);
  switch (message.kind) {
  case Message::Put:
    return put(rank, message);
  case Message::Get:
    if (!answerGet(rank, message.number, message.key))
      rank.gets.push_back({message.number, message.key});
    return;
  case Message::Exchange:
    return exchange(rank, message);
  case Message::IsAhead: {
    Rank *other = find(atoi(message.key.c_str()));
    bool isAhead = other && other->hasArrived && !rank.hasArrived;
    return send(rank, Message::Answer, message.number, "", isAhead ? "1" : "");
  }
  case Message::Beat:
    rank.lastBeat = nowNanoseconds();
    return;
  case Message::Stop:
    return sendToAll(Message::Stop, message.key, "");
  case Message::Abort:
    return abort(message.value);
  case Message::Goodbye:
    rank.hasLeft = true;
    return;
  default:
    return;
  }
}

void Rendezvous::greet(Rank &rank, const Message &message) {
  int number = -1, size = 0, host = 0;
  sscanf(message.value.c_str(), "%d %d %n", &number, &size, &host);
  std::string fault;
  if (message.key != program_)
    fault = "it runs another program than rank 0: copy the same file to every machine";
  else if (size != count_)
    fault = format("it is one of %d ranks, rank 0 one of %d", size, count_);
  else if (number < 0 || number >= count_ || find(number))
    fault = format("there is another rank %d", number);
  rank.host = message.value.substr(size_t(host));
  if (!fault.empty())
    return abort(format("rank %d on %s: %s", number, rank.host.c_str(), fault.c_str())),
           send(rank, Message::Abort, 0, "", fault);
  rank.number = number;
  if (isAborted_)
    return send(rank, Message::Abort, 0, "", reason_);
  if (++joined_ == count_)
    sendToAll(Message::Welcome, "", "");
}

bool Rendezvous::answerGet(Rank &rank, uint32_t number, const std::string &key) {
  for (const auto &[known, value] : store_)
    if (known == key)
      return send(rank, Message::Answer, number, "", value), true;
  return false;
}

void Rendezvous::put(Rank &rank, const Message &message) {
  for (const auto &[known, value] : store_)
    if (known == message.key)
      return send(rank, Message::Refusal, message.number, "",
                  "the store has a value of '" + message.key + "' already");
  store_.push_back({message.key, message.value});
  send(rank, Message::Answer, message.number, "", "");
  for (auto &other : ranks_)
    for (size_t i = 0; i < other->gets.size();)
      if (other->gets[i].second == message.key) {
        answerGet(*other, other->gets[i].first, message.key);
        other->gets.erase(other->gets.begin() + long(i));
      } else {
        ++i;
      }
}

void Rendezvous::exchange(Rank &rank, const Message &message) {
  rank.hasArrived = true;
  rank.exchange = message.number;
  rank.own = message.value;
  std::string all;
  for (int number = 0; number < count_; ++number) {
    Rank *other = find(number);
    if (!other || !other->hasArrived)
      return;
    if (other->own.size() != rank.own.size())
      return abort(format("%s exchanges %zu bytes, %s %zu", nameOf(rank).c_str(), rank.own.size(),
                          nameOf(*other).c_str(), other->own.size()));
    all += other->own;
  }
  for (auto &other : ranks_) {
    other->hasArrived = false;
    if (other->number >= 0)
      send(*other, Message::Answer, other->exchange, "", all);
  }
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

/// Who fails because of another may be heard first: the reason comes after it.
void Rendezvous::abort(const std::string &reason) {
  if (isAborted_ && (!reason_.empty() || reason.empty()))
    return;
  isAborted_ = true;
  reason_ = reason;
  sendToAll(Message::Abort, "", reason);
}

/// Rank 0's own sign of life: a machine that is gone closes no connection.
void Rendezvous::beat() {
  int64_t now = nowNanoseconds();
  if (now - lastBeat_ < beatNanoseconds)
    return;
  lastBeat_ = now;
  sendToAll(Message::Beat, "", "");
}

void Rendezvous::checkTimes() {
  int64_t now = nowNanoseconds();
  // Who was stopped itself, as by Ctrl-Z, has not heard the others meanwhile.
  bool slept = now - lastLook_ > timeout_ / 2;
  lastLook_ = now;
  if (joined_ < count_ && now - start_ > timeout_) {
    std::string missing;
    for (int number = 0; number < count_; ++number)
      if (!find(number))
        missing += format("%s%d", missing.empty() ? "" : ", ", number);
    return abort(format("of %d ranks these have not come to rank 0 within %lld seconds: %s "
                        "(--timeout S waits longer)",
                        count_, (long long)(timeout_ / 1000000000), missing.c_str()));
  }
  for (auto &rank : ranks_)
    if (rank->lastBeat && !rank->hasLeft && rank->descriptor >= 0) {
      if (slept)
        rank->lastBeat = now;
      else if (now - rank->lastBeat > timeout_)
        return abort(format("%s has given no sign of life for %lld seconds: it was stopped, or "
                            "its device hangs; all ranks are ended (--timeout S waits longer)",
                            nameOf(*rank).c_str(), (long long)(timeout_ / 1000000000)));
    }
}
