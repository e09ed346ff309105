import { RESERVES_HEADING } from './deck-list.js';
import { editions as allEditions } from '../../games/editions.js';
import { games } from '../../games/registry.js';
import { limits } from '../../cards/limits.js';

/** A line of a deck list that names a card. */
export interface DeckListLine {
  /** From 1. */
  readonly line: number;
  /** The line as it stands, which may be a name that begins with a number. */
  readonly whole: string;
  readonly name: string;
  readonly copies: number;
  readonly reserve: boolean;
}

export interface DeckList {
  /** What its first comment says, with "Deck:" before it or without; or null. */
  readonly name: string | null;
  /** Ids of the game and of its edition, as comments say; undefined: none does. */
  readonly game: string | undefined;
  readonly edition: string | null | undefined;
  readonly lines: readonly DeckListLine[];
  /** Lines with a count that no deck can have. */
  readonly faults: readonly { readonly line: number; readonly whole: string; readonly because: string }[];
}

/** Longer than any name with its count. */
const LONGEST_LINE = limits.name + 40;
const TOO_LONG = 'This is too long for the name of a card.';

const comment = /^(?:\/\/|#|;)\s*/;
const reservesHeading = new RegExp(
  `^(?:${RESERVES_HEADING}|reserve|sideboard|side)\\s*(?:\\(\\d+\\))?:?$`,
  'i',
);
const mainHeading = /^(?:deck|main|main deck|mainboard|cards)\s*(?:\(\d+\))?:?$/i;

const countFirst = /^(?:SB:\s*)?(\d{1,6})\s*[x×*]?\s+(\S.*)$/i;
const countLast = /^(\S.*?)\s+(?:[x×*]\s*(\d{1,6})|\((\d{1,6})\))$/i;

/**
 * Reads a deck as people write it and `writeDeckList` does: "4 Ember Fox", "4x Ember Fox", "Ember Fox x4", "Ember Fox".
 * Comments begin with two slashes or #. Under a heading "Reserves", a comment or not, stand the reserves; so does a line
 * that begins with "SB:".
 */
export function readDeckList(text: string): DeckList {
  const lines: DeckListLine[] = [];
  const faults: DeckList['faults'][number][] = [];
  let name: string | null = null;
  let game: string | undefined;
  let edition: string | null | undefined;
  const editions = allEditions();
  let reserve = false;
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const whole = raw.trim();
    if (whole.length > LONGEST_LINE) {
      faults.push({ line: index + 1, whole: whole.slice(0, LONGEST_LINE), because: TOO_LONG });
      continue;
    }
    const words = whole.replace(comment, '').trim();
    if (words === '') continue;
    if (reservesHeading.test(words) || mainHeading.test(words)) {
      reserve = reservesHeading.test(words);
      continue;
    }
    if (comment.test(whole)) {
      const called = words.replace(/^edition:\s*/i, '').toLowerCase();
      const saidGame = games().find((one) => `game: ${one.name}`.toLowerCase() === words.toLowerCase());
      const said = editions.find(
        (one) => one.name.toLowerCase() === called && (game === undefined || game === one.game),
      );
      if (saidGame) game ??= saidGame.id;
      else if (said) {
        edition ??= said.id;
        game ??= said.game;
      } else if (lines.length === 0)
        name ??= words.replace(/^(?:name|deck|title):\s*/i, '').slice(0, limits.name);
      continue;
    }
    const line = index + 1;
    const read = countedName(words);
    const because = objectionTo(read);
    if (because !== null) faults.push({ line, whole, because });
    else if (read.copies > 0)
      lines.push({ line, whole: words, ...read, reserve: reserve || /^SB:/i.test(words) });
  }
  return { name, game, edition, lines, faults };
}

function countedName(words: string): { name: string; copies: number } {
  const [, before, after] = countFirst.exec(words) ?? [];
  if (before !== undefined && after !== undefined) return { copies: Number(before), name: after.trim() };
  const [, first, times, bracketed] = countLast.exec(words) ?? [];
  if (first !== undefined) return { copies: Number(times ?? bracketed), name: first.trim() };
  return { copies: 1, name: words };
}

function objectionTo({ name, copies }: { name: string; copies: number }): string | null {
  if (copies > limits.copies) return `A deck has up to ${limits.copies} copies of a card.`;
  return name.length > limits.name ? TOO_LONG : null;
}

/** Whether a text is rather a deck list than a table: most of its lines are counts and names. */
export function looksLikeDeckList(text: string): boolean {
  const lines = text
    .split(/\r\n?|\n/, 200)
    .map((line) => line.trim())
    .filter(
      (line) =>
        line !== '' && line.length <= LONGEST_LINE && !comment.test(line) && !reservesHeading.test(line),
    );
  const counted = lines.filter((line) => countFirst.test(line) || countLast.test(line));
  const celled = lines.filter((line) => /\t|;|,.*,/.test(line));
  return lines.length > 0 && counted.length * 2 > lines.length && celled.length * 2 < lines.length;
}
