import { describe, expect, it } from 'vitest';
import { compositionOf, curveByKind } from '../../../src-renderer/rooms/decks/analysis/figures.js';
import { wishesOf } from '../../../src-renderer/rooms/decks/analysis/odds-desk.svelte.js';
import { oddsRows } from '../../../src-renderer/rooms/decks/analysis/odds-rows.js';
import { percent, reservesSaid } from '../../../src-renderer/rooms/decks/analysis/odds-labels.js';
import {
  canRedraw,
  copiesOf,
  deal,
  drawOne,
  redraw,
  systemChance,
  type Chance,
} from '../../../src-renderer/rooms/decks/analysis/sample-hand.js';
import { editionIn, kotcInfo } from '../games/info.js';
import { rowOf } from './rows.js';

const rows = new Map(
  [
    rowOf('Bear', { cost: 5, offense: 4, defense: 6, tags: ['big'] }),
    rowOf('Ant', { cost: 1, offense: 1, defense: 1, edition: 11 }),
    rowOf('Bolt', { cost: 1, type: 'spell', tags: ['fire', 'big'] }),
  ].map((row) => [row.id, row]),
);
const entries = [
  { card: 'Bear', name: 'Bear', copies: 2 },
  { card: 'Ant', name: 'Ant', copies: 4, reserves: 3 },
  { card: 'Bolt', name: 'Bolt', copies: 3 },
  { card: 'Gone', name: 'Gone', copies: 1 },
];
/** Leaves every card where it lies. */
const asTheyLie: Chance = (below) => below - 1;

describe('what a deck is made of', () => {
  it('has its curve by type, which together is the whole curve', () => {
    const curve = curveByKind(entries, rows, kotcInfo);
    expect(curve[1]).toEqual({ label: '1', values: [4, 3] });
    expect(curve[5]?.values).toEqual([2, 0]);
  });

  it('counts copies, and means only of what has the figure', () => {
    const made = compositionOf(entries, rows, kotcInfo);
    expect(made.kinds).toEqual([
      { kind: 'creature', copies: 6 },
      { kind: 'spell', copies: 3 },
    ]);
    expect(made.lost).toBe(1);
    expect(made.means.get('cost')).toBeCloseTo((5 * 2 + 4 + 3) / 9);
    expect(made.means.get('offense')).toBeCloseTo((4 * 2 + 4) / 6);
    expect(made.editions.map(({ key, value }) => [key, value])).toEqual([
      ['kotc-14', 5],
      ['kotc-11', 4],
    ]);
    expect(made.tags.map(({ key, value }) => [key, value])).toEqual([
      ['big', 5],
      ['fire', 3],
    ]);
  });
});

describe('the table of chances', () => {
  const shown = (chosen: readonly string[], reserves: number) =>
    oddsRows({
      entries,
      rows,
      measures: { reserves },
      figures: null,
      game: kotcInfo,
      edition: editionIn('kotc-14'),
      chosen: new Set(chosen),
      chancesOf: () => [],
    }).map(({ name, copies }) => `${copies} ${name}`);

  it('has both types, then each card, most copies first', () => {
    expect(shown([], 0)).toEqual(['6 Any minion', '3 Any spell', '4 Ant', '3 Bolt', '2 Bear', '1 Gone']);
  });

  it('leaves out what is set aside, where the edition sets cards aside', () => {
    expect(shown([], 10)).toContain('1 Ant');
  });

  it('counts what is chosen together', () => {
    expect(shown(['Ant', 'Bolt'], 0)[0]).toBe('7 Any of the 2 chosen');
  });

  it('asks for cheap creatures turn by turn, and for those only', () => {
    const wishes = new Map(
      wishesOf({ entries, rows, game: kotcInfo, chosen: new Set(), figures: null, least: 2 }).map((wish) => [
        wish.key,
        wish,
      ]),
    );
    expect(wishes.get('early 4')).toMatchObject({ cards: ['Ant'], least: 1 });
    expect(wishes.get('early 5')?.cards).toEqual(['Bear', 'Ant']);
    expect(wishes.get('Gone')).toMatchObject({ cards: ['Gone'], least: 2 });
  });

  it('never calls certain what is only nearly so', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  });

  it('says what is set aside', () => {
    expect(reservesSaid({ reserves: 0 }, 3)).toBeNull();
    expect(reservesSaid({ reserves: 10 }, 10)).toMatch(/^The 10 cards/);
    expect(reservesSaid({ reserves: 10 }, 1)).toMatch(/^1 of the 10 reserves is planned/);
    expect(reservesSaid({ reserves: 5, reservesBeside: true }, 0)).toBeNull();
    expect(reservesSaid({ reserves: 5, reservesBeside: true }, 3)).toMatch(/^3 cards lie beside the deck/);
  });
});

describe('a sample hand', () => {
  const numbers = (copies: readonly { readonly no: number }[]) => copies.map(({ no }) => no);

  it('is drawn from what is not set aside', () => {
    expect(copiesOf(entries, true).filter(({ card }) => card === 'Ant')).toHaveLength(1);
    expect(copiesOf(entries, false)).toHaveLength(10);
  });

  it('never draws a copy twice, and ends with the deck', () => {
    let drawing = deal(copiesOf(entries, false), 5, systemChance);
    for (let more = 0; more < 7; more += 1) drawing = drawOne(drawing);
    expect(numbers([...drawing.hand, ...drawing.drawn]).sort((a, b) => a - b)).toEqual([...Array(10).keys()]);
    expect(drawing.deck).toEqual([]);
  });

  it('shuffles every order alike', () => {
    const seen = new Set<string>();
    for (const one of [0, 1, 2])
      for (const other of [0, 1]) {
        const thrown = [one, other];
        const copies = copiesOf([{ card: 'a', name: 'a', copies: 3 }], false);
        seen.add(numbers(deal(copies, 3, () => thrown.shift() ?? 0).hand).join());
      }
    expect(seen.size).toBe(6);
  });

  it('redraws once, as many as are buried, which go under the deck', () => {
    const dealt = deal(copiesOf(entries, false), 5, asTheyLie);
    const again = redraw(dealt, new Set([0, 3]));
    expect(numbers(again.hand)).toEqual([1, 2, 4, 5, 6]);
    expect(numbers(again.deck)).toEqual([7, 8, 9, 0, 3]);
    expect(canRedraw(again)).toBe(false);
    expect(redraw(again, new Set([1]))).toBe(again);
    expect(canRedraw(drawOne(dealt))).toBe(false);
  });

  it('throws only numbers below what is asked', () => {
    const thrown = Array.from({ length: 200 }, () => systemChance(3));
    expect(new Set(thrown)).toEqual(new Set([0, 1, 2]));
  });
});
