import type { GuideEdition } from '../../games/kotc/cards/editions.js';
import { cite } from '../../games/kotc/cards/law/citations.js';
import { kinds, type Kind } from '../../games/kotc/cards/vocabulary/component.js';
import { inTheGuide } from '../../games/kotc/cards/vocabulary/phrase.js';
import {
  asPrinted,
  vocabularyOf,
  type Entry,
  type Vocabulary,
} from '../../games/kotc/cards/vocabulary/vocabulary.js';
import type { OfferedComponent, VocabularyAnswer } from '../answers/language-answers.js';

/** An edition's components for a palette, grouped by kind. */
export function offerVocabulary(edition: GuideEdition): VocabularyAnswer {
  const vocabulary = vocabularyOf(edition);
  const modern = vocabulary.era === 'modern';
  return {
    edition,
    groups: kinds
      .map((kind) => ({
        kind,
        components: vocabulary.entries
          .filter((entry) => entry.kind === kind)
          .map((entry) => offered(entry, vocabulary)),
      }))
      .filter(({ components }) => components.length > 0),
    manyCosts: modern,
    subAbilities: modern,
    needsNames: modern,
    rules: {
      oneCondition: cite('oneCondition', edition),
      oneCost: cite('oneCost', edition),
      oneTarget: cite('oneTarget', edition),
      targetHasEffect: cite('targetHasEffect', edition),
      oneCaveat: cite('oneCaveat', edition),
      noCaveatOnSpell: cite('noCaveatOnSpell', edition),
      spellHasOneAbility: cite('spellHasOneAbility', edition),
      order: cite('order', edition),
    },
  };
}

function offered(
  { id, kind, phrase, price, limits, redacted }: Entry,
  { era }: Vocabulary,
): OfferedComponent {
  const needsTarget = price.letters.has('t');
  return {
    id,
    kind,
    phrase: asPrinted(inTheGuide(phrase), kind, era),
    pieces: phrase.pieces,
    variables: phrase.variables,
    formula: price.text,
    price: inWords(kind, price.text, needsTarget),
    needsTarget,
    limits,
    redacted,
  };
}

function inWords(kind: Kind, formula: string, needsTarget: boolean): string {
  const spelt = formula
    .replaceAll(/(?<=[\dxyzt)])(?=[xyzt(])/g, ' × ')
    .replaceAll('+', ' + ')
    .replaceAll('-', ' − ')
    .replaceAll('/', ' ÷ ');
  if (kind === 'target') return `Sets t to ${spelt}.`;
  if (kind !== 'effect') return `Takes ${spelt} off.`;
  return needsTarget ? `Adds ${spelt}; the target selection sets t.` : `Adds ${spelt}.`;
}
