import type { DeckRow } from '../../src-main/api/answers/answers.js';
import type { Client } from '../connection/client.js';
import { sentenceOf } from '../connection/sentence.js';
import type { LibraryStore } from '../shared/library/library-store.svelte.js';
import { recentIn } from '../shared/session/recent.js';
import type { Session } from '../shared/session/session.svelte.js';
import { notices } from '../shared/notices/notices.svelte.js';
import type { Route } from '../shared/navigation/route.js';

/** A card or a deck that can be opened by its name. */
export interface NamedThing {
  readonly kind: 'card' | 'deck';
  readonly id: string;
  readonly name: string;
}

export const routeOf = ({ kind, id }: NamedThing): Route => ({ view: kind, id });

/** The cards and decks of the present library by name, and which of them were opened last. */
export class NamedThings {
  readonly #session: Session;
  readonly #library: LibraryStore;
  readonly #client: Client;
  #decks = $state.raw<readonly DeckRow[]>([]);

  constructor(session: Session, library: LibraryStore) {
    this.#session = session;
    this.#library = library;
    this.#client = session.client;
  }

  /** Reads which decks there are; the cards are always known. */
  async refresh(): Promise<void> {
    try {
      this.#decks = await this.#client.decks.list();
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }

  get all(): readonly NamedThing[] {
    return [
      ...(this.#library.all ?? []).map(({ id, name }): NamedThing => ({ kind: 'card', id, name })),
      ...this.#decks.map(({ id, name }): NamedThing => ({ kind: 'deck', id, name })),
    ].filter(({ name }) => name.trim() !== '');
  }

  /** Those opened last that are still there, the last first. */
  get recent(): readonly NamedThing[] {
    const folder = this.#library.info?.folder;
    if (folder === undefined) return [];
    return recentIn(this.#session.settings?.recent ?? [], folder).flatMap(({ kind, id }) => {
      const kept = kind === 'card' ? this.#library.byId.get(id) : this.#decks.find((deck) => deck.id === id);
      return kept ? [{ kind, id, name: kept.name.trim() || 'Unnamed' }] : [];
    });
  }

  /** Folders of other libraries that were open here, where another can be opened. */
  get libraries(): readonly string[] {
    const { info, settings } = this.#session;
    if (info?.host !== 'electron') return [];
    return (settings?.libraries ?? []).filter((folder) => folder !== this.#library.info?.folder);
  }

  get isEmpty(): boolean {
    const { settings } = this.#session;
    return (settings?.recent.length ?? 0) + (settings?.libraries.length ?? 0) === 0;
  }

  /** Forgets what was opened: cards, decks and libraries. */
  clear(): Promise<void> {
    return this.#session.change({ recent: [], libraries: [] });
  }
}
