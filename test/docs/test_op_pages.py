"""Every op of docs/Dialects/StableHLO.md has its page: what it computes, numbered constraints, an example that reads
back as it is printed (or, under *Refused*, that the verifier refuses)."""

import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/Dialects/StableHLO.md"
DEFINITIONS = ROOT / "include/zero/Dialect/StableHLO"
# Comments, and what names one op of the input in the page's headings.
HEADING = re.compile(r"^### `(stablehlo\.[\w-]+)`.*$", re.MULTILINE)
LABEL = re.compile(r"^(Example|Refused):\n\n```mlir\n(.*?)```$", re.MULTILINE | re.DOTALL)


def pages(text):
    """{op: its part of the page}."""
    parts = HEADING.split(text.split("## Operations", 1)[1].split("\n## ", 1)[0])
    return dict(zip(parts[1::2], parts[2::2]))


PAGES = pages(PAGE.read_text())


def split_example(example):
    """(functions that it names, its arguments, its ops) of an example: a comment gives the first two."""
    comment = " ".join(line[2:].strip() for line in example.splitlines() if line.startswith("//"))
    functions = re.findall(r"func\.func private @\w+\([^)]*\) -> \S+", comment)
    for function in functions:
        comment = comment.replace(function, "")
    return functions, comment.strip(), "\n".join(line for line in example.splitlines() if not line.startswith("//"))


def module(example):
    functions, arguments, ops = split_example(example)
    return "\n".join(functions + [f"func.func @example({arguments}) {{", ops, "return", "}"])


def normal(text):
    """The ops of a text without layout, with values numbered as they come; a region's names end with it."""
    scopes, count = [{}], 0

    def rename(token):
        nonlocal count
        if token[0] == "{":
            scopes.append({})
        elif token[0] == "}":
            scopes.pop()
        else:
            for scope in scopes:
                if token[0] in scope:
                    return scope[token[0]]
            count += 1
            return scopes[-1].setdefault(token[0], f"%{count}")
        return token[0]

    return "".join(re.sub(r"%[A-Za-z_0-9]+|[{}]", rename, text).split())


def run(text, *options):
    return subprocess.run([ROOT / "build/bin/zero-opt", *options], input=text, capture_output=True, text=True)


def printed(text):
    """What zero-opt prints of the function's body, or None with what it says."""
    done = run(text)
    if done.returncode:
        return None, done.stderr
    return done.stdout.split("@example", 1)[1], done.stderr


@pytest.mark.parametrize("op", PAGES)
def test_the_page_says_what_the_op_is(op):
    page = PAGES[op]
    labels = LABEL.findall(page)
    assert len(labels) == 1, f"{op}: expected one example"
    text = page.split(labels[0][0] + ":", 1)[0]
    paragraphs = [part for part in text.split("\n\n") if re.match(r"[A-Z0-9]|e raised", part.strip())]
    assert any(len(part.split()) >= 3 for part in paragraphs if not part.startswith("Syntax")), f"{op}: no description"
    numbers = [int(number) for number in re.findall(r"^- \(C(\d+)\) \S", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1)), f"{op}: constraints are numbered {numbers}"
    assert op in labels[0][1], f"{op}: not in its own example"


@pytest.mark.parametrize("op", PAGES)
def test_the_example_reads_back(op):
    ((label, example),) = LABEL.findall(PAGES[op])
    text = module(example)
    body, message = printed(text)
    if label == "Refused":
        assert body is None and f"'{op}' op" in message, f"{op} is accepted:\n{text}"
        return
    assert body is not None, f"{message}\n{text}"
    _, arguments, ops = split_example(example)
    assert normal(body.split("\n}", 1)[0]) == normal(f"({arguments}) {{\n{ops}\nreturn}}"), body


def test_all_examples_read_back_from_the_generic_form():
    parts = [module(example).replace("@example", f'@"{op}"') for op, page in PAGES.items()
             for label, example in LABEL.findall(page) if label == "Example"]
    pretty = run("\n".join(parts))
    assert not pretty.returncode, pretty.stderr
    generic = run(pretty.stdout, "--mlir-print-op-generic")
    assert run(generic.stdout).stdout == pretty.stdout


def test_every_op_is_refused_somewhere():
    """What the verifiers check has a program broken on purpose, for every op."""
    text = "".join(path.read_text() for path in sorted((ROOT / "test/Dialect/StableHLO").glob("*invalid*.mlir")))
    broken = set(re.findall(r"\bstablehlo\.[\w-]+", text))
    assert not [op for op, page in PAGES.items() if "(C1)" in page and op not in broken]


def test_no_op_is_left_out():
    """An op without a description would fail in TableGen: the page has as many as the sources."""
    sources = "".join(path.read_text() for path in sorted(DEFINITIONS.glob("*.td")))
    names = re.findall(r"^def HLO_\w+Op\s*:\s*\w+<\"([\w-]+)\"", sources, re.MULTILINE)
    assert sorted(f"stablehlo.{name}" for name in names) == sorted(PAGES)


def test_what_is_not_printed_so_is_found():
    """The comparison sees a value, an attribute or a type that differs."""
    text = "(%a: tensor<4xf32>) {\n%b = stablehlo.add %a, %a : tensor<4xf32>\nreturn}"
    same = text.replace("%a", "%x").replace("\n", "  \n")
    assert normal(text) == normal(same)
    for other in ("stablehlo.add %a, %b", "stablehlo.add %a, %a {x = 1 : i32}", "stablehlo.subtract %a, %a"):
        assert normal(text) != normal(text.replace("stablehlo.add %a, %a", other))
