"""A whole card: its text as a definition, with what of it is played and what is not."""

from dataclasses import replace
import re
from typing import Final

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.compared import same_in_any_order
from engine.yugioh.card_text.either_effect import lock_either, of_either
from engine.yugioh.card_text.conditions import condition
from engine.yugioh.card_text.gained import unfolded
from engine.yugioh.card_text.lending import lending
from engine.yugioh.card_text.limits import NOT_TOGETHER, Limits, limits
from engine.yugioh.card_text.marked import meant_by, card_of
from engine.yugioh.card_text.materials import understood_materials
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.adjectives import noun_follows
from engine.yugioh.card_text.parts import (
    bare, bound_by, Compiled, GOES_ON, goes_on, INERT, NOT_PLAYED, OF_ACTIVATION, of_activation,
    Part, part_of, read_part,
)  # fmt: skip
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.sentences import Sentence, sentences
from engine.yugioh.card_text.spelling import spelled
from engine.yugioh.card_text.this_way import is_told
from engine.yugioh.card_text.token_rules import ruled
from engine.yugioh.card_text.tokens import NotUnderstood, Reader
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.compiler.filters import holds
from engine.yugioh.compiler.lending import borrower, with_lent
from engine.yugioh.compiler.names import in_series

_LOCKED_LIMIT: Final = re.compile(
    r'(You can only use each of the following effects of "[^"]*" once per turn), and cannot '
    r"Special Summon during the turn you activate either effect\."
)
# The texts of a Pendulum Monster by their headings, with whether it is that of the Pendulum Zone.
_HEADINGS: Final = {"[ Pendulum Effect ]": True, "[ Monster Effect ]": False}
# A monster of the Extra Deck that mentions no materials begins with what alone summons it.
_NO_MATERIALS: Final = re.compile(
    r'Must (?:first )?be Special Summoned (?:with|by) "'
    r"|Must be Special Summoned \(from your Extra Deck\) by "
    r"|\(This card is always treated as [^()]*\)\nMust be Special Summoned with "
)
# The condition of a card whose effect is its activation.
_ONLY_IF: Final = re.compile(r"(?m)^Activate this card only if ([^.:;●]*)\. (?=[A-Z])")
# ... and the one of a card that says what it needs with "you can".
_ONE_OF_THESE: Final = re.compile(
    r"(?m)^(?:(If [^.:;●\n]*), y|Y)ou can (activate 1 of these effects)[.:]?$"
)
# What a card does when it is activated, said with "you can".
_YOU_CAN: Final = re.compile(
    r'\A((?:(?:If|When) (?:"[^"]*"|[^":.●\n])*: )?)You can (?!only\b)(\w)((?:"[^"]*"|[^".●\n])*\.)'
)
_OF_ITSELF: Final = re.compile(r"(?i)\bthis (?:[\w-]+ ){0,2}card\b")
# What a player must control for either effect of a card.
_MUST_CONTROL: Final = re.compile(
    r'(?m)^You must (control (?:"[^"]*"|[^",;:.\n])*) to activate either of these effects\.$'
)
# When alone the effects that a limit is about can be activated.
_ONLY_WHILE: Final = re.compile(
    r'(You can only use each (?:of the following effects|effect) of "[^"]*" once per turn), and '
    r"can only activate them while ([^.:;]*)\."
)
_ONE_BULLET: Final = re.compile(r"apply (?:the following|this) effect\s*[.:;]?$")
_TREATED: Final = re.compile(
    r"\(This card(?:\'s name)? is always treated as an? .* card\.?\)|\(This card is always treated "
    r'as "[^"]*"\.?\)'
)
_QUOTED: Final = re.compile('"([^"]*)"')
_NOT_TREATED: Final = re.compile(r'\(This card is not treated as an? "([^"]*)" card\.?\)')
# A limit on more effects than the one before it.
_LIMITS_MORE: Final = re.compile(r"You can only (?:use|activate)\b(?!.*\bthis effect\b)")


def compile_card(facts: la.Card, text: str, lexicon: Lexicon) -> Compiled:
    """The definition that a card text means, whole or with what is not played of it stated."""
    if facts.type & v.NORMAL and not facts.type & v.PENDULUM:
        return Compiled(facts, ())
    named = replace(facts, name=lexicon.plain(f'"{facts.name}"')[1:-1])
    named = _of_all_series(named, text, lexicon)
    found = _compiled(named, text, lexicon)
    return replace(found, card=replace(found.card, name=facts.name))


def _of_all_series(facts: la.Card, text: str, lexicon: Lexicon) -> la.Card:
    """The facts, with the series whose card this always is but for which its row has no room.

    A row of a card database has room for the codes of four series.
    """
    found = _TREATED.search(text)
    said = [lexicon.series(name) for name in _QUOTED.findall(found[0])] if found else []
    lacking = [one.code for one in said
               if isinstance(one, la.Series) and not in_series(one, facts.series)]  # fmt: skip
    return replace(facts, series=(*facts.series, *lacking)) if lacking else facts


def _compiled(facts: la.Card, text: str, lexicon: Lexicon) -> Compiled:
    parts: list[Part] = []
    card = facts
    about: list[tuple[int, Limits]] = []
    tokens: list[la.Card] = []
    plain = spelled(lexicon.plain(text)).strip()
    if not facts.type & (v.CONTINUOUS | v.FIELD | v.EQUIP):
        plain = _ONLY_IF.sub(r"If \1: ", plain)
        if facts.type & (v.SPELL | v.TRAP):
            plain = _ONE_OF_THESE.sub(_one_of_these, plain)
            plain = _YOU_CAN.sub(_activated, plain)
            plain = _MUST_CONTROL.sub(r"If you \1: Activate 1 of these effects.", plain)
    for pendulum, lines in _boxes(plain.split("\n")):
        extra = facts.type & v.EXTRA_DECK_TYPES and not pendulum
        if extra and not _NO_MATERIALS.match("\n".join(lines[:2])):
            first = lines.pop(0).strip()
            try:
                card = replace(card, procedures=understood_materials(facts, first, lexicon))
                parts.append(Part(first))
                if lines and _same_materials(lines[0].strip(), card, lexicon):
                    parts.append(Part(lines.pop(0).strip()))
            except NotUnderstood as why:
                parts.append(Part(first, NOT_PLAYED, why))
        _box(lines, pendulum, facts, lexicon, parts, about, tokens)
    card = replace(card, mentions=_mentions(text, facts, lexicon))
    whole = card_of(card, parts, about, tuple(tokens))
    return _playable(_held_against(whole, facts, about, lexicon))


def _same_materials(line: str, card: la.Card, lexicon: Lexicon) -> bool:
    """Whether a line says the materials of the card once more."""
    try:
        return understood_materials(card, line, lexicon) == card.procedures
    except NotUnderstood:
        return False


def _one_of_these(found: re.Match[str]) -> str:
    opening = f"{found[1]}: " if found[1] else ""
    return f"{opening}A{found[2][1:]}."


def _activated(found: re.Match[str]) -> str:
    """What a card does when it is activated, where nothing says that it is one of its effects."""
    if _OF_ITSELF.search(found[0]):
        return found[0]
    return f"{found[1]}{found[2].upper()}{found[3]}"


def _playable(found: Compiled) -> Compiled:
    """The card, if the engine can play what its text means; else undefined."""
    if not found.card.defined:
        return found
    if any(isinstance(way, la.XyzOnto) and way.silent for way in found.card.procedures):
        if not _one_on_field(found.card):
            lost = bound_by(found.parts[0].text, "one effect that cannot be activated")
            return replace(found, card=replace(found.card, defined=False),
                           parts=(*found.parts, lost))  # fmt: skip
    ways = any(isinstance(way, la.ByItself | la.Contact) for way in found.card.procedures)
    if ways and any("used for its Fusion Summon" in part.text for part in found.parts):
        # What it is Special Summoned with in its own way is no material of a Fusion Summon.
        lost = bound_by(found.parts[0].text, "a Fusion Summon as the only way")
        return replace(found, card=replace(found.card, defined=False), parts=(*found.parts, lost))
    if not is_told(found.card):
        lost = bound_by(found.parts[0].text, "one Summon of the card that is meant")
        return replace(found, card=replace(found.card, defined=False), parts=(*found.parts, lost))
    try:
        lent = [item for item in found.card.effects if isinstance(item, la.Lent)]
        hosts = [borrower(found.card, item) for item in lent]
        Compiler([*with_lent([found.card]), *found.tokens, *hosts]).compile()
    except CompileError as error:
        lost = bound_by(found.parts[0].text, f"what the engine plays ({error})")
        undefined = replace(found.card, defined=False)
        return replace(found, card=undefined, parts=(*found.parts, lost))
    return found


def _one_on_field(card: la.Card) -> bool:
    """Whether it has a single effect that is activated on the field: what "the following" means."""
    there = [
        item for item in card.effects
        if isinstance(item, la.Effect) and not isinstance(item, la.EachTime) and not item.inert
        and (item.where & v.MZONE or not item.where)
    ]  # fmt: skip
    return len(there) == 1


def _held_against(
    found: Compiled, facts: la.Card, about: list[tuple[int, Limits]], lexicon: Lexicon
) -> Compiled:
    """The card, if its effects with their limits say what its text says; else undefined."""
    card, parts = found.card, list(found.parts)
    shared = any(one.limit.group for _, one in about)
    if not about or not found.whole or shared or any(part.pendulum for part in parts):
        return found  # without limits each effect was held against its own text
    ruled = [item for part in parts for item in part.rules.effects]
    effects = [item for item in card.effects
               if isinstance(item, la.Effect) and not item.inert and item not in ruled]  # fmt: skip
    activated = any(isinstance(item, la.Activate) for item in effects)
    said = {limit for _, one in about for limit in one.limits}
    effects = [_out_of_chains(item, said & {la.ONCE_PER_CHAIN, NOT_TOGETHER}) for item in effects]
    held = [node for _, one in about for node in one.held]
    effects = [
        replace(item, condition=tuple(node for node in item.condition if node not in held))
        for item in effects
    ]
    limited = zip(about, meant_by(parts, about), strict=True)
    told = [(at, one.of_turn) for (at, one), meant in limited
            if any(parts[number].effect is not None for number in meant)
            or (one.about == "card" and activated)]  # fmt: skip
    lines: list[str] = []
    for number, part in enumerate((*parts, Part("", INERT))):
        lines += [text for at, text in told if at == number]
        if part.effect is not None:
            lines.append(part.text)
    text = "\n".join(lines)
    try:
        same_in_any_order(replace(bare(facts), effects=tuple(effects)), text, lexicon)
    except NotUnderstood as why:
        lost = Part(text, NOT_PLAYED, why)
        return replace(found, card=replace(card, defined=False), parts=(*parts, lost))
    return found


def _out_of_chains(item: la.Effect, said: set[la.Limit]) -> la.Effect:
    """The effect without the limits in a chain that sentences of their own say."""
    own = item.limit if isinstance(item.limit, tuple) else (item.limit,)
    rest = tuple(one for one in own if one is not None and one not in said)
    if len(rest) == len(own) or not any(own):
        return item
    return replace(item, limit=rest[0] if len(rest) == 1 else rest or None)


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
        named = lexicon.card(word.quoted.removesuffix("(s)")) if word.quoted else None
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
    told = sentences("\n".join(lines))
    waiting = [_inlined(one) for each in told for one in unfolded(each, card)]
    locks: list[tuple[int, str, bool]] = []
    while waiting:
        sentence = waiting.pop(0)
        either = of_either(sentence.text)
        if either is not None and not sentence.bullets:
            following = "each of the following effects" in sentence.text
            any_of = " any of " in sentence.text
            locks.append((len(parts) if following else start, either[1], any_of))
            if not either[0]:
                continue
            sentence = Sentence(either[0])
        locked = _LOCKED_LIMIT.fullmatch(sentence.text)
        if locked:
            # What holds in the turn of each effect is said behind each of them.
            lock = Sentence("You cannot Special Summon the turn you activate this effect.")
            sentence = Sentence(f"{locked[1]}.", sentence.bullets)
            waiting = [one for each in waiting for one in
                       ((each, lock) if ":" in each.text else (each,))]  # fmt: skip
        if _TREATED.fullmatch(sentence.whole) or _is_apart(sentence.whole, card, lexicon):
            parts.append(Part(sentence.whole))
            continue
        last = parts[-1] if len(parts) > start else None
        sentence, held = _only_while(sentence, card, lexicon)
        limit = limits(sentence.text, card.name)
        if limit is not None and held:
            limit = replace(limit, held=held)
        if limit is not None and sentence.bullets:
            if limit.about == "following" or (limit.about == "each" and last is None):
                # Each bullet is an effect of its own.
                waiting[:0] = [one for bullet in sentence.bullets for one in sentences(bullet)]
            elif limit.about == "this" and last is not None and len(last.sentences) == 1:
                last.sentences = [Sentence(last.sentences[0].text, sentence.bullets)]
                last.text = last.sentences[0].whole
                read_part(last, card, lexicon, tokens)
            else:
                limit = None
        if limit is not None:
            about.append((len(parts), limit))
            continue
        if _LIMITS_MORE.match(sentence.text):
            parts.append(bound_by(sentence.text, "a limit on effects"))
            continue
        made = None if last is None else ruled(tokens, last.effect, sentence.whole, lexicon)
        if made is not None:
            tokens[:] = made
            parts.append(Part(sentence.whole))
            continue
        if OF_ACTIVATION.fullmatch(sentence.text) and not sentence.bullets:
            if last is None and waiting:
                waiting.append(sentence)  # it stands before the activation that it is about
                continue
            if of_activation(parts[start:], sentence, card, lexicon, tokens):
                continue
        if last is not None and last.sentences and GOES_ON.match(sentence.text):
            if goes_on(last, sentence, card, lexicon, tokens):
                continue
        try:
            parts.append(lending(sentence, card, lexicon, tokens))
        except NotUnderstood:
            parts.append(part_of(sentence, card, lexicon, tokens, pendulum))
    for after, each, any_of in locks:
        lock_either(parts, after, each, card, lexicon, tokens, any_of)


def _only_while(
    sentence: Sentence, card: la.Card, lexicon: Lexicon
) -> tuple[Sentence, tuple[Node, ...]]:
    """A limit without the condition under which alone its effects are activated, and that."""
    found = _ONLY_WHILE.fullmatch(sentence.text)
    if found is None:
        return sentence, ()
    reading = Reading(Reader(found[2]), card, lexicon)
    try:
        held = condition(reading)
        reading.reader.end()
    except NotUnderstood:
        return sentence, ()
    return Sentence(f"{found[1]}.", sentence.bullets), (held,)


def _is_apart(text: str, card: la.Card, lexicon: Lexicon) -> bool:
    """Whether a sentence says that the card is not of a series, and by its set codes it is not."""
    found = _NOT_TREATED.fullmatch(text)
    series = None if found is None else lexicon.series(found[1])
    return series is not None and not holds(series, card)


def _inlined(sentence: Sentence) -> Sentence:
    """The sentence with its only bullet in the place of "apply the following effect"."""
    if len(sentence.bullets) != 1:
        return sentence
    (bullet,) = sentence.bullets
    words, found = _ONE_BULLET.subn("", sentence.text)
    if not found or ":" in bullet or ";" in bullet:
        return sentence
    return Sentence(f"{words}{bullet[:1].lower()}{bullet[1:]}")
