import { expect, test } from 'vitest';
import { replyOfAbsent } from '../../src-main/engine/decisions/absent.js';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import type { Decision, Reply, Share } from '../../src-main/engine/decision.js';

const asked = { id: 1, player: 0, role: 'choose', purpose: 'test', rule: '' } as const;

const cards = { ...asked, kind: 'cards', cards: [5, 6, 7], ordered: false } as const;
const shares = (...enough: number[]): readonly Share[] => [
  ...enough.map((one, card): Share => ({ to: { card }, least: 0, most: 9, enough: one })),
  { to: { player: 1 }, least: 0, most: 9, after: true },
];

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
  [{ ...cards, least: 1, most: 2, constraints: { orNone: true } }, { cards: [] }],
  [
    { ...cards, least: 1, most: 3, constraints: { sum: { of: 'cost', values: [1, 2, 4], least: 6 } } },
    { cards: [6, 7] },
  ],
  [
    { ...cards, least: 2, most: 2, constraints: { groups: { by: 'owner', groups: [0, 0, 1], most: 1 } } },
    { cards: [5, 7] },
  ],
  // Enough for the first, then for the second, and the rest to the player.
  [{ ...asked, kind: 'name', names: ['Ox', 'Wolf'] }, { name: 'Ox' }],
  [{ ...asked, kind: 'name', names: [], free: { most: 3 } }, { name: '?' }],
  [{ ...asked, kind: 'assign', shares: shares(2, 3), total: 7 }, { shares: [2, 3, 2] }],
  [{ ...asked, kind: 'assign', shares: shares(2, 3), total: 4 }, { shares: [2, 2, 0] }],
  [
    {
      ...asked,
      kind: 'pair',
      pairings: [
        { card: 5, to: [0] },
        { card: 6, to: [0], must: true },
        { card: 7, to: [0, 1], must: true },
      ],
      options: [{ player: 1 }, { card: 9 }],
      room: [1, 1],
    },
    { pairs: [null, 0, 1] },
  ],
])('who is out of the game passes, or does the least that there is to do: %j', (decision, reply) => {
  expect(replyOfAbsent(decision)).toEqual(reply);
  expect(faultOf(decision, replyOfAbsent(decision))).toBe(null);
});
