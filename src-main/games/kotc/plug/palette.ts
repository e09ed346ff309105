import { capitalized } from '../../../engine/text.js';
import {
  editionId,
  editionOf,
  guideRulesOf,
  type DesignNumber,
  type GuideEdition,
} from '../cards/editions.js';
import { meaningOf, placeOf, searchedAs } from '../cards/explained/meaning.js';
import { priceInWords } from '../cards/explained/price-words.js';
import { cite } from '../cards/law/citations.js';
import type { CardType } from '../cards/language/read.js';
import type { Kind, Values } from '../../card-components.js';
import { asTemplate, inTheGuide } from '../cards/vocabulary/phrase.js';
import { asPrinted, vocabularyOf, type Entry, type Vocabulary } from '../cards/vocabulary/vocabulary.js';
import type { GuideEntry, OfferedComponent, TextForm, VocabularyAnswer } from '../../card-language.js';

/** In which people think of an ability: what it does first, and what limits it last. */
const offeredKinds = ['effect', 'target', 'condition', 'cost', 'caveat'] as const satisfies readonly Kind[];

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
    groups: offeredKinds
      .map((kind) => ({
        kind,
        components: vocabulary.entries
          .filter((entry) => entry.kind === kind)
          .toSorted((one, other) => rankOf(one, vocabulary) - rankOf(other, vocabulary))
          .map((entry) => offered(entry, vocabulary)),
      }))
      .filter(({ components }) => components.length > 0),
    manyCosts,
    subAbilities,
    needsNames,
    usualTarget: 'target-in-play',
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

/** What was withdrawn comes last. */
const rankOf = ({ id, redacted }: Entry, vocabulary: Vocabulary): number =>
  placeOf(id, vocabulary) + (redacted === null ? 0 : 1000);

function offered(entry: Entry, vocabulary: Vocabulary): OfferedComponent {
  const { id, kind, phrase, price, limits, redacted, ultraPoints } = entry;
  const { era, edition } = vocabulary;
  const fresh: Values = Object.fromEntries(phrase.variables.map((variable) => [variable, 1]));
  const priced = priceInWords(kind, price, phrase, editionOf(edition).terms.cost.toLowerCase());
  const needsTarget = price.letters.has('t');
  return {
    id,
    kind,
    phrase: asPrinted(inTheGuide(phrase), kind, era),
    pieces: phrase.pieces,
    variables: phrase.variables,
    says: `${capitalized(meaningOf(entry, fresh, vocabulary))}.`,
    also: searchedAs(id, vocabulary),
    adds: priced.short,
    price: priced.sentence,
    needsTarget,
    counts: ultraPoints === 0 ? null : `${ultraPoints} Ultra Point${ultraPoints === 1 ? '' : 's'}`,
    limits,
    redacted: idOrNull(redacted),
  };
}

const idOrNull = (edition: DesignNumber | null): string | null =>
  edition === null ? null : editionId(edition);

const countedAs = (ultraPoints: number): GuideEntry['counted'] => (ultraPoints === 0 ? {} : { ultraPoints });

/** An edition's components in the order of its guide, with what the guide says of their past. */
export function listGuide(edition: GuideEdition): GuideEntry[] {
  const { entries, era } = vocabularyOf(edition);
  return entries.map(({ id, kind, phrase, price, limits, redacted, repriced, ultraPoints, older }) => ({
    id,
    kind,
    phrase: asPrinted(inTheGuide(phrase), kind, era),
    template: asPrinted(asTemplate(phrase), kind, era),
    price: price.text,
    variables: phrase.variables,
    limits,
    redacted: idOrNull(redacted),
    counted: countedAs(ultraPoints),
    costRevised: repriced && { edition: editionId(repriced.edition), was: repriced.was.text },
    revisedFrom: older.map(({ phrase: was, revised, sets }) => ({
      text: asPrinted(asTemplate(was), kind, era),
      edition: editionId(revised),
      sets,
    })),
  }));
}
