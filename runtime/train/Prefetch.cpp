#include "Prefetch.h"

#include "../base/Os.h"
#include "../device/ThreadPool.h"

#include <cerrno>

using namespace zrt;

Prefetch::~Prefetch() {
  if (!started_)
    return;
  await();
  state_.store(Stop, std::memory_order_release);
  futexWakeAll(state_, false);
  pthread_join(thread_, nullptr);
}

Status Prefetch::start(const BatchData &data, const Plan &plan, std::string_view entry,
                       uint64_t seed, int rank, int64_t end, Trace *trace) {
  data_ = &data, plan_ = &plan, seed_ = seed, rank_ = rank, end_ = end;
  trace_ = trace, isEval_ = entry != plan.step;
  ahead_.resize(plan.inputs.size());
  for (size_t i = 0; i < plan.inputs.size(); ++i)
    if (plan.inputs[i].entry == entry && plan.inputs[i].role == "batch")
      ahead_[i].resize(plan.inputs[i].localBytes());
  errno = startServiceThread(thread_, threadMain, this);
  started_ = errno == 0;
  return started_ ? Status::ok() : ioFailure("cannot start the thread that reads data");
}

void Prefetch::await() {
  waitUntil(state_, false, [&] { return state_.load(std::memory_order_acquire) == Idle; });
}

void *Prefetch::threadMain(void *self) {
  static_cast<Prefetch *>(self)->loop();
  return nullptr;
}

void Prefetch::loop() {
  while (true) {
    waitUntil(state_, false, [&] { return state_.load(std::memory_order_acquire) != Idle; }, 1000);
    if (state_.load(std::memory_order_acquire) == Stop)
      return;
    read(next_);
    state_.store(Idle, std::memory_order_release);
    futexWakeAll(state_, false);
  }
}

void Prefetch::read(int64_t step) {
  Traced traced(trace_, isEval_ ? Activity::ReadToEvaluate : Activity::Read, step + 1);
  status_ = data_->fill(seed_, step, rank_, [&](const PlanTensor &input) {
    return ahead_[&input - plan_->inputs.data()].data();
  });
}

Status Prefetch::take(int64_t step, HostInputs &inputs) {
  if (step == current_)
    return Status::ok();
  await();
  if (step != next_)
    read(step); // the first one, or a step out of turn
  next_ = -1;
  ZRT_TRY(status_);
  for (size_t i = 0; i < ahead_.size(); ++i)
    if (!ahead_[i].empty())
      inputs[i].swap(ahead_[i]);
  current_ = step;
  if (step + 1 < end_) {
    next_ = step + 1;
    state_.store(Wanted, std::memory_order_release);
    futexWakeAll(state_, false);
  }
  return Status::ok();
}
