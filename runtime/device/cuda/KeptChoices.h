//===- KeptChoices.h - What a run before has chosen -----------------------------------===//
#ifndef ZRT_DEVICE_CUDA_KEPTCHOICES_H
#define ZRT_DEVICE_CUDA_KEPTCHOICES_H

#include "zrt/library_choice.h"
#include "zrt/status.h"

#include <cstdint>
#include <vector>

namespace zrt::cuda {

/// Choices that libraries are to make again, on this device.
class KeptChoices {
public:
  void start(const std::string &device) { device_ = device; }
  void resume(const std::vector<LibraryChoice> &choices) {
    kept_ = choices;
    isResumed_ = true;
  }
  const std::string &device() const { return device_; }

  /// What is known of a choice before it is made.
  LibraryChoice begin(const std::string &library, const std::string &problem,
                      const std::string &key) const;
  /// The state that was kept of it; null, with the reason in `choice.anew`, where there is none to
  /// be used.
  const std::string *find(LibraryChoice &choice) const;

private:
  std::string device_;
  std::vector<LibraryChoice> kept_;
  bool isResumed_ = false;
};

/// A key of numbers, behind the word for what they are of.
std::string keyText(const char *what, const std::vector<int64_t> &numbers);

/// Bytes as hexadecimal digits; and back, whether there are exactly so many.
std::string bytesToText(const void *bytes, size_t count);
bool textToBytes(const std::string &text, void *bytes, size_t count);

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_KEPTCHOICES_H
