/** What replacements share: how they are told apart, and what lasts among them. */
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import type { Replacement } from '../../../../engine/pipeline/event-pipeline.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { happen } from '../events/happen.js';
import type { MagicEvent } from '../state/events.js';
import type { Lasting } from '../state/state.js';

export type Instead = Replacement<Magic, MagicEvent>;
export type Entry = LastingEffect<Lasting>;

const numbers = new WeakMap<Entry, number>();
let next = 0;
/** Tells an entry of what lasts from all others, wherever it stands in the list. */
export function keyOf(entry: Entry): string {
  let number = numbers.get(entry);
  if (number === undefined) {
    number = next;
    next += 1;
    numbers.set(entry, number);
  }
  return `lasting ${number}`;
}

/** So much of an entry has been used; all of it where no amount is said. */
export function useUp(game: Magic, entry: Entry, rule: string, amount?: number): void {
  const nth = game.state.effects?.indexOf(entry) ?? -1;
  if (nth < 0) return;
  const { controller: player } = entry.does;
  happen(game, {
    type: 'use',
    player,
    cards: [],
    rules: [rule],
    nth,
    amount,
  });
}

/** The object that a question about an entry shows. */
export const sourceOf = ({ does: { source } }: Entry, otherwise: CardNo): CardNo => source?.card ?? otherwise;

/** A replacement that needs nobody to choose anything. */
export const plainly = (
  key: string,
  source: CardNo,
  turn: (game: Magic, event: MagicEvent) => MagicEvent | null,
): Instead => ({
  key,
  source,
  *replace(game, event): Asking<MagicEvent | null> {
    yield* [];
    return turn(game, event);
  },
});
