import { games, gameById } from '../../games/registry.js';
import { fieldOfHeading, isBaseField, type ColumnField } from './columns.js';
import type { Mapping } from './mapping.js';
import type { RowProblem } from './read-row.js';
import { short } from './short.js';

const all = new Intl.ListFormat('en');

interface Meant {
  readonly game: string;
  readonly edition: string | null;
}

/** How a row is to be read. */
export interface RowGame extends Meant {
  /** Which field each column says of a card of that game. */
  readonly mapping: Mapping;
  /** What the row says of its game and cannot be. */
  readonly problems: readonly RowProblem[];
}

/** Of which game each row of a table is: the one that is meant, where the row says none. */
export class RowGames {
  readonly #mappings = new Map<string, Mapping>();

  /** @param headings as they stand above the columns; none where the table has none */
  constructor(
    private readonly meant: Meant,
    private readonly mapping: Mapping,
    private readonly headings: readonly string[],
  ) {}

  of(cells: readonly string[]): RowGame {
    const { meant, mapping } = this;
    const said = (cells[mapping.indexOf('game')] ?? '').trim();
    const key = said.toLowerCase();
    const game = games().find(({ id, name }) => id === key || name.toLowerCase() === key)?.id;
    if (said === '' || game === meant.game) return { ...meant, mapping, problems: [] };
    if (game === undefined) {
      const known = all.format(games().map(({ name }) => name));
      const message = `“${short(said)}” is no game that this Cardwright knows: it knows ${known}.`;
      return { ...meant, mapping, problems: [{ severity: 'error', field: 'game', message }] };
    }
    const { newest } = gameById(game).cards;
    return { game, edition: newest, mapping: this.#mappingOf(game), problems: [] };
  }

  /** What every card has stands where it was said; fields of the game's own are known by their headings. */
  #mappingOf(game: string): Mapping {
    let made = this.#mappings.get(game);
    if (made) return made;
    const taken = new Set<ColumnField>();
    made = this.mapping.map((field, column) => {
      if (field !== null && isBaseField(field)) return field;
      const own = fieldOfHeading(this.headings[column] ?? '', game);
      if (own === null || isBaseField(own) || taken.has(own)) return null;
      taken.add(own);
      return own;
    });
    this.#mappings.set(game, made);
    return made;
  }
}
