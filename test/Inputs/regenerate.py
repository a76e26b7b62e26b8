"""Writes exported steps as files: .venv/bin/python test/Inputs/regenerate.py [NAME ...]

Without names it writes the committed ones, which lit and C++ read; test/meaning/inputs.py exports the others when a
test asks for them. With --check it writes nothing and exits with 1 if a file differs from what the installed JAX exports.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "meaning"))

from samples.registry import TEXTS  # noqa: E402  (the path comes first)


def main(arguments):
    check = "--check" in arguments
    names = [name for name in arguments if name != "--check"] or sorted(path.stem for path in FOLDER.glob("*.mlir"))
    unknown = [name for name in names if name not in TEXTS]
    if unknown:
        sys.exit(f"error: no sample is called {unknown[0]}; there are {', '.join(TEXTS)}")
    stale = []
    for name in names:
        path, text = FOLDER / f"{name}.mlir", TEXTS[name].text()
        if check:
            if not path.exists() or path.read_text() != text:
                stale.append(path.name)
        else:
            path.write_text(text)
            print(f"{path.name}: {len(text):,} bytes")
    if stale:
        sys.exit(f"error: not what JAX exports now: {', '.join(stale)}")


if __name__ == "__main__":
    main(sys.argv[1:])
