"""Novelty: how small a set of facts is new in a state, at its level of value.

A state has novelty 1 if a fact holds in it that held in no earlier state of
the same level, 2 if a pair of facts does, else 3.  Lipovetzky and Geffner,
*Best-First Width Search*, AAAI 2017.

Facts and pairs are remembered in a table of bits addressed by a hash; two
pairs that share a bit make a state look less novel than it is, which changes
the order of the search and never its result on a space that is exhausted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.hashing import mix

BITS: Final = 1 << 24  # at most
BITS_FOR_EACH: Final = 1024  # for a node: it has some hundred pairs of facts
FACTS: Final = 1024


class Novelty:
    """What has been seen so far, in a search of so many nodes."""

    def __init__(self, nodes: int = BITS) -> None:
        bits = 1 << 16
        while bits < BITS and bits < nodes * BITS_FOR_EACH:
            bits *= 2
        self._mask: i64 = bits - 1
        self._bits: vec[i64] = vec[i64]([0] * (bits // 32))
        self.facts: vec[i64] = vec[i64]([0] * FACTS)

    def _new(self, number: i64) -> bool:
        at = number & self._mask
        bit: i64 = 1 << (at & 31)
        word = at >> 5
        if self._bits[word] & bit:
            return False
        self._bits[word] |= bit
        return True

    def measure(self, count: i64, level: i64) -> i64:
        """The novelty of a state whose first `count` facts are in `facts`."""
        seed = mix(977, level)
        best: i64 = 3
        first: i64 = 0
        while first < count:
            one = mix(seed, self.facts[first])
            if self._new(one):
                best = 1
            second: i64 = 0
            while second < first:
                low = self.facts[first]
                high = self.facts[second]
                if low > high:
                    swap = low
                    low = high
                    high = swap
                if self._new(mix(seed, low * 65536 + high)) and best == 3:
                    best = 2
                second += 1
            first += 1
        return best
