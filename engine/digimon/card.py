"""Card definitions of the Digimon Card Game: facts, effects by timing, what lasts.

ST1_03 = digimon("ST1-03", "Agumon", RED, 3, 3, 2000, digivolve(RED, 2, 0),
                 traits=("Rookie", "Vaccine", "Reptile"),
                 inherited=(Static(DP(1000), turn=YOU),))
"""

from dataclasses import dataclass, fields
from typing import Any

from engine.digimon import vocabulary as v
from engine.digimon.language import THIS, Color, level
from engine.effects import Node, say
from engine.filters import ANY, Filter

# ------------------------------------------------------------------------- events


@dataclass(frozen=True)
class Event(Node):
    """What a trigger waits for.

    `what` is one of: played, digivolved, attacked (an attack was declared), deleted, blocked (the
    attacker was), target-switched, battle-ended, suspended, unsuspended, removed (left the battle
    area), trashed-under (a digivolution card was trashed), placed-under, added-to-hand, drawn,
    trashed-from-hand, security-removed, security-added, security-checked, option-used, moved,
    linked, memory-gained, turn-start, main-start, turn-end, attack-ended.

    `who` filters the card it happened to, of the side `whose`; None means the card of the effect
    itself.  For player events (security-…, drawn, memory-…, …-start, turn-end) `whose` is the
    player.  `by` narrows the cause: battle, zero-dp, effect, your-effect, opponents-effect.
    `other` filters the other card (digivolved from, battled, the effect's card).
    """

    what: str = "played"
    who: Filter | None = None
    whose: int = v.YOU
    by: str = ""
    other: Filter | None = None

    def __or__(self, other: "Event") -> "Events":
        return Events((self, other))

    def words(self) -> str:
        whose = v.SIDE_NAMES[self.whose]
        if self.what in PLAYER_EVENTS:
            return EVENT_WORDS[self.what].replace("#", whose)
        who = "this card" if self.who is None else f"{whose} {self.who.words()}"
        cause = f" by {self.by.replace('-', ' ')}" if self.by else ""
        other = f" (the other {self.other.words()})" if self.other else ""
        return f"{who} {EVENT_WORDS[self.what]}{cause}{other}"


EVENT_WORDS = {
    "played": "is played", "digivolved": "digivolves", "attacked": "attacks",
    "deleted": "is deleted", "blocked": "is blocked",
    "target-switched": "has its attack target switched", "battle-ended": "has battled",
    "suspended": "is suspended", "unsuspended": "is unsuspended",
    "removed": "leaves the battle area", "trashed-under": "has digivolution cards trashed",
    "placed-under": "has cards placed under it", "option-used": "is used", "moved": "moves",
    "linked": "is linked", "attack-ended": "has attacked",
    "security-checked": "checks security",
    "turn-start": "# turn starts", "main-start": "# main phase starts", "turn-end": "# turn ends",
    "security-removed": "a card leaves # security stack",
    "security-added": "a card is added to # security stack", "drawn": "# player draws",
    "memory-gained": "# player gains memory", "added-to-hand": "a card is added to # hand",
    "trashed-from-hand": "a card of # hand is trashed",
}  # fmt: skip
PLAYER_EVENTS = frozenset(what for what, words in EVENT_WORDS.items() if "#" in words)


@dataclass(frozen=True)
class Events(Node):
    """Any of these events: "[On Play] [When Digivolving]"."""

    of: tuple[Event, ...] = ()

    def __or__(self, other: Event) -> "Events":
        return Events((*self.of, other))

    def words(self) -> str:
        return " or ".join(item.words() for item in self.of)


ON_PLAY = Event("played")
WHEN_DIGIVOLVING = Event("digivolved")
WHEN_ATTACKING = Event("attacked")
ON_DELETION = Event("deleted")
END_OF_ATTACK = Event("attack-ended")
WHEN_MOVING = Event("moved")
WHEN_LINKING = Event("linked")
START_OF_YOUR_TURN = Event("turn-start", whose=v.YOU)
START_OF_OPPONENTS_TURN = Event("turn-start", whose=v.OPPONENT)
START_OF_YOUR_MAIN_PHASE = Event("main-start", whose=v.YOU)
START_OF_OPPONENTS_MAIN_PHASE = Event("main-start", whose=v.OPPONENT)
END_OF_YOUR_TURN = Event("turn-end", whose=v.YOU)
END_OF_OPPONENTS_TURN = Event("turn-end", whose=v.OPPONENT)
END_OF_ALL_TURNS = Event("turn-end", whose=v.EITHER)


# ------------------------------------------------------------------------ effects


@dataclass(frozen=True)
class Effect(Node):
    """An effect that is carried out: condition, limit, what it does.

    `turn` is whose turn it must be: [Your Turn] YOU, [Opponent's Turn] OPPONENT, [All Turns] and no
    icon EITHER.  `limit` is [N Per Turn], 0 for none.  `condition`s are processing conditions of
    the whole effect.  `where` lets it trigger or be activated elsewhere than in the battle area:
    {Hand}, {Trash}, {Breeding}, {Security} as areas, 0 for the usual.  `unsupported` names a part
    that is not played, in plain words; with no `do` the effect does nothing.
    """

    do: tuple[Node, ...] = ()
    condition: tuple[Node, ...] = ()
    turn: int = v.EITHER
    limit: int = 0
    where: int = 0
    unsupported: str = ""

    def opening(self) -> str:
        """How the effect begins, in plain words."""
        return self.kind

    def words(self) -> str:
        text = self.opening()
        if self.where:
            text = f"{v.names(self.where, v.AREA_NAMES)}: {text}"
        if self.turn != v.EITHER:
            text = f"{v.SIDE_NAMES[self.turn].capitalize()} turn: {text}"
        if self.limit:
            text += " (once per turn)" if self.limit == 1 else f" ({self.limit} per turn)"
        if self.condition:
            text += f", {say(self.condition)}"
        text += f": {say(self.do)}" if self.do else ""
        return text + (f" [not played: {self.unsupported}]" if self.unsupported else "")


@dataclass(frozen=True)
class Trigger(Effect):
    """A trigger-type effect: it becomes pending when `on` happens (rule 15-8-3).

    "You may …" is a `May` (or `By`) in `do`: declined, it was not activated.
    """

    on: Event | Events = ON_PLAY

    def opening(self) -> str:
        return f"When {self.on.words()}"


@dataclass(frozen=True)
class Main(Effect):
    """[Main]: of an Option what using it does, of others an activation-type effect (15-8-4)."""

    def opening(self) -> str:
        return "Main"


@dataclass(frozen=True)
class Security(Effect):
    """[Security]: when this card is checked, before a battle (rules 13-1-8, 15-16-10)."""

    def opening(self) -> str:
        return "Security"


@dataclass(frozen=True)
class Delay(Effect):
    """<Delay> of a card in the battle area: trash it, not the turn it was placed (rule 16-17).

    Without `on` it is a [Main] effect.
    """

    on: Event | Events | None = None

    def opening(self) -> str:
        return "Delay" + (f", when {self.on.words()}" if self.on else "")


@dataclass(frozen=True)
class Counter(Effect):
    """[Counter]: at counter timing (rule 11-3).  <Blast Digivolve> is a keyword, not this."""

    def opening(self) -> str:
        return "Counter"


@dataclass(frozen=True)
class Would(Effect):
    """An immediate-type effect: right before its cause (rule 15-8-5).

    `what` is leave (the battle area), deleted, deleted-or-returned (to hand or deck), digivolve,
    play, use, link, suspend, or trashed-under.  `who` filters the card, None means the card of the
    effect; `into` filters the card digivolved into.  `by` narrows the cause: effect,
    opponents-effect, not-your-effect, battle, not-battle.  `do` usually holds `Prevent` or
    `ReduceCost`.
    """

    what: str = "leave"
    who: Filter | None = None
    into: Filter = ANY
    by: str = ""
    whose: int = v.YOU

    def opening(self) -> str:
        who = "this card" if self.who is None else f"{v.SIDE_NAMES[self.whose]} {self.who.words()}"
        cause = f" by {self.by.replace('-', ' ')}" if self.by else ""
        return f"When {who} would {self.what.replace('-', ' ')}{cause}"


@dataclass(frozen=True)
class Static(Node):
    """A persistent effect (rule 15-8-2): while it holds, `to` has what is given.

    `what` is one modifier or a tuple of them.
    """

    what: Node | tuple[Node, ...] = ()
    to: Node = THIS
    condition: tuple[Node, ...] = ()
    turn: int = v.EITHER
    where: int = 0
    unsupported: str = ""

    def words(self) -> str:
        turn = f"{v.SIDE_NAMES[self.turn].capitalize()} turn: " if self.turn != v.EITHER else ""
        condition = f"{say(self.condition)}: " if self.condition else ""
        note = f" [not played: {self.unsupported}]" if self.unsupported else ""
        return f"{turn}{condition}{say(self.to)} has {say(self.what)}{note}"


@dataclass(frozen=True)
class IgnoreColors(Node):
    """This Option may be used without its colour requirements while the conditions hold."""

    condition: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"{say(self.condition) or 'always'}: no colour requirements"


@dataclass(frozen=True)
class Note(Node):
    """A part of the card that is not played; it says which."""

    text: str = ""

    def words(self) -> str:
        return f"[not played: {self.text}]"


# ---------------------------------------------------------------------- modifiers


@dataclass(frozen=True)
class DP(Node):
    """+DP or -DP."""

    by: Node | int = 1000

    def words(self) -> str:
        return f"{self.by:+} DP" if isinstance(self.by, int) else f"{say(self.by)} DP"


@dataclass(frozen=True)
class Keyword(Node):
    """A keyword effect (rule 16), alone among the effects of a card or given by one.

    `value` is its number (Security Attack, Fragment, Link, Material Save, Digisorption), `cards`
    the specified cards (Decoy, Partition, Decode, Overclock, Save).  The names are KEYWORDS.
    """

    name: str = ""
    value: Node | int = 0
    cards: tuple[Filter, ...] = ()

    def words(self) -> str:
        number = f" {self.value:+}" if isinstance(self.value, int) and self.value else ""
        if isinstance(self.value, Node):
            number = f" {self.value.words()}"
        cards = f" ({' & '.join(item.words() for item in self.cards)})" if self.cards else ""
        return f"<{self.name}{number}{cards}>"


KEYWORDS = (
    "Blocker", "Piercing", "Jamming", "Security Attack", "Retaliation", "Armor Purge", "Rush",
    "Reboot", "Raid", "Evade", "Barrier", "Alliance", "Fortitude", "Collision", "Scapegoat",
    "Vortex", "Overclock", "Iceclad", "Fragment", "Decode", "Execute", "Progress", "Partition",
    "Decoy", "Digisorption", "Material Save", "Link", "Training", "Blast Digivolve",
    "Blast DNA Digivolve", "Blitz", "Save", "Mind Link", "Ascension", "Engage", "Guard", "Detach",
    "Succession",
)  # fmt: skip


@dataclass(frozen=True)
class Cannot(Node):
    """Something a card cannot do or that cannot be done to it.

    `what` is attack, attack-players, attack-digimon, block, be-blocked, suspend, unsuspend,
    digivolve, activate (effects with the timing `timing`), be-attacked (by Digimon that match
    `cards`), be-deleted-in-battle, be-deleted-by-effects, leave-by-effects, be-returned, lose-dp,
    trash-under (digivolution cards that match `cards`).
    """

    what: str = "attack"
    cards: Filter = ANY
    timing: str = ""

    def words(self) -> str:
        return f"cannot {self.what.replace('-', ' ')}" + (
            f" [{self.timing}]" if self.timing else ""
        )


@dataclass(frozen=True)
class Unaffected(Node):
    """Not affected by effects of these categories of the side `whose` (rule 15-15-5)."""

    by: int = v.DIGIMON | v.TAMER | v.OPTION
    whose: int = v.OPPONENT

    def words(self) -> str:
        return (
            f"not affected by {v.SIDE_NAMES[self.whose]} {v.names(self.by, v.KIND_NAMES)} effects"
        )


@dataclass(frozen=True)
class CanAttackUnsuspended(Node):
    """It may also attack unsuspended Digimon that match."""

    filter: Filter = ANY

    def words(self) -> str:
        return "may attack unsuspended Digimon"


@dataclass(frozen=True)
class AlsoNamed(Node):
    """It is also treated as having this name."""

    name: str = ""

    def words(self) -> str:
        return f"also [{self.name}]"


@dataclass(frozen=True)
class Gains(Node):
    """It gains this effect (rule 15-13)."""

    effect: Node = Effect()

    def words(self) -> str:
        return f'"{self.effect.words()}"'


# ------------------------------------------------------------- ways into the field


@dataclass(frozen=True)
class Digivolve(Node):
    """A digivolution requirement: from what, at which cost (rule 2-3-5)."""

    from_: Filter = ANY
    cost: int = 0
    condition: tuple[Node, ...] = ()

    def words(self) -> str:
        return f"digivolves from {self.from_.words()} for {self.cost}"


@dataclass(frozen=True)
class DnaDigivolve(Node):
    """[DNA Digivolution]: two (or more) Digimon, the left one on top (rule 8-2)."""

    of: tuple[Filter, ...] = ()
    cost: int = 0

    def words(self) -> str:
        return f"DNA digivolves from {' + '.join(i.words() for i in self.of)} for {self.cost}"


@dataclass(frozen=True)
class BurstDigivolve(Node):
    """[Burst Digivolve]: by returning a Tamer to the hand (rule 8-3)."""

    from_: Filter = ANY
    tamer: Filter = ANY
    cost: int = 0

    def words(self) -> str:
        return f"burst digivolves from {self.from_.words()}, returning {self.tamer.words()}"


@dataclass(frozen=True)
class AppFusion(Node):
    """[App Fusion]: a Digimon and its link card (rule 8-4)."""

    of: tuple[Filter, ...] = ()
    cost: int = 0

    def words(self) -> str:
        return f"app fuses {' & '.join(i.words() for i in self.of)} for {self.cost}"


@dataclass(frozen=True)
class DigiXros(Node):
    """DigiXros requirements: one of each from hand or battle area, each `reduce` less (7-2)."""

    reduce: int = 1
    of: tuple[Filter, ...] = ()

    def words(self) -> str:
        return f"DigiXros -{self.reduce}: {' x '.join(i.words() for i in self.of)}"


@dataclass(frozen=True)
class Assembly(Node):
    """Assembly requirements: all of these from the trash, for `reduce` less in all (rule 7-3)."""

    reduce: int = 1
    of: tuple[Filter, ...] = ()

    def words(self) -> str:
        return f"Assembly -{self.reduce}: {' x '.join(i.words() for i in self.of)}"


@dataclass(frozen=True)
class Link(Node):
    """Link requirements: on which Digimon, at which cost, what it adds (rules 2-3-11-4, 10)."""

    to: Filter = ANY
    cost: int = 0
    dp: int = 0

    def words(self) -> str:
        return f"links to {self.to.words()} for {self.cost} (+{self.dp} DP)"


# -------------------------------------------------------------------------- cards


@dataclass(frozen=True)
class Card(Node):
    """A card: facts, ways into play, effects.

    `cost` is the play or use cost, -1 for none; `dp` -1 for none; `level` 0 for none.  `ways` are
    its digivolution requirements and DNA, Burst, DigiXros, Assembly, Link.  `effects` is the upper
    text, `inherited`, `security` and `link` the lower one.  `names` are the names it also has,
    `name_parts` texts its name is also treated as having (rules 2-3-4-3, 2-3-4-4).  `mentions` are
    names, traits and icons in its text that other cards look for (rule 4-23).
    """

    number: str = ""
    name: str = ""
    category: int = v.DIGIMON
    colors: int = 0
    level: int = 0
    cost: int = -1
    dp: int = -1
    ways: tuple[Node, ...] = ()
    traits: tuple[str, ...] = ()
    effects: tuple[Node, ...] = ()
    inherited: tuple[Node, ...] = ()
    security: tuple[Node, ...] = ()
    link: tuple[Node, ...] = ()
    names: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    overflow: int = 0
    copies: int = 4
    rarity: str = ""
    token: bool = False
    defined: bool = True

    def words(self) -> str:
        parts = [item.words() for item in (*self.ways, *self.effects)]
        parts += [f"Inherited: {item.words()}" for item in self.inherited]
        parts += [item.words() for item in self.security]
        parts += [f"Link: {item.words()}" for item in self.link]
        return "\n".join(parts)

    @property
    def unsupported(self) -> tuple[str, ...]:
        """The parts of the card that are not played, in plain words."""
        items = (*self.effects, *self.inherited, *self.security, *self.link)
        texts = [item.text for item in items if isinstance(item, Note)]
        texts += [i.unsupported for i in items if isinstance(i, (Effect, Static)) and i.unsupported]
        return tuple(texts)


def digivolve(color: int, from_level: int, cost: int) -> Digivolve:
    """The printed requirement: a colour and a level."""
    return Digivolve(Color(color) & level(from_level), cost)


def digimon(
    number: str, name: str, colors: int, level: int, cost: int, dp: int, *ways: Node, **rest: Any
) -> Card:
    """A Digimon card with its digivolution requirements and other ways into play."""
    return Card(number, name, v.DIGIMON, colors, level, cost, dp, ways, **rest)


def digi_egg(number: str, name: str, colors: int, **rest: Any) -> Card:
    """A Digi-Egg card: Level 2, no DP."""
    return Card(number, name, v.DIGI_EGG, colors, 2, **rest)


def tamer(number: str, name: str, colors: int, cost: int, **rest: Any) -> Card:
    """A Tamer card."""
    return Card(number, name, v.TAMER, colors, cost=cost, **rest)


def option(number: str, name: str, colors: int, cost: int, **rest: Any) -> Card:
    """An Option card."""
    return Card(number, name, v.OPTION, colors, cost=cost, **rest)


def facts(card: Card) -> tuple[object, ...]:
    """The facts alone, for comparing a definition with a card database."""
    return tuple(
        getattr(card, field.name)
        for field in fields(card)
        if field.name in {"number", "name", "category", "colors", "level", "cost", "dp", "traits"}
    )
