import type { Deck } from '../../../src-main/cards/deck.js';
import { limits } from '../../../src-main/cards/limits.js';
import type { PrintItem } from '../../../src-main/print/job.js';
import { History } from '../history/undo.svelte.js';

export interface PrintEntry {
  /** Id of the card. */
  readonly card: string;
  readonly copies: number;
}

/** Cards that belong together: those of a deck, or single ones. */
export interface PrintGroup {
  /** The deck's id, or `LOOSE`. */
  readonly id: string;
  /** Null: no deck's. */
  readonly name: string | null;
  /** The cards' back: 'standard' or a picture's id. */
  readonly back: string;
  readonly entries: readonly PrintEntry[];
}

interface Listed {
  readonly groups: readonly PrintGroup[];
  /** What the file is called; null: as the list is. */
  readonly title: string | null;
  /** Places of the first sheet that are used already, from 1. */
  readonly skip: readonly number[];
}

export const LOOSE = 'loose';
const STANDARD_BACK = 'standard';
const USUAL_TITLE = 'Cards';
const nothing: Listed = { groups: [], title: null, skip: [] };

/** What is to be printed. It stays while the app is open, whichever view is in front. */
class PrintList {
  readonly history = new History();
  #listed = $state.raw<Listed>(nothing);
  /** Whether cards that were printed as they are now are left out. */
  onlyMissing = $state(false);

  readonly total = $derived(
    this.#listed.groups.flatMap(({ entries }) => entries).reduce((sum, { copies }) => sum + copies, 0),
  );

  /** Single cards and decks, in the order in which they are printed. */
  get groups(): readonly PrintGroup[] {
    return this.#listed.groups;
  }
  /** Places of the first sheet that are used already, in their order. */
  get skip(): readonly number[] {
    return this.#listed.skip;
  }
  /** What was typed, or the name of the only deck. */
  get title(): string {
    const { title, groups } = this.#listed;
    if (title !== null && title.trim() !== '') return title.trim();
    const [only, ...others] = groups;
    return (others.length === 0 && only?.name?.trim()) || USUAL_TITLE;
  }

  /** The job's items, but those of cards that `isThere` denies and those without copies. */
  items(isThere: (card: string) => boolean): readonly PrintItem[] {
    return this.groups.flatMap(({ back, entries }) =>
      entries
        .filter(({ card, copies }) => copies > 0 && isThere(card))
        .map(({ card, copies }) => ({ card, copies, back })),
    );
  }

  /** Begins a new list, of single cards. */
  replace(entries: readonly PrintEntry[]): void {
    this.#change('choose cards', { ...nothing, groups: [loose(entries)] });
  }

  /** Begins a new list with a deck: all of its cards, under its name and with its back. */
  takeDeck(deck: Pick<Deck, 'id' | 'name' | 'back' | 'entries'>): void {
    this.#change('choose a deck', { ...nothing, groups: [ofDeck(deck)] });
  }

  /** Adds a deck; one that is listed already is listed anew, as it is now. */
  addDeck(deck: Pick<Deck, 'id' | 'name' | 'back' | 'entries'>): void {
    const added = ofDeck(deck);
    const isListed = this.groups.some(({ id }) => id === deck.id);
    this.#regroup(
      'add a deck',
      isListed ? this.groups.map((group) => (group.id === deck.id ? added : group)) : [...this.groups, added],
    );
  }

  /** Adds single cards; of those already listed, copies add up. */
  add(entries: readonly PrintEntry[]): void {
    const present = this.groups.find(({ id }) => id === LOOSE)?.entries ?? [];
    this.#regroup('add cards', [
      loose([...present, ...entries]),
      ...this.groups.filter(({ id }) => id !== LOOSE),
    ]);
  }

  setCopies(group: string, card: string, copies: number): void {
    const kept = Math.min(limits.copies, Math.max(0, Math.round(copies)));
    this.#edit(
      group,
      'change copies',
      (entries) => entries.map((entry) => (entry.card === card ? { ...entry, copies: kept } : entry)),
      `copies ${group} ${card}`,
    );
  }

  remove(group: string, card: string): void {
    this.#edit(group, 'take card off the list', (entries) => entries.filter((entry) => entry.card !== card));
  }

  removeGroup(id: string): void {
    const isDeck = this.groups.some((group) => group.id === id && group.name !== null);
    this.#regroup(
      isDeck ? 'take deck off the list' : 'take cards off the list',
      this.groups.filter((group) => group.id !== id),
    );
  }

  /** @param title an empty one: as the list is called */
  setTitle(title: string): void {
    this.#change('rename the file', { ...this.#listed, title: title.trim() === '' ? null : title }, 'title');
  }

  /** Says that a place of the first sheet is used already, or takes that back. */
  toggleSkip(place: number): void {
    const skip = this.skip.includes(place)
      ? this.skip.filter((other) => other !== place)
      : [...this.skip, place].toSorted((a, b) => a - b);
    this.#change(this.skip.includes(place) ? 'use the place again' : 'leave the place out', {
      ...this.#listed,
      skip,
    });
  }

  /** The first sheet is a whole one again. */
  skipNothing(): void {
    if (this.skip.length > 0) this.#change('use the whole sheet', { ...this.#listed, skip: [] });
  }

  clear(): void {
    this.#change('clear the list', nothing);
  }

  #edit(
    id: string,
    name: string,
    edit: (entries: readonly PrintEntry[]) => readonly PrintEntry[],
    mergeKey?: string,
  ): void {
    const groups = this.groups
      .map((group) => (group.id === id ? { ...group, entries: edit(group.entries) } : group))
      .filter((group) => group.entries.length > 0);
    this.#regroup(name, groups, mergeKey);
  }

  #regroup(name: string, groups: readonly PrintGroup[], mergeKey?: string): void {
    this.#change(name, groups.length === 0 ? nothing : { ...this.#listed, groups }, mergeKey);
  }

  #change(name: string, after: Listed, mergeKey?: string): void {
    const before = this.#listed;
    this.#listed = after;
    this.history.push({
      name,
      undo: () => {
        this.#listed = before;
      },
      redo: () => {
        this.#listed = after;
      },
      ...(mergeKey !== undefined && { mergeKey }),
    });
  }
}

const loose = (entries: readonly PrintEntry[]): PrintGroup => ({
  id: LOOSE,
  name: null,
  back: STANDARD_BACK,
  entries: merged(entries),
});

const ofDeck = ({ id, name, back, entries }: Pick<Deck, 'id' | 'name' | 'back' | 'entries'>): PrintGroup => ({
  id,
  name: name.trim() || 'Unnamed deck',
  back,
  entries: merged(entries.map(({ card, copies }) => ({ card, copies }))),
});

function merged(entries: readonly PrintEntry[]): readonly PrintEntry[] {
  const copies = new Map<string, number>();
  for (const entry of entries)
    copies.set(entry.card, Math.min(limits.copies, (copies.get(entry.card) ?? 0) + entry.copies));
  return [...copies].map(([card, count]) => ({ card, copies: count }));
}

export const printList = new PrintList();
