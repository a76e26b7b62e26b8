#include "zero/Support/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <climits>
#include <csignal>
#include <sys/stat.h>
#include <unistd.h>

using namespace zero;

static llvm::Error refuse(llvm::StringRef path, const llvm::Twine &why) {
  return llvm::createStringError("cannot write '" + path + "': " + why);
}

llvm::Error zero::checkOutput(llvm::StringRef path, Output output) {
  std::string name = path.str();
  struct stat info;
  if (name == "-" || lstat(name.c_str(), &info) != 0 || S_ISREG(info.st_mode))
    return llvm::Error::success();
  if (S_ISLNK(info.st_mode)) {
    char target[PATH_MAX];
    ssize_t size = readlink(name.c_str(), target, sizeof(target));
    return refuse(path, "it is a symbolic link to '" +
                            llvm::StringRef(target, std::max<ssize_t>(size, 0)) +
                            "'; name that file itself, or remove the link");
  }
  if (S_ISDIR(info.st_mode))
    return refuse(path, "it is a folder; name a file in it");
  if (output == Output::Streamed)
    return llvm::Error::success();
  return refuse(path, "it is a device or a pipe, which a file would replace; name a file");
}

std::string zero::describeNoTemporary(std::error_code error) {
  llvm::SmallString<128> folder;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, folder);
  return ("cannot make a temporary file in '" + folder + "': " + error.message() +
          "; set TMPDIR to a folder that can be written")
      .str();
}

std::string zero::describeFullDisk(llvm::StringRef path) {
  constexpr uint64_t kLittle = 64 << 20;
  llvm::StringRef parent = llvm::sys::path::parent_path(path);
  std::string folder = parent.empty() ? "." : parent.str();
  auto space = llvm::sys::fs::disk_space(folder);
  if (!space || space->available >= kLittle)
    return "";
  return "the disk of '" + folder + "' has " + std::to_string(space->available) +
         " bytes left: make room, or name a file on another one\n";
}

void zero::failBeyondFileLimit() { std::signal(SIGXFSZ, SIG_IGN); }
