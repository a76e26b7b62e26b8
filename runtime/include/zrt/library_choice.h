//===- library_choice.h - What a library has chosen for a problem -----------------===//
#ifndef ZRT_LIBRARY_CHOICE_H
#define ZRT_LIBRARY_CHOICE_H

#include <string>

namespace zrt {

/// The way in which a library computes one problem: it is asked when a step first has it, and the
/// order of sums is the answer's.
struct LibraryChoice {
  std::string library; // with its version, as "cuBLASLt 13.1.0"
  std::string device;  // the model that was asked for
  std::string problem; // in words
  std::string key;     // everything that the answer goes by
  std::string choice;  // in words
  std::string state;   // what the library restores it from, hexadecimal; empty where it cannot
  std::string anew;    // why it is not the one that was kept; empty where it is, or none was to be

  bool isOf(const LibraryChoice &other) const {
    return library == other.library && device == other.device && key == other.key;
  }
};

} // namespace zrt

#endif // ZRT_LIBRARY_CHOICE_H
