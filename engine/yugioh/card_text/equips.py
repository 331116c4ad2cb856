"""What an Equip Spell says of its monster: "Equip only to a \"A\" monster. It gains 500 ATK.", and
how a Union becomes an Equip Card.
"""

from typing import Final

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.protecting import effects, undestroyed
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.numbers import STATS, values
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.seen import is_monsters, parts_of
from engine.yugioh.card_text.spoken import meant
from engine.yugioh.card_text.standing import gained
from engine.yugioh.card_text.statements import Rules, starting
from engine.yugioh.card_text.things import draft, thing
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import EquippedBut, Harm


def _equip_spell(reading: Reading) -> None:
    if reading.card.type & (v.SPELL | v.EQUIP) != v.SPELL | v.EQUIP:
        raise reading.reader.lost("an Equip Spell")


@starting("equip")
def _(reading: Reading) -> Rules:
    """ "Equip only to a \"A\" monster you control." """
    reader = reading.reader
    _equip_spell(reading)
    if not reader.take_words("equip only to"):
        raise reader.lost('"Equip only to"')
    if reader.take_words("an opponent's monster"):
        return Rules((la.EquipOnlyTo(whose=v.OPPONENT),))
    item = one_card(reading)
    kept = tuple(part for part in parts_of(item) if part not in (la.MONSTER, la.FACE_UP))
    whose = v.YOU if reader.take_words("you control") else v.EITHER
    return Rules((la.EquipOnlyTo(kept[0] if len(kept) == 1 else AllOf(kept), whose),))


def _equip_card(reading: Reading) -> None:
    if not reading.card.type & v.UNION:
        _equip_spell(reading)


_EITHER: Final = "once per turn , you can either : target"
_OR: Final = "; equip this card to that target , OR : Unequip this card and Special Summon it"


@starting("once")
def _(reading: Reading) -> Rules:
    """ "Once per turn, you can either: Target 1 \"A\" monster you control; equip this card to that
    target, OR: Unequip this card and Special Summon it."
    """
    reader = reading.reader
    if not reading.card.type & v.UNION or not reader.take_words(_EITHER):
        raise reader.lost('"Once per turn, you can either"')
    with reading.reading("targeting"):
        to = draft(reading).node()
    if not isinstance(to, la.Choose) or not to.places & v.MZONE or (to.least, to.most) != (1, 1):
        raise reader.lost("1 monster")
    if not reader.take_words(_OR):
        raise reader.lost(f'"{_OR}"')
    words = reader.take_one_of(("in Attack Position", "in face-up Attack Position"))
    position = v.FACEUP if words is None else v.FACEUP_ATTACK
    return Rules((la.Union(to.filter, to.whose, position),))


@verb("equip 1 appropriate")
def _(reading: Reading) -> Steps:
    """ "equip 1 appropriate Union monster from your Deck to that monster" """
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    renamed = reader.take_words(", with a different name ,")
    where = place(reader, is_monsters(item))
    reader.expect("to")
    host = thing(reading)
    if where is None or where.whose != v.YOU or where.zones or host.draft is not None:
        raise reader.lost("one monster that was spoken of before")
    parts = [item, la.FitFor(host.node())]
    if renamed:
        parts.append(~la.Like("name", host.node()))
    but: tuple[EquippedBut, ...] = ()
    if reader.take_words(_NOT_SUMMONED):
        but = ("not-special-summoned-this-turn",)
    what = la.Choose(joined(parts), where.places)
    return (la.Equip(what, host.node(), own=la.Type(v.UNION) in parts_of(item), but=but),)


@verb("equip it to 1 appropriate")
def _(reading: Reading) -> Steps:
    """ "equip it to 1 appropriate monster you control", an Equip Spell that was added before, or
    targeted
    """
    reader = reading.reader
    card = reading.last
    if card is None or card.several or not card.name or card.noun != "Spell":
        raise reader.lost("an Equip Spell that was spoken of before")
    item = cards(reader, reading.lexicon)
    whose = reader.take_one_of(_BEARERS) if is_monsters(item) else None
    if whose is None:
        raise reader.lost("a monster on the field")
    found = joined([item, la.FACE_UP, la.FitFor(meant(card), bearer=True)])
    return (la.Equip(meant(card), la.Choose(found, v.MZONE, whose=_BEARERS[whose])),)


_BEARERS: Final = {"you control": v.YOU, "on the field": v.EITHER}


_NOT_SUMMONED: Final = ", but the Union monster you equipped cannot be Special Summoned this turn"


@starting("a")
def _(reading: Reading) -> Rules:
    """ "A monster can only be equipped with 1 Union Monster at a time." """
    if not reading.card.type & v.UNION or not reading.reader.take_words(
        "a monster can only be equipped with 1 Union monster at a time"
    ):
        raise reading.reader.lost('"only be equipped with 1 Union monster"')
    return Rules((la.OneUnion(),))


_FOR_BEARER: Final[dict[str, tuple[Harm, ...]]] = {
    "if the equipped monster would be destroyed by battle or card effect": ("battle", "effect"),
    "if the equipped monster would be destroyed by battle": ("battle",),
    "if the equipped monster would be destroyed": ("battle", "effect"),
}


@starting("if")
def _(reading: Reading) -> Rules:
    """ "If the equipped monster would be destroyed by battle, destroy this card instead." """
    reader = reading.reader
    _equip_card(reading)
    words = reader.take_one_of(_FOR_BEARER)
    if words is None or not reader.take_words(", destroy this card instead"):
        raise reader.lost('"destroy this card instead"')
    return Rules((la.DestroyedForBearer(_FOR_BEARER[words]),))


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The equipped monster is unaffected by your opponent's Trap effects." """
    reader = reading.reader
    _equip_card(reading)
    if not reader.take_words("the equipped monster"):
        raise reader.lost('"The equipped monster"')
    if reader.take_words("is unaffected by"):
        by = effects(reading)
        return Rules((la.BearerHas((la.Unaffected(by.of, by=by.by, activated=by.activated),)),))
    what, by = undestroyed(reading)
    return Rules(
        (la.BearerHas((la.Indestructible(~la.OTHER, by.by, what, by.of, activated=by.activated),)),)
    )


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The equipped monster's effects are negated." """
    _equip_card(reading)
    if not reading.reader.take_words("the equipped monster's effects are negated"):
        raise reading.reader.lost('"The equipped monster\'s effects"')
    if not reading.card.type & v.SPELL:
        raise reading.reader.lost("an Equip Spell")
    bearer = joined([la.MONSTER, la.EquippedWith(~la.OTHER)])
    return Rules((la.Ban(("effect",), bearer, whose=v.EITHER),))


@starting("your")
def _(reading: Reading) -> Rules:
    """ "Your opponent cannot target the equipped monster with card effects." """
    reader = reading.reader
    _equip_card(reading)
    if not reader.take_words("your opponent cannot target the equipped monster with"):
        raise reader.lost('"cannot target the equipped monster"')
    by = effects(reading)
    rule = la.Untargetable(~la.OTHER, v.OPPONENT, by.of)
    return Rules((la.BearerHas((rule,)),))


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The equipped monster gains 300 ATK for each \"A\" card you control." """
    _equip_card(reading)
    if not reading.reader.take_words("the equipped monster"):
        raise reading.reader.lost('"The equipped monster"')
    by, stats = gained(reading)
    return Rules((la.EquipStats(by, stats),))


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The equipped monster's ATK becomes double its original ATK." """
    reader = reading.reader
    _equip_card(reading)
    if not reader.take_words("the equipped monster's"):
        raise reader.lost('"The equipped monster\'s"')
    original = reader.take("original")
    stats = reader.take_one_of(STATS)
    if stats is None or not reader.take_one_of(("becomes", "become", "is", "are")):
        raise reader.lost("what ATK or DEF becomes")
    found = values(reading, STATS[stats], original)
    return Rules(tuple(la.EquipStats(0, stat, to, original) for stat, to in found))
