#include "Data.h"

#include <algorithm>

using namespace zrt;

/// Rows after which sources have been read in the proportion of their weights.
static constexpr int64_t period = 1000;

uint64_t zrt::mix(uint64_t x) { // splitmix64's finaliser
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

int64_t zrt::permute(int64_t index, int64_t size, uint64_t key) {
  if (size <= 1)
    return 0;
  int half = 1; // bits of each half of a Feistel network over at least `size` values
  while ((int64_t(1) << (2 * half)) < size)
    ++half;
  uint64_t mask = (uint64_t(1) << half) - 1, value = uint64_t(index);
  do { // values outside walk on along their cycle until they are inside
    uint64_t left = value >> half, right = value & mask;
    for (uint64_t round = 0; round < 4; ++round) {
      uint64_t next = left ^ (mix(key ^ mix(right * 4 + round)) & mask);
      left = right, right = next;
    }
    value = left << half | right;
  } while (value >= uint64_t(size));
  return int64_t(value);
}

bool BatchData::isBatch(const PlanTensor &input) const {
  return input.entry == request_.entry && input.role == "batch";
}

bool BatchData::isTokens(const PlanTensor &input) const {
  return isBatch(input) && input.shape.size() == 2 && !dtypeInfo(input.dtype).isFloat &&
         input.dtype != ZRT_I1;
}

bool BatchData::isBound(const PlanTensor &input) const {
  return std::any_of(bindings_.begin(), bindings_.end(),
                     [&](const Binding &binding) { return binding.input == &input; });
}

bool BatchData::isAt(const void *address) const {
  for (const Mixture &mixture : mixtures_)
    for (const Source &source : mixture.sources)
      if (source.values.isAt(address))
        return true;
  return false;
}

/// Gives each source its share of `period` rows: the nearest below, and what is left to those
/// that lost most, the first of equals.
static Status setShares(const DataSpec &spec, const std::string &option,
                        std::vector<int64_t> &shares) {
  double sum = 0;
  for (const SourceSpec &source : spec.list)
    sum += source.weight;
  std::vector<std::pair<double, size_t>> lost;
  int64_t left = period;
  for (size_t i = 0; i < spec.list.size(); ++i) {
    double exact = spec.list[i].weight / sum * period;
    shares.push_back(int64_t(exact));
    left -= shares.back();
    lost.push_back({exact - double(shares.back()), i});
  }
  std::sort(lost.begin(), lost.end(), [](const auto &a, const auto &b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  for (size_t i = 0; left > 0; ++i, --left)
    ++shares[lost[i % lost.size()].second];
  for (size_t i = 0; i < shares.size(); ++i)
    if (shares[i] == 0)
      return failure(Code::Usage,
                     "%s %s: the weight of '%s' is less than a thousandth of all; leave it out",
                     option.c_str(), spec.text.c_str(), spec.list[i].glob.c_str());
  return Status::ok();
}

/// Opens the sources of `spec` for `input`, whose batch has `batch` rows. Sources without weights
/// are one array.
Status BatchData::addMixture(const DataSpec &spec, const PlanTensor &input, int64_t batch) {
  Mixture mixture;
  mixture.text = spec.sources;
  mixture.batch = batch;
  bool isWeighted = spec.list[0].weight > 0;
  std::vector<int64_t> shares;
  if (isWeighted)
    ZRT_TRY(setShares(spec, request_.option, shares));
  for (size_t i = 0; i < (isWeighted ? spec.list.size() : 1); ++i) {
    Expected<ValueStream> values = ValueStream::open(request_.option, &spec.list[i],
                                                     isWeighted ? 1 : spec.list.size(), input.name);
    if (!values.isOk())
      return values.status();
    Source source;
    source.values = std::move(*values);
    source.share = isWeighted ? shares[i] : period;
    ZRT_TRY(source.values.check(spec.text, input));
    mixture.sources.push_back(std::move(source));
  }
  // As evenly as can be: the next turn is that of the source which is most behind its share.
  std::vector<int64_t> behind(mixture.sources.size()), taken(mixture.sources.size());
  for (int64_t turn = 0; turn < period && isWeighted; ++turn) {
    for (size_t i = 0; i < behind.size(); ++i)
      behind[i] += mixture.sources[i].share;
    size_t next = std::max_element(behind.begin(), behind.end()) - behind.begin();
    behind[next] -= period;
    mixture.turns.push_back({next, taken[next]++});
  }
  mixtures_.push_back(std::move(mixture));
  return Status::ok();
}

/// Cuts every source into rows of `window` values, `stride` apart.
Status BatchData::setRows(Mixture &mixture, int64_t window, int64_t stride) {
  mixture.stride = std::max<int64_t>(1, stride);
  for (Source &source : mixture.sources) {
    if (source.values.size() < window)
      return failure(Code::BadInput, "%s %s: a row needs %lld values, there are %lld",
                     request_.option.c_str(), mixture.text.c_str(), (long long)window,
                     (long long)source.values.size());
    source.rows = 1 + (source.values.size() - window) / mixture.stride;
    // Of several sources, one may be a row ahead of its share where a batch begins.
    int64_t needed = (mixture.batch * source.share + period - 1) / period;
    needed += mixture.sources.size() > 1;
    if (source.rows < needed && !request_.repeats)
      return failure(Code::BadInput,
                     "%s %s has %lld row%s of %lld values, fewer than the %lld of a batch; give "
                     "more, or --repeat-data to use rows more than once in one",
                     request_.option.c_str(), mixture.text.c_str(), (long long)source.rows,
                     source.rows == 1 ? "" : "s", (long long)window, (long long)needed);
  }
  const Mixture &first = mixtures_[0];
  if (mixture.sources.size() != first.sources.size())
    return failure(Code::BadInput,
                   "%s %s has %zu sources, %s has %zu: rows of one batch belong "
                   "together",
                   request_.option.c_str(), mixture.text.c_str(), mixture.sources.size(),
                   first.text.c_str(), first.sources.size());
  for (size_t i = 0; i < first.sources.size(); ++i) {
    const Source &own = mixture.sources[i], &other = first.sources[i];
    if (own.rows != other.rows || own.share != other.share)
      return failure(
          Code::BadInput, "%s %s has %lld rows, %s has %lld: rows of one batch belong together%s",
          request_.option.c_str(), mixture.text.c_str(), (long long)own.rows, first.text.c_str(),
          (long long)other.rows, own.share != other.share ? ", and so do their weights" : "");
  }
  return Status::ok();
}

static int64_t rowValues(const PlanTensor &input) { return elementCount(input.rowShape()); }

/// A file with a shape has rows of its own, numbered by its first dimension, which are those of
/// the argument.
static Status checkShape(const std::string &option, const ValueStream &values,
                         const PlanTensor &input) {
  const std::vector<int64_t> &shape = values.shape();
  if (shape.size() < 2)
    return Status::ok();
  std::vector<int64_t> wanted = input.rowShape();
  wanted.insert(wanted.begin(), shape[0]);
  if (shape == wanted)
    return Status::ok();
  std::string where = input.rows == 0 ? ""
                                      : format(" (its rows are numbered by dimension %lld, those "
                                               "of a file by the first)",
                                               (long long)input.rows);
  return failure(Code::BadInput, "%s: '%s' has the shape %s; rows of argument '%s' need %s%s",
                 option.c_str(), values.path().c_str(), typeText(input.dtype, shape).c_str(),
                 input.name.c_str(), typeText(input.dtype, wanted).c_str(), where.c_str());
}

Status BatchData::bindNamed(const DataSpec &spec) {
  auto input =
      std::find_if(plan_->inputs.begin(), plan_->inputs.end(), [&](const PlanTensor &input) {
        return isBatch(input) && input.name == spec.argument;
      });
  if (input == plan_->inputs.end())
    return failure(Code::Usage, "%s names '%s', which is no batch argument; --describe lists them",
                   request_.option.c_str(), spec.argument.c_str());
  if (isBound(*input))
    return failure(Code::Usage, "%s names argument '%s' twice", request_.option.c_str(),
                   spec.argument.c_str());
  int64_t width = rowValues(*input);
  if (!spec.hasRange) {
    ZRT_TRY(addMixture(spec, *input, input->rowCount()));
    for (const Source &source : mixtures_.back().sources)
      if (!input->shape.empty())
        ZRT_TRY(checkShape(request_.option, source.values, *input));
    bindings_.push_back({&*input, mixtures_.size() - 1, 0, width});
    return setRows(mixtures_.back(), width, width);
  }
  int64_t from = spec.from.at(width), to = spec.to.at(width);
  if (from < 0 || to - from != width)
    return failure(
        Code::Usage, "%s %s: the range is from %lld to %lld, and a row of '%s' %s has %lld values",
        request_.option.c_str(), spec.text.c_str(), (long long)from, (long long)to,
        spec.argument.c_str(), typeText(input->dtype, input->shape).c_str(), (long long)width);
  // Arguments whose sources read alike share windows of them.
  size_t at = 0;
  while (at < mixtures_.size() && (mixtures_[at].text != spec.sources || mixtures_[at].stride))
    ++at;
  if (at == mixtures_.size())
    ZRT_TRY(addMixture(spec, *input, input->rowCount()));
  for (const Source &source : mixtures_[at].sources)
    ZRT_TRY(source.values.check(spec.text, *input));
  ranged_.push_back(bindings_.size());
  bindings_.push_back({&*input, at, from, width});
  return Status::ok();
}

/// Windows reach to the end of the last range; they begin as far from each other as the first
/// argument's row is long, or where a file's own rows begin.
Status BatchData::finishRanges() {
  for (size_t at = 0; at < mixtures_.size(); ++at) {
    Mixture &mixture = mixtures_[at];
    int64_t window = 0, stride = 0;
    for (size_t index : ranged_)
      if (const Binding &binding = bindings_[index]; binding.mixture == at) {
        window = std::max(window, binding.skip + binding.count);
        stride = stride ? stride : binding.count;
      }
    if (window == 0)
      continue;
    int64_t record = mixture.sources[0].values.record();
    for (const Source &source : mixture.sources)
      if (source.values.record() != record)
        return failure(Code::BadInput, "%s %s: rows of '%s' have %lld values, of '%s' %lld",
                       request_.option.c_str(), mixture.text.c_str(),
                       mixture.sources[0].values.path().c_str(), (long long)record,
                       source.values.path().c_str(), (long long)source.values.record());
    if (record > 0) {
      if (window > record)
        return failure(Code::BadInput,
                       "%s %s: ranges reach to value %lld of a row, and rows of '%s' have %lld",
                       request_.option.c_str(), mixture.text.c_str(), (long long)window,
                       mixture.sources[0].values.path().c_str(), (long long)record);
      stride = record;
    }
    ZRT_TRY(setRows(mixture, window, stride));
  }
  return Status::ok();
}

Status BatchData::bindTokens(const DataSpec &spec) {
  std::vector<const PlanTensor *> inputs;
  for (const PlanTensor &input : plan_->inputs)
    if (isTokens(input) && !isBound(input))
      inputs.push_back(&input);
  bool pair = inputs.size() == 2 && inputs[0]->rowShape() == inputs[1]->rowShape() &&
              inputs[0]->rowCount() == inputs[1]->rowCount();
  if (inputs.size() != 1 && !pair) {
    std::string names;
    for (const PlanTensor *input : inputs)
      names += (names.empty() ? "" : ", ") +
               ("'" + input->name + "' " + typeText(input->dtype, input->shape));
    return failure(Code::Usage,
                   "%s %s without an argument feeds one integer argument [B, T + 1], or two "
                   "[B, T]; the program has %s: give each as %s ARG=%s",
                   request_.option.c_str(), spec.text.c_str(),
                   names.empty() ? "none" : names.c_str(), request_.option.c_str(),
                   spec.text.c_str());
  }
  // Windows of T + 1 values that overlap by one: the last target is the next window's first input.
  int64_t width = rowValues(*inputs[0]), window = pair ? width + 1 : width, stride = window - 1;
  ZRT_TRY(addMixture(spec, *inputs[0], inputs[0]->rowCount()));
  for (const Source &source : mixtures_.back().sources)
    if (int64_t record = source.values.record(); record > 0) {
      if (record != window || source.values.shape().size() != 2)
        return failure(Code::BadInput,
                       "%s: '%s' has rows of %lld values; without an argument, rows of %lld tokens "
                       "are read, or a file of one dimension",
                       request_.option.c_str(), source.values.path().c_str(), (long long)record,
                       (long long)window);
      stride = window; // rows of their own do not overlap
    }
  for (size_t i = 0; i < inputs.size(); ++i)
    bindings_.push_back({inputs[i], mixtures_.size() - 1, int64_t(i), width});
  return setRows(mixtures_.back(), window, stride);
}

Status BatchData::finish() {
  std::string missing;
  for (const PlanTensor &input : plan_->inputs) {
    if (!isBatch(input))
      continue;
    if (!isBound(input))
      missing += " '" + input.name + "' " + typeText(input.dtype, input.shape);
    if (input.shape.empty())
      return failure(Code::Usage, "argument '%s' of role batch has no dimension that %s could feed",
                     input.name.c_str(), request_.option.c_str());
    if (isTokens(input) && (items_ == 0 || itemName_[0] == 'r'))
      items_ = elementCount(input.shape), itemName_ = "tokens";
    if (items_ == 0)
      items_ = input.rowCount();
  }
  if (!missing.empty())
    return failure(Code::Usage, "no data for%s; give %s [ARG=]GLOB[:FORMAT]", missing.c_str(),
                   request_.option.c_str());
  return Status::ok();
}

Status BatchData::bind(const Plan &plan, const DataRequest &request) {
  plan_ = &plan;
  request_ = request;
  // Named ones first: what is left is the token stream's, whatever the order of options.
  DataSpec tokens;
  for (const std::string &text : request.specs) {
    Expected<DataSpec> spec = DataSpec::parse(request.option, text);
    if (!spec.isOk())
      return spec.status();
    if (!spec->argument.empty()) {
      ZRT_TRY(bindNamed(*spec));
    } else if (!tokens.list.empty()) {
      return failure(Code::Usage, "%s %s and %s %s: only one may be without an argument",
                     request.option.c_str(), tokens.text.c_str(), request.option.c_str(),
                     text.c_str());
    } else {
      tokens = std::move(*spec);
    }
  }
  ZRT_TRY(finishRanges());
  if (!tokens.list.empty())
    ZRT_TRY(bindTokens(tokens));
  return finish();
}

int64_t BatchData::rows() const {
  int64_t rows = 0;
  if (!mixtures_.empty())
    for (const Source &source : mixtures_[0].sources)
      rows += source.rows;
  return rows;
}

uint64_t BatchData::orderHash() const {
  uint64_t hash = mix(request_.shuffles);
  auto add = [&](int64_t value) { hash = mix(hash ^ mix(uint64_t(value))); };
  for (const Mixture &mixture : mixtures_) {
    add(mixture.stride);
    for (const Source &source : mixture.sources)
      add(source.rows), add(source.share);
  }
  for (const Binding &binding : bindings_)
    add(int64_t(binding.mixture)), add(binding.skip), add(binding.count);
  return hash;
}

int64_t BatchData::wholeBatches() const {
  int64_t batches = -1;
  for (const Mixture &mixture : mixtures_)
    for (const Source &source : mixture.sources) {
      int64_t here = source.rows * period / source.share / std::max<int64_t>(1, mixture.batch);
      batches = batches < 0 ? here : std::min(batches, here);
    }
  return std::max<int64_t>(1, batches);
}

/// The row of `sample`. Each `period` of samples visits every source as often as its share says; a
/// source's epochs visit each of its rows once.
BatchData::Place BatchData::place(const Mixture &mixture, uint64_t seed, int64_t sample) const {
  const Source *source = &mixture.sources[0];
  uint64_t key = seed;
  if (mixture.sources.size() > 1) {
    const Turn &turn = mixture.turns[sample % period];
    source = &mixture.sources[turn.source];
    sample = sample / period * source->share + turn.earlier;
    key = mix(seed + turn.source);
  }
  int64_t epoch = sample / source->rows, row = sample % source->rows;
  if (request_.shuffles)
    row = permute(row, source->rows, mix(key ^ mix(uint64_t(epoch))));
  return {source, row};
}

/// Puts row `number` of `input` where a rank that has `rows` of them wants its values: apart, if
/// dimensions come before that of the rows.
static void scatterRow(const PlanTensor &input, const uint8_t *row, int64_t number, int64_t rows,
                       uint8_t *local) {
  int64_t inner = dtypeInfo(input.dtype).size, outer = 1;
  for (int64_t i = 0; i < int64_t(input.shape.size()); ++i)
    if (i != input.rows)
      (i < input.rows ? outer : inner) *= input.shape[i];
  for (int64_t i = 0; i < outer; ++i)
    memcpy(local + (i * rows + number) * inner, row + i * inner, inner);
}

/// Writes the rank's rows of each micro-batch, one after the other.
Status BatchData::fill(const Binding &binding, uint64_t seed, int64_t step, int rank,
                       uint8_t *local) const {
  const PlanTensor &input = *binding.input;
  const Mixture &mixture = mixtures_[binding.mixture];
  int64_t rows = input.local[input.rows], run = rows / input.microBatches;
  int64_t number = input.dim < 0 ? 0 : plan_->groupRank(input.group, rank).rank;
  int64_t first = number * run, whole = input.rowCount() / input.microBatches;
  int64_t rowBytes = binding.count * dtypeInfo(input.dtype).size;
  std::vector<uint8_t> apart(input.rows > 0 ? rowBytes : 0);
  for (int64_t b = 0; b < rows; ++b) {
    int64_t sample = step * input.rowCount() + b / run * whole + first + b % run;
    Place at = place(mixture, seed, sample);
    uint8_t *row = input.rows > 0 ? apart.data() : local + b * rowBytes;
    ZRT_TRY(
        at.source->values.read(at.row * mixture.stride + binding.skip, binding.count, input, row));
    if (input.rows > 0)
      scatterRow(input, row, b, rows, local);
  }
  return Status::ok();
}

Status BatchData::fill(uint64_t seed, int64_t step, int rank,
                       const std::function<uint8_t *(const PlanTensor &)> &target) const {
  for (const Binding &binding : bindings_)
    ZRT_TRY(fill(binding, seed, step, rank, target(*binding.input)));
  return Status::ok();
}
