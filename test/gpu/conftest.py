"""Steps on GPUs: the machine's with ZERO_TEST_GPU=1, else the emulated ones of the build."""

import os

import pytest

import zero_run

IS_REAL = bool(os.environ.get("ZERO_TEST_GPU"))


def pytest_report_header():
    return "GPUs of this machine" if IS_REAL else "emulated GPUs: nothing here says what hardware does"


@pytest.fixture(autouse=True)
def gpus(monkeypatch):
    """Programs for CUDA find their driver; runs measure, and fill what holds no state with poison."""
    if IS_REAL:
        monkeypatch.setenv("ZRT_SHARE_GPU", "1")  # a machine may have fewer than ranks
    else:
        folder = zero_run.tool("zero-compile").parents[1] / "emulated-cuda"
        monkeypatch.setenv("LD_LIBRARY_PATH", str(folder))
    monkeypatch.setenv("ZRT_TEST", "1")


@pytest.fixture
def emulated():
    """For what only emulated GPUs do on request."""
    if IS_REAL:
        pytest.skip("asks for faults, which a GPU does not have on request")
