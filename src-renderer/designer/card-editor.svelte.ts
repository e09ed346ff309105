import type { LibraryChange, Stored } from '../../src-main/api/answers.js';
import type { Card } from '../../src-main/cards/card.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { same } from '../card/same.js';
import type { Client } from '../connection/client.js';
import { follow } from '../connection/follow.js';
import { sentenceOf } from '../connection/sentence.js';
import { History } from '../history/undo.svelte.js';
import { saving } from '../shell/saving.svelte.js';
import { Autosave } from './autosave.svelte.js';
import { LatestWins } from './latest-wins.js';

/** A burst of typing ends after this pause, ms: what follows is a step of its own. */
const BURST = 1500;

/** One card while it is edited: the draft, its layout, what can be undone, and its way to the disk. Draws nothing. */
export class CardEditor {
  readonly id: string;
  readonly history = new History();
  readonly #client: Client;
  readonly #layout: LatestWins<Card, DisplayList>;
  readonly #stop = new AbortController();
  #card = $state.raw<Card | null>(null);
  #list = $state.raw<DisplayList | null>(null);
  #autosave = $state.raw<Autosave | null>(null);
  #readOnly = $state<string | null>(null);
  #failure = $state<string | null>(null);
  #layoutFailure = $state<string | null>(null);
  #gone = $state(false);
  /** The printed cost is a person's own choice; otherwise it follows from the card's components. */
  costByHand = $state(false);
  readonly #watchers = new Set<(card: Card) => void>();
  #burst: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, id: string) {
    this.#client = client;
    this.id = id;
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
    return this.#card;
  }
  get list(): DisplayList | null {
    return this.#list;
  }
  /** Why this card cannot be edited, or null. */
  get readOnly(): string | null {
    return this.#readOnly;
  }
  /** Why the card could not be opened. */
  get failure(): string | null {
    return this.#failure;
  }
  /** Why what is shown is not the newest state. */
  get layoutFailure(): string | null {
    return this.#layoutFailure;
  }
  get saveFailure(): string | null {
    return this.#autosave?.failure ?? null;
  }
  /** The card as it stands on disk, if it was changed elsewhere since this edit began. */
  get conflict(): Stored<Card> | null {
    return this.#autosave?.conflict ?? null;
  }
  /** The card's file is no more. What is shown here can be kept as a new card. */
  get gone(): boolean {
    return this.#gone;
  }
  get unsaved(): boolean {
    return this.#autosave?.pending ?? false;
  }

  /** Reads the card and follows its changes from elsewhere, until `dispose`. */
  async open(): Promise<void> {
    this.#failure = null;
    try {
      const [stored, library] = await Promise.all([
        this.#client.cards.get({ id: this.id }),
        this.#client.library.info(),
      ]);
      this.#readOnly = stored.readOnly ?? library.readOnly;
      this.#autosave = new Autosave(stored.revision, {
        current: () => this.#card ?? stored.content,
        save: (card, base) => this.#client.cards.save({ card, base }),
        track: (write) => saving.track(write),
      });
      this.#show(stored.content);
      void follow<LibraryChange>({
        open: (signal) => this.#client.library.changes(undefined, { signal }),
        onValue: (change) => void this.#changedElsewhere(change),
        onReopened: () => {
          if (this.saveFailure) void this.flush();
          void this.#reread();
        },
        signal: this.#stop.signal,
      });
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }

  /**
   * Changes the card, as one named step that can be undone. `name` follows "Undo: ". Steps with the same `mergeKey`
   * become one until `seal()`, or until nothing was changed for `pause` ms (null: only until `seal()`).
   */
  change(name: string, mutate: (draft: Card) => void, mergeKey?: string, pause: number | null = BURST): void {
    if (!this.#card || this.#readOnly !== null) return;
    const draft = structuredClone(this.#card);
    mutate(draft);
    const keys = (Object.keys(draft) as (keyof Card)[]).filter((key) => !same(draft[key], this.#card?.[key]));
    if (keys.length === 0) return;
    const before = pick(this.#card, keys);
    const after = pick(draft, keys);
    const wasByHand = this.costByHand;
    const byHand = wasByHand || keys.includes('cost');
    this.history.push({
      name,
      undo: () => this.#apply(before, wasByHand),
      redo: () => this.#apply(after, byHand),
      ...(mergeKey !== undefined && { mergeKey }),
    });
    clearTimeout(this.#burst);
    if (mergeKey !== undefined && pause !== null) this.#burst = setTimeout(() => this.seal(), pause);
    this.#apply(after, byHand);
  }

  /** Calls `onchange` with the card whenever it is another one, until the returned function is called. */
  watch(onchange: (card: Card) => void): () => void {
    this.#watchers.add(onchange);
    return () => this.#watchers.delete(onchange);
  }

  /** Prints the cost that follows from the card. No step of its own: undoing what it followed from takes it back. */
  fillCost(cost: number): void {
    if (this.#card && this.#readOnly === null && this.#card.cost !== cost) this.#apply({ cost });
  }

  /** Lets a person set the cost, or has it follow from the card again, where it is known as `cost`. */
  setCostByHand(byHand: boolean, cost: number | null): void {
    const before = this.#card?.cost;
    if (before === undefined || this.#readOnly !== null || byHand === this.costByHand) return;
    const after = byHand ? before : (cost ?? before);
    this.history.push({
      name: byHand ? 'set the cost by hand' : 'fill in the cost',
      undo: () => this.#apply({ cost: before }, !byHand),
      redo: () => this.#apply({ cost: after }, byHand),
    });
    this.#apply({ cost: after }, byHand);
  }

  /** Ends a burst of changes: the next one is a step of its own. */
  seal(): void {
    clearTimeout(this.#burst);
    this.history.seal();
  }

  async flush(): Promise<void> {
    await this.#autosave?.flush();
  }

  /** Writes one's own card over what was changed elsewhere. */
  async keepMine(): Promise<void> {
    const theirs = this.conflict;
    if (!theirs) return;
    this.#autosave?.rebase(theirs.revision, true);
    await this.flush();
  }

  /** Goes on with the card as it was changed elsewhere. One's own can be had back by undo. */
  takeTheirs(): void {
    const theirs = this.conflict;
    if (!theirs) return;
    this.seal();
    this.#autosave?.rebase(theirs.revision, false);
    this.#nothingUnsaved();
    const before = this.#card;
    this.#show(theirs.content);
    this.history.push({
      name: 'take the other version',
      undo: () => this.#apply(before ?? theirs.content),
      redo: () => this.#apply(theirs.content),
    });
    this.seal();
  }

  /** Writes the card as it stands into the library as a new one, and answers its id. Rejects with a sentence. */
  async keepAsNew(): Promise<string> {
    if (!this.#card) throw new Error('There is no card to keep.');
    const { id: _old, ...rest } = this.#card;
    const stored = await this.#client.cards.create({ card: rest });
    this.abandon();
    return stored.content.id;
  }

  /** Gives up what is not on disk yet. */
  abandon(): void {
    this.#autosave?.abandon();
    this.#nothingUnsaved();
  }

  /** Ends it all; what is not on disk yet is written first. */
  async dispose(): Promise<void> {
    clearTimeout(this.#burst);
    this.#stop.abort();
    this.#layout.stop();
    await this.flush();
  }

  /** Lets the title bar forget a write that failed and is not wanted any more. */
  #nothingUnsaved(): void {
    void saving.track(Promise.resolve());
  }

  #apply(patch: Partial<Card>, costByHand = this.costByHand): void {
    if (!this.#card) return;
    this.costByHand = costByHand;
    this.#show({ ...this.#card, ...patch });
    this.#autosave?.changed();
  }

  #show(card: Card): void {
    this.#card = card;
    this.#layout.request(card);
    for (const watcher of this.#watchers) watcher(card);
  }

  async #changedElsewhere(change: LibraryChange): Promise<void> {
    if (change.kind === 'changed' && !change.cards.includes(this.id)) return;
    await this.#reread();
  }

  /** Takes over what stands on disk, unless it is one's own or there are own changes: their save will meet the conflict. */
  async #reread(): Promise<void> {
    const autosave = this.#autosave;
    if (!autosave) return;
    try {
      await autosave.settled();
      const base = autosave.base;
      const stored = await this.#client.cards.get({ id: this.id });
      this.#gone = false;
      if (autosave.pending || autosave.base !== base || stored.revision === base) return;
      autosave.rebase(stored.revision, false);
      this.#readOnly = stored.readOnly ?? (await this.#client.library.info()).readOnly;
      this.#show(stored.content);
    } catch (error) {
      if (isMissing(error)) this.#gone = true;
    }
  }
}

const pick = (card: Card, keys: readonly (keyof Card)[]): Partial<Card> =>
  Object.fromEntries(keys.map((key) => [key, card[key]]));

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';
