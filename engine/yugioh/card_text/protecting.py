"""Protection of cards: what destroys, targets or affects them not."""

from dataclasses import dataclass
from typing import Final

from engine.filters import ANY, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.counting import kind_of_counter
from engine.yugioh.card_text.forbidding import forbidden, less_damage, only
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.replacing import DESTROYED_BY
from engine.yugioh.card_text.seen import is_monsters, seen
from engine.yugioh.card_text.standing import left_out, this_and_others, yours
from engine.yugioh.card_text.statements import Rules, having, starting, statement
from engine.yugioh.language.words import Harm, Use

_THIS: Final = ~la.OTHER
_KINDS: Final = {
    "card effects": ANY, "effects": ANY, "monster effects": la.MONSTER, "Spell effects": la.SPELL,
    "Trap effects": la.TRAP, "Spell/Trap effects": la.SPELL_TRAP,
    "Spell Cards or effects": la.SPELL, "Trap Cards or effects": la.TRAP,
    "Spell/Trap Cards or effects": la.SPELL_TRAP,
    "Spell or monster effects": la.SPELL | la.MONSTER,
}  # fmt: skip
_WHOSE: Final = {"your opponent's": v.OPPONENT, "an opponent's": v.OPPONENT}


@dataclass(frozen=True)
class Effects:
    """Effects of a player's cards that match, or only the activated ones."""

    of: Filter
    by: int = v.EITHER
    activated: bool = False


def effects(reading: Reading, spares: bool = True) -> Effects:
    """ "your opponent's activated effects", "the effects of \"A\" monsters", "Trap effects"

    What is excepted behind them is said of the effects, if they `spares` some.
    """
    reader = reading.reader
    whose = reader.take_one_of(_WHOSE)
    others = False
    if whose is None:
        others = bool(reader.take_one_of(("other cards'", "other card")))
        if not others and reader.take_words("other monsters' effects"):
            monsters = joined([la.MONSTER, la.OTHER])
            if not reader.take_words(", except those of"):
                return Effects(monsters)
            return Effects(joined([monsters, ~cards(reader, reading.lexicon)]))
        if others and reader.comes("effects") and reader.words[reader.next - 1].text == "card":
            reader.next += 1
            return Effects(la.OTHER)
    if reader.take("the") or reader.comes("effects", "of"):
        activated = reader.take("activated")
        reader.expect("effects", "of")
        reader.take("any")
        item = only(reading)
        spared = reading.attempt(_spared)
        item = item if spared is None else joined([item, ~spared])
        side = v.OPPONENT if reader.take_words("your opponent controls") else v.EITHER
        return Effects(item, side, activated)
    activated = reader.take("activated")
    kind = reader.take_one_of(_KINDS)
    if kind is None or (kind == "effects" and not (others or activated)):
        raise reader.lost("effects")
    item = joined([la.OTHER if others else ANY, _KINDS[kind]])
    at = reader.next
    if spares and reader.take(",", "except"):
        spared = reading.attempt(lambda reading: cards(reading.reader, reading.lexicon))
        if spared is None and reader.take_words("its own"):
            item = joined([item, la.OTHER])
        elif spared is None:
            reader.next = at
        else:
            item = joined([item, ~spared])
    return Effects(item, v.EITHER if whose is None else _WHOSE[whose], activated)


def _spared(reading: Reading) -> Filter:
    """ ", except monsters Special Summoned from the GY" """
    reader = reading.reader
    reader.expect(",", "except")
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if not isinstance(more, la.Summoned):
        raise reader.lost("how monsters were Summoned")
    return joined([item, more])


def _subject(reading: Reading) -> tuple[Filter, int]:
    """ "this card", "this card with a Signal Counter", "\"A\" monsters you control", "monsters this
    card points to"
    """
    reader = reading.reader
    itself = reading.attempt(this_and_others)
    if itself is not None:
        return itself
    if reader.take("this", "card"):
        reader.take_words("on the field")
        marked = reading.attempt(_with_counters)
        return _THIS if marked is None else joined([_THIS, marked]), v.YOU
    found = reading.attempt(_pointed)
    return yours(reading) if found is None else (found, v.EITHER)


def _with_counters(reading: Reading) -> Filter:
    """ "with a Signal Counter" """
    reading.reader.expect("with")
    reading.reader.take("a") or reading.reader.take("an")
    return la.HasCounter(kind_of_counter(reading))


def _pointed(reading: Reading) -> Filter:
    reader = reading.reader
    item = cards(reader, reading.lexicon)
    if reader.take_words("that point to this card"):
        return joined([item, la.State("pointing")])
    if not reader.take_words("this card points to"):
        raise reader.lost('"this card points to"')
    return joined([item, la.POINTED])


@having("destroyed")
def _(reading: Reading) -> Rules:
    """ "Cannot be destroyed by battle or your opponent's card effects." """
    reader = reading.reader
    item, whose = (_THIS, v.YOU) if reader.comes("cannot") else _subject(reading)
    what, found = undestroyed(reading)
    return Rules((la.Indestructible(item, found.by, what, found.of, whose, found.activated),))


def undestroyed(reading: Reading) -> tuple[tuple[Harm, ...], Effects]:
    """ "cannot be destroyed by battle or your opponent's card effects": how not, by which."""
    reader = reading.reader
    if not reader.take_words("cannot be destroyed by"):
        raise reader.lost('"cannot be destroyed by"')
    what: list[Harm] = []
    by = Effects(ANY)
    while True:
        reader.take("by")
        if reader.take("battle"):
            what.append("battle")
        else:
            by = effects(reading)
            what.append("effect")
        if not (reader.take("or") or reader.take("and")):
            break
    if sorted(set(what)) != sorted(what):
        raise reader.lost("battle or effects")
    return tuple(sorted(what)), by


@starting("each")
def _(reading: Reading) -> Rules:
    """ "Each turn, the first cards in your Pendulum Zone that would be destroyed by an opponent's
    card effect, are not destroyed.", however many these are
    """
    reader = reading.reader
    if not reader.take_words("each turn , the first"):
        raise reader.lost('"each turn, the first"')
    item = cards(reader, reading.lexicon)
    where = place(reader, is_monsters(item))
    if where is None or where.zones or where.whose != v.YOU or where.places not in _TOGETHER:
        raise reader.lost("where the cards are")
    if not reader.take_words(
        "that would be destroyed by an opponent's card effect , is not destroyed"
    ):
        raise reader.lost('"is not destroyed"')
    there = seen(joined([item, la.InPlace(where.places)]), where.places, v.YOU)
    return Rules((la.SparedTogether(there),))


_TOGETHER: Final = (v.PZONE, v.MZONE)


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The first time each \"A\" monster you control would be destroyed by card effect each turn,
    it is not destroyed."
    """
    reader = reading.reader
    if not reader.take_words("the first time"):
        raise reader.lost('"the first time"')
    if reader.take_words("this card"):
        item, whose = _THIS, v.YOU
    else:
        reader.expect("each")
        item, whose = yours(reading)
    reader.expect("would", "be", "destroyed")
    first = reader.take_words("each turn")
    if first:
        reader.take(",")
    words = reader.take_one_of(DESTROYED_BY)
    if words is None:
        raise reader.lost("by what it would be destroyed")
    if not first and not reader.take_words("each turn"):
        raise reader.lost('"each turn"')
    if not reader.take_words(", it is not destroyed"):
        raise reader.lost('"it is not destroyed"')
    what: tuple[Harm, ...] = ("battle", "effect") if "battle" in words else ("effect",)
    return Rules((la.SparedOnce(item, DESTROYED_BY[words], what, whose=whose),))


@starting("your", "neither")
def _(reading: Reading) -> Rules:
    """ "Your opponent cannot target this card with card effects." """
    reader = reading.reader
    by = {"your opponent cannot target": v.OPPONENT, "neither player can target": v.EITHER}
    who = reader.take_one_of(by)
    if who is None:
        raise reader.lost("who cannot target")
    item, whose = _subject(reading)
    if isinstance(item, AnyOf):
        reader.take(",")
    reader.expect("with")
    found = effects(reading, spares=item == _THIS)
    if found.activated or found.by != v.EITHER:
        raise reader.lost("effects")
    item = joined([item, *left_out(reading)])
    return Rules((la.Untargetable(item, by[who], found.of, whose),))


@having("unaffected")
def _(reading: Reading) -> Rules:
    """ "Unaffected by other cards' effects." """
    reader = reading.reader
    item, whose = _THIS, v.YOU
    if not reader.comes("unaffected"):
        item, whose = _subject(reading)
        if not (reader.take("is") or reader.take("are")):
            raise reader.lost('"is unaffected"')
    if whose != v.YOU or not reader.take("unaffected", "by"):
        raise reader.lost('"unaffected by"')
    found = effects(reading)
    unless = reader.take_one_of((", unless they target this card", ", unless they target it"))
    if unless is not None and item != _THIS:
        raise reader.lost("what they target")
    return Rules((
        la.Unaffected(found.of, item, found.by, found.activated, unless is not None),
    ))  # fmt: skip


@statement
def _(reading: Reading) -> Rules:
    """ "You cannot Special Summon monsters, except \"A\" monsters." """
    found, rest = forbidden(reading)
    if rest:
        raise reading.reader.lost("a restriction while this card is face-up")
    return Rules((found,))


@starting("the")
def _(reading: Reading) -> Rules:
    """ "The effects of face-up monsters your opponent controls are negated." """
    reader = reading.reader
    reader.expect("the", "effects", "of")
    reader.take("all")
    item = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
    if reader.take_words("that were Special Summoned this turn"):
        item = joined([item, la.State("this-turn"), la.Summoned(v.BY_SPECIAL), la.FACE_UP])
    sides = {"you control": v.YOU, "your opponent controls": v.OPPONENT, "on the field": v.EITHER}
    side = reader.take_one_of(sides)
    if side is None:
        raise reader.lost("on whose field")
    item = joined([item, *left_out(reading)])
    if not reader.take_words("are negated"):
        raise reader.lost('"are negated"')
    return Rules((la.Ban(("effect",), item, whose=sides[side]),))


@starting("while", "this", "cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Tributed.", "Cannot be Tributed, nor used as material for an Xyz Summon." """
    reader = reading.reader
    there = reader.take_words("while this card is face-up on the field , it")
    if not there:
        reader.take("this", "card")
    if not reader.take_words("cannot be Tributed"):
        raise reader.lost('"cannot be Tributed"')
    uses: list[Use] = ["tribute"]
    if reader.take_one_of((", nor used as material for", ", or used as material for")):
        uses += for_summons(reading)
    return Rules((la.NotUsedFor(tuple(uses), always=not there),))


MATERIAL_FOR: Final[dict[str, Use]] = {
    "Fusion": "fusion", "Synchro": "synchro", "Xyz": "xyz", "Link": "link",
}  # fmt: skip


@starting("this", "cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be used as Link Material.", "Cannot be used as material for an Xyz Summon." """
    reader = reading.reader
    reader.take("this", "card")
    if not reader.take_words("cannot be used as"):
        raise reader.lost('"cannot be used as"')
    reader.take("a") or reader.take("an")
    name = reader.take_one_of(MATERIAL_FOR)
    if name is not None:
        reader.expect("Material")
        uses = [MATERIAL_FOR[name]]
    else:
        reader.expect("material", "for")
        uses = for_summons(reading)
    if reader.take(",", "except", "for", "the"):
        if for_summons(reading, False) != uses:
            raise reader.lost("the same summons")
        reader.expect("of")
        reader.take("a") or reader.take("an") or reader.take("1")
        but = joined([cards(reader, reading.lexicon), numbers(reading) or ANY])
        return Rules((la.NotUsedFor(tuple(uses), always=True, but=but),))
    if reader.take_words(", unless all other materials are"):
        others = cards(reader, reading.lexicon)
        return Rules((la.OthersUsed(tuple(uses), others),))
    new = reader.take_one_of(("the turn it is", "the turn it was")) is not None
    if new and [MATERIAL_FOR.get(reader.take_one_of(MATERIAL_FOR) or "")] != uses:
        raise reader.lost("the same summon")
    if new:
        reader.expect("Summoned")
    return Rules((la.NotUsedFor(tuple(uses), always=True, new=new),))


def for_summons(reading: Reading, article: bool = True) -> list[Use]:
    """ "a Fusion, Synchro, or Xyz Summon" """
    reader = reading.reader
    if article and not (reader.take("a") or reader.take("an")):
        raise reader.lost("a Summon")
    uses: list[Use] = []
    while (name := reader.take_one_of(MATERIAL_FOR)) is not None:
        uses.append(MATERIAL_FOR[name])
        reader.take(",")
        reader.take("or")
    if not uses:
        raise reader.lost("a Summon")
    reader.expect("Summon")
    return uses


@starting("you", "there")
def _(reading: Reading) -> Rules:
    """ "You can only control 1 \"A\" monster.", "There can only be 1 \"A\" on the field." """
    reader = reading.reader
    words = reader.take_one_of(_ONLY_ONE)
    if words is None:
        raise reader.lost('"you can only control 1"')
    reader.take("face-up")
    item = cards(reader, reading.lexicon)
    own = item == la.Named(reading.card.passcode) and _ONLY_ONE[words] == v.EITHER
    if la.MONSTER not in getattr(item, "of", ()) and not own:
        raise reader.lost("monsters of some kind")
    if _ONLY_ONE[words] == v.EITHER and not reader.take_words("on the field"):
        raise reader.lost('"on the field"')
    return Rules((la.OnlyOne(item, _ONLY_ONE[words]),))


_ONLY_ONE: Final = {"you can only control 1": v.YOU, "there can only be 1": v.EITHER}


@statement
def _(reading: Reading) -> Rules:
    """ "You take no damage." """
    found, rest = less_damage(reading)
    if rest:
        raise reading.reader.lost("what holds while this card is face-up")
    return Rules((found,))


@starting("this", "cannot")
def _(reading: Reading) -> Rules:
    """ "Cannot be Special Summoned.", "Cannot be Special Summoned from the Extra Deck." """
    reader = reading.reader
    reader.take("this", "card")
    if not reader.take_words("cannot be Special Summoned"):
        raise reader.lost('"cannot be Special Summoned"')
    places = {"from the Extra Deck": v.EXTRA, "from the Deck": v.DECK, "from the GY": v.GRAVE}
    words = reader.take_one_of(places)
    return Rules((la.NotSpecialSummoned(places[words] if words is not None else 0),))
