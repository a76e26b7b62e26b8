//===- Scratch.h - A folder that goes away ---------------------------------------===//
#ifndef ZRT_TEST_SCRATCH_H
#define ZRT_TEST_SCRATCH_H

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdlib.h>
#include <string>

namespace zrt::test {

class Scratch {
public:
  Scratch() {
    std::string name = (std::filesystem::temp_directory_path() / "zrt-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Scratch() { std::filesystem::remove_all(path_); }
  Scratch(const Scratch &) = delete;

  std::string operator/(const std::string &name) const { return path_ + "/" + name; }
  bool exists(const std::string &name) const { return std::filesystem::exists(*this / name); }
  long count() const {
    return std::distance(std::filesystem::directory_iterator(path_),
                         std::filesystem::directory_iterator());
  }
  void write(const std::string &name, const std::string &text) const {
    std::ofstream(*this / name, std::ios::binary) << text;
  }
  std::string read(const std::string &name) const {
    std::ifstream file(*this / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

private:
  std::string path_;
};

} // namespace zrt::test

#endif // ZRT_TEST_SCRATCH_H
