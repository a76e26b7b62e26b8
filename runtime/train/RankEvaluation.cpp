//===- RankEvaluation.cpp - What one rank does: evaluations ----------------------===//

#include "Rank.h"

using namespace zrt;

bool Rank::evaluatesAfter(int64_t step) const {
  if (!job_.evaluates() || stopSignal_)
    return false;
  int64_t every = job_.options.evalEvery;
  return step == job_.options.steps || (every > 0 && step % every == 0);
}

/// Runs @eval over its batches, always the same ones, on the states as they are. Every rank has
/// the same metrics and comes to the same end.
Status Rank::evaluate(int64_t step) {
  WireBytes before = wireBytes();
  int64_t start = nowNanoseconds(), batches = job_.evalBatches();
  Traced traced(looking_.trace(), Activity::Evaluation, step);
  for (Metric &metric : evalMetrics_)
    metric.sum = 0;
  // Meters count the gradients of steps.
  std::vector<CollectiveMeter> asleep;
  asleep.swap(context_.meters);
  for (evalBatch_ = 0; evalBatch_ < batches; ++evalBatch_) {
    bool isFirst = numbers_.evalBatches == 0 && evalBatch_ == 0;
    ZRT_TRY(execute(evalEntry, std::max<int64_t>(step - 1, 0), // its values of --set
                    job_.options.test && isFirst));
    ZRT_TRY(readMetrics(evalMetrics_));
    for (Metric &metric : evalMetrics_)
      metric.sum += elementAsDouble(metric.output->dtype, metric.element);
  }
  asleep.swap(context_.meters);
  numbers_.evalBatches += batches;
  numbers_.wireEval += wireBytes() - before;
  evaluation_.step = step;
  for (const Metric &metric : evalMetrics_)
    ZRT_TRY(follow(step, metric.output->name, metric.sum / double(batches)));
  double seconds = double(nowNanoseconds() - start) * 1e-9;
  return rank_ == 0 ? showEvaluation(step, batches, seconds) : Status::ok();
}

/// What a run before has found. An evaluation that a signal has kept it from is made up for, so
/// that this run decides as the uninterrupted one.
Status Rank::goOnEvaluating() {
  evaluation_ = job_.evaluationSoFar();
  if (!job_.resume.checkpoint || !job_.evaluates())
    return Status::ok();
  if (evaluatesAfter(first_) && evaluation_.step < first_)
    ZRT_TRY(evaluate(first_));
  return judge(first_);
}

/// Takes in a metric, if it is followed: the evaluations that --eval-every asks for count.
Status Rank::follow(int64_t step, const std::string &metric, double value) {
  int64_t every = job_.options.evalEvery;
  if (every == 0 || step % every != 0)
    return Status::ok();
  if (metric == evaluation_.keepBest.metric)
    isBest_ = evaluation_.keepBest.follow(step, value);
  if (metric != evaluation_.earlyStop.metric)
    return Status::ok();
  evaluation_.earlyStop.follow(step, value);
  return judge(step);
}

/// --early-stop.
Status Rank::judge(int64_t step) {
  const CheckpointBest &best = evaluation_.earlyStop;
  if (stopsEarly_ || best.metric.empty() || best.since < job_.options.stopPatience)
    return Status::ok();
  stopsEarly_ = true;
  if (rank_ != 0)
    return Status::ok();
  std::string than = best.step < 0 ? "been a number" : format("been better than %.6g", best.value);
  return print(format("step %lld: %s has not %s in %lld evaluation%s: the run ends early\n",
                      (long long)step, best.metric.c_str(), than.c_str(), (long long)best.since,
                      best.since == 1 ? "" : "s"));
}

Status Rank::showEvaluation(int64_t step, int64_t batches, double seconds) {
  JsonLine metrics;
  std::string text;
  EventScalars scalars;
  for (const Metric &metric : evalMetrics_) {
    double mean = metric.sum / double(batches);
    metrics.add(metric.output->name, mean);
    scalars.add("eval/" + metric.output->name, mean);
    text += format("  %s %.6g", metric.output->name.c_str(), mean);
  }
  JsonLine line;
  line.add("type", "eval").add("step", step).raw("metrics", metrics.str());
  line.add("batches", batches).add("seconds", double(int64_t(seconds * 1e6)) / 1e6);
  ZRT_TRY(outlive(job_.log.write(line)));
  ZRT_TRY(outlive(job_.events.write(step, scalars)));
  return print(format("eval %lld%s  %lld batch%s  %.1f s\n", (long long)step, text.c_str(),
                      (long long)batches, batches == 1 ? "" : "es", seconds));
}
