"""Restrictions and effects for the rest of the turn."""

from collections.abc import Callable
from typing import Final

from engine.filters import ANY, AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language.words import Banned
from engine.yugioh.wording import battles
from engine.yugioh.wording import words as w
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.operations import clause, said, statement
from engine.yugioh.wording.phrase import Clause, Telling, Thing
from engine.yugioh.wording.words import listed

# From where nothing may be Special Summoned.
_FROM: Final = {
    v.HAND | v.DECK | v.EXTRA: "from the hand, Deck, or Extra Deck",
    v.DECK | v.EXTRA: "from the Deck or Extra Deck", v.HAND | v.GRAVE: "from the hand or GY",
    v.EXTRA: "from the Extra Deck", v.GRAVE: "from the GYs", v.DECK: "from the Deck",
    v.HAND: "from the hand",
}  # fmt: skip
_REST: Final = "for the rest of this turn"
_UNTIL: Final = {
    "": _REST, "next turn": "until the end of your next turn",
    "opponent's next turn": "until the end of the next turn",
    "duel": "for the rest of this Duel", "its normal summon": "",
    "pendulum summon": f"{_REST}, unless you Pendulum Summon after this effect resolves",
}  # fmt: skip
_UNTIL_THEIRS: Final = "until the end of your opponent's turn"
_ELSEWHERE: Final = {NoneOf(la.InPlace(places)): (places, words) for places, words in _FROM.items()}


def only(item: Filter, telling: Telling) -> tuple[str, str]:
    """From where nothing else may be Special Summoned, and what may."""
    away = [part for part in item.of if part in _ELSEWHERE] if isinstance(item, AnyOf) else []
    if away and isinstance(item, AnyOf):
        places, words = _ELSEWHERE[away[0]]
        rest = tuple(part for part in item.of if part != away[0])
        left = rest[0] if len(rest) == 1 else AnyOf(rest)
        there = v.EXTRA if places == v.EXTRA else 0
        source, nouns = f" {words}", noun(left, telling, there, "monster")
    else:
        source, nouns = "", noun(item, telling, default="monster")
    return source, nouns.several + nouns.but


@clause.register
def _(step: la.OnlySpecialSummon | la.Ban, telling: Telling) -> Clause:
    return forbidden(step, telling, f" {_UNTIL[step.until]}")


def forbidden(step: la.OnlySpecialSummon | la.Ban, telling: Telling, rest: str) -> Clause:
    """What players cannot do; `rest` says for how long, with a space before it."""
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "neither player"}[step.whose]
    can = "can" if step.whose == v.EITHER else "cannot"
    if isinstance(step, la.OnlySpecialSummon):
        source, what = only(step.filter, telling)
        return statement(who, True, can, "", f"Special Summon{source}{rest}, except {what}")
    if step.what == ("effect",):
        return _negated(step, telling, rest)
    if step.what == ("add",):
        whose = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "either player's"}
        subject = f"{rest.strip()}, cards" if rest else "cards"
        added = f"be added from {whose[step.whose]} Main Deck to the hand"
        return statement(subject, True, "cannot", "", added)
    if step.until == "its normal summon":
        return _until_its_summon(step, telling)
    if step.name_of is not None:
        return _with_that_name(step, telling, who, can, rest)
    base, but = _but(step.filter, telling)
    text = _WORDS.get(step.what, _summoned)(base, telling, step.what)
    if step.whose == v.YOU:
        text = text.replace("their ", "your ")
    if step.others:
        text = f"{_summons([w.FORBIDDEN[name] for name in step.what])} other monsters"
    return statement(who, True, can, "", f"{text}{rest}{but}")


def _until_its_summon(step: la.Ban, telling: Telling) -> Clause:
    """What is forbidden with the name of a card that was added until it is Normal Summoned."""
    if step != la.Ban(("activate",), name_of=step.name_of, until=step.until):
        raise TypeError("no words for what is forbidden until then")
    assert step.name_of is not None
    thing(step.name_of, telling)
    return said(
        "you cannot activate the added monster's effects, or the effects of cards with its name, "
        "until you Normal Summon that monster or a card with its name"
    )


@clause.register
def _(step: la.DamageForLeaving, telling: Telling) -> Clause:
    who = thing(step.what, telling).whole
    done = "its controller takes damage equal to its original ATK"
    return said(f"if {who} leaves the field this turn, {done}")


# What cards are not, said by what they are: in Attack Position, Set.
_TURNED: Final = (~la.State("defense-position"), ~la.FACE_UP)


def _but(item: Filter, telling: Telling) -> tuple[Filter, str]:
    """A filter without the kinds of cards that it excepts, and the words for these."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    spared = tuple(part.of for part in parts if isinstance(part, NoneOf) and part not in _TURNED)
    if not spared:
        return item, ""
    if spared == (la.InPlace(v.HAND),):
        return AllOf(tuple(part for part in parts if part != ~spared[0])), ", except from the hand"
    rest = tuple(part for part in parts if not isinstance(part, NoneOf) or part in _TURNED)
    but = noun(AnyOf(spared) if len(spared) > 1 else spared[0], telling, default="card").several
    but = but.replace(" that was ", " that were ")
    return AllOf(rest) if len(rest) > 1 else rest[0] if rest else ANY, f", except {but}"


def _summoned(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    """Forbidden summons, and Sets."""
    any_way = what == w.NO_SUMMONS
    verbs = "Summon" if any_way else _summons([w.FORBIDDEN[name] for name in what])
    parts = item.of if isinstance(item, AllOf) else (item,)
    if what == ("normal-summon", "set") and item == la.MONSTER:
        return verbs
    extra = la.InPlace(v.EXTRA) in parts
    source = next((words for place, words in _FROM.items() if la.InPlace(place) in parts), "")
    left = AllOf(tuple(part for part in parts if not isinstance(part, la.InPlace)))
    which = (
        ""
        if left == AllOf(()) or left == AllOf((ANY,))
        else noun(
            left, telling, v.EXTRA if extra else 0, "card" if "set" in what else "monster"
        ).several
    )
    if not which and what not in (("special-summon",), ("link-summon",)):
        which = "cards" if what == ("set",) else "monsters"
    return " ".join(part for part in (verbs, which, source) if part)


_ON_FIELD: Final[set[Filter]] = {la.InPlace(v.MZONE), la.InPlace(v.FIELD_PLACES)}


def _activated(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    if item == ANY:
        return "activate cards or effects"
    if item == la.OfDeclared() and telling.declared == "of the declared type":
        return "activate cards or effects of that type"
    if item == la.MONSTER:
        return "activate monster effects"
    if isinstance(item, la.InPlace):
        return f"activate card effects in their {w.PILES[item.places]}"
    if item == la.MONSTER & la.InPlace(v.GRAVE | v.BANISHED):
        return "activate the effects of monsters in the GY or banishment"
    if isinstance(item, AllOf) and la.InPlace(v.GRAVE) in item.of:
        there = AllOf(tuple(part for part in item.of if part != la.InPlace(v.GRAVE)))
        return f"activate the effects of {noun(there, telling, default='card').several} in the GY"
    if isinstance(item, AllOf) and (_ON_FIELD & set(item.of)):
        there = AllOf(tuple(part for part in item.of if part not in _ON_FIELD))
        nouns = noun(there, telling, default="card")
        there_are = f"activate the effects of {nouns.several} on the field"
        return " ".join([there_are, *nouns.about.measured])
    if item == la.MONSTER & la.InPlace(v.HAND):
        return "activate monster effects in the hand"
    nouns = noun(item, telling, default="card")
    cards = " ".join([nouns.several, *nouns.about.measured])
    if la.MONSTER in getattr(item, "of", ()):
        return f"activate the effects of {cards}"
    return f"activate {cards}, or the effects of {cards},"


def _played(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    nouns = noun(item, telling, default="card")
    return f"activate {nouns.of[0].singular} Cards" if isinstance(item, la.Type) else (
        f"activate {nouns.several}")  # fmt: skip


def _drawn(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    return "draw cards by card effects"


def _searched(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    return "add cards from their Deck to their hand except by drawing them"


def _as_material(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    return f"use {noun(item, telling, default='monster').several} as Link Material"


def _banished(item: Filter, telling: Telling, what: tuple[Banned, ...]) -> str:
    return "banish cards"


_WORDS: Final[
    dict[tuple[Banned, ...], Callable[[Filter, Telling, tuple[Banned, ...]], str]]
] = {
    ("activate",): _activated, ("activate-card",): _played, ("draw",): _drawn,
    ("search",): _searched, ("link-material",): _as_material, ("banish",): _banished,
}  # fmt: skip


def _with_that_name(step: la.Ban, telling: Telling, who: str, can: str, rest: str) -> Clause:
    """What cannot be done with cards of the name of one that was spoken of."""
    verbs = [w.FORBIDDEN[name] for name in step.what]
    cards = noun(step.filter, telling, default="card").several
    if step.what == ("activate",):
        what = (
            "the effects of monsters"
            if step.filter == la.MONSTER
            else (f"{cards}, or the effects of {cards},")
        )
        text = f"activate {what} with that name{rest}"
        return statement(who, True, can, "", text)
    effects = ""
    if "activate" in step.what:
        verbs.remove("activate")
        effects = f", nor activate their {'monster ' if cards == 'monsters' else ''}effects"
    text = f"{_summons(verbs)} {cards} with that name{effects}"
    return statement(f"{rest.strip()}, {who}", True, can, "", text)


def _summons(verbs: list[str]) -> str:
    """Forbidden summons: a Normal Summon and a Set are one thing."""
    if verbs == ["Normal Summon", "Special Summon"]:
        return "Normal or Special Summon"
    if "Normal Summon" in verbs and "Set" in verbs:
        verbs = ["Normal Summon/Set", *(verb for verb in verbs if verb.startswith("Special"))]
    return listed(verbs)


def _negated(step: la.Ban, telling: Telling, rest: str) -> Clause:
    nouns = noun(step.filter, telling, default="card")
    cards = f"{nouns.several}{nouns.about.held}"
    if step.name_of is None and la.OfDeclared() in step.filter.walk():
        return Clause("negate", tail=f"the effects of all {cards} while they are on the field")
    if step.until == "pendulum summon" and step.filter == la.InPlace(v.PZONE):
        where = "the effects of any cards in your Pendulum Zones"
        return statement(where, True, "are", "are", f"negated{rest}")
    if step.name_of is None:
        on_field = "" if rest else " on the field"
        side = {v.YOU: " you control", v.OPPONENT: " your opponent controls", v.EITHER: on_field}
        which = f"{cards}{side[step.whose]}{nouns.but.removeprefix(nouns.about.held)}"
        when = "negated this turn" if rest else "negated"
        return statement(f"the effects of {which}", True, "are", "are", when)
    end = (
        f", as well as the activated effects and effects on the field of {cards} with the same "
        "original name, until the end of this turn"
    )
    return Clause("negate", (Thing("its effects"),), "", end)


@clause.register
def _(step: la.BanishInstead, telling: Telling) -> Clause:
    until = "until the end of the next turn" if step.until else "for the rest of this turn"
    return Clause(f"{until}, {banished_instead(step, telling)}")


def banished_instead(step: la.BanishInstead, telling: Telling) -> str:
    """ "any monster sent from the hand to the GY is banished instead" """
    nouns = noun(step.filter, telling, default="card")
    if len(nouns.of) > 1 or nouns.but:
        raise TypeError("no words for such cards")
    source = ""
    if step.from_:
        names = spots(step.from_, v.YOU).removeprefix("your ").replace("Deck", "Main Deck")
        source = f" from the {names.replace('Extra Main Deck', 'Extra Deck')}"
    owner = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "the"}[step.whose]
    one = f"{nouns.of[0].singular}{nouns.of[0].after}"
    return f"any {one} sent{source} to {owner} GY is banished instead"


@clause.register
def _(step: la.ReduceDamage, telling: Telling) -> Clause:
    return less_damage(step, f"{_UNTIL_THEIRS if step.until == 'next turn' else _REST}, ")


def less_damage(step: la.ReduceDamage, rest: str) -> Clause:
    """That a player takes less damage; `rest` says for how long, and stands before it."""
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "either player"}[step.whose]
    several = step.whose == v.YOU
    if step.to == "none" and step.whose == v.EITHER:
        return statement(f"{rest}neither player", False, "take", "takes", "damage")
    if step.to == "none":
        return statement(f"{rest}{who}", several, "take", "takes", "no damage")
    take = "take" if several else "takes"
    if step.to == "none of theirs":
        if not several:
            raise TypeError("no words for whose damage that is")
        effects = "no effect damage from your opponent's card effects"
        return statement(f"{rest}you", True, "take", "takes", effects)
    return statement(f"{rest}any damage {who} {take}", False, "is", "is", "halved")


@clause.register
def _(step: la.NegateColumn, telling: Telling) -> Clause:
    return statement(
        f"{_REST} all other Spell/Trap effects in this column", True, "are", "are", "negated"
    )


@clause.register
def _(step: la.EffectsUnnegated, telling: Telling) -> Clause:
    who = noun(step.filter, telling).several
    return Clause(f"this turn, activated effects of {who} cannot be negated")


@clause.register
def _(step: la.EffectsUnanswered, telling: Telling) -> Clause:
    who = noun(step.filter, telling).of[0].singular
    return Clause(
        "your opponent cannot activate cards or effects in response to the activation of your "
        f"{who} effects {_REST}"
    )


@clause.register
def _(step: la.ActivateOnlyOne, telling: Telling) -> Clause:
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "each player"}[step.whose]
    kind = noun(step.filter, telling).of[0].singular
    return Clause(f"{who} can only activate 1 {kind} Card {_REST}")


@clause.register
def _(step: la.TributeOneOfTheirs, telling: Telling) -> Clause:
    return Clause(
        "once during this turn, if you would Tribute a monster for a Tribute Summon, you can "
        "Tribute 1 monster your opponent controls even though you do not control it"
    )


@clause.register
def _(step: la.SummonOnlyOnce, telling: Telling) -> Clause:
    who = {v.YOU: "you", v.OPPONENT: "your opponent", v.EITHER: "each player"}[step.whose]
    return Clause(f"{who} can only Normal or Special Summon once {_REST}")


@clause.register
def _(step: la.NormalDraw, telling: Telling) -> Clause:
    return Clause(
        "draw", tail=f"{step.count} cards instead of 1 for your normal draw during your Draw Phase"
    )


@clause.register
def _(step: la.NotNextTurn, telling: Telling) -> Clause:
    return statement("this card", False, "cannot", "cannot", "use this effect next turn")


@clause.register
def _(step: la.Protect, telling: Telling) -> Clause:
    return Clause(step.text)


@clause.register
def _(step: la.InBattleThisTurn, telling: Telling) -> Clause:
    return Clause(in_battle(step, telling, _WHEN[step.until]))


_WHEN: Final = {
    "next turn": "until the end of your opponent's turn", "end": "this turn",
    "": "while it is face-up",
}  # fmt: skip


def in_battle(step: la.InBattleThisTurn, telling: Telling, when: str) -> str:
    """A rule of battles, of the monsters meant, and when it holds."""
    if "{}" not in battles.IN_BATTLE[step.how]:
        return f"{battles.in_battle(step.how, '', False)} {when}"
    who = thing(step.what, telling)
    several = who.spoken.several
    text = battles.in_battle(step.how, who.whole, several)
    return f"{text} {when}{who.end}"


def forbidden_all_turn(step: la.OnlySpecialSummon | la.Ban, telling: Telling) -> str:
    """A restriction that also looks back: "You cannot draw … the turn you activate this card"."""
    text = str(forbidden(step, telling, ""))
    return f"{text}," if ", except " in text else text
