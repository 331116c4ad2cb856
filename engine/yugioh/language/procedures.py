"""Summoning procedures: how a monster is summoned in its own way."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


class Materials(Node):
    """A material requirement: `least` to `most` cards that match."""

    filter: Filter = ANY
    least: int = 1
    most: int = 1


class LinkSummon(Node):
    """Link Summon with `least` or more monsters, of which one matches `including`.

    Up to `theirs` of them may be monsters that the opponent controls; with `main_only` none is in
    an Extra Monster Zone.
    """

    each: Filter = ANY
    least: int = 1
    including: Filter | None = None
    joint: w.Joint = ""
    theirs: int = 0
    main_only: bool = False


class XyzSummon(Node):
    """Xyz Summon with this many monsters (`more`: or more, up to `most`) of the Level that is its
    Rank; with `any_level` of whatever Level, or none.  Monsters that are `treated` so count as ones
    of that Level.
    """

    each: Filter = ANY
    least: int = 2
    more: bool = False
    most: int = v.UNBOUNDED
    any_level: bool = False
    joint: w.Joint = ""
    treated: Filter | None = None


class XyzOnto(Node):
    """Xyz Summon by using one monster that matches, whose materials come along.

    A card in the hand that matches `paying` is sent to the GY for it, or `discarded`.  With
    `silent` it cannot activate its effect on the field this turn, of which there is one.  `after`
    holds once it was summoned this way.
    """

    onto: Filter = ANY
    limit: bool = True  # once per turn by name
    condition: tuple[Node, ...] = ()
    silent: bool = False
    paying: Filter | None = None
    discarded: bool = False
    after: tuple[Node, ...] = ()


class SynchroSummon(Node):
    """Synchro Summon with so many `tuners` (`more_tuners`: or more), and so many (`more`: or more)
    non-Tuners that match, or (`any_others`) Tuners as well.  Where 1 Tuner is asked for, a monster
    that is `treated` so will do; with `treated_level` it is one without a Level, which counts as
    one of this Level.
    """

    tuner: Filter = ANY
    others: Filter = ANY
    least: int = 1
    more: bool = True
    tuners: int = 1
    more_tuners: bool = False
    treated: Filter | None = None
    treated_level: int = 0
    any_others: bool = False


class FusionMaterials(Node):
    """The materials of a Fusion Monster, in slots.

    With `by_effect` a Fusion Summon by an effect can make it; with `exact` nothing substitutes for
    them.  They come `only` from these places (0: any) of the player, and with `each` at least one
    from each of them.
    """

    slots: tuple[Materials, ...] = ()
    joint: w.Joint = ""
    by_effect: bool = True
    exact: bool = False
    only: int = 0
    each: bool = False


class Contact(Node):
    """Special Summoned from the Extra Deck by sending its Fusion materials to the GY.

    Or by banishing them, shuffling them into the Deck or Tributing them (`into`).  `whose` says on
    which side of the field they may be.
    """

    places: int = v.HAND | v.MZONE | v.SZONE
    into: w.ContactTo = "grave"
    whose: int = v.YOU


class ByItself(Node):
    """An inherent Special Summon: from these places, at this cost, under these conditions.

    It goes to the field of `whose`; with `linked` to a zone there that a Link Monster that matches
    points to, with `zones` (`Beside`, `InColumn`, or `Zones`) only to these Main Monster Zones.
    `after` holds once it was summoned this way, and it is `banished` when it leaves the field;
    `once` per turn by name.
    """

    where: int = v.HAND
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    after: tuple[Node, ...] = ()
    once: bool = False
    position: int = v.FACEUP
    whose: int = v.YOU
    linked: Filter | None = None
    zones: Node | None = None
    banished: bool = False


class Beside(Node):
    """The Main Monster Zones adjacent to a monster of the player that matches, or in its column."""

    filter: Filter = ANY


class InColumn(Node):
    """The Main Monster Zones in a column with at least so many cards of both players."""

    least: int = 2
