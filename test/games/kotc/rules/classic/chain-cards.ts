/** Cards for situations of chains, in the words of the 6th Edition. None costs resources. */
import { creature, spell } from '../../scene.js';

export const toSummon = 'Activate in response to an opponent’s summon.';
export const toAttack = 'Activate in response to an opponent’s attack.';
export const toEffect = 'Activate in response to an opponent’s card effect.';
export const whenDestroyed = 'Activate when this in-play card is destroyed.';

/** A creature whose only ability this is. */
export const able = (ability: string, offense = 1, defense = 5) =>
  creature(offense, defense, `ABLE: ${ability}`, 0);

export const heal = (amount: number): string => `Increase your hitpoints by ${amount}.`;
export const smash = 'Target up to 1 card in play. Destroy all targets.';

export const chainCards = {
  bear: creature(2, 5, '', 0),
  zap: spell('Draw 1 card.', 0),
  smite: spell(smash, 0),
  /** Answer one kind of link each, and heal so much. */
  atSummon: spell(`${toSummon} ${heal(1)}`, 0),
  atAttack: spell(`${toAttack} ${heal(2)}`, 0),
  atEffect: spell(`${toEffect} ${heal(4)}`, 0),
  /** A creature that answers abilities, spells and traps. */
  guard: able(`${toEffect} ${heal(8)}`),
  /** Heals its player when it is destroyed. */
  martyr: able(`${whenDestroyed} ${heal(16)}`),
  scholar: able('Draw 1 card.'),
} as const;
