//===- Mutator.h - Deterministic damage to module text --------------------------===//
//
// Input k of a run is a function of (seed, k, corpus) alone, so that a failure is two numbers.
//===------------------------------------------------------------------------===//
#ifndef ZERO_FUZZ_MUTATOR_H
#define ZERO_FUZZ_MUTATOR_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zero::fuzz {

/// SplitMix64: the same numbers everywhere, which the standard's distributions do not promise.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next();
  /// In [0, bound); 0 for bound 0.
  uint64_t below(uint64_t bound) { return bound ? next() % bound : 0; }
  bool oneIn(uint64_t n) { return below(n) == 0; }
  template <typename T> const T &pick(const std::vector<T> &values) {
    return values[below(values.size())];
  }

private:
  uint64_t state;
};

/// The texts that inputs are made from, and the words that occur in them.
class Corpus {
public:
  /// Adds the modules of one file: the text between `// -----` lines.
  void addFile(std::string_view text);
  /// Collects the words, after the last file.
  void finish();
  size_t size() const { return small.size() + large.size() + wrong.size(); }

  /// Large modules are rare: one costs as much as a hundred small ones. So are those that a test of
  /// verifiers says are wrong: most damage to them is never looked at. The corpus is not empty.
  const std::string &pick(Random &random) const;
  std::string pickType(Random &random) const { return types.empty() ? "" : random.pick(types); }
  std::string pickToken(Random &random) const { return tokens.empty() ? "" : random.pick(tokens); }

private:
  std::vector<std::string> small, large, wrong, types, tokens;
};

/// Applies one mutation of `text` in place: to bytes, tokens, types, attributes, lines, or a
/// truncation. It may leave the text as it was.
void mutate(std::string &text, const Corpus &corpus, Random &random);

/// Input `index` of the run `seed`: a module of the corpus after one to eight mutations.
std::string makeInput(const Corpus &corpus, uint64_t seed, uint64_t index);

} // namespace zero::fuzz
#endif
