import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import { inThousandths, type Habits } from '../../../src-main/engine/search/habit-weights.js';
import { habitualReply, kindOf } from '../../../src-main/engine/search/habits.js';
import type { GameContext } from '../../../src-main/engine/rule-set.js';

const asked = {
  id: 1,
  player: 0,
  role: 'choose',
  purpose: 'gift',
  rule: '',
  kind: 'number',
  least: 0,
  most: 3,
} as const satisfies Decision;
const usual: Reply = { number: 1 };
const game = {} as GameContext;

/** Of a reply the number is noticed, of the position nothing. */
const replyBy = (kinds: Habits['kinds'] | null): Reply =>
  habitualReply(
    {
      usualReply: () => usual,
      notices: () => ({
        position: [1],
        ofReply: (reply) => ('number' in reply ? [1, reply.number] : null),
      }),
      ...(kinds && { habits: { from: '', kinds } }),
    },
    game,
    asked,
    chanceFrom(1),
  );

test('without habits, or with none of that kind, the usual reply is given', () => {
  expect(replyBy(null)).toEqual(usual);
  expect(replyBy({ other: [0, 500, 0] })).toEqual(usual);
});

test('another reply is given that seems clearly better', () => {
  expect(replyBy({ gift: inThousandths('0 500 0') })).toEqual({ number: 3 });
  expect(replyBy({ gift: inThousandths('0 -500 0') })).toEqual({ number: 0 });
  expect(replyBy({ gift: inThousandths('0 5 0') })).toEqual(usual);
});

test('what speaks for doing as usual counts', () => {
  expect(replyBy({ gift: inThousandths('0 500 900') })).toEqual({ number: 3 });
  expect(replyBy({ gift: inThousandths('0 500 1000') })).toEqual(usual);
});

test('habits of other facts are refused', () => {
  expect(() => replyBy({ gift: inThousandths('0 500') })).toThrow('other facts');
});

test('replies are of a kind that do the same sort of thing', () => {
  const act: Decision = { ...asked, kind: 'act', actions: [{ do: 'cast', card: 3 }, { do: 'pass' }] };
  expect([0, 1].map((place) => kindOf(act, { act: place }))).toEqual(['gift cast', 'gift pass']);
  expect(kindOf(asked, { cards: [] })).not.toBe(kindOf(asked, { cards: [4] }));
  expect(kindOf(asked, { cards: [4] })).toBe(kindOf(asked, { cards: [5, 6] }));
});
