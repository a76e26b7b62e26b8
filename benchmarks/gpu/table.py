#!/usr/bin/env python3
"""The tables of what measure.py has measured, as docs/Performance.md shows them.

    python3 benchmarks/gpu/table.py results.jsonl          any Python; a run that was cut off, too

MFU: 6 operations a token and parameter (all but the positions' table), and 6 a token, layer, element of the width and token of the
context for attention, half of it behind the causal mask; of 989 TFLOP/s, the dense bf16 peak of an H100 SXM and of an H200.
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
    ms = statistics.median(each["ms"] for each in found)
    flops = case["matmul_flops"] + case["attention_flops"]
    last = found[-1]
    predicted = mebibytes(last.get("predicted_bytes"))
    ratio = f"{ours / ms:.3f}" if ours else ""
    spread = f"{min(each['ms'] for each in found):.2f} to {max(each['ms'] for each in found):.2f}"
    return (f"| {case['name']} | {who} | {ms:.2f} | {spread} | {1e3 * case['tokens'] / ms:,.0f} | "
            f"{100 * flops / (ms / 1e3) / PEAK:.1f} % | {mebibytes(last.get('peak_bytes'))} | {predicted} | {ratio} | "
            f"{len(found)} |\n")


def steps(records, cases):
    text = ("| GPT-2, bf16, AdamW | by | ms a step | turns, ms | tokens/s | MFU | peak, MiB | predicted, MiB | ours / it | turns |\n"
            "|---|---|---|---|---|---|---|---|---|---|\n")
    for case in cases:
        names = dict.fromkeys(record["who"] for record in records if record["what"] == "turn" and record["model"] == case["name"])
        ours = turns(records, case["name"], "ours")
        ours_ms = statistics.median(each["ms"] for each in ours) if ours else None
        for who in (name for name in names if name != "ours, first"):
            text += step_row(case, who, turns(records, case["name"], who), ours_ms)
        roofline = case["roofline"]
        share = f", {ours_ms / 1e3 / roofline['seconds']:.3f} of it measured" if ours_ms else ""
        text += (f"| {case['name']} | the roofline's sum ({roofline['machine']}); unavoidable | {1e3 * roofline['seconds']:.2f}; "
                 f"{1e3 * roofline['unavoidable']['seconds']:.2f}{share} | | | | | {mebibytes(case['arena'])} | | |\n")
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


def calls(records, case):
    """The kernels that memory bounds and the matmuls that take longest, each beside the plan."""
    traced = first(records, "calls", model=case["name"])
    if not traced:
        return ""
    rates = first(records, "rates") or {}
    copy, matmul = rates.get("copy_bytes_per_s"), rates.get("matmul_flops_per_s")
    plan, count = planned(case), traced["steps"]
    spent, launched = {}, {}
    for name, number, seconds in traced["calls"]:
        key = key_of(name)
        spent[key], launched[key] = spent.get(key, 0) + seconds / count, launched.get(key, 0) + number / count
    of = lambda value, rate: f"{100 * value / rate:.0f} %" if rate else ""  # noqa: E731
    rows = {"bytes": "", "operations": "", "gemm": ""}
    shown = dict.fromkeys(rows, 0)
    for key in sorted(spent, key=lambda each: -spent[each]):
        if key not in plan or not spent[key]:
            continue
        launches, moved, flops, seconds, kind, bound = plan[key]
        group = "gemm" if kind == "gemm" else "operations" if bound == "operations" else "bytes"
        shown[group] += 1
        if shown[group] > SHOWN:
            continue
        rate = flops / spent[key] if group != "bytes" else moved / spent[key]
        unit = f"{rate / 1e12:,.1f} TFLOP/s" if group != "bytes" else f"{rate / 1e9:,.0f} GB/s"
        rows[group] += (f"| `{'gemm ' if kind == 'gemm' else ''}{key}` | {launches} | {1e3 * spent[key]:.3f} | {1e3 * seconds:.3f} | "
                        f"{unit} | {of(rate, copy if group == 'bytes' else matmul)} |\n")
    head = "| of {}, {} | launches | ms a step | roofline, ms | rate | of {} |\n|---|---|---|---|---|---|\n"
    titles = {"bytes": ("kernels that memory bounds", "the copy's bytes/s"), "operations": ("other kernels", "8192^3's operations/s"),
              "gemm": ("matmuls", "8192^3's operations/s")}
    total = f"Calls of a step, {case['name']}: {1e3 * sum(spent.values()):.2f} ms in all, each between two events.\n\n"
    return total + "\n".join(head.format(case["name"], *titles[group]) + text for group, text in rows.items() if text) + "\n"


def rendered(records):
    cases = list({record["model"]: record["case"] for record in records if record["what"] == "case"}.values())
    machine, rates, text = first(records, "machine") or {}, first(records, "rates"), ""
    ours = first(records, "turn", who="ours") or {}
    text += f"{machine.get('gpu') or ours.get('device') or 'no GPU'}\n\n"
    if rates:
        text += (f"Copy on the device: {rates['copy_bytes_per_s'] / 1e9:,.0f} GB/s read and written. bf16 matmul 8192^3 (PyTorch "
                 f"{rates['torch']}): {rates['matmul_flops_per_s'] / 1e12:.0f} TFLOP/s, "
                 f"{100 * rates['matmul_flops_per_s'] / PEAK:.0f} % of 989.\n\n")
    text += steps(records, cases) + "\n" + "\n".join(filter(None, (calls(records, case) for case in cases)))
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
