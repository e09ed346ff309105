import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { faultOf } from '../../../src-main/engine/decisions/fault.js';
import { randomReply } from '../../../src-main/engine/bots/random.js';
import { candidatesFor } from '../../../src-main/engine/search/candidates.js';
import type { BaseCard } from '../../../src-main/engine/state.js';

const asked = { id: 1, player: 0, role: 'choose', purpose: 'x', rule: '' } as const;
const card = (id: number, design: number): BaseCard<string> => ({
  id,
  design,
  owner: 0,
  player: 0,
  zone: 'hand',
  known: 1,
});
const state = { cards: [card(11, 0), card(12, 0), card(13, 1), card(14, 2)] };
const candidates = (decision: Decision, usual: Reply, most = 16): Reply[] =>
  candidatesFor(decision, usual, state, chanceFrom(1), most);

test('cards that are alike are one candidate, and the usual reply is the first', () => {
  const actions = [
    { do: 'play', card: 11 },
    { do: 'play', card: 12 },
    { do: 'play', card: 13 },
    { do: 'pass' },
  ];
  expect(candidates({ ...asked, kind: 'act', actions }, { act: 2 })).toEqual([
    { act: 2 },
    { act: 3 },
    { act: 0 },
  ]);
});

test('of cards to choose there are each by itself, and the usual ones with one more, one less and another', () => {
  const decision: Decision = {
    ...asked,
    kind: 'cards',
    cards: [11, 13, 14],
    least: 1,
    most: 2,
    ordered: false,
  };
  const found = candidates(decision, { cards: [11, 13] }).map((reply) =>
    'cards' in reply ? [...reply.cards].sort().join() : '',
  );
  expect(found.toSorted()).toEqual(['11', '11,13', '11,14', '13', '13,14', '14']);
});

test('where many cards are chosen, all that are alike are exchanged for another kind first', () => {
  const cards = [...Array.from({ length: 12 }).keys()].map((place) =>
    card(20 + place, Math.floor(place / 4)),
  );
  const ids = cards.map(({ id }) => id);
  const decision: Decision = { ...asked, kind: 'cards', cards: ids, least: 6, most: 6, ordered: false };
  // Four of the first kind and two of the second.
  const usual = { cards: ids.slice(0, 6) };
  const found = candidatesFor(decision, usual, { cards }, chanceFrom(1), 5);
  const counts = found.map((reply) =>
    [0, 1, 2].map((kind) =>
      'cards' in reply
        ? reply.cards.filter((id) => cards.find((one) => one.id === id)?.design === kind).length
        : 0,
    ),
  );
  expect(counts).toEqual([
    [4, 2, 0],
    [2, 4, 0],
    [0, 2, 4],
    [4, 0, 2],
    [3, 3, 0],
  ]);
});

test('of a first hand every part is a candidate, where so many are looked at', () => {
  const hand = [card(30, 0), card(31, 1), card(32, 2), card(33, 3), card(34, 3)];
  const redraw = { ...asked, role: 'mulligan', kind: 'cards', least: 0, most: 5, ordered: true } as const;
  const decision: Decision = { ...redraw, cards: hand.map(({ id }) => id) };
  const found = (most: number): number =>
    candidatesFor(decision, { cards: [33] }, { cards: hand }, chanceFrom(1), most).length;
  // Each of three cards, and none, one or both of two that are alike.
  expect(found(32)).toBe(8 * 3);
  expect(found(10)).toBe(10);
});

const decisions: readonly Decision[] = [
  {
    ...asked,
    kind: 'act',
    actions: [
      { do: 'play', card: 11 },
      { do: 'wait', idle: true },
    ],
  },
  { ...asked, kind: 'cards', cards: [11, 12, 13, 14], least: 2, most: 3, ordered: true },
  { ...asked, kind: 'players', players: [0, 1, 2], least: 1, most: 2 },
  { ...asked, kind: 'options', options: [{ number: 1 }, { card: 13 }, { mode: 'a' }], least: 0, most: 2 },
  { ...asked, kind: 'order', cards: [11, 13, 14] },
  { ...asked, kind: 'number', least: 2, most: 9 },
  { ...asked, kind: 'confirm' },
  { ...asked, kind: 'dice', dice: [1, 5] },
  { ...asked, kind: 'name', names: ['a', 'b'] },
  {
    ...asked,
    kind: 'assign',
    shares: [
      { to: { card: 11 }, least: 0, most: 4 },
      { to: { card: 13 }, least: 1, most: 4 },
    ],
    total: 4,
  },
  {
    ...asked,
    kind: 'pair',
    pairings: [
      { card: 11, to: [0] },
      { card: 13, to: [0, 1] },
    ],
    options: [{ player: 1 }, { player: 2 }],
    room: [2, 1],
  },
];

test.each(decisions.map((decision) => [decision.kind, decision] as const))(
  'every candidate of %s may be answered, and there are no more than asked for',
  (_kind, decision) => {
    const usual = randomReply(decision, chanceFrom(3));
    const found = candidates(decision, usual, 5);
    expect(found[0]).toEqual(usual);
    expect(found.length).toBeLessThanOrEqual(5);
    for (const reply of found) expect(faultOf(decision, reply)).toBeNull();
    expect(new Set(found.map((reply) => JSON.stringify(reply))).size).toBe(found.length);
  },
);
