"""Material lines of Extra Deck monsters: "1 Tuner + 1+ non-Tuner monsters" as a procedure."""

import re
from functools import cache
from typing import Final, get_args

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.rewriting import Rewriting, rewriting
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.clauses import Sentence, sentences
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.nouns import joined, noun
from engine.yugioh.card_text.synonyms import SAME
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.described import numbers
from engine.yugioh.card_text.tokens import NotUnderstood, Reader, Word
from engine.yugioh.card_text.unsaid_synonyms import UNSAID
from engine.yugioh.language.words import Joint
from engine.yugioh.wording import words as w
from engine.yugioh.wording.procedures import material_line

# Older wordings of the same: what stands for what in both lines before they are compared.
_SAME: Final = (
    (re.compile(r"(\d) or more\b"), r"\1+"),
    (re.compile(r"-Type\b"), ""),
    (re.compile(r"\bnon-Tuners\b"), "non-Tuner monsters"),
    (re.compile(r"\bnon-Tuner Monsters\b"), "non-Tuner monsters"),
    (re.compile(r"\bMonster"), "monster"),
    (re.compile(r",? including\b"), ", including"),
    (re.compile(r"\bincluding 1\b"), "including a"),
    (re.compile(r"\bexcept a Token\b"), "except Tokens"),
    (re.compile(r'(?:^|(?<=\+ ))1 (?="[^"]*"(?: \+|$))'), ""),
    (re.compile(r"\bor (?:an?|1) "), "or "),
    (re.compile(r"\bincluding an\b"), "including a"),
    (re.compile(r"\band/or\b"), "or"),
    (re.compile(r"\bthat was (Special Summoned this turn) on the field"), r"\1"),
)  # fmt: skip

# How cards go together, by the words as a reader has them.
_TOGETHER: Final[dict[str, Joint]] = {
    w.TOGETHER[joint].replace(",", " ,"): joint for joint in get_args(Joint) if joint
}


def understood_materials(card: la.Card, line: str, lexicon: Lexicon) -> tuple[Node, ...]:
    """The procedures that a material line of this monster means.

    `card` has the facts of the monster. Raises NotUnderstood where a word is not understood, or
    where the procedures written back as card text say something else.
    """
    reader = Reader(line)
    if card.type & v.LINK:
        found = _link(reader, lexicon)
    elif card.type & v.XYZ:
        found = _xyz(reader, lexicon, card.level)
    elif card.type & v.SYNCHRO:
        found = _synchro(reader, lexicon)
    else:
        found = _fusion(reader, lexicon)
    reader.end()
    again = material_line(_with(card, found), lexicon.name_of)
    if _plain(again, card.name) != _plain(line, card.name):
        raise NotUnderstood(line, Word(again, 0), "the same words when it is written back")
    return (found,)


def _with(card: la.Card, procedure: Node) -> la.Card:
    return la.Card(
        card.passcode, card.name, card.type, card.attribute, card.race, card.level,
        procedures=(procedure,),
    )  # fmt: skip


def _plain(line: str, name: str) -> list[Sentence]:
    for pattern, words in _SAME:
        line = pattern.sub(words, line)
    return sentences([line], name, _table())


@cache
def _table() -> Rewriting:
    return rewriting((*SAME, *UNSAID))


def _link(reader: Reader, lexicon: Lexicon) -> Node:
    least, each, joint = _counted(reader, lexicon)
    if not joint and reader.take_words("in an Extra Monster Zone"):
        each = joined([each, la.Zones(w.EXTRA_ZONES)])
    including = None
    if reader.take(",", "including") or reader.take("including"):
        if not (reader.take("a") or reader.take("an") or reader.take("1")):
            raise reader.lost('"a" or "1"')
        including = joined([noun(reader, lexicon), _more(reader, lexicon)])
    return la.LinkSummon(each, least[0], including, joint)


def _xyz(reader: Reader, lexicon: Lexicon, rank: int) -> Node:
    least, more = _count(reader)
    most: int | None = v.UNBOUNDED
    if more and reader.take_words("( max ."):
        most = reader.number()
        reader.expect(")")
    each, joint = _each(reader, lexicon)
    if most is None:
        raise reader.lost("a number of materials")
    level = la.Between("level", rank, rank)
    parts = parts_of(each)
    if level in parts:
        return la.XyzSummon(joined([part for part in parts if part != level]), least, more,
                            most, joint=joint)  # fmt: skip
    if not any(_is_xyz(part) for part in parts):
        raise reader.lost(f"monsters of Level {rank}, or Xyz Monsters")
    return la.XyzSummon(each, least, more, most, True, joint)


def _is_xyz(part: Filter) -> bool:
    """Whether a filter asks for Xyz Monsters: only they have a Rank."""
    if isinstance(part, la.Between):
        return part.what == "rank"
    return isinstance(part, la.Type) and part.bits == v.XYZ


def _synchro(reader: Reader, lexicon: Lexicon) -> Node:
    tuner_kind, other_kind = la.Type(v.TUNER), ~la.Type(v.TUNER)
    (tuners, more_tuners), tuner = _numbered(reader, lexicon, tuner_kind)
    reader.expect("+")
    named = _named(reader, lexicon)
    if named is not None:
        return la.SynchroSummon(tuner, named, 1, False, tuners, more_tuners)
    (least, more), others, joint = _counted(reader, lexicon)
    if joint:
        raise reader.lost("materials that are not compared with each other")
    any_others = other_kind not in parts_of(others)
    others = _without(others, other_kind)
    return la.SynchroSummon(
        tuner, others, least, more, tuners, more_tuners, any_others=any_others
    )  # fmt: skip


def _numbered(reader: Reader, lexicon: Lexicon, kind: Filter) -> tuple[tuple[int, bool], Filter]:
    """So many Tuners, or non-Tuners: how many, and what else they are."""
    name = _named(reader, lexicon)
    if name is not None:
        return (1, False), name
    count, each, joint = _counted(reader, lexicon)
    if joint:
        raise reader.lost("materials that are not compared with each other")
    return count, _without(each, kind)


def _fusion(reader: Reader, lexicon: Lexicon) -> Node:
    slots: list[la.Materials] = []
    joints = set()
    while True:
        name = _named(reader, lexicon)
        if name is not None:
            same = slots.pop() if slots and slots[-1].filter == name else la.Materials(name, 0, 0)
            slots.append(la.Materials(name, same.least + 1, same.most + 1))
        elif (one := _one_or_other(reader, lexicon)) is not None:
            slots.append(la.Materials(one))
        else:
            (least, more), each, joint = _counted(reader, lexicon)
            slots.append(la.Materials(each, least, v.UNBOUNDED if more else least))
            joints.add(joint)
        if not reader.take("+"):
            break
    joint = joints.pop() if len(slots) == 1 and joints else ""
    if joints - {""}:
        raise reader.lost("materials that are not compared with each other")
    return la.FusionMaterials(tuple(slots), joint)


def _named(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """A card by its name, where the name stands alone."""
    one = int(reader.comes("1"))
    word, after = reader.peek(one), reader.peek(one + 1)
    if word is None or not word.quoted or (after is not None and after.text != "+"):
        return None
    reader.next += one
    found = lexicon.card(word.quoted)
    if found is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    return found


def _counted(reader: Reader, lexicon: Lexicon) -> tuple[tuple[int, bool], Filter, Joint]:
    """ "2 Dragon monsters with different names": how many, which, and how they go together."""
    count = _count(reader)
    return count, *_each(reader, lexicon)


def _count(reader: Reader) -> tuple[int, bool]:
    count = reader.count()
    if count is None:
        raise reader.lost("a number of materials")
    return count


def _each(reader: Reader, lexicon: Lexicon) -> tuple[Filter, Joint]:
    """Which monsters, and how they go together."""
    parts = [_or_other(reader, lexicon, noun(reader, lexicon))]
    together = reader.take_one_of(_TOGETHER)
    if reader.take_words("Special Summoned this turn"):
        parts += [la.State("this-turn"), la.Summoned(v.BY_SPECIAL), la.InPlace(v.MZONE)]
    elif not together:
        parts.append(_more(reader, lexicon))
        where = reader.take_one_of(_PLACES)
        if where is not None:
            parts.append(la.InPlace(_PLACES[where]))
        together = reader.take_one_of(_TOGETHER)
    joint: Joint = _TOGETHER[together] if together else ""
    return joined([*parts, _except(reader, lexicon)]), joint


_PLACES: Final = {"on the field": v.MZONE, "in the hand": v.HAND, "in your GY": v.GRAVE}


def _more(reader: Reader, lexicon: Lexicon) -> Filter:
    """What is said of a monster after its noun: "with 2500 or more ATK"."""
    return numbers(Reading(reader, la.Card(), lexicon)) or ANY


def _one_or_other(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """ "\"A\" or 1 Dragon monster": a card by its name, or another monster."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or not word.quoted or after is None or after.text != "or":
        return None
    name = lexicon.card(word.quoted)
    if name is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    return _or_other(reader, lexicon, name)


def _or_other(reader: Reader, lexicon: Lexicon, one: Filter) -> Filter:
    """A monster, or another one that will do as well."""
    if not reader.take("or"):
        return one
    reader.take("1")
    return one | (_named(reader, lexicon) or noun(reader, lexicon))


def _except(reader: Reader, lexicon: Lexicon) -> Filter:
    """ ", except Tokens" """
    if not reader.take(",", "except"):
        return ANY
    reader.take("a")
    word = reader.peek()
    if word is not None and word.quoted and lexicon.card(word.quoted) is not None:
        reader.next += 1
        return ~(lexicon.card(word.quoted) or ANY)
    return ~noun(reader, lexicon)


def _without(item: Filter, part: Filter) -> Filter:
    """The filter without a part that the procedure itself asks for."""
    parts = parts_of(item)
    return joined([one for one in parts if one != part])
