"""What cannot be done in the whole turn of an effect, before it and after."""

from dataclasses import replace
from typing import Final

from engine.effects import Node, walk
from engine.filters import ANY, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.forbidding import forbidden, only
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.language.words import Banned, Done
from engine.yugioh.wording import words as w

# What must not have been done before, by what is forbidden afterwards.
_DEEDS: Final[dict[tuple[Banned, ...], Done]] = {
    ("special-summon",): "special", ("normal-summon",): "normal",
    ("normal-summon", "special-summon"): "summon", ("set",): "set", ("activate",): "activate",
    ("normal-summon", "set"): "normal-set",
    ("draw",): "draw",
}  # fmt: skip
_THE_TURN: Final = (
    "the turn you activate this effect", "the turn you activate this card",
    "during the turn you activate this effect", "during the turn you activate this card",
)  # fmt: skip


def all_turn(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You cannot Special Summon …, except …, the turn you activate this effect." """
    reader = reading.reader
    lock, rest = forbidden(reading)
    reader.take(",")
    if rest or not reader.take_one_of(_THE_TURN):
        raise reader.lost('"the turn you activate this effect"')
    if isinstance(lock, la.Ban):
        reader.take(",")
        if reader.take("except"):
            lock = _sparing(lock, only(reading))
    reader.end()
    if lock.whose != v.YOU:
        raise reader.lost("what you cannot do")
    held: Node
    if isinstance(lock, la.OnlySpecialSummon):
        held = la.SummonedOnly(lock.filter)
    elif lock.what in _DEEDS:
        held = la.ThisTurn(_DEEDS[lock.what], lock.filter, most=0)
    else:
        raise reader.lost("what can be looked back at")
    return replace(item, condition=(*item.condition, held), cost=(lock, *item.cost))


_NO_OTHERS: Final[dict[str, tuple[Banned, ...]]] = {
    "you cannot Special Summon other monsters": ("special-summon",),
    "you cannot Normal or Special Summon other monsters": ("normal-summon", "special-summon"),
}


def nothing_but_its_own(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You cannot Special Summon other monsters the turn you activate this card." """
    reader = reading.reader
    words = reader.take_one_of(_NO_OTHERS)
    if words is None or not reader.take_one_of(_THE_TURN):
        raise reader.lost('"You cannot Special Summon other monsters"')
    reader.end()
    if not any(isinstance(node, _SUMMONS) for node in walk(item.do)):
        raise reader.lost("an effect that summons")
    what = _NO_OTHERS[words]
    held = la.ThisTurn(_DEEDS[what], most=0)
    lock = la.Ban(what, others=True)
    return replace(item, condition=(*item.condition, held), cost=(lock, *item.cost))


def no_other_summons(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You cannot Summon other monsters the turn you activate this card (but you can Normal
    Set).", ", except LIGHT monsters."
    """
    reader = reading.reader
    if not isinstance(item, la.Activate) or not reader.take_words(
        "you cannot Summon other monsters the turn you activate this card"
    ):
        raise reader.lost('"You cannot Summon other monsters"')
    reader.take_one_of(("( but you can Normal Set )", "( but you can Set )"))
    spared = (only(reading),) if reader.take(",", "except") else ()
    reader.end()
    summons = [node for node in item.walk() if isinstance(node, _SUMMONS)]
    tokens = {node.passcode for node in summons if isinstance(node, la.CreateToken)}
    if not tokens or len(tokens) < len(summons):
        raise reader.lost("Tokens of its own, and no other Summon")
    others = [~one for one in (*map(la.Named, sorted(tokens)), *spared)]
    lock = la.Ban(w.NO_SUMMONS, joined(others))
    held = la.ThisTurn("any-summon", ~spared[0] if spared else ANY, most=0)
    return replace(item, condition=(*item.condition, held), cost=(lock, *item.cost))


_SUMMONS: Final = (
    la.CreateToken, la.FusionSummon, la.NormalSummonNow, la.RitualSummon, la.SpecialSummon,
    la.SummonAsMonster, la.SummonFromExtraNow,
)  # fmt: skip


def _sparing(lock: la.Ban, spared: Filter) -> la.Ban | la.OnlySpecialSummon:
    """A restriction, but for these."""
    if lock.what != ("special-summon",):
        return replace(lock, filter=joined([lock.filter, ~spared]))
    if lock.filter == ANY:
        return la.OnlySpecialSummon(spared)
    return la.OnlySpecialSummon(~lock.filter | spared)
