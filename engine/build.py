"""Which modules of the engine are compiled, and never an old one.

`setup.py` compiles the hot modules where it can and records the hash of each source in
`_build.json`. A compiled module is used only if the source beside it still has that hash: one
edit since, and all of them are passed over for their sources, because the compiled modules call
each other directly and cannot be mixed with plain ones. Knows no game, and must stay uncompiled:
`engine/__init__.py` calls `activate()` before any other module of the engine is imported.
"""

import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

# The packages that hold compiled modules.
PACKAGES: Final = ("engine", "search")
RECORD: Final = "_build.json"
# Set to anything but 0 to run the sources, for debugging.
SWITCH: Final = "ENDBOARD_PURE"
_SLOW: Final = "about 30 times slower"


@dataclass(frozen=True)
class Build:
    """What runs: the names of the compiled modules, or why there are none.

    `outdated` names the modules that were edited after they were compiled.
    """

    compiled: tuple[str, ...]
    plain_because: str = ""
    outdated: tuple[str, ...] = ()

    def notice(self) -> str:
        """One line for the user where the engine runs slowly, else nothing."""
        if not self.plain_because:
            return ""
        return f"the engine runs in plain Python, {_SLOW}: {self.plain_because}"


class _SourcesOnly:
    """An import hook that passes over the compiled modules of our packages."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or name.partition(".")[0] not in PACKAGES:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(name)
            if spec is not None:
                return spec
        return None


def inspect(root: Path, pure: bool = False) -> Build:
    """What can run of the packages in this folder; `pure` asks for the sources."""
    found = dict(_compiled_modules(root))
    recorded, missing = _record(root / "engine" / RECORD)
    if pure:
        return Build((), f"{SWITCH} is set")
    outdated = tuple(
        sorted(
            module
            for module, source in found.items()
            if source.exists() and _digest(source) != recorded.get(module)
        )
    )
    if outdated:
        names = ", ".join(outdated)
        return Build((), f"{names} changed after compiling; run `pip install .` again", outdated)
    absent = sorted(recorded.keys() - found.keys())
    if absent:
        names = ", ".join(absent)
        return Build((), f"no compiled {names} for this Python; run `pip install .` again")
    if not found:
        return Build((), missing or "these sources were not compiled; run `pip install .`")
    return Build(tuple(sorted(found)))


@cache
def activate() -> Build:
    """What runs in this process; makes the imports that follow agree with it.

    Takes effect once, when `engine` is imported. Warns on stderr where a module is outdated.
    """
    build = inspect(Path(__file__).parents[1], pure=os.environ.get(SWITCH, "0") not in ("", "0"))
    if build.plain_because:
        sys.meta_path.insert(0, _SourcesOnly())
    if build.outdated:
        print(f"endboard: warning: {build.notice()}", file=sys.stderr)
    return build


def _compiled_modules(root: Path) -> Iterator[tuple[str, Path]]:
    """The name of every compiled module that this Python would import, and its source."""
    for package in PACKAGES:
        for folder, _, files in os.walk(root / package):
            for file in files:
                name, dot, suffix = file.partition(".")
                if dot + suffix in EXTENSION_SUFFIXES:
                    module = Path(folder, name).relative_to(root)
                    yield ".".join(module.parts), Path(folder, name + ".py")


def _record(file: Path) -> tuple[dict[str, str], str]:
    """The source hashes by module, and why there are none, as the build left them."""
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}, ""
    return record["modules"], record["missing"]


def _digest(source: Path) -> str:
    from hashlib import sha256

    return sha256(source.read_bytes()).hexdigest()
