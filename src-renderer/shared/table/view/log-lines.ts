import type { LogLine } from '../../../../src-main/api/answers/play-answers.js';
import { counted, listed, type Text, type TextPart } from '../../../../src-main/engine/text.js';

/** How a card is called that the reader does not know. */
const UNKNOWN = 'a card';

/** The lines that are worth reading: a phase or step in which nothing happened is left out, unless the game stands in it. */
export const worthReading = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter(({ level }, place) => {
    const next = lines[place + 1];
    return level !== 'phase' || next === undefined || next.level === 'line';
  });

/** Lines one after the other that say the same of one card each are one line of all these cards: "Ann draws 5 cards." */
export function gathered(lines: readonly LogLine[]): LogLine[] {
  const gathering: LogLine[][] = [];
  for (const line of lines) {
    const group = gathering.at(-1);
    const [first] = group ?? [];
    if (group && first && cardOf(first) !== null && saySame(first, line)) group.push(line);
    else gathering.push([line]);
  }
  return gathering.flatMap((group) => {
    const [first] = group;
    return first && group.length > 1 ? { ...first, text: textOf(group) } : group;
  });
}

/** The place of the one card of a line, after who does something with it; null where what is said would not be said of several. */
function cardOf({ text, level }: LogLine): number | null {
  const places = [...text.keys()].filter((place) => isCard(text[place]));
  const [place] = places;
  if (level !== 'line' || places.length !== 1 || place === undefined || place === 0) return null;
  // "as a trap" is said of each.
  return text.slice(place + 1).some((part) => typeof part === 'string' && /\ban? /.test(part)) ? null : place;
}

const isCard = (part: TextPart | undefined): boolean => typeof part === 'object' || part === UNKNOWN;

function saySame(one: LogLine, other: LogLine): boolean {
  const place = cardOf(one);
  if (place !== cardOf(other) || one.text.length !== other.text.length) return false;
  const isRest = one.text.every((part, at) => at === place || part === other.text[at]);
  return isRest && one.rules.join() === other.rules.join();
}

function textOf(group: readonly LogLine[]): Text {
  const [first] = group;
  const place = first && cardOf(first);
  if (!first || place == null) return [];
  const cards = group.map(({ text }) => text[place] ?? UNKNOWN);
  const known = cards.filter((card) => card !== UNKNOWN);
  const unknown = cards.length - known.length;
  const named = listed(unknown === 0 ? known : [...known, counted(unknown, 'card')]);
  return [...first.text.slice(0, place), ...named, ...first.text.slice(place + 1)];
}
