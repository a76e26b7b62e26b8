#include "LibraryChoices.h"

#include "../checkpoint/Format.h"
#include "Replicas.h"

#include <algorithm>

using namespace zrt;

static std::string describe(const LibraryChoice &choice) {
  return choice.library + " by " + choice.choice;
}

/// Texts of all ranks, which are of different lengths.
static Status gather(World &world, const std::string &own, std::vector<std::string> &texts) {
  std::vector<int64_t> sizes(world.size());
  auto bytes = int64_t(own.size());
  ZRT_TRY(world.exchange(&bytes, sizeof bytes, sizes.data()));
  int64_t most = *std::max_element(sizes.begin(), sizes.end());
  std::string padded = own, all(size_t(most * world.size()), 0);
  padded.resize(size_t(most));
  ZRT_TRY(world.exchange(padded.data(), most, all.data()));
  for (int rank = 0; rank < world.size(); ++rank)
    texts.push_back(all.substr(size_t(rank * most), size_t(sizes[rank])));
  return Status::ok();
}

/// Of each key the first rank's.
Status LibraryChoices::compare(const std::vector<std::vector<LibraryChoice>> &ranks) {
  struct Entry {
    const LibraryChoice *choice;
    int rank;
  };
  std::vector<Entry> entries;
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    for (const LibraryChoice &choice : ranks[rank])
      entries.push_back({&choice, int(rank)});
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
    int order = a.choice->key.compare(b.choice->key);
    return order ? order < 0 : a.rank < b.rank;
  });
  agreed_.clear();
  const Entry *first = nullptr;
  for (const Entry &entry : entries) {
    if (!first || entry.choice->key != first->choice->key) {
      first = &entry;
      agreed_.push_back(*entry.choice);
    } else if (describe(*entry.choice) != describe(*first->choice)) {
      bool hasOther = entry.choice->key.compare(0, 11, "convolution") == 0;
      return failure(Code::Unavailable,
                     "rank %d's library computes a problem otherwise than rank %d's: %s, on rank "
                     "%d %s (%s), on rank %d %s (%s); give all ranks one version of the library "
                     "and one model of GPU%s",
                     entry.rank, first->rank, entry.choice->problem.c_str(), first->rank,
                     describe(*first->choice).c_str(), first->choice->device.c_str(), entry.rank,
                     describe(*entry.choice).c_str(), entry.choice->device.c_str(),
                     hasOther ? ", or compile the step with --convolution=own" : "");
    }
  }
  return Status::ok();
}

Status LibraryChoices::agree(World &world, const Device &device,
                             const std::vector<int64_t> &counts) {
  counts_ = counts;
  std::vector<LibraryChoice> choices = device.libraryChoices();
  std::string own = choicesText(choices);
  uint64_t hash = hashBytes(reinterpret_cast<const uint8_t *>(own.data()), int64_t(own.size()));
  std::vector<uint64_t> hashes(world.size());
  ZRT_TRY(world.exchange(&hash, sizeof hash, hashes.data()));
  std::vector<std::vector<LibraryChoice>> ranks;
  if (std::count(hashes.begin(), hashes.end(), hashes[0]) == world.size()) {
    ranks.push_back(std::move(choices));
  } else {
    std::vector<std::string> texts;
    ZRT_TRY(gather(world, own, texts));
    for (const std::string &text : texts) {
      Expected<std::vector<LibraryChoice>> theirs = parseChoices(text, "a rank's choices");
      ZRT_TRY(theirs.status());
      ranks.push_back(std::move(*theirs));
    }
  }
  Status compared = compare(ranks);
  // All have found the same: one tells.
  if (!compared.isOk() && world.rank() != 0)
    return world.barrier();
  return compared;
}

std::vector<LibraryChoice> LibraryChoices::toKeep() const {
  std::vector<LibraryChoice> all = agreed_;
  for (LibraryChoice &choice : all)
    choice.anew.clear();
  for (const LibraryChoice &kept : kept_) {
    auto own = std::lower_bound(
        agreed_.begin(), agreed_.end(), kept.key,
        [](const LibraryChoice &choice, const std::string &key) { return choice.key < key; });
    if (own == agreed_.end() || !own->isOf(kept))
      all.push_back(kept);
  }
  return all;
}

std::vector<std::string> LibraryChoices::lines() const {
  std::vector<std::string> lines;
  for (const LibraryChoice &choice : agreed_)
    lines.push_back(choice.library + ": " + choice.problem + " by " + choice.choice);
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
  return lines;
}

std::string LibraryChoices::anewText() const {
  struct Reason {
    const std::string *text;
    int64_t count;
  };
  std::vector<Reason> reasons;
  int64_t all = 0;
  for (const LibraryChoice &choice : agreed_) {
    if (choice.anew.empty())
      continue;
    ++all;
    auto known = std::find_if(reasons.begin(), reasons.end(),
                              [&](const Reason &reason) { return *reason.text == choice.anew; });
    if (known == reasons.end())
      reasons.push_back({&choice.anew, 1});
    else
      ++known->count;
  }
  if (all == 0)
    return "";
  std::string text = format("libraries have chosen anew how %lld of %zu problems are computed, and "
                            "last bits may differ from those of an uninterrupted run",
                            (long long)all, agreed_.size());
  for (const Reason &reason : reasons)
    text += format("; %lld: %s", (long long)reason.count, reason.text->c_str());
  return text;
}
