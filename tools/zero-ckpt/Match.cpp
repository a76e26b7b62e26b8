#include "Match.h"

#include "base/DType.h"
#include "base/Files.h"
#include "base/Safetensors.h"

#include <algorithm>
#include <set>

using namespace zrt;

static constexpr size_t namedEach = 8;         // in a message
static constexpr int64_t stackLimit = 1000000; // arrays that one is taken apart into

Status Complaints::status(const std::string &listPath) const {
  if (kinds_.empty())
    return Status::ok();
  std::string text, all;
  for (const auto &[kind, list] : kinds_) {
    text += (text.empty() ? "" : "\n") + kind + ":";
    all += kind + ":\n";
    for (size_t i = 0; i < list.size(); ++i) {
      all += "  " + list[i] + "\n";
      if (i < namedEach)
        text += "\n  " + list[i];
    }
    if (list.size() > namedEach)
      text += format("\n  and %zu more%s", list.size() - namedEach,
                     listPath.empty() ? "; --list FILE gets all of them" : "");
  }
  if (!listPath.empty()) {
    ZRT_TRY(writeText(listPath, all));
    text += "\n'" + listPath + "' has the whole list";
  }
  return Status(Code::BadInput, text);
}

namespace {

/// Arrays of one rule that belong together.
struct Instance {
  const Rule *rule;
  Bindings common;                                             // of both sides' names
  std::vector<std::map<std::vector<int64_t>, int64_t>> leaves; // by term and what is stacked
};

class Matcher {
public:
  Matcher(const Map &map, const std::vector<CheckpointLeaf> &leaves, const MapOptions &options,
          Complaints &complaints)
      : map_(map), leaves_(leaves), options_(options), complaints_(complaints) {
    if (options.wanted)
      for (const CheckpointLeaf &leaf : *options.wanted)
        wanted_[leaf.name] = &leaf;
  }

  Mapped run() {
    for (size_t leaf = 0; leaf < leaves_.size(); ++leaf)
      matchLeaf(int64_t(leaf));
    for (const Rule &rule : map_.rules)
      if (!rule.isOptional && !used_.count(rule.line) && told_.insert(rule.line).second)
        complaints_.add(ofMap() + "rules that match nothing ('?' before a rule lets it)",
                        format("line %d: ", rule.line) + rule.left[0].text + " = " +
                            rule.right[0].text);
    for (const Instance &instance : instances_)
      if (Status status = make(instance); !status.isOk())
        complain(instance, status.message());
    return std::move(mapped_);
  }

private:
  const std::vector<Term> &from(const Rule &rule) const {
    return options_.toLeft ? rule.right : rule.left;
  }
  const std::vector<Term> &to(const Rule &rule) const {
    return options_.toLeft ? rule.left : rule.right;
  }
  static bool has(const std::vector<std::string> &list, const std::string &name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  }
  /// Numbers of one name that the other one lacks.
  static std::vector<std::string> stackedOf(const Term &term, const Term &other) {
    std::vector<std::string> numbers;
    for (const std::string &number : term.name.numbers())
      if (!has(other.name.numbers(), number))
        numbers.push_back(number);
    return numbers;
  }

  bool isWanted(const Term &term, const Bindings &common, bool isFilled) const;
  bool isLive(const Rule &rule, const Bindings &common) const;
  void matchLeaf(int64_t leaf);
  void unmatched(int64_t leaf);
  bool isTied(int64_t leaf);
  Status checkWhole(const Instance &instance, Extents &extents) const;
  std::vector<Known> knownOf(const Instance &instance) const;
  /// What the heading of a complaint begins with: the map, where one was given.
  std::string ofMap() const { return map_.path.empty() ? "" : "'" + map_.path + "': "; }
  void complain(const Instance &instance, const std::string &reason);
  Status make(const Instance &instance);
  Status makeOutputs(const Instance &instance, size_t rest, const Extents &extents);
  Status addCopies(const Instance &instance, size_t rest, const Extents &extents,
                   const std::map<std::string, int64_t> &numbers,
                   const std::map<std::string, size_t> &outputs);
  Status settleType(Output &output);

  const Map &map_;
  const std::vector<CheckpointLeaf> &leaves_;
  const MapOptions &options_;
  Complaints &complaints_;
  std::map<std::string, const CheckpointLeaf *> wanted_;
  std::vector<Instance> instances_;
  std::map<std::pair<const Rule *, Bindings>, size_t> byKey_;
  std::set<int> used_, told_; // lines
  std::set<std::string> made_;
  Mapped mapped_;
};

} // namespace

bool Matcher::isWanted(const Term &term, const Bindings &common, bool isFilled) const {
  if (isFilled)
    return wanted_.count(term.name.fill(common));
  return std::any_of(wanted_.begin(), wanted_.end(), [&](const auto &leaf) {
    Bindings bindings = common;
    return term.name.match(leaf.first, bindings);
  });
}

/// Whether this way to read the line makes what is wanted.
bool Matcher::isLive(const Rule &rule, const Bindings &common) const {
  if (!options_.toLeft)
    return true;
  if (!options_.wanted)
    return !rule.isChoice || rule.isStacked == options_.isStacked;
  bool isFilled = stackedOf(to(rule)[0], from(rule)[0]).empty();
  return std::any_of(to(rule).begin(), to(rule).end(),
                     [&](const Term &term) { return isWanted(term, common, isFilled); });
}

void Matcher::matchLeaf(int64_t leaf) {
  const std::string &name = leaves_[leaf].name;
  std::vector<std::string> lines;
  const Rule *taken = nullptr;
  Bindings takenBindings;
  size_t takenTerm = 0;
  std::vector<int64_t> takenTuple;
  for (const Rule &rule : map_.rules)
    for (size_t term = 0; term < from(rule).size(); ++term) {
      Bindings bindings;
      if (!from(rule)[term].name.match(name, bindings))
        continue;
      std::vector<int64_t> tuple;
      for (const std::string &number : stackedOf(from(rule)[term], to(rule)[0])) {
        tuple.push_back(atoll(bindings[number].c_str()));
        bindings.erase(number);
      }
      if (!isLive(rule, bindings))
        continue;
      lines.push_back(std::to_string(rule.line));
      taken = &rule, takenTerm = term, takenBindings = bindings, takenTuple = tuple;
      used_.insert(rule.line);
    }
  if (lines.empty())
    return unmatched(leaf);
  if (lines.size() > 1) {
    std::string text = "'" + name + "': lines ";
    for (const std::string &line : lines)
      text += (&line == lines.data() ? "" : ", ") + line;
    return complaints_.add(ofMap() + "arrays that several rules take", text);
  }
  auto [entry, isFirst] = byKey_.insert({{taken, takenBindings}, instances_.size()});
  if (isFirst) {
    instances_.push_back({taken, takenBindings, {}});
    instances_.back().leaves.resize(from(*taken).size());
  }
  auto [other, isNew] = instances_[entry->second].leaves[takenTerm].insert({takenTuple, leaf});
  if (!isNew)
    complaints_.add(ofMap() + "arrays that are the same one to their rule",
                    "'" + leaves_[other->second].name + "' and '" + name + "'");
}

/// What is dropped or tied counts for nothing, on the side that maps are read from.
void Matcher::unmatched(int64_t leaf) {
  const CheckpointLeaf &array = leaves_[leaf];
  Bindings bindings;
  for (const auto &[line, name] : map_.drops)
    if (options_.toLeft && name.match(array.name, bindings))
      return;
  if (options_.toLeft && isTied(leaf))
    return;
  complaints_.add(options_.wanted ? "arrays that are nothing in the program"
                                  : ofMap() + "arrays that no rule takes",
                  "'" + array.name + "' " + typeText(array.dtype, array.shape));
}

bool Matcher::isTied(int64_t leaf) {
  for (const Map::Tie &tie : map_.ties) {
    Bindings bindings, same;
    if (!tie.name.match(leaves_[leaf].name, bindings))
      continue;
    for (size_t other = 0; other < leaves_.size(); ++other)
      if (same = bindings; tie.original.match(leaves_[other].name, same) && same == bindings) {
        mapped_.ties.push_back({leaf, int64_t(other)});
        return true;
      }
  }
  return false;
}

/// Calls visit(values) for every combination of numbers below their extents, until it is false.
template <typename Visit>
static void forEachNumber(const std::vector<std::string> &numbers, const Extents &extents,
                          Visit visit) {
  std::vector<int64_t> values(numbers.size());
  for (const std::string &number : numbers)
    if (extents.at("{" + number + "}") == 0)
      return;
  while (true) {
    if (!visit(values))
      return;
    size_t at = numbers.size();
    while (at > 0 && ++values[at - 1] == extents.at("{" + numbers[at - 1] + "}"))
      values[--at] = 0;
    if (at == 0)
      return;
  }
}

static Bindings withNumbers(Bindings bindings, const std::vector<std::string> &numbers,
                            const std::vector<int64_t> &values) {
  for (size_t i = 0; i < numbers.size(); ++i)
    bindings[numbers[i]] = std::to_string(values[i]);
  return bindings;
}

/// All names and numbers of what is joined must be there; sets how many are stacked.
Status Matcher::checkWhole(const Instance &instance, Extents &extents) const {
  const std::vector<Term> &terms = from(*instance.rule);
  std::vector<std::string> numbers = stackedOf(terms[0], to(*instance.rule)[0]);
  int64_t present = 0, grid = int64_t(terms.size());
  for (size_t i = 0; i < numbers.size(); ++i) {
    int64_t &extent = extents["{" + numbers[i] + "}"];
    for (const auto &list : instance.leaves)
      for (const auto &[tuple, leaf] : list)
        extent = std::max(extent, tuple[i] + 1);
    if (extent > int64_t(leaves_.size()) + 1)
      return failure(Code::BadInput, "{%s} is up to %lld, and there are not as many arrays",
                     numbers[i].c_str(), (long long)extent - 1);
    if (__builtin_mul_overflow(grid, extent, &grid))
      return failure(Code::BadInput, "there are not as many arrays as its numbers say");
  }
  for (const auto &list : instance.leaves)
    present += int64_t(list.size());
  if (present == grid)
    return Status::ok();
  std::string names;
  int64_t told = 0, some = int64_t(namedEach);
  forEachNumber(numbers, extents, [&](const std::vector<int64_t> &values) {
    for (size_t term = 0; term < terms.size(); ++term)
      if (!instance.leaves[term].count(values) && told++ < some)
        names += (names.empty() ? "'" : ", '") +
                 terms[term].name.fill(withNumbers(instance.common, numbers, values)) + "'";
    return told < some;
  });
  int64_t more = grid - present - some;
  return failure(Code::BadInput, "missing: %s%s", names.c_str(),
                 more > 0 ? format(" and %lld more", (long long)more).c_str() : "");
}

/// The arrays that are there, and what is wanted, as far as its names are known.
std::vector<Known> Matcher::knownOf(const Instance &instance) const {
  std::vector<Known> known;
  auto add = [&](const Term &term, const CheckpointLeaf &leaf, const char *of) {
    known.push_back(
        {&term, "'" + leaf.name + "'" + of, typeText(leaf.dtype, leaf.shape), leaf.shape});
  };
  const std::vector<Term> &terms = from(*instance.rule), &made = to(*instance.rule);
  for (size_t term = 0; term < terms.size(); ++term)
    for (const auto &[tuple, leaf] : instance.leaves[term])
      add(terms[term], leaves_[leaf], "");
  for (const Term &term : made)
    if (options_.wanted && stackedOf(term, terms[0]).empty())
      if (auto leaf = wanted_.find(term.name.fill(instance.common)); leaf != wanted_.end())
        add(term, *leaf->second, " of the program");
  return known;
}

/// Without a map there is no rule that could be named: an array goes to its namesake.
void Matcher::complain(const Instance &instance, const std::string &reason) {
  if (!map_.path.empty())
    return complaints_.add(ofMap() + "arrays that do not fit their rule",
                           format("line %d: ", instance.rule->line) + reason);
  const CheckpointLeaf &array = leaves_[instance.leaves[0].begin()->second];
  auto wanted = wanted_.find(array.name);
  bool isShape = wanted != wanted_.end() && wanted->second->shape != array.shape;
  complaints_.add("arrays that do not fit the program's (without --map, names and shapes stay)",
                  isShape ? "'" + array.name + "' is " + typeText(array.dtype, array.shape) +
                                ", the program expects " +
                                typeText(wanted->second->dtype, wanted->second->shape)
                          : reason);
}

Status Matcher::make(const Instance &instance) {
  Extents extents = options_.sizes;
  ZRT_TRY(checkWhole(instance, extents));
  std::vector<Known> known = knownOf(instance);
  Expected<size_t> rest = restOf(known);
  ZRT_TRY(rest.status());
  std::vector<const Term *> all;
  for (const std::vector<Term> *side : {&from(*instance.rule), &to(*instance.rule)})
    for (const Term &term : *side)
      all.push_back(&term);
  ZRT_TRY(solveExtents(known, all, *rest, extents));
  int64_t count = 1;
  for (const std::string &number : stackedOf(to(*instance.rule)[0], from(*instance.rule)[0]))
    if (__builtin_mul_overflow(count, extents.at("{" + number + "}"), &count) || count > stackLimit)
      return failure(Code::BadInput, "%s would be more than %lld arrays", known[0].name.c_str(),
                     (long long)stackLimit);
  return makeOutputs(instance, *rest, extents);
}

Status Matcher::makeOutputs(const Instance &instance, size_t rest, const Extents &extents) {
  const std::vector<Term> &terms = to(*instance.rule);
  const Term &source = from(*instance.rule)[0];
  std::vector<std::string> stacked = stackedOf(terms[0], source);
  std::map<std::string, size_t> outputs;
  Status status;
  forEachNumber(stacked, extents, [&](const std::vector<int64_t> &values) {
    for (const Term &term : terms) {
      std::string name = term.name.fill(withNumbers(instance.common, stacked, values));
      if (!made_.insert(name).second && status.isOk())
        status = failure(Code::BadInput, "'%s' is made by another rule too", name.c_str());
      outputs[name] = mapped_.outputs.size();
      mapped_.outputs.push_back({name, 0, shapeOf(term, rest, extents), {}});
    }
    return status.isOk();
  });
  ZRT_TRY(status);
  std::vector<std::string> numbers = stacked;
  for (const std::string &number : stackedOf(source, terms[0]))
    numbers.push_back(number);
  forEachNumber(numbers, extents, [&](const std::vector<int64_t> &values) {
    std::map<std::string, int64_t> bound;
    for (size_t i = 0; i < numbers.size(); ++i)
      bound[numbers[i]] = values[i];
    status = addCopies(instance, rest, extents, bound, outputs);
    return status.isOk();
  });
  ZRT_TRY(status);
  for (const auto &[name, output] : outputs)
    ZRT_TRY(settleType(mapped_.outputs[output]));
  return Status::ok();
}

Status Matcher::addCopies(const Instance &instance, size_t rest, const Extents &extents,
                          const std::map<std::string, int64_t> &numbers,
                          const std::map<std::string, size_t> &outputs) {
  const std::vector<Term> &sources = from(*instance.rule), &targets = to(*instance.rule);
  std::vector<std::string> fromStacked = stackedOf(sources[0], targets[0]),
                           toStacked = stackedOf(targets[0], sources[0]);
  auto valuesOf = [&](const std::vector<std::string> &names) {
    std::vector<int64_t> values;
    for (const std::string &name : names)
      values.push_back(numbers.at(name));
    return values;
  };
  std::vector<int64_t> fromValues = valuesOf(fromStacked), toValues = valuesOf(toStacked);
  size_t parts = std::max(sources.size(), targets.size());
  for (size_t part = 0; part < parts; ++part) {
    size_t source = std::min(part, sources.size() - 1), target = std::min(part, targets.size() - 1);
    Copy copy =
        copyBetween({&sources[source], part}, {&targets[target], part}, rest, extents, numbers);
    copy.leaf = instance.leaves[source].at(fromValues);
    std::string name = targets[target].name.fill(withNumbers(instance.common, toStacked, toValues));
    mapped_.outputs[outputs.at(name)].copies.push_back(std::move(copy));
  }
  return Status::ok();
}

Status Matcher::settleType(Output &output) {
  if (output.copies.empty())
    return Status::ok();
  const CheckpointLeaf &first = leaves_[output.copies[0].leaf];
  output.dtype = first.dtype;
  if (auto leaf = wanted_.find(output.name); leaf != wanted_.end())
    output.dtype = leaf->second->dtype;
  else if (options_.dtype >= 0 && dtypeInfo(first.dtype).isFloat)
    output.dtype = options_.dtype;
  else
    for (const Copy &copy : output.copies)
      if (leaves_[copy.leaf].dtype != first.dtype)
        return failure(Code::BadInput,
                       "'%s' is made of arrays of several types, %s and %s: give --dtype",
                       output.name.c_str(), dtypeInfo(first.dtype).name,
                       dtypeInfo(leaves_[copy.leaf].dtype).name);
  return Status::ok();
}

Mapped zrt::applyMap(const Map &map, const std::vector<CheckpointLeaf> &leaves,
                     const MapOptions &options, Complaints &complaints) {
  return Matcher(map, leaves, options, complaints).run();
}
