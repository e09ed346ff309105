import type { Card } from '../../../../src-main/cards/card.js';
import type { DisplayList } from '../../../../src-main/layout/display-list.js';
import type { Client } from '../../../connection/client.js';
import { valueIn } from '../../../shared/games/game-cards.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { FileEditor } from '../../../shared/editing/file-editor.svelte.js';
import type { History } from '../../../shared/history/undo.svelte.js';
import { LatestWins } from '../../../connection/latest-wins.js';

/** One card while it is edited: the draft and its layout. */
export class CardEditor extends FileEditor<Card> {
  readonly #layout: LatestWins<Card, DisplayList>;
  #list = $state.raw<DisplayList | null>(null);
  #layoutFailure = $state<string | null>(null);
  /** Key of the number that follows from the text, once the text was read; null: none does. */
  costField: string | null = null;
  /** The printed cost is a person's own choice; otherwise it follows from the card's components. */
  costByHand = $state(false);
  readonly #watchers = new Set<(card: Card) => void>();
  /** The last card that was read, and not made here. */
  #read: Card | null = null;
  #applying = false;

  constructor(client: Client, id: string, history?: History) {
    super(
      client,
      id,
      {
        kind: 'cards',
        get: () => client.cards.get({ id }),
        save: (card, base, opened) => client.cards.save({ card, base, opened }),
        create: (card) => client.cards.create({ card }),
      },
      history,
    );
    this.#layout = new LatestWins<Card, DisplayList>(
      (card) => client.cards.layout({ card }),
      (list) => {
        this.#list = list;
        this.#layoutFailure = null;
      },
      (error) => (this.#layoutFailure = sentenceOf(error)),
    );
  }

  /** The card as it stands now, saved or not. Null until it is loaded. Never written to: see `change`. */
  get card(): Card | null {
    return this.content;
  }
  get list(): DisplayList | null {
    return this.#list;
  }
  /** Why what is shown is not the newest state. */
  get layoutFailure(): string | null {
    return this.#layoutFailure;
  }

  /** Changes the card by writing to a draft of it, as one step: see `edit`. */
  change(name: string, mutate: (draft: Card) => void, mergeKey?: string, pause?: number | null): void {
    if (!this.card) return;
    const draft = structuredClone(this.card);
    mutate(draft);
    this.edit(name, draft, mergeKey, pause);
  }

  /** Calls `onchange` with the card whenever it is another one, until the returned function is called. */
  watch(onchange: (card: Card) => void): () => void {
    this.#watchers.add(onchange);
    return () => this.#watchers.delete(onchange);
  }

  /** Whether a card has just been read from disk. */
  isFromDisk(card: Card): boolean {
    return card === this.#read;
  }

  /** The number on the card that follows from its text unless it is set by hand; null: it is blank, or there is none. */
  get cost(): number | null {
    const cost = this.card && this.costField !== null ? valueIn(this.card, this.costField) : null;
    return typeof cost === 'number' ? cost : null;
  }

  /** Whether a change of fields is one of the cost. */
  isCost(change: object): boolean {
    const key = this.costField;
    return key !== null && Object.hasOwn(change, key);
  }

  /** The card was read without a cost, and nothing else of it has been changed since. */
  get standsAsReadBlank(): boolean {
    const [read, key] = [this.#read, this.costField];
    if (!read || key === null || valueIn(read, key) !== null) return false;
    return JSON.stringify({ ...this.card, [key]: null }) === JSON.stringify(read);
  }

  /** Prints the cost that follows from the card. No step of its own: undoing what it followed from takes it back. */
  fillCost(cost: number | null): void {
    const key = this.costField;
    if (key !== null && this.editable && this.cost !== cost) this.follows({ [key]: cost });
  }

  /** Lets a person set the cost, or has it follow from the card again, where it is known as `cost`. */
  setCostByHand(byHand: boolean, cost: number | null): void {
    const [before, key] = [this.cost, this.costField];
    if (key === null || !this.editable || byHand === this.costByHand) return;
    const after = byHand ? before : (cost ?? before);
    const name = byHand ? 'set the cost by hand' : 'fill in the cost';
    this.remember(
      name,
      { patch: { [key]: before }, mark: !byHand },
      { patch: { [key]: after }, mark: byHand },
    );
    this.put({ [key]: after }, byHand);
  }

  /** Lays the card out again: what it is shown in may have changed. */
  layAgain(): void {
    if (this.card) this.#layout.request(this.card);
  }

  override async dispose(): Promise<void> {
    this.#layout.stop();
    await super.dispose();
  }

  /** Whoever changes the cost sets it by hand from then on. */
  protected override marks(after: Partial<Card>): readonly [boolean, boolean] {
    return [this.costByHand, this.costByHand || this.isCost(after)];
  }

  override put(patch: Partial<Card>, mark?: unknown): boolean {
    if (this.editable && typeof mark === 'boolean') this.costByHand = mark;
    return super.put(patch);
  }

  protected override apply(patch: Partial<Card>): void {
    this.#applying = true;
    super.apply(patch);
    this.#applying = false;
  }

  protected override show(card: Card): void {
    super.show(card);
    if (!this.#applying) this.#read = card;
    this.#layout.request(card);
    for (const watcher of this.#watchers) watcher(card);
  }
}
