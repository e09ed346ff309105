import { perform } from '../../events/pipeline.js';
import type { EffectImpl, KotcContext } from '../../context.js';
import type { EventOf } from '../../events/events.js';
import { onTargets } from '../on-targets.js';

const grantRerolls = (span: (game: KotcContext) => EventOf<'grantRerolls'>['span']): EffectImpl => ({
  act: (game, { player, x: dice, y: times }) => {
    const { grantRerolls: rules } = game.edition.cite;
    perform(game, { type: 'grantRerolls', player, dice, times, span: span(game), rules });
    return undefined;
  },
  alone: true,
});

/** Dice of the chain in which it is carried out are left out where the edition says so (K06-BLD-51). */
export const rerollRestOfTurn = grantRerolls(({ edition }) =>
  edition.mechanisms.rerollsFrom === 'now' ? 'turn' : 'turn after this chain',
);
export const rerollCurrentChain = grantRerolls(() => 'chain');

/** Creatures that take part in the attack that is a link; others are not attacking (K06-Q-70, 72). */
export const negateAttack = onTargets((game, { targets }) => {
  const { state, edition } = game;
  if (!state.chain.some((link) => 'attack' in link)) return undefined;
  const team = (state.battles.at(-1)?.team ?? []).map(({ card }) => card);
  for (const card of targets) {
    if (team.includes(card)) {
      perform(game, { type: 'negate', card, what: 'attack', rules: edition.cite.negateAttack });
    }
  }
  return undefined;
});

/** Abilities that wait in the chain, never the one that negates (K06-Q-72). */
export const negateEffect = onTargets((game, { targets, source }) => {
  const { state, edition } = game;
  const waiting = state.chain.flatMap((link) =>
    'ability' in link && link.card !== source ? [link.card] : [],
  );
  for (const card of targets) {
    if (waiting.includes(card)) {
      perform(game, { type: 'negate', card, what: 'effect', rules: edition.cite.negateEffect });
    }
  }
  return undefined;
});
