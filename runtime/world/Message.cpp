#include "Message.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;

namespace {

struct Head {
  uint32_t magic, kind, number, keyBytes;
  uint64_t valueBytes;
};
constexpr uint32_t magic = 0x5a525401; // "ZRT", version 1
constexpr uint64_t mostBytes = uint64_t(1) << 30;

} // namespace

void zrt::appendMessage(std::string &bytes, const Message &message) {
  Head head = {magic, message.kind, message.number, uint32_t(message.key.size()),
               message.value.size()};
  bytes.append(reinterpret_cast<const char *>(&head), sizeof head);
  bytes += message.key;
  bytes += message.value;
}

Expected<bool> zrt::takeMessage(std::string &bytes, Message &message) {
  Head head;
  if (bytes.size() < sizeof head)
    return false;
  memcpy(&head, bytes.data(), sizeof head);
  if (head.magic != magic || head.kind > Message::Goodbye || head.keyBytes > mostBytes ||
      head.valueBytes > mostBytes)
    return failure(Code::BadInput, "something else than a rank of this program answers");
  uint64_t end = sizeof head + head.keyBytes + head.valueBytes;
  if (bytes.size() < end)
    return false;
  message.kind = Message::Kind(head.kind);
  message.number = head.number;
  message.key = bytes.substr(sizeof head, head.keyBytes);
  message.value = bytes.substr(sizeof head + head.keyBytes, head.valueBytes);
  bytes.erase(0, end);
  return true;
}

void zrt::setUpConnection(int descriptor) {
  int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
}

Expected<int> zrt::listenAt(int port) {
  int descriptor = socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1, off = 0;
  bool isSix = descriptor >= 0;
  if (!isSix)
    descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0)
    return ioFailure("cannot make a socket");
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in6 six = {};
  sockaddr_in four = {};
  six.sin6_family = AF_INET6, six.sin6_port = htons(uint16_t(port)), six.sin6_addr = in6addr_any;
  four.sin_family = AF_INET, four.sin_port = htons(uint16_t(port));
  if (isSix)
    setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
  int bound = isSix ? bind(descriptor, reinterpret_cast<sockaddr *>(&six), sizeof six)
                    : bind(descriptor, reinterpret_cast<sockaddr *>(&four), sizeof four);
  if (bound == 0 && listen(descriptor, SOMAXCONN) == 0)
    return descriptor;
  Status status = ioFailure("rank 0 cannot listen at port %d, where the ranks are to meet; give "
                            "all of them another one with --rendezvous=HOST:PORT",
                            port);
  close(descriptor);
  return status;
}

/// Connects a socket that does not block; 0 or the error's number. A signal does not end the
/// attempt, and a machine that drops what it is sent does not hold up who gives up.
static int connectWithin(int descriptor, const addrinfo &at,
                         const std::function<bool()> &isGivenUp) {
  constexpr int waitMilliseconds = 20;
  if (connect(descriptor, at.ai_addr, at.ai_addrlen) == 0)
    return 0;
  if (errno != EINPROGRESS && errno != EINTR)
    return errno;
  pollfd poll{descriptor, POLLOUT, 0};
  for (int ready = 0; ready <= 0;) {
    if (isGivenUp && isGivenUp())
      return ETIMEDOUT;
    ready = ::poll(&poll, 1, waitMilliseconds);
    if (ready < 0 && errno != EINTR)
      return errno;
  }
  int error = 0;
  socklen_t length = sizeof error;
  return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length) == 0 ? error : errno;
}

Expected<int> zrt::connectTo(const std::string &host, int port,
                             const std::function<bool()> &isGivenUp) {
  addrinfo hints = {}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  int error = getaddrinfo(host.c_str(), std::to_string(port).c_str(), &hints, &found);
  if (error)
    return failure(Code::Unavailable, "'%s' is no host here: %s", host.c_str(),
                   gai_strerror(error));
  Status status = failure(Code::Unavailable, "'%s' has no address", host.c_str());
  int descriptor = -1;
  for (addrinfo *at = found; at && descriptor < 0; at = at->ai_next) {
    descriptor =
        socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, at->ai_protocol);
    int error = descriptor < 0 ? errno : connectWithin(descriptor, *at, isGivenUp);
    if (error == 0)
      break;
    status = failure(Code::Unavailable, "nobody answers at %s:%d: %s", host.c_str(), port,
                     strerror(error));
    if (descriptor >= 0)
      close(descriptor);
    descriptor = -1;
  }
  freeaddrinfo(found);
  if (descriptor < 0)
    return status;
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
  setUpConnection(descriptor);
  return descriptor;
}

std::string zrt::localAddress(int descriptor) {
  sockaddr_storage own = {};
  socklen_t length = sizeof own;
  char text[64] = "";
  if (getsockname(descriptor, reinterpret_cast<sockaddr *>(&own), &length) != 0 ||
      getnameinfo(reinterpret_cast<sockaddr *>(&own), length, text, sizeof text, nullptr, 0,
                  NI_NUMERICHOST) != 0)
    return "";
  std::string_view address = text;
  bool isLoopback =
      address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
  return isLoopback ? "" : std::string(address);
}

bool zrt::sendAll(int descriptor, const std::string &bytes) {
  for (size_t at = 0; at < bytes.size();) {
    ssize_t sent = send(descriptor, bytes.data() + at, bytes.size() - at, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      return false;
    at += size_t(sent);
  }
  return true;
}

std::string zrt::hostName() {
  char name[256] = "";
  gethostname(name, sizeof name - 1);
  return name;
}
