/** An amount that is shared out by dragging the card that it is about. */
import { expect, test } from 'vitest';
import { TableSession } from '../../../src-renderer/rooms/table/game/table-session.svelte.js';
import { TableInput } from '../../../src-renderer/rooms/table/table-input.js';
import { card, fakeTable, prompt, update, view } from './table-fixtures.js';

const damage = prompt(
  {
    kind: 'assign',
    role: 'assign',
    about: 9,
    shares: [
      { to: { card: 5 }, least: 0, most: 6, enough: 1 },
      { to: { card: 6 }, least: 0, most: 6, enough: 3 },
      { to: { player: 1 }, least: 0, most: 6 },
    ],
    total: 6,
  },
  { cards: [], options: [['Moth'], ['Ox'], ['Ben']] },
);

test('whoever it is let go on gets what is enough for it, and then one more each time', async () => {
  const body = fakeTable();
  const desk = new TableSession(body.client, 'g', {
    pace: () => ({ speed: 'none', hold: 0 }),
    confirmPhaseEnds: () => false,
  });
  const stop = desk.store.start();
  const hands = new TableInput(desk, () => ({ x: 0, y: 0 }));
  await body.tell(update({ view: view({ prompt: damage }) }));
  const [serpent, nowhere] = [card(9, 'Serpent'), { seat: 0, zone: null }];
  const given = () => hands.shares.map(({ amount }) => amount);

  expect(await hands.drops(serpent)).toEqual([{ card: 5 }, { card: 6 }, { player: 1 }]);
  expect(hands.drops(card(5, 'Moth'))).toBeNull();
  for (const place of [0, 1, 2]) hands.give(place, 0);
  expect(given()).toEqual([0, 0, 0]);
  hands.drop(serpent, nowhere, { card: 6 });
  expect(given()).toEqual([0, 3, 0]);
  hands.drop(serpent, nowhere, { card: 6 });
  hands.drop(serpent, nowhere, { player: 1 });
  expect(given()).toEqual([0, 4, 1]);
  hands.drop(serpent, nowhere, { card: 5 });
  expect(given()).toEqual([1, 4, 1]);
  stop();
});
