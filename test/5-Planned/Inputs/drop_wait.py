"""PLAN OFFSET: prints the plan without the wait for the save of the state at OFFSET."""

import re
import sys

lines = open(sys.argv[1]).read().splitlines()
save = next(i for i, line in enumerate(lines) if re.search(rf"launch_save #zero\.allocation<{sys.argv[2]},", line))
event = next(re.search(r"zero\.record (\d+) on @save", line)[1] for line in lines[save:] if "zero.record" in line)
print("\n".join(line for line in lines if not re.match(rf"\s*zero\.wait {event} on", line)))
