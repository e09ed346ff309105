import type { Card } from '../../../cards/card.js';
import type { Scenario } from '../../../engine/scenario/scenario.js';
import { editionIdOf } from '../../../games/cards.js';
import type { GameRules } from '../../../games/game-play.js';
import { findGame } from '../../../games/registry.js';
import { scenariosOf } from '../../../games/scenarios.js';
import { TableRefusal } from '../../refusal.js';

/** A position in which a card is tried, and what it is called there. */
export interface Trial {
  readonly call: string;
  readonly scenario: Scenario;
}

/**
 * By which a card is tried: those of its edition, or the newest of its game where that is not played.
 * @throws TableRefusal for a game without rules
 */
export function rulesToTry(card: Card): GameRules {
  const ruleSets = findGame(card.game)?.ruleSets ?? [];
  const edition = editionIdOf(card);
  const rules = ruleSets.findLast((one) => one.edition === edition) ?? ruleSets.at(-1);
  if (!rules) throw new TableRefusal('The rules of this game are not known here: its cards cannot be tried.');
  return rules;
}

/** @throws TableRefusal for a game without rules */
export function trialOf(card: Card): Trial {
  const rules = rulesToTry(card);
  const { id } = rules.rules;
  const scenario = scenariosOf(id).trial(id, rules.printedOn(card));
  return { call: Object.keys(scenario.cards ?? {})[0] ?? '', scenario };
}
