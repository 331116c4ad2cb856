"""CPU seconds of commands that do next to nothing: what every command costs at least.

python benchmarks/startup.py [--runs 5]
"""

import argparse
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

COMMANDS = (("--help",), ("version",), ("search", "--help"))


def cpu_seconds(command: list[str]) -> float:
    """User and system time of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description="CPU seconds of starting.")
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    script = shutil.which("endboard", path=str(Path(sys.executable).parent))
    if script is None:
        sys.exit("no endboard beside this Python: pip install . first")
    print(heading())
    for arguments in COMMANDS:
        times = sorted(cpu_seconds([script, *arguments]) for _ in range(runs))
        print(
            f"endboard {' '.join(arguments):15} "
            f"least {times[0]:.3f} s, median {times[len(times) // 2]:.3f} s"
        )


if __name__ == "__main__":
    main()
