"""Which cards a step is about: cards to choose, all that match, cards spoken of before."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, cast

from engine.effects import Node
from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import cards, joined, mentioning
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.language.words import Joint
from engine.yugioh.wording import words as w

_FIELD: Final = v.FIELD_PLACES
_ANY_NUMBER: Final = 100
_TOGETHER: Final = {words: joint for joint, words in w.TOGETHER.items()} | {
    f"{words} from each other": joint for joint, words in w.TOGETHER.items()
} | {f"{words} as each other": joint for joint, words in w.TOGETHER.items()}  # fmt: skip


EXCAVATED: Final = la.Excavate().name


@dataclass
class Draft:
    """Cards as far as they are read; what ends the clause may still say more of them.

    `least` is None for "all".
    """

    reading: Reading
    least: int | None
    most: "Node | int"
    filter: Filter
    mention: Mention
    places: int = 0
    whose: int = v.YOU
    zones: int = 0
    joint: str = ""
    as_many: bool = False
    random: bool = False
    extra: list[Filter] = field(default_factory=list)
    among: str = ""  # the earlier step of whose cards they are

    def node(self) -> Node:
        """The words of the language for these cards."""
        item = joined([*_parts(self.filter), *self.extra])
        if self.zones:
            item = joined([*_parts(item), la.Zones(self.zones)])
        item = seen(item, self.places, self.whose)
        if self.among == EVENT and isinstance(self.least, int) and isinstance(self.most, int):
            return la.EventCards(item, self.places, self.least, self.most, self.mention.name)
        if self.among:
            if self.least is None or not isinstance(self.most, int) or self.as_many:
                raise self.reading.reader.lost("a number of excavated cards")
            return la.Among(self.among, item, self.least, self.most, self.mention.name,
                            cast(Joint, self.joint))  # fmt: skip
        if self.random:
            return la.Random(item, self.places, self.most, self.whose, self.mention.name)
        if self.least is None:
            return la.Each(item, self.places, self.whose, name=self.mention.name)
        return la.Choose(
            item, self.places, self.least, self.most, self.whose, self.mention.name,
            cast(Joint, self.joint), self.as_many,
        )  # fmt: skip


def _parts(item: Filter) -> tuple[Filter, ...]:
    return item.of if isinstance(item, AllOf) else (item,)


# Leaves that say something which only a card that can be seen shows.
_SHOWN: Final = (
    la.Named, la.Series, la.Race, la.Attribute, la.Between, la.Mentions, la.HasCounter,
)  # fmt: skip


def _shows(item: Filter) -> bool:
    if isinstance(item, (AllOf, AnyOf)):
        return any(_shows(part) for part in item.of)
    if isinstance(item, la.Type):
        return bool(item.bits & ~(v.MONSTER | v.TOKEN))
    if isinstance(item, la.State):
        return item.name == "equip"
    inner = getattr(item, "of", None)
    if isinstance(inner, Filter):
        return _shows(inner)
    return isinstance(item, _SHOWN)


def _pays_by_going(item: Filter) -> bool:
    """Whether a filter only leaves out what pays no cost, as it never goes to the GY or hand."""
    never = ~la.Type(v.TOKEN | v.PENDULUM)
    if item == ~la.Type(v.TOKEN | v.EXTRA_DECK_TYPES):
        return True
    return item == never or (isinstance(item, AnyOf) and never in item.of)


def seen(item: Filter, places: int, whose: int) -> Filter:
    """The filter, with what its cards must be for their facts to be known.

    On the field a card with facts is face-up; a banished one is not face-down.  Source:
    Yu-Gi-Oh rules reference, public knowledge.
    """
    parts = _parts(item)
    if not any(_shows(part) for part in parts if not _pays_by_going(part)):
        return item
    on_field = places & _FIELD
    # Of a Spell or Trap Zone alone the kind of card is asked for, which its zone shows.
    told = tuple(part for part in parts if not _pays_by_going(part))
    plain: tuple[Filter, ...] = (la.SPELL_TRAP, la.OTHER)
    if told == parts:
        plain = (*plain, la.SPELL, la.TRAP)
    if all(part in plain for part in told):
        on_field = 0
    if on_field and la.FACE_UP not in parts and ~la.FACE_UP not in parts:
        if not places & ~_FIELD:
            item = joined([*parts, la.FACE_UP])
        elif not places & v.BANISHED:
            item = joined([*parts, la.FACE_UP | la.InPlace(places & ~_FIELD)])
        else:
            item = joined([*parts, la.FACE_UP | la.InPlace(places & ~_FIELD & ~v.BANISHED)])
    elif places & v.BANISHED:
        item = joined([*parts, ~la.State("face-down")])
    return item


# ------------------------------------------------------------------ new cards


def draft(reading: Reading, default: int = 0, whose: int = v.YOU) -> Draft:
    """Cards that are chosen, or all that match, with where they are.

    `default` are the places where they are if the words do not say.
    """
    reader = reading.reader
    numbered = reading.attempt(_up_to_an_amount)
    if numbered is not None:
        return numbered
    least, most, as_many, random = _count(reading)
    if reader.take("of", "those"):
        return _of_the_event(reading, least, most)
    banished = reader.take("banished")
    other = reader.take_words("of your other banished")
    own = other or reader.take_words("of your banished")
    among = _among(reading)
    item = AllOf(()) if among == "them" else cards(reader, reading.lexicon)
    if as_many:
        if reader.take("as", "possible"):
            as_many = False
            least, most, mode = 1, _ANY_NUMBER, True
        else:
            raise reader.lost('"as possible"')
    else:
        mode = False
    found = Draft(reading, least, most, item, Mention(), default, whose, as_many=mode,
                  random=random)  # fmt: skip
    if banished:
        found.places, found.whose = v.BANISHED, v.EITHER
    if own:
        found.places = v.BANISHED
    if other:
        found.extra.append(la.OTHER)
    if among:
        found.among, found.places = EXCAVATED, v.DECK
    said = bool(among) or _qualified(reading, found, _are_monsters(reading, item))
    if not said and not found.places and _has_position(item):
        found.places, found.whose, said = v.MZONE, v.EITHER, True
    if not said and not banished and not own and not default and not reader.comes("and", "1"):
        raise reader.lost("where the cards are")
    several = least is None or most != 1
    found.mention = Mention(
        reading.new_name(), _noun_of(item, found.places), several, found.places, reading.targeting,
        paid=reading.cost,
    )  # fmt: skip
    reading.speaks(found.mention)
    return found


def _has_position(item: Filter) -> bool:
    """Whether the noun says a battle position, which only monsters on the field have."""
    position = la.State("defense-position")
    return any(part in (position, ~position) for part in _parts(item))


EVENT: Final = "the event"


def _of_the_event(reading: Reading, least: int | None, most: "Node | int") -> Draft:
    """After "1 of those": the cards of the event."""
    reader, event = reading.reader, reading.event
    if event is None or not event.places or not isinstance(event.node, la.EventCards):
        raise reader.lost("cards of an event")
    reader.take_one_of((*_DEEDS, "face-up", "Summoned", "Normal Summoned"))
    name = reader.take_one_of(_NOUNS)
    if name is None or _NOUNS[name] not in ("card", event.noun) or not isinstance(least, int):
        raise reader.lost("cards of the event")
    mention = Mention(reading.new_name(), event.noun, most != 1, event.places, reading.targeting,
                      paid=reading.cost)  # fmt: skip
    reading.speaks(mention)
    return Draft(reading, least, most, AllOf(()), mention, event.places, among=EVENT)


def _among(reading: Reading) -> str:
    """ "excavated", or "of them" where cards were just excavated: what is said."""
    reader = reading.reader
    if not any(mention.name == EXCAVATED for mention in reading.mentions):
        return ""
    if reader.take("excavated"):
        return EXCAVATED
    if reading.last is not None and reading.last.name == EXCAVATED and reader.take("of", "them"):
        return "them"
    return ""


# How an amount is worked out; `amounts` puts its rule here.
AMOUNT: Final[list[Callable[[Reading], Node]]] = []


def _up_to_an_amount(reading: Reading) -> Draft:
    """ "Spells/Traps your opponent controls, up to the number of …": so many, or fewer."""
    reader = reading.reader
    word = reader.peek()
    if word is None or word.text[:1].isdigit() or word.text in ("all", "a", "an", "this", "it"):
        raise reader.lost("cards without a number")
    item = cards(reader, reading.lexicon)
    found = Draft(reading, 1, _ANY_NUMBER, item, Mention())
    monsters = _are_monsters(reading, item)
    if not _qualified(reading, found, monsters) or not reader.take_words(", up to"):
        raise reader.lost('", up to the number of"')
    found.most = AMOUNT[0](reading)
    found.mention = Mention(
        reading.new_name(), _noun_of(item, found.places), True, found.places, reading.targeting
    )
    reading.speaks(found.mention)
    return found


def _count(reading: Reading) -> tuple["int | None", "Node | int", bool, bool]:
    """How many: least (None for all), most, as many as possible, at random."""
    reader = reading.reader
    if reader.comes("both", "cards", "in", "your", "Pendulum", "Zones"):
        reader.next += 1
        return None, _ANY_NUMBER, False, False
    if reader.take("all") or reader.take("every"):
        return None, _ANY_NUMBER, False, False
    if reader.take("as", "many"):
        return 1, _ANY_NUMBER, True, False
    if reader.take("any", "number", "of"):
        return 1, _ANY_NUMBER, False, False
    if reader.take("up", "to"):
        number = reader.number()
        if number is None:
            raise reader.lost("a number")
        return 1, number, False, False
    if reader.take("another"):
        reader.next -= 1
        raise reader.lost("a number of cards")
    at = reader.next
    number = reader.number()
    if number is None:
        if reader.take("a") or reader.take("an"):
            number = 1
        else:
            raise reader.lost("a number of cards")
    random = reader.take("random")
    if reader.take("or", "more"):
        return number, _ANY_NUMBER, False, random
    if reader.take("to"):
        other = reader.number()
        if other is None:
            reader.next = at
            raise reader.lost("a number")
        return number, other, False, random
    return number, number, False, random


def _noun_of(item: Filter, places: int) -> str:
    kinds = {_head(part) for part in (item.of if isinstance(item, AnyOf) else (item,))}
    return kinds.pop() if len(kinds) == 1 else "card"


def _head(item: Filter) -> str:
    parts = _parts(item)
    if la.MONSTER in parts:
        return "monster"
    if la.SPELL in parts:
        return "Spell"
    if la.TRAP in parts:
        return "Trap"
    if la.SPELL_TRAP in parts:
        return "Spell/Trap"
    return "card"


def is_monsters(item: Filter) -> bool:
    """Whether the noun says that the cards are monsters."""
    return _noun_of(item, 0) == "monster"


def _are_monsters(reading: Reading, item: Filter) -> bool:
    """Whether the cards that were just named lie in Monster Zones on the field: "Monster Cards" may
    lie in Spell & Trap Zones too.
    """
    words = [word.text for word in reading.reader.words[: reading.reader.next]][-2:]
    return is_monsters(item) and words not in (["Monster", "Card"], ["Monster", "Cards"])


def _qualified(reading: Reading, found: Draft, monsters: bool) -> bool:
    """What follows the noun: where the cards are, their numbers; whether their place was said."""
    reader = reading.reader
    said = False
    while True:
        at = reader.next
        reader.take(",")
        where: Place | None = place(reader, monsters) if not said else None
        if where is not None:
            found.places, found.whose, found.zones = where.places, where.whose, where.zones
            if where.face_up:
                found.extra.append(_face_up(where.places))
            said = True
            continue
        if reader.take_one_of(("this card points to", "that this card points to")):
            found.extra.append(la.POINTED)
            if not said:
                found.places, found.whose, said = v.MZONE, v.EITHER, True
            continue
        together = _together(reading) if found.least is not None and found.most != 1 else None
        if together is not None:
            found.joint = _TOGETHER[together]
            continue
        more = numbers(reading)
        if more is not None:
            found.extra.append(more)
            continue
        reader.next = at
        return said


def _together(reading: Reading) -> str | None:
    """ "with different names": how cards that are chosen go together, not with another card."""
    reader, at = reading.reader, reading.reader.next
    found = reader.take_one_of(_TOGETHER)
    word = reader.peek(1)
    if any(reader.comes(joint) for joint in ("as", "from", "than")):
        if word is None or word.text not in ("your", "either", "the"):
            reader.next = at
            return None
    return found


def _face_up(places: int) -> Filter:
    """Face-up, where the cards are on the field or in the Extra Deck."""
    away = places & ~(_FIELD | v.EXTRA)
    return la.FACE_UP | la.InPlace(away) if away else la.FACE_UP


# What follows a noun, by the words it begins with; its families register their own rules.
_AFTER_NOUN: Final[list[tuple[tuple[str, ...], Callable[[Reading], Filter]]]] = []


def after_noun(*phrases: str) -> Callable[[Callable[[Reading], Filter]], None]:
    """Register the rule for what follows a noun with one of these phrases."""

    def register(rule: Callable[[Reading], Filter]) -> None:
        _AFTER_NOUN.extend((tuple(phrase.split()), rule) for phrase in phrases)
        _AFTER_NOUN.sort(key=lambda item: -len(item[0]))

    return register


def _by_first_words(reading: Reading) -> Filter:
    reader, at = reading.reader, reading.reader.next
    for words, rule in _AFTER_NOUN:
        reader.next = at
        if reader.take(*words) and (found := reading.attempt(rule)) is not None:
            return found
    raise reader.lost("what is said of the cards")


_NUMBERS: Final = {"ATK": ("attack",), "DEF": ("defense",), "ATK/DEF": ("attack", "defense")}


_FROM_EXTRA: Final = tuple(
    f"{words}Special Summoned from the Extra Deck"
    for words in ("", "that was ", "that were ", "that is ", "that are ")
)


def one_card(reading: Reading) -> Filter:
    """ "a \"A\" monster", "another monster" """
    reader = reading.reader
    parts: list[Filter] = []
    if reader.take("another"):
        parts.append(la.OTHER)
    elif not (reader.take("a") or reader.take("an") or reader.take("1")):
        word = reader.peek()
        if word is None or not word.quoted:
            raise reader.lost('"a"')
    item = cards(reader, reading.lexicon)
    more = numbers(reading)
    if more is not None:
        parts.append(more)
    return joined([item, *parts])


def numbers(reading: Reading) -> Filter | None:
    """What is said of a card after its noun: "with 1500 or less ATK", "that mentions \"A\"".

    None where something else comes.
    """
    reader = reading.reader
    if reader.comes("with"):
        found = reader.attempt(lambda: _with(reading))
        if found is not None:
            return found
    more = reading.attempt(_by_first_words)
    if more is not None:
        return more
    if reader.take_one_of(_FROM_EXTRA):
        return la.Summoned(v.BY_FROM_EXTRA)
    if reader.comes("that", "mentions") or reader.comes("that", "mention"):
        return mentioning(reader, reading.lexicon)
    return None


def _with(reading: Reading) -> Filter:
    reader = reading.reader
    reader.expect("with")
    least = reader.number()
    if least is None:
        raise reader.lost("a number")
    most = least
    if reader.take("or", "less"):
        least = 0
    elif reader.take("or", "more"):
        most = v.UNBOUNDED
    name = reader.take_one_of(_NUMBERS)
    if name is None:
        raise reader.lost('"ATK" or "DEF"')
    parts: list[Filter] = [
        la.Between(what, least, most)  # type: ignore[arg-type]
        for what in _NUMBERS[name]
    ]
    at = reader.next
    if reader.take("and") and (number := reader.number()) is not None:
        other = reader.take_one_of(_NUMBERS)
        if other is not None:
            parts += [
                la.Between(what, number, number)  # type: ignore[arg-type]
                for what in _NUMBERS[other]
            ]
            return AllOf(tuple(parts))
    reader.next = at
    return joined(parts)


def excepted(reading: Reading, found: "Draft | None") -> None:
    """ ", except \"A\"" at the end of a clause, said of the cards that it chose."""
    reader = reading.reader
    if found is None:
        return
    _described_later(reading, found)
    at = reader.next
    if not reader.take(",", "except"):
        return
    if reader.take("this", "card"):
        found.extra.append(la.OTHER)
        return
    item = reader.attempt(lambda: cards(reader, reading.lexicon))
    if item is None:
        reader.next = at
        return
    found.extra.append(~item)


def _described_later(reading: Reading, found: Draft) -> None:
    """ "to your hand, with a different name from that monster", said of the cards to be added."""
    reader, at = reading.reader, reading.reader.next
    reader.take(",")
    others = [one for one in reading.mentions if one is not found.mention]
    mentions, last = reading.mentions, reading.last
    reading.mentions, reading.last = others, None  # they are not held against themselves
    more = numbers(reading)
    reading.mentions, reading.last = mentions, last
    if more is None:
        reader.next = at
    else:
        found.extra.append(more)


# --------------------------------------------------------- cards spoken of before

_PRONOUNS: Final = frozenset(("it", "them", "that", "those", "both", "the", "its", "their"))
_NOUNS: Final = {
    "monster": "monster", "monsters": "monster", "card": "card", "cards": "card",
    "target": "", "targets": "", "Spell": "Spell", "Trap": "Trap", "Spell/Trap": "Spell/Trap",
    "Spells/Traps": "Spell/Trap", "Token": "Token", "Tokens": "Token",
}  # fmt: skip
_DEEDS: Final = {
    "added": "add", "destroyed": "destroy", "banished": "banish", "discarded": "discard",
    "revealed": "reveal", "sent": "send", "Tributed": "Tribute", "excavated": "excavate",
    "Special Summoned": "Special Summon", "targeted": "target",
}  # fmt: skip


def spoken(reading: Reading) -> Mention | None:
    """Cards that were spoken of before, if such words come next."""
    reader = reading.reader
    if reader.take_one_of(("this card", "this face-up card", "this Set card")):
        reading.last = THIS
        return THIS
    at = reader.next
    if reader.comes("both", "cards"):
        return None
    if reader.take("it") or reader.take("them") or reader.take("both"):
        several = reader.words[at].text.casefold() != "it"
        if not several and _could_be_the_target(reading):
            reader.next = at
            raise reader.lost("which of two cards")
        if reading.last is not None and _fits(reading, reading.last, several):
            return _all(reading, reading.last, several)
        reader.next = at
        raise reader.lost("cards that were spoken of before")
    if reader.take("that") or reader.take("those"):
        several = reader.words[at].text.casefold() == "those"
        if reader.take("opponent's") and _targets(reading) != 1:
            reader.next = at
            return None
        reader.take_one_of(("face-up", "Link", "Synchro", "Xyz", "Fusion", "Ritual", "Effect"))
        deed = reader.take_one_of(_DEEDS) or ""
        other = reader.take("other")
        name = reader.take_one_of(_NOUNS)
        if name is None:
            reader.next = at
            return None
        if not several and (pair := _of_two(reading, other)) is not None:
            return pair
        if other:
            raise reader.lost("one of two targets")
        return _meant(reading, _NOUNS[name], several, at, _DEEDS.get(deed, ""), "target" in name)
    if reader.comes("the"):
        reader.next += 1
        deed = reader.take_one_of(_DEEDS) or ""
        name = reader.take_one_of(_NOUNS) if deed else None
        if name is not None:
            mention = _meant(reading, _NOUNS[name], name.endswith("s"), at, _DEEDS[deed],
                             deed == "targeted")  # fmt: skip
            return mention
        reader.next = at
    return None


# What is done to cards that are spoken of afterwards as "it".
_KEPT: Final = ("Special Summon", "add", "Set", "place", "equip", "take", "excavate")


def _could_be_the_target(reading: Reading) -> bool:
    """Whether "it" may be the target, or what was chosen since: "discard 1 card, … banish it"."""
    last = reading.last
    if last is None or last.target or not last.name or last.deed in ("", *_KEPT):
        return False
    return any(one.target and not one.several for one in reading.mentions)


def _fits(reading: Reading, mention: Mention, several: bool) -> bool:
    if several:
        return mention.several or (mention.target and _targets(reading) > 1)
    return not mention.several


def _targets(reading: Reading) -> int:
    return sum(mention.target for mention in reading.mentions)


def _all(reading: Reading, mention: Mention, several: bool) -> Mention:
    """All targets, where "them" follows the last of several."""
    targets = [one for one in reading.mentions if one.target]
    if not several or not mention.target or len(targets) < 2:
        return mention
    together = Mention("|".join(one.name for one in targets), several=True, target=True)
    reading.last = together
    return together


def _of_two(reading: Reading, other: bool) -> Mention | None:
    """Of two targets the one "on the field", or that "other" one than was spoken of before."""
    reader = reading.reader
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 2 or any(one.several for one in targets):
        return None
    if other:
        found = [one for one in targets if one is not reading.last]
        at = reader.next
        where = place(reader, True)
        if where is not None and (len(found) != 1 or where.places != found[0].places):
            reader.next = at
            where = None
    elif reader.take_words("on the field") or reader.take_words("you control"):
        found = [one for one in targets if one.places & _FIELD]
    else:
        return None
    if len(found) != 1:
        raise reader.lost("one of two targets")
    reading.last = found[0]
    return found[0]


def _meant(reading: Reading, head: str, several: bool, at: int, deed: str, target: bool) -> Mention:
    """The latest cards that such a noun fits; the target rather than what was chosen since."""
    targets = [one for one in reading.mentions if one.target and not one.several
               and (not head or head in ("card", one.noun))]  # fmt: skip
    if targets and not deed and not several:
        if len(targets) > 1:
            reading.reader.next = at
            raise reading.reader.lost("which of the targets")
        reading.last = targets[0]
        return targets[0]
    event = reading.event if not target and not deed else None
    if event is not None and (event.several != several or head not in ("card", event.noun or head)):
        event = None
    for mention in reversed(reading.mentions):
        if deed and deed != "target" and mention.deed != deed:
            continue
        if (target or deed == "target") and not mention.target:
            continue
        if head and head != "card" and mention.noun != head:
            continue
        if mention.several != several and not (several and target and _targets(reading) > 1):
            continue
        if mention.paid and not deed and (event is not None or reading.answers):
            break  # the card of the event, or that is answered, may be meant as well
        reading.last = mention
        return mention if mention.several else _all(reading, mention, several)
    if event is not None and (event.noun or not any(one.target for one in reading.mentions)):
        reading.last = event
        return event
    reading.reader.next = at
    raise reading.reader.lost("cards that were spoken of before")


def possessive(reading: Reading) -> Mention:
    """ "its", "their", "that target's", "this card's" """
    reader = reading.reader
    if reader.take("its") or reader.take("their"):
        reader.take("own")
        if reading.last is None:
            raise reader.lost("cards that were spoken of before")
        return reading.last
    if reader.take("this", "card's"):
        reading.last = THIS
        return THIS
    word = reader.peek(1)
    if reader.comes("that") and word is not None and word.text.endswith("'s"):
        at = reader.next
        place = at + 1
        head = word.text.removesuffix("'s")
        saved = reader.words[place]
        reader.words[place] = Word(head, saved.at)
        try:
            found = spoken(reading)
        finally:
            reader.words[place] = saved
        if found is not None:
            return found
        reader.next = at
    if reader.comes("the"):
        return _of_what(reading)
    raise reader.lost('"its" or another card\'s')


def _of_what(reading: Reading) -> Mention:
    """ "the destroyed monster's" """
    reader = reading.reader
    at = reader.next
    reader.next += 1
    deed = reader.take_one_of(_DEEDS)
    word = reader.peek()
    if deed is None or word is None or not word.text.endswith("'s"):
        reader.next = at
        raise reader.lost('"its" or another card\'s')
    reader.next += 1
    head = word.text.removesuffix("'s")
    if head not in _NOUNS:
        raise reader.lost("a card")
    return _meant(reading, _NOUNS[head], False, at, _DEEDS[deed], deed == "targeted")


def meant(mention: Mention) -> Node:
    """The words of the language for cards that were spoken of before."""
    if mention.node is not None:
        return mention.node
    return la.Chosen(tuple(mention.name.split("|")))


@dataclass
class Thing:
    """What an operation is done to: cards spoken of before, or a draft of cards to choose."""

    mention: Mention
    draft: Draft | None = None

    def node(self) -> Node:
        """The words of the language for it."""
        return meant(self.mention) if self.draft is None else self.draft.node()


def thing(reading: Reading, default: int = 0, whose: int = v.YOU) -> Thing:
    """What an operation is done to."""
    known = spoken(reading)
    if known is not None:
        return Thing(known)
    if any(one.name == EXCAVATED for one in reading.mentions):
        if reading.reader.take_one_of(("the rest", "the remaining cards", "any remaining cards")):
            rest = Mention(several=True, places=v.DECK, node=la.Rest(EXCAVATED))
            return Thing(reading.speaks(rest))
    if reading.reader.take("your", "entire", "hand"):
        hand = Mention(reading.new_name(), several=True, places=v.HAND)
        found = Draft(reading, None, _ANY_NUMBER, AllOf(), hand, v.HAND)
        reading.speaks(found.mention)
        return Thing(found.mention, found)
    chosen = draft(reading, default, whose)
    return Thing(chosen.mention, chosen)


def done(reading: Reading, what: Thing, deed: str) -> None:
    """Remember what was done to cards, by which a later step tells them from others."""
    if not what.mention.name:
        return
    new = replace(what.mention, deed=deed)
    reading.mentions = [new if one is what.mention else one for one in reading.mentions]
    if reading.last is what.mention:
        reading.last = new
    what.mention = new
    if what.draft is not None:
        what.draft.mention = new
