#include "ModelFiles.h"

#include "base/Files.h"
#include "base/Json.h"

#include <unistd.h>

using namespace zrt;

/// What `transformers` asks of a file.
static constexpr const char *metadata = "{\"format\":\"pt\"}";
static constexpr const char *modelName = "model.safetensors";
static constexpr std::string_view indexName = "model.safetensors.index.json";

ModelFiles::~ModelFiles() {
  writer_.reset();
  if (isFinished_)
    return;
  for (size_t i = 0; i < written_; ++i)
    unlink(pathOf(shards_[i].name).c_str());
  if (hasMadeFolder_)
    rmdir(place_.path.c_str());
}

/// Which file each array is in.
void ModelFiles::cut() {
  std::vector<Tensor> tensors = std::move(shards_[0].tensors);
  shards_.clear();
  int64_t bytes = 0;
  for (Tensor &tensor : tensors) {
    if (shards_.empty() || (place_.shardBytes && bytes + tensor.bytes > place_.shardBytes && bytes))
      shards_.push_back({}), bytes = 0;
    bytes += tensor.bytes;
    where_.push_back({shards_.size() - 1, int64_t(shards_.back().tensors.size())});
    shards_.back().tensors.push_back(std::move(tensor));
  }
  for (size_t i = 0; i < shards_.size(); ++i)
    shards_[i].name = shards_.size() == 1
                          ? modelName
                          : format("model-%05zu-of-%05zu.safetensors", i + 1, shards_.size());
}

Status ModelFiles::open(std::vector<Tensor> tensors) {
  shards_.push_back({"", std::move(tensors)});
  cut();
  if (!place_.isFolder)
    return beginShard();
  hasMadeFolder_ = !isFolder(place_.path);
  ZRT_TRY(makeFolder(place_.path));
  Expected<std::vector<std::string>> names = listFolder(place_.path);
  ZRT_TRY(names.status());
  for (const std::string &name : *names)
    if (name.find(".safetensors") != std::string::npos)
      return failure(Code::Usage,
                     "'%s' has '%s' already: remove the model that is there, or give another -o",
                     place_.path.c_str(), name.c_str());
  return beginShard();
}

Status ModelFiles::beginShard() {
  writer_ = std::make_unique<SafetensorsWriter>();
  ZRT_TRY(writer_->open(pathOf(shards_[current_].name)));
  return writer_->layout(shards_[current_].tensors, metadata);
}

Status ModelFiles::endShard() {
  ZRT_TRY(writer_->commit());
  writer_.reset();
  ++written_;
  return Status::ok();
}

Status ModelFiles::write(int64_t tensor, int64_t byteOffset, const void *data, int64_t bytes) {
  if (stopSignal)
    return failure(Code::Aborted, "ended by signal %d; nothing is written", int(stopSignal));
  while (current_ < where_[tensor].first) {
    ZRT_TRY(endShard());
    ++current_;
    ZRT_TRY(beginShard());
  }
  return writer_->write(where_[tensor].second, byteOffset, data, bytes);
}

Status ModelFiles::writeIndex() const {
  int64_t bytes = 0;
  JsonLine map, head, index;
  for (const Shard &shard : shards_)
    for (const Tensor &tensor : shard.tensors) {
      bytes += tensor.bytes;
      map.add(tensor.name, shard.name);
    }
  head.add("total_size", bytes);
  index.raw("metadata", head.str()).raw("weight_map", map.str());
  return writeText(place_.path + "/" + std::string(indexName), index.str() + "\n");
}

Status ModelFiles::finish() {
  ZRT_TRY(endShard());
  while (++current_ < shards_.size()) { // arrays without elements
    ZRT_TRY(beginShard());
    ZRT_TRY(endShard());
  }
  if (place_.isFolder && shards_.size() > 1)
    ZRT_TRY(writeIndex());
  isFinished_ = true;
  return place_.isFolder ? syncFolder(place_.path) : Status::ok();
}
