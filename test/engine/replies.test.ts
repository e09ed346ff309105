import { describe, expect, test } from 'vitest';
import { faultOf, type Decision, type Reply } from '../../src-main/engine/decision.js';

const asked = { id: 1, player: 0, role: 'choose', purpose: 'toy', rule: 'TOY-01' } as const;
const decisions = {
  act: { ...asked, kind: 'act', actions: [{ do: 'pass' }, { do: 'draw' }] },
  cards: { ...asked, kind: 'cards', cards: [4, 7, 9], least: 1, most: 2 },
  players: { ...asked, kind: 'players', players: [0, 2], least: 1, most: 1 },
  options: { ...asked, kind: 'options', options: [{}, {}, {}], least: 0, most: 2 },
  order: { ...asked, kind: 'order', cards: [4, 7, 9] },
  number: { ...asked, kind: 'number', least: 2, most: 4 },
  confirm: { ...asked, kind: 'confirm' },
  dice: { ...asked, kind: 'dice', dice: [6, 1] },
} as unknown as Readonly<Record<Decision['kind'], Decision>>;

const admitted: Readonly<Record<Decision['kind'], readonly Reply[]>> = {
  act: [{ act: 0 }, { act: 1 }],
  cards: [{ cards: [4] }, { cards: [9, 4] }],
  players: [{ players: [2] }],
  options: [{ options: [] }, { options: [2, 0] }],
  order: [{ order: [9, 4, 7] }],
  number: [{ number: 2 }, { number: 4 }],
  confirm: [{ yes: true }, { yes: false }],
  dice: [{ die: 0 }, { die: 1 }],
};

/** What a player or a foreign program could send, and what it is told. */
const refused: Readonly<Record<Decision['kind'], readonly (readonly [reply: unknown, told: RegExp])[]>> = {
  act: [-1, 2, 0.5, '0', null].map((act) => [{ act }, /^Choose one of the actions/] as const),
  cards: [
    [{ cards: [] }, /^Choose 1 to 2 cards; these are 0/],
    [{ cards: [4, 7, 9] }, /^Choose 1 to 2 cards; these are 3/],
    [{ cards: [5] }, /^Choose only from the cards/],
    [{ cards: [4, 4] }, /^Choose every card at most once/],
    [{ cards: 4 }, /^Choose from the cards offered/],
  ],
  players: [
    [{ players: [1] }, /^Choose only from the players/],
    [{ players: [0, 2] }, /^Choose 1 player; these are 2/],
  ],
  options: [
    [{ options: [3] }, /^Choose only from the options/],
    [{ options: [0, 1, 2] }, /^Choose 0 to 2 options; these are 3/],
  ],
  order: [
    [{ order: [4, 7] }, /^Choose 3 cards; these are 2/],
    [{ order: [4, 7, 7] }, /^Choose every card at most once/],
  ],
  number: [1, 5, 2.5, '3'].map((number) => [{ number }, /^Choose a whole number from 2 to 4/] as const),
  confirm: [[{ yes: 1 }, /^Answer yes or no/]],
  dice: [-1, 2].map((die) => [{ die }, /^Choose one of the dice/] as const),
};

const kinds = Object.keys(decisions) as Decision['kind'][];

describe.each(kinds)('a reply to a decision of the kind %s', (kind) => {
  test('is taken where it is admitted', () => {
    expect(admitted[kind].map((reply) => faultOf(decisions[kind], reply))).toEqual(
      admitted[kind].map(() => null),
    );
  });

  test('is refused with what to choose where it is not', () => {
    for (const [reply, told] of refused[kind]) {
      expect(faultOf(decisions[kind], reply as Reply), JSON.stringify(reply)).toMatch(told);
    }
  });

  test('of every other kind is refused', () => {
    for (const other of kinds.filter((one) => one !== kind)) {
      expect(faultOf(decisions[kind], admitted[other][0]!), other).toMatch(/\.$/);
    }
  });
});
