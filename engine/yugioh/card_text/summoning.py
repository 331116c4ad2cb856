"""Clauses that summon: "Special Summon 1 Dragon monster from your hand"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.how_many import that_many
from engine.yugioh.card_text.made import summoned_but
from engine.yugioh.card_text.moving import host_of, nodes, things
from engine.yugioh.card_text.numbers import STATS
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.facts import described, token
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.statements import stated
from engine.yugioh.card_text.things import Thing, done, excepted
from engine.yugioh.card_text.verbs import Steps, verb
from engine.yugioh.language.words import EquippedBut, TokenZones

_POSITIONS: Final = {
    "in Attack Position": v.FACEUP_ATTACK,
    "in face-up Attack Position": v.FACEUP_ATTACK,
    "in Defense Position": v.FACEUP_DEFENSE,
    "in face-up Defense Position": v.FACEUP_DEFENSE,
    "in face-down Defense Position": v.FACEDOWN_DEFENSE,
    "in Attack Position or face-down Defense Position": v.FACEUP_ATTACK | v.FACEDOWN_DEFENSE,
    "in face-up Attack Position or face-down Defense Position": v.FACEUP_ATTACK
    | v.FACEDOWN_DEFENSE,
    "in face-up or face-down Defense Position": v.DEFENSE,
}
POSITIONS: Final = _POSITIONS | {
    f", {words}": position for words, position in _POSITIONS.items()
}  # fmt: skip
# Where this card is when it is Special Summoned, if the words say so.
_SOURCES: Final = {
    "from your hand": v.HAND, "from your GY": v.GRAVE, "from the hand": v.HAND,
    "from the GY": v.GRAVE, "from your hand or GY": v.HAND | v.GRAVE,
}  # fmt: skip


def _tokens(reading: Reading) -> Node | int:
    """How many Tokens: "2", "that many", "as many" as possible."""
    reader = reading.reader
    if reader.take("as", "many"):
        return la.FreeZones()
    so_many = reading.attempt(that_many)
    if so_many is not None:
        return so_many[1]
    count = reader.number()
    if count is None:
        raise reader.lost("a number of Tokens")
    return count


def _token(reading: Reading) -> Steps:
    """ "2 \"A Tokens\" (Fiend/DARK/Level 1/ATK 0/DEF 0) in Defense Position" """
    reader = reading.reader
    count = _tokens(reading)
    word, bracket = reader.peek(), reader.peek(1)
    if word is None or bracket is None or not word.quoted:
        raise reader.lost("a Token")
    found = described(reader.text[bracket.at :])
    if found is None:
        raise reader.lost("the facts of a Token")
    name = word.quoted.removesuffix("s")
    passcode = reading.lexicon.token(name, found[0])
    if passcode is None:
        raise reader.lost("a Token that is known")
    end = bracket.at + found[1]
    while (after := reader.peek()) is not None and after.at < end:
        reader.next += 1
    if count == la.FreeZones():
        reader.expect("as", "possible")
    whose, position = v.YOU, v.FACEUP
    zones: TokenZones = ""
    while True:
        words = reader.take_one_of(POSITIONS)
        if words is not None:
            position = POSITIONS[words]
        elif reader.take_words("to your zone this card points to"):
            zones = "pointed"
        elif reader.take_words("to your opponent's field"):
            whose = v.OPPONENT
        elif reader.take_words("to both players' fields"):
            whose = v.EITHER
        else:
            break
    made = token(passcode, name, found[0], reading.lexicon)
    if made not in reading.tokens:
        reading.tokens.append(made)
    mention = Mention(reading.new_name(), "Token", count != 1, v.MZONE)
    reading.speaks(mention)
    but = summoned_but(reading)
    made_so = la.CreateToken(passcode, count, position, whose, mention.name, but, zones=zones)
    return (made_so,)


_IGNORING: Final = tuple(
    f"{comma}ignoring {whose} Summoning conditions" for comma in ("", ", ")
    for whose in ("its", "their", "the")
)  # fmt: skip


@verb("Special Summon")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    tokens = reading.attempt(_token)
    if tokens is not None:
        return tokens
    if reader.take_words("1 more such monster"):
        if not isinstance(reading.such, la.SpecialSummon):
            raise reader.lost("a monster that was Special Summoned")
        return (reading.such,)
    before = reading.last, len(reading.mentions)
    found = things(reading)
    if len(found) == 1 and found[0].mention.node is la.SELF:
        at = reader.next
        where = place(reader, True)
        if where is not None:
            if where.whose != v.YOU or where.zones or where.places & v.FIELD_PLACES:
                reader.next = at
            else:
                reading.where = where.places
    for one in found:
        if one.draft is not None and one.draft.places & v.FIELD_PLACES == v.FIELD_PLACES:
            raise reader.lost("monsters that are not on the field")
    goal = _goal(reading, found)
    excepted(reading, found[-1].draft)
    if reader.comes(",", "by", "using"):
        if len(found) != 1 or goal.zones or goal.whose != v.YOU or goal.linked is not None:
            raise reader.lost("one monster that is summoned")
        return _onto(reading, found[0], goal.position, *before)
    ignoring = reader.take_one_of(_IGNORING) is not None
    if ignoring and not all(_summoned_so(one) for one in found):
        raise reader.lost("monsters in hand, Deck or Extra Deck, or targets that come back")
    excepted(reading, found[-1].draft)
    if found[-1].draft is not None:
        reading.attempt(lambda reading: _only_these(reading, found[-1]))
    but = summoned_but(reading)
    for one in found:
        done(reading, one, "Special Summon")
    summons = tuple(replace(goal, what=one, but=but, ignoring=ignoring) for one in nodes(found))
    if goal.whose == v.EITHER:
        if len(summons) != 1 or found[0].mention.several or goal.zones or ignoring:
            raise reader.lost("one monster")
        sides = ((replace(summons[0], whose=whose),) for whose in (v.YOU, v.OPPONENT))
        return (la.OneOf(tuple(sides), at="resolution"),)
    if len(summons) == 1:
        reading.such = la.one_such(summons[0])
    return summons


def _summoned_so(what: Thing) -> bool:
    """Whether the conditions of these monsters can be ignored: they are in hand, Deck or Extra
    Deck, or the targets, which must have been Summoned properly before.
    """
    if what.draft is not None:
        return not what.draft.places & ~(v.HAND | v.DECK | v.EXTRA)
    aimed = what.mention
    return aimed.target and not aimed.deed and not aimed.places & ~(v.GRAVE | v.BANISHED)


_TREATED: Final = "( this is treated as an Xyz Summon"


def _onto(
    reading: Reading, what: Thing, position: int, last: Mention | None, known: int
) -> Steps:  # fmt: skip
    """ ", by using it as material (this is treated as an Xyz Summon, transfer its materials)" """
    reader = reading.reader
    summoned = reading.last
    reader.take_words(", by using")
    onto = host_of(reading, last, known)
    reading.last = summoned
    if onto.draft is not None or onto.mention.several:
        raise reader.lost("one monster that was spoken of")
    if not reader.take_words("as material") or not reader.take_words(_TREATED):
        raise reader.lost('"as material (this is treated as an Xyz Summon)"')
    transfer = reader.take_words(", transfer its materials")
    reader.expect(")")
    but = summoned_but(reading)
    (node,) = nodes([what])
    done(reading, what, "Special Summon")
    return (la.SpecialSummon(node, position, "", v.BY_XYZ, but, onto.node(), transfer),)


def _only_these(reading: Reading, what: Thing) -> bool:
    """ ", but if you control no monsters, you can only Special Summon \"A\" with this effect" """
    reader = reading.reader
    reader.expect(",", "but", "if")
    held = condition(reading)
    if not isinstance(held, la.Compare) or what.draft is None:
        raise reader.lost("a condition on cards or numbers")
    if not reader.take_words(", you can only Special Summon"):
        raise reader.lost('"you can only Special Summon"')
    item = cards(reader, reading.lexicon)
    if not reader.take_words("with this effect"):
        raise reader.lost('"with this effect"')
    what.draft.extra.append(item | ~la.Provided(held))
    return True


_ACROSS: Final = (
    "to your opponent's field", "to your opponent's side of the field", "to the opponent's field",
    "to your opponent's Monster Zone", "to their field", "to their side of the field",
)  # fmt: skip
_OWN_SIDE: Final = ("to your field", "to your side of the field")


def _goal(reading: Reading, found: list[Thing]) -> la.SpecialSummon:
    """Where the monsters go, and in which position."""
    reader = reading.reader
    goal = la.SpecialSummon()
    while True:
        at = reader.next
        reader.take(",")
        words = reader.take_one_of(POSITIONS)
        if words is not None:
            goal = replace(goal, position=POSITIONS[words])
        elif reader.take_one_of(_OWN_SIDE):
            pass
        elif (side := reader.take_one_of(_ACROSS)) is not None:
            if "their" in side and not _of_the_opponent(reading, found):
                raise reader.lost("whose field it is")
            if any(one.draft is not None and one.draft.places & v.EXTRA for one in found):
                raise reader.lost("monsters of the Main Deck")
            goal = replace(goal, whose=v.OPPONENT)
        elif reader.take_words("to either field"):
            if any(one.draft is not None and one.draft.places & v.EXTRA for one in found):
                raise reader.lost("monsters of the Main Deck")
            goal = replace(goal, whose=v.EITHER)
        elif reader.take("to", "your", "zone") or reader.take("to", "your", "zones"):
            goal = _to_pointed(reading, goal)
        elif reader.take("to", "any", "zone"):
            goal = _to_pointed(reading, goal)
            if goal.linked is None:
                raise reader.lost("a Link Monster that points to zones of either player")
            goal = replace(goal, whose=v.EITHER)
        elif reader.take_words("to your opponent's zone this card points to"):
            goal = replace(goal, whose=v.OPPONENT, linked=~la.OTHER)
        elif reader.take_words("to the Extra Monster Zone"):
            goal = replace(goal, zones="extra")
        else:
            reader.next = at
            return goal


def _of_the_opponent(reading: Reading, found: list[Thing]) -> bool:
    """Whether "they" are the opponent, who was spoken of just before."""
    last = found[-1].draft
    return last is not None and last.whose == v.OPPONENT


def _to_pointed(reading: Reading, goal: la.SpecialSummon) -> la.SpecialSummon:
    """After "to your zone": "this card points to", "a \"A\" Link Monster points to"."""
    reader = reading.reader
    if reader.take_words("this card points to"):
        return replace(goal, zones="pointed")
    if reader.take_words("that Link Monster points to"):
        if reading.event is None:
            raise reader.lost("a monster of an event")
        return replace(goal, zones="event")
    if reader.take_words("that 2 or more Link Monsters point to"):
        return replace(goal, zones="twice-pointed")
    own = reader.take("your")
    if not own:
        reader.take("a") or reader.take("an") or reader.take("any")
    item = cards(reader, reading.lexicon)
    if not reader.take_words("points to"):
        raise reader.lost('"points to"')
    kept = [leaf for leaf in parts_of(item) if leaf not in (la.Type(v.LINK), la.MONSTER)]
    if own:
        kept.append(la.State("controlled"))
    return replace(goal, linked=joined(kept))


@verb("Normal Summon")
def _(reading: Reading) -> Steps:
    raise reading.reader.lost("another summon")


@verb("equip")
def _(reading: Reading) -> Steps:
    """ "equip this card from your hand to it as an Equip Spell that gives it 500 ATK" """
    reader = reading.reader
    before = reading.last, len(reading.mentions)
    found = things(reading)
    if len(found) != 1:
        raise reader.lost("one card that is equipped")
    if reader.take("with", "this", "card"):
        return (la.Equip(la.SELF, found[0].node()),)
    if reader.take("with"):
        host, found = found[0], things(reading)
        excepted(reading, found[-1].draft)
        return tuple(la.Equip(one, host.node()) for one in nodes(found))
    reader.expect("to")
    to = host_of(reading, *before).node()
    if found[0].mention.node is not la.SELF:
        excepted(reading, found[0].draft)
        gives = _given(reading)
        but: tuple[EquippedBut, ...] = ()
        if reader.take_words(_IF_OF_DECK):
            but = ("name-forbidden-if-of-deck",)
        return tuple(la.Equip(one, to, gives, but=but) for one in nodes(found))
    return (la.Equip(la.SELF, to, _given(reading)),)


_IF_OF_DECK: Final = (
    ", also if you equipped it from the Deck , you cannot Special Summon monsters with that Equip "
    "Card's name for the rest of this turn"
)


def _given(reading: Reading) -> Steps:
    """ "as an Equip Spell that gives it 500 ATK": what the Equip Card grants."""
    reader = reading.reader
    spell = reader.take_words("as an Equip Spell")
    if spell:
        reader.take("Card")
    if reading.bullets and reader.take_one_of(_FOLLOWING):
        return _of_bullets(reading)
    if not spell or not reader.take_one_of(_GIVES):
        return ()
    number = reader.number()
    stats = reader.take_one_of(STATS)
    if number is None or stats is None:
        raise reader.lost('"ATK" or "DEF"')
    return (la.EquipStats(number, STATS[stats]),)


def _of_bullets(reading: Reading) -> Steps:
    """ "● The equipped monster gains 400 ATK.": each gives the monster one thing."""
    bullets, reading.bullets = reading.bullets, []
    equip = replace(reading.card, type=v.SPELL | v.EQUIP)
    given: list[Node] = []
    for bullet in bullets:
        for one in stated(equip, bullet, reading.lexicon)[0].effects:
            if not isinstance(one, la.BearerHas | la.EquipStats):
                raise reading.reader.lost("what the equipped monster has")
            given += one.rules if isinstance(one, la.BearerHas) else (one,)
    return tuple(given)


_FOLLOWING: Final = (
    "with the following effect", "with the following effects", "with this effect",
    "with these effects",
)  # fmt: skip
_GIVES: Final = ("that gives it", "that gives that monster", "that gives that card")
