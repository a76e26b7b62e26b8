"""Programs in every phase, and what becomes of an edited one: refused, equal, or a survivor.

A mutant is compiled as a user compiles a text. Accepted, it is run beside the program as it was, and compared in results,
claims and bytes on the wire.

What an undamaged program is and shows takes as long to make as many mutants: it is kept in the build folder, for every phase and
campaign, until the tools, the steps or these rules change.
"""

import dataclasses
import functools
import hashlib
import json
import os
import pathlib
import pickle
import re
import shutil
import signal
import subprocess
import tempfile

import host_program
import inputs  # test/meaning
import numpy as np
import steps as sample_steps
import zero_run
from kinds import PADDED, PHASES
from program import Program
from safetensors import numpy as safetensors

SECONDS = 60  # of one tool or one run
# What programs are compiled for; for cuda they run on emulated GPUs.
TARGET = os.environ.get("ZERO_MUTANTS_TARGET", "cpu")
STEPS = 3
UNREAD = "expected a module as jax.jit(step)"  # in what zero-compile says of a text that it, or zero-opt, cannot parse
MALFORMED = "malformed: "
# Options of steps that shape `scheduled`, and that texts above it say nothing of.
OF_SCHEDULED = ("--activations", "--device-memory", "--offload", "--partition-min-bytes")
# (seed of the values, seed of the adversarial device or None)
PROBES = ((1, None), (2, None), (1, 1), (2, 2), (1, 3))
EVALUATION = len(PROBES) + 1  # the probe after training
# Options of passes that come later, or of where it runs: no claims about the program.
WISHES = ("alignment", "machine", "max_buffers", "max_extra_memory", "max_extra_wire", "max_ops",
          "max_replicated_bytes", "prefetch", "target", "threads",
          "unit_bytes", "unroll_limit", "allow_gather", "allow_replicated", "disable_fusions",
          "disable_rules")


@dataclasses.dataclass(frozen=True)
class Verdict:
    """`kind`: refused, malformed (no phase's own check was needed), equal, survivor, or broken (a crash, a hang, no message)."""

    kind: str
    why: str


def call(command, seconds=SECONDS):
    """(exit status, standard output, standard error); status None where it took too long twice: a machine may stand still once."""
    for _ in range(2):
        try:
            done = subprocess.run([str(word) for word in command], capture_output=True, timeout=seconds)
            return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            pass
    return None, "", ""


def _essence(stderr):
    marks = ("error:", "Assertion", "UNREACHABLE", "LLVM ERROR", "ERROR: AddressSanitizer")
    lines = [line for line in stderr.splitlines() if any(mark in line for mark in marks)]
    return lines[0][:500] if lines else stderr[:300]


def store():
    """The folder of undamaged programs, for these tools and sources; those of others are removed."""
    folder = pathlib.Path(__file__).resolve().parent
    tools = [zero_run.tool(name) for name in ("zero-compile", "zero-opt", "zero-run", "zero-ckpt")]
    libraries = [inputs.BUILD / "lib" / name for name in ("libZero.so", "libzrt.a", "libzrt-files.a")]
    emulated = sorted((inputs.BUILD / "emulated-cuda").glob("*.so")) if TARGET == "cuda" else []
    sources = [folder / "steps.py", folder / "judge.py",
               *(path for name in inputs.SOURCES for path in sorted((inputs.ROOT / name).rglob("*.py")))]
    return inputs.store(f"mutants/programs-{TARGET}", [*tools, *libraries, *emulated, *sources], inputs.LIBRARIES,
                        also=os.environ.get("ZRT_TEST", ""))


def _made(path, make):
    """`path`, a file or a folder that make(path) writes where it is not there: whole or not at all."""
    if not path.exists():
        part = path.with_name(f"{os.getpid()}.{path.name}")
        make(part)
        try:
            part.rename(path)
        except OSError:  # another process made the folder meanwhile
            shutil.rmtree(part)
    return path


def name_of(step, stage, ranks):
    """How a program is called."""
    return f"{step}, stage {stage}, {ranks} ranks"


class Case:
    """One step at one stage on so many ranks: its text in every phase and how it runs."""

    def __init__(self, step, stage, ranks, folder):
        self.step, self.stage, self.ranks = step, stage, ranks
        self.folder, self.of_all_stages = (pathlib.Path(folder) / name for name in (f"{step}-{stage}-{ranks}", f"{step}-{ranks}"))
        for each in (self.folder, self.of_all_stages):
            each.mkdir(parents=True, exist_ok=True)

    @property
    def triple(self):
        """What names it."""
        return self.step, self.stage, self.ranks

    def __str__(self):
        return name_of(*self.triple)

    @functools.cached_property
    def phases(self):
        """{phase: path of its text}, as `zero-compile --dump-phases` writes it."""
        folder = _made(self.folder / "phases", self._write_phases)
        known = sample_steps.STEPS[self.step].phases
        made = {phase: folder / f"{index + 2}-{phase}.mlir" for index, phase in enumerate(PHASES) if phase in known}
        return made | {PADDED: self._padded} if PADDED in known else made

    @functools.cached_property
    def imported(self):
        """Path of the import program of the step on whole values."""
        return _made(self.of_all_stages / "import.mlir", lambda part: zero_run.call(
            [zero_run.tool("zero-opt"), self.source, "--zero-to-import", "-o", part]))

    @functools.cached_property
    def _padded(self):
        """Path of the same with padded vocabularies."""
        ranks = dict(option.split("=", 1) for option in sample_steps.STEPS[self.step].options if "=" in option)["--mesh"][-1]
        return _made(self.of_all_stages / "padded.mlir", lambda part: zero_run.call(
            [zero_run.tool("zero-opt"), self.imported, "-o", part,
             f"--zero-pad-vocabulary=model-axis=tp model-ranks={ranks} tensor-parallel pad-vocabulary=1"]))

    @property
    def source(self):
        """Path of the step as it was exported."""
        return _made(self.of_all_stages / "step.mlir", lambda part: part.write_text(sample_steps.STEPS[self.step].text(self.ranks)))

    def _write_phases(self, folder):
        """The texts of all phases, and the plan as the executable carries it."""
        sample = sample_steps.STEPS[self.step]
        folder.mkdir(exist_ok=True)
        program, end = folder / "program", ["--compile-to=partitioned"] if sample.interpreted else []
        zero_run.call([zero_run.tool("zero-compile"), self.source, f"--stage={self.stage}", f"--ranks={self.ranks}", "--quiet",
                       "--report=none", "--threads=1", f"--target={TARGET}", "--dump-phases", folder, *sample.options, *end, "-o",
                       program])
        if not sample.interpreted:
            (folder / "plan.json").write_text(zero_run.call([program, "--describe=plan"]))
        program.unlink()

    def _generic(self, phase):
        """Path of the text of a phase in generic form."""
        if phase == "records":
            source = _made(self.folder / "6-executable.mlir", lambda part: zero_run.call(
                [zero_run.tool("zero-compile"), self.phases["planned"], "--quiet", "--compile-to=executable", "-o", part]))
        else:
            source = self.phases[phase]
        return _made(self.folder / f"{phase}.generic.mlir", lambda part: zero_run.call(
            [zero_run.tool("zero-opt"), "--mlir-print-op-generic", source, "-o", part]))

    @functools.lru_cache(maxsize=None)
    def program(self, phase):
        """The `Program` of a phase, in generic form."""
        return Program(self._generic(phase).read_text())

    def remade(self, phase, option, value):
        """The text of a phase made from `partitioned` with an option, and with the config as it was; "" if refused."""
        status, out, _ = call([zero_run.tool("zero-compile"), self.phases["partitioned"], "--quiet", f"--compile-to={phase}",
                               option.format(value)])
        if status:
            return ""
        was = self.phases[phase].read_text()
        for table in (r"zero\.config = \{.*?\}(?=, zero\.)", r'zero\.config_checksum = "[^"]*"'):
            old = re.search(table, was)
            out = re.sub(table, lambda _: old.group(), out, count=1) if old else out
        return out

    @functools.cached_property
    def plan(self):
        """The plan as the executable carries it."""
        return json.loads((self.phases["planned"].parent / "plan.json").read_text())

    # What the undamaged program is -----------------------------------------------------------------------------------

    def arguments(self, seed):
        """Path of the values of @main."""
        def make(part):
            values = sample_steps.STEPS[self.step].arguments(self.ranks, seed)
            safetensors.save_file({f"arg{i}": np.ascontiguousarray(a).reshape(np.shape(a)) for i, a in enumerate(values)}, part)
        return _made(self.of_all_stages / f"arguments-{seed}.safetensors", make)

    def key(self):
        """Path of a key for @init."""
        return _made(self.of_all_stages / "key.safetensors",
                     lambda part: safetensors.save_file({"arg0": np.array([0, 5], np.uint32)}, part))

    @functools.lru_cache(maxsize=None)
    def expected(self, phase):
        """The `Facts` of the undamaged program as compiled from a phase."""
        return KnownFacts(self, phase)

    def claims(self, phase):
        """What the undamaged program claims as compiled from a phase."""
        return self._kept(f"{phase}.claims", phase, lambda found: found.claims)

    def runs(self):
        """What each of its runs shows, from whatever phase it is compiled."""
        return self._kept("runs", self.last_phase, lambda found: [self._successful(found, index) for index in range(found.probes)])

    @functools.lru_cache(maxsize=None)
    def evaluation(self, phase):
        """What @eval gives by the text of a phase. Not of whatever phase: a GPU's library rounds to 16 bits once where the graph does
        so twice (docs/Kernels.md), and calls of it are in `scheduled` and below."""
        def make(part):
            run = _interpreted(self._generic(phase), "eval", self.arguments(1))
            if run[0] != "ran":
                raise zero_run.RunFailed(f"{self}: @eval of the undamaged {phase} fails: {run[1:]}")
            part.write_bytes(pickle.dumps(run))
        return pickle.loads(_made(self.folder / f"{phase}.evaluation", make).read_bytes())

    def _successful(self, found, index):
        """A run of the undamaged program; one that fails, by a busy machine perhaps, is nothing to keep or to compare with."""
        run = found.probe(index)
        if run[0] != "ran":
            raise zero_run.RunFailed(f"{self}: run {index} of the undamaged program fails: {run[1:]}")
        return run

    @property
    def last_phase(self):
        """The lowest one that it has a text in, of those that are compiled."""
        return [phase for phase in PHASES if phase in self.phases][-1]

    def _kept(self, name, phase, look):
        """look(`Facts`) of the undamaged program as compiled from a phase, or what it was the last time."""
        path = _made(self.folder / name, lambda part: part.write_bytes(pickle.dumps(self._compiled(phase, look))))
        return pickle.loads(path.read_bytes())

    def _compiled(self, phase, look):
        text, program = self._generic(phase), self.folder / f"{os.getpid()}.undamaged"
        try:
            error, report = compile_text(self, phase, text, program)
            if error:
                raise zero_run.RunFailed(f"{self}: the undamaged {phase} is refused: {error}")
            return look(facts(self, program, report, phase, text))
        finally:
            program.unlink(missing_ok=True)


def compile_text(case, phase, path, output):
    """("" or why not, report) of compiling a text of a phase to an executable, or as far as the step goes.

    Why not begins with "broken: " where the tool is at fault, and with "malformed: " where it could not even read the text.
    """
    step = sample_steps.STEPS[case.step]
    # What `replica` and `partitioned` do not know yet; from `scheduled` on the text says it.
    of_replica = [f"--stage={case.stage}", f"--target={TARGET}", *step.options]
    options = {PADDED: [*of_replica, f"--origin={case.imported}"] if phase == PADDED else [], "replica": of_replica,
               "partitioned": [option for option in step.options if option.startswith(OF_SCHEDULED)]}.get(phase, [])
    options += ["--compile-to=partitioned"] if step.interpreted else ["--cubins=none"] if TARGET != "cpu" else []
    status, out, err = call([zero_run.tool("zero-compile"), path, *options, "--quiet", "--report=json", "-o", output])
    if status == 0:
        return "", json.loads(out) if out else None
    if status == 1 and "error:" in err:
        return (MALFORMED if UNREAD in err else "") + _essence(err), None
    if status is None:
        return f"broken: zero-compile still ran after {SECONDS} s", None
    name = signal.Signals(-status).name if status < 0 else f"exit status {status}"
    return f"broken: zero-compile ended by {name}: {_essence(err)}", None


class Facts:
    """What can be known of an executable: claims at once, results probe by probe."""

    def __init__(self, case, path, report, phase, text):
        self.case, self.path, self.phase, self.text = case, path, phase, text
        self.claims = self._claims(report)
        self._runs = {}

    def _claims(self, report):
        config = {key: value for key, value in report["config"].items() if key not in WISHES}
        if self.phase == PADDED:  # by whose text they go, equal or not
            config = {key: value for key, value in config.items() if key not in ("input", "origin")}
        # What the planner makes follows from the program: only a planned text says it.
        memory = (report["arena"], _without_allocations(report["memory"])) if self.phase == "planned" else ()
        status, out, err = call([self.path, "--describe=plan"])
        if status:
            return ("no plan", err)
        plan = json.loads(out)
        tables = [[{key: value for key, value in row.items() if key != "address"} for row in plan[table]]
                  for table in ("states", "inputs", "outputs", "buffers")]
        saves = sorted([save["bytes"], plan["groups"][save["group"]]["axes"] if save["group"] >= 0 else []]
                       for save in plan["saves"])
        return json.dumps([config, memory, report["bytes"], tables, plan["groups"], saves], sort_keys=True)

    @property
    def probes(self):
        """How many runs there are."""
        return EVALUATION + ("eval" in self.case.program(self.phase).functions)

    def probe(self, index):
        """Everything that one run shows, to be compared whole."""
        if index not in self._runs:
            self._runs[index] = self._probe(index)
        return self._runs[index]

    def _probe(self, index):
        if index == EVALUATION:
            return _interpreted(self.text, "eval", self.case.arguments(1))
        return self._train() if index == len(PROBES) else self._run(*PROBES[index])

    def _environment(self, order):
        if TARGET == "cpu":
            return ["env", f"ZRT_ADVERSARIAL={order}"] if order is not None else ["env"]
        emulated = zero_run.tool("zero-compile").parents[1] / "emulated-cuda"
        return ["env", f"LD_LIBRARY_PATH={emulated}", f"EMULATED_CUDA_SEED={order or 0}"]

    def _threads(self):
        return ["--threads", 1] if TARGET == "cpu" else []

    def _run(self, values, order):
        with tempfile.TemporaryDirectory() as folder:
            results = pathlib.Path(folder) / "results"
            log = pathlib.Path(folder) / "log"
            status, out, err = call([*self._environment(order), self.path, "--args", self.case.arguments(values), "--results",
                                     results, "--steps", STEPS, *self._threads(), "--log", log])
            if status != 0:
                return ("failed", status, _essence(err))
            tensors = safetensors.load_file(results)
            bits = {name: (str(value.dtype), value.shape, value.tobytes()) for name, value in tensors.items()}
            lines = [line for line in out.splitlines() if line.startswith("{")]
            return ("ran", bits, lines, _wire(log))

    def _train(self):
        """@init from a seed, then steps on data with an evaluation and a checkpoint after each: metrics, and what was saved."""
        with tempfile.TemporaryDirectory() as folder:
            log, run = pathlib.Path(folder) / "log", pathlib.Path(folder) / "run"
            status, _, err = call([*self._environment(4), self.path, *self._data(), "--seed", 5, "--steps", STEPS,
                                   *self._threads(), "--log", log, "--out", run, "--save-every", 1])
            if status != 0:
                return ("failed", status, _essence(err))
            lines = [json.loads(line) for line in log.read_text().splitlines()]
            metrics = [line["metrics"] for line in lines if "metrics" in line]  # not when a checkpoint was complete: it varies
            return ("ran", metrics, [_saved(path) for path in sorted(run.glob("step-*"))], _wire(log))

    def _data(self):
        plan = json.loads(call([self.path, "--describe=plan"])[1])
        options = []
        for row in plan["inputs"]:
            if row["role"] == "batch":
                options += ["--data" if row["entry"] == "main" else "--eval-data", f"{row['name']}={self._file(row)}"]
            elif row["role"] == "scalar" and row["entry"] == "main":
                options += ["--set", f"{row['name']}=0.01"]
        return [*options, "--eval-every", 1, "--eval-steps", 2] if "--eval-data" in options else options

    def _file(self, row):
        random = np.random.default_rng(len(row["name"]))
        count = 48 * int(np.prod(row["shape"])) // row["shape"][row.get("rows", 0)]
        floating = row["dtype"] in ("f32", "f16", "bf16")
        values = random.standard_normal(count).astype(np.float32) if floating else random.integers(0, 8, count).astype(np.uint8)
        path = _made(self.case.folder / f"{row['name'].replace('/', '_')}.{row['dtype']}.bin", values.tofile)
        return f"{path}:{'f32' if floating else 'u8'}"

    def difference(self, other, but_claims=False, but_wire=False):
        """How `other` differs, or "" where nothing shows; but for the claims or the wire, where another plan is as good."""
        if not but_claims and self.claims != other.claims:
            return f"claims: {_first_difference(self.claims, other.claims)}"
        for index in range(self.probes):
            mine, its = self.probe(index), other.probe(index)
            if (mine[:-1] != its[:-1]) if but_wire and mine[0] == its[0] == "ran" else mine != its:
                return f"probe {index}: {_run_difference(mine, its)}"
        return ""


class KnownFacts(Facts):
    """The same of an undamaged program, as they were measured; each when it is asked for."""

    def __init__(self, case, phase):
        self.case, self.phase = case, phase

    @functools.cached_property
    def claims(self):
        return self.case.claims(self.phase)

    @functools.cached_property
    def _runs(self):
        return self.case.runs()

    @property
    def probes(self):
        return len(self._runs)

    def probe(self, index):
        return self.case.evaluation(self.phase) if index == EVALUATION else self._runs[index]


class InterpretedFacts(Facts):
    """The same of a step that stays on `partitioned`: its text's tables, and runs of the interpreter."""

    probes = 3

    def _claims(self, report):
        lines = self.path.read_text().splitlines()
        return "\n".join(re.sub(r"zero\.origin = .*?>, ", "", line) for line in lines if line.startswith(("module", "  zero.")))

    def _probe(self, index):
        if index == 2:
            return _interpreted(self.path, "init", self.case.key())
        return _interpreted(self.path, "main", self.case.arguments(index + 1), STEPS)


def facts(case, path, report, phase, text):
    """The facts of a program, however it runs."""
    kind = InterpretedFacts if sample_steps.STEPS[case.step].interpreted else Facts
    return kind(case, path, report, phase, text)


def _interpreted(text, entry, arguments, steps=1):
    """What an entry computes as the interpreter runs it."""
    with tempfile.TemporaryDirectory() as folder:
        results = pathlib.Path(folder) / "results"
        status, _, err = call([zero_run.tool("zero-run"), text, "--interpret", f"--entry={entry}", "--args", arguments, "--results",
                               results, "--steps", steps])
        if status != 0:
            return ("failed", status, _essence(err))
        return ("ran", {name: value.tobytes() for name, value in safetensors.load_file(results).items()}, ())


def _saved(checkpoint):
    """Every leaf of a checkpoint, or why it cannot be read."""
    with tempfile.TemporaryDirectory() as folder:
        leaves = pathlib.Path(folder) / "leaves.safetensors"
        status, _, err = call([zero_run.tool("zero-ckpt"), "export", checkpoint, "--which=all", "-o", leaves])
        return leaves.read_bytes() if status == 0 else ("failed", status, _essence(err))


def _without_allocations(memory):
    return {key: [{k: v for k, v in row.items() if k != "location"} for row in value] if key == "largest" else value
            for key, value in memory.items() if key not in ("location",)}


def _wire(log):
    summary = json.loads(log.read_text().splitlines()[-1])
    return [{key: value for key, value in rank.items() if key.startswith(("wire", "init_wire", "eval_wire"))}
            for rank in summary["ranks"]]


def _first_difference(one, two):
    one, two = str(one), str(two)
    at = next((i for i, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"{one[max(0, at - 60):at + 40]} | {two[max(0, at - 60):at + 40]}"


def _run_difference(mine, its):
    if mine[0] != its[0]:
        return f"{its[0]}: {its[1:]}"
    if isinstance(mine[1], dict):
        names = [name for name in mine[1] if mine[1][name] != its[1].get(name)]
        if names:
            return f"other values of {', '.join(sorted(names, key=lambda n: int(n[6:]))[:8])}"
    return _first_difference(mine[1:], its[1:])


def judge_legal(case, phase, text, name="legal"):
    """The `Verdict` on an edit that must be accepted: accepted, refused, changed (accepted, and computes otherwise), broken."""
    path, executable = case.folder / f"{name}.mlir", case.folder / f"{name}.exe"
    path.write_text(text)
    try:
        error, report = compile_text(case, phase, path, executable)
        if error:
            return Verdict("broken" if error.startswith("broken: ") else "refused", error)
        # Parameters whose updates are written otherwise, as with a value recomputed, may be in other units.
        difference = case.expected(phase).difference(facts(case, executable, report, phase, path), but_claims=True,
                                                    but_wire=phase == "replica")
        return Verdict("changed" if difference else "accepted", difference)
    finally:
        path.unlink(missing_ok=True)
        executable.unlink(missing_ok=True)


def _judge_checked(command, parse, text):
    """The verdict where one command checks a text that nothing can run."""
    status, out, err = call(command)
    said = err + "".join(line for line in out.splitlines() if line.startswith("refused: "))
    if status == 0 and not said:
        return Verdict("survivor", "accepted")
    if status in (0, 1) and ("error:" in said or "refused: " in said):
        malformed = parse and call([*parse, text])[0] != 0
        return Verdict("malformed" if malformed else "refused", said[:500])
    return Verdict("broken", f"ended by {status}: {_essence(err)}")


def judge_records(case, text, name="mutant"):
    """The `Verdict` on an edited host program."""
    path = case.folder / f"{name}.mlir"
    path.write_text(text)
    opt = zero_run.tool("zero-opt")
    try:
        verdict = _judge_checked([opt, path, f"--zero-validate=origin={case.phases['planned']}", "-o", "/dev/null"],
                                 [opt, "-o", "/dev/null"], path)
        if verdict.kind == "survivor" and host_program.are_equal(case.program("records"), Program(text)):
            return Verdict("equal", "the same calls with the same contents")
        return verdict
    finally:
        path.unlink(missing_ok=True)


def judge_plan(case, plan, name="mutant"):
    """The `Verdict` on an edited plan."""
    path = case.folder / f"{name}.json"
    path.write_text(json.dumps(plan))
    try:
        return _judge_checked([zero_run.tool("zero-check-plan"), case.phases["planned"], path], None, path)
    finally:
        path.unlink(missing_ok=True)


def judge(case, phase, text, name="mutant"):
    """The `Verdict` on an edited text of a phase."""
    path, executable = case.folder / f"{name}.mlir", case.folder / f"{name}.exe"
    path.write_text(text)
    try:
        error, report = compile_text(case, phase, path, executable)
        if error.startswith("broken: "):
            kept = case.folder / f"broken-{hashlib.sha256(text.encode()).hexdigest()[:8]}.mlir"
            kept.write_text(text)
            return Verdict("broken", f"{error} ({kept})")
        if error:
            return Verdict("malformed" if error.startswith(MALFORMED) else "refused", error)
        expected = case.expected(phase)
        difference = expected.difference(facts(case, executable, report, phase, path))
        return Verdict("survivor" if difference else "equal", difference)
    finally:
        path.unlink(missing_ok=True)
        executable.unlink(missing_ok=True)
