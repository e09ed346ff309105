/** What comes into play, goes elsewhere, is tapped, changed or damaged. */
import { beginEffect } from '../../../../engine/effects/lasting.js';
import { attach } from '../../../../engine/objects/attachments.js';
import { placeCounters } from '../../../../engine/objects/counters.js';
import { becomeCopy, makeToken } from '../../../../engine/objects/made.js';
import type { Writable } from '../../../../engine/pipeline/writable.js';
import { unset, type Emptied } from '../../../../engine/plain.js';
import { moveCard, type NewCard } from '../../../../engine/zones.js';
import { targetNo } from '../state/target-no.js';
import type { MagicEvent } from '../state/events.js';
import { blankObject } from '../state/blank-object.js';
import { laws, type MagicCard, type State } from '../state/state.js';
import { cardAt, type Changes } from './changing.js';
import { moveTo } from './moving.js';

export const objectChanges: Changes<
  | 'comeIntoPlay'
  | 'makeToken'
  | 'move'
  | 'tap'
  | 'untap'
  | 'untapAll'
  | 'control'
  | 'attach'
  | 'putCounters'
  | 'removeCounters'
  | 'regenerate'
  | 'choose'
  | 'become'
  | 'changeText'
  | 'damage'
  | 'begin'
  | 'use'
> = {
  comeIntoPlay(state, { player, cards, tapped, attachTo, counters, chosen, copyOf }, game) {
    const together = cards.length > 1 ? state.nextId : game.atOnce?.since;
    for (const no of cards) {
      const { effects } = state;
      const wasSpell = cardAt(state, no).zone === 'stack';
      moveTo(state, game, no, player, 'play', 'bottom');
      // What changed the spell goes on changing the permanent (MC-Q-91).
      if (wasSpell && effects) state.effects = effects;
      const card = cardAt(state, no);
      if (together !== undefined) card.arrived = together;
      card.fresh = true;
      if (tapped) card.tapped = true;
      if (chosen) card.chosen = { ...chosen };
      if (copyOf !== undefined) becomeCopy(state, no, copyOf);
      if (attachTo !== undefined) attach(state, no, attachTo);
      for (const { kind, count } of counters ?? []) placeCounters(card, kind, player, count);
      state.thisTurn.push({ id: card.id, did: 'cameIntoPlay' });
    }
  },
  makeToken(state, { player, design, count, tapped, size, counters }) {
    for (let nth = 0; nth < count; nth += 1) {
      const its = { design, owner: player, player, zone: 'play', fresh: true, tapped, size };
      const token = Object.assign(blankObject(), its);
      const no = makeToken(state, laws, token as NewCard<MagicCard> & { readonly zone: 'play' });
      const card = cardAt(state, no);
      for (const { kind, count: many } of counters ?? []) placeCounters(card, kind, player, many);
      state.thisTurn.push({ id: card.id, did: 'cameIntoPlay' });
    }
  },
  move(state, { to, place = 'top', cards }, game) {
    return cards.map((no) => {
      const { owner, made } = cardAt(state, no);
      return moveTo(state, game, no, owner, made ? null : to, to === 'hand' ? 'bottom' : place);
    });
  },
  tap(state, { cards }) {
    for (const no of cards) cardAt(state, no).tapped = true;
  },
  untap: untap,
  untapAll: untap,
  control(state, { cards, to }) {
    for (const no of cards) {
      const card = cardAt(state, no);
      const own = card.under ?? card.player;
      moveCard(state, laws, no, { player: to, zone: 'play', place: 'bottom' });
      card.fresh = true;
      if (own === to) unset(card, 'under');
      else card.under = own;
    }
  },
  attach(state, { cards: [no = -1], to }) {
    attach(state, no, to);
    cardAt(state, no).attached = state.nextId;
  },
  putCounters(state, { player, cards, kind, amount }) {
    for (const no of cards) placeCounters(cardAt(state, no), kind, player, amount);
  },
  removeCounters(state, { cards, kind, amount }) {
    for (const no of cards) removeCounters(cardAt(state, no), kind, amount);
  },
  /** It replaces a destruction: tapped, without damage, out of combat (MC-Q-12). */
  regenerate(state, { cards }) {
    for (const no of cards) {
      const card = cardAt(state, no);
      card.tapped = true;
      unset(card, 'damage');
      leaveCombat(state, card.id);
    }
  },
  choose(state, { cards, chosen }) {
    for (const no of cards) cardAt(state, no).chosen = { ...cardAt(state, no).chosen, ...chosen };
  },
  become(state, { cards, copyOf }) {
    for (const no of cards) becomeCopy(state, no, copyOf);
  },
  changeText(state, { cards, design }) {
    for (const no of cards) cardAt(state, no).copyOf = design;
  },
  damage(state, { source, to, amount }) {
    state.thisTurn.push({ id: source.id, did: 'dealtDamage' });
    if ('player' in to) {
      state.players[to.player]!.life -= amount;
      return;
    }
    const no = targetNo(state, to.card);
    if (no === null) return;
    const card = cardAt(state, no);
    card.damage = (card.damage ?? 0) + amount;
    state.thisTurn.push({ id: to.card, did: 'wasDealtDamage', by: source.id });
  },
  begin(state, { lasting }) {
    beginEffect(state, lasting);
  },
  use(state, { nth, amount }) {
    const effect = state.effects?.[nth];
    if (!effect) return;
    const { does } = effect;
    if (amount !== undefined && does.left !== undefined) does.left -= amount;
    const isOver = amount === undefined || does.left === undefined || does.left <= 0;
    if (isOver) state.effects = state.effects?.filter((_, place) => place !== nth);
  },
};

function untap(state: Writable<State>, { cards }: MagicEvent): void {
  for (const no of cards) {
    const card: Emptied<MagicCard> = cardAt(state, no);
    if (card.tapped) card.tapped = undefined;
  }
}

function removeCounters(card: Writable<MagicCard>, kind: string, amount: number): void {
  let left = amount;
  card.counters = (card.counters ?? []).filter((one) => {
    if (one.kind !== kind || left === 0) return true;
    left -= 1;
    return false;
  });
}

/** Nothing of it is left in combat; what it blocked stays blocked (MC-CMB-24). */
export function leaveCombat({ combat }: Writable<State>, id: number): void {
  if (!combat) return;
  for (const attack of combat.attacks) {
    if (attack.attacker === id) unset(attack, 'attacker');
    attack.blockers = attack.blockers.filter((one) => one !== id);
  }
}
