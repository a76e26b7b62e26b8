"""late_inserts.py FILE: prints a scheduled program whose @init inserts all parameters at its end."""

import sys

late, inside = [], False
for line in open(sys.argv[1]):
    inside = "@init(" in line or (inside and line.strip() != "}")
    if inside and "zero.dispatch @k_insert_segment" in line:
        late.append(line)
        continue
    if inside and line.lstrip().startswith("return"):
        sys.stdout.write("".join(late))
    sys.stdout.write(line)
