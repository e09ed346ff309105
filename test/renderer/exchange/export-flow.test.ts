import { describe, expect, test, vi } from 'vitest';
import type { SavedOutput } from '../../../src-main/api/answers/answers.js';
import type { ExportHow } from '../../../src-main/exchange/export/how.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { ExportFlow } from '../../../src-renderer/rooms/exchange/export-flow.svelte.js';

const how = { format: 'csv' } as ExportHow;
const preview = { name: 'Cards.csv', cards: 2, notes: [] };

const atHome: SavedOutput = { kind: 'saved', path: '/home/Cards.csv' };

function flowWith(
  calls: Record<string, unknown> = {},
  saved: readonly SavedOutput[] = [atHome],
  notes: readonly string[] = [],
) {
  const answers = [...saved];
  const save = vi.fn(async () => answers.shift());
  const exports = {
    preview: vi.fn(async () => preview),
    make: vi.fn(async () =>
      (async function* () {
        yield { kind: 'progress', done: 1, total: 2, doing: 'Painting cards' };
        yield { kind: 'done', output: 'o1', notes };
      })(),
    ),
    ...calls,
  };
  const around = { download: vi.fn(), over: vi.fn() };
  const client = { exports, outputs: { save } } as unknown as Client;
  const flow = new ExportFlow(client, { what: { ids: ['a', 'b'] }, called: '2 cards' }, around);
  return { flow, exports, save, around };
}

/** A promise, and the way to keep it. */
function later<T>() {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

describe('an export', () => {
  test('makes the file, asks where to put it, and says where it is', async () => {
    const { flow, around, save } = flowWith();
    await flow.look(how);
    await flow.make(how);
    expect(save).toHaveBeenCalledWith({ output: 'o1' });
    expect(around.over).toHaveBeenCalledWith('Exported 2 cards to /home/Cards.csv');
    expect(around.download).not.toHaveBeenCalled();
  });

  test('says what came out otherwise than one may wish', async () => {
    const { flow, around } = flowWith({}, [atHome], ['The picture of “Wolf” may look soft.']);
    await flow.make(how);
    expect(around.over).toHaveBeenCalledWith(
      'Exported 2 cards to /home/Cards.csv. The picture of “Wolf” may look soft.',
    );
  });

  test('is a download in a browser', async () => {
    const { flow, around } = flowWith({}, [{ kind: 'download', url: '/out/o1' }]);
    await flow.look(how);
    await flow.make(how);
    expect(around.download).toHaveBeenCalledWith('/out/o1');
    expect(around.over).toHaveBeenCalledWith('Exported 2 cards as “Cards.csv”. It is in your downloads.');
  });

  test('keeps what was made when nobody says where to put it, so that it need not be made again', async () => {
    const { flow, exports, save, around } = flowWith({}, [{ kind: 'cancelled' }, atHome]);
    await flow.make(how);
    expect(flow.step).toEqual({ kind: 'made', output: 'o1', notes: [] });
    expect(around.over).not.toHaveBeenCalled();
    await flow.save();
    expect(around.over).toHaveBeenCalledOnce();
    expect(exports.make).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('says why it failed, and another choice begins anew', async () => {
    const { flow } = flowWith({
      make: vi.fn(async () => {
        throw new Error('The disk is full.');
      }),
    });
    await flow.make(how);
    expect(flow.step.kind).toBe('choosing');
    expect(flow.failure).toBe('The disk is full.');
    await flow.look(how);
    expect(flow.failure).toBeNull();
    expect(flow.preview).toEqual(preview);
  });

  test('that is cancelled makes nothing, whatever still arrives of it', async () => {
    const rest = later<void>();
    const { flow, save } = flowWith({
      make: vi.fn(async () =>
        (async function* () {
          yield { kind: 'progress', done: 1, total: 2, doing: 'Painting cards' };
          await rest.promise;
          yield { kind: 'done', output: 'o1', notes: [] };
        })(),
      ),
    });
    const making = flow.make(how);
    await vi.waitFor(() => expect(flow.step).toMatchObject({ kind: 'running', done: 1 }));
    flow.cancel();
    expect(flow.step.kind).toBe('choosing');
    rest.keep();
    await making;
    expect(save).not.toHaveBeenCalled();
    expect(flow.step.kind).toBe('choosing');
  });

  test('shows what the last choice would make, also when an earlier answer comes later', async () => {
    const first = later<typeof preview>();
    const answers = [first.promise, Promise.resolve({ ...preview, name: 'Cards.xlsx' })];
    const { flow } = flowWith({ preview: vi.fn(() => answers.shift()) });
    const looking = flow.look(how);
    await flow.look({ ...how, format: 'xlsx' });
    first.keep(preview);
    await looking;
    expect(flow.preview?.name).toBe('Cards.xlsx');
  });
});
