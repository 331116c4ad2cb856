"""What follows a noun: where the cards are, their numbers, how those chosen go together."""

import re
from functools import partial
from typing import Final, cast

from engine.effects import walk
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.drafts import Draft, extreme, total
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.language.words import Joint
from engine.yugioh.wording import words as w

_TOGETHER: Final = {words: joint for joint, words in w.TOGETHER.items()} | {
    f"{words} from each other": joint for joint, words in w.TOGETHER.items()
} | {f"{words} as each other": joint for joint, words in w.TOGETHER.items()} | {
    words.replace("different ", "different original ") + end: joint
    for joint, words in w.TOGETHER.items() if words.startswith("with different ")
    for end in ("", " from each other")
} | {
    words.replace("the same ", f"the same {original}").replace(",", " ,"): joint
    for joint, words in w.TOGETHER.items() if words.startswith("with the same Type")
    for original in ("", "original ")
}  # fmt: skip


def are_monsters(reading: Reading, item: Filter) -> bool:
    """Whether the cards that were just named lie in Monster Zones on the field: "Monster Cards" may
    lie in Spell & Trap Zones too.
    """
    words = [word.text for word in reading.reader.words[: reading.reader.next]][-2:]
    return is_monsters(item) and words not in (["Monster", "Card"], ["Monster", "Cards"])


def qualified(reading: Reading, found: Draft, monsters: bool, said: bool = False) -> bool:
    """What follows the noun: where the cards are, their numbers; whether their place was said."""
    reader = reading.reader
    while True:
        at = reader.next
        reader.take(",")
        where: Place | None = place(reader, monsters) if not said else None
        if where is not None:
            found.places, found.whose, found.zones = where.places, where.whose, where.zones
            if where.places == v.SZONE and is_monsters(found.filter):
                found.zones = 0  # Monster Cards are in no Field Zone
            if where.face_up:
                found.extra.append(_face_up(where.places))
            said = True
            continue
        if reader.take_one_of(("this card points to", "that this card points to")):
            found.extra.append(la.POINTED)
            if not said:
                found.places, found.whose, said = v.MZONE, v.EITHER, True
            continue
        if reader.take_words("in this card's column"):
            found.extra.append(la.State("its-column"))
            if not said:
                places = v.MZONE if monsters else v.FIELD_PLACES
                found.places, found.whose, said = places, v.EITHER, True
            continue
        if not said and reader.take_words("equipped to this card"):
            found.extra.append(la.EquippedTo(~la.OTHER))
            found.places, found.whose, said = v.SZONE, v.EITHER, True
            continue
        if said and found.places == v.GRAVE and reading.attempt(_used_with_it):
            found.extra.append(la.State("used-with-it"))
            continue
        if found.places & v.SZONE and reader.take_words("that is equipped to this card"):
            found.extra.append(la.EquippedTo(~la.OTHER))
            found.places = v.SZONE
            continue
        if found.extreme is None:
            found.extreme = reading.attempt(extreme)
            if found.extreme is not None:
                continue
        together = _together(reading) if found.least is not None and found.most != 1 else None
        if together is not None:
            found.joint = _TOGETHER[together]
            found.printed = "original" in together
            continue
        if (all_of_them := reading.attempt(partial(total, found=found))) is not None:
            found.total = all_of_them
            continue
        more = numbers(reading)
        if more is not None:
            found.extra.append(more)
            continue
        reader.next = at
        return said


_SUMMONS: Final = ("Synchro Summon", "Link Summon", "Fusion Summon")
_USED: Final = {
    f"that was used {what} that {summon}": summon
    for what in ("for", "as material for") for summon in _SUMMONS
}  # fmt: skip


def _used_with_it(reading: Reading) -> bool:
    """ "that was used for that Synchro Summon", of the one for which this card was material"""
    words = reading.reader.take_one_of(_USED)
    opening = " ".join(word.text for word in reading.reader.words).partition(":")[0]
    summon = "" if words is None else _USED[words].casefold()
    if words is None or not _AS_MATERIAL.search(opening) or summon not in opening.casefold():
        raise reading.reader.lost("the Summon that this card was material for")
    return True


_AS_MATERIAL: Final = re.compile(r"(?i)\bthis card is (?:sent to the GY|used) as material for\b")


def going_together(reading: Reading) -> Joint:
    """ "with the same original Type and Attribute, but different names" """
    words = _together(reading)
    if words is None:
        raise reading.reader.lost("how the cards go together")
    return cast(Joint, _TOGETHER[words])


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
    away = places & ~(v.FIELD_PLACES | v.EXTRA)
    return la.FACE_UP | la.InPlace(away) if away else la.FACE_UP


_OWN_EQUIP: Final = la.State("equipped-by-own-effect")


def is_equipped(reading: Reading) -> bool:
    """Whether this is an Equip Spell, or a card of which it was said that it is equipped."""
    return bool(reading.card.type & v.EQUIP) or _OWN_EQUIP in walk(reading.held)
