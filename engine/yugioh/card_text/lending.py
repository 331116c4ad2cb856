"""What a material lends: "A \"A\" Xyz Monster that has this card as material gains this effect.",
"A monster that was Synchro Summoned using this card as material gains this effect."

The bullets are read as the text of the monster that gains them.
"""

from dataclasses import replace
import re
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.compared import same
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.limits import limits
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.parts import GOES_ON, INERT, NOT_PLAYED, Part, bare, goes_on, part_of
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.seen import parts_of
from engine.yugioh.card_text.sentences import Sentence, sentences
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.compiler.lending import RULES
from engine.yugioh.wording.words import summons

_GAINS: Final = r"gains (?:this effect|these effects|the following effects?)[.:;]?"
_LENDS: Final = re.compile(
    rf"(?P<who>An? .*?) (?P<joint>that|and) has this card as (?:Xyz )?[Mm]aterial {_GAINS}"
)
_LENDS_MADE: Final = re.compile(
    r"(?P<who>An? .*?) (?P<joint>that was |)(?P<how>(?:(?:Ritual|Fusion|Synchro|Xyz|Link|or),? )*)"
    r"Summoned using this card(?P<place> on the field|)(?: as (?:an )?(?:Xyz )?[Mm]aterial)? "
    rf"{_GAINS}"
)
_WAYS: Final = {
    "Ritual": v.BY_RITUAL, "Fusion": v.BY_FUSION, "Synchro": v.BY_SYNCHRO, "Xyz": v.BY_XYZ,
    "Link": v.BY_LINK,
}  # fmt: skip


_KINDS: Final = {
    v.RITUAL: v.BY_RITUAL, v.FUSION: v.BY_FUSION, v.SYNCHRO: v.BY_SYNCHRO, v.XYZ: v.BY_XYZ,
    v.LINK: v.BY_LINK,
}  # fmt: skip
# The monster that gains the effect.
_IT: Final = re.compile("(If|When) it is(?= (?:[A-Z][a-z]* )+Summoned)")


# The same of one effect that is said in the sentence itself.
_LENDS_SAID: Final = re.compile(
    r"(?P<who>An? .*?) (?P<how>that was (?:(?:Ritual|Fusion|Synchro|Xyz|Link|or),? )*)Summoned "
    r"using this card as (?:an? )?(?:(?:Fusion|Synchro|Xyz|Link) )?[Mm]aterial "
    r"(?P<what>(?:cannot|is unaffected|is treated as a Tuner|gains \d+)\b[^.:;]*\.)"
)


def _folded(sentence: Sentence) -> Sentence:
    """An effect that is said in the sentence, as its bullet."""
    found = _LENDS_SAID.fullmatch(sentence.text)
    if found is None or sentence.bullets:
        return sentence
    head = f"{found['who']} {found['how']}Summoned using this card as material gains this effect."
    if found["what"].startswith("is treated"):
        return Sentence(head, [f"This card {found['what']}"])
    what = found["what"].removeprefix("is ")
    return Sentence(head, [f"{what[:1].upper()}{what[1:]}"])


def lending(sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]) -> Part:
    """The part of a sentence that lends its bullets. Raises NotUnderstood."""
    printed, sentence = sentence, _folded(sentence)
    had = _LENDS.fullmatch(sentence.text)
    made = _LENDS_MADE.fullmatch(sentence.text)
    found = had or made
    if found is None or not sentence.bullets:
        raise NotUnderstood(sentence.text, None, "what a material lends")
    reading = Reading(Reader(found["who"]), card, lexicon)
    host = one_card(reading)
    reading.reader.end()
    kinds = [kind for kind in _KINDS if la.Type(kind) in parts_of(host)]
    if had and v.XYZ not in kinds:
        raise NotUnderstood(sentence.text, None, "an Xyz Monster")
    head = f"{found['who']} {found['joint']} has this card as material gains this effect."
    lent = la.Lent(host)
    if made:
        how = sum(_WAYS.get(word.rstrip(","), 0) for word in made["how"].split())
        ways = made["how"]
        if not how and len(kinds) != 1:
            raise NotUnderstood(sentence.text, None, "how the monster is Summoned")
        if not how:
            how = _KINDS[kinds[0]]
            ways = f"{summons(how)} "
        lent = la.Lent(host, (), how, bool(made["place"]))
        used = f"{ways}Summoned using this card{made['place']} as material"
        head = f"{made['who']} that was {used} gains this effect."
    same(replace(bare(card), effects=(lent,)), head, lexicon)
    if all(inert.statement(bullet) for bullet in sentence.bullets):
        return Part(printed.whole, INERT)
    monster = replace(bare(card), type=v.MONSTER | v.EFFECT | v.XYZ, level=4)
    effects = tuple(
        one for bullet in sentence.bullets for one in _gained(bullet, monster, lexicon, tokens)
    )
    part = Part(printed.whole, sentences=[printed])
    if not effects:
        part.status = INERT
        return part
    part.rules = replace(part.rules, effects=(replace(lent, effects=effects),))
    return part


def _gained(
    bullet: str, monster: la.Card, lexicon: Lexicon, tokens: list[la.Card]
) -> tuple[Node, ...]:
    """What one bullet gives the monster."""
    parts: list[Part] = []
    for one in sentences(_IT.sub(r"\1 this card is", bullet)):
        if limits(one.text, monster.name) is not None:
            raise NotUnderstood(one.text, None, "an effect without a limit by name")
        if parts and GOES_ON.match(one.text) and goes_on(parts[-1], one, monster, lexicon, tokens):
            continue
        parts.append(part_of(one, monster, lexicon, tokens, False))
    for part in parts:
        if part.status == NOT_PLAYED:
            raise part.why or NotUnderstood(part.text, None, "an effect of a turn")
    found = [item for part in parts for item in (*part.rules.effects, part.effect) if item]
    if all(part.status == INERT for part in parts):
        return ()
    if not found or not all(map(_can_be_lent, found)) or any(part.rules.flags for part in parts):
        raise NotUnderstood(bullet, None, "what an Xyz Monster can gain")
    return tuple(found)


def _can_be_lent(item: Node) -> bool:
    if isinstance(item, la.While):
        return all(map(_can_be_lent, item.rules))
    if isinstance(item, la.Ignition | la.Quick | la.Trigger):
        own = item.limit if isinstance(item.limit, tuple) else (item.limit,)
        return item.where == v.MZONE and all(one is None or one.scope == "soft" for one in own)
    return isinstance(item, RULES)
