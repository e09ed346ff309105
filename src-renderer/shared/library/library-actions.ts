import type { CardRow } from '../../../src-main/api/answers/answers.js';
import type { Card } from '../../../src-main/cards/card.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { newCardDialog } from '../dialogs/new-card-dialog.svelte.js';
import { batchStep } from '../history/batch-step.js';
import { takeBack } from '../history/take-back.js';
import { History } from '../history/undo.svelte.js';
import { notices } from '../notices/notices.svelte.js';
import { saving } from '../notices/saving.svelte.js';
import type { LibraryStore } from './library-store.svelte.js';
import { countOf, nameOf } from '../labels/card-labels.js';
import { deckCount } from '../labels/deck-labels.js';

/** What actions need of the library. */
type LibraryOfActions = Pick<LibraryStore, 'reload' | 'refresh' | 'chooseFolder' | 'openFolder'> &
  Partial<Pick<LibraryStore, 'byId'>>;

/** What can be done to cards in the library. Each can be undone, so none asks first. */
export class LibraryActions {
  readonly history = new History();
  readonly #client: Client;
  readonly #library: LibraryOfActions;
  readonly #open: (id: string) => void;
  readonly #gameOfNew: () => string | null | undefined;

  /**
   * @param open shows a card in the designer
   * @param gameOfNew the game of which new cards are; undefined: there is only one; null: it has to be chosen
   */
  constructor(
    client: Client,
    library: LibraryOfActions,
    open: (id: string) => void,
    gameOfNew: () => string | null | undefined = () => undefined,
  ) {
    this.#gameOfNew = gameOfNew;
    this.#client = client;
    this.#library = library;
    this.#open = open;
  }

  /** Makes a blank card and opens it in the designer; where there are several games, none is named, and none was chosen before, it asks for one. */
  async newCard(game = this.#gameOfNew()): Promise<void> {
    if (game === null) {
      newCardDialog.open = true;
      return;
    }
    await this.#doing(async () => {
      this.#open(await this.create(game === undefined ? {} : { game }, 'new card'));
    });
  }

  /** Adds a card, blank where nothing is given, and answers its id. `name` is what undo calls it. */
  async create(card: Partial<Omit<Card, 'id'>>, name: string): Promise<string> {
    const created = await saving.track(this.#client.cards.create({ card }));
    this.#remember(name, [created.content.id]);
    await this.#library.reload();
    return created.content.id;
  }

  /** Answers the ids of the copies; what was copied before a failure stays and can be undone. */
  async duplicate(ids: readonly string[]): Promise<readonly string[]> {
    const copies: string[] = [];
    await this.#doing(async () => {
      try {
        for (const id of ids)
          copies.push((await saving.track(this.#client.cards.duplicate({ id }))).content.id);
      } finally {
        if (copies.length > 0) this.#remember(`duplicate ${countOf(copies.length)}`, copies);
        await this.#library.reload();
      }
    });
    return copies;
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#doing(async () => {
      let { trash } = await saving.track(this.#client.cards.remove({ ids: [...ids] }));
      this.history.push({
        name: `delete ${countOf(ids.length)}`,
        undo: () => this.#fromTrash(trash),
        redo: async () => {
          trash = [...(await this.#toTrash(ids))];
        },
      });
      await this.#library.reload();
      notices.say(`Deleted ${countOf(ids.length)}.`, {
        label: 'Undo',
        run: () => this.#undo(),
        of: this.history,
      });
    });
  }

  /** Gives cards the favourite's star, or takes it from them. */
  async favourite(
    rows: readonly Pick<CardRow, 'id' | 'name' | 'favourite'>[],
    favourite: boolean,
  ): Promise<void> {
    const ids = rows.filter((row) => row.favourite !== favourite).map(({ id }) => id);
    const [first] = rows;
    if (ids.length === 0 || !first) return;
    const what = rows.length === 1 ? `“${nameOf(first)}”` : countOf(ids.length);
    await this.#doing(async () => {
      const done = await saving.track(this.#client.collection.favourite({ ids, favourite }));
      const name = favourite ? `mark ${what} as favourite` : `take the star from ${what}`;
      const step = batchStep(this.#client, name, done);
      const back = async () => {
        const note = await step.undo();
        await this.#library.refresh(ids);
        return note;
      };
      this.history.push({ name, undo: back, redo: back });
      await this.#library.refresh(ids);
    });
  }

  /** Copies the sample cards, or an edition's starter cards, with their decks into the library: as much of it as is not there. */
  async addSamples(set: string): Promise<void> {
    await this.#doing(() => this.takeSamples(set));
  }

  /** The same for a caller that says itself what goes wrong. @throws what the contract says, with a sentence */
  async takeSamples(set: string): Promise<void> {
    const { cards, decks, there } = await saving.track(this.#client.library.addSamples({ set }));
    const parts = [
      ...(cards.length > 0 ? [countOf(cards.length)] : []),
      ...(decks.length > 0 ? [deckCount(decks.length)] : []),
    ];
    if (parts.length === 0) {
      notices.say('The starter set is in your library already: nothing is missing.');
      return;
    }
    const added = parts.join(' and ');
    this.#remember(`add ${added}`, cards, decks);
    await this.#library.reload();
    if (there.cards + there.decks === 0) return;
    notices.say(`Added what was missing of the starter set: ${added}.`, {
      label: 'Undo',
      run: () => this.#undo(),
      of: this.history,
    });
  }

  /** Goes over to a folder that the person chooses. What was done in the one before can then no longer be undone. */
  async openLibrary(): Promise<void> {
    await this.#saying(async () => {
      if (await this.#library.chooseFolder()) this.history.clear();
    });
  }

  /** Opens a library that was open here before. */
  async openLibraryIn(folder: string): Promise<void> {
    await this.#saying(async () => {
      await this.#library.openFolder(folder);
      this.history.clear();
    });
  }

  /** Remembers cards, and decks, that have just come into being. */
  #remember(name: string, cards: readonly string[], decks: readonly string[] = []): void {
    let cardTrash: readonly string[] = [];
    let deckTrash: readonly string[] = [];
    const [only = ''] = cards.length === 1 ? cards : [];
    const called = (): string => this.#library.byId?.get(only)?.name.trim() ?? '';
    this.history.push({
      get name() {
        return called() === '' ? name : `${name} “${called()}”`;
      },
      undo: async () => {
        if (decks.length > 0) deckTrash = (await this.#client.decks.remove({ ids: [...decks] })).trash;
        if (cards.length > 0) cardTrash = await this.#toTrash(cards);
      },
      redo: async () => {
        if (cards.length > 0) await this.#fromTrash(cardTrash);
        if (deckTrash.length > 0) await this.#client.decks.restore({ trash: [...deckTrash] });
      },
    });
  }

  async #toTrash(ids: readonly string[]): Promise<readonly string[]> {
    const removed = await saving.track(this.#client.cards.remove({ ids: [...ids] }));
    await this.#library.reload();
    return removed.trash;
  }

  async #fromTrash(trash: readonly string[]): Promise<void> {
    await saving.track(this.#client.cards.restore({ trash: [...trash] }));
    await this.#library.reload();
  }

  /** Does what can be taken back from the moment it is seen. */
  #doing(work: () => Promise<void>): Promise<void> {
    return this.#saying(() => this.history.during(work()));
  }

  #undo(): Promise<void> {
    return this.#saying(() => takeBack(this.history));
  }

  async #saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}
