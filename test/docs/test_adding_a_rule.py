"""Replays docs/AddingARule.md: the patch applies, builds, and the lit test of the page passes."""

import patched


def test_the_page_holds(tmp_path):
    page, source = "docs/AddingARule.md", "lib/3-Partitioned/Rules/Rules.cpp"
    patched.apply_page(page, tmp_path, ["lib/3-Partitioned"])
    patched.link(tmp_path, [patched.compile_like(tmp_path, source, source)])
    (test,) = patched.blocks(page, "mlir")
    patched.run_lit(tmp_path, test)
