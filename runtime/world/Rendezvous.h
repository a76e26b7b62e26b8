//===- Rendezvous.h - Where the ranks of a cluster meet -------------------------------===//
#ifndef ZRT_WORLD_RENDEZVOUS_H
#define ZRT_WORLD_RENDEZVOUS_H

#include "Message.h"

#include <atomic>
#include <memory>
#include <pthread.h>
#include <vector>

namespace zrt {

/// A thread of rank 0 that all ranks are connected to, rank 0 among them: it keeps the store, gives
/// everyone what all have exchanged, and ends all when one is missing, leaves early or gives no
/// sign of life.
class Rendezvous {
public:
  /// Listens at `port`. `program` is what every rank must run.
  static Expected<std::unique_ptr<Rendezvous>> start(int port, int ranks, std::string program,
                                                     int timeoutSeconds);
  /// Waits, not long, for ranks that have not said goodbye.
  ~Rendezvous();

private:
  struct Rank {
    int descriptor = -1;
    int number = -1; // before it has said who it is
    std::string host, in, out;
    bool hasLeft = false;
    int64_t lastBeat = 0; // 0: it has not begun to give signs of life
    bool hasArrived = false;
    uint32_t exchange = 0; // the request that it waits with, where it has arrived
    std::string own;
    std::vector<std::pair<uint32_t, std::string>> gets; // what it waits for from the store
  };

  Rendezvous(int ranks, std::string program, int timeoutSeconds);
  static void *threadMain(void *self);
  void loop();
  void look(int milliseconds);
  void accept();
  void receive(Rank &rank);
  void handle(Rank &rank, const Message &message);
  void greet(Rank &rank, const Message &message);
  void put(Rank &rank, const Message &message);
  bool answerGet(Rank &rank, uint32_t number, const std::string &key);
  void exchange(Rank &rank, const Message &message);
  void send(Rank &rank, Message::Kind kind, uint32_t number, std::string key, std::string value);
  void sendToAll(Message::Kind kind, std::string key, std::string value);
  void flush(Rank &rank);
  void leave(Rank &rank);
  void checkTimes();
  void beat();
  void abort(const std::string &reason);
  std::string nameOf(const Rank &rank) const;
  Rank *find(int number);

  int count_, listener_ = -1;
  std::string program_;
  int64_t timeout_, start_, lastLook_, lastBeat_ = 0;
  std::vector<std::unique_ptr<Rank>> ranks_; // as they have come
  int joined_ = 0;
  bool isAborted_ = false;
  std::string reason_;
  std::vector<std::pair<std::string, std::string>> store_;
  pthread_t thread_{};
  bool hasThread_ = false;
  std::atomic<bool> stop_{false};
};

} // namespace zrt

#endif // ZRT_WORLD_RENDEZVOUS_H
