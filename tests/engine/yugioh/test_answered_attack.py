"""ATK by that of the monster whose effect is answered: "that opponent's monster's original ATK"."""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Answered, ChangeStats, LevelOf, Quick, monster


def test_the_monster_of_the_opponent_is_the_one_that_is_answered() -> None:
    facts = monster(1, "Reader", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    text = (
        "Once per turn, when your opponent activates a {} (Quick Effect): You can make this card "
        "gain ATK equal to that opponent's monster's original ATK until the end of this turn."
    )
    compiled = compile_card(facts, text.format("monster effect"), Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Quick)
    assert effect.do == (ChangeStats(by=LevelOf(Answered(), what="original attack"), until="end"),)
    assert not compile_card(facts, text.format("card or effect"), Lexicon({}, {})).whole
