"""What is told of a command: phrases, by the chain links that did it.

`engine/yugioh/telling/watch` fills these, `engine/yugioh/telling/story` puts them into words.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.phrases import PILES, listed
from engine.yugioh.position.slots import LOC, POSITION, REASON

# What the opponent draws is not seen.
THEY_DRAW: Final = "the opponent draws"


@dataclass
class Phrase:
    """A verb, the cards it is about, what follows them, and a last card.

    Without a verb the cards are the subject: "X goes to the GY".  `then` says
    that it happens after what comes before, not along with it.
    """

    verb: str
    cards: list[int]
    rest: str = ""
    onto: int = -1
    then: bool = False

    def joins(self, other: "Phrase") -> bool:
        """Whether both say the same of different cards."""
        return (self.verb, self.rest, self.onto) == (other.verb, other.rest, other.onto)


@dataclass
class Link:
    """A chain link, or with no effect the command itself."""

    card: int
    effect: int = -1
    place: str = ""
    trigger: bool = False
    cost: list[Phrase] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    done: list[Phrase] = field(default_factory=list)
    negated: bool = False
    powerless: bool = False  # the effects of its card are negated
    acted: bool = False  # its resolution has changed something
    over: bool = False  # it has resolved; a line that draws ends before


@dataclass
class Told:
    """What happened after a command, the chains after it each a list of links.

    `activated` says that the first chain is the command's own; `suffix` goes
    with a summon: its materials and its zone.  `winner` won by it, or nobody (-1).
    """

    command: str
    link: Link
    activated: bool = False
    suffix: str = ""
    choices: list[str] = field(default_factory=list)
    chains: list[list[Link]] = field(default_factory=list)
    winner: int = -1


def source(place: int) -> str:
    """Where a card came from, unless that was the field."""
    if place in PILES:
        return "from banishment" if place == v.BANISHED else f"from the {PILES[place]}"
    return ""


@dataclass(frozen=True)
class Material:
    """A material of a summon: where it was before, and which one it is, if that has to be said."""

    card: int
    before: int
    spot: str = ""


def using(game: YugiohGame, materials: Sequence[Material]) -> str:
    """The materials of a summon, each with its place before, and what became of them."""
    data = game.state.data
    used = [material for material in materials if material.before != v.OVERLAY]
    if not used:
        return ""
    reasons = int(data[REASON + used[0].card])
    to = {int(data[LOC + material.card]) for material in used}
    if to == {v.OVERLAY}:
        # Materials that come along with the monster below.
        return f" using {_names(game, used)}" + (
            " and its materials" if len(used) < len(materials) else ""
        )
    if reasons & v.R_TRIBUTE:
        return f" by Tributing {_names(game, used)}"
    if reasons & v.R_COST and to == {v.GRAVE}:
        return f" by sending {_names(game, used)} to the GY"
    return f" using {_names(game, used, fates=True)}"


def _names(game: YugiohGame, used: Sequence[Material], fates: bool = False) -> str:
    """Materials, each with where it was unless that was a Monster Zone, or the same for all."""
    notes = {**PILES, v.SZONE: "equipped"}
    places = {material.before for material in used}
    together = len(places) == 1 and not places & {v.MZONE, v.SZONE}
    became = [_fate(game, material.card) if fates else "" for material in used]
    alike = together and len(set(became)) == 1
    names = []
    for material, fate in zip(used, became, strict=True):
        said = ["" if together else notes.get(material.before, material.spot)]
        said.append("" if alike else fate)
        note = ", ".join(part for part in said if part)
        names.append(listed([game.name_of(material.card)]) + (f" ({note})" if note else ""))
    text = " + ".join(names) + (f" {source(places.pop())}" if together else "")
    return f"{text} ({became[0]})" if alike and became[0] else text


def _fate(game: YugiohGame, card: int) -> str:
    """What became of a material that did not go to the GY."""
    data = game.state.data
    place = int(data[LOC + card])
    if place == v.EXTRA and data[POSITION + card] & v.FACEUP:
        return "to the Extra Deck, face-up"
    if place in (v.DECK, v.EXTRA):
        return "shuffled into the Deck"
    return "banished" if place == v.BANISHED else ""
