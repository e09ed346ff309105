import { describe, expect, it } from 'vitest';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { PairDecision, Pairing } from '../../src-main/engine/decision.js';
import { faultOf } from '../../src-main/engine/decisions/fault.js';
import { leastPairs } from '../../src-main/engine/decisions/pairs.js';

const asking = (pairings: readonly Pairing[], fewest: readonly number[]): PairDecision => ({
  kind: 'pair',
  id: 1,
  player: 0,
  role: 'block',
  purpose: 'block',
  rule: 'R-1',
  pairings,
  options: fewest.map((_, card) => ({ card: 10 + card })),
  room: fewest.map(() => 9),
  fewest,
});
const anyOf = { to: [0, 1] };

describe('pairs of which there have to be several, or none', () => {
  const twoOrNone = asking(
    [
      { card: 1, ...anyOf },
      { card: 2, ...anyOf },
      { card: 3, to: [0] },
    ],
    [2, 1],
  );

  it('are refused where there are too few', () => {
    expect(faultOf(twoOrNone, { pairs: [0, null, null] })).toContain('at least 2');
    expect(faultOf(twoOrNone, { pairs: [0, 1, 0] })).toBeNull();
    expect(faultOf(twoOrNone, { pairs: [null, 1, null] })).toBeNull();
  });

  it('take a card that has to be paired only where enough others have to be', () => {
    const one = asking(
      [
        { card: 1, to: [0], must: true },
        { card: 2, to: [0] },
      ],
      [2],
    );
    expect(faultOf(one, { pairs: [null, null] })).toBeNull();
    expect(leastPairs(one)).toEqual([null, null]);
    const two = asking(
      [
        { card: 1, to: [0], must: true },
        { card: 2, to: [0], must: true },
      ],
      [2],
    );
    expect(faultOf(two, { pairs: [null, null] })).toContain('has to be paired');
    expect(leastPairs(two)).toEqual([0, 0]);
  });

  it('pair with another option what the first has too few of', () => {
    const others = asking([{ card: 1, ...anyOf, must: true }], [2, 1]);
    expect(leastPairs(others)).toEqual([1]);
    expect(faultOf(others, { pairs: [null] })).toContain('has to be paired');
  });

  it('are refused alone or beside others, where a card bears only the other', () => {
    const cards = asking(
      [
        { card: 1, to: [0], alone: 'never' },
        { card: 2, to: [0] },
        { card: 3, to: [0], alone: 'only' },
      ],
      [1],
    );
    const fault = (pairs: (0 | null)[]) => faultOf(cards, { pairs });
    expect(fault([0, null, null])).toBe('Card number 1 can be paired only beside others.');
    expect(fault([null, 0, 0])).toBe('Card number 3 can be paired only if no other is.');
    expect([fault([0, 0, null]), fault([null, null, 0]), fault([null, 0, null])]).toEqual([null, null, null]);
  });

  it('let off those that have to be paired and do not go together', () => {
    const must = true;
    const two = (first: 'never' | 'only' | undefined, second: 'never' | 'only' | undefined) =>
      asking(
        [
          { card: 1, to: [0], must, ...(first && { alone: first }) },
          { card: 2, to: [0], must, ...(second && { alone: second }) },
        ],
        [1],
      );
    expect(leastPairs(two('only', undefined))).toEqual([null, 0]);
    expect(leastPairs(two('only', 'only'))).toEqual([0, null]);
    expect(leastPairs(two('never', 'only'))).toEqual([null, 0]);
    expect(leastPairs(two('never', 'never'))).toEqual([0, 0]);
    for (const asked of [two('only', undefined), two('only', 'only'), two('never', 'only')]) {
      expect(faultOf(asked, { pairs: leastPairs(asked) })).toBeNull();
      expect(faultOf(asked, { pairs: [null, null] })).toContain('has to be paired');
    }
    const single = asking(
      [
        { card: 1, to: [0], must, alone: 'never' },
        { card: 2, to: [0] },
      ],
      [1],
    );
    expect(leastPairs(single)).toEqual([null, null]);
    expect(faultOf(single, { pairs: [null, null] })).toBeNull();
  });

  it('are found at random', () => {
    const must = asking(
      [
        { card: 1, ...anyOf, must: true },
        { card: 2, ...anyOf },
        { card: 3, to: [0] },
      ],
      [3, 2],
    );
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const decision of [twoOrNone, must]) {
        expect(faultOf(decision, randomReply(decision, chanceFrom(seed)))).toBeNull();
      }
    }
  });
});

describe('a card that can be paired several times', () => {
  const twice = asking(
    [
      { card: 1, to: [0, 1], must: true },
      { card: 1, to: [0, 1] },
      { card: 2, to: [0] },
    ],
    [2, 1],
  );

  it('is paired with each thing once', () => {
    expect(faultOf(twice, { pairs: [0, 0, null] })).toContain('twice');
    expect(faultOf(twice, { pairs: [0, 1, 0] })).toBeNull();
  });

  it('is no second one for what takes several', () => {
    expect(faultOf(twice, { pairs: [0, 1, null] })).toContain('at least 2');
  });

  it('has been paired as it has to be, by whichever of its places', () => {
    expect(faultOf(twice, { pairs: [null, null, null] })).toContain('has to be paired');
    const lured = asking(
      [
        { card: 1, to: [0], must: true },
        { card: 1, to: [0, 1] },
      ],
      [1, 1],
    );
    expect(faultOf(lured, { pairs: [null, 0] })).toBeNull();
    expect(faultOf(lured, { pairs: [null, 1] })).toContain('has to be paired');
    expect(leastPairs(lured)).toEqual([0, null]);
  });

  it('is paired within the rules by a random player', () => {
    const chance = chanceFrom(7);
    for (let left = 50; left > 0; left -= 1) expect(faultOf(twice, randomReply(twice, chance))).toBeNull();
  });
});
