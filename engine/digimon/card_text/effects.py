"""An effect: its icons, what it waits for, its conditions, what it does."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.conditions import TRASHED, conditions
from engine.digimon.card_text.events import events
from engine.digimon.card_text.would import would
from engine.digimon.card_text.modifiers import keyword_of
from engine.digimon.card_text.nouns import noun
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.statements import standing
from engine.digimon.card_text.steps import BULLET, steps
from engine.digimon.card_text.tokens import NotUnderstood, Reader, icon, named
from engine.digimon.language import card as c
from engine.digimon.language import operations as op
from engine.effects import Node, rebuilt, walk

_TIMINGS: Final = {
    "On Play": c.ON_PLAY, "When Digivolving": c.WHEN_DIGIVOLVING,
    "When Attacking": c.WHEN_ATTACKING, "On Deletion": c.ON_DELETION,
    "End of Attack": c.END_OF_ATTACK, "When Moving": c.WHEN_MOVING,
    "When Linking": c.WHEN_LINKING, "Start of Your Turn": c.START_OF_YOUR_TURN,
    "Start of Opponent's Turn": c.START_OF_OPPONENTS_TURN,
    "Start of Your Main Phase": c.START_OF_YOUR_MAIN_PHASE,
    "Start of Opponent's Main Phase": c.START_OF_OPPONENTS_MAIN_PHASE,
    "End of Your Turn": c.END_OF_YOUR_TURN, "End of Opponent's Turn": c.END_OF_OPPONENTS_TURN,
    "End of All Turns": c.END_OF_ALL_TURNS,
}  # fmt: skip
_TURNS: Final = {"Your Turn": v.YOU, "Opponent's Turn": v.OPPONENT, "All Turns": v.EITHER}
_LIMITS: Final = {"Once Per Turn": 1, "Twice Per Turn": 2}
_PLACES: Final = {"Hand": v.HAND, "Trash": v.TRASH, "Breeding": v.BREEDING}
_KINDS: Final[dict[str, type[c.Effect]]] = {
    "Main": c.Main, "Security": c.Security, "Counter": c.Counter,
}  # fmt: skip


@dataclass
class Icons:
    """What stands before the words of an effect."""

    timings: list[c.Event] = field(default_factory=list)
    turn: int | None = None
    limit: int = 0
    where: int = 0
    kinds: list[str] = field(default_factory=list)


def icons(reader: Reader) -> Icons:
    """The icons at the beginning of an effect."""
    found = Icons()
    while True:
        text = named(reader.peek())
        if text in _TIMINGS:
            found.timings.append(_TIMINGS[text])
        elif text in _TURNS:
            if found.turn is not None:
                raise reader.lost("one turn")
            found.turn = _TURNS[text]
        elif text in _LIMITS:
            found.limit = _LIMITS[text]
        elif text in _PLACES:
            found.where |= _PLACES[text]
        elif text in _KINDS:
            found.kinds.append(text)
        else:
            return _face_up(found)
        reader.next += 1


def _face_up(found: Icons) -> Icons:
    """[Security] before a turn, or the beginning or end of one, says where the card lies."""
    at = all(on.what in c.PLAYER_EVENTS for on in found.timings)
    if found.kinds == ["Security"] and (found.turn is not None or (found.timings and at)):
        found.kinds, found.where = [], found.where | v.SECURITY
    return found


def effect(text: str, this: str) -> tuple[Node, ...]:
    """What one effect says, with its icons; keywords alone may be several. Raises NotUnderstood."""
    reader = Reader(text)
    try:
        return _effect(reader, this)
    except NotUnderstood as why:
        raise (reader.furthest or (0, why))[1] from None


def _effect(reader: Reader, this: str) -> tuple[Node, ...]:
    reading = Reading(reader, this, quoted=lambda words: effect(words, "Digimon"))
    found = icons(reader)
    if found == Icons() or (found.where == v.HAND and found.kinds == ["Counter"]):
        alone = reading.attempt(lambda reading: _keywords(reading, found))
        if alone is not None:
            return alone
    if not (found.timings or found.kinds or found.turn is not None):
        return (_without_icons(reading, found),)
    if found.timings and found.kinds in (["Main"], ["Counter"]) and found.turn is None:
        return (_also(reading, found),)
    if len(found.kinds) > 1 or (found.kinds and found.timings):
        raise reader.lost("one kind of effect")
    if found.kinds:
        return (_activated(reading, found, _KINDS[found.kinds[0]]),)
    if found.timings:
        if found.turn is not None:
            raise reader.lost("a timing or a turn")
        reading.event, reading.own_event = this, True
        reading.timings = tuple(on.what for on in found.timings)
        return (_done(reading, found, c.Trigger, on=_timed(found)),)
    return _halves(reading, found) or _in_turn(reading, found)


def _halves(reading: Reading, found: Icons) -> tuple[Node, ...]:
    """ "[Once Per Turn] When A, X. When B, Y.": two effects with one limit; () for any other."""
    reader = reading.reader
    words = reader.words
    ends = [at for at in range(reader.next + 1, len(words))
            if (words[at - 1].text, words[at].text) == (".", "When")]  # fmt: skip
    if not found.limit or not reader.comes("When") or len(ends) != 1:
        return ()
    (end,) = ends
    other = Reading(reader, reading.this, quoted=reading.quoted)
    reader.words = words[:end]
    (one,) = _in_turn(reading, found)
    reader.words, reader.next = words, end
    (two,) = _in_turn(other, found)
    if not isinstance(one, c.Trigger) or not isinstance(two, c.Trigger):
        raise reader.lost("two effects that trigger")
    return one, replace(two, shares=True)


def _timed(found: Icons) -> c.Event | c.Events:
    return found.timings[0] if len(found.timings) == 1 else c.Events(tuple(found.timings))


def _also(reading: Reading, found: Icons) -> Node:
    """ "[When Digivolving] [Main] [Once Per Turn]": one effect, with nothing of an event in it."""
    effect_ = _done(reading, found, c.Trigger, on=_timed(found), **{found.kinds[0].lower(): True})
    if any(isinstance(one, (la.EventCards, la.EventWas)) for one in walk(effect_)):
        raise reading.reader.lost("what does not speak of the event")
    return effect_


def _keywords(reading: Reading, found: Icons) -> tuple[Node, ...]:
    """Keyword effects alone on a line."""
    reader = reading.reader
    every: list[Node] = []
    while icon(reader.peek()):
        one = keyword_of(icon(reader.peek()))
        if one is None or one.name in ("Blitz", "Save", "Mind Link"):
            raise reader.lost("a keyword effect")
        if one.name.startswith("Blast") != (found.where == v.HAND and not every):
            raise reader.lost("[Hand] [Counter] with <Blast Digivolve> alone")
        reader.next += 1
        reader.take(".") or reader.take(",")
        every.append(one)
    if not every:
        raise reader.lost("a keyword effect")
    reader.end()
    return tuple(every)


def _activated(reading: Reading, found: Icons, kind: type[c.Effect]) -> Node:
    reader = reading.reader
    if found.turn is not None:
        raise reader.lost("[Main] or [Security] without a turn")
    if kind is c.Main and icon(reader.peek()) == "Mind Link":
        return _mind_link(reading, found)
    if kind is c.Main and icon(reader.peek()) == "Delay":
        reader.next += 1
        reader.take(".")
        reader.expect(BULLET)
        return _done(reading, found, c.Delay)
    return _done(reading, found, kind)


def _mind_link(reading: Reading, found: Icons) -> Node:
    """ "<Mind Link> with 1 of your Digimon with the [X] trait" (rule 16-28)."""
    reader = reading.reader
    reader.next += 1
    reader.expect("with", "1", "of", "your")
    what = noun(reading)
    reader.take(".")
    reader.end()
    if what.card or found.limit or found.where:
        raise reader.lost("a Digimon")
    return c.Keyword("Mind Link", cards=(what.filter,))


def _ends_battle(part: Node) -> bool:
    return isinstance(part, op.Pending) and part.at == "battle"


def _without_icons(reading: Reading, found: Icons) -> Node:
    """What says itself when it works: the colours of an Option, a cost, being trashed."""
    reader = reading.reader
    if reader.comes("While"):
        reader.next += 1
        held = conditions(reading)
        reader.expect(",", "you", "can", "ignore", "this", "card's", "color", "requirements", ".")
        reader.end()
        return c.IgnoreColors(held)
    if reader.take_words("You can ignore this card's color requirements ."):
        reader.end()
        return c.IgnoreColors(())
    reader.expect("When")
    about = reading.attempt(would)
    in_hand = about is not None and (about.what, about.where) == ("digivolve", v.HAND)
    if about is not None and (about.what in ("play", "use") or in_hand):
        reader.expect(",")
        return _filled(reading, found, about)
    reading.would = ""
    on = events(reading)
    of = on.of if isinstance(on, c.Events) else (on,)
    if any(one.what not in (*c.TRASHED, "option-trashed") for one in of):
        raise reader.lost("an effect without icons")
    reader.expect(",")
    return _done(reading, found, c.Trigger, on=on)


def _in_turn(reading: Reading, found: Icons) -> tuple[Node, ...]:
    """[Your Turn], [Opponent's Turn], [All Turns]: a trigger, or what lasts."""
    reader = reading.reader
    assert found.turn is not None
    if reader.take("Suspending", "this", "Tamer", "when"):
        return (_reach(reading, found),)
    if reader.take("When"):
        about = reading.attempt(would)
        if about is not None:
            reader.expect(",")
            return (_filled(reading, found, about),)
        reading.would = ""
        on = events(reading)
        if found.turn == v.EITHER and isinstance(on, c.Event) and on == c.ON_DELETION:
            on = c.Event("deleted", la.THIS_ONE)  # not that timing (rule 15-16-8)
        reading.happened = on.what if isinstance(on, c.Event) else None
        if not reader.take("."):
            reader.expect(",")
        return (_done(reading, found, c.Trigger, on=on),)
    if found.limit:
        raise reader.lost("when it triggers")
    held: tuple[Node, ...] = ()
    if reader.take("While") or reader.take("If"):
        held = conditions(reading)
        reader.expect(",")
        reading.own_event, reading.event = True, reading.this
    given, to, having = standing(reading)
    held = (*held, *having)
    reader.take(".")
    reader.end()
    what = given[0] if len(given) == 1 else given
    return (c.Static(what, to, held, found.turn, found.where),)


def _reach(reading: Reading, found: Icons) -> Node:
    """ "a Digimon card would be played lets cards from under your Tamers be placed …"."""
    reader = reading.reader
    reader.expect("a")
    who = noun(reading)
    reader.expect("would", "be", "played", "lets")
    under: int = la.ANY_NUMBER
    trash = 0
    one = False
    if reader.take_words("1 card from under your Tamers and 1 card from your trash"):
        under, trash = 1, 1
    elif reader.take_words("cards from under a single Tamer"):
        one = True
    elif not reader.take_words("cards from under your Tamers"):
        raise reader.lost("from where")
    reader.expect("be", "placed", "for", "its", "DigiXros")
    reader.take(".")
    reader.end()
    if found.turn is None or not who.card or found.limit or reading.this != "Tamer":
        raise reader.lost("which card")
    what = c.DigiXrosFrom(who.filter, under, trash, one)
    return c.Static(what, la.THIS, (), found.turn, found.where)


def _filled(reading: Reading, found: Icons, about: c.Would) -> Node:
    """An immediate effect, with what it does."""
    held, do = _body(reading)
    if not any(isinstance(one, (op.Prevent, op.ReduceCost)) for step in do for one in step.walk()):
        if about.what in ("play", "use", "digivolve") and la.EventCause() not in walk(do):
            raise reading.reader.lost("a cost that is reduced")
    turn = v.EITHER if found.turn is None else found.turn
    return replace(about, condition=(*about.condition, *held), do=do, turn=turn,
                   limit=found.limit, where=about.where | found.where)  # fmt: skip


def _done(reading: Reading, found: Icons, kind: Any, **more: Any) -> Node:
    """An effect of this kind, with what it does."""
    before = reading.held
    held, do = _body(reading)
    held = (*before, *held)
    # Of a battle with a Security Digimon only its [Security] effect speaks.
    if kind is not c.Security and any(_ends_battle(part) for part in walk(do)):
        raise reading.reader.lost("[Security]")
    later = [one for one in walk(do) if isinstance(one, op.Pending)]
    if kind is c.Security and any(la.THIS in walk(one.do) for one in later):
        raise reading.reader.lost("a card that is on the field by then")
    turn = v.EITHER if found.turn is None else found.turn
    made: Node = kind(
        do=do, condition=held, turn=turn, limit=found.limit, where=found.where, **more
    )
    return made


def _body(reading: Reading) -> tuple[tuple[Node, ...], tuple[Node, ...]]:
    """The conditions of the whole effect, and its steps."""
    do = _named(reading, steps(reading))
    reading.reader.end()
    held: list[Node] = []
    # A condition of the only step is one of the whole effect (rule 15-6-3).
    while len(do) == 1 and isinstance(do[0], op.If) and not _stays(do[0]):
        held.append(do[0].condition)
        do = do[0].do
    if not do:
        raise reading.reader.lost("what it does")
    if any(_unseen(one) for one in walk(do)):
        raise reading.reader.lost("a card of a hand that is seen, or that its player chooses")
    return tuple(held), do


def _unseen(item: object) -> bool:
    """Whether a card of the opponent's hand is chosen, which the player does not see."""
    return (isinstance(item, la.Choose) and bool(item.areas & v.HAND)
            and item.whose == v.OPPONENT and item.by == v.YOU)  # fmt: skip


def _named(reading: Reading, do: tuple[Node, ...]) -> tuple[Node, ...]:
    """The steps; the only choice of a card to trash has a name if a condition asks for it."""
    if la.Chosen(TRASHED) not in walk(do):
        return do
    trashed = [one for one in walk(do) if isinstance(one, op.Trash)]
    if len(trashed) != 1 or not isinstance(trashed[0].what, la.Choose) or trashed[0].what.most != 1:
        raise reading.reader.lost("one card that was trashed")
    named = op.Trash(replace(trashed[0].what, name=TRASHED))
    made: tuple[Node, ...] = rebuilt(do, lambda one: named if one == trashed[0] else one)
    return made


def _stays(step: op.If) -> bool:
    """Whether a step is more than a condition: two cases, or <Delay>."""
    return bool(step.otherwise) or step.condition == la.Is(~la.PLACED_THIS_TURN)


__all__ = ["effect"]
