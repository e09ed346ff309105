import { retryDelay } from './reconnect.js';
import { pause } from './pause.js';

export interface FollowOptions<T> {
  /** Opens the subscription; it waits by itself while there is no connection. */
  readonly open: (signal: AbortSignal) => Promise<AsyncIterable<T>>;
  readonly onValue: (value: T) => void;
  /**
   * Called for every opening: from here on nothing is missed, so what was read before has to be read again.
   * @param again it was open before
   */
  readonly onOpened?: (again: boolean) => void;
  readonly signal: AbortSignal;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Follows a live subscription, and takes it up again when it breaks, until the signal is aborted. */
export async function follow<T>({
  open,
  onValue,
  onOpened,
  signal,
  wait = pause,
}: FollowOptions<T>): Promise<void> {
  let failures = 0;
  let opened = false;
  while (!signal.aborted) {
    try {
      const values = await open(signal);
      onOpened?.(opened);
      opened = true;
      for await (const value of values) {
        if (signal.aborted) return;
        failures = 0;
        onValue(value);
      }
    } catch {
      // Whatever broke it, the way on is the same: open it again.
    }
    if (signal.aborted) return;
    await wait(retryDelay(failures), signal);
    failures += 1;
  }
}
