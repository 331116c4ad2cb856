"""What an effect waits for: "this card is Normal or Special Summoned"."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.conditions import ways
from engine.yugioh.card_text.nouns import cards, joined
from engine.yugioh.card_text.places import place
from engine.yugioh.card_text.reading import THIS, Mention, Reading
from engine.yugioh.card_text.things import _noun_of, _shows, is_monsters, one_card
from engine.yugioh.card_text.tokens import Word
from engine.yugioh.wording import words as w

_FIELD: Final = v.FIELD_PLACES
_THEIRS: Final = v.R_EFFECT | v.R_THEIRS
Reason = int | tuple[int, ...]

_MATERIALS: Final = {
    "Fusion": v.R_FUSION, "Ritual": v.R_RITUAL, "Synchro": v.R_SYNCHRO, "Link": v.R_LINK,
}  # fmt: skip
_SOURCES: Final = {
    "hand": v.HAND, "field": _FIELD, "Deck": v.DECK, "Monster Zone": v.MZONE,
    "Spell & Trap Zone": v.SZONE, "GY": v.GRAVE, "Extra Deck": v.EXTRA, "Main Deck": v.DECK,
}  # fmt: skip
# Why a card moved, in the words of texts.
_REASONS: Final[dict[str, Reason]] = {
    "by battle or card effect": (v.R_BATTLE, v.R_EFFECT),
    "by battle or by card effect": (v.R_BATTLE, v.R_EFFECT),
    "by battle or an opponent's card effect": (v.R_BATTLE, _THEIRS),
    "by battle or by an opponent's card effect": (v.R_BATTLE, _THEIRS),
    "by battle": v.R_BATTLE, "by card effect": v.R_EFFECT, "by a card effect": v.R_EFFECT,
    "by an effect": v.R_EFFECT,
    "by an opponent's card effect": _THEIRS, "by your opponent's card effect": _THEIRS,
    "because of an opponent's card effect": _THEIRS,
    "because of your opponent's card effect": _THEIRS,
    "by an opponent's card ( by battle or card effect )": v.R_THEIRS,
    "by an opponent's card": v.R_THEIRS, "by your opponent's card": v.R_THEIRS,
    "because of an opponent's card": v.R_THEIRS,
}  # fmt: skip
# Where this card was, before or behind the verb, and that its owner controlled it.
_BEFORE: Final = {
    "in its owner's control": (_FIELD, v.YOU), "you control": (_FIELD, v.YOU),
    "in its owner's possession": (0, v.YOU), "in your possession": (0, v.YOU),
    "in its owner's Monster Zone": (v.MZONE, v.YOU), "in your Monster Zone": (v.MZONE, v.YOU),
    "in the Monster Zone": (v.MZONE, v.EITHER), "on the field": (_FIELD, v.EITHER),
    "in the Spell & Trap Zone": (v.SZONE, v.EITHER),
    "in your hand or field": (v.HAND | _FIELD, v.YOU),
}  # fmt: skip
_BEHIND: Final = {
    "while in its owner's Monster Zone": (v.MZONE, v.YOU),
    "while in your Monster Zone": (v.MZONE, v.YOU), "while you control it": (_FIELD, v.YOU),
    "while its owner controls it": (_FIELD, v.YOU),
    "while in its owner's possession": (0, v.YOU), "while in your possession": (0, v.YOU),
    "while in its owner's control": (_FIELD, v.YOU),
}  # fmt: skip
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
    found = list(reading.one_of((_this_card, _battle, _activates, _you_summon, _watched),
                                "an event"))  # fmt: skip
    while True:
        more = reading.attempt(_or)
        if more is None:
            return tuple(found)
        found += more


def _or(reading: Reading) -> tuple[la.Event, ...]:
    """ ", or if this card is banished", ", or a monster is Special Summoned to your field" """
    reader = reading.reader
    comma = reader.take(",")
    reader.expect("or")
    if not (reader.take("if") or reader.take("when")):
        if not comma:
            raise reader.lost('"if"')
        return _watched(reading)
    return reading.one_of((_this_card, _battle, _activates, _you_summon, _watched), "an event")


def _battle(reading: Reading) -> tuple[la.Event, ...]:
    """What happens in battles only."""
    reader = reading.reader
    word = reader.words[reader.next - 1].text.lower() if reader.next else ""
    words = reader.take_one_of(_BATTLES)
    if words is None or word not in ("if", "when"):
        raise reader.lost("an event of a battle")
    return (la.Event("in-battle", text=f"{word} {words}"),)


# ------------------------------------------------------------------ this card


def _this_card(reading: Reading) -> tuple[la.Event, ...]:
    """ "this Link Summoned card is destroyed by battle, or leaves the field" """
    reader = reading.reader
    subject = _this(reading)
    reading.last = THIS
    found = [_verb(reading, subject)]
    while True:
        more = reading.attempt(partial(_or_battle, found=found))
        if more is not None:
            found.append(more)
            continue
        more = reading.attempt(lambda reading: _or_verb(reading, subject))
        if more is None:
            return tuple(found)
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
    return _verb(reading, subject, again=True)


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
    if not reader.comes("card"):
        formerly = ways(reading)
        reader.expect("Summoned")
    reader.expect("card")
    from_, whose = 0, v.EITHER
    where = reader.take_one_of(_BEFORE)
    if where is not None:
        from_, whose = _BEFORE[where]
    return la.Event("sent", None, from_=from_, whose=whose, was=was, formerly=formerly)


def _verb(reading: Reading, subject: la.Event, again: bool = False) -> la.Event:
    """ "is sent from the field to the GY by card effect", of a subject."""
    reader = reading.reader
    if reader.take("leaves", "the", "field"):
        if subject.from_ not in (0, v.MZONE, _FIELD):
            raise reader.lost("a card on the field")
        on = replace(subject, what="sent", from_=subject.from_ or _FIELD)
        return _reason(reading, on)
    if not (reader.take("is") or reader.take("are")) and not again:
        raise reader.lost('"is"')
    return _happens(reading, subject)


def _reason(reading: Reading, on: la.Event) -> la.Event:
    """ "by card effect", "by the effect of a \"A\" card", and where the card was"""
    reader = reading.reader
    by = _by(reading)
    if by is not None:
        return replace(on, reason=v.R_EFFECT, by=by)
    words = reader.take_one_of(_REASONS)
    if words is not None:
        on = replace(on, reason=_REASONS[words])
    if on.reason == v.R_EFFECT and on.what == "destroyed" and reader.comes(",", "except"):
        on = replace(on, by=_except(reading))
    if on.who is None and on.what == "destroyed" and reader.take("and", "sent", "to"):
        reader.take("the") or reader.take("your")
        reader.expect("GY")
        on = replace(on, to=v.GRAVE)
    behind = reader.take_one_of(_BEHIND) if on.who is None else None
    if behind is not None:
        if on.whose != v.EITHER or on.from_ not in (0, _FIELD):
            raise reader.lost("where this card was, once")
        from_, whose = _BEHIND[behind]
        on = replace(on, from_=from_ or on.from_, whose=whose)
    return on


def _except(reading: Reading) -> Filter:
    """ ", except \"A\"": not by the effects of such a card."""
    reader = reading.reader
    reader.next += 2
    return ~one_card(reading)


def _by(reading: Reading) -> Filter | None:
    """ "by the effect of a \"A\" card", "by a Spell Card or effect" """
    reader = reading.reader
    if reader.take_words("by a Spell Card or effect"):
        return la.SPELL
    if not (reader.take_words("by the effect of") or reader.take_words("by an effect of")):
        return None
    return one_card(reading)


def _happens(reading: Reading, on: la.Event) -> la.Event:
    """ "sent from the field to the GY", "Special Summoned", "destroyed by card effect"."""
    reader = reading.reader
    if reader.take("sent"):
        on = _from(reading, on)
        reader.expect("to")
        return _to_grave(reading, replace(on, what="sent", to=v.GRAVE))
    if reader.take("added"):
        on = _from(reading, on)
        if not reader.take_words("to your hand"):
            raise reader.lost('"to your hand"')
        without = v.R_DRAW if reader.take_words(", except by drawing it") else 0
        return replace(on, what="sent", to=v.HAND, without=without)
    if reader.take("banished"):
        return _reason(reading, replace(_from(reading, on), what="sent", to=v.BANISHED))
    if reader.take("discarded"):
        if reader.take_words("to the GY"):
            return replace(on, what="sent", to=v.GRAVE, reason=v.R_DISCARD)
        return replace(on, what="discarded")
    if reader.take("Tributed"):
        return replace(on, what="sent", reason=v.R_TRIBUTE)
    if reader.take_words("used as Fusion Material , and sent to the GY or banished"):
        return replace(on, what="sent", reason=v.R_FUSION, to=v.GRAVE | v.BANISHED)
    if reader.take("destroyed"):
        return _reason(reading, replace(on, what="destroyed"))
    if reader.take("flipped", "face-up"):
        return replace(on, what="flipped")
    how = 0 if reader.comes("Summoned") else ways(reading)
    reader.expect("Summoned")
    return _summoned(reading, replace(on, what="summoned", how=how))


def _summoned(reading: Reading, on: la.Event) -> la.Event:
    """What follows "Special Summoned": from where, to whose field, by what."""
    reader = reading.reader
    if on.from_ or on.was or on.formerly or on.whose != v.EITHER:
        raise reader.lost("the end of the event")
    on = _from(reading, on)
    if reader.take_one_of(("to a zone this card points to", "to the zone this card points to",
                           "to the zones this card points to")):  # fmt: skip
        on = replace(on, who=joined([on.who, la.POINTED]) if on.who is not None else None)
        if on.who is None:
            raise reader.lost("another monster")
    elif on.who is None and reader.take_words("in the Extra Monster Zone"):
        on = replace(on, zones=w.EXTRA_ZONES)
    elif reader.take_words("to your field"):
        on = replace(on, side=v.YOU)
    elif reader.take_words("to your opponent's field"):
        on = replace(on, side=v.OPPONENT)
    if on.from_ == 0 and reader.comes("from"):
        on = _from(reading, on)
    by = _by(reading)
    return on if by is None else replace(on, by=by)


def _to_grave(reading: Reading, on: la.Event) -> la.Event:
    """What follows "sent to": the GY, and why."""
    reader = reading.reader
    theirs = reader.take("your", "opponent's")
    yours = not theirs and reader.take("your")
    if not yours and not theirs and not reader.take("either"):
        reader.expect("the")
    reader.expect("GY")
    if on.who is not None and (yours or theirs) and on.whose == v.EITHER:
        on = replace(on, whose=v.YOU if yours else v.OPPONENT)
    if reader.take("or", "banished"):
        on = replace(on, to=v.GRAVE | v.BANISHED)
    if reader.take("as", "material", "for"):
        return _material(reading, on)
    for name, reason in _MATERIALS.items():
        if reader.take("as", name, "Material"):
            return replace(on, reason=reason)
    if reader.take("to", "activate"):
        if reader.take_words("a card or effect"):
            return replace(on, reason=v.R_COST, without=v.R_SUMMON)
        possessive(reading)
        by = one_card(reading)
        if not reader.take_words("'s effect"):
            raise reader.lost('"\'s effect"')
        return replace(on, reason=v.R_COST, without=v.R_SUMMON, by=by)
    return _reason(reading, on)


def possessive(reading: Reading) -> None:
    """Take the next "monster's" apart."""
    reader = reading.reader
    for at in range(reader.next, len(reader.words)):
        word = reader.words[at]
        if word.text.endswith("'s"):
            cut = len(word.text) - 2
            apart = [Word(word.text[:cut], word.at), Word("'s", word.at + cut)]
            reader.words = [*reader.words[:at], *apart, *reader.words[at + 1 :]]
            return


def _material(reading: Reading, on: la.Event) -> la.Event:
    """ "a Fusion Summon", "the Fusion or Link Summon of a \"A\" monster" """
    reader = reading.reader
    certain = reader.take("the")
    if not certain:
        reader.expect("a")
    reasons: list[int] = []
    while True:
        name = reader.take_one_of(_MATERIALS)
        if name is None:
            raise reader.lost("a way of being Summoned")
        reasons.append(_MATERIALS[name])
        if not (reader.take("or") or reader.take(",", "or") or reader.take(",")):
            break
    reader.expect("Summon")
    on = replace(on, reason=reasons[0] if len(reasons) == 1 else tuple(reasons))
    if not certain:
        return on
    reader.expect("of")
    return replace(on, by=one_card(reading))


def _from(reading: Reading, on: la.Event) -> la.Event:
    """ "from the hand or field", "from your Deck"; of a subject that says nothing of it."""
    reader = reading.reader
    at = reader.next
    if not reader.take("from"):
        return on
    theirs = reader.take("your", "opponent's") or reader.take("their")
    yours = not theirs and reader.take("your")
    if not (yours or theirs or reader.take("the") or reader.take("either")):
        reader.next = at
        return on
    if on.from_:
        raise reader.lost("from where, once")
    places = 0
    while True:
        name = reader.take_one_of(_SOURCES)
        if name is None:
            raise reader.lost("a place")
        places |= _SOURCES[name]
        if not (reader.take("or") or reader.take("and/or")):
            break
    if on.who is not None and (yours or theirs) and on.what != "summoned":
        if on.whose != v.EITHER:
            raise reader.lost("whose it is, once")
        on = replace(on, whose=v.YOU if yours else v.OPPONENT)
    return replace(on, from_=places)


# ---------------------------------------------------------------- other cards


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
    reading.event = Mention(noun=_noun_of(who, 0), node=la.EventCards())
    on = la.Event("summoned", who, how=how)
    if reader.comes("from"):
        on = replace(_from(reading, on), whose=v.EITHER)
    return (replace(on, whose=whose),)


def _activates(reading: Reading) -> tuple[la.Event, ...]:
    """ "your opponent activates a monster effect", "a \"A\" you control activates an effect" """
    reader = reading.reader
    for words, whose in (("your opponent activates", v.OPPONENT), ("you activate", v.YOU)):
        if reader.take_words(words):
            return (_activation(reading, whose),)
    if reader.take("your"):
        return (_your_effect(reading),)
    who = one_card(reading)
    where = place(reader, is_monsters(who))
    if where is None or where.places & ~_FIELD or where.zones:
        raise reader.lost("cards on the field")
    if not reader.take_words("activates an effect"):
        raise reader.lost('"activates an effect"')
    from_ = v.MZONE if is_monsters(who) else _FIELD
    return (la.Event("activated", who, from_=from_, whose=where.whose),)


def _your_effect(reading: Reading) -> la.Event:
    """ "your other \"A\" monster's effect is activated", behind its first word"""
    reader = reading.reader
    parts: list[Filter] = [la.OTHER] if reader.take("other") else []
    possessive(reading)
    who = cards(reader, reading.lexicon)
    if not is_monsters(who) or not reader.take_words("'s effect is activated"):
        raise reader.lost('"monster\'s effect is activated"')
    return la.Event("activated", joined([who, *parts]), how=v.MONSTER, whose=v.YOU)


def _activation(reading: Reading, whose: int) -> la.Event:
    reader = reading.reader
    reader.expect("a")
    series = None
    word = reader.peek()
    if word is not None and word.quoted:
        series = reading.lexicon.series(word.quoted)
        if series is None:
            raise reader.lost("the name of a series")
        reader.next += 1
    kinds = {"card or effect": 0, "monster effect": v.MONSTER, "Spell Card or effect": v.SPELL,
             "Trap Card or effect": v.TRAP, "Spell/Trap Card or effect": v.SPELL | v.TRAP,
             "Spell/Trap or effect": v.SPELL | v.TRAP}  # fmt: skip
    kind = reader.take_one_of(kinds)
    if kind is None:
        raise reader.lost("what is activated")
    return la.Event("activated", series or AllOf(), how=kinds[kind], whose=whose)


def _watched(reading: Reading) -> tuple[la.Event, ...]:
    """ "a face-up monster you control is destroyed by card effect" """
    reader = reading.reader
    who = one_card(reading)
    where = place(reader, is_monsters(who))
    reading.event = Mention(noun=_noun_of(who, 0), node=la.EventCards())
    if where is not None and (where.zones or where.places & ~_FIELD):
        raise reader.lost("cards on the field")
    subject = la.Event("sent", who)
    if where is not None:
        # On the field only a card that is face-up is known to be one of these.
        parts = who.of if isinstance(who, AllOf) else (who,)
        face_up = la.FACE_UP in parts or _shows(who)
        ways_before = [part.how for part in parts if isinstance(part, la.Summoned)]
        if reader.take_words("that was Special Summoned from the Extra Deck"):
            ways_before.append(v.BY_FROM_EXTRA)
        if len(ways_before) > 1:
            raise reader.lost("one way of having been Summoned")
        rest = [part for part in parts if part != la.FACE_UP and not isinstance(part, la.Summoned)]
        subject = replace(
            subject, who=joined(rest), formerly=ways_before[0] if ways_before else 0,
            from_=v.MZONE if is_monsters(who) else _FIELD, whose=where.whose,
            was=v.FACEUP if face_up else 0,
        )  # fmt: skip
    found = [_watched_verb(reading, subject, who, where is None)]
    while True:
        more = reading.attempt(lambda reading: _or_watched(reading, subject, who, where is None))
        if more is None:
            return tuple(found)
        found.append(more)


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
    found = _verb(reading, subject, again)
    if nowhere and found.what in ("sent", "destroyed"):
        parts = who.of if isinstance(who, AllOf) else (who,)
        if la.FACE_UP in parts:
            raise reader.lost("cards on the field")
        if found.from_ and not found.from_ & ~_FIELD and _shows(who):
            found = replace(found, was=v.FACEUP)
        if found.what == "destroyed" or (found.from_ == _FIELD and not found.to):
            raise reader.lost("where the cards were")
    return found


def place_of(on: la.Event, card: la.Card) -> int:
    """Where a trigger is that no words place: where its card is after the event.

    A watcher is where such a card stands: a monster in its zone, a Spell or Trap in its own.
    """
    if on.who is not None:
        return v.MZONE if card.type & v.MONSTER else v.SZONE
    if on.what in ("summoned", "flipped", "turned", "in-battle", "activated"):
        return v.MZONE
    if on.to:
        return on.to
    away = v.GRAVE | v.BANISHED
    if card.type & v.PENDULUM:
        away |= v.EXTRA
    return away | v.HAND | v.EXTRA if on.what == "sent" else away
