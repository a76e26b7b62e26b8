//===- Session.cpp - The client of --serve in C -------------------------------------===//
//
// The other end is runtime/train/Serve.cpp.
//===------------------------------------------------------------------------===//

#include "zrt/session.h"

#include "../base/DType.h"
#include "../base/Json.h"
#include "../base/Safetensors.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zrt;

static constexpr int64_t protocol = 1;
static constexpr int kindCount = ZRT_STATE + 1;

namespace {

struct Array {
  std::string name, role, dtype;
  std::vector<int64_t> shape;
  int64_t offset = -1;
  zrt_session_array described;
};

} // namespace

struct zrt_session {
  std::string error;
  std::string program;
  pid_t pid = -1;
  int socket = -1;
  std::string received;
  int64_t number = 0, ranks = 0, steps = 0, leaf = 0, size = 0;
  uint8_t *memory = nullptr;
  std::array<std::vector<Array>, kindCount> arrays;
  std::array<std::vector<std::string>, kindCount> given; // of inputs
};

namespace {

int fail(zrt_session &session, const Status &status) {
  session.error = status.text();
  return -1;
}

Status ended(zrt_session &session) {
  int status = 0;
  close(session.socket);
  session.socket = -1;
  while (session.pid > 0 && waitpid(session.pid, &status, 0) < 0 && errno == EINTR) {
  }
  session.pid = -1;
  if (WIFSIGNALED(status))
    return failure(Code::Io, "'%s' was ended by signal %d (%s)", session.program.c_str(),
                   WTERMSIG(status), strsignal(WTERMSIG(status)));
  if (WEXITSTATUS(status) == 0)
    return Status::ok();
  return failure(Code::Io, "'%s' has ended with exit code %d; its message is on the standard error",
                 session.program.c_str(), WEXITSTATUS(status));
}

/// An end that nobody has asked for.
Status endedEarly(zrt_session &session) {
  Status status = ended(session);
  return status.isOk() ? failure(Code::Io, "'%s' has ended", session.program.c_str()) : status;
}

//===- Lines ------------------------------------------------------------------------===//

Status sendLine(zrt_session &session, const JsonLine &request) {
  std::string line = request.str() + "\n";
  for (size_t done = 0; done < line.size();) {
    ssize_t count = send(session.socket, line.data() + done, line.size() - done, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return endedEarly(session);
    done += size_t(count);
  }
  return Status::ok();
}

/// False at the end.
bool receiveMore(zrt_session &session, int *descriptor = nullptr) {
  char text[1 << 14];
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  iovec piece = {text, sizeof text};
  msghdr message = {};
  message.msg_iov = &piece, message.msg_iovlen = 1;
  message.msg_control = control, message.msg_controllen = sizeof control;
  ssize_t count;
  do
    count = recvmsg(session.socket, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (count > 0 && descriptor && header && header->cmsg_type == SCM_RIGHTS)
    memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  if (count > 0)
    session.received.append(text, size_t(count));
  return count > 0;
}

Expected<Json> receiveLine(zrt_session &session, int *descriptor = nullptr) {
  size_t end;
  while ((end = session.received.find('\n')) == std::string::npos)
    if (!receiveMore(session, descriptor))
      return endedEarly(session);
  Expected<Json> line = Json::parse(session.received.substr(0, end), "an answer");
  session.received.erase(0, end + 1);
  return line;
}

int64_t integerOf(const Json &object, const char *name) {
  const Json *value = object.find(name);
  return value && value->isInteger() ? value->integer() : -1;
}

std::string stringOf(const Json &object, const char *name) {
  const Json *value = object.find(name);
  return value && value->isString() ? value->string() : "";
}

/// Asks for something and waits until it is done, or refused.
Status call(zrt_session &session, JsonLine &request) {
  if (session.socket < 0)
    return failure(Code::Usage, "'%s' is closed: open it again", session.program.c_str());
  ZRT_TRY(sendLine(session, request.add("id", ++session.number)));
  Expected<Json> answer = receiveLine(session);
  ZRT_TRY(answer.status());
  session.steps = integerOf(*answer, "step");
  if (answer->find("error"))
    return Status(Code::BadInput, stringOf(*answer, "error"));
  return Status::ok();
}

//===- The start --------------------------------------------------------------------===//

Status addArrays(zrt_session &session, zrt_session_kind kind, const Json *list) {
  for (const Json &item : list->array()) {
    Array array;
    array.name = stringOf(item, "name");
    array.role = stringOf(item, "role");
    array.dtype = stringOf(item, "dtype");
    array.offset = integerOf(item, "offset");
    for (const Json &extent : item.find("shape")->array())
      array.shape.push_back(extent.integer());
    int dtype = dtypeFromName(array.dtype);
    if (dtype < 0)
      return failure(Code::BadInput, "'%s' has elements of type '%s'", array.name.c_str(),
                     array.dtype.c_str());
    array.described.bytes = elementCount(array.shape) * dtypeInfo(dtype).size;
    session.arrays[kind].push_back(std::move(array));
  }
  for (Array &array : session.arrays[kind]) // which stay where they are now
    array.described = {array.name.c_str(), array.role.c_str(),          array.dtype.c_str(),
                       array.shape.data(), int64_t(array.shape.size()), array.described.bytes};
  return Status::ok();
}

Status start(zrt_session &session, const char *const *options) {
  int pair[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) != 0)
    return ioFailure("cannot make a pair of sockets");
  std::string serve = "--serve=" + std::to_string(pair[1]);
  std::vector<char *> arguments = {session.program.data(), serve.data()};
  for (; options && *options; ++options)
    arguments.push_back(const_cast<char *>(*options));
  arguments.push_back(nullptr);
  session.socket = pair[0]; // which is closed with the session
  int error[2];             // tells of an exec that failed
  if (pipe2(error, O_CLOEXEC) != 0) {
    Status status = ioFailure("cannot make a pipe");
    close(pair[1]);
    return status;
  }
  session.pid = fork();
  if (session.pid == 0) {
    fcntl(pair[1], F_SETFD, 0);
    execv(session.program.c_str(), arguments.data());
    int code = errno;
    (void)!write(error[1], &code, sizeof code);
    _exit(127);
  }
  close(pair[1]);
  close(error[1]);
  int code = session.pid < 0 ? errno : 0;
  if (session.pid > 0)
    (void)!read(error[0], &code, sizeof code);
  close(error[0]);
  if (code == 0)
    return Status::ok();
  (void)ended(session).isOk();
  return failure(Code::Io, "cannot start '%s': %s", session.program.c_str(), strerror(code));
}

Status greet(zrt_session &session) {
  int descriptor = -1;
  Expected<Json> hello = receiveLine(session, &descriptor);
  bool isOurs = hello.isOk() && integerOf(*hello, "protocol") == protocol;
  if (!isOurs && descriptor >= 0)
    close(descriptor);
  ZRT_TRY(hello.status());
  if (!isOurs || descriptor < 0)
    return failure(Code::BadInput,
                   "'%s' speaks protocol %lld, this library %lld: compile it again with the tools "
                   "of this version",
                   session.program.c_str(), (long long)integerOf(*hello, "protocol"),
                   (long long)protocol);
  session.size = integerOf(*hello, "window");
  void *memory = mmap(nullptr, session.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (memory == MAP_FAILED)
    return ioFailure("cannot map the memory of '%s'", session.program.c_str());
  session.memory = static_cast<uint8_t *>(memory);
  session.ranks = integerOf(*hello, "ranks");
  session.steps = integerOf(*hello, "step");
  session.leaf = integerOf(*hello, "leaf");
  const Json *step = hello->find("step_entry"), *eval = hello->find("eval_entry");
  ZRT_TRY(addArrays(session, ZRT_STEP_INPUT, step->find("inputs")));
  ZRT_TRY(addArrays(session, ZRT_STEP_OUTPUT, step->find("outputs")));
  if (eval) {
    ZRT_TRY(addArrays(session, ZRT_EVAL_INPUT, eval->find("inputs")));
    ZRT_TRY(addArrays(session, ZRT_EVAL_OUTPUT, eval->find("outputs")));
  }
  return addArrays(session, ZRT_STATE, hello->find("states"));
}

//===- Arrays -----------------------------------------------------------------------===//

const Array *find(const zrt_session &session, zrt_session_kind kind, std::string_view name) {
  if (kind >= 0 && kind < kindCount)
    for (const Array &array : session.arrays[kind])
      if (array.name == name)
        return &array;
  return nullptr;
}

Expected<const Array *> findSized(zrt_session &session, zrt_session_kind kind, const char *name,
                                  int64_t bytes) {
  static const char *const kinds[] = {"input", "output", "input of @eval", "output of @eval",
                                      "state"};
  if (session.socket < 0)
    return failure(Code::Usage, "'%s' is closed: open it again", session.program.c_str());
  const Array *array = find(session, kind, name);
  if (!array)
    return failure(Code::BadInput, "'%s' has no %s '%s'", session.program.c_str(),
                   kind >= 0 && kind < kindCount ? kinds[kind] : "such kind, nor", name);
  if (bytes != array->described.bytes)
    return failure(Code::BadInput, "'%s': expected the %lld bytes of %s, found %lld", name,
                   (long long)array->described.bytes,
                   typeText(dtypeFromName(array->dtype), array->shape).c_str(), (long long)bytes);
  return array;
}

Status give(zrt_session &session, zrt_session_kind kind, const char *name, const void *data,
            int64_t bytes) {
  if (kind != ZRT_STEP_INPUT && kind != ZRT_EVAL_INPUT)
    return failure(Code::Usage, "'%s': inputs of a step or of @eval are given", name);
  Expected<const Array *> array = findSized(session, kind, name, bytes);
  ZRT_TRY(array.status());
  uint8_t *target = session.memory + (*array)->offset;
  if (data != target)
    memcpy(target, data, bytes);
  session.given[kind].push_back(name);
  return Status::ok();
}

Status run(zrt_session &session, const char *verb, zrt_session_kind kind) {
  std::string names;
  for (const std::string &name : session.given[kind])
    names += (names.empty() ? "" : ", ") + jsonQuote(name);
  session.given[kind].clear();
  JsonLine request;
  request.add("do", verb).raw("given", "[" + names + "]");
  return call(session, request);
}

Status move(zrt_session &session, const char *verb, const char *state, int64_t bytes) {
  ZRT_TRY(findSized(session, ZRT_STATE, state, bytes).status());
  JsonLine request;
  return call(session, request.add("do", verb).add("name", state));
}

} // namespace

//===- The interface ------------------------------------------------------------------===//

zrt_session *zrt_session_open(const char *program, const char *const *options) {
  zrt_session *session = new zrt_session;
  session->program = program;
  Status status = start(*session, options);
  if (status.isOk())
    status = greet(*session);
  if (!status.isOk()) {
    if (session->socket >= 0)
      (void)ended(*session).isOk();
    (void)fail(*session, status);
  }
  return session;
}

int zrt_session_close(zrt_session *session) {
  if (!session)
    return 0;
  Status status;
  if (session->socket >= 0) {
    JsonLine request;
    status = sendLine(*session, request.add("id", ++session->number).add("do", "close"));
    while (session->socket >= 0 && receiveMore(*session)) {
    }
    if (session->socket >= 0)
      status = ended(*session);
  }
  if (session->memory)
    munmap(session->memory, session->size);
  delete session;
  return status.isOk() ? 0 : -1;
}

const char *zrt_session_error(const zrt_session *session) { return session->error.c_str(); }
int zrt_session_is_open(const zrt_session *session) { return session->socket >= 0; }
int64_t zrt_session_ranks(const zrt_session *session) { return session->ranks; }
int64_t zrt_session_steps(const zrt_session *session) { return session->steps; }

int64_t zrt_session_count(const zrt_session *session, enum zrt_session_kind kind) {
  return kind >= 0 && kind < kindCount ? int64_t(session->arrays[kind].size()) : 0;
}

const zrt_session_array *zrt_session_describe(const zrt_session *session,
                                              enum zrt_session_kind kind, int64_t index) {
  return index >= 0 && index < zrt_session_count(session, kind)
             ? &session->arrays[kind][size_t(index)].described
             : nullptr;
}

const zrt_session_array *zrt_session_find(const zrt_session *session, enum zrt_session_kind kind,
                                          const char *name) {
  const Array *array = find(*session, kind, name);
  return array ? &array->described : nullptr;
}

void *zrt_session_memory(zrt_session *session, enum zrt_session_kind kind, const char *name) {
  const Array *array = find(*session, kind, name);
  return array && array->offset >= 0 ? session->memory + array->offset : nullptr;
}

/// The code of what a call gives, which keeps its text.
static int result(zrt_session *session, const Status &status) {
  return status.isOk() ? 0 : fail(*session, status);
}

int zrt_session_give(zrt_session *session, enum zrt_session_kind kind, const char *name,
                     const void *data, int64_t bytes) {
  return result(session, give(*session, kind, name, data, bytes));
}

int zrt_session_step(zrt_session *session) {
  return result(session, run(*session, "step", ZRT_STEP_INPUT));
}

int zrt_session_eval(zrt_session *session) {
  return result(session, run(*session, "eval", ZRT_EVAL_INPUT));
}

int zrt_session_read(zrt_session *session, const char *state, void *data, int64_t bytes) {
  Status status = move(*session, "read", state, bytes);
  if (status.isOk())
    memcpy(data, session->memory + session->leaf, bytes);
  return result(session, status);
}

int zrt_session_write(zrt_session *session, const char *state, const void *data, int64_t bytes) {
  Status status = findSized(*session, ZRT_STATE, state, bytes).status();
  if (status.isOk())
    memcpy(session->memory + session->leaf, data, bytes);
  return result(session, status.isOk() ? move(*session, "write", state, bytes) : status);
}

int zrt_session_save(zrt_session *session, const char *folder) {
  JsonLine request;
  return result(session, call(*session, request.add("do", "save").add("name", folder)));
}
