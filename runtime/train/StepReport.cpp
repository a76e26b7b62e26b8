#include "StepReport.h"

#include "Progress.h"

using namespace zrt;

double StepNumbers::flopsUsed(const Job &job) const {
  double peak = job.options.peakTeraflops * 1e12 * job.plan.ranks;
  return peak > 0 ? double(zrt_flops) / (milliseconds * 1e-3) / peak : 0;
}

/// What --set says at a step.
static std::string settingsAt(const Job &job, int64_t step) {
  JsonLine line;
  for (const auto &[name, schedule] : job.settings)
    line.add(name, schedule.at(step - 1));
  return line.str();
}

JsonLine zrt::stepLine(const Job &job, const std::vector<Metric> &metrics,
                       const StepNumbers &numbers) {
  JsonLine values, line;
  for (const Metric &metric : metrics)
    values.raw(metric.output->name, elementText(metric.output->dtype, metric.element));
  line.add("type", "step").add("step", numbers.step).raw("metrics", values.str());
  if (!job.settings.empty())
    line.raw("set", settingsAt(job, numbers.step));
  line.add("ms", double(int64_t(numbers.milliseconds * 1000)) / 1000);
  if (job.data.itemsPerStep() > 0) // 0: the step has no batch
    line.add(format("%s_per_s", job.data.itemName()), double(int64_t(numbers.itemsPerSecond(job))));
  line.add("wire_bytes", numbers.wire).add("peak_bytes", numbers.peak);
  if (double used = numbers.flopsUsed(job); used > 0)
    line.add("mfu", double(int64_t(used * 1e6)) / 1e6);
  return line;
}

std::string zrt::progressLine(const Job &job, const std::vector<Metric> &metrics,
                              const StepNumbers &numbers) {
  const Options &options = job.options;
  std::vector<std::string> parts = {
      format("step %lld/%lld", (long long)numbers.step, (long long)options.steps)};
  if (!metrics.empty())
    parts.push_back(format("%s %.6g", metrics[0].output->name.c_str(),
                           elementAsDouble(metrics[0].output->dtype, metrics[0].element)));
  for (const auto &[name, schedule] : job.settings)
    if (!schedule.isConstant())
      parts.push_back(format("%s %.4g", name.c_str(), schedule.at(numbers.step - 1)));
  parts.push_back(format("%.1f ms", numbers.milliseconds));
  if (job.data.itemsPerStep() > 0)
    parts.push_back(format("%.0f %s/s", numbers.itemsPerSecond(job), job.data.itemName()));
  if (double used = numbers.flopsUsed(job); used > 0)
    parts.push_back(format("MFU %.1f %%", 100 * used));
  parts.push_back("peak " + (options.exactBytes ? format("%lld B", (long long)numbers.peak)
                                                : bytesText(numbers.peak)));
  if (numbers.left >= 0 && numbers.step < options.steps)
    parts.push_back("ETA " + durationText(numbers.left));
  if (options.exactBytes)
    parts.push_back(format("%lld wire bytes", (long long)numbers.wire));
  return fitLine(parts, terminalColumns());
}

EventScalars zrt::stepScalars(const Job &job, const std::vector<Metric> &metrics,
                              const StepNumbers &numbers) {
  EventScalars scalars;
  for (const Metric &metric : metrics)
    scalars.add("metrics/" + metric.output->name,
                elementAsDouble(metric.output->dtype, metric.element));
  for (const auto &[name, schedule] : job.settings)
    scalars.add("set/" + name, schedule.at(numbers.step - 1));
  scalars.add("speed/ms", numbers.milliseconds);
  if (job.data.itemsPerStep() > 0)
    scalars.add(format("speed/%s_per_s", job.data.itemName()), numbers.itemsPerSecond(job));
  if (double used = numbers.flopsUsed(job); used > 0)
    scalars.add("speed/mfu", used);
  scalars.add("memory/peak_MiB", double(numbers.peak) / (1 << 20));
  scalars.add("memory/arena_MiB", double(job.plan.arenaBytes()) / (1 << 20));
  scalars.add("wire/MiB", double(numbers.wire) / (1 << 20));
  return scalars;
}
