"""Clauses put into the one order of words that the grammar reads: what is done, to which cards,
where they are, where they go.

Each of these says the same in both orders.
"""

import re
from typing import Final

# What follows a clause: the end of it, or the next one.
_END: Final = (
    r"(?=[.;\n]|$|,? (?:then|and if you do|but)\b"
    r"|,? also (?:you|for|your|it|until|destroy|banish)\b)"
)
_PLURAL: Final = re.compile(
    r'("[^"]*")|\b(Monster Card|monster|Monster|card|Spell|Trap|Tuner|Token)s\b'
)
# Cards that may have been banished, or lie in a pile of their owner.
_BANISHED_OR: Final = re.compile(
    r"(?P<count>\b(?:\d|[Uu]p to \d|[Aa]ny number|[Aa]s many|[Aa] number)) of your "
    r"(?P<which>(?:(?!\bin your\b|\bbanished\b)[^.;:\n])*?),? that (?:is|are) banished "
    r"(?:and/or|or) in your (?P<where>(?:hand|Deck|GY|Extra Deck)"
    r"(?:,? (?:or|and/or) GY|, Deck, or GY)?)"
    r"\b"
)
_TARGETED: Final = re.compile(r"(?i)\btarget (?:(?!\bthen\b)[^.;:])*$")
# Where cards go, said before which cards they are.
_GOES: Final = re.compile(
    r"\b(?P<verb>[Aa]dd|[Ss]end|[Rr]eturn|[Ss]huffle|[Pp]lace|[Ss]pecial Summon) "
    r"(?P<where>to (?:your|the) (?:hand|GY|Extra Deck)|into the Deck|on the (?:top|bottom) of "
    r"(?:your|the) Deck|to (?:your|their|your opponent's) field)"
    r"(?:,? (?=\d |up to )|, )(?P<which>(?:either )?(?:\d|up to \d|all|any number)\b"
    r"(?:(?!,? (?:then|and if you do|but|also)\b)[^.;\n])*?)"
    r"(?P<but>,? except [^.;,\n]*)?" + _END
)
# What a monster gives that equips itself, in a sentence of its own.
_GIVES: Final = re.compile(
    r"(?P<equip>\bequip this (?:monster|card) "
    r"(?:(?:from your|on the field|you control)[^.;:\n]*? )?to (?:that target|that monster|it))"
    r"\. It gains (?P<number>\d+) (?P<stats>ATK and DEF|ATK/DEF|ATK|DEF)"
    r"(?:, also (?P<battle>it cannot be destroyed by battle))?\."
)
# All of so many cards as were targeted.
_NUMBERS: Final = {"two": "2", "three": "3", "four": "4", "five": "5"}
_ALL_OF_THEM: Final = re.compile(
    r"(?P<before>\b[Tt]arget (?P<count>\d) [^;\n]*; [^.;\n]*?)"
    r"\ball (?P<again>\d|two|three|four|five)\b"
    r"(?: of (?:them|those targets)| targets| cards| monsters)?(?! [a-z]+ monsters?\b)"
)
_BOTH: Final = re.compile(
    r"(?P<before>\b[Tt]arget (?:2 |1 [^;\n]* 1 )[^;\n]*; (?:[^.;\n]*? )?"
    r"(?:destroy|Special Summon|banish|return|shuffle|add|send|place|Set)) both"
    r"(?: targets| monsters| cards)?(?=[.;]| in | to | into | on |, (?!\d))"
)


def _all_of_them(found: re.Match[str]) -> str:
    again = _NUMBERS.get(found["again"], found["again"])
    return found["before"] + "them" if again == found["count"] else found[0]


def _gives(found: re.Match[str]) -> str:
    stats = found["stats"].replace(" and ", "/")
    battle = f" I{found['battle'][1:]}." if found["battle"] else ""
    return f"{found['equip']} as an Equip Spell that gives it {found['number']} {stats}.{battle}"


def _banished_or(found: re.Match[str]) -> str:
    """ "1 of your \"A\" monsters that is banished or in your GY" """
    count = found["count"]
    one = count == "1"
    which = re.sub(r",? or 1 of your ", " or 1 ", found["which"])
    if one:
        which = _PLURAL.sub(lambda word: word[1] or word[2], which)
    joint = " of " if count.casefold().endswith("number") else " "
    if count.casefold() == "as many":
        return found[0]
    places = found["where"].replace(", or GY", ", GY").replace(" or GY", ", GY")
    places = places.replace(" and/or GY", ", GY")
    comma = "," if "," in places else ""
    said = "and/or" if not one else "or"
    at = "in" if _TARGETED.search(found.string[: found.start()]) else "from"
    return f"{count}{joint}{which} {at} your {places}{comma} {said} banishment"


def _goes(found: re.Match[str]) -> str:
    """ "add to your hand, 1 \"A\" card from your Deck" """
    which = found["which"].removeprefix("either ")
    return f"{found['verb']} {which} {found['where']}{found['but'] or ''}"


def in_order(text: str) -> str:
    """The text with its clauses in the order of words that is read."""
    text = _BANISHED_OR.sub(_banished_or, text)
    text = _ALL_OF_THEM.sub(_all_of_them, text)
    text = _BOTH.sub(r"\g<before> them", text)
    text = _GIVES.sub(_gives, text)
    return _GOES.sub(_goes, text)
