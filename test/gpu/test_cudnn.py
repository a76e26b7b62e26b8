"""Steps whose convolutions are cuDNN's: near JAX and the CPU's losses, the same bits at every stage, and what ends a run."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import test_steps
import tolerances
import zero_run
from zero_export import export_step

ROWS, OPTION = 8, "--convolution=cudnn"
# Dimensions of images and filters, in the two orders that the library takes, and as JAX has them: their filters are transposed.
LAYOUTS = {"channels_first": ("NCHW", "OIHW", "NCHW"), "channels_last": ("NHWC", "OHWI", "NHWC"), "jax": ("NHWC", "HWIO", "NHWC")}
FILTERS = {"stem": dict(O=8, I=3, H=3, W=3), "down": dict(O=12, I=8, H=3, W=2), "groups": dict(O=12, I=4, H=1, W=3)}
# Three forward, of each the gradient of the filter, and that of the input but of the first.
CALLS = 8


def _normal(seed, layout, **sizes):
    return jax.random.normal(jax.random.PRNGKey(seed), tuple(sizes[letter] for letter in layout))


def _loss(layout, dtype, params, x, y):
    """Padded, strided, dilated, in groups."""
    def conv(h, name, strides=(1, 1), padding=((0, 0), (0, 0)), **window):
        return jnp.tanh(jax.lax.conv_general_dilated(h, params[name].astype(dtype), strides, padding, dimension_numbers=LAYOUTS[layout],
                                                     **window))
    h = conv(x.astype(dtype), "stem", padding=((1, 1), (1, 1)))
    h = conv(h, "down", strides=(2, 1), padding=((1, 1), (0, 0)))
    h = conv(h, "groups", padding=((0, 0), (2, 2)), rhs_dilation=(1, 2), feature_group_count=3)
    places = tuple(i for i, letter in enumerate(LAYOUTS[layout][0]) if letter in "HW")
    return jnp.mean((h.astype(jnp.float32).mean(places) @ params["out"] - y) ** 2)


class Step:
    """Gradient descent on a small network of convolutions."""

    def __init__(self, folder, layout, dtype):
        images, filters, _ = LAYOUTS[layout]
        self.loss = functools.partial(_loss, layout, dtype)
        params = {name: 0.3 * _normal(seed, filters, **sizes) for seed, (name, sizes) in enumerate(FILTERS.items())}
        self.state = {"params": {**params, "out": 0.3 * _normal(7, "IO", I=12, O=5)}}
        self.batch = {"x": _normal(8, images, N=ROWS, C=3, H=9, W=8), "y": _normal(9, "NO", N=ROWS, O=5)}
        self.path = folder / f"{layout}-{jnp.dtype(dtype).name}.mlir"
        self.path.write_text(export_step(self.step, self.state, self.batch).mlir_module())

    def step(self, state, batch):
        loss, gradients = jax.value_and_grad(self.loss)(state["params"], batch["x"], batch["y"])
        return {"params": jax.tree.map(lambda p, g: p - 0.2 * g, state["params"], gradients)}, {"loss": loss}

    @property
    def arguments(self):
        return [np.asarray(leaf) for leaf in jax.tree.leaves((self.state, self.batch))]

    def run(self, target, ranks, stage, options=()):
        """(results, losses)."""
        results, metrics = zero_run.run(self.path, self.arguments, steps=3, stage=stage, ranks=ranks, options=["--target", target, *options])
        return results, [value for line in metrics for name, value in line.items() if name.startswith("result")]

    def jax(self):
        state, losses = self.state, []
        for _ in range(3):
            state, metrics = jax.jit(self.step)(state, self.batch)
            losses.append(float(metrics["loss"]))
        return losses


@pytest.fixture(scope="module")
def steps(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cudnn")
    return functools.cache(lambda layout, dtype=jnp.float32: Step(folder, layout, dtype))


IN_CI = (("channels_first", 1, 0), ("jax", 2, 3))


@pytest.mark.parametrize("layout, ranks, stage", [
    *IN_CI, *[pytest.param(layout, ranks, stage, marks=pytest.mark.nightly) for layout in LAYOUTS for ranks in (1, 2, 4) for stage in (0, 1, 2, 3)
              if (layout, ranks, stage) not in IN_CI]])
def test_losses_are_the_cpus_and_jaxs(steps, layout, ranks, stage):
    step = steps(layout)
    losses = step.run("cuda", ranks, stage, [OPTION])[1]
    assert not tolerances.check_losses(losses, step.run("cpu", ranks, stage)[1])
    assert not tolerances.check_losses(losses, step.jax())


@pytest.mark.parametrize("dtype", [jnp.bfloat16, pytest.param(jnp.float16, marks=pytest.mark.nightly)])
def test_losses_of_16_bits_are_near_jaxs(steps, dtype):
    """Of the filters' gradients, sums of numbers of 16 bits, each rank's part is rounded."""
    step = steps("jax", dtype)
    np.testing.assert_allclose(step.run("cuda", 2, 3, [OPTION])[1], step.jax(), rtol=2e-2)


def test_stages_are_bitwise_equal(steps, monkeypatch):
    for name, value in test_steps.PINNED.items():
        monkeypatch.setenv(name, value)
    step = steps("jax")
    one, other = (step.run("cuda", 2, stage, [OPTION]) for stage in (0, 3))
    assert one[1] == other[1]
    assert not tolerances.bitwise_differences([str(i) for i in range(len(one[0]))], one[0], other[0])


def _calls(step, folder, *options):
    program = folder / "program"
    zero_run.call([zero_run.tool("zero-compile"), step.path, "--target=cuda", "--stage=0", "--ranks=1", OPTION, *options, "--quiet", "-o", program])
    summary = zero_run.summarize(program, step.arguments, folder / "log", steps=2)
    return [line for line in summary.get("library_choices", ()) if line.startswith("cuDNN 9.")]


@pytest.mark.parametrize("layout", ["channels_first", "jax"])
def test_the_log_says_which_engine_computes_what(steps, tmp_path, layout):
    """One proposed earlier would be found: it adds in any order, or drops digits."""
    calls = _calls(steps(layout), tmp_path)
    assert len(calls) == CALLS, calls
    for call in ("forward f32 8x8x9x8 * 12x8x3x2 to 8x12x5x7, stride 2x1, padding 1x0 by engine ",
                 "gradient of the input f32 8x8x9x8 * 12x8x3x2 to 8x12x5x7, stride 2x1, padding 1x0 by engine ",
                 "gradient of the filter f32 8x12x5x7 * 12x4x1x3 to 8x12x5x7, stride 1x1, padding 0x2, dilation 1x2 by engine "):
        assert any(call in line for line in calls), calls


def test_filters_that_are_not_transposed_are_the_programs_own(steps, tmp_path):
    """All in JAX's layout; else that of the groups' gradient of their input."""
    assert not _calls(steps("jax"), tmp_path, "--disable-fusions=library-filters")
    assert len(_calls(steps("channels_last"), tmp_path, "--disable-fusions=library-filters")) == CALLS - 1


LOOP = """
func.func @main(%a: tensor<2x4x8x8xf32>, %w: tensor<4x4x3x3xf32>, %n: tensor<i32>) -> tensor<2x4x8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<2x4x8x8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {pad = [[1, 1], [1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x8x8xf32>, tensor<4x4x3x3xf32>) -> tensor<2x4x8x8xf32>
    %z = stablehlo.tanh %y : tensor<2x4x8x8xf32>
    stablehlo.return %j, %z : tensor<i32>, tensor<2x4x8x8xf32>
  }
  return %r#1 : tensor<2x4x8x8xf32>
}
"""


def test_a_loop_calls_the_library_in_every_round(tmp_path):
    """As a node of the step's graph."""
    path = tmp_path / "loop.mlir"
    path.write_text(LOOP)
    arguments = [np.asarray(_normal(1, "NCHW", N=2, C=4, H=8, W=8)), 0.3 * np.asarray(_normal(2, "OIHW", O=4, I=4, H=3, W=3)), np.int32(5)]
    made, expected = (zero_run.run(path, arguments, options=options)[0]
                      for options in (["--target=cuda", OPTION], ["--target=cpu"]))
    np.testing.assert_allclose(made[0], expected[0], atol=4e-6)


@pytest.mark.parametrize("fault, ranks, expected", [
    ("cudnn:8907", 1, "cuDNN is 8.9.7, at least 9.0.0 is needed; update it, or compile with --convolution=own"),
    ("cudnn-start", 1, "cuDNN 9.19.0 does not start on this GPU: cudnnCreate: CUDNN_STATUS_NOT_INITIALIZED"),
    ("cudnn-engines", 1, "has no engine for it that adds in one order, with all digits, within the 33554432 bytes of its workspace"),
    ("cudnn-differs", 2, "library computes a problem otherwise than rank 0's"),
])
def test_a_library_that_will_not_do_ends_the_run(steps, emulated, monkeypatch, fault, ranks, expected):
    monkeypatch.setenv("EMULATED_CUDA_FAULT", fault)
    with pytest.raises(zero_run.RunFailed) as failed:
        steps("channels_first").run("cuda", ranks, 0, [OPTION])
    assert expected in str(failed.value)
    assert "--convolution=own" in str(failed.value)


def test_a_library_that_is_missing_ends_the_run(steps, emulated, monkeypatch, tmp_path):
    """Whoever does not ask for it does not need it."""
    for library in (zero_run.tool("zero-compile").parents[1] / "emulated-cuda").iterdir():
        if "cudnn" not in library.name:
            (tmp_path / library.name).symlink_to(library)
    (tmp_path / "libcudnn.so.9").write_bytes(b"")  # the machine may have NVIDIA's
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    step = steps("channels_first")
    with pytest.raises(zero_run.RunFailed, match="--convolution=cudnn needs cuDNN, and libcudnn.so.9 cannot be loaded"):
        step.run("cuda", 1, 0, [OPTION])
    assert len(step.run("cuda", 1, 0)[1]) == 3
