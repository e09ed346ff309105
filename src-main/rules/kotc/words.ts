import type { CardId, PlayerNo } from '../kernel/decision.js';
import type { CounterKind, Phase } from './state.js';

/** A card in a sentence, so that it can be shown and found; without an id where the reader cannot point at it. */
export interface CardRef {
  readonly name: string;
  /** Place in the game's list of designs. */
  readonly design: number;
  readonly card: CardId | null;
}
export type TextPart = string | CardRef;
/** A sentence in parts. */
export type Text = readonly TextPart[];

/** A sentence as it is read. */
export const plainText = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.name)).join('');

export const counterNames: Readonly<Record<CounterKind, string>> = {
  sword: 'Sword Counter',
  shield: 'Shield Counter',
  weakness: 'Weakness Counter',
  damage: 'Damage Counter',
  exhaustion: 'Exhaustion Counter',
  berzerk: 'Berzerk Counter',
  taunt: 'Taunt Counter',
  dice: 'Dice Counter',
  trap: 'Trap Counter',
};

export const phaseNames: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  resource: 'Resource Phase',
  action: 'Action Phase',
  battle: 'Battle Phase',
  recovery: 'Recovery Phase',
};

/** "1 card", "2 cards". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly TextPart[]): TextPart[] {
  return items.flatMap((item, place) => {
    if (place === 0) return [item];
    return [place === items.length - 1 ? ' and ' : ', ', item];
  });
}

export const playerName = (names: readonly string[], player: PlayerNo): string =>
  names[player] ?? `Player ${player + 1}`;
