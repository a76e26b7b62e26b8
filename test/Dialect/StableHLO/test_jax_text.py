"""What the installed JAX prints is read and printed unchanged: text, generic form, debug locations."""

import os
import pathlib
import subprocess

import reference_jax

# Collectives and shardings need several devices to be written for.
reference_jax.pin(devices=8)

import jax
import jax.export
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

ROOT = pathlib.Path(__file__).resolve().parents[3]
OPT = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin" / "zero-opt"


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def of(dtype, *shape):
    return jax.ShapeDtypeStruct(shape, dtype)


def elementwise(x, n, p):
    one = [jnp.abs, jnp.cbrt, jnp.ceil, jnp.cos, jnp.exp, jnp.expm1, jnp.floor, jnp.isfinite, jnp.log, jnp.log1p,
           jax.nn.sigmoid, lax.neg, lax.round, jnp.round, lax.rsqrt, jnp.sign, jnp.sin, jnp.sqrt, jnp.tan, jnp.tanh,
           jnp.square, lax.erf, lax.erfc, lax.erf_inv, jnp.arcsin, jnp.arccos, jnp.arctan, jnp.sinh, jnp.cosh,
           jnp.arcsinh, jnp.arccosh, jnp.arctanh, jax.nn.gelu, jax.nn.softplus]
    two = [lax.add, lax.sub, lax.mul, lax.div, lax.max, lax.min, lax.pow, lax.rem, lax.atan2, lax.lt, lax.eq]
    bits = [lax.shift_left, lax.shift_right_logical, lax.shift_right_arithmetic, lax.bitwise_and, lax.bitwise_or,
            lax.bitwise_xor]
    return ([f(x) for f in one], [f(x, x) for f in two], [f(n, n) for f in bits],
            [lax.clz(n), lax.population_count(n), ~p, lax.bitcast_convert_type(x, jnp.uint32),
             x.astype(jnp.bfloat16), lax.clamp(0.0, x, 1.0), lax.select(p, x, x), lax.reduce_precision(x, 8, 7)])


def shapes(x, y, k):
    return (jnp.concatenate([x, y], 0), lax.pad(x, 0.0, ((1, 2, 0), (0, -1, 1))), x[1:3, ::2], lax.rev(x, (0,)), x.T,
            lax.dynamic_slice(x, (k, k), (2, 2)), lax.dynamic_update_slice(x, y[:2, :2], (k, k)), x.at[k].add(1.0),
            x.at[jnp.array([0, 1])].set(2.0), jnp.argmax(x, axis=1), jnp.cumsum(x, axis=0), jnp.sort(x, axis=1),
            jnp.argsort(x, axis=0), lax.top_k(x, 2), jnp.take_along_axis(x, y.astype(jnp.int32), axis=1))


def control(x, p, n):
    return (lax.cond(p, lambda x: x + 1, lambda x: x * 2, x), lax.switch(n, [lambda x: x, lambda x: x + 1], x),
            lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 2), (0, x)),
            lax.fori_loop(0, 5, lambda i, c: c * 2 + i, x),
            lax.scan(lambda c, r: (c + r, c * r), x[0], x, reverse=True), lax.optimization_barrier((x, x)))


def linear(x, y, w):
    return (x @ y, jnp.einsum("bij,bjk->bik", w, w), jnp.einsum("ij,ik->jk", x, x), jnp.dot(x, y, precision="highest"),
            lax.dot(x.astype(jnp.bfloat16), y.astype(jnp.bfloat16), preferred_element_type=jnp.float32),
            lax.conv_general_dilated(w[..., None], w[:, :2, :2, None], (1, 1), "SAME",
                                     dimension_numbers=("NHWC", "OHWI", "NHWC")))


def windows(x):
    pool = lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID")
    return (pool(x), jax.grad(lambda x: pool(x).sum())(x), jnp.prod(x), jnp.any(x > 0),
            lax.reduce((x, x), (0.0, 0.0), lambda a, b: (a[0] + b[0], a[1] * b[1]), (0,)))


def random(key):
    return (jax.random.normal(key, (3,)), jax.random.bernoulli(key, 0.5, (4,)), jax.random.split(key),
            jax.random.permutation(key, 7), lax.rng_bit_generator(jnp.zeros(4, jnp.uint32), (3,)))


def transforms(x, m):
    return (jnp.fft.fft(x), jnp.fft.irfft(jnp.fft.rfft(x)), jax.grad(lambda x: jnp.abs(jnp.fft.fft2(x)).sum())(x),
            jnp.linalg.cholesky(m), jnp.linalg.eigh(m), jnp.linalg.svd(m), jnp.linalg.solve(m, m), jnp.linalg.eig(m),
            jax.scipy.linalg.solve_triangular(m, m), jax.grad(lambda m: jnp.linalg.cholesky(m).sum())(m))


def complex_numbers(x, c):
    return (lax.complex(x, x), c.real, c.imag, jnp.abs(c), jnp.exp(c), jnp.angle(c), c * c, jnp.conj(c), c == c,
            jnp.complex64(1 - 2j) * c)


def element_types(x):
    types = (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.bfloat16, jnp.float16, jnp.int4, jnp.uint4, jnp.int8, jnp.bool_)
    f8 = x.astype(jnp.float8_e4m3fn)
    return [x.astype(t).astype(jnp.float32) for t in types], lax.dot(f8, f8.T, preferred_element_type=jnp.float32)


def calls(x):
    jax.debug.print("{}", x)
    rounded = jax.custom_jvp(jnp.round)
    rounded.defjvp(lambda p, t: (jnp.round(p[0]), t[0]))
    scale = lax.composite(lambda x, k: x * k, "my.scale", version=1)
    near = lax.Tolerance(atol=1e-5, rtol=0, ulps=3)
    return (jax.pure_callback(np.asarray, f32(4, 4), x), scale(x, k=3),
            lax.approx_max_k(x, 2), jax.grad(lambda x: rounded(jax.checkpoint(jnp.sin)(x)).sum())(x),
            lax.exp(x, accuracy=lax.AccuracyMode.HIGHEST), lax.log(x, accuracy=near))


def gradients(x, w):
    conv = lambda x, w: lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    pool = lambda x: lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
    return jax.grad(lambda x, w: pool(conv(x, w)).sum(), (0, 1))(x, w), jax.nn.dot_product_attention(x, x, x)


def rbg(key):
    return (jax.random.normal(jax.random.wrap_key_data(key, impl="rbg"), (3,)),
            jax.random.key_data(jax.random.split(jax.random.wrap_key_data(key, impl="unsafe_rbg"))))


def mesh():
    return Mesh(np.array(jax.devices()).reshape(4, 2), ("dp", "tp"))


def collectives(x):
    def part(x):
        return (lax.psum(x, "dp"), lax.pmax(x, ("dp", "tp")), lax.all_gather(x, "tp"),
                lax.psum_scatter(x, "dp", tiled=True), lax.all_to_all(x, "dp", 0, 1, tiled=True),
                lax.ppermute(x, "dp", [(0, 1), (1, 2)]), x * lax.axis_index("dp"))
    specs = (P("dp"),) * 2 + (P(None, "dp"),) + (P("dp"),) * 4
    return jax.shard_map(part, mesh=mesh(), in_specs=P("dp"), out_specs=specs, check_vma=False)(x)


def shardings(x, y):
    x = lax.with_sharding_constraint(x, NamedSharding(mesh(), P("dp", None)))
    return lax.with_sharding_constraint(x @ y, NamedSharding(mesh(), P(("dp", "tp"))))


def large_constants():
    """Of so many elements that they are printed as their memory in hexadecimal."""
    numbers = np.arange(200) % 2
    types = [jnp.bool_, jnp.int2, jnp.uint2, jnp.int4, jnp.uint4, jnp.int8, jnp.uint16, jnp.int32, jnp.bfloat16, jnp.float16, jnp.float32,
             jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float4_e2m1fn, jnp.complex64]
    return [jnp.asarray(numbers.astype(each)) for each in types], jnp.asarray(numbers.reshape(20, 10) == 0)


CASES = {
    "elementwise": (elementwise, f32(4, 6), of(jnp.int32, 3), of(jnp.bool_, 4, 6)),
    "shapes": (shapes, f32(4, 6), f32(4, 6), of(jnp.int32)),
    "control": (control, f32(4, 6), of(jnp.bool_), of(jnp.int32)),
    "linear": (linear, f32(4, 6), f32(6, 5), f32(2, 3, 3)),
    "windows": (windows, f32(8, 8)),
    "random": (random, of(jnp.uint32, 2)),
    "transforms": (transforms, f32(4, 8), f32(4, 4)),
    "complex": (complex_numbers, f32(4), of(jnp.complex64, 4)),
    "types": (element_types, f32(4, 4)),
    "large_constants": (large_constants,),
    "calls": (calls, f32(4, 4)),
    "gradients": (gradients, f32(2, 8, 8, 4), f32(3, 3, 4, 4)),
    "rbg": (rbg, of(jnp.uint32, 4)),
    "collectives": (collectives, f32(32, 8)),
    "shardings": (shardings, f32(8, 4), f32(4, 8)),
}


def opt(text, *options):
    done = subprocess.run([OPT, *options], input=text, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(params=CASES)
def module(request):
    function, *arguments = CASES[request.param]
    return jax.jit(function).lower(*arguments).compiler_ir().operation


def test_text(module):
    text = module.get_asm()
    assert opt(text) == text.strip()


def test_generic_form(module):
    assert opt(module.get_asm(print_generic_op_form=True)) == module.get_asm().strip()


def test_locations(module):
    text = module.get_asm(enable_debug_info=True)
    assert opt(text, "--mlir-print-debuginfo") == text.strip()


def test_portable_artifacts_are_refused_with_the_remedy(tmp_path):
    exported = jax.export.export(jax.jit(jnp.sin))(f32(4))
    (tmp_path / "step.mlirbc").write_bytes(exported.mlir_module_serialized)
    done = subprocess.run([OPT, tmp_path / "step.mlirbc"], capture_output=True, text=True)
    assert done.returncode != 0
    assert "write the text of `exported.mlir_module()`" in done.stderr
    opt(exported.mlir_module())
