import type { CardRow, GameEdition, GameInfo } from '../../../../src-main/api/answers/answers.js';
import { costOf, kindOf, kindsOf } from '../../../shared/games/game-cards.js';
import { fieldTerm, typesTerm } from '../../../shared/labels/edition-labels.js';
import type { DeckEntry } from '../../../../src-main/cards/deck.js';
import { copiesIn, type Entries, type Place } from './deck-edits.js';

export type Grouping = 'type' | 'cost' | 'none';
export type Ordering = 'cost' | 'name' | 'copies' | 'added';

/** A card of a deck as its list shows it. */
export interface DeckLine {
  /** Tells apart the copies in the deck and those among the reserves. */
  readonly key: string;
  readonly entry: DeckEntry;
  readonly place: Place;
  readonly copies: number;
  /** Undefined: the library does not have the card. */
  readonly row: CardRow | undefined;
  readonly name: string;
}

export interface DeckGroup {
  readonly key: string;
  /** Empty: the list has one group, which needs no heading. */
  readonly title: string;
  readonly place: Place;
  readonly copies: number;
  readonly lines: readonly DeckLine[];
}

export interface Arrangement {
  readonly group: Grouping;
  readonly order: Ordering;
  readonly game: GameInfo | undefined;
  /** Whose words the deck speaks. */
  readonly edition: Pick<GameEdition, 'terms'>;
  /** The edition has reserves: those that are meant stand in a group of their own. */
  readonly splits: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The lines of a deck in their groups; groups without lines are left out, but that of the reserves. */
export function arrange(
  entries: Entries,
  rows: ReadonlyMap<string, CardRow>,
  { group, order, game, edition, splits }: Arrangement,
): readonly DeckGroup[] {
  const line = (entry: DeckEntry, place: Place): DeckLine => {
    const row = rows.get(entry.card);
    const name = (row?.name ?? entry.name).trim() || 'Unnamed card';
    const copies = splits ? copiesIn(entry, place) : entry.copies;
    return { key: `${place} ${entry.card}`, entry, place, copies, row, name };
  };
  const linesOf = (place: Place): readonly DeckLine[] =>
    inOrder(
      entries.map((entry) => line(entry, place)).filter(({ copies }) => copies > 0),
      order,
      game,
    );
  const groups = new Map<string, { title: string; rank: number; lines: DeckLine[] }>();
  for (const one of linesOf('main')) {
    const { key, title, rank } = headOf(one, group, game, edition);
    const there = groups.get(key);
    if (there) there.lines.push(one);
    else groups.set(key, { title, rank, lines: [one] });
  }
  const main = [...groups]
    .sort(([, a], [, b]) => a.rank - b.rank)
    .map(([key, { title, lines }]): DeckGroup => ({
      key,
      title,
      place: 'main',
      copies: copiesOf(lines),
      lines,
    }));
  if (!splits) return main;
  const reserves = linesOf('reserves');
  return [
    ...main,
    { key: 'reserves', title: 'Reserves', place: 'reserves', copies: copiesOf(reserves), lines: reserves },
  ];
}

/** Cards that lie on each other. */
export interface Stack extends Pick<DeckGroup, 'key' | 'copies' | 'lines'> {
  /** Empty where the group's heading says it all. */
  readonly title: string;
}

/** The stacks of each group, a stack for every cost. Groups that are costs make one row of stacks, without headings of their own. */
export function stacksOf(
  groups: readonly DeckGroup[],
  game: GameInfo | undefined,
  edition: Pick<GameEdition, 'terms'>,
): readonly { readonly group: DeckGroup; readonly stacks: readonly Stack[] }[] {
  const costs = groups.filter(({ key }) => isCost(key));
  const [first] = costs;
  const others = groups
    .filter(({ key }) => !isCost(key))
    .map((group) => ({ group, stacks: byCost(group.lines, game, edition) }));
  return first ? [{ group: { ...first, key: 'costs', title: '' }, stacks: costs }, ...others] : others;
}

const isCost = (key: string): boolean => key === 'blank' || key.startsWith('cost ');

function byCost(
  lines: readonly DeckLine[],
  game: GameInfo | undefined,
  edition: Pick<GameEdition, 'terms'>,
): readonly Stack[] {
  const stacks = new Map<string, { head: Head; lines: DeckLine[] }>();
  for (const one of lines) {
    const head = headOf(one, 'cost', game, edition);
    const there = stacks.get(head.key);
    if (there) there.lines.push(one);
    else stacks.set(head.key, { head, lines: [one] });
  }
  return [...stacks.values()]
    .sort((a, b) => a.head.rank - b.head.rank)
    .map(({ head, lines: own }) => ({ key: head.key, title: head.title, copies: copiesOf(own), lines: own }));
}

const copiesOf = (lines: readonly DeckLine[]): number => lines.reduce((sum, { copies }) => sum + copies, 0);

/** Lost cards come last, under any order. */
function inOrder(
  lines: readonly DeckLine[],
  order: Ordering,
  game: GameInfo | undefined,
): readonly DeckLine[] {
  const byName = (a: DeckLine, b: DeckLine): number => collator.compare(a.name, b.name);
  const cost = ({ row }: DeckLine): number => (row && costOf(game, row)) ?? Infinity;
  const lost = ({ row }: DeckLine): number => (row ? 0 : 1);
  const compare: Record<Ordering, (a: DeckLine, b: DeckLine) => number> = {
    name: byName,
    cost: (a, b) => Math.sign(cost(a) - cost(b) || 0) || byName(a, b),
    copies: (a, b) => b.copies - a.copies || byName(a, b),
    added: () => 0,
  };
  return [...lines].sort((a, b) => lost(a) - lost(b) || compare[order](a, b));
}

interface Head {
  readonly key: string;
  readonly title: string;
  readonly rank: number;
}

function headOf(
  { row }: DeckLine,
  group: Grouping,
  game: GameInfo | undefined,
  edition: Pick<GameEdition, 'terms'>,
): Head {
  if (group === 'none') return { key: 'all', title: '', rank: 0 };
  if (!row) return { key: 'lost', title: 'Not in the library', rank: 10_000 };
  if (group === 'type') {
    const kind = kindOf(game, row);
    if (kind === null) return { key: 'all', title: '', rank: 0 };
    const rank = kindsOf(game).indexOf(kind);
    return { key: kind, title: typesTerm(edition, kind), rank: rank < 0 ? 9999 : rank };
  }
  if (game?.costField == null) return { key: 'all', title: '', rank: 0 };
  const [cost, term] = [costOf(game, row), fieldTerm(edition, game.costField)];
  return cost === null
    ? { key: 'blank', title: `No ${term.toLowerCase()}`, rank: 9999 }
    : { key: `cost ${cost}`, title: `${term} ${cost}`, rank: cost };
}
