"""Replays docs/AddingAFusion.md: the patch applies, builds, and the lit test of the page passes."""

import patched


def test_the_page_holds(tmp_path):
    page, folder = "docs/AddingAFusion.md", "lib/4-Scheduled/Fusions"
    patched.apply_page(page, tmp_path, ["lib/4-Scheduled"])
    table = f"{folder}/Fusions.cpp"
    new = patched.compile_like(tmp_path, f"{folder}/NegatedTerms.cpp", f"{folder}/UnitReductions.cpp")
    patched.link(tmp_path, [patched.compile_like(tmp_path, table, table), new])
    (test,) = patched.blocks(page, "mlir")
    patched.run_lit(tmp_path, test)
