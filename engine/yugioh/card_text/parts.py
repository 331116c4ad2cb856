"""The parts of a text: each sentence as a rule or an effect, and those that go on with it."""

from dataclasses import dataclass, field, replace
import re
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.compared import same
from engine.yugioh.card_text.continuous import continuous
from engine.yugioh.card_text.effects import effect
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.own_ways import ridden_way
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.riders import ridden
from engine.yugioh.card_text.sentences import Sentence
from engine.yugioh.card_text.statements import Rules, stated
from engine.yugioh.card_text.tokens import NotUnderstood, Reader

PLAYED: Final = "played"
INERT: Final = "inert"
NOT_PLAYED: Final = "not played"
# Sentences that go on with the effect before them, or say something of it.
GOES_ON: Final = re.compile(
    r"(?:Then|It|Its|That|Those|They|This effect|These|If you do|If you cannot|Otherwise|"
    r"If Summoned this way|"
    r"You must|This card must be|There must be|You cannot .* the turn you|"
    r"Your opponent cannot activate .* in response|You can use this effect a number of times|"
    r"(?:If [^.:;]*, t|T)his card's activation and effect|You can only|The turn|"
    r"In response|Neither player can activate|This is treated|"
    r"This is a Quick Effect if|\((?!Quick Effect\))|If this effect|"
    r"During that|If this card was Special Summoned this way|When you do|If it|If that|If they|"
    r"\"[^\"]*\" must be (?:in your GY|on the field) to activate|Monsters changed to|"
    r"After (?!damage calculation)|For the rest|While|This card cannot be destroyed by that battle|"
    r"Each turn, the first time the monster equipped with this card|"
    r"(?:If [^.:;]*, y|Y)ou can also (?:banish|use)|"
    r"During the End Phase, banish the face-up monsters Special Summoned by this effect)\b"
)
# Those of them that say what comes of the effect before them, and nothing where that is never used.
_COMES_OF_IT: Final = re.compile(
    r"(?:Then|If you do|If you cannot|If Summoned this way|If it does|It|Its|That|Those|They"
    r"|These Tokens|This effect|Monsters changed to|\(This (?:Special Summon )?is treated"
    r"|\(Transfer its materials)\b"
    r"|(?:You|This card) must .* to activate .*this effect|"
    r".*\bthe turn you (?:activate|use) this effect\b"
    r"|.*\bin response to this effect's activation\b"
    r"|This card cannot be destroyed by that battle\b"
)
# A sentence that says something of the activation of the card, wherever it stands.
OF_ACTIVATION: Final = re.compile(
    r".*, you can activate this card (?:from your hand|the turn it was Set)\."
    r"|You can activate this card (?:from your hand|the turn it was Set,) by [^.]*\."
    r"|You cannot [^.:;]* the turn you activate this card\b[^.:;]*\."
    r"|You cannot activate this card if you activated [^.]* this turn\."
    r"|You cannot (?:Normal|Special) [^.:;]*? the turn you activate this card"
    r"(?:, except [^.:;]*)?\."
    r"|If you activated this card from your hand, you cannot [^.]*\."
)


@dataclass
class Part:
    """A sentence of the text: whether it is played, and if not, where understanding stopped."""

    text: str
    status: str = PLAYED
    why: NotUnderstood | None = None
    rules: Rules = field(default_factory=Rules)
    effect: la.Effect | None = None
    optional: bool = False  # nobody need ever use it
    sentences: list[Sentence] = field(default_factory=list)
    pendulum: bool = False  # of the text for the Pendulum Zone


@dataclass(frozen=True)
class Compiled:
    """A card as far as its text is understood.

    `card` has the effects that are played; an effect that is not is one with `unsupported`.  A
    card with a rule or a mandatory effect that is not understood is not `defined` at all.
    `tokens` are the Tokens that only this text describes.
    """

    card: la.Card
    parts: tuple[Part, ...]
    tokens: tuple[la.Card, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing of the card is left out that could matter."""
        return all(part.status != NOT_PLAYED for part in self.parts)


def part_of(
    sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card], pendulum: bool
) -> Part:
    """What one sentence says, alone."""
    part = Part(sentence.whole, sentences=[sentence], pendulum=pendulum)
    part.optional = bool(re.search(r"\bYou can\b(?! only)|\byou can activate\b", sentence.text))
    if inert.statement(sentence.text) and not sentence.bullets:
        part.status = INERT
        return part
    read_part(part, card, lexicon, tokens)
    if part.status == NOT_PLAYED and inert.effect(sentence.text):
        part.status, part.why = INERT, None
    return part


def read_part(part: Part, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]) -> None:
    """Read the sentences of a part as a rule or as an effect, and hold them against the text."""
    first = part.sentences[0]
    if part.pendulum and not first.bullets:
        try:
            part.rules = _of_scale(continuous(card, first.text, lexicon))
            part.status, part.why = PLAYED, None
            return
        except NotUnderstood:
            pass
    elif not first.bullets:
        try:
            rules, _ = stated(card, first.text, lexicon)
            _stays(rules, card)
            if not rules.flags.get("once_this_way"):
                same(_with(card, rules), first.whole, lexicon)
            part.rules, part.status, part.why = rules, PLAYED, None
            return
        except NotUnderstood:
            pass
        try:
            rules = continuous(card, first.text, lexicon)
            _stays(rules, card)
            part.rules, part.status, part.why = rules, PLAYED, None
            return
        except NotUnderstood:
            pass
    try:
        found, reading = effect(card, first.text, lexicon, first.bullets, part.pendulum)
        for more in part.sentences[1:]:
            found = ridden(found, more, card, lexicon)
        text = "\n".join(sentence.whole for sentence in part.sentences)
        same(replace(bare(card), effects=(found,)), text, lexicon)
        part.effect, part.status, part.why = found, PLAYED, None
        tokens += [token for token in reading.tokens if token not in tokens]
    except NotUnderstood as why:
        part.effect, part.status, part.why = None, NOT_PLAYED, why


def _firm(item: Node) -> Node:
    """A continuous effect that cannot be negated."""
    if isinstance(item, la.While):
        return replace(item, firm=True)
    return la.While((), (item,), firm=True)


def _of_scale(rules: Rules) -> Rules:
    """These continuous effects, of a card in the Pendulum Zone."""
    return Rules(tuple(map(_in_the_zone, rules.effects)))


def _in_the_zone(item: Node) -> Node:
    """A rule of a card, as it holds in the Pendulum Zone."""
    if isinstance(item, la.AsScale):
        return item
    if isinstance(item, la.EachTime):
        return replace(item, where=v.PZONE)
    if isinstance(item, la.While):
        return replace(item, scale=True)
    return la.While((), (item,), scale=True)


def _stays(rules: Rules, card: la.Card) -> None:
    """Raises NotUnderstood for continuous effects of a card that is not face-up on the field."""
    standing = v.MONSTER | v.CONTINUOUS | v.FIELD | v.EQUIP
    elsewhere = la.InsteadOfDestruction | la.PaysForTributes | la.PaysInstead | la.EachTime
    here = [
        rule for rule in rules.effects
        if (not isinstance(rule, elsewhere) or rule.where & v.FIELD_PLACES)
        and not isinstance(rule, la.Remains)
    ]  # fmt: skip
    if here and not card.type & standing:
        raise NotUnderstood(card.name, None, "a card that stays face-up on the field")


def goes_on(
    last: Part, sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]
) -> bool:
    """Whether a sentence says more of the part before it; then that part has it now."""
    if last.rules != Rules() and _rule_goes_on(last, sentence, card, lexicon):
        return True
    if sentence.text == "This effect cannot be negated." and last.rules.effects:
        last.rules = replace(last.rules, effects=tuple(map(_firm, last.rules.effects)))
        last.text += f" {sentence.whole}"
        return True
    opening = last.sentences[0].text
    if last.status == INERT and (":" in opening or inert.effect(opening)):
        if _COMES_OF_IT.match(sentence.text) and not sentence.bullets:
            last.text += f" {sentence.whole}"
            return True
    alone = Part(sentence.whole, sentences=[sentence])
    if last.status != NOT_PLAYED or last.rules.procedures:
        read_part(alone, card, lexicon, [])
        if alone.status == PLAYED:
            return False
    if inert.statement(sentence.text):
        return False
    if ":" in sentence.text and inert.effect(sentence.text):
        return False  # an effect of its own
    behind = "\n" if last.sentences[-1].bullets else " "  # no more of the last bullet
    last.sentences.append(sentence)
    last.text += behind + sentence.whole
    if last.status == PLAYED and last.effect is not None:
        read_part(last, card, lexicon, tokens)
        if last.status == NOT_PLAYED and inert.effect(last.text):
            if _COMES_OF_IT.match(sentence.text):
                last.status, last.why = INERT, None
    elif last.status != NOT_PLAYED:
        last.status, last.why = NOT_PLAYED, NotUnderstood(sentence.text, None, "a rule on a card")
        last.rules = Rules()  # a rule of which a part is not understood holds in no part
    return True


def of_activation(
    parts: list[Part], sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]
) -> bool:
    """Whether a sentence is about the only activation of the card; then its part has it now."""
    if inert.statement(sentence.text):
        return False
    activations = [part for part in parts if isinstance(part.effect, la.Activate)]
    if len(activations) == 1:
        (part,) = activations
        part.sentences.append(sentence)
        part.text += f" {sentence.whole}"
        read_part(part, card, lexicon, tokens)
        return True
    if len(parts) == 1 and parts[0].status == INERT and ":" in parts[0].text:
        parts[0].text += f" {sentence.whole}"  # nothing is left of what would be activated
        return True
    return False


def _rule_goes_on(last: Part, sentence: Sentence, card: la.Card, lexicon: Lexicon) -> bool:
    """Whether a sentence says more of the rule before it, or repeats it; that part has it now."""
    text = f"{last.text} {sentence.whole}"
    rules = last.rules
    if rules.procedures:
        *others, way = rules.procedures
        reading = Reading(Reader(sentence.text.rstrip(". ")), card, lexicon)
        more = reading.attempt(lambda reading: ridden_way(way, reading)) or way
        rules = replace(rules, procedures=(*others, more))
    try:
        same(_with(card, rules), text, lexicon)
    except NotUnderstood:
        return False
    last.rules, last.text = rules, text
    return True


def bare(card: la.Card) -> la.Card:
    return replace(card, procedures=(), effects=(), treated_as=0)


def _with(card: la.Card, rules: Rules) -> la.Card:
    return replace(bare(card), procedures=rules.procedures, effects=rules.effects, **rules.flags)


def bound_by(text: str, expected: str) -> Part:
    """A part of a text without which nothing of the card is played."""
    return Part(text, NOT_PLAYED, NotUnderstood(text, None, expected))
