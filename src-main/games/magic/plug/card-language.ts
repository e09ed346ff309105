import type {
  CardTexts,
  Fix,
  OfferedGrammar,
  ReadParagraph,
  ReadProblem,
  TextPart,
  TextReading,
} from '../../card-language.js';
import { plainText } from '../cards/symbol-words.js';
import { printedOn, type MagicCard } from '../cards/card.js';
import { partKinds, parts } from '../cards/components/parts.js';
import { partKindTitles } from '../cards/explained/part-kinds.js';
import { meaningOfPart, offeredKinds, placeOf, searchedAs } from '../cards/explained/part-meanings.js';
import { sayerOf, textsOf } from '../cards/explained/part-texts.js';
import { readText } from '../cards/language/read.js';
import { creatureTypes } from '../cards/language/grammar/nouns-words.js';
import { writeText } from '../cards/language/write.js';
import { isNoTypeLine, readTypeLine, type TypeLine } from '../cards/type-line.js';
import { judgementOf } from './card-law.js';
import { fieldFixes } from './field-fixes.js';
import { idleFields } from './idle-fields.js';
import { inPlainWords } from './plain-words.js';
import { sentencesOf } from './sentences.js';

/** Texts of cards without a type that can be read are read as those of permanents. */
const noType: TypeLine = { token: false, types: [], subtypes: [], enchants: null };

/** What is no word of the grammar is said where it stands. */
const UNKNOWN = 'MC-Q-137';

function read(card: MagicCard): TextReading {
  const { name, typeLine, text } = card;
  const type = readTypeLine(typeLine);
  const about = { name, typeLine: isNoTypeLine(type) ? noType : type };
  const reading = readText(text, about);
  const paragraphs = reading.lines.map(({ start, end, paragraphs: abilities }): ReadParagraph => ({
    text: text.slice(start, end),
    ability: null,
    hasCaveat: false,
    understood: abilities !== null,
    saysNoAbilities: false,
    costs: [],
    cost: null,
  }));
  const problems = reading.problems.map(({ start, end, because, nearest }): ReadProblem => {
    const line = reading.lines.find((one) => one.start <= start && start <= one.end);
    const fixes = nearest === null || !line ? [] : [nearestFix(text, line, nearest)];
    return { rule: UNKNOWN, because, at: { start, end }, field: 'text', unreadable: true, nearest, fixes };
  });
  const canonical = reading.text === null ? text : writeText(reading.text, about);
  const fixes: readonly Fix[] =
    canonical === text.trim()
      ? []
      : [{ title: 'Word it as the Classic Edition does', change: { text: canonical } }];
  return {
    understood: reading.text !== null,
    paragraphs,
    problems: [...problems, ...fieldProblems(card)],
    fixes,
    plain: inPlainWords(card),
    sentences: sentencesOf(text, about, reading),
    says: sayerOf(about.typeLine),
    idle: isNoTypeLine(type) ? ['colors'] : idleFields(type),
  };
}

/** What the law finds wrong with single fields. That a token is no card of a deck is nothing wrong. */
const fieldProblems = (card: MagicCard): readonly ReadProblem[] => {
  const { status, reasons } = judgementOf({ ...printedOn(card), text: plainText(card.text) });
  const wrong = status === 'token' ? [] : reasons;
  return wrong.map((reason) => ({
    ...reason,
    at: null,
    unreadable: false,
    nearest: null,
    fixes: fieldFixes(card, reason),
  }));
};

/** Puts the paragraph that can be read in the place of the one that cannot. */
function nearestFix(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  nearest: string,
): Fix {
  return { title: `Write “${nearest}”`, change: { text: text.slice(0, start) + nearest + text.slice(end) } };
}

const asText = ({ id, kind, name, template, example }: (typeof parts)[number]): TextPart => ({
  id,
  kind,
  name,
  template,
  example: example.text,
});

const inOrder = partKinds.flatMap((kind) => parts.filter((part) => part.kind === kind));
/** What stands on most cards first, of each kind. */
const byUse = inOrder.toSorted((one, other) => placeOf(one) - placeOf(other));
const letters =
  'N is a number, C a cost, F things such as “creatures you control”, P a player, K a keyword, E an event and A what is done.';

const grammar = (): OfferedGrammar => ({
  kinds: offeredKinds.map((kind) => ({ kind, title: partKindTitles[kind] })),
  parts: byUse.map((part) => ({
    ...asText(part),
    says: meaningOfPart(part),
    also: searchedAs(part),
    texts: textsOf(part),
  })),
  words: { typeLine: creatureTypes },
});

export const magicTexts: CardTexts<MagicCard> = {
  read,
  parts: inOrder.map(asText),
  letters,
  grammar,
  inPlainWords,
};
