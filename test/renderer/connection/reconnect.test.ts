import type { ClientContext, ClientLink } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { deferred } from '../../../src-renderer/connection/deferred.js';
import { follow } from '../../../src-renderer/connection/follow.js';
import {
  ReconnectingLink,
  retryDelay,
  type ConnectionStatus,
  type Transport,
} from '../../../src-renderer/connection/reconnect.js';

/** Lets everything that is already settled run its course. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

/** A host that answers when it is up; pauses end when the test says so. */
function lines() {
  const statuses: ConnectionStatus[] = [];
  const pauses: number[] = [];
  let up = true;
  let openings = 0;
  let endPause = (): void => undefined;
  let closeLine = (): void => undefined;
  const open = async (): Promise<Transport> => {
    if (!up) throw new Error('refused');
    const number = (openings += 1);
    const closed = deferred<void>();
    closeLine = () => closed.resolve();
    const link: ClientLink<ClientContext> = { call: async (path) => `${path.join('.')} over line ${number}` };
    return { link, closed: closed.promise };
  };
  const wait = (ms: number, signal: AbortSignal) => {
    pauses.push(ms);
    return new Promise<void>((resolve) => {
      endPause = resolve;
      signal.addEventListener('abort', () => resolve());
    });
  };
  const link = new ReconnectingLink({ open, wait, onStatus: (status) => statuses.push(status) });
  return {
    link,
    statuses,
    pauses,
    call: (signal?: AbortSignal) => link.call(['cards', 'list'], undefined, { context: {}, signal }),
    goDown: () => {
      up = false;
      closeLine();
    },
    comeUp: () => void (up = true),
    endPause: () => endPause(),
  };
}

describe('the link that reconnects', () => {
  test('a call made before the line stands waits for it', async () => {
    const host = lines();
    expect(await host.call()).toBe('cards.list over line 1');
    expect(host.statuses).toEqual(['connecting', 'open']);
  });

  test('a call made while the line is down is answered by the next line', async () => {
    const host = lines();
    await host.call();
    host.goDown();
    await settle();
    expect(host.statuses.at(-1)).toBe('lost');
    const answer = host.call();
    host.comeUp();
    host.endPause();
    expect(await answer).toBe('cards.list over line 2');
    expect(host.statuses).toEqual(['connecting', 'open', 'lost', 'open']);
  });

  test('pauses grow with each failure and begin anew after a success', async () => {
    const host = lines();
    await host.call();
    host.goDown();
    await settle();
    for (let i = 0; i < 3; i += 1) {
      host.endPause();
      await settle();
    }
    expect(host.pauses).toEqual([500, 500, 1000, 2000]);
    host.comeUp();
    host.endPause();
    await settle();
    host.goDown();
    await settle();
    expect(host.pauses.at(-1)).toBe(500);
  });

  test('"try now" ends the pause', async () => {
    const host = lines();
    await host.call();
    host.goDown();
    await settle();
    host.comeUp();
    host.link.retryNow();
    await settle();
    expect(host.statuses.at(-1)).toBe('open');
  });

  test('a waiting call that is aborted ends at once', async () => {
    const host = lines();
    await host.call();
    host.goDown();
    await settle();
    const stop = new AbortController();
    const answer = host.call(stop.signal);
    stop.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    await expect(host.call(stop.signal)).rejects.toHaveProperty('name', 'AbortError');
  });

  test('the pause never grows above ten seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 50, 5000].map(retryDelay)).toEqual([
      500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
    ]);
  });
});

describe('following a subscription', () => {
  async function* values(...list: (number | Error)[]) {
    for (const value of list) {
      if (value instanceof Error) throw value;
      yield value;
    }
  }

  test('is taken up again when it breaks or ends, and says what has to be read', async () => {
    const stop = new AbortController();
    const seen: (number | string)[] = [];
    const rounds = [() => values(1, 2, new Error('line broke')), () => values(3), () => values(4)];
    await follow({
      open: async () => {
        const round = rounds.shift();
        if (!round) throw new Error('no such line');
        return round();
      },
      onValue: (value) => {
        seen.push(value);
        if (value === 4) stop.abort();
      },
      onOpened: (again) => seen.push(again ? 'reload' : 'load'),
      signal: stop.signal,
      wait: async () => undefined,
    });
    expect(seen).toEqual(['load', 1, 2, 'reload', 3, 'reload', 4]);
  });

  test('waits longer each time it fails, and not after values came', async () => {
    const stop = new AbortController();
    const pauses: number[] = [];
    let opened = 0;
    await follow<number>({
      open: async () => {
        opened += 1;
        if (opened === 4) return values(1);
        throw new Error('refused');
      },
      onValue: () => undefined,
      signal: stop.signal,
      wait: async (ms) => {
        pauses.push(ms);
        if (pauses.length === 5) stop.abort();
      },
    });
    expect(pauses).toEqual([500, 1000, 2000, 500, 1000]);
  });

  test('ends without a further opening once it is stopped', async () => {
    const stop = new AbortController();
    let openings = 0;
    stop.abort();
    await follow<number>({
      open: async () => {
        openings += 1;
        return values(1);
      },
      onValue: () => undefined,
      signal: stop.signal,
      wait: async () => undefined,
    });
    expect(openings).toBe(0);
  });
});
