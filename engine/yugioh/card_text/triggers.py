"""What an effect waits for: "this card is Normal or Special Summoned"."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.activations import activates
from engine.yugioh.card_text.summoned_how import ways
from engine.yugioh.card_text.at_once import at_once
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.equipped_event import equipped
from engine.yugioh.card_text.drawn import drawn
from engine.yugioh.card_text.happenings import BEFORE, FIELD, from_where, verb_of
from engine.yugioh.card_text.nouns import joined
from engine.yugioh.card_text.places import Place, place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.seen import parts_of, noun_of, shows, is_monsters
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.card_text.turned import turned
from engine.yugioh.card_text.life_events import gained, hurt
from engine.yugioh.wording import words as w
from engine.yugioh.wording.known_events import FACE_DOWN_WORDS, LEAVES_EXTRA, THEIRS_FACE_DOWN

_BATTLES: Final = (
    "this card declares an attack", "an opponent's monster declares an attack",
    "your opponent's monster declares an attack", "a monster declares an attack",
    "this card is targeted for an attack", "an opponent's monster targets this card for an attack",
    "this card inflicts battle damage to your opponent",
    "this card destroys a monster by battle", "this card destroys an opponent's monster by battle",
    "your monster declares an attack", "a monster you control declares an attack",
)  # fmt: skip


def events(reading: Reading) -> tuple[la.Event, ...]:
    """An event, or several of which one is enough, as they follow "if". Raises NotUnderstood."""
    found = list(_one(reading))
    while True:
        more = reading.attempt(_or)
        if more is None:
            return tuple(found)
        found += more


def _one(reading: Reading) -> tuple[la.Event, ...]:
    kinds = (
        _this_card, _battle, at_once, activates, _you_summon, _moved_out, _out_of_extra, _shuffled,
        _reveals, gained, turned, equipped, _face_down, _alone, _watched, _exactly, hurt, drawn,
    )  # fmt: skip
    return reading.one_of(kinds, "an event")


def _or(reading: Reading) -> tuple[la.Event, ...]:
    """ ", or if this card is banished", ", or a monster is Special Summoned to your field" """
    reader = reading.reader
    comma = reader.take(",")
    reader.expect("or")
    if not (reader.take("if") or reader.take("when")):
        if not comma:
            raise reader.lost('"if"')
        return reading.one_of((_watched, activates), "an event")
    return _one(reading)


def _battle(reading: Reading) -> tuple[la.Event, ...]:
    """What happens in battles only."""
    reader = reading.reader
    word = reader.words[reader.next - 1].text.lower() if reader.next else ""
    words = reader.take_one_of(_BATTLES)
    if words is None or word not in ("if", "when"):
        raise reader.lost("an event of a battle")
    return (la.Event("in-battle", text=f"{word} {words}"),)


def _this_card(reading: Reading) -> tuple[la.Event, ...]:
    """ "this Link Summoned card is destroyed by battle, or leaves the field" """
    reader = reading.reader
    subject = _this(reading)
    reading.last = THIS
    found = [verb_of(reading, subject)]
    while True:
        more = reading.attempt(partial(_or_battle, found=found))
        if more is not None:
            found.append(more)
            continue
        together = reader.comes("or") and not reader.comes("or", "is")
        more = reading.attempt(lambda reading: _or_verb(reading, subject))
        if more is None:
            return tuple(found)
        if together and more.reason and not found[-1].reason:
            # "destroyed or banished by an opponent's card effect"
            found[-1] = replace(found[-1], reason=more.reason, by=more.by)
        if reader.take_words(", by card effect") or reader.take_words("by card effect"):
            found = [replace(one, reason=v.R_EFFECT) for one in found]
            more = replace(more, reason=v.R_EFFECT)
        if (found[-1].to, more.to) == (v.GRAVE, v.BANISHED):
            if replace(found[-1], to=0) == replace(more, to=0):
                found[-1] = replace(more, to=v.GRAVE | v.BANISHED)
                continue
        found.append(more)


def _or_battle(reading: Reading, found: list[la.Event]) -> la.Event:
    """ ", or by battle": the other way of being destroyed."""
    reader = reading.reader
    last = found[-1]
    if last.what != "destroyed" or last.by is None or not reader.take_words(", or by battle"):
        raise reader.lost('", or by battle"')
    return replace(last, reason=v.R_BATTLE, by=None)


def _or_verb(reading: Reading, subject: la.Event) -> la.Event:
    reader = reading.reader
    reader.take(",")
    reader.expect("or")
    return verb_of(reading, subject, again=True)


def _this(reading: Reading) -> la.Event:
    """What is said of this card before the verb, as an event of nothing."""
    reader = reading.reader
    reader.expect("this")
    was = 0
    if reader.take("face-up"):
        was = v.FACEUP
    elif reader.take("Set"):
        was = v.FACEDOWN
    formerly = 0
    if reader.take("Normal", "Summoned/Set"):
        formerly = v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SET
    elif not reader.comes("card"):
        formerly = ways(reading)
        reader.expect("Summoned")
    reader.expect("card")
    if reader.take_words(", Special Summoned by the effect of"):
        by = one_card(reading)
        reader.expect(",")
        return la.Event("sent", None, was=was, formerly=formerly, formerly_by=by)
    had = reader.take("with", "material")
    such = None if had else reading.attempt(_with_such)
    from_, whose = 0, v.EITHER
    where = reader.take_one_of(BEFORE)
    if where is not None:
        from_, whose = BEFORE[where]
    return la.Event(
        "sent", None, from_=from_, whose=whose, was=was, formerly=formerly, had=had, had_such=such
    )


def _with_such(reading: Reading) -> Filter:
    """ "with a \"A\" monster as material" """
    reading.reader.expect("with")
    found = one_card(reading)
    if not reading.reader.take("as", "material"):
        raise reading.reader.lost('"as material"')
    return found


def _you_summon(reading: Reading) -> tuple[la.Event, ...]:
    """ "you Special Summon a \"A\" monster", "your opponent Summons a monster" """
    reader = reading.reader
    if reader.take("your", "opponent"):
        whose = v.OPPONENT
    elif reader.take("you"):
        whose = v.YOU
    else:
        raise reader.lost('"you" or "your opponent"')
    how = 0 if reader.comes("Summon") or reader.comes("Summons") else ways(reading)
    if not (reader.take("Summon") or reader.take("Summons")):
        raise reader.lost('"Summon"')
    who = reading.attempt(one_card) or la.MONSTER
    reading.event = Mention(noun="monster", places=v.MZONE, node=la.EventCards())
    on = la.Event("summoned", who, how=how)
    if reader.comes("from"):
        on = replace(from_where(reading, on), whose=v.EITHER)
    return (replace(on, whose=whose),)


_GRAVES: Final = {
    "out of your GY": v.YOU, "out of your opponent's GY": v.OPPONENT, "out of either GY": v.EITHER,
}  # fmt: skip


def _out_of_extra(reading: Reading) -> tuple[la.Event, ...]:
    """ "a card leaves the Extra Deck" """
    if not reading.reader.take_words("a card leaves the Extra Deck"):
        raise reading.reader.lost('"leaves the Extra Deck"')
    return LEAVES_EXTRA


def _moved_out(reading: Reading) -> tuple[la.Event, ...]:
    """ "your opponent moves a card out of either GY", "a card moves out of either GY" """
    reader = reading.reader
    whose = v.EITHER
    if reader.take("your", "opponent", "moves"):
        whose = v.OPPONENT
    elif reader.take("you", "move"):
        whose = v.YOU
    who = one_card(reading)
    if whose == v.EITHER and not reader.take("moves"):
        raise reader.lost('"moves"')
    grave = reader.take_one_of(_GRAVES)
    if grave is None:
        raise reader.lost('"out of"')
    return (la.Event("left-grave", who, whose=whose, side=_GRAVES[grave]),)


def _reveals(reading: Reading) -> tuple[la.Event, ...]:
    """ "you reveal a card in your hand to activate a \"A\" card or effect" """
    reader = reading.reader
    if not reader.take_words("you reveal a card in your hand to activate a"):
        raise reader.lost('"you reveal a card in your hand"')
    series = reading.series()
    if not reader.take_words("card or effect"):
        raise reader.lost('"card or effect"')
    return (la.Event("revealed", AllOf(), whose=v.YOU, by=series),)


def _shuffled(reading: Reading) -> tuple[la.Event, ...]:
    """ "a \"A\" monster you control or in your GY is shuffled into the Deck or Extra Deck" """
    reader = reading.reader
    who = one_card(reading)
    where = place(reader, is_monsters(who))
    if where is None or where.zones or where.whose != v.YOU:
        raise reader.lost("cards of yours")
    if where.places == v.GRAVE and reader.take_words("is shuffled into the Main Deck"):
        reading.event = None
        return (la.Event("sent", who, from_=v.GRAVE, to=v.DECK, whose=v.YOU),)
    if not is_monsters(who):
        raise reader.lost("monsters of yours")
    if where.places != v.MZONE | v.GRAVE:
        raise reader.lost('"you control or in your GY"')
    if not reader.take_words("is shuffled into the Deck or Extra Deck"):
        raise reader.lost('"is shuffled into the Deck or Extra Deck"')
    reading.event = None
    return (
        la.Event("sent", who, from_=where.places, to=v.DECK | v.EXTRA, whose=v.YOU, was=v.FACEUP),
    )


def _face_down(reading: Reading) -> tuple[la.Event, ...]:
    """ "a card your opponent owns and possesses is banished face-down" """
    if not reading.reader.take_words(FACE_DOWN_WORDS):
        raise reading.reader.lost('"is banished face-down"')
    reading.event = None
    return (THEIRS_FACE_DOWN,)


def _alone(reading: Reading) -> tuple[la.Event, ...]:
    """ "exactly 1 other Plant monster you control (and no other cards) is destroyed" """
    reader = reading.reader
    reader.expect("exactly", "1")
    article = "another" if reader.take("other") else "a"
    at = reader.next
    texts = [word.text for word in reader.words]
    end = next(
        (i for i in range(at, len(texts)) if texts[i : i + len(_NO_OTHERS)] == _NO_OTHERS), 0
    )
    if not end:
        raise reader.lost('"(and no other cards)"')
    first = Word(article, reader.words[at].at)
    rest = reader.words[end + len(_NO_OTHERS) :]
    reader.words = [*reader.words[:at], first, *reader.words[at:end], *rest]
    found = _watched(reading)
    if any(one.what != "destroyed" for one in found):
        raise reader.lost('"is destroyed"')
    return tuple(replace(one, alone=True) for one in found)


def _exactly(reading: Reading) -> tuple[la.Event, ...]:
    """ "exactly 1 face-up Xyz Monster you control is destroyed by battle or …" """
    reader = reading.reader
    at = reader.next
    reader.expect("exactly", "1")
    reader.words = [*reader.words[:at], Word("a", reader.words[at].at), *reader.words[at + 2 :]]
    reader.next = at
    found = _watched(reading)
    if any(one.what != "destroyed" for one in found):
        raise reader.lost('"is destroyed"')
    return tuple(replace(one, exactly=True) for one in found)


_NO_OTHERS: Final = ["(", "and", "no", "other", "cards", ")"]


def _watched(reading: Reading) -> tuple[la.Event, ...]:
    """ "a face-up monster you control is destroyed by card effect" """
    reader = reading.reader
    who = one_card(reading)
    if is_monsters(who) and reader.take_words("in your possession"):
        on = verb_of(reading, la.Event("sent", who, from_=w.POSSESSED, whose=v.YOU))
        if on.what != "destroyed" or on.from_ != w.POSSESSED:
            raise reader.lost("monsters that are destroyed")
        reading.event = Mention(noun="monster", node=la.EventCards())
        return (on,)
    where = place(reader, is_monsters(who))
    if where is None and is_monsters(who) and reader.take_words("this card points to"):
        where, who = Place(v.MZONE, v.EITHER), joined([who, la.POINTED])
    spared = None if where is None else reading.attempt(_spared)
    if spared is not None:
        who = joined([who, spared])
    reading.event = Mention(noun=noun_of(who, 0), node=la.EventCards())
    scale = where is not None and where.places in (v.PZONE, v.MZONE | v.PZONE)
    if where is not None and (where.zones or where.places & ~FIELD) and not scale:
        raise reader.lost("cards on the field")
    subject = la.Event("sent", who)
    if where is not None and scale:
        hidden = [part for part in parts_of(who) if part != la.FACE_UP]
        was = v.FACEUP if where.places & v.MZONE and len(hidden) < len(parts_of(who)) else 0
        subject = replace(
            subject, who=joined(hidden), from_=where.places, whose=where.whose, was=was
        )
    elif where is not None:
        # On the field only a card that is face-up is known to be one of these.
        parts = parts_of(who)
        face_up = la.FACE_UP in parts or shows(who)
        ways_before = [part.how for part in parts if isinstance(part, la.Summoned)]
        if reader.take_words("that was Special Summoned from the Extra Deck"):
            ways_before.append(v.BY_FROM_EXTRA)
        if len(ways_before) > 1:
            raise reader.lost("one way of having been Summoned")
        rest = [part for part in parts if part != la.FACE_UP and not isinstance(part, la.Summoned)]
        subject = replace(
            subject, who=joined(rest), formerly=ways_before[0] if ways_before else 0,
            from_=v.MZONE if is_monsters(who) else FIELD, whose=where.whose,
            was=v.FACEUP if face_up else 0,
        )  # fmt: skip
    found = [_watched_verb(reading, subject, who, where is None)]
    while True:
        more = reading.attempt(lambda reading: _or_watched(reading, subject, who, where is None))
        if more is None:
            return tuple(found)
        found.append(more)


def _spared(reading: Reading) -> Filter:
    """ ", except \"A\"," """
    reader = reading.reader
    reader.expect(",", "except")
    word = reader.peek()
    card = reading.lexicon.card(word.quoted) if word is not None and word.quoted else None
    if card is None:
        raise reader.lost("the name of a card")
    reader.next += 1
    reader.expect(",")
    return ~card


def _or_watched(reading: Reading, subject: la.Event, who: Filter, nowhere: bool) -> la.Event:
    """ ", or leaves the field because of an opponent's card effect" """
    reading.reader.take(",")
    reading.reader.expect("or")
    return _watched_verb(reading, subject, who, nowhere, again=True)


def _watched_verb(
    reading: Reading, subject: la.Event, who: Filter, nowhere: bool, again: bool = False
) -> la.Event:
    """What happens to other cards."""
    reader = reading.reader
    found = verb_of(reading, subject, again)
    if nowhere and found.what in ("sent", "destroyed"):
        parts = parts_of(who)
        if la.FACE_UP in parts:
            raise reader.lost("cards on the field")
        # That it is a Trap, the GY shows of a Set one too.
        told = found.from_ == v.SZONE and found.to == v.GRAVE and who == la.TRAP
        if found.from_ and not found.from_ & ~FIELD and shows(who) and not told:
            found = replace(found, was=v.FACEUP)
        if found.what == "sent" and found.from_ == FIELD and not found.to and is_monsters(who):
            return replace(found, from_=v.MZONE)  # "a monster leaves the field"
        if found.what == "destroyed" and who in (ANY, la.OTHER):
            return found  # on the field, or in a hand or Deck
        if found.what == "destroyed" or (found.from_ == FIELD and not found.to):
            raise reader.lost("where the cards were")
    return found


_ON_THE_FIELD: Final = (
    "summoned", "flipped", "flipped-down", "turned", "equipped", "in-battle", "activated",
)  # fmt: skip


def place_of(on: la.Event, card: la.Card) -> int:
    """Where a trigger is that no words place: where its card is after the event.

    A watcher is where such a card stands: a monster in its zone, a Spell or Trap in its own.
    """
    if on.who is not None:
        return v.MZONE if card.type & v.MONSTER else v.SZONE
    if on.what in _ON_THE_FIELD:
        return v.MZONE
    if on.to:
        return on.to
    away = v.GRAVE | v.BANISHED
    if card.type & v.PENDULUM:
        away |= v.EXTRA
    return away | v.HAND | v.EXTRA if on.what == "sent" else away
