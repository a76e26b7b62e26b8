//===- Options.h - The executable's command line --------------------------------===//
#ifndef ZRT_TRAIN_OPTIONS_H
#define ZRT_TRAIN_OPTIONS_H

#include "Finite.h"
#include "zrt/device.h"

#include <cstdint>
#include <string>
#include <vector>

namespace zrt {

struct Options {
  std::string program; // as it was called
  bool help = false;
  std::string describe;                      // "", "summary", "plan", "calls", "import"
  int ranks = 0;                             // 0: as compiled
  int threads = 0;                           // 0: as compiled, else cores / ranks
  std::string launcher = "auto", rendezvous; // see world/Environment.h
  std::string communicator = "auto";         // of ranks on CPUs: auto, local, tcp or mpi
  int64_t steps = -1, logEvery = 1;
  uint64_t seed = 0;
  bool hasSeed = false;                    // given, not the default
  std::vector<std::string> data, evalData; // see DataSpec
  bool shuffles = true;                    // the order of rows; else that of the files
  int64_t evalEvery = 0, evalSteps = 0;    // 0: at the end; every row once
  std::string stopMetric;                  // of @eval; empty: all steps are run
  int64_t stopPatience = 1;                // evaluations without a better value
  bool stopAtHighest = false;              // whether larger is better
  std::string keepMetric;                  // whose best checkpoint stays; empty: none does
  bool keepHighest = false;
  std::vector<std::pair<std::string, std::string>> set;
  std::string init, log;
  std::string tensorboard;                    // folder of event files; empty: none
  std::string trace;                          // file; empty: none
  int64_t traceFrom = 1, traceTo = INT64_MAX; // steps that it has
  FiniteCheck checkFinite = FiniteCheck::Off;
  bool exactBytes = false;         // in the progress line and the table
  double peakTeraflops = 0;        // a second, of a rank's device; 0: not known
  bool zeroRest = false;           // states that --init's file lacks begin as zeros
  std::string out, resume;         // resume: "auto", "none" or a path; settled by parse()
  int64_t saveEvery = 0, keep = 0; // 0: at the end only; all
  std::string args, results;       // arrays in, arrays out: what zero-run uses
  int serve = -1;                  // the socket of a client that gives all commands; -1: none
  int timeout = 60;                // seconds without a sign of life
  int64_t checkReplicas = 0;       // every so many steps; 0: never
  bool repeatData = false;
  bool shareGpu = false;
  ControlFlow controlFlow = ControlFlow::Auto;
  bool hasControlFlow = false;  // given as an option
  bool leavesF32ToBlas = false; // matmuls; else what is faster computes them
  bool checkOnly = false;       // join, allocate, reduce, and end
  bool adversarial = false;
  uint64_t adversarialSeed = 0;
  std::string watch; // a file that says which calls' bytes are written out: device/Watch.h
  std::string fault; // of a test's run: a call that goes wrong
  bool test = false; // a test's run: poisoned memory, and everything is checked

  static Expected<Options> parse(int argc, char **argv);

  /// Whether ranks on CPUs are to exchange data as if each were on a machine of its own.
  bool sharesNoMemory() const { return communicator == "tcp" || communicator == "mpi"; }
};

/// The text of --help.
std::string helpText(const char *program);

} // namespace zrt

#endif // ZRT_TRAIN_OPTIONS_H
