//===- LibFuzzer.cpp - The same target under libFuzzer --------------------------===//
//
//   cmake --preset asan -DZERO_FUZZ=ON && ninja -C build-asan zero-libfuzzer
//   build-asan/bin/zero-libfuzzer CORPUS test/Inputs -rss_limit_mb=2048 -timeout=20
//
// Mutations are zero-fuzz's own, which know tokens, types and attributes, and libFuzzer's, half and
// half.
//===------------------------------------------------------------------------===//
#include "Mutator.h"
#include "Target.h"
#include <cstring>

using namespace zero;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed) {
  fuzz::Random random(seed);
  if (random.oneIn(2))
    return LLVMFuzzerMutate(data, size, most);
  fuzz::Corpus corpus; // the input is all there is
  std::string text(reinterpret_cast<const char *>(data), size);
  corpus.addFile(text);
  corpus.finish();
  fuzz::mutate(text, corpus, random);
  text.resize(std::min(text.size(), most));
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::Outcome outcome =
      fuzz::runInput({reinterpret_cast<const char *>(data), size}, ir::Phase::Partitioned);
  if (!outcome.problem.empty()) {
    std::fprintf(stderr, "%s\n", outcome.problem.c_str());
    std::abort();
  }
  return 0;
}
