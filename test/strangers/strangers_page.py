"""docs/Strangers.md: what became of the steps of registry.py, from what grid.py kept."""

import collections

HEADER = """# Steps by others

<!-- Made by test/strangers/grid.py; don't edit -->

Training steps as strangers write them (`test/strangers`), exported by plain `jax.jit`, without a role and without an option:
compiled and run three steps at each stage and number of ranks below. A run counts as JAX's if each of its results is, by
[Testing](Testing.md#what-equal-means), and if stage 3 has the bits of stage 0 on as many ranks. Steps that are asked about are
run with their author's answers in the file that the error writes (`--roles`).
"""
CLOSE = {"1e-5": "1e-5 or less", "leaf": "by the rule per leaf", "step": "by the step's own tolerance"}


def cell(text):
    return " ".join(text.replace("|", "\\|").replace("<", "&lt;").split())


def table(head, rows):
    return ["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *("| " + " | ".join(map(str, row)) + " |" for row in rows), ""]


def by_run(steps):
    """Runs by stage and ranks."""
    found = collections.defaultdict(collections.Counter)
    seconds = collections.Counter()
    for step in steps:
        for row in step["rows"]:
            run = (row["ranks"], row["stage"])
            found[run][row["outcome"]] += 1
            found[run][row.get("close")] += 1
            seconds[run] += row["seconds"]
    runs = sorted((run for run in found if run[0] is not None))
    return table(["ranks", "stage", "JAX's", *CLOSE.values(), "wrong", "refused", "failed", "seconds"],
                 [(ranks, stage, count["ran"], *(count[each] for each in CLOSE), count["wrong"], count["refused"],
                   count["failed"], round(seconds[ranks, stage])) for (ranks, stage), count in
                  ((run, found[run]) for run in runs)])


def by_file(steps):
    files = collections.defaultdict(list)
    for step in steps:
        files[step["file"]].append(step)
    return table(["file", "steps", "as meant", "asked about", "not as meant"],
                 [(f"`{file}`", len(each), sum(good(step) for step in each), sum(step["asks"] is not None for step in each),
                   sum(not good(step) for step in each)) for file, each in sorted(files.items())])


def grouped(rows):
    """[(stages and ranks, outcome, what is said)] of rows, those that say the same together."""
    found = {}
    for row in rows:
        said = next((line for line in row["message"].splitlines() if "error:" in line), row["message"])
        found.setdefault((row["outcome"], said), []).append(f"stage {row['stage']} on {row['ranks']}" if row["ranks"] else "roles")
    return [(", ".join(runs), outcome, said) for (outcome, said), runs in found.items()]


def good(step):
    return all(row["outcome"] == "ran" for row in step["rows"])


def write(path, steps, count):
    """Writes the page from the kept outcomes of some of `count` steps."""
    asked = [step for step in steps if step["asks"] is not None]
    wrong = [step for step in steps if not good(step)]
    builds = len({step["tools"] for step in steps})
    runs = sum(len(step["rows"]) for step in steps)
    lines = [HEADER, f"{len(steps)} of {count} steps ran so far" if len(steps) < count else f"All {count} steps ran",
             f"with {'one build' if builds == 1 else f'{builds} builds'} of the tools: {runs} runs, "
             f"{len(steps) - len(wrong)} steps as meant, "
             f"{len(asked)} of them after a question (of those that ran, {100 * len(asked) / max(len(steps), 1):.1f} %).",
             "", "## By ranks and stage", "", *by_run(steps), "## By file", "", *by_file(steps)]
    if asked:
        lines += ["## Asked about", "", *table(["step", "question", "with the answer"],
                  [(f"`{step['name']}`", cell(step["asks"]), "runs" if good(step) else "does not run") for step in asked])]
    if wrong:
        lines += ["## Not as meant", "", *table(["step", "runs", "outcome", "what is said"], [
            (f"`{step['name']}`", runs, outcome, cell(said[:300]))
            for step in wrong for runs, outcome, said in grouped(row for row in step["rows"] if row["outcome"] != "ran")])]
    part = path.with_suffix(".part")
    part.write_text("\n".join(lines).rstrip() + "\n")
    part.rename(path)
