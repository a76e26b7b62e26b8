#include "Options.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/stat.h>

using namespace zrt;

namespace {

struct OptionInfo {
  const char *name, *argument, *help;
  bool argumentOptional = false;
};

const OptionInfo table[] = {
    {"--help", nullptr, "this text"},
    {"--describe", "WHAT",
     "print the program: summary (default), plan and calls (JSON), import (bytecode)", true},
    {"--ranks", "N", "ranks to start; must be the number the program was compiled for"},
    {"--launcher", "NAME",
     "who has started the ranks: own, torchrun, srun, mpirun; auto (default) looks at what they "
     "set"},
    {"--rendezvous", "HOST:PORT",
     "where ranks that a launcher has started meet: rank 0's machine, and a free port there"},
    {"--communicator", "NAME",
     "how ranks on CPUs exchange data: local: shared memory of one machine; tcp: connections; mpi: "
     "Open MPI; auto (default): tcp where a launcher has started them on several machines"},
    {"--share-gpu", nullptr,
     "let ranks of one machine share its GPUs, if it has any: for trying, not for speed"},
    {"--control-flow", "HOW",
     "who goes by the values of loops and branches on a GPU: graph: the step's graph, as an error "
     "where it cannot; host: between parts of it; auto (default): the graph where it can"},
    {"--threads", "N", "threads a rank (default: as compiled, else cores / ranks)"},
    {"--f32-matmul", "HOW",
     "who multiplies matrices of f32 on a CPU: auto (default): as sums of bf16 on a processor with "
     "AMX, else oneDNN; library: oneDNN"},
    {"--data", "[ARG=]GLOB[:FORMAT]",
     "values of FORMAT u8 (default), u16, u32, i32, f32, llmc, npy or safetensors; several sources "
     "with weights: 'a.bin:u16*0.7,b.bin:u16*0.3'; one array for several arguments: "
     "'x=t.bin[0:T]' 'y=t.bin[1:T+1]'; see docs/Running.md"},
    {"--data-order", "ORDER",
     "shuffle (default): every epoch in an order of its own, by --seed; stream: as in the files"},
    {"--repeat-data", nullptr, "let a batch have the same row more than once"},
    {"--eval-data", "[ARG=]GLOB[:FORMAT]", "batches of @eval, in the order of the files"},
    {"--eval-every", "K", "evaluate every K steps (default: after the last step)"},
    {"--eval-steps", "K", "batches of an evaluation (default: as many as there are rows for)"},
    {"--early-stop", "METRIC[:P[:max]]",
     "end when P evaluations (default 1) have not made METRIC of @eval smaller (max: larger)"},
    {"--steps", "K", "steps to run"},
    {"--seed", "S", "seed of the initial values and of the data order (default 0)"},
    {"--out", "DIR",
     "folder of the run's checkpoints; one is saved when the run ends or is stopped"},
    {"--save-every", "K", "save every K steps too"},
    {"--keep", "N",
     "remove the oldest complete checkpoints of --out but for N (default: all stay)"},
    {"--keep-best", "METRIC[:max]",
     "save when an evaluation makes METRIC of @eval smaller (max: larger) than ever, and keep that "
     "checkpoint beyond --keep"},
    {"--resume", "auto|none|PATH",
     "go on from the newest checkpoint in --out (auto, the default with --out), from none, or from "
     "PATH"},
    {"--init", "PATH",
     "initial states by name, instead of @init: a .safetensors file, a sharded set (its index or "
     "folder), or a checkpoint"},
    {"--init-rest", "zeros",
     "begin with zeros what --init lacks and is no parameter: moments, counts; masters and "
     "averages "
     "as their parameters"},
    {"--set", "NAME=VALUE",
     "value of a scalar argument or state at every step, or a schedule: constant(V), "
     "linear(FROM,TO,STEPS), cosine(PEAK,STEPS[,warmup=W][,end=E]), "
     "wsd(PEAK,STEPS,warmup=W,decay=D[,end=E]), piecewise(V,STEP:V,...)"},
    {"--log", "FILE", "write a JSON line a step, and a summary as the last line"},
    {"--log-every", "K", "progress line and log line every K steps (default 1)"},
    {"--trace", "FILE[:FROM-TO]",
     "write what ran when on all ranks, in steps FROM to TO (default: all that fit), as a file for "
     "ui.perfetto.dev or chrome://tracing"},
    {"--tensorboard", "DIR", "write event files that TensorBoard shows"},
    {"--bytes", nullptr, "exact bytes in the progress line and the table, not MiB"},
    {"--peak-tflops", "T",
     "show MFU: the part that matmuls use of T * 10^12 operations a second on each rank's device"},
    {"--check", "replicas[:K]|nan[:states|:all]",
     "replicas: compare what is equal on all ranks, every K steps (default 1); nan: end at the "
     "first "
     "kernel whose result is not finite, before its step counts; alone: start all ranks, allocate, "
     "reduce once, say where each is, and end",
     true},
    {"--timeout", "S", "seconds without a sign of life after which a rank is ended (default 60)"},
    {"--args", "FILE", "run the step on arg0, arg1, ... of a .safetensors file"},
    {"--results", "FILE", "write result0, result1, ... of the last step of such a run"},
    {"--serve", "FD",
     "do what the program that has started this one asks for over the socket FD: docs/Serving.md"},
};

size_t editDistance(const std::string &a, const std::string &b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t corner = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      size_t change = corner + (a[i - 1] != b[j - 1]);
      corner = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, change});
    }
  }
  return row[b.size()];
}

Status unknownOption(const std::string &name) {
  const OptionInfo *best = nullptr;
  size_t distance = 4;
  for (const OptionInfo &info : table)
    if (size_t d = editDistance(name, info.name); d < distance)
      best = &info, distance = d;
  if (best)
    return failure(Code::Usage, "unknown option '%s'; did you mean '%s'?", name.c_str(),
                   best->name);
  return failure(Code::Usage, "unknown option '%s'; --help lists all", name.c_str());
}

class Parser {
public:
  Options options;

  Status apply(const std::string &name, const std::string &value) {
    if (name == "--help")
      options.help = true;
    else if (name == "--describe")
      return describe(value);
    else if (name == "--ranks")
      return small(name, value, 1, 1 << 20, options.ranks);
    else if (name == "--share-gpu")
      options.shareGpu = true;
    else if (name == "--control-flow") {
      options.hasControlFlow = true;
      return controlFlow(name, value);
    } else if (name == "--launcher")
      options.launcher = value;
    else if (name == "--rendezvous")
      options.rendezvous = value;
    else if (name == "--communicator")
      return communicator(value);
    else if (name == "--threads")
      return small(name, value, 1, 64, options.threads);
    else if (name == "--f32-matmul")
      return f32Matmul(value);
    else if (name == "--data")
      options.data.push_back(value);
    else if (name == "--data-order")
      return order(value);
    else if (name == "--repeat-data")
      options.repeatData = true;
    else if (name == "--eval-data")
      options.evalData.push_back(value);
    else if (name == "--eval-every")
      return integer(name, value, 1, INT32_MAX, options.evalEvery);
    else if (name == "--eval-steps")
      return integer(name, value, 1, INT32_MAX, options.evalSteps);
    else if (name == "--early-stop")
      return earlyStop(value);
    else if (name == "--check")
      return check(value);
    else if (name == "--timeout")
      return small(name, value, 1, 86400, options.timeout);
    else if (name == "--steps")
      return integer(name, value, 0, INT32_MAX, options.steps);
    else if (name == "--log-every")
      return integer(name, value, 1, INT32_MAX, options.logEvery);
    else if (name == "--seed") {
      options.hasSeed = true;
      return seed(name, value, options.seed);
    } else if (name == "--out")
      return folder(name, value, options.out);
    else if (name == "--resume")
      return folder(name, value, options.resume);
    else if (name == "--save-every")
      return integer(name, value, 1, INT32_MAX, options.saveEvery);
    else if (name == "--keep")
      return integer(name, value, 1, INT32_MAX, options.keep);
    else if (name == "--keep-best")
      return keepBest(value);
    else if (name == "--init")
      options.init = value;
    else if (name == "--init-rest")
      return initRest(value);
    else if (name == "--set")
      return set(value);
    else if (name == "--log")
      options.log = value;
    else if (name == "--trace")
      return trace(value);
    else if (name == "--tensorboard")
      return folder(name, value, options.tensorboard);
    else if (name == "--bytes")
      options.exactBytes = true;
    else if (name == "--peak-tflops")
      return positive(name, value, options.peakTeraflops);
    else if (name == "--args")
      options.args = value;
    else if (name == "--results")
      options.results = value;
    else if (name == "--serve")
      return small(name, value, 0, INT32_MAX, options.serve);
    return Status::ok();
  }

  Status finish() {
    if (const char *text = getenv("ZRT_ADVERSARIAL"); text && *text) {
      ZRT_TRY(seed("ZRT_ADVERSARIAL", text, options.adversarialSeed));
      options.adversarial = true;
    }
    if (const char *text = getenv("ZRT_SHARE_GPU"); text && *text)
      options.shareGpu = true;
    if (const char *text = getenv("ZRT_CONTROL_FLOW"); text && *text)
      ZRT_TRY(controlFlow("ZRT_CONTROL_FLOW", text));
    if (const char *text = getenv("ZRT_WATCH"); text && *text)
      options.watch = text;
    if (const char *text = getenv("ZRT_TEST"); text && *text) {
      options.test = true;
      if (const char *fault = getenv("ZRT_FAULT"); fault && *fault)
        options.fault = fault;
      if (options.checkReplicas == 0)
        options.checkReplicas = 1;
    }
    ZRT_TRY(checkpoints());
    ZRT_TRY(serving());
    ZRT_TRY(looking());
    if (!options.args.empty() || !options.results.empty()) {
      const char *arrays = options.args.empty() ? "--results is of a run on the arrays of --args"
                                                : "--args gives every argument";
      if (!options.out.empty() || options.resume != "none")
        return failure(Code::Usage, "%s: leave out --out and --resume, which are of training",
                       arrays);
      if (!options.data.empty() || !options.init.empty() || !options.set.empty() ||
          !options.evalData.empty())
        return failure(Code::Usage, "%s: leave out --data, --eval-data, --init and --set", arrays);
      if (options.repeatData)
        return failure(Code::Usage, "--repeat-data goes with --data only");
      if (options.steps < 0)
        options.steps = 1;
      if (options.steps == 0)
        return failure(Code::Usage, "--args needs at least one step, not --steps 0");
    }
    if (options.zeroRest && options.init.empty())
      return failure(Code::Usage, "--init-rest=zeros is for what --init FILE.safetensors lacks");
    const std::pair<const char *, bool> evaluating[] = {
        {"--eval-every", options.evalEvery != 0},
        {"--eval-steps", options.evalSteps != 0},
        {"--early-stop", !options.stopMetric.empty()},
        {"--keep-best", !options.keepMetric.empty()}};
    for (const auto &[name, isGiven] : evaluating)
      if (isGiven && options.evalData.empty())
        return failure(Code::Usage, "%s goes with --eval-data only", name);
    if (!options.stopMetric.empty() && !options.evalEvery)
      return failure(Code::Usage, "--early-stop looks at evaluations: give --eval-every K");
    if (!options.keepMetric.empty() && !options.evalEvery)
      return failure(Code::Usage, "--keep-best looks at evaluations: give --eval-every K");
    return Status::ok();
  }

private:
  /// Options that make no sense without another one.
  Status checkpoints() {
    if (options.out.empty() && options.saveEvery)
      return failure(Code::Usage, "--save-every goes with --out DIR, the folder to save to");
    if (options.out.empty() && options.keep)
      return failure(Code::Usage, "--keep goes with --out DIR, the folder whose oldest it removes");
    if (options.out.empty() && !options.keepMetric.empty())
      return failure(Code::Usage, "--keep-best goes with --out DIR, the folder to save to");
    if (options.out.empty() && options.resume == "auto")
      return failure(Code::Usage, "--resume=auto goes with --out DIR, the folder to look in");
    if (options.resume.empty())
      options.resume = options.out.empty() ? "none" : "auto";
    return Status::ok();
  }

  /// A client says what is run, and when.
  Status serving() {
    if (options.serve < 0)
      return Status::ok();
    struct stat status;
    if (fstat(options.serve, &status) != 0 || !S_ISSOCK(status.st_mode))
      return failure(Code::Usage,
                     "--serve %d: that is no socket; programs start this one so, see "
                     "docs/Serving.md",
                     options.serve);
    const std::pair<const char *, bool> others[] = {
        {"--eval-data", !options.evalData.empty()},
        {"--steps", options.steps >= 0},
        {"--out", !options.out.empty()},
        {"--args", !options.args.empty()},
        {"--results", !options.results.empty()},
        {"--trace", !options.trace.empty()},
        {"--bytes", options.exactBytes},
        {"--check", options.checkOnly},
        {"--check=nan", options.checkFinite != FiniteCheck::Off}};
    for (const auto &[name, isGiven] : others)
      if (isGiven)
        return failure(Code::Usage, "%s: with --serve the client says that; leave it out", name);
    if (options.data.empty() && (!options.shuffles || options.repeatData))
      return failure(Code::Usage,
                     "%s goes with --data, and without it the client gives every batch",
                     options.shuffles ? "--repeat-data" : "--data-order=stream");
    options.steps = 0; // those of the client are counted as they come
    return Status::ok();
  }

  Status looking() {
    bool fromArrays = !options.args.empty() || !options.results.empty();
    if (fromArrays && !options.tensorboard.empty())
      return failure(Code::Usage, "--tensorboard shows a training: leave it out with --args");
    if (options.checkOnly && !options.trace.empty())
      return failure(Code::Usage, "--check alone runs no step that --trace could show: leave one "
                                  "of them out");
    if (options.checkFinite != FiniteCheck::Off && !options.trace.empty())
      return failure(Code::Usage,
                     "--check=nan runs a step call by call, so --trace would not show how it runs: "
                     "leave one of them out");
    if (options.steps >= 0 && !options.trace.empty() && options.traceFrom > options.steps)
      return failure(Code::Usage, "--trace begins with step %lld, after the last of --steps %lld",
                     (long long)options.traceFrom, (long long)options.steps);
    return Status::ok();
  }

  /// FILE[:FROM-TO], where one of the numbers may be left out; one number alone is that step.
  Status trace(const std::string &value) {
    options.trace = value;
    size_t colon = value.rfind(':');
    if (colon != std::string::npos && value.find('/', colon) == std::string::npos) {
      std::string steps = value.substr(colon + 1);
      if (steps.empty() || steps.find_first_not_of("0123456789-") != std::string::npos)
        return failure(Code::Usage,
                       "--trace expects FILE[:FROM-TO], not '%s': '%s' is no steps, such as 10-12; "
                       "behind a file's name that has a ':' write ':1-'",
                       value.c_str(), steps.c_str());
      size_t dash = steps.find('-');
      std::string from = steps.substr(0, dash),
                  to = dash == std::string::npos ? from : steps.substr(dash + 1);
      options.trace.resize(colon);
      if (!from.empty())
        ZRT_TRY(integer("--trace FILE:FROM-TO", from, 1, INT32_MAX, options.traceFrom));
      if (!to.empty())
        ZRT_TRY(integer("--trace FILE:FROM-TO", to, 1, INT32_MAX, options.traceTo));
      if (options.traceTo < options.traceFrom)
        return failure(Code::Usage, "--trace %s: step %lld comes after step %lld", value.c_str(),
                       (long long)options.traceFrom, (long long)options.traceTo);
    }
    return options.trace.empty()
               ? failure(Code::Usage, "--trace expects a file, not '%s'", value.c_str())
               : Status::ok();
  }

  Status initRest(const std::string &value) {
    options.zeroRest = value == "zeros";
    if (!options.zeroRest)
      return failure(Code::Usage, "--init-rest expects zeros, not '%s'", value.c_str());
    return Status::ok();
  }

  Status order(const std::string &value) {
    options.shuffles = value == "shuffle";
    if (!options.shuffles && value != "stream")
      return failure(Code::Usage, "--data-order expects shuffle or stream, not '%s'",
                     value.c_str());
    return Status::ok();
  }

  Status communicator(const std::string &value) {
    if (value != "auto" && value != "local" && value != "tcp" && value != "mpi")
      return failure(Code::Usage, "--communicator expects auto, local, tcp or mpi, not '%s'",
                     value.c_str());
    options.communicator = value;
    return Status::ok();
  }

  Status controlFlow(const std::string &name, const std::string &value) {
    bool isHost = value == "host", isGraph = value == "graph";
    options.controlFlow = isHost    ? ControlFlow::Host
                          : isGraph ? ControlFlow::Graph
                                    : ControlFlow::Auto;
    if (!isHost && !isGraph && value != "auto")
      return failure(Code::Usage, "%s expects auto, graph or host, not '%s'", name.c_str(),
                     value.c_str());
    return Status::ok();
  }

  Status f32Matmul(const std::string &value) {
    options.leavesF32ToBlas = value == "library";
    if (!options.leavesF32ToBlas && value != "auto")
      return failure(Code::Usage, "--f32-matmul expects auto or library, not '%s'", value.c_str());
    return Status::ok();
  }

  /// METRIC[:min|max]
  Status keepBest(const std::string &value) {
    size_t colon = value.find(':');
    std::string direction = colon == std::string::npos ? "min" : value.substr(colon + 1);
    options.keepMetric = value.substr(0, colon);
    options.keepHighest = direction == "max";
    if (options.keepMetric.empty() || (direction != "max" && direction != "min"))
      return failure(Code::Usage, "--keep-best expects METRIC[:max], not '%s'", value.c_str());
    return Status::ok();
  }

  /// METRIC[:PATIENCE[:min|max]]
  Status earlyStop(const std::string &value) {
    size_t colon = value.find(':');
    options.stopMetric = value.substr(0, colon);
    if (options.stopMetric.empty())
      return failure(Code::Usage, "--early-stop expects METRIC[:PATIENCE[:max]], not '%s'",
                     value.c_str());
    if (colon == std::string::npos)
      return Status::ok();
    std::string rest = value.substr(colon + 1);
    if (rest.ends_with(":max") || rest.ends_with(":min")) {
      options.stopAtHighest = rest.ends_with(":max");
      rest.resize(rest.size() - 4);
    }
    return integer("--early-stop=METRIC:PATIENCE", rest, 1, INT32_MAX, options.stopPatience);
  }

  static Status folder(const std::string &name, const std::string &value, std::string &result) {
    result = value;
    while (result.size() > 1 && result.back() == '/')
      result.pop_back();
    return value.empty() ? failure(Code::Usage, "%s expects a folder, not ''", name.c_str())
                         : Status::ok();
  }

  Status check(const std::string &value) {
    if (value.empty()) {
      options.checkOnly = true;
      return Status::ok();
    }
    if (value == "nan" || value == "nan:states" || value == "nan:all") {
      options.checkFinite = value == "nan"       ? FiniteCheck::Values
                            : value == "nan:all" ? FiniteCheck::All
                                                 : FiniteCheck::States;
      return Status::ok();
    }
    size_t colon = value.find(':');
    if (value.substr(0, colon) != "replicas")
      return failure(Code::Usage,
                     "--check expects replicas, replicas:K, nan, nan:states or nan:all, not '%s'",
                     value.c_str());
    options.checkReplicas = 1;
    return colon == std::string::npos ? Status::ok()
                                      : integer("--check=replicas:K", value.substr(colon + 1), 1,
                                                INT32_MAX, options.checkReplicas);
  }

  static Status integer(const std::string &name, const std::string &value, int64_t low,
                        int64_t high, int64_t &result) {
    char *end = nullptr;
    errno = 0;
    result = strtoll(value.c_str(), &end, 10);
    if (value.empty() || *end || errno || result < low || result > high)
      return failure(Code::Usage, "%s expects an integer from %lld to %lld, not '%s'", name.c_str(),
                     (long long)low, (long long)high, value.c_str());
    return Status::ok();
  }

  static Status positive(const std::string &name, const std::string &value, double &result) {
    char *end = nullptr;
    result = strtod(value.c_str(), &end);
    if (value.empty() || *end || !(result > 0) || result > 1e9)
      return failure(Code::Usage, "%s expects a positive number, not '%s'", name.c_str(),
                     value.c_str());
    return Status::ok();
  }

  static Status small(const std::string &name, const std::string &value, int low, int high,
                      int &result) {
    int64_t wide = 0;
    ZRT_TRY(integer(name, value, low, high, wide));
    result = int(wide);
    return Status::ok();
  }

  static Status seed(const std::string &name, const std::string &value, uint64_t &result) {
    char *end = nullptr;
    errno = 0;
    result = strtoull(value.c_str(), &end, 0);
    if (value.empty() || *end || errno || value[0] == '-')
      return failure(Code::Usage, "%s expects an unsigned 64-bit integer, not '%s'", name.c_str(),
                     value.c_str());
    return Status::ok();
  }

  Status describe(const std::string &value) {
    options.describe = value.empty() ? "summary" : value;
    if (options.describe != "summary" && options.describe != "plan" &&
        options.describe != "calls" && options.describe != "import")
      return failure(Code::Usage, "--describe expects summary, plan, calls or import, not '%s'",
                     value.c_str());
    return Status::ok();
  }

  Status set(const std::string &value) {
    size_t equals = value.find('=');
    if (equals == std::string::npos || equals == 0)
      return failure(Code::Usage, "--set expects NAME=VALUE, not '%s'", value.c_str());
    options.set.push_back({value.substr(0, equals), value.substr(equals + 1)});
    return Status::ok();
  }
};

} // namespace

Expected<Options> Options::parse(int argc, char **argv) {
  Parser parser;
  parser.options.program = argc > 0 ? argv[0] : "program";
  for (int i = 1; i < argc; ++i) {
    std::string name = argv[i], value;
    size_t equals = name.find('=');
    bool attached = equals != std::string::npos && name[0] == '-';
    if (attached)
      value = name.substr(equals + 1), name.resize(equals);
    if (name == "-h")
      name = "--help";
    const OptionInfo *info = nullptr;
    for (const OptionInfo &candidate : table)
      if (name == candidate.name)
        info = &candidate;
    if (!info && name[0] != '-')
      return failure(Code::Usage, "unexpected argument '%s'; --help lists the options",
                     name.c_str());
    if (!info)
      return unknownOption(name);
    if (attached && !info->argument)
      return failure(Code::Usage, "%s takes no value", name.c_str());
    if (!attached && info->argument && !info->argumentOptional) {
      if (++i == argc)
        return failure(Code::Usage, "%s needs a value: %s %s", name.c_str(), name.c_str(),
                       info->argument);
      value = argv[i];
    }
    ZRT_TRY(parser.apply(name, value));
  }
  ZRT_TRY(parser.finish());
  return std::move(parser.options);
}

std::string zrt::helpText(const char *program) {
  std::string text = format("usage: %s [OPTIONS]\n\noptions:\n", program);
  for (const OptionInfo &info : table) {
    std::string left = info.name;
    if (info.argument)
      left += info.argumentOptional ? format("[=%s]", info.argument) : format(" %s", info.argument);
    text += format("  %-28s %s\n", left.c_str(), info.help);
  }
  text += format("\nexamples:\n"
                 "  %s --data text.txt --steps 100 --log run.jsonl\n"
                 "  %s --data 'tokens-*.bin:u16' --steps 1000 --seed 7\n"
                 "  %s --data text.txt --steps 1000 --out run --save-every 100 --keep 3\n"
                 "  %s --data text.txt --steps 20 --trace trace.json:10-12\n"
                 "  %s --describe\n"
                 "  %s --args in.safetensors --results out.safetensors --steps 3\n",
                 program, program, program, program, program, program);
  return text;
}
