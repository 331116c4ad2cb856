"""Rules of battles, in words."""

from typing import Final

from engine.yugioh.language.words import InBattle

# Rules of battles, of {} monsters; a verb after "if" has its "s" only after one monster.
IN_BATTLE: Final[dict[InBattle, str]] = {
    "not": "{} cannot attack", "not-directly": "{} cannot attack directly",
    "directly": "{} can attack directly", "must": "{} must attack, if able",
    "in-defense": "{} can attack while in face-up Defense Position",
    "by-defense": "if {} attack{s} while in Defense Position, apply its DEF for damage calculation",
    "twice": "{} can make a second attack during each Battle Phase",
    "two-monsters": "{} can make up to 2 attacks on monsters during each Battle Phase",
    "three-monsters": "{} can make up to 3 attacks on monsters during each Battle Phase",
    "three": "{} can make up to 3 attacks during each Battle Phase",
    "every-monster": "{} can attack all monsters your opponent controls, once each",
    "every-monster-twice": "{} can attack all monsters your opponent controls, twice each,",
    "not-attacked": "your opponent's monsters cannot target {} for attacks",
    "alone-attacked": "your opponent's monsters cannot target monsters for attacks, except {}",
    "attacked-by-all": "your opponent's monsters cannot attack, except to attack {},",
    "piercing": "if {} attack{s} a Defense Position monster, inflict piercing battle damage",
    "no-damage": "you take no battle damage from attacks involving {}",
    "no-damage-to-you": "you take no battle damage",
    "no-damage-to-opponent": "your opponent takes no battle damage",
    "one-attacking": "you can only attack with 1 monster",
    "opponent-spared-first": "the first time each monster your opponent controls would be "
    "destroyed by battle, it is not destroyed",
    "no-damage-to-either": "neither player takes any battle damage from attacks involving {}",
    "double-damage": "if {} battle{s} an opponent's monster, any battle damage it inflicts to your "
    "opponent is doubled",
    "first-doubled": "the first battle damage {} inflict{s} to your opponent by battling a monster "
    "is doubled",
    "silent": "if {} battle{s}, your opponent cannot activate cards or effects until the end of "
    "the Damage Step",
    "silent-attacking": "if {} attack{s}, your opponent cannot activate Spell/Trap Cards until the "
    "end of the Damage Step",
    "alone-attacking": "you cannot declare attacks, except with {}",
    "no-battle-phase": "you cannot conduct your Battle Phase",
    "two-battle-phases": "conduct your Battle Phase twice",
    "no-spells-traps": "Spell/Trap Cards, and their effects, cannot be activated during the Battle "
    "Phase", "opponent-activates-nothing": "your opponent's cards and effects cannot be activated "
    "during the Battle Phase",
    "attacks-for-each-destroyed": "for each destroyed card, {} gain{s} 1 additional attack during "
    "each Battle Phase",
}  # fmt: skip


def in_battle(how: InBattle, who: str, several: bool) -> str:
    """A rule of battles, of these monsters."""
    return IN_BATTLE[how].replace("{}", who).replace("{s}", "" if several else "s")
