"""Compiles the hot modules with mypyc; everything else about the build is in pyproject.toml.

The modules of COMPILED become one group, in which calls between modules are direct. Where mypyc
or a C compiler is missing the installation succeeds all the same, in plain Python. What was
compiled is recorded in `engine/_build.json` with the hash of each source, so that a compiled
module older than its source is never used: see `engine/build.py`.
"""

import hashlib
import json
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import MethodType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if sys.version_info < (3, 11):  # noqa: UP036
    # Before pip looks for versions of everything that would fit an older Python.
    sys.exit(f"endboard needs Python 3.11 or later; this is {sys.version.split()[0]}")

COMPILED = (
    "engine/agenda.py",
    "engine/digimon/rules/meant.py",
    "engine/digimon/turn/attack.py",
    "engine/digimon/rules/breeding.py",
    "engine/digimon/queries/colors.py",
    "engine/digimon/turn/commands.py",
    "engine/digimon/turn/counter.py",
    "engine/digimon/rules/declaring.py",
    "engine/digimon/rules/digivolving.py",
    "engine/digimon/rules/drawing.py",
    "engine/digimon/position/other_areas.py",
    "engine/digimon/events/waking.py",
    "engine/digimon/position/memory_gauge.py",
    "engine/digimon/rules/lasting.py",
    "engine/digimon/effects/operations/activations.py",
    "engine/digimon/effects/operations/attacks.py",
    "engine/digimon/effects/operations/candidates.py",
    "engine/digimon/effects/operations/choices.py",
    "engine/digimon/effects/operations/departures.py",
    "engine/digimon/effects/operations/digivolutions.py",
    "engine/digimon/effects/operations/joints.py",
    "engine/digimon/effects/operations/lasting.py",
    "engine/digimon/effects/operations/links.py",
    "engine/digimon/effects/operations/memory.py",
    "engine/digimon/effects/operations/orders.py",
    "engine/digimon/effects/operations/piles.py",
    "engine/digimon/effects/operations/plays.py",
    "engine/digimon/effects/operations/reveals.py",
    "engine/digimon/effects/operations/stacks.py",
    "engine/digimon/operation.py",
    "engine/digimon/effects/interpreter.py",
    "engine/digimon/position/keys.py",
    "engine/digimon/rules/pending.py",
    "engine/digimon/rules/leaving.py",
    "engine/digimon/rules/linking.py",
    "engine/digimon/rules/link_conditions.py",
    "engine/digimon/position/loops.py",
    "engine/digimon/rules/materials.py",
    "engine/digimon/position/facts.py",
    "engine/digimon/position/seen.py",
    "engine/digimon/queries/amount.py",
    "engine/digimon/queries/amounts.py",
    "engine/digimon/queries/condition.py",
    "engine/digimon/queries/conditions.py",
    "engine/digimon/queries/gathering.py",
    "engine/digimon/queries/numbers.py",
    "engine/digimon/queries/term.py",
    "engine/digimon/queries/terms.py",
    "engine/digimon/queries/things.py",
    "engine/digimon/queries/matching.py",
    "engine/digimon/position/lasting.py",
    "engine/digimon/queries/gained.py",
    "engine/digimon/queries/modifier.py",
    "engine/digimon/queries/prohibitions.py",
    "engine/digimon/queries/stats.py",
    "engine/digimon/queries/modifiers.py",
    "engine/digimon/position/movement.py",
    "engine/digimon/rules/possible.py",
    "engine/digimon/rules/moving.py",
    "engine/digimon/turn/agenda.py",
    "engine/digimon/rules/settling.py",
    "engine/digimon/solo/searched.py",
    "engine/digimon/rules/special_ways.py",
    "engine/digimon/position/state.py",
    "engine/digimon/position/steps.py",
    "engine/digimon/instructions/tables.py",
    "engine/digimon/position/texts.py",
    "engine/digimon/turn/phases.py",
    "engine/digimon/solo/value.py",
    "engine/digimon/rules/options.py",
    "engine/digimon/walk.py",
    "engine/game.py",
    "engine/hashing.py",
    "engine/instruction.py",
    "engine/memory.py",
    "engine/walk.py",
    "engine/yugioh/legality/activation.py",
    "engine/yugioh/queries/amounts.py",
    "engine/yugioh/queries/amount.py",
    "engine/yugioh/queries/bans.py",
    "engine/yugioh/legality/candidates.py",
    "engine/yugioh/turn/chain.py",
    "engine/yugioh/movement/chance.py",
    "engine/yugioh/queries/sets.py",
    "engine/yugioh/queries/conditions.py",
    "engine/yugioh/queries/bounds.py",
    "engine/yugioh/queries/condition.py",
    "engine/yugioh/movement/control.py",
    "engine/yugioh/movement/counters.py",
    "engine/yugioh/movement/deck_order.py",
    "engine/yugioh/turn/each_time.py",
    "engine/yugioh/position/entries.py",
    "engine/yugioh/position/events.py",
    "engine/yugioh/position/counters.py",
    "engine/yugioh/summoning/fusion.py",
    "engine/yugioh/queries/gathering.py",
    "engine/yugioh/queries/gone.py",
    "engine/yugioh/effects/interpreter.py",
    "engine/yugioh/effects/operations/bans.py",
    "engine/yugioh/effects/operations/departures.py",
    "engine/yugioh/effects/operations/destruction.py",
    "engine/yugioh/effects/operations/draws.py",
    "engine/yugioh/effects/operations/each_card.py",
    "engine/yugioh/effects/operations/findings.py",
    "engine/yugioh/effects/operations/fusions.py",
    "engine/yugioh/effects/operations/joints.py",
    "engine/yugioh/effects/operations/materials.py",
    "engine/yugioh/effects/operations/negations.py",
    "engine/yugioh/effects/operations/numbers.py",
    "engine/yugioh/effects/operations/placements.py",
    "engine/yugioh/effects/operations/selections.py",
    "engine/yugioh/effects/operations/summons.py",
    "engine/yugioh/effects/operations/summons_now.py",
    "engine/yugioh/effects/sets_kept.py",
    "engine/yugioh/instructions/choices.py",
    "engine/yugioh/operation.py",
    "engine/yugioh/position/look.py",
    "engine/yugioh/position/registers.py",
    "engine/yugioh/keys.py",
    "engine/yugioh/queries/matching.py",
    "engine/yugioh/summoning/material_use.py",
    "engine/yugioh/summoning/materials.py",
    "engine/yugioh/movement/stat_changes.py",
    "engine/yugioh/queries/stats.py",
    "engine/yugioh/queries/terms.py",
    "engine/yugioh/queries/term.py",
    "engine/yugioh/movement/cards.py",
    "engine/yugioh/summoning/pendulum.py",
    "engine/yugioh/movement/pendulum_zones.py",
    "engine/yugioh/turn/agenda.py",
    "engine/yugioh/movement/battle_positions.py",
    "engine/yugioh/legality/possible.py",
    "engine/yugioh/turn/procedures.py",
    "engine/yugioh/queries/protection.py",
    "engine/yugioh/effects/replacement.py",
    "engine/yugioh/summoning/ritual.py",
    "engine/yugioh/queries/in_force.py",
    "engine/yugioh/position/state.py",
    "engine/yugioh/position/steps.py",
    "engine/yugioh/summoning/special.py",
    "engine/yugioh/summoning/synchro.py",
    "engine/yugioh/instructions/tables.py",
    "engine/yugioh/summoning/tribute.py",
    "engine/yugioh/turn/triggers.py",
    "engine/yugioh/turn/waiting.py",
    "engine/yugioh/turn/open_state.py",
    "engine/yugioh/position/modifiers.py",
    "engine/yugioh/position/origins.py",
    "engine/yugioh/position/uses.py",
    "engine/yugioh/queries/rules.py",
    "engine/yugioh/turn/end_phase.py",
    "engine/yugioh/turn/arriving.py",
    "engine/yugioh/turn/normal_summons.py",
    "engine/yugioh/turn/by_itself.py",
    "engine/yugioh/procedure.py",
    "engine/yugioh/position/commands.py",
    "engine/yugioh/position/arrivals.py",
    "engine/yugioh/movement/returns.py",
    "engine/yugioh/summoning/link.py",
    "engine/yugioh/summoning/xyz.py",
    "engine/yugioh/summoning/contact.py",
    "engine/yugioh/worth/searched.py",
    "engine/yugioh/worth/value.py",
    "engine/yugioh/position/zones.py",
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
        # -O3 takes three times as long to compile, for a few per cent of speed.
        opt_level="2",
        debug_level="0",
        group_name=GROUP,
        # A C file for each module, so that they can be compiled side by side.
        multi_file=True,
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


def compile_side_by_side(
    self, sources, output_dir=None, macros=None, include_dirs=None, debug=0,
    extra_preargs=None, extra_postargs=None, depends=None,
) -> list[str]:  # fmt: skip
    """What a Unix compiler's `compile` does, with as many files at a time as there are cores."""
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def compile_one(item: tuple[str, tuple[str, str]]) -> None:
        target, (source, ending) = item
        self._compile(target, source, ending, arguments, extra_postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, build.items()))
    return objects


class BuildExtensions(build_ext):
    """Compiles all of the group or none of it, and records which."""

    def run(self) -> None:
        self.built: set[str] = set()
        if self.extensions:
            print("endboard: compiling the engine; this takes a minute or two", file=sys.stderr)
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

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count() or 1
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = MethodType(compile_side_by_side, self.compiler)
        super().build_extensions()

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
