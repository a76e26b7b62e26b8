#include "Initial.h"

#include "../checkpoint/LeafRoles.h"
#include "Arrays.h"

#include <algorithm>
#include <cstdio>

using namespace zrt;

static constexpr size_t namedStates = 8; // in a message

/// Lines for a message: the first few, and how many more.
static std::string listText(const std::vector<std::string> &lines, const char *where) {
  std::string list;
  for (size_t i = 0; i < std::min(lines.size(), namedStates); ++i)
    list += "\n  " + lines[i];
  if (lines.size() > namedStates)
    list += format("\n  and %zu more; %s lists all", lines.size() - namedStates, where);
  return list;
}

/// Whether the second type has all values of the first one.
static bool isWidening(int from, int to) {
  bool isNarrow = from == ZRT_F16 || from == ZRT_BF16;
  return from == to || (isNarrow && to == ZRT_F32);
}

namespace {

class InitialChoice {
public:
  InitialChoice(const LeafSource &source, const Plan &plan, const Options &options)
      : source_(source), plan_(plan), options_(options) {
    for (const PlanState &state : plan.states)
      leaves_.push_back({state.name, state.role, state.dtype, state.shape});
    roles_ = rolesOf(leaves_);
  }

  Expected<std::vector<int64_t>> run() {
    std::vector<int64_t> chosen(plan_.states.size(), -1);
    for (size_t i = 0; i < chosen.size(); ++i)
      if (plan_.states[i].argument(plan_.step) >= 0) // else overwritten before it is read
        choose(i, chosen[i]);
    if (!otherTypes_.empty())
      return failure(Code::BadInput, "'%s' has these states in another type or shape:%s%s",
                     source_.path().c_str(), listText(otherTypes_, "--describe").c_str(),
                     typeRemedy().c_str());
    ZRT_TRY(checkMissing());
    ZRT_TRY(checkExtra());
    return chosen;
  }

private:
  int64_t find(const PlanState &state) const {
    if (!source_.isOpen())
      return -1;
    int64_t leaf = source_.find(state.name);
    return leaf >= 0 ? leaf : source_.find("arg" + std::to_string(state.argument(plan_.step)));
  }

  void choose(size_t number, int64_t &leaf) {
    const PlanState &state = plan_.states[number];
    leaf = find(state);
    if (leaf >= 0) {
      const CheckpointLeaf &array = source_.leaves()[leaf];
      isReshaped_ |= array.shape != state.shape;
      if (array.dtype != state.dtype || array.shape != state.shape)
        otherTypes_.push_back("'" + array.name + "' is " + typeText(array.dtype, array.shape) +
                              ", the program expects " + typeText(state.dtype, state.shape));
      return;
    }
    LeafKind kind = roles_[number].kind;
    bool isCopy = kind == LeafKind::Master || kind == LeafKind::Average;
    int64_t param = isCopy && options_.zeroRest ? find(plan_.states[roles_[number].param]) : -1;
    if (param >= 0 && isWidening(source_.leaves()[param].dtype, state.dtype))
      leaf = param;
    else if (!options_.zeroRest || isCopy || kind == LeafKind::Param)
      missing_.push_back(number);
  }

  /// A shape is another model's. A type can be changed.
  std::string typeRemedy() const {
    if (isReshaped_)
      return "\nstates have the program's shapes: compile a step that has those of the file, or "
             "give "
             "another file";
    return format("\nzero-ckpt import %s --for %s --round makes a file with the program's types%s",
                  source_.checkpoint() ? "EXPORTED.safetensors" : source_.path().c_str(),
                  options_.program.c_str(),
                  source_.checkpoint() ? " of what zero-ckpt export gives" : "");
  }

  Status checkMissing() const {
    if (missing_.empty())
      return Status::ok();
    std::vector<std::string> lines;
    bool hasParams = false;
    for (size_t number : missing_) {
      const PlanState &state = plan_.states[number];
      lines.push_back(state.name + "  " + typeText(state.dtype, state.shape));
      hasParams |= roles_[number].kind == LeafKind::Param;
    }
    std::string list = listText(lines, "--describe");
    if (source_.isOpen() && missing_.size() == plan_.states.size())
      list +=
          format("\nzero-ckpt import --map MAP --for %s makes a file of its states from another "
                 "program's model",
                 options_.program.c_str());
    else if (source_.isOpen() && hasParams)
      list += source_.checkpoint()
                  ? format("\nparameters have no value to begin with: zero-ckpt export %s "
                           "--which=all -o FILE.safetensors makes a file that they can be added to",
                           source_.path().c_str())
                  : "\nparameters have no value to begin with: add them to the file";
    if (!source_.isOpen())
      return failure(Code::Usage,
                     "the program has no entry that makes the states, so --init FILE.safetensors "
                     "must give every state:%s",
                     list.c_str());
    return failure(Code::BadInput, "'%s' lacks these states%s:%s", source_.path().c_str(),
                   hasParams || options_.zeroRest ? ""
                                                  : " (--init-rest=zeros begins them with zeros)",
                   list.c_str());
  }

  bool isKnown(const std::string &name) const {
    auto isInput = [&](const PlanTensor &input) {
      return input.name == name ||
             (input.entry == plan_.step && name == "arg" + std::to_string(input.index));
    };
    auto isState = [&](const PlanState &state) {
      return state.name == name || name == "arg" + std::to_string(state.argument(plan_.step));
    };
    return std::any_of(plan_.states.begin(), plan_.states.end(), isState) ||
           std::any_of(plan_.inputs.begin(), plan_.inputs.end(), isInput);
  }

  /// Another optimizer's states in a checkpoint are none of the program's; all else is a mistake.
  Status checkExtra() const {
    std::vector<std::string> extra, others;
    for (const CheckpointLeaf &leaf : source_.leaves())
      if (!isKnown(leaf.name)) {
        bool isOther = source_.checkpoint() && leaf.role != "param" && leaf.role != "frozen";
        (isOther ? others : extra)
            .push_back("'" + leaf.name + "'  " + typeText(leaf.dtype, leaf.shape));
      }
    if (!extra.empty())
      return failure(Code::BadInput,
                     "'%s' has arrays that are no state and no argument of the program; zero-ckpt "
                     "import --for %s makes a file of its states:%s",
                     source_.path().c_str(), options_.program.c_str(),
                     listText(extra, source_.checkpoint() ? "zero-ckpt show" : "the file").c_str());
    if (!others.empty())
      fprintf(stderr,
              "note: %zu states of '%s' are none of the program and are left out, such as %s\n",
              others.size(), source_.path().c_str(), others[0].c_str());
    return Status::ok();
  }

  const LeafSource &source_;
  const Plan &plan_;
  const Options &options_;
  std::vector<CheckpointLeaf> leaves_; // the states
  std::vector<LeafRole> roles_;
  std::vector<size_t> missing_; // states
  std::vector<std::string> otherTypes_;
  bool isReshaped_ = false; // one of these has another shape
};

} // namespace

Expected<std::vector<int64_t>> zrt::chooseInitial(const LeafSource &source, const Plan &plan,
                                                  const Options &options) {
  return InitialChoice(source, plan, options).run();
}

Status zrt::loadLeaf(const LeafSource &source, int64_t leaf, const Plan &plan,
                     const PlanState &state, int rank, Device &device) {
  int dtype = source.leaves()[leaf].dtype;
  int64_t size = dtypeInfo(state.dtype).size;
  std::vector<float> wide;
  Status status;
  auto load = [&](int64_t begin, Address address, int64_t count, const PlanBuffer &) {
    if (!status.isOk())
      return;
    status =
        source.read(leaf, begin, count, [&](int64_t element, const uint8_t *data, int64_t here) {
          const void *values = data;
          if (dtype != state.dtype) { // to f32
            wide.resize(here);
            widen(dtype, data, wide.data(), here);
            values = wide.data();
          }
          return device.write(address + (element - begin) * size, values, here * size);
        });
  };
  forEachPart(plan, state, rank, load);
  ZRT_TRY(status);
  return zeroPadding(plan, state, rank, device);
}
