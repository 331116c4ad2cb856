"""Cards that were spoken of before: "it", "that monster", "the destroyed card"."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.additional import of_additional
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.tokens import Reader, Word
from engine.yugioh.wording import words as w


NOUNS: Final = {
    "monster": "monster", "monsters": "monster", "card": "card", "cards": "card",
    "target": "", "targets": "", "Spell": "Spell", "Spells": "Spell", "Trap": "Trap",
    "Traps": "Trap", "Spell/Trap": "Spell/Trap", "Spells/Traps": "Spell/Trap", "Token": "Token",
    "Tokens": "Token", "material": "material",
}  # fmt: skip
DEEDS: Final = {
    "added": "add", "destroyed": "destroy", "banished": "banish", "discarded": "discard",
    "revealed": "reveal", "sent": "send", "Tributed": "Tribute", "excavated": "excavate",
    "Special Summoned": "Special Summon", "targeted": "target", "detached": "detach",
    "Summoned": "Special Summon", "Xyz Summoned": "Special Summon",
    "Fusion Summoned": "Special Summon",
}  # fmt: skip


# How this card was Summoned, where it is what the effect is paid with.
_SUMMONED_SO: Final = {
    f"this {name} Summoned {noun}": bit
    for bit, name in w.SUMMONS.items()
    if bit in (v.BY_FUSION, v.BY_SYNCHRO, v.BY_XYZ, v.BY_LINK, v.BY_RITUAL)
    for noun in ("card", "monster")
}


# The words that such a mention can begin with.
_FIRST: Final = frozenset(
    ("this", "it", "them", "both", "all", "that", "those", "your", "the")
)  # fmt: skip


def spoken(reading: Reading) -> Mention | None:
    """Cards that were spoken of before, if such words come next."""
    reader = reading.reader
    word = reader.peek()
    if word is None or word.text.casefold() not in _FIRST:
        return None
    equipped = reader.take_one_of(("this equipped card", "this Equip Card")) is not None
    reading.equipped |= equipped
    if equipped or reader.take_one_of(("this card", "this face-up card", "this Set card")):
        reading.last = THIS
        return THIS
    if reading.cost and (how := reader.take_one_of(_SUMMONED_SO)) is not None:
        reading.summoned, reading.last = _SUMMONED_SO[how], THIS
        return THIS
    at = reader.next
    if reader.comes("both", "cards"):
        return None
    if reader.take("it") or reader.take("them") or reader.take("both") or _all_of_them(reader):
        several = reader.words[at].text.casefold() != "it"
        if not several and _could_be_the_target(reading):
            aimed = _unspoken_target(reading, at)
            if aimed is not None:
                return aimed
            reader.next = at
            raise reader.lost("which of two cards")
        if reading.last is not None and _fits(reading, reading.last, several):
            return _all(reading, reading.last, several)
        targets = [one for one in reading.mentions if one.target]
        if several and reading.last is THIS and len(targets) > 1:
            return _all(reading, targets[-1], several)
        reader.next = at
        raise reader.lost("cards that were spoken of before")
    if reader.take("that") or reader.take("those"):
        several = reader.words[at].text.casefold() == "those"
        theirs = reader.take("opponent's")
        if theirs and targets_of(reading) == 2 and not several:
            return _whose(reading, reader.take_one_of(NOUNS), v.OPPONENT, at)
        if theirs and targets_of(reading) != 1:
            reader.next = at
            return None
        reader.take_one_of(("face-up", "Link", "Synchro", "Xyz", "Fusion", "Ritual", "Effect"))
        deed = reader.take_one_of(DEEDS) or ""
        other = reader.take("other")
        name = reader.take_one_of(NOUNS)
        if name is None:
            reader.next = at
            return None
        if not several and (pair := _of_two(reading, other)) is not None:
            return pair
        if other:
            raise reader.lost("one of two targets")
        found = _meant(reading, NOUNS[name], several, at, DEEDS.get(deed, ""), "target" in name)
        if found.node == la.Answered() and reader.take_words("on the field"):
            return replace(found, node=la.Answered(_on_the_field(reading)))
        if found.whose in _CONTROLLED and found.places & v.FIELD_PLACES:
            reader.take_one_of(_CONTROLLED[found.whose])
        return found
    if targets_of(reading) == 2 and reader.take("your"):
        return _whose(reading, reader.take_one_of(("monster", "card")), v.YOU, at)
    first = of_additional(reading)
    if first is not None:
        return first
    ordinal = reader.take_one_of(_ORDINALS)
    if ordinal is not None:
        targets = [one for one in reading.mentions if one.target]
        if len(targets) != 2 or any(one.several for one in targets):
            raise reader.lost("one of two targets")
        reading.last = targets[_ORDINALS[ordinal]]
        return reading.last
    if reader.comes("the"):
        reader.next += 1
        deed = reader.take_one_of(DEEDS) or ""
        name = reader.take_one_of(NOUNS) if deed else None
        if name is not None:
            mention = _meant(reading, NOUNS[name], name.endswith("s"), at, DEEDS[deed],
                             deed == "targeted")  # fmt: skip
            return mention
        reader.next = at
    return None


def _on_the_field(reading: Reading) -> int:
    """Where on the field a card lies that is answered: a monster, or any."""
    kinds = [
        node.types
        for held in reading.held
        for node in held.walk()
        if isinstance(node, la.Answering)
    ]
    return v.MZONE if all(kind == v.MONSTER for kind in kinds) else v.FIELD_PLACES


def _all_of_them(reader: Reader) -> bool:
    """Go past "all 3", which no noun follows, if that comes next."""
    number, after = reader.peek(1), reader.peek(2)
    if not reader.comes("all") or number is None or not number.text.isdecimal():
        return False
    if after is not None and after.text not in ("into", "to", "until", ",", "in"):
        return False
    reader.next += 2
    return True


# What is said again of a card that was chosen among those of one player.
_CONTROLLED: Final = {
    v.YOU: ("you control",), v.OPPONENT: ("your opponent controls", "they control"),
}  # fmt: skip
_ORDINALS: Final = {"the first target": 0, "the second target": 1}

# What is done to cards that are spoken of afterwards as "it".
_KEPT: Final = ("Special Summon", "add", "Set", "place", "equip", "take", "excavate", "look")


def _could_be_the_target(reading: Reading) -> bool:
    """Whether "it" may be the target, or what was chosen since: "discard 1 card, … banish it"."""
    last = reading.last
    if last is None or last.target or not last.name or last.deed in ("", *_KEPT):
        return False
    return any(one.target and not one.several for one in reading.mentions)


_AGAIN: Final = (
    "it", "its", "them", "that", "that's", "those", "both", "target", "targeted", "target's",
)  # fmt: skip


def _unspoken_target(reading: Reading, at: int) -> Mention | None:
    """The one target, where nothing but this "it" behind the semicolon may speak of it.

    What an effect targets is what it does something to, so "it" is no card that was chosen since.
    """
    words = [word.text for word in reading.reader.words]
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 1 or ";" not in words[:at]:
        return None
    done = len(words) - words[::-1].index(";")
    spoken_of = [n for n, word in enumerate(words) if n >= done and word.casefold() in _AGAIN]
    if spoken_of != [at]:
        return None
    reading.last = targets[0]
    return targets[0]


def _fits(reading: Reading, mention: Mention, several: bool) -> bool:
    if several:
        return mention.several or (mention.target and targets_of(reading) > 1)
    return not mention.several


def targets_of(reading: Reading) -> int:
    return sum(mention.target for mention in reading.mentions)


def _all(reading: Reading, mention: Mention, several: bool) -> Mention:
    """All targets, where "them" follows the last of several."""
    targets = [one for one in reading.mentions if one.target]
    if not several or not mention.target or len(targets) < 2:
        return mention
    places = {one.places for one in targets}
    together = Mention(
        "|".join(one.name for one in targets), several=True, target=True,
        places=places.pop() if len(places) == 1 else 0,
    )  # fmt: skip
    reading.last = together
    return together


def _whose(reading: Reading, noun: str | None, whose: int, at: int) -> Mention | None:
    """Of two targets that of one player: "that opponent's monster", "that monster you control"."""
    targets = [one for one in reading.mentions if one.target]
    found = [one for one in targets if one.whose == whose and one.places & v.FIELD_PLACES]
    others = [one for one in targets if one.whose == v.EITHER - whose]
    fits = len(found) == 1 and len(others) == 1 and not found[0].several
    if noun is None or not fits or noun not in ("card", found[0].noun):
        reading.reader.next = at
        return None
    reading.last = found[0]
    return found[0]


def _of_two(reading: Reading, other: bool) -> Mention | None:
    """Of two targets the one "on the field", or that "other" one than was spoken of before."""
    reader = reading.reader
    targets = [one for one in reading.mentions if one.target]
    if len(targets) != 2 or any(one.several for one in targets):
        return None
    at = reader.next
    if not other:
        for words, whose in (("you control", v.YOU), ("your opponent controls", v.OPPONENT)):
            if reader.take_words(words):
                one = _whose(reading, "card", whose, at)
                if one is not None:
                    return one
    if other:
        found = [one for one in targets if one is not reading.last]
        at = reader.next
        where = place(reader, True)
        if where is not None and (len(found) != 1 or where.places != found[0].places):
            reader.next = at
            where = None
    elif reader.take_words("on the field") or reader.take_words("you control"):
        found = [one for one in targets if one.places & v.FIELD_PLACES]
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
    if event is not None and isinstance(event.node, la.EventCards) and not event.places:
        event = None  # nobody sees where they are
    if event is not None and (event.several != several or head not in ("card", event.noun or head)):
        event = None
    for mention in reversed(reading.mentions):
        if deed and deed != "target" and mention.deed != deed:
            continue
        if (target or deed == "target") and not mention.target:
            continue
        if head and head != "card" and mention.noun != head:
            continue
        if mention.several != several and not (several and target and targets_of(reading) > 1):
            continue
        if mention.paid and not deed and (event is not None or reading.answers):
            break  # the card of the event, or that is answered, may be meant as well
        reading.last = mention
        return mention if mention.several else _all(reading, mention, several)
    if event is not None and (event.noun or not any(one.target for one in reading.mentions)):
        reading.last = event
        return event
    named = [one for one in reading.mentions if one.target and one.noun == "card"]
    if head == "monster" and not several and not deed and reading.event is None:
        if len(named) == len(reading.mentions) == 1 and not named[0].several:
            reading.last = named[0]
            return named[0]
    reading.reader.next = at
    raise reading.reader.lost("cards that were spoken of before")


_DONE: Final = {
    "sent to the GY": "send", "added": "add", "added to the hand": "add", "discarded": "discard",
    "destroyed": "destroy", "banished": "banish", "Tributed": "Tribute", "revealed": "reveal",
    "returned to the hand": "return", "Special Summoned": "Special Summon",
    "shuffled into the Deck": "shuffle",
}  # fmt: skip


def by_deed(reading: Reading) -> Mention:
    """ "the monster sent to the GY" """
    reader = reading.reader
    if not (reader.take("the") or reader.take("that")):
        raise reader.lost("another card")
    noun = reader.take_one_of(("monster", "card", "Spell", "Trap", "Spell/Trap"))
    deed = reader.take_one_of(_DONE) if noun is not None else None
    if deed is None:
        raise reader.lost("another card")
    for mention in reversed(reading.mentions):
        if mention.deed == _DONE[deed] and noun in ("card", mention.noun) and not mention.several:
            return mention
    raise reader.lost("cards that were spoken of before")


def by_deed_before(reading: Reading) -> Mention:
    """ "the sent monster": one card to which something was done"""
    reader = reading.reader
    deed = reader.take_one_of(DEEDS) if reader.take("the") else None
    noun = reader.take_one_of(NOUNS) if deed is not None else None
    done = [one for one in reading.mentions if deed is not None and one.deed == DEEDS[deed]]
    fits = noun is not None and len(done) == 1 and not done[0].several
    if not fits or NOUNS[noun or ""] not in ("card", done[0].noun):
        raise reader.lost("one card to which something was done")
    return done[0]


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
    if reader.comes("the") or reader.comes("that"):
        return _of_what(reading)
    raise reader.lost('"its" or another card\'s')


def _of_what(reading: Reading) -> Mention:
    """ "the destroyed monster's", "that Special Summoned monster's" """
    reader = reading.reader
    at = reader.next
    reader.next += 1
    deed = reader.take_one_of(DEEDS)
    word = reader.peek()
    if deed is None or word is None or not word.text.endswith("'s"):
        reader.next = at
        raise reader.lost('"its" or another card\'s')
    reader.next += 1
    head = word.text.removesuffix("'s")
    if head not in NOUNS:
        raise reader.lost("a card")
    done = [one for one in reading.mentions if one.deed == DEEDS[deed]]
    if head == "monster" and len(done) == 1 and done[0].noun == "card":
        head = "card"  # it was named: "send 1 \"A\""
    return _meant(reading, NOUNS[head], False, at, DEEDS[deed], deed == "targeted")


def meant(mention: Mention) -> Node:
    """The words of the language for cards that were spoken of before."""
    if mention.node is not None:
        return mention.node
    return la.Chosen(tuple(mention.name.split("|")))
