"""What an effect does, sentence by sentence: "by …", "you may", "if …", "then"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.adding import (
    Steps, added_or_placed, adding, aimed, one_of_each_added, stated, twice,
)  # fmt: skip
from engine.digimon.card_text.amounts import counted
from engine.digimon.card_text.conditions import conditions
from engine.digimon.card_text.counting import counted_once, counting
from engine.digimon.card_text.done_before import (
    did_to_yours, so_many, they_did_not, this_did, this_did_not,
)  # fmt: skip
from engine.digimon.card_text.gerunds import gerund, spoken
from engine.digimon.card_text.later import later
from engine.digimon.card_text.modifiers import keyword_of, modifiers, until
from engine.digimon.card_text.movers import mover
from engine.digimon.card_text.operations import operation
from engine.digimon.card_text.raising import after_raising, raised, raising
from engine.digimon.card_text.reading import Reading
from engine.digimon.card_text.silent import silent, silenced
from engine.digimon.card_text.statements import statement
from engine.digimon.card_text.tokens import icon
from engine.digimon.language import operations as op
from engine.digimon.language.words import Rest
from engine.effects import Node, rebuilt, walk

BULLET = "・"
# Keyword effects that are done where they stand among the steps (rules 16-21, 16-29).
_DONE = ("Blitz", "Save", "Mind Link")


def steps(reading: Reading) -> Steps:
    """All sentences to the end of the text. Raises NotUnderstood."""
    found: list[Node] = []
    reader = reading.reader
    while reader.peek() is not None:
        reader.take(".") or reader.take(",")
        reader.take("Then") and (reader.take(",") or True)
        if reader.peek() is None:
            break
        if found and reading.attempt(silent) is not None:
            found = list(silenced(reading, tuple(found)))
            if reader.take(",", "and", "they"):
                given = modifiers(reading)
                long = until(reading)
                if long is None:
                    raise reader.lost("until when")
                found.append(op.Give(given, la.Chosen(), long))
            continue
        if len(found) == 1 and (other := reading.attempt(_instead)) is not None:
            usual, (do,) = tuple(found), other.do
            if isinstance(do, op.May):  # the player chooses which of both is done
                other = replace(other, do=(op.OneOf((do.do, usual)),))
            found = [replace(other, otherwise=usual)]
            continue
        more = reading.attempt(raising) if found else None
        if more is None and len(found) > 1:
            more = _counting_earlier(reading, found)
        if more is not None:
            found = list(raised(reading, tuple(found), *more))
            continue
        found += counting(reading, _sentence(reading))
        reading.before = found[-1] if found else None
        if reader.peek() is not None and not reader.comes("."):
            raise reader.lost("the end of the sentence")
    return tuple(found)


def _counting_earlier(reading: Reading, found: list[Node]) -> tuple[str, Node] | None:
    """The same of what the step before the last did, which is counted behind that."""
    last, earlier = found[-1], found[-2]
    alone = isinstance(earlier, op.May) and len(earlier.do) == 1
    reading.before = earlier.do[0] if isinstance(earlier, op.May) and alone else earlier
    more = reading.attempt(raising)
    if more is not None:
        found[-1:] = [*counting(reading, ()), last]
    reading.before = last
    return more


def _instead(reading: Reading) -> op.If:
    """ "If X, delete … instead": in place of all that stands before."""
    reader = reading.reader
    reader.expect("If")
    held = conditions(reading)
    reader.expect(",")
    first = reader.take("instead")
    do = _clauses(reading)
    if not first:
        reader.expect("instead")
    if len(held) != 1 or len(do) != 1:
        raise reader.lost("one thing that is done instead")
    return op.If(held[0], do)


def _sentence(reading: Reading) -> Steps:
    """One sentence; what is only done by way of another takes the sentences after it along."""
    reader = reading.reader
    if reader.take("By"):
        return (_by(reading),)
    if reader.take("If"):
        return (_if(reading),)
    if icon(reader.peek()) == "Delay":
        reader.next += 1
        reader.take(".")
        reader.expect(BULLET)
        return (op.delayed(*steps(reading)),)
    if reader.take_words("Search your security stack ."):
        return (_searched(reading, v.YOU),)
    if reader.take_words("Search your opponent's security stack ."):
        return (_searched(reading, v.OPPONENT),)
    if reader.take_words("You may search your security stack ."):
        return (op.May((_searched(reading, v.YOU),)),)
    repeated = reading.attempt(_repeated)
    if repeated is not None:
        return (repeated,)
    if reader.take_words("Activate 1 of the effects below :"):
        return (op.OneOf(_bullets(reading)),)
    if reader.take_words("Activate 1 of the effects below . If"):
        return (_one_or_all(reading),)
    if reader.take("At", "the", "end", "of", "the", "turn", ","):
        return (later(reading, "turn", _clauses(reading)),)
    if reader.take("At", "the", "end", "of", "your", "turn", ","):
        return (later(reading, "your turn", _clauses(reading)),)
    if reader.take("At", "the", "end", "of", "your", "opponent's", "turn", ","):
        return (later(reading, "opponent's turn", _clauses(reading)),)
    if reader.take("At", "the", "end", "of", "the", "battle", ","):
        before = reading.before
        first = _sentence(reading)
        reading.before = first[-1]
        more = steps(reading)
        reading.before = before
        return (later(reading, "battle", (*first, *more)),)
    found = _clauses(reading)
    if len(found) == 1 and isinstance(found[0], op.RevealTop):
        return (_revealed(reading, found[0]),)
    if (len(found) == 1 and isinstance(found[0], op.May) and len(found[0].do) == 1
            and isinstance(found[0].do[0], op.RevealTop)):  # fmt: skip
        return (op.May((_revealed(reading, found[0].do[0]),)),)
    return found


def _by(reading: Reading) -> Node:
    """ "By X, Y. Then, Z": neither Y nor Z is done without X (rule 15-7-2)."""
    reader = reading.reader
    cost = [gerund(reading)]
    if reader.take("or"):  # one of both
        reading.chosen, at = "", reader.next
        cost = [op.OneOf(((cost[0],), (gerund(reading),)))]
        if any(word.text == "it" for word in reader.words[at : reader.next]):
            raise reader.lost("two costs that do not speak of each other")
        reading.chosen = ""
    while len(cost) > 1 or not isinstance(cost[0], op.OneOf):
        if not reader.take("and"):
            break
        cost.append(gerund(reading))
    reader.expect(",")
    reading.before = cost[-1]
    do = counting(reading, _sentence(reading))
    more = reading.attempt(after_raising)
    if more is not None:
        do = raised(reading, do, *more)
    if reading.attempt(_then_silent):
        do = silenced(reading, do)
    reading.before = do[-1]
    return op.By(tuple(cost), (*do, *steps(reading)))


def _then_silent(reading: Reading) -> bool:
    reading.reader.expect(".")
    return silent(reading)


def _if(reading: Reading) -> Node:
    """A condition of one sentence (rule 15-6-2), or of what was done before."""
    reader = reading.reader
    if reader.take("you", "did", ",") or reading.attempt(this_did):
        return op.IfDone(_sentence(reading))
    if reading.attempt(did_to_yours):
        yours = la.exists(la.DIGIMON & la.SpokenOf(la.Chosen()))
        return op.IfDone((op.If(yours, _sentence(reading)),))
    if reading.before is not None and reader.take("you", "didn't", ","):
        return op.IfDone((), _sentence(reading))
    many = reading.attempt(so_many)
    if many is not None:
        return op.IfDone(_sentence(reading), least=many)
    if reading.attempt(this_did_not) or reading.attempt(they_did_not):
        return op.IfDone((), _sentence(reading))
    held = conditions(reading)
    reader.expect(",")
    do = _sentence(reading)
    for item in reversed(held):
        do = (op.If(item, do),)
    return do[0]


def _repeated(reading: Reading) -> Node:
    """ "Activate the effect below. For each X, activate it again.・…", "… below twice.・…"."""
    reader = reading.reader
    again: Node | int
    if reader.take_words("For"):
        again = counted(reading, 1)
        reader.expect(",", "activate", "the", "effect", "below")
    else:
        reader.expect("Activate", "the", "effect", "below")
        again = 2
        if not reader.take("twice"):
            reader.expect(".", "For")
            again = la.Plus(1, counted(reading, 1))
            reader.expect(",", "activate", "it", "again")
    reader.take(".") or reader.take(":")
    reader.expect(BULLET)
    before = reading.counted
    reading.counted = None
    found = op.Repeat(again, _sentence(reading))
    reading.counted = before
    return found


def _one_or_all(reading: Reading) -> Node:
    """ "Activate 1 of the effects below. If X, activate all of the effects below instead.・…"."""
    reader = reading.reader
    held = conditions(reading)
    reader.expect(",", "activate", "all", "of", "the", "effects", "below", "instead")
    reader.take(".") or reader.take(":")
    options = _bullets(reading)
    if len(held) != 1:
        raise reader.lost("one condition")
    return op.If(held[0], (op.OneOf(options, all=True),), (op.OneOf(options),))


def _bullets(reading: Reading) -> tuple[Steps, ...]:
    """What can be chosen from, each behind a bullet, to the end of the text."""
    reader = reading.reader
    found: list[Steps] = []
    while reader.take(BULLET):
        before = replace(reading)
        option: list[Node] = []
        while reader.peek() is not None and not reader.comes(BULLET):
            reader.take("Then") and (reader.take(",") or True)
            option += _sentence(before)
            if not reader.take(".") and reader.peek() is not None and not reader.comes(BULLET):
                raise reader.lost("the end of the sentence")
        found.append(tuple(option))
    if len(found) < 2:
        raise reader.lost("two effects to choose from")
    return tuple(found)


def _revealed(reading: Reading, first: op.RevealTop) -> Node:
    """What is done with the cards that were revealed, and with the rest of them."""
    reader = reading.reader
    do: list[Node] = []
    rest: Rest
    reading.looked = True
    while True:
        if not reader.take("."):
            raise reader.lost("what is done with the cards")
        reader.take("Then") and reader.take(",")
        if reader.take_words("Return the rest to the bottom of the deck"):
            rest = "bottom"
        elif reader.take_words("Return the rest to the top or bottom of the deck"):
            rest = "bottom"
            do.append(op.OneOf(((op.PutRevealed("top"),), (op.PutRevealed("bottom"),))))
        elif reader.take_words("Return the rest to the top of the deck"):
            rest = "top"
        elif reader.take_words("Trash the rest"):
            rest = "trash"
        elif reader.take_words("Add the rest to the hand"):
            rest = "hand"
        else:
            do += counting(reading, _sentence(reading))
            reading.before = do[-1]
            continue
        break
    reading.looked, reading.chosen = False, ""
    return replace(first, do=tuple(do), rest=rest)


def _searched(reading: Reading, whose: int) -> Node:
    """What is done with the cards of a security stack, until it is shuffled."""
    reader = reading.reader
    do: list[Node] = []
    reading.looked, reading.searched = True, whose
    owner = "your" if whose == v.YOU else "your opponent's"
    while not reader.take_words(f"Then , shuffle {owner} security stack"):
        reader.take("Then") and reader.take(",")
        do += _sentence(reading)
        reading.before = do[-1]
        if not reader.take("."):
            raise reader.lost("what is done with the cards")
    reading.looked, reading.searched, reading.chosen = False, 0, ""
    return op.SearchSecurity(tuple(do), whose)


# ------------------------------------------------------------------------ clauses


def _clauses(reading: Reading) -> Steps:
    """Clauses that are joined with "and"; "you may" is about all of them."""
    reader = reading.reader
    if reader.take_words("you may activate 1 of the effects below :"):
        return (op.May((op.OneOf(_bullets(reading)),)),)
    lasts = until(reading)
    if lasts is not None:
        reader.expect(",")
        return statement(reading, lasts)
    if reader.take("you", "may"):
        return (op.May(_joined(reading)),)
    if reader.take("your", "opponent", "may"):
        return (op.May(_opponents(_operation(reading), reading), v.OPPONENT),)
    if reader.take("each", "player", "performs") or reader.take("Each", "player", "performs"):
        drawn = operation(reading)
        if not isinstance(drawn, op.Draw):
            raise reader.lost("<Draw>")
        return (replace(drawn, whose=v.EITHER),)
    if reader.comes("your", "opponent", "trashes"):
        reader.next += 2
        do = _opponents((spoken(reading, "trash"),), reading)
        if not any(isinstance(one, la.Choose) for one in walk(do)):
            raise reader.lost("a card that they choose")
        return do
    for said, verb in (("plays", "play"), ("places", "place")):
        if reader.comes("your", "opponent", said):
            reader.next += 2
            done = spoken(reading, verb)
            if isinstance(done, op.PlayToken):
                return (replace(done, whose=v.OPPONENT),)
            return _opponents((done,), reading)
    if reader.comes("your", "opponent", "chooses"):
        reader.next += 2
        found = _opponents((spoken(reading, "choose"),), reading)
        reading.before = found[-1]
        return (*found, *_joined(reading)) if reader.take("and") else found
    return _joined(reading)


def _opponents(do: Steps, reading: Reading) -> Steps:
    """ "trash 1 card in their hand", of the opponent: they choose, and among their own cards."""
    choices = [one for one in walk(do) if isinstance(one, la.Choose)]
    if any(one.whose != v.OPPONENT for one in choices):
        raise reading.reader.lost("cards of the opponent")
    made: Steps = rebuilt(
        do, lambda one: replace(one, by=v.OPPONENT) if isinstance(one, la.Choose) else one
    )
    return made


def _joined(reading: Reading) -> Steps:
    found = [*_clause(reading)]
    reader = reading.reader
    while True:
        at = reader.next
        reader.take(",")
        more = reading.attempt(_clause) if reader.take("and") else None
        if more is None:
            reader.next = at
            return counted_once(tuple(found))
        found += more


def _clause(reading: Reading) -> Steps:
    return reading.one_of(
        (
            added_or_placed,
            adding,
            one_of_each_added,
            twice,
            aimed,
            _done,
            _operation,
            mover,
            stated,
        ),
        "what is done",
    )


def _operation(reading: Reading) -> Steps:
    return (operation(reading),)


def _done(reading: Reading) -> Steps:
    found = keyword_of(icon(reading.reader.peek()))
    if found is None or found.name not in _DONE:
        raise reading.reader.lost("what is done")
    reading.reader.next += 1
    return (found,)
