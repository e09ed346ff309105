import { capitalized } from '../../../../engine/text.js';
import { ordinal, type GuideEdition } from '../editions.js';
import type { Reading } from '../language/reading.js';
import { inTheGuide, phrase } from '../vocabulary/phrase.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { citeList, rulebookPrefix } from './citations.js';
import { editionLaw, type IndicatorLaw } from './edition-law.js';
import type { Findings } from './findings.js';

/** What an edition says of the edition that a card was designed for. */
export function judgeIndicator(
  edition: number | null,
  rules: GuideEdition,
  { cleanSlate, newest, before, without }: IndicatorLaw,
  findings: Findings,
): void {
  const book = rulebookPrefix(rules);
  if (edition === null) {
    const because = `A card without an Edition Indicator is ${without}; give it one.`;
    findings.add(without, `${book}-REF-01`, because);
  } else if (edition < cleanSlate) {
    findings.add(
      before,
      `${book}-REF-02`,
      `Cards designed before the ${ordinal(cleanSlate)} Edition are ${before}; this one is of the ${ordinal(edition)}.`,
    );
  } else if (edition > newest) {
    findings.add(
      'invalid',
      `${book}-Q-93`,
      `The ${ordinal(newest)} Edition does not know cards of the ${ordinal(edition)}.`,
    );
  } else if (edition < rules) {
    findings.add(
      'legal',
      edition === cleanSlate ? `${book}-REF-03` : `${book}-Q-106`,
      `A card of the ${ordinal(edition)} Edition stays in use; it is judged by its own guide (${book}-Q-106).`,
    );
  }
}

/** Texts of older guides that an edition reads as its own. */
export function judgeRevisedTexts(reading: Reading, rules: GuideEdition, findings: Findings): void {
  const { byId } = vocabularyOf(rules);
  for (const { id, older } of reading.revised) {
    const entry = byId.get(id);
    if (!entry) continue;
    const present = `“${capitalized(inTheGuide(entry.phrase))}.”`;
    for (const { rule, original, reads } of older.by) {
      const because = `“${inTheGuide(phrase(original))}” is read as “${inTheGuide(phrase(reads))}”.`;
      findings.add('refurbished', `${rulebookPrefix(rules)}-${rule}`, because);
    }
    if (older.stands) {
      const because = `An older text means the same as ${present}`;
      findings.add('refurbished', editionLaw(rules).standing, because);
    } else if (older.by.length === 0) {
      const because = `An older text is read as ${present} since the ${ordinal(older.revised)} Edition.`;
      findings.add('refurbished', citeList('revised', id, rules), because);
    }
  }
}
