"""A whole card: its texts as a definition, with what of it is played and what is not."""

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from engine.digimon import vocabulary as v
from engine.digimon.card_text.compared import same
from engine.digimon.card_text.effects import effect
from engine.digimon.card_text.linked import LINKS
from engine.digimon.card_text.lost import mended, restored
from engine.digimon.card_text.options import OPTIONS
from engine.digimon.card_text.parts import parts
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.tokens import NotUnderstood
from engine.digimon.card_text.ways import way
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.cards import definitions
from engine.digimon.language import card as c
from engine.digimon.language.operations import PlayToken
from engine.digimon.wording.card import this_of
from engine.effects import Node
from engine.instruction import CompileError

Status = Literal["played", "not played"]
_TREATED: Final = re.compile(
    r"\[Rule\] Name: Also treated as (?P<names>\[.*\])\.?"
    r"|The name of this card/(?:Digimon|Tamer) is also treated as (?P<also>\[.*\])\.?"
    r"|\[Rule\] Trait: (?:Has|Also has) (?:the )?(?P<traits>\[.*\])"
    r"(?: (?:[Tt](?:ype|rait)|[Aa]ttribute|[Ff]orm))?\.?"
    r"|This card is also treated as (?P<xros>\[.*\]) for (?:a )?DigiXros\.?"
    r"|This card/Digimon is also treated as having the (?P<kind>\[[^]]*\]) trait\.?"
    r"|This card/Digimon is also treated as having (?P<parts>\[.*\]) in its name\.?"
)
# What a player need not do, so that a card can be played without it.
_OPTIONAL: Final = re.compile(
    r"(?:\[[^]]*\] ?)+(?:When [^,.]*, |If [^,.]*, )?(?:[Yy]ou may\b|[Bb]y \w+ing\b|<Delay>)"
)
_COPIES: Final = re.compile(
    r"You can include up to (\d+) copies of cards with this card's card number in your deck\.?"
)
_NAMES: Final = re.compile(r"\[([^]]*)\]")
_TIMING: Final = re.compile(
    r"\[(?:Main|Security|On Play|On Deletion|When \w+|(?:Your|All|Opponent's) Turns?|"
    r"(?:Once|Twice) Per Turn|(?:Start|End) of [^]]*|Hand|Trash|Breeding|Counter|Rule|"
    r"(?:DNA )?Digivolve|App Fusion|DigiXros[^]]*|Assembly[^]]*|Link|Burst Digivolve)\]"
)
_KEYWORD: Final = re.compile(r"<([A-Z][A-Za-z -]*?)(?: [+(\d][^>]*)?>")
# What speaks of requirements that stand on the card, and are lost from a text without them.
_NEEDED: Final[tuple[tuple[str, type[Node], str], ...]] = (
    ("DigiXrosing", c.DigiXros, "DigiXros"), ("Material Save", c.DigiXros, "DigiXros"),
    ("DNA digivolving", c.DnaDigivolve, "DNA digivolution"),
)  # fmt: skip
# Of a card of one color, another color that meets its requirements is enough (rule 4-22-3).
_MORE_COLORS: Final = re.compile(r"color requirements met by|also meets this card's color")
APPMON: Final = "Appmon"


class Texts(NamedTuple):
    """The texts of a card, as a database has them."""

    main: str = ""
    inherited: str = ""
    security: str = ""


@dataclass(frozen=True)
class Part:
    """A part of a text: whether it is played, and if not, where understanding stopped."""

    text: str
    status: Status = "played"
    why: NotUnderstood | None = None


@dataclass(frozen=True)
class Compiled:
    """A card as far as its texts are understood.

    A part that is not played stands in `card` as a `Note`; a card with one that would have to be
    done, or that binds its player, is not `defined`.
    """

    card: c.Card
    parts: tuple[Part, ...]

    @property
    def whole(self) -> bool:
        """Whether nothing of the card is left out."""
        return all(part.status == "played" for part in self.parts)


def compile_card(facts: c.Card, texts: Texts) -> Compiled:
    """The definition that the texts of a card mean, whole or with what is not played of it."""
    found: list[Part] = []
    texts = texts._replace(main=restored(facts.number, texts.main),
                           security=mended(facts.number, texts.security))  # fmt: skip
    card = replace(facts, mentions=_mentions(texts), defined=True, body=False)
    this = this_of(card).removeprefix("this ")
    for text in parts(spelled(texts.main)):
        card = _with(card, text, this, found)
    inherited: list[Node] = []
    for text in parts(spelled(texts.inherited)):
        inherited += _read(text, "Digimon", found)
    security: list[Node] = []
    for text in parts(spelled(texts.security)):
        security += _read(text, "card", found)
    card = replace(card, inherited=tuple(inherited), security=(*card.security, *security))
    linked = LINKS.get(facts.number)
    if linked is not None:
        ways = card.ways if linked.way is None else (*card.ways, linked.way)
        card = replace(card, ways=ways, link=linked.effects)
    elif (APPMON in card.traits and card.category & v.DIGIMON) or "link this card" in texts.main:
        found.append(_lost("its link requirements and link effect", "a text that is known"))
        card = replace(card, link=(c.Note("its link requirements and link effect"),))
    card = replace(card, effects=_saved(card))
    for said, kind, name in _NEEDED:
        # A Tamer or an Option speaks of other cards.
        asked = card.category & v.DIGIMON or kind is not c.DnaDigivolve
        if asked and said in texts.main and not any(isinstance(way, kind) for way in card.ways):
            found.append(_lost(f"its {name} requirements", "a text that is known"))
            card = replace(card, defined=False)
    if _MORE_COLORS.search(texts.main) and card.colors.bit_count() > 1:
        found.append(_lost("its color requirements", "an Option of one color"))
        card = replace(card, defined=False)
    if card.category & v.DIGIMON and card.category & v.OPTION:
        side = OPTIONS.get(facts.number)
        if side is None:
            found.append(_lost("its Option information", "a text that is known"))
            card = replace(card, defined=False)
        else:
            card = replace(card, cost=-1, option=side)
    if any(part.status != "played" and not _may_be_left(part.text) for part in found):
        card = replace(card, defined=False)
    return _playable(Compiled(card, tuple(found)))


def _saved(card: c.Card) -> tuple[Node, ...]:
    """The upper text, its <Material Save> with the cards of the DigiXros (rule 16-21-1)."""
    cards = tuple(one for way in card.ways if isinstance(way, c.DigiXros) for one in way.of)
    return tuple(
        replace(item, cards=cards)
        if isinstance(item, c.Keyword) and item.name == "Material Save"
        else item
        for item in card.effects
    )


def _lost(text: str, expected: str) -> Part:
    return Part(text, "not played", NotUnderstood(text, None, expected))


def _may_be_left(text: str) -> bool:
    return _OPTIONAL.match(text) is not None or text.startswith("its link")


def _mentions(texts: Texts) -> tuple[str, ...]:
    """The names and keywords that stand in the texts (rule 4-23)."""
    words = _TIMING.sub("", unicodedata.normalize("NFKC", " ".join(texts)))
    found = [*_NAMES.findall(words), *_KEYWORD.findall(words)]
    return tuple(sorted(set(found)))


def _with(card: c.Card, text: str, this: str, found: list[Part]) -> c.Card:
    """The card with one more part of its upper text."""
    copies = _COPIES.fullmatch(text)
    if copies is not None:
        found.append(Part(text))
        return replace(card, copies=int(copies[1]))
    treated = _TREATED.fullmatch(text)
    if treated is not None:
        found.append(Part(text))
        names = tuple(_NAMES.findall(treated["names"] or treated["also"] or ""))
        traits = tuple(name for name in _NAMES.findall(treated["traits"] or treated["kind"] or "")
                       if name not in card.traits)  # fmt: skip
        name_parts = tuple(_NAMES.findall(treated["parts"] or ""))
        xros_names = tuple(_NAMES.findall(treated["xros"] or ""))
        return replace(card, names=(*card.names, *names), traits=(*card.traits, *traits),
                       xros_names=(*card.xros_names, *xros_names),
                       name_parts=(*card.name_parts, *name_parts))  # fmt: skip
    items = _read(text, this, found)
    ways = tuple(item for item in items if isinstance(item, _WAYS))
    checked = tuple(item for item in items if isinstance(item, c.Security))
    effects = tuple(item for item in items if item not in ways and item not in checked)
    return replace(card, ways=(*card.ways, *ways), effects=(*card.effects, *effects),
                   security=(*card.security, *checked))  # fmt: skip


_WAYS: Final = (
    c.Digivolve, c.DigivolveAs, c.DnaDigivolve, c.BurstDigivolve, c.AppFusion, c.DigiXros,
    c.Assembly, c.Link,
)  # fmt: skip


def _read(text: str, this: str, found: list[Part]) -> tuple[Node, ...]:
    """What a part of a text says; a `Note` where it is not understood."""
    part, items = _meant(text, this)
    found.append(part)
    return items


@lru_cache(2048)  # many cards say the same
def _meant(text: str, this: str) -> tuple[Part, tuple[Node, ...]]:
    """A part of a text, and what it says."""
    try:
        one = way(text)
        items = effect(text, this) if one is None else (one,)
        same(items, text, this)
    except NotUnderstood as why:
        part = Part(text, "not played", why.with_traceback(None))
        return part, (c.Note(f"a part of its text, at {_where(why)}"),)
    return Part(text), items


def _where(why: NotUnderstood) -> str:
    word = why.word.text.split(" ")[0] if why.word is not None else ""
    return f'"{word}"' if word else "its end"


def _playable(found: Compiled) -> Compiled:
    """The card, if the engine can play what its text means."""
    if not found.card.defined:
        return found
    made = [part.number for part in found.card.walk() if isinstance(part, PlayToken)]
    compiler = Compiler([found.card, *(definitions()[number] for number in dict.fromkeys(made))])
    try:
        compiler.compile()
    except CompileError as error:
        why = str(error)
    else:
        if not compiler.missing:
            return found
        why = compiler.missing[0][2]
    lost = _lost("the card", f"what the engine plays ({why})")
    return Compiled(replace(found.card, defined=False), (*found.parts, lost))
