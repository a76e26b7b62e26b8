//===- FencesTest.cpp - What one block leaves for another, with links of the chain missing --===//

#include "Device.h"

using namespace emulatedptx;
using namespace emulatedptx::test;

// Each of four blocks of 64 threads leaves a word a thread and counts itself; the last one adds up
// what all have left, each thread what those of its number have.
static const std::string chain = R"(.version 7.0
.target sm_80
.address_size 64
.global .align 4 .u32 counter;
.visible .entry last(.param .u64 sums, .param .u64 left) {
  .shared .align 4 .b8 flag[4];
  .reg .pred %p<4>;
  .reg .b32 %r<12>;
  .reg .b64 %rd<8>;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, %ctaid.x;
  mad.lo.s32 %r3, %r2, 64, %r1;
  ld.param.u64 %rd1, [left];
  mul.wide.u32 %rd2, %r3, 4;
  add.s64 %rd3, %rd1, %rd2;
  st.relaxed.gpu.global.b32 [%rd3], %r3;
  bar.sync 0; // all have stored
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra $COUNTED;
  fence.acq_rel.gpu; // before
  atom.relaxed.gpu.global.inc.u32 %r4, [counter], 3;
  fence.acq_rel.gpu; // behind
  st.shared.b32 [flag], %r4;
$COUNTED:
  bar.sync 0; // all know
  ld.shared.b32 %r5, [flag];
  setp.ne.u32 %p2, %r5, 3;
  @%p2 bra $DONE;
  mul.wide.u32 %rd4, %r1, 4;
  add.s64 %rd5, %rd1, %rd4;
  ld.relaxed.gpu.global.b32 %r6, [%rd5];
  ld.relaxed.gpu.global.b32 %r7, [%rd5+256];
  ld.relaxed.gpu.global.b32 %r8, [%rd5+512];
  ld.relaxed.gpu.global.b32 %r9, [%rd5+768];
  add.s32 %r6, %r6, %r7;
  add.s32 %r8, %r8, %r9;
  add.s32 %r6, %r6, %r8;
  ld.param.u64 %rd6, [sums];
  add.s64 %rd7, %rd6, %rd4;
  st.global.b32 [%rd7], %r6;
$DONE:
  ret;
}
)";

/// The chain with `from` replaced, and what became of it.
static Problem run(const std::string &from, const std::string &to, uint64_t seed = 0,
                   std::vector<int> *sums = nullptr) {
  std::string text = chain;
  if (!from.empty()) {
    size_t at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    text.replace(at, from.size(), to);
  }
  Device device;
  Loaded loaded(device, text);
  uint64_t out = device.allocate(4 * 64), left = device.allocate(4 * 256);
  Options options;
  options.seed = seed;
  options.threads = 1 + seed % 2;
  Problem problem = loaded.run("last", {4}, {64}, options, 0, out, left);
  if (sums)
    *sums = device.get<int>(out);
  return problem;
}

TEST(Fences, TheWholeChainRuns) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<int> sums;
    EXPECT_RUNS(run("", "", seed, &sums));
    for (int i = 0; i < 64; ++i)
      EXPECT_EQ(sums[size_t(i)], 4 * i + 6 * 64) << i;
  }
}

TEST(Fences, OtherWaysToWriteIt) {
  EXPECT_RUNS(run("fence.acq_rel.gpu; // before", "membar.gl;"));
  EXPECT_RUNS(run("fence.acq_rel.gpu; // before", "fence.sc.sys;"));
  EXPECT_RUNS(run("fence.acq_rel.gpu; // before\n  atom.relaxed.gpu", "atom.release.gpu"));
  EXPECT_RUNS(
      run("atom.relaxed.gpu.global.inc.u32 %r4, [counter], 3;\n  fence.acq_rel.gpu; // behind",
          "atom.acquire.gpu.global.inc.u32 %r4, [counter], 3;"));
}

TEST(Fences, AMissingLinkIsNamedInEveryOrder) {
  const std::pair<std::string, std::string> missing[] = {
      {"fence.acq_rel.gpu; // before", ""},
      {"fence.acq_rel.gpu; // before", "fence.acq_rel.cta;"},
      {"fence.acq_rel.gpu; // behind", ""},
      {"fence.acq_rel.gpu; // behind", "fence.proxy.async;"},
      {"bar.sync 0; // all have stored", ""},
      {"fence.acq_rel.gpu; // before\n  atom.relaxed.gpu", "atom.acquire.gpu"},
      {"fence.acq_rel.gpu; // before\n  atom.relaxed.gpu.global.inc.u32 %r4, [counter], 3;",
       "atom.relaxed.gpu.global.inc.u32 %r4, [counter], 3;\n  fence.acq_rel.gpu;"},
      {"st.relaxed.gpu.global.b32 [%rd3]", "st.relaxed.cta.global.b32 [%rd3]"},
      {"atom.relaxed.gpu", "atom.relaxed.cta"}};
  for (uint64_t seed = 0; seed < 20; ++seed)
    for (const auto &[from, to] : missing) {
      Problem problem = run(from, to, seed);
      EXPECT_EQ(problem.fault, Fault::GlobalRace)
          << "seed " << seed << ", " << from << " -> " << to << ": " << problem.text();
    }
}

// Whichever thread counts: the stores of other warps may have come before its fence by chance.
TEST(Fences, AnyThreadMayCount) {
  for (const char *thread : {"0", "31", "32", "63"}) {
    std::string first = "setp.ne.u32 %p1, %r1, 0;",
                chosen = "setp.ne.u32 %p1, %r1, " + std::string(thread) + ";";
    EXPECT_RUNS(run(first, chosen));
    Problem problem = run("bar.sync 0; // all have stored\n  " + first, chosen);
    EXPECT_EQ(problem.fault, Fault::GlobalRace) << thread << ": " << problem.text();
  }
}

// A store behind the one that was released is of no other block's.
TEST(Fences, AStoreBehindTheUpdateIsNotReleased) {
  Problem problem = run("st.shared.b32 [flag], %r4;",
                        "st.shared.b32 [flag], %r4;\n  st.relaxed.gpu.global.b32 [%rd3], %r3;");
  EXPECT_EQ(problem.fault, Fault::GlobalRace) << problem.text();
  EXPECT_NE(problem.message.find("not behind it: that takes a barrier, a fence"), std::string::npos)
      << problem.text();
}
