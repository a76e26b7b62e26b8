"""Compares one run of zero-run with JAX and prints what differs.

    .venv/bin/python test/meaning/check.py gpt_tiny_f32 --stage 3 --ranks 4 [--steps 20] [--interpret]

NAME is one of test/meaning/samples/registry.py. Exits with 1 if a rule of tolerances.py is broken.
"""

import argparse
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parents[1] / "python")]

import reference_jax  # noqa: E402  (the paths come first)

reference_jax.pin()

import cases  # noqa: E402  (what JAX uses is fixed first)
import tolerances  # noqa: E402
import zero_run  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", choices=list(cases.SAMPLES), metavar="NAME")
    parser.add_argument("--stage", type=int, default=3)
    parser.add_argument("--ranks", type=int, default=4)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--interpret", action="store_true")
    options = parser.parse_args()
    case = cases.case(options.name)
    try:
        results, metrics = zero_run.run(case.path, case.arguments, steps=options.steps, stage=options.stage,
                                        ranks=options.ranks, interpret=options.interpret)
    except zero_run.RunFailed as error:
        sys.exit(f"error: {error}")
    loss = case.metrics[case.loss_position()]
    reference = case.jax_steps(options.steps)
    for line, step in zip(metrics, reference):
        print(f"step {line['step']:3d}  loss {line[f'result{loss}']:.8f}  JAX {float(step[loss]):.8f}")
    for role in ("param", "opt_state"):
        chosen = [i for i, state in enumerate(case.states) if state.role == role]
        found, wanted = ([case.state_results(r)[i] for i in chosen] for r in (results, reference[-1]))
        print(f"{role}: {tolerances.distance(found, wanted) / tolerances.norm(wanted):.3g} relative L2 from JAX")
    verdict = case.check(results, [line[f"result{loss}"] for line in metrics], options.steps)
    print("\n".join(verdict.errors) or "all rules hold")
    sys.exit(not verdict)


if __name__ == "__main__":
    main()
