import { expect, test } from 'vitest';
import { replyOfAbsent } from '../../src-main/engine/absent.js';
import { faultOf, type Decision, type Reply } from '../../src-main/engine/decision.js';

const asked = { id: 1, player: 0, role: 'choose', purpose: 'test', rule: '' } as const;

test.each<[Decision, Reply]>([
  [{ ...asked, kind: 'act', actions: [{ do: 'cast', card: 4 }, { do: 'pass' }, { do: 'draw' }] }, { act: 1 }],
  [{ ...asked, kind: 'act', actions: [{ do: 'cast', card: 4 }, { do: 'draw' }] }, { act: 0 }],
  [{ ...asked, kind: 'cards', cards: [5, 6, 7], least: 2, most: 3, ordered: true }, { cards: [5, 6] }],
  [{ ...asked, kind: 'cards', cards: [5], least: 0, most: 1, ordered: false }, { cards: [] }],
  [{ ...asked, kind: 'players', players: [2, 1], least: 1, most: 1 }, { players: [2] }],
  [
    { ...asked, kind: 'options', options: [{ number: 8 }, { number: 9 }], least: 1, most: 2 },
    { options: [0] },
  ],
  [{ ...asked, kind: 'order', cards: [3, 1, 2] }, { order: [3, 1, 2] }],
  [{ ...asked, kind: 'number', least: 2, most: 5 }, { number: 2 }],
  [{ ...asked, kind: 'confirm' }, { yes: false }],
  [{ ...asked, kind: 'dice', dice: [6, 1] }, { die: 0 }],
])('who is out of the game passes, or does the least that there is to do: %j', (decision, reply) => {
  expect(replyOfAbsent(decision)).toEqual(reply);
  expect(faultOf(decision, replyOfAbsent(decision))).toBe(null);
});
