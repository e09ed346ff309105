import type { SymbolWords } from './symbols.js';
import { endsLine, isSpace, unitsOf, written, type Style, type Unit } from './marked-units.js';

/** A text with what is selected in it, [start, end). */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const inWord = (unit: Unit | undefined): boolean => unit !== undefined && /[\p{L}\p{N}_]/u.test(unit.word);

/**
 * Gives a style to the selected words, or takes it from them where all have it. Marks stand around whole words, so a
 * selection grows to them; with nothing selected it is the word at the caret. A text stays as it is where there is none.
 * @param own the words for symbols of the text's game
 */
export function toggleStyle({ text, start, end }: Selected, style: Style, own: SymbolWords): Selected {
  const units = unitsOf(text, own);
  const chosen = units.flatMap((unit, index) =>
    (start === end ? unit.start <= start && unit.end >= start : unit.start < end && unit.end > start) &&
    !isSpace(unit)
      ? [index]
      : [],
  );
  let [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return { text, start, end };
  while (inWord(units[first]) && inWord(units[first - 1])) first -= 1;
  while (inWord(units[last]) && inWord(units[last + 1])) last += 1;
  const picked = units.slice(first, last + 1);
  const add = picked.some((unit) => !isSpace(unit) && !unit[style]);
  const changed = units.map((unit, index) =>
    index >= first && index <= last ? { ...unit, [style]: add } : unit,
  );
  const done = written(changed, own);
  if (!done) return { text, start, end };
  const from = done.starts[first] ?? 0;
  const to = (done.starts[last] ?? 0) + (units[last]?.source.length ?? 0);
  return { text: done.text, start: from, end: to };
}

/** Text anew written, with the marks that its words had before: symbols, and what was bold or italic. */
export function keepMarks(before: string, after: string, own: SymbolWords): string {
  if (!/[*{]/.test(before) || before === after) return after;
  const from = wordsOf(unitsOf(before, own));
  const to = wordsOf(unitsOf(after, own));
  const partners = samePlaces(
    from.map(({ word }) => word),
    to.map(({ word }) => word),
  );
  const marked = to.map(({ units }, index) => {
    const partner = from[partners[index] ?? -1]?.units;
    return partner ? withLookOf(partner, units) : units;
  });
  return (
    written(marked.map((units, index) => between(units, index, marked, partners)).flat(), own)?.text ?? after
  );
}

interface Word {
  readonly word: string;
  readonly units: readonly Unit[];
}

/** Words, and every other character by itself. */
function wordsOf(units: readonly Unit[]): Word[] {
  const words: { word: string; units: Unit[] }[] = [];
  units.forEach((unit, index) => {
    const last = words.at(-1);
    if (last && inWord(unit) && inWord(units[index - 1])) {
      last.word += unit.word;
      last.units.push(unit);
    } else words.push({ word: unit.word, units: [unit] });
  });
  return words;
}

/** The same word in another text: as it was written there if it was a symbol, and with the style that it had. */
function withLookOf(partner: readonly Unit[], units: readonly Unit[]): readonly Unit[] {
  if (partner.length === units.length)
    return units.map((unit, index) => ({
      ...unit,
      source: partner[index]?.source ?? unit.source,
      bold: unit.bold || (partner[index]?.bold ?? false),
      italic: unit.italic || (partner[index]?.italic ?? false),
    }));
  return units.length > 1 && partner.length === 1 ? partner : units;
}

/** A new word within words of one style has it too. */
function between(
  units: readonly Unit[],
  index: number,
  all: readonly (readonly Unit[])[],
  partners: readonly (number | undefined)[],
): readonly Unit[] {
  if (partners[index] !== undefined) return units;
  const neighbour = (step: 1 | -1): Unit | undefined => {
    for (let place = index + step; all[place]; place += step) {
      const [unit] = all[place] ?? [];
      if (!unit || endsLine(unit)) return undefined;
      if (partners[place] !== undefined && !isSpace(unit)) return unit;
    }
    return undefined;
  };
  const [left, right] = [neighbour(-1), neighbour(1)];
  return units.map((unit) => ({
    ...unit,
    bold: unit.bold || ((left?.bold ?? false) && (right?.bold ?? false)),
    italic: unit.italic || ((left?.italic ?? false) && (right?.italic ?? false)),
  }));
}

/** For each of `to` the place of the same word in `from`: the longest sequence that both have. */
function samePlaces(from: readonly string[], to: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = to.map(() => undefined);
  let [first, fromEnd, toEnd] = [0, from.length, to.length];
  while (first < fromEnd && first < toEnd && from[first] === to[first]) places[first] = first++;
  while (fromEnd > first && toEnd > first && from[fromEnd - 1] === to[toEnd - 1]) places[--toEnd] = --fromEnd;
  const numberOf = numbering();
  const a = Uint16Array.from(from.slice(first, fromEnd), numberOf);
  const b = Uint16Array.from(to.slice(first, toEnd), numberOf);
  const longest = longestCommon(a, b);
  const width = b.length + 1;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) places[first + j++] = first + i++;
    else if ((longest[(i + 1) * width + j] ?? 0) >= (longest[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return places;
}

/** Words as numbers, which are compared more quickly. */
function numbering(): (word: string) => number {
  const numbers = new Map<string, number>();
  return (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
}

/** For each pair of places how long a sequence the rest of both lists has in common, row by row of `a`. */
function longestCommon(a: Uint16Array, b: Uint16Array): Uint16Array {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = i * width;
    const word = a[i] as number;
    let right = 0;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = longest[row + width + j] as number;
      if (b[j] === word) right = (longest[row + width + j + 1] as number) + 1;
      else if (below > right) right = below;
      longest[row + j] = right;
    }
  }
  return longest;
}
