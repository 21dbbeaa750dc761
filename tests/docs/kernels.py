"""Jupyter kernels for the notebooks: forked off one process, so that each starts within moments.

``python -m tests.docs.kernels`` loads what every kernel needs, reads requests (a JSON object a
line), and answers each with the process id of a new kernel. It does not load ``referee_widgets``:
that looks for the notebook's shell when it is first imported.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import write_connection_file

from tests.jupyter import environment

SECONDS = 60
"""After so long without an answer a kernel counts as broken."""
OUTPUTS = ("stream", "display_data", "execute_result", "error")


class Kernels:
    """The process that makes kernels."""

    def __init__(self, home: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.docs.kernels"],
            env=environment(home),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        self._process.communicate(timeout=SECONDS)

    @contextmanager
    def kernel(self, home: Path, folder: Path) -> Iterator[BlockingKernelClient]:
        """A new kernel that works in a folder and keeps its settings under ``home``."""
        env = environment(home)
        file, _ = write_connection_file(str(home / "kernel.json"))
        sent = {"file": file, "folder": str(folder), "env": env}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(sent) + "\n")
        self._process.stdin.flush()
        number = int(self._process.stdout.readline())
        client = BlockingKernelClient(connection_file=file)
        client.load_connection_file()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=SECONDS)
            yield client
        finally:
            client.stop_channels()
            os.kill(number, signal.SIGKILL)


def run_cell(client: BlockingKernelClient, code: str) -> list[Any]:
    """The outputs of a cell; raises ``AssertionError`` where it raises."""
    outputs: list[Any] = []

    def take(message: dict[str, Any]) -> None:
        if message["msg_type"] in OUTPUTS:
            outputs.append(nbformat.v4.output_from_msg(message))  # type: ignore[no-untyped-call]

    reply = client.execute_interactive(code, allow_stdin=False, timeout=SECONDS, output_hook=take)
    content = reply["content"]
    assert content["status"] == "ok", "\n".join(content.get("traceback", [content["status"]]))
    return outputs


def serve() -> None:
    """Makes a kernel for each line of the standard input."""
    import anywidget  # noqa: F401
    import ipywidgets  # type: ignore[import-untyped]  # noqa: F401
    from ipykernel.kernelapp import IPKernelApp

    import referee

    referee.read("rules: offkai\nseats: Aki, Ben\nfield: D4").ask("may Aki play D5").say("en")
    for line in sys.stdin:
        asked = json.loads(line)
        number = os.fork()
        if number:
            print(number, flush=True)
            continue
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)  # the other end reads nothing but numbers
        os.environ.clear()
        os.environ.update(asked["env"])
        os.chdir(asked["folder"])
        ends_with = f"--IPKernelApp.parent_handle={os.getppid()}"
        IPKernelApp.launch_instance(argv=["-f", asked["file"], ends_with, "--log-level=ERROR"])
        os._exit(0)


if __name__ == "__main__":
    serve()
