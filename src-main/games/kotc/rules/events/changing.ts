/** What carrying out an event asks of the state, whatever it changes in it. */
import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { Players } from '../../../../engine/state.js';
import { tellers } from '../../../../engine/zones.js';
import { zoneLaws, type KotcCard, type KotcPlayer, type KotcState } from '../state/state.js';

export type State = Writable<KotcState>;

export const nobody: readonly Players[] = [];
export const playerIn = (state: State, player: number) => state.players[player] as Writable<KotcPlayer>;
export const cardIn = (state: State, no: number) => state.cards[no] as Writable<KotcCard>;

/** Who can tell which cards they are; `chose` are those who pointed at them knowing them. */
export const knowersOf = (state: State, cards: readonly number[], chose: Players = 0): Players[] =>
  cards.map((no) => {
    const card = cardIn(state, no);
    return tellers(zoneLaws, card) | (card.known & chose);
  });
