"""Words that say the same of what is done: by whom, to whose field, and in which order.

Beside `synonyms`, and taken after all other tables; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, THERE

DEEDS: Final = (
    Same(r"\bequal to the (original )?(atk|def) of that special summoned monster\b",
         r"equal to its \1\2", "the same"),
    Same(r"(^while [^:;]*?, )all (?=[^,:;]*? (?:gain|lose)s? )", r"\1", "the same"),
    Same(r"(\bwhile|\bif) (an?|another) ([^,:;]*? monster) is on your field or in your gy(?=[,:])",
         r"\1 you have \2 \3 you control or in your gy", THERE),
    Same(r"(\bcannot special summon (?:monsters )?from the gy)s\b", r"\1", "either GY"),
    Same(r"(\byour opponent controls [^;:,]*? in )your opponent's (?=field zone)", r"\1their ",
         "the same"),
    Same(r"(^if this card in the spell & trap zone is destroyed), (or banished) from the spell & "
         r"trap zone(?=: )", r"\1 \2", THERE),
    Same(r"(\bdestroy (?:it|that \w+),? then,? )if you destroyed ([^,]*?) by this effect,",
         r"\1if it was \2,", "the same"),
    Same(r"(\bplace this card) face-up in your spell & trap zone as a continuous (trap|spell),"
         r" also place (1 [^;:]*? face-up in your spell & trap zone) as a continuous \2\b",
         r"\1 and \3 as continuous \2s", "the same"),
    Same(r"^once per opponent's turn\b", "once per turn, during your opponent's turn", "the same"),
    Same(r"(\bplace this card) you control (?=and 1 )", r"\1 ", THERE),
    Same(r"(\bopponent can special summon \d) of their banished ([^;:,]*?monster)s\b",
         r"\1 \2 from their banishment", "the same"),
    Same(r"(\bopponent can special summon [^;:,]*?) to their field\b", r"\1", THERE),
    Same(r"(?<=: )activate this effect; (?=your opponent can special summon\b)", "",
         "what must be activated"),
    Same(r"\btoss a coin ([2-9]) times\b", r"toss \1 coins", "the same"),
    Same(r"\btoss a coin once\b", "toss a coin", "the same"),
    Same(r"(\btoss \d coins) and ([^;:,]*?) if at least (\d) of the results are heads\b",
         r"\1, and if the result is at least \3, \2", "the result is how many are heads"),
    Same(r"(\btoss \d coins) and (?=destroy)(.*?)\bthe number of heads\b", r"\1, also \2the result",
         "the result is how many are heads"),
    Same(r"^● (?=atk/def of \d )", "● the ", "the article"),
    Same(r"(\batk/def of 1 [^;:,]*? become) equal to (?=its combined)", r"\1 ", "the same"),
    Same(r"\bif any monsters were sent to (?:the|either) gy by this effect\b",
         "if the number sent to the gy by this effect is at least 1", "wherever they were sent"),
    Same(r"\bwhile the special summoned monster is\b", "while the monster special summoned is",
         "the same"),
    Same(r"(\bbanish [^;:,]*?) until (?:the end of your opponent's turn|your opponent's end phase)"
         r"(?=$|[,;.])", r"\1 until your next standby phase", "no later turn is played"),
    Same(r"\bnegate the effects of them\b", "negate their effects", "the same"),
    Same(r"\bwhile it (?=is face-up in the monster zone,? any )", "while this card ", "the same"),
    Same(r"\bswitch control of (?:both(?: those)?(?: (?:monsters|targets))?|those targets"
         r"|those 2 monsters|them)(?=$|[,.;])", "switch control of those monsters", "the same"),
    Same(r"\btarget 1 ([a-z-]+) monster(?: in your gy)? and 1 ([a-z-]+) monster in your gy"
         r"(?=$|[,;.])",
         r"target 1 \1 and 1 \2 monster in your gy", THERE),
    Same(r"\bany cards? have been banished\b", "any card has been banished", "the same"),
    Same(r"\b1 sent to the gy monster\b", "1 of those sent monsters", "the same"),
    Same(r"(\byou can treat monsters with a level owned by your opponent you control as level \d+)"
         r"$", r"\1 monsters for material", "the same"),
    Same(r"^(.*?: )?until the end of this turn, (?=negate any monster effects)",
         r"\1this turn, ", "the same"),
    Same(r"(\btarget [^;:,.]*?) with (?=effects of )", r"\1 with the ", "the article"),
    Same(r"(\bmust be xyz summoned) with the above materials$", r"\1",
         "no effect Summons it in any other way"),
    Same(r"\bthat (?:was|were) (?=special summoned from the gy$)", "", "the same"),
    Same(r"(\bfor the rest of this turn, all [^;:,.]*?) will (?=gain|lose)", r"\1 ", "the same"),
    Same(r"(\bneither player can activate card effects in )your opponent's gy\b", r"\1the gy",
         "either GY"),
    Same(r"(\byour opponent )has (?=special summoned a monster this turn\b)", r"\1", OLDER),
    Same(r"\bface-up (?=appropriate monster)", "", "only face-up ones are"),
    Same(r"\b(a monster whose effects are negated) is on the field", r"there are \1 on the field",
         "the same"),
    Same(r"^(● extra deck: destroy 1 of (?:them|those monsters)) special summoned from the extra "
         r"deck$", r"\1", AGAIN),
    Same(r"\byou take (no (?:effect )?damage[^;:,.]*?) (?:this turn|until the end of this turn)$",
         r"for the rest of this turn, you take \1", "the same"),
    Same(r"\band if it does\b", "and if you do", "the same"),
    Same(r"^if an? (\"[^\"]*\" (?:card|monster|spell|trap)) is in (?=(?:either|your) gy\b)",
         r"if there is a \1 in ", "the same"),
    Same(r"(\btributing 1 )(monster) on either field (with an? [^,;:]*? counter)\b",
         r"\1face-up \2 \3 on the field", "only face-up ones have counters"),
    Same(r"(\btributing \d [^;:,]*? and 1 [^;:,]*?monster) you control\b", r"\1",
         "only a player's own are Tributed"),
    Same(r"(\btributing 1 \"[^\"]*\") you control (?=and 1 face-up monster your opponent)", r"\1 ",
         "only a player's own are Tributed"),
    Same(r"(^when your opponent activates an? [^:;,]*?), (?:while )?"
         r"(?=your lp are \d+ or (?:less|more): )",
         r"\1 and ", "the same"),
    Same(r"\bface-up (?=monster you control with \d+ original atk\b)", "",
         "only face-up ones have any"),
    Same(r"(\badded to your opponent's hand: [^:]*? from )their hand\b", r"\1your opponent's hand",
         AGAIN),
    Same(r"(^you can special summon this card) (?=and 1 [^;:,]*? from your hand$)",
         r"\1 from your hand ", "the place said once"),
    Same(r"\bthe levels of (?:them|those monsters) become\b", "its level become", AGAIN),
    Same(r"(\bsend all monsters) from (?=the field to the gy,? except )", r"\1 on ", "the same"),
    Same(r"(\bcannot be tributed,? nor used as material [^;:,]*?),? (?=this turn$)", r"\1 ",
         "the same"),
    Same(r",? and (banish it when this card leaves the field)$", r", also \1", "the same"),
)  # fmt: skip
