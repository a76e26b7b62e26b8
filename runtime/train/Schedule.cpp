#include "Schedule.h"

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <string_view>

using namespace zrt;

namespace zrt {

class ScheduleParser {
public:
  ScheduleParser(const std::string &name, const std::string &text) : name_(name), text_(text) {}

  Expected<Schedule> parse() {
    size_t open = text_.find('(');
    std::string_view kind = std::string_view(text_).substr(0, open);
    if (open == text_.npos) {
      schedule_.constant_ = text_;
      return std::move(schedule_);
    }
    if (text_.back() != ')')
      return bad("the closing parenthesis is missing");
    splitArguments(std::string_view(text_).substr(open + 1, text_.size() - open - 2));
    ZRT_TRY(byKind(kind));
    for (const Argument &argument : arguments_)
      if (!argument.isUsed)
        return bad(("'" + argument.text + "' is not an argument of it").c_str());
    return std::move(schedule_);
  }

private:
  struct Argument {
    std::string text, key, value;
    bool isUsed = false;
  };

  Status bad(const char *what) const {
    return failure(Code::Usage,
                   "--set %s=%s: %s; schedules are VALUE, constant(VALUE), linear(FROM,TO,STEPS), "
                   "cosine(PEAK,STEPS[,warmup=W][,end=E]), "
                   "wsd(PEAK,STEPS,warmup=W,decay=D[,end=E]), piecewise(VALUE,STEP:VALUE,...)",
                   name_.c_str(), text_.c_str(), what);
  }

  static std::string trimmed(std::string_view text) {
    size_t begin = text.find_first_not_of(' '), end = text.find_last_not_of(' ');
    return begin == text.npos ? "" : std::string(text.substr(begin, end - begin + 1));
  }

  void splitArguments(std::string_view text) {
    while (true) {
      size_t comma = text.find(',');
      Argument argument;
      argument.text = trimmed(text.substr(0, comma));
      size_t equals = argument.text.find('=');
      if (equals != argument.text.npos)
        argument.key = argument.text.substr(0, equals);
      argument.value =
          equals == argument.text.npos ? argument.text : argument.text.substr(equals + 1);
      arguments_.push_back(std::move(argument));
      if (comma == text.npos)
        return;
      text.remove_prefix(comma + 1);
    }
  }

  Status byKind(std::string_view kind) {
    if (kind == "constant") {
      double ignored;
      ZRT_TRY(number("", 0, ignored));
      schedule_.constant_ = arguments_[0].value;
      return Status::ok();
    }
    if (kind == "piecewise")
      return piecewise();
    ZRT_TRY(kind == "linear" ? linear() : peaked(kind));
    if (schedule_.steps_ < 1)
      return bad("it needs at least one step");
    return Status::ok();
  }

  Status linear() {
    schedule_.kind_ = Schedule::Linear;
    ZRT_TRY(number("", 0, schedule_.from_));
    ZRT_TRY(number("", 1, schedule_.peak_));
    return steps("", 2, schedule_.steps_);
  }

  Status peaked(std::string_view kind) {
    if (kind != "cosine" && kind != "wsd")
      return bad(("there is no schedule '" + std::string(kind) + "'").c_str());
    bool isWsd = kind == "wsd";
    schedule_.kind_ = isWsd ? Schedule::Wsd : Schedule::Cosine;
    ZRT_TRY(number("", 0, schedule_.peak_));
    ZRT_TRY(steps("", 1, schedule_.steps_));
    if (has("end"))
      ZRT_TRY(number("end", 0, schedule_.end_));
    if (isWsd || has("warmup"))
      ZRT_TRY(steps("warmup", 0, schedule_.warmup_));
    if (isWsd)
      ZRT_TRY(steps("decay", 0, schedule_.decay_));
    if (schedule_.warmup_ + schedule_.decay_ > schedule_.steps_)
      return bad("warm-up and decay take more steps than there are");
    return Status::ok();
  }

  Status piecewise() {
    schedule_.kind_ = Schedule::Piecewise;
    double value = 0;
    ZRT_TRY(number("", 0, value));
    schedule_.pieces_.push_back({0, value});
    for (size_t i = 1; i < arguments_.size(); ++i) {
      Argument &argument = arguments_[i];
      size_t colon = argument.text.find(':');
      int64_t step = 0;
      if (colon == argument.text.npos || !readSteps(argument.text.substr(0, colon), step) ||
          !readNumber(argument.text.substr(colon + 1), value))
        return bad(("'" + argument.text + "' is not STEP:VALUE").c_str());
      if (step <= schedule_.pieces_.back().first)
        return bad("steps of pieces ascend");
      schedule_.pieces_.push_back({step, value});
      argument.isUsed = true;
    }
    return Status::ok();
  }

  bool has(std::string_view key) const {
    for (const Argument &argument : arguments_)
      if (argument.key == key)
        return true;
    return false;
  }

  /// The argument with a key, or the one at a place without.
  const Argument *find(std::string_view key, size_t place) {
    for (Argument &argument : arguments_) {
      if (argument.key != key || (key.empty() && place-- > 0))
        continue;
      argument.isUsed = true;
      return &argument;
    }
    return nullptr;
  }

  static bool readNumber(const std::string &text, double &value) {
    char *end = nullptr;
    errno = 0;
    value = strtod(text.c_str(), &end);
    return !text.empty() && !*end && !errno && std::isfinite(value);
  }

  static bool readSteps(const std::string &text, int64_t &value) {
    char *end = nullptr;
    errno = 0;
    value = strtoll(text.c_str(), &end, 10);
    return !text.empty() && !*end && !errno && value >= 0;
  }

  Status number(const char *key, size_t place, double &value) {
    const Argument *argument = find(key, place);
    if (!argument)
      return bad("an argument is missing");
    if (!readNumber(argument->value, value))
      return bad(("'" + argument->value + "' is no number").c_str());
    return Status::ok();
  }

  Status steps(const char *key, size_t place, int64_t &value) {
    const Argument *argument = find(key, place);
    if (!argument)
      return bad(*key ? (std::string(key) + "= is missing").c_str() : "an argument is missing");
    if (!readSteps(argument->value, value))
      return bad(("'" + argument->value + "' is no number of steps").c_str());
    return Status::ok();
  }

  const std::string &name_, &text_;
  std::vector<Argument> arguments_;
  Schedule schedule_;
};

} // namespace zrt

Expected<Schedule> Schedule::parse(const std::string &name, const std::string &text) {
  return ScheduleParser(name, text).parse();
}

double Schedule::afterWarmup(int64_t step) const {
  if (kind_ == Wsd) {
    int64_t left = steps_ - step;
    return left >= decay_ ? peak_ : end_ + (peak_ - end_) * double(left) / double(decay_);
  }
  double share = double(step - warmup_) / double(std::max<int64_t>(1, steps_ - warmup_));
  return end_ + (peak_ - end_) * 0.5 * (1 + std::cos(M_PI * share));
}

double Schedule::at(int64_t step) const {
  switch (kind_) {
  case Constant:
    return strtod(constant_.c_str(), nullptr);
  case Linear:
    return step >= steps_ ? peak_ : from_ + (peak_ - from_) * double(step) / double(steps_);
  case Piecewise: {
    double value = pieces_[0].second;
    for (const auto &[from, next] : pieces_)
      value = step >= from ? next : value;
    return value;
  }
  default:
    if (step < warmup_)
      return peak_ * double(step) / double(warmup_);
    return step >= steps_ ? end_ : afterWarmup(step);
  }
}
