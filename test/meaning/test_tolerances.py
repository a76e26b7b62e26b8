"""The rules of tolerances.py, each broken on purpose."""

import ml_dtypes
import numpy as np
import pytest

import tolerances
from tolerances import State

STATES = [State("w", "param", "w"), State("b", "param", "b"), State("mu/w", "opt_state", "w"), State("count", "step")]
GRADIENTS = {"w": np.ones(100), "b": np.full(4, 1e-9)}


@pytest.fixture
def runs():
    """(found, reference, wide): all within the rules."""
    random = np.random.default_rng(0)
    wide = [random.normal(size=100), random.normal(size=4), random.normal(size=100), np.array(3, np.int32)]
    narrow = [w.astype(np.float32) if w.dtype == np.float64 else w for w in wide]
    return [a.copy() for a in narrow], narrow, wide


def check(runs, **options):
    return tolerances.check(STATES, *runs, gradients=GRADIENTS, **options)


def test_equal_runs_pass_and_tiny_gradients_are_listed(runs):
    verdict = check(runs, losses=([2.0, 1.0], [2.0, 1.0 + 9e-6]))
    assert verdict and verdict.exempt == ["b"]


def test_leaf_rule_finds_one_bad_leaf(runs):
    runs[0][2][0] += 1e-4
    assert any(error.startswith("mu/w: ") for error in check(runs, narrow=True).errors)


def test_leaf_rule_allows_twice_jax_error(runs):
    found, reference, wide = runs
    reference[0][:] = wide[0] + 1e-3
    found[0][:] = wide[0] - 1.9e-3
    assert check(runs, narrow=True)
    found[0][:] = wide[0] - 2.1e-3
    assert not check(runs, narrow=True)


def check_noise(runs, gradient, step=1e-3):
    """Of `w`, which a step in bf16 has moved by `step`."""
    start = runs[2][0] - step
    return check(runs, narrow=True, noisy=lambda i: None if i else tolerances.noise(gradient, 2.0 ** -7, start, runs[2][0]))


def test_an_element_whose_gradient_is_lost_may_go_up_or_down(runs):
    gradient = np.ones(100)
    gradient[7] = 1e-3
    runs[0][0][7] += 1.9e-3
    assert not check_noise(runs, np.ones(100))
    assert check_noise(runs, gradient).exempt == ["w (1 elements)", "b"]
    runs[0][0][7] += 0.3e-3  # farther than from up to down
    assert "w: an element of noise is 0.0022" in check_noise(runs, gradient).errors[0]
    runs[0][0][7] = np.nan
    assert not check_noise(runs, gradient)


def test_all_other_elements_are_held_to_the_leaf_rule(runs):
    gradient = np.ones(100)
    gradient[7] = 1e-3
    runs[0][0][8] += 1e-3
    assert check_noise(runs, gradient).errors[0].startswith("w, without 1 elements of noise: ")


def test_where_much_is_lost_nothing_is_exempt(runs):
    gradient = np.ones(100)
    gradient[:3] = 1e-3
    runs[0][0][1] += 1e-3
    assert not check_noise(runs, gradient)
    gradient[1:3] = 0  # which nothing moves
    assert not check_noise(runs, gradient)


def check_unled(runs, start, step=3e-3):
    """Of `w`, in f32: where half of what JAX moves is its own error."""
    return check(runs, narrow=True, noisy=lambda i: None if i else tolerances.unled(start, runs[1][0], runs[2][0], step))


def test_what_no_gradient_moves_may_go_anywhere_a_step_goes(runs):
    """A bias of keys within a bias of keys and values: f64 leaves elements 0 to 9 where they are, JAX does not."""
    found, reference, wide = (run[0] for run in runs)
    start = wide - 3e-3
    wide[:10] = start[:10]
    reference[:10], found[:10] = wide[:10] + 4e-4, wide[:10] - 2e-3
    assert not check(runs, narrow=True)
    assert check_unled(runs, start).exempt == ["w (10 elements)", "b"]
    found[3] = wide[3] + 7e-3  # farther than up and down by what has a gradient
    assert "w: an element of noise is 0.007" in check_unled(runs, start).errors[0]
    found[3] = np.nan
    assert not check_unled(runs, start)


def test_what_a_gradient_moves_is_held_to_the_rule_beside_it(runs):
    found, reference, wide = (run[0] for run in runs)
    start = wide - 3e-3
    wide[:10] = start[:10]
    reference[:10], found[:10] = wide[:10] + 4e-4, wide[:10] - 2e-3
    found[50] += 1e-4
    assert "w, without 10 elements of noise: 0.0001" in check_unled(runs, start).errors[0]


def test_what_jax_leaves_where_it_is_is_not_taken_for_noise(runs):
    """Rows of a table that no row of the batch asks for."""
    found, reference, wide = (run[0] for run in runs)
    start = reference.copy()
    start[10:] -= 3e-3
    found[:10] += 2e-3
    assert not check_unled(runs, start)


def test_what_moves_by_its_gradient_has_no_noise(runs):
    """A step of SGD: what is lost of an element of a small gradient is as small."""
    gradient = np.ones(100)
    gradient[7] = 1e-3
    runs[0][0][7] += 1e-4
    assert check_noise(runs, gradient)
    assert not check_noise(runs, gradient, step=1e-3 * gradient)


def test_a_run_that_is_near_is_a_tenth_of_the_move_off(runs):
    start = [runs[2][0] - 1e-2, *runs[2][1:]]
    runs[0][0][:] += 9e-4
    assert not check(runs, narrow=True)
    assert check(runs, narrow=True, start=start)
    runs[0][0][:] += 2e-4
    assert not check(runs, narrow=True, start=start)


def test_jax_own_error_is_that_of_the_middle_draw(runs):
    """Not of a lucky one, nor of the farthest, nor half of what a step moves."""
    assert tolerances.typical_error([1e-4, 3e-4, 9e-2], moved=1.0) == 3e-4
    assert tolerances.typical_error([1e-4, 0.3, 0.4], moved=1.0) == 0.05
    assert tolerances.typical_error([1e-4, 0.3, 0.4], moved=1.0, count=20) == 0.1
    typical = {0: 3e-4}.get
    runs[0][0][7] += 5.9e-4
    assert not check(runs, narrow=True)
    assert check(runs, narrow=True, draws=typical).exempt == ["w (by JAX's typical error)", "b"]
    runs[0][2][7] += 5.9e-4  # of which nothing is known
    assert [error[:4] for error in check(runs, narrow=True, draws=typical).errors] == ["mu/w"]
    runs[0][0][7] += 0.2e-4
    assert check(runs, narrow=True, draws=typical).errors[0].startswith("w: ")
    runs[0][0][7] = np.nan
    assert check(runs, narrow=True, draws=typical).errors[0].startswith("w: ")


def test_exempt_leaf_is_held_to_the_role_rule(runs):
    runs[0][1][:] += 1e-6
    assert check(runs)
    runs[0][1][:] += 1.0
    assert check(runs).errors[0].startswith("role param: ")
    assert check(runs, narrow=True)


def test_loss_rule(runs):
    errors = check(runs, losses=([2.0, 1.0], [2.0, 1.0 + 2e-5])).errors
    assert len(errors) == 1 and errors[0].startswith("loss of step 2")
    assert "1 steps" in check(runs, losses=([2.0], [2.0, 1.0])).errors[0]


def test_nan_never_passes(runs):
    runs[0][0][0] = np.nan
    assert len(check(runs).errors) == 2
    assert not check((runs[1], runs[1], runs[2]), losses=([np.nan], [1.0]))


def test_integers_are_equal(runs):
    runs[0][3] = np.array(4, np.int32)
    assert check(runs, narrow=True).errors == ["count: integers differ from the reference's"]


def test_dtype_and_shape_are_equal(runs):
    runs[0][0] = runs[0][0].astype(np.float64)
    assert "w: float64[100]" in check(runs).errors[0]


def test_bfloat16_is_a_float():
    wide = [np.linspace(0, 1, 8)]
    reference = [wide[0].astype(ml_dtypes.bfloat16)]
    found = [np.roll(reference[0], 1)]
    states = [State("w", "param", "w")]
    assert tolerances.check(states, reference, reference, wide, gradients={"w": wide[0]}, narrow=True)
    assert not tolerances.check(states, found, reference, wide, gradients={"w": wide[0]}, narrow=True)


def test_bitwise():
    a = np.array([0.0, 1.0, np.nan], np.float32)
    assert tolerances.bitwise_differences(["a"], [a], [a.copy()]) == []
    assert tolerances.bitwise_differences(["a"], [a], [np.array([-0.0, 1.0, np.nan], np.float32)]) == [
        "a: 1 of 3 elements differ"]
    assert "int32" in tolerances.bitwise_differences(["a"], [a], [np.zeros(3, np.int32)])[0]


def test_largest_own_error_of_several_orders_counts(runs):
    found, reference, wide = runs
    other = [a.copy() for a in reference]
    other[0][:] += 1e-3
    found[0][:] -= 1.5e-3
    assert not check(runs, narrow=True)
    assert check(runs, narrow=True, other_orders=[other])
