import type { CardRow, GameEdition, GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { DeckMeasures, DeckRuling } from '../../../../src-main/api/answers/deck-answers.js';
import type { DeckEntry } from '../../../../src-main/cards/deck.js';
import type { Settings } from '../../../../src-main/api/settings.js';
import type { Session } from '../../../shared/session/session.svelte.js';
import { editionless } from '../../../shared/labels/edition-labels.js';
import { countOf, nameOf } from '../../../shared/labels/card-labels.js';
import { arrange, type DeckGroup, type DeckLine } from './deck-groups.js';
import type { Supply } from '../../../../src-main/games/card-figures.js';
import { supplied } from './supply.js';
import { addCards, exchanged, moveCopies, setCount, takeOut, type Place } from './deck-edits.js';
import type { DeckEditor } from './deck-editor.svelte.js';

export type DeckTab = 'law' | 'analysis' | 'notes';

type Ways = Settings['deckRoom'];
const usual: Ways = { look: 'list', group: 'type', order: 'cost', legalOnly: true };

/** How long digits that are typed one after the other make one number, ms. */
const DIGITS = 900;

/** A deck as it lies on the table while it is built: how it is shown, where the keyboard is, and what hands do to it. */
export class DeckDesk {
  readonly #session: Session;
  readonly editor: DeckEditor;
  tab = $state<DeckTab>('law');
  /** Which dialog of the room is open. */
  dialog = $state<'hand' | 'paste' | null>(null);
  /** Key of the line that the keyboard is on. */
  #focus = $state<string | null>(null);
  #typed = '';
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, editor: DeckEditor) {
    this.#session = session;
    this.editor = editor;
  }

  readonly ways = $derived.by(() => this.#session.settings?.deckRoom ?? usual);
  /** The edition that the deck is meant for, also where that is none. */
  readonly own = $derived.by((): GameEdition | undefined => {
    const { deck } = this.editor;
    if (!deck) return undefined;
    const editions = this.#session.game(deck.game)?.editions;
    return editions?.find(({ id }) => id === deck.edition);
  });
  /** The game that the deck is for. */
  readonly game = $derived.by((): GameInfo | undefined => this.#session.game(this.editor.deck?.game));
  /** Whose words the deck speaks: its own, or the newest that is played where it is meant for none. */
  readonly edition = $derived.by((): GameEdition | undefined => {
    const { game, own } = this;
    if (own?.id != null || !game) return own;
    return game.editions.find(({ isPlayed }) => isPlayed) ?? editionless(game);
  });
  /** How the deck stands under its own edition; null where it has none, or before that is known. */
  readonly ruling = $derived.by(
    (): DeckRuling | null => this.editor.reading?.law.find(({ edition }) => edition === this.own?.id) ?? null,
  );
  /** What the deck's own edition wants of a deck; null where it has none. */
  readonly wanted = $derived.by(
    (): DeckMeasures | null =>
      this.editor.reading?.measures.find(({ edition }) => edition === this.own?.id) ?? null,
  );
  /** How the deck is drawn from: by its own edition, or the newest that is played where it has none of these. */
  readonly measures = $derived.by(() => {
    const { measures } = this.editor.reading ?? {};
    return measures?.find(({ edition }) => edition === this.edition?.id) ?? measures?.[0];
  });
  /** The deck's edition has reserves. */
  readonly splits = $derived.by(() => (this.wanted?.reserves ?? 0) > 0);
  readonly groups = $derived.by((): readonly DeckGroup[] => {
    const { edition } = this;
    if (!edition) return [];
    const { group, order } = this.ways;
    const { entries, rows } = this.editor;
    return arrange(entries, rows, { group, order, game: this.game, edition, splits: this.splits });
  });
  readonly lines = $derived.by(() => this.groups.flatMap(({ lines }) => lines));
  readonly copies = $derived.by(
    () => new Map(this.editor.entries.map((entry) => [entry.card, entry.copies])),
  );
  readonly focused = $derived.by(() => this.#focused());

  /** The line that the keyboard is on; where that has gone to the other place, its card's line there. */
  #focused(): DeckLine | undefined {
    const card = this.#focus?.split(' ')[1];
    return (
      this.lines.find(({ key }) => key === this.#focus) ??
      this.lines.find(({ entry }) => entry.card === card) ??
      this.lines[0]
    );
  }

  arrangeBy(change: Partial<Ways>): void {
    void this.#session.change({ deckRoom: { ...this.ways, ...change } });
  }

  focus(key: string): void {
    if (key !== this.#focus) this.#endTyping();
    this.#focus = key;
  }

  /** Puts copies of cards into the deck. */
  add(rows: readonly CardRow[], place: Place = 'main', copies = 1): void {
    if (rows.length === 0) return;
    this.editor.learn(rows);
    const added = rows.map((row) => ({ card: row.id, name: row.name, copies }));
    const [first] = rows;
    const what = rows.length === 1 && first ? `“${nameOf(first)}”` : countOf(rows.length);
    const to = place === 'reserves' && this.splits ? 'reserves' : 'main';
    const burst = rows.length === 1 && first ? `add ${first.id} ${to}` : undefined;
    this.editor.changeEntries(`add ${what}`, (entries) => addCards(entries, added, to), burst);
  }

  /** Takes one copy of a card out of the deck, of the reserves last. */
  takeOne(card: string): void {
    const line = this.lines.find(({ entry }) => entry.card === card);
    if (line) this.setCount(line, line.copies - 1);
  }

  setCount(line: DeckLine, count: number): void {
    const { entry, place, name } = line;
    const kept = Math.max(0, Math.round(count));
    if (kept === line.copies) return;
    if (kept === 0) this.#keepPlace(line);
    this.editor.changeEntries(
      kept === 0 ? `take out “${name}”` : `change the number of “${name}”`,
      (entries) => setCount(entries, entry.card, place, kept),
      `count ${line.key}`,
    );
  }

  /** A digit was pressed on a line: the number so far. */
  typeDigit(line: DeckLine, digit: string): void {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => (this.#typed = ''), DIGITS);
    this.#typed = (this.#typed + digit).slice(-3);
    this.setCount(line, Number(this.#typed));
  }

  takeOut(line: DeckLine): void {
    this.#keepPlace(line);
    this.editor.changeEntries(`take out “${line.name}”`, (entries) =>
      takeOut(entries, [line.entry.card], line.place),
    );
  }

  /** Puts as many cards of a supply into the deck as are suggested, and takes out what is too many. */
  setSupply(supply: Supply): void {
    this.editor.changeEntries(`set ${supply.title.toLowerCase()}`, (entries) => supplied(entries, supply));
  }

  /** Puts more of one card into the deck for fewer of another, as one step. */
  exchange(out: string, into: Pick<DeckEntry, 'card' | 'name'>, copies: number): void {
    this.editor.changeEntries(`play ${copies} more of “${into.name}”`, (entries) =>
      exchanged(entries, out, into, copies),
    );
  }

  /** Moves copies to the reserves, or back. */
  moveTo(line: DeckLine, to: Place, copies = 1): void {
    if (!this.splits || to === line.place) return;
    if (copies >= line.copies) this.#keepPlace(line);
    const name = `move “${line.name}” ${to === 'reserves' ? 'to the reserves' : 'out of the reserves'}`;
    this.editor.changeEntries(
      name,
      (entries) => moveCopies(entries, line.entry.card, to, copies),
      `move ${line.key}`,
    );
  }

  /** A line that goes hands the keyboard to the one that comes to stand in its place. */
  #keepPlace(line: DeckLine): void {
    if (this.focused?.key !== line.key) return;
    const at = this.lines.findIndex(({ key }) => key === line.key);
    this.#focus = (this.lines[at + 1] ?? this.lines[at - 1])?.key ?? null;
    this.#endTyping();
  }

  #endTyping(): void {
    clearTimeout(this.#typing);
    this.#typed = '';
  }
}
