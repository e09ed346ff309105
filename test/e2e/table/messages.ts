import type { Page } from 'playwright-core';

/** Which of the words stand in a text, but not only as part of one of the longer words that may stand there. */
export function wordsIn(text: string, words: readonly string[], longer: readonly string[] = []): string[] {
  return words.filter((word) => {
    if (!text.includes(word)) return false;
    const around = longer.filter((other) => other !== word && other.includes(word));
    return around.reduce((left, other) => left.replaceAll(other, ''), text).includes(word);
  });
}

/** Everything that the host has told a page, for searching. */
export class Messages {
  #text: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#text.push(String(payload))),
    );
  }

  /** Whether all these words have come in since it was last asked which did. */
  has(words: readonly string[]): boolean {
    const all = this.#text.join('\n');
    return words.every((word) => all.includes(word));
  }

  /** Which of the words have come in since this was last asked. */
  whichOf(words: readonly string[], longer: readonly string[] = []): string[] {
    const all = this.#text.join('\n');
    this.#text = [];
    return wordsIn(all, words, longer);
  }
}
