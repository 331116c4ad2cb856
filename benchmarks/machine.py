"""What a benchmark ran on: the processor, the Python, and whether the engine is compiled."""

import platform
from pathlib import Path


def processor() -> str:
    """The name of the processor, as well as the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def engine() -> str:
    """Whether the compiled engine runs, or why it does not."""
    from engine.build import activate

    build = activate()
    if build.plain_because:
        return f"plain: {build.plain_because}"
    return f"compiled: {len(build.compiled)} modules"


def heading() -> str:
    """Two lines for the top of a benchmark's output."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {platform.system()}, {python}\n{engine()}"
