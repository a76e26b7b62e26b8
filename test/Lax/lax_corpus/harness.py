"""Cases from the list of primitive calls that JAX tests its own lowerings with; it is part of the installed package."""

import re
import zlib

import jax
import jax.numpy as jnp
import numpy as np

from lax_corpus.case import Case, is_wide

# These lower to calls of LAPACK or to algorithms of hundreds of ops around such a call; no training step has them.
LIBRARY_CALLS = {"svd", "eig", "eigh", "qr", "lu", "custom_linear_solve", "tridiagonal_solve", "geqrf", "householder_product"}
# JAX lists every mode, type, and shape of index of a scatter: more than half of all cases. One in eight stays.
SCATTERS = re.compile("scatter(_add|_mul|_min|_max)?$")


def _all():
    state = np.random.get_state()
    np.random.seed(0)  # the list draws some of its arguments when it is imported
    try:
        with jax.enable_x64(True):
            from jax._src.internal_test_util import test_harnesses
    finally:
        np.random.set_state(state)
    return test_harnesses.all_harnesses


def _has_one_answer(harness):
    """An unstable sort by one key of several arrays, and an approximate top_k, may give different results."""
    if harness.group_name == "sort":
        return harness.params["is_stable"] or harness.params["num_keys"] == harness.params["num_arrays"]
    return harness.group_name != "approx_top_k"


def _chosen(harness):
    if not harness.filter("cpu") or harness.group_name in LIBRARY_CALLS or not _has_one_answer(harness):
        return False
    return not SCATTERS.match(harness.group_name) or zlib.crc32(harness.fullname.encode()) % 8 == 0


def _name(harness):
    """Letters, digits and underscores; what is too long for a file's name ends in a checksum instead."""
    name = re.sub("[^A-Za-z0-9]+", "_", harness.fullname).strip("_")
    return name if len(name) <= 120 else f"{name[:110]}_{zlib.crc32(name.encode()):08x}"


def _is_wide(harness):
    return is_wide(harness.dtype) or bool(re.search("int64|float64|complex128", harness.fullname))


def _case(harness, name):
    # On the CPU these two lower to LAPACK; StableHLO's own ops for them are what other platforms get.
    own_op = harness.group_name in ("cholesky", "triangular_solve")
    function = harness.dyn_fun
    if harness.group_name == "cholesky":  # what stands above the diagonal is not defined
        function = lambda *arguments: jnp.tril(harness.dyn_fun(*arguments))  # noqa: E731
    return Case(name, lambda rng: (function, harness.dyn_args_maker(rng)), _is_wide(harness), "tpu" if own_op else "cpu")


def cases():
    """In JAX's order. The names of JAX's list are not unique; the second of a name gets a number."""
    seen, result = {}, []
    for harness in _all():
        if not _chosen(harness):
            continue
        name = _name(harness)
        seen[name] = seen.get(name, 0) + 1
        result.append(_case(harness, name if seen[name] == 1 else f"{name}_{seen[name]}"))
    return result
