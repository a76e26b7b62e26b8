"""Runs an exported module in JAX, as it is or with every float widened to f64: what a step shall compute.

The text itself is run, not the Python that made it, so the oracle answers for any file.
"""

import functools
import hashlib
import os
import pathlib
import pickle
import re

import jax
import ml_dtypes
import numpy as np
from jax import extend
from jax.extend.mlir import ir
from jaxlib import xla_client

import inputs
import reference_jax

_FLOATS = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "f16": np.float16}
_BITS = {"f32": np.uint32, "bf16": np.uint16, "f16": np.uint16}
_CONSTANT = re.compile(r"dense<((?:[^<>\"]|\"[^\"]*\")*)> : tensor<((?:\d+x)*)(bf16|f16|f32)>")
_BITS_AS_FLOAT = re.compile(r"%(\w+) = stablehlo.bitcast_convert (%[^\n]*\)) -> tensor<((?:\d+x)*)(bf16|f16|f32)>")
_FLOAT_AS_BITS = re.compile(r"%(\w+) = stablehlo.bitcast_convert (%[\w#]+) : \(tensor<((?:\d+x)*)(bf16|f16|f32)>\) -> (tensor<[\dx]*u?i\d+>)")
_NUMBER = re.compile(r"0x[0-9A-Fa-f]+|[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?")


def _name(function):
    return ir.StringAttr(function.attributes["sym_name"]).value


def _callees(function):
    found = []

    def visit(op):
        if op.name == "func.call":
            found.append(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return found


def _parse(text):
    context = jax.jit(lambda x: x).lower(0.0).compiler_ir("stablehlo").operation.context  # has JAX's dialects
    context.allow_unregistered_dialects = True
    with context:
        return ir.Module.parse(text)


def _by_name(module):
    return {_name(op.operation): op.operation for op in module.body.operations if op.operation.name == "func.func"}


def result_types(text):
    """Types of the results of @main, as text."""
    module = _parse(text)
    return [str(t) for t in ir.FunctionType(ir.TypeAttr(_by_name(module)["main"].attributes["function_type"]).value).results]


def argument_types(text):
    """Types of the arguments of @main, as text."""
    module = _parse(text)
    return [str(t) for t in ir.FunctionType(ir.TypeAttr(_by_name(module)["main"].attributes["function_type"]).value).inputs]


def _erase_others(module):
    """Leaves @main and what it calls; returns @main."""
    functions = _by_name(module)
    reached, waiting = set(), ["main"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _callees(functions[name])
    for name, function in functions.items():
        if name not in reached:
            function.erase()
    return functions["main"]


def without_other_entries(text):
    """The module with @main and what it calls: a step that is compiled in half the time, for it initializes and evaluates nothing."""
    module = _parse(text)
    with module.context:
        _erase_others(module)
        return module.operation.get_asm(enable_debug_info=True)


def main_only(text):
    """The module with @main and what it calls, without `zero.role`: what PJRT takes."""
    module = _parse(text)
    with module.context:
        attributes = _erase_others(module).attributes
        for key in ("arg_attrs", "res_attrs"):
            if key in attributes:
                attributes[key] = ir.ArrayAttr.get([
                    ir.DictAttr.get({a.name: a.attr for a in ir.DictAttr(d) if not a.name.startswith("zero.")})
                    for d in ir.ArrayAttr(attributes[key])])
        return module.operation.get_asm(enable_debug_info=False)


def _widened_number(text, kind):
    if text.startswith("0x"):
        # A bit pattern: infinities, NaN.
        value = np.array(int(text, 16), _BITS[kind]).view(_FLOATS[kind])
    else:
        value = np.array(float(text)).astype(_FLOATS[kind])
    wide = np.float64(value)
    return repr(float(wide)) if np.isfinite(wide) else f"0x{wide.view(np.uint64):016X}"


def _widened_constant(match):
    values, shape, kind = match.groups()
    if values.startswith('"0x'):
        narrow = np.frombuffer(bytes.fromhex(values[3:-1]), _FLOATS[kind])
        values = '"0x' + narrow.astype(np.float64).tobytes().hex().upper() + '"'
    else:
        values = _NUMBER.sub(lambda number: _widened_number(number[0], kind), values)
    return f"dense<{values}> : tensor<{shape}f64>"


def _bits_as_float(match):
    """Bits of a random number become a float of their own width, then f64."""
    name, operand, shape, kind = match.groups()
    narrow = f"tensor<{shape}narrow_{kind}>"
    return (f"%bits_{name} = stablehlo.bitcast_convert {operand} -> {narrow}\n"
            f"    %{name} = stablehlo.convert %bits_{name} : ({narrow}) -> tensor<{shape}{kind}>")


def _float_as_bits(match):
    """The bits of a float are those of its own width (what a search for the largest compares)."""
    name, operand, shape, kind, bits = match.groups()
    narrow = f"tensor<{shape}narrow_{kind}>"
    return (f"%floats_{name} = stablehlo.convert {operand} : (tensor<{shape}{kind}>) -> {narrow}\n"
            f"    %{name} = stablehlo.bitcast_convert %floats_{name} : ({narrow}) -> {bits}")


def widen(text):
    """The same program with every float f64; constants keep the value that the narrow type gave them."""
    text = _CONSTANT.sub(_widened_constant, text)
    text = _FLOAT_AS_BITS.sub(_float_as_bits, _BITS_AS_FLOAT.sub(_bits_as_float, text))
    # `12x16xf32` has no word boundary before the type.
    text = re.sub(r"(?<![A-Za-z0-9_])((?:\d+x)*)(?:bf16|f16|f32)\b", r"\1f64", text)
    text = text.replace("@lapack_s", "@lapack_d")
    return text.replace("narrow_", "")


def widen_values(values):
    """Arrays with floats as f64, the rest as they are."""
    return [np.asarray(v).astype(np.float64) if np.asarray(v).dtype in _FLOATS.values() else np.asarray(v) for v in values]


class Program:
    """@main of a module, compiled by JAX's CPU client; `quickly`, for a few runs of a small step, without what LLVM optimizes.

    In f32 the latter would be another program than the one that JAX runs: products and sums are fused or not.
    """

    def __init__(self, text, *, f64=False, quickly=False):
        assert f64 or not quickly
        text = main_only(text)
        self._client = extend.backend.get_backend("cpu")
        options = xla_client.CompileOptions()
        if quickly:
            options.executable_build_options.debug_options.xla_backend_optimization_level = 0
        devices = xla_client.DeviceList(tuple(self._client.local_devices()[:1]))
        self._program = self._client.compile_and_load(widen(text) if f64 else text, devices, options)

    def __call__(self, arguments):
        """The results of one call as NumPy arrays; `arguments` in the order of @main."""
        with jax.enable_x64(True):
            # Donated arguments die in the call: each call gets its own copies.
            placed = [jax.device_put(np.array(a)) for a in arguments]
            results = self._program.execute_sharded(placed).disassemble_into_single_device_arrays()
            return [np.array(r[0]) for r in results]

    def steps(self, arguments, carried, count):
        """Runs `count` steps; `carried` maps the index of a state argument to that of the result that replaces it.

        Returns the results of every step, in order.
        """
        arguments, history = list(arguments), []
        for _ in range(count):
            results = self(arguments)
            history.append(results)
            for argument, result in carried.items():
                arguments[argument] = results[result]
        return history


@functools.lru_cache(maxsize=16)
def _program(text, f64):
    """The `Program` of a text; in f64, where nobody compares bits, as it is compiled in half the time."""
    return Program(text, f64=f64, quickly=f64)


@functools.cache
def _store():
    """The folder of what JAX has computed by these sources and libraries."""
    sources = [path for folder in inputs.SOURCES for path in sorted((inputs.ROOT / folder).rglob("*.py"))]
    return inputs.store("references", [pathlib.Path(__file__), pathlib.Path(reference_jax.__file__), *sources], inputs.LIBRARIES)


def kept(what, make):
    """`make()`, or what it was the last time: `what` says all that it comes from beside exporter, samples, libraries and the
    settings of XLA."""
    settings = [os.environ.get(name, "") for name in ("XLA_FLAGS", "PJRT_NPROC")]
    name = hashlib.sha256("\0".join([what, *settings]).encode()).hexdigest()[:32]
    return pickle.loads(inputs.written(_store() / name, lambda: pickle.dumps(make())).read_bytes())


def steps(text, arguments, carried, count, f64=False):
    """`Program.steps` of a text, kept in the build folder: all results of the last step, of those before it the scalars, by
    number."""
    arguments = widen_values(arguments) if f64 else [np.asarray(a) for a in arguments]

    def make():
        *others, last = _program(text, f64).steps(arguments, carried, count)
        return [*({i: r for i, r in enumerate(step) if r.ndim == 0} for step in others), last]
    values = hashlib.sha256(b"".join(f"{a.dtype}{a.shape}".encode() + a.tobytes() for a in arguments)).hexdigest()
    return kept(f"{text}\0{values} {sorted(carried.items())} {count} {f64}", make)
