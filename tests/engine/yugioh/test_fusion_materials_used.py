"""How many Fusion Materials a monster was Fusion Summoned with.

Sources: the card texts of Frightfur Tiger ("up to the number of Fusion Materials used for its
Fusion Summon") and of Bloom Prima the Melodious Choir ("for each Fusion Material used").
"""

from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Materials
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

A, B, C = body("A"), body("B"), body("C")
FUSED = fusion(
    "Fused", Materials(la.Named(A.passcode)), Materials(la.MONSTER, 1, 5),
    effects=(
        la.FieldStats(la.Times(la.MaterialsUsed(), 300), ~la.OTHER),
        la.Trigger(
            v.MZONE, on=la.summoned(v.BY_FUSION),
            target=(la.Choose(ANY, v.FIELD_PLACES, 1, la.UpTo(la.MaterialsUsed()), v.OPPONENT),),
            do=(la.Destroy(la.Chosen()),),
        ),
    ),
)  # fmt: skip
FUSE = played("Fuse", la.FusionSummon(ANY, (la.Each(la.MONSTER, v.HAND),)))
THEIRS = [body(f"Theirs {number}") for number in range(3)]


def test_as_many_targets_as_materials_at_the_most() -> None:
    table = Table([FUSE, A, B], extra=[FUSED], opponent_field=THEIRS)
    table.activate(FUSE)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.attack(FUSED) == 2500 + 2 * 300
    table.chain(FUSED)
    assert {len(cards) for cards in table.choices()} == {1, 2}


def test_summoned_in_another_way_it_has_none() -> None:
    back = played("Back", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([back], grave=[FUSED], opponent_field=THEIRS)
    table.activate(back)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.attack(FUSED) == 2500
    assert table.asked == "open"


# -------------------------------------------------------------- what is read

LEXICON = Lexicon({"Alpha": A.passcode}, {"Gamma": 0x123})
_MADE_OF = '"Alpha" + 1 or more "Gamma" monsters'
_GAINS = "Gains 300 ATK for each Fusion Material used for its Fusion Summon."
_CONTACT = (
    "Must be Special Summoned (from your Extra Deck) by banishing the above cards you control."
)


def whole(*lines: str) -> bool:
    card = fiend("Beta", type=v.FUSION | v.EFFECT)
    return compile_card(card, "\n".join([_MADE_OF, *lines]), LEXICON).whole


def test_how_it_is_read() -> None:
    assert whole(_GAINS)
    assert whole(
        "When this card is Fusion Summoned: You can target cards on the field, up to the number of "
        "Fusion Materials used for its Fusion Summon; destroy them."
    )


def test_not_of_one_that_is_made_without_a_fusion_summon() -> None:
    # What it is Special Summoned with in its own way is no material of a Fusion Summon.
    assert whole(_CONTACT)
    assert not whole(_CONTACT, _GAINS)
