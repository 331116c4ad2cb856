"""The whole text of a card, and single effects of it."""

from collections.abc import Collection

from engine.digimon import vocabulary as v
from engine.digimon.language import card as c
from engine.digimon.wording.effects import alike, effect, ignore_colors, static
from engine.digimon.wording.modifiers import keyword
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.steps import text
from engine.digimon.wording.ways import is_printed, way
from engine.effects import Node
from engine.filters import ANY

# Icons before keywords that say where and when they work.
_WITH_ICONS = {
    "Blast Digivolve": "[Hand] [Counter] ",
    "Blast DNA Digivolve": "[Hand] [Counter] ",
    "Mind Link": "[Main] ",
}


def card_text(card: c.Card, without: Collection[Node] = ()) -> list[str]:
    """The lines of the card's text: what is played of it, without these parts.

    A requirement of a colour and a level is no text; inherited effects, link effects and the
    Option information of a DUAL card say that they are.
    """
    lines: list[str] = []
    if card.names:
        names = ", ".join(f"[{name}]" for name in card.names)
        lines.append(f"Treat this card/Digimon as if its name is also {names}.")
    if card.xros_names:
        names = "/".join(f"[{name}]" for name in card.xros_names)
        lines.append(f"This card is also treated as {names} for a DigiXros.")
    if card.name_parts:
        parts = ", ".join(f"[{part}]" for part in card.name_parts)
        lines.append(f"This card/Digimon is also treated as having {parts} in its name.")
    lines += [way(item, Telling()) for item in card.ways
              if item not in without and not is_printed(item)]  # fmt: skip
    lines += _lines(card.effects, without, this_of(card))
    lines += [f"Inherited: {line}" for line in _lines(card.inherited, without, "this Digimon")]
    lines += _lines(card.security, without, "this card")
    lines += [f"Link: {line}" for line in _lines(card.link, without, "this Digimon")]
    if card.option is not None:
        side = [*_lines(card.option.effects, without, "this card")]
        side += ["<Arts Digivolve>"] if card.option.arts else []
        lines += [f"Option [{card.option.name}]: {line}" for line in side]
    return lines


def this_of(card: c.Card) -> str:
    """How the upper text of a card calls it."""
    if card.category & (v.DIGIMON | v.DIGI_EGG):
        return "this Digimon"
    return "this Tamer" if card.category & v.TAMER else "this card"


def _lines(items: tuple[Node, ...], without: Collection[Node], this: str) -> list[str]:
    """The lines of one text; persistent effects under the same conditions are one."""
    lines: list[str] = []
    together: list[c.Static] = []
    for item in [*items, ANY]:
        if together and not alike(together[-1], item):
            lines.append(static(together, telling(this)))
            together = []
        if item in without or not _is_played(item):
            continue
        if isinstance(item, c.Static):
            together.append(item)
        elif isinstance(item, c.Trigger) and item.shares and lines:
            lines[-1] += f" {line(item, this)}"
        else:
            lines.append(line(item, this))
    return lines


def _is_played(item: Node) -> bool:
    if isinstance(item, (c.Note, type(ANY))):
        return False
    if isinstance(item, c.Static):
        return item.what != ()
    return not isinstance(item, c.Effect) or bool(item.do)


def line(item: Node, this: str = "this Digimon") -> str:
    """A part of a card as a line."""
    if isinstance(item, c.Keyword):
        return _WITH_ICONS.get(item.name, "") + keyword(item, telling(this))
    if isinstance(item, c.Static):
        return static([item], telling(this))
    if isinstance(item, c.IgnoreColors):
        return ignore_colors(item, telling(this))
    if isinstance(item, c.Effect):
        return effect(item, telling(this))
    return way(item, telling(this))


def telling(this: str) -> Telling:
    """The beginning of a text."""
    return Telling(this, quoted=lambda item: line(item).removesuffix("."))


def effect_line(item: c.Effect, card: c.Card) -> str:
    """What an effect of a card does, in one line, without icons, event and condition."""
    return steps_line(item.do, item, card)


def steps_line(steps: tuple[Node, ...], item: c.Effect, card: c.Card) -> str:
    """What some steps of an effect do; the effect says what "that Digimon" is."""
    this = this_of(card) if item in card.effects else _below(item, card)
    about = telling(this)
    effect(item, about)  # for the cards that it names on the way
    about.it = False
    return text(steps, about)


def refusal(item: Node, card: c.Card, why: str) -> str:
    """A part of a card that is not played, and why."""
    this = this_of(card) if item in card.effects else "this Digimon"
    return f"{line(item, this).removesuffix('.')} ({why})"


def _below(item: c.Effect, card: c.Card) -> str:
    """How the other texts of a card call it; an effect that was gained is on a Digimon."""
    side = card.option.effects if card.option else ()
    return "this card" if item in card.security or item in side else "this Digimon"
