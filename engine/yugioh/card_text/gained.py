"""Effects that a card gains under a condition: "If this card has material, it gains these effects".

Each of the bullets that follow is put into the words in which it says the condition itself.
"""

from collections.abc import Callable
import re
from typing import Final

from engine.yugioh import language as la
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.paid import paid_for
from engine.yugioh.card_text.sentences import Sentence, sentences
from engine.yugioh.wording import words as w
from engine.yugioh.wording.phrase import article

_GAINS: Final = r"gains? (?:the following|th(?:is|ese)|the following) effects?[.;:]?"
_UNDER: Final = re.compile(
    r'(?:If|While|As long as) (?P<held>(?:"[^"]*"|[^",;:])*), (?:it|this (?:face-up )?card) '
    rf"{_GAINS}"
)
_IS_MADE: Final = re.compile(r"^this card is (?=\w+ Summoned using )")
_MADE: Final = re.compile(r"this card was \w+ Summoned using an? ")
_MANNER: Final = re.compile(rf"This (?P<how>\w+ Summoned) card {_GAINS}")
_BASED: Final = re.compile(
    r"(?:This card )?[Gg]ains (?:these |the following )?effects,? based on the number of "
    r"(?P<what>.*?)[.;:]?"
)
_ATTRIBUTES: Final = re.compile(
    r"This card gains these effects,? based on the original Attributes of materials used for its "
    r"(?P<way>\w+) Summon[.;:]?"
)
_ATTRIBUTE: Final = re.compile(rf"({'|'.join(w.ATTRIBUTES.values())}): ")
# Effects of which the player activates one.
_ONE_OF: Final = re.compile(
    r"(?:(?P<head>[^:;.\"]*), y|Y)ou can activate 1 of (?:these|the following) effects[.:;]?"
)
_COUNTED: Final = re.compile(r"(\d+)(\+?): ")
_ALSO_GAINS: Final = re.compile(r", also it gains (?:another )?(\d+ ATK)\.")
# Whichever card gains them, effects of battles touch nothing here.
_ANY_GAINS: Final = re.compile(rf"[^:;]*\b(?:{_GAINS}|gain th(?:is|ese) effects?\.)")
# Effects of a turn, each for a kind of monster.
_BY_OTHERS: Final = re.compile(
    r"(?P<head>[^:]*): You can apply the following effect for the rest of this turn, based on the "
    r"other monsters you currently control[.:;]?"
)
_OF_A_KIND: Final = re.compile(r"(?P<kind>[A-Z]\w+): (?P<what>[^:;.]*)\.?")
_LIMIT: Final = re.compile(r"You can only\b|This effect\b|\(")
_BY_VERB: Final = re.compile(r"(?:Cannot|Gains?|Loses?|Unaffected)\b")
# What keeps its capital in the middle of a sentence.
_KEPT: Final = re.compile(rf"\"|(?:{'|'.join(w.TYPES.values())}) ")
_OPENED: Final = re.compile(r'(?P<head>(?:"[^"]*"|[^":])*): ')
_QUICK: Final = " (Quick Effect)"


# What a player does for each kind of Summon with such a material.
_BY_SUMMON: Final = re.compile(
    r"When you Ritual Summon using an? (?P<used>\"[^\"]*\" monster), or Special Summon using an? "
    r"(?P=used) as material, you can activate these effects depending on the monster Summoned, "
    r"once per turn per effect[:.;]?"
)
_OF_SUMMON: Final = re.compile(r"(Ritual|Fusion|Synchro|Xyz): (?=[^:;]*$)")


def _by_summon(used: str, bullets: list[str]) -> list[Sentence]:
    """An effect for each kind of Summon; none where a bullet says no kind."""
    found: list[Sentence] = []
    for bullet in bullets:
        kind = _OF_SUMMON.match(bullet)
        if kind is None:
            return []
        done = bullet[kind.end() :]
        if not done.startswith("Special"):
            done = f"{done[:1].lower()}{done[1:]}"
        made = f"a monster that was {kind[1]} Summoned using a {used} as material"
        found.append(Sentence(f"Once per turn, when you {kind[1]} Summon {made}: You can {done}"))
    return found


# A limit on the effects of a list, and what holds in the turn of any of them.
_LIMITED: Final = re.compile(
    r'(You can only use 1 of )these effects( of "[^"]*" per turn, and only once that turn\.)'
    r'|(?P<each>You can only use each of )the following effects(?P<turn> of "[^"]*" once per turn, '
    r"also you cannot [^:;.]* the turn you activate [^:;.]*\.)"
)


def unfolded(sentence: Sentence, card: la.Card) -> list[Sentence]:
    """The sentences that a list of gained effects stands for; the sentence itself if it is none."""
    if not sentence.bullets:
        return [sentence]
    limited = _LIMITED.fullmatch(sentence.text)
    if limited:
        first, last = (limited["each"] or limited[1], limited["turn"] or limited[2])
        limit = Sentence(f"{first}the following effects{last}")
        return [limit, *(one for bullet in sentence.bullets for one in sentences(bullet))]
    sentence = paid_for(sentence)
    if _ANY_GAINS.fullmatch(sentence.text) and all(map(_is_inert, sentence.bullets)):
        return [one for bullet in sentence.bullets for one in sentences(bullet)]
    by_summon = _BY_SUMMON.fullmatch(sentence.text)
    if by_summon:
        return _by_summon(by_summon["used"], sentence.bullets) or [sentence]
    one_of = _ONE_OF.fullmatch(sentence.text)
    if one_of:
        return _without_inert(sentence, one_of["head"] or "")
    under = _UNDER.fullmatch(sentence.text)
    manner = _MANNER.fullmatch(sentence.text)
    based = _BASED.fullmatch(sentence.text)
    if based:
        uncounted = [_COUNTED.sub("", bullet) for bullet in sentence.bullets]
        if all(map(_is_inert, uncounted)):
            return [one for bullet in uncounted for one in sentences(bullet)]
    if under:
        held = _IS_MADE.sub("this card was ", under["held"])
        return _each(sentence, lambda bullet: (held, bullet))
    if manner:
        was = f"this card was {manner['how']}"
        return _each(sentence, lambda bullet: (was, bullet))
    by_others = _BY_OTHERS.fullmatch(sentence.text)
    if by_others:
        return [_by_others(sentence, by_others["head"], card)]
    attributes = _ATTRIBUTES.fullmatch(sentence.text)
    if attributes:
        return _each(sentence, lambda bullet: _of_attribute(attributes["way"], bullet))
    counts = _number_of(based["what"]) if based else None
    if counts is None:
        return [sentence]
    found = counts

    def counted(bullet: str) -> tuple[str, str] | None:
        number = _COUNTED.match(bullet)
        if number is None:
            return None
        many = f"{number[1]} or more" if number[2] else f"exactly {number[1]}"
        return found.format(many), _ALSO_GAINS.sub(r". Gains \1.", bullet[number.end() :])

    return _each(sentence, counted)


def _without_inert(sentence: Sentence, head: str) -> list[Sentence]:
    """Effects of which one is activated, with those of battles in sentences of their own."""
    rest = [bullet for bullet in sentence.bullets if not _is_inert(bullet)]
    alone = [one for bullet in sentence.bullets if bullet not in rest for one in sentences(bullet)]
    if not rest:
        return [sentence]
    if len(rest) > 1:
        told = f"{head}: You can activate 1 of these effects." if head else sentence.text
        return [Sentence(told, rest), *alone]
    if not alone:
        return [sentence]
    first, *more = sentences(rest[0])
    if ":" in first.text:
        return [sentence]
    told = f"ou can {first.text[:1].lower()}{first.text[1:]}"
    told = f"{head}: Y{told}" if head else f"Y{told}"
    return [Sentence(told, first.bullets), *more, *alone]


def _of_attribute(way: str, bullet: str) -> tuple[str, str] | None:
    """The condition of a bullet that begins with an Attribute, and the rest of it."""
    found = _ATTRIBUTE.match(bullet)
    if found is None:
        return None
    monster = f"a monster whose original Attribute is {found[1]}"
    return f"this card was {way} Summoned using {monster} as material", bullet[found.end() :]


def _is_inert(bullet: str) -> bool:
    return all(inert.statement(one.text) or inert.effect(one.text) for one in sentences(bullet))


def _number_of(what: str) -> str | None:
    """The condition on a number of materials or monsters, with room for the number."""
    if what == "monsters co-linked to this card":
        return "there are {} monsters co-linked to this card"
    if what in ("materials attached to it", "materials attached to this card"):
        return "this card has {} materials"
    used = re.fullmatch(r"(materials|\w+ Monsters) used for its (\w+) Summon", what)
    return f"this card was {used[2]} Summoned using {{}} {used[1]}" if used else None


def _each(sentence: Sentence, split: Callable[[str], tuple[str, str] | None]) -> list[Sentence]:
    """Each bullet with its condition; the sentence itself where one of them has none."""
    found: list[Sentence] = []
    for bullet in sentence.bullets:
        parts = split(bullet)
        if parts is None:
            return [sentence]
        for one in sentences(parts[1]):
            told = one.text if _LIMIT.match(one.text) else _told(one.text, parts[0])
            found.append(Sentence(told, one.bullets))
    return found


def _told(text: str, held: str) -> str:
    """A sentence with a condition: before its colon, or as what holds while it is met."""
    if _is_inert(text):
        return text
    opened = _OPENED.match(text)
    if opened is None:
        if re.match(r"You can ", text):
            return f"If {held}: {text}"
        if _BY_VERB.match(text):
            be = "is " if text.startswith("Unaffected") else ""
            text = f"it {be}{text[:1].lower()}{text[1:]}"
        elif not _KEPT.match(text):
            text = f"{text[:1].lower()}{text[1:]}"
        return f"While {held}, {text}"
    head, rest = opened["head"], text[opened.end() :]
    quick = _QUICK if head.endswith(_QUICK.strip()) else ""
    head = head.removesuffix(_QUICK.strip()).rstrip()
    told = f"{head}, {'if' if _MADE.match(held) else 'while'} " if head else "While "
    return f"{told}{held}{quick}: {rest}"


def _by_others(sentence: Sentence, head: str, card: la.Card) -> Sentence:
    """One effect of what is done for each kind of monster, of which there must be one."""
    found = [_OF_A_KIND.fullmatch(bullet.strip()) for bullet in sentence.bullets]
    each = [(one["kind"], one["what"]) for one in found if one is not None]
    if len(each) < len(found) or len(each) < 2:
        return sentence
    kinds = [kind for kind, _ in each]
    own = [name for bit, name in w.TYPES.items() if card.type & bit]
    bullets = [
        f"If you control {f'another {kind}' if kind in own else article(kind)} Monster: "
        f"{_this_turn(what)}."
        for kind, what in each
    ]
    listed = f"{', '.join(kinds[:-1])}, or {kinds[-1]}"
    told = f"{head} and you control another {listed} Monster: You can apply the following effects, "
    return Sentence(f"{told}in sequence.", bullets)


def _this_turn(what: str) -> str:
    """What is done, or holds for this turn."""
    if what.startswith("During the End Phase, "):
        return what
    return f"{what} {'until the end of' if ' becomes ' in what else 'for the rest of'} this turn"
