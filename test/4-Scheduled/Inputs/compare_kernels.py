"""Compares the kernels of planned modules that differ in their stage only (docs/Exactness.md, "kernels know no stage").

Forward and backward must launch the same kernels, scheduled alike, the same number of times. Kernels that work on a whole flat unit
or a shard (the optimizer's) are left out: a stage decides the size of what they get.
"""

import collections
import re
import sys

KERNEL = re.compile(r"func\.func private @(\w+)\(([^\n]*?) attributes \{(kernel\.schedule = [^\n]*), zero\.kernel\} \{\n(.*?)\n  \}", re.S)


def flat_sizes(text):
    """Of units, and of their shards over some of the mesh's axes."""
    counts = {1}
    for size in re.findall(r'= (\d+)', re.search(r"zero\.mesh @\S+ \[(.*?)\]", text)[1]):
        counts |= {count * int(size) for count in counts}
    sizes = {int(n) for n in re.findall(r"zero\.layout .*?elements = (\d+)", text)}
    return {n // count for n in sizes for count in counts}


def launches(path):
    text = open(path).read()
    flat = [f"tensor<{n}x" for n in flat_sizes(text)]
    bodies = {name: signature + schedule + body for name, signature, schedule, body in KERNEL.findall(text)}
    main = re.search(r"func\.func (?:public )?@main\(\) \{\n(.*?)\n  \}", text, re.S)[1]
    names = re.findall(r"zero\.launch @(\S+)", main)
    counts = collections.Counter(bodies[name] for name in names)
    own = {body: n for body, n in counts.items() if not any(size in body for size in flat)}
    return own, len(re.findall(r"zero\.launch_gemm", main))


first, *others = sys.argv[1:]
kernels, gemms = launches(first)
assert kernels and gemms, "found no launches"
for path in others:
    found, found_gemms = launches(path)
    if found != kernels or found_gemms != gemms:
        different = [body for body in kernels.keys() | found.keys() if kernels.get(body) != found.get(body)]
        sys.exit(f"{path}: {len(different)} kernels are not those of {first}, e.g.\n" + "\n".join(different[:1]))
print(f"{sum(kernels.values())} launches of {len(kernels)} kernels and {gemms} matmuls are the same at every stage")
