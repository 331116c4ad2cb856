"""Filters as noun phrases ("red Digimon with 3000 DP or less") and as predicates ("is red")."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.wording import words as w
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.words import listed
from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf

# The order of adjectives before a noun.
OTHER, STATE, COLOR, LEVEL = range(4)


@dataclass
class Description:
    """What a filter says of a card: adjectives, kind, name, and what it is with or without."""

    telling: Telling
    several: bool = False  # speaks of several cards
    joint: str = "or"  # between kinds of cards
    on_field: bool = True  # cards on the field; elsewhere each is a "card"
    adjectives: list[tuple[int, str]] = field(default_factory=list)
    kinds: int = 0
    token: bool = False
    name: str = ""
    with_: list[str] = field(default_factory=list)
    without: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)

    @property
    def its(self) -> str:
        """Whose, behind one card or several."""
        return "their" if self.several else "its"

    @property
    def s(self) -> str:
        """The ending of what each of them has one of."""
        return "s" if self.several else ""

    @property
    def was(self) -> str:
        """The past of "is"."""
        return "were" if self.several else "was"

    def ending(self) -> str:
        """What stands behind the noun."""
        parts = [f"with {listed(self.with_, 'and')}"] if self.with_ else []
        parts += [f"without {listed(self.without)}"] if self.without else []
        return "".join(f" {part}" for part in (*parts, *self.after))


def described(
    item: Filter, telling: Telling, *, several: bool = False, on_field: bool = True
) -> Description:
    """What a filter says."""
    one = Description(telling, several, on_field=on_field)
    say(item, one)
    return one


def noun(
    item: Filter,
    telling: Telling,
    *,
    several: bool = False,
    on_field: bool = True,
    heads: bool | None = None,
    joint: str = "or",
) -> str:
    """A noun phrase without article.

    `several` is how the cards are spoken of behind it ("their"), `heads` whether its noun is in the
    plural ("1 of your Tamers"); `on_field` whether they are on the field; `joint` stands between
    kinds of cards.
    """
    if isinstance(item, AnyOf) and not _together(item.of):
        return listed([
            noun(part, telling, several=several, on_field=on_field, heads=heads)
            for part in grouped(item.of)
        ], joint)  # fmt: skip
    one = described(item, telling, several=several, on_field=on_field)
    one.joint = joint
    adjectives = [text for _, text in sorted(one.adjectives, key=lambda pair: pair[0])]
    head = one.name if one.name and one.kinds in (0, v.DIGIMON) else _head(
        one, several if heads is None else heads
    )  # fmt: skip
    if one.name and head != one.name:
        head = f"{one.name} {head}"
    return " ".join([*adjectives, head]) + one.ending()


def filter_text(
    item: Filter,
    names: Mapping[str, str] | None = None,
    *,
    several: bool = False,
    on_field: bool = False,
) -> str:
    """Cards that match a filter: "level 4 Digimon card".  `names` are those of card numbers."""
    return noun(item, Telling(names=names or {}), several=several, on_field=on_field)


def _head(one: Description, several: bool) -> str:
    kinds = w.bits(one.kinds, w.KINDS)
    if one.token:
        return "Tokens" if several else "Token"
    if not kinds:
        return "cards" if several else "card"
    if not one.on_field or one.kinds == v.OPTION:
        return f"{listed(kinds, one.joint)} card{'s' if several else ''}"
    s = "s" if several else ""
    return listed([kind if kind == "Digimon" else kind + s for kind in kinds], one.joint)


def head(item: Filter, telling: Telling, *, on_field: bool = True) -> str:
    """The noun by which cards that match are spoken of again."""
    kinds = described(item, telling).kinds if not isinstance(item, AnyOf) else 0
    return {v.DIGIMON: "Digimon", v.TAMER: "Tamer"}.get(kinds, "card") if on_field else "card"


def predicate(item: Filter, telling: Telling, several: bool = False) -> str:
    """What is said of cards: "is suspended", "has [Greymon] in its name"."""
    if isinstance(item, AnyOf) and not _together(item.of):
        return " or ".join(dict.fromkeys(predicate(part, telling, several) for part in item.of))
    one = described(item, telling, several=several)
    is_, has, does = ("are", "have", "do") if several else ("is", "has", "does")
    being = [text for _, text in sorted(one.adjectives, key=lambda pair: pair[0])]
    if one.name:
        being.append(one.name)
    elif one.kinds or one.token:
        words = " ".join([*being, _head(one, several)])
        being = [words if several else w.article(words)]
    parts = [f"{is_} {listed(being, 'and')}"] if being else []
    parts += [f"{has} {listed(one.with_, 'and')}"] if one.with_ else []
    parts += [f"{does}n't have {listed(one.without)}"] if one.without else []
    return " and ".join([*parts, *(_which(text) for text in one.after)])


def _which(clause: str) -> str:
    return clause.removeprefix("that ")


# ------------------------------------------------------------------- the leaves


@singledispatch
def say(item: Node, d: Description) -> None:
    """Add what a filter says to a description."""
    raise TypeError(f"no words for the filter {item.kind}")


@say.register
def _(item: AllOf, d: Description) -> None:
    for part in item.of:
        say(part, d)


@say.register
def _(item: AnyOf, d: Description) -> None:
    """One of several: the same said of different things, else a choice of phrases."""
    first = item.of[0]
    alike = {type(part) for part in item.of}
    if alike == {la.Kind}:
        say(la.Kind(_sum(item.of)), d)
    elif alike == {la.Color}:
        say(la.Color(_sum(item.of)), d)
    elif alike == {la.Named}:
        d.name = listed([f"[{part.name}]" for part in item.of if isinstance(part, la.Named)])
    elif len(alike) == 1 and isinstance(first, (la.NameHas, la.TraitHas, la.TextHas, la.Trait)):
        texts = listed([f"[{_text(part)}]" for part in item.of])
        d.with_.append(_bracketed(first, texts, d))
    elif alike == {la.HasUnder} and all(_shown(part) for part in item.of):
        shown = listed([_shown(part) for part in item.of])
        d.with_.append(f"{shown} in {d.its} digivolution cards")
    else:
        _either(item, d)


def grouped(parts: tuple[Filter, ...]) -> list[Filter]:
    """The alternatives, those that say the same of different texts as one."""
    found: list[Filter] = []
    for part in parts:
        last = found[-1] if found else ANY
        of = last.of if isinstance(last, AnyOf) else (last,)
        if isinstance(part, (la.NameHas, la.TraitHas, la.TextHas, la.Trait)) and (
            type(of[0]) is type(part)
        ):
            found[-1] = AnyOf((*of, part))
        else:
            found.append(part)
    return found


def _either(item: AnyOf, d: Description) -> None:
    parts = grouped(item.of)
    each = [described(part, d.telling, several=d.several, on_field=d.on_field) for part in parts]
    if all(len(one.with_) == 1 and one.ending() == f" with {one.with_[0]}" for one in each) and (
        not any(one.adjectives or one.kinds or one.name for one in each)
    ):
        d.with_.append(listed([one.with_[0] for one in each]))
    else:
        each_ = [predicate(part, d.telling, d.several) for part in item.of]
        d.after.append(f"that {listed(each_)}")


def _together(parts: tuple[Filter, ...]) -> bool:
    """Whether the alternatives share a noun."""
    alike = {type(part) for part in parts}
    if len(alike) == 1 and not alike & {AllOf, AnyOf}:
        return True
    return not any(_names_a_kind(part) for part in parts)


def _names_a_kind(part: Filter) -> bool:
    if isinstance(part, (AllOf, AnyOf)):
        return any(_names_a_kind(one) for one in part.of)
    return isinstance(part, (la.Kind, la.Named))


def _sum(parts: tuple[Filter, ...]) -> int:
    found = 0
    for part in parts:
        assert isinstance(part, (la.Kind, la.Color))
        found |= part.bits
    return found


def _text(part: Filter) -> str:
    return part.name if isinstance(part, la.Trait) else str(getattr(part, "text", ""))


def _bracketed(leaf: Filter, texts: str, d: Description) -> str:
    if isinstance(leaf, la.Trait):
        return f"the {texts} trait"
    if isinstance(leaf, la.TraitHas):
        but = f" (other than [{leaf.but}])" if leaf.but else ""
        return f"{texts} in {d.its} traits{but}"
    return f"{texts} in {d.its} {'name' if isinstance(leaf, la.NameHas) else 'text'}{d.s}"


@say.register(la.NameHas)
@say.register(la.TraitHas)
@say.register(la.TextHas)
@say.register(la.Trait)
def _(item: Filter, d: Description) -> None:
    d.with_.append(_bracketed(item, f"[{_text(item)}]", d))


@say.register
def _(item: la.Named, d: Description) -> None:
    d.name = f"[{item.name}]"


@say.register
def _(item: la.Numbered, d: Description) -> None:
    d.name = d.telling.names.get(item.number, item.number)


@say.register
def _(item: la.Color, d: Description) -> None:
    d.adjectives.append((COLOR, listed(w.bits(item.bits, w.COLORS))))


@say.register
def _(item: la.Multicolor, d: Description) -> None:
    d.adjectives.append((COLOR, "multicolor"))


@say.register
def _(item: la.Kind, d: Description) -> None:
    d.kinds = d.kinds & item.bits if d.kinds else item.bits


@say.register
def _(item: la.State, d: Description) -> None:
    if item.name == "token":
        d.token = True
    elif item.name == "placed-this-turn":
        d.after.append(f"that {d.was} placed this turn")
    else:
        d.adjectives.append((OTHER if item.name == "other" else STATE, item.name))


@say.register
def _(item: la.SpokenOf, d: Description) -> None:
    d.after.append("that was chosen")


@say.register
def _(item: la.HasKeyword, d: Description) -> None:
    d.with_.append(f"<{item.name}>")


@say.register
def _(item: NoneOf, d: Description) -> None:
    _deny(item.of, d)


def _deny(item: Filter, d: Description) -> None:
    """Add what a filter rules out."""
    if isinstance(item, la.Between) and item.what == "under" and isinstance(item.most, Node):
        one = described(item, d.telling)
        d.with_ += [text.replace("as many or fewer", "more").replace("cards as", "cards than")
                    for text in one.with_]  # fmt: skip
        return
    if isinstance(item, la.SpokenOf):
        if (OTHER, "other") not in d.adjectives:
            d.adjectives.append((OTHER, "other"))
    elif item == la.SUSPENDED:
        d.adjectives.append((STATE, "unsuspended"))
    elif item == la.PLACED_THIS_TURN:
        d.after.append(f"that {d.was} not placed this turn")
    elif isinstance(item, (la.State, la.Color, la.Multicolor)):
        one = described(item, d.telling)
        d.adjectives.append((COLOR, f"non-{one.adjectives[0][1] if one.adjectives else 'Token'}"))
    elif isinstance(item, la.Kind):
        d.after.append(f"other than {listed(w.bits(item.bits, w.KINDS))} cards")
    else:
        one = described(item, d.telling, several=d.several, on_field=d.on_field)
        if one.with_ and one.ending() == f" with {one.with_[0]}":
            d.without += [text.removeprefix("a ") for text in one.with_]
        else:
            d.after.append(f"other than {noun(item, d.telling, on_field=d.on_field)}")


# The leaves that count: see `numbers`.


def _shown(part: Filter) -> str:
    """What digivolution cards are asked for by, if by their name alone."""
    if isinstance(part, (la.HasUnder, la.HasLinked)) and part.least == 1:
        if isinstance(part.filter, la.Named):
            return f"[{part.filter.name}]"
        parts = part.filter.of if isinstance(part.filter, AnyOf) else ()
        if parts and all(isinstance(one, la.Named) for one in parts):
            return listed([f"[{one.name}]" for one in parts if isinstance(one, la.Named)])
    return ""


@say.register(la.HasUnder)
@say.register(la.HasLinked)
def _(item: la.HasUnder | la.HasLinked, d: Description) -> None:
    kind = "digivolution card" if isinstance(item, la.HasUnder) else "link card"
    shown = _shown(item)
    if shown:
        d.with_.append(f"{shown} in {d.its} {kind}s")
        return
    about = described(item.filter, d.telling, several=item.least > 1, on_field=False)
    before = [text for _, text in about.adjectives]
    plain = not (about.kinds or about.name or about.ending())
    if item.filter == la.FACE_DOWN and item.least == 1:
        d.with_.append(f"face-down {kind}s")
        return
    if plain:
        words = " ".join([*before, kind])
        count = f"{item.least} or more {words}s" if item.least > 1 else w.article(words)
        d.with_.append(count)
        return
    words = noun(item.filter, d.telling, several=item.least > 1, on_field=False)
    count = f"{item.least} or more {words}" if item.least > 1 else w.article(words)
    d.with_.append(f"{count} in {d.its} {kind}s")
