"""The commands that lead from node to node, each kept once: many nodes are reached by the same.

A command is known by a hash of the options taken in it.  These are written in as many bytes as they
need, seven bits in each.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from engine.hashing import mix
from search.numbered import Numbered


class Commands:
    """Commands, numbered from 0 on."""

    def __init__(self) -> None:
        self._known: Numbered = Numbered()
        self._from: vec[i32] = vec[i32]()  # of each where its options begin
        self._options: vec[u8] = vec[u8]()  # of all, one after the other
        self._read: i64 = 0  # where the next option is read
        self._end: i64 = 0  # of those that are read

    def number(self, options: "vec[i64]", count: i64) -> i64:
        """The number of the command of the first so many options, each 0 or more."""
        known: i64 = 0
        step: i64 = 0
        while step < count:
            known = mix(known, options[step])
            step += 1
        number = self._known.number(known)
        if number == len(self._from):
            self._from = append(self._from, i32(len(self._options)))
            step = 0
            while step < count:
                self._write(options[step])
                step += 1
        return number

    def _write(self, option: i64) -> None:
        while option > 0x7F:
            self._options = append(self._options, u8(option & 0x7F | 0x80))
            option >>= 7
        self._options = append(self._options, u8(option))

    def read(self, number: i64) -> None:
        """Begin to read the options of a command."""
        self._read = i64(self._from[number])
        last = number + 1 == len(self._from)
        self._end = len(self._options) if last else i64(self._from[number + 1])

    def more(self) -> bool:
        """Whether there is another option to read."""
        return self._read < self._end

    def next(self) -> i64:
        """Read an option."""
        option: i64 = 0
        shift: i64 = 0
        while True:
            part = i64(self._options[self._read])
            self._read += 1
            option |= (part & 0x7F) << shift
            if part <= 0x7F:
                return option
            shift += 7
