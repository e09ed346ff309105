/** Attackers, blockers, and combat damage on the stack. */
import { addCard, type NewCard } from '../../../../engine/zones.js';
import { laws, type MagicCard } from '../state/state.js';
import { leaveCombat } from './change-objects.js';
import { cardAt, type Changes } from './changing.js';

export const combatChanges: Changes<'attack' | 'block' | 'removeFromCombat' | 'announceDamage'> = {
  attack(state, { cards, defenders }) {
    const combat = (state.combat ??= { attacks: [], struck: [] });
    for (const [nth, no] of cards.entries()) {
      const { id } = cardAt(state, no);
      combat.attacks.push({ attacker: id, defender: defenders[nth]!, blockers: [] });
      state.thisTurn.push({ id, did: 'attacked' });
    }
  },
  /** Each of the cards blocks the attacker at its place. */
  block(state, { cards, attackers }) {
    for (const [nth, no] of cards.entries()) {
      const { id } = cardAt(state, no);
      const attacker = state.cards[attackers[nth]!]!.id;
      const attack = state.combat?.attacks.find((one) => one.attacker === attacker);
      if (!attack) continue;
      attack.blocked = true;
      attack.blockers.push(id);
      state.thisTurn.push({ id, did: 'blocked' });
    }
  },
  removeFromCombat(state, { cards }) {
    for (const no of cards) leaveCombat(state, cardAt(state, no).id);
  },
  /** One object for all of it: neither spell nor ability (MC-Q-25). What had first strike in the extra step has had its step (MC-Q-112). */
  announceDamage(state, { player, damage, firstStrike, cards }) {
    const [first] = damage;
    if (firstStrike && state.combat) {
      for (const no of cards) {
        const { id } = cardAt(state, no);
        const attack = state.combat.attacks.find((one) => one.attacker === id);
        if (attack) attack.struck = true;
        else state.combat.struck.push(id);
      }
    }
    if (!first) return;
    const object = {
      design: first.source.design,
      owner: player,
      player,
      zone: 'stack',
      made: 'ability',
      source: { card: first.source.card, id: first.source.id, ability: 0 },
      combatDamage: damage.map((one) => ({ ...one })),
    };
    addCard(state, laws, object as unknown as NewCard<MagicCard> & { readonly zone: 'stack' }, 'top');
  },
};
