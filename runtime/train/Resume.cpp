#include "Resume.h"

#include "../checkpoint/LeafSource.h"
#include "Arrays.h"

#include <algorithm>

using namespace zrt;

static constexpr size_t namedStates = 8; // in a message

/// The checkpoint that --resume=PATH means: PATH itself, or the newest complete one in it.
static Expected<std::string> resumePath(const std::string &path) {
  if (!isFolder(path))
    return failure(Code::Usage, "--resume=%s: there is no such folder", path.c_str());
  if (isFile(path + "/" + commitFileName) || isFile(path + "/" + indexFileName))
    return path;
  Expected<CheckpointFolder> newest = newestIn(path);
  ZRT_TRY(newest.status());
  if (newest->path.empty())
    return failure(Code::Usage,
                   "--resume=%s: it is no complete checkpoint (%s is missing) and has none in it",
                   path.c_str(), commitFileName);
  return newest->path;
}

static bool isParameter(const std::string &role) { return role == "param" || role == "frozen"; }

/// What differs between a checkpoint's leaves and the program's states.
static std::vector<std::string> differences(const Checkpoint &checkpoint, const Plan &plan,
                                            bool &isOptimizerAlone) {
  std::vector<std::string> found;
  const std::vector<CheckpointLeaf> &leaves = checkpoint.index().leaves;
  for (const PlanState &state : plan.states) {
    int64_t number = checkpoint.findLeaf(state.name);
    std::string type = typeText(state.dtype, state.shape);
    if (number < 0 && state.argument(plan.step) < 0)
      continue; // replaced before it is read
    if (number < 0) {
      found.push_back("'" + state.name + "' " + type + " is missing in the checkpoint");
      isOptimizerAlone &= !isParameter(state.role);
    } else if (const CheckpointLeaf &leaf = leaves[number];
               leaf.dtype != state.dtype || leaf.shape != state.shape) {
      found.push_back("'" + state.name + "' is " + typeText(leaf.dtype, leaf.shape) +
                      " in the checkpoint, " + type + " in the program");
      isOptimizerAlone = false;
    }
  }
  for (const CheckpointLeaf &leaf : leaves)
    if (std::none_of(plan.states.begin(), plan.states.end(),
                     [&](const PlanState &state) { return state.name == leaf.name; })) {
      found.push_back("'" + leaf.name + "' " + typeText(leaf.dtype, leaf.shape) +
                      " is no state of the program");
      isOptimizerAlone &= !isParameter(leaf.role);
    }
  return found;
}

static Status checkLeaves(const Checkpoint &checkpoint, const Plan &plan) {
  bool isOptimizerAlone = true; // the parameters are the same
  std::vector<std::string> found = differences(checkpoint, plan, isOptimizerAlone);
  if (found.empty())
    return Status::ok();
  std::string list;
  for (size_t i = 0; i < std::min(found.size(), namedStates); ++i)
    list += "\n  " + found[i];
  if (found.size() > namedStates)
    list += format("\n  and %zu more", found.size() - namedStates);
  if (isOptimizerAlone)
    list += format("\nits parameters are the program's: --init %s --init-rest=zeros begins a run "
                   "with them",
                   checkpoint.path().c_str());
  return failure(Code::BadInput,
                 "the checkpoint '%s' is of a program with other states ('%s', this one is '%s'); "
                 "zero-ckpt show lists them:%s",
                 checkpoint.path().c_str(), checkpoint.index().name.c_str(), plan.name.c_str(),
                 list.c_str());
}

/// A state is found by its name.
static Status checkNames(const Plan &plan) {
  std::vector<std::string_view> names;
  for (const PlanState &state : plan.states)
    names.push_back(state.name);
  std::sort(names.begin(), names.end());
  auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice == names.end())
    return Status::ok();
  return failure(Code::Usage,
                 "two states are called '%s', and checkpoints know states by name: export the step "
                 "with names of their own",
                 std::string(*twice).c_str());
}

static std::string remedyFor(const Options &options) {
  return options.resume == "auto"
             ? "; remove this checkpoint's folder, and the run goes on from the one before"
             : "; zero-ckpt verify says what is damaged; remove this checkpoint's folder, or name "
               "another one";
}

/// What a run would write must not be there already.
static Status checkNewest(const Options &options, const ResumeChoice &choice) {
  const Checkpoint *from = choice.checkpoint.get();
  std::string last = options.out + "/" + checkpointName(choice.newest);
  if (choice.newest < 0 || (from && choice.newest < choice.step()) ||
      (from && isSame(from->path(), last)))
    return Status::ok();
  return failure(Code::Usage,
                 "'%s' has a checkpoint of step %lld already, and this run begins %s: "
                 "--resume=auto goes on from there, another --out keeps both",
                 options.out.c_str(), (long long)choice.newest,
                 from ? format("at step %lld", (long long)choice.step()).c_str() : "anew");
}

Expected<ResumeChoice> zrt::chooseResume(const Options &options, const Plan &plan) {
  ResumeChoice choice;
  if (options.out.empty() && options.resume == "none")
    return choice;
  ZRT_TRY(checkNames(plan));
  std::string path;
  if (!options.out.empty()) {
    Expected<CheckpointFolder> newest = newestIn(options.out);
    ZRT_TRY(newest.status());
    choice.newest = newest->path.empty() ? -1 : newest->step;
    if (options.resume == "auto")
      path = newest->path;
  }
  if (options.resume != "auto" && options.resume != "none") {
    Expected<std::string> given = resumePath(options.resume);
    ZRT_TRY(given.status());
    path = *given;
  }
  if (!path.empty()) {
    Expected<Checkpoint> checkpoint = Checkpoint::open(path);
    if (!checkpoint.isOk())
      return Status(checkpoint.status().code(), checkpoint.status().message() + remedyFor(options));
    choice.checkpoint = std::make_unique<Checkpoint>(std::move(*checkpoint));
    ZRT_TRY(checkLeaves(*choice.checkpoint, plan));
  }
  if (!options.out.empty())
    ZRT_TRY(checkNewest(options, choice));
  return choice;
}

Status zrt::loadStates(const Checkpoint &checkpoint, const Plan &plan, int rank, Device &device) {
  Status status;
  for (const PlanState &state : plan.states) {
    int64_t leaf = checkpoint.findLeaf(state.name), size = dtypeInfo(state.dtype).size;
    if (leaf < 0)
      continue; // replaced before it is read
    ZRT_TRY(zeroPadding(plan, state, rank, device));
    forEachPart(plan, state, rank,
                [&](int64_t begin, Address address, int64_t count, const PlanBuffer &) {
                  if (!status.isOk())
                    return;
                  status = checkpoint.read(
                      leaf, begin, count, [&](int64_t element, const uint8_t *data, int64_t here) {
                        return device.write(address + (element - begin) * size, data, here * size);
                      });
                });
  }
  return status;
}
