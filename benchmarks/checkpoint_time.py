"""Time that training waits for its checkpoints, and time until they are complete.

    .venv/bin/python benchmarks/checkpoint_time.py                     # GPT 6 x 384, f32, stage 3 on 4 ranks
    .venv/bin/python benchmarks/checkpoint_time.py --workload gpt2 --limit 5

One run saves every --every steps to a folder that is removed. Of each save: what steps waited, and what the copy of the
states took beside them, as shares of the median step of a run without saves beside it; milliseconds until COMMIT was on the disk. The last
save, which a run waits for at its end, is left out. `steps beside it` is the median of the steps while a save is written, as a
share of the others': writing takes processor time and bandwidth. The last line is one JSON object. Exits with 1 if the
median wait is above --limit percent of a step.
"""

import argparse
import json
import pathlib
import statistics
import sys
import tempfile

import workloads


def parse():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    workloads.add_arguments(parser)
    parser.set_defaults(ranks=4, stage=3)
    parser.add_argument("--saves", type=int, default=3, help="saves that count (default 3)")
    parser.add_argument("--every", type=int, default=4, help="steps from save to save (default 4)")
    parser.add_argument("--folder", type=pathlib.Path, help="where checkpoints go, instead of the system's folder for such files")
    parser.add_argument("--limit", type=float, help="exit with 1 if steps wait more than so many percent of a step")
    return parser.parse_args()


def main():
    options = parse()
    workload = workloads.chosen(options)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory(dir=options.folder) as out:
        ours = workloads.OurRuns(workload, options, pathlib.Path(folder))
        plain = statistics.median(ours.run(options.every * 2)[0])
        ours.run(options.every * (options.saves + 1) - 1, "--out", f"{out}/run", "--save-every", options.every, "--keep", 2)
    saves = [record for record in ours.records if record["type"] == "checkpoint"][:options.saves]
    steps = {record["step"]: record["ms"] for record in ours.records if record["type"] == "step"}
    after = [steps[save["step"] + 1] for save in saves]
    others = [ms for step, ms in steps.items() if step > 1 and all(step != save["step"] + 1 for save in saves)]
    result = {
        "workload": workload.summary, "ranks": options.ranks, "stage": options.stage, "bytes": saves[0]["bytes"],
        "step_ms": plain,
        "wait_percent": 100 * statistics.median(save["wait_ms"] for save in saves) / plain,
        "copy_percent": 100 * statistics.median(save["copy_ms"] for save in saves) / plain,
        "commit_ms": statistics.median(save["commit_ms"] for save in saves),
        "beside": statistics.median(after) / statistics.median(others),
    }
    print(f"{workload.summary}, stage {options.stage} on {options.ranks} ranks: {result['bytes'] / 2**20:.1f} MiB in all")
    print(f"  a step             {plain:10.1f} ms")
    print(f"  steps wait         {result['wait_percent']:10.2f} % of one; the copy beside one takes {result['copy_percent']:.2f} %")
    print(f"  steps beside it    {result['beside']:10.2f} of the others")
    print(f"  complete after     {result['commit_ms']:10.1f} ms, {result['bytes'] / result['commit_ms'] / 1e3:.0f} MB/s")
    print(json.dumps(result))
    return options.limit is not None and result["wait_percent"] > options.limit


if __name__ == "__main__":
    sys.exit(main())
