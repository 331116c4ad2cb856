"""What effects wait for: "one of your Digimon is played", "this Digimon would be deleted"."""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.adjectives import colors, names
from engine.digimon.card_text.nouns import Noun, noun, with_
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.someone import Someone, cause, or_other, someone
from engine.digimon.card_text.trashed import placed_below, trashed
from engine.digimon.card_text.where import owner
from engine.digimon.card_text.tokens import named
from engine.digimon.language import card as c
from engine.digimon.language.words import Cause, Happened, Phase
from engine.effects import walk
from engine.filters import ANY, Filter

_HAPPENS: Final[tuple[tuple[str, Happened], ...]] = (
    ("are played", "played"), ("attack", "attacked"), ("are deleted", "deleted"),
    ("wins a battle", "battle-won"), ("win a battle", "battle-won"),
    ("become suspended", "suspended"), ("suspend", "suspended"),
    ("become unsuspended", "unsuspended"), ("unsuspends", "unsuspended"),
    ("unsuspend", "unsuspended"), ("get linked", "linked"),
    ("leave the battle area", "removed"), ("digivolve", "digivolved"),
    ("move from the breeding area to the battle area", "moved"),
    ("is played", "played"), ("attacks", "attacked"), ("is deleted", "deleted"),
    ("is blocked", "blocked"), ("becomes suspended", "suspended"), ("is suspended", "suspended"),
    ("checks an opponent's security", "security-checked"),
    ("checks your opponent's security stack", "security-checked"),
    ("checks your security stack", "security-checked"),
    ("checks a face-up security card", "security-checked"),
    ("check face-up security cards", "security-checked"),
    ("becomes unsuspended", "unsuspended"), ("leaves the battle area", "removed"),
    ("moves from the breeding area to the battle area", "moved"), ("gets linked", "linked"),
    ("digivolves", "digivolved"),
)  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = ("unsuspend", "main")


def events(reading: Reading) -> c.Event | c.Events:
    """What a trigger waits for, as it follows "when". Raises NotUnderstood."""
    several = reading.attempt(_several)
    if several is not None:
        return several
    found: c.Event | c.Events = event(reading)
    while reading.reader.take("or") or reading.reader.take(",", "or"):
        found = found | event(reading)
    return found


def _several(reading: Reading) -> c.Event | c.Events:
    """ "your other Digimon are played or digivolve, if any of them have the [X] trait" (or "it
    has"): those with the trait are what is waited for.
    """
    reader = reading.reader
    anyone = reader.take("any") or reader.comes("Digimon")
    whose = v.EITHER if anyone else owner(reader)
    if whose is None:
        raise reader.lost("whose")
    what = noun(reading)
    if what.card:
        raise reader.lost("cards on the field")
    played = reader.take("are", "played")
    if played and not reader.take("or", "digivolve"):
        kinds: tuple[Happened, ...] = ("played",)
    else:
        if not played:
            reader.expect("digivolve")
        kinds = ("played", "digivolved") if played else ("digivolved",)
    filter = what.filter
    at = reader.next
    if reader.take(",", "if", "any", "of", "them") or reader.take(",", "if", "it"):
        if reader.take("have") or reader.take("has"):
            held = with_(reading)
            alike = reader.take("or", "are") or reader.take("or", "is")
            filter = filter & (held | colors(reader) if alike else held)
        elif reader.take("are"):
            filter = filter & colors(reader)
        else:
            reader.next = at
    reading.event, reading.own_event, reading.timings = what.head, False, kinds
    found: c.Event | c.Events = c.Event(kinds[0], filter, whose)
    for kind in kinds[1:]:
        found = found | c.Event(kind, filter, whose)
    return found


def event(reading: Reading) -> c.Event:
    """One event. Raises NotUnderstood."""
    return reading.one_of(
        (trashed, _by_effects, _switched, _of_a_player, _played, _placed, _deletes, _option,
         _of_a_card),
        "an event",
    )  # fmt: skip


def _placed(reading: Reading) -> c.Event:
    """ "you place [X] in the battle area"."""
    reader = reading.reader
    reader.expect("you", "place")
    what = names(reader)
    reader.expect("in", "the", "battle", "area")
    reading.event, reading.own_event = "card", False
    return c.Event("option-placed", what)


def _option(reading: Reading) -> c.Event:
    """ "an Option card with the [X] trait is placed in the battle area", "… are trashed"."""
    reader = reading.reader
    whose = v.EITHER
    if reader.take("one", "of", "your") or reader.take("any", "of", "your"):
        whose = v.YOU
    else:
        reader.take("an") or reader.take("a")
    what = noun(reading)
    if la.OPTION not in walk(what.filter):
        raise reader.lost("Option cards")
    kind: Happened = "option-placed"
    if reader.take_words("in the battle area are trashed") or reader.take_words(
        "in the battle area is trashed"
    ):
        kind = "option-trashed"
    elif not reader.take_words("is placed in the battle area") and not reader.take_words(
        "are placed in the battle area"
    ):
        raise reader.lost("what happens to it")
    reading.event, reading.own_event = "card", False
    return c.Event(kind, what.filter, whose)


def _of_a_card(reading: Reading) -> c.Event:
    reader = reading.reader
    who = someone(reading)
    for words, what in _HAPPENS:
        if reader.take_words(words):
            if what == "digivolved":
                return _digivolved(reading, who)
            if what == "attacked" and (reader.take("a", "player") or reader.take("players")):
                reading.held = (la.EventWas("attack-on-player"),)
            elif what == "attacked" and reading.attempt(_at_digimon):
                reading.held = (la.EventWas("attack-on-digimon"),)
            if words == "checks your security stack":
                if who.whose != v.OPPONENT:
                    raise reader.lost("one of your opponent's Digimon")
                reading.checked = True
            if "face-up" in words:
                reading.held = (la.EventWas("face-up"),)
            if what == "linked" and reader.take("to"):
                return c.Event(what, who.filter, who.whose, other=_other(reading))
            if what == "attacked" and reader.take("one", "of", "your"):
                if who.whose != v.OPPONENT:
                    raise reader.lost("one of your opponent's Digimon")
                attacked = noun(reading)
                if attacked.card:
                    raise reader.lost("a card on the field")
                return c.Event(what, who.filter, who.whose, other=attacked.filter)
            if what == "played" and reader.take_words("from digivolution cards"):
                reading.held = (la.EventWas("from-under"),)
            for phase in PHASES:
                if reader.take("during", "a", phase, "phase"):
                    reading.held = (la.InPhase(phase),)
                if reader.take("during", "your", phase, "phase"):
                    reading.held = (la.InTurn(v.YOU), la.InPhase(phase))
            return c.Event(what, who.filter, who.whose, cause(reading))
    raise reader.lost("what happens to the card")


def _other(reading: Reading) -> Filter:
    """ "a card with the [X] trait", behind "gets linked to"."""
    reading.reader.expect("a")
    what = noun(reading)
    if not what.card:
        raise reading.reader.lost("a card")
    return what.filter


def _at_digimon(reading: Reading) -> bool:
    """ "your opponent's Digimon", any of them, behind "attacks"."""
    reader = reading.reader
    if not reader.take("a") and not reader.take("an", "opponent's"):
        reader.expect("your", "opponent's")
    reader.expect("Digimon")
    if not reader.comes(","):
        raise reader.lost("any Digimon")
    return True


def _digivolved(reading: Reading, who: Someone) -> c.Event:
    """Into what a Digimon digivolves: the event is about the Digimon that it then is."""
    reader = reading.reader
    into: Filter | None = None
    others = la.OTHER & la.DIGIMON
    if reader.take("into"):
        if who.filter not in (None, la.DIGIMON):
            raise reader.lost("what digivolves into it, said apart")
        reader.take("a") or reader.take("an")
        what = noun(reading)
        into = what.filter if what.filter != ANY else None
        if who.filter is None:
            if reading.this != "Digimon" or into is None:
                raise reader.lost("one of your Digimon")
            return c.Event("digivolved", la.THIS_ONE & into, who.whose, cause(reading))
    elif who.filter == la.TAMER:  # rule 8-1-1: a Tamer that becomes a Digimon
        return c.Event("digivolved", ANY, who.whose, cause(reading), la.TAMER)
    elif who.filter not in (None, la.DIGIMON, others):
        raise reader.lost("into what it digivolves")
    filter = into if into is not None else who.filter
    return c.Event("digivolved", filter, who.whose, cause(reading))


def _of_a_player(reading: Reading) -> c.Event:
    """ "a card is removed from your security stack", "you use an Option card"."""
    reader = reading.reader
    removed = reading.attempt(_removed)
    if removed is not None:
        return removed
    for words, what in (
        ("a card is removed from", "security-removed"), ("a card is added to", "security-added"),
    ):  # fmt: skip
        if reader.take_words(words):
            either = reader.take("a", "player's") or reader.take("a")
            whose = v.EITHER if either else owner(reader)
            if whose is None:
                raise reader.lost("whose security stack or hand")
            found: Happened = "security-removed"
            if reader.take("security", "stack"):
                found = "security-removed" if what == "security-removed" else "security-added"
            elif what == "security-added":
                reader.expect("hand")
                found = "added-to-hand"
            else:
                raise reader.lost('"security stack"')
            reading.event = ""
            return c.Event(found, whose=whose, by=cause(reading))
    anyone = reader.take("a", "player", "uses")
    if anyone or reader.take("you", "use"):
        reader.take("a") or reader.take("an")
        what_ = noun(reading)
        reading.event, reading.own_event = "card", False
        return c.Event("option-used", what_.filter, v.EITHER if anyone else v.YOU)
    raise reader.lost("what happens to a player")


def _by_effects(reading: Reading) -> c.Event:
    """ "an effect plays one of your Digimon", "one of your effects trashes a card in your hand"."""
    reader = reading.reader
    by: Cause = "effect"
    if reader.take("one", "of", "your", "effects"):
        by = "your-effect"
    elif not reader.take("an", "effect") and not reader.take("effects"):
        raise reader.lost("by what effect")
    for words, what in _DONE:
        if reader.take_words(words):
            who = someone(reading)
            return c.Event(what, who.filter, who.whose, by)
    if reader.take("adds") or reader.take("add"):
        return _to_hand(reading, by)
    if reader.take("places"):
        return placed_below(reading, by)
    reader.expect("trashes", "a", "card", "in")
    if not (reader.take("your", "hand") or reader.take("the", "hand")):
        raise reader.lost('"your hand"')
    reading.event, reading.own_event = "card", False
    return c.Event("trashed-from-hand", ANY, by=by)


def _to_hand(reading: Reading, by: Cause) -> c.Event:
    """ "cards to the hand", behind "an effect adds"."""
    reader = reading.reader
    if not reader.take("a", "card", "to") and not reader.take("cards", "to"):
        raise reader.lost('"cards to"')
    either = reader.take_words("your or your opponent's")
    whose = v.EITHER if either else owner(reader)
    if whose is None:
        raise reader.lost("whose hand")
    reader.expect("hand")
    reading.event = ""
    return c.Event("added-to-hand", whose=whose, by=by)


_DONE: Final[tuple[tuple[str, Happened], ...]] = (
    ("plays", "played"), ("suspends", "suspended"), ("unsuspends", "unsuspended"),
    ("play", "played"), ("suspend", "suspended"), ("unsuspend", "unsuspended"),
    ("deletes", "deleted"), ("delete", "deleted"),
    ("places a digivolution card under", "placed-under"),
    ("place digivolution cards under", "placed-under"),
    ("trash digivolution cards of", "trashed-under"), ("trash link cards of", "link-trashed"),
)  # fmt: skip


def _switched(reading: Reading) -> c.Event:
    reader = reading.reader
    if reader.take("this", f"{reading.this}'s", "attack", "target", "is", "switched"):
        reading.event, reading.own_event = reading.this, True
        return c.Event("target-switched", None)
    if reader.take_words("one of your Digimon's attack target is switched"):
        reading.event, reading.own_event = "Digimon", False
        return c.Event("target-switched", la.DIGIMON)
    reader.expect("an", "attack", "target", "is", "switched")
    reading.event = ""
    return c.Event("target-switched", ANY, v.EITHER)


def _removed(reading: Reading) -> c.Event:
    """ "your security stack is removed from": however many cards."""
    reader = reading.reader
    if reader.take_words("security stacks are removed from"):
        reading.event = ""
        return c.Event("security-removed", whose=v.EITHER)
    whose = owner(reader)
    if whose is None:
        raise reader.lost("whose security stack")
    reader.expect("security", "stack", "is")
    reading.event = ""
    if reader.take("added", "to"):
        return c.Event("security-added", whose=whose, by=cause(reading))
    reader.expect("removed", "from")
    return c.Event("security-removed", whose=whose, by=cause(reading))


def _deletes(reading: Reading) -> c.Event:
    """ "this Digimon deletes an opponent's Digimon in battle", "… and survives"."""
    reader = reading.reader
    who = someone(reading)
    if who.whose != v.YOU or not reader.take("deletes"):
        raise reader.lost("deletes")
    if not reader.take("one", "of", "your") and not reader.take("an") and not reader.take("your"):
        raise reader.lost("an opponent's Digimon")
    reader.expect("opponent's")
    what = noun(reading)
    reader.expect("in", "battle")
    if what.card or what.head != "Digimon":
        raise reader.lost("a Digimon")
    if reader.take("and", "survives"):
        reading.held = (la.EventWas("alone"),)
    reading.event, reading.own_event = "", False
    other = la.THIS_ONE if who.filter is None else who.filter
    return c.Event("deleted", what.filter, v.OPPONENT, "battle", other)


def _played(reading: Reading) -> c.Event:
    """ "you play another Digimon"."""
    reader = reading.reader
    reader.expect("you", "play")
    other = reader.take("another")
    if not other and not (reader.take("a") or reader.take("an") or named(reader.peek())):
        raise reader.lost("which card")
    what = noun(reading)
    while not other and reader.comes("or"):
        more = reading.attempt(or_other)
        if more is None:
            break
        what = Noun(what.filter | more.filter, what.card or more.card, "card")
    filter = what.filter & la.OTHER if other else what.filter
    reading.event, reading.own_event = what.head, False
    if reader.take_words("from your trash"):
        reading.held = (la.EventWas("from-trash"),)
    by: Cause = "effect" if reader.take_words("by an effect") else ""
    return c.Event("played", filter, by=by)
