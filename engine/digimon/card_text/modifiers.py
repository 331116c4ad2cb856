"""What cards get or gain, for a time or while an effect holds: "gets +1000 DP", "can't attack"."""

import re
from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.amounts import for_each
from engine.digimon.card_text.adjectives import COLORS, levels
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.requirements import requirement
from engine.digimon.card_text.tokens import NotUnderstood, Reader, icon, named
from engine.digimon.language import card as c
from engine.digimon.language.words import ByWhom, Duration, Happened, Impossible
from engine.effects import Node
from engine.filters import AllOf

UNTIL: Final[tuple[tuple[str, Duration], ...]] = (
    ("for the turn", "turn"),
    ("until your turn ends", "end of your turn"),
    ("until your opponent's turn ends", "end of the opponent's turn"),
    ("until the end of your next turn", "end of your next turn"),
    ("until the end of your opponent's next turn", "end of the opponent's next turn"),
    ("until the end of the attack", "attack"),
)  # fmt: skip
_CANNOT: Final[tuple[tuple[str, Impossible, ByWhom], ...]] = (
    ("attack players", "attack-players", ""), ("attack Digimon", "attack-digimon", ""),
    ("attack", "attack", ""), ("block", "block", ""), ("be blocked", "be-blocked", ""),
    ("suspend", "suspend", ""), ("be attacked", "be-attacked", ""),
    ("unsuspend during your opponent's next unsuspend phase", "unsuspend-in-phase", ""),
    ("unsuspend", "unsuspend", ""), ("digivolve", "digivolve", ""),
    ("be deleted in battle", "be-deleted-in-battle", ""),
    ("be deleted by your opponent's effects", "be-deleted-by-effects", "opponents-effect"),
    ("be deleted by effects", "be-deleted-by-effects", ""),
    ("leave the battle area by your opponent's effects", "leave-by-effects", "opponents-effect"),
    ("leave the battle area by effects", "leave-by-effects", ""),
    ("be returned to the hand or deck by your opponent's effects", "be-returned",
     "opponents-effect"),
    ("be returned to the hand or deck by effects", "be-returned", ""),
    ("have its DP reduced by your opponent's effects", "lose-dp", "opponents-effect"),
    ("have its DP reduced by effects", "lose-dp", ""),
    ("have its attack target switched", "switch-target", ""),
    ("be affected by your opponent's <De-Digivolve>", "be-de-digivolved", "opponents-effect"),
    ("be affected by <De-Digivolve>", "be-de-digivolved", ""),
)  # fmt: skip
# Keywords that are more than a name: with a number, or with cards.
_NUMBERED: Final = re.compile(r"(Security Attack|Link|Material Save|Digisorption) ?([+-]?\d+)")
_FRAGMENT: Final = re.compile(r"Fragment \((\d)\)")
_SPECIFIED: Final = re.compile(
    r"(Decoy|Partition|Decode|Overclock|Blast DNA Digivolve|Detach|Succession) \((.*)\)"
)
_WITH_CARDS: Final = frozenset((
    "Decoy", "Partition", "Decode", "Overclock", "Blast DNA Digivolve", "Digisorption", "Fragment",
    "Detach", "Succession", "Security Attack", "Material Save", "Link",
))  # fmt: skip


def until(reading: Reading) -> Duration | None:
    """How long something lasts, if that comes next."""
    for words, found in UNTIL:
        if reading.reader.take_words(words):
            return found
    return None


def keyword(reading: Reading) -> c.Keyword:
    """A keyword effect that a card has. Raises NotUnderstood."""
    text = icon(reading.reader.peek())
    found = keyword_of(text)
    if found is None:
        raise reading.reader.lost("a keyword effect")
    reading.reader.next += 1
    return found


def keyword_of(text: str) -> c.Keyword | None:
    """A keyword effect by what stands in its icon; None for any other."""
    if numbered := _NUMBERED.fullmatch(text):
        return c.Keyword(numbered[1], int(numbered[2]))
    if fragment := _FRAGMENT.fullmatch(text):
        return c.Keyword("Fragment", int(fragment[1]))
    if text in c.KEYWORDS and text not in _WITH_CARDS:
        return c.Keyword(text)
    specified = _SPECIFIED.fullmatch(text)
    return None if specified is None else _specified(specified[1], specified[2])


def _specified(name: str, text: str) -> c.Keyword | None:
    """A keyword effect with the cards that it specifies; None where they are not understood."""
    reader = Reader(text)
    try:
        cards = [requirement(reader)]
        while reader.take("&") or reader.take("+"):
            cards.append(requirement(reader))
        reader.end()
    except NotUnderstood:
        return None
    # What stands in brackets alone is a name; an older <Decoy> means a trait by it.
    if name == "Decoy" and "[" in text and not text.endswith("trait"):
        return None
    several = name in ("Partition", "Blast DNA Digivolve")
    return c.Keyword(name, cards=tuple(cards)) if (len(cards) > 1) is several else None


def modifiers(reading: Reading) -> tuple[Node, ...]:
    """What stands behind a subject: "gets +1000 DP and gains <Rush>". Raises NotUnderstood."""
    found = list(_modifier(reading))
    while True:
        at = reading.reader.next
        comma = reading.reader.take(",")
        joined = reading.reader.take("and") or comma
        more = reading.attempt(_more) if joined else None
        if more is None:
            reading.reader.next = at
            return tuple(found)
        found += more


def _more(reading: Reading) -> tuple[Node, ...]:
    reading.reader.take("it")
    return reading.one_of((_modifier, _got, _had), "what else it gets")


def _modifier(reading: Reading) -> tuple[Node, ...]:
    reader = reading.reader
    if reader.take("gets") or reader.take("get"):
        return _got(reading)
    if reader.take_words("gains all effects of"):
        return (_gained_under(reading),)
    if reader.take("gains") or reader.take("gain"):
        return _had(reading)
    if reader.take("can't"):
        return _cannot(reading)
    if reader.take_words("doesn't activate [Security] effects on Option cards it checks"):
        return (c.Cannot("activate-security-of-options"),)
    if reader.take("isn't") or reader.take("aren't"):
        reader.expect("affected", "by")
        return (_unaffected(reading),)
    if reader.take("can", "digivolve", "into") or reader.take("may", "digivolve", "into"):
        return (_becoming(reading),)
    if reader.take_words("is treated as also having the colors of its digivolution cards"):
        return (c.ColorsUnder(),)
    if reader.take("is", "also", "treated", "as"):
        return _also(reading)
    if reader.take("becomes"):
        return (c.OriginalColor(_color(reading)),)
    if reader.take("can", "only", "digivolve", "into"):
        reader.take("a") or reader.take("an")
        return (c.Cannot("digivolve", ~noun(reading).filter),)
    if reader.take("can"):
        reader.expect("attack", "your", "opponent's")
        what = noun(reading).filter
        of = what.of if isinstance(what, AllOf) else (what,)
        rest = AllOf(tuple(one for one in of if one not in (la.UNSUSPENDED, la.DIGIMON)))
        if len(of) != len(rest.of) + 2:
            raise reader.lost("unsuspended Digimon")
        return (c.CanAttackUnsuspended(rest),)
    raise reader.lost("what it gets, gains or can't do")


def _gained_under(reading: Reading) -> Node:
    """ "cards with [X] in their names in this Digimon's digivolution cards"."""
    what = noun(reading)
    reading.reader.expect("in", "this", "Digimon's", "digivolution", "cards")
    if not what.card or reading.this != "Digimon":
        raise reading.reader.lost("cards")
    return c.GainsUnder(what.filter)


def _also(reading: Reading) -> tuple[Node, ...]:
    """ "blue", or "a 3000 DP Digimon", behind "is also treated as"."""
    reader = reading.reader
    if not reader.take("a"):
        return (c.AlsoColor(_color(reading)),)
    number = reader.number()
    if number is None:
        raise reader.lost("how much DP")
    reader.expect("DP", "Digimon")
    return (c.AlsoDigimon(number),)


def _color(reading: Reading) -> int:
    """ "blue", behind "becomes" or "is also treated as"."""
    reader = reading.reader
    word = reader.peek()
    bit = COLORS.get(word.text, 0) if word is not None else 0
    if not bit:
        raise reader.lost("a color")
    reader.next += 1
    return bit


def _becoming(reading: Reading) -> Node:
    """ "a Digimon card with … in the hand for a digivolution cost of 4, ignoring …"."""
    reader = reading.reader
    reader.take("a") or reader.take("an")
    into = noun(reading).filter
    reader.expect("in", "the", "hand", "for", "a", "digivolution", "cost", "of")
    cost = reader.number()
    if cost is None:
        raise reader.lost("the cost")
    reader.expect(",", "ignoring", "its", "digivolution", "requirements")
    return c.CanDigivolve(into, cost)


def _got(reading: Reading) -> tuple[Node, ...]:
    reader = reading.reader
    word = reader.peek()
    if word is None or word.text[0] not in "+-" or not word.text[1:].isdecimal():
        if icon(word):
            return _had(reading)
        raise reader.lost("how much DP")
    reader.next += 1
    kind: type[c.DP] | type[c.PlayCost] = c.PlayCost if reader.take("play", "cost") else c.DP
    if kind is c.DP:
        reader.expect("DP")
    number = int(word.text)
    each = for_each(reading, number)
    return (kind(number if each is None else each),)


def _had(reading: Reading) -> tuple[Node, ...]:
    """ "<Rush>", "<Rush> and <Blocker>", an effect in quotation marks."""
    reader = reading.reader
    word = reader.peek()
    if word is not None and word.text.startswith('"') and reading.quoted is not None:
        reader.next += 1
        return tuple(c.Gains(item) for item in reading.quoted(word.text[1:-1]))
    if word is not None and word.text[0] in "+-":
        return _got(reading)
    found: list[Node] = [_counted(reading, keyword(reading))]
    while True:
        at = reader.next
        joined = reader.take(",") or reader.take("and")
        if not joined or not icon(reader.peek()):
            reader.next = at
            return tuple(found)
        found.append(keyword(reading))


def _counted(reading: Reading, found: c.Keyword) -> c.Keyword:
    """ "<Security Attack +1> for each …"."""
    if found.name != "Security Attack" or not isinstance(found.value, int):
        return found
    each = for_each(reading, found.value)
    return found if each is None else c.Keyword(found.name, each)


def _cannot(reading: Reading) -> tuple[Node, ...]:
    found = [*_one_cannot(reading)]
    while reading.reader.take("or"):
        found += _one_cannot(reading)
    return tuple(found)


def _one_cannot(reading: Reading) -> tuple[Node, ...]:
    reader = reading.reader
    for words, what, by in _CANNOT:
        if reader.take_words(words):
            if what == "digivolve" and reader.comes("to", "level"):
                reader.next += 1
                return (c.Cannot(what, levels(reader)),)
            return (c.Cannot(what, by=by),)
    if reader.take("activate"):
        found: list[Node] = []
        while not found or reader.take("or"):
            timing = TIMINGS.get(named(reader.peek()))
            if timing is None:
                raise reader.lost("a timing")
            reader.next += 1
            found.append(c.Cannot("activate", timing=timing))
        reader.expect("effects")
        return tuple(found)
    raise reader.lost("what cannot be done")


TIMINGS: Final[dict[str, Happened]] = {
    "On Play": "played", "When Digivolving": "digivolved", "When Attacking": "attacked",
    "On Deletion": "deleted", "End of Attack": "attack-ended",
}  # fmt: skip


def _unaffected(reading: Reading) -> Node:
    reader = reading.reader
    if not reader.take("your", "opponent's"):
        raise reader.lost('"your opponent\'s"')
    bits = 0
    kinds = {"Digimon": v.DIGIMON, "Tamer": v.TAMER, "Option": v.OPTION}
    while True:
        word = reader.peek()
        if word is None or word.text not in kinds:
            break
        reader.next += 1
        bits |= kinds[word.text]
        reader.take("and")
    reader.expect("effects")
    return c.Unaffected(bits or v.DIGIMON | v.TAMER | v.OPTION)


def banned(reading: Reading) -> Node | None:
    """What players cannot do, behind "can't"."""
    reader = reading.reader
    if reader.take_words("add cards to security stacks by effects"):
        return c.Ban("add-to-security")
    if reader.take("reduce", "play", "costs"):
        return c.Ban("reduce-play-costs")
    if reader.take("reduce", "digivolution", "costs"):
        return c.Ban("reduce-digivolution-costs")
    if reader.take("play"):
        what = noun(reading)
        if reader.take_words("from the trash by effects"):
            return c.Ban("play-from-trash-by-effect", what.filter)
        return c.Ban("play-by-effect" if reader.take("by", "effects") else "play", what.filter)
    if reader.take("use", "Option", "cards"):
        return c.Ban("use")
    if reader.take("gain", "memory"):
        if reader.take("by", "effects"):
            return c.Ban("gain-memory")
        if reader.take("except", "with"):
            kind = {"Tamer": la.TAMER, "Digimon": la.DIGIMON, "Option": la.OPTION}
            word = reader.peek()
            if word is not None and word.text in kind:
                reader.next += 1
                reader.expect("effects")
                return c.Ban("gain-memory", ~kind[word.text])
    return None
