"""Ways into play, as they are printed in short: "[Digivolve] Lv.4 w/[X] in name: Cost 3"."""

from collections.abc import Callable

from engine.digimon import language as la
from engine.digimon.card_text.conditions import conditions
from engine.digimon.card_text.adjectives import bracketed, colors
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.requirements import having, requirement
from engine.digimon.card_text.tokens import Reader, named
from engine.digimon.language import card as c
from engine.digimon.language.words import Joint
from engine.effects import Node
from engine.filters import ANY, Filter


def way(text: str) -> Node | None:
    """The requirement that a line prints; None for a line that is none. Raises NotUnderstood."""
    reader = Reader(text)
    if reader.take_words("You may digivolve this card from your hand onto one of your"):
        return _as_if(reader)
    kind = named(reader.peek())
    rule = _KINDS.get(kind.split(" -")[0])
    if rule is None:
        return None
    reader.next += 1
    number = int(kind.split(" -")[1]) if " -" in kind else 0
    found = rule(reader, number)
    reader.take(".")
    reader.end()
    return found


def _cost(reader: Reader) -> int:
    reader.expect(":", "Cost")
    number = reader.number()
    if number is None:
        raise reader.lost("the cost")
    return number


def _digivolve(reader: Reader, number: int) -> Node:
    held: tuple[Node, ...] = ()
    if reader.take("While"):
        # The last comma ends what is asked for: "While you have [A], [B]: Cost 3".
        words = reader.words
        end = max((at for at, word in enumerate(words) if word.text == ","), default=0)
        reader.words = words[:end]
        held = conditions(Reading(reader))
        reader.end()
        reader.words = words
        reader.expect(",")
    return c.Digivolve(requirement(reader), _cost(reader), held)


def _as_if(reader: Reader) -> Node:
    """ "… blue Tamers as if the Tamer is a level 3 blue Digimon for a digivolution cost of 2"."""
    host = noun(Reading(reader)).filter
    reader.expect("as", "if")
    if not reader.take("the", "Tamer") and not reader.take("that", "card"):
        raise reader.lost('"the Tamer"')
    reader.expect("is", "a", "level")
    level = reader.number()
    if level is None:
        raise reader.lost("a level")
    bits = 0
    if not reader.comes("Digimon"):
        color = colors(reader)
        bits = color.bits if isinstance(color, la.Color) else 0
    reader.expect("Digimon")
    cost = -1
    if reader.take("for", "a"):
        if not reader.take("memory") and not reader.take("digivolution"):
            raise reader.lost("which cost")
        reader.expect("cost", "of")
        cost = reader.number() or 0
    reader.take(".")
    reader.end()
    return c.DigivolveAs(host, level, bits, cost)


def _all(reader: Reader, joint: str, least: int = 2) -> tuple[Filter, ...]:
    found = [requirement(reader)]
    while reader.take(joint):
        found.append(requirement(reader))
    if len(found) < least:
        raise reader.lost(f'"{joint}"')
    return tuple(found)


def _dna(reader: Reader, number: int) -> Node:
    return c.DnaDigivolve(_all(reader, "+"), _cost(reader))


def _burst(reader: Reader, number: int) -> Node:
    """ "[X]: Cost 0 by returning 1 [Y] to the hand" (rule 8-3)."""
    onto, cost = requirement(reader), _cost(reader)
    reader.expect("by", "returning", "1")
    tamer = requirement(reader)
    reader.expect("to", "the", "hand")
    return c.BurstDigivolve(onto, tamer, cost)


def _app(reader: Reader, number: int) -> Node:
    return c.AppFusion(_all(reader, "&"), _cost(reader))


_DIFFERENT: dict[str, Joint] = {
    "names": "different-names", "levels": "different-levels", "numbers": "different-numbers",
}  # fmt: skip


def _unlike(reader: Reader) -> tuple[tuple[Filter, ...], Joint] | None:
    """ "3 Lv.4 [X] trait Digimon cards w/different card numbers"; None for any other."""
    words = [word.text for word in reader.words]
    number = reader.number()
    if number is None or "different" not in words:
        reader.next -= number is not None
        return None
    found: Filter = ANY
    word = reader.peek()
    if word is not None and word.text.startswith("Lv."):
        reader.next += 1
        level = int(word.text[3:])
        found = la.Between("level", 0, level) if reader.take("or", "lower") else la.level(level)
    digimon = reader.take("Digimon") and (reader.take("with", "the") or True)
    names = bracketed(reader)
    kind: type[la.Trait] | type[la.Named] = la.Trait if reader.take("trait") else la.Named
    digimon = reader.take("Digimon") or digimon
    reader.take("cards")
    reader.expect("w/", "different")
    reader.take("card")
    last = reader.peek()
    joint = _DIFFERENT.get(last.text) if last is not None else None
    if joint is None:
        raise reader.lost("in what they differ")
    reader.next += 1
    which: Filter = kind(names[0])
    for name in names[1:]:
        which = which | kind(name)
    found = found & which if found != ANY else which
    return ((la.DIGIMON & found if digimon else found,) * number, joint)


def _xros(reader: Reader, number: int) -> Node:
    unlike = _unlike(reader)
    if unlike is not None:
        return c.DigiXros(number, unlike[0], joint=unlike[1])
    if reader.take("1", "Digimon", "card"):
        return c.DigiXros(number, (la.DIGIMON & having(reader),))
    one = reader.peek(1)
    leveled = reader.comes("1") and one is not None and one.text.startswith("Lv.")
    several = None if leveled else reader.number()
    if several is not None:
        reader.expect("Digimon", "cards")
        return c.DigiXros(number, (la.DIGIMON & having(reader),) * several)
    return c.DigiXros(number, _all(reader, "+" if _joined_by(reader, "+") else "x", least=1))


def _joined_by(reader: Reader, joint: str) -> bool:
    return any(word.text == joint for word in reader.words)


def _assembly(reader: Reader, number: int) -> Node:
    unlike = _unlike(reader)
    if unlike is not None:
        return c.Assembly(number, unlike[0], unlike[1])
    return c.Assembly(number, _all(reader, "x", least=1))


_KINDS: dict[str, Callable[[Reader, int], Node]] = {
    "Digivolve": _digivolve, "DNA Digivolve": _dna, "App Fusion": _app, "DigiXros": _xros,
    "Assembly": _assembly, "Burst Digivolve": _burst,
}  # fmt: skip
