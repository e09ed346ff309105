import type { CardText, Paragraph } from '../components/abilities.js';
import type { Filter } from '../components/filters.js';
import { contextOf, isSpell, type About } from './about.js';
import { filterMany, filterOne } from './grammar/categories.js';
import { otherParagraph, spellParagraph } from './grammar/grammar.js';

/** A capital at the beginning of each sentence, after a cost and in quotation marks; "an" before a vowel. */
const inSentenceCase = (text: string): string =>
  text
    .replace(/\b(a) (?=[aeiou](?!ni))/gu, 'an ')
    .replace(
      /(?<begin>^|[.:] |— |(?:^|[ (])")(?<letter>\p{Ll})/gu,
      (_, begin: string, letter: string) => begin + letter.toUpperCase(),
    );

/** The canonical words of a paragraph. @throws RangeError for one that the grammar has no words for */
export function writeParagraph({ ability, reminder }: Paragraph, about: About): string {
  const after = reminder === undefined ? '' : `(${reminder})`;
  if (ability.is === 'keywords' && ability.keywords.length === 0) return after;
  const grammar = isSpell(about.typeLine) ? spellParagraph : otherParagraph;
  const written = grammar.write(ability, contextOf(about));
  if (!written) throw new RangeError(`No words for: ${JSON.stringify(ability)}`);
  return [inSentenceCase(written.text), after].filter((words) => words !== '').join(' ');
}

/** A card's text in the words of the Classic Edition, a paragraph each line. Read again it is the same text. */
export const writeText = (text: CardText, about: About): string =>
  text.map((paragraph) => writeParagraph(paragraph, about)).join('\n');

const nobody: About = { name: '', typeLine: { token: false, types: [], subtypes: [], enchants: null } };

/** "nonartifact, nonblack creature", "creatures you control": for sentences of the rules. */
export function writeFilter(filter: Filter, many = false): string {
  const written = (many ? filterMany : filterOne).write(filter, contextOf(nobody));
  return written?.text ?? 'something';
}
