import type { PlayerNo } from '../../../../engine/decision.js';
import type { TextPart } from '../../../../engine/text.js';
import type { Phase } from '../state/state.js';

export const phaseNames: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  resource: 'Resource Phase',
  action: 'Action Phase',
  battle: 'Battle Phase',
  recovery: 'Recovery Phase',
};

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "1 card", "2 cards". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** "a card", "an offense counter". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly TextPart[]): TextPart[] {
  return items.flatMap((item, place) => {
    if (place === 0) return [item];
    return [place === items.length - 1 ? ' and ' : ', ', item];
  });
}

export const playerName = (names: readonly string[], player: PlayerNo): string =>
  names[player] ?? `Player ${player + 1}`;
