"""Compiles the hot modules with mypyc; everything else about the build is in pyproject.toml.

The modules of COMPILED become one group, in which calls between modules are direct. Where mypyc
or a C compiler is missing the installation succeeds all the same, in plain Python. What was
compiled is recorded in `engine/_build.json` with the hash of each source, so that a compiled
module older than its source is never used: see `engine/build.py`.
"""

import hashlib
import json
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if sys.version_info < (3, 11):  # noqa: UP036
    # Before pip looks for versions of everything that would fit an older Python.
    sys.exit(f"endboard needs Python 3.11 or later; this is {sys.version.split()[0]}")

COMPILED = (
    "engine/agenda.py",
    "engine/digimon/acting.py",
    "engine/digimon/attack.py",
    "engine/digimon/breeding.py",
    "engine/digimon/choosing.py",
    "engine/digimon/colors.py",
    "engine/digimon/commands.py",
    "engine/digimon/counter.py",
    "engine/digimon/declaring.py",
    "engine/digimon/digivolving.py",
    "engine/digimon/drawing.py",
    "engine/digimon/elsewhere.py",
    "engine/digimon/events.py",
    "engine/digimon/gauge.py",
    "engine/digimon/giving.py",
    "engine/digimon/interpret_digivolving.py",
    "engine/digimon/interpret_effects.py",
    "engine/digimon/interpret_links.py",
    "engine/digimon/interpret_moves.py",
    "engine/digimon/interpreter.py",
    "engine/digimon/keys.py",
    "engine/digimon/later.py",
    "engine/digimon/leaving.py",
    "engine/digimon/linking.py",
    "engine/digimon/links.py",
    "engine/digimon/loops.py",
    "engine/digimon/materials.py",
    "engine/digimon/matching.py",
    "engine/digimon/modifiers.py",
    "engine/digimon/movement.py",
    "engine/digimon/paying.py",
    "engine/digimon/play.py",
    "engine/digimon/settle.py",
    "engine/digimon/solo_play.py",
    "engine/digimon/special.py",
    "engine/digimon/state.py",
    "engine/digimon/steps.py",
    "engine/digimon/tables.py",
    "engine/digimon/texts.py",
    "engine/digimon/turn.py",
    "engine/digimon/value.py",
    "engine/digimon/using.py",
    "engine/digimon/walk.py",
    "engine/game.py",
    "engine/hashing.py",
    "engine/memory.py",
    "engine/walk.py",
    "engine/yugioh/activation.py",
    "engine/yugioh/amounts.py",
    "engine/yugioh/bans.py",
    "engine/yugioh/candidates.py",
    "engine/yugioh/chain.py",
    "engine/yugioh/chance.py",
    "engine/yugioh/choosing.py",
    "engine/yugioh/conditions.py",
    "engine/yugioh/control.py",
    "engine/yugioh/counters.py",
    "engine/yugioh/deck_order.py",
    "engine/yugioh/each_time.py",
    "engine/yugioh/events.py",
    "engine/yugioh/fusion.py",
    "engine/yugioh/gathering.py",
    "engine/yugioh/interpret_chance.py",
    "engine/yugioh/interpret_choices.py",
    "engine/yugioh/interpret_moves.py",
    "engine/yugioh/interpret_registers.py",
    "engine/yugioh/interpret_summons.py",
    "engine/yugioh/interpreter.py",
    "engine/yugioh/keys.py",
    "engine/yugioh/matching.py",
    "engine/yugioh/material_use.py",
    "engine/yugioh/materials.py",
    "engine/yugioh/modifier_entries.py",
    "engine/yugioh/modifiers.py",
    "engine/yugioh/movement.py",
    "engine/yugioh/pendulum.py",
    "engine/yugioh/pendulum_zones.py",
    "engine/yugioh/play.py",
    "engine/yugioh/positions.py",
    "engine/yugioh/possible.py",
    "engine/yugioh/procedures.py",
    "engine/yugioh/protection.py",
    "engine/yugioh/replacement.py",
    "engine/yugioh/ritual.py",
    "engine/yugioh/rules.py",
    "engine/yugioh/state.py",
    "engine/yugioh/steps.py",
    "engine/yugioh/summons.py",
    "engine/yugioh/summons_by_effect.py",
    "engine/yugioh/synchro.py",
    "engine/yugioh/tables.py",
    "engine/yugioh/tribute.py",
    "engine/yugioh/triggers.py",
    "engine/yugioh/turn.py",
    "engine/yugioh/value.py",
    "engine/yugioh/zones.py",
    "search/best_first.py",
    "search/frontier.py",
    "search/led.py",
    "search/novelty.py",
    "search/outlook.py",
    "search/seen.py",
)

GROUP = "endboard"
PACKAGES = ("analysis", "cli", "decklists", "engine", "search")
# The commands that build: a question about metadata should not wait for the compiler.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def extensions() -> list[Extension]:
    """The modules of COMPILED and the library of their group, or nothing without mypyc.

    Exits with mypy's messages where a type is wrong.
    """
    if not BUILDING.intersection(sys.argv):
        return []
    try:
        from mypy.version import __version__
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"endboard: plain Python only: no mypyc ({error})", file=sys.stderr)
        return []
    compiled: list[Extension] = mypycify(
        # Whether it installs must not depend on how strictly it is checked, or on other modules.
        ["--config-file=", "--follow-imports=silent", *COMPILED],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=f"build/mypyc-{__version__}",
    )
    for extension in compiled:
        extension.optional = True
    return compiled


def module(source: str) -> str:
    """The name of the module in this file: engine/memory.py is engine.memory."""
    return source.removesuffix(".py").replace("/", ".")


def extension_files(root: Path) -> list[Path]:
    """Every extension module of ours in this tree."""
    files = [file for package in PACKAGES for file in (root / package).rglob("*")]
    files += root.glob(f"{GROUP}__mypyc*")
    return [file for file in files if file.name.endswith(tuple(EXTENSION_SUFFIXES))]


class BuildPackages(build_py):
    """Copies the sources, after removing those of an earlier build that are no more."""

    def run(self) -> None:
        if not self.editable_mode:
            root = Path(self.build_lib)
            compiled = set(extension_files(root))
            for package in PACKAGES:
                for file in (root / package).rglob("*"):
                    if file.is_file() and file not in compiled:
                        file.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compiles all of the group or none of it, and records which."""

    def run(self) -> None:
        self.built: set[str] = set()
        super().run()
        root = Path() if self.inplace else Path(self.build_lib)
        wanted = {Path(self.get_ext_fullpath(ext.name)).resolve() for ext in self.extensions}
        complete = self.built == {ext.name for ext in self.extensions}
        for file in extension_files(root):
            # Left over from an earlier build, or useless without the rest of the group.
            if not complete or file.resolve() not in wanted:
                file.unlink()
        record = {
            "missing": "" if complete else self.failure(),
            "modules": {
                module(source): hashlib.sha256(Path(source).read_bytes()).hexdigest()
                for source in COMPILED
                if complete
            },
        }
        target = root / "engine" / "_build.json"
        target.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        # Not reached where the compiler fails; an output of an earlier build may still lie there.
        self.built.add(ext.name)

    def failure(self) -> str:
        """Why there are no compiled modules, for the user."""
        command = getattr(self.compiler, "compiler", None) or ["a C compiler"]
        if shutil.which(command[0]) is None:
            found = f"there was no C compiler ({command[0]}) when it was installed; get one"
        else:
            found = f"the C compiler ({command[0]}) failed when it was installed; repair it"
        return f"{found}, then run `pip install .` again"


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPackages, "build_ext": BuildExtensions},
)
