#include "Window.h"

#include "../base/Os.h"
#include "Job.h"

#include <fcntl.h>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;

static constexpr int64_t arrayAlignment = 64;

Window::~Window() {
  if (data_)
    munmap(data_, size_);
  if (descriptor_ >= 0)
    close(descriptor_);
}

Status Window::create(const Plan &plan) {
  given_ = pageRound(sizeof(Request));
  int64_t end = given_ + int64_t(plan.inputs.size());
  auto place = [&](const std::vector<PlanTensor> &tensors, std::vector<int64_t> &offsets) {
    for (const PlanTensor &tensor : tensors) {
      bool isServed = tensor.entry == plan.step || tensor.entry == evalEntry;
      end = (end + arrayAlignment - 1) / arrayAlignment * arrayAlignment;
      offsets.push_back(isServed ? end : -1);
      if (isServed)
        end += elementCount(tensor.shape) * dtypeInfo(tensor.dtype).size;
    }
  };
  place(plan.inputs, inputs_);
  place(plan.outputs, outputs_);
  leaf_ = pageRound(end);
  int64_t largest = 0;
  for (const PlanState &state : plan.states)
    largest = std::max(largest, elementCount(state.shape) * dtypeInfo(state.dtype).size);
  size_ = leaf_ + pageRound(largest);
  descriptor_ = memfd_create("zrt-window", MFD_CLOEXEC);
  void *memory = MAP_FAILED;
  if (descriptor_ >= 0 && ftruncate(descriptor_, size_) == 0)
    memory = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_, 0);
  if (memory == MAP_FAILED)
    return ioFailure("no memory for what a client gives and gets: %lld bytes", (long long)size_);
  data_ = static_cast<uint8_t *>(memory);
  new (data_) Request;
  return Status::ok();
}

void Window::dropLeaf() {
  // Where the system cannot, they stay.
  (void)fallocate(descriptor_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, leaf_, size_ - leaf_);
}
