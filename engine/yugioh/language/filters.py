"""The filters: predicates over one card."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import THE_CHOSEN


class Named(Filter):
    """A card with this name (given by passcode)."""

    passcode: int = 0


class Series(Filter):
    """A card of this series (archetype), given by its set code, or by either of two."""

    code: int = 0
    name: str = ""
    also: int = 0


class Type(Filter):
    """Any of these type bits."""

    bits: int = 0


class Race(Filter):
    """Any of these races (monster types)."""

    bits: int = 0


class Attribute(Filter):
    """Any of these attributes."""

    bits: int = 0


class Original(Filter):
    """A card whose original Type or Attribute matches, whatever it is now."""

    filter: Filter = ANY


class Between(Filter):
    """A number on the card lies in [least, most]; a card without it does not match.

    `what` is one of level, rank, link, attack, defense, scale.
    """

    what: w.Bounded = "level"
    least: int = 0
    most: int = v.UNBOUNDED


class SentForEffectOf(Filter):
    """It lies in the GY, and was sent there this turn to activate an effect of such a card."""

    filter: Filter = ANY


class NotNormal(Filter):
    """A monster that cannot be Normal Summoned/Set, by its text or its kind."""


class Arrived(Filter):
    """A card on the field that was Normal or Special Summoned this turn, or Set."""


class State(Filter):
    """A state of the card as it is now.

    `name` is one of: face-up, face-down, equip (it is equipped to a monster),
    other (not the card of the effect), pointed (the card of the effect points
    to its zone), co-linked (it points to a Link Monster that points to it),
    its-linked (it points to the card of the effect, or that points to it), pointing (the first),
    as-spell (a monster card in a Spell & Trap Zone),
    as-trap (one that is a Continuous Trap there), negatable,
    negated (a face-up monster whose effects are), materials (it has Xyz materials),
    negated (a face-up card whose effects are),
    sent-this-turn (it lies in the GY, and was sent there this turn), this-turn (it was
    summoned this turn), controlled (by the player of the effect), its-material (it was material for
    the summon of the card of the effect, and has not moved since), made-of-it (the other way round:
    the card of the effect was material for its summon), used-with-it (both were material for the
    same summon, and have not moved since), equipped-by-it (to the card of the effect,
    by its effect), bonded (the monster that the card of the effect is linked to, or was until that
    left the field), equipped-by-own-effect (to a monster, by an effect of its own), defense-
    position, free-column (in a Spell & Trap Zone, and the Main Monster Zone of its column and
    controller is free), marked (see `Mark`), attribute-left (see `UseUpAttribute`), new-name
    (see `ChangeName`), renamed (it has
    the name that its `NameBecomes` gives it), pointed-to (a Link Monster points to its zone),
    flipped (it was flipped face-up this turn), activated-this-turn (as a card, and not moved
    since), its-column (on the field in the column of the card of the effect), owned (by the player
    of the effect), sent-destroyed and the like (it lies in the GY, and was sent there this turn,
    having been destroyed, destroyed on the field, or by an effect, or Tributed: of the card of the
    effect alone), activated-opposite (it activated its effect this turn while the opponent
    controlled it in a Monster Zone), revealed (it is a card in a hand that stays revealed).
    """

    name: w.CardState = ""


class InPlace(Filter):
    """A card in one of these places now."""

    places: int = 0


class Summoned(Filter):
    """A monster that was summoned in one of these ways, or Special Summoned from the Extra Deck
    (BY_FROM_EXTRA), or from a GY (BY_FROM_GRAVE).
    """

    how: int = 0


class EquippedWith(Filter):
    """A monster equipped with a card that matches."""

    filter: Filter = ANY


class WithMaterial(Filter):
    """An Xyz Monster with a card that matches among its materials, or with so many."""

    filter: Filter = ANY
    least: int = 1


class MadeWith(Filter):
    """A monster that was summoned in one of these ways with a material that matched where it was;
    with `namesake` one that had the name of the monster.
    """

    filter: Filter = ANY
    how: int = 0
    namesake: bool = False


class EquippedTo(Filter):
    """An Equip Card on a monster that matches."""

    filter: Filter = ANY


class InColumnOf(Filter):
    """A card in the column of a face-up monster of the player that matches."""

    filter: Filter = ANY


class HasCounter(Filter):
    """A card with at least so many counters of this kind (a name such as "Spell")."""

    name: str = ""
    least: int = 1


class Zones(Filter):
    """A card in one of these zone numbers (bits 0 to 6)."""

    mask: int = 0


class Mentions(Filter):
    """A card whose text mentions the card with this passcode; `name` for one without definition."""

    passcode: int = 0
    name: str = ""


class PlacesCounters(Filter):
    """A card with an effect that places a counter of this kind."""

    name: str = ""


class SummonedOnlyWith(Filter):
    """A monster that must be Special Summoned with the card of this passcode."""

    passcode: int = 0


class MadeFrom(Filter):
    """A Fusion or Synchro Monster whose materials mention such a card."""

    filter: Filter = ANY


class Like(Filter):
    """A card that has this in common with another one, or with one of several.

    `what`: its name, Type or Attribute (as they are now, or "original"), or whether it is a
    Monster, a Spell or a Trap ("card type"); or its name is "mentioned" on the other one, on a
    Fusion Monster among its materials, or it "mentions" that of the other one; or its name has that
    of the other one in it ("name within"); or it is that very "card".
    `of` are cards chosen before, SELF, `Answered()`, or `Each` card in some places, face-down ones
    apart.
    """

    what: w.Shared = "name"
    of: Node = THE_CHOSEN


class NewName(Filter):
    """A card to which an effect has given a name, such that the name matches (`ChangeName`)."""

    filter: Filter = ANY


class LikeMaterial(Filter):
    """A card of the same original Attribute as a material of this card's summon that matched."""

    filter: Filter = ANY


class Measured(Filter):
    """A number on the card (see `LevelOf`) stands in this relation to an amount; a card without
    that number does not match.  IT in the amount is the card itself: "whose ATK equals its DEF".
    """

    what: w.Number = "level"
    op: w.Comparison = "="
    amount: Node | int = 0


class Provided(Filter):
    """Any card while a condition holds, as it is for the effect, and none while it does not."""

    condition: Node = ANY


class FitFor(Filter):
    """An Equip Spell or a Union that could be equipped to a monster: one chosen before, or SELF.

    With `bearer` a monster that such a card, which was chosen before, could be equipped to.
    """

    of: Node = THE_CHOSEN
    bearer: bool = False


OTHER = State("other")
FACE_UP = State("face-up")
EQUIP_CARD = State("equip")
POINTED = State("pointed")
POINTED_TO = State("pointed-to")
SENT_THIS_TURN = State("sent-this-turn")
MONSTER = Type(v.MONSTER)
SPELL = Type(v.SPELL)
TRAP = Type(v.TRAP)
SPELL_TRAP = Type(v.SPELL | v.TRAP)
NON_LINK = ~Type(v.LINK)


def level(least: int, most: int = v.UNBOUNDED) -> Between:
    """Level `least` to `most`."""
    return Between("level", least, most)
