"""An install tree is moved, then used as a stranger would: tools, a pass plugin, a program that links the libraries."""

import os
import pathlib
import re
import shutil
import signal
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build"))
HERE = pathlib.Path(__file__).resolve().parent
STEP = ROOT / "test/Inputs/mlp_momentum.mlir"


def call(*command, **options):
    """Output of a command that has to succeed."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("downstream")


@pytest.fixture(scope="module")
def prefix(folder):
    """The install tree, at another place than where it was installed."""
    call("cmake", "--install", BUILD, "--prefix", folder / "first")
    (folder / "first").rename(folder / "moved")
    return folder / "moved"


def build(name, prefix, folder):
    """Folder of an out-of-tree project built against the moved tree."""
    out = folder / name
    call("cmake", "-G", "Ninja", "-S", HERE / name, "-B", out, f"-DCMAKE_PREFIX_PATH={prefix};/usr/lib/llvm-22",
         "-DCMAKE_CXX_COMPILER=clang++-22", "-DCMAKE_BUILD_TYPE=Debug")
    call("ninja", "-C", out)
    return out


@pytest.fixture(scope="module")
def plugin(prefix, folder):
    return next(build("plugin", prefix, folder).glob("*double-negation.so"))


def test_no_file_names_the_build_or_the_first_place(prefix, folder):
    for path in (prefix / "lib/cmake").rglob("*.cmake"):
        text = path.read_text()
        assert str(folder) not in text and str(ROOT) not in text, path
    for program in (prefix / "bin").iterdir():
        dynamic = call("/usr/lib/llvm-22/bin/llvm-readelf", "-d", program).stdout
        assert "$ORIGIN/../lib" in dynamic and str(ROOT) not in dynamic, program


def test_every_public_header_comes_with_what_it_includes(prefix, folder):
    include = prefix / "include"
    headers = sorted(path.relative_to(include) for path in (include / "zero").rglob("*.h"))
    assert {pathlib.Path("zero") / path.relative_to(ROOT / "include/zero")
            for path in (ROOT / "include/zero").rglob("*.h")} == set(headers)
    for header in headers:
        for name in re.findall(r'#include "(zero/.*?)"', (include / header).read_text()):
            assert (include / name).exists(), f"{header} includes {name}"
    for definition in (ROOT / "include/zero").rglob("*.td"):
        assert (include / "zero" / definition.relative_to(ROOT / "include/zero")).exists(), definition


def test_maps_come_along(prefix):
    done = subprocess.run([prefix / "bin/zero-ckpt", "convert", STEP, "--map=none", "-o", "x"], capture_output=True, text=True)
    assert "is not a safetensors file" in done.stderr
    assert sorted(path.name for path in (prefix / "share/zero-ckpt").iterdir()) == ["bert.map", "gpt2.map", "llama.map", "vit.map"]


@pytest.fixture(scope="module")
def program(prefix, folder):
    """A step that the moved tree has compiled where no source or build tree is to be seen."""
    step = folder / "step.mlir"
    shutil.copy(STEP, step)
    command = [prefix / "bin/zero-compile", step, "--stage=3", "--ranks=2", "--target=cpu", "--quiet", "-o", folder / "train"]
    hide = ["unshare", "--map-root-user", "--mount", "sh", "-c", f'mount -t tmpfs none "{ROOT}" && exec "$@"', "sh"]
    if subprocess.run([*hide, "true"], capture_output=True).returncode != 0:
        hide = []  # a machine that lets nobody hide folders
    call(*hide, *command, cwd=folder)
    return folder / "train"


def test_compiled_step_of_the_moved_tree_runs(prefix, folder, program):
    assert 'ranks = 2' in call(program, "--describe").stdout
    call(prefix / "bin/zero-run", STEP, "--stage=3", "--ranks=2", "--args", inputs(folder), "--results",
         folder / "results.safetensors")
    assert (folder / "results.safetensors").stat().st_size > 0


def inputs(folder):
    """Arguments of the step: zeros will do, the figures are tested elsewhere."""
    import numpy as np
    from safetensors.numpy import save_file

    shapes = [(16,), (8, 16), (16,), (8, 16), (12, 8), (12, 16)]
    path = folder / "arguments.safetensors"
    save_file({f"arg{k}": np.zeros(shape, np.float32) for k, shape in enumerate(shapes)}, path)
    return path


PROGRAM = """
module attributes {zero.format = 3 : i64, zero.phase = "import"} {
  func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                  %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4xf32> {
    %0 = stablehlo.negate %w : tensor<4xf32>
    %1 = stablehlo.negate %0 : tensor<4xf32>
    %2 = stablehlo.add %1, %w : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
"""


def test_plugin_runs_in_the_installed_driver(prefix, folder, plugin):
    step = folder / "program.mlir"
    step.write_text(PROGRAM)
    done = call(prefix / "bin/zero-opt", step, f"--load-pass-plugin={plugin}", "--example-double-negation")
    assert "remark: 1 parameters, 1 pairs dropped" in done.stderr
    assert "negate" not in done.stdout and "stablehlo.add %arg0, %arg0" in done.stdout


def test_plugin_joins_the_phases(prefix, plugin):
    done = call(prefix / "bin/zero-opt", STEP, f"--load-pass-plugin={plugin}", "--zero-to-import",
                "--example-double-negation", "--zero-to-partitioned=ranks=2 stage=3")
    assert "2 parameters" in done.stderr and "zero.all_gather" in done.stdout


def test_plugin_in_a_pipeline_given_as_text(prefix, plugin):
    done = call(prefix / "bin/zero-opt", STEP, f"--load-pass-plugin={plugin}",
                "--pass-pipeline=builtin.module(zero-to-import,example-double-negation)")
    assert "2 parameters" in done.stderr


def test_file_that_is_no_plugin_is_refused(prefix):
    done = subprocess.run([prefix / "bin/zero-opt", STEP, f"--load-pass-plugin={STEP}"], capture_output=True, text=True)
    assert done.returncode == 1 and str(STEP) in done.stderr


def test_plugin_in_another_phase_is_refused(prefix, plugin):
    done = subprocess.run([prefix / "bin/zero-opt", STEP, f"--load-pass-plugin={plugin}", "--example-double-negation"],
                          capture_output=True, text=True)
    assert done.returncode == 1
    assert "example-double-negation" in done.stderr and "'import'" in done.stderr


def test_program_that_links_the_libraries(prefix, folder):
    program = build("consumer", prefix, folder) / "layout-of"
    assert re.search(r"^u\d+: 2 segments$", call(program, STEP, 2).stdout, re.MULTILINE)


def test_package_without_its_files_says_so(prefix, folder):
    """A tree that lost its headers is refused when it is found, not when something is compiled."""
    broken = folder / "broken"
    shutil.copytree(prefix / "lib/cmake", broken / "lib/cmake")
    done = subprocess.run(["cmake", "-S", HERE / "consumer", "-B", folder / "refused", f"-DCMAKE_PREFIX_PATH={broken};/usr/lib/llvm-22",
                           "-DCMAKE_CXX_COMPILER=clang++-22"], capture_output=True, text=True)
    assert done.returncode != 0 and "include" in done.stderr


@pytest.fixture(scope="module")
def session(prefix, folder):
    """A program in C that drives an executable."""
    flags = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    call("clang-22", *flags, "-I", prefix / "include", HERE / "session/train.c", "-L", prefix / "lib", "-lzrt-session", "-o",
         folder / "session")
    call("clang++-22", "-fsyntax-only", "-x", "c++", "-I", prefix / "include", prefix / "include/zrt/session.h")
    return folder / "session"


def small(shape, seed):
    import numpy as np

    return (((np.arange(np.prod(shape), dtype=np.int64) * 7 + seed) % 11 - 5) / 8).astype(np.float32).reshape(shape)


def test_c_drives_a_program(folder, program, session):
    """The same numbers as by hand: the step is a layer, with momentum, clipped by its global norm."""
    import numpy as np

    lines = call(session, program, folder / "saved").stdout.splitlines()
    assert lines[:5] == ["2 ranks", "state momentum/b opt_state f32[16]", "state momentum/w opt_state f32[8,16]",
                         "state b param f32[16]", "state w param f32[8,16]"]
    assert lines[5] == "refused: 'x': expected the 384 bytes of f32[12, 8], found 1"
    mb, mw, b, w = (small(shape, i) for i, shape in enumerate([(16,), (8, 16), (16,), (8, 16)]))
    for step in range(3):
        x, y = small((12, 8), step), small((12, 16), step + 1)
        difference = x @ w + b - y
        name, number, what, loss = lines[6 + step].split()
        assert (name, int(number), what) == ("step", step + 1, "loss")
        assert abs(float(loss) - float((difference ** 2).mean())) < 1e-5 * float(loss)
        gradient = 2 * difference / difference.size
        gb, gw = gradient.sum(0), x.T @ gradient
        clip = min(1, 1 / np.sqrt((gb ** 2).sum() + (gw ** 2).sum()))
        mb, mw = 0.9 * mb + clip * gb, 0.9 * mw + clip * gw
        b, w = b - 0.1 * mb, w - 0.1 * mw
    name, _, value = lines[9].split()
    assert name == "momentum/b[0]" and abs(float(value) - mb[0]) < 1e-5
    assert (folder / "saved/step-00000003/COMMIT").exists() and len(lines) == 10


def test_c_is_told_why_a_program_does_not_start_or_ends(folder, program, session):
    for command, expected in [([folder / "nothing", folder], "cannot start '.*nothing': No such file or directory"),
                              ([program, folder, "--resume=nowhere"], "has ended with exit code 2; its message is on"),
                              (["/bin/true", folder], "'/bin/true' has ended")]:
        done = subprocess.run([session, *command], capture_output=True, text=True)
        assert done.returncode == 1 and re.search(f"^open: .*{expected}", done.stdout), done.stdout + done.stderr


def children(process):
    return [int(word) for word in pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_c_is_told_that_a_rank_has_died(program, session):
    with subprocess.Popen([session, program, "-"], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        assert process.stdout.readline() == "2 ranks\n"
        (launcher,) = children(process.pid)
        os.kill(children(launcher)[1], signal.SIGKILL)
        out, error = process.communicate("\n", timeout=60)
    assert "write: " in out and "has ended with exit code 3; its message is on the standard error" in out
    assert "rank 1 died" in error and process.returncode == 1
