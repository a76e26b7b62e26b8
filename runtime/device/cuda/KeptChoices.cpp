#include "KeptChoices.h"

#include <cstring>

using namespace zrt;
using namespace zrt::cuda;

LibraryChoice KeptChoices::begin(const std::string &library, const std::string &problem,
                                 const std::string &key) const {
  return {library, device_, problem, key, "", "", ""};
}

const std::string *KeptChoices::find(LibraryChoice &choice) const {
  const LibraryChoice *other = nullptr;
  for (const LibraryChoice &kept : kept_) {
    if (kept.isOf(choice) && !kept.state.empty())
      return &kept.state;
    if (kept.key == choice.key)
      other = &kept;
  }
  if (!isResumed_)
    return nullptr;
  if (kept_.empty())
    choice.anew = "the checkpoint keeps none";
  else if (!other)
    choice.anew = "the checkpoint has none for the problem as it lies in memory here";
  else if (other->isOf(choice))
    choice.anew = "the library could not tell it";
  else
    choice.anew = "the checkpoint's is of " + other->library + " on " + other->device +
                  ", this run's of " + choice.library + " on " + choice.device;
  return nullptr;
}

std::string cuda::keyText(const char *what, const std::vector<int64_t> &numbers) {
  std::string text = what;
  for (int64_t number : numbers)
    text += " " + std::to_string(number);
  return text;
}

static constexpr char digits[] = "0123456789abcdef";

std::string cuda::bytesToText(const void *bytes, size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i) {
    uint8_t byte = static_cast<const uint8_t *>(bytes)[i];
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

bool cuda::textToBytes(const std::string &text, void *bytes, size_t count) {
  if (text.size() != 2 * count)
    return false;
  auto *to = static_cast<uint8_t *>(bytes);
  for (size_t i = 0; i < text.size(); ++i) {
    const char *digit = text[i] ? strchr(digits, text[i]) : nullptr;
    if (!digit)
      return false;
    to[i / 2] = uint8_t(to[i / 2] << 4 | (digit - digits));
  }
  return true;
}
