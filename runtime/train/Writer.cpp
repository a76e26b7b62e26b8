#include "Writer.h"

#include "../base/Crc32.h"
#include "../base/Os.h"
#include "../checkpoint/Checkpoint.h"
#include "../device/ThreadPool.h"

#include <algorithm>
#include <cerrno>
#include <unistd.h>

using namespace zrt;

Writer::~Writer() {
  if (!started_)
    return;
  stop_.store(1);
  busy_.fetch_add(1);
  futexWakeAll(busy_, false);
  pthread_join(thread_, nullptr);
}

Status Writer::start() {
  errno = startServiceThread(thread_, threadMain, this);
  started_ = errno == 0;
  return started_ ? Status::ok() : ioFailure("cannot start the thread that writes checkpoints");
}

Status Writer::work() {
  bool isWrite = task_ == Task::Write;
  Traced traced(trace_, isWrite ? Activity::Write : Activity::Commit,
                isWrite ? step_ : index_.step);
  return isWrite ? writeFiles() : writeCommit();
}

void *Writer::threadMain(void *self) {
  auto &writer = *static_cast<Writer *>(self);
  while (true) {
    waitUntil(writer.busy_, false, [&] { return writer.isBusy(); }, /*milliseconds=*/10000);
    if (writer.stop_.load())
      return nullptr;
    writer.status_ = writer.work();
    writer.done_ = nowNanoseconds();
    writer.busy_.store(0, std::memory_order_release);
    futexWakeAll(writer.busy_, false);
    if (writer.stop_.load())
      return nullptr;
  }
}

void Writer::begin(Task task) {
  task_ = task;
  busy_.store(1, std::memory_order_release);
  futexWakeAll(busy_, false);
}

void Writer::write(const std::string &folder, int64_t step, int rank, Snapshot &snapshot) {
  folder_ = folder, step_ = step, rank_ = rank, snapshot_ = &snapshot;
  begin(Task::Write);
}

void Writer::commit(const std::string &folder, CheckpointIndex index, int64_t keep, int64_t kept) {
  folder_ = folder, index_ = std::move(index), keep_ = keep, kept_ = kept;
  begin(Task::Commit);
}

Status Writer::wait() {
  waitUntil(busy_, false, [&] { return !isBusy(); });
  return status_;
}

/// A run that fails does not wait for the disk.
Status Writer::checkCancelled() const {
  return stop_.load() ? Status(Code::Aborted, "the run has ended") : Status::ok();
}

Status Writer::writeData() {
  Expected<File> file = File::create(folder_ + "/" + dataFileName(rank_));
  ZRT_TRY(file.status());
  CheckpointPart &part = snapshot_->part();
  ZRT_TRY(file->reserve(part.bytes));
  for (size_t i = 0; i < part.segments.size(); ++i) {
    CheckpointSegment &segment = part.segments[i];
    int64_t end = i + 1 < part.segments.size() ? part.segments[i + 1].offset : part.bytes;
    for (size_t block = 0; block < segment.sums.size(); ++block) {
      ZRT_TRY(checkCancelled());
      int64_t done = int64_t(block) * checkpointBlock, at = segment.offset + done;
      int64_t bytes = std::min(checkpointBlock, end - at);
      segment.sums[block] = crc32(snapshot_->data(i) + done, bytes);
      ZRT_TRY(file->write(at, snapshot_->data(i) + done, bytes));
    }
  }
  return file->finish();
}

Status Writer::writeFiles() {
  ZRT_TRY(makeFolder(folder_));
  ZRT_TRY(writeData());
  // Piece by piece: a rank's memory does not grow while it trains.
  Expected<File> file = File::create(folder_ + "/" + partFileName(rank_));
  ZRT_TRY(file.status());
  std::string piece;
  int64_t offset = 0;
  auto flush = [&] {
    Status status = file->write(offset, piece.data(), int64_t(piece.size()));
    offset += int64_t(piece.size());
    piece.clear();
    return status;
  };
  ZRT_TRY(writePart(snapshot_->part(), step_, rank_, [&](const std::string &text) {
    piece += text;
    return piece.size() < (64 << 10) ? Status::ok() : flush();
  }));
  ZRT_TRY(flush());
  ZRT_TRY(file->finish());
  return syncFolder(folder_);
}

static Expected<CheckpointFile> sumOf(const std::string &path) {
  Expected<File> file = File::openToRead(path);
  ZRT_TRY(file.status());
  Expected<int64_t> size = file->size();
  ZRT_TRY(size.status());
  CheckpointFile result = {*size, 0};
  char piece[16 << 10];
  for (int64_t at = 0; at < *size; at += int64_t(sizeof piece)) {
    int64_t here = std::min<int64_t>(sizeof piece, *size - at);
    ZRT_TRY(file->read(at, piece, here));
    result.sum = crc32(piece, here, result.sum);
  }
  return result;
}

/// Rank 0, when every rank has written its files.
Status Writer::writeCommit() {
  std::vector<CheckpointFile> parts;
  for (int rank = 0; rank < index_.ranks; ++rank) {
    Expected<CheckpointFile> part = sumOf(folder_ + "/" + partFileName(rank));
    ZRT_TRY(part.status());
    parts.push_back(*part);
  }
  std::string text = indexText(index_, parts);
  ZRT_TRY(writeText(folder_ + "/" + indexFileName, text));
  ZRT_TRY(syncFolder(folder_));
  ZRT_TRY(writeText(folder_ + "/" + commitFileName, commitText(index_.step, text)));
  ZRT_TRY(syncFolder(folder_));
  ZRT_TRY(syncFolder(folder_ + "/.."));
  removed_ = removeOld(); // what was just saved is complete all the same
  return Status::ok();
}

Status Writer::removeOld() const {
  if (keep_ == 0)
    return Status::ok();
  Expected<std::vector<CheckpointFolder>> all = listCheckpoints(folder_ + "/..");
  ZRT_TRY(all.status());
  auto counts = [&](const CheckpointFolder &folder) {
    return folder.isComplete && folder.step != kept_;
  };
  int64_t complete = std::count_if(all->begin(), all->end(), counts);
  for (const CheckpointFolder &folder : *all) {
    if (!counts(folder) || complete <= keep_)
      continue;
    // Without COMMIT first: what is half removed is no checkpoint.
    if (unlink((folder.path + "/" + commitFileName).c_str()) != 0 && errno != ENOENT)
      return ioFailure("cannot remove '%s/%s'", folder.path.c_str(), commitFileName);
    ZRT_TRY(removeFolder(folder.path));
    --complete;
  }
  return Status::ok();
}
