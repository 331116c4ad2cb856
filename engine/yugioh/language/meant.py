"""Which cards a step is about: this card, cards that are chosen, all that match."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.totals import Total


class This(Node):
    """The card whose effect it is."""


SELF = This()


class Changed(Node):
    """In the amount of a change: the monster that is changed."""


IT = Changed()


class Choose(Node):
    """Cards the player chooses: `least` to `most` (a number or an amount) that match, in places.

    With `HowMany` for `most` it is that many, as were chosen before, or none; with `UpTo` around it
    so many or fewer.
    `joint` says what any two of the chosen cards have in common, or in what they differ: their
    names, Levels, Types, Attributes; `total` what their Levels come to.  With `as_many` as many as
    possible must be chosen, `most` at the most; with `exactly` as many as the amount `most` says,
    or none.  `name` lets a later step speak of them (`Chosen`).  With `by` OPPONENT it is the other
    player than that of the effect who chooses.  With `with_this` the card of the effect must be one
    of those that are chosen.
    """

    filter: Filter = ANY
    places: int = 0
    least: int = 1
    most: Node | int = 1
    whose: int = v.YOU
    name: str = ""
    joint: w.Joint = ""
    as_many: bool = False
    exactly: bool = False
    by: int = v.YOU
    total: Total | None = None
    with_this: bool = False


class Chosen(Node):
    """The cards chosen under these names; without one, the targets or the latest choice."""

    names: tuple[str, ...] = ()


THE_CHOSEN = Chosen()


class Among(Node):
    """Cards the player chooses among those of an earlier step, `least` to `most` that match."""

    of: str = ""
    filter: Filter = ANY
    least: int = 1
    most: int = 1
    name: str = ""
    joint: w.Joint = ""


class Rest(Node):
    """The cards of an earlier step that were not taken since: they are still in these places."""

    of: str = ""
    places: int = v.DECK


class Each(Node):
    """Every card that matches, in these places; `name` as for `Choose`.

    `but` names cards chosen before that are left out.
    """

    filter: Filter = ANY
    places: int = 0
    whose: int = v.YOU
    name: str = ""
    but: str = ""


class Random(Node):
    """Cards taken at random (a chance decision) from those that match; `name` as for `Choose`.

    With `of` they are those of an earlier step that have not moved since.
    """

    filter: Filter = ANY
    places: int = 0
    count: Node | int = 1
    whose: int = v.OPPONENT
    name: str = ""
    of: str = ""


class Answered(Node):
    """The card of the chain link that this one answers, if it has not moved since (its own cost
    apart), and is in one of these places.

    With `gone` it is where it lies since this effect destroyed or banished it.
    """

    places: int = 0
    gone: bool = False


class AnsweredCard(Node):
    """As a target: the card of the chain link that this one answers, if it matches, is in one of
    these places and has not moved since; `name` as for `Choose`.
    """

    filter: Filter = ANY
    places: int = 0
    name: str = ""


class FormerMonster(Node):
    """In an `EachTime` of a card that leaves the field: its monster, equipped with it or linked."""


class Attached(Node):
    """The materials of the card of the effect, an Xyz Monster: in a filter that holds cards against
    them.
    """


class EventCards(Node):
    """The cards of the event that triggered this effect, `least` to `most` of them, chosen among
    those that are in these places (0: anywhere); `name` as for `Choose`.  With `every` it is all of
    those cards.
    """

    filter: Filter = ANY
    places: int = 0
    least: int = 1
    most: int = 1
    name: str = ""
    every: bool = False
