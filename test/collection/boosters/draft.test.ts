import { describe, expect, test } from 'vitest';
import {
  draftAt,
  type DraftRecord,
  type DraftStanding,
} from '../../../src-main/collection/boosters/draft.js';
import { packsOf, type PackCard } from '../../../src-main/collection/boosters/packs.js';

const cards: readonly PackCard[] = Array.from({ length: 60 }, (_, no) => ({
  id: `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
  rarity: 'common',
}));
const slots = [{ rarity: 'common', count: 3 }];
const begun = (seats: DraftRecord['seats'], rounds = 2): DraftRecord => ({
  seats,
  rounds,
  seed: 3,
  slots,
  taken: [],
});
const dealt = (count: number) => packsOf(cards, { packs: count, seed: 3, slots });
const lowest = (card: string): number => -Number(card.slice(-12));

function asks(standing: DraftStanding) {
  if (standing.kind !== 'asks') throw new Error('The draft is over.');
  return standing.question;
}

/** People take the first card of each pack. */
function played(record: DraftRecord, worth = lowest) {
  const questions = [];
  let now = record;
  for (;;) {
    const standing = draftAt(cards, now, worth);
    if (standing.kind === 'over') return { questions, pools: standing.pools };
    questions.push(standing.question);
    now = { ...now, taken: [...now.taken, standing.question.pack[0] ?? ''] };
  }
}

describe('a draft', () => {
  test('asks each person in turn, who sees their own pack and cards and nothing else', () => {
    const first = asks(draftAt(cards, begun(['person', 'person']), lowest));
    expect(first).toEqual({ seat: 0, round: 0, pick: 0, pack: dealt(4)[0], own: [] });
    const second = asks(
      draftAt(cards, { ...begun(['person', 'person']), taken: [first.pack[1] ?? ''] }, lowest),
    );
    expect(second).toEqual({ seat: 1, round: 0, pick: 0, pack: dealt(4)[1], own: [] });
  });

  test('passes to the left in odd rounds and to the right in even ones', () => {
    const { questions } = played(begun(['person', 'person', 'person']));
    const packs = dealt(6);
    const seen = (round: number) =>
      questions
        .filter((one) => one.round === round && one.pick === 1)
        .map(({ pack }) => packs.findIndex((dealtPack) => pack.every((id) => dealtPack.includes(id))));
    expect(seen(0)).toEqual([2, 0, 1]);
    expect(seen(1)).toEqual([4, 5, 3]);
  });

  test('gives every dealt card to one seat, the same number to each', () => {
    const { pools } = played(begun(['person', 'computer', 'computer', 'person']));
    expect(pools.map((pool) => pool.length)).toEqual([6, 6, 6, 6]);
    expect(pools.flat().toSorted()).toEqual(dealt(8).flat().toSorted());
  });

  test('has computers take what is worth most to them', () => {
    const [, computer = []] = played(begun(['person', 'computer'], 1)).pools;
    const [, own = []] = dealt(2);
    expect(computer[0]).toBe([...own].toSorted((a, b) => lowest(b) - lowest(a))[0]);
  });

  test('refuses a card that is not in the pack', () => {
    const record = {
      ...begun(['person', 'person']),
      taken: [cards.find(({ id }) => !dealt(4)[0]?.includes(id))?.id ?? ''],
    };
    expect(() => draftAt(cards, record, lowest)).toThrow('not in this pack');
  });
});
