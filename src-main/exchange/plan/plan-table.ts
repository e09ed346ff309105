import { isDeepStrictEqual } from 'node:util';
import { blankCard, editionIdOf } from '../../games/cards.js';
import { gameById } from '../../games/registry.js';
import type { Card } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import { limits } from '../../cards/limits.js';
import { picturePlacement } from '../../cards/picture.js';
import type { FoundPicture } from '../intake/found.js';
import type { PlacedRow, TableSource } from '../reading/jobs.js';
import { ExchangeRefusal } from '../refusal.js';
import type { ReadRow, RowProblem } from '../spreadsheet/read-row.js';
import { TableSets } from './table-sets.js';
import { PicturesByName } from './pictures-by-name.js';
import { error, warning, type Plan, type PlannedCard, type Planning } from './plan.js';
import type { RowAction, TablePreview } from './preview.js';

interface Looked {
  readonly file: FoundPicture | null;
  /** What the row says about the picture: undefined, nothing. */
  readonly picture: Card['picture'] | undefined;
}

/**
 * Plans a table: every row is a card, new or another version of one that the library has.
 * @throws ExchangeRefusal; the signal's reason
 */
export async function planTable(file: TableSource, planning: Planning, plan: Plan): Promise<void> {
  const { encoding, separator, sheet, header, columns, game, edition } = planning.options;
  const options = { encoding, separator, sheet, header, columns, game, edition };
  const { about, rows } = await planning.thread.read<'table'>(
    { kind: 'table', file, options },
    planning.signal,
  );
  plan.table = about.preview;
  if (about.refused !== null) throw new ExchangeRefusal(about.refused);
  plan.needsEdition = true;
  await new TablePlanning(about.preview, rows, planning, plan).run();
}

class TablePlanning {
  readonly #pictures: PicturesByName;
  readonly #sets: TableSets;
  /** What a deck of the copies has, by games: a deck is of one. */
  readonly #entries = new Map<string, Map<string, Deck['entries'][number]>>();
  /** Cards that a row has already been planned for, by their ids, and which row. */
  readonly #taken = new Map<string, number>();

  constructor(
    private readonly table: TablePreview,
    private readonly rows: readonly PlacedRow[],
    private readonly planning: Planning,
    private readonly plan: Plan,
  ) {
    this.#pictures = new PicturesByName(planning.found.pictures);
    this.#sets = new TableSets(planning);
  }

  async run(): Promise<void> {
    const { options, facts, turns } = this.planning;
    if (!this.table.columns.some(({ field }) => field === 'name')) {
      this.plan.row({
        key: 'table',
        what: 'file',
        place: this.table.place,
        name: '',
        action: 'leave-out',
        problems: [error('No column is the name of the card. Say above which one it is.')],
      });
      return;
    }
    await facts.learn(
      this.rows.flatMap(({ row }) => row.id ?? []),
      this.rows.flatMap(({ row }) => row.fields.name ?? []),
    );
    for (const { index, row } of this.rows) {
      await this.#planRow(index, row);
      await turns.pass();
    }
    this.plan.sets.push(...this.#sets.made);
    for (const { content } of this.#sets.made) {
      this.plan.row({
        key: `set:${content.id}`,
        what: 'set',
        place: 'Column “Set”',
        name: content.name,
        action: 'create',
      });
    }
    if (options.deck)
      for (const [game, entries] of this.#entries) this.#planDeck(game, [...entries.values()]);
    for (const { name } of this.#pictures.unused) {
      const problems = [warning('No row names this picture, so it is left out.')];
      this.plan.row({ key: `file:${name}`, what: 'file', place: name, name, action: 'leave-out', problems });
    }
  }

  async #planRow(index: number, row: ReadRow): Promise<void> {
    const { options, newId, abilities } = this.planning;
    const key = `row:${index}`;
    const place = `Row ${index + 1}`;
    const problems = [...row.problems];
    const name = row.fields.name ?? '';
    // A row of a table that Cardwright wrote is a card, be it without a name; of others, it is a sum or a remark.
    const nameless = name === '' && row.id === null;
    if (nameless) problems.push(error('It has no name.'));
    const { picture, file } = await this.#lookFor(row, name, problems);
    const twin = this.#twinOf(row);
    const id = this.#idOf(row, index, key, problems);
    const base = { ...blankCard(id, this.#editionOf(row.game), row.game), ...row.fields };
    const fields = { ...row.fields, ...(picture !== undefined && { picture }) };
    const choice = options.rows[key];
    const faulty = problems.some(({ severity }) => severity === 'error');
    const leftOut = choice === 'leave-out' || nameless || (faulty && options.faulty === 'leave-out');
    const set = leftOut ? undefined : this.#sets.membership(row, twin);
    const said: Card = twin
      ? { ...twin, ...fields, ...ofTwin(twin, row.guessed), ...(set !== undefined && { set }) }
      : { ...base, ...fields, ...(set !== undefined && { set }) };
    const change = options.levels ? this.planning.levels.filled(said) : said;
    // What was brought in with its level worked out is the same when it comes again.
    const same = twin !== null && file === null && [said, change].some((one) => isDeepStrictEqual(one, twin));
    const wish = choice === 'skip' || choice === 'replace' || choice === 'both' ? choice : options.twins;
    const action: RowAction = leftOut
      ? 'leave-out'
      : twin === null || (wish === 'both' && !same)
        ? 'create'
        : same
          ? 'same'
          : wish === 'replace'
            ? 'replace'
            : 'skip';
    const content: Card = twin && action === 'create' ? { ...change, id: newId(key) } : same ? twin : change;
    if (action === 'replace') this.#replaceOnce(content.id, problems);
    if (!leftOut) this.#taken.set(content.id, index);
    if (!leftOut) problems.push(...abilities.problems(content));
    const { copies } = row;
    this.plan.row({
      key,
      what: 'card',
      place,
      name,
      action,
      card: content,
      picture: file !== null || content.picture !== null,
      levelFilled: change !== said && (action === 'create' || action === 'replace'),
      copies: this.table.hasCopies ? copies : null,
      problems,
      hasTwin: twin !== null && !same,
      optional: choice === 'leave-out' || !(leftOut || same),
    });
    if (action === 'create' || action === 'replace')
      this.plan.cards.push({ action, content, file, before: twin ?? undefined } satisfies PlannedCard);
    if (!leftOut && copies > 0) this.#count(twin && action !== 'create' ? twin : content, copies);
  }

  /** The edition of rows of a game that say none. */
  #editionOf(game: string): string | null {
    const { options } = this.planning;
    return game === options.game ? options.edition : gameById(game).cards.newest;
  }

  /** The card of the library that a row is: by its id, otherwise by name and edition; of several, one that no other row is. */
  #twinOf({ id, game, fields }: ReadRow): Card | null {
    const { facts } = this.planning;
    const byId = id === null ? null : facts.card(id);
    if (byId?.game === game) return this.#taken.has(byId.id) ? null : byId;
    const named = facts
      .cardsNamed(fields.name ?? '')
      .filter((card) => card.game === game && editionIdOf(card) === editionIdOf({ game, ...fields }));
    return named.find((card) => !this.#taken.has(card.id)) ?? named[0] ?? null;
  }

  /** Of rows that are the same card, the last one stands. */
  #replaceOnce(id: string, problems: RowProblem[]): void {
    const before = this.#taken.get(id);
    const at = this.plan.cards.findIndex(({ content }) => content.id === id);
    if (before === undefined || at < 0) return;
    this.plan.cards.splice(at, 1);
    problems.push(warning(`Row ${before + 1} is the same card; of the two, this row stands.`));
  }

  /** The id of a row's card if it is a new one: the row's own, so that decks still know it, if that is free. */
  #idOf({ id }: ReadRow, index: number, key: string, problems: RowProblem[]): string {
    const { facts, newId } = this.planning;
    if (id === null) return newId(key);
    const before = this.#taken.get(id);
    if (before !== undefined && before !== index) {
      problems.push(warning(`Row ${before + 1} has the same ID, so this row is a card of its own.`, 'id'));
    }
    return before === undefined && !facts.hasCard(id) ? id : newId(key);
  }

  async #lookFor(row: ReadRow, name: string, problems: RowProblem[]): Promise<Looked> {
    if (row.picture === null) return { file: this.#pictures.likeCard(name), picture: undefined };
    if (row.picture === '') return { file: null, picture: undefined };
    const match = this.#pictures.find(row.picture);
    if (match.kind === 'file') return { file: match.file, picture: undefined };
    if (match.kind === 'kept' && (await this.planning.facts.hasPicture(match.id))) {
      return { file: null, picture: picturePlacement.parse({ id: match.id }) };
    }
    const because = match.kind === 'none' ? match.because : 'The library does not have this picture.';
    problems.push(warning(because, 'picture'));
    return { file: null, picture: undefined };
  }

  #count({ id, name, game }: Card, copies: number): void {
    const entries = this.#entries.get(game) ?? new Map<string, Deck['entries'][number]>();
    this.#entries.set(game, entries);
    const before = entries.get(id)?.copies ?? 0;
    entries.set(id, { card: id, name, copies: Math.min(before + copies, limits.copies) });
  }

  #planDeck(game: string, counted: readonly Deck['entries'][number][]): void {
    const { newId, options } = this.planning;
    const key = game === options.game ? 'deck' : `deck:${game}`;
    const title = this.table.place.replace(/^.*\//, '').replace(/\.\w{2,4}$/, '');
    const name = this.#entries.size > 1 ? `${title} (${gameById(game).name})` : title;
    const entries = counted.slice(0, limits.entries);
    const content: Deck = {
      id: newId(key),
      game,
      name,
      edition: this.#editionOf(game),
      entries,
      back: 'standard',
      notes: '',
    };
    this.plan.decks.push({ action: 'create', content });
    const copies = entries.reduce((sum, entry) => sum + entry.copies, 0);
    this.plan.row({ key, what: 'deck', place: 'Column “Copies”', name, action: 'create', copies });
  }
}

/** The fields of the card that the library has, in the place of guesses. */
const ofTwin = (twin: Card, guessed: readonly string[]): Partial<Card> =>
  Object.fromEntries(Object.entries(twin).filter(([field]) => guessed.includes(field)));
