"""Some of several cards, at least one, and one of two cards with something done to the other."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.meant import thing
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.words import listed


def up_to_each(step: la.OneOf, telling: Telling) -> str:
    """ "up to 1 \"A\" monster and up to 1 \"B\" monster": every set of some steps is an option."""
    single = [option[0] for option in step.options if len(option) == 1]
    single = [one for one in single if not isinstance(one, la.OneOf)]
    if len(single) < 2 or step != la.some_of(tuple(single)):
        return ""
    banished = [one.what for one in single if isinstance(one, la.Banish)]
    whose = {getattr(what, "whose", 0) for what in banished}
    if len(banished) == len(single) and whose == {v.OPPONENT}:
        return _from_each(banished)
    if from_places := _from_each_place(single, telling):
        return from_places
    if not any(all(isinstance(one, kind) for one in single) for kind in _EACH):
        raise TypeError("no words for some of these steps")
    found = clause(single[0], telling)
    for one in single[1:]:
        found = found.with_more(clause(one, telling))
    things = tuple(replace(one, text=f"up to {one.text}") for one in found.things)
    return str(replace(found, things=things))


def _from_each_place(single: Sequence[Node], telling: Telling) -> str:
    """ "Special Summon up to 1 \"A\" monster each from your hand, Deck, and GY" """
    chosen = [one.what for one in single if isinstance(one, la.SpecialSummon)]
    places = [what.places for what in chosen if isinstance(what, la.Choose)]
    names = {v.HAND: "hand", v.DECK: "Deck", v.GRAVE: "GY"}
    if len(places) < len(single) or len(set(places)) < len(places) or not set(places) <= set(names):
        return ""
    item = chosen[0].filter if isinstance(chosen[0], la.Choose) else ANY
    if list(single) != [la.SpecialSummon(la.Choose(item, one)) for one in places]:
        return ""
    monster = noun(item, telling, default="monster").counted("up to 1", False)
    where = listed([names[one] for one in places], "and")
    return f"Special Summon {monster} each from your {where}"


_EACH: Final = (la.AddToHand, la.SendToGrave, la.SpecialSummon)


def _from_each(banished: list[Node]) -> str:
    """ "banish up to 1 card each from your opponent's hand, field, and GY" """
    names = {v.HAND: "hand", v.FIELD_PLACES: "field", v.GRAVE: "GY"}
    places = [getattr(what, "places", 0) for what in banished]
    plain = [la.Random(places=one, whose=v.OPPONENT) if one == v.HAND
             else la.Choose(ANY, one, whose=v.OPPONENT) for one in places]  # fmt: skip
    if banished != plain or not set(places) <= set(names):
        raise TypeError("no words for these cards")
    random = " (the card in the hand is chosen at random)" if v.HAND in places else ""
    where = listed([names[one] for one in places], "and")
    return f"banish up to 1 card each from your opponent's {where}{random}"


def and_the_other(step: la.OneOf, telling: Telling) -> str:
    """ "Special Summon either that monster or this card, and banish the other" """
    summoned, others = [], []
    for option in step.options:
        if len(option) != 2 or not isinstance(option[1], la.IfDone) or len(option[1].do) != 1:
            return ""
        if not isinstance(option[0], la.SpecialSummon):
            return ""
        summoned.append(option[0])
        others.append(option[1].do[0])
    cards = [one.what for one in summoned]
    if len(cards) != 2 or [getattr(one, "what", None) for one in others] != cards[::-1]:
        return ""
    if replace(others[0], what=la.SELF) != replace(others[1], what=la.SELF):
        return ""
    targeted = len(telling.targets) == 2 and all(isinstance(one, la.Chosen) for one in cards)
    told_as = [thing(one, telling).text for one in cards]
    done = clause(replace(others[0], what=la.SELF), telling)
    tail = f" {done.tail}" if done.tail else ""
    if targeted:
        return f"Special Summon 1, and if you do, {done.verb} the other{tail}"
    return f"Special Summon either {told_as[0]} or {told_as[1]}, and {done.verb} the other{tail}"


def of_several(steps: Sequence[Node], telling: Telling) -> tuple[str, int]:
    """What is done in one go to cards that are chosen apart, and how many steps that are."""
    first = steps[0]
    if isinstance(first, la.Discard) and first.what == la.Each(
        places=v.HAND, whose=v.EITHER, name=getattr(first.what, "name", "")
    ):
        name, own = first.what.name, la.State("owned")
        drawn = la.Draw(la.HowMany(name, own)), la.Draw(la.HowMany(name, ~own), v.OPPONENT)
        if tuple(steps[1:]) != (la.Then(drawn),):
            raise TypeError("no words for discarding both hands")
        return (
            "both players discard as many cards as possible from their hands, then each player "
            "draws the same number of cards they discarded", 2,
        )  # fmt: skip
    sent = _sent_for_each_other(steps)
    if sent:
        return sent, 2
    if isinstance(first, la.ChangeStats) and isinstance(first.to, la.LevelOf):
        if tuple(steps[:4]) == la.as_that_monster(first.to.of):
            return (
                "until the end of this turn, this card's Attribute, Level and ATK/DEF become the "
                f"same as {thing(first.to.of, telling).possessive}", 4,
            )  # fmt: skip
    if len(steps) > 1 and isinstance(first, la.Take) and isinstance(first.what, la.EventCards):
        if first.what.every:
            return _unlike_the_activated(first.what, steps[1], telling), 2
        return _like_the_destroyed(first.what, steps[1], telling), 2
    if len(steps) < 2 or not isinstance(first, la.Take) or not isinstance(first.what, la.Choose):
        return "", 0
    if len(steps) == 4 and isinstance(steps[2], la.SwitchControl):
        return _each_one_of_theirs(steps), 4
    if isinstance(steps[1], la.IfDone) and isinstance(steps[1].do[0], la.Take):
        pair = _mentioned_pair(first.what, steps[1], telling)
        return pair or _on_each_side(first.what, steps[1], telling), 2
    apart = _levels_apart(steps, telling)
    if apart:
        return apart, 3
    ours, face_up = first.what.name, la.MONSTER & la.FACE_UP
    theirs = getattr(getattr(steps[1], "what", None), "name", "")
    alike = la.MONSTER & la.FACE_UP & la.Like("type", la.Chosen((ours,)))
    if tuple(steps[:3]) != (
        la.Take(la.Choose(face_up, v.MZONE, name=ours)),
        la.Take(la.Choose(alike, v.MZONE, whose=v.OPPONENT, name=theirs)),
        la.Banish(la.Chosen((ours, theirs))),
    ):
        return "", 0
    return "banish 1 monster from both players' fields that have the same Type as each other", 3


def _like_the_destroyed(what: la.EventCards, summon: Node, telling: Telling) -> str:
    """A monster with the original Attribute of one of those that were destroyed."""
    like = la.Like("original attribute", la.Chosen((what.name,)))
    chosen = summon.what if isinstance(summon, la.SpecialSummon) else None
    parts = chosen.filter.of if isinstance(chosen, la.Choose) and isinstance(
        chosen.filter, AllOf
    ) else ()  # fmt: skip
    if not isinstance(summon, la.SpecialSummon) or not isinstance(chosen, la.Choose):
        raise TypeError("no words for what is done with cards of the event")
    if parts[-1:] != (like,):
        raise TypeError("no words for what is done with cards of the event")
    done = clause(replace(summon, what=replace(chosen, filter=AllOf(parts[:-1]))), telling)
    return (
        f"{done}, whose original Attribute matches the original Attribute that 1 of those "
        "destroyed monsters had on the field"
    )


def _sent_for_each_other(steps: Sequence[Node]) -> str:
    """What each player's cards are sent for, and damage for those in the opponent's GY."""
    sent = [node.what for step in steps[:2] for node in step.walk()
            if isinstance(node, la.SendToGrave)]  # fmt: skip
    hurt = [node.amount for step in steps[1:2] for node in step.walk()
            if isinstance(node, la.Damage)]  # fmt: skip
    if len(sent) != 2 or len(hurt) != 1 or not isinstance(hurt[0], la.Times):
        return ""
    mine, theirs = (getattr(what, "name", "") for what in sent)
    if tuple(steps[:2]) != la.sent_for_each_other(mine, theirs, hurt[0].times):
        return ""
    return (
        "send as many cards you control as possible to the GY, except from the Extra Monster Zone, "
        "and if you do, send cards your opponent controls to the GY, up to the number of your "
        f"cards sent to the GY, then, inflict {hurt[0].times} damage to your opponent for each "
        "card sent to their GY by this card's effect"
    )


def _each_one_of_theirs(steps: Sequence[Node]) -> str:
    """One monster of each player, which that player chooses, changes sides."""
    mine, theirs = (getattr(getattr(step, "what", None), "name", "") for step in steps[:2])
    both = la.Chosen((mine, theirs))
    if tuple(steps) != (
        la.Take(la.Choose(la.MONSTER, v.MZONE, name=mine)),
        la.Take(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT, name=theirs, by=v.OPPONENT)),
        la.SwitchControl(both), la.KeepPosition(both, "end"),
    ):  # fmt: skip
        raise TypeError("no words for monsters that change sides so")
    return (
        "each player chooses 1 monster they control and switches control of those monsters with "
        "each other, also those monsters cannot change their battle positions this turn"
    )


def _mentioned_pair(what: la.Choose, then: la.IfDone, telling: Telling) -> str:
    """A monster in the Deck and one that is mentioned on it, which are Special Summoned."""
    other = getattr(then.do[0], "what", None)
    if not isinstance(other, la.Choose) or not isinstance(other.filter, AllOf):
        return ""
    *parts, like = other.filter.of
    if like != la.Like("mentioned", la.Chosen((what.name,))):
        return ""
    one, two = what.name, other.name
    summons = la.IfDone((
        la.SpecialSummon(la.Chosen((one,))), la.SpecialSummon(la.Chosen((two,))),
        la.InEndPhase(la.Chosen((one, two)), "shuffle"),
    ))  # fmt: skip
    plain = la.Choose(what.filter, v.DECK, name=what.name)
    if what != plain or other != la.Choose(other.filter, v.DECK, name=other.name):
        raise TypeError("no words for such monsters")
    if then.do[1:] != (summons,):
        raise TypeError("no words for what is done to a monster and one that is mentioned on it")
    first = noun(what.filter, telling, v.DECK).counted("1", False)
    mentioned = noun(AllOf(tuple(parts)), telling, v.DECK).counted("1 other", False)
    return (
        f"choose {first} from your Deck, then take {mentioned} from your Deck that is mentioned on "
        "that monster, and Special Summon both, but shuffle them into the Deck during the End Phase"
    )


def _unlike_the_activated(what: la.EventCards, step: Node, telling: Telling) -> str:
    """A card without the name of the one whose activation triggered the effect."""
    chosen = getattr(step, "what", None)
    parts = chosen.filter.of if isinstance(chosen, la.Choose) and isinstance(
        chosen.filter, AllOf
    ) else ()  # fmt: skip
    if not isinstance(step, la.AddToHand) or not isinstance(chosen, la.Choose):
        raise TypeError("no words for what is done with cards of the event")
    if parts[-1:] != (~la.Like("name", la.Chosen((what.name,))),):
        raise TypeError("no words for what is done with cards of the event")
    done = clause(replace(step, what=replace(chosen, filter=AllOf(parts[:-1]))), telling)
    return f"{done}, but not a card with the same name as that activated card"


def _on_each_side(what: la.Choose, then: la.IfDone, telling: Telling) -> str:
    """Two monsters with different names, one to each player's field."""
    theirs, mine = getattr(getattr(then.do[0], "what", None), "name", ""), what.name
    parts = what.filter.of if isinstance(what.filter, AllOf) else (what.filter,)
    other = AllOf((*parts, ~la.Like("name", la.Chosen((mine,)))))
    summons = (
        la.SpecialSummon(la.Chosen((mine,)), v.FACEUP_ATTACK),
        la.SpecialSummon(la.Chosen((theirs,)), v.FACEUP_ATTACK, whose=v.OPPONENT),
        la.KeepPosition(la.Chosen((mine, theirs))),
    )
    second = la.Take(la.Choose(other, v.DECK, name=theirs))
    if then != la.IfDone((second, la.IfDone(summons))):
        raise TypeError("no words for monsters that are Special Summoned to different fields")
    if what != la.Choose(what.filter, v.DECK, name=mine):
        raise TypeError("no words for monsters that are Special Summoned to different fields")
    several = noun(what.filter, telling, v.DECK).several
    return (
        f"Special Summon in Attack Position, 2 {several} with different names from your Deck (1 on "
        "each side), but they cannot change their battle positions, and must attack, if able"
    )


def _levels_apart(steps: Sequence[Node], telling: Telling) -> str:
    """ "send 2 monsters you control with a Level difference of 1 to the GY (1 Tuner and …)" """
    chosen = [getattr(step, "what", None) for step in steps[:2]]
    names, filters = [], []
    for what in chosen:
        if not isinstance(what, la.Choose) or not isinstance(what.filter, AllOf):
            return ""
        names.append(what.name)
        filters.append(what.filter.of)
    level = filters[1][-1]
    measured = level.of[0] if isinstance(level, AnyOf) else level
    by = measured.amount if isinstance(measured, la.Measured) else None
    if not isinstance(by, la.Plus):
        return ""
    one, other = (_plain(parts) for parts in (filters[0], filters[1][:-1]))
    if tuple(steps[:3]) != la.levels_apart(one, other, by.number, (names[0], names[1])):
        return ""
    first, second = (noun(item, telling, v.MZONE, "monster").counted("1", False)
                     for item in (one, other))  # fmt: skip
    return (
        f"send 2 monsters you control with a Level difference of {by.number} to the GY ({first} "
        f"and {second})"
    )


def _plain(parts: Sequence[Filter]) -> Filter:
    """What is said of the cards but that they are face-up."""
    kept = [part for part in parts if part != la.FACE_UP]
    found: Filter = kept[0]
    for part in kept[1:]:
        found &= part
    return found
