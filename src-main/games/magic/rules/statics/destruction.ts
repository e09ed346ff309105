/** Regeneration: a replacement of destruction that lies in wait (MC-KW-27 to MC-KW-43, MC-Q-12, 68 to 70, 118). */
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { changesOn } from '../objects/characteristics.js';
import { nodeAt } from '../objects/faces.js';
import type { EventOf } from '../state/events.js';
import { keyOf, sourceOf, type Entry, type Instead, useUp } from './instead.js';

/** The regeneration effects that wait for this destruction. */
export function onDestruction(game: Magic, event: EventOf<'move'>): readonly Instead[] {
  const [no] = event.cards;
  const { effects } = game.state;
  if (event.noRegeneration || no === undefined || !effects || effects.length === 0) return none;
  const waiting = effects.filter(
    ({ on, does }) => 'card' in on && on.card === no && nodeAt<Effect>(game, does.node).do === 'regenerate',
  );
  if (waiting.length === 0 || changesOn(game, no, 'cannotBeRegenerated').length > 0) return none;
  return waiting.map((entry) => regenerating(entry, no));
}
const none: readonly Instead[] = [];

const regenerating = (entry: Entry, no: number): Instead => ({
  key: keyOf(entry),
  source: sourceOf(entry, no),
  *replace(game, { player }) {
    yield* [];
    useUp(game, entry, 'MC-KW-40');
    return { type: 'regenerate', player, cards: [no], rules: ['MC-KW-31'] };
  },
});
