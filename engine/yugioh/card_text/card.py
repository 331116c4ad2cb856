"""A whole card: its text as a definition, with what of it is played and what is not."""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.compared import same, same_in_any_order
from engine.yugioh.card_text.continuous import continuous
from engine.yugioh.card_text.effects import effect
from engine.yugioh.card_text.limits import Limits, limits
from engine.yugioh.card_text.materials import understood_materials
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.nouns import noun_follows
from engine.yugioh.card_text.own_ways import ridden_way
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.riders import ridden
from engine.yugioh.card_text.sentences import Sentence, sentences
from engine.yugioh.card_text.spelling import spelled
from engine.yugioh.card_text.statements import Rules, stated
from engine.yugioh.card_text.token_rules import ruled
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.card_text.tokens import NotUnderstood, Reader

_LOCKED_LIMIT: Final = re.compile(
    r'(You can only use each of the following effects of "[^"]*" once per turn), and cannot '
    r"Special Summon during the turn you activate either effect\."
)
# The texts of a Pendulum Monster by their headings, with whether it is that of the Pendulum Zone.
_HEADINGS: Final = {"[ Pendulum Effect ]": True, "[ Monster Effect ]": False}
_ONE_BULLET: Final = re.compile(r"apply (?:the following|this) effect\s*[.:;]?$")
PLAYED: Final = "played"
INERT: Final = "inert"
NOT_PLAYED: Final = "not played"

_TREATED: Final = re.compile(
    r"\(This card(?:\'s name)? is always treated as an? .* card\.?\)|\(This card is always treated "
    r'as "[^"]*"\.?\)'
)
# Sentences that go on with the effect before them, or say something of it.
_GOES_ON: Final = re.compile(
    r"(?:Then|It|Its|That|Those|They|This effect|These|If you do|Otherwise|If Summoned this way|"
    r"You must|You cannot .* the turn you|Your opponent cannot activate .* in response|"
    r"You can only|The turn|In response|Neither player can "
    r"activate|This is treated|This is a Quick Effect if|\((?!Quick Effect\))|If this effect|"
    r"During that|If this card was Special Summoned this way|When you do|If it|If that|If they|"
    r"After|For the rest|While|"
    r"During the End Phase, banish the face-up monsters Special Summoned by this effect)\b"
)

# A sentence that says something of the activation of the card, wherever it stands.
_OF_ACTIVATION: Final = re.compile(
    r".*, you can activate this card (?:from your hand|the turn it was Set)\."
)
# A limit on more effects than the one before it.
_LIMITS_MORE: Final = re.compile(r"You can only (?:use|activate)\b(?!.*\bthis effect\b)")


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


def compile_card(facts: la.Card, text: str, lexicon: Lexicon) -> Compiled:
    """The definition that a card text means, whole or with what is not played of it stated."""
    if facts.type & v.NORMAL and not facts.type & v.PENDULUM:
        return Compiled(facts, ())
    named = replace(facts, name=lexicon.plain(f'"{facts.name}"')[1:-1])
    found = _compiled(named, text, lexicon)
    return replace(found, card=replace(found.card, name=facts.name))


def _compiled(facts: la.Card, text: str, lexicon: Lexicon) -> Compiled:
    parts: list[Part] = []
    card = facts
    about: list[tuple[int, Limits]] = []
    tokens: list[la.Card] = []
    for pendulum, lines in _boxes(spelled(lexicon.plain(text)).strip().split("\n")):
        if facts.type & v.EXTRA_DECK_TYPES and not pendulum:
            first = lines.pop(0).strip()
            try:
                card = replace(card, procedures=understood_materials(facts, first, lexicon))
                parts.append(Part(first))
            except NotUnderstood as why:
                parts.append(Part(first, NOT_PLAYED, why))
        _box(lines, pendulum, facts, lexicon, parts, about, tokens)
    card = replace(card, mentions=_mentions(text, facts, lexicon))
    whole = _whole(card, parts, about, tuple(tokens))
    return _playable(_held_against(whole, facts, about, lexicon))


def _playable(found: Compiled) -> Compiled:
    """The card, if the engine can play what its text means; else undefined."""
    if not found.card.defined:
        return found
    try:
        Compiler([found.card, *found.tokens]).compile()
    except CompileError as error:
        lost = _bound(found.parts[0].text, f"what the engine plays ({error})")
        undefined = replace(found.card, defined=False)
        return replace(found, card=undefined, parts=(*found.parts, lost))
    return found


def _held_against(
    found: Compiled, facts: la.Card, about: list[tuple[int, Limits]], lexicon: Lexicon
) -> Compiled:
    """The card, if its effects with their limits say what its text says; else undefined."""
    card, parts = found.card, list(found.parts)
    shared = any(one.limit.group for _, one in about)
    if not found.whole or shared or any(part.pendulum for part in parts):
        return found
    ruled = [item for part in parts for item in part.rules.effects]
    effects = [item for item in card.effects
               if isinstance(item, la.Effect) and not item.inert and item not in ruled]  # fmt: skip
    activated = any(isinstance(item, la.Activate) for item in effects)
    told = [(at, one.text) for (at, one), meant in zip(about, _meant(parts, about), strict=True)
            if any(parts[number].status == PLAYED for number in meant)
            or (one.about == "card" and activated)]  # fmt: skip
    lines: list[str] = []
    for number, part in enumerate((*parts, Part("", INERT))):
        lines += [text for at, text in told if at == number]
        if part.effect is not None:
            lines.append(part.text)
    text = "\n".join(lines)
    try:
        same_in_any_order(replace(_bare(facts), effects=tuple(effects)), text, lexicon)
    except NotUnderstood as why:
        lost = Part(text, NOT_PLAYED, why)
        return replace(found, card=replace(card, defined=False), parts=(*parts, lost))
    return found


def _boxes(lines: list[str]) -> list[tuple[bool, list[str]]]:
    """The texts of a Pendulum Monster, each with whether it is that of the Pendulum Zone."""
    boxes: list[tuple[bool, list[str]]] = [(False, [])]
    for line in lines:
        heading = line.strip()
        if heading in _HEADINGS:
            boxes.append((_HEADINGS[heading], []))
        elif heading == "[ Flavor Text ]":
            break
        elif heading.strip("-"):
            boxes[-1][1].append(line)
    return [box for box in boxes if box[1]]


def _mentions(text: str, card: la.Card, lexicon: Lexicon) -> tuple[int, ...]:
    """The cards whose names the text has, by passcode; the names of series are none."""
    reader = Reader(lexicon.plain(text))
    found: list[int] = []
    for at, word in enumerate(reader.words):
        named = lexicon.card(word.quoted) if word.quoted else None
        if not isinstance(named, la.Named) or word.quoted == card.name:
            continue
        reader.next = at + 1
        if lexicon.series(word.quoted) is None or not noun_follows(reader):
            found.append(named.passcode)
    return tuple(sorted(set(found)))


def _box(
    lines: list[str], pendulum: bool, card: la.Card, lexicon: Lexicon, parts: list[Part],
    about: list[tuple[int, Limits]], tokens: list[la.Card],
) -> None:  # fmt: skip
    """The sentences of one of the texts of a card."""
    start = len(parts)
    waiting = [_inlined(one) for one in sentences("\n".join(lines))]
    while waiting:
        sentence = waiting.pop(0)
        locked = _LOCKED_LIMIT.fullmatch(sentence.text)
        if locked:
            # What holds in the turn of each effect is said behind each of them.
            lock = Sentence("You cannot Special Summon the turn you activate this effect.")
            sentence = Sentence(f"{locked[1]}.", sentence.bullets)
            waiting = [one for each in waiting for one in
                       ((each, lock) if ":" in each.text else (each,))]  # fmt: skip
        if _TREATED.fullmatch(sentence.whole):
            parts.append(Part(sentence.whole))
            continue
        last = parts[-1] if len(parts) > start else None
        limit = limits(sentence.text, card.name)
        if limit is not None and sentence.bullets:
            if limit.about == "following":  # each bullet is an effect of its own
                waiting[:0] = [one for bullet in sentence.bullets for one in sentences(bullet)]
            elif limit.about == "this" and last is not None and len(last.sentences) == 1:
                last.sentences = [Sentence(last.sentences[0].text, sentence.bullets)]
                last.text = last.sentences[0].whole
                _read(last, card, lexicon, tokens)
            else:
                limit = None
        if limit is not None:
            about.append((len(parts), limit))
            continue
        if _LIMITS_MORE.match(sentence.text):
            parts.append(_bound(sentence.text, "a limit on effects"))
            continue
        made = None if last is None else ruled(tokens, last.effect, sentence.whole, lexicon)
        if made is not None:
            tokens[:] = made
            parts.append(Part(sentence.whole))
            continue
        if _OF_ACTIVATION.fullmatch(sentence.text) and not sentence.bullets:
            if last is None and waiting:
                waiting.append(sentence)  # it stands before the activation that it is about
                continue
            if _of_activation(parts[start:], sentence, card, lexicon, tokens):
                continue
        if last is not None and last.sentences and _GOES_ON.match(sentence.text):
            if _goes_on(last, sentence, card, lexicon, tokens):
                continue
        parts.append(_part(sentence, card, lexicon, tokens, pendulum))


def _inlined(sentence: Sentence) -> Sentence:
    """The sentence with its only bullet in the place of "apply the following effect"."""
    if len(sentence.bullets) != 1:
        return sentence
    (bullet,) = sentence.bullets
    words, found = _ONE_BULLET.subn("", sentence.text)
    if not found or ":" in bullet or ";" in bullet:
        return sentence
    return Sentence(f"{words}{bullet[:1].lower()}{bullet[1:]}")


def _part(
    sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card], pendulum: bool
) -> Part:
    """What one sentence says, alone."""
    part = Part(sentence.whole, sentences=[sentence], pendulum=pendulum)
    part.optional = bool(re.search(r"\bYou can\b(?! only)|\byou can activate\b", sentence.text))
    if inert.statement(sentence.text) and not sentence.bullets:
        part.status = INERT
        return part
    _read(part, card, lexicon, tokens)
    if part.status == NOT_PLAYED and inert.effect(sentence.text):
        part.status, part.why = INERT, None
    return part


def _read(part: Part, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]) -> None:
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
        same(replace(_bare(card), effects=(found,)), text, lexicon)
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
    found = (
        replace(item, scale=True)
        if isinstance(item, la.While)
        else la.While((), (item,), scale=True)
        for item in rules.effects
    )
    return Rules(tuple(found))


def _stays(rules: Rules, card: la.Card) -> None:
    """Raises NotUnderstood for continuous effects of a card that is not face-up on the field."""
    standing = v.MONSTER | v.CONTINUOUS | v.FIELD | v.EQUIP
    here = [
        rule for rule in rules.effects
        if not isinstance(rule, la.InsteadOfDestruction) or rule.where & v.FIELD_PLACES
    ]  # fmt: skip
    if here and not card.type & standing:
        raise NotUnderstood(card.name, None, "a card that stays face-up on the field")


def _goes_on(
    last: Part, sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]
) -> bool:
    """Whether a sentence says more of the part before it; then that part has it now."""
    if last.rules != Rules() and _rule_goes_on(last, sentence, card, lexicon):
        return True
    if sentence.text == "This effect cannot be negated." and last.rules.effects:
        last.rules = replace(last.rules, effects=tuple(map(_firm, last.rules.effects)))
        last.text += f" {sentence.whole}"
        return True
    alone = Part(sentence.whole, sentences=[sentence])
    if last.status != NOT_PLAYED or last.rules.procedures:
        _read(alone, card, lexicon, [])
        if alone.status == PLAYED:
            return False
    if inert.statement(sentence.text):
        return False
    last.sentences.append(sentence)
    last.text += f" {sentence.whole}"
    if last.status == PLAYED and last.effect is not None:
        _read(last, card, lexicon, tokens)
    elif last.status != NOT_PLAYED:
        last.status, last.why = NOT_PLAYED, NotUnderstood(sentence.text, None, "a rule on a card")
        last.rules = Rules()  # a rule of which a part is not understood holds in no part
    return True


def _of_activation(
    parts: list[Part], sentence: Sentence, card: la.Card, lexicon: Lexicon, tokens: list[la.Card]
) -> bool:
    """Whether a sentence is about the only activation of the card; then its part has it now."""
    activations = [part for part in parts if isinstance(part.effect, la.Activate)]
    if len(activations) == 1:
        (part,) = activations
        part.sentences.append(sentence)
        part.text += f" {sentence.whole}"
        _read(part, card, lexicon, tokens)
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


def _bare(card: la.Card) -> la.Card:
    return replace(card, procedures=(), effects=(), treated_as=0)


def _with(card: la.Card, rules: Rules) -> la.Card:
    return replace(_bare(card), procedures=rules.procedures, effects=rules.effects, **rules.flags)


def _whole(
    card: la.Card, parts: list[Part], about: list[tuple[int, Limits]], tokens: tuple[la.Card, ...]
) -> Compiled:
    """The card of its parts, with their limits."""
    effects: list[Node] = []
    flags: dict[str, Any] = {}
    marks = _marks(parts, about)
    procedures = list(card.procedures)
    for number, part in enumerate(parts):
        effects += _limited_rules(number, marks, parts)
        procedures = _merged(procedures, part.rules.procedures)
        flags |= part.rules.flags
        if part.effect is not None:
            effects.append(replace(part.effect, limit=_together(part.effect, marks[number])))
        elif part.status != PLAYED:
            effects.append(_left_out(number, part))
    standing = v.CONTINUOUS | v.FIELD
    activations = sum(isinstance(item, la.Activate) for item in effects)
    if card.type & (v.SPELL | v.TRAP) and card.type & standing and not activations:
        oath = [one.limit for _, one in about if one.about == "card"]
        effects.insert(0, la.Activate(limit=_together(la.Activate(), oath)))
    if activations > 1:
        parts.append(_bound(parts[-1].text, "one activation of the card"))
    bound = any(part.status == NOT_PLAYED and not part.optional for part in parts)
    made = replace(
        card, effects=tuple(effects), procedures=tuple(procedures), defined=not bound, **flags
    )
    return Compiled(made, tuple(parts), tokens)


def _replaces(part: Part) -> bool:
    """Whether it says what can be done instead of a destruction: its uses may be limited."""
    return len(part.rules.effects) == 1 and isinstance(
        part.rules.effects[0], la.InsteadOfDestruction
    )


def _limited_rules(number: int, marks: list[list[la.Limit]], parts: list[Part]) -> tuple[Node, ...]:
    """The rules of a part, with the limit of one that is used."""
    part = parts[number]
    if not marks[number] or not _replaces(part):
        return part.rules.effects
    if marks[number] != [la.ONCE_PER_TURN]:
        parts.append(_bound(part.text, "a limit of once per turn"))
        marks.append([])
    (rule,) = part.rules.effects
    return (replace(rule, once=True),)  # type: ignore[call-arg]


def _bound(text: str, expected: str) -> Part:
    """A part of a text without which nothing of the card is played."""
    return Part(text, NOT_PLAYED, NotUnderstood(text, None, expected))


def _merged(procedures: list[Node], more: tuple[Node, ...]) -> list[Node]:
    """The ways with those of a sentence; how a Fusion Monster may be made is said of its slots."""
    merged = list(procedures)
    for way in more:
        if isinstance(way, la.FusionMaterials) and not way.slots:
            merged = [
                replace(item, by_effect=way.by_effect, exact=way.exact)
                if isinstance(item, la.FusionMaterials)
                else item
                for item in merged
            ]
        elif isinstance(way, la.LinkSummon) and not way.least:
            merged = [
                replace(item, theirs=way.theirs) if isinstance(item, la.LinkSummon) else item
                for item in merged
            ]
        else:
            merged.append(way)
    return merged


def _left_out(number: int, part: Part) -> la.Effect:
    """An effect that is not played; of its text it tells no more than one word."""
    if part.status == INERT:
        return la.Ignition(
            unsupported=f"sentence {number + 1} of its text, which is about battles", inert=True
        )
    word = part.why.word.text if part.why is not None and part.why.word is not None else ""
    one = word if re.fullmatch(r'"[^"]*"|\S+', word) else ""
    stopped = f", at {one}" if one.startswith('"') else f', at "{one}"' if one else ""
    return la.Ignition(unsupported=f"sentence {number + 1} of its text{stopped}")


def _marks(parts: list[Part], about: list[tuple[int, Limits]]) -> list[list[la.Limit]]:
    """The limits of each part that is an effect."""
    marks: list[list[la.Limit]] = [[] for _ in parts]
    for (_, one), meant in zip(about, _meant(parts, about), strict=True):
        for number in meant:
            marks[number].append(one.limit)
        if not meant and one.about != "card":
            parts.append(_bound(one.text, "an effect that is limited"))
            marks.append([])
    return marks


def _meant(parts: list[Part], about: list[tuple[int, Limits]]) -> list[list[int]]:
    """The numbers of the parts that each limit is about."""
    # A rule of battles that goes on with an effect is none of its own.
    told = [number for number, part in enumerate(parts)
            if part.status != INERT or ":" in part.text]  # fmt: skip
    effects = [number for number in told
               if parts[number].effect is not None or parts[number].status != PLAYED
               or _replaces(parts[number])]  # fmt: skip
    found: list[list[int]] = []
    for at, one in about:
        before = [number for number in told if number < at][-1:]
        after = [number for number in effects if number >= at]
        if one.about == "each":
            meant = effects
        elif one.about == "this":
            meant = [number for number in before if number in effects]
        elif one.about == "following":
            meant = after
        elif one.about == "next":
            meant = after[:1]
        else:
            meant = [number for number in effects if isinstance(parts[number].effect, la.Activate)]
        found.append(meant)
    return found


def _together(item: la.Effect, more: list[la.Limit]) -> "la.Limit | tuple[la.Limit, ...] | None":
    own = item.limit if isinstance(item.limit, tuple) else (item.limit,)
    found = tuple(one for one in (*own, *more) if one is not None)
    if not found:
        return None
    return found[0] if len(found) == 1 else found
