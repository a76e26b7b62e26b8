"""A compiled program that Python drives; docs/Python.md has examples, docs/Serving.md what goes over the wire."""

from __future__ import annotations

import array
import contextlib
import json
import mmap
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import threading
import warnings
import weakref
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any

import numpy as np

from zero_export._arrays import Array, ArraySpec, as_tree, by_name, checked, listed
from zero_export._checkpoint import leaves_of, spec_of

PROTOCOL = 1
_END_SECONDS = 30  # for ranks to end; the launcher itself ends them after ten


class ProgramError(RuntimeError):
    """The program has refused something, or has ended; the message is its own."""


class ProgramClosed(ProgramError):
    """The program was closed, or has ended before."""


def load(program: str | os.PathLike[str], *, state: Any = None, init: str | os.PathLike[str] | None = None,
         init_rest: str | None = None, resume: str | os.PathLike[str] | None = None, seed: int | None = None,
         threads: int | None = None, set: Mapping[str, object] | None = None, log: str | os.PathLike[str] | None = None,
         timeout: int | None = None, share_gpu: bool = False, data: str | Sequence[str] = (), data_order: str | None = None,
         repeat_data: bool = False) -> Program:
    """Starts a program that `zero-compile` has made, with as many ranks as it was compiled for.

    Args:
      program: the executable.
      state: the first state (a pytree as the step's, or a dictionary by name); otherwise `@init` of `seed` makes it, or
        `init` or `resume` has it. A state that has none of them is asked for by the first step.
      init, init_rest, resume, seed, threads, set, log, timeout, share_gpu: the executable's options of these names
        (docs/Running.md); `set` is a dictionary of numbers and schedules.
      data, data_order, repeat_data: the same; `data` is one source or several. `step()` without a batch then reads the rows
        that a run of the program by itself reads at that step.

    Raises:
      ProgramError: it does not start; the message is the program's.
      TypeError, ValueError: `state` is not the program's.
    """
    options: list[str] = []
    for name, value in (("init", init), ("init-rest", init_rest), ("resume", resume), ("seed", seed), ("threads", threads),
                        ("log", log), ("timeout", timeout), ("data-order", data_order)):
        if value is not None:
            options.append(f"--{name}={os.fspath(value) if isinstance(value, os.PathLike) else value}")
    options += [f"--set={name}={value}" for name, value in (set or {}).items()]
    options += [f"--data={source}" for source in ([data] if isinstance(data, str) else data)]
    options += ["--share-gpu"] if share_gpu else []
    options += ["--repeat-data"] if repeat_data else []
    loaded = Program(program, options)
    if state is not None:
        try:
            loaded.set_state(state)
        except BaseException:
            loaded.kill()
            raise
    return loaded


class Program:
    """A running program. `load` makes one; `close` ends it, and so does the end of a `with` block.

    Its ranks are processes of their own: one that dies is a `ProgramError` with the program's message, and Python goes on.
    One thread at a time uses it; others wait.

    Attributes:
      name, ranks, threads, device, plan_hash: what it is, and where it runs.
      inputs, outputs: arguments and results of the step; eval_inputs, eval_outputs: of `@eval` (empty without one).
      states: its states, whole.
    """

    def __init__(self, program: str | os.PathLike[str], options: list[str]) -> None:
        self.path = pathlib.Path(os.path.abspath(program))
        self._lock = threading.Lock()
        self._received = b""
        self._number = self._answered = 0  # of requests
        self._errors = tempfile.TemporaryFile()
        self._warned = 0
        self._socket, theirs = socket.socketpair()
        with theirs:
            try:
                # Ctrl-C is Python's: a step that runs is finished, and the program stays.
                self._process = subprocess.Popen([self.path, f"--serve={theirs.fileno()}", *options], stdin=subprocess.DEVNULL,
                                                 stdout=subprocess.DEVNULL, stderr=self._errors, pass_fds=[theirs.fileno()],
                                                 start_new_session=True)
            except OSError as error:
                self._socket.close()
                self._errors.close()
                raise ProgramError(f"cannot start '{self.path}': {error.strerror}") from None
        # Whoever forgets a program leaves no ranks behind.
        self._finalizer = weakref.finalize(self, _abandon, self._process, self._socket)
        try:
            self._open()
        except BaseException:
            self.kill()
            raise

    def _open(self) -> None:
        hello, descriptor = self._receive_hello()
        try:
            if hello.get("protocol") != PROTOCOL:
                raise ProgramError(f"'{self.path}' speaks protocol {hello.get('protocol')}, this package {PROTOCOL}: compile "
                                   "it again with the tools of this version")
            self._memory = np.frombuffer(mmap.mmap(descriptor, hello["window"]), np.uint8)
        finally:
            os.close(descriptor)
        self.name: str = hello["program"]
        self.ranks: int = hello["ranks"]
        self.threads: int = hello["threads"]
        self.device: str = hello["device"]
        self.plan_hash: str = hello["plan"]
        self.seed = int(hello["seed"])
        self._steps: int = hello["step"]
        self._leaf: int = hello["leaf"]
        self._entries = {"step": _Entry(hello["step_entry"])}
        if "eval_entry" in hello:
            self._entries["eval"] = _Entry(hello["eval_entry"])
        none = _Entry({"inputs": [], "outputs": []})
        self.inputs = tuple(self._entries["step"].inputs.values())
        self.outputs = tuple(self._entries["step"].outputs.values())
        self.eval_inputs = tuple(self._entries.get("eval", none).inputs.values())
        self.eval_outputs = tuple(self._entries.get("eval", none).outputs.values())
        self.states = tuple(spec_of(state) for state in hello["states"])
        self._states = {state.name: state for state in self.states}
        self._show_warnings()

    # What a program does

    @property
    def steps(self) -> int:
        """How many steps were run, those before a checkpoint that it goes on from among them."""
        return self._steps

    @property
    def is_open(self) -> bool:
        return self._finalizer.alive

    def step(self, batch: Any = None) -> dict[str, Any]:
        """Runs one step and returns its metrics by name: scalars of NumPy's types, arrays where rows have values.

        Args:
          batch: a pytree of whole arrays (NumPy, JAX, PyTorch, DLPack) as the step's; a leaf that `buffer` gives may stay in
            place, and is not copied. Scalars and constants that are left out keep their last value, keys come of the seed,
            the rows of the batch (all of them) of `data`.

        Raises:
          TypeError, ValueError: a leaf is not one of the step's, or has another type or shape.
          ProgramError: a value is out of its bounds, something has no value; or a rank has died: the program has ended.
        """
        return self._run("step", batch)

    def eval(self, batch: Any = None) -> dict[str, Any]:
        """Runs `@eval` on the states as they are and returns its metrics, as `step` does. States stay as they are."""
        if "eval" not in self._entries:
            self._check_open()
            raise ProgramError(f"'{self.path}' has no @eval; export the step with one: eval=")
        return self._run("eval", batch)

    def buffer(self, name: str, entry: str = "step") -> Array:
        """The memory that ranks read an input from (`entry` "step" or "eval"), as an array to write into: no copy is made of
        a leaf of the batch that is this array."""
        self._check_open()
        place = self._entries[entry]
        if name not in place.inputs:
            raise ValueError(f"@{entry} has no input {name!r}; it has {listed(place.inputs)}")
        return self._view(place.inputs[name], place.input_offsets[name])

    def state(self, like: Any = None) -> Any:
        """The whole state, copied: a dictionary of NumPy arrays by name, or the structure of `like` with arrays as leaves.

        Raises:
          ValueError: `like` has other leaves than the program, or leaves of other types.
        """
        with self._turn():
            arrays = {}
            for spec in self.states:
                self._call({"do": "read", "name": spec.name})
                arrays[spec.name] = self._view(spec, self._leaf).copy()
        return arrays if like is None else as_tree(like, arrays, f"'{self.path.name}'")

    def set_state(self, tree: Any) -> None:
        """Replaces states: all of a pytree as the step's, or those of a dictionary by name.

        Raises:
          TypeError, ValueError: a leaf is not one of the program's; nothing is replaced then.
        """
        self._check_open()
        arrays = leaves_of(tree, self._states)
        with self._turn():
            for name, value in arrays.items():
                self._view(self._states[name], self._leaf)[...] = value
                self._call({"do": "write", "name": name})

    def save(self, folder: str | os.PathLike[str]) -> pathlib.Path:
        """Saves a checkpoint into a run's folder, as `--out` does, and returns the checkpoint's: it is complete then.

        Raises:
          ProgramError: it could not be saved (a full disk), or one of this step is there; the program goes on.
        """
        path = os.path.abspath(folder)
        with self._turn():
            reply = self._call({"do": "save", "name": path})
        return pathlib.Path(path) / f"step-{reply['step']:08}"

    def close(self) -> None:
        """Ends the program. Raises ProgramError if it ends with an error (a prediction of memory or traffic did not hold)."""
        with self._lock:
            if not self.is_open:
                return
            try:
                self._send({"id": self._number + 1, "do": "close"})
            except OSError:
                pass  # it has ended; its message follows
            while self._read():
                pass
            self._end(expected=True)

    def kill(self) -> None:
        """Ends the program at once, without a word."""
        self._finalizer()
        self._errors.close()

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if kind is None:
            self.close()
        else:
            self.kill()

    def __repr__(self) -> str:
        state = f"{self.ranks} ranks, after step {self.steps}" if self.is_open else "closed"
        return f"<zero_export.Program {self.path.name!r}: {state}>"

    # How it is asked

    def _view(self, spec: ArraySpec, offset: int) -> Array:
        return self._memory[offset:offset + spec.nbytes].view(spec.dtype).reshape(spec.shape)

    def _run(self, entry: str, batch: Any) -> dict[str, Any]:
        self._check_open()
        place = self._entries[entry]
        leaves = by_name(batch, place.inputs, f"@{entry}: argument")
        arrays = {name: checked(value, place.inputs[name], f"@{entry}: argument") for name, value in leaves.items()}
        with self._turn():
            for name, value in arrays.items():
                target = self._view(place.inputs[name], place.input_offsets[name])
                if not _is_same(target, value):
                    target[...] = value
            self._call({"do": entry, "given": list(arrays)})
            results = {}
            for spec in place.outputs.values():
                value = self._view(spec, place.output_offsets[spec.name])
                results[spec.name] = value.copy()[()]
        return results

    @contextlib.contextmanager
    def _turn(self) -> Iterator[None]:
        """The program to oneself, and waiting: what Ctrl-C has left running is done before shared memory is written."""
        with self._lock:
            self._check_open()
            self._settle()
            yield

    def _settle(self) -> dict[str, Any] | None:
        """Waits for the replies that are due, and gives the last one."""
        reply = None
        while self._answered < self._number:
            reply = self._receive()
            self._steps, self._answered = reply["step"], reply["id"]
        return reply

    def _check_open(self) -> None:
        if not self.is_open:
            raise ProgramClosed(f"'{self.path}' is closed; load it again")

    def _call(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply to a request; raises ProgramError if it is refused, and if the program ends."""
        try:
            self._send({"id": self._number + 1, **request})
        except OSError:
            self._end()
        self._number += 1
        reply = self._settle()
        assert reply is not None
        self._show_warnings()
        if "error" in reply:
            raise ProgramError(reply["error"])
        return reply

    def _send(self, request: dict[str, Any]) -> None:
        self._socket.sendall(json.dumps(request).encode() + b"\n")

    def _read(self) -> bool:
        """Waits for more; False at the end."""
        try:
            data = self._socket.recv(1 << 16)
        except ConnectionResetError:
            data = b""
        self._received += data
        return bool(data)

    def _receive(self) -> dict[str, Any]:
        while b"\n" not in self._received:
            if not self._read():
                self._end()
        line, _, self._received = self._received.partition(b"\n")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def _receive_hello(self) -> tuple[dict[str, Any], int]:
        """The first line, and with it the memory that is shared."""
        descriptors = array.array("i")
        data, control, _, _ = self._socket.recvmsg(1 << 16, socket.CMSG_LEN(descriptors.itemsize))
        for level, kind, content in control:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                descriptors.frombytes(content[:descriptors.itemsize])
        self._received = data
        if not data or not descriptors:
            self._end()
        return self._receive(), descriptors[0]

    def _text(self) -> str:
        """What the program has written and nobody was shown."""
        # Without a seek: the program writes at the same offset of the file.
        descriptor = self._errors.fileno()
        data = os.pread(descriptor, os.fstat(descriptor).st_size - self._warned, self._warned)
        self._warned += len(data)
        return data.decode(errors="replace").strip()

    def _show_warnings(self) -> None:
        """What the program has written beside its answers."""
        if text := self._text():
            warnings.warn(text, stacklevel=4)

    def _end(self, expected: bool = False) -> None:
        """Waits for the end and tells of it; raises ProgramError but for one that was expected and is without an error."""
        try:
            code = self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            code = None
        text = self._text()
        self.kill()
        if expected and code == 0:
            if text:
                warnings.warn(text, stacklevel=3)
            return
        how = ("has closed the connection and still runs" if code is None else f"has ended with exit code {code}" if code >= 0
               else f"was ended by {signal.Signals(-code).name}")
        raise ProgramError(f"'{self.path}' {how}" + (f":\n{text}" if text else ""))


def _abandon(process: subprocess.Popen[bytes], connection: socket.socket) -> None:
    connection.close()
    if process.poll() is None:  # never in a copy of Python (multiprocessing), whose child it is not
        process.kill()  # the system ends its ranks with it
    process.wait()


def _is_same(a: Array, b: Array) -> bool:
    """Whether both are the same memory."""
    return a.__array_interface__["data"][0] == b.__array_interface__["data"][0] and a.strides == b.strides


class _Entry:
    """Arguments and results of an entry, and where they lie in the shared memory."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.inputs = {item["name"]: spec_of(item) for item in entry["inputs"]}
        self.outputs = {item["name"]: spec_of(item) for item in entry["outputs"]}
        self.input_offsets: dict[str, int] = {item["name"]: item["offset"] for item in entry["inputs"]}
        self.output_offsets: dict[str, int] = {item["name"]: item["offset"] for item in entry["outputs"]}
