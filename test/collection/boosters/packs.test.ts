import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import '../../property-seed.js';
import { packCards } from '../../../src-main/collection/boosters/rarity.js';
import {
  packsOf,
  raritiesOf,
  usualSlots,
  type PackCard,
} from '../../../src-main/collection/boosters/packs.js';
import { blankCard } from '../../../src-main/games/cards.js';

const some = (rarity: string, count: number): PackCard[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `${rarity}-${nth}`, rarity }));
const set = [...some('rare', 4), ...some('common', 20), ...some('uncommon', 9)];

describe('packs of a set', () => {
  test('have of each rarity what is asked, none twice in a pack, and are the same for the same seed', () => {
    const recipe = fc.record({ packs: fc.integer({ min: 1, max: 20 }), seed: fc.nat() });
    fc.assert(
      fc.property(recipe, ({ packs, seed }) => {
        const made = packsOf(set, { packs, seed });
        expect(made).toHaveLength(packs);
        for (const pack of made) {
          expect(new Set(pack).size).toBe(11);
          const rarities = pack.map((id) => id.split('-')[0]);
          expect(rarities.filter((rarity) => rarity === 'rare')).toHaveLength(1);
          expect(rarities.filter((rarity) => rarity === 'uncommon')).toHaveLength(3);
        }
        expect(packsOf(set, { packs, seed })).toEqual(made);
      }),
      { numRuns: 50 },
    );
    expect(packsOf(set, { packs: 3, seed: 1 })).not.toEqual(packsOf(set, { packs: 3, seed: 2 }));
  });

  test('deal all cards of a rarity before one comes again', () => {
    const rares = packsOf(set, { packs: 8, seed: 5 }).map((pack) => pack.at(-1));
    expect(new Set(rares.slice(0, 4)).size).toBe(4);
    expect(new Set(rares.slice(4)).size).toBe(4);
  });

  test('repeat cards only where there are too few of them', () => {
    const [pack = []] = packsOf(some('common', 3), {
      packs: 1,
      seed: 1,
      slots: [{ rarity: 'common', count: 7 }],
    });
    const counts = some('common', 3).map(({ id }) => pack.filter((one) => one === id).length);
    expect(counts.toSorted()).toEqual([2, 2, 3]);
  });

  test('of a set without rares, or of one rarity alone, are as large as others', () => {
    expect(usualSlots([...some('common', 9), ...some('uncommon', 9)])).toEqual([
      { rarity: 'common', count: 7 },
      { rarity: 'uncommon', count: 4 },
    ]);
    expect(usualSlots(some('rare', 9))).toEqual([{ rarity: 'rare', count: 11 }]);
    expect(usualSlots([])).toEqual([]);
    expect(raritiesOf(set)).toEqual([
      { rarity: 'common', count: 20 },
      { rarity: 'uncommon', count: 9 },
      { rarity: 'rare', count: 4 },
    ]);
  });

  test('go by what is printed, or by a tag, in every game; tokens are in none', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const kotc = blankCard(id, undefined, 'kotc');
    const magic = blankCard(id, undefined, 'magic');
    const rarities = (cards: Parameters<typeof packCards>[0]) => packCards(cards).map(({ rarity }) => rarity);
    expect(rarities([kotc, { ...kotc, tags: ['draft', 'Rare'] }])).toEqual(['common', 'rare']);
    expect(rarities([{ ...magic, rarity: 'uncommon' } as typeof magic])).toEqual(['uncommon']);
    expect(rarities([{ ...magic, typeLine: 'Token Creature — Bird' } as typeof magic])).toEqual([]);
  });
});
