import type { Deck } from '../../../../src-main/cards/deck.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { newGameDialog } from '../../../shared/dialogs/new-game-dialog.svelte.js';
import { printList } from '../../../shared/printing/print-list.svelte.js';
import { notices } from '../../../shared/notices/notices.svelte.js';
import { router } from '../../../shared/navigation/router.svelte.js';
import type { DeckActions } from './deck-actions.js';

/** Opens the new game with a deck for its first seat. */
export function playDeck(deck: Pick<Deck, 'id' | 'edition'>): void {
  newGameDialog.showWith(deck);
  router.go({ view: 'play' });
}

/** Opens the print room with a deck. */
export function printDeck(deck: Deck): void {
  printList.takeDeck(deck);
  router.go({ view: 'print' });
}

/** What is done with decks of the library that are not open. */
export class DeckHomeActions {
  readonly #client: Client;
  readonly actions: DeckActions;

  constructor(client: Client, actions: DeckActions) {
    this.#client = client;
    this.actions = actions;
  }

  play = (id: string): Promise<void> => this.#with(id, playDeck);
  print = (id: string): Promise<void> => this.#with(id, printDeck);
  copyText = (id: string): Promise<void> => this.#with(id, (deck) => this.actions.copyText(deck));

  async #with(id: string, run: (deck: Deck) => void | Promise<void>): Promise<void> {
    try {
      await run((await this.#client.decks.get({ id })).content);
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}
