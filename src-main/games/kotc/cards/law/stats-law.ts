import { editionOf, guideRulesOf, type GuideEdition } from '../editions.js';
import type { CardType } from '../language/read.js';
import { cite } from './citations.js';

/** Offense and defense, or SP and HP. What is left out is not judged; null is a blank. */
export interface Stats {
  readonly type: CardType;
  readonly offense?: number | null;
  readonly defense?: number | null;
}

/** What is wrong with a creature's printed numbers; a spell has none. */
export function judgeStats({ type, offense, defense }: Stats, edition: GuideEdition) {
  if (type === 'spell') return [];
  const { terms } = editionOf(edition);
  const most = guideRulesOf(edition).highestFigure;
  const range = most === Infinity ? 'a whole number from 0' : `a whole number from 0 to ${most}`;
  return [
    { field: 'offense' as const, what: terms.offense, value: offense, rule: cite('offenseRange', edition) },
    { field: 'defense' as const, what: terms.defense, value: defense, rule: cite('defenseRange', edition) },
  ].flatMap(({ field, what, value, rule }) => {
    if (value === undefined) return [];
    if (value !== null && Number.isInteger(value) && value >= 0 && value <= most) return [];
    const because = value === null ? `${what} is missing.` : `${what} is ${range}, not ${value}.`;
    return [{ field, rule, because }];
  });
}
