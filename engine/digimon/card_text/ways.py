"""Ways into play, as they are printed in short: "[Digivolve] Lv.4 w/[X] in name: Cost 3"."""

from collections.abc import Callable

from engine.digimon import language as la
from engine.digimon.card_text.conditions import conditions
from engine.digimon.card_text.nouns import COLORS, bracketed
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.tokens import NotUnderstood, Reader, icon, named
from engine.digimon.language import card as c
from engine.effects import Node
from engine.filters import ANY, AllOf, Filter


def way(text: str) -> Node | None:
    """The requirement that a line prints; None for a line that is none. Raises NotUnderstood."""
    reader = Reader(text)
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
        held = conditions(Reading(reader))
        reader.expect(",")
    return c.Digivolve(requirement(reader), _cost(reader), held)


def _all(reader: Reader, joint: str) -> tuple[Filter, ...]:
    found = [requirement(reader)]
    while reader.take(joint):
        found.append(requirement(reader))
    if len(found) < 2:
        raise reader.lost(f'"{joint}"')
    return tuple(found)


def _dna(reader: Reader, number: int) -> Node:
    return c.DnaDigivolve(_all(reader, "+"), _cost(reader))


def _app(reader: Reader, number: int) -> Node:
    return c.AppFusion(_all(reader, "&"), _cost(reader))


def _xros(reader: Reader, number: int) -> Node:
    return c.DigiXros(number, _all(reader, "+" if _joined_by(reader, "+") else "x"))


def _joined_by(reader: Reader, joint: str) -> bool:
    return any(word.text == joint for word in reader.words)


def _assembly(reader: Reader, number: int) -> Node:
    return c.Assembly(number, _all(reader, "x"))


_KINDS: dict[str, Callable[[Reader, int], Node]] = {
    "Digivolve": _digivolve, "DNA Digivolve": _dna, "App Fusion": _app, "DigiXros": _xros,
    "Assembly": _assembly,
}  # fmt: skip


def requirement(reader: Reader) -> Filter:
    """ "Lv.4 w/[X] in name or w/[Y] trait", "[X]/Lv.3 w/[Y] trait", "Red/Black Lv.6"."""
    found = _one(reader)
    while True:
        at = reader.next
        if not (reader.take("/") or reader.take("or")):
            return found
        try:
            found = found | _one(reader)
        except NotUnderstood:
            reader.next = at
            return found


def _one(reader: Reader) -> Filter:
    if named(reader.peek()):
        names = [named(reader.peek())]
        reader.next += 1
        while reader.comes("/") and named(reader.peek(1)):
            names.append(named(reader.peek(1)))
            reader.next += 2
        return la.named(*names)
    found: Filter = ANY
    bits = 0
    while (word := reader.peek()) is not None and word.text.casefold() in COLORS:
        bits |= COLORS[word.text.casefold()]
        reader.next += 1
        if not (reader.comes("/") and (after := reader.peek(1)) is not None
                and after.text.casefold() in COLORS):  # fmt: skip
            break
        reader.next += 1
    if bits:
        found = found & la.Color(bits)
    word = reader.peek()
    if word is not None and word.text.startswith("Lv."):
        reader.next += 1
        number = int(word.text[3:])
        found = found & (la.Between("level", 0, number) if reader.take("or", "lower")
                         else la.level(number))  # fmt: skip
    elif not bits:
        raise reader.lost("a name, a colour or a level")
    having = _having(reader)
    if having is not None:
        found = found & having
    return found.of[0] if isinstance(found, AllOf) and len(found.of) == 1 else found


def _having(reader: Reader) -> Filter | None:
    """ "w/[X] in name or w/[Y] trait"."""
    if not reader.take("w/"):
        return None
    found = _with(reader)
    while reader.take("or", "w/"):
        found = found | _with(reader)
    if reader.comes("w/o") or reader.comes("and"):
        raise reader.lost("what it is without")
    return found


def _with(reader: Reader) -> Filter:
    if icon(reader.peek()):
        text = icon(reader.peek())
        reader.next += 1
        reader.expect("in")
        reader.take("its")
        reader.expect("text")
        return la.TextHas(text)
    texts = bracketed(reader)
    kind: type[la.NameHas] | type[la.TextHas] | type[la.Trait] | type[la.TraitHas]
    if reader.take("trait"):
        kind = la.Trait
    else:
        reader.expect("in")
        if reader.take("any", "trait"):
            kind = la.TraitHas
        else:
            reader.take("its")
            if reader.take("name"):
                kind = la.NameHas
            elif reader.take("text"):
                kind = la.TextHas
            else:
                reader.expect("traits")
                kind = la.TraitHas
    found: Filter = kind(texts[0])
    for text in texts[1:]:
        found = found | kind(text)
    return found
