/** Which values an event changes: all of them only where they hang on each other. */
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import type { EventFacts } from '../events/facts.js';
import type { MagicEvent } from '../state/events.js';
import { faceAt, faceOfCard } from './faces.js';
import { OBJECTS, OTHERS } from './hangs-on.js';
import { loseAll, loseSome } from './values.js';

export type Lost = 'none' | 'own' | 'all';

/** Looked up before the event: of what has left, its face may be another then. */
export function valuesLost(game: Magic, event: MagicEvent, { changed, namesAll }: EventFacts): Lost {
  if (changed === 0) return 'none';
  const { going } = game.values;
  if (!going) return 'all';
  const reads = going.looksAt | game.traits.countedFrom;
  if ((changed & OBJECTS) === 0) return (changed & reads) === 0 ? 'none' : 'all';
  if ((reads & (changed | OTHERS)) !== 0 || game.traits.counts || !namesAll) return 'all';
  if (endsWith(game, event) || reaches(game, event)) return 'all';
  return 'own';
}

export function loseValues({ values }: Magic, { cards }: MagicEvent, lost: Lost): void {
  if (lost === 'all') loseAll(values);
  else loseSome(values, cards);
}

/** Whether something that lasts is on what it names, or ends with it. */
function endsWith({ state: { effects } }: Magic, { cards }: MagicEvent): boolean {
  if (!effects || effects.length === 0) return false;
  for (const { on, until } of effects) {
    if ('card' in on && cards.includes(on.card)) return true;
    if (until.leaves !== undefined && cards.includes(until.leaves)) return true;
  }
  return false;
}

/** Whether what is printed on something that it names goes on for other objects. */
function reaches(game: Magic, event: MagicEvent): boolean {
  for (const no of event.cards) if (isReaching(game, no)) return true;
  if (event.type === 'makeToken') return faceAt(game, event.design).statics.length > 0;
  return event.type === 'comeIntoPlay' && event.copyOf !== undefined && isReaching(game, event.copyOf);
}

function isReaching(game: Magic, no: CardNo): boolean {
  const card = game.state.cards[no];
  return card !== undefined && faceOfCard(game, card).statics.length > 0;
}
