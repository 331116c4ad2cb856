"""Which cards a requirement prints in short: "Lv.4 w/[X] in name", "Blue [Y]", "[Z] trait"."""

from engine.digimon import language as la
from engine.digimon.card_text.adjectives import COLORS, bracketed
from engine.digimon.card_text.tokens import NotUnderstood, Reader, icon, named
from engine.filters import ANY, AllOf, AnyOf, Filter


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
        found = _bracketed(reader)
        return found & _under(reader) if reader.take("w/") else found
    found = ANY
    bits = 0
    one = reader.take("1")
    if one and reader.take("Digimon", "card"):
        return la.DIGIMON & having(reader)
    if reader.take("Play", "cost"):
        cost = reader.number() or 0
        less = reader.take("or", "less")
        if not less:
            reader.expect("or", "higher")
        found = found & (la.cost(most=cost) if less else la.cost(least=cost))
        if less and named(reader.peek()):
            return found & _bracketed(reader)
    if reader.take("Non-white"):
        found = found & ~la.WHITE
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
    elif not bits and not reader.comes("2-color", "w/"):
        raise reader.lost("a name, a colour or a level")
    if reader.take("2-color"):
        if reader.comes("w/") and named(reader.peek(1)):
            return found & la.Between("colors", 2, 2) & having(reader)
        reader.expect("w/")
        word = reader.peek()
        bit = COLORS.get(word.text.casefold(), 0) if word is not None else 0
        if not bit:
            raise reader.lost("a colour")
        reader.next += 1
        return found & la.Between("colors", 2, 2) & la.Color(bit)
    if named(reader.peek()):
        found = found & _bracketed(reader)
    elif (
        reader.take("card")
        or reader.comes("w/")
        or reader.comes("w/o")
        or reader.comes("Digimon", "card")
    ):
        if reader.take("Digimon", "card"):
            found = found & la.DIGIMON
        if reader.comes("w/") or reader.comes("w/o"):
            found = found & having(reader)
    return found.of[0] if isinstance(found, AllOf) and len(found.of) == 1 else found


def _under(reader: Reader) -> Filter:
    """ "5 [X] trait cards under it", "[X] under", "[X] in digivolution cards", behind "w/"."""
    least = reader.number() or 1
    reader.take("or", "more")
    what = _bracketed(reader)
    reader.take("card") or reader.take("cards")
    if reader.take("under"):
        reader.take("it")
    elif not reader.take("digivolution", "card"):
        reader.expect("in", "digivolution", "cards")
    return la.HasUnder(what, least)


def _bracketed(reader: Reader) -> Filter:
    """ "[X]", "[X]/[Y]", "[X]/[Y] trait", "[X] in name"."""
    texts = [named(reader.peek())]
    reader.next += 1
    while reader.comes("/") and named(reader.peek(1)):
        texts.append(named(reader.peek(1)))
        reader.next += 2
    kind: type[la.Named] | type[la.NameHas] | type[la.TextHas] | type[la.Trait] = la.Named
    if reader.take("trait"):
        kind = la.Trait
        reader.take("card")
    elif reader.take("in", "name"):
        kind = la.NameHas
    elif reader.take("in", "text"):
        kind = la.TextHas
    found: Filter = kind(texts[0])
    for text in texts[1:]:
        found = found | kind(text)
    return found


def having(reader: Reader) -> Filter:
    """ "w/[X] in name or w/[Y] trait", "w/[X] in name w/o [Y] trait". Raises NotUnderstood."""
    found: Filter = ANY
    if reader.take("w/"):
        either = _with(reader)
        while reader.take("or", "w/"):
            either = either | _with(reader)
        found = either
    while reader.take("w/o") or (not isinstance(found, AnyOf) and reader.take("and")):
        lacks = reader.words[reader.next - 1].text == "w/o"
        more = _with(reader)
        found = found & (~more if lacks else more)
    if found == ANY:
        raise reader.lost("what it is with")
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
