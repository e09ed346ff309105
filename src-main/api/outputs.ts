import { randomUUID } from 'node:crypto';
import type { Output } from './app.js';

/** Enough for a person who makes a file and takes it; a long print is a hundred megabytes. */
const KEPT = 3;

/** Finished files, the latest few, until the person has taken them. */
export class Outputs {
  readonly #files = new Map<string, Output>();

  /** @returns the id under which it is kept */
  keep(output: Output): string {
    const id = randomUUID();
    this.#files.set(id, output);
    const [oldest] = this.#files.keys();
    if (this.#files.size > KEPT && oldest !== undefined) this.#files.delete(oldest);
    return id;
  }

  get(id: string): Output | null {
    return this.#files.get(id) ?? null;
  }
}

/** A name that every system accepts as a file's: letters, digits and plain signs of the title. */
export function fileNameOf(title: string, ending: string): string {
  const stem = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M} ._()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 80);
  return `${stem || 'Cards'}.${ending}`;
}
