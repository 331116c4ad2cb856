"""What filters ask of the numbers of a card, and of how they compare with those of others."""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.language.filters import NO_BOUND
from engine.digimon.wording import words as w
from engine.digimon.wording.amounts import number
from engine.digimon.wording.meant import thing
from engine.digimon.wording.nouns import COLOR, LEVEL, Description, described, noun, say
from engine.digimon.wording.places import lying
from engine.effects import Node
from engine.filters import ANY


# What "add 1 to this effect's … maximum" calls a number.
_ADDED: Final = {"dp": "DP", "original-dp": "DP", "cost": "play cost"}


@say.register
def _(item: la.Between, d: Description) -> None:
    least, most = item.least, item.most
    if isinstance(most, la.Plus) and isinstance(most.right, Node):
        d.telling.added[_ADDED.get(item.what, item.what)] = most.right
        most = most.left
    if isinstance(least, int) and isinstance(most, int):
        _bounds(item.what, least, most, d)
    elif least == 0:
        _compared(item, "as much or less", d)
    elif most == NO_BOUND:
        _compared(item, "as much or more", d)
    elif least == most:
        d.with_.append(f"{_name(item.what, d)} equal to {number(least, d.telling)}")
    else:
        low, high = number(least, d.telling), number(most, d.telling)
        d.with_.append(f"{_name(item.what, d)} from {low} to {high}")


def _name(what: str, d: Description) -> str:
    if what == "cost" and d.kinds == v.OPTION:
        return "cost"
    return "DP" if what == "original-dp" and not d.on_field else w.NUMBERS[what]


def _bounds(what: str, least: int, most: int, d: Description) -> None:
    """A number that lies between two others."""
    name = _name(what, d)
    if what == "level":
        d.adjectives.append((LEVEL, _level(least, most)))
    elif what == "colors" and least == most:
        d.adjectives.append((COLOR, f"{'single' if least == 1 else least}-color"))
    elif what == "colors":
        d.with_.append(w.amount_of(least, most, "colors"))
    elif what in ("under", "links"):
        one = least == most == 1
        d.with_.append(w.amount_of(least, most, name.removesuffix("s") if one else name))
    elif what == "same-level":
        d.with_.append(f"{w.amount_of(least, most, name)} in its stack")
    elif what == "cost":
        d.with_.append(f"a {name} of {_range(least, most)}")
    else:
        number, *bound = _range(least, most).split(" ", 1)
        text = " ".join([number, name, *bound]) if name == "DP" else f"an {name} of {number}"
        d.with_.append(text if name == "DP" else " ".join([text, *bound]))


def _level(least: int, most: int) -> str:
    if least == most:
        return f"level {least}"
    if least <= 0:
        return f"level {most} or lower"
    if most == least + 1:
        return f"level {least} or {most}"
    return f"level {least} or higher" if most >= w.HIGHEST_LEVEL else f"level {least} to {most}"


def _range(least: int, most: int) -> str:
    if least == most:
        return str(least)
    if most >= NO_BOUND:
        return f"{least} or more"
    return f"{most} or less" if least <= 0 else f"{least} to {most}"


def _compared(item: la.Between, how: str, d: Description) -> None:
    """A bound that is a number of another card, or one that is counted."""
    bound = item.most if item.least == 0 else item.least
    name = _name(item.what, d)
    if isinstance(bound, la.NumberOf) and item.what == bound.what == "under":
        many = "fewer" if item.least == 0 else "more"
        cards = f"as many or {many} digivolution cards as"
        d.with_.append(f"{cards} {thing(bound.of, d.telling).whole}")
        return
    if isinstance(bound, la.NumberOf) and name == "DP" == w.NUMBERS[bound.what]:
        d.with_.append(f"{how} DP as {thing(bound.of, d.telling).whole}")
    else:
        than = "less" if item.least == 0 else "greater"
        d.after.append(f"whose {name} is {than} than or equal to {number(bound, d.telling)}")


def _any_of(cards: la.Each, d: Description) -> str:
    """Several cards with which one is compared."""
    if cards.filter == ANY and cards.areas == v.BATTLE | v.TRASH:
        return "the cards in the battle area or trash"
    on_field = not cards.areas & ~v.FIELD
    words = noun(cards.filter, d.telling, several=True, on_field=on_field)
    return f"any of {w.OWNERS[cards.whose]} {words} {lying(cards.areas, cards.whose)}".rstrip()


@say.register
def _(item: la.HasTiming, d: Description) -> None:
    d.with_.append(w.article(f"{w.TIMINGS[item.timing]} effect"))


@say.register
def _(item: la.HasInherited, d: Description) -> None:
    d.with_.append("inherited effects" if d.several else "an inherited effect")


@say.register
def _(item: la.HasDigiXros, d: Description) -> None:
    d.with_.append("DigiXros requirements")


@say.register
def _(item: la.Extreme, d: Description) -> None:
    more, fewer = ("most", "fewest") if item.what == "under" else ("highest", "lowest")
    text = f"the {more if item.highest else fewer} {w.NUMBERS[item.what]}"
    among = described(item.among, d.telling, several=True)
    # What is said of the card itself need not be said of those it is compared with.
    said = {words for _, words in d.adjectives}
    if item.among != ANY and not (
        {words for _, words in among.adjectives} <= said and not among.ending()
    ):
        words = " ".join([*(text for _, text in among.adjectives), "Digimon"]) + among.ending()
        text += f" among {words}"
    d.with_.append(text)


@say.register
def _(item: la.Same, d: Description) -> None:
    what = {"cost": "play cost"}.get(item.what, item.what)
    if isinstance(item.as_, la.Each):
        d.with_.append(f"the same {what} as {_any_of(item.as_, d)}")
        return
    other = "" if item.as_ is None else f" as {thing(item.as_, d.telling).whole}"
    d.with_.append(f"the same {what}{other}")
