"""Clauses put into the one order of words that the grammar reads: what is done, to which cards,
where they are, where they go.

Each of these says the same in both orders.
"""

import re
from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh.card_text.including import WITH_ONE, with_one

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
    r"(?: targets| monsters| cards| of those cards(?= and this card\b))?"
    r"(?=[.;]| in | to | into | on | and this card\b|, (?!\d))"
)


def _all_of_them(found: re.Match[str]) -> str:
    again = _NUMBERS.get(found["again"], found["again"])
    return found["before"] + "them" if again == found["count"] else found[0]


def _gives(found: re.Match[str]) -> str:
    stats = found["stats"].replace(" and ", "/")
    battle = f" I{found['battle'][1:]}." if found["battle"] else ""
    return f"{found['equip']} as an Equip Spell that gives it {found['number']} {stats}.{battle}"


# Something else that may be chosen under a condition, and the same done to it.
_OR_IF: Final = re.compile(
    r"(?P<verb>[Tt]arget|[Aa]dd|[Ss]pecial Summon) (?P<first>1 (?:(?!, or\b)[^.;\n])*?)"
    r"(?P<to> to your hand)?, or,? (?P<held>if [^.;\n]*?), you can (?:target|add|Special Summon) "
    r"(?P<other>1 (?:(?!,? (?:also|then)\b)[^.;\n])*?)(?P<again> to your hand)?,? instead"
    r"(?P<but>, except \"[^\"]*\")?(?=[.;\n]|,? (?:also|then|and if you do|but)\b|$)"
)
_PLACE_LAST: Final = re.compile(r" from your [A-Za-z ,]*$")
# The same in a sentence of its own.
_IF_INSTEAD: Final = re.compile(
    r"(\b(?:[Aa]dd|[Ss]pecial Summon) 1 [^.;:,\n]*)\. If ([^.;:,\n]*), "
    r"(?=you can (?:add|Special Summon) 1 [^.;:,\n]*? instead\.)"
)
_AND_CONTROL: Final = re.compile(r"(\byou control an? [^.;:,\n]*? and) (?=control an? )")
# More Fusion Materials, under a condition, in a sentence of its own.
_MORE_MATERIALS: Final = re.compile(
    r"(\bFusion Summon 1 [^.;:\n]*? using monsters (?:from|you|in|on) [^.,;:\n]*?)"
    r"(?: as (?:Fusion )?[Mm]aterials?)?\. If ([^.;:,\n]*), you can also use monsters in your Deck "
    r"as (?:Fusion )?[Mm]aterials?(?=\.)"
)
# A sentence that bounds what the one before it chose.
_ONLY_THESE: Final = re.compile(
    r"(\bSpecial Summon 1 [^.,;:\n]*)([^.;:\n]*)\. If (you control no [^.;:\n]*?), (you can only "
    r"Special Summon [^.;:\n]*? with this effect)"
)
# What is said of cards after where they are, of which one of two must be so.
_THAT_MENTIONS_OR: Final = re.compile(
    r"\b(?P<count>1|up to \d) (?P<what>(?:Level \d+ or lower )?)monsters?"
    r"(?P<apart> with different names)? (?P<where>from your [^.;:,]*?)(?P<to> to your hand)?, "
    r"that mentions? (?P<name>\"[^\"]*\"),? or (?:is an?|are) (?P<kind>[^.;:,]*?Monster)s?"
    r"(?:,(?= in ))?(?= in |,? then|[.;])"
)
# An exception before where the cards are.
_EXCEPT_FROM: Final = re.compile(
    r"(\b1 [^.;:,\n]*?), (except \"[^\"]*\"),? (from your [^.;:,\n]*)(?=[.;,])"
)
_EITHER_FROM: Final = re.compile(
    r"(\btake 1 [^.;:]*?), (and either add it to your hand or Special Summon it), "
    r"(from your [^.;:,\n]*)(?=[.;,])"
)
_TURNED_UP_TO: Final = re.compile(
    r"(\b[Cc]hange (?!all)[^.;:,\n]*?) (to face-down Defense Position), (up to the number of "
    r"[^.;,\n]*)(?=[.;]|$)"
)
_ANOTHER: Final = re.compile(
    r"\b(Tribute|destroy|banish|discard|send|reveal|target) another (?=[^.;:,]*?"
    r"(?:monster|card|Spell|Trap)\b)"
)
# Conditions of which one is enough.
_NONE_OR_ALL: Final = re.compile(
    r"\b(you control no monsters),? or (?:all monsters you control are|only) ([^.;:,\n]*?"
    r" [Mm]onsters)\b(?!,? in\b)"
)
_OR_CONTROL: Final = re.compile(r"\b(you control no [^.;:,\n]*?),? or (?=control (?:an?|\d|\"))")
# Whether cards are Monsters, Spells or Traps.
_KINDS: Final = r"\(Monster, Spell,? (?:or )?Trap\)"
_CARD_TYPE: Final = (
    (re.compile(rf"of (a different|the same) type {_KINDS}"), r"with \1 card type"),
    (re.compile(rf"\bthe same type of card {_KINDS}"), "1 card with the same card type"),
    (re.compile(rf"\bwith the same type {_KINDS}"), "with the same card type"),
    (
        re.compile(r"\bthe same card type \(Fusion, Synchro, Xyz, Pendulum,? or Link\)"),
        "the same monster card type",
    ),
    (re.compile(r"\bof the third type\b"), "of the third card type"),
)
_AS_MANY_WITH: Final = re.compile(
    r"\b(Special Summon) (from your [^.;:,\n]*?) (as many [^.;:,\n]*?) as possible "
    r"(with [^.;:,\n]*)(?=[.;,])"
)
_ITS_LEVEL: Final = re.compile(r"(\bLevel becomes the \w+ monster's)(?=[.;,\n]|$| until)")

_IN_PILES_OR_BANISHED: Final = re.compile(
    r"\b(your opponent activates a monster effect in )the(?:ir)? (hand) or GY, or when your "
    r"opponent's banished monster effect is activated"
)
# Any other Spell that was Set this turn can be activated in it.
_QUICK_PLAY_AT_ONCE: Final = re.compile(
    r"(\bSet 1 (?:(?! Trap\b)[^.;:,])*? Spell from your [^.;:,]*, and) if it is a Quick-Play Spell,"
    r" (it can be activated this turn)"
)
_GONE_BY_YOU: Final = re.compile(
    r"\ban opponent's monster leaves the field because of (your card effect), and is now in the GY "
    r"or banished(: [^;:.\n]*?\btarget 1 of )them\b"
)
_IF_STILL_THERE: Final = re.compile(
    r", if that monster is on the field, (?:gain|take) control of it\b"
)
_MADE_OF_IT: Final = re.compile(r"(\bas Link Material: )[Tt]hat Link Monster\b")


# Several cards of which this card is one.
_WITH_THIS: Final = re.compile(
    r"\b(?P<verb>[Ss]end|[Bb]anish|[Dd]iscard|[Tt]ribute|[Ss]huffle) (?P<count>[2-9]) "
    r"(?P<which>[^.;:,\n]*?)(?P<to> to the GY| into the Deck)?,? including this card(?=[;.,]| then)"
)


def _with_this(found: re.Match[str]) -> str:
    """ "send 2 cards you control to the GY, including this card" """
    rest = int(found["count"]) - 1
    which = found["which"] if rest > 1 else _PLURAL.sub(_one_of_them, found["which"])
    return f"{found['verb']} this card and {rest} other {which}{found['to'] or ''}"


def _one_of_them(word: re.Match[str]) -> str:
    return word[1] or word[2]


# Two protections of the card itself in one sentence, or one of them seen from the card.
_NOT_TARGETED: Final = re.compile(
    r"(?m)(^|(?<=\. ))(?:This card c|C)annot be targeted(?P<nor>,? or destroyed)? by,? "
    r"(?:your|an) opponent's card effects\."
)


def _not_targeted(found: re.Match[str]) -> str:
    alone = "Your opponent cannot target this card with card effects."
    both = " This card cannot be destroyed by your opponent's card effects."
    return alone + (both if found["nor"] else "")


def _that_mentions_or(found: re.Match[str]) -> str:
    """ "1 monster from your Deck, that mentions \"A\", or is a WATER Normal Monster" """
    one = found["count"] == "1"
    s, count = ("", "1 ") if one else ("s", "")
    return (
        f"{found['count']} {found['what']}{found['kind']}{s} or {count}{found['what']}monster{s} "
        f"that mention{'s' if one else ''} {found['name']}{found['apart'] or ''} "
        f"{found['where']}{found['to'] or ''}"
    )


def _or_if(found: re.Match[str]) -> str:
    """ "add 1 \"A\" from your Deck to your hand, or if …, you can add 1 \"B\" instead" """
    verb = found["verb"].casefold()
    if not re.search(rf", you can {verb} 1", found[0], re.IGNORECASE):
        return found[0]
    to = found["to"] or ""
    if bool(to) != (verb == "add") or "was used as material" in found["held"]:
        return found[0]  # that is no matter of which cards there are
    place = _PLACE_LAST.search(found["first"])
    other = found["other"].removesuffix(place[0]) if place else found["other"]
    but = found["but"] or ""
    return f"{found['verb']} {found['first']}, or {found['held']}, instead {other}{to}{but}"


def _banished_or(found: re.Match[str]) -> str:
    """ "1 of your \"A\" monsters that is banished or in your GY" """
    count = found["count"]
    one = count == "1"
    which = re.sub(r",? or 1 of your ", " or 1 ", found["which"])
    if one:
        which = _PLURAL.sub(_one_of_them, which)
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


# Whose piles they are.
_ANY_GY: Final = re.compile(r"\b(from|in) any GY\b")
_MATERIALS_FROM: Final = re.compile(r"\bnumber of monsters used(?= as material from the )")
_FIELD_AND_GYS: Final = re.compile(r"\bon the field and/or (?:(?:in the )?GYs|GY)\b")


# The text with its clauses in the order of words that is read.
in_order: Final = Rewriting((
    (_ANY_GY, r"\1 either GY"),
    (_MATERIALS_FROM, "number of cards used"),
    (_FIELD_AND_GYS, "on the field and/or in either GY"),
    (_BANISHED_OR, _banished_or),
    (_NOT_TARGETED, _not_targeted),
    (_IN_PILES_OR_BANISHED, r"\1their \2, GY, or banishment"),
    (_QUICK_PLAY_AT_ONCE, r"\1 \2"),
    (
        _GONE_BY_YOU,
        r"a monster your opponent controls is sent to the GY or banished by \1\2those monsters",
    ),
    (_IF_STILL_THERE, ", take control of that monster on the field"),
    (_MADE_OF_IT, r"\1The Link Monster that used this card as material"),
    (_AS_MANY_WITH, r"\1 \3 \4 as possible \2"),
    (_ITS_LEVEL, r"\1 Level"),
    *_CARD_TYPE,
    (_NONE_OR_ALL, r"\1, except \2"),
    (_OR_CONTROL, r"\1 or you "),
    (_THAT_MENTIONS_OR, _that_mentions_or),
    (_EXCEPT_FROM, r"\1 \3, \2"),
    (_EITHER_FROM, r"\1 \3, \2"),
    (_TURNED_UP_TO, r"\1, \3, \2"),
    (_ANOTHER, r"\1 1 other "),
    (_AND_CONTROL, r"\1 you "),
    (_IF_INSTEAD, r"\1, or if \2, "),
    (_OR_IF, _or_if),
    (_MORE_MATERIALS, r"\1, and/or if \2, monsters from your Deck, as material"),
    (_ONLY_THESE, r"\1, but if \3, \4\2"),
    (_ALL_OF_THEM, _all_of_them),
    (_BOTH, r"\g<before> both"),
    (_WITH_THIS, _with_this),
    (WITH_ONE, with_one),
    (_GIVES, _gives),
    (_GOES, _goes),
))  # fmt: skip
