import type { Applied } from '../../../src-main/api/answers/exchange-answers.js';
import type { ImportOptions } from '../../../src-main/exchange/plan/options.js';
import type {
  ImportCounts,
  ImportPreview,
  ImportRow,
  TablePreview,
} from '../../../src-main/exchange/plan/preview.js';
import type { ColumnField } from '../../../src-main/exchange/spreadsheet/columns.js';
import type { GameInfo } from '../../../src-main/api/answers/answers.js';
import { kindOf } from '../../shared/games/game-cards.js';
import { editionless, editionOfCard, typeTerm } from '../../shared/labels/edition-labels.js';
import { leftAlone } from '../../shared/labels/version-labels.js';
import { countOf, factsOf } from '../../shared/labels/card-labels.js';

/** "1 deck", "2 decks". */
const some = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? word : `${word}s`}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** One line of what an import will do. */
export interface Outcome {
  readonly text: string;
  readonly tone: 'new' | 'changed' | 'quiet' | 'lost';
}

/** @param figure what is worked out where cards come without it: "level" */
export function outcomesOf(counts: ImportCounts, figure: string): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  const add = (count: number, text: string, tone: Outcome['tone']) => {
    if (count > 0) outcomes.push({ text, tone });
  };
  add(
    counts.created,
    `${counts.created === 1 ? '1 new card' : `${counts.created.toLocaleString('en')} new cards`}`,
    'new',
  );
  add(counts.replaced, `${countOf(counts.replaced)} replaced`, 'changed');
  add(counts.levels, `${some(counts.levels, figure)} worked out`, 'quiet');
  add(counts.withoutLevel, `${countOf(counts.withoutLevel)} without a ${figure}`, 'quiet');
  add(counts.decks, some(counts.decks, 'deck'), 'new');
  add(counts.sets, some(counts.sets, 'set'), 'new');
  add(counts.frames, some(counts.frames, 'frame'), 'new');
  add(counts.pictures, some(counts.pictures, 'picture'), 'new');
  add(counts.same, `${countOf(counts.same)} in the library already`, 'quiet');
  add(
    counts.skipped,
    `${countOf(counts.skipped)} kept as you have ${counts.skipped === 1 ? 'it' : 'them'}`,
    'quiet',
  );
  add(counts.leftOut, `${counts.leftOut.toLocaleString('en')} left out`, 'lost');
  return outcomes;
}

/** How many things an import would write. */
export const writes = ({ created, replaced, decks, sets, frames }: ImportCounts): number =>
  created + replaced + decks + sets + frames;

/** What the button says that does it. */
export function actionName(counts: ImportCounts): string {
  const cards = counts.created + counts.replaced;
  if (cards > 0) return `Import ${countOf(cards)}`;
  if (counts.decks > 0) return `Import ${some(counts.decks, 'deck')}`;
  if (counts.sets > 0) return `Import ${some(counts.sets, 'set')}`;
  if (counts.frames > 0) return `Import ${some(counts.frames, 'frame')}`;
  return 'Nothing to import';
}

export function doneSentence({ title, counts }: ImportPreview, { left, lost }: Applied): string {
  const parts = [
    ...(counts.created > 0 ? [countOf(counts.created)] : []),
    ...(counts.replaced > 0 ? [`${countOf(counts.replaced)} replaced`] : []),
    ...(counts.decks > 0 ? [some(counts.decks, 'deck')] : []),
    ...(counts.sets > 0 ? [some(counts.sets, 'set')] : []),
    ...(counts.frames > 0 ? [some(counts.frames, 'frame')] : []),
  ];
  const [first] = lost;
  const without = first
    ? ` ${lost.length === 1 ? '1 thing was' : `${lost.length} things were`} not taken. ${first.name}: ${first.because}`
    : '';
  return `Imported “${title}”: ${listed(parts)}.${leftAlone(left)}${without}`;
}

export const actionNames: Readonly<Record<ImportRow['action'], string>> = {
  create: 'New',
  replace: 'Replace',
  same: 'Have it',
  skip: 'Keep mine',
  'leave-out': 'Left out',
};

/** What a row brings, in one line: its kind, edition and figures; "Deck · 40 cards". */
export function factLine({ what, card, copies }: ImportRow, games: readonly GameInfo[]): string {
  if (what === 'deck') return `Deck · ${countOf(copies ?? 0)}`;
  if (what === 'set') return 'Set';
  if (what === 'frame') return 'Frame';
  if (!card) return '';
  const game = games.find(({ id }) => id === card.game);
  if (!game) return '';
  const edition = editionOfCard(game.editions, card) ?? editionless(game);
  const kind = kindOf(game, card);
  return [
    ...(kind === null ? [] : [typeTerm(edition, kind)]),
    edition.name,
    ...factsOf(card, game, edition).map(({ term, value }) => `${term} ${value}`),
  ].join(' · ');
}

/** Something that can become of a row; `choice` null: as is chosen for all. */
export interface RowChoice {
  readonly value: string;
  readonly name: string;
  readonly choice: ImportOptions['rows'][string] | null;
}

const leaveOut: RowChoice = { value: 'leave-out', name: 'Leave out', choice: 'leave-out' };

const replace: RowChoice = { value: 'replace', name: 'Replace', choice: 'replace' };

/** What a person can choose for a row that needs more than to be brought in or left out. */
export function rowChoices({ what, meant, hasTwin }: ImportRow): readonly RowChoice[] {
  if (meant.length > 0) {
    const cards = meant.map(({ id, title }) => ({ value: id, name: title, choice: id }));
    return [{ value: 'usual', name: 'Choose a card', choice: null }, ...cards, leaveOut];
  }
  if (!hasTwin) return [];
  return [
    { value: 'usual', name: 'Like the others', choice: null },
    { value: 'skip', name: 'Keep mine', choice: 'skip' },
    ...(what === 'frame' ? [] : [replace]),
    { value: 'both', name: 'Keep both', choice: 'both' },
    leaveOut,
  ];
}

/** What a table calls its columns that say something, in their order; a column without a heading is called as what it says. */
export function headingsOf(table: TablePreview | null): ReadonlyMap<ColumnField, string> {
  const titles = new Map(table?.fields.map(({ field, title }) => [field, title]));
  return new Map(
    table?.columns.flatMap(({ heading, field }) =>
      field === null ? [] : [[field, heading.trim() || (titles.get(field) ?? '')] as const],
    ),
  );
}

/** What is wrong with a row in the order of its columns, and then what is wrong with it as a whole. */
export function inOrder(
  problems: ImportRow['problems'],
  headings: ReadonlyMap<ColumnField, string>,
): ImportRow['problems'] {
  const columns = [...headings.keys()];
  const place = ({ field }: ImportRow['problems'][number]): number => {
    const at = field === null ? -1 : columns.indexOf(field);
    return at < 0 ? columns.length : at;
  };
  return problems.toSorted((a, b) => place(a) - place(b));
}
