/** Which values an event changes: all of them only where they hang on each other. */
import type { Effect as LastingEffect } from '../../../../engine/effects/effect.js';
import { only, type CardNo, type Players } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import type { EventFacts } from '../events/facts.js';
import type { MagicEvent } from '../state/events.js';
import type { Lasting } from '../state/state.js';
import { spreads } from './aspects.js';
import { faceAt, faceOfCard, nodeAt, type Face } from './faces.js';
import { COMBAT, OBJECTS, OTHERS } from './hangs-on.js';
import { loseAll, loseAllValues, loseCounted, losePermanents, loseSome } from './values.js';

/**
 * What is lost, as bits: the values of the objects that an event names, of which players they are permanents, what is counted, all values,
 * all with what goes on, and what goes on for the objects that are named.
 */
export type Lost = number;
const NAMED = 1;
const COUNTED = 2;
const VALUES = 4;
const ALL = 8;
const GOES = 16;
/** Players whose permanents are among those that are named stand above the other bits. */
const PLAYERS = 5;

/** Looked up before the event: of what has left, its face may be another then. */
export function valuesLost(game: Magic, event: MagicEvent, { changed, namesAll }: EventFacts): Lost {
  if (changed === 0) return 0;
  if (event.type === 'begin') return lostBy(game, event.lasting);
  const { going } = game.values;
  const { counts, countedFrom } = game.traits;
  if ((changed & OBJECTS) === 0) {
    // Where nobody has looked what goes on, nothing is known that could be lost.
    const looksAt = (going ? going.looksAt : 0) | countedFrom;
    const seen = changed & looksAt;
    if (seen === 0 || (seen === COMBAT && isOutOfCombat(game, event))) return 0;
    if (going && (seen & going.looksAt) !== 0) return going.givesStatics ? ALL : VALUES;
    return COUNTED;
  }
  if (!going || !namesAll || (going.looksAt & (changed | OTHERS)) !== 0) return ALL;
  if (endsWith(game, event)) return ALL;
  const byFaces = lostByFaces(game, event);
  if ((byFaces & ALL) !== 0) return ALL;
  const lost = NAMED | byFaces | (controllersOf(game, event) << PLAYERS);
  return counts ? lost | COUNTED : lost;
}

/** Whether nothing has attacked, nor does with this. */
const isOutOfCombat = ({ state: { combat } }: Magic, { type }: MagicEvent): boolean =>
  type !== 'attack' && (combat === undefined || combat.attacks.length === 0);

/** Whether all objects but those that the event names are what they were. */
export const keepsOthers = (lost: Lost): boolean => (lost & (COUNTED | VALUES | ALL | GOES)) === 0;

export const loseValues = (game: Magic, { cards }: MagicEvent, lost: Lost): void => lose(game, cards, lost);

function lose({ values }: Magic, cards: readonly CardNo[], lost: Lost): void {
  if ((lost & ALL) !== 0) loseAll(values);
  else if ((lost & VALUES) !== 0) loseAllValues(values);
  else {
    if ((lost & GOES) !== 0) values.isGoingOld = true;
    if ((lost & NAMED) !== 0) loseSome(values, cards);
    if (lost >> PLAYERS !== 0) losePermanents(values, lost >> PLAYERS);
    if ((lost & COUNTED) !== 0) loseCounted(values);
  }
}

/** What is lost where something begins to last, or has ended: what changes no object and no rule leaves all values as they were. */
function lostBy(game: Magic, { on, does }: Pick<LastingEffect<Lasting>, 'on' | 'does'>): Lost {
  const node = nodeAt<Effect>(game, does.node);
  if (node.do === 'rule') return ALL;
  if (node.do !== 'change' || !('card' in on)) return 0;
  const { going } = game.values;
  if (!going || (going.looksAt & OTHERS) !== 0 || going.losesAll || going.givesStatics) return ALL;
  const card = game.state.cards[on.card]!;
  if (spreads(node.change) || faceOfCard(game, card).reaches) return ALL;
  const lost = NAMED | GOES | (card.zone === 'play' ? only(card.player) << PLAYERS : 0);
  return game.traits.counts ? lost | COUNTED : lost;
}

/** Values of what effects were on that have ended. */
export function loseEnded(game: Magic, ended: readonly LastingEffect<Lasting>[]): void {
  for (const effect of ended) {
    const { on } = effect;
    lose(game, 'card' in on ? [on.card] : noCards, lostBy(game, effect));
  }
}
const noCards: readonly CardNo[] = [];

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

/** What is lost because of what is printed on something that it names, and goes on in play. */
function lostByFaces(game: Magic, event: MagicEvent): Lost {
  const comes = event.type === 'comeIntoPlay';
  let lost = event.type === 'makeToken' ? lostByFace(faceAt(game, event.design)) : 0;
  for (const no of event.cards) {
    const card = game.state.cards[no];
    // Elsewhere nothing of it goes on.
    if (card && (comes || card.zone === 'play')) lost |= lostByFace(faceOfCard(game, card));
  }
  if (comes && event.copyOf !== undefined)
    lost |= lostByFace(faceOfCard(game, game.state.cards[event.copyOf]!));
  return lost;
}

const lostByFace = ({ reaches, staticsInPlay }: Face): Lost =>
  reaches ? ALL : staticsInPlay.length > 0 ? GOES : 0;
