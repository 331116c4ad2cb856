"""Continuous effects and rules that stand on a card."""

from engine.yugioh.language import words as w
from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language.filters import OTHER


class EquipStats(Node):
    """The ATK (`stats`: ATK, DEF or both) of the monster this is equipped to changes by an amount.

    Or is set `to` one; `original` sets the original value, `last` after everything else.
    """

    by: Node | int = 0
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False


class FieldStats(Node):
    """The same for the monsters on the field that match."""

    by: Node | int = 0
    filter: Filter = ANY
    whose: int = v.YOU
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False


class FieldType(Node):
    """Monsters that match, in these places, are monsters of this Type (bits); face-up ones alone.

    With `also` beside the Types that they have.
    """

    to: int = 0
    filter: Filter = ANY
    whose: int = v.EITHER
    places: int = v.MZONE
    also: bool = False


class FieldAttribute(Node):
    """The same for their Attribute."""

    to: int = 0
    filter: Filter = ANY
    whose: int = v.EITHER
    places: int = v.MZONE
    also: bool = False


class FieldLevels(Node):
    """The Levels of monsters that match, face-up ones and those in hands, are changed by a number,
    or from what is printed `to` one.

    A Level is never less than 1.
    """

    by: int = 0
    filter: Filter = ANY
    whose: int = v.EITHER
    places: int = v.MZONE
    to: int = 0


class Indestructible(Node):
    """Your cards on the field that match (or those of `whose`) cannot be destroyed: by battle, by
    effects (of player `by`, of cards that match `of`, with `activated` only by activated ones).
    """

    filter: Filter = ANY
    by: int = v.EITHER
    what: tuple[w.Harm, ...] = ("effect",)
    of: Filter = ANY
    whose: int = v.YOU
    activated: bool = False


class SparedOnce(Node):
    """The first time each turn that one of your cards that match would be destroyed, it is not: see
    `Indestructible`.
    """

    filter: Filter = ANY
    by: int = v.EITHER
    what: tuple[w.Harm, ...] = ("effect",)
    of: Filter = ANY
    whose: int = v.YOU


class Untargetable(Node):
    """Effects of player `by` cannot target your cards on the field that match (or those of
    `whose`); with `of` only effects of cards that match.
    """

    filter: Filter = ANY
    by: int = v.OPPONENT
    of: Filter = ANY
    whose: int = v.YOU


class Unaffected(Node):
    """Your monsters that match are unaffected by effects (with `activated` by activated ones) of
    cards of player `by` that match `of`; with `unless_targeted` by none that targets the monster.
    """

    of: Filter = ANY
    filter: Filter = ~OTHER
    by: int = v.EITHER
    activated: bool = False
    unless_targeted: bool = False


class While(Node):
    """These continuous effects apply while all conditions hold.

    With `scale` they are those of a card in the Pendulum Zone, with `as_trap` those of a monster
    that is a Continuous Trap; with `firm` they cannot be negated.
    """

    condition: tuple[Node, ...] = ()
    rules: tuple[Node, ...] = ()
    scale: bool = False
    firm: bool = False
    as_trap: bool = False


class InsteadOfDestruction(Node):
    """If your cards on the field (or those of `whose`) would be destroyed by effect, `do` can be
    done instead.

    `filter` says which cards, `by` by whose effects they would be destroyed; with `once` once per
    turn by name, with `each_once` by copy, with `alone` only where no other card would be destroyed
    with the saved one.  `where` are the places in which this card has it: the field, the GY, …
    With `must` it is done wherever it can be.
    """

    filter: Filter = ANY
    do: tuple[Node, ...] = ()
    by: int = v.EITHER
    once: bool = False
    where: int = v.FIELD_PLACES
    alone: bool = False
    whose: int = v.YOU
    each_once: bool = False
    must: bool = False


class BanishedWhenLeaving(Node):
    """If this face-up card would leave the field, it is banished instead."""


class UnderDeckWhenLeaving(Node):
    """If this face-up Special Summoned card leaves the field, it goes to the bottom of the Deck."""


class HoldsAtMost(Node):
    """No more than so many counters of a kind lie on this card."""

    name: str = ""
    most: int = 1


class NotUsedFor(Node):
    """This card on the field is not used for these: tribute, tribute-summon, fusion, synchro,
    xyz, link.

    With `always` nowhere, whatever becomes of its effects.  With `but` it is used for the summon of
    a monster that matches all the same; with `new` it is not used only in the turn in which it was
    itself summoned in that way.
    """

    what: tuple[w.Use, ...] = ()
    always: bool = False
    but: Filter | None = None
    new: bool = False


class OthersUsed(Node):
    """Whatever becomes of its effects, this card is used for these summons only if all other
    materials match.
    """

    what: tuple[w.Use, ...] = ()
    filter: Filter = ANY


class NotSpecialSummoned(Node):
    """It cannot be Special Summoned, or not from these places, or only not in these ways, of which
    a Normal Summon may be one; with `normal` not Normal Summoned either.
    """

    places: int = 0
    normal: bool = False
    how: int = 0


class NameBecomes(Node):
    """In these places this card has the name of that card; `series` are those of the new name, and
    `still` one of its own that it keeps.
    """

    passcode: int = 0
    places: int = 0
    series: tuple[int, ...] = ()
    still: Filter = ANY


class OnlyOne(Node):
    """Its controller can control only one card that matches, this one; of EITHER there can be only
    one on the whole field.
    """

    filter: Filter = ANY
    whose: int = v.YOU


class ControlLimit(Node):
    """Each player can only control one face-up monster that matches, monsters of one Type or
    Attribute, or one of each Type; those with more keep to it and send the others to the GY.
    With "no more" the opponent cannot place more monsters than there are on this side, if any are.
    """

    what: w.Controlled = "one"
    filter: Filter = ANY


class Toll(Node):
    """Players `whose` must pay so many Life Points to activate a card or effect, or with `effects`
    an effect: not a card that does nothing when it is activated.
    """

    points: int = 0
    whose: int = v.OPPONENT
    effects: bool = False


class FromHand(Node):
    """You can activate Traps that match from your hand, and in the opponent's turn Quick-Play
    Spells.
    """

    filter: Filter = ANY


class SetFirst(Node):
    """Both players must Set Spells before they activate them, and cannot do so in the same turn."""


class AsQuick(Node):
    """You can activate the Ignition Effects of your monsters that match as Quick Effects."""

    filter: Filter = ANY


class StaysAsSpell(Node):
    """Destroyed face-up in a Monster Zone, it can become a Continuous Spell of its owner instead
    of going to the GY.
    """


class OneAtATime(Node):
    """While it is face-up, nobody can Special Summon two or more monsters at the same time."""


class LowestTakesNoDamage(Node):
    """While it is face-up, the player with the lowest Life Points takes no damage."""


class InPosition(Node):
    """Face-up monsters that match are changed to this battle position, as long as it applies."""

    filter: Filter = ANY
    whose: int = v.EITHER
    position: int = v.FACEUP_DEFENSE


class NotTurned(Node):
    """Their controllers cannot change the battle positions of monsters that match."""

    filter: Filter = ANY
    whose: int = v.EITHER


class NegatesActivated(Node):
    """The activated effects of monsters that match, and that players `whose` activate, are negated.

    With `in_defense` those of monsters that were in Defense Position when they were activated, with
    `places` those that were activated there.
    """

    filter: Filter = ANY
    whose: int = v.EITHER
    in_defense: bool = False
    places: int = 0


class BarsExtraZones(Node):
    """The player summons no monsters to Extra Monster Zones that this card points to."""


class FusionsUnnegated(Node):
    """The activation of what this player activates and that Fusion Summons cannot be negated."""


class ActivationsUnnegated(Node):
    """What this player activates on the field with cards that match is not negated, neither the
    activation nor the effect; or with `effects` only their activated effects, wherever.
    """

    filter: Filter = ANY
    effects: bool = False


class ExtraNormalSummon(Node):
    """A Normal Summon of a monster that matches beyond the turn's own, or with `sets` a Set; once
    per turn in all.
    """

    filter: Filter = ANY
    sets: bool = False


class WithoutTributes(Node):
    """You can Normal Summon, but not Set, monsters that match without Tributing.

    Of this card itself (`~OTHER`) it says so in the hand.
    """

    filter: Filter = ANY


class EntireTribute(Node):
    """For the Ritual Summon of a monster that matches by an effect this card alone can be used,
    whatever its Level; with `on_field` only there.
    """

    filter: Filter = ANY
    on_field: bool = False


class WinsWith(Node):
    """The duel is won with this card and one card of each of these names in the hand."""

    passcodes: tuple[int, ...] = ()


class Note(Node):
    """A rule on the card that a player alone on the first turn never meets."""

    text: str = ""
