"""Matrices that owners compute, exchanged over NCCL: the bits of the same step with all of them on every GPU."""

import owner_steps
import tolerances
import zero_run


def test_bits_are_those_of_every_gpu(tmp_path):
    step, path = owner_steps.STEPS["muon"](), tmp_path / "muon.mlir"
    path.write_text(step.text)
    owned, whole = (zero_run.run(path, step.arguments, steps=3, stage=3, ranks=3,
                                 options=["--target=cuda", "--deterministic", f"--owner-computes={owners}"]) for owners in ("on", "off"))
    loss = f"result{step.loss}"
    assert [line[loss] for line in owned[1]] == [line[loss] for line in whole[1]]
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(owned[0]))], owned[0], whole[0])
    assert not wrong, "\n".join(wrong)
