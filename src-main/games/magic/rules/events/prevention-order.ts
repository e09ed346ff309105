/** Which of several damages at once is prevented, where only part of them is (MC-Q-110). */
import { askOptions } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';
import { askFor } from '../purposes.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import { affectedBy } from './affected.js';

type Damage = EventOf<'damage'>;

/** The same events; of those that one thing is dealt, and of which part is prevented, first those whose damage it is to be. */
export function* inOrderOfPrevention(
  game: Magic,
  events: readonly MagicEvent[],
): Asking<readonly MagicEvent[]> {
  const { effects } = game.state;
  if (!effects || effects.length === 0) return events;
  const ordered = [...events];
  for (const places of byRecipient(events)) {
    const dealt = places.map((place) => events[place] as Damage);
    const part = game.rules.partTaken(game, dealt);
    if (part === null) continue;
    const chosen = yield* whoseFirst(game, dealt, part);
    for (const [nth, place] of places.entries()) ordered[place] = chosen[nth] as Damage;
  }
  return ordered;
}

/** The places of damage to each thing that is dealt damage more than once. */
function byRecipient(events: readonly MagicEvent[]): number[][] {
  const places = new Map<string, number[]>();
  for (const [place, event] of events.entries()) {
    if (event.type !== 'damage') continue;
    const key = 'player' in event.to ? `player ${event.to.player}` : `${event.to.card}`;
    const its = places.get(key);
    if (its) its.push(place);
    else places.set(key, [place]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}

/** One after the other, until they come to what is prevented; the order of the others does not matter. */
function* whoseFirst(game: Magic, dealt: readonly Damage[], part: number): Asking<readonly Damage[]> {
  const left = [...dealt];
  const first: Damage[] = [];
  for (let sum = 0; sum < part && left.length > 1;) {
    const question = askFor(affectedBy(game, left[0] as Damage), 'prevented', 'MC-Q-110');
    const [next] = yield* askOptions(
      game,
      question,
      left,
      ({ source, amount }) => ({ card: cardAt(game, source.card).id, number: amount }),
      1,
      1,
    );
    if (!next) break;
    first.push(next);
    left.splice(left.indexOf(next), 1);
    sum += next.amount;
  }
  return [...first, ...left];
}
