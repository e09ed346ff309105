import { capitalized } from '../../../../engine/text.js';
import { ordinal, type GuideEdition } from '../editions.js';
import { allUses } from '../language/design.js';
import type { Reading } from '../language/reading.js';
import { inTheGuide } from '../vocabulary/phrase.js';
import { vocabularyOf, type Entry } from '../vocabulary/vocabulary.js';
import { citeList, rulebookPrefix } from './citations.js';
import { editionLaw } from './edition-law.js';
import type { Findings } from './findings.js';

/** Redacted texts, variable limits and revised costs. */
export function judgeWithdrawn(
  edition: number | null,
  reading: Reading,
  rules: GuideEdition,
  findings: Findings,
): void {
  const { byId } = vocabularyOf(rules);
  for (const use of allUses(reading)) {
    const entry = byId.get(use.id);
    if (!entry) continue;
    const text = `“${capitalized(inTheGuide(entry.phrase))}.”`;
    if (entry.redacted !== null) {
      findings.add(
        'banned',
        citeList('banned', use.id, rules),
        `${text} was redacted in the ${ordinal(entry.redacted)} Edition.`,
      );
    }
    for (const [variable, most] of Object.entries(entry.limits)) {
      const value = use.values[variable as 'x'] ?? 0;
      if (value > most) {
        findings.add(
          'banned',
          citeList('limited', use.id, rules),
          `In ${text} ${variable} is at most ${most}, not ${value}.`,
        );
      }
    }
    if (entry.repriced === null) continue;
    if (editionLaw(rules).indicators) judgeRevisedLevel(edition, use.id, entry, rules, findings);
    else judgeRevisedCost(edition, use.id, entry, rules, findings);
  }
}

/** A card that is older than the revision of a component's level is pruned. */
function judgeRevisedLevel(
  edition: number | null,
  id: string,
  { phrase: of, repriced }: Entry,
  rules: GuideEdition,
  findings: Findings,
): void {
  if (repriced === null || edition === null || edition >= repriced.edition) return;
  findings.add(
    'pruned',
    citeList('repriced', id, rules),
    `The level of “${capitalized(inTheGuide(of))}.” was revised in the ${ordinal(repriced.edition)} Edition; older cards with it are pruned.`,
  );
}

function judgeRevisedCost(
  edition: number | null,
  id: string,
  { phrase: of, repriced }: Entry,
  rules: GuideEdition,
  findings: Findings,
): void {
  if (repriced === null) return;
  const book = rulebookPrefix(rules);
  const text = `“${capitalized(inTheGuide(of))}.”`;
  const since = `the cost of ${text} was revised in the ${ordinal(repriced.edition)} Edition`;
  if (edition !== null && edition >= repriced.edition) {
    findings.add('legal', `${book}-COST-03`, `Its indicator is recent enough: ${since}.`);
    return;
  }
  const because =
    edition === null
      ? `It needs an Edition Indicator: ${since}.`
      : `Its indicator says ${ordinal(edition)} Edition, but ${since}.`;
  findings.add('banned', `${book}-COST-${edition === null ? '01' : '02'}`, because);
  findings.add(
    'banned',
    citeList('repriced', id, rules),
    `${text} needs the ${ordinal(repriced.edition)} Edition's indicator or a later one.`,
  );
}
