import { SvelteMap } from 'svelte/reactivity';
import type { ImportPreview, ImportRow } from '../../../src-main/exchange/plan/preview.js';
import type { Client } from '../../connection/client.js';

/** Rows fetched at a time. */
const PAGE = 100;

/** The rows of a preview as far as they have been looked at: main keeps them all, and gives out pages of them. */
export class PreviewRows {
  readonly #client: Pick<Client, 'exchange'>;
  readonly #pages = new SvelteMap<number, readonly ImportRow[]>();
  readonly #asked = new Set<number>();
  #preview = $state.raw<ImportPreview | null>(null);
  #onlyProblems = $state(false);
  /** Raised whenever other rows are to be shown, so that late answers are known as such. */
  #round = 0;

  constructor(client: Pick<Client, 'exchange'>) {
    this.#client = client;
  }

  get onlyProblems(): boolean {
    return this.#onlyProblems;
  }

  get count(): number {
    return (this.#onlyProblems ? this.#preview?.rowsWithProblems : this.#preview?.rows) ?? 0;
  }

  /** Shows a preview's rows. Those of the same import before it stay in sight until the new ones are there. */
  show(preview: ImportPreview): void {
    const same = this.#preview?.import === preview.import;
    this.#preview = preview;
    if (!same || preview.rowsWithProblems === 0) this.#onlyProblems = false;
    this.#begin(!same);
  }

  filter(onlyProblems: boolean): void {
    if (onlyProblems === this.#onlyProblems) return;
    this.#onlyProblems = onlyProblems;
    this.#begin(true);
  }

  /** The row at a place, if it is there already. */
  at(index: number): ImportRow | null {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null;
  }

  /** Fetches the page of a place, once. */
  want(index: number): void {
    const page = Math.floor(index / PAGE);
    if (this.#asked.has(page) || !this.#preview) return;
    this.#asked.add(page);
    void this.#fetch(page, this.#round, this.#preview.import);
  }

  #begin(clear: boolean): void {
    this.#round += 1;
    const shown = [...this.#pages.keys()];
    this.#asked.clear();
    if (clear) this.#pages.clear();
    else for (const page of shown) if (page * PAGE >= this.count) this.#pages.delete(page);
    for (const page of new Set([0, ...(clear ? [] : shown)])) this.want(page * PAGE);
  }

  async #fetch(page: number, round: number, id: string): Promise<void> {
    try {
      const wish = { import: id, from: page * PAGE, count: PAGE, onlyProblems: this.#onlyProblems };
      const rows = await this.#client.exchange.rows(wish);
      if (round === this.#round) this.#pages.set(page, rows);
    } catch {
      // Asked for again when it comes into sight; what is wrong with the import is said where it is changed or done.
      if (round === this.#round) this.#asked.delete(page);
    }
  }
}
