"""Replays docs/AddingAnOp.md: each op in two files, and the lit test of the page passes on what they build."""

import re

import patched

PAGE = "docs/AddingAnOp.md"


def test_each_op_takes_two_files():
    for patch in patched.blocks(PAGE, "diff"):
        assert len(re.findall(r"^\+\+\+ ", patch, re.MULTILINE)) == 2


def test_the_page_holds(tmp_path):
    folder = "lib/Dialect/StableHLO"
    patched.apply_page(PAGE, tmp_path, [folder, "include/zero/Dialect/StableHLO"])
    patched.generate(tmp_path, "StableHLO")
    files = [("Softsign", "Splat"), ("Rotate", "Splat"), ("StableHLOOps", "StableHLOOps"),
             ("StableHLODialect", "StableHLODialect")]
    patched.link(tmp_path, [patched.compile_like(tmp_path, f"{folder}/{name}.cpp", f"{folder}/{like}.cpp")
                            for name, like in files])
    (test,) = patched.blocks(PAGE, "mlir")
    patched.run_lit(tmp_path, test)
