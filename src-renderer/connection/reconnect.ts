import type { ClientContext, ClientLink, ClientOptions } from '@orpc/client';
import { deferred, type Deferred } from './deferred.js';

export type ConnectionStatus = 'connecting' | 'open' | 'lost';

/** One open line to the program. */
export interface Transport {
  readonly link: ClientLink<ClientContext>;
  /** Resolves when the line is gone, for whatever reason. */
  readonly closed: Promise<void>;
}

export interface ReconnectOptions {
  /** Opens a line; rejects when that fails. */
  readonly open: () => Promise<Transport>;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onStatus: (status: ConnectionStatus) => void;
}

/** Pause in ms before the attempt after `failures` failed ones: half a second, doubling, never above ten seconds. */
export const retryDelay = (failures: number): number => Math.min(10_000, 500 * 2 ** Math.min(failures, 10));

/**
 * A link that outlives its lines. A call that was under way when the line broke fails, since nobody knows how far it
 * came; a call made while there is no line waits for the next one.
 */
export class ReconnectingLink implements ClientLink<ClientContext> {
  readonly #options: ReconnectOptions;
  #transport: Deferred<Transport> = deferred<Transport>();
  #pause = new AbortController();

  constructor(options: ReconnectOptions) {
    this.#options = options;
    void this.#keepOpen();
  }

  async call(
    path: readonly string[],
    input: unknown,
    options: ClientOptions<ClientContext>,
  ): Promise<unknown> {
    const { link } = await unlessAborted(this.#transport.promise, options.signal);
    return link.call(path, input, options);
  }

  /** Ends the pause between two attempts. */
  retryNow(): void {
    this.#pause.abort();
  }

  async #keepOpen(): Promise<never> {
    let failures = 0;
    this.#options.onStatus('connecting');
    for (;;) {
      try {
        const transport = await this.#options.open();
        failures = 0;
        this.#transport.resolve(transport);
        this.#options.onStatus('open');
        await transport.closed;
        this.#transport = deferred<Transport>();
      } catch {
        failures += 1;
      }
      this.#options.onStatus('lost');
      this.#pause = new AbortController();
      await this.#options.wait(retryDelay(Math.max(0, failures - 1)), this.#pause.signal);
    }
  }
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  signal.throwIfAborted();
  const aborted = deferred<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
