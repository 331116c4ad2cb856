"""Material lines, and the ways in which a monster is Special Summoned."""

from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.conditions import condition, during
from engine.yugioh.wording.implied import to_main_deck
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Names, Telling, sentence
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.some_of import of_several
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.words import listed

_WHOSE: Final = {v.YOU: "your", v.OPPONENT: "their"}
# Types of monsters that have a summon of their kind.
_OWN_KINDS: Final = (v.RITUAL, v.FUSION, v.SYNCHRO, v.XYZ, v.LINK)
# What is done with the materials of a Contact Fusion: before them, and after.
_CONTACT: Final = {
    "grave": ("sending", " to the GY"), "banish": ("banishing", ""),
    "deck": ("shuffling", " into the Deck"), "tribute": ("Tributing", ""),
}  # fmt: skip


def material_line(card: la.Card, names: Names) -> str:
    """What the monster is made of: "2 Level 4 monsters"."""
    for item in card.procedures:
        line = _materials(item, card, Telling(names, card))
        if line:
            return line
    return ""


def _materials(item: Node, card: la.Card, telling: Telling) -> str:
    if isinstance(item, la.LinkSummon) and item.least:
        exact = card.level <= item.least
        count = f"{item.least}{'' if exact else '+'}"
        zones = noun(item.each, telling, default="monster").about.zones
        if zones not in (0, w.EXTRA_ZONES):
            raise TypeError("no words for the zones of Link Materials")
        text = _counted(item.each, count, not exact or item.least > 1, item.joint, telling,
                        where=" in an Extra Monster Zone" if zones else "")  # fmt: skip
        if item.including is not None:
            text += f", including {noun(item.including, telling, default='monster').one}"
        return text
    if isinstance(item, la.XyzSummon) and item.least:
        count = f"{item.least}{'+' if item.more else ''}"
        if item.most != v.UNBOUNDED:
            count += f" (max. {item.most})"
        level = ANY if item.any_level else la.Between("level", card.level, card.level)
        parts = item.each.of if isinstance(item.each, AllOf) else (item.each,)
        return _counted(AllOf((level, *parts)), count, item.more or item.least > 1, item.joint,
                        telling)  # fmt: skip
    if isinstance(item, la.SynchroSummon) and item.tuners:
        tuner = la.Type(v.TUNER)
        tuners = _numbered(item.tuner, tuner, item.tuners, item.more_tuners, telling)
        kind = ANY if item.any_others else ~tuner
        return f"{tuners} + {_numbered(item.others, kind, item.least, item.more, telling)}"
    if isinstance(item, la.FusionMaterials):
        cards = any(isinstance(own, la.Contact) and own.places & v.SZONE for own in card.procedures)
        return " + ".join(_slot(slot, item.joint, cards, telling) for slot in item.slots)
    return ""


def _counted(
    item: Filter, count: str, several: bool, joint: str, telling: Telling, places: int = 0,
    where: str = "",
) -> str:  # fmt: skip
    nouns = noun(item, telling, places, default="monster")
    together = f" {w.TOGETHER[joint]}" if joint else ""
    return nouns.counted(count, several) + where + together + nouns.but


def _numbered(item: Filter, kind: Filter, least: int, more: bool, telling: Telling) -> str:
    """Materials of a Synchro Summon; a card by its name is of its kind anyway."""
    if _has_name(item) and least == 1 and not more:
        return noun(item, telling, default="monster").one
    each = kind if item == ANY else item if kind == ANY else item & kind
    return _counted(each, f"{least}{'+' if more else ''}", more or least > 1, "", telling)


def _has_name(item: Filter) -> bool:
    return isinstance(item, la.Named)


def _slot(slot: la.Materials, joint: str, cards: bool, telling: Telling) -> str:
    """A slot of Fusion materials; `cards` says that Monster Cards that are no monsters will do."""
    nouns = noun(slot.filter, telling, default="monster")
    equipped = any(text.startswith("equipped") for text in nouns.about.after)
    if nouns.of[0].quoted:
        return " + ".join([nouns.one] * slot.least)
    where = ""
    if nouns.about.places:
        where = _SPOTS.get(nouns.about.places, f" in {spots(nouns.about.places, v.YOU)}")
    return _counted(slot.filter, str(slot.least) + ("+" if slot.most > slot.least else ""),
                    slot.most > 1, joint, telling,
                    v.SZONE if cards and not equipped else 0, where)  # fmt: skip


# Where a material is to be.
_SPOTS: Final = {v.MZONE: " on the field", v.HAND: " in the hand"}


def ways(card: la.Card, names: Names) -> list[str]:
    """The sentences on how the monster may be summoned."""
    lines: list[str] = []
    own = [item for item in card.procedures if isinstance(item, (la.ByItself, la.Contact))]
    if card.special_only:
        lines.append("Cannot be Normal Summoned/Set.")
    if card.by_effect_only:
        lines.append("Must be Special Summoned by a card effect.")
    must = card.only_by_itself or card.first_by_itself
    if card.normal_too and card.only_with is not None:
        which = noun(card.only_with, Telling(names, card)).one
        lines.append(f"Cannot be Special Summoned, except by the effect of {which}.")
    elif must:
        lines.append(_must(card, own, names))
        for item in own:
            if isinstance(item, la.ByItself):
                lines += _later(item, card, Telling(names, card, v.HAND))
    else:
        for item in own:
            lines += _can(item, card, names)
    for way in card.procedures:
        if isinstance(way, la.FusionMaterials) and way.exact and not must:
            lines.append(
                "A Fusion Summon of this card can only be done with the above Fusion Materials."
            )
        if isinstance(way, la.XyzOnto):
            lines += _onto(way, card, names)
        if isinstance(way, la.XyzSummon | la.SynchroSummon) and way.treated is not None:
            lines.append(_treated(way, card, names))
        if isinstance(way, la.LinkSummon) and way.theirs:
            several = "s" if way.theirs > 1 else ""
            lines.append(
                f"You can also use {way.theirs} monster{several} your opponent controls as "
                "material to Link Summon this card."
            )
        if isinstance(way, la.LinkSummon) and way.main_only:
            lines.append(
                "For this card's Link Summon, you can only use monsters in your Main Monster Zone "
                "as material."
            )
    return lines


def _must(card: la.Card, own: list[la.ByItself | la.Contact], names: Names) -> str:
    """The only ways there are."""
    must = "must first be" if card.first_by_itself else "must be"
    if any(isinstance(item, la.ByItself) and item.banished for item in own):
        raise TypeError("no words for what becomes of a monster in the only way there is")
    usual = _usual(card, bool(own))
    if card.only_with is not None:
        which, itself = _summoners(card.only_with)
        nouns = noun(which, Telling(names, card))
        by = "" if isinstance(which, la.Named) else "the effect of "
        or_itself = " (or by its own effect)" if itself else ""
        return sentence(f"{must} Special Summoned with {by}{nouns.one}{or_itself}")
    if not own:
        return sentence(f"{must} {usual or 'Special Summoned by its own effect'}")
    own = [_without_ban(item) for item in own]
    how = " or ".join(_how(item, card, names, True) for item in own)
    if usual:
        return sentence(f"{must} either {usual}, or Special Summoned {how}")
    sources = dict.fromkeys(_source(item) for item in own)
    if la.PendulumSummon() in card.procedures:
        must += " Pendulum Summoned (from your hand), or be"
    return sentence(f"{must} Special Summoned (from your {' or '.join(sources)}) {how}")


def _summoners(which: Filter) -> tuple[Filter, bool]:
    """The other cards that alone summon it, and whether it does so itself."""
    if isinstance(which, AnyOf) and which.of[-1] == ~la.OTHER and len(which.of) == 2:
        return which.of[0], True
    return which, False


def _source(item: "la.ByItself | la.Contact") -> str:
    """The places it comes from."""
    where = v.EXTRA if isinstance(item, la.Contact) else item.where
    return listed([name for bit, name in w.PILES.items() if where & bit])


def _goal(item: la.ByItself, telling: Telling) -> str:
    """Where the monster goes, and in which position."""
    text = " to your opponent's field" if item.whose == v.OPPONENT else ""
    if item.position in w.POSITIONS:
        text += f" in {w.POSITIONS[item.position]}"
    if item.linked is not None:
        nouns = noun(item.linked & la.Type(v.LINK), telling, v.MZONE)
        text += f" to {_WHOSE[item.whose]} zone {nouns.one} points to"
    if isinstance(item.zones, la.Beside):
        beside = noun(item.zones.filter, telling, v.MZONE).one
        text += f" to your Main Monster Zone, adjacent to {beside} you control or in its column"
    elif isinstance(item.zones, la.InColumn):
        text += " in that column"
    elif isinstance(item.zones, la.Zones):
        text += f" to your {w.NAMED_ZONES[item.zones.mask]}"
    return text


def _later(item: la.ByItself, card: la.Card, telling: Telling) -> list[str]:
    """What holds once the monster was summoned this way, and how often that may be."""
    lines = []
    if _NO_NORMAL in item.cost:
        lines.append("You cannot Normal Summon/Set the turn you Special Summon this card.")
    after = [step for step in item.after if not isinstance(step, la.Mark)]
    lines += [sentence(f"if Summoned this way, {told((step,), telling)}") for step in after]
    if item.once:
        lines.append(f'You can only Special Summon "{card.name}" once per turn this way.')
    return lines


# No Normal Summon or Set in the turn of it: a condition and a cost.
_NONE_BEFORE: Final = la.ThisTurn("normal-set", la.MONSTER, most=0)
_NO_NORMAL: Final = la.Ban(("normal-summon", "set"), la.MONSTER)


def _without_ban(item: "la.ByItself | la.Contact") -> "la.ByItself | la.Contact":
    """The way without what a sentence after it says."""
    if isinstance(item, la.Contact) or _NO_NORMAL not in item.cost:
        return item
    return replace(
        item, condition=tuple(part for part in item.condition if part != _NONE_BEFORE),
        cost=tuple(step for step in item.cost if step != _NO_NORMAL),
    )  # fmt: skip


def _usual(card: la.Card, own: bool) -> str:
    """The summon of its kind, if the monster may be summoned so beside its own ways, if any."""
    for item in card.procedures:
        if isinstance(item, la.FusionMaterials) and item.by_effect:
            return f"Fusion Summoned{' with the above Fusion Materials' * item.exact}{_from(item)}"
        if isinstance(item, (la.LinkSummon, la.XyzSummon, la.SynchroSummon)):
            return f"{item.kind.removesuffix('Summon')} Summoned"
    kinds = [bit for bit in _OWN_KINDS if card.type & bit]
    return f"{w.TYPES[kinds[0]]} Summoned" if kinds and not own else ""


def _from(item: la.FusionMaterials) -> str:
    """From where alone the materials come."""
    if not item.only:
        return ""
    if item.each:
        return (
            " using only Fusion Materials from your hand and field, with at least 1 monster from "
            "each"
        )
    return " using only monsters in your hand and/or field"


def _how(item: "la.ByItself | la.Contact", card: la.Card, names: Names, must: bool) -> str:
    """At which cost; if it `must` be summoned so, where to and under which condition too."""
    if isinstance(item, la.Contact):
        return _contact(item)
    # What never goes to the hand from the field, or to the Main Deck, pays no cost by it.
    back = any(
        isinstance(step, la.AddToHand) or (isinstance(step, la.ToDeck) and to_main_deck(step.what))
        for step in item.cost
    )
    never = v.TOKEN | (v.EXTRA_DECK_TYPES if back else v.PENDULUM)
    telling = Telling(names, card, v.HAND, cost=True, implied=never,
                      apart=True)  # fmt: skip
    held = " and ".join(condition(part, telling) for part in item.condition) if must else ""
    goal = _goal(item, telling)
    cost = ""
    if item.cost:
        cost = f"by {_paid(item.cost, telling)}"
        if item.whose == v.OPPONENT:
            cost = cost.replace("your opponent controls", "they control")
        if item.position in w.POSITIONS or held:
            cost = f", {cost}"
    if held.startswith("you have ") and not cost:
        held = f"by having {held.removeprefix('you have ')}"
    elif held.startswith("you control ") and not cost:
        held = f"by controlling {held.removeprefix('you control ')}"
    elif held:
        held = f"while {held}"
    return " ".join(part for part in (goal.strip(), held, cost) if part).replace(" , ", ", ")


def _paid(steps: tuple[Node, ...], telling: Telling) -> str:
    """What is done as a cost; what is done to several cards is said once."""
    said, used = of_several(steps, telling)
    if used:
        verb, rest = said.split(" ", 1)
        return f"{w.GERUNDS[verb]} {rest}"
    clauses = [clause(step, telling) for step in steps]
    found = clauses[:1]
    for one in clauses[1:]:
        if found[-1].joins(one):
            found[-1] = found[-1].with_more(one)
        else:
            found.append(one)
    return " and ".join(one.gerund for one in found)


def _contact(item: la.Contact) -> str:
    """What is done with the materials of a Contact Fusion."""
    cards = "cards" if item.places & v.SZONE else "monsters"
    where = f"from {spots(item.places, v.YOU, True)}"
    if item.whose == v.EITHER:
        where = "from either field" if item.places & v.SZONE else "from any Monster Zones"
    elif not item.places & ~v.FIELD_PLACES:
        where = "you control"
    verb, end = _CONTACT[item.into]
    return f"by {verb} the above {cards} {where}{end}"


def _can(item: "la.ByItself | la.Contact", card: la.Card, names: Names) -> list[str]:
    """A way of its own beside the usual ones."""
    telling = Telling(names, card, v.HAND, cost=True, implied=v.TOKEN | v.PENDULUM)
    if isinstance(item, la.Contact):
        return [sentence(f"you can Special Summon this card (from your Extra Deck) "
                         f"{_contact(item)}")]  # fmt: skip
    way = _without_ban(item)
    assert isinstance(way, la.ByItself)
    held = [condition(part, telling) for part in way.condition]
    if isinstance(way.zones, la.InColumn):
        held.append(f"{way.zones.least} or more cards are in the same column")
    text = f"you can Special Summon this card (from your {_source(item)})"
    if held:
        text = f"if {' and '.join(held)}, {text}"
    text = f"{text} {_how(way, card, names, False)}".rstrip().replace(" , ", ", ")
    if way.banished:
        text += ", but banish it when it leaves the field"
    return [sentence(text), *_later(item, card, telling)]


_WITH_A_LEVEL_OF_THEIRS: Final = {la.MONSTER, la.Between("level", 1), ~la.State("owned")}


def _treated(way: la.XyzSummon | la.SynchroSummon, card: la.Card, names: Names) -> str:
    """What is used as if it were a Tuner, or of the Level that is asked for."""
    if isinstance(way.treated, AllOf) and {*way.treated.of} == _WITH_A_LEVEL_OF_THEIRS:
        return (
            "For this card's Xyz Summon, you can treat monsters with a Level owned by your "
            f"opponent you control as Level {card.level} monsters for material."
        )
    nouns = noun(way.treated or ANY, Telling(names, card), v.MZONE, "monster")
    if isinstance(way, la.SynchroSummon):
        which = nouns.counted("1", False)
        as_ = f"Level {way.treated_level} Tuner" if way.treated_level else "Tuner"
        return f"For this card's Synchro Summon, you can treat {which} you control as a {as_}."
    return (
        f"For this card's Xyz Summon, you can treat {nouns.several} you control as Level "
        f"{card.level} monsters for material."
    )


def _onto(item: la.XyzOnto, card: la.Card, names: Names) -> list[str]:
    telling = Telling(names, card)
    nouns = noun(item.onto, telling, v.MZONE)
    when = ["once per turn"] if item.limit else []
    for part in item.condition:
        if isinstance(part, la.During):
            when.append(during((part,)))
        elif isinstance(part, la.ThisTurn) and part.or_last:
            when.append(condition(part, telling))
        else:
            when.append(f"if {condition(part, telling)}")
    this = f'"{card.name}"' if item.limit else "this card"
    numbered = item.limit and not nouns.of[0].quoted
    used = nouns.counted("1", False) if numbered else nouns.one
    return [
        sentence(
            ", ".join(
                [
                    *when,
                    f"you can also Xyz Summon {this} by {_paying(item, telling)}using {used} "
                    f"you control{nouns.but} as material",
                ]
            )
        ),
        "(Transfer its materials to this card.)",
        *[_SILENT] * item.silent,
        *[sentence(f"if you do, {told((step,), telling)}") for step in item.after],
    ]


def _paying(item: la.XyzOnto, telling: Telling) -> str:
    """The card in the hand that it takes."""
    if item.paying is None:
        return ""
    card = noun(item.paying, telling, v.HAND).counted("1", False)
    if item.discarded:
        return f"discarding {card}, then "
    return f"sending {card} from your hand to the GY, then "


_SILENT: Final = "If Summoned this way, the following effect cannot be activated this turn."
