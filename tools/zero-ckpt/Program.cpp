#include "Models.h"

#include "base/DType.h"
#include "base/Files.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"

using namespace zrt;

static constexpr int64_t planLimit = int64_t(1) << 30;
static constexpr unsigned describeSeconds = 60;

static Expected<CheckpointLeaf> readState(const Json &state, const std::string &path) {
  const Json *name = state.find("name"), *role = state.find("role"), *dtype = state.find("dtype"),
             *shape = state.find("shape");
  CheckpointLeaf leaf;
  bool isWhole = name && role && dtype && shape;
  leaf.dtype = isWhole ? dtypeFromName(dtype->string()) : -1;
  if (leaf.dtype < 0)
    return failure(Code::BadInput, "'%s' describes a state in a way that this tool does not know",
                   path.c_str());
  leaf.name = name->string(), leaf.role = role->string();
  for (const Json &extent : shape->array())
    leaf.shape.push_back(extent.integer());
  return leaf;
}

/// What `PROGRAM --describe=plan` prints.
static Expected<std::string> describe(const std::string &path) {
  llvm::SmallString<128> out, err;
  if (llvm::sys::fs::createTemporaryFile("zero-ckpt", "json", out) ||
      llvm::sys::fs::createTemporaryFile("zero-ckpt", "err", err))
    return failure(Code::Io, "cannot make a temporary file; set TMPDIR to a folder that can be "
                             "written");
  llvm::FileRemover removeOut(out), removeErr(err);
  llvm::SmallString<128> program(path);
  llvm::sys::fs::make_absolute(program);
  std::string message;
  int code =
      llvm::sys::ExecuteAndWait(program, {program, "--describe=plan"}, std::nullopt,
                                {llvm::StringRef(""), llvm::StringRef(out), llvm::StringRef(err)},
                                describeSeconds, 0, &message);
  if (code != 0)
    return failure(Code::BadInput,
                   "--for %s: it is neither a checkpoint nor a compiled program: '%s "
                   "--describe=plan' ends with %s",
                   path.c_str(), path.c_str(),
                   message.empty() ? format("exit code %d", code).c_str() : message.c_str());
  return readText(std::string(out), planLimit);
}

Expected<std::vector<CheckpointLeaf>> zrt::statesOf(const std::string &path) {
  if (isFolder(path)) {
    Expected<LeafSource> source = LeafSource::open(path);
    ZRT_TRY(source.status());
    if (!source->checkpoint())
      return failure(Code::Usage, "--for %s: expected a compiled program or a checkpoint",
                     path.c_str());
    return source->leaves();
  }
  if (!isFile(path))
    return failure(Code::Usage, "--for %s: there is no such file", path.c_str());
  Expected<std::string> text = describe(path);
  ZRT_TRY(text.status());
  Expected<Json> plan = Json::parse(*text, "'" + path + " --describe=plan'");
  ZRT_TRY(plan.status());
  const Json *states = plan->find("states");
  if (!states || !states->isArray())
    return failure(Code::BadInput, "--for %s: it describes no states: it is no compiled program",
                   path.c_str());
  std::vector<CheckpointLeaf> leaves;
  for (const Json &state : states->array()) {
    Expected<CheckpointLeaf> leaf = readState(state, path);
    ZRT_TRY(leaf.status());
    leaves.push_back(std::move(*leaf));
  }
  return leaves;
}
