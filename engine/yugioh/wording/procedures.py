"""Material lines, and the ways in which a monster is Special Summoned."""

from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Names, Telling, sentence
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.words import listed


def material_line(card: la.Card, names: Names) -> str:
    """What the monster is made of: "2 Level 4 monsters"."""
    for item in card.procedures:
        line = _materials(item, card, Telling(names, card))
        if line:
            return line
    return ""


def _materials(item: Node, card: la.Card, telling: Telling) -> str:
    if isinstance(item, la.LinkSummon):
        exact = card.level <= item.least
        count = f"{item.least}{'' if exact else '+'}"
        text = _counted(item.each, count, not exact or item.least > 1, item.joint, telling)
        if item.including is not None:
            text += f", including {noun(item.including, telling, default='monster').one}"
        return text
    if isinstance(item, la.XyzSummon):
        count = f"{item.least}{'+' if item.more else ''}"
        level = la.Between("level", card.level, card.level)
        parts = item.each.of if isinstance(item.each, AllOf) else (item.each,)
        return _counted(AllOf((level, *parts)), count, True, "", telling)
    if isinstance(item, la.SynchroSummon):
        others = item.others if item.others != ANY else AllOf()
        exact = card.level <= item.least + 1
        # Nothing but one non-Tuner of Level 1 fits a Tuner of Level 1 to reach Level 2.
        rest = _counted(~la.Type(v.TUNER) & others, f"{item.least}{'' if exact else '+'}",
                        not exact or item.least > 1, "", telling)  # fmt: skip
        return f"{_tuner(item.tuner, telling)} + {rest}"
    if isinstance(item, la.FusionMaterials):
        cards = any(isinstance(own, la.Contact) and own.places & v.SZONE for own in card.procedures)
        return " + ".join(_slot(slot, item.joint, cards, telling) for slot in item.slots)
    return ""


def _counted(
    item: Filter, count: str, several: bool, joint: str, telling: Telling, places: int = 0
) -> str:
    nouns = noun(item, telling, places, default="monster")
    together = f" {w.TOGETHER[joint]}" if joint else ""
    return nouns.counted(count, several) + together + nouns.but


def _tuner(item: Filter, telling: Telling) -> str:
    nouns = noun(item if _has_name(item) else item & la.Type(v.TUNER), telling, default="monster")
    return nouns.one if _has_name(item) else nouns.counted("1", False)


def _has_name(item: Filter) -> bool:
    return isinstance(item, la.Named)


def _slot(slot: la.Materials, joint: str, cards: bool, telling: Telling) -> str:
    """A slot of Fusion materials; `cards` says that Monster Cards that are no monsters will do."""
    nouns = noun(slot.filter, telling, default="monster")
    equipped = any(text.startswith("equipped") for text in nouns.about.after)
    if nouns.of[0].quoted:
        return " + ".join([nouns.one] * slot.least)
    text = _counted(slot.filter, str(slot.least) + ("+" if slot.most > slot.least else ""),
                    slot.most > 1, joint, telling,
                    v.SZONE if cards and not equipped else 0)  # fmt: skip
    if nouns.about.places:
        text += f" in {spots(nouns.about.places, v.YOU)}"
    return text


def ways(card: la.Card, names: Names) -> list[str]:
    """The sentences on how the monster may be summoned."""
    lines: list[str] = []
    own = [item for item in card.procedures if isinstance(item, (la.ByItself, la.Contact))]
    extra = bool(card.type & v.EXTRA_DECK_TYPES)
    if card.special_only or (card.only_by_itself and not extra):
        lines.append("Cannot be Normal Summoned/Set.")
    if card.only_by_itself or card.first_by_itself:
        lines.append(_must(card, own, extra, names))
    else:
        for item in own:
            lines += _can(item, card, names)
    for onto in card.procedures:
        if isinstance(onto, la.XyzOnto):
            lines += _onto(onto, card, names)
    return lines


def _must(card: la.Card, own: list[la.ByItself | la.Contact], extra: bool, names: Names) -> str:
    """The only ways there are."""
    must = "must first be" if card.first_by_itself else "must be"
    usual = _usual(card)
    if not own:
        return sentence(f"{must} {usual or 'Special Summoned by its own procedure'}")
    source = "your Extra Deck" if extra else "your hand"
    how = " or ".join(_how(item, card, names) for item in own)
    if usual:
        return sentence(f"{must} either {usual}, or Special Summoned {how}")
    return sentence(f"{must} Special Summoned (from {source}) {how}")


def _usual(card: la.Card) -> str:
    """The summon of its kind, if the monster may be summoned so."""
    for item in card.procedures:
        if isinstance(item, la.FusionMaterials) and item.by_effect:
            return "Fusion Summoned"
        if isinstance(item, (la.LinkSummon, la.XyzSummon, la.SynchroSummon)):
            return f"{item.kind.removesuffix('Summon')} Summoned"
    return ""


def _how(item: "la.ByItself | la.Contact", card: la.Card, names: Names) -> str:
    telling = Telling(names, card, v.HAND, cost=True, implied=v.TOKEN | v.PENDULUM,
                      apart=True)  # fmt: skip
    if isinstance(item, la.Contact):
        field = not item.places & ~v.FIELD_PLACES
        cards = "cards" if item.places & v.SZONE else "monsters"
        where = "you control" if field else f"from {spots(item.places, v.YOU, True)}"
        return f"by sending the above {cards} {where} to the GY"
    if item.cost:
        return f"by {' and '.join(clause(step, telling).gerund for step in item.cost)}"
    held = " and ".join(condition(part, telling) for part in item.condition)
    return f"by having {held.removeprefix('you have ').removeprefix('you control ')}"


def _can(item: "la.ByItself | la.Contact", card: la.Card, names: Names) -> list[str]:
    """A way of its own beside the usual ones."""
    telling = Telling(names, card, v.HAND, cost=True, implied=v.TOKEN | v.PENDULUM)
    if isinstance(item, la.Contact):
        return [sentence(f"you can Special Summon this card (from your Extra Deck) "
                         f"{_how(item, card, names)}")]  # fmt: skip
    source = listed([name for bit, name in w.PILES.items() if item.where & bit])
    held = [condition(part, telling) for part in item.condition]
    text = f"you can Special Summon this card (from your {source})"
    if held:
        text = f"if {' and '.join(held)}, {text}"
    if item.cost:
        text += f" {_how(item, card, names)}"
    lines = [sentence(text)]
    for step in item.after:
        lines.append(sentence(f"if Summoned this way, {told((step,), telling)}"))
    if item.once:
        lines.append(f'You can only Special Summon "{card.name}" once per turn this way.')
    return lines


def _onto(item: la.XyzOnto, card: la.Card, names: Names) -> list[str]:
    nouns = noun(item.onto, Telling(names, card), v.MZONE)
    often = "Once per turn, you" if item.limit else "You"
    return [
        f'{often} can also Xyz Summon "{card.name}" by using {nouns.one} you control as material.',
        "(Transfer its materials to this card.)",
    ]
