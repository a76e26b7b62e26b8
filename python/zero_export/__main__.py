"""Command line: `python -m zero_export gpt --layers 4 --hidden 128 ... -o FILE`."""

import argparse
import sys

EXAMPLES = """examples:
  python -m zero_export gpt --layers 2 --hidden 64 --heads 4 --context 64 --vocab 256 --batch 12 -o small.mlir
  python -m zero_export gpt --size 124M --context 256 --batch 4 -o gpt2.mlir
  python -m zero_export gpt --size 1.5B --dtype bf16 --scan --batch 8 -o gpt2-xl.mlir
  python -m zero_export gpt --size 7.5B --dtype bf16-master --batch 1024 --no-init -o table1.mlir
"""


def _parser():
    parser = argparse.ArgumentParser(prog="python -m zero_export", description="Writes a training step as MLIR with roles, "
                                     "the input of zero-compile. Traces shapes: needs no memory for weights.")
    models = parser.add_subparsers(dest="model", required=True, metavar="MODEL")
    gpt = models.add_parser("gpt", help="GPT-2 family, AdamW with decay mask and clipping", epilog=EXAMPLES,
                            description="A GPT-2 training step: state, inputs and targets i32 [batch, context] in; state and "
                            "loss out.", formatter_class=argparse.RawDescriptionHelpFormatter)
    gpt.add_argument("--size", metavar="NAME", help="124M, 355M, 774M, 1.5B (GPT-2), 7.5B, 128B, 1T (ZeRO paper, table 1); "
                     "the options below override parts of it")
    for name, text in (("layers", "transformer blocks"), ("hidden", "width"), ("heads", "attention heads"),
                       ("context", "tokens a row"), ("vocab", "vocabulary size (default 50257)")):
        gpt.add_argument(f"--{name}", type=int, metavar="N", help=text)
    gpt.add_argument("--batch", type=int, default=12, metavar="N", help="rows of the whole batch, over all ranks (default 12)")
    gpt.add_argument("--dtype", choices=("f32", "bf16", "bf16-master"), default="f32",
                     help="f32; bf16: f32 parameters cast in the step; bf16-master: bf16 parameters and f32 masters as state")
    gpt.add_argument("--scan", action=argparse.BooleanOptionalAction, default=False,
                     help="stack the layers and loop over them instead of writing each out")
    gpt.add_argument("--init", action=argparse.BooleanOptionalAction, default=True,
                     help="also write @init (key to state) and @eval (state, batch to loss)")
    gpt.add_argument("--learning-rate", type=float, default=3e-4, metavar="X", help="AdamW's rate (default 3e-4)")
    gpt.add_argument("--warmup", type=int, default=0, metavar="N", help="steps of linear warm-up (default 0: constant rate)")
    gpt.add_argument("-o", "--output", required=True, metavar="FILE", help="the module to write; - for standard output")
    return parser


def _config(options):
    from zero_export.models import gpt

    values = {}
    if options.size is not None:
        if options.size not in gpt.SIZES:
            raise ValueError(f"--size {options.size} is not known; there are {', '.join(gpt.SIZES)}")
        values = dict(gpt.SIZES[options.size])
    for name in ("layers", "hidden", "heads", "context", "vocab"):
        if getattr(options, name) is not None:
            values[name] = getattr(options, name)
    return gpt.Config(**values, dtype=options.dtype, scan=options.scan, learning_rate=options.learning_rate,
                      warmup=options.warmup)


def main(arguments=None):
    """Runs the command line; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        from zero_export.models import gpt
    except ImportError as error:
        print(f"error: {error}; install the model's packages: pip install './python[gpt]'", file=sys.stderr)
        return 1
    try:
        if options.batch < 1:
            raise ValueError(f"--batch must be at least 1, not {options.batch}")
        exported = gpt.export(_config(options), options.batch, with_init=options.init)
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
    sys.exit(main())
