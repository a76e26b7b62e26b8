"""Breaks a partitioned step in one way: break_step.py FILE KIND prints it."""
import re
import sys

path, kind = sys.argv[1:]
lines = open(path).read().split("\n")


def find(text, start=0):
    return next(i for i in range(start, len(lines)) if text in lines[i])


def result(line):
    return re.match(r" *(%\w+) =", line).group(1)


def use_instead(old, new, start):
    """The first reader of `old` from line `start` on reads `new`."""
    pattern = re.escape(old) + r"\b"
    at = next(i for i in range(start, len(lines)) if re.search(pattern, lines[i]))
    lines[at] = re.sub(pattern, new, lines[at], count=1)


main = find("func.func public @main")
end = find("    return", main)
mesh = re.search(r'over (@mesh\[[^\]]*\])', "\n".join(lines)).group(1)

if kind == "hoisted-gathers":
    gathers = [i for i in range(main, end) if "zero.all_gather %arg" in lines[i]]
    moved = [lines[i] for i in gathers]
    for i in reversed(gathers):
        del lines[i]
    lines[main + 1:main + 1] = moved
elif kind == "doubled-scatter":
    at = find("zero.reduce_scatter", main)
    old = result(lines[at])
    lines.insert(at + 1, lines[at].replace(old + " =", "%twice ="))
    use_instead(old, "%twice", at + 2)
elif kind == "doubled-pack":
    at = find("zero.reduce_scatter", main)
    old = result(lines[at])
    pack = max(i for i in range(main, at) if "zero.pack" in lines[i])
    packed = result(lines[pack])
    lines.insert(at + 1, lines[pack].replace(packed + " =", "%packed ="))
    lines.insert(at + 2, lines[at].replace(old + " =", "%twice =").replace(packed + " ", "%packed "))
    use_instead(old, "%twice", at + 3)
elif kind in ("reduction-beside", "unread-reduction"):
    at = find("zero.pack", main)
    gradient = re.search(r"zero.pack (%[\w#]+)", lines[at]).group(1)
    type = re.search(r": \((tensor<[^>]*>)", lines[at]).group(1)
    lines.insert(at, f"    %beside = zero.all_reduce add {gradient} over {mesh} : {type}")
    if kind == "reduction-beside":
        lines.insert(at + 1, f"    %keep = stablehlo.negate %beside : {type}")
        lines.insert(at + 2, f"    %keep1 = stablehlo.add %keep, %beside : {type}")
elif kind == "late-scatter":
    pack, scatter = find("zero.pack", main), find("zero.reduce_scatter", main)
    last = max(i for i in range(main, end) if "zero.reduce_scatter" in lines[i])
    lines[last + 1:last + 1] = [lines[pack], lines[scatter]]
    del lines[scatter]
    del lines[pack]
elif kind == "whole-unit-in-init":
    at = find("    return", find("func.func public @init"))
    value, type = re.search(r"return (%[\w#]+).*?: (tensor<\d+xf32>)", lines[at]).groups()
    whole = re.search(r"elements = (\d+)", lines[find("zero.layout @u0")]).group(1)
    use_instead(value, "%own", at)
    lines[at:at] = [
        f"    %whole = stablehlo.constant dense<0.5> : tensor<{whole}xf32>",
        f"    %own = zero.own_shard %whole {{unit = @u0}} : tensor<{whole}xf32> -> {type}",
    ]
elif kind == "two-parameters-in-init":
    init = find("func.func public @init")
    inserts = [i for i in range(init, len(lines)) if "zero.insert_segment" in lines[i]]
    # The first insertion goes behind what the second inserts.
    use = lines[inserts[0]]
    source = re.search(r"insert_segment (%[\w#]+)", use).group(1)
    second = re.search(r"insert_segment (%[\w#]+)", lines[inserts[1]]).group(1)
    made = find(f"    {second.split('#')[0]} =", init)
    assert made > inserts[0], (source, second)
    lines.insert(made + 1, use)
    del lines[inserts[0]]
print("\n".join(lines))
