//===- ByteRuns.h - What lies where in a stretch of memory --------------------===//
#ifndef ZERO_VALIDATE_BYTERUNS_H
#define ZERO_VALIDATE_BYTERUNS_H

#include <cstdint>
#include <map>

namespace zero::validate {

/// Runs of bytes by their first byte, apart from each other. Of a `Run`, `end` is the byte behind
/// it and `offset` that of its first byte in what it is a part of.
template <typename Run> class ByteRuns {
public:
  using Iterator = typename std::map<int64_t, Run>::iterator;

  Iterator end() { return runs.end(); }

  /// The first run that ends behind `begin`.
  Iterator findFirst(int64_t begin) {
    auto run = runs.upper_bound(begin);
    if (run != runs.begin() && std::prev(run)->second.end > begin)
      --run;
    return run;
  }

  /// Makes a run that crosses `at` two.
  void split(int64_t at) {
    auto run = findFirst(at);
    if (run == runs.end() || run->first >= at)
      return;
    Run rest = run->second;
    rest.offset += at - run->first;
    run->second.end = at;
    runs.emplace(at, std::move(rest));
  }

  /// Forgets what lies in [begin, end).
  void erase(int64_t begin, int64_t end) {
    split(begin);
    split(end);
    runs.erase(runs.lower_bound(begin), runs.lower_bound(end));
  }

  void replace(int64_t begin, Run run) {
    if (begin >= run.end)
      return;
    erase(begin, run.end);
    runs.emplace(begin, std::move(run));
  }

private:
  std::map<int64_t, Run> runs;
};

} // namespace zero::validate
#endif
