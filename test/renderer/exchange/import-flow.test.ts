import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../../../src-renderer/connection/client.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { ImportFlow } from '../../../src-renderer/rooms/exchange/import-flow.svelte.js';
import { waysTo } from '../../../src-renderer/rooms/exchange/ways-to.js';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';
import { openedFiles } from '../../../src-renderer/rooms/exchange/opened-files.svelte.js';
import type { ImportPreview } from '../../../src-main/exchange/plan/preview.js';
import { plainOptions } from '../../../src-main/exchange/plan/options.js';

const counts = {
  created: 2,
  replaced: 0,
  same: 0,
  skipped: 0,
  leftOut: 0,
  decks: 0,
  sets: 0,
  pictures: 0,
  frames: 0,
  levels: 0,
  withoutLevel: 0,
  errors: 0,
  warnings: 0,
};
const preview: ImportPreview = {
  import: 'i',
  title: 'Woods.csv',
  options: plainOptions(),
  counts,
  rows: 2,
  rowsWithProblems: 0,
  table: null,
  hasList: false,
  hasTwins: false,
  needsEdition: true,
  eitherWay: false,
};
const brought = { cards: ['c1', 'c2'], decks: [], sets: [], frames: [] };
const applied = {
  batch: 'b1',
  created: 2,
  changed: 0,
  removed: 0,
  passedOver: 0,
  left: [],
  brought,
  lost: [],
};

function flowWith(exchange: Record<string, unknown> = {}) {
  const calls = {
    begin: vi.fn(async () => ({ upload: 'u' })),
    put: vi.fn(async () => undefined),
    drop: vi.fn(async () => undefined),
    open: vi.fn(async () => preview),
    rows: vi.fn(async () => []),
    change: vi.fn(async ({ options }: { options: object }) => ({
      ...preview,
      options: { ...plainOptions(), ...options },
    })),
    discard: vi.fn(async () => undefined),
    apply: vi.fn(async () =>
      (async function* () {
        yield { kind: 'progress', done: 1, total: 2, doing: 'Writing' };
        yield { kind: 'done', applied };
      })(),
    ),
    ...exchange,
  };
  const undo = vi.fn(async () => ({ ...applied, batch: 'b2' }));
  const history = new History();
  const client = { exchange: calls, batches: { undo } } as unknown as Client;
  const showing = { go: vi.fn(), showCards: vi.fn(async () => undefined), showDecks: vi.fn() };
  const flow = new ImportFlow(
    client,
    () => history,
    (what) => waysTo(what, showing),
  );
  return { flow, calls, history, undo, showing };
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'Woods.csv');

describe('an import', () => {
  test('goes from the file to the end, and is a step that can be taken back', async () => {
    const { flow, calls, history, undo } = flowWith();
    flow.show();
    await flow.take([file(9 * 1024 * 1024)]);
    expect(calls.put).toHaveBeenCalledTimes(3);
    expect(flow.step.kind).toBe('preview');
    await flow.apply();
    expect(flow.step.kind).toBe('closed');
    expect(history.undoName).toBe('import “Woods.csv”');
    await history.undo();
    expect(undo).toHaveBeenCalledWith({ batch: 'b1' });
    await history.redo();
    expect(undo).toHaveBeenCalledWith({ batch: 'b2' });
  });

  test('that cannot be opened says why and asks for other files', async () => {
    const { flow } = flowWith({ open: async () => Promise.reject(new Error('It is empty.')) });
    await flow.take([file(3)]);
    expect([flow.step.kind, flow.failure]).toEqual(['choosing', 'It is empty.']);
  });

  test('of files that were opened from the desktop begins with what has come in', async () => {
    const { flow, calls } = flowWith();
    await flow.takeOpened([
      { upload: 'u1', name: 'a.cardwright' },
      { upload: 'u2', name: 'b.cardwright' },
    ]);
    expect(flow.step.kind).toBe('preview');
    expect(calls.begin).not.toHaveBeenCalled();
    expect(calls.open).toHaveBeenCalledWith({ uploads: ['u1', 'u2'], called: null }, expect.anything());
    expect(calls.apply).not.toHaveBeenCalled();
  });

  test('gives back files that nothing can be made of', async () => {
    const { flow, calls } = flowWith({ open: async () => Promise.reject(new Error('It is empty.')) });
    await flow.takeOpened([{ upload: 'u1', name: 'a.cardwright' }]);
    expect([flow.step.kind, flow.failure]).toEqual(['choosing', 'It is empty.']);
    expect(calls.drop).toHaveBeenCalledWith({ uploads: ['u1'] });
  });

  test('that fails stays in its preview', async () => {
    const { flow, history } = flowWith({ apply: async () => Promise.reject(new Error('The disk is full.')) });
    await flow.take([file(3)]);
    await flow.apply();
    expect([flow.step.kind, flow.failure, history.canUndo]).toEqual(['preview', 'The disk is full.', false]);
  });

  test('shows what is chosen at once, and the outcome of what was chosen last', async () => {
    const answers: ((preview: ImportPreview) => void)[] = [];
    const { flow } = flowWith({ change: () => new Promise((resolve) => answers.push(resolve)) });
    await flow.take([file(3)]);
    const first = flow.change({ twins: 'replace' });
    const second = flow.change({ twins: 'both' });
    expect(flow.preview?.options.twins).toBe('both');
    answers[0]?.({ ...preview, options: { ...plainOptions(), twins: 'replace' } });
    await first;
    expect([flow.preview?.options.twins, flow.changing]).toEqual(['both', true]);
    answers[1]?.({ ...preview, rows: 7, options: { ...plainOptions(), twins: 'both' } });
    await second;
    expect([flow.preview?.rows, flow.changing]).toEqual([7, false]);
  });

  test('is forgotten by main when it is closed', async () => {
    const { flow, calls } = flowWith();
    await flow.take([file(3)]);
    await flow.close();
    expect(calls.discard).toHaveBeenCalledWith({ import: 'i' });
  });
});

test('what was imported is shown on demand, until it is taken back', async () => {
  const { flow, history, showing } = flowWith();
  await flow.take([file(3)]);
  expect(flow.ways).toEqual([]);
  await flow.apply();
  expect([notices.current?.text, notices.current?.action?.label]).toEqual([
    'Imported “Woods.csv”: 2 cards.',
    'Undo',
  ]);
  await notices.current?.ways[0]?.go();
  expect(showing.showCards).toHaveBeenCalledWith(['c1', 'c2']);
  await history.undo();
  expect(notices.current).toBe(null);
});

test.each([
  [{ cards: ['c1'] }, ['Open the card'], { view: 'card', id: 'c1' }],
  [{ cards: ['c1', 'c2'], decks: ['d1'] }, ['Open the deck', 'Show the cards'], { view: 'deck', id: 'd1' }],
  [{ cards: ['c1'], sets: ['s1'] }, ['Open the card'], { view: 'card', id: 'c1' }],
  [{ sets: ['s1'] }, ['Open the set'], { view: 'set', id: 's1' }],
  [{ sets: ['s1', 's2'] }, ['Show the sets'], { view: 'sets' }],
])('the ways to %j are %j', async (some, labels, route) => {
  const go = vi.fn();
  const ways = waysTo(
    { cards: [], decks: [], sets: [], frames: [], ...some },
    { go, showCards: async () => undefined, showDecks: () => undefined },
  );
  expect(ways.map(({ label }) => label)).toEqual(labels);
  await ways[0]?.go();
  expect(go).toHaveBeenCalledWith(route);
});

test('several decks are shown among the others', () => {
  const showDecks = vi.fn();
  const brought = { cards: [], decks: ['d1', 'd2'], sets: [], frames: [] };
  const [way] = waysTo(brought, { go: vi.fn(), showCards: vi.fn(), showDecks });
  void way?.go();
  expect([way?.label, showDecks.mock.calls]).toEqual(['Show the decks', [[['d1', 'd2']]]]);
});

test('files that are opened wait for their turn', () => {
  const [first, second] = [[{ upload: 'u1', name: 'a' }], [{ upload: 'u2', name: 'b' }]];
  openedFiles.add(first);
  openedFiles.add(second);
  expect(openedFiles.waiting).toHaveLength(2);
  expect([openedFiles.next(), openedFiles.next(), openedFiles.next()]).toEqual([first, second, null]);
});
