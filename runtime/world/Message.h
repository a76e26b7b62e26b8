//===- Message.h - What ranks and their meeting point send each other ----------------===//
#ifndef ZRT_WORLD_MESSAGE_H
#define ZRT_WORLD_MESSAGE_H

#include "zrt/status.h"

#include <cstdint>
#include <functional>
#include <string>

namespace zrt {

/// One message over a connection. Requests carry a number that their answer repeats.
struct Message {
  enum Kind : uint32_t {
    Hello,    // key: the program; value: rank, size and host, by spaces
    Welcome,  // all are there
    Put,      // key, value
    Get,      // key
    Exchange, // value: the rank's own
    IsAhead,  // key: the rank
    Answer,   // value
    Refusal,  // value: why
    Beat,
    Stop,  // key: the signal
    Abort, // value: the reason, or nothing
    Goodbye,
  };
  Kind kind = Beat;
  uint32_t number = 0;
  std::string key, value;
};

/// Appends the message as it is sent.
void appendMessage(std::string &bytes, const Message &message);
/// Takes the first message from what has come, if it is there whole. Fails where these are no
/// messages.
Expected<bool> takeMessage(std::string &bytes, Message &message);

/// Connections between machines; descriptors are the caller's to close.
/// Port 0 is one that the system chooses.
Expected<int> listenAt(int port);
/// Connects to the first address of a host that answers; Unavailable where none does yet, or where
/// `isGivenUp`, which is asked again and again meanwhile.
Expected<int> connectTo(const std::string &host, int port,
                        const std::function<bool()> &isGivenUp = nullptr);
/// Sends at once what is sent, and finds out when the other machine is gone. connectTo() does it.
void setUpConnection(int descriptor);
/// The address of this machine that a connection goes out from; empty where that is the loopback.
std::string localAddress(int descriptor);
/// Sends all of it, waiting where it must; false when the connection is gone.
bool sendAll(int descriptor, const std::string &bytes);
std::string hostName();

} // namespace zrt

#endif // ZRT_WORLD_MESSAGE_H
