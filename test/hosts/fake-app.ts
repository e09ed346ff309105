import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { implement } from '@orpc/server';
import { contract } from '../../src-main/api/contract/contract.js';
import type { LibraryChange } from '../../src-main/api/answers/answers.js';
import type { ServedApp } from '../../src-main/hosts/shared/served-app.js';
import { tempFolder } from './temp-folder.js';

export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
export const OUTPUT = '11111111-2222-4333-8444-555555555555';

/** A small app behind the real contract: one answer, one subscription, one picture, one finished file. */
export class FakeApp implements ServedApp {
  readonly assets: string[] = [];
  /** Subscriptions that are running now. */
  subscribers = 0;
  #wake: (() => void)[] = [];
  #sent: LibraryChange[] = [];

  readonly router = this.#makeRouter();
  readonly #file = join(tempFolder(), 'finished');

  constructor() {
    writeFileSync(this.#file, new Uint8Array([1, 2, 3]));
  }

  async asset(pathname: string) {
    this.assets.push(pathname);
    if (pathname !== '/picture/0123456789abcdef0123456789abcdef.png') return null;
    return { type: 'image/png', body: PNG, immutable: true };
  }

  output(id: string) {
    if (id !== OUTPUT) return null;
    return { name: 'Ärger "quoted"/x.pdf', type: 'application/pdf', path: this.#file, size: 3 };
  }

  change(change: LibraryChange): void {
    this.#sent.push(change);
    for (const wake of this.#wake.splice(0)) wake();
  }

  #makeRouter() {
    const os = implement(contract);
    const changes = this.#changes.bind(this);
    return {
      app: {
        info: os.app.info.handler(() => ({
          name: 'Cardwright',
          version: '1.2.3',
          host: 'web',
          games: [],
          editions: [],
          columns: [],
          settingsProblem: null,
        })),
      },
      library: { changes: os.library.changes.handler(({ signal }) => changes(signal)) },
    };
  }

  async *#changes(signal: AbortSignal | undefined): AsyncGenerator<LibraryChange, void, void> {
    this.subscribers += 1;
    signal?.addEventListener('abort', () => this.#wake.splice(0).forEach((wake) => wake()));
    try {
      for (let next = 0; !signal?.aborted;) {
        const change = this.#sent[next];
        if (change) {
          next += 1;
          yield change;
        } else await new Promise<void>((wake) => this.#wake.push(wake));
      }
    } finally {
      this.subscribers -= 1;
    }
  }
}
