"""What protects cards for a time: "it cannot be destroyed by card effects this turn"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.drafts import Draft
from engine.yugioh.card_text.forbidding import REST
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.protecting import MATERIAL_FOR, effects, for_summons, undestroyed
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.numbers import STATS
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.replacing import DESTROYED_BY
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.spoken import meant
from engine.yugioh.card_text.standing import yours
from engine.yugioh.card_text.things import Thing, thing
from engine.yugioh.card_text.verbs import Steps, clause
from engine.yugioh.language.words import Harm, LastsUntil, Use

_THIS: Final = ~la.OTHER
# How long something lasts.
_UNTIL: Final[dict[str, LastsUntil]] = {
    **dict.fromkeys(REST, "end"),
    **dict.fromkeys(
        (
            "until the end of your opponent's turn",
            "until the end of your opponent's next turn",
            "until the end of the opponent's turn",
            "until the end of the next turn",
            "until the end of your next turn",
        ),
        "next turn",
    ),
}
_TARGETING: Final = {
    "your opponent cannot target": v.OPPONENT,
    "neither player can target": v.EITHER,
}


def _time(reading: Reading) -> LastsUntil | None:
    """ "this turn", "until the end of your opponent's turn"; None where nothing is said."""
    at = reading.reader.next
    reading.reader.take(",")
    words = reading.reader.take_one_of(_UNTIL)
    if words is None:
        reading.reader.next = at
        return None
    return _UNTIL[words]


def _before(reading: Reading) -> LastsUntil | None:
    until = _time(reading)
    if until is not None:
        reading.reader.take(",")
    return until


@clause
def _(reading: Reading) -> Steps:
    """ "it cannot be destroyed by battle this turn", "this turn, it is unaffected by …" """
    if reading.reader.take_words("during this Main Phase ,"):
        ours = reading.attempt(_all_of_them)
        if ours is None:
            raise reading.reader.lost("cards of one player")
        return (la.ForTheTurn(_rule(reading, *ours), "main phase"),)
    until = _before(reading)
    at = reading.reader.next
    everyone = reading.attempt(_all_of_them)
    if everyone is not None:
        item, whose = everyone
        rule = _rule(reading, item, whose)
        until = until or _time(reading)
        if until is None:
            raise reading.reader.lost("for how long")
        return (la.ForTheTurn(rule, until),)
    reading.reader.next = at
    what = _monsters(reading)
    rule = _rule(reading, _THIS, v.YOU)
    until = until or _time(reading)
    if isinstance(rule, la.Unaffected) and reading.reader.take_words(", except its own"):
        rule = replace(rule, of=joined([rule.of, la.OTHER]))
    return (la.Grant(what.node(), (rule,), until or ""),)


@clause
def _(reading: Reading) -> Steps:
    """The zone opposite to a monster that was Special Summoned, if nobody uses it."""
    if not reading.reader.take_words(
        "if your opponent's Main Monster Zone in that monster's current column is unused , that "
        "zone cannot be used until the end of this turn"
    ):
        raise reading.reader.lost("a zone that cannot be used")
    last = reading.mentions[-1] if reading.mentions else None
    if last is None or last.several or last.deed != "Special Summon":
        raise reading.reader.lost("one monster that was Special Summoned")
    return (la.BarOpposite(meant(last)),)


@clause
def _(reading: Reading) -> Steps:
    """What the effect targets that is answered: "that face-down card", or all such cards."""
    if not reading.reader.take_words(
        "your opponent cannot target that face-down card with card effects for the rest of this "
        "turn"
    ):
        raise reading.reader.lost('"that face-down card"')
    face_down = ~la.FACE_UP & la.State("controlled")
    answered = [one for one in reading.held if isinstance(one, la.Answering)]
    if len(answered) != 1 or answered[0].targets != face_down:
        raise reading.reader.lost("an effect that targets a face-down card you control")
    return (la.ShieldTargets(face_down),)


@clause
def _(reading: Reading) -> Steps:
    """ "it cannot change its battle position for the rest of this turn" """
    until = _before(reading)
    what = _monsters(reading)
    if not reading.reader.take_one_of(_KEPT):
        raise reading.reader.lost('"cannot change its battle position"')
    if until is None and reading.reader.take_words("until the end of your next turn"):
        return (la.KeepPosition(what.node(), "your next turn"),)
    until = until or _time(reading)
    return (la.KeepPosition(what.node(), until or ""),)


@clause
def _(reading: Reading) -> Steps:
    """ "that target cannot activate its effects this turn" """
    what = _monsters(reading)
    if not reading.reader.take_words("cannot activate its effects this turn"):
        raise reading.reader.lost('"cannot activate its effects this turn"')
    return (la.CannotActivate(what.node()),)


@clause
def _(reading: Reading) -> Steps:
    """ "it cannot be Tributed, nor used as material for a Link Summon, this turn" """
    reader = reading.reader
    until = _before(reading)
    what = _monsters(reading)
    if not reader.take("cannot", "be"):
        raise reader.lost('"cannot be Tributed" or "cannot be used as material"')
    uses: list[Use] = ["tribute"] if reader.take("Tributed") else []
    but: Filter | None = None
    if reader.take_one_of(_NOR) if uses else reader.take("used", "as"):
        if reader.take_words("material for the"):
            uses += for_summons(reading, False)
            if uses[0] == "tribute" or not reader.take("of"):
                raise reader.lost("for the Summon of which monsters")
            but = ~one_card(reading)
        elif reader.take("material", "for"):
            uses += for_summons(reading)
        else:
            reader.take("a") or reader.take("an")
            name = reader.take_one_of(MATERIAL_FOR)
            if name is None or not reader.take("Material"):
                raise reader.lost("a kind of material")
            uses.append(MATERIAL_FOR[name])
    if not uses:
        raise reader.lost("what it is not used for")
    if until is None:
        at = reader.next
        reader.take(",")
        until = _time(reading)
        reader.next = reader.next if until else at
    rule = la.NotUsedFor(tuple(uses), always=True, but=but)
    return (la.Grant(what.node(), (rule,), until or ""),)


_NOR: Final = tuple(
    f"{comma}{joint} {be}used as" for comma in (", ", "") for joint in ("nor", "or")
    for be in ("be ", "")
)  # fmt: skip
_KEPT: Final = ("cannot change its battle position", "cannot change their battle positions")


@clause
def _(reading: Reading) -> Steps:
    """ "until the end of this turn, it gains 1000 ATK and cannot be destroyed by card effects" """
    reader = reading.reader
    until = _before(reading)
    if until is None:
        raise reader.lost("for how long")
    what = _monsters(reading)
    verb = reader.take_one_of(("gains", "gain", "loses", "lose"))
    number = reader.number()
    stats = reader.take_one_of(STATS)
    if verb is None or number is None or stats is None:
        raise reader.lost("what it gains")
    if not reader.take_one_of((", and", "and", ", but", "but")):
        raise reader.lost('"and"')
    by = number if verb.startswith("gain") else -number
    rule = _rule(reading, _THIS, v.YOU)
    return (
        la.ChangeStats(what.node(), by, until, STATS[stats]),
        la.Also((la.Grant(what.node(), (rule,), until),)),
    )


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent cannot target it with card effects this turn" """
    reader = reading.reader
    until = _before(reading)
    words = reader.take_one_of(_TARGETING)
    if words is None:
        raise reader.lost("who cannot target")
    everyone = reading.attempt(_all_of_them)
    what = None if everyone is not None else _monsters(reading)
    reader.expect("with")
    found = effects(reading)
    if found.activated or found.by != v.EITHER:
        raise reader.lost("effects")
    until = until or _time(reading)
    if everyone is not None:
        if until is None:
            raise reader.lost("for how long")
        item, whose = everyone
        return (la.ForTheTurn(la.Untargetable(item, _TARGETING[words], found.of, whose), until),)
    assert what is not None
    rule = la.Untargetable(_THIS, _TARGETING[words], found.of)
    return (la.Grant(what.node(), (rule,), until or ""),)


@clause
def _(reading: Reading) -> Steps:
    """ "the first time it would be destroyed by card effect this turn, it is not destroyed" """
    reader = reading.reader
    if not reader.take_words("the first time"):
        raise reader.lost('"the first time"')
    what = reading.attempt(_monsters) or _spell(reading)
    if what.mention.several or not reader.take_words("would be destroyed"):
        raise reader.lost("one card that would be destroyed")
    words = reader.take_one_of(DESTROYED_BY)
    if words is None:
        raise reader.lost("by what it would be destroyed")
    until = _time(reading)
    if until is None or not reader.take_words(", it is not destroyed"):
        raise reader.lost('"this turn, it is not destroyed"')
    ways: tuple[Harm, ...] = ("battle", "effect") if "battle" in words else ("effect",)
    rule = la.SparedOnce(_THIS, DESTROYED_BY[words], ways)
    return (la.Grant(what.node(), (rule,), until),)


def _all_of_them(reading: Reading) -> tuple[Filter, int]:
    """ "\"A\" monsters you control": those too that come later."""
    return yours(reading)


def _current(reading: Reading) -> Thing:
    """ "\"A\" monsters you currently control": none that come later."""
    reader = reading.reader
    reader.take("all")
    item = cards(reader, reading.lexicon)
    if not is_monsters(item) or not reader.take_words("you currently control"):
        raise reader.lost('"you currently control"')
    monsters = la.Each(joined([item, la.FACE_UP]), v.MZONE)
    return Thing(Mention(noun="monster", several=True, places=v.MZONE, node=monsters))


def _monsters(reading: Reading) -> Thing:
    """Monsters that are protected themselves: "it", "this card"."""
    reader = reading.reader
    current = reading.attempt(_current)
    if current is not None:
        return current
    found = thing(reading)
    if found.draft is not None:
        _one_on_the_field(reading, found.draft)
    if found.mention.target:
        reader.take_words("you control")
    itself = found.mention.node == la.SELF and reading.card.type & v.MONSTER
    if found.mention.noun != "monster" and not itself:
        raise reader.lost("monsters")
    return found


def _one_on_the_field(reading: Reading, found: Draft) -> None:
    """ "1 monster on the field", which is chosen when this is done"""
    one = found.least == found.most == 1 and not found.random
    if not one or found.places & ~v.FIELD_PLACES or found.whose != v.EITHER:
        raise reading.reader.lost("monsters that were spoken of before")


def _spell(reading: Reading) -> Thing:
    """A Spell or Trap that was targeted, face-up or not, or any face-up card."""
    found = thing(reading)
    face_up = found.mention.noun == "card" and "target 1 face-up card " in reading.reader.text
    known = face_up or found.mention.noun in _SPELLS
    if found.draft is not None or not found.mention.target or not known:
        raise reading.reader.lost("a Spell or Trap that was targeted")
    return found


_SPELLS: Final = ("Spell/Trap", "Spell", "Trap")


def _rule(reading: Reading, item: Filter, whose: int) -> Node:
    """ "cannot be destroyed by card effects", "is unaffected by your opponent's card effects" """
    reader = reading.reader
    if reader.comes("cannot", "be", "destroyed"):
        what, by = undestroyed(reading)
        return la.Indestructible(item, by.by, what, by.of, whose, by.activated)
    if not (reader.take("is") or reader.take("are")) or not reader.take("unaffected", "by"):
        raise reader.lost('"cannot be destroyed" or "is unaffected"')
    if whose != v.YOU:
        raise reader.lost("cards of the player")
    found = effects(reading)
    return la.Unaffected(found.of, item, found.by, found.activated)
