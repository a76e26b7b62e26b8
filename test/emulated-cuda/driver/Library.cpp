#include "Library.h"
#include "State.h"

namespace emulated {

/// Why a range cannot be what `what` reads or writes; empty where it can.
static std::string findFault(State &state, const Range &range, bool isRead) {
  if (range.bytes == 0)
    return "";
  Allocation *allocation = state.findRange(range.address, range.bytes);
  if (!allocation)
    return "reaches outside of every allocation, " + state.describe(range.address);
  uint64_t offset = range.address - allocation->base;
  auto first = allocation->written.begin() + long(offset), last = first + long(range.bytes);
  if (!isRead) {
    std::fill(first, last, 1);
    return "";
  }
  auto bad = std::find(first, last, 0);
  return bad == last ? ""
                     : "reads byte " + std::to_string(bad - first) + " of " +
                           std::to_string(range.bytes) + ", which nothing has written";
}

static Result runWork(const LibraryWork &work) {
  State &state = State::get();
  for (bool isRead : {true, false})
    for (const Range &range : isRead ? work.reads : work.writes)
      if (std::string fault = findFault(state, range, isRead); !fault.empty())
        return state.complain(IllegalAddress, work.what + " " + fault);
  state.runs(work.what);
  for (bool isRead : {true, false})
    for (const Range &range : isRead ? work.reads : work.writes)
      state.touched(range.address, range.address + range.bytes, !isRead);
  return work.run();
}

Result enqueueWork(Stream stream, LibraryWork work) {
  State &state = State::get();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (state.fault)
    return state.fault;
  auto found = state.streams.find(reinterpret_cast<StreamState *>(stream));
  if (found == state.streams.end())
    return state.complain(InvalidHandle, work.what + " in a stream that was not created, or was "
                                                     "destroyed");
  Command command;
  command.work = [work = std::move(work)] { return runWork(work); };
  return state.enqueue(*found->second, std::move(command));
}

void atContextEnd(std::function<std::string()> leaks) {
  State &state = State::get();
  std::lock_guard<std::mutex> lock(state.mutex);
  state.libraryLeaks.push_back(std::move(leaks));
}

bool isLeftOut(const char *function) {
  State &state = State::get();
  std::lock_guard<std::mutex> lock(state.mutex);
  return state.isLeftOut(function);
}

uint64_t seedOfDevice() { return State::get().seed; }

uint64_t seedOfChoices() {
  const char *text = getenv("EMULATED_CUDA_CHOICES");
  return text ? strtoull(text, nullptr, 10) : 0;
}

} // namespace emulated
