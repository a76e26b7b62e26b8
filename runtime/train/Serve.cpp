#include "Serve.h"

#include "../base/Os.h"
#include "Arrays.h"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;

static constexpr int lookMilliseconds = 100;         // between looks at other ranks and signals
static constexpr size_t lineLimit = size_t(1) << 20; // bytes of a line of the client
static constexpr size_t namedStates = 8;             // in a message

static std::string quoted(const std::vector<std::string> &names) {
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), namedStates); ++i)
    text += (i ? ", '" : "'") + names[i] + "'";
  if (names.size() > namedStates)
    text += format(" and %zu more", names.size() - namedStates);
  return names.empty() ? "none" : text;
}

//===- What the client is told first -----------------------------------------------===//

static std::string list(const std::vector<std::string> &items) {
  std::string text;
  for (const std::string &item : items)
    text += (text.empty() ? "" : ", ") + item;
  return "[" + text + "]";
}

static std::string shapeText(const std::vector<int64_t> &shape) {
  std::vector<std::string> extents;
  for (int64_t extent : shape)
    extents.push_back(std::to_string(extent));
  return list(extents);
}

static JsonLine arrayLine(const std::string &name, const std::string &role, int dtype,
                          const std::vector<int64_t> &shape) {
  JsonLine line;
  line.add("name", name).add("role", role).add("dtype", dtypeInfo(dtype).name);
  line.raw("shape", shapeText(shape));
  return line;
}

static std::string tensorList(const std::vector<PlanTensor> &tensors, std::string_view entry,
                              const std::function<int64_t(size_t)> &offsetOf) {
  std::vector<std::string> items;
  for (size_t i = 0; i < tensors.size(); ++i)
    if (tensors[i].entry == entry)
      items.push_back(
          arrayLine(tensors[i].name, tensors[i].role, tensors[i].dtype, tensors[i].shape)
              .add("offset", offsetOf(i))
              .str());
  return list(items);
}

Status Server::sayHello(int64_t step) {
  auto entryText = [&](std::string_view entry) {
    JsonLine line;
    line.raw("inputs",
             tensorList(plan_.inputs, entry, [&](size_t i) { return window_.inputOffset(i); }));
    line.raw("outputs",
             tensorList(plan_.outputs, entry, [&](size_t i) { return window_.outputOffset(i); }));
    return line.str();
  };
  std::vector<std::string> states;
  for (const PlanState &state : plan_.states)
    states.push_back(arrayLine(state.name, state.role, state.dtype, state.shape).str());
  JsonLine hello;
  hello.add("protocol", int64_t(serveProtocol)).add("program", plan_.name);
  hello.add("plan", plan_.hash).add("ranks", int64_t(plan_.ranks));
  hello.add("threads", int64_t(job_.threads)).add("device", device_.name());
  hello.add("step", step).raw("seed", "\"" + std::to_string(job_.options.seed) + "\"");
  hello.add("window", window_.size()).add("leaf", window_.leafOffset());
  hello.raw("step_entry", entryText(plan_.step));
  if (job_.entry(evalEntry))
    hello.raw("eval_entry", entryText(evalEntry));
  hello.raw("states", list(states));
  return send(hello.str(), window_.descriptor());
}

//===- The socket -------------------------------------------------------------------===//

/// Waits for what the socket is ready for. False: a signal asks to stop.
Expected<bool> Server::awaitSocket(short what) {
  while (true) {
    if (world_.isAborted())
      return Status(Code::Aborted, "another rank failed");
    if (world_.stopSignal())
      return false;
    pollfd wait = {job_.options.serve, what, 0};
    int ready = poll(&wait, 1, lookMilliseconds);
    if (ready > 0)
      return true;
    if (ready < 0 && errno != EINTR)
      return ioFailure("--serve %d: cannot wait for the client", job_.options.serve);
  }
}

/// A client that has gone is noticed where it is waited for; one that does not read holds up no
/// signal.
Status Server::send(const std::string &text, int descriptor) {
  std::string line = text + "\n";
  for (size_t done = 0; done < line.size();) {
    iovec piece = {line.data() + done, line.size() - done};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message = {};
    message.msg_iov = &piece, message.msg_iovlen = 1;
    if (descriptor >= 0 && done == 0) {
      message.msg_control = control, message.msg_controllen = sizeof control;
      cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET, header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    }
    ssize_t count = sendmsg(job_.options.serve, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      Expected<bool> goesOn = awaitSocket(POLLOUT);
      ZRT_TRY(goesOn.status());
      if (!*goesOn)
        return Status::ok();
      continue;
    }
    if (count < 0 && (errno == EPIPE || errno == ECONNRESET))
      return Status::ok();
    if (count < 0)
      return ioFailure("--serve %d: cannot answer", job_.options.serve);
    done += size_t(count);
  }
  return Status::ok();
}

/// Waits for more of a line. False: the client has gone, or a signal asks to stop.
Expected<bool> Server::awaitText() {
  while (true) {
    Expected<bool> goesOn = awaitSocket(POLLIN);
    ZRT_TRY(goesOn.status());
    if (!*goesOn)
      return false;
    char text[4096];
    ssize_t count = recv(job_.options.serve, text, sizeof text, 0);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0 && errno != ECONNRESET)
      return ioFailure("--serve %d: cannot hear the client", job_.options.serve);
    if (count <= 0)
      return false;
    received_.append(text, size_t(count));
    return true;
  }
}

Expected<Server::Line> Server::parse(const std::string &text) const {
  Expected<Json> json = Json::parse(text, "a line of the client");
  ZRT_TRY(json.status());
  auto find = [&](const char *name) { return json->isObject() ? json->find(name) : nullptr; };
  Line line;
  const Json *id = find("id"), *verb = find("do"), *name = find("name"), *given = find("given");
  if (!id || !id->isInteger() || !verb || !verb->isString() || (name && !name->isString()) ||
      (given && !given->isArray()))
    return failure(Code::BadInput,
                   "a line of the client has an integer 'id' and a 'do', and may have a 'name' and "
                   "a list 'given'");
  line.id = id->integer();
  line.verb = verb->string();
  if (name)
    line.name = name->string();
  if (given)
    for (const Json &item : given->array()) {
      if (!item.isString())
        return failure(Code::BadInput, "'given' is a list of names");
      line.given.push_back(item.string());
    }
  return line;
}

/// On rank 0: the next thing that can be done is in the window.
Status Server::awaitRequest(int64_t step) {
  while (true) {
    size_t end = received_.find('\n');
    if (end == std::string::npos) {
      if (received_.size() > lineLimit)
        return failure(Code::BadInput, "--serve %d: a line of more than %zu bytes",
                       job_.options.serve, lineLimit);
      Expected<bool> more = awaitText();
      ZRT_TRY(more.status());
      if (*more)
        continue;
      window_.request().kind = Request::Close;
      return Status::ok();
    }
    Expected<Line> line = parse(received_.substr(0, end));
    received_.erase(0, end + 1);
    // Who does not speak the protocol is not answered in it.
    ZRT_TRY(line.status());
    id_ = line->id;
    outcome_ = prepare(*line, step);
    if (outcome_.isOk())
      return Status::ok();
    ZRT_TRY(answer(step));
  }
}

//===- What can be done ---------------------------------------------------------------===//

Status Server::checkStates() const {
  std::vector<std::string> missing;
  for (size_t i = 0; i < plan_.states.size(); ++i)
    if (!isStateGiven_[i] && plan_.states[i].argument(plan_.step) >= 0)
      missing.push_back(plan_.states[i].name);
  if (missing.empty())
    return Status::ok();
  return failure(Code::Usage,
                 "states without a value: %s; the program has no entry that makes them, so write "
                 "each, or start it with --init FILE or --resume PATH",
                 quoted(missing).c_str());
}

/// Whether the step's batch is read from --data: none of it is given.
bool Server::readsBatch(const std::string &entry, const std::vector<std::string> &given) const {
  auto isGivenBatch = [&](const PlanTensor &input) {
    return input.entry == entry && input.role == "batch" &&
           std::find(given.begin(), given.end(), input.name) != given.end();
  };
  return entry == plan_.step && job_.readsData() &&
         std::none_of(plan_.inputs.begin(), plan_.inputs.end(), isGivenBatch);
}

/// Whether everything that the entry reads has a value that it may have.
Status Server::checkGiven(const std::string &entry, const std::vector<std::string> &given) {
  std::vector<std::string> names, missing;
  bool isRead = readsBatch(entry, given);
  for (size_t i = 0; i < plan_.inputs.size(); ++i) {
    const PlanTensor &input = plan_.inputs[i];
    if (input.entry != entry)
      continue;
    names.push_back(input.name);
    bool isGiven = std::find(given.begin(), given.end(), input.name) != given.end();
    bool isSet = input.role == "scalar" && job_.setting(input.name);
    if (isGiven && isSet)
      return failure(Code::Usage, "'%s' is given, and --set gives it a value too: leave one out",
                     input.name.c_str());
    bool stays = input.role != "batch" && input.role != "rng" && window_.isGiven(i);
    bool isSeeded = input.role == "rng" && isSeedsKey(input);
    bool isOfData = input.role == "batch" && isRead;
    if (!isGiven && !isSet && !stays && !isSeeded && !isOfData)
      missing.push_back(input.name);
    if (!isGiven)
      continue;
    const uint8_t *data = window_.at(window_.inputOffset(i));
    int64_t count = elementCount(input.shape), bad = findOutside(input, data, count);
    if (bad < count)
      return failure(Code::BadInput, "value %s at index %lld of '%s' %s",
                     elementText(input.dtype, data + bad * dtypeInfo(input.dtype).size).c_str(),
                     (long long)bad, input.name.c_str(), boundText(input).c_str());
  }
  for (const std::string &name : given)
    if (std::find(names.begin(), names.end(), name) == names.end())
      return failure(Code::BadInput, "@%s has no argument '%s'; it has %s", entry.c_str(),
                     name.c_str(), quoted(names).c_str());
  if (!missing.empty())
    return failure(Code::BadInput, "@%s needs %s, and the client gives %s", entry.c_str(),
                   quoted(missing).c_str(), quoted(given).c_str());
  for (size_t i = 0; i < plan_.inputs.size(); ++i)
    if (plan_.inputs[i].entry == entry &&
        std::find(given.begin(), given.end(), plan_.inputs[i].name) != given.end())
      window_.setGiven(i, true);
  return Status::ok();
}

/// The folder becomes the run's, as --out does; nothing in it is overwritten.
Status Server::prepareSave(const std::string &folder, int64_t step) {
  if (folder.empty() || folder.size() >= sizeof Request::folder)
    return failure(Code::BadInput, "'save' needs the 'name' of a folder, of less than %zu bytes",
                   sizeof Request::folder);
  ZRT_TRY(makeFolder(folder));
  if (!lock_ || folder != saved_) {
    lock_ = std::make_unique<FolderLock>();
    Expected<bool> isTaken = lock_->take(folder, /*milliseconds=*/5000);
    if (!isTaken.isOk() || !*isTaken)
      lock_.reset();
    ZRT_TRY(isTaken.status());
    if (!*isTaken)
      return failure(Code::Io, "another run writes to '%s': give another folder, or wait for it",
                     folder.c_str());
    saved_ = folder;
  }
  Expected<std::vector<CheckpointFolder>> all = listCheckpoints(folder);
  ZRT_TRY(all.status());
  for (const CheckpointFolder &other : *all)
    if (other.isComplete && other.step >= step)
      return failure(Code::Usage,
                     "'%s' has a checkpoint of step %lld already, and this run is at step %lld: "
                     "give another folder, which keeps both",
                     folder.c_str(), (long long)other.step, (long long)step);
  snprintf(window_.request().folder, sizeof Request::folder, "%s", folder.c_str());
  return Status::ok();
}

/// Puts what the line asks for into the window, or says why it cannot be done.
Status Server::prepare(const Line &line, int64_t step) {
  Request &request = window_.request();
  if (hasLeaf_ && line.verb != "read" && line.verb != "write") {
    window_.dropLeaf();
    hasLeaf_ = false;
  }
  if (line.verb == "close") {
    request.kind = Request::Close;
    return Status::ok();
  }
  if (line.verb == "step" || line.verb == "eval") {
    bool isStep = line.verb == "step";
    if (!isStep && !job_.entry(evalEntry))
      return failure(Code::Usage,
                     "the program has no entry @%s; export the step with one "
                     "(zero_export.export_step(..., eval=...))",
                     evalEntry);
    ZRT_TRY(checkStates());
    ZRT_TRY(checkGiven(isStep ? plan_.step : evalEntry, line.given));
    request.kind = isStep ? Request::Step : Request::Evaluate;
    return Status::ok();
  }
  if (line.verb == "read" || line.verb == "write") {
    auto state = std::find_if(plan_.states.begin(), plan_.states.end(),
                              [&](const PlanState &state) { return state.name == line.name; });
    if (state == plan_.states.end())
      return failure(Code::BadInput, "the program has no state '%s'; --describe lists them",
                     line.name.c_str());
    request.state = state - plan_.states.begin();
    if (line.verb == "read" && !isStateGiven_[size_t(request.state)])
      return failure(Code::Usage, "the state '%s' has no value yet: write it first",
                     line.name.c_str());
    request.kind = line.verb == "read" ? Request::Read : Request::Write;
    if (line.verb == "write")
      isStateGiven_[size_t(request.state)] = true;
    hasLeaf_ = true;
    return Status::ok();
  }
  if (line.verb == "save") {
    ZRT_TRY(checkStates());
    ZRT_TRY(prepareSave(line.name, step));
    request.kind = Request::Save;
    return Status::ok();
  }
  return failure(Code::BadInput,
                 "'%s' is nothing that can be done; step, eval, read, write, save and close are",
                 line.verb.c_str());
}

//===- Doing it -----------------------------------------------------------------------===//

Status Server::storeOutputs(const std::string &entry) {
  for (size_t i = 0; i < plan_.outputs.size(); ++i) {
    if (plan_.outputs[i].entry != entry)
      continue;
    uint8_t *target = window_.at(window_.outputOffset(i));
    ZRT_TRY(storeOutput(plan_, plan_.outputs[i], world_.rank(), device_,
                        [&](int64_t offset, const uint8_t *data, int64_t bytes) {
                          memcpy(target + offset, data, bytes);
                          return Status::ok();
                        }));
  }
  return Status::ok();
}

Status Server::serve(const ServedEntries &entries, int64_t &step) {
  const Request &request = window_.request();
  auto state = [&]() -> const PlanState & { return plan_.states[size_t(request.state)]; };
  uint8_t *leaf = window_.at(window_.leafOffset());
  switch (request.kind) {
  case Request::Step:
    ZRT_TRY(entries.step(++step));
    return storeOutputs(plan_.step);
  case Request::Evaluate:
    ZRT_TRY(entries.evaluate(step));
    return storeOutputs(evalEntry);
  case Request::Read:
    return storeState(plan_, state(), world_.rank(), device_,
                      [&](int64_t offset, const uint8_t *data, int64_t bytes) {
                        memcpy(leaf + offset, data, bytes);
                        return Status::ok();
                      });
  case Request::Write:
    return loadState(plan_, state(), world_.rank(), leaf, device_);
  case Request::Save:
    ZRT_TRY(entries.save(step, request.folder));
    outcome_ = checkpoints_.takeBroken();
    return Status::ok();
  case Request::Close:
    break;
  }
  return Status::ok();
}

/// A key and a batch count for one run; without one, the seed makes and the data has the next.
void Server::clearOfOneRun() {
  for (size_t i = 0; i < plan_.inputs.size(); ++i)
    if (plan_.inputs[i].role == "rng" || plan_.inputs[i].role == "batch")
      window_.setGiven(i, false);
}

Status Server::answer(int64_t step) {
  JsonLine line;
  line.add("id", id_).add("step", step);
  if (!outcome_.isOk())
    line.add("error", outcome_.text());
  return send(line.str());
}

Status Server::run(const ServedEntries &entries, int64_t &step) {
  if (isRoot_) {
    isStateGiven_.assign(plan_.states.size(), job_.hasStates());
    ZRT_TRY(sayHello(step));
  }
  while (true) {
    if (isRoot_)
      ZRT_TRY(awaitRequest(step));
    ZRT_TRY(world_.barrier());
    if (window_.request().kind == Request::Close)
      return Status::ok();
    ZRT_TRY(serve(entries, step));
    if (isRoot_ && window_.request().kind == Request::Step)
      isStateGiven_.assign(plan_.states.size(), true);
    ZRT_TRY(world_.barrier()); // nobody reads the request any more, and all has been written
    if (!isRoot_)
      continue;
    clearOfOneRun();
    ZRT_TRY(answer(step));
  }
}
