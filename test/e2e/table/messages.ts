import type { Page } from 'playwright-core';

/** Everything that the host has told a page, for searching. */
export class Messages {
  #text: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#text.push(String(payload))),
    );
  }

  /** Which of the words have come in since this was last asked. */
  whichOf(words: readonly string[]): string[] {
    const all = this.#text.join('\n');
    this.#text = [];
    return words.filter((word) => all.includes(word));
  }
}
