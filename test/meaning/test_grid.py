"""Training steps through zero-run: N ranks x ZeRO stages, against each other bitwise and against JAX.

CI runs a sample of the grid; test/nightly all of it.
"""

import functools

import pytest

import cases
import tolerances
import zero_run

RANKS = (1, 2, 3, 4)
STEPS = 20
STAGES = (0, 1, 2, 3)
MODES = ("compiled", "interpreted")


@functools.lru_cache(maxsize=None)
def run(name, mode, ranks, stage):
    """(results, losses) of zero-run; each combination runs once a session."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=stage, ranks=ranks,
                                    interpret=mode == "interpreted")
    return results, case.losses(metrics)


def check_bitwise(name, mode, ranks):
    """Fails unless all four stages give the same bits."""
    case = cases.case(name)
    labels = [f"result{i}" for i in range(len(case.carried) + len(case.metrics))]
    for stage in STAGES[1:]:
        (one, losses), (other, other_losses) = run(name, mode, ranks, 0), run(name, mode, ranks, stage)
        assert losses == other_losses, f"losses differ between stages 0 and {stage}"
        errors = tolerances.bitwise_differences(labels, one, other)
        assert not errors, f"stages 0 and {stage} differ:\n" + "\n".join(errors)


def check_jax(name, mode, ranks, stage):
    """Fails unless the run is JAX's by the rules of tolerances.py."""
    results, losses = run(name, mode, ranks, stage)
    verdict = cases.case(name).check(results, losses, STEPS)
    if verdict.exempt:
        print(f"{name}: no gradient to speak of, held to the role rule only: {', '.join(verdict.exempt)}")
    assert verdict, "\n".join(verdict.errors)


def grid(*, names, modes, ranks, ci):
    """Parameters (name, mode, ranks, ...): those for which `ci(...)` holds run in CI, the others nightly."""
    every = [(name, mode, n) for name in names for mode in modes for n in ranks]
    return [pytest.param(*point, id="-".join(map(str, point)), marks=() if ci(*point) else pytest.mark.nightly)
            for point in every]


GPT = ("gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_bf16b", "gpt_tiny_scan")


def in_ci(name, mode, ranks):
    """The small step everywhere; the GPTs compiled on 4 ranks, and one of them on all, and interpreted on 3."""
    return name == "mlp_momentum" or (mode == "compiled" and ranks == 4) or (name == "gpt_tiny_f32" and (mode == "compiled" or ranks == 3))


@pytest.mark.parametrize("name, mode, ranks", grid(names=("mlp_momentum", *GPT), modes=MODES, ranks=RANKS, ci=in_ci))
def test_stages_are_bitwise_equal_and_like_jax(name, mode, ranks):
    check_bitwise(name, mode, ranks)
    # The other stages have the same bits.
    check_jax(name, mode, ranks, 3)


@pytest.mark.parametrize("name, mode, ranks", grid(
    names=("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_scan"), modes=("compiled",), ranks=RANKS,
    ci=lambda name, mode, ranks: in_ci(name, "interpreted", ranks)))
def test_compiled_is_like_interpreted(name, mode, ranks):
    """By the rules that hold between sums of different order: losses and roles. The leaf rule is JAX's to answer."""
    case = cases.case(name)
    found, losses = run(name, "compiled", ranks, 3)
    reference, reference_losses = run(name, "interpreted", ranks, 3)
    errors = tolerances.check_roles(case.states, case.state_results(found), case.state_results(reference))
    errors += tolerances.check_losses(losses, reference_losses)
    assert not errors, "\n".join(errors)


@pytest.mark.parametrize("name, mode, ranks", grid(
    names=("zoo_resnet_momentum", "zoo_vit_lamb"), modes=("compiled",), ranks=RANKS, ci=lambda name, mode, ranks: ranks == 2))
def test_convolutions_and_windows(name, mode, ranks):
    check_bitwise(name, mode, ranks)
    check_jax(name, mode, ranks, 3)


# Steps written without the exporter: no roles in the file.
OTHERS_IN_CI = ("mlp_momentum_plain", "flax_gpt", "flax_gpt_loss_first_not_donated", "flax_gpt_train_state", "flax_hub_gpt")
OTHERS = tuple(name for name in cases.SAMPLES if name.startswith("flax") or name.endswith("plain"))


@pytest.mark.parametrize("name, mode, ranks", grid(
    names=OTHERS, modes=MODES, ranks=(4,), ci=lambda name, mode, ranks: mode == "compiled" and name in OTHERS_IN_CI))
def test_a_step_without_roles_is_like_jax(name, mode, ranks):
    check_jax(name, mode, ranks, 3)
