"""What stands before the colon of an effect: when, where and under which conditions."""

from dataclasses import dataclass, field, replace
from typing import Final, cast

from engine.effects import Node, walk
from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import CardState
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition, during
from engine.yugioh.wording.implied import needless
from engine.yugioh.wording.nouns import so_many
from engine.yugioh.wording.phrase import Telling, capital
from engine.yugioh.wording.answering import answering
from engine.yugioh.wording.events import event, happening, phase
from engine.yugioh.wording.words import listed

_FIELD: Final = v.FIELD_PLACES | v.PZONE
# This card is among the Spells and Traps: a Continuous Trap, or a Continuous Spell.
AS_TRAP: Final = la.exists(AllOf((~la.OTHER, la.State("as-trap"))), v.SZONE)
AS_SPELL: Final = la.none(AllOf((~la.OTHER, la.EQUIP_CARD | la.State("as-trap"))), v.SZONE)
_TO_LINKED: Final = la.exists(AllOf((~la.OTHER, la.POINTED_TO)), v.MZONE)


@dataclass
class Opening:
    """The parts of an opening, in the order of the sentence."""

    often: str = ""
    times: list[str] = field(default_factory=list)  # "during your turn"
    event: str = ""  # "if this card is Normal Summoned"
    place: str = ""  # where this card is
    conditions: list[str] = field(default_factory=list)
    quick: bool = False

    def text(self, can: str = "") -> str:
        """The opening with a capital and a colon; nothing if there is none.

        `can` is put before the colon, for an effect whose first words are a time of their own.
        """
        parts = [self.often, *self.times]
        held = " and ".join(self.conditions)
        if self.event:
            parts.append(f"{self.event} and {held}" if held else self.event)
            place = self.place.replace("in your banishment", "banished")
            parts.append(f"while {place}" if place else "")
        elif self.place.endswith("Spell"):
            parts += [f"while {self.place}", held]
        elif self.place or held:
            parts.append(f"if {' and '.join(part for part in (self.place, held) if part)}")
        text = ", ".join([part for part in (*parts, can) if part])
        text = " ".join(part for part in (text, "(Quick Effect)" if self.quick else "") if part)
        return f"{capital(text)}: " if text else ""


def opening_of(item: la.Effect, telling: Telling) -> Opening:
    """The opening of an effect."""
    # Whether this card is among those that are chosen says nothing of what comes before.
    telling.apart, apart = False, telling.apart
    found = _opening_of(item, telling)
    telling.apart = apart
    return found


def opening_of_bullet(item: la.Effect, bullet: la.Bullet, telling: Telling) -> str:
    """What stands before the colon in a bullet of an effect: its own conditions."""
    opening = Opening()
    if isinstance(bullet.on, la.Event):
        opening.event = f"if {event(bullet.on, telling)}"
    _conditions(replace(item, condition=bullet.condition), opening, telling)
    return opening.text()


_SENT: Final = (la.SENT_THIS_TURN, *(la.State(cast(CardState, name)) for name in w.SENT_BECAUSE))
_SENT_ITSELF: Final = tuple(la.exists(~la.OTHER & one, v.GRAVE) for one in _SENT)


def _opening_of(item: la.Effect, telling: Telling) -> Opening:
    opening = _parts_of(item, telling)
    if any(one in item.condition for one in _SENT_ITSELF) or any(
        isinstance(one, la.SentForEffectOf) for one in walk(item.condition)
    ):
        opening.place = ""  # it is said with that
    return opening


def _parts_of(item: la.Effect, telling: Telling) -> Opening:
    opening = Opening()
    opening.often = _often(item)
    # Every effect of a Trap is one.
    as_trap = telling.card.type & v.TRAP or AS_TRAP in item.condition
    opening.quick = isinstance(item, la.Quick) and not as_trap
    _conditions(item, opening, telling)
    if isinstance(item, la.Trigger):
        _event(item, opening, telling)
    elif isinstance(item, la.Quick | la.Activate) and item.on is not None:
        opening.event = f"{'when' if item.missable else 'if'} {event(item.on, telling)}"
        if isinstance(item, la.Quick):
            opening.place = _place(item, telling)
    elif isinstance(item, la.Activate):
        stays = bool(telling.card.type & (v.CONTINUOUS | v.FIELD))
        if telling.card.type & v.TRAP:  # what it can do later is an effect of its own
            chosen = any(isinstance(step, la.Optional) for step in item.do[:1])
            stays = stays and (chosen or la.Bullet() in la.bullets(item))
        if stays and not item.cost and not item.target:
            opening.event = "when this card is activated"
    else:
        if item.by_turn_player:
            if not opening.conditions:
                opening.times.append("during the Main Phase")
        if not opening.place:
            opening.place = _place(item, telling)
        if _at_leisure(item, opening) and "during your Main Phase 1" not in opening.times:
            opening.times.append("during your Main Phase")
    telling.placed = bool(opening.place) or (isinstance(item, la.Trigger) and (
        item.on.to == item.where and item.on.who is None
    ))  # fmt: skip
    return opening


def _at_leisure(item: la.Effect, opening: Opening) -> bool:
    """Whether nothing says when the effect is activated."""
    says = item.cost or item.target or opening.place or opening.conditions or opening.often
    return not isinstance(item, la.Quick) and not says


def limits_of(item: la.Effect) -> tuple[la.Limit, ...]:
    """The limits of an effect."""
    limits = item.limit if isinstance(item.limit, tuple) else (item.limit,)
    return tuple(limit for limit in limits if limit is not None)


def keeps_apart(limit: la.Limit) -> bool:
    """Whether it keeps several effects of a card out of one chain."""
    return limit.scope == "chain" and bool(limit.group)


def _often(item: la.Effect) -> str:
    for limit in limits_of(item):
        if limit.scope in w.OPENING_LIMITS and not keeps_apart(limit) and limit.per is None:
            count = {1: "Once", 2: "Twice", 3: "Up to thrice"}.get(
                limit.count, f"{limit.count} times"
            )
            return w.OPENING_LIMITS[limit.scope].replace("Once", count)
    return ""


def _conditions(item: la.Effect, opening: Opening, telling: Telling) -> None:
    """Sort the conditions of an effect into its opening."""
    if isinstance(item, la.Quick) and item.answers:
        opening.event = "when your opponent activates a card or effect"
    for part in item.condition:
        parts = part.of if isinstance(part, la.AnyCondition) else (part,)
        times = tuple(one for one in parts if isinstance(one, la.During))
        answers = tuple(one for one in parts if isinstance(one, la.Answering))
        if needless(part, item) or (_is_summon(item) and _said_of_summon(part)):
            continue
        if len(times) == len(parts):
            if opening.often == "Once per turn" and times == (la.During(v.OPPONENT),):
                opening.often = "Once per opponent's turn"
            else:
                opening.times.append(during(times))
        elif all(isinstance(one, la.Answering | la.WouldSummon) for one in parts):
            text, bullets = answering(answers, telling) if answers else ("", [])
            before = [condition(one, telling) for one in parts if isinstance(one, la.WouldSummon)]
            opening.event = f"when {', or '.join([*before, text] if text else before)}"
            telling.bullets += bullets
        elif isinstance(part, la.AtStart):
            opening.times.append("at the start of your Main Phase 1")
        elif part == la.SENT_EARLIER:
            opening.times.append("except the turn this card was sent to the GY")
        elif part == AS_SPELL:
            if any(isinstance(getattr(step, "what", None), la.This) for step in item.cost):
                telling.this = "this card treated as a Continuous Spell"
            else:
                opening.place = "this card is a Continuous Spell"
        elif part == AS_TRAP:
            opening.place = "this card is a Continuous Trap"
        elif (
            isinstance(part, la.WasSummoned)
            and part.by is None
            and any(isinstance(getattr(step, "what", None), la.This) for step in item.cost)
        ):
            telling.this = f"this {w.summons(part.how)} Summoned card"
        else:
            opening.conditions.append(condition(part, telling))


def _event(item: la.Trigger, opening: Opening, telling: Telling) -> None:
    """The event of a trigger, and where this card must be if the event does not say it."""
    on = item.on
    now = phase(on)
    if now:
        opening.times.append(now)
        if item.where in (v.GRAVE, v.BANISHED):
            opening.place = _in_piles(item.where)
        else:
            telling.source = _source(item.where)
        return
    opening.event = f"{happening(item, telling)}{_materials(item, telling)}"
    elsewhere = any(each.who is not None or (each.to & item.where == 0 and each.to)
                    for each in (on, *item.or_on))  # fmt: skip
    if item.where & ~_FIELD and elsewhere:
        both = item.where & v.FIELD_PLACES
        if item.where == v.HAND:
            telling.source = _source(item.where)
        elif both and item.where & v.GRAVE:
            opening.place = "this card is on the field or in your GY"
        elif not both or not _acts_itself(item.cost):
            opening.place = _in_piles(item.where)


def _acts_itself(cost: tuple[Node, ...]) -> bool:
    """Whether this card is what the cost is paid with, which says where it is."""
    paid = [getattr(step, "what", None) for step in cost]
    return any(
        isinstance(what, la.This) or (isinstance(what, la.Choose) and what.with_this)
        for what in paid
    )


def _is_summon(item: la.Effect) -> bool:
    """Whether this waits for the Summon of its own card, with which the materials are said."""
    return isinstance(item, la.Trigger) and item.on.what == "summoned" and item.on.who is None


def _said_of_summon(part: Node) -> bool:
    return part == _TO_LINKED or isinstance(part, la.MaterialsIncluded)


def _materials(item: la.Trigger, telling: Telling) -> str:
    """What the Summon of this card was made with, or where it was Summoned to."""
    if not _is_summon(item):
        return ""
    for part in item.condition:
        if part == _TO_LINKED:
            return " to a zone a Link Monster points to"
        if isinstance(part, la.MaterialsIncluded) and item.on.how & v.BY_TRIBUTE:
            return f" by Tributing {so_many(part, telling)}"
        if isinstance(part, la.MaterialsIncluded):
            return f" using {so_many(part, telling)} as material"
    return ""


def _in_piles(where: int) -> str:
    """Where this card must be: "this card is in your hand or GY"."""
    if where == v.EXTRA:
        return "this card is face-up in your Extra Deck"  # what is face-down there does nothing
    return f"this card is in your {listed([name for bit, name in w.PILES.items() if where & bit])}"


def _among_others_in_hand(step: Node) -> bool:
    """Whether "1 other card in your hand" is revealed, which says that this card is there."""
    what = step.what if isinstance(step, la.Reveal) else None
    return isinstance(what, la.Choose) and what.places == v.HAND and la.OTHER in what.filter.walk()


def _source(where: int) -> str:
    piles = [name for bit, name in w.PILES.items() if where & bit]
    return f"from your {listed(piles)}" if piles else ""


def _place(item: la.Effect, telling: Telling) -> str:
    """Where this card must be, if neither cost nor effect says it."""
    if not item.where & ~_FIELD:
        return ""
    if _acts_itself(item.cost):
        return ""
    steps = tuple(walk(item.do))
    if any(isinstance(step, la.StayRevealed) for step in steps):
        return ""
    either = isinstance(item.do[0], la.OneOf) if item.do else False
    if either and any(map(_among_others_in_hand, item.cost)):
        return ""  # "either the revealed monster or this card"
    # "equip this card from your GY to it"; of an Equip Spell "equip it with this card"
    from_there = not telling.card.type & v.SPELL
    if from_there and any(
        isinstance(step, la.Equip) and isinstance(step.what, la.This) for step in steps
    ):
        return ""
    other = any(isinstance(part, (la.Compare, la.ThisTurn)) for part in item.condition)
    if item.where == v.HAND and other:
        telling.source = _source(item.where)
        return ""
    return _in_piles(item.where)
