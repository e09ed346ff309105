/** Cards that make pawns or act on them, in the words of the edition that is played. */
import { rulesNow } from '../played-edition.js';
import { spell } from '../scene.js';

const isFirst = (): boolean => rulesNow() === 'kotc-15';

/** "in-play card" of the 15th Edition, "on-field minion" since the 16th. */
export const inPlay = (): string => (isFirst() ? 'in-play card' : 'on-field minion');

/** Conditions of which the wording has changed. */
export const whenDestroyed = (): string => {
  const words = {
    'kotc-15': 'When this in-play card is destroyed (ghost-play):',
    'kotc-16': 'When this on-field minion is destroyed (ghost-play):',
    'kotc-17': 'When this card in your battlefield is destroyed (ghost-play):',
  } as Readonly<Record<string, string>>;
  return words[rulesNow()] ?? '';
};
export const whenYoursDestroyed = (): string => `When your ${inPlay()}(s) is destroyed:`;

export const craftText = (count: number, level: number): string =>
  `${isFirst() ? 'Summon' : 'Craft'} ${count} level ${level} pawn${count === 1 ? '' : 's'}.`;
export const craft = (count: number, level: number) => spell(craftText(count, level), 0);

/** What is done to one minion in play. */
export const toOne = (effects: string) => spell(`Target 1 ${inPlay()}; ${effects}`, 0);
export const toSome = (count: number, effects: string) =>
  spell(`Target up to ${count} ${inPlay()}s; ${effects}`, 0);
