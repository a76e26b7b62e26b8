"""Breaks a scheduled step in one way: break_schedule.py FILE KIND prints it."""
import re
import sys

path, kind = sys.argv[1:]
lines = open(path).read().split("\n")
main = next(i for i, line in enumerate(lines) if "func.func public @main" in line)
end = next(i for i in range(main, len(lines)) if lines[i].startswith("    return"))


def find(text, start):
    return next(i for i in range(start, end) if text in lines[i])


if kind == "hoisted-gathers":
    starts = [i for i in range(main, end) if "collective_start all_gather %arg" in lines[i]]
    moved = [lines[i] for i in starts]
    for i in reversed(starts):
        del lines[i]
    lines[main + 1:main + 1] = moved
elif kind == "held-gather":
    # What reads the second unpack of @u2 reads the first.
    unpacks = [i for i in range(main, end) if "zero.unpack" in lines[i] and "unit = @u2" in lines[i]]
    first, second = (re.match(r" *(%\d+)", lines[i]).group(1) for i in unpacks[:2])
    for i in range(unpacks[1] + 1, end):
        lines[i] = re.sub(re.escape(second) + r"#", first + "#", lines[i])
elif kind in ("late-scatter", "late-tied"):
    start = find("collective_start reduce_scatter", main)
    if kind == "late-tied":
        start = next(i for i in range(start, end) if "reduce_scatter" in lines[i] and "units = [@u0]" in lines[i])
    future = re.match(r" *(%\d+) =", lines[start]).group(1)
    awaited = find(f"zero.await {future} ", start)
    last = max(i for i in range(main, end) if "zero.await" in lines[i] and "128xf32" not in lines[i]
               and i > awaited)
    value = re.match(r" *(%\d+) =", lines[awaited]).group(1)
    reader = next(i for i in range(awaited + 1, len(lines)) if re.search(value + r"\b", lines[i]))
    lines[reader:reader] = [lines[start], lines[awaited]]
    del lines[awaited]
    del lines[start]
print("\n".join(lines))
