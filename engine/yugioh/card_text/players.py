"""Clauses about players and their Decks: Life Points, draws, the top of the Deck, declarations."""

from collections.abc import Callable
from typing import Final

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.amounts import amount, for_each, for_every
from engine.yugioh.card_text.reading import Mention, Reading
from engine.yugioh.card_text.described import one_card
from engine.yugioh.card_text.drafts import EXCAVATED
from engine.yugioh.card_text.seen import is_monsters
from engine.yugioh.card_text.verbs import Steps, clause, verb
from engine.yugioh.language.words import Skipped

# What a player does, after their name: what the player of the effect does without one.
_BY_OTHERS: Final = {"your opponent": v.OPPONENT, "each player": v.EITHER}
_THEIRS: Final = {
    "your Deck": v.YOU, "your opponent's Deck": v.OPPONENT, "their Deck": v.OPPONENT,
}  # fmt: skip
_DECKS: Final = {"your Deck": v.YOU, "your opponent's Deck": v.OPPONENT, "their Deck": v.EITHER}


def _done_by(words: str, rule: Callable[[Reading, int], Steps]) -> None:
    """Register a rule for "draw …", "your opponent draws …" and "each player draws …"."""

    def own(reading: Reading) -> Steps:
        return rule(reading, v.YOU)

    def others(reading: Reading) -> Steps:
        who = reading.reader.take_one_of(_BY_OTHERS)
        if who is None or not reading.reader.take(f"{words}s"):
            raise reading.reader.lost(f'who "{words}s"')
        return rule(reading, _BY_OTHERS[who])

    verb(words, f"you {words}")(own)
    clause(others)


# ---------------------------------------------------------------- Life Points


def _points(reading: Reading, what: str = "LP") -> Node | int:
    """ "500 LP", "300 LP for each card in your hand", "LP equal to its ATK" """
    reader = reading.reader
    number = reader.number()
    reader.expect(what)
    if number is None:
        reader.expect("equal", "to")
        return amount(reading)
    return for_each(reading, number) if reader.take("for", "each") else number


def _gain(reading: Reading, whose: int) -> Steps:
    return (la.GainLife(_points(reading), whose),)


def _lose(reading: Reading, whose: int) -> Steps:
    return (la.LoseLife(_points(reading), whose),)


_done_by("gain", _gain)
_done_by("lose", _lose)


@verb("pay")
def _(reading: Reading) -> Steps:
    if reading.reader.take_words("half your LP"):
        return (la.PayLifePoints(la.Half(la.LifePoints())),)
    if reading.reader.take_words("any multiple of"):
        number = reading.reader.number()
        if number is None or not reading.reader.take("LP") or not reading.cost:
            raise reading.reader.lost("LP that are paid")
        return (la.PayLifePoints(la.multiples(number)),)
    return (la.PayLifePoints(_points(reading)),)


@verb("halve")
def _(reading: Reading) -> Steps:
    whose = {"your LP": v.YOU, "your opponent's LP": v.OPPONENT}
    found = reading.reader.take_one_of(whose)
    if found is None:
        raise reading.reader.lost('"your LP"')
    return (la.LoseLife(la.Half(la.LifePoints(whose[found])), whose[found]),)


@verb("inflict")
def _(reading: Reading) -> Steps:
    reader = reading.reader
    number = reader.number()
    reader.expect("damage")
    whom = {"to your opponent": v.OPPONENT, "to yourself": v.YOU}
    found = reader.take_one_of(whom)
    if found is None:
        raise reader.lost('"to your opponent"')
    points: Node | int
    if number is None:
        reader.take(",")
        reader.expect("equal", "to")
        points = amount(reading)
    else:
        points = for_each(reading, number) if reader.take("for", "each") else number
    return (la.Damage(points, whom[found]),)


@verb("take", "you take")
def _(reading: Reading) -> Steps:
    return (la.Damage(_points(reading, "damage"), v.YOU),)


# -------------------------------------------------------------------- the Deck


_THAT_MANY: Final = (
    "that many cards", "the same number of cards", "that same number of cards",
    "an equal number of cards",
)  # fmt: skip


def _cards(reading: Reading) -> Node | int | None:
    """ "2 cards", "cards equal to …", "that many cards", "until you have 3 cards in your hand" """
    reader = reading.reader
    number = reader.number()
    if number is not None:
        if not (reader.take("card") or reader.take("cards")):
            raise reader.lost('"cards"')
        if reader.take("for", "every"):
            return for_every(reading, number)
        return for_each(reading, number) if reader.take("for", "each") else number
    if reader.take_words("cards equal to"):
        return amount(reading)
    last = reading.mentions[-1] if reading.mentions else None
    if last is not None and last.name and last.several and reader.take_one_of(_THAT_MANY):
        return la.HowMany(last.name)
    return None


def _draw(reading: Reading, whose: int) -> Steps:
    reader = reading.reader
    count = _cards(reading)
    until = {"until you have": v.YOU, "until they have": v.OPPONENT}
    if count is None and (found := reader.take_one_of(until)) and until[found] == whose:
        number = reader.number()
        if not (reader.take("card") or reader.take("cards")) or number is None:
            raise reader.lost("a number of cards")
        reader.expect("in", "your" if whose == v.YOU else "their", "hand")
        count = la.Excess(number, la.Count(places=v.HAND, whose=whose))
    if count is None:
        raise reader.lost("a number of cards")
    if not reading.of_drawn or count != 1 or whose != v.YOU:
        return (la.Draw(count, whose),)
    name = reading.new_name()
    reading.speaks(Mention(name, "card", False, v.HAND, deed="draw"))
    return (la.Draw(count, whose, name),)


_done_by("draw", _draw)


@verb("send the top", "send cards from the top of")
def _(reading: Reading) -> Steps:
    return (_mill(reading, (v.YOU, v.OPPONENT)),)


@clause
def _(reading: Reading) -> Steps:
    """ "each player sends the top 3 cards of their Deck to the GY" """
    reader = reading.reader
    reader.expect("each", "player")
    if not reader.take_one_of(("sends the top", "sends cards from the top of")):
        raise reader.lost('"sends the top"')
    return (_mill(reading, (v.EITHER,)),)


@clause
def _(reading: Reading) -> Steps:
    """ "each player discards 1 card": the turn player first"""
    reader = reading.reader
    reader.expect("each", "player")
    number = reader.number() if reader.take("discards") else None
    if number is None or not (reader.take("card") or reader.take("cards")):
        raise reader.lost('"discards 1 card"')
    theirs = la.Choose(ANY, v.HAND, number, number, v.OPPONENT, by=v.OPPONENT)
    return (la.Discard(la.Choose(ANY, v.HAND, number, number)), la.Discard(theirs))


def _mill(reading: Reading, whose: tuple[int, ...]) -> Node:
    """After "the top", or "cards from the top of": how many cards of whose Deck."""
    reader = reading.reader
    counted = reader.words[reader.next - 1].text == "of"
    number = None if counted else reader.number()
    if not counted:
        reader.take("cards" if number is not None else "card")
        if not (reader.take("of") or reader.take("from")):
            raise reader.lost('"of your Deck"')
    deck = reader.take_one_of(_DECKS)
    if deck is None and number is not None and v.EITHER not in whose:
        if reader.take_words("either player's Deck to the GY"):
            options = tuple((la.Mill(number, each),) for each in whose)
            return la.OneOf(options, at="resolution")
    if deck is None or _DECKS[deck] not in whose or not reader.take_words("to the GY"):
        raise reader.lost("whose Deck")
    count: Node | int = 1 if number is None else number
    level = "so you have the same number of cards in the Deck as your opponent"
    if counted and _DECKS[deck] == v.YOU and reader.take_words(level):
        theirs = la.Count(places=v.DECK, whose=v.OPPONENT)
        return la.Mill(la.Excess(la.Count(places=v.DECK), theirs), v.YOU)
    if counted:
        reader.take(",")
        reader.expect("equal", "to")
        count = amount(reading)
    or_all = reader.take(
        "(",
        "or",
        *deck.replace("Deck", "entire Deck").split(),
        ",",
        "if",
        "less",
        "than",
        str(count),
        ")",
    )
    if not reading.of_sent:
        return la.Mill(count, _DECKS[deck], or_all)
    name = reading.new_name()
    reading.speaks(Mention(name, "card", True, v.GRAVE, deed="send"))
    return la.Mill(count, _DECKS[deck], or_all, name)


@verb("choose a number from 1 to")
def _(reading: Reading) -> Steps:
    """ "choose a number from 1 to 3, then send that many cards from the top of your Deck …" """
    reader = reading.reader
    most = reader.number()
    that_many = ", then send that many cards from the top of your Deck to the GY"
    if most is None or not reader.take_words(that_many):
        raise reader.lost("what is done with that many cards")
    name = reading.new_name()
    reading.speaks(Mention(name, "card", True, v.GRAVE, deed="send"))
    return (la.Mill(la.UpTo(most), name=name),)


@verb("banish cards from the top of your opponent's Deck , up to")
def _(reading: Reading) -> Steps:
    return (la.BanishTop(la.UpTo(amount(reading)), v.OPPONENT, face_down=False),)


@verb("banish the top", "you banish the top", "banish")
def _(reading: Reading) -> Steps:
    """ "banish 10 cards from the top of your Deck, face-down", "banish the top card of …" """
    reader = reading.reader
    number = reader.number()
    if not (reader.take("cards") or reader.take("card")):
        raise reader.lost('"cards"')
    if not reader.take_one_of(("from the top of", "of")):
        raise reader.lost('"from the top of"')
    deck = reader.take_one_of(_THEIRS)
    before = " ".join(word.text for word in reader.words[: reader.next])
    if deck is None or (deck == "their Deck" and "opponent" not in before):
        raise reader.lost("whose Deck")
    at = reader.next
    reader.take(",")
    face_down = reader.take("face-down")
    if not face_down and not reader.take("face-up"):
        reader.next = at  # where nothing is said
    return (la.BanishTop(1 if number is None else number, _THEIRS[deck], face_down),)


@verb(
    "excavate the top",
    "excavate cards from the top of your Deck",
    "excavate the top cards of your Deck equal to",
)
def _(reading: Reading) -> Steps:
    reader = reading.reader
    before = reader.words[reader.next - 1].text
    count: Node | int
    if before != "top":
        if before == "Deck":
            reader.take(",")
            reader.expect("equal", "to")
        count = amount(reading)
    else:
        number = reader.number()
        count = 1 if number is None else number
        if not reader.take_one_of(("card of your Deck", "cards of your Deck")):
            raise reader.lost('"cards of your Deck"')
    reading.speaks(Mention(EXCAVATED, "card", count != 1, v.DECK, deed="excavate"))
    return (la.Excavate(count),)


@verb("excavate cards from the top of your Deck until you excavate")
def _(reading: Reading) -> Steps:
    """ "excavate cards from the top of your Deck until you excavate a \"A\" monster" """
    item = one_card(reading)
    monsters = is_monsters(item)
    reading.speaks(Mention(EXCAVATED, "card", True, v.DECK, deed="excavate"))
    noun = "monster" if monsters else "card"
    reading.speaks(Mention(_FOUND, noun, False, v.DECK, deed="excavate"))
    return (la.Excavate(until=item, found=_FOUND),)


_FOUND: Final = "found"


@verb("look at")
def _(reading: Reading) -> Steps:
    """ "look at the top 3 cards of your Deck", "… at up to 5 cards from the top of your Deck" """
    reader = reading.reader
    if reader.take("up", "to"):
        number = reader.number()
        count: Node | int = la.UpTo(number or 0)
        where = "cards from the top of your Deck"
    else:
        reader.expect("the", "top")
        number = reader.number()
        count = number or 0
        where = "cards of your Deck"
    if number is None or not reader.take_words(where):
        raise reader.lost("cards from the top of your Deck")
    reading.speaks(Mention(EXCAVATED, "card", True, v.DECK, deed="excavate"))
    return (la.Excavate(count, looks=True),)


_SKIPPED: Final[dict[str, Skipped]] = {
    "your next Battle Phase": "battle", "your next Draw Phase": "draw",
    "your next 2 Draw Phases": "two draws",
    "your next Main Phase 1": "main 1", "the Battle Phase of your next turn": "battle next turn",
    "your opponent's next turn": "opponent's turn",
}  # fmt: skip


@verb("look at your opponent's")
def _(reading: Reading) -> Steps:
    for words, place in (("hand", v.HAND), ("Extra Deck", v.EXTRA)):
        if reading.reader.take_words(words):
            return (la.LookAt(place),)
    raise reading.reader.lost('"hand" or "Extra Deck"')


@verb("it becomes the End Phase")
def _(reading: Reading) -> Steps:
    reading.reader.take_words("of this turn")
    return (la.BecomesEndPhase(),)


@verb("skip")
def _(reading: Reading) -> Steps:
    found = reading.reader.take_one_of(_SKIPPED)
    if found is None:
        raise reading.reader.lost("a phase of your own")
    return (la.SkipPhase(_SKIPPED[found]),)


# ------------------------------------------------------------------ declarations


@clause
def _(reading: Reading) -> Steps:
    """ "your opponent declares a Level from 1 to 12" """
    if not reading.reader.take_words("your opponent declares a Level from"):
        raise reading.reader.lost('"your opponent declares"')
    return _a_level(reading, v.OPPONENT)


@verb("declare a Level from")
def _(reading: Reading) -> Steps:
    return _a_level(reading, v.YOU)


def _a_level(reading: Reading, by: int) -> Steps:
    least = reading.reader.number()
    reading.reader.expect("to")
    most = reading.reader.number()
    if least is None or most is None:
        raise reading.reader.lost("a number")
    return (la.DeclareLevel(least, most, by),)
