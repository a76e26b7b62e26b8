//===- Main.cpp - The executable ------------------------------------------------===//

#include "../base/Crc32.h"
#include "../device/Blas.h"
#include "../world/Cluster.h"
#include "../world/Launcher.h"
#include "Job.h"
#include "Rank.h"
#include "Report.h"
#include "zrt/checksums.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <span>
#include <unistd.h>
#include <vector>

using namespace zrt;

static int fail(const Status &status) {
  fprintf(stderr, "error: %s\n", status.text().c_str());
  return status.code() == Code::Usage ? ExitUsage : ExitFailure;
}

static int show(const char *data, size_t size) {
  if (fwrite(data, 1, size, stdout) == size && fflush(stdout) == 0)
    return ExitOk;
  return fail(ioFailure("cannot write to the standard output"));
}

extern "C" const char __executable_start[], _end[]; // the linker's: where the program lies

/// Whether so many bytes from `data` lie in the program; what says otherwise was changed itself.
static bool isInside(const char *data, int64_t size) {
  auto begin = reinterpret_cast<uintptr_t>(__executable_start),
       end = reinterpret_cast<uintptr_t>(_end), at = reinterpret_cast<uintptr_t>(data);
  return at >= begin && at <= end && size >= 0 && uint64_t(size) <= end - at;
}

/// Of a table; the most that there can be, where its number of elements is no number of such.
static int64_t tableBytes(int64_t count, uint64_t each) {
  return int64_t(std::min(uint64_t(count), uint64_t(INT64_MAX) / each) * each);
}

/// Texts and records that were changed after they were proved are another program's.
static Status checkTexts() {
  struct Text {
    const char *what, *data;
    int64_t size, checksum;
  };
  std::vector<Text> texts = {{"plan", zrt_plan, zrt_plan_size, zrt_plan_checksum},
                             {"table of calls", zrt_calls, zrt_calls_size, zrt_calls_checksum},
                             {"origin", zrt_import, zrt_import_size, zrt_import_checksum}};
  if (!isInside(reinterpret_cast<const char *>(zrt_records),
                tableBytes(zrt_entry_count, sizeof *zrt_records)))
    return failure(Code::BadInput,
                   "the table of entries of this program is damaged: it says that there are %lld; "
                   "copy or compile the program again",
                   (long long)zrt_entry_count);
  for (const zrt_record_table &table : std::span(zrt_records, size_t(zrt_entry_count)))
    texts.push_back({"table of records", reinterpret_cast<const char *>(table.words),
                     tableBytes(table.count, sizeof *table.words), table.checksum});
  for (const Text &text : texts) {
    if (!isInside(text.data, text.size))
      return failure(Code::BadInput,
                     "the %s of this program is damaged: it says that it has %lld bytes; copy or "
                     "compile the program again",
                     text.what, (long long)text.size);
    uint32_t found = crc32(text.data, text.size);
    if (found != text.checksum)
      return failure(Code::BadInput,
                     "the %s of this program is damaged: its bytes have the checksum %08x, "
                     "expected %08llx; copy or compile the program again",
                     text.what, found, (unsigned long long)text.checksum);
  }
  return Status::ok();
}

/// What ranks on several machines must have alike to meet: a plan that was changed together with
/// its checksum is another one.
static std::string nameProgram(const Plan &plan) {
  return format("%s-%08llx-%08llx", plan.hash.c_str(), (unsigned long long)zrt_plan_checksum,
                (unsigned long long)zrt_calls_checksum);
}

static int runProgram(int argc, char **argv) {
  // The job outlives the ranks and is never destroyed by a child.
  static Job job;
  Expected<Options> options = Options::parse(argc, argv);
  if (!options.isOk())
    return fail(options.status());
  job.options = std::move(*options);
  if (job.options.leavesF32ToBlas)
    leaveF32ToBlas();
  if (job.options.help) {
    std::string text = helpText(argv[0]);
    return show(text.data(), text.size());
  }
  if (Status status = checkTexts(); !status.isOk())
    return fail(status);
  if (job.options.describe == "plan")
    return show(zrt_plan, zrt_plan_size);
  if (job.options.describe == "calls")
    return show(zrt_calls, size_t(zrt_calls_size));
  if (job.options.describe == "import")
    return show(zrt_import, zrt_import_size);
  Expected<Plan> plan = Plan::parse({zrt_plan, size_t(zrt_plan_size)});
  if (!plan.isOk())
    return fail(plan.status());
  job.plan = std::move(*plan);
  if (!job.options.describe.empty()) {
    std::string text = describe(job.plan);
    return show(text.data(), text.size());
  }
  Expected<LauncherInfo> launcher = findLauncher(job.options.launcher, job.options.rendezvous);
  if (!launcher.isOk())
    return fail(launcher.status());
  job.launcher = std::move(*launcher);
  Status status = job.prepare();
  if (!status.isOk())
    return fail(status);
  if (job.plan.isUnproved())
    fprintf(stderr, "unproved: compiled from text that no origin proves\n");
  if (job.plan.ranks > 1 && !job.plan.isForCuda())
    warmUpBlas();
  auto body = [](World &world) { return runRank(job, world); };
  if (job.isInCluster())
    return joinRanks(job.launcher, nameProgram(job.plan), job.options.timeout, body);
  int64_t hostBytes = job.plan.isForCuda() ? 0 : job.plan.arenaBytes();
  return launchRanks(job.launched, {job.options.timeout, hostBytes}, body);
}

/// Where one of the three is closed, the next file to be opened would have its number: a log, a
/// checkpoint or a rank's memory, in which messages would then end. Reading or writing fails as
/// before.
static void holdStandardFiles() {
  for (int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(number, F_GETFD) < 0 && errno == EBADF)
      (void)open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv) {
  holdStandardFiles();
  // A closed pipe or a file-size limit is an error message, not a silent end.
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
  return runProgram(argc, argv);
}
