"""Continuous effects on what a monster is used as: for which summon, and as what."""

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.filters import OTHER
from engine.yugioh.language.meant import SELF
from engine.yugioh.language.operations import Operation
from engine.yugioh.language import words as w


class TwoTributes(Node):
    """Monsters that match `filter` can be treated as 2 Tributes, or as many as it is `worth`, for
    the Tribute Summon of one that matches `of`.
    """

    of: Filter = ANY
    filter: Filter = ~OTHER
    worth: int = 2


class TributesAlso(Node):
    """For the Tribute Summon of this card face-up its player can Tribute Spells and Traps that they
    control and that match, as well as monsters.
    """

    filter: Filter = ANY


class RitualWithout(Node):
    """For the Ritual Summon of this card no card that matches is used."""

    filter: Filter = ANY


class OneTribute(Node):
    """For the Tribute Summon of this card face-up one monster that matches will do; where the text
    does not ask for it face-up, it `sets` this card too.
    """

    filter: Filter = ANY
    sets: bool = False


class OneLessTribute(Node):
    """Players `whose` can Normal Summon, but not Set, monsters that match for 1 less Tribute.

    A continuous effect, or of its player in `ForTheTurn`.
    """

    filter: Filter = ANY
    whose: int = v.YOU


class TributesTheirs(Node):
    """For a Tribute Summon the player of this card can Tribute monsters of the opponent that match,
    as well as their own.
    """

    filter: Filter = ANY


class SendsForTributes(Node):
    """For a Tribute Summon that takes 2 Tributes the player of this card can send 1 own monster and
    1 card of the opponent to the GY instead; nothing is Tributed then.
    """


class BanishedAsMaterial(Node):
    """This card on the field that matches is banished when it is used as Synchro Material."""

    filter: Filter = ANY


class AsNonTuner(Node):
    """This card can be treated as a non-Tuner for the Synchro Summon of a monster that matches."""

    of: Filter = ANY


class AsLevel(Node):
    """This card can be treated as of one of these Levels for the Xyz Summon of a monster that
    matches.
    """

    levels: tuple[int, ...] = ()
    of: Filter = ANY


class FusionSubstitute(Node):
    """For the Fusion Summon of a monster that matches this card can stand in for one material that
    is asked for by its name, or with `for_attribute` by an Attribute, and no other card can then.
    It lies in these places (0: in the hand, on the field or in the GY).
    """

    places: int = 0
    of: Filter = ANY
    for_attribute: bool = False


class FusionsWithOthers(Node):
    """Effects of other cards too can Fusion Summon, for the player, the monsters that must be
    Special Summoned with the card of this passcode.
    """

    passcode: int = 0


class ForTuner(Node):
    """For a Synchro Summon this card can be used in place of any 1 Tuner that matches."""

    filter: Filter = ANY


class Namesake(Node):
    """For the Link Summon of a monster that matches its controller can use 1 Link Monster of the
    same name, which matches too, as the entire material; with `once` one time per turn, by the name
    of this card.
    """

    filter: Filter = ANY
    once: bool = False


class LinkedFromHand(Node):
    """This card in the hand can also be used as Link Material for a monster that matches `of`, with
    a monster of its player that matches `filter`; with `once` one time per turn, by the name of
    this card.
    """

    filter: Filter = ANY
    of: Filter = ANY
    once: bool = False


class DetachesForRituals(Node):
    """Its controller can detach materials of this card as monsters for a Ritual Summon that takes
    monsters from the hand or field.
    """


class WithoutDetaching(Node):
    """The monsters of its controller that match can activate their effects without detaching the
    materials that would be detached for them.
    """

    filter: Filter = ANY


class FieldTuner(Node):
    """Face-up monsters that match are treated as Tuners."""

    filter: Filter = ~OTHER
    whose: int = v.EITHER


class TreatAsTuner(Operation):
    """These monsters are treated as Tuners; `until` is that of `ChangeStats`."""

    what: Node = SELF
    until: w.LastsUntil = ""
