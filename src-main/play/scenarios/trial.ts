import type { Card } from '../../cards/card.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { editionIdOf } from '../../games/cards.js';
import { findGame } from '../../games/registry.js';
import { scenariosOf } from '../../games/scenarios.js';
import { TableRefusal } from '../refusal.js';

/** A position in which a card can be tried: by the rules of its edition, or by the newest of its game where those are not played. */
export function trialOf(card: Card): Scenario {
  const ruleSets = findGame(card.game)?.ruleSets ?? [];
  const edition = editionIdOf(card);
  const rules = ruleSets.findLast((one) => one.edition === edition) ?? ruleSets.at(-1);
  if (!rules) throw new TableRefusal('The rules of this game are not known here: its cards cannot be tried.');
  const { id } = rules.rules;
  return scenariosOf(id).trial(id, rules.printedOn(card));
}
