"""Compiles the hot modules with mypyc; everything else about the build is in pyproject.toml.

The modules of COMPILED become one group, in which calls between modules are direct. Where mypyc
or a C compiler is missing the installation succeeds all the same, in plain Python. What was
compiled is recorded in `engine/_build.json` with the hash of each source, so that a compiled
module older than its source is never used: see `engine/build.py`.
"""

import hashlib
import json
import os
import re
import shutil
import sys
from collections import Counter
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

# What runs for every position, by room, and for every sentence of a card text; and the compiler of
# Digimon cards, which runs for every game of agents. What else reads definitions or tells of games
# stays Python.
ROOMS = (
    "engine/digimon/compiler/*.py",
    "engine/digimon/effects/**/*.py",
    "engine/digimon/events/*.py",
    "engine/digimon/position/*.py",
    "engine/digimon/queries/*.py",
    "engine/digimon/rules/*.py",
    "engine/digimon/turn/*.py",
    "engine/digimon/worth/*.py",
    "engine/yugioh/effects/**/*.py",
    "engine/yugioh/legality/*.py",
    "engine/yugioh/movement/*.py",
    "engine/yugioh/position/*.py",
    "engine/yugioh/queries/*.py",
    "engine/yugioh/summoning/*.py",
    "engine/yugioh/turn/*.py",
)
FILES = (
    "engine/agenda.py",
    "engine/comparing.py",
    "engine/counters.py",
    "engine/game.py",
    "engine/hashing.py",
    "engine/instruction.py",
    "engine/memory.py",
    "engine/rewriting.py",
    "engine/walk.py",
    "engine/digimon/instructions/compiled.py",
    "engine/digimon/operation.py",
    "engine/digimon/solo/searched.py",
    "engine/digimon/solo/value.py",
    "engine/digimon/walk.py",
    "engine/yugioh/instructions/choices.py",
    "engine/yugioh/instructions/tables.py",
    "engine/yugioh/keys.py",
    "engine/yugioh/operation.py",
    "engine/yugioh/procedure.py",
    "engine/yugioh/worth/distance.py",
    "engine/yugioh/worth/searched.py",
    "engine/yugioh/worth/uses.py",
    "engine/yugioh/worth/value.py",
    "search/best_first.py",
    "search/commands.py",
    "search/elites.py",
    "search/ends.py",
    "search/frontier.py",
    "search/leaps.py",
    "search/led.py",
    "search/letters.py",
    "search/nodes.py",
    "search/novelty.py",
    "search/numbered.py",
    "search/order.py",
    "search/outlook.py",
    "search/seen.py",
    "search/shared.py",
)
# In those rooms, but of no use compiled: constants, and what is asked for once a game.
PLAIN = (
    "**/__init__.py",
    "engine/digimon/compiler/keywords.py",
    "engine/digimon/position/knowledge.py",
    "engine/digimon/position/slots.py",
    "engine/digimon/rules/destinations.py",
    "engine/digimon/worth/weights.py",
    "engine/yugioh/position/slots.py",
    "engine/yugioh/queries/knowledge.py",
)


def compiled_files() -> list[str]:
    """The files that mypyc compiles, sorted; exits where a pattern or a file is no more."""
    found: set[str] = set()
    for pattern in ROOMS + FILES:
        files = {path.as_posix() for path in Path().glob(pattern)}
        if not files:
            sys.exit(f"setup.py: nothing is called {pattern}; correct ROOMS and FILES")
        found |= files
    return sorted(found - {path.as_posix() for pattern in PLAIN for path in Path().glob(pattern)})


COMPILED = compiled_files()
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
        # -O2 would take nine tenths of the time, for a fortieth of the speed.
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        # A C file for each module, to be put together anew below.
        multi_file=True,
        target_dir=(target := f"build/mypyc-{__version__}"),
    )
    for extension in compiled:
        extension.optional = True
        if os.name == "posix":
            # Warnings stop nobody; calls inside the library are direct and can be inlined.
            options = [*extension.extra_compile_args, "-Wno-error", "-fvisibility=hidden"]
            extension.extra_compile_args = options
    library, *modules = compiled
    library.sources = translation_units(library.sources, Path(target))
    unite_entry_points(modules)
    return compiled


# Functions that run once, or only when Python calls the engine: a third of the C. Optimizing
# them would take as long as the rest.
RUNS_ONCE = re.compile(
    r"^ *(?=PyObject \*CPyPy_\w+\(.*\{$"
    r"|char CPyDef_\w+_____top_level__\(void\) \{$"
    r"|PyObject \*CPyDef_\w+_____mypyc__\w+_setup\(.*\{$)",
    re.MULTILINE,
)
# A plain number that is shifted: mypyc writes it as an int of C, which has no bits above the 31st.
SHIFTED = re.compile(r"(?<== )(-?\d+)(?= << cpy_r_)")
# Vectors that no function replaces: the memory of a game, and the tables that its state has.
FUNCTION = re.compile(r"^\w.*\bCPyDef_\w+\((.*)\) \{\n(?:.*\n)*?\}\n", re.MULTILINE)
TABLES = re.compile(r"^    (\w+) = \(\(\w+StateObject \*\)(\w+)\)->_t;$", re.MULTILINE)
LASTING = re.compile(
    r"^    (\w+) = \(\(\w+(Memory|Agenda|State|Duel|Tables)Object \*\)(\w+)\)->_(\w+);\n"
    r"    VEC_I64_INCREF\(\1\);$",
    re.MULTILINE,
)
COUNTED = re.compile(r"^    VEC_I64_(?:INC|DEC)REF\((\w+)\);\n", re.MULTILINE)
LOOKED = re.compile(r"(?<=VecI64 )\w+(?=;)|(?<=CREF\()\w+|\w+(?=\.(?:len|items)\b)")
# What is called only where something is wrong, or at the end of an object: the way to it is kept
# apart from the code that runs all the time, which is smaller for that, and inlined more.
PREAMBLE = """\
#include <Python.h>
#include <CPy.h>
#if defined(__clang__)
#define RUNS_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define RUNS_ONCE __attribute__((optimize("O0"), noinline))
#else
#define RUNS_ONCE
#endif
#if defined(__GNUC__)
extern __typeof__(CPy_AddTraceback) CPy_AddTraceback __attribute__((cold));
extern __typeof__(PyErr_SetNone) PyErr_SetNone __attribute__((cold));
extern __typeof__(_Py_Dealloc) _Py_Dealloc __attribute__((cold));
#endif
"""


def uncounted(function: re.Match[str]) -> str:
    """A function of C that counts no reference to a vector which it has from an argument, lasts as
    long as that, and is only looked into.

    mypyc counts one wherever an index is more than a name: for most reads of a game's memory.
    """
    text = function.group()
    if "VEC_I64_INCREF" not in text:
        return text
    assigned = Counter(re.findall(r"^    (\w+) = ", text, re.MULTILINE))
    held = {name for name in re.findall(r"\*(\w+)", function.group(1)) if not assigned[name]}
    tables = {name for name, owner in TABLES.findall(text) if owner in held and assigned[name] == 1}
    named, looked = Counter(re.findall(r"\w+", text)), Counter(LOOKED.findall(text))
    lasting = {
        vector
        for vector, kind, owner, attribute in LASTING.findall(text)
        if (owner in tables if kind == "Tables" else owner in held and attribute == "data")
        and named[vector] == looked[vector] + 1
    }
    return COUNTED.sub(lambda line: "" if line[1] in lasting else line[0], text)


def translation_units(sources: list[str], target: Path) -> list[str]:
    """The C files of the group, united to one for each game and one for what they share.

    One file a game is small enough to be compiled beside the other, and lets the C compiler
    inline across the modules of a game. mypyc's own runtime files stay as they are.
    """
    units: dict[str, list[Path]] = {"yugioh": [], "digimon": [], "common": []}
    rest = []
    for source in map(Path, sources):
        if not source.name.startswith("__native_"):
            rest.append(str(source))
            continue
        game = source.name.split("___")[1] if source.name.count("___") > 1 else ""
        units[game if game in units else "common"].append(source)
        text = RUNS_ONCE.sub("RUNS_ONCE ", source.read_text(encoding="utf-8"))
        text = FUNCTION.sub(uncounted, SHIFTED.sub(r"(int64_t)\1", text))
        source.write_text(text, encoding="utf-8")
    for game, files in units.items():
        unit = target / f"unit_{game}.c"
        unit.write_text(
            PREAMBLE + "".join(f'#include "{file.name}"\n' for file in files),
            encoding="utf-8",
        )
    return [str(target / f"unit_{game}.c") for game in units] + rest


def unite_entry_points(modules: list[Extension]) -> None:
    """One C file for the entry points of all modules of a folder: each reads all of Python.h."""
    folders: dict[Path, list[Extension]] = {}
    for extension in modules:
        folders.setdefault(Path(extension.sources[0]).parent, []).append(extension)
    for folder, extensions_ in folders.items():
        united = folder / "entry_points.c"
        files = sorted(Path(extension.sources[0]).name for extension in extensions_)
        # Each file also has the entry point of a package, under one name.
        united.write_text(
            "".join(
                f"#undef PyInit___init__\n#define PyInit___init__ package_{number}\n"
                f'#include "{name}"\n'
                for number, name in enumerate(files)
            ),
            encoding="utf-8",
        )
        for extension in extensions_:
            extension.sources = [str(united)]


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
    """As a Unix compiler's `compile`, with a file for each core at a time, and no file twice."""
    macros, objects, extra_postargs, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)

    def compile_one(item: tuple[str, tuple[str, str]]) -> None:
        target, (source, ending) = item
        if target not in self.compiled:
            self._compile(target, source, ending, arguments, extra_postargs, options)
            self.compiled.add(target)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, build.items()))
    return objects


class BuildExtensions(build_ext):
    """Compiles all of the group or none of it, and records which."""

    def run(self) -> None:
        self.built: set[str] = set()
        if self.extensions:
            print(
                f"endboard: compiling {len(COMPILED)} modules of the engine; this takes about "
                f"{'a minute' if (os.cpu_count() or 1) > 1 else 'two minutes'}",
                file=sys.stderr,
            )
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
        if self.compiler.compiler_type == "unix":
            self.compiler.compiled = set()
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
