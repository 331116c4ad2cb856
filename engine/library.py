"""A card library: a sorted table of which nothing is read but the lines that a search meets.

A line a card, its columns divided by tabs, and before them a line of JSON that says what it was
made from.  A table and no database file: its bytes depend on what is in it alone, not on the
version of what wrote it, and a change of one card is a change of one line.  Knows no game.
"""

import json
import mmap
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any


class LibraryError(Exception):
    """A file that is no card library, in one line for the user."""


def write(rows: Mapping[Any, str], **manifest: Any) -> bytes:
    """A table as the bytes of its file, sorted by its keys, with the SHA-256 of its lines: the same
    for the same arguments, always.
    """
    body = "".join(f"{rows[key]}\n" for key in sorted(rows)).encode()
    return f"{compact({**manifest, 'rows': sha256(body).hexdigest()})}\n".encode() + body


def compact(data: Any) -> str:
    """Data as JSON on one line."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


class Table:
    """A table, open for reading; `key` is what the first column of a line is sorted by."""

    def __init__(self, file: Path, key: Callable[[bytes], Any]) -> None:
        """Raises LibraryError where the file cannot be read or is no library."""
        self._key = key
        try:
            with file.open("rb") as stream:
                self._data = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
            self.manifest: dict[str, Any] = dict(json.loads(self._data.readline()))
            self._body = self._data.tell()
        except OSError as error:
            raise LibraryError(f"{file}: cannot be read: {error.strerror or error}") from None
        except (TypeError, ValueError):
            raise LibraryError(f"{file}: this is no card library") from None

    def get(self, key: Any) -> str | None:
        """The line of a card, or None."""
        low, high = self._body, len(self._data)
        while low < high:
            # Both ends are beginnings of lines, and so is `at`.
            at = max(self._data.rfind(b"\n", low, (low + high) // 2) + 1, low)
            found = self._key(self._data[at : self._data.find(b"\t", at)])
            if found == key:
                return self._line(at)
            if found < key:
                low = self._data.find(b"\n", at) + 1
            else:
                high = at
        return None

    def __iter__(self) -> Iterator[str]:
        """All lines in their order."""
        at = self._body
        while at < len(self._data):
            yield self._line(at)
            at = self._data.find(b"\n", at) + 1

    def _line(self, at: int) -> str:
        return self._data[at : self._data.find(b"\n", at)].decode()
