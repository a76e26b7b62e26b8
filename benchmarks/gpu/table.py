#!/usr/bin/env python3
"""The tables of what measure.py has measured, as docs/Performance.md shows them.

    python3 benchmarks/gpu/table.py results.jsonl          any Python; a run that was cut off, too

MFU: 6 operations a token and parameter (all but the positions' table), and 6 a token, layer, element of the width and token of
the context for attention, half of it behind the causal mask; of 989 TFLOP/s, the dense bf16 peak of an H100 SXM and of an H200.
"""

import json
import pathlib
import re
import statistics
import sys

PEAK = 989e12
SHOWN = 10  # calls of a kind
GEMM = re.compile(r"gemm (\d+) ?x ?(\d+) ?x ?(\d+)")


def turns(records, model, who):
    return [record for record in records if record["what"] == "turn" and record["model"] == model and record["who"] == who]


def first(records, what, **fields):
    return next((record for record in records if record["what"] == what and
                 all(record.get(key) == value for key, value in fields.items())), None)


def mebibytes(count):
    return "" if count is None else f"{count / 2 ** 20:,.0f}"


def step_row(case, who, found, ours):
    times = [each["ms"] for each in found]
    ms = statistics.median(times)
    flops, last = case["matmul_flops"] + case["attention_flops"], found[-1]
    cells = [case["name"], who, f"{ms:.2f}", f"{min(times):.2f} to {max(times):.2f}", len(times),
             f"{1e3 * case['tokens'] / ms:,.0f}", f"{100 * flops / (ms / 1e3) / PEAK:.1f} %",
             mebibytes(last.get("peak_bytes")), mebibytes(last.get("predicted_bytes")), f"{ours / ms:.3f}" if ours else ""]
    return line(cells)


def roofline_row(case, ours):
    """The sum of calls by the machine file; the ratio is the measured step's to it."""
    roofline = case["roofline"]
    ms = 1e3 * roofline["seconds"]
    unavoidable = f"unavoidable {1e3 * roofline['unavoidable']['seconds']:.2f}"
    return line([case["name"], f"roofline, {roofline['machine']}", f"{ms:.2f}", unavoidable, "", "", "", "",
                 mebibytes(case["arena"]), f"{ours / ms:.3f}" if ours else ""])


def line(cells):
    return f"| {' | '.join(map(str, cells))} |\n"


def heading(cells):
    return line(cells) + "|---" * len(cells) + "|\n"


def steps(records, cases):
    text = heading(["GPT-2, bf16, AdamW", "by", "ms a step", "turns, ms", "turns", "tokens/s", "MFU", "peak, MiB",
                    "predicted, MiB", "ours / it"])
    for case in cases:
        of_case = [record for record in records if record["what"] == "turn" and record["model"] == case["name"]]
        names = dict.fromkeys(record["who"] for record in of_case)
        ours = [each["ms"] for each in turns(records, case["name"], "ours")]
        ours_ms = statistics.median(ours) if ours else None
        for who in (name for name in names if name != "ours, first"):
            text += step_row(case, who, turns(records, case["name"], who), ours_ms)
        text += roofline_row(case, ours_ms)
    return text


def key_of(name):
    """What a call of the trace and one of the roofline have in common: shapes of a matmul, a kernel's name."""
    found = GEMM.match(name)
    return "x".join(found.groups()) if found else name


def planned(case):
    """{key: (launches, bytes, flops, seconds by the roofline, kind, bound)} a step."""
    found = {}
    for call in case["roofline"]["calls"]:
        if call["kind"] not in ("kernel", "gemm"):
            continue
        key = key_of(f"gemm {call['name'].removeprefix('gemm ')}") if call["kind"] == "gemm" else call["name"]
        before = found.get(key, (0, 0, 0, 0, call["kind"], call["bound"]))
        found[key] = (before[0] + call["launches"], before[1] + call["read_bytes"] + call["written_bytes"],
                      before[2] + call["flops"], before[3] + call["seconds"], *before[4:])
    return found


def spent(traced):
    """{key: seconds a step}, longest first."""
    found = {}
    for name, _, seconds in traced["calls"]:
        found[key_of(name)] = found.get(key_of(name), 0) + seconds / traced["steps"]
    return dict(sorted(found.items(), key=lambda each: -each[1]))


def call_rows(keys, times, plan, counted, unit, best):
    """Of the calls that take longest; `counted` of a call's plan, per second, beside `best`."""
    text = ""
    for key in keys[:SHOWN]:
        call = plan[key]
        rate = counted(call) / times[key]
        text += line([f"`{key}`", call[0], f"{1e3 * times[key]:.3f}", f"{1e3 * call[3]:.3f}", unit(rate),
                      f"{100 * rate / best:.0f} %" if best else ""])
    return text


def calls(records, case):
    """The kernels that memory bounds, other kernels and the matmuls that take longest, each beside the plan."""
    traced = first(records, "calls", model=case["name"])
    if not traced:
        return ""
    rates, times, plan = first(records, "rates") or {}, spent(traced), planned(case)
    known = [key for key in times if key in plan and times[key] > 0]
    groups = {"matmuls": [key for key in known if plan[key][4] == "gemm"]}
    groups["kernels bound by bytes"] = [key for key in known if plan[key][4] != "gemm" and plan[key][5] != "operations"]
    groups["kernels bound by operations"] = [key for key in known if plan[key][4] != "gemm" and plan[key][5] == "operations"]
    text = f"Calls of a step, {case['name']}: {1e3 * sum(times.values()):.2f} ms in all, each between two events.\n"
    for title, keys in groups.items():
        if not keys:
            continue
        if title == "kernels bound by bytes":
            best = rates.get("copy_bytes_per_s")
            rows = call_rows(keys, times, plan, lambda call: call[1], lambda rate: f"{rate / 1e9:,.0f} GB/s", best)
        else:
            best = rates.get("matmul_flops_per_s")
            rows = call_rows(keys, times, plan, lambda call: call[2], lambda rate: f"{rate / 1e12:,.1f} TFLOP/s", best)
        of = "of a copy's" if title == "kernels bound by bytes" else "of 8192^3's"
        text += "\n" + heading([f"{case['name']}, {title}", "launches", "ms a step", "roofline, ms", "rate", of]) + rows
    return text


def rendered(records):
    cases = list({record["model"]: record["case"] for record in records if record["what"] == "case"}.values())
    machine, rates = first(records, "machine") or {}, first(records, "rates")
    ours = first(records, "turn", who="ours") or {}
    text = f"{machine.get('gpu') or ours.get('device') or 'no GPU'}\n\n"
    if rates:
        matmul = rates["matmul_flops_per_s"]
        text += (f"Copy on the device: {rates['copy_bytes_per_s'] / 1e9:,.0f} GB/s, read and written. bf16 matmul 8192^3 of "
                 f"PyTorch {rates['torch']}: {matmul / 1e12:.0f} TFLOP/s, {100 * matmul / PEAK:.0f} % of 989.\n\n")
    text += steps(records, cases) + "".join(f"\n{each}" for each in (calls(records, case) for case in cases) if each) + "\n"
    for record in records:
        if record["what"] in ("failed", "skipped"):
            lines = record["error"].strip().splitlines() or [""]
            text += f"- {record['what']}: {record.get('model', '')} {record['who']}: {lines[0]} ... {lines[-1][-200:]}\n"
    return text


def read(path):
    """The records; a run that was killed may have left half a line."""
    lines = path.read_text().split("\n")
    return [json.loads(line) for line in lines[:-1]]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(rendered(read(pathlib.Path(sys.argv[1]))))


if __name__ == "__main__":
    main()
