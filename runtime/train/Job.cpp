#include "Job.h"

#include "Arrays.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <sched.h>

using namespace zrt;

const zrt_entry_point *Job::entry(std::string_view name) const {
  for (int64_t i = 0; i < zrt_entry_count; ++i)
    if (name == zrt_entries[i].name)
      return &zrt_entries[i];
  return nullptr;
}

const Tensor *Job::argument(int64_t index) const {
  return args.find("arg" + std::to_string(index));
}

Status Job::checkRanks() const {
  int ranks = isInCluster() ? launcher.size : options.ranks;
  if (isInCluster() && options.ranks && options.ranks != launcher.size)
    return failure(Code::Usage,
                   "--ranks %d, and %s has started %d; --launcher=own starts the ranks on this "
                   "machine instead",
                   options.ranks, launcher.name.c_str(), launcher.size);
  if (ranks == 0 || ranks == plan.ranks)
    return Status::ok();
  // Shard groups stay as they are where they can.
  const Json *recorded = plan.config.find("shard_group");
  int64_t group = recorded && recorded->isInteger() ? recorded->integer() : 0;
  std::string groups =
      group > 0 && ranks % group ? format(" --shard-group=%d", ranks) : std::string();
  return failure(Code::Usage,
                 "this program was compiled for %d rank%s, not %d%s; recompile it with\n"
                 "  zero-compile %s --ranks=%d%s -o %s-%d",
                 plan.ranks, plan.ranks == 1 ? "" : "s", ranks,
                 isInCluster() ? format(" as %s has started", launcher.name.c_str()).c_str() : "",
                 options.program.c_str(), ranks, groups.c_str(), options.program.c_str(), ranks);
}

/// Ranks that are processes of their own have no file in common that one of them has opened.
Status Job::checkLauncher() const {
  if (isInCluster() && !options.results.empty())
    return failure(Code::Usage,
                   "--results is written by ranks that this program has started itself; give "
                   "--launcher=own, or leave it out under %s",
                   launcher.name.c_str());
  if (plan.isForCuda() && options.communicator != "auto")
    return failure(Code::Usage, "--communicator is of ranks on CPUs: those of this program are on "
                                "GPUs and exchange data by NCCL");
  if (isInCluster() && serves())
    return failure(Code::Usage,
                   "--serve is for ranks that this program has started itself on this machine, and "
                   "%s has started these; give --launcher=own",
                   launcher.name.c_str());
  return Status::ok();
}

void Job::chooseThreads() {
  cpu_set_t set;
  CPU_ZERO(&set);
  int cores = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  threads = options.threads    ? options.threads
            : plan.threads > 0 ? plan.threads
                               : std::min(64, std::max(1, cores / plan.ranks));
}

/// Whether a file's tensor indexes what is there.
Status Job::checkIndexes(const PlanTensor &input) const {
  const uint8_t *data = argument(input.index)->data;
  int64_t count = elementCount(input.shape), bad = findOutside(input, data, count);
  if (bad == count)
    return Status::ok();
  return failure(Code::BadInput, "'%s': value %s at index %lld of 'arg%lld' %s",
                 options.args.c_str(),
                 elementText(input.dtype, data + bad * dtypeInfo(input.dtype).size).c_str(),
                 (long long)bad, (long long)input.index, boundText(input).c_str());
}

Status Job::checkArguments() {
  if (!options.args.empty()) {
    Expected<SafetensorsReader> file = SafetensorsReader::open(options.args);
    if (!file.isOk())
      return file.status();
    args = std::move(*file);
  }
  auto check = [&](int64_t index, const std::string &name, int dtype,
                   const std::vector<int64_t> &shape) -> Status {
    std::string what = format("argument %lld ('%s')", (long long)index, name.c_str());
    const Tensor *tensor = argument(index);
    if (!tensor && options.args.empty())
      return failure(Code::Usage,
                     "%s: no value; give --args FILE.safetensors with a tensor 'arg%lld' (%s)",
                     what.c_str(), (long long)index, typeText(dtype, shape).c_str());
    if (!tensor)
      return failure(Code::BadInput, "%s: '%s' has no tensor 'arg%lld' (%s)", what.c_str(),
                     options.args.c_str(), (long long)index, typeText(dtype, shape).c_str());
    return checkType(what, dtype, shape, *tensor, options.args);
  };
  std::vector<std::string> known;
  for (const PlanState &state : plan.states)
    if (int64_t index = state.argument(plan.step); index >= 0) {
      ZRT_TRY(check(index, state.name, state.dtype, state.shape));
      known.push_back("arg" + std::to_string(index));
    }
  for (const PlanTensor &input : plan.inputs)
    if (input.entry == plan.step) {
      ZRT_TRY(check(input.index, input.name, input.dtype, input.shape));
      ZRT_TRY(checkIndexes(input));
      known.push_back("arg" + std::to_string(input.index));
    }
  for (const Tensor &tensor : args.tensors())
    if (std::find(known.begin(), known.end(), tensor.name) == known.end())
      return failure(Code::BadInput,
                     "'%s' has a tensor '%s', which is no argument of @%s; it takes %lld, named "
                     "arg0, arg1, ... (--describe lists them)",
                     options.args.c_str(), tensor.name.c_str(), plan.step.c_str(),
                     (long long)known.size());
  return Status::ok();
}

/// Whether --init gives something beside the first states: an argument of every step.
static bool hasGivenArgument(const Plan &plan) {
  return std::any_of(plan.inputs.begin(), plan.inputs.end(), [&](const PlanTensor &input) {
    return input.entry != plan.init && input.role != "batch" && input.role != "scalar" &&
           input.role != "rng";
  });
}

Status Job::checkStates() {
  // The line that begins a run is the line that goes on: only a path names another beginning.
  bool goesOn = resume.checkpoint && options.resume != "auto";
  if (goesOn && !options.init.empty() && !hasGivenArgument(plan))
    return failure(Code::Usage,
                   "--init gives the states of step 0, and --resume %s goes on from step %lld: "
                   "leave one of them out",
                   options.resume.c_str(), (long long)resume.step());
  if (!options.init.empty()) {
    Expected<LeafSource> source = LeafSource::open(options.init);
    if (!source.isOk())
      return Status(source.status().code(), "--init: " + source.status().message());
    init = std::move(*source);
  }
  if (runsInit() || resume.checkpoint || (serves() && options.init.empty()))
    return Status::ok(); // made by an entry, or loaded, or given by the client
  Expected<std::vector<int64_t>> chosen = chooseInitial(init, plan, options);
  ZRT_TRY(chosen.status());
  initial_ = std::move(*chosen);
  return Status::ok();
}

/// One run at a time writes there. One that was killed a moment ago may still be ending.
Status Job::takeFolder() {
  if (options.out.empty() || launcher.rank != 0)
    return Status::ok();
  ZRT_TRY(makeFolder(options.out));
  Expected<bool> isTaken = lock_.take(options.out, /*milliseconds=*/5000);
  ZRT_TRY(isTaken.status());
  return *isTaken
             ? Status::ok()
             : failure(Code::Io, "another run writes to '%s': give another --out, or wait for it",
                       options.out.c_str());
}

/// What an option follows, from where the checkpoint stood if it followed the same.
static CheckpointBest goOnFrom(const CheckpointBest &saved, const char *option,
                               const std::string &metric, bool isHighest, bool tells) {
  if (metric.empty() || (saved.metric == metric && saved.isHighest == isHighest))
    return metric.empty() ? CheckpointBest() : saved;
  if (!saved.metric.empty() && tells)
    fprintf(stderr, "note: %s follows the %s %s, the checkpoint the %s %s: it begins anew\n",
            option, isHighest ? "highest" : "lowest", metric.c_str(),
            saved.isHighest ? "highest" : "lowest", saved.metric.c_str());
  CheckpointBest best;
  best.metric = metric, best.isHighest = isHighest;
  return best;
}

CheckpointEvaluation Job::evaluationSoFar() const {
  CheckpointEvaluation saved;
  if (resume.checkpoint)
    saved = resume.checkpoint->index().evaluation;
  bool tells = launcher.rank == 0;
  saved.earlyStop =
      goOnFrom(saved.earlyStop, "--early-stop", options.stopMetric, options.stopAtHighest, tells);
  saved.keepBest =
      goOnFrom(saved.keepBest, "--keep-best", options.keepMetric, options.keepHighest, tells);
  return saved;
}

/// What of the run is the checkpoint's.
Status Job::goOn() {
  if (!resume.checkpoint)
    return Status::ok();
  const CheckpointIndex &index = resume.checkpoint->index();
  if (options.hasSeed && options.seed != index.seed)
    return failure(Code::Usage,
                   "--seed %llu, and '%s' was saved by a run of seed %llu: leave it out",
                   (unsigned long long)options.seed, resume.checkpoint->path().c_str(),
                   (unsigned long long)index.seed);
  options.seed = index.seed;
  // Of what a client has given, nothing is known.
  if (launcher.rank != 0 || !readsData() || index.data.rows == 0)
    return Status::ok();
  const char *path = resume.checkpoint->path().c_str();
  if (index.data.rows != data.rows())
    fprintf(stderr,
            "warning: '%s' was saved by a run whose data has %lld rows, here it has %lld: from now "
            "on rows come in another order\n",
            path, (long long)index.data.rows, (long long)data.rows());
  else if (index.data.order != 0 && index.data.order != data.orderHash())
    fprintf(stderr,
            "warning: '%s' was saved by a run with another --data-order, other weights or ranges: "
            "from now on rows come in another order\n",
            path);
  if (int64_t cursor = index.step * data.rowsPerStep(); cursor != index.data.cursor)
    fprintf(stderr,
            "warning: '%s' was saved after %lld rows; steps of this program have another number "
            "of rows, and it goes on from row %lld\n",
            path, (long long)index.data.cursor, (long long)cursor);
  return Status::ok();
}

int64_t Job::initialArgument(const PlanTensor &input) const {
  int64_t leaf = init.isOpen() ? init.find(input.name) : -1;
  return leaf >= 0 && init.mapped(leaf) ? leaf : -1; // a checkpoint has states alone
}

const Schedule *Job::setting(std::string_view name) const {
  for (const auto &[given, schedule] : settings)
    if (given == name)
      return &schedule;
  return nullptr;
}

static bool isScalar(int dtype, const std::vector<int64_t> &shape) {
  return elementCount(shape) == 1 && dtype != ZRT_C64 && dtype != ZRT_C128;
}

std::vector<const PlanState *> Job::scheduledStates() const {
  std::vector<const PlanState *> states;
  for (const PlanState &state : plan.states)
    if (setting(state.name))
      states.push_back(&state);
  return states;
}

Status zrt::storeScheduled(const std::string &name, const Schedule &schedule, int dtype,
                           int64_t step, uint8_t *element) {
  double value = schedule.at(step);
  std::string text = schedule.isConstant()      ? schedule.constant()
                     : dtypeInfo(dtype).isFloat ? format("%.17g", value)
                                                : format("%lld", std::llround(value));
  if (storeElement(dtype, text, element))
    return Status::ok();
  return failure(Code::Usage, "--set %s: its value at step %lld is %s, which is no %s",
                 name.c_str(), (long long)step + 1, text.c_str(), dtypeInfo(dtype).name);
}

Status Job::readSettings() {
  for (auto setting = options.set.rbegin(); setting != options.set.rend(); ++setting) {
    if (this->setting(setting->first))
      continue;
    Expected<Schedule> schedule = Schedule::parse(setting->first, setting->second);
    if (!schedule.isOk())
      return schedule.status();
    settings.push_back({setting->first, std::move(*schedule)});
  }
  return checkSettings();
}

/// Every setting has something that takes it.
Status Job::checkSettings() const {
  for (const auto &[given, schedule] : settings) {
    int dtype = -1;
    std::string names;
    auto consider = [&](const std::string &name, int type, const std::vector<int64_t> &shape) {
      if (name == given && isScalar(type, shape))
        dtype = type;
    };
    for (const PlanTensor &input : plan.inputs)
      if (input.role == "scalar") {
        consider(input.name, input.dtype, input.shape);
        std::string name = " '" + input.name + "'"; // once, if @eval has it too
        if (names.find(name) == std::string::npos)
          names += name;
      }
    for (const PlanState &state : plan.states)
      if (state.argument(plan.step) >= 0)
        consider(state.name, state.dtype, state.shape);
    if (dtype < 0)
      return failure(Code::Usage,
                     "--set names '%s', which is neither a scalar argument nor a state of one "
                     "element; the program's scalar arguments are%s, --describe lists the states",
                     given.c_str(), names.empty() ? " none" : names.c_str());
    uint8_t element[8];
    if (schedule.isConstant() && !storeElement(dtype, schedule.constant(), element))
      return failure(Code::Usage, "--set %s=%s is no %s, and no schedule such as cosine(1e-3,1000)",
                     given.c_str(), schedule.constant().c_str(), dtypeInfo(dtype).name);
  }
  return Status::ok();
}

Status Job::checkInputs(std::string_view entryName) {
  if (serves() && entryName != plan.init)
    return Status::ok(); // looked at when they come
  for (const PlanTensor &input : plan.inputs) {
    if (input.entry != entryName || (input.role == "batch" && entryName != plan.init))
      continue;
    std::string type = typeText(input.dtype, input.shape);
    if (input.role == "scalar") {
      if (!setting(input.name) || elementCount(input.shape) != 1)
        return failure(Code::Usage, "no value for the argument '%s' (%s); give --set %s=VALUE",
                       input.name.c_str(), type.c_str(), input.name.c_str());
    } else if (input.role == "rng") {
      if (!isSeedsKey(input))
        return failure(Code::Usage, "the key '%s' of @%s is %s; keys made of --seed are ui32[2]",
                       input.name.c_str(), input.entry.c_str(), type.c_str());
    } else {
      int64_t leaf = initialArgument(input);
      if (leaf < 0)
        return failure(Code::Usage,
                       "no value for the argument '%s' (%s, role %s) of @%s; put a tensor of that "
                       "name into --init FILE.safetensors",
                       input.name.c_str(), type.c_str(), input.role.c_str(), input.entry.c_str());
      const CheckpointLeaf &array = init.leaves()[leaf];
      ZRT_TRY(checkType("argument '" + input.name + "'", input.dtype, input.shape,
                        {array.name, array.dtype, array.shape}, options.init));
    }
  }
  return Status::ok();
}

/// The 64 bits of a seed as jax.random.PRNGKey lays them out.
static void storeKey(uint64_t seed, uint8_t *target) {
  uint32_t words[2] = {uint32_t(seed >> 32), uint32_t(seed)};
  memcpy(target, words, sizeof words);
}

Status Job::fillInput(const PlanTensor &input, int64_t step, int rank, uint8_t *local) const {
  size_t position = size_t(&input - plan.inputs.data());
  if (serves() && input.entry != plan.init && window.isGiven(position))
    loadInput(plan, input, rank, window.at(window.inputOffset(position)), local);
  else if (fromArrays())
    loadInput(plan, input, rank, argument(input.index)->data, local);
  else if (input.role == "scalar")
    return storeScheduled(input.name, *setting(input.name), input.dtype, step, local);
  else if (input.role == "rng")
    // The states are made by the seed's key; the step has another one each time.
    storeKey(input.entry == plan.init ? options.seed : mix(options.seed ^ mix(uint64_t(step))),
             local);
  else if (input.role != "batch" || input.entry == plan.init)
    loadInput(plan, input, rank, init.mapped(initialArgument(input)), local);
  return Status::ok();
}

bool Job::isBatchGiven() const {
  for (size_t i = 0; i < plan.inputs.size() && serves(); ++i)
    if (plan.inputs[i].entry == plan.step && plan.inputs[i].role == "batch" && window.isGiven(i))
      return true; // all are: see Server
  return false;
}

bool Job::isData(const void *address) const {
  return address == args.address() || init.isAt(address) || window.isAt(address) ||
         data.isAt(address) || evalData.isAt(address);
}

/// A metric of @eval by its name, or nullptr.
static const PlanTensor *evalMetric(const Plan &plan, const std::string &name) {
  for (const PlanTensor &output : plan.outputs)
    if (output.isScalarOf(evalEntry) && output.name == name)
      return &output;
  return nullptr;
}

Status Job::checkMetric(const char *option, const std::string &metric) const {
  if (metric.empty() || evalMetric(plan, metric))
    return Status::ok();
  std::string names;
  for (const PlanTensor &output : plan.outputs)
    if (output.isScalarOf(evalEntry))
      names += " '" + output.name + "'";
  return failure(Code::Usage, "%s names '%s'; the scalar metrics of @%s are%s", option,
                 metric.c_str(), evalEntry, names.empty() ? " none" : names.c_str());
}

Status Job::checkEval() {
  if (!evaluates())
    return Status::ok();
  if (!entry(evalEntry))
    return failure(Code::Usage,
                   "--eval-data: the program has no entry @%s; export the step with one "
                   "(zero_export.export_step(..., eval=...)), or leave the option out",
                   evalEntry);
  ZRT_TRY(checkInputs(evalEntry));
  if (serves())
    return Status::ok();
  ZRT_TRY(checkMetric("--early-stop", options.stopMetric));
  ZRT_TRY(checkMetric("--keep-best", options.keepMetric));
  return evalData.bind(
      plan, {evalEntry, options.evalData, options.repeatData, /*shuffles=*/false, "--eval-data"});
}

Status Job::openResults() {
  if (options.results.empty())
    return Status::ok();
  return results.open(options.results);
}

/// What has a meaning on the CPU only is no option of a program for a GPU, and the other way round.
Status Job::checkDevice() const {
  if (!plan.isForCuda() && options.hasControlFlow)
    return failure(Code::Usage,
                   "--control-flow is for programs of a GPU, and this one was compiled "
                   "for a CPU: leave it out");
  if (!plan.isForCuda())
    return Status::ok();
  if (options.threads)
    return failure(Code::Usage, "--threads is for programs of a CPU, and this one was compiled for "
                                "a GPU: leave it out");
  if (options.leavesF32ToBlas)
    return failure(Code::Usage,
                   "--f32-matmul is for programs of a CPU, and this one was compiled "
                   "for a GPU: leave it out; compile with --f32-matmul=tf32 for matmuls "
                   "in TF32");
  if (options.adversarial)
    return failure(Code::Usage, "ZRT_ADVERSARIAL orders the streams of a CPU, and this program was "
                                "compiled for a GPU: leave it out");
  return Status::ok();
}

Status Job::prepare() {
  ZRT_TRY(checkRanks());
  ZRT_TRY(checkDevice());
  ZRT_TRY(checkLauncher());
  if (!entry(plan.step))
    return failure(Code::Internal, "the program has no entry @%s", plan.step.c_str());
  if (!plan.init.empty() && !entry(plan.init))
    return failure(Code::Internal, "the program has no entry @%s", plan.init.c_str());
  if (options.peakTeraflops > 0 && zrt_flops <= 0)
    return failure(Code::Usage,
                   "--peak-tflops: it is not known how many operations the step has, as "
                   "the program carries no origin; leave it out");
  chooseThreads();
  if (options.checkOnly) {
    // No argument is read.
  } else if (fromArrays()) {
    ZRT_TRY(checkArguments());
  } else {
    if (options.steps < 0)
      return failure(Code::Usage, "--steps K is missing; --help lists the options");
    ZRT_TRY(takeFolder()); // before it is looked into
    Expected<ResumeChoice> choice = chooseResume(options, plan);
    ZRT_TRY(choice.status());
    resume = std::move(*choice);
    ZRT_TRY(checkStates());
    ZRT_TRY(readSettings());
    ZRT_TRY(checkInputs(plan.step));
    if (runsInit())
      ZRT_TRY(checkInputs(plan.init));
    ZRT_TRY(checkEval());
    if (serves())
      ZRT_TRY(window.create(plan));
    if (readsData())
      ZRT_TRY(data.bind(plan, {plan.step, options.data, options.repeatData, options.shuffles}));
    ZRT_TRY(goOn());
  }
  if (!options.trace.empty() && options.traceTo <= resume.step())
    return failure(Code::Usage,
                   "--trace ends with step %lld, and the run goes on from step %lld: name later "
                   "steps, or --resume=none and another --out",
                   (long long)options.traceTo, (long long)resume.step());
  if (!options.checkOnly) { // which leaves every file as it is
    ZRT_TRY(openResults());
    if (!options.log.empty() && launcher.rank == 0)
      ZRT_TRY(log.open(options.log));
    if (!options.tensorboard.empty() && launcher.rank == 0) {
      ZRT_TRY(events.open(options.tensorboard));
      ZRT_TRY(events.start(resume.step() + 1));
    }
    if (!options.trace.empty() && launcher.rank == 0)
      ZRT_TRY(trace.open(options.trace));
  }
  if (isInCluster())
    return Status::ok();
  ZRT_TRY(launched.create(plan.ranks));
  if (plan.isForCuda() || options.sharesNoMemory())
    return Status::ok(); // its ranks make their own memory
  return transport.create(plan.ranks, plan.arenaBytes(), plan.communicatorGroups());
}
