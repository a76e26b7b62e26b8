"""The oracle itself: what JAX computes from a text is what JAX computes from the function."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import cases
import oracle


def text(function, *arguments):
    return jax.jit(function, keep_unused=True).lower(*arguments).as_text()


def test_constants_keep_their_narrow_value():
    x = np.array([1.0, 2.0], np.float32)
    wide = oracle.Program(text(lambda x: x * 0.1, x), f64=True)([x.astype(np.float64)])[0]
    assert wide.dtype == np.float64 and wide[0] == np.float64(np.float32(0.1))


def test_infinities_dense_and_integer_constants():
    table = np.array([[0.1, -np.inf], [3.0, 1e-30]], np.float32)
    x = np.ones((2, 2), np.float32)
    function = lambda x: (jnp.maximum(x, -jnp.inf) + table, jnp.arange(3), jnp.full((2,), 2**31 - 1, jnp.int32))
    wide = oracle.Program(text(function, x), f64=True)([x.astype(np.float64)])
    np.testing.assert_array_equal(wide[0], 1.0 + table.astype(np.float64))
    assert wide[1].dtype == np.int32 and wide[2][0] == 2**31 - 1


def test_bfloat16_is_widened():
    x = np.array([1.0, 1.0 / 3], np.float32)
    function = lambda x: (x.astype(jnp.bfloat16) * jnp.bfloat16(0.3)).astype(jnp.float32)
    wide = oracle.Program(text(function, x), f64=True)([x.astype(np.float64)])[0]
    np.testing.assert_array_equal(wide, x.astype(np.float64) * np.float64(jnp.bfloat16(0.3)))


@pytest.mark.parametrize("kind, bits", [(jnp.float32, jnp.int32), (jnp.bfloat16, jnp.uint16)])
def test_bits_of_floats_are_those_of_their_width(kind, bits):
    x = np.array([1.0, -0.5, 3.0], np.float32)
    function = lambda x: jax.lax.bitcast_convert_type((x * 2).astype(kind), bits)
    wide = oracle.Program(text(function, x), f64=True)([x.astype(np.float64)])[0]
    np.testing.assert_array_equal(wide, np.asarray((2 * x).astype(kind)).view(bits))


def test_types_inside_shapes_and_names():
    line = "func @f32_f32(%a: tensor<12x16xf32>, %b: tensor<bf16>) -> tensor<4xi32>"
    assert oracle.widen(line) == "func @f32_f32(%a: tensor<12x16xf64>, %b: tensor<f64>) -> tensor<4xi32>"


def test_init_and_its_helpers_are_left_out():
    main = oracle.main_only(cases.case("mlp_momentum").path.read_text())
    assert "zero.role" not in main and "threefry" not in main and main.count("func.func") < 6


@pytest.mark.parametrize("name", ["mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "flax_gpt_train_state"])
def test_jax_passes_its_own_rules_with_rows_in_another_order(name):
    """The rules must hold for two right programs that differ in the order of sums alone."""
    case = cases.case(name)
    other = case.jax_steps(20, order=99)
    loss = case.metrics[case.loss_position()]
    verdict = case.check(other[-1], [step[loss] for step in other], 20)
    assert verdict, "\n".join(verdict.errors)


def test_a_wrong_step_breaks_the_rules():
    """One leaf off by a thousandth: found by name and by role."""
    case = cases.case("mlp_momentum")
    *before, last = case.jax_steps(20)
    steps = [*before, list(last)]
    loss = case.metrics[case.loss_position()]
    steps[-1][0] = steps[-1][0] * 1.001
    verdict = case.check(steps[-1], [step[loss] for step in steps], 20)
    assert sorted(error.split(":")[0] for error in verdict.errors) == sorted([case.states[0].name, f"role {case.states[0].role}"])


def test_a_missing_all_reduce_breaks_the_rules():
    """Gradients of a quarter of the batch, which is what a dropped collective computes."""
    case = cases.case("gpt_tiny_f32")
    arguments = list(case.arguments)
    for i in range(len(case.states), len(arguments)):
        arguments[i] = np.tile(arguments[i][:3], (4, 1))
    wrong = oracle.steps(case.path.read_text(), arguments, case.carried, 20)
    loss = case.metrics[case.loss_position()]
    assert not case.check(wrong[-1], [step[loss] for step in wrong], 20)
