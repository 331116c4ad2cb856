"""Boards of the bundled decks of which players know the better one: the default value agrees.

`docs/search.md` says why each is the better one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import pytest

from cli.yugioh.cards import definitions
from decklists import catalog
from decklists.names import name_key
from engine.yugioh.language import Card
from engine.yugioh.vocabulary import EXTRA_LEFT
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.value import value
from tests.engine.yugioh.table import Table, body

UNDER = [body(f"Under {at}") for at in range(6)]


@dataclass(frozen=True)
class Board:
    """An end board by names; `linked` lies in an Extra Monster Zone.

    `materials` are so many attached to a monster, `attack` is what its ATK is made.
    """

    monsters: Sequence[str] = ()
    linked: str = ""
    sets: Sequence[str] = ()
    grave: Sequence[str] = ()
    hand: Sequence[str] = ()
    extra: Sequence[str] = ()
    materials: Mapping[str, int] = field(default_factory=dict)
    equips: Mapping[str, str] = field(default_factory=dict)

    def worth(self) -> int:
        """The default value of the board."""
        monsters = dict(enumerate(map(card, self.monsters)))
        if self.linked:
            monsters[EXTRA_LEFT] = card(self.linked)
        equips = [card(name) for name in self.equips.values()]
        table = Table(
            [card(name) for name in self.hand], UNDER,
            [*(card(name) for name in self.extra), *equips], field=monsters,
            sets=[card(name) for name in self.sets], grave=[card(name) for name in self.grave],
        )  # fmt: skip
        for (monster, _), equip in zip(self.equips.items(), equips, strict=True):
            table.equip(equip, card(monster))
        for monster, number in self.materials.items():
            for under in UNDER[:number]:
                table.attach(under, card(monster))
        return int(value(table.state, value_of(table.game)))


@cache
def card(name: str) -> Card:
    """The definition that the bundled decks play."""
    (number,) = {
        one.alias or one.id for one in catalog().values() if name_key(one.name) == name_key(name)
    }
    return definitions()[number]


CAESAR, LITTLE_KNIGHT = "D/D/D Wave High King Caesar", "S:P Little Knight"
BARONNE, SPIRIT = "Baronne de Fleur", "Blue-Eyes Spirit Dragon"
CHIXIAO, MO_YE = "Swordsoul Grandmaster - Chixiao", "Swordsoul of Mo Ye"
DETONATOR, DUO_DRIVE = "Ryzeal Detonator", "Ryzeal Duo Drive"
ANCHOR, ENGAGE = "Sky Striker Mecha - Widow Anchor", "Sky Striker Mobilize - Engage!"
PRINCESS = "Promethean Princess, Bestower of Flames"
RULKALLOS, REINOHEART = "Tearlaments Rulkallos", "Tearlaments Reinoheart"
MIRRORJADE, ALBION = "Mirrorjade the Iceblade Dragon", "Albion the Branded Dragon"
FORMULA, ASH = "Formula Synchron", "Ash Blossom & Joyous Spring"

PAIRS: dict[str, tuple[Board, Board]] = {
    "swordsoul: two kinds of answer": (
        Board([CHIXIAO, BARONNE], grave=[MO_YE]), Board([CHIXIAO] * 2, grave=[MO_YE] * 2),
    ),
    "fiendsmith: a body for an answer": (
        Board([CAESAR, LITTLE_KNIGHT], "A Bao A Qu, the Lightless Shadow", hand=[ASH],
              materials={CAESAR: 2}),
        Board([CAESAR, LITTLE_KNIGHT], "Cross-Sheep", hand=[ASH], materials={CAESAR: 2}),
    ),
    "fiendsmith: Desirae needs an Equip Card": (
        Board(["Fiendsmith's Desirae"],
              equips={"Fiendsmith's Desirae": "Fiendsmith's Sequence"}),
        Board(["Fiendsmith's Desirae"], "Fiendsmith's Sequence"),
    ),
    "snake-eye: what waits in the GY": (
        Board(["Snake-Eyes Flamberge Dragon"], LITTLE_KNIGHT, grave=[PRINCESS]),
        Board(["Snake-Eyes Flamberge Dragon", LITTLE_KNIGHT], PRINCESS),
    ),
    "ryzeal: materials where they are detached": (
        Board([DETONATOR, DUO_DRIVE], materials={DETONATOR: 3}),
        Board([DETONATOR, DUO_DRIVE], materials={DUO_DRIVE: 3}),
    ),
    "synchron: a second negation": (
        Board([BARONNE, "Crystal Wing Synchro Dragon"]), Board([BARONNE, "Junk Warrior"]),
    ),
    "tearlaments: a Set Trap with the monster that it names": (
        Board([RULKALLOS], sets=["Tearlaments Sulliek"], grave=[REINOHEART]),
        Board([RULKALLOS, "Tearlaments Kaleido-Heart"], grave=[REINOHEART]),
    ),
    "sky-striker: Widow Anchor Set, and no monster in the way": (
        Board(linked="Sky Striker Ace - Kagari", sets=[ANCHOR], grave=[ENGAGE] * 3),
        Board(["Sky Striker Ace - Raye"], sets=[ANCHOR], grave=[ENGAGE] * 3),
    ),
    "despia: Mirrorjade with what it sends": (
        Board([MIRRORJADE], extra=[ALBION]), Board([MIRRORJADE, ALBION]),
    ),
    "unchained: a Trap for the next Link Summon": (
        Board([], "Unchained Soul of Rage", ["Escape of the Unchained"]),
        Board(["Unchained Abomination"], "Unchained Soul of Rage"),
    ),
    "blue-eyes: a Trap that destroys, not a body more": (
        Board([SPIRIT], sets=["Majesty of the White Dragons"], hand=["Blue-Eyes White Dragon"]),
        Board([SPIRIT, "Blue-Eyes White Dragon"]),
    ),
    "a hand trap stays in the hand": (Board([BARONNE], hand=[ASH]), Board([BARONNE, ASH])),
    "the Extra Deck is not spent for nothing": (
        Board([BARONNE], extra=[FORMULA]), Board([BARONNE], grave=[FORMULA]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("pair", PAIRS)
def test_the_better_board_is_worth_more(pair: str) -> None:
    better, other = PAIRS[pair]
    assert better.worth() > other.worth()
