"""Calls of the driver and of NCCL that a program may not do without: left out one by one, each is named.

Nothing may show of a call that is not named, with another seed either: it is implied by others, or orders what touches no common
bytes. But for the host's waits: what it reads too early the driver does not see, so it shows in results. What is named:

- events: commands that touch the same bytes are in no order any more, which the emulated driver says whatever order it ran them in;
- registrations: collectives of memory that is not registered;
- groups: sends and receives that wait for one another.
"""

import collections
import itertools

import pytest

import cases
import rare_steps
import zero_run
from damaged import LEFT_OUT, ORDERS, Program, Step

CALLS = ("cuStreamWaitEvent", "cuEventRecord", "ncclCommRegister", "ncclGroupStart")
WAITS, WAITING = "cuStreamSynchronize", ("halved", "gpt_tiny_scan")  # whose loops the host drives
STEPS = [Step("mlp_momentum", ranks=2, options=("--deterministic",))]
NIGHTLY = [*(Step("mlp_momentum", stage) for stage in (0, 1, 2, 3)), Step("gpt_tiny_bf16a", ranks=2),
           Step("gpt_tiny_f32", 1, 2, ("--deterministic",)), Step("gpt_tiny_f32", 3, 2, ("--activations=offloaded", "--offload-min-bytes=1024")),
           Step("gpt_tiny_scan", 3, 2, ("--unroll-limit=0",)), *(Step(name, 3, 2) for name in rare_steps.STEPS)]


def verdict(program, call, number):
    """"named", "implied" by other calls, "needless" (it orders what touches no common bytes), of a wait "shown" in what the
    program writes; "" where there is no such call."""
    left_out = f"{call}:{number}"
    run = program.run("0", left_out)
    if LEFT_OUT not in run.errors:
        return ""
    if run.complaints():
        return "named"
    for seed, found in (("0", run), ("1", program.run("1", left_out))):
        if call == WAITS and found.shows() != program.whole(seed).shows():
            return "shown"
        assert found.shows() == program.whole(seed).shows(), f"without call {number} of {call}, seed {seed}:\n{found.errors}"
    return "needless" if ORDERS in run.errors else "implied"


@pytest.mark.parametrize("step", [*STEPS, *(pytest.param(step, marks=pytest.mark.nightly) for step in NIGHTLY)], ids=str)
def test_what_is_left_out_is_named(step, emulated, tmp_path):
    program = Program(step, tmp_path)
    found = {call: collections.Counter(itertools.takewhile(bool, (verdict(program, call, number) for number in itertools.count(1))))
             for call in (*CALLS, *([WAITS] if step.name in WAITING else []))}
    print({call: dict(counter) for call, counter in found.items()})
    is_staged = "--deterministic" in step.options
    for call, counter in found.items():
        assert counter["named"] or counter["shown"] or (call == "ncclGroupStart" and not is_staged), found
    assert set(found["ncclCommRegister"]) == {"named"}  # every communicator reaches the arena


def test_complaints_of_a_run_that_ends_well_are_failures(emulated, monkeypatch):
    """Of every test that runs a program on emulated GPUs."""
    monkeypatch.setenv("EMULATED_CUDA_LEAVE_OUT", "ncclCommRegister:1")
    case = cases.case("mlp_momentum")
    with pytest.raises(zero_run.RunFailed, match="memory that was not registered"):
        zero_run.run(case.path, case.arguments, ranks=2, options=["--target=cuda"])
