/** Which values an event changes: all of them only where they hang on each other. */
import { only, type CardNo, type Players } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import type { EventFacts } from '../events/facts.js';
import type { MagicEvent } from '../state/events.js';
import { faceAt, faceOfCard } from './faces.js';
import { OBJECTS, OTHERS } from './hangs-on.js';
import { loseAll, loseAllValues, loseCounted, losePermanents, loseSome } from './values.js';

/** What is lost, as bits: the values of the objects that an event names, of which players they are permanents, what is counted, all values, and all with what goes on. */
export type Lost = number;
const NAMED = 1;
const COUNTED = 2;
const VALUES = 4;
const ALL = 8;
/** Players whose permanents are among those that are named stand above the other bits. */
const PLAYERS = 4;

/** Looked up before the event: of what has left, its face may be another then. */
export function valuesLost(game: Magic, event: MagicEvent, { changed, namesAll }: EventFacts): Lost {
  if (changed === 0) return 0;
  const { going } = game.values;
  const { counts, countedFrom } = game.traits;
  if ((changed & OBJECTS) === 0) {
    // Where nobody has looked what goes on, nothing is known that could be lost.
    if (going && (changed & going.looksAt) !== 0) return going.givesStatics ? ALL : VALUES;
    return (changed & countedFrom) === 0 ? 0 : COUNTED;
  }
  if (!going || !namesAll || (going.looksAt & (changed | OTHERS)) !== 0) return ALL;
  if (endsWith(game, event) || reaches(game, event)) return ALL;
  const lost = NAMED | (controllersOf(game, event) << PLAYERS);
  return counts ? lost | COUNTED : lost;
}

/** Whether all objects but those that the event names are what they were. */
export const keepsOthers = (lost: Lost): boolean => (lost & (COUNTED | VALUES | ALL)) === 0;

export function loseValues({ values }: Magic, { cards }: MagicEvent, lost: Lost): void {
  if ((lost & ALL) !== 0) loseAll(values);
  else if ((lost & VALUES) !== 0) loseAllValues(values);
  else {
    if ((lost & NAMED) !== 0) loseSome(values, cards);
    if (lost >> PLAYERS !== 0) losePermanents(values, lost >> PLAYERS);
    if ((lost & COUNTED) !== 0) loseCounted(values);
  }
}

/** Who controls what it names, in play before it or after it. */
function controllersOf({ state }: Magic, { type, player, cards }: MagicEvent): Players {
  if (type === 'comeIntoPlay' || type === 'makeToken') return only(player);
  let players = 0;
  for (const no of cards) {
    const card = state.cards[no]!;
    if (card.zone === 'play') players |= only(card.player);
  }
  return players;
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
