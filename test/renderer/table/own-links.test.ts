import { expect, test } from 'vitest';
import type { StackEntry, TableUpdate } from '../../../src-main/api/answers/play-answers.js';
import { passOnOwn } from '../../../src-renderer/rooms/table/game/own-links.js';
import { TableStore } from '../../../src-renderer/rooms/table/game/table-store.svelte.js';
import { action, fakeTable, prompt, settle, update, view } from './table-fixtures.js';

const entry = (number: number, player: number): StackEntry => ({
  number,
  player,
  text: ['A link.'],
  card: { name: 'Smite', design: 0, card: null },
  targets: [],
  fate: null,
});
const stackOf = (...players: number[]) => ({
  name: 'Chain',
  entryName: 'link',
  entries: players.map((player, place) => entry(place + 1, player)),
  resolving: false,
  pending: [],
});
const actions = [{ do: 'cast', card: 4 }, { do: 'pass' }];
const acting = prompt(
  { id: 1, kind: 'act', actions },
  { actions: [action('Cast'), action('Pass', { isPass: true })] },
);
const asked = (more: Partial<TableUpdate['view']> = {}, rest: Partial<TableUpdate> = {}): TableUpdate =>
  update({
    view: view({
      viewer: 0,
      asked: 0,
      prompt: acting,
      stack: stackOf(1, 0),
      ...more,
    }),
    ...rest,
  });

test('who has added the last link and is asked about it passes, and nobody else does', () => {
  expect(passOnOwn(asked())).toEqual({ act: 1 });
  const lesson = { puzzle: { id: null, title: '', goal: '', solver: 0, state: 'open' } } as const;
  const { player, phase } = asked().view.turn;
  const set = [{ turn: player === 0 ? 'own' : 'others', at: phase ?? '' }] as const;
  for (const other of [
    asked({ stack: stackOf(0, 1) }),
    asked({ stack: null }),
    asked({ stack: stackOf() }),
    asked({ stack: { ...stackOf(0), resolving: true } }),
    asked({ stack: { ...stackOf(0), pending: [entry(2, 1)] } }),
    asked({ fullControl: true }),
    asked({ prompt: { ...acting, actions: [action('Cast')] } }),
    asked({ prompt: prompt({ id: 1, kind: 'confirm' }) }),
    asked({}, lesson),
    asked({}, { stops: { at: [phase ?? ''], set, usual: [], skipped: [] } }),
  ])
    expect(passOnOwn(other)).toBeNull();
});

test('it passes by itself unless the person wants to be asked, and once: who comes back by taking it back is asked', async () => {
  for (const asksOwn of [false, true]) {
    const { client, tell, calls } = fakeTable();
    const store = new TableStore(client, 'g', {
      pace: () => ({ speed: 'none', hold: 0 }),
      asksOwn: () => asksOwn,
    });
    const stop = store.start();
    await tell(asked());
    expect(calls.map(({ input }) => input)).toEqual(
      asksOwn ? [] : [{ game: 'g', decision: 1, reply: { act: 1 } }],
    );
    if (!asksOwn) {
      calls[0]?.answer();
      await settle();
      await tell(update({ at: 2, view: view({ viewer: 0 }) }));
      await tell(asked());
      expect(calls).toHaveLength(1);
    }
    expect(store.chooser.decision?.id).toBe(1);
    stop();
  }
});
