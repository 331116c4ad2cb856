"""Numbers of the text that a later sentence raises: "for each X, add 1000 to … maximum"."""

from dataclasses import replace

from engine.digimon import language as la
from engine.digimon.card_text.amounts import counted
from engine.digimon.card_text.reading import Reading
from engine.digimon.language import operations as op
from engine.digimon.language.filters import NO_BOUND
from engine.effects import Node, rebuilt


def raising(reading: Reading) -> tuple[str, Node]:
    """ "For each X, add 1000 to this effect's DP maximum": which number, and what is added."""
    reader = reading.reader
    text = reader.words[reader.next :]
    if not reader.take("For"):
        raise reader.lost("what is added for each of others")
    at = reader.next
    while reader.peek() is not None and not reader.comes(",", "add"):
        reader.next += 1
    reader.expect(",", "add")
    word = reader.peek()
    less = word is not None and word.text.startswith("-") and word.text[1:].isdecimal()
    number = int(word.text) if word is not None and less else reader.number()
    reader.next += less
    if number is None:
        raise reader.lost("how much is added")
    reader.expect("to", "this", "effect's")
    kinds = {"number": "number", "DP": "dp", "level": "level", "play": "cost", "cost": "reduction"}
    word = reader.peek()
    what = kinds.get(word.text, "") if word is not None else ""
    if not what:
        raise reader.lost("which number is raised")
    reader.next += 2 if what == "cost" else 1
    if what == "reduction":
        reader.expect("reduction")
    else:
        reader.expect("maximum")
    end = reader.next
    reader.next = at
    amount = counted(reading, number)
    if not reader.comes(",", "add") or not text:
        raise reader.lost("what is counted")
    reader.next = end
    return what, amount


def raised(reading: Reading, steps: tuple[Node, ...], what: str,
           amount: Node) -> tuple[Node, ...]:  # fmt: skip
    """Steps whose only number of this kind is raised by an amount."""
    numbers: list[Node] = []

    def bound(item: Node) -> Node:
        if isinstance(item, la.Between) and item.what.removeprefix("original-") == what:
            if item.least == 0 and isinstance(item.most, int) and item.most != NO_BOUND:
                numbers.append(item)
                return replace(item, most=la.Plus(item.most, amount))
        if isinstance(item, la.Choose) and item.total and item.total[0] == what:
            numbers.append(item)
            return replace(item, total=(item.total[0], la.Plus(item.total[1], amount)))
        if what == "number" and isinstance(item, la.Choose) and item.up_to:
            if isinstance(item.most, int) and item.most != la.ANY_NUMBER:
                numbers.append(item)
                return replace(item, most=la.Plus(item.most, amount))
        if what == "number" and isinstance(item, op.TrashSecurity) and isinstance(item.count, int):
            numbers.append(item)
            return replace(item, count=la.Plus(item.count, amount))
        if what == "reduction" and isinstance(item, (op.DigivolveInto, op.Play)):
            if item.cost == "pay":
                numbers.append(item)
                return replace(item, reduced=la.Plus(item.reduced, amount) if item.reduced
                               else amount)  # fmt: skip
        return item

    found: tuple[Node, ...] = rebuilt(steps, bound)
    if len(numbers) != 1:
        raise reading.reader.lost("one number that is raised")
    return found


def after_raising(reading: Reading) -> tuple[str, Node]:
    reading.reader.expect(".")
    return raising(reading)
