import type { Deck } from '../../cards/deck.js';
import { blankCard, editionIdOf, editionName } from '../../games/cards.js';
import { limits } from '../../cards/limits.js';
import type { ListedDeck } from '../list/list-names.js';
import type { DeckList, DeckListLine } from '../list/read-deck-list.js';
import type { FileToRead } from '../reading/jobs.js';
import { looksMisread, misreadSentence } from '../spreadsheet/misread.js';
import { lastPart } from '../zip/entry-name.js';
import { error, warning, type Plan, type Planning } from './plan.js';
import type { ImportRow, MeantCard } from './preview.js';

/** Cards offered for a name that none has. */
const OFFERED = 5;
/** Unknown names for which near ones are looked for; a list with more of them is of another library. */
const LOOKED_FOR = 300;
type Shown = Pick<ImportRow, 'key' | 'what' | 'place' | 'name' | 'copies' | 'meant'>;
type Named = { readonly id: string; readonly game: string; readonly name: string };

/**
 * Plans a deck list as a deck of cards that the library has.
 * @throws ExchangeRefusal for more lines than a list may have; the signal's reason
 */
export async function planList(file: FileToRead, planning: Planning, plan: Plan): Promise<void> {
  const { encoding } = planning.options;
  const { about, rows } = await planning.thread.read<'list'>(
    { kind: 'list', file, encoding },
    planning.signal,
  );
  const misread = rows.some(({ whole }) => looksMisread(whole, about.encoding));
  if (misread) {
    const problems = [warning(misreadSentence)];
    const { place } = file;
    plan.row({ key: `misread:${place}`, what: 'file', place, name: place, action: 'leave-out', problems });
  }
  await new ListPlanning(file.place, { ...about, lines: rows }, planning, plan).run();
}

class ListPlanning {
  readonly #entries = new Map<string, Deck['entries'][number]>();
  /** What the deck is for. */
  readonly #for: ListedDeck;
  #unknown = 0;

  constructor(
    private readonly place: string,
    private readonly list: Pick<DeckList, 'name' | 'game' | 'edition' | 'lines' | 'faults'>,
    private readonly planning: Planning,
    private readonly plan: Plan,
  ) {
    this.#for = {
      game: list.game ?? planning.options.game,
      edition: list.edition === undefined ? planning.options.edition : list.edition,
    };
  }

  async run(): Promise<void> {
    if (this.list.edition === undefined) this.plan.needsEdition = true;
    for (const line of this.list.lines) {
      this.#planLine(line);
      await this.planning.turns.pass();
    }
    for (const { line, whole, because } of this.list.faults) {
      this.plan.row({ ...this.#rowOf(line), name: whole, action: 'leave-out', problems: [error(because)] });
    }
    const key = `deck:${this.place}`;
    const name = this.list.name ?? lastPart(this.place).replace(/\.\w{2,4}$/, '');
    const entries = [...this.#entries.values()];
    const copies = entries.reduce((sum, entry) => sum + entry.copies, 0);
    const optional = entries.length > 0;
    const row = { key, what: 'deck', place: this.place, name, copies, optional } as const;
    if (this.planning.options.rows[key] === 'leave-out' || entries.length === 0) {
      this.plan.row({
        ...row,
        action: 'leave-out',
        problems: entries.length === 0 ? [error('None of its cards is in the library.')] : [],
      });
    } else if (entries.length > limits.entries) {
      this.plan.row({
        ...row,
        action: 'leave-out',
        problems: [error(`A deck has up to ${limits.entries} different cards.`)],
      });
    } else {
      const content: Deck = {
        id: this.planning.newId(key),
        ...this.#for,
        name,
        entries,
        back: 'standard',
        notes: '',
      };
      this.plan.decks.push({ action: 'create', content });
      this.plan.row({ ...row, action: 'create' });
    }
  }

  #rowOf(line: number, reserve = false) {
    const place = reserve ? `Line ${line}, reserve` : `Line ${line}`;
    return { key: `line:${this.place}:${line}`, what: 'line', place } as const;
  }

  #planLine(line: DeckListLine): void {
    const row = this.#rowOf(line.line, line.reserve);
    const choice = this.planning.options.rows[row.key];
    const { facts } = this.planning;
    const { name, copies, all, likely } = facts.list.meant(line, this.#for);
    const candidates = likely.length === 1 ? likely : all;
    const looksOn = all.length === 0 && this.#unknown < LOOKED_FOR;
    const offered = looksOn ? facts.list.nearest(name, OFFERED, this.#for) : all;
    if (all.length === 0) this.#unknown += 1;
    const shown = { ...row, name, copies, meant: candidates.length === 1 ? [] : offered.map(meantCard) };
    const chosen =
      [...all, ...offered].find(({ id }) => id === choice) ?? (choice === 'leave-out' ? null : candidates[0]);
    if (choice === 'leave-out') {
      this.plan.row({ ...shown, action: 'leave-out', chosen: choice });
    } else if (chosen && facts.hasCard(chosen.id)) {
      const several = candidates.length > 1 && choice === undefined;
      const problems = several
        ? [warning('Several cards have this name. Choose the one that is meant.')]
        : [];
      this.#add(chosen, copies, line.reserve);
      this.plan.row({ ...shown, action: 'same', chosen: chosen.id, problems });
    } else if (this.planning.options.missing === 'create') {
      this.#create(name, copies, line.reserve, shown);
    } else {
      const because =
        shown.meant.length > 0
          ? 'No card has this name. Perhaps one of these is meant.'
          : 'No card has this name.';
      this.plan.row({ ...shown, action: 'leave-out', problems: [error(because)] });
    }
  }

  #create(name: string, copies: number, reserve: boolean, shown: Shown): void {
    const id = this.planning.newId(`named:${name.toLowerCase()}`);
    const content = { ...blankCard(id, this.#for.edition, this.#for.game), name };
    if (!this.#entries.has(id)) this.plan.cards.push({ action: 'create', content, file: null });
    this.#add(content, copies, reserve);
    this.plan.row({ ...shown, action: 'create', card: content });
  }

  #add({ id, name }: Pick<Named, 'id' | 'name'>, copies: number, reserve: boolean): void {
    const before = this.#entries.get(id);
    const all = Math.min((before?.copies ?? 0) + copies, limits.copies);
    const reserves = Math.min((before?.reserves ?? 0) + (reserve ? copies : 0), all);
    this.#entries.set(id, { card: id, name, copies: all, ...(reserves > 0 && { reserves }) });
  }
}

const meantCard = (card: Named): MeantCard => ({
  id: card.id,
  title: `${card.name} (${editionName(card.game, editionIdOf(card)) ?? ''})`,
});
