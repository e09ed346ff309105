/** Mana, life, what is drawn and shown, and chance. */
import { anybody, only } from '../../../../engine/state.js';
import { moveCard, reorder, showTo } from '../../../../engine/zones.js';
import { laws, manaKinds } from '../state/state.js';
import { nothing, type Changes } from './changing.js';

export const playerChanges: Changes<
  'addMana' | 'spendMana' | 'drain' | 'draw' | 'reveal' | 'reorder' | 'gainLife' | 'loseLife' | 'coin' | 'die'
> = {
  addMana(state, { player, mana }) {
    const { pool } = state.players[player]!;
    for (const kind of mana) pool[kind] += 1;
  },
  spendMana(state, { player, mana }) {
    const { pool } = state.players[player]!;
    for (const kind of mana) pool[kind] -= 1;
  },
  drain(state, { player }) {
    const { pool } = state.players[player]!;
    for (const kind of manaKinds) pool[kind] = 0;
  },
  draw(state, { player, cards: [no] }) {
    if (no === undefined) state.players[player]!.loses ??= 'empty library';
    else moveCard(state, laws, no, { player, zone: 'hand', place: 'bottom' });
  },
  reveal(state, { to, cards }) {
    const seers = to === null ? anybody(state) : only(to);
    showTo(state, laws, cards, seers);
    return cards.map((no) => state.cards[no]!.known | seers);
  },
  /** Whoever lays several knows which is where, and nobody else any more. */
  reorder(state, { player, cards, by, place, zone: said }) {
    const zone = said ?? 'library';
    const rest = state.players[player]!.zones[zone].filter((no) => !cards.includes(no));
    const order = place === 'top' ? [...cards, ...rest] : [...rest, ...cards];
    if (zone === 'graveyard') return reorder(state, player, zone, order);
    const known = order.map((no) => state.cards[no]!.known);
    reorder(state, player, 'library', order);
    for (const [nth, no] of order.entries()) {
      const isMixed = cards.length > 1 && cards.includes(no);
      state.cards[no]!.known = isMixed ? known[nth]! & only(by) : known[nth]!;
    }
  },
  gainLife(state, { player, amount }) {
    state.players[player]!.life += amount;
  },
  loseLife(state, { player, amount }) {
    state.players[player]!.life -= amount;
  },
  coin: nothing,
  die: nothing,
};
