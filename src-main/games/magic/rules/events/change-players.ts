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
  /** A library is laid as its cards are named; who knew the cards knows their places. */
  reorder(state, { player, zone, cards }) {
    if (zone === 'library') {
      const known = cards.map((no) => state.cards[no]!.known);
      const rest = state.players[player]!.zones.library.filter((no) => !cards.includes(no));
      const others = rest.map((no) => state.cards[no]!.known);
      reorder(state, player, zone, [...cards, ...rest]);
      for (const [nth, no] of [...cards, ...rest].entries()) {
        state.cards[no]!.known = (nth < cards.length ? known[nth] : others[nth - cards.length]) ?? 0;
      }
    } else {
      const pile = state.players[player]!.zones;
      if (zone !== 'stack') pile[zone] = [...cards, ...pile[zone].filter((no) => !cards.includes(no))];
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
