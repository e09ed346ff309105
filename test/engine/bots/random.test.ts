import { expect, test } from 'vitest';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { faultOf } from '../../../src-main/engine/decisions/fault.js';
import type { Decision } from '../../../src-main/engine/decision.js';

const asked = { id: 1, player: 0, role: 'choose', purpose: 'test', rule: '' } as const;
const decisions: readonly (readonly [Decision, number])[] = [
  [{ ...asked, kind: 'act', actions: [{ do: 'attack' }, { do: 'cast', card: 4 }, { do: 'pass' }] }, 3],
  [{ ...asked, kind: 'cards', cards: [5, 6, 7], least: 0, most: 2, ordered: true }, 1 + 3 + 6],
  [{ ...asked, kind: 'cards', cards: [5, 6], least: 1, most: 1, ordered: false }, 2],
  [{ ...asked, kind: 'players', players: [0, 2], least: 1, most: 1 }, 2],
  [{ ...asked, kind: 'options', options: [{ number: 8 }, { number: 9 }], least: 0, most: 1 }, 3],
  [{ ...asked, kind: 'order', cards: [1, 2, 3] }, 6],
  [{ ...asked, kind: 'number', least: 2, most: 5 }, 4],
  [{ ...asked, kind: 'confirm' }, 2],
  [{ ...asked, kind: 'dice', dice: [6, 1] }, 2],
  [{ ...asked, kind: 'name', names: ['Ox', 'Wolf'] }, 2],
  // Any of eight letters.
  [{ ...asked, kind: 'name', names: ['Ox'], free: { most: 1 } }, 1 + 8],
  [{ ...asked, kind: 'name', names: [], free: { most: 1 } }, 8],
  [
    {
      ...asked,
      kind: 'cards',
      cards: [5, 6, 7],
      least: 1,
      most: 3,
      ordered: false,
      constraints: {
        orNone: true,
        sum: { of: 'cost', values: [1, 2, 4], most: 5 },
        groups: { by: 'owner', groups: [0, 0, null], most: 1 },
      },
    },
    // None, each alone, and the last with the first; two ways to name those two.
    1 + 3 + 2,
  ],
  // Three for two of which the second waits for two of the first: 3 and 0, 2 and 1.
  [
    {
      ...asked,
      kind: 'assign',
      shares: [
        { to: { card: 5 }, least: 0, most: 3, enough: 2 },
        { to: { player: 1 }, least: 0, most: 3, after: true },
      ],
      total: 3,
    },
    2,
  ],
  // Two cards with one place between them, and one that has to be paired with the other.
  [
    {
      ...asked,
      kind: 'pair',
      pairings: [
        { card: 5, to: [0] },
        { card: 6, to: [0] },
        { card: 7, to: [1], must: true },
      ],
      options: [{ player: 1 }, { card: 9 }],
      room: [1, 3],
    },
    3,
  ],
];

test.each(decisions)('gives every legal reply in time, and no other: $kind', (decision, replies) => {
  const chance = chanceFrom(3);
  const given = Array.from({ length: 400 }, () => randomReply(decision, chance));
  expect(given.map((reply) => faultOf(decision, reply)).filter((fault) => fault !== null)).toEqual([]);
  expect(new Set(given.map((reply) => JSON.stringify(reply))).size).toBe(replies);
});

test('the same chance gives the same replies', () => {
  const replies = (seed: number): string => {
    const chance = chanceFrom(seed);
    return JSON.stringify(decisions.map(([decision]) => randomReply(decision, chance)));
  };
  expect(replies(5)).toBe(replies(5));
  expect(replies(5)).not.toBe(replies(6));
});
