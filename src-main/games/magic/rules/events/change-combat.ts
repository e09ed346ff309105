/** Attackers, blockers, and combat damage on the stack. */
import { leaveCombat } from './change-objects.js';
import { cardAt, type Changes } from './changing.js';
import { putOnStack } from './put-on-stack.js';

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
    putOnStack(state, {
      design: first.source.design,
      player,
      made: 'ability',
      source: { card: first.source.card, id: first.source.id, ability: 0 },
      combatDamage: damage.map((one) => ({ ...one })),
    });
  },
};
