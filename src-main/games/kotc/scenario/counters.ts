import { capitalized } from '../../../engine/text.js';
import type { CounterKind } from '../../../engine/scenario/scenario-kit.js';
import { vocabularyOf } from '../cards/vocabulary/vocabulary.js';
import type { KotcEdition } from '../rules/editions/edition.js';
import { counterKinds } from '../rules/state/state.js';
import { termsOf } from '../rules/texts/terms.js';

/** The counters that the edition knows, as its cards call them. */
export function countersIn(edition: KotcEdition): readonly CounterKind[] {
  const terms = termsOf(edition);
  const phrases = vocabularyOf(edition.number).entries.map(({ phrase }) => phrase.template.toLowerCase());
  return counterKinds
    .filter((kind) => {
      const word = kind === 'plain' ? '' : `${kind} `;
      return phrases.some((phrase) => phrase.startsWith(`place {x} ${word}counter`));
    })
    .map((kind) => ({ kind, name: capitalized(terms.counter(kind)) }));
}
