"""What an activated card or effect would do, in the words of an effect that answers it."""

from typing import Final

# What an activated card or effect would do, as a list of such effects says it.
ACTS: Final = {
    "search": "Add a card from the Deck to the hand.",
    "draw": "Add a card from the Deck to the hand.",
    "summon-deck": "Special Summon from the Deck.",
    "send-deck": "Send a card from the Deck to the GY.",
    "recover": "Add a card from the GY to the hand, Deck, and/or Extra Deck.",
    "summon-grave": "Special Summon a Monster Card from the GY.",
    "banish-grave": "Banish a card from the GY.",
}  # fmt: skip
# Those that are said in the opening itself.
ACTS_INLINE: Final = {
    "summon": "that includes an effect that Special Summons a monster",
    "destroy": "that would destroy a card on the field",
    "destroy-anywhere": "that would destroy a card",
    "hurt-you": "that would inflict damage to you",
    "hurt-opponent": "that would inflict damage to your opponent",
    "hurt": "that would inflict damage",
}  # fmt: skip

# Others, where they are all that is asked.
ACTS_ALONE: Final = {
    "summon-grave": "that Special Summons a monster from the GY",
    "search": "that adds a card from the Deck to the hand",
}  # fmt: skip
