"""Named sizes of the GPT family: published ones, and every row of the ZeRO paper's tables 4 to 10.

arXiv 1910.02054. Sequence length is 1024 and the vocabulary GPT-2's in all of them; the paper names neither in its
tables. Table 4 has no heads: they are those of the same shape in tables 5 to 10. Where the tables disagree (40B and 60B are
4096 wide in table 4, 6144 in table 5) each row is taken as printed.
"""

from __future__ import annotations

from typing import Any

GPT2 = {
    "124M": dict(layers=12, hidden=768, heads=12, context=1024),
    "355M": dict(layers=24, hidden=1024, heads=16, context=1024),
    "774M": dict(layers=36, hidden=1280, heads=20, context=1024),
    "1.5B": dict(layers=48, hidden=1600, heads=25, context=1024),
}

# arXiv 2005.14165, table 2.1; sequence 2048. Two rows there do not divide (24 heads of 128 for a width of 2048, 40 heads of 128
# for 5140): these have 16 heads, and a width of 5120.
GPT3 = {
    "gpt3-125M": dict(layers=12, hidden=768, heads=12, context=2048),
    "gpt3-350M": dict(layers=24, hidden=1024, heads=16, context=2048),
    "gpt3-760M": dict(layers=24, hidden=1536, heads=16, context=2048),
    "gpt3-1.3B": dict(layers=24, hidden=2048, heads=16, context=2048),
    "gpt3-2.7B": dict(layers=32, hidden=2560, heads=32, context=2048),
    "gpt3-6.7B": dict(layers=32, hidden=4096, heads=32, context=2048),
    "gpt3-13B": dict(layers=40, hidden=5120, heads=40, context=2048),
    "gpt3-175B": dict(layers=96, hidden=12288, heads=96, context=2048),
}

# Table 1 of the ZeRO paper gives parameter counts alone: layers and widths are those of its tables 4 and 5 that come nearest.
TABLE1 = {
    "7.5B": dict(layers=36, hidden=4096, heads=32, context=1024),
    "128B": dict(layers=158, hidden=8192, heads=64, context=1024),
    "1T": dict(layers=127, hidden=25600, heads=200, context=1024),
}

# (layers, hidden, heads) of table 4, by column and row.
_TABLE4 = [
    (48, 1600, 16), (72, 3072, 24), (88, 4096, 32), (132, 4096, 32), (100, 8192, 64), (125, 8192, 64), (150, 8192, 64),
    (175, 8192, 64), (212, 8192, 64), (24, 1920, 16), (34, 1920, 16), (54, 1920, 16), (64, 2304, 24), (52, 3072, 24),
    (72, 3072, 24), (50, 4096, 32), (54, 4096, 32), (58, 4096, 32), (62, 4096, 32), (75, 8192, 32),
]

# Rows of tables 5 to 10: (size, baseline, GPUs, layers, hidden, heads, total batch), in the paper's order.
_ROWS = {
    5: [
        ("1.5B", False, 400, 48, 1600, 16, 9600), ("1.5B", True, 400, 48, 1600, 16, 3200),
        ("8B", False, 400, 72, 3072, 24, 6400), ("8B", True, 400, 72, 3072, 24, 400),
        ("40B", False, 400, 88, 6144, 32, 1200), ("40B", True, 384, 88, 6144, 64, 48),
        ("60B", False, 400, 132, 6144, 32, 1600), ("60B", True, 384, 132, 6144, 64, 24),
        ("80B", False, 400, 100, 8192, 64, 800), ("80B", True, 384, 100, 8192, 128, 12),
        ("100B", False, 400, 125, 8192, 64, 800), ("100B", True, 384, 125, 8192, 128, 6),
        ("120B", False, 400, 150, 8192, 64, 600), ("120B", True, 384, 150, 8192, 128, 6),
        ("140B", False, 400, 175, 8192, 64, 400), ("140B", True, 384, 175, 8192, 128, 6),
        ("170B", False, 400, 212, 8192, 64, 300), ("170B", True, 256, 212, 8192, 256, 2),
    ],
    6: [("60B", False, gpus, 75, 8192, 32, batch) for gpus, batch in ((64, 64), (128, 384), (256, 768), (400, 1600))],
    7: [
        ("40B", False, 400, 50, 8192, 32, 400), ("60B", False, 400, 132, 6144, 64, 400),
        ("140B", False, 400, 175, 8192, 64, 400), ("150B", False, 400, 187, 8192, 64, 400),
        ("50B", False, 400, 62, 8192, 32, 400),
    ],
    8: [("40B", False, 400, 50, 8192, 32, 400)] * 5 + [("100B", False, 400, 125, 8192, 64, 800)] * 2,
    9: [("60B", False, 128, 75, 8192, 64, batch) for batch in (16, 32, 256, 256, 64)]
    + [("170B", False, 400, 212, 8192, 64, 300)],
    10: [
        ("1.5B", False, 128, 34, 1920, 16, 3072), ("2.5B", False, 128, 54, 1920, 16, 3072),
        ("4B", False, 128, 64, 2304, 24, 2048), ("6B", False, 128, 52, 3072, 24, 1536),
        ("8B", False, 128, 72, 3072, 24, 1024), ("10B", False, 128, 50, 4096, 32, 768),
        ("11B", False, 128, 54, 4096, 32, 512), ("12B", False, 128, 58, 4096, 32, 512),
        ("13B", False, 128, 62, 4096, 32, 256), ("1.16B", True, 128, 24, 1920, 16, 1024),
        ("1.38B", True, 128, 40, 1536, 16, 128),
    ],
}


def _paper() -> Any:
    """({name: sizes}, {name: total batch}); every row has a name of its own, the first of a kind a short one as well."""
    found: dict[str, Any] = {}
    batches: dict[str, int] = {}
    for layers, hidden, heads in _TABLE4:
        found[f"zero-t4-{layers}x{hidden}"] = dict(layers=layers, hidden=hidden, heads=heads, context=1024)
    for table, rows in _ROWS.items():
        for number, (size, baseline, _, layers, hidden, heads, batch) in enumerate(rows, 1):
            for name in (f"zero-t{table}-{size}{'-baseline' if baseline else ''}", f"zero-t{table}-row{number}"):
                found.setdefault(name, dict(layers=layers, hidden=hidden, heads=heads, context=1024))
                batches.setdefault(name, batch)
    return found, batches


# PAPER_BATCH: rows a step over all GPUs, of the same names.
PAPER, PAPER_BATCH = _paper()
