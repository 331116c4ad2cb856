"""Card definitions of Yu-Gi-Oh!: the facts of a card and its effects, as frozen data."""

from dataclasses import dataclass, fields, replace
from typing import Any

from engine.effects import Node, say
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.language import OTHER, stat_words

# ------------------------------------------------------------------ limits


@dataclass(frozen=True)
class Limit(Node):
    """How often: `scope` hard (by name, each turn), soft (by copy), oath (activations, by name),
    stay (by copy, while it stays face-up on the field), duel (by name, in the whole Duel).

    Effects of one card with the same `group` share their uses.
    """

    scope: str = "hard"
    count: int = 1
    group: str = ""

    def words(self) -> str:
        often = "once" if self.count == 1 else f"{self.count} times"
        return {
            "hard": f"{often} per turn",
            "soft": f"{often} per turn for each copy",
            "oath": f"activated {often} per turn",
            "stay": f"{often} while face-up on the field",
            "duel": f"{often} per Duel",
        }[self.scope]


ONCE_PER_TURN = Limit("hard")
EACH_ONCE_PER_TURN = Limit("soft")


def shared(group: str) -> Limit:
    """Once per turn for all effects of the card with this group together."""
    return Limit("hard", 1, group)


# ----------------------------------------------------------------- events


@dataclass(frozen=True)
class Event(Node):
    """What a trigger waits for.

    `what` is summoned (any successful summon, `how` narrows it), flipped (turned face-up),
    turned (its battle position changed), resolved (a card or effect on the chain), placed (in a
    Spell & Trap Zone, not by its own activation), sent (to the
    places `to` from the places `from_`, with all of the reasons `reason` and none of
    `without`, having been in one of the positions `was` and of the zones `zones`), destroyed,
    discarded, or end-phase / standby-phase.  `who` filters the card it happened to; None means
    this card itself.  `whose` is who controlled it before, or summoned it.
    """

    what: str = "summoned"
    who: Filter | None = None
    how: int = 0
    to: int = 0
    from_: int = 0
    reason: int = 0
    without: int = 0
    whose: int = v.EITHER
    was: int = 0
    zones: int = 0

    def of(self, whose: int) -> "Event":
        """The same of this player's cards."""
        return replace(self, whose=whose)

    def words(self) -> str:
        who = "this card" if self.who is None else f"a {self.who.words()}"
        if self.what == "summoned":
            by = " by the opponent" if self.whose == v.OPPONENT else ""
            return f"{who} is {v.names(self.how, v.SUMMON_NAMES) or 'summoned'}{by}"
        if self.what == "sent":
            if not self.to:
                return f"{who} leaves the {v.names(self.from_, v.PLACE_NAMES)}"
            start = f" from the {v.names(self.from_, v.PLACE_NAMES)}" if self.from_ else ""
            if self.was == v.FACEUP:
                who += ", face-up before,"
            return f"{who} is sent{start} to the {v.names(self.to, v.PLACE_NAMES)}"
        if self.what == "resolved":
            side = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "a"}[self.whose]
            return f"{side} {ANY.words() if self.who is None else self.who.words()} effect resolves"
        if self.what in ("end-phase", "standby-phase"):
            return f"the {self.what.replace('-p', ' P').capitalize()} comes"
        return f"{who} is {self.what}"


def sent_to_grave(
    from_: int = 0, reason: int = 0, who: Filter | None = None, without: int = 0
) -> Event:
    """A card is sent to the GY."""
    return Event("sent", who, to=v.GRAVE, from_=from_, reason=reason, without=without)


def flipped(who: Filter | None = None) -> Event:
    """A monster is turned face-up, by a Flip Summon or an effect."""
    return Event("flipped", who)


def summoned(how: int = 0, who: Filter | None = None) -> Event:
    """A monster is summoned (in one of the ways `how`, or any)."""
    return Event("summoned", who, how=how)


# ----------------------------------------------------------------- effects


@dataclass(frozen=True)
class Effect(Node):
    """An activated effect: where it is activated, limit, condition, cost, target, what it does.

    `unsupported` names a part that is not played, in plain words; such an
    effect is shown by `endboard cards show` and, with no `do`, never offered.
    `interrupts` says how it disturbs the opponent on their turn (negate,
    remove, lock, or nothing) where the operations do not show it.  `unanswered` says who
    cannot answer the activation (OPPONENT, EITHER); with `unanswered_types` only with cards of
    the types that paid its cost.  With `by_turn_player` the turn player uses it, whoever controls
    the card.  An effect may have two limits.
    """

    where: int = 0
    limit: Limit | tuple[Limit, ...] | None = None
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    target: tuple[Node, ...] = ()
    do: tuple[Node, ...] = ()
    unsupported: str = ""
    interrupts: str = ""
    unanswered: int = 0
    unanswered_types: bool = False
    by_turn_player: bool = False

    def opening(self) -> str:
        """How the effect begins, in plain words."""
        return f"In the {v.names(self.where, v.PLACE_NAMES)}"

    def words(self) -> str:
        text = self.opening()
        if self.by_turn_player:
            text += ", by the turn player"
        if self.limit:
            text += f", {say(self.limit)}"
        if self.condition:
            text += f", {say(self.condition)}"
        if self.cost:
            text += f"; cost: {say(self.cost)}"
        if self.target:
            text += f"; target {say(self.target)}"
        text += f": {say(self.do)}" if self.do else ""
        if self.unanswered:
            who = "the opponent" if self.unanswered == v.OPPONENT else "nobody"
            cards = " with cards of the types of its cost" if self.unanswered_types else ""
            text += f" ({who} {'can' if who == 'nobody' else 'cannot'} answer it{cards})"
        return text + (f" [not played: {self.unsupported}]" if self.unsupported else "")


@dataclass(frozen=True)
class Ignition(Effect):
    """Activated in the player's own Main Phase with nothing on the chain (Spell Speed 1)."""


@dataclass(frozen=True)
class Quick(Effect):
    """A Quick Effect (Spell Speed 2).  `answers` opponent: only to their activation."""

    answers: str = ""
    per_chain: bool = False

    def opening(self) -> str:
        answer = " in answer to an opponent's activation" if self.answers else ""
        return f"Quick, in the {v.names(self.where, v.PLACE_NAMES)}{answer}"


@dataclass(frozen=True)
class Trigger(Effect):
    """Activated after its event.  `missable` is a *when … you can* that can miss the timing."""

    on: Event = Event()
    optional: bool = True
    missable: bool = False

    def opening(self) -> str:
        word = "When" if self.missable else "If"
        return f"{word} {self.on.words()}" + ("" if self.optional else " (mandatory)")


@dataclass(frozen=True)
class Activate(Effect):
    """The activation of a Spell or Trap Card itself.

    A Trap that has `from_hand` can be activated from the hand under these conditions.
    """

    from_hand: tuple[Node, ...] = ()

    def opening(self) -> str:
        return "Activate" + (f" (from the hand {say(self.from_hand)})" if self.from_hand else "")


@dataclass(frozen=True)
class EachTime(Effect):
    """Done each time the event happens, at once and without a chain."""

    on: Event = Event()

    def opening(self) -> str:
        return f"Each time {self.on.words()}"


@dataclass(frozen=True)
class AsScale(Effect):
    """The activation of a Pendulum Monster as a Spell in a Pendulum Zone.  Every one has it."""

    def opening(self) -> str:
        return "Activate in a Pendulum Zone"


# ------------------------------------------- continuous effects and rules


@dataclass(frozen=True)
class EquipStats(Node):
    """The ATK (`stats`: ATK, DEF or both) of the monster this is equipped to changes by an amount.

    Or is set `to` one; `original` sets the original value, `last` after everything else.
    """

    by: Node | int = 0
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False

    def words(self) -> str:
        return f"the equipped monster{_stat_words(self)}"


@dataclass(frozen=True)
class FieldStats(Node):
    """The same for the monsters on the field that match."""

    by: Node | int = 0
    filter: Filter = ANY
    whose: int = v.YOU
    stats: int = v.ATK
    to: Node | int | None = None
    original: bool = False
    last: bool = False

    def words(self) -> str:
        if self.filter == ~OTHER and self.whose & v.YOU:
            return f"this card{_stat_words(self)}"
        side = {v.YOU: "your", v.OPPONENT: "the opponent's", v.EITHER: "all"}[self.whose]
        return f"{side} {self.filter.words()} monsters{_stat_words(self)}"


def _stat_words(item: EquipStats | FieldStats) -> str:
    last = " after everything else" if item.last else ""
    return stat_words(item.stats, item.by, item.to, item.original) + last


@dataclass(frozen=True)
class Indestructible(Node):
    """Your cards on the field that match cannot be destroyed by card effects, or only by those of
    the opponent.
    """

    filter: Filter = ANY
    by: int = v.EITHER

    def words(self) -> str:
        whose = "the opponent's" if self.by == v.OPPONENT else "card"
        return f"your cards ({self.filter.words()}) cannot be destroyed by {whose} effects"


@dataclass(frozen=True)
class Untargetable(Node):
    """The opponent's effects cannot target your cards on the field that match."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"the opponent's effects cannot target your {self.filter.words()} on the field"


@dataclass(frozen=True)
class Unaffected(Node):
    """This card is unaffected by effects, except of cards that match, while it matches `when`."""

    except_: Filter = ANY
    when: Filter = ANY

    def words(self) -> str:
        return f"unaffected except by {self.except_.words()} cards while {self.when.words()}"


@dataclass(frozen=True)
class InsteadOfDestruction(Node):
    """If your monsters would be destroyed by effect, you can do `do` instead.

    `filter` says which cards can be saved, `by` by whose effects they would be destroyed; with
    `once` once per turn by name.
    """

    filter: Filter = ANY
    do: tuple[Node, ...] = ()
    by: int = v.EITHER
    once: bool = False

    def words(self) -> str:
        often = "once per turn, " if self.once else ""
        whose = " by an opponent's effect" if self.by == v.OPPONENT else ""
        return (
            f"{often}if a {self.filter.words()} would be destroyed{whose}, "
            f"you can {say(self.do)} instead"
        )


@dataclass(frozen=True)
class NotAsLinkMaterialThisTurn(Node):
    """Cannot be used as Link Material the turn it is Link Summoned."""

    def words(self) -> str:
        return "not a Link Material the turn it is Link Summoned"


@dataclass(frozen=True)
class HoldsAtMost(Node):
    """No more than so many counters of a kind lie on this card."""

    name: str = ""
    most: int = 1

    def words(self) -> str:
        return f"it holds at most {self.most} {self.name} Counters"


@dataclass(frozen=True)
class NotUsedFor(Node):
    """This card on the field is not used for these: tribute, tribute-summon, fusion, synchro,
    xyz, link.
    """

    what: tuple[str, ...] = ()

    def words(self) -> str:
        return f"not used for: {', '.join(self.what)}"


@dataclass(frozen=True)
class StaysAsSpell(Node):
    """Destroyed face-up in a Monster Zone, it can become a Continuous Spell of its owner instead
    of going to the GY.
    """

    def words(self) -> str:
        return "if destroyed in a Monster Zone it can be placed as a Continuous Spell instead"


@dataclass(frozen=True)
class SummonLock(Node):
    """While this card is face-up on the field, its controller may Special Summon only these."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"you may Special Summon only {self.filter.words()} monsters"


@dataclass(frozen=True)
class OneAtATime(Node):
    """While it is face-up, nobody can Special Summon two or more monsters at the same time."""

    def words(self) -> str:
        return "nobody can Special Summon two or more monsters at the same time"


@dataclass(frozen=True)
class ExtraNormalSummon(Node):
    """Once per turn, a Normal Summon of a monster that matches beyond the turn's own."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"once per turn, 1 more Normal Summon of a {self.filter.words()} monster"


@dataclass(frozen=True)
class WinsWith(Node):
    """The duel is won with this card and one card of each of these names in the hand."""

    passcodes: tuple[int, ...] = ()

    def words(self) -> str:
        return "win the duel with all parts in the hand"


@dataclass(frozen=True)
class Note(Node):
    """A rule on the card that a player alone on the first turn never meets."""

    text: str = ""

    def words(self) -> str:
        return f"[not played: {self.text}]"


# ------------------------------------------------- summoning procedures


@dataclass(frozen=True)
class Materials(Node):
    """A material requirement: `least` to `most` cards that match."""

    filter: Filter = ANY
    least: int = 1
    most: int = 1

    def words(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least}+"
        return f"{count} {self.filter.words()}"


@dataclass(frozen=True)
class LinkSummon(Node):
    """Link Summon with `least` or more monsters, of which one matches `including`."""

    each: Filter = ANY
    least: int = 1
    including: Filter | None = None
    joint: str = ""

    def words(self) -> str:
        text = f"Link Summon with {self.least} or more {self.each.words()} monsters"
        return text + (f", including a {self.including.words()}" if self.including else "")


@dataclass(frozen=True)
class XyzSummon(Node):
    """Xyz Summon with this many monsters (`more`: or more) of the Level that is its Rank."""

    each: Filter = ANY
    least: int = 2
    more: bool = False

    def words(self) -> str:
        more = " or more" if self.more else ""
        return (
            f"Xyz Summon with {self.least}{more} {self.each.words()} monsters of its Rank as Level"
        )


@dataclass(frozen=True)
class XyzOnto(Node):
    """Xyz Summon by using one Xyz Monster that matches, whose materials come along."""

    onto: Filter = ANY
    limit: bool = True  # once per turn by name

    def words(self) -> str:
        return f"Xyz Summon onto a {self.onto.words()} you control"


@dataclass(frozen=True)
class SynchroSummon(Node):
    """Synchro Summon with a Tuner and `least` or more non-Tuners that match."""

    tuner: Filter = ANY
    others: Filter = ANY
    least: int = 1

    def words(self) -> str:
        return f"Synchro Summon with 1 {self.tuner.words()} Tuner and {self.least} or more non-Tuner {self.others.words()} monsters"  # noqa: E501


@dataclass(frozen=True)
class FusionMaterials(Node):
    """The materials of a Fusion Monster, in slots."""

    slots: tuple[Materials, ...] = ()
    joint: str = ""
    by_effect: bool = True

    def words(self) -> str:
        return f"Fusion materials: {say(self.slots)}"


@dataclass(frozen=True)
class Contact(Node):
    """Special Summoned from the Extra Deck by sending its Fusion materials to the GY."""

    places: int = v.HAND | v.MZONE | v.SZONE

    def words(self) -> str:
        return "Special Summoned by sending its materials to the GY"


@dataclass(frozen=True)
class ByItself(Node):
    """An inherent Special Summon: from these places, at this cost, under these conditions.

    `after` holds once it was summoned this way; `once` per turn by name.
    """

    where: int = v.HAND
    condition: tuple[Node, ...] = ()
    cost: tuple[Node, ...] = ()
    after: tuple[Node, ...] = ()
    once: bool = False
    position: int = v.FACEUP

    def words(self) -> str:
        text = f"Special Summon itself from the {v.names(self.where, v.PLACE_NAMES)}"
        if self.condition:
            text += f", {say(self.condition)}"
        return text + (f": {say(self.cost)}" if self.cost else "")


# ------------------------------------------------------------------ cards


@dataclass(frozen=True)
class Card(Node):
    """A card: facts, summoning rules, effects.

    `level` is Level, Rank or Link Rating; `markers` are link arrows.
    `only_by_itself` marks a monster that cannot be summoned in any other way
    (Nomi), `first_by_itself` one that can afterwards be revived (semi-Nomi),
    `special_only` one that is only Special Summoned, however; `one_on_field` and
    `one_summon_per_turn` are the two common clauses.  `treated_as` is the passcode
    of the card whose name this one always has.
    """

    passcode: int = 0
    name: str = ""
    type: int = 0
    attribute: int = 0
    race: int = 0
    level: int = 0
    attack: int = 0
    defense: int = 0
    series: tuple[int, ...] = ()
    markers: int = 0
    scale: int = 0
    mentions: tuple[int, ...] = ()
    procedures: tuple[Node, ...] = ()
    effects: tuple[Node, ...] = ()
    only_by_itself: bool = False
    first_by_itself: bool = False
    special_only: bool = False
    one_on_field: bool = False
    one_summon_per_turn: bool = False
    treated_as: int = 0
    defined: bool = True

    def words(self) -> str:
        lines = [item.words() for item in (*self.procedures, *self.effects)]
        if self.one_summon_per_turn:
            lines.insert(0, "Special Summoned once per turn by name")
        if self.one_on_field:
            lines.insert(0, "only one may be controlled")
        if self.only_by_itself:
            lines.insert(0, "cannot be Special Summoned in another way")
        if self.first_by_itself:
            lines.insert(0, "must first be Special Summoned in its own way")
        if self.special_only:
            lines.insert(0, "cannot be Normal Summoned or Set")
        return "\n".join(lines)

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The parts of the card that are not played, in plain words."""
        texts = [item.text for item in self.effects if isinstance(item, Note)]
        texts += [i.unsupported for i in self.effects if isinstance(i, Effect) and i.unsupported]
        return tuple(texts)


def monster(
    passcode: int, name: str, attribute: int, race: int, level: int, attack: int, defense: int = 0,
    *, type: int = v.EFFECT, **rest: Any,
) -> Card:  # fmt: skip
    """A monster; `type` without the monster bit."""
    return Card(passcode, name, v.MONSTER | type, attribute, race, level, attack, defense, **rest)


def normal_monster(
    passcode: int, name: str, attribute: int, race: int, level: int, attack: int, defense: int
) -> Card:
    """A Normal Monster."""
    return monster(passcode, name, attribute, race, level, attack, defense, type=v.NORMAL)


def link_monster(
    passcode: int, name: str, attribute: int, race: int, rating: int, attack: int, markers: int,
    *, type: int = v.EFFECT, **rest: Any,
) -> Card:  # fmt: skip
    """A Link Monster."""
    return Card(
        passcode, name, v.MONSTER | v.LINK | type, attribute, race, rating, attack,
        markers=markers, **rest,
    )  # fmt: skip


def spell(passcode: int, name: str, type: int = 0, **rest: Any) -> Card:
    """A Spell Card; `type` 0 for a Normal Spell."""
    return Card(passcode, name, v.SPELL | type, **rest)


def trap(passcode: int, name: str, type: int = 0, **rest: Any) -> Card:
    """A Trap Card; `type` 0 for a Normal Trap."""
    return Card(passcode, name, v.TRAP | type, **rest)


def facts(card: Card) -> tuple[object, ...]:
    """The facts alone, for comparing a definition with a card database."""
    return tuple(
        getattr(card, field.name)
        for field in fields(card)
        if field.name in {"passcode", "type", "attribute", "race", "level", "attack", "defense",
                          "series", "markers", "scale"}
    )  # fmt: skip
