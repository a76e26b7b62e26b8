//===- ExecutableTest.cpp - Programs as users run them ---------------------------===//
//
// Runs the hand-written programs of Demo.cpp, built for 1, 2 and 4 ranks.
//===------------------------------------------------------------------------===//

#include "../base/Json.h"
#include "../base/Safetensors.h"
#include "Scratch.h"
#include "zrt/abi.h"

#include <cmath>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {

struct Outcome {
  int code = -1; // exit code
  std::string out, err;
};

/// A started program; its output goes to files of `scratch`.
class Program {
public:
  Program(const Scratch &scratch, const std::string &name, std::vector<std::string> arguments,
          const char *adversarial = nullptr)
      : scratch_(scratch) {
    std::string path = name[0] == '/' ? name : std::string(DEMO_FOLDER) + "/" + name;
    scratch.write("out.txt", ""); // what an earlier program printed is not this one's
    pid_ = fork();
    if (pid_ != 0)
      return;
    std::vector<char *> argv = {path.data()};
    for (std::string &argument : arguments)
      argv.push_back(argument.data());
    argv.push_back(nullptr);
    dup2(open((scratch / "out.txt").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), 1);
    dup2(open((scratch / "err.txt").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), 2);
    if (adversarial)
      setenv("ZRT_ADVERSARIAL", adversarial, 1);
    execv(path.c_str(), argv.data());
    _exit(127);
  }

  pid_t pid() const { return pid_; }

  /// The processes of the ranks, once all have been started.
  std::vector<pid_t> ranks(size_t count) const {
    std::string path = "/proc/" + std::to_string(pid_) + "/task/" + std::to_string(pid_);
    for (int attempt = 0; attempt < 500; ++attempt, usleep(10000)) {
      std::ifstream file(path + "/children");
      std::vector<pid_t> children{std::istream_iterator<pid_t>(file), {}};
      if (children.size() == count)
        return children;
    }
    ADD_FAILURE() << "the ranks were not started";
    return std::vector<pid_t>(count, pid_);
  }

  /// Waits until the program has printed `text`.
  void waitFor(const std::string &text) const {
    for (int attempt = 0; attempt < 1000; ++attempt, usleep(10000))
      if (scratch_.read("out.txt").find(text) != std::string::npos)
        return;
    ADD_FAILURE() << "'" << text << "' was not printed: " << scratch_.read("err.txt");
  }

  Outcome wait() {
    int status = 0;
    waitpid(pid_, &status, 0);
    Outcome outcome{WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status),
                    scratch_.read("out.txt"), scratch_.read("err.txt")};
    return outcome;
  }

private:
  const Scratch &scratch_;
  pid_t pid_ = 0;
};

class Executable : public testing::Test {
protected:
  void SetUp() override {
    setenv("ZRT_TEST", "1", 1);
    std::vector<float> x(32 * 8), y(32 * 16);
    for (size_t i = 0; i < x.size(); ++i)
      x[i] = std::sin(float(i));
    for (size_t i = 0; i < y.size(); ++i)
      y[i] = std::cos(float(i));
    scratch.write("x", bytesOf(x));
    scratch.write("y", bytesOf(y));
    std::vector<float> w(8 * 16, 0.5f), b(16, -0.25f), rate(1, 0.1f);
    const std::vector<float> *values[] = {&w, &b, &x, &y, &rate};
    writeArrays("in",
                {{"arg0", ZRT_F32, {8, 16}},
                 {"arg1", ZRT_F32, {16}},
                 {"arg2", ZRT_F32, {32, 8}},
                 {"arg3", ZRT_F32, {32, 16}},
                 {"arg4", ZRT_F32, {}}},
                values);
    writeArrays("other", {{"other", ZRT_F32, {16}}}, values + 1);
    writeArrays("states", {{"w", ZRT_F32, {8, 16}}, {"b", ZRT_F32, {16}}}, values);
  }

  static std::string bytesOf(const std::vector<float> &values) {
    return {reinterpret_cast<const char *>(values.data()), values.size() * 4};
  }

  void writeArrays(const std::string &name, const std::vector<Tensor> &tensors,
                   const std::vector<float> *const *values) {
    SafetensorsWriter writer;
    ASSERT_TRUE(writer.open(scratch / name).isOk());
    ASSERT_TRUE(writer.layout(tensors).isOk());
    for (size_t i = 0; i < tensors.size(); ++i)
      ASSERT_TRUE(writer.write(i, 0, values[i]->data(), values[i]->size() * 4).isOk());
    ASSERT_TRUE(writer.commit().isOk());
  }

  Outcome run(const std::string &name, std::vector<std::string> arguments,
              const char *adversarial = nullptr) {
    return Program(scratch, name, std::move(arguments), adversarial).wait();
  }

  std::vector<std::string> training(std::vector<std::string> more) {
    more.insert(more.begin(), {"--data", "x=" + (scratch / "x") + ":f32", "--data",
                               "y=" + (scratch / "y") + ":f32", "--set", "lr=0.1"});
    return more;
  }

  std::vector<std::string> arrays(std::vector<std::string> more) {
    more.insert(more.begin(), {"--args", scratch / "in"});
    return more;
  }

  std::vector<Json> logLines() {
    std::vector<Json> lines;
    std::istringstream text(scratch.read("log"));
    for (std::string line; std::getline(text, line);) {
      Expected<Json> value = Json::parse(line, "log");
      EXPECT_TRUE(value.isOk()) << line;
      lines.push_back(*value);
    }
    return lines;
  }

  Scratch scratch;
};

} // namespace

static double number(const Json &object, const char *name) {
  const Json *value = object.find(name);
  return value ? atof(value->text().c_str()) : NAN;
}

//===- Arrays in, arrays out ------------------------------------------------===//

TEST_F(Executable, EveryRankCountComputesTheSame) {
  for (const char *name : {"1", "2", "4"}) {
    Outcome outcome =
        run(std::string("zrt-demo-") + name, arrays({"--results", scratch / name, "--steps", "5"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 5);
    EXPECT_TRUE(outcome.out.starts_with("{\"step\": 1, \"result2\": ")) << outcome.out;
  }
  auto one = SafetensorsReader::open(scratch / "1"), four = SafetensorsReader::open(scratch / "4");
  ASSERT_TRUE(one.isOk() && four.isOk());
  ASSERT_EQ(one->tensors().size(), 4u);
  for (const Tensor &tensor : one->tensors()) {
    const Tensor *other = four->find(tensor.name);
    ASSERT_TRUE(other);
    ASSERT_EQ(tensor.shape, other->shape);
    for (int64_t i = 0; i < tensor.bytes / 4; ++i)
      EXPECT_NEAR(reinterpret_cast<const float *>(tensor.data)[i],
                  reinterpret_cast<const float *>(other->data)[i], 1e-5)
          << tensor.name << " element " << i;
  }
}

TEST_F(Executable, StepsGoOnFromStates) {
  ASSERT_EQ(run("zrt-demo-2", arrays({"--results", scratch / "two", "--steps", "2"})).code, 0);
  auto two = SafetensorsReader::open(scratch / "two"), in = SafetensorsReader::open(scratch / "in");
  ASSERT_TRUE(two.isOk() && in.isOk());
  std::vector<std::vector<float>> values;
  std::vector<Tensor> tensors;
  for (int i = 0; i < 5; ++i) {
    const Tensor *tensor =
        i < 2 ? two->find("result" + std::to_string(i)) : in->find("arg" + std::to_string(i));
    auto *data = reinterpret_cast<const float *>(tensor->data);
    values.emplace_back(data, data + tensor->bytes / 4);
    tensors.push_back({"arg" + std::to_string(i), ZRT_F32, tensor->shape});
  }
  const std::vector<float> *pointers[] = {&values[0], &values[1], &values[2], &values[3],
                                          &values[4]};
  writeArrays("next", tensors, pointers);
  ASSERT_EQ(run("zrt-demo-2", {"--args", scratch / "next", "--results", scratch / "third"}).code,
            0);
  ASSERT_EQ(run("zrt-demo-2", arrays({"--results", scratch / "three", "--steps", "3"})).code, 0);
  EXPECT_EQ(scratch.read("third"), scratch.read("three"));
}

TEST_F(Executable, EveryOrderOfStreamsGivesTheSameBits) {
  ASSERT_EQ(run("zrt-demo-4", arrays({"--results", scratch / "plain", "--steps", "4"})).code, 0);
  for (int seed = 0; seed < 12; ++seed) {
    Outcome outcome = run("zrt-demo-4", arrays({"--results", scratch / "other", "--steps", "4"}),
                          std::to_string(seed).c_str());
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(scratch.read("plain"), scratch.read("other")) << "seed " << seed;
  }
}

TEST_F(Executable, ADroppedEventIsFound) {
  ASSERT_EQ(run("zrt-demo-4", arrays({"--results", scratch / "plain", "--steps", "4"})).code, 0);
  int different = 0;
  for (int seed = 0; seed < 12; ++seed) {
    run("zrt-demo-race", arrays({"--results", scratch / "other", "--steps", "4"}),
        std::to_string(seed).c_str());
    different += scratch.read("plain") != scratch.read("other");
  }
  EXPECT_GT(different, 0);
}

TEST_F(Executable, BadArraysAreRefused) {
  std::vector<float> w(8 * 16), b(16), x(32 * 8);
  const std::vector<float> *values[] = {&w, &b, &x};
  writeArrays("few", {{"arg0", ZRT_F32, {8, 16}}, {"arg1", ZRT_F32, {16}}}, values);
  writeArrays("shape", {{"arg0", ZRT_F32, {16, 8}}}, values);
  writeArrays("type", {{"arg0", ZRT_I32, {8, 16}}}, values);
  Outcome outcome = run("zrt-demo-4", {"--args", scratch / "few", "--results", scratch / "r"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("argument 2 ('x'): "), std::string::npos) << outcome.err;
  EXPECT_NE(outcome.err.find("has no tensor 'arg2' (f32[32, 8])"), std::string::npos);
  outcome = run("zrt-demo-4", {"--args", scratch / "shape"});
  EXPECT_NE(outcome.err.find("is f32[16, 8], the program expects f32[8, 16]"), std::string::npos);
  outcome = run("zrt-demo-4", {"--args", scratch / "type"});
  EXPECT_NE(outcome.err.find("is i32[8, 16], the program expects f32[8, 16]"), std::string::npos);
  scratch.write("broken", "nonsense");
  outcome = run("zrt-demo-4", {"--args", scratch / "broken"});
  EXPECT_NE(outcome.err.find("not a safetensors file"), std::string::npos) << outcome.err;
  outcome = run("zrt-demo-4", {"--results", scratch / "r"});
  EXPECT_NE(outcome.err.find("give --args FILE.safetensors"), std::string::npos) << outcome.err;
  EXPECT_FALSE(scratch.exists("r"));
}

TEST_F(Executable, UnwritablePlacesAreFoundFirst) {
  Outcome outcome = run("zrt-demo-4", arrays({"--results", "/no/such/place"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("cannot write '/no/such/place'"), std::string::npos) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  outcome = run("zrt-demo-4", training({"--steps", "2", "--log", "/no/such/log"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("cannot write the log"), std::string::npos);
  outcome = run("zrt-demo-4", training({"--steps", "2", "--log", "/dev/full"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("No space left on device"), std::string::npos) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
}

TEST_F(Executable, MissingLibrariesAreNamedWithTheRemedy) {
  std::ifstream file(std::string(DEMO_FOLDER) + "/zrt-demo-4", std::ios::binary);
  std::string program{std::istreambuf_iterator<char>(file), {}};
  for (size_t at = 0; (at = program.find("libdnnl.so.", at)) != std::string::npos; ++at)
    program.replace(at, 8, "libgone.");
  scratch.write("program", program);
  std::filesystem::permissions(scratch / "program", std::filesystem::perms::owner_all);
  Outcome outcome = run(scratch / "program", arrays({}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("apt-get install libdnnl2"), std::string::npos) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  EXPECT_NE(run(scratch / "program", {"--describe"}).out.find("need oneDNN"), std::string::npos);
}

//===- Training -------------------------------------------------------------===//

TEST_F(Executable, TrainsAndAccountsForEveryByte) {
  double losses[3] = {}, *loss = losses;
  for (const char *name : {"zrt-demo-1", "zrt-demo-2", "zrt-demo-4"}) {
    Outcome outcome =
        run(name, training({"--steps", "3", "--seed", "7", "--log", scratch / "log"}));
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_NE(outcome.out.find("step 3/3  loss "), std::string::npos) << outcome.out;
    std::vector<Json> lines = logLines();
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_EQ(lines[0].find("type")->string(), "start");
    EXPECT_EQ(lines[0].find("schema")->integer(), 2);
    EXPECT_LT(number(*lines[3].find("metrics"), "loss"), number(*lines[1].find("metrics"), "loss"));
    *loss++ = number(*lines[3].find("metrics"), "loss");
    EXPECT_EQ(lines[4].find("type")->string(), "summary");
    for (const Json &rank : lines[4].find("ranks")->array()) {
      EXPECT_EQ(rank.find("arena_used")->integer(), 16384);
      EXPECT_EQ(rank.find("arena_predicted")->integer(), 16384);
      EXPECT_EQ(rank.find("wire_counted")->integer(), rank.find("wire_predicted")->integer());
      EXPECT_GT(rank.find("no_file_step2")->integer(), 0);
      EXPECT_GT(rank.find("files")->integer(), 0);
      EXPECT_EQ(rank.find("data")->integer(), 8192); // x and y
    }
    const Json &param = *lines[4].find("resident")->find("param");
    EXPECT_EQ(param.find("used")->integer(), param.find("predicted")->integer());
    EXPECT_EQ(param.find("by")->string(), "poison");
    EXPECT_EQ(lines[4].find("resident")->find("grad")->find("by")->string(), "reductions");
  }
  EXPECT_NEAR(losses[0], losses[1], 1e-5);
  EXPECT_NEAR(losses[0], losses[2], 1e-5);
}

/// In both directions, after the first step and at the end; what was computed is there.
TEST_F(Executable, AWrongPredictionIsAnError) {
  for (const auto &[name, first, last] :
       {std::tuple("zrt-demo-wire", "1541", "4623"), {"zrt-demo-wire-less", "1539", "4617"}}) {
    Outcome outcome =
        run(name, arrays({"--results", scratch / "out", "--steps", "3", "--log", scratch / "log"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_NE(outcome.err.find("warning: after step 1: rank 2 read 1540 bytes from its peers in 1 "
                               "run of @main, the plan predicted " +
                               std::string(first)),
              std::string::npos)
        << outcome.err;
    EXPECT_NE(outcome.err.find("error: rank 0: rank 2 read 1540 bytes"), std::string::npos)
        << outcome.err;
    EXPECT_TRUE(SafetensorsReader::open(scratch / "out").isOk());
    EXPECT_EQ(logLines().back().find("type")->string(), "summary");
    EXPECT_EQ(std::to_string(
                  logLines().back().find("ranks")->array()[2].find("wire_predicted")->integer()),
              last);
    std::filesystem::remove(scratch / "out");
  }
  ASSERT_EQ(run("zrt-demo-wire", training({"--steps", "0"})).code, 0);
}

/// Bytes of kinds, in tests: states by poison, gradients where reductions leave them.
TEST_F(Executable, WhatAKindTakesIsMeasured) {
  for (const auto &[name, message] :
       {std::pair("zrt-demo-states", "of kind param takes 256 bytes of the arena of rank 0, the "
                                     "plan predicted 252"),
        {"zrt-demo-allocations", "of kind grad takes 256 bytes of the arena of rank 0, the plan "
                                 "predicted 192"}}) {
    Outcome outcome = run(name, training({"--steps", "1"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_NE(outcome.err.find(message), std::string::npos) << outcome.err;
  }
  unsetenv("ZRT_TEST");
  Outcome outcome = run("zrt-demo-4", training({"--steps", "1", "--bytes"}));
  EXPECT_NE(outcome.out.find("param                      256     by the plan\n"), std::string::npos)
      << outcome.out;
}

TEST_F(Executable, WhatAStepKeepsOutsideItsStatesIsFound) {
  Outcome outcome = run("zrt-demo-keeps", training({"--steps", "3"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("'loss' of rank"), std::string::npos) << outcome.err;
  EXPECT_NE(outcome.err.find("depends on bytes of the arena that hold no state"),
            std::string::npos);
  unsetenv("ZRT_TEST");
  EXPECT_EQ(run("zrt-demo-keeps", training({"--steps", "3"})).code, 0);
}

TEST_F(Executable, ReplicasThatDifferAreNamed) {
  Outcome outcome = run("zrt-demo-replica", training({"--steps", "3"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("'loss' is not the same on ranks 0 and 1 after step 1, as the plan "
                             "says it is"),
            std::string::npos)
      << outcome.err;
  unsetenv("ZRT_TEST");
  EXPECT_EQ(run("zrt-demo-replica", training({"--steps", "3"})).code, 0);
  outcome = run("zrt-demo-replica", training({"--steps", "3", "--check=replicas:2"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("after step 2"), std::string::npos) << outcome.err;
}

TEST_F(Executable, GradientsHaveAMeterOfTheirOwn) {
  Outcome outcome = run("zrt-demo-4", training({"--steps", "3", "--bytes"}));
  EXPECT_NE(outcome.out.find("grad                       256             256"), std::string::npos)
      << outcome.out;
  outcome = run("zrt-demo-grad", training({"--steps", "3"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("what is of kind grad takes 256 bytes of the arena of rank 0, the "
                             "plan predicted 512"),
            std::string::npos)
      << outcome.err;
}

TEST_F(Executable, MemoryThatGrowsStepByStepIsAnError) {
  const char *message =
      "outside its arena more than after step 2; from then on they are to grow by "
      "at most 1048576";
  Outcome outcome = run("zrt-demo-leak", training({"--steps", "12"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find(message), std::string::npos) << outcome.err;
  unsetenv("ZRT_TEST");
  outcome = run("zrt-demo-leak", training({"--steps", "12"}));
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.err.find("warning: rank 0 holds "), std::string::npos) << outcome.err;
  EXPECT_NE(outcome.err.find(message), std::string::npos) << outcome.err;
}

TEST_F(Executable, WithoutInitTheStatesAreAskedFor) {
  Outcome outcome = run("zrt-demo-noinit", training({"--steps", "1"}));
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(
      outcome.err.find(
          "no entry that makes the states, so --init FILE.safetensors must give every state:\n"
          "  w  f32[8, 16]\n  b  f32[16]"),
      std::string::npos)
      << outcome.err;
  outcome = run("zrt-demo-noinit", training({"--steps", "1", "--init", scratch / "states"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  outcome = run("zrt-demo-noinit", training({"--steps", "1", "--init", scratch / "in"}));
  EXPECT_EQ(outcome.code, 0) << "arg0, arg1, ... are the step's arguments: " << outcome.err;
  outcome = run("zrt-demo-4", training({"--steps", "1", "--init", scratch / "other"}));
  EXPECT_NE(outcome.err.find("lacks these states:"), std::string::npos) << outcome.err;
}

TEST_F(Executable, UsageErrorsNameTheRemedy) {
  Outcome outcome = run("zrt-demo-4", training({"--steps", "1", "--ranks", "16"}));
  EXPECT_EQ(outcome.code, 2);
  std::string program = std::string(DEMO_FOLDER) + "/zrt-demo-4";
  EXPECT_NE(outcome.err.find("zero-compile " + program + " --ranks=16 -o " + program + "-16"),
            std::string::npos)
      << outcome.err;
  outcome = run("zrt-demo-4", {"--data", "x=" + (scratch / "x") + ":f32", "--steps", "1"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("give --set lr=VALUE"), std::string::npos) << outcome.err;
  outcome = run("zrt-demo-4", training({"--steps", "1", "--set", "momentum=1"}));
  EXPECT_NE(outcome.err.find("the program's scalar arguments are 'lr'"), std::string::npos);
  outcome = run("zrt-demo-4", {"--set", "lr=1", "--steps", "1"});
  EXPECT_NE(outcome.err.find("no data for 'x' f32[32, 8] 'y' f32[32, 16]"), std::string::npos);
  outcome = run("zrt-demo-4", {"--stpes", "1"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("did you mean '--steps'"), std::string::npos);
  outcome = run("zrt-demo-4", training({}));
  EXPECT_NE(outcome.err.find("--steps K is missing"), std::string::npos);
}

TEST_F(Executable, DescribesItself) {
  Outcome outcome = run("zrt-demo-4", {"--describe"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find("@main arg4  scalar     lr  f32[]"), std::string::npos) << outcome.out;
  EXPECT_EQ(run("zrt-demo-4", {"--describe=import"}).out, "import");
  EXPECT_TRUE(Json::parse(run("zrt-demo-4", {"--describe=plan"}).out, "plan").isOk());
  EXPECT_NE(run("zrt-demo-4", {"--help"}).out.find("examples:"), std::string::npos);
}

//===- Ends -----------------------------------------------------------------===//

TEST_F(Executable, ASecondInterruptDoesNotWait) {
  for (const char *name : {"zrt-demo-1", "zrt-demo-4"}) {
    Program program(scratch, name, training({"--steps", "100000000"}));
    program.waitFor("step 3/");
    std::vector<pid_t> ranks =
        name == std::string("zrt-demo-4") ? program.ranks(4) : std::vector<pid_t>();
    if (!ranks.empty())
      kill(ranks[1], SIGSTOP); // the step never ends
    kill(program.pid(), SIGINT);
    usleep(20000);
    kill(program.pid(), SIGINT);
    EXPECT_EQ(program.wait().code, 130);
  }
}

TEST_F(Executable, ADeadRankEndsTheOthers) {
  Program program(scratch, "zrt-demo-4", training({"--steps", "100000000", "--log-every", "1"}));
  program.waitFor("step 3/");
  kill(program.ranks(4)[2], SIGKILL);
  time_t start = time(nullptr);
  Outcome outcome = program.wait();
  EXPECT_LE(time(nullptr) - start, 10);
  EXPECT_EQ(outcome.code, 3);
  EXPECT_TRUE(outcome.err.starts_with("error: rank 2 died (signal 9, Killed)\nnote: "))
      << outcome.err;
}

TEST_F(Executable, ARankThatHangsIsEndedToo) {
  Program program(scratch, "zrt-demo-4", training({"--steps", "100000000"}));
  program.waitFor("step 3/");
  std::vector<pid_t> ranks = program.ranks(4);
  kill(ranks[1], SIGSTOP); // cannot notice anything
  kill(ranks[3], SIGKILL);
  time_t start = time(nullptr);
  EXPECT_EQ(program.wait().code, 3);
  EXPECT_LE(time(nullptr) - start, 10);
}

TEST_F(Executable, ARankWithoutHeartbeatIsNamed) {
  Program program(scratch, "zrt-demo-4", training({"--steps", "100000000", "--timeout", "2"}));
  program.waitFor("step 3/");
  kill(program.ranks(4)[2], SIGSTOP);
  time_t start = time(nullptr);
  Outcome outcome = program.wait();
  EXPECT_LE(time(nullptr) - start, 10);
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.err.find("error: rank 2 has given no sign of life for 2 seconds"),
            std::string::npos)
      << outcome.err;
  // A kernel that never ends, and one that takes longer than that.
  unsetenv("ZRT_TEST");
  outcome = run("zrt-demo-hangs", training({"--steps", "5", "--timeout", "2"}));
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.err.find("has given no sign of life for 2 seconds: it was stopped, or its "
                             "device hangs"),
            std::string::npos)
      << outcome.err;
  outcome = run("zrt-demo-slow", training({"--steps", "5", "--timeout", "1"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

TEST_F(Executable, ALauncherThatDiesTakesItsRanksAlong) {
  Program program(scratch, "zrt-demo-4", training({"--steps", "100000000"}));
  program.waitFor("step 3/");
  std::vector<pid_t> ranks = program.ranks(4);
  kill(program.pid(), SIGKILL);
  program.wait();
  for (int attempt = 0; attempt < 300 && kill(ranks[0], 0) == 0; ++attempt)
    usleep(10000);
  // A zombie that nobody reaps still answers: look at its state.
  std::ifstream status("/proc/" + std::to_string(ranks[0]) + "/stat");
  std::string text{std::istreambuf_iterator<char>(status), {}};
  EXPECT_TRUE(text.empty() || text.find(") Z") != std::string::npos) << text;
}

TEST_F(Executable, InterruptsFinishTheStep) {
  for (const char *name : {"zrt-demo-1", "zrt-demo-4"})
    for (int number : {SIGINT, SIGTERM, SIGQUIT, SIGUSR1}) {
      Program program(scratch, name, training({"--steps", "100000000", "--log", scratch / "log"}));
      program.waitFor("step 3/");
      kill(program.pid(), number);
      Outcome outcome = program.wait();
      EXPECT_EQ(outcome.code, 128 + number) << outcome.err;
      EXPECT_NE(outcome.out.find("bytes per rank"), std::string::npos);
      std::vector<Json> lines = logLines();
      EXPECT_EQ(lines.back().find("type")->string(), "summary");
      EXPECT_TRUE(lines.back().find("interrupted")->boolean());
    }
}

TEST_F(Executable, InterruptsWriteResults) {
  for (int number : {SIGTERM, SIGQUIT, SIGUSR1}) {
    std::string results = scratch / ("after" + std::to_string(number));
    Program program(scratch, "zrt-demo-4", arrays({"--results", results, "--steps", "100000000"}));
    program.waitFor("{\"step\": 3,");
    kill(program.pid(), number);
    EXPECT_EQ(program.wait().code, 128 + number);
    EXPECT_TRUE(SafetensorsReader::open(results).isOk());
  }
}
