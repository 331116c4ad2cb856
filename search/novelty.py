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

    def measure(self, count: i64, level: i64) -> i64:
        """The novelty of a state whose first `count` facts are in `facts`."""
        seed = mix(977, level)
        bits = self._bits
        mask = self._mask
        facts = self.facts
        best: i64 = 3
        first: i64 = 0
        while first < count:
            fact = facts[first]
            # The fact alone, and then with each before it.
            number = mix(seed, fact)
            novelty: i64 = 1
            second: i64 = 0
            while True:
                word = (number & mask) >> 5
                bit: i64 = 1 << (number & 31)
                if not bits[word] & bit:
                    bits[word] = bits[word] | bit
                    if novelty < best:
                        best = novelty
                if second == first:
                    break
                other = facts[second]
                pair = fact * 65536 + other if fact < other else other * 65536 + fact
                number = mix(seed, pair)
                novelty = 2
                second += 1
            first += 1
        return best
