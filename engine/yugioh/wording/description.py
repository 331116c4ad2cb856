"""What a noun of a clause is said with: adjectives, numbers, and what stands after it."""

from dataclasses import dataclass, field

from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.words import listed


# The order of adjectives before a noun.
OTHER, FACE, POSITION, LINKED, SUMMONED, LEVEL, FIRST_NOT, ATTRIBUTE, NOT, SERIES, RACE, TYPE = (
    range(12)
)


@dataclass
class Description:
    """What one conjunction of leaves says."""

    telling: Telling
    adjectives: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    types: list[tuple[int, ...]] = field(default_factory=list)  # bits of each group that is asked
    without: int = 0  # types that it must not have
    name: str = ""
    numbers: list[str] = field(default_factory=list)  # "3000 or more ATK"
    # What it has in common with other cards, or what not: what, whether, with which cards.
    likes: list[tuple[str, bool, str]] = field(default_factory=list)
    measured: list[str] = field(default_factory=list)  # "whose Level is less than that monster's"
    after: list[str] = field(default_factory=list)
    but: list[str] = field(default_factory=list)
    places: int = 0
    zones: int = 0
    this: bool = False  # the card of the effect itself
    states: list[tuple[str, bool]] = field(default_factory=list)
    hand_or_face_up: bool = False
    equip_card: bool = False
    properties: bool = False  # asks for something that only a face-up card shows
    summoned: str = ""
    provided: str = ""  # the condition under which this alternative is one

    @property
    def asked(self) -> int:
        """All types of which it must have one or more."""
        return sum({bit for group in self.types for bit in group})

    @property
    def ending(self) -> str:
        """What stands after the noun."""
        numbers = [f"with {listed(self.numbers, 'and')}"] if self.numbers else []
        return "".join(f" {text}" for text in (*numbers, *self.after))

    @property
    def held(self) -> str:
        """What it is held against, at the end of the clause."""
        return "".join(f" {text}" for text in (*_compared(self.likes), *self.measured))

    def adjective(self, rank: int, *alternatives: str) -> None:
        """Add an adjective, or several of which one must hold."""
        self.adjectives.append((rank, alternatives))
        self.properties |= rank >= LEVEL


def _compared(likes: list[tuple[str, bool, str]]) -> list[str]:
    """ "with the same Type and Attribute as that target, but a different name" """
    texts = []
    apart_from = [of for what, alike, of in likes if (what, alike) == ("card type", False)]
    if len(apart_from) == 2:
        likes = [one for one in likes if one[0] != "card type"]
        texts.append("of the third card type")
    for other in dict.fromkeys(one[2] for one in likes):
        same = _together([what for what, alike, of in likes if alike and of == other])
        apart = _together([what for what, alike, of in likes if not alike and of == other])
        if not same:
            texts.append(f"with a different {apart} from {other}")
        else:
            texts.append(f"with the same {same} as {other}" + (
                f", but a different {apart}" if apart else ""))  # fmt: skip
    return texts


def _together(words: list[str]) -> str:
    """Several things that cards have in common; "original" is said once of all of them."""
    plain = [word.removeprefix("original ") for word in words]
    original = bool(words) and all(word.startswith("original ") for word in words)
    return f"original {listed(plain, 'and')}" if original else listed(words, "and")
