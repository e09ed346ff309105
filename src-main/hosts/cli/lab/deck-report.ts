import type { CardFindings, ChangeFindings, DeckFindings, Rate } from '../../../lab/decks/deck-findings.js';
import type { DeckWords } from '../../../lab/decks/make-deck-experiment.js';
import { inPercent } from './card-report.js';

/** How far it is, in a line. */
export function progressInWords({ stage, all, matches, changes }: DeckFindings): string {
  if (stage === 'matches')
    return `${all.games} games against ${matches.length} decks: won ${rateInWords(all)}`;
  const [best] = changes;
  return best
    ? `trying changes, ${best.games} games with each; best so far: ${changeInWords(best)}`
    : 'no change to try';
}

/** All that was found, for people. */
export function deckReportLines(words: DeckWords, findings: DeckFindings): string[] {
  const { all, cards, trust, leastTrust, changes, stage } = findings;
  return [
    `${words.name}: won ${rateInWords(all)} of ${all.games} games`,
    `${words.rules}, both sides played by ${words.pilot}`,
    '',
    ...matchTable(findings),
    '',
    'Cards, by how much more often the deck won where it drew them:',
    ...cardTable(cards),
    ...(trust !== null && trust >= leastTrust ? [] : ['Not enough games for this order: it may be luck.']),
    'A description, no proof: how a card does depends on when it is drawn and on who plays it. Long games show',
    'more cards; that is taken out of the difference, not of the two shares.',
    '',
    ...(changes.length > 0 ? ['Changes, tried in the same games as the deck as it is:'] : []),
    ...changes.map(
      (change) => `  ${changeInWords(change)}${change.role === 'open' ? '  (not told apart)' : ''}`,
    ),
    ...(changes.length === 0 && stage === 'over' ? ['No change was tried.'] : []),
  ];
}

const share = (of: number | null): string => (of === null ? '–' : `${(100 * of).toFixed(1)} %`);

/** "54.2 ± 3.1 %" */
const rateInWords = ({ games, rate, within }: Rate): string =>
  games === 0 ? '–' : `${(100 * rate).toFixed(1)} ± ${within === null ? '?' : (100 * within).toFixed(1)} %`;

/** "2 fewer of Ash Wolf, 2 more of Bear: +4.0 ± 2.0 %" */
const changeInWords = (change: ChangeFindings): string =>
  `${change.copies} fewer of ${change.out}, ${change.copies} ${change.isNew ? 'new' : 'more'} of ${change.in}: ${inPercent(change)}`;

function matchTable({ matches }: DeckFindings): string[] {
  const heads = ['', 'all games', 'going first', 'going second'];
  const rows = matches.map(({ name, first, second, ...all }) => [
    name,
    ...[all, first, second].map(rateInWords),
  ]);
  return asTable([heads, ...rows]);
}

const roles: Readonly<Record<CardFindings['role'], string>> = {
  carries: 'carries the deck',
  'dead weight': 'dead weight',
  'not told apart': '',
  'not enough games': 'not enough games',
};

function cardTable(cards: readonly CardFindings[]): string[] {
  const falling = cards.toSorted(
    (a, b) => (b.effect?.difference ?? -Infinity) - (a.effect?.difference ?? -Infinity) || 0,
  );
  const heads = ['', '', 'difference', 'drawn', 'not drawn', 'games'];
  const rows = falling.map(({ copies, name, effect, winsDrawn, winsNotDrawn, drawn, notDrawn, role }) => [
    `${copies} ×`,
    name,
    effect ? inPercent(effect) : '–',
    share(winsDrawn),
    share(winsNotDrawn),
    `${drawn} + ${notDrawn}`,
    roles[role],
  ]);
  return asTable([heads, ...rows]);
}

/** Columns as wide as they need to be, figures to the right. */
function asTable(rows: readonly (readonly string[])[]): string[] {
  const wide = rows.reduce<number[]>(
    (all, row) => row.map((cell, at) => Math.max(all[at] ?? 0, cell.length)),
    [],
  );
  const isName = (at: number): boolean => rows.slice(1).some((row) => /^[^\d+−–]/.test(row[at] ?? ''));
  return rows.map((row) =>
    `  ${row.map((cell, at) => (isName(at) ? cell.padEnd(wide[at] ?? 0) : cell.padStart(wide[at] ?? 0))).join('  ')}`.trimEnd(),
  );
}
