"""Operations whose effect lasts for the rest of the turn."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.meant import SELF, THE_CHOSEN
from engine.yugioh.language.operations import Operation

__all__ = [
    "ActivateOnlyOne",
    "Ban",
    "BanishInstead",
    "BarOpposite",
    "BecomesEndPhase",
    "DamageForLeaving",
    "EffectsUnanswered", "EffectsUnnegated",
    "ForTheTurn",
    "Grant",
    "Later",
    "NegateColumn",
    "NormalDraw",
    "NotNextTurn",
    "OnlySpecialSummon",
    "Protect",
    "ReduceDamage",
    "ShieldTargets",
    "StayRevealed",
    "SummonOnlyOnce",
    "TributeOneOfTheirs",
]  # fmt: skip


class OnlySpecialSummon(Operation):
    """For the rest of this turn only monsters that match may be Special Summoned.

    The monster is matched where it is before the summon, so a lock on the
    Extra Deck alone is `~InPlace(EXTRA) | …`.  As a continuous effect of a card it holds while the
    card is face-up on the field, as a `Ban` does.  With `controlled`, of a monster that has it
    from an effect, only while the player of that effect controls it.
    """

    filter: Filter = ANY
    whose: int = v.YOU
    until: w.ForbiddenUntil = ""
    controlled: bool = False


class Ban(Operation):
    """For the rest of this turn: no such thing with cards that match (and have that name).

    `what`: special-summon, normal-summon, tribute-summon, flip-summon, pendulum-summon,
    link-summon, set,
    activate (cards and effects), activate-card (Spell and Trap Cards alone), add (from the Deck to
    the hand, drawing too),
    search (the same but for drawing), draw (by effects), effect (their effects
    are negated), link-material (using them as such), banish (any cards, by either player).
    With `name_of` only cards of the same name are meant.  `until` "next turn" is to the end of the
    player's next turn; no more than this one is played.  "pendulum summon" is for the turn too, but
    no longer than to the next Pendulum Summon of a player who cannot do it, "its normal summon" no
    longer than to the next Normal Summon of a monster with the name of that card.  `others`: but
    for what the effect itself does that is activated at this cost.
    """

    what: tuple[w.Banned, ...] = ()
    filter: Filter = ANY
    name_of: Node | None = None
    whose: int = v.YOU
    until: w.ForbiddenUntil = ""
    others: bool = False


class BanishInstead(Operation):
    """Cards that match and would be sent to the GY (of `whose`) from these places (0: from
    anywhere) are banished instead: for the rest of the turn, or as long as this card is face-up.

    `until` is that of a `Ban`.
    """

    filter: Filter = ANY
    from_: int = 0
    whose: int = v.EITHER
    until: w.ForbiddenUntil = ""


class EffectsUnnegated(Operation):
    """For the rest of this turn the activated effects of cards that match, whoever activates them,
    cannot be negated; their activations can.
    """

    filter: Filter = ANY


class EffectsUnanswered(Operation):
    """For the rest of this turn the opponent cannot activate cards or effects in response to the
    activation of effects of the player's monsters that match.
    """

    filter: Filter = ANY


class ForTheTurn(Operation):
    """For the rest of this turn the effect applies, wherever its card is.

    It is an `EachTime`, an `ExtraNormalSummon`, `NegatesActivated`, or protects cards
    (`Indestructible`, `Untargetable`, `Unaffected`), or monsters of a player that match gain or
    lose so much ATK (`FieldStats` by a number), those too that come later. `until` is that of
    `ChangeStats`; no more than this turn is played. What protects may last as long as this "main
    phase". An `EachTime` is seen from a card of the name of this one, or of `name_of`.
    """

    effect: Node = ANY
    until: w.TurnUntil = "end"
    name_of: Node | None = None


class DamageForLeaving(Operation):
    """If this face-up monster leaves the field this turn, its controller takes damage equal to its
    original ATK.
    """

    what: Node = THE_CHOSEN


class BarOpposite(Operation):
    """If the other player's Main Monster Zone in the column of this monster is unused, it cannot be
    used for the rest of this turn.
    """

    what: Node = SELF


class ShieldTargets(Operation):
    """Of the cards that the answered effect targets those on the field that match, face-up or not,
    cannot be targeted by the opponent's effects for the rest of this turn.
    """

    filter: Filter = ANY


class Grant(Operation):
    """These face-up monsters, or Spells and Traps, have continuous effects of their own:
    `Indestructible`, `SparedOnce`, `Untargetable`, `Unaffected` (each of `~OTHER`), seen from the
    player of this effect; `NotUsedFor`, whatever becomes of their effects; or this player is
    forbidden something as long as they stay, even if they are negated or change control
    (`OnlySpecialSummon`); or cards are banished that would be sent to the GY (`BanishInstead`), as
    long as it stays and is not negated.

    `until` is that of `ChangeStats`.
    """

    what: Node = SELF
    rules: tuple[Node, ...] = ()
    until: w.LastsUntil = ""


class NegateColumn(Operation):
    """This turn the effects of the Spells and Traps in this card's column are negated."""


class ActivateOnlyOne(Operation):
    """For the rest of this turn players `whose` can activate one card that matches, and no more.

    The activation of Spell and Trap Cards is meant, not that of their effects.
    """

    filter: Filter = ANY
    whose: int = v.YOU


class SummonOnlyOnce(Operation):
    """For the rest of this turn players `whose` can Normal or Special Summon once, and no more.

    With `special` it is about Special Summons alone, with `from_` about those from such places.
    """

    whose: int = v.YOU
    special: bool = False
    from_: int = 0


class TributeOneOfTheirs(Operation):
    """Once this turn the player can Tribute 1 monster of the opponent for a Tribute Summon."""


class Later(Operation):
    """These steps in a phase of a later turn, or in the Battle Phase: none of them is played."""

    when: w.LaterPhase = "next standby"
    do: tuple[Node, ...] = ()


class BecomesEndPhase(Operation):
    """It becomes the End Phase of this turn: the turn player does nothing more in it but end it."""


class NormalDraw(Operation):
    """In the Draw Phases of later turns the player draws so many cards; none of them is played."""

    count: int = 2


class NotNextTurn(Operation):
    """This card does not use this effect next turn; no more than this one is played."""


class StayRevealed(Operation):
    """This card in the hand is revealed until the end of the opponent's turn, and protects cards
    (`Indestructible`, `Untargetable`, `Unaffected`) as long as it is.
    """

    rules: tuple[Node, ...] = ()


class Protect(Operation):
    """Protection that only matters against the opponent or in battle this turn."""

    what: Node = SELF
    text: str = ""


class ReduceDamage(Operation):
    """For the rest of this turn the player takes half of any damage, rounded down, or none.

    With "none of theirs" none by effects of the opponent's cards. `until` is that of `ChangeStats`.
    """

    to: w.DamageTaken = "half"
    whose: int = v.OPPONENT
    until: w.LastsUntil = "end"
