"""Operations that summon."""

from dataclasses import replace

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import Choose, Each, SELF
from engine.yugioh.language.operations import Operation

__all__ = [
    "CreateToken", "FusionSummon", "NormalSummonNow", "NormalSummons",
    "RitualSummon",
    "SpecialSummon", "SummonAsMonster", "SummonFromExtraNow", "one_such",
]  # fmt: skip


class SpecialSummon(Operation):
    """Special Summon to the field of the player of the effect, or (`whose`) of the opponent.

    A monster from the Extra Deck goes where Extra Deck monsters may, any other
    to a Main Monster Zone.  `zones` "pointed" allows only zones this card
    points to, "twice-pointed" zones that two or more Link Monsters point to, "extra" only Extra
    Monster Zones, "column" only the Main Monster Zone in
    the column of the Spell & Trap Zone it is in; with `linked` it goes to a zone there that a Link
    Monster that matches points to.  `position` is a mask of the
    positions the player may choose from, `how` an addition to being Special
    Summoned (BY_FUSION: "this is treated as a Fusion Summon").  `but` says what
    is true of the summoned monster (`words.SummonedAs`).

    An Xyz Monster may be summoned by using a monster of the player as its material (`onto`), whose
    own materials come along with `transfer`, and else go to the GY.  With `ignoring` its Summoning
    conditions are ignored.
    """

    what: Node = SELF
    position: int = v.FACEUP
    zones: w.SummonZones = ""
    how: int = 0
    but: tuple[w.SummonedAs, ...] = ()
    onto: Node | None = None
    transfer: bool = False
    whose: int = v.YOU
    linked: Filter | None = None
    ignoring: bool = False


class RitualSummon(Operation):
    """Ritual Summon a monster that matches from the hand (or `places`).

    Tributes match `tributes` and come from hand and field (`from_`; 0: there are none), `at_most`
    so many (0: any number), one at least matches `including`; their Levels together reach its
    Level with none too many (`exactly`: are equal to it, or to so many `times` its Level).
    `others` are cards in other places that count like them (with `Choose` one of them), and that
    are banished or sent to the GY instead (`into`).  `position` is a mask as for Special Summons.
    One of the cards `instead` can be Tributed in place of all that, whatever its Level.  Where a
    text gives a `total`, the Levels of the Tributes come to that number, whatever the Level of the
    monster.  `name` lets a later step speak of the monster.
    """

    filter: Filter = ANY
    exactly: bool = False
    tributes: Filter = ANY
    places: int = v.HAND
    from_: int = v.HAND | v.MZONE
    including: Filter | None = None
    others: Each | Choose | None = None
    into: w.MaterialsTo = "banish"
    position: int = v.FACEUP
    times: int = 1
    instead: Each | None = None
    name: str = ""
    at_most: int = 0
    total: int = 0


class CreateToken(Operation):
    """Special Summon Tokens with this passcode (defined like a card), to this player's field.

    Of both players' fields so many to each; with `zones` "pointed" to zones of the player that this
    card points to.  `count` may be as many as were chosen before (`HowMany`), or as are possible
    (`FreeZones`), to the player's own field.

    `name` lets a later step speak of them.  `but` says what is true of them; while one of them is
    in the Monster Zone the player who summoned it may Special Summon only monsters that match
    `only`.
    """

    passcode: int = 0
    count: Node | int = 1
    position: int = v.FACEUP
    whose: int = v.YOU
    name: str = ""
    but: tuple[w.SummonedAs, ...] = ()
    only: Filter | None = None
    zones: w.TokenZones = ""


class SummonAsMonster(Operation):
    """Special Summon this card, a Spell or Trap, as the monster of this passcode.

    That monster is defined like a card, with the text of what it does as a monster.  When it
    leaves the Monster Zone it is this card again.  It is an Effect Monster, or `normal`; with
    `still_trap` it is a Trap as well.
    """

    passcode: int = 0
    position: int = v.FACEUP
    normal: bool = False
    still_trap: bool = False

    def words(self) -> str:
        return f"Special Summon this card as a monster ({self.passcode})"


class FusionSummon(Operation):
    """Fusion Summon a monster that matches from the Extra Deck.

    Materials come from the union of `sources` (each a filter in places) and go
    to `into`: grave, banish, deck or the bottom of it; those from `AlsoBanished` ones, which are
    no sources of the others, are banished, and of `AlsoUsed` ones no more than so many are used.
    One of them at least matches `including`; with `materials` they are so many.
    `Rolled()` is then how many of them match `counting`, where they were.  `but` says what is true
    of the summoned monster; `name` lets a later step speak of it.  It is treated as a Fusion Summon
    with the card `with_`, where that is the passcode of one.
    """

    filter: Filter = ANY
    sources: tuple[Node, ...] = ()
    into: w.MaterialsTo = "grave"
    including: Filter | None = None
    counting: Filter | None = None
    but: tuple[w.SummonedAs, ...] = ()
    materials: int = 0
    name: str = ""
    with_: int = 0


class SummonFromExtraNow(Operation):
    """Summon a monster from the Extra Deck now, in the way of its kind, with own materials.

    `kinds`: link, synchro, xyz; with `including_this` the card of the effect is a material.  With
    `only` these cards, whoever controls them, and the card of the effect if it is included, are
    the materials, and nothing else is.  One material is `including`, where that is said; with
    `each` all of them are such monsters that the player controls.
    """

    kinds: tuple[w.Way, ...] = ()
    filter: Filter = ANY
    including_this: bool = False
    only: Node | None = None
    including: Filter | None = None
    each: Filter | None = None


class NormalSummonNow(Operation):
    """Immediately Normal Summon a monster from the hand, beyond the turn's own; with `tributing`
    Tribute Summon it, with `what` that very card.
    """

    filter: Filter = ANY
    tributing: bool = False
    what: Node | None = None


class NormalSummons(Operation):
    """This turn, or in each turn of the Duel, this many Normal Summons or Sets may be made in all.

    No more than this turn is played.
    """

    count: int = 2
    until: w.AllowedUntil = ""


def one_such(summon: SpecialSummon) -> SpecialSummon | None:
    """The summon of 1 more such monster, if one alone is chosen, of which nothing else is said."""
    what = summon.what
    if not isinstance(what, Choose) or (what.least, what.most) != (1, 1):
        return None
    return SpecialSummon(replace(what, name="")) if summon == SpecialSummon(what) else None
