import type { CardRow, GameEdition, GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { DeckFigures } from '../../../../src-main/games/card-figures.js';
import type { DeckMeasures } from '../../../../src-main/api/answers/deck-answers.js';
import { kindOf, kindsOf } from '../../../shared/games/game-cards.js';
import { typeTerm } from '../../../shared/labels/edition-labels.js';
import { copiesIn, type Entries } from '../deck/deck-edits.js';

/** A line of the table of chances. */
export interface OddsRow {
  readonly key: string;
  /** Null: it is of several cards. */
  readonly card: string | null;
  readonly name: string;
  /** Copies that are shuffled. */
  readonly copies: number;
  /** At the start and after each turn. */
  readonly chances: readonly number[];
}

interface Deck {
  readonly entries: Entries;
  readonly rows: ReadonlyMap<string, CardRow>;
  readonly measures: Pick<DeckMeasures, 'reserves'>;
  readonly game: GameInfo | undefined;
  readonly edition: Pick<GameEdition, 'terms'>;
  readonly chosen: ReadonlySet<string>;
  readonly figures: DeckFigures | null;
  readonly chancesOf: (key: string) => readonly number[];
}

/** The chances of what is chosen together and of each kind, then of each card: most copies first. */
export function oddsRows({
  entries,
  rows,
  measures,
  game,
  edition,
  chosen,
  figures,
  chancesOf,
}: Deck): OddsRow[] {
  const cards = entries
    .map((entry): OddsRow => {
      const name = (rows.get(entry.card)?.name ?? entry.name).trim() || 'Unnamed card';
      const copies = measures.reserves > 0 ? copiesIn(entry, 'main') : entry.copies;
      return { key: entry.card, card: entry.card, name, copies, chances: chancesOf(entry.card) };
    })
    .filter(({ copies }) => copies > 0)
    .sort((a, b) => b.copies - a.copies || a.name.localeCompare(b.name));
  const together = (key: string, name: string, fits: (card: string) => boolean): OddsRow => ({
    key,
    card: null,
    name,
    copies: cards.reduce((sum, row) => sum + (fits(row.key) ? row.copies : 0), 0),
    chances: chancesOf(key),
  });
  const groups = [
    together('chosen', `Any of the ${chosen.size} chosen`, (card) => chosen.has(card)),
    ...kindsOf(game).map((kind) =>
      together(`kind ${kind}`, `Any ${typeTerm(edition, kind).toLowerCase()}`, (card) => {
        const row = rows.get(card);
        return row !== undefined && kindOf(game, row) === kind;
      }),
    ),
    ...(figures?.balance.parts ?? [])
      .filter(({ wanted }) => wanted > 0)
      .map(({ name, sources }) =>
        together(`source ${name}`, `Source of ${name.toLowerCase()}`, (card) => sources.includes(card)),
      ),
  ];
  return [
    ...groups.filter(({ key, copies }) => copies > 0 && (key !== 'chosen' || chosen.size > 1)),
    ...cards,
  ];
}
