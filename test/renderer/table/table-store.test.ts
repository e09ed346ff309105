import { afterEach, describe, expect, test } from 'vitest';
import { notices } from '../../../src-renderer/shared/notices/notices.svelte.js';
import { TableStore, type TableHost } from '../../../src-renderer/rooms/table/game/table-store.svelte.js';
import { fakeTable, line, prompt, settle, update, view } from './table-fixtures.js';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  notices.dismiss();
});

function follow(host: Partial<TableHost> = {}) {
  const body = fakeTable();
  const store = new TableStore(body.client, 'g', { pace: () => ({ speed: 'none', hold: 0 }), ...host });
  stops.push(store.start());
  return { ...body, store };
}

const asking = (at: number, id: number) =>
  update({ at, view: view({ prompt: prompt({ id, kind: 'confirm' }) }) });

const acting = update({
  view: view({ prompt: prompt({ id: 1, kind: 'act', actions: [{ do: 'cast', card: 4 }] }) }),
});
const aim = { kind: 'target', by: 0, turn: acting.view.turn.number, aim: { card: 6 } } as const;
const targetsOf = (most: number) => {
  const cards = { kind: 'cards', role: 'target', cards: [5, 6], least: 0, most, ordered: false } as const;
  return update({ at: 2, view: view({ prompt: prompt({ id: 2, ...cards }) }) });
};

describe('the table on this screen', () => {
  test('adds what follows to the log, and takes a whole log for the log', async () => {
    const { store, tell } = follow();
    await tell(update({ log: { from: 0, lines: [line(0), line(1)] } }));
    await tell(update({ at: 2, log: { from: 2, lines: [line(2)] } }));
    expect(store.log.map(({ entry }) => entry)).toEqual([0, 1, 2]);
    await tell(update({ at: 3, log: { from: 0, lines: [line(0)] } }));
    expect(store.log.map(({ entry }) => entry)).toEqual([0]);
  });

  test('asks nobody while the screen is passed on', async () => {
    const { store, tell } = follow();
    await tell({ ...asking(1, 1), passTo: 1 });
    expect([store.chooser.prompt, store.sitting]).toEqual([null, null]);
  });

  test('puts a question away when it is answered, until the game has gone on', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    expect(store.busy).toBe(true);
    calls[0]?.answer();
    await settle();
    expect([calls[0]?.input, store.busy, store.chooser.prompt]).toEqual([
      { game: 'g', decision: 1, reply: { yes: true } },
      false,
      null,
    ]);
    // Something else changes before the game goes on: the question stays away.
    await tell({ ...asking(1, 1), thinking: true });
    expect(store.chooser.prompt).toBeNull();
    await tell(asking(2, 2));
    expect(store.chooser.decision?.id).toBe(2);
  });

  test('asks again what was not taken, and says why', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    calls[0]?.fail(new Error('It is too late for that.'));
    await settle();
    expect([store.chooser.decision?.id, notices.current?.text]).toEqual([1, 'It is too late for that.']);
  });

  test('says that an answer was not taken until the table goes on, or is left', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    calls[0]?.fail(new Error('That is not what the lesson asks.'));
    await settle();
    await tell(asking(1, 1));
    expect(notices.current?.text).toBe('That is not what the lesson asks.');
    await tell(asking(2, 2));
    expect(notices.current).toBeNull();
  });

  test('asks the same question again when its answer was taken back', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    calls[0]?.answer();
    await settle();
    await tell(asking(2, 2));
    await tell(asking(1, 1));
    expect(store.chooser.decision?.id).toBe(1);
  });

  test('says one thing after the other, and the same answer once', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    store.chooser.say(true);
    const said = [store.fullControl(0, true), store.concede(0)];
    expect(calls.map(({ name }) => name)).toEqual(['answer']);
    calls[0]?.answer();
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['answer', 'fullControl']);
    calls[1]?.fail(new Error('Not now.'));
    await settle();
    expect([calls.map(({ name }) => name), store.busy]).toEqual([['answer', 'fullControl', 'concede'], true]);
    calls[2]?.answer();
    expect([await Promise.all(said), store.busy]).toEqual([[false, true], false]);
  });

  test('takes the answer to the next question before main has said that it has the one before', async () => {
    const { store, tell, calls } = follow();
    await tell(asking(1, 1));
    store.chooser.say(true);
    await tell(asking(2, 2));
    expect(store.busy).toBe(false);
    store.chooser.say(false);
    store.chooser.say(false);
    // Told once more of the same question, with something else that has changed.
    await tell({ ...asking(2, 2), thinking: true });
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settle();
    expect(calls.map(({ input }) => input)).toEqual([
      { game: 'g', decision: 1, reply: { yes: true } },
      { game: 'g', decision: 2, reply: { yes: false } },
    ]);
    expect(store.busy).toBe(true);
  });

  test('answers with what an action was meant for, also when main has not taken the action in', async () => {
    const { store, tell, calls } = follow();
    await tell(acting);
    store.act(0, aim);
    await tell(targetsOf(1));
    expect(calls).toHaveLength(1);
    calls[0]?.answer();
    await settle();
    expect(calls[1]?.input).toEqual({ game: 'g', decision: 2, reply: { cards: [6] } });
  });

  test('picks what an action was meant for where it is only part of an answer', async () => {
    const { store, tell } = follow();
    await tell(acting);
    store.act(0, aim);
    await tell(targetsOf(2));
    expect(store.chooser.picked).toEqual([6]);
  });

  test('asks the person about an action that was meant for nothing, and when that was put away', async () => {
    for (const put of [false, true]) {
      const { store, tell } = follow();
      await tell(acting);
      store.act(0, put ? aim : null);
      if (put) store.clear();
      await tell(targetsOf(2));
      expect([store.chooser.decision?.id, store.chooser.picked]).toEqual([2, []]);
    }
  });
});
