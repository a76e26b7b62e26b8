//===- Races.h - Commands that touch the same bytes, and that nothing orders ------------===//
//
// As FastTrack does: each command has a clock of how far the streams were whose work comes before
// it, by the order of streams, events, graphs and what the host has waited for. A command that
// touches bytes which another one wrote (or writes what another one read) must have that one in its
// clock, in whatever order this run has done the two.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_CUDA_RACES_H
#define EMULATED_CUDA_RACES_H

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace emulated {

/// How far each line of commands was, a stream or what a graph has of one.
class Clock {
public:
  void join(const Clock &other);
  void reach(size_t line, uint64_t tick);
  bool covers(const Clock &other) const;
  uint64_t at(size_t line) const { return line < ticks.size() ? ticks[line] : 0; }

private:
  std::vector<uint64_t> ticks; // 0: nothing of it
};

/// What a command has read or written of [begin, end).
struct Touched {
  uint64_t begin, end;
  bool isWritten;
};

/// Who touched each byte last.
class Races {
public:
  /// Notes what the command `what` has touched, which is the last one of `line` in its clock. Says
  /// which other command touched the same and is not ordered with it; empty where none did.
  std::string note(const Clock &clock, size_t line, const std::string &what,
                   const std::vector<Touched> &touched);

private:
  struct Access {
    size_t line = 0;
    uint64_t tick = 0; // 0: nobody
    std::string what;
  };
  struct Piece {
    uint64_t end;
    Access writer;
    std::vector<Access> readers; // since it was written, but those that come before others here
  };
  using Pieces = std::map<uint64_t, Piece>;

  void split(uint64_t at);
  static const Access *findRace(const Piece &piece, const Clock &clock, bool isWritten);
  void keep(const Touched &part, const Clock &clock, const Access &access);

  Pieces pieces; // by where they begin
};

} // namespace emulated

#endif
