#include "Checkpoint.h"

#include "../base/Crc32.h"
#include "../base/DType.h"
#include "../base/Safetensors.h"

#include <algorithm>

using namespace zrt;

static constexpr int64_t textLimit = int64_t(1) << 30;

/// The text of a file that another one vouches for.
static Expected<std::string> readChecked(const std::string &path, const CheckpointFile &expected) {
  Expected<std::string> text = readText(path, textLimit);
  ZRT_TRY(text.status());
  if (int64_t(text->size()) != expected.bytes)
    return failure(Code::BadInput, "'%s' is damaged: it has %zu bytes, %lld were written",
                   path.c_str(), text->size(), (long long)expected.bytes);
  if (crc32(text->data(), int64_t(text->size())) != expected.sum)
    return failure(Code::BadInput, "'%s' is damaged: its checksum is not the one that was written",
                   path.c_str());
  return text;
}

/// What a folder without COMMIT is: a run's, or a save that was not completed.
static Status noCommit(const std::string &path) {
  Expected<std::vector<CheckpointFolder>> all = listCheckpoints(path);
  if (all.isOk())
    for (auto last = all->rbegin(); last != all->rend(); ++last)
      if (last->isComplete)
        return failure(Code::BadInput,
                       "'%s' is the folder of a run: name one of its checkpoints, such as '%s'",
                       path.c_str(), last->path.c_str());
  return failure(Code::BadInput,
                 "'%s' is no complete checkpoint: it has no %s, which is written last",
                 path.c_str(), commitFileName);
}

Expected<Checkpoint> Checkpoint::open(const std::string &path) {
  Checkpoint checkpoint;
  checkpoint.path_ = path;
  if (!isFolder(path))
    return failure(Code::BadInput, "'%s' is no checkpoint: there is no such folder", path.c_str());
  std::string commitPath = path + "/" + commitFileName, indexPath = path + "/" + indexFileName;
  if (!isFile(commitPath))
    return noCommit(path);
  Expected<std::string> commit = readText(commitPath, textLimit);
  ZRT_TRY(commit.status());
  Expected<CheckpointFile> indexFile = parseCommit(*commit, "'" + commitPath + "'");
  ZRT_TRY(indexFile.status());
  Expected<std::string> text = readChecked(indexPath, *indexFile);
  ZRT_TRY(text.status());
  std::vector<CheckpointFile> files;
  Expected<CheckpointIndex> index = parseIndex(*text, "'" + indexPath + "'", files);
  ZRT_TRY(index.status());
  if (*commit != commitText(index->step, *text))
    return failure(Code::BadInput, "'%s' is damaged: it is not what was written",
                   commitPath.c_str());
  checkpoint.index_ = std::move(*index);
  ZRT_TRY(checkpoint.readParts(files));
  ZRT_TRY(checkpoint.placeSegments());
  return checkpoint;
}

Status Checkpoint::readParts(const std::vector<CheckpointFile> &files) {
  for (int rank = 0; rank < index_.ranks; ++rank) {
    std::string path = path_ + "/" + partFileName(rank);
    Expected<std::string> text = readChecked(path, files[rank]);
    ZRT_TRY(text.status());
    Expected<CheckpointPart> part = parsePart(*text, "'" + path + "'", index_.step, rank);
    ZRT_TRY(part.status());
    std::string data = path_ + "/" + dataFileName(rank);
    Expected<File> file = File::openToRead(data);
    ZRT_TRY(file.status());
    Expected<int64_t> size = file->size();
    ZRT_TRY(size.status());
    if (*size != part->bytes)
      return failure(Code::BadInput, "'%s' is damaged: it has %lld bytes, %lld were written",
                     data.c_str(), (long long)*size, (long long)part->bytes);
    parts_.push_back(std::move(*part));
  }
  return Status::ok();
}

Status Checkpoint::placeSegments() {
  places_.resize(index_.leaves.size());
  for (int rank = 0; rank < index_.ranks; ++rank) {
    const CheckpointPart &part = parts_[rank];
    int64_t offset = 0;
    for (const CheckpointSegment &segment : part.segments) {
      bool isLeaf = segment.leaf >= 0 && segment.leaf < int64_t(index_.leaves.size());
      const CheckpointLeaf *leaf = isLeaf ? &index_.leaves[segment.leaf] : nullptr;
      int64_t elements = leaf ? elementCount(leaf->shape) : 0;
      bool fits = leaf && segment.begin >= 0 && segment.count > 0 && segment.count <= elements &&
                  segment.begin <= elements - segment.count && segment.offset == offset;
      int64_t bytes = fits ? segment.count * dtypeInfo(leaf->dtype).size : 0;
      fits &= bytes <= part.bytes - offset &&
              int64_t(segment.sums.size()) == (bytes + checkpointBlock - 1) / checkpointBlock;
      if (!fits)
        return failure(Code::BadInput, "'%s/%s': segment %lld does not fit its leaf and its file",
                       path_.c_str(), partFileName(rank).c_str(),
                       (long long)(&segment - part.segments.data()));
      places_[segment.leaf].push_back(
          {segment.begin, segment.count, rank, &segment - part.segments.data()});
      offset += bytes;
    }
    if (offset != part.bytes)
      return failure(Code::BadInput, "'%s/%s' has %lld bytes, its segments %lld", path_.c_str(),
                     dataFileName(rank).c_str(), (long long)part.bytes, (long long)offset);
  }
  for (size_t leaf = 0; leaf < places_.size(); ++leaf) {
    std::vector<Place> &places = places_[leaf];
    std::sort(places.begin(), places.end(),
              [](const Place &a, const Place &b) { return a.begin < b.begin; });
    int64_t done = 0;
    for (const Place &place : places) {
      if (place.begin != done)
        break;
      done += place.count;
    }
    if (int64_t elements = elementCount(index_.leaves[leaf].shape);
        done != elements || (!places.empty() && places.back().begin + places.back().count != done))
      return failure(Code::BadInput,
                     "'%s': the segments of '%s' are no whole: element %lld of %lld is missing or "
                     "there twice",
                     path_.c_str(), index_.leaves[leaf].name.c_str(), (long long)done,
                     (long long)elements);
  }
  return Status::ok();
}

int64_t Checkpoint::dataBytes() const {
  int64_t bytes = 0;
  for (const CheckpointPart &part : parts_)
    bytes += part.bytes;
  return bytes;
}

int64_t Checkpoint::findLeaf(std::string_view name) const {
  for (size_t leaf = 0; leaf < index_.leaves.size(); ++leaf)
    if (index_.leaves[leaf].name == name)
      return int64_t(leaf);
  return -1;
}

Expected<const File *> Checkpoint::dataFile(int rank) const {
  open_.resize(openLimit);
  OpenFile &slot = open_[rank % openLimit];
  if (slot.rank != rank) {
    Expected<File> file = File::openToRead(path_ + "/" + dataFileName(rank));
    ZRT_TRY(file.status());
    slot.file = std::move(*file);
    slot.rank = rank;
  }
  return &slot.file;
}

/// The elements [begin, end) of the leaf, all of which the segment has. Whole blocks are read, for
/// a checksum is of one.
Status Checkpoint::readSegment(int64_t leaf, const Place &place, int64_t begin, int64_t end,
                               const Visit &visit) const {
  const CheckpointSegment &segment = parts_[place.rank].segments[place.segment];
  int64_t size = dtypeInfo(index_.leaves[leaf].dtype).size;
  int64_t perBlock = checkpointBlock / size;
  Expected<const File *> file = dataFile(place.rank);
  ZRT_TRY(file.status());
  block_.resize(checkpointBlock);
  for (int64_t block = (begin - segment.begin) / perBlock; block * perBlock < end - segment.begin;
       ++block) {
    int64_t first = segment.begin + block * perBlock;
    int64_t count = std::min(perBlock, segment.begin + segment.count - first);
    int64_t offset = segment.offset + block * checkpointBlock;
    ZRT_TRY((*file)->read(offset, block_.data(), count * size));
    if (crc32(block_.data(), count * size) != segment.sums[block])
      return failure(Code::BadInput,
                     "'%s/%s' is damaged: bytes %lld to %lld, elements %lld to %lld of '%s', are "
                     "not what was written",
                     path_.c_str(), dataFileName(place.rank).c_str(), (long long)offset,
                     (long long)(offset + count * size - 1), (long long)first,
                     (long long)(first + count - 1), index_.leaves[leaf].name.c_str());
    int64_t from = std::max(first, begin), to = std::min(first + count, end);
    ZRT_TRY(visit(from, block_.data() + (from - first) * size, to - from));
  }
  return Status::ok();
}

Status Checkpoint::read(int64_t leaf, int64_t begin, int64_t count, const Visit &visit) const {
  const std::vector<Place> &places = places_[leaf];
  auto place = std::upper_bound(places.begin(), places.end(), begin,
                                [](int64_t value, const Place &p) { return value < p.begin; });
  if (place != places.begin())
    --place;
  int64_t end = begin + count;
  for (; place != places.end() && place->begin < end; ++place) {
    int64_t from = std::max(begin, place->begin), to = std::min(end, place->begin + place->count);
    if (from < to)
      ZRT_TRY(readSegment(leaf, *place, from, to, visit));
  }
  return Status::ok();
}

void Checkpoint::verify(const std::function<void(const std::string &)> &fail) const {
  auto ignore = [](int64_t, const uint8_t *, int64_t) { return Status::ok(); };
  for (size_t leaf = 0; leaf < places_.size(); ++leaf) {
    // Block by block: one that is damaged does not hide the next.
    int64_t block = checkpointBlock / dtypeInfo(index_.leaves[leaf].dtype).size;
    for (const Place &place : places_[leaf])
      for (int64_t at = 0; at < place.count; at += block) {
        int64_t begin = place.begin + at, end = place.begin + std::min(at + block, place.count);
        if (Status status = readSegment(int64_t(leaf), place, begin, end, ignore); !status.isOk())
          fail(status.text());
      }
  }
}

Expected<std::vector<CheckpointFolder>> zrt::listCheckpoints(const std::string &folder) {
  std::vector<CheckpointFolder> found;
  if (!isFolder(folder))
    return found;
  Expected<std::vector<std::string>> names = listFolder(folder);
  ZRT_TRY(names.status());
  for (const std::string &name : *names)
    if (int64_t step = checkpointStep(name); step >= 0) {
      std::string path = folder + "/" + name;
      found.push_back({path, step, isFile(path + "/" + commitFileName)});
    }
  std::sort(found.begin(), found.end(),
            [](const CheckpointFolder &a, const CheckpointFolder &b) { return a.step < b.step; });
  return found;
}
