"""Prints a plan whose arena is so many times as large: scale_arena.py FILE TIMES."""
import re
import sys

path, times = sys.argv[1:]
print(re.sub(r"(zero\.arena .*bytes = )(\d+)",
             lambda match: match.group(1) + str(int(match.group(2)) * int(times)), open(path).read()))
