import type { CardId, Choice, Decision, PairDecision, Refusal } from '../../../../engine/decision.js';
import { inWrongCompany, isMissing, shortOption } from '../../../../engine/decisions/pairs.js';
import type { Magic } from '../context.js';
import { whyNotAttack } from './attack.js';
import { whyNotBlock } from './block.js';
import { inPlay } from './combat-state.js';
import { faceOfCard } from '../objects/faces.js';
import { opponentsOf } from '../objects/who.js';
import { cardAt } from '../state/reading.js';
import { refuse } from './refusal.js';

/** Why a creature cannot attack this player, or block this attacker, where that is what is asked; null: it can. */
export function refusalInCombat(
  game: Magic,
  { player, purpose }: Pick<Decision, 'player' | 'purpose'>,
  card: CardId,
  option: Choice,
): Refusal | null {
  const no = inPlay(game, card);
  if (no === null) return null;
  if (purpose === 'attack') {
    const defender = option.player ?? opponentsOf(game, player)[0];
    return defender === undefined ? null : whyNotAttack(game, no, defender);
  }
  const attacker = purpose === 'block' ? inPlay(game, option.card) : null;
  return attacker === null ? null : whyNotBlock(game, no, attacker);
}

/** Why creatures cannot attack or block together as they are declared, each of which could by itself; null: by no rule of a card. */
export function refusalTogether(
  game: Magic,
  decision: PairDecision,
  pairs: readonly (number | null)[],
): Refusal | null {
  const { purpose, pairings, options, fewest } = decision;
  if (purpose !== 'attack' && purpose !== 'block') return null;
  const nameOf = (card: CardId | undefined): string => {
    const no = inPlay(game, card);
    return no === null ? 'It' : faceOfCard(game, cardAt(game, no)).design.name;
  };
  const missing = pairings.findIndex((_, place) => isMissing(pairs, place, decision));
  if (missing >= 0) {
    const name = nameOf(pairings[missing]?.card);
    return refuse('MC-GR-154', `${name} has to ${purpose} if it can.`);
  }
  const wrong = inWrongCompany(pairs, decision);
  if (wrong >= 0) {
    const { card, alone } = pairings[wrong]!;
    const how = alone === 'only' ? `can ${purpose} only alone` : `cannot ${purpose} alone`;
    return refuse('MC-GR-153', `${nameOf(card)} ${how}.`);
  }
  const short = shortOption(pairs, decision);
  if (short < 0) return null;
  const attacker = nameOf(options[short]?.card);
  return refuse('MC-GR-163', `${attacker} cannot be blocked except by ${fewest?.[short]} or more creatures.`);
}
