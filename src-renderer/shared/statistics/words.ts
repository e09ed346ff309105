import type { GameEdition } from '../../../src-main/api/answers/answers.js';
import type { Statistics } from '../../../src-main/collection/statistics/statistics.js';
import { editionOfCard, fieldTerm, typeTerm } from '../labels/edition-labels.js';
import type { Step } from '../../../src-main/collection/statistics/spread.js';

/** What cost, offense and defense are called where cards of several editions stand together. */
export interface Terms {
  readonly cost: string;
  readonly offense: string;
  readonly defense: string;
  readonly creature: string;
  readonly creatures: string;
}

/** The words of the cards' editions; where these differ, both: "Level or cost". */
export function termsFor(statistics: Statistics, editions: readonly GameEdition[]): Terms {
  const present = statistics.editions.flatMap((counted) => editionOfCard(editions, counted) ?? []);
  const joined = (pick: (edition: GameEdition) => string): string =>
    [...new Set(present.map(pick))].join(' or ');
  return {
    cost: joined((edition) => fieldTerm(edition, 'cost')) || 'Cost',
    offense: joined((edition) => fieldTerm(edition, 'offense')) || 'Offense',
    defense: joined((edition) => fieldTerm(edition, 'defense')) || 'Defense',
    creature: joined((edition) => typeTerm(edition, 'creature')) || 'Creature',
    creatures: joined((edition) => `${typeTerm(edition, 'creature')}s`) || 'Creatures',
  };
}

/** "0", "1–40", "401 and more". */
export const wholeStep = ({ from, below }: Step): string =>
  below === null ? `${from}+` : below - from === 1 ? `${from}` : `${from}–${below - 1}`;

/** Of parts of a whole: "none", "up to ¼", "½ to ¾". */
const parts: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };
const part = (value: number): string => parts[String(value)] ?? String(value);

export function unusedStep({ from, below }: Step): string {
  if (from === 0) return 'none';
  if (below === null) return `${part(from)}+`;
  return from < 0.25 ? `< ${part(below)}` : `${part(from)}–${part(below)}`;
}
