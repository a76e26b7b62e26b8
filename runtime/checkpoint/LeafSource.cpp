#include "LeafSource.h"

#include "../base/DType.h"

#include <algorithm>

using namespace zrt;

static constexpr int64_t indexLimit = int64_t(1) << 28; // bytes of a set's index
static constexpr std::string_view indexEnding = ".safetensors.index.json",
                                  fileEnding = ".safetensors";

Expected<CheckpointFolder> zrt::newestIn(const std::string &folder) {
  Expected<std::vector<CheckpointFolder>> all = listCheckpoints(folder);
  ZRT_TRY(all.status());
  CheckpointFolder newest;
  for (const CheckpointFolder &candidate : *all)
    if (candidate.isComplete)
      newest = candidate;
  return newest;
}

static bool endsWith(const std::string &text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

Expected<LeafSource> LeafSource::open(const std::string &path) {
  LeafSource source;
  Status status = isFolder(path)                ? source.openFolder(path)
                  : endsWith(path, indexEnding) ? source.openSet(path)
                                                : source.addFile(path);
  ZRT_TRY(status);
  if (source.path_.empty())
    source.path_ = path;
  ZRT_TRY(source.sortNames());
  return source;
}

/// The only name that ends so; several are an error, and none is "".
static Expected<std::string> onlyName(const std::string &folder,
                                      const std::vector<std::string> &names, std::string_view end) {
  std::string found;
  for (const std::string &name : names) {
    if (!endsWith(name, end))
      continue;
    if (!found.empty())
      return failure(Code::BadInput, "'%s' has both '%s' and '%s': name the one that is meant",
                     folder.c_str(), found.c_str(), name.c_str());
    found = name;
  }
  return found;
}

/// "model-00001-of-00002.safetensors"
static bool isShard(const std::string &name) {
  size_t of = name.rfind("-of-");
  if (of == std::string::npos)
    return false;
  std::string number = name.substr(of + 4, name.size() - of - 4 - fileEnding.size());
  return !number.empty() && number.find_first_not_of("0123456789") == std::string::npos;
}

Status LeafSource::openFolder(const std::string &path) {
  if (isFile(path + "/" + commitFileName) || isFile(path + "/" + indexFileName))
    return openCheckpoint(path);
  Expected<CheckpointFolder> newest = newestIn(path);
  ZRT_TRY(newest.status());
  if (!newest->path.empty())
    return openCheckpoint(newest->path);
  Expected<std::vector<std::string>> names = listFolder(path);
  ZRT_TRY(names.status());
  Expected<std::string> index = onlyName(path, *names, indexEnding);
  ZRT_TRY(index.status());
  if (!index->empty())
    return openSet(path + "/" + *index);
  for (const std::string &name : *names)
    if (endsWith(name, fileEnding) && isShard(name))
      return failure(Code::BadInput,
                     "'%s' has '%s' of a sharded set, and no index (*%s), which is written last",
                     path.c_str(), name.c_str(), std::string(indexEnding).c_str());
  Expected<std::string> file = onlyName(path, *names, fileEnding);
  ZRT_TRY(file.status());
  if (file->empty())
    return failure(Code::BadInput,
                   "'%s' has neither a complete checkpoint nor a .safetensors file in it",
                   path.c_str());
  path_ = path + "/" + *file;
  return addFile(path_);
}

Status LeafSource::openCheckpoint(const std::string &path) {
  Expected<Checkpoint> checkpoint = Checkpoint::open(path);
  ZRT_TRY(checkpoint.status());
  path_ = path;
  checkpoint_ = std::make_unique<Checkpoint>(std::move(*checkpoint));
  leaves_ = checkpoint_->index().leaves;
  return Status::ok();
}

Status LeafSource::addFile(const std::string &path) {
  Expected<SafetensorsReader> file = SafetensorsReader::open(path);
  ZRT_TRY(file.status());
  for (const Tensor &tensor : file->tensors()) {
    leaves_.push_back({tensor.name, "", tensor.dtype, tensor.shape});
    data_.push_back(tensor.data);
  }
  files_.push_back(std::move(*file));
  return Status::ok();
}

/// As `transformers` writes it: {"weight_map": {NAME: FILE, ...}}, files beside the index.
Status LeafSource::openSet(const std::string &indexPath) {
  path_ = indexPath;
  Expected<std::string> text = readText(indexPath, indexLimit);
  ZRT_TRY(text.status());
  Expected<Json> index = Json::parse(*text, "'" + indexPath + "'");
  ZRT_TRY(index.status());
  const Json *map = index->find("weight_map");
  if (!map || !map->isObject() || map->members().empty())
    return failure(Code::BadInput, "'%s' is no index of a sharded set: it has no weight_map",
                   indexPath.c_str());
  std::vector<std::string> names;
  for (const Json::Member &member : map->members()) {
    const std::string &name = member.second.string();
    if (name.empty() || name.find('/') != std::string::npos)
      return failure(Code::BadInput, "'%s': '%s' is in no file beside the index", indexPath.c_str(),
                     member.first.c_str());
    names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  size_t slash = indexPath.rfind('/');
  std::string folder = slash == std::string::npos ? "" : indexPath.substr(0, slash + 1);
  std::vector<std::string> owner; // by leaf
  for (const std::string &name : names) {
    ZRT_TRY(addFile(folder + name));
    owner.resize(leaves_.size(), name);
  }
  ZRT_TRY(sortNames());
  for (const Json::Member &member : map->members()) {
    int64_t leaf = find(member.first);
    if (leaf < 0 || owner[leaf] != member.second.string())
      return failure(Code::BadInput, "'%s' says that '%s' is in '%s', which has no such tensor",
                     indexPath.c_str(), member.first.c_str(), member.second.string().c_str());
  }
  if (map->members().size() != leaves_.size())
    return failure(Code::BadInput,
                   "'%s' lists %zu tensors, and its files have %zu: they are not of one set",
                   indexPath.c_str(), map->members().size(), leaves_.size());
  return Status::ok();
}

Status LeafSource::sortNames() {
  byName_.resize(leaves_.size());
  for (size_t i = 0; i < leaves_.size(); ++i)
    byName_[i] = int64_t(i);
  std::sort(byName_.begin(), byName_.end(),
            [&](int64_t a, int64_t b) { return leaves_[a].name < leaves_[b].name; });
  for (size_t i = 1; i < byName_.size(); ++i)
    if (const std::string &name = leaves_[byName_[i]].name; name == leaves_[byName_[i - 1]].name)
      return failure(Code::BadInput, "'%s' has two tensors that are called '%s'", path_.c_str(),
                     name.c_str());
  return Status::ok();
}

int64_t LeafSource::find(std::string_view name) const {
  auto found =
      std::lower_bound(byName_.begin(), byName_.end(), name,
                       [&](int64_t leaf, std::string_view n) { return leaves_[leaf].name < n; });
  return found != byName_.end() && leaves_[*found].name == name ? *found : -1;
}

Status LeafSource::read(int64_t leaf, int64_t begin, int64_t count,
                        const Checkpoint::Visit &visit) const {
  if (checkpoint_)
    return checkpoint_->read(leaf, begin, count, visit);
  int64_t size = dtypeInfo(leaves_[leaf].dtype).size, piece = checkpointBlock / size;
  for (int64_t done = 0; done < count; done += piece)
    ZRT_TRY(
        visit(begin + done, data_[leaf] + (begin + done) * size, std::min(piece, count - done)));
  return Status::ok();
}

bool LeafSource::isAt(const void *address) const {
  return std::any_of(files_.begin(), files_.end(),
                     [&](const SafetensorsReader &file) { return file.address() == address; });
}
