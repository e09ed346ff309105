import type { Ability, CardText, Paragraph } from '../components/abilities.js';
import { isSpell, type About } from './about.js';
import { Source } from './engine/source.js';
import { otherParagraph, spellParagraph } from './grammar/grammar.js';
import { isCreatureType, isKnownType } from './grammar/nouns-words.js';
import { alikeExample, repair, stopOf } from './nearest.js';
import { withoutSlips } from './slips.js';
import { writeParagraph } from './write.js';

/** Words that are no part of the grammar, or not in their place. */
export interface TextProblem {
  /** Offsets into the card's text. */
  readonly start: number;
  readonly end: number;
  /** A sentence. */
  readonly because: string;
  /** The paragraph as it could be meant, in canonical words; null: nothing is like it. */
  readonly nearest: string | null;
}

export interface ReadLine {
  /** Offsets into the card's text. */
  readonly start: number;
  readonly end: number;
  /** Null: it could not be read. Older cards have several abilities in one paragraph. */
  readonly paragraphs: readonly Paragraph[] | null;
}

export interface ReadText {
  /** In printed order; blank lines are none. */
  readonly lines: readonly ReadLine[];
  readonly problems: readonly TextProblem[];
  /** All of it, or null where a part could not be read: such a card can be designed and printed, not played (MC-Q-137). */
  readonly text: CardText | null;
}

const LINE = /[^\r\n\u2028\u2029]+/gu;
const REMINDER = /\s*\((?<words>[^()]*)\)/gu;

/**
 * Reads a card's text. What cannot be read is said at its place.
 * @param hints whether problems say what is nearest to them (the default); it takes most of the time
 */
export function readText(text: string, about: About, { hints = true } = {}): ReadText {
  const lines: ReadLine[] = [];
  const problems: TextProblem[] = [];
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (line.trim() === '') continue;
    const read = readLine(line, about, hints);
    const start = index + (line.length - line.trimStart().length);
    lines.push({ start, end: index + line.trimEnd().length, paragraphs: read.paragraphs });
    if (read.problem)
      problems.push({ ...read.problem, start: index + read.problem.start, end: index + read.problem.end });
  }
  const isRead = lines.every(({ paragraphs }) => paragraphs !== null);
  return { lines, problems, text: isRead ? lines.flatMap(({ paragraphs }) => paragraphs ?? []) : null };
}

type OneLine = { readonly paragraphs: readonly Paragraph[] | null; readonly problem: TextProblem | null };

function readLine(line: string, about: About, hints: boolean): OneLine {
  const reminders = [...line.matchAll(REMINDER)].map(({ groups }) => groups?.words?.trim() ?? '');
  // Of the same length, so that places stay.
  const rest = line.replace(REMINDER, (words) => ' '.repeat(words.length));
  const reminder = reminders.length > 0 ? { reminder: reminders.join(' ') } : {};
  if (rest.trim() === '')
    return { paragraphs: [{ ability: { is: 'keywords', keywords: [] }, ...reminder }], problem: null };
  const abilities = readAbilities(rest, about);
  if (!abilities) return { paragraphs: null, problem: problemIn(rest, about, hints) };
  const last = abilities.length - 1;
  const paragraphs = abilities.map((ability, nth) => ({ ability, ...(nth === last && reminder) }));
  return { paragraphs, problem: null };
}

/** What speaks of the sentence before it is no ability of its own. */
const SPEAKS_BACK = /^(?:it|its|they|their|that|those|he|she|his|her|if|then|otherwise|instead|use|play)\b/iu;

/** Where a sentence ends that is not in quotation marks, and another could begin: the last first. */
function endsOf(words: string): readonly number[] {
  const ends: number[] = [];
  let isQuoted = false;
  for (const [place, letter] of [...words].entries()) {
    if (/["“”]/u.test(letter)) isQuoted = !isQuoted;
    const rest = words.slice(place + 1).trim();
    if (letter === '.' && !isQuoted && rest !== '' && !SPEAKS_BACK.test(rest)) ends.unshift(place + 1);
  }
  return ends;
}

/** One ability, or several that stand in one paragraph. */
function readAbilities(words: string, about: About): readonly Ability[] | null {
  const whole = readAbility(words, about);
  if (whole) return [whole];
  for (const end of endsOf(words)) {
    const first = readAbility(words.slice(0, end), about);
    if (!first) continue;
    const rest = readAbilities(words.slice(end).trimStart(), about);
    // What a spell does is one text, behind which only something else can stand.
    if (rest && (first.is !== 'spell' || rest.every(({ is }) => is !== 'spell'))) return [first, ...rest];
  }
  return null;
}

const remembered = new Map<string, Ability | null>();
const MOST_REMEMBERED = 20_000;

/** A paragraph without its reminder; null: it cannot be read. */
function readAbility(words: string, about: About): Ability | null {
  const spell = isSpell(about.typeLine);
  const key = `${spell ? 's' : 'p'}\n${about.name}\n${words}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const ability = parse(new Source(words, about.name), spell);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, ability);
  return ability;
}

function parse(source: Source, spell: boolean): Ability | null {
  const results = (spell ? spellParagraph : otherParagraph).read(source, 0);
  for (const { end } of results) if (end < source.tokens.length) source.miss(end, '');
  return results.find(({ end }) => end === source.tokens.length)?.value ?? null;
}

/** Where the words stop to make sense, and what they could be meant to be. */
function problemIn(words: string, about: About, hints: boolean): TextProblem {
  const source = stopped(words, about);
  const { start, end } = stopOf(source);
  const found = words.slice(start, end);
  const because = found === '' ? 'The sentence is not complete.' : `“${found}” cannot stand here.`;
  return {
    start,
    end,
    because,
    nearest: hints
      ? (bySentence(words, about) ??
        meantBy(words, about) ??
        repair(source, about, readAs(about)) ??
        alikeExample(words, about))
      : null,
  };
}

/** What is known to be typed for other words; null: nothing of it can be read so. */
function meantBy(words: string, about: About): string | null {
  const meant = withoutSlips(words, about.name);
  if (meant === words) return null;
  const abilities = readAbilities(meant, about);
  if (abilities) return abilities.map((ability) => writeParagraph({ ability }, about)).join(' ');
  return repair(stopped(meant, about), about, readAs(about));
}

/** Of several sentences each that cannot be read as it could be meant; null: one of them means nothing by itself. */
function bySentence(words: string, about: About): string | null {
  const ends = endsOf(words).toReversed();
  if (ends.length === 0) return null;
  const meant: string[] = [];
  for (const [nth, from] of [0, ...ends].entries()) {
    const sentence = words.slice(from, ends[nth]).trim();
    const read = readAbilities(sentence, about)
      ? sentence
      : (meantBy(sentence, about) ?? repair(stopped(sentence, about), about, readAs(about)));
    if (read === null) return null;
    meant.push(read);
  }
  const abilities = readAbilities(meant.join(' '), about);
  return abilities && abilities.map((ability) => writeParagraph({ ability }, about)).join(' ');
}

/** With what was expected where it stops. @param noType a word that is not taken for a creature type */
function parsed(text: string, about: About, noType: number | null = null): Explained {
  const source = new Source(text, about.name, true, noType);
  return { ability: parse(source, isSpell(about.typeLine)), source };
}

const readAs =
  (about: About) =>
  (text: string): Explained =>
    parsed(text, about);

/** Words that cannot be read, with where they stop. */
function stopped(words: string, about: About): Source {
  const { source } = parsed(words, about);
  const doubtful = strangeWord(source, about);
  return doubtful === null ? source : parsed(words, about, doubtful).source;
}

type Explained = { readonly ability: Ability | null; readonly source: Source };

/** A word at the beginning of a sentence that stops to make sense behind it: it was taken for a creature type for its capital alone. */
function strangeWord(source: Source, { typeLine }: About): number | null {
  const at = source.furthest - 1;
  const text = source.textAt(at);
  const begins = at === 0 || ['.', ':', '—', '"'].includes(source.wordAt(at - 1));
  if (!begins || !isCreatureType(text) || isKnownType(source.wordAt(at))) return null;
  return typeLine.subtypes.includes(text) ? null : at;
}
