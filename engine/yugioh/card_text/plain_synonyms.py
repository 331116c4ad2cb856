"""Words that say the same of cards that are spoken of once more, or of which too much is said.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, POINTS, THERE

PLAIN: Final = (
    Same(r"\bxyz summon using this card you control\b",
         "xyz summon 1 xyz monster using materials you control, including this card", "the same"),
    Same(r"\bboth this face-up card from the field and\b", "this card and", THERE),
    Same(r"\bsend this face-up card from the field and (\d) other (?=[^;:,]*card you control "
         r"to the gy\b)", r"send this card and \1 ", THERE),
    Same(r"\bshuffle it and this card from (?:the|your) gy into the deck\b",
         "shuffle it into the deck, also return this card to the extra deck",
         "where a monster of the Extra Deck goes"),
    Same(r"\b(return|shuffle) this card from (?:the|your) gy (to|into) (?=the extra deck)",
         r"\1 this card \2 ", THERE),
    Same(r"\bthe original (atk|def) of this card\b", r"this card's original \1", "the same"),
    Same(r"(with the same [a-z]+(?: and [a-z]+)*) as each other\b", r"\1", "the same"),
    Same(r"\bsend (1 [^;:,]*?) to the gy and (1 [^;:,]*? to the gy)", r"send \1 and \2",
         "where both go"),
    Same(r"\bany number of ([^;:,]*?), (?=up to the number of)", r"a number of \1, ", OLDER),
    Same(r"\busing monsters from your field(?=$|[,.;])", "using materials you control", "the same"),
    Same(r"(, using [^;:,]*?monsters) on either field\b", r"\1 from either field", "the same"),
    Same(r"\b(an? [a-z]+ monster or )(?=\"[^\"]*\" monster)", r"\1a ", "the article"),
    Same(r"(\ba monster this card points to) is destroyed by battle,? or sent to",
         r"\1 is destroyed by battle, or \1 is sent to", AGAIN),
    Same(r"\bthe second target loses atk equal to the atk of the first target\b",
         "it loses atk equal to its atk", "the one that was targeted last, and the other's"),
    Same(r"\byou can (the link monster that used this card as material gain)s\b",
         r"you can make \1", "the same"),
    Same(r"\byou can each player sends\b", "you can make each player send", "the same"),
    Same(r"\b(co-linked to this card) on the field\b", r"\1", THERE),
    Same(r"\bif the detached material was\b", "if it was", AGAIN),
    Same(r"\bfor the rest of this turn,? (unless you pendulum summon after this effect resolves),? "
         r"(you cannot activate monster effects),? and (the effects of any cards in your pendulum "
         r"zones? are negated)",
         r"\2 for the rest of this turn \1, also \3 for the rest of this turn \1", "once of both"),
    Same(r"(?<=for the rest of this turn), (?=unless you pendulum summon)", " ", POINTS),
    Same(r"\b(this effect was activated this turn) \(and was not negated\)", r"\1",
         "the card remembers that it resolved"),
    Same(r"\bfor the rest of this turn,? you can only declare an? attack with the special summoned "
         r"monster\b", "you cannot declare attacks, except with it this turn", AGAIN),
    Same(r"(\battach [^;:,]*? to the) special summoned monster\b", r"\1 monster special summoned",
         "the same"),
    Same(r"\b1 of those targeted (face-up )?(card|monster)s\b", r"1 \1\2 among them", AGAIN),
    Same(r"^(\"[^\"]*\") must be in your gy (?=to activate)", r"you must have \1 in your gy ",
         "the same"),
    Same(r"\bin the main monster zones\b", "in the main monster zone", ONE_OR_MORE),
    Same(r"\bfor the rest of this turn,? (the first time [^;:]*?, it is not destroyed)",
         r"\1 this turn", "said first or last"),
    Same(r"\bexcept the turn this card was special summoned\b",
         "if this card was not special summoned this turn", "the same"),
    Same(r"(\breveal 1 [^;]*?\bnormal summon) the revealed monster\b", r"\1 it", AGAIN),
    Same(r"\bit' ((?:original )?atk or def \(whichever is higher\))", r"the \1 of it", "the same"),
    Same(r"\bin your monster zone,?(?= and 1 [^;:]*? your opponent controls)", "you control",
         "the same of monsters"),
    Same(r"(\b1 excavated \"[^\"]*\" or )excavated (?=[^;:,]*? that mentions? it\b)", r"\1", AGAIN),
    Same(r"\bthe number of \"@\" cards (?=in )", 'the number of "@" ', "cards of that name"),
    Same(r"(\byou can only attack with 1 monster) for the rest of this turn\b", r"\1 this turn",
         "the same"),
    Same(r"\bfor the rest of this duel,? (you cannot activate [^;:,]*)",
         r"\1 for the rest of this duel", "said first or last"),
    Same(r"\b(?:this turn|for the rest of this turn),? (your opponent cannot activate cards or "
         r"effects in response to the activation of your [^;:,]* effects)(?=$|,)",
         r"\1 for the rest of this turn", "said first or last"),
    Same(r"\b(?:this turn|for the rest of this turn),? (your opponent cannot activate (?:cards or"
         r"|monster) effects when [^;:,]*)", r"\1 for the rest of this turn", "said first or last"),
    Same(r"\b(with the same) original (?=type and attribute, but different names)", r"\1 ",
         "of cards that are not on the field"),
    Same(r"\b(with the same type and attribute, but different names) ((?:from|in) your [a-z]+)\b",
         r"\2 \1", "the order of both"),
    Same(r"(^|; )(banish 1 [^;:,]*?monster)( with [^;:,]*?)? from the field\b",
         r"\1\2 on the field\3", "the same of monsters"),
    Same(r"\bany number of (?=[^;:]*\bwhose total (?:levels|link ratings) equal)", "",
         "what they come to says how many"),
    Same(r"\b(targets an? [^;:,]*?) you control or (?:an? )?(?=[^;:,]*? you control)", r"\1 or ",
         AGAIN),
)  # fmt: skip
