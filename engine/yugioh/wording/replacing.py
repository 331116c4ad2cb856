"""What is done instead of the destruction of cards."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.continuous import statement
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Spoken, Telling, sentence
from engine.yugioh.wording.protecting import THIS
from engine.yugioh.wording.steps import told

# The monster that an Equip Card is equipped to, whoever controls it.
EQUIPPED: Final = la.MONSTER & la.InPlace(v.MZONE) & la.EquippedWith(~la.OTHER)
_ZONES: Final = {w.SPELL_ZONES: "Spell & Trap Zone", w.FIELD_ZONE: "Field Zone"}


@statement.register
def _(item: la.InsteadOfDestruction, telling: Telling) -> str:
    if item.whose == v.EITHER and item.each_once:
        return for_that_many(item, telling)
    parts = item.filter.of if isinstance(item.filter, AllOf) else (item.filter,)
    by = " by an opponent's card effect" if item.by == v.OPPONENT else " by card effect"
    held = [part.condition for part in parts if isinstance(part, la.Provided)]
    parts = tuple(part for part in parts if not isinstance(part, la.Provided))
    who, but = _saved(item, parts, telling)
    by += but
    if la.SENT_EARLIER in held:
        held.remove(la.SENT_EARLIER)
        by += ", except the turn this card was sent to the GY"
    if held:
        by += f", while {' and '.join(condition(one, telling) for one in held)}"
    telling.cost = True
    each = _for_each(item)
    done = told(item.do if each is None else each, telling, True)
    if item.where & v.GRAVE:
        if done != "banish this card":
            raise TypeError("no words for what is done from the GY")
        field = "field or " if item.where & v.FIELD_PLACES else ""
        field += "hand or " if item.where & v.HAND else ""
        done += f" from your {field}GY"
    elif item.where & v.HAND and done != "discard this card":
        raise TypeError("no words for what is done from the hand")
    if each is not None:
        done += ", for each of those monsters"
    when = "once per turn, if" if item.each_once else "if"
    can = "" if item.must else "you can "
    return sentence(f"{when} {who} would be destroyed{by}, {can}{done} instead")


def _saved(
    item: la.InsteadOfDestruction, parts: tuple[Filter, ...], telling: Telling
) -> tuple[str, str]:
    """Which cards would be destroyed, and which of them are excepted."""
    if item.whose == v.EITHER and AllOf(parts) == EQUIPPED:
        return "the equipped monster", ""
    if THIS in parts:
        telling.speaks(Spoken(this=True))
        return "this face-up card on the field" if la.FACE_UP in parts else "this card", ""
    zones = next((part.mask for part in parts if isinstance(part, la.Zones)), 0)
    rest = AllOf(tuple(part for part in parts if not isinstance(part, la.InPlace | la.Zones)))
    places = next((part.places for part in parts if isinstance(part, la.InPlace)), 0)
    nouns = noun(rest, telling, places if zones in (0, w.EXTRA_ZONES) else v.FIELD_PLACES)
    if item.alone:
        return f"{nouns.counted('exactly 1', False)} you control (and no other cards)", nouns.but
    if zones == w.EXTRA_ZONES:
        return f"{nouns.counted('your', False)} in the Extra Monster Zone", nouns.but
    if zones:
        return f"{nouns.one} in your {_ZONES[zones]}", nouns.but
    if places == v.MZONE | v.PZONE:
        return f"{nouns.one} in your Monster Zone or Pendulum Zone", nouns.but
    if la.POINTED in parts:
        return nouns.one, nouns.but
    where = "on the field" if item.whose == v.EITHER else "you control"
    return f"{nouns.one} {where}", nouns.but


def _for_each(item: la.InsteadOfDestruction) -> tuple[Node, ...] | None:
    """What is done for each of the monsters that are saved, of which the number is left out."""
    step = item.do[0]
    if not isinstance(step, la.BanishTop) or step.count != la.Saved(item.filter):
        return None
    return (replace(step, count=1),)


def for_that_many(item: la.InsteadOfDestruction, telling: Telling) -> str:
    """Monsters of both players, for as many others of the hand and the Deck."""
    others = getattr(item.do[0], "what", None)
    parts = item.filter.of if isinstance(item.filter, AllOf) else ()
    if not isinstance(others, la.Choose) or parts[:1] != (la.InPlace(v.MZONE),):
        raise TypeError("no words for what is done for cards of both players")
    which = AllOf(parts[1:])
    if item != la.for_that_many(which, others.filter):
        raise TypeError("no words for what is done for cards of both players")
    one, many = noun(which, telling, v.MZONE).one, noun(others.filter, telling, v.DECK).several
    return sentence(
        f"once per turn, if {one} on the field would be destroyed by battle or card effect, you "
        f"can destroy that many {many} in your hand and/or Deck instead"
    )
