"""The directory of a run: its manifest, its parts, its tables.

    RUN/manifest.json      what was run: deck, goal, settings, and the digests that a resume checks
    RUN/parts/NAME.parquet what is done; written whole or not at all
    RUN/health/NAME.json   seconds and memory of a part: depends on the machine
    RUN/tables/*.parquet   the tables, when every part is there

Nothing that depends on the machine is in a Parquet file, so a run that was stopped and resumed
has the same bytes as one that was not.  Knows no game.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from errno import EACCES, ENOTDIR
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

from analysis.schemas import FORMAT, Schema

MANIFEST: Final = "manifest.json"
# The last table of every run: where it is, all are.
LAST: Final = "steps"
# Rows of a table that are encoded at once, which takes as much memory again as they have.
_ROW_GROUP: Final = 16_384
# What settings and plans of every game say.
_SETTINGS: Final = ("going", "size", "hands", "seed")
_PLAN: Final = ("hands", "classes", "all_hands", "parts")


class RunError(Exception):
    """A run that cannot be made, continued or read: one line for the user."""


class DiskError(RunError):
    """A machine that does not take what is to be written, such as a full disk."""


@dataclass(frozen=True)
class Manifest:
    """What was run. `identity` and `settings` must be the same for a resume; `made` is only told.

    Settings of every game are `going` (`first` or `second`), `size` (cards in hand), `hands` (None
    is every class, else so many are drawn) and `seed`.
    """

    identity: Mapping[str, Any]
    settings: Mapping[str, Any]
    deck: Mapping[str, Any]
    goal: Mapping[str, Any]
    plan: Mapping[str, Any]
    made: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """The manifest as plain data, in the order of the file."""
        return {"format": FORMAT, **asdict(self)}

    @property
    def game(self) -> str:
        """The game of the deck."""
        return str(self.deck["game"])

    @property
    def exact(self) -> bool:
        """Whether every class of hands was played."""
        return self.settings["hands"] is None


class Run:
    """A run on disk."""

    def __init__(self, path: Path, manifest: Manifest) -> None:
        self.path = path
        self.manifest = manifest

    # ---------------------------------------------------------------- parts

    def has(self, part: str) -> bool:
        """Whether a part is done."""
        return self._part(part).is_file()

    def write_part(
        self, part: str, frame: pl.DataFrame, schema: Schema, health: Mapping[str, Any]
    ) -> None:
        """Keep a part that is done, with what it took."""
        write(self.path / "health" / f"{part}.json", json.dumps(health).encode() + b"\n")
        write(self._part(part), parquet(frame, schema))

    def read_part(self, part: str, rows: int, schema: Schema) -> pl.DataFrame:
        """A part that is done. Raises RunError where its file is damaged."""
        file = self._part(part)
        frame = _read(file, "remove this file and go on with --resume")
        if frame.schema != schema.polars() or frame.height != rows:
            raise RunError(
                f"{file}: expected {rows} hands with the columns of {schema.name}, found "
                f"{frame.height}; remove this file and go on with --resume"
            )
        return frame

    def done(self, stage: str, schema: Schema) -> pl.DataFrame:
        """All rows of a stage that are there, part by part. Raises RunError where there is none."""
        files = sorted((self.path / "parts").glob(f"{stage}-[0-9]*.parquet"))
        if not files:
            raise RunError(f"{self.path}: nothing of the stage {stage} is done yet")
        return pl.concat(schema.typed(_read(file, "remove this file")) for file in files)

    def health(self) -> list[dict[str, Any]]:
        """What each part took, in the order of their names; parts without it are left out."""
        found = []
        for file in sorted((self.path / "health").glob("*.json")):
            with suppress(ValueError, OSError):
                found.append(json.loads(file.read_bytes()))
        return found

    def _part(self, part: str) -> Path:
        return self.path / "parts" / f"{part}.parquet"

    # --------------------------------------------------------------- tables

    @property
    def complete(self) -> bool:
        """Whether all tables are there."""
        return self._table(LAST).is_file()

    def write_table(self, frame: pl.DataFrame, schema: Schema) -> None:
        """Keep a table."""
        write(self._table(schema.name), parquet(schema.typed(frame), schema))

    def table(self, name: str) -> pl.DataFrame:
        """A table. Raises RunError where the run is not complete, or the file is damaged."""
        file = self._table(name)
        if not self.complete:
            raise RunError(
                f"{self.path}: the run is not complete: {self._missing()}; give endboard analyze "
                "the same arguments and --resume, or read what there is with stats --partial"
            )
        return _read(
            file,
            f"remove {file.parent} and give endboard analyze the same arguments and --resume",
        )

    def _missing(self) -> str:
        """What there is not yet of a run that is not complete."""
        done, parts = (
            len(list((self.path / "parts").glob("*.parquet"))),
            self.manifest.plan["parts"],
        )
        if done < parts:
            return f"{done} of {parts} parts are done"
        return f"all {parts} parts are done, and the tables are still to be made of them"

    def _table(self, name: str) -> Path:
        return self.path / "tables" / f"{name}.parquet"


def was_begun(path: Path, *, resume: bool) -> bool:
    """Whether the run is to go on in this directory, or to begin there.

    Raises RunError where neither can be; asked before anything is worked out, too.
    """
    try:
        if path.exists() and not path.is_dir():
            raise RunError(f"{path}: expected a directory for the run, found a file")
        begun = (path / MANIFEST).is_file()
        if begun and not resume:
            raise RunError(f"{path}: there is a run already; add --resume to go on with it")
        if not begun and path.is_dir() and _foreign(path):
            raise RunError(f"{path}: the directory is not empty and holds no run; give a new one")
        there = next(folder for folder in (path, *path.absolute().parents) if folder.exists())
        if not there.is_dir():
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR))
        if not os.access(there, os.W_OK | os.X_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except OSError as error:
        raise RunError(f"{path}: cannot be made: {error.strerror or error}") from None
    return begun


def goal_names(met: Iterable[int | None], goals: Sequence[str]) -> list[list[str]]:
    """The named goals behind the bits that parts keep of each board."""
    return [[name for bit, name in enumerate(goals) if (bits or 0) >> bit & 1] for bits in met]


class Unfinished(Run):
    """A run that is not complete, with the tables that can be made of what is done.

    `headline` is what they say in short, in lines.
    """

    def __init__(
        self,
        path: Path,
        manifest: Manifest,
        tables: Mapping[str, pl.DataFrame],
        headline: Sequence[str],
    ) -> None:
        super().__init__(path, manifest)
        self._tables = tables
        self.headline = headline

    def table(self, name: str) -> pl.DataFrame:
        """A table. Raises RunError where it needs all parts."""
        if name not in self._tables:
            raise RunError(
                f"{self.path}: the table of {name} needs the whole run; of a part of it there are "
                f"{', '.join(self._tables)}"
            )
        return self._tables[name]


def create(path: Path, manifest: Manifest, *, resume: bool) -> Run:
    """The run in this directory: a new one, or with `resume` one that was begun with the same.

    Raises RunError where the directory holds something else.
    """
    begun = was_begun(path, resume=resume)
    if begun:
        run = open_run(path)
        _same(path, run.manifest, manifest)
        return run
    try:
        for inner in ("parts", "health", "tables"):
            (path / inner).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RunError(f"{path}: cannot be made: {error.strerror or error}") from None
    write(path / MANIFEST, json.dumps(manifest.to_json(), indent=2, ensure_ascii=False).encode())
    return Run(path, manifest)


def open_run(path: Path) -> Run:
    """The run in this directory. Raises RunError where there is none."""
    file = path / MANIFEST
    try:
        data = json.loads(file.read_bytes())
        if data.pop("format") != FORMAT:
            raise RunError(f"{file}: a run of another version of endboard; analyze the deck anew")
        manifest = Manifest(**data)
        missing = [key for key in _SETTINGS if key not in manifest.settings]
        missing += [key for key in _PLAN if key not in manifest.plan]
        if missing or not manifest.game:
            raise ValueError(f"no {', '.join(missing)} in it")
        return Run(path, manifest)
    except FileNotFoundError:
        raise RunError(
            f"{path}: expected the directory of a run, found no {MANIFEST}; make one with "
            "endboard analyze DECK -o RUN"
        ) from None
    except OSError as error:
        raise RunError(f"{file}: cannot be read: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise RunError(f"{file}: expected the manifest of a run: {error}") from None


@contextmanager
def lock(run: Run) -> Iterator[None]:
    """Keeps a second process from working on the run; let go of when this one ends, in any way."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # not on this system
        yield
        return
    with (run.path / MANIFEST).open("rb") as stream:
        try:
            flock(stream, LOCK_EX | LOCK_NB)
        except OSError:
            raise RunError(f"{run.path}: another process is working on this run") from None
        yield


def parquet(frame: pl.DataFrame, schema: Schema) -> bytes:
    """The bytes of a Parquet file with the name and version of its schema in its metadata."""
    buffer = BytesIO()
    frame.write_parquet(buffer, row_group_size=_ROW_GROUP, metadata=schema.metadata())
    return buffer.getvalue()


def write(file: Path, data: bytes) -> None:
    """Make `data` the content of a file: all of it and for good, or nothing is changed.

    Raises RunError where that fails.
    """
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        try:
            file.parent.mkdir(exist_ok=True)
            with beside.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            beside.replace(file)
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
    except OSError as error:
        raise DiskError(
            f"{file}: cannot be written: {error.strerror or error}; what is done is kept, go on "
            "with --resume"
        ) from None


def _read(file: Path, remedy: str) -> pl.DataFrame:
    """A Parquet file. Raises RunError where it is damaged, with what to do then."""
    try:
        return pl.read_parquet(file)
    except (pl.exceptions.PolarsError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise RunError(f"{file}: expected a whole Parquet file: {reason}; {remedy}") from None


def _foreign(path: Path) -> bool:
    """Whether a directory holds more than the beginning of a run."""
    return any(
        item.name not in ("parts", "health", "tables") or any(item.iterdir())
        for item in path.iterdir()
        if not item.name.startswith(f".{MANIFEST}")
    )


def _same(path: Path, there: Manifest, now: Manifest) -> None:
    """Raise RunError where a run was begun with something else."""
    before = {"game": there.game, **there.identity, **there.settings}
    after = {"game": now.game, **now.identity, **now.settings}
    for key, value in after.items():
        if before.get(key) != value:
            name = key.replace("_", " ")
            raise RunError(
                f"{path}: the run was begun with another {name} ({_brief(before.get(key))}, now "
                f"{_brief(value)}); give what it was begun with, or another directory"
            )


def _brief(value: object) -> str:
    text = "none" if value is None else str(value)
    return text if len(text) <= 16 else f"{text[:12]}..."
