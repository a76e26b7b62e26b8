"""Convolutions: every layout, stride, padding, dilation, grouping, rank and type, and their derivatives."""

import jax
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import BF16, FLOATS, F16, F32, F64, name_of, numbers

# Sizes of batch, input features, output features; spatial sizes come from SPACE and KERNEL.
SIZES = {"N": 2, "C": 4, "I": 4, "O": 6}
SPACE, KERNEL = {"H": 7, "W": 6, "D": 5}, {"H": 3, "W": 2, "D": 2}
LAYOUTS = [("NCHW", "OIHW", "NCHW"), ("NHWC", "HWIO", "NHWC"), ("HWNC", "IHWO", "NHWC"), ("CHWN", "OHWI", "CNHW"),
           ("NWCH", "WOHI", "HCNW"), ("NCH", "OIH", "NCH"), ("NHC", "HIO", "NHC"), ("NC", "OI", "NC"),
           ("NCDHW", "OIDHW", "NCDHW"), ("NDHWC", "DHWIO", "NDHWC")]
OPTIONS = {
    "plain": dict(window_strides=(1, 1), padding="SAME"),
    "valid": dict(window_strides=(1, 1), padding="VALID"),
    "strided": dict(window_strides=(2, 3), padding=((1, 2), (0, -1))),
    "dilated": dict(window_strides=(1, 1), padding=((0, 0), (0, 0)), lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
    "all": dict(window_strides=(2, 1), padding=((2, 1), (-1, 3)), lhs_dilation=(2, 3), rhs_dilation=(2, 2)),
    "grouped": dict(window_strides=(1, 1), padding="SAME", feature_group_count=2),
    "depthwise": dict(window_strides=(1, 1), padding="SAME", feature_group_count=4),
    "batch_grouped": dict(window_strides=(1, 1), padding="SAME", batch_group_count=2),
    "lower": dict(window_strides=(2, 2), padding="SAME_LOWER"),
}


def _shape(layout, sizes, space):
    return tuple({**sizes, **space}[letter] for letter in layout)


def _arguments(rng, layout, option, dtype):
    groups = option.get("feature_group_count", 1)
    kernel = {**SIZES, "I": SIZES["I"] // groups, "O": 8 if groups == 4 else 6}
    return [numbers(rng, _shape(layout[0], SIZES, SPACE), dtype), numbers(rng, _shape(layout[1], kernel, KERNEL), dtype)]


def _conv(layout, option):
    return lambda x, w: lax.conv_general_dilated(x, w, dimension_numbers=layout, **option)


def _vjp(function):
    return lambda x, w: jax.grad(lambda a, b: (function(a, b) ** 2).sum(), (0, 1))(x, w)


def _pairs():
    """Every layout plainly, every option in two layouts."""
    for layout in LAYOUTS:
        spatial = len(layout[0]) - 2
        yield layout, "plain", dict(window_strides=(1,) * spatial, padding="SAME" if spatial else ())
        yield layout, "stepped", dict(window_strides=(2,) * spatial, padding=((1, 0),) * spatial)
    for layout in LAYOUTS[:2]:
        for name, option in OPTIONS.items():
            if name not in ("plain",):
                yield layout, name, option


def cases():
    for layout, name, option in _pairs():
        tag = f"{'_'.join(layout).lower()}_{name}"
        yield Case(f"conv_{tag}", lambda rng, l=layout, o=option: (_conv(l, o), _arguments(rng, l, o, F32)))
        yield Case(f"vjp_conv_{tag}", lambda rng, l=layout, o=option: (_vjp(_conv(l, o)), _arguments(rng, l, o, F32)))
    for name, option in OPTIONS.items():
        for dtype in (BF16, F16, F64, np.int32, np.int8, np.complex64):
            yield Case(f"conv_{name}_{name_of(dtype)}", lambda rng, o=option, d=dtype: (
                _conv(LAYOUTS[1], o), _arguments(rng, LAYOUTS[1], o, d)), is_wide(dtype))
    for source, target in ((BF16, F32), (F16, F32), (np.int8, np.int32)):
        yield Case(f"conv_{name_of(source)}_to_{name_of(target)}", lambda rng, s=source, t=target: (
            lambda x, w: lax.conv_general_dilated(x, w, (1, 1), "SAME", preferred_element_type=t),
            _arguments(rng, LAYOUTS[0], {}, s)))
    yield Case("conv_transpose", lambda rng: (
        lambda x, w: lax.conv_transpose(x, w, (2, 2), "SAME"), _arguments(rng, LAYOUTS[1], {}, F32)))
    yield Case("conv_transpose_kernel", lambda rng: (
        lambda x, w: lax.conv_transpose(x, w.swapaxes(2, 3), (2, 2), "VALID", transpose_kernel=True),
        _arguments(rng, LAYOUTS[1], {}, F32)))
    yield Case("conv_patches", lambda rng: (
        lambda x, w: lax.conv_general_dilated_patches(x, (3, 2), (2, 1), "SAME"), _arguments(rng, LAYOUTS[0], {}, F32)))
    yield Case("conv_local", lambda rng: (
        lambda x, w: lax.conv_general_dilated_local(x, w, (1, 1), "VALID", (2, 2)),
        [numbers(rng, (2, 3, 4, 4)), numbers(rng, (5, 12, 3, 3))]))
    yield Case("conv_vmapped", lambda rng: (
        jax.vmap(_conv(LAYOUTS[0], OPTIONS["plain"]), (0, None)),
        [numbers(rng, (2, 2, 4, 7, 6)), numbers(rng, (6, 4, 3, 2))]))
    yield Case("conv_vmapped_both", lambda rng: (
        jax.vmap(_conv(LAYOUTS[0], OPTIONS["plain"])), [numbers(rng, (2, 2, 4, 7, 6)), numbers(rng, (2, 6, 4, 3, 2))]))
