"""Command line: `python -m zero_export MODEL --options -o FILE`."""

from __future__ import annotations

import argparse
import importlib
import signal
import sys
from typing import Any

from zero_export.models import FAMILIES

EXAMPLES = """examples:
  python -m zero_export gpt --layers 2 --hidden 64 --heads 4 --context 64 --vocab 256 --batch 12 -o small.mlir
  python -m zero_export gpt --size 124M --context 256 --batch 4 -o gpt2.mlir
  python -m zero_export gpt --size 1.5B --dtype bf16 --scan --batch 8 -o gpt2-xl.mlir
  python -m zero_export gpt --size zero-t5-100B --dtype fp16-master --scan --remat --no-init -o paper.mlir
  python -m zero_export gpt --list
  python -m zero_export llama --size llama3-8B --dtype bf16 --scan --remat --batch 64 --no-init -o llama.mlir
  python -m zero_export vit --size B16 --optimizer lamb --label-smoothing 0.1 --dropout 0.1 --batch 256 -o vit.mlir
  python -m zero_export resnet --size 50 --optimizer momentum --learning-rate 0.1 --schedule cosine --warmup 500 \\
      --decay-steps 90000 --ema 0.9999 --batch 256 -o resnet.mlir
  python -m zero_export mlp --optimizer muon --accumulate 4 --batch 64 -o mlp.mlir
"""


def _parser() -> tuple[Any, dict[str, Any]]:
    parser = argparse.ArgumentParser(
        prog="python -m zero_export", epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False, description="Writes a training step of the model zoo as MLIR with roles, the input of "
        "zero-compile. Traces shapes: needs no memory for weights. `MODEL --help` lists a model's options.")
    models = parser.add_subparsers(dest="model", required=True, metavar="MODEL")
    return parser, {name: models.add_parser(
        name, help=text, epilog=EXAMPLES, description=f"A training step of a {text}. The module has @main (state, batch -> "
        "state, loss), @init (key -> state) and @eval (state, batch -> metrics).",
        formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False) for name, text in FAMILIES.items()}


class _List(argparse.Action):
    """Prints the named sizes and ends."""

    def __init__(self, option_strings: list[str], dest: str, family: Any, **options: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **options)
        self._family = family

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        from zero_export import _options

        print("\n".join(_options.size_lines(self._family)))
        parser.exit()


def _fill(parser: Any, family: Any) -> None:
    """Options of one model: made only for the one that is asked for, and only where its packages are."""
    from zero_export import _options

    _options.add_options(parser, family)
    parser.add_argument("--list", action=_List, family=family, dest=argparse.SUPPRESS, default=argparse.SUPPRESS,
                        help="print the named sizes and end")
    parser.add_argument("--init", action=argparse.BooleanOptionalAction, default=True,
                        help="also write @init (key to state) and @eval (state, batch to metrics)")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="the module to write; - for standard output")


def _export(family: Any, options: Any) -> Any:
    from zero_export import _options, training

    return training.export(_options.config_of(options, family), _options.rows_of(options), _options.recipe_of(options),
                           with_init=options.init)


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line; returns the exit status. Ends the program with 2 on options that do not parse."""
    arguments = sys.argv[1:] if arguments is None else arguments
    parser, models = _parser()
    name = arguments[0] if arguments else ""
    try:
        family = importlib.import_module(f"zero_export.models.{name}") if name in FAMILIES else None
        if family is not None:
            _fill(models[name], family)
    except ImportError as error:
        print(f"error: {error}; install the model zoo's packages: pip install './python[zoo]'", file=sys.stderr)
        return 1
    # Straight to the model's own parser: its errors show its own usage.
    options = models[name].parse_args(arguments[1:]) if family is not None else parser.parse_args(arguments)
    try:
        exported = _export(family, options)
        if options.output == "-":
            sys.stdout.write(exported.mlir_module())
            return 0
        exported.save(options.output)
    except (ValueError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(f"{options.output}: {exported.parameter_count():,} parameters, {len(exported.state)} state leaves, "
          f"entries {', '.join('@' + name for name in exported.entries)}")
    return 0


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends this as it ends cat, without a traceback
    sys.exit(main())
