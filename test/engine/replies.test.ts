import { describe, expect, test } from 'vitest';
import type { Constraints, Decision, Reply } from '../../src-main/engine/decision.js';
import { faultOf } from '../../src-main/engine/decisions/fault.js';

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
  name: { ...asked, kind: 'name', names: ['Grey Wolf', 'Ox'] },
  assign: {
    ...asked,
    kind: 'assign',
    shares: [
      { to: { card: 4 }, least: 0, most: 5, enough: 2 },
      { to: { card: 7 }, least: 1, most: 1 },
      { to: { player: 1 }, least: 0, most: 5, after: true },
    ],
    total: 5,
  },
  pair: {
    ...asked,
    kind: 'pair',
    pairings: [
      { card: 4, to: [0, 1] },
      { card: 7, to: [1], must: true },
      { card: 9, to: [0] },
    ],
    options: [{ player: 1 }, { card: 12 }],
    room: [2, 1],
  },
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
  name: [{ name: 'Ox' }, { name: ' grey  wolf ' }],
  assign: [{ shares: [4, 1, 0] }, { shares: [2, 1, 2] }],
  // The second has to be paired, unless the first has taken its place.
  pair: [{ pairs: [null, 1, null] }, { pairs: [1, null, 0] }, { pairs: [0, 1, 0] }],
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
  name: ['', 'Wolf', 'Grey', 3, null].map((name) => [{ name }, /^Choose one of the names/] as const),
  assign: [
    [{ shares: [4, 1] }, /^Say what each of them gets/],
    [{ shares: 5 }, /^Say what each of them gets/],
    [{ shares: [5, 0, 0] }, /number 2 gets 1 to 1/],
    [{ shares: [3.5, 1, 0.5] }, /number 1 gets 0 to 5/],
    [{ shares: [3, 1, 0] }, /^Assign all of 5; this is 4/],
    [{ shares: [1, 1, 3] }, /^Number 3 gets something only when/],
  ],
  pair: [
    [{ pairs: [null, 1] }, /^Say of each card/],
    [{ pairs: 1 }, /^Say of each card/],
    [{ pairs: [2, 1, null] }, /^Pair each card only with/],
    [{ pairs: [null, 1, 1] }, /^Pair each card only with/],
    [{ pairs: [null, null, null] }, /^Card number 2 has to be paired/],
    [{ pairs: [1, 1, null] }, /^Pair at most 1 with number 2/],
  ],
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

test('where any words may be said, a name of no more characters than allowed is admitted', () => {
  const decision = { ...asked, kind: 'name', names: ['Grey Wolf'], free: { most: 5 } } as const;
  const faults = (...said: string[]) => said.map((name) => faultOf(decision, { name }));
  expect(faults('Ox', ' x ', 'GREY WOLF', 'Ünüñ🂡')).toEqual([null, null, null, null]);
  for (const fault of faults('', '   ', 'Wolves'))
    expect(fault).toMatch(/^Say one of the names, or other words/);
  expect(faultOf({ ...decision, names: [] }, { name: '' })).toBe('Say words of at most 5 characters.');
});

describe('what else has to hold of what is chosen', () => {
  const faults = (constraints: Constraints, ...replies: number[][]) => {
    const cards = { ...asked, kind: 'cards', cards: [4, 7, 9], least: 1, most: 3, ordered: false } as const;
    return replies.map((chosen) => faultOf({ ...cards, constraints }, { cards: chosen }));
  };

  test('a sum within bounds', () => {
    const sum = { of: 'total cost', values: [1, 2, 4], least: 3, most: 5 };
    expect(faults({ sum }, [4, 7], [9, 4], [4], [7, 9])).toEqual([
      null,
      null,
      'The total cost has to be 3 to 5; it is 1.',
      'The total cost has to be 3 to 5; it is 6.',
    ]);
    expect(faults({ sum: { ...sum, least: 7, most: 7 } }, [9])[0]).toMatch(/exactly 7; it is 4/);
    expect(faults({ sum: { ...sum, least: 0, most: 3 } }, [9])[0]).toMatch(/at most 3; it is 4/);
    expect(faults({ sum: { of: 'total cost', values: [1, 2, 4], least: 3 } }, [7])[0]).toMatch(
      /at least 3; it is 2/,
    );
  });

  test('no more than so many of a group, and any of what is in none', () => {
    const groups = { by: 'owner', groups: [0, 0, null], most: 1 };
    expect(faults({ groups }, [4, 9], [4, 7])).toEqual([null, 'Choose at most 1 of each owner.']);
  });

  test('none at all, though one is the least otherwise', () => {
    expect(faults({ orNone: true }, [], [4])).toEqual([null, null]);
    expect(faults({}, [])[0]).toMatch(/^Choose 1 to 3 cards/);
  });
});
