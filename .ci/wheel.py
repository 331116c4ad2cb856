"""Tries an installed wheel: compiled, and plays a bundled deck. Run by cibuildwheel."""

import subprocess
import sys

version = subprocess.run(["endboard", "version"], capture_output=True, text=True, check=True).stdout
print(version)
if "engine: compiled" not in version:
    sys.exit("the engine of this wheel is not compiled; see the compiler's messages above")
subprocess.run(
    ["endboard", "search", "sky-striker", "--hand", "Sky Striker Mobilize - Engage!"], check=True
)
