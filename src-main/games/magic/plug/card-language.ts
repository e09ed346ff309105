import type {
  CardTexts,
  Fix,
  ReadParagraph,
  ReadProblem,
  TextPart,
  TextReading,
} from '../../card-language.js';
import type { MagicCard } from '../cards/card.js';
import { partKinds, parts } from '../cards/components/parts.js';
import { readText } from '../cards/language/read.js';
import { writeText } from '../cards/language/write.js';
import { isNoTypeLine, readTypeLine, type TypeLine } from '../cards/type-line.js';

/** Texts of cards without a type that can be read are read as those of permanents. */
const noType: TypeLine = { token: false, types: [], subtypes: [], enchants: null };

/** What is no word of the grammar is said where it stands. */
const UNKNOWN = 'MC-Q-137';

function read({ name, typeLine, text }: MagicCard): TextReading {
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
    const fix = nearest === null || !line ? null : nearestFix(text, line, nearest);
    return { rule: UNKNOWN, because, at: { start, end }, field: 'text', unreadable: true, nearest, fix };
  });
  const canonical = reading.text === null ? text : writeText(reading.text, about);
  const fixes: readonly Fix[] =
    canonical === text.trim()
      ? []
      : [{ title: 'Word it as the Classic Edition does', change: { text: canonical } }];
  return { understood: reading.text !== null, paragraphs, problems, fixes };
}

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

export const magicTexts: CardTexts<MagicCard> = {
  read,
  parts: partKinds.flatMap((kind) => parts.filter((part) => part.kind === kind).map(asText)),
  letters:
    'N is a number, C a cost, F things such as “creatures you control”, P a player, K a keyword, E an event and A what is done.',
};
