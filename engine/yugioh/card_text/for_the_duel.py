"""What holds for the rest of the Duel beside what cannot be done: draws and Normal Summons."""

from engine.yugioh import language as la
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.card_text.verbs import Steps, verb


@verb("draw 2 cards instead of 1 for your normal draw during your Draw Phase")
def _(reading: Reading) -> Steps:
    return (la.NormalDraw(2),)


@verb("conduct 2 Normal Summons/Sets per turn , not just 1")
def _(reading: Reading) -> Steps:
    """Behind "you can", of which it is no choice (`steps.optional`)."""
    return (la.NormalSummons(2, "duel"),)
