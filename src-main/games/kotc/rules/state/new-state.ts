import { chanceFrom, type Chance } from '../../../../engine/chance/chance.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { only, type CardNo } from '../../../../engine/state.js';
import { writable } from '../../../../engine/pipeline/writable.js';
import { addCard as addCardTo } from '../../../../engine/zones.js';
import type { KotcEdition } from '../editions/edition.js';
import {
  newTurn,
  zoneLaws,
  zones,
  type KotcCard,
  type KotcPlayer,
  type KotcState,
  type Zone,
} from './state.js';

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
