import { editionId, guideRulesOf, type DesignNumber, type GuideEdition } from '../cards/editions.js';
import { cite } from '../cards/law/citations.js';
import { kinds } from '../cards/vocabulary/component.js';
import type { CardType } from '../cards/language/read.js';
import type { Kind } from '../../card-components.js';
import { asTemplate, inTheGuide } from '../cards/vocabulary/phrase.js';
import { asPrinted, vocabularyOf, type Entry, type Vocabulary } from '../cards/vocabulary/vocabulary.js';
import type { GuideEntry, OfferedComponent, TextForm, VocabularyAnswer } from '../../card-language.js';

/** An edition's components for a palette, grouped by kind. */
export function offerVocabulary(edition: GuideEdition): VocabularyAnswer {
  const vocabulary = vocabularyOf(edition);
  const { manyCosts, subAbilities, needsNames } = guideRulesOf(edition);
  return {
    edition: editionId(edition),
    forms: {
      creature: { noCaveat: null, noMore: null, noNames: null },
      spell: {
        noCaveat: { because: 'A spell has no caveat.', rule: cite('noCaveatOnSpell', edition) },
        noMore: { because: 'A spell has one ability.', rule: cite('spellHasOneAbility', edition) },
        noNames: { because: 'Only abilities of creatures have names.', rule: null },
      },
    } satisfies Readonly<Record<CardType, TextForm>>,
    groups: kinds
      .map((kind) => ({
        kind,
        components: vocabulary.entries
          .filter((entry) => entry.kind === kind)
          .map((entry) => offered(entry, vocabulary)),
      }))
      .filter(({ components }) => components.length > 0),
    manyCosts,
    subAbilities,
    needsNames,
    rules: {
      oneCondition: cite('oneCondition', edition),
      oneCost: cite('oneCost', edition),
      oneTarget: cite('oneTarget', edition),
      targetHasEffect: cite('targetHasEffect', edition),
      oneCaveat: cite('oneCaveat', edition),
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
    redacted: idOrNull(redacted),
  };
}

const idOrNull = (edition: DesignNumber | null): string | null =>
  edition === null ? null : editionId(edition);

/** An edition's components in the order of its guide, with what the guide says of their past. */
export function listGuide(edition: GuideEdition): GuideEntry[] {
  const { entries, era } = vocabularyOf(edition);
  return entries.map(({ id, kind, phrase, price, limits, redacted, repriced, older }) => ({
    id,
    kind,
    phrase: asPrinted(inTheGuide(phrase), kind, era),
    template: asPrinted(asTemplate(phrase), kind, era),
    price: price.text,
    variables: phrase.variables,
    limits,
    redacted: idOrNull(redacted),
    costRevised: repriced && { edition: editionId(repriced.edition), was: repriced.was.text },
    revisedFrom: older.map(({ phrase: was, revised, sets }) => ({
      text: asPrinted(asTemplate(was), kind, era),
      edition: editionId(revised),
      sets,
    })),
  }));
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
