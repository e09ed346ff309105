/** Cards for situations with counters, in the words of the 6th to 11th Editions. None costs resources. */
import { classicEffects } from '../../../../../src-main/games/kotc/cards/vocabulary/effects.js';
import { creature, spell } from '../../scene.js';

export type NamedCounter =
  | 'offense'
  | 'defense'
  | 'weakness'
  | 'damage'
  | 'exhaustion'
  | 'dice'
  | 'immortality';

/** What places so many counters of a kind on each target, as the guides word it. */
export function placing(kind: NamedCounter, count = 1): string {
  const { phrase = '' } = classicEffects.find(({ id }) => id === `effect-place-${kind}-counters`) ?? {};
  const worded = phrase.replace('{x}', String(count)).replace('[s]', count === 1 ? '' : 's');
  return `P${worded.slice(1)}.`;
}

export const upTo = (count: number): string => `Target up to ${count} card${count === 1 ? '' : 's'} in play.`;

export const counterCards = {
  bear: creature(2, 9, '', 0),
  smite: spell(`${upTo(1)} Destroy all targets.`, 0),
  blank: spell('Draw 1 card.', 0),
  /** Draws for a counter. */
  seer: creature(2, 9, 'SEER: Remove 1 counter from this card. Draw 1 card.', 0),
  charm: spell(
    `${upTo(1)} Switch control of each target in-play creature to a different player of your choice until the end of this turn.`,
    0,
  ),
} as const;
