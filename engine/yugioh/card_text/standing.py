"""What a card does while it is face-up: "All \"A\" monsters you control gain 500 ATK."."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount, for_each
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.numbers import STATS, taken_off, values
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import is_monsters, parts_of
from engine.yugioh.card_text.summons_now import more_normal
from engine.yugioh.card_text.statements import Rules, having, starting, statement
from engine.yugioh.card_text.described import numbers
from engine.yugioh.wording import words as w

_THIS: Final = ~la.OTHER
_SIDES: Final = {
    "you control": v.YOU, "your opponent controls": v.OPPONENT, "on the field": v.EITHER,
}  # fmt: skip


@starting("during")
def _(reading: Reading) -> Rules:
    """ "During your Main Phase, you can Normal Summon 1 \"A\" monster in addition to your Normal
    Summon/Set."
    """
    reader = reading.reader
    words = reader.take_one_of(_MORE_NORMAL)
    if words is None:
        raise reader.lost('"During your Main Phase, you can Normal Summon"')
    return Rules((replace(more_normal(reading), sets=_MORE_NORMAL[words]),))


_MORE_NORMAL: Final = {
    "during your Main Phase , you can Normal Summon 1": False,
    "during your Main Phase , you can Normal Summon/Set 1": True,
}


@starting("(")
def _(reading: Reading) -> Rules:
    """ "(This card's original Rank is always treated as 1.)", where its facts say so too." """
    reader = reading.reader
    if not reader.take_words("( this card's original Rank is always treated as"):
        raise reader.lost('"original Rank"')
    if reader.number() != reading.card.level:
        raise reader.lost("the Rank of the card")
    reader.take(".")
    reader.take(")")
    return Rules()


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can activate \"A\" Trap Cards from your hand." """
    reader = reading.reader
    if not reader.take_words("you can activate"):
        raise reader.lost('"You can activate"')
    item = cards(reader, reading.lexicon)
    kinds = [part for part in parts_of(item) if isinstance(part, la.Type)]
    if not any(kind.bits & (v.TRAP | v.QUICK_PLAY) for kind in kinds):
        raise reader.lost("Traps or Quick-Play Spells")
    if not reader.take_words("from your hand"):
        raise reader.lost('"from your hand"')
    return Rules((la.FromHand(item),))


_PAYING: Final = {
    "your opponent must pay": v.OPPONENT, "you must pay": v.YOU, "each player must pay": v.EITHER,
}  # fmt: skip


@statement
def _(reading: Reading) -> Rules:
    """ "Your opponent must pay 600 LP to activate cards or effects." """
    reader = reading.reader
    who = reader.take_one_of(_PAYING)
    points = reader.number()
    if who is None or points is None:
        raise reader.lost("who must pay")
    reader.expect("LP", "to", "activate")
    words = reader.take_one_of(("cards or effects", "a card or effect", "card effects"))
    if words is None:
        raise reader.lost('"cards or effects"')
    return Rules((la.Toll(points, _PAYING[who], words == "card effects"),))


@starting("each")
def _(reading: Reading) -> Rules:
    """ "Each player can only Special Summon once per turn." """
    reader = reading.reader
    if not reader.take_words("each player can only Special Summon"):
        raise reader.lost('"Each player can only Special Summon"')
    reader.take_one_of(("monsters", "monster", "a monster"))
    if not reader.take_words("once per turn"):
        raise reader.lost('"once per turn"')
    reader.take_words("while this card is face-up on the field")
    return Rules((la.SummonsOnce(),))


@starting("neither")
def _(reading: Reading) -> Rules:
    """ "Neither player can Summon more than two times per turn." """
    reader = reading.reader
    if not reader.take_words("neither player can Summon more than"):
        raise reader.lost('"Neither player can Summon more than"')
    times = {"once": 1, "two times": 2, "twice": 2}
    many = reader.take_one_of(times)
    if many is None or not reader.take_words("per turn"):
        raise reader.lost('"two times per turn"')
    return Rules((la.SummonsAtMost(times[many]),))


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can only control 1 \"A\"." """
    reader = reading.reader
    if not reader.take_words("you can only control 1"):
        raise reader.lost('"You can only control 1"')
    reading.own_name()
    return Rules(flags={"one_on_field": True})


@starting("you")
def _(reading: Reading) -> Rules:
    """ "You can only Special Summon \"A\" once per turn." """
    reader = reading.reader
    kind = reader.take_one_of(_ONCE_AS) if reader.take("you", "can", "only") else None
    if kind is None:
        raise reader.lost('"You can only Special Summon"')
    reading.own_name()
    if not reader.take_words("once per turn"):
        raise reader.lost('"once per turn"')
    flags = {"one_summon_per_turn": True}
    return Rules(flags=flags | ({"one_summon_as": _ONCE_AS[kind]} if _ONCE_AS[kind] else {}))


_ONCE_AS: Final = {
    "Special Summon": 0, "Link Summon": v.BY_LINK, "Synchro Summon": v.BY_SYNCHRO,
}  # fmt: skip


def gained(reading: Reading) -> tuple["Node | int", int]:
    """ "gain 500 ATK for each \"A\" card you control" """
    reader = reading.reader
    verb = reader.take_one_of(("gains", "gain", "loses", "lose"))
    reading.last = Mention(node=la.IT)
    if verb is None:
        raise reader.lost('"gains"')
    sign = 1 if verb.startswith("gain") else -1
    number = reader.number()
    stats = reader.take_one_of(STATS)
    if stats is None:
        raise reader.lost('"ATK" or "DEF"')
    if number is None:
        if not reader.take("equal", "to"):
            raise reader.lost('"equal to"')
        reading.stats = stats
        by = amount(reading) if sign > 0 else taken_off(amount(reading))
        whole = by.amount if isinstance(by, la.Half) else by
        both = "attack/defense" in getattr(whole, "what", "")
        if both and STATS[stats] != v.ATK | v.DEF:
            raise reader.lost("one number for one number")
        return by, STATS[stats]
    if reader.take("for", "each"):
        return for_each(reading, sign * number), STATS[stats]
    return sign * number, STATS[stats]


@statement
def _(reading: Reading) -> Rules:
    """ "Gains 100 ATK for each card in your hand.", "This card gains …" """
    reading.reader.take_words("this card")
    by, stats = gained(reading)
    return Rules((la.FieldStats(by, _THIS, stats=stats),))


@starting("the", "this")
def _(reading: Reading) -> Rules:
    """ "This card's ATK/DEF become equal to that equipped monster's.", "The original ATK of this
    card becomes 1000 x the number of materials used for its Special Summon."
    """
    reader = reading.reader
    behind = reader.take("the")
    if not behind:
        reader.expect("this", "card's")
    original = reader.take("original")
    stats = reader.take_one_of(STATS)
    if behind:
        reader.expect("of", "this", "card")
    if stats is None or not reader.take_one_of(_BECOME):
        raise reader.lost('"become equal to"')
    reading.last, reading.stats = Mention(node=la.IT), stats
    if reader.comes("doubled") or reader.comes("halved"):
        changed = values(reading, STATS[stats], original)
        return Rules(tuple(
            la.FieldStats(0, _THIS, stats=each, to=to, original=original) for each, to in changed
        ))  # fmt: skip
    to = amount(reading)
    both = "attack/defense" in getattr(to, "what", "")
    if both and STATS[stats] != v.ATK | v.DEF:
        raise reader.lost("one number for one number")
    return Rules((la.FieldStats(0, _THIS, stats=STATS[stats], to=to, original=original),))


_BECOME: Final = ("become equal to", "becomes equal to", "become", "becomes")


@having("gain", "gains", "lose", "loses")
def _(reading: Reading) -> Rules:
    """ "All \"A\" monsters you control gain 500 ATK." """
    found = reading.attempt(this_and_others)
    item, whose = yours(reading) if found is None else found
    by, stats = gained(reading)
    return Rules((la.FieldStats(by, item, whose, stats),))


def this_and_others(reading: Reading) -> tuple[Filter, int]:
    """ "this card and its co-linked monsters": this card, and others of whose controller it is."""
    reader = reading.reader
    if not reader.take_words("this card") or not reader.take_one_of(("and", ", or", "or")):
        raise reader.lost('"this card and"')
    if reader.take_words("its co-linked monsters"):
        return _THIS | la.MONSTER & la.State("its-co-linked"), v.EITHER
    reader.take_one_of(("any", "all", "a", "an"))
    item = cards(reader, reading.lexicon)
    if reader.take_one_of(("this card points to", "it points to")):
        return _THIS | joined([item, la.POINTED]), v.EITHER
    side = reader.take_one_of(_SIDES)
    more = numbers(reading)
    if side is None or _SIDES[side] == v.OPPONENT:
        raise reader.lost("whose they are")
    return _THIS | joined([item, *([more] if more is not None else [])]), _SIDES[side]


def yours(reading: Reading) -> tuple[Filter, int]:
    """ "all other \"A\" monsters you control": cards on the field, and whose."""
    reader = reading.reader
    mine = reader.take("your")
    reader.take("all") or reader.take("every")
    item = cards(reader, reading.lexicon)
    if mine:
        # "your \"A\" monsters in the Extra Monster Zone"
        if not is_monsters(item) or not reader.take_words("in the Extra Monster Zone"):
            raise reader.lost('"in the Extra Monster Zone"')
        return joined([item, la.Zones(w.EXTRA_ZONES)]), v.YOU
    if is_monsters(item) and reader.take_words("co-linked to this card"):
        return joined([*parts_of(item), la.State("its-co-linked")]), v.EITHER
    if is_monsters(item) and reader.take_words("this card points to"):
        return joined([*parts_of(item), la.POINTED]), v.EITHER
    more = numbers(reading)
    side = reader.take_one_of(_SIDES)
    if side is not None and more is None:
        more = numbers(reading)
    there = None if side is not None else reader.take_one_of(_ZONES)
    if side is None and there is None:
        raise reader.lost('"you control"')
    if not isinstance(item, AllOf):
        item = joined([item])
    parts = [*parts_of(item)]
    if more is not None:
        parts.append(more)
    parts += left_out(reading)
    if not is_monsters(item) and la.FACE_UP in parts_of(item):
        parts.append(la.FACE_UP)  # of Spells and Traps face-down ones are not meant
        parts += () if side is not None else _ZONES[there or ""][0]
        return joined(list(dict.fromkeys(parts))), _SIDES[side] if side else v.YOU
    parts = [part for part in parts if part != la.FACE_UP]
    if side is None:
        return joined([*parts, *_ZONES[there or ""][0]]), _ZONES[there or ""][1]
    return joined(parts), _SIDES[side]


def left_out(reading: Reading) -> list[Filter]:
    """ ", except \"A\",": cards that a rule is not about."""
    reader = reading.reader
    at = reader.next
    if not reader.take(",", "except"):
        return []
    spared = reading.attempt(lambda reading: cards(reading.reader, reading.lexicon))
    if spared is None:
        reader.next = at
        return []
    reader.take(",")
    return [~spared]


_ZONES: Final[dict[str, tuple[tuple[Filter, ...], int]]] = {
    "in your Pendulum Zones": ((la.InPlace(v.PZONE),), v.YOU),
    "in your Pendulum Zone": ((la.InPlace(v.PZONE),), v.YOU),
    "in your Monster Zone": ((la.InPlace(v.MZONE),), v.YOU),
    "in your Monster Zones": ((la.InPlace(v.MZONE),), v.YOU),
    "in your Spell & Trap Zone": ((la.InPlace(v.SZONE), la.Zones(w.SPELL_ZONES)), v.YOU),
    "in your Field Zone": ((la.InPlace(v.SZONE), la.Zones(w.FIELD_ZONE)), v.YOU),
    **{
        f"in your {words}": ((la.InPlace(v.MZONE), la.Zones(mask)), v.YOU)
        for mask, words in w.NAMED_ZONES.items()
    },
    "in the Field Zone": ((la.InPlace(v.SZONE), la.Zones(w.FIELD_ZONE)), v.EITHER),
}
