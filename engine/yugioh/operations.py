"""The operations of the Yu-Gi-Oh! effect language: what costs and effects do.

Data only; `engine/yugioh/compiler` turns them into rows of integers and
`engine/yugioh/interpreter` carries those out.
"""

from dataclasses import dataclass

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import SELF, stat_words


@dataclass(frozen=True)
class Operation(Node):
    """Something done to cards or to a player."""


@dataclass(frozen=True)
class Take(Operation):
    """Choose cards for the steps that follow, which do something with them."""

    what: Node = SELF

    def words(self) -> str:
        return f"take {say(self.what)}"


@dataclass(frozen=True)
class AddToHand(Operation):
    """Add to the owner's hand; an Extra Deck monster returns to the Extra Deck."""

    what: Node = SELF

    def words(self) -> str:
        return f"add {say(self.what)} to the hand"


@dataclass(frozen=True)
class SpecialSummon(Operation):
    """Special Summon to the field of the player of the effect.

    A monster from the Extra Deck goes where Extra Deck monsters may, any other
    to a Main Monster Zone.  `zones` "pointed" allows only zones this card
    points to, "extra" only Extra Monster Zones, "column" only the Main Monster Zone in
    the column of the Spell & Trap Zone it is in.  `position` is a mask of the
    positions the player may choose from, `how` an addition to being Special
    Summoned (BY_FUSION: "this is treated as a Fusion Summon").  `but` says what
    is true of the summoned monster: negated, banished-when-it-leaves,
    destroyed-in-end-phase, not-synchro-material.
    """

    what: Node = SELF
    position: int = v.FACEUP
    zones: str = ""
    how: int = 0
    but: tuple[str, ...] = ()

    def words(self) -> str:
        where = {"": "", "pointed": " to a zone this card points to",
                 "extra": " to an Extra Monster Zone",
                 "column": " to the Main Monster Zone in its column"}[self.zones]  # fmt: skip
        but = f" ({', '.join(item.replace('-', ' ') for item in self.but)})" if self.but else ""
        return f"Special Summon {say(self.what)}{where}{but}"


@dataclass(frozen=True)
class SendToGrave(Operation):
    """Send to the GY."""

    what: Node = SELF

    def words(self) -> str:
        return f"send {say(self.what)} to the GY"


@dataclass(frozen=True)
class Discard(Operation):
    """Discard from the hand."""

    what: Node = SELF

    def words(self) -> str:
        return f"discard {say(self.what)}"


@dataclass(frozen=True)
class Tribute(Operation):
    """Tribute."""

    what: Node = SELF

    def words(self) -> str:
        return f"Tribute {say(self.what)}"


@dataclass(frozen=True)
class Destroy(Operation):
    """Destroy by effect."""

    what: Node = SELF

    def words(self) -> str:
        return f"destroy {say(self.what)}"


@dataclass(frozen=True)
class Banish(Operation):
    """Banish, face-up unless it says so; `until` "end" returns it to the field in the End Phase."""

    what: Node = SELF
    until: str = ""
    face_down: bool = False

    def words(self) -> str:
        how = " face-down" if self.face_down else ""
        return f"banish {say(self.what)}{how}" + (" until the End Phase" if self.until else "")


@dataclass(frozen=True)
class ToDeck(Operation):
    """Return to the owner's Deck (`shuffle`, `top`, `bottom`) or Extra Deck."""

    what: Node = SELF
    where: str = "shuffle"

    def words(self) -> str:
        return f"return {say(self.what)} to the Deck ({self.where})"


@dataclass(frozen=True)
class Equip(Operation):
    """Equip `what` to the monster `to` as an Equip Spell with these continuous effects."""

    what: Node = SELF
    to: Node = SELF
    grants: tuple[Node, ...] = ()

    def words(self) -> str:
        text = f"equip {say(self.what)} to {say(self.to)}"
        return text + (f" ({say(self.grants)})" if self.grants else "")


@dataclass(frozen=True)
class PlaceAsSpell(Operation):
    """Place face-up in its owner's Spell & Trap Zone; a monster as a Continuous Spell.

    A Field Spell goes to the Field Zone.  With `whose` OPPONENT it is placed on the other side
    than the player's of the effect.
    """

    what: Node = SELF
    whose: int = 0

    def words(self) -> str:
        owner = "the opponent's" if self.whose == v.OPPONENT else "its owner's"
        return f"place {say(self.what)} face-up in {owner} Spell & Trap Zone"


@dataclass(frozen=True)
class PlaceAsScale(Operation):
    """Place a Pendulum Monster in the player's Pendulum Zone."""

    what: Node = SELF

    def words(self) -> str:
        return f"place {say(self.what)} in your Pendulum Zone"


@dataclass(frozen=True)
class SetCard(Operation):
    """Set a Spell or Trap on the player's field."""

    what: Node = SELF

    def words(self) -> str:
        return f"Set {say(self.what)}"


@dataclass(frozen=True)
class Detach(Operation):
    """Detach this many materials from this card."""

    count: int = 1

    def words(self) -> str:
        return f"detach {self.count} material"


@dataclass(frozen=True)
class DetachFrom(Operation):
    """Detach this many materials from monsters of the player that match."""

    count: int = 1
    filter: Filter = ANY

    def words(self) -> str:
        return f"detach {self.count} material from your {self.filter.words()} monsters"


@dataclass(frozen=True)
class Attach(Operation):
    """Attach to the monster `to` as Xyz Material."""

    what: Node = SELF
    to: Node = SELF

    def words(self) -> str:
        return f"attach {say(self.what)} to {say(self.to)}"


@dataclass(frozen=True)
class Reveal(Operation):
    """Reveal cards in the hand; `until` "end" keeps them public for the rest of the turn.

    Source: Yu-Gi-Oh field zones, *Hand*: without that they are private again at once.
    """

    what: Node = SELF
    until: str = ""

    def words(self) -> str:
        return f"reveal {say(self.what)}" + (" for the rest of this turn" if self.until else "")


@dataclass(frozen=True)
class ChangePosition(Operation):
    """Change to this position (a mask with one bit; 0 switches Attack and Defense)."""

    what: Node = SELF
    position: int = 0

    def words(self) -> str:
        return f"change the battle position of {say(self.what)}"


@dataclass(frozen=True)
class ChangeLevel(Operation):
    """Change the Level by an amount, or `to` a fixed one, while it stays on the field."""

    what: Node = SELF
    by: int = 0
    to: int = 0

    def words(self) -> str:
        return f"the Level of {say(self.what)} " + (
            f"becomes {self.to}" if self.to else f"changes by {self.by}"
        )


@dataclass(frozen=True)
class Excavate(Operation):
    """Reveal cards from the top of the Deck: a chance decision for each.

    They stay in the Deck until a step moves them (`Among`, `Rest` of this name).
    """

    count: Node | int = 1
    name: str = "excavated"

    def words(self) -> str:
        return f"reveal the top {say(self.count)} cards of the Deck"


@dataclass(frozen=True)
class RollDice(Operation):
    """Roll dice: a chance decision for each; `Rolled` is their sum."""

    count: int = 1

    def words(self) -> str:
        return f"roll {self.count} six-sided {'die' if self.count == 1 else 'dice'}"


@dataclass(frozen=True)
class TossCoins(Operation):
    """Toss coins: a chance decision for each; `Rolled` is the number of heads."""

    count: int = 1

    def words(self) -> str:
        return f"toss {self.count} {'coin' if self.count == 1 else 'coins'}"


@dataclass(frozen=True)
class ShuffleDeck(Operation):
    """Shuffle the Deck."""

    def words(self) -> str:
        return "shuffle the Deck"


@dataclass(frozen=True)
class BanishTop(Operation):
    """Banish cards from the top of the Deck face-down (a chance decision unless none matters)."""

    count: int = 1

    def words(self) -> str:
        return f"banish the top {self.count} cards of the Deck face-down"


@dataclass(frozen=True)
class Mill(Operation):
    """Send cards from the top of the Deck to the GY: a chance decision."""

    count: int = 1

    def words(self) -> str:
        return f"send the top {self.count} cards of the Deck to the GY"


@dataclass(frozen=True)
class TakeControl(Operation):
    """Take control of monsters of the opponent; `until` "end" gives it back in the End Phase."""

    what: Node = SELF
    until: str = ""

    def words(self) -> str:
        return f"take control of {say(self.what)}" + (" until the End Phase" if self.until else "")


@dataclass(frozen=True)
class MoveZone(Operation):
    """Move monsters to other free Main Monster Zones of their controller."""

    what: Node = SELF

    def words(self) -> str:
        return f"move {say(self.what)} to another Main Monster Zone"


@dataclass(frozen=True)
class PlaceCounter(Operation):
    """Put counters of a kind on face-up cards."""

    name: str = ""
    count: Node | int = 1
    on: Node = SELF

    def words(self) -> str:
        return f"put {say(self.count)} {self.name} Counter on {say(self.on)}"


@dataclass(frozen=True)
class RemoveCounter(Operation):
    """Take this many counters of a kind off a card."""

    name: str = ""
    count: int = 1
    off: Node = SELF

    def words(self) -> str:
        return f"remove {self.count} {self.name} Counter from {say(self.off)}"


@dataclass(frozen=True)
class GainLife(Operation):
    """Gain Life Points."""

    amount: int = 0
    whose: int = v.YOU

    def words(self) -> str:
        who = "gain" if self.whose == v.YOU else "the opponent gains"
        return f"{who} {self.amount} LP"


@dataclass(frozen=True)
class RitualSummon(Operation):
    """Ritual Summon a monster that matches from the hand.

    Tributes come from hand and field; their Levels together reach its Level
    with none too many (`exactly`: are equal to it).
    """

    filter: Filter = ANY
    exactly: bool = False

    def words(self) -> str:
        return f"Ritual Summon 1 {self.filter.words()} monster from the hand"


@dataclass(frozen=True)
class Negate(Operation):
    """Negate the effects of face-up cards; `until` "end" for this turn only."""

    what: Node = SELF
    until: str = ""

    def words(self) -> str:
        return f"negate the effects of {say(self.what)}" + (" this turn" if self.until else "")


@dataclass(frozen=True)
class NegateActivation(Operation):
    """Negate the activation (`what` "activation") or the effect of the chain link answered.

    `then` says what happens to the card: "destroy", "banish" or nothing.
    """

    what: str = "activation"
    then: str = ""

    def words(self) -> str:
        return f"negate that {self.what}" + (f" and {self.then} the card" if self.then else "")


@dataclass(frozen=True)
class Draw(Operation):
    """Draw cards: a chance decision."""

    count: int = 1

    def words(self) -> str:
        return f"draw {self.count}"


@dataclass(frozen=True)
class Damage(Operation):
    """Inflict effect damage."""

    amount: int = 0
    whose: int = v.OPPONENT

    def words(self) -> str:
        return f"inflict {self.amount} damage"


@dataclass(frozen=True)
class PayLifePoints(Operation):
    """Pay Life Points."""

    amount: int = 0

    def words(self) -> str:
        return f"pay {self.amount} LP"


@dataclass(frozen=True)
class ChangeStats(Operation):
    """Change the ATK (`stats`: ATK, DEF or both) of these monsters by an amount, or `to` one.

    Amounts are worked out at resolution, before any of the monsters is changed.  `original` sets
    the original value.  `until` "end" for this turn only, otherwise while it stays face-up.
    """

    what: Node = SELF
    by: Node | int = 0
    until: str = ""
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False

    def words(self) -> str:
        change = stat_words(self.stats, self.by, self.to, self.original)
        return f"{say(self.what)}{change}" + (" this turn" if self.until else "")


@dataclass(frozen=True)
class CreateToken(Operation):
    """Special Summon Tokens with this passcode (defined like a card), to this player's field.

    `name` lets a later step speak of them.
    """

    passcode: int = 0
    count: int = 1
    position: int = v.FACEUP
    whose: int = v.YOU
    name: str = ""

    def words(self) -> str:
        where = " to the opponent's field" if self.whose == v.OPPONENT else ""
        return f"Special Summon {self.count} Token ({self.passcode}){where}"


@dataclass(frozen=True)
class FusionSummon(Operation):
    """Fusion Summon a monster that matches from the Extra Deck.

    Materials come from the union of `sources` (each a filter in places) and go
    to `into`: grave, banish or deck.
    """

    filter: Filter = ANY
    sources: tuple[Node, ...] = ()
    into: str = "grave"

    def words(self) -> str:
        return (
            f"Fusion Summon 1 {self.filter.words()} monster using "
            f"{' and '.join(say(source) for source in self.sources)} (materials to {self.into})"
        )


@dataclass(frozen=True)
class SummonFromExtraNow(Operation):
    """Summon a monster from the Extra Deck now, in the way of its kind, with own materials.

    `kinds`: link, synchro, xyz; with `including_this` the card of the effect is a material.
    """

    kinds: tuple[str, ...] = ()
    filter: Filter = ANY
    including_this: bool = False

    def words(self) -> str:
        how = " or ".join(kind.capitalize() for kind in self.kinds)
        this = ", with this card among its materials" if self.including_this else ""
        return f"{how} Summon 1 {self.filter.words()} monster{this}"


@dataclass(frozen=True)
class NormalSummonNow(Operation):
    """Immediately Normal Summon a monster from the hand, beyond the turn's own."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"Normal Summon 1 {self.filter.words()} from the hand"


@dataclass(frozen=True)
class NormalSummons(Operation):
    """This turn this many Normal Summons or Sets may be made in all."""

    count: int = 2

    def words(self) -> str:
        return f"{self.count} Normal Summons or Sets this turn"


@dataclass(frozen=True)
class OnlySpecialSummon(Operation):
    """For the rest of this turn only monsters that match may be Special Summoned.

    The monster is matched where it is before the summon, so a lock on the
    Extra Deck alone is `~InPlace(EXTRA) | …`.
    """

    filter: Filter = ANY

    def words(self) -> str:
        return f"this turn only {self.filter.words()} monsters may be Special Summoned"


@dataclass(frozen=True)
class Forbid(Operation):
    """For the rest of this turn: no such thing with cards that match (and have that name).

    `what`: special-summon, normal-summon, set, activate (cards and effects), add (from the Deck
    to the hand, drawing too), draw (by effects), effect (their effects are negated).
    With `name_of` only cards of the same name are meant.
    """

    what: tuple[str, ...] = ()
    filter: Filter = ANY
    name_of: Node | None = None
    whose: int = v.YOU

    def words(self) -> str:
        said = {
            "special-summon": "Special Summon", "normal-summon": "Normal Summon", "set": "Set",
            "activate": "activate", "add": "add from the Deck to the hand", "draw": "draw",
        }  # fmt: skip
        who = {v.YOU: "you", v.OPPONENT: "the opponent", v.EITHER: "no player"}[self.whose]
        cards = "cards" if self.filter == ANY else self.filter.words()
        if self.name_of is not None:
            cards += f" with the name of {say(self.name_of)}"
        if self.what == ("effect",):
            return f"this turn the effects of {cards} are negated"
        may = "can" if self.whose == v.EITHER else "cannot"
        return f"this turn {who} {may} {' or '.join(said[word] for word in self.what)} {cards}"


@dataclass(frozen=True)
class CannotActivate(Operation):
    """This turn these very cards are not activated, nor their effects, while they stay there."""

    what: Node = SELF

    def words(self) -> str:
        return f"this turn {say(self.what)} cannot activate its effects or be activated"


@dataclass(frozen=True)
class UseUpAttribute(Operation):
    """This turn the Attribute of these cards is used up for the effects of cards of this name.

    Cards of another one match `State("attribute-left")`.
    """

    what: Node = SELF

    def words(self) -> str:
        return f"the Attribute of {say(self.what)} cannot pay for this again this turn"


@dataclass(frozen=True)
class Mark(Operation):
    """Mark cards until they move, or the turn ends: `State("marked")`."""

    what: Node = SELF

    def words(self) -> str:
        return f"mark {say(self.what)}"


@dataclass(frozen=True)
class Declare(Operation):
    """Declare the name of a card; nothing happens to it."""

    what: Node = SELF

    def words(self) -> str:
        return f"declare the name of {say(self.what)}"


@dataclass(frozen=True)
class ForTheTurn(Operation):
    """For the rest of this turn the effect (an `EachTime`) applies, wherever its card is."""

    effect: Node = ANY

    def words(self) -> str:
        return f"this turn: {self.effect.words()}"


@dataclass(frozen=True)
class NegateColumn(Operation):
    """This turn the effects of the Spells and Traps in this card's column are negated."""

    def words(self) -> str:
        return "this turn the effects of the Spells and Traps in this column are negated"


@dataclass(frozen=True)
class Protect(Operation):
    """Protection that only matters against the opponent or in battle this turn."""

    what: Node = SELF
    text: str = ""

    def words(self) -> str:
        return self.text


# --------------------------------------------------------------- joining


@dataclass(frozen=True)
class IfDone(Node):
    """*And if you do*: only if the step before did something."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"and if you do {say(self.do)}"


@dataclass(frozen=True)
class Then(Node):
    """*Then*: later in time, and only if the step before did something."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"then {say(self.do)}"


@dataclass(frozen=True)
class Also(Node):
    """*Also*, where the activation does not depend on it."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"also {say(self.do)}"


@dataclass(frozen=True)
class Optional(Node):
    """*You can*: the player decides at resolution, if it is possible."""

    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"you can {say(self.do)}"


@dataclass(frozen=True)
class When(Node):
    """These steps only if the condition holds at resolution."""

    condition: Node = ANY
    do: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"{say(self.condition)}: {say(self.do)}"


@dataclass(frozen=True)
class OneOf(Node):
    """Bullets: one of `options` (each a tuple of steps).

    `at` "activation" (chosen when the effect is activated) or "resolution".
    """

    options: tuple[tuple[Node, ...], ...] = ()
    at: str = "activation"

    def words(self) -> str:
        return "one of: " + "; or ".join(say(option) for option in self.options)
