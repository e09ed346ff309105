import { askCards } from '../../../../engine/ask.js';
import { chanceFrom, type Chance } from '../../../../engine/chance/chance.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { clockwiseFrom, has, only, type CardNo } from '../../../../engine/state.js';
import { writable } from '../../../../engine/pipeline/writable.js';
import { addCard as addCardTo } from '../../../../engine/zones.js';
import { rollDice } from '../shared/dice.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { KotcEdition } from '../editions/edition.js';
import { sendHome, takeTop } from '../shared/moves.js';
import {
  newTurn,
  zoneLaws,
  zones,
  type KotcCard,
  type KotcPlayer,
  type KotcState,
  type Zone,
} from './state.js';
import { beginTurn } from '../flow/turns.js';
import { cardsIn } from './values.js';
import { purposes } from '../purposes.js';

/** A new game before anything has happened. Each deck is a list of places in the game's list of designs. */
export function newState(
  decks: readonly (readonly number[])[],
  edition: KotcEdition,
  seed: number,
): KotcState {
  const state = emptyState(decks.length, edition, chanceFrom(seed));
  for (const [owner, deck] of decks.entries()) {
    for (const design of deck) addCard(state, design, owner, owner, 'deck');
  }
  showOwnDecks(state, edition);
  return state;
}

/** Who sets cards of the own deck aside sees it, until it is shuffled (K11-SET-13, 14). */
export function showOwnDecks(state: KotcState, { setup }: KotcEdition): void {
  if (setup.reserves === 0) return;
  for (const card of writable(state).cards) if (card.zone === 'deck') card.known = only(card.owner);
}

export function emptyState(players: number, edition: KotcEdition, chance: Chance): KotcState {
  return {
    players: Array.from({ length: players }, (): KotcPlayer => ({
      hp: edition.setup.hitpoints,
      drewFromEmpty: false,
      zones: emptyZones(),
    })),
    cards: [],
    chance,
    nextId: 1,
    decisions: 0,
    asksAlways: 0,
    agreed: 0,
    out: 0,
    revelations: 0,
    result: null,
    first: null,
    turn: newTurn(0, 0, edition.mechanisms.phases),
    chain: [],
    pending: [],
    chains: 0,
    resolving: false,
    battles: [],
    effects: [],
    occasions: [],
    windows: [],
    nextWindow: 1,
    moment: 0,
  };
}

const emptyZones = (): KotcPlayer['zones'] =>
  Object.fromEntries(zones.map((zone) => [zone, []])) as unknown as KotcPlayer['zones'];

/** Puts a card where it is to be at the beginning, known to those who may look there. @returns its number */
export function addCard(
  state: KotcState,
  design: number,
  owner: PlayerNo,
  player: PlayerNo,
  zone: Zone,
): CardNo {
  const card = { design, owner, player, zone, exhausted: false, counters: [] };
  return addCardTo<Zone, KotcCard>(writable(state), zoneLaws, card);
}

/** Who goes first, shuffled decks, first hands and the one redraw (K14-SET-07 to 16). */
export function* setUp(game: KotcContext): Asking {
  const { state, edition } = game;
  const { setup, cite } = edition;
  const first = yield* rollForFirst(game);
  perform(game, { type: 'first', player: first, rules: cite.whoIsFirst });
  const inOrder = clockwiseFrom(state, first);
  if (setup.reserves > 0) for (const player of inOrder) yield* pickReserves(game, player);
  for (const player of inOrder) perform(game, { type: 'shuffle', player, rules: cite.shuffle });
  for (const player of inOrder) yield* deal(game, player, setup.hand, 'deal');
  if (setup.redraw) for (const player of inOrder) yield* redraw(game, player);
  beginTurn(game, 1, first);
}

/** Each rolls 2 dice, the highest goes first; those who tie for it roll again (K14-Q-84). */
function* rollForFirst(game: KotcContext): Asking<PlayerNo> {
  let left = [...game.state.players.keys()];
  while (left.length > 1) {
    const rolls = yield* rollDice(
      game,
      left.map((player) => ({ player, why: 'first' as const })),
      left.map(() => 2),
    );
    const totals = rolls.map(({ dice }) => dice.reduce((sum, die) => sum + die, 0));
    const best = Math.max(...totals);
    left = left.filter((_, place) => totals[place] === best);
  }
  return left[0] ?? 0;
}

/** Each player sets cards of the deck aside before it is shuffled, seeing them all (K11-SET-12 to 14). */
function* pickReserves(game: KotcContext, player: PlayerNo): Asking {
  const { state, edition } = game;
  const { reserves: rules } = edition.cite;
  const { reserves } = edition.setup;
  const question = { player, purpose: purposes.reserves, rule: rules[0] ?? '' };
  const deck = [...cardsIn(state, player, 'deck')];
  const chosen = yield* askCards(game, question, deck, reserves, reserves);
  if (has(state.out, player)) return;
  for (const card of chosen) {
    const to = { to: player, zone: 'reserves', place: 'bottom' } as const;
    perform(game, { type: 'move', card, by: player, ...to, why: 'reserve', rules });
  }
}

/** Buries any of the first hand, in the player's order, and draws as many (K14-SET-10 to 15). */
function* redraw(game: KotcContext, player: PlayerNo): Asking {
  const { state, edition } = game;
  const question = { player, purpose: purposes.redraw, rule: edition.cite.redraw[0] ?? '' };
  const hand = [...cardsIn(state, player, 'hand')];
  const buried = yield* askCards(game, question, hand, 0, hand.length, true);
  for (const no of buried) yield* sendHome(game, no, 'bury', { by: player });
  yield* deal(game, player, buried.length, 'redraw');
}

function* deal(game: KotcContext, player: PlayerNo, count: number, why: 'deal' | 'redraw'): Asking {
  for (let n = 0; n < count; n += 1) {
    const [top] = cardsIn(game.state, player, 'deck');
    if (top !== undefined) yield* takeTop(game, player, top, why);
  }
}
