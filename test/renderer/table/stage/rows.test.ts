/** A zone whose cards lie in several rows, and lie on one another where they are alike. */
import { describe, expect, test } from 'vitest';
import type { SeenCard } from '../../../../src-main/engine/table/seen-card.js';
import type { FieldLayout } from '../../../../src-main/engine/table/seen-zone.js';
import type { TableView } from '../../../../src-main/engine/table/table-view.js';
import { isIn } from '../../../../src-renderer/shared/table/scene/box.js';
import { dropAt } from '../../../../src-renderer/shared/table/scene/hit-test.js';
import type { PlacedCard } from '../../../../src-renderer/shared/table/scene/placed-card.js';
import { boxOf } from '../../../../src-renderer/shared/table/scene/row-layout.js';
import { sceneOf, type Scene } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { mirrorOf } from '../../../../src-renderer/shared/table/stage/mirror.js';
import { card, exhausted, viewOf } from '../views.js';

const size = { width: 908, height: 672, text: 1 };
const rows = [
  { row: 'front', name: 'Front' },
  { row: 'lands', name: 'Lands' },
  { row: 'rest', name: 'Rest' },
];
const field: FieldLayout = [
  [
    { zone: 'play', row: 'front', span: 'wide' },
    { zone: 'heap', span: 'card' },
  ],
  [
    { zone: 'play', row: 'lands', span: 'wide' },
    { zone: 'play', row: 'rest', span: 'wide' },
    { zone: 'deck', span: 'card' },
  ],
];

function table(contents: readonly (readonly SeenCard[])[], more: Partial<TableView> = {}): TableView {
  const view = viewOf(
    'kotc-14',
    contents.map(() => ({})),
    more,
  );
  const seats = view.seats.map((seat, nth) => {
    const cards = contents[nth] ?? [];
    const play = { zone: 'play', name: 'In play', shape: 'row', rows, gathers: true } as const;
    const zones = [{ ...play, count: cards.length, cards, open: true }];
    return { ...seat, zones: [...zones, ...seat.zones.filter(({ shape }) => shape === 'hand')] };
  });
  return { ...view, seats, field };
}
const shown = (...contents: readonly (readonly SeenCard[])[]): Scene => sceneOf(table(contents), 0, size);
const many = (count: number, design: number, more: Partial<SeenCard>): SeenCard[] =>
  Array.from({ length: count }, () => card(design, more));
const lying = ({ cards }: Scene, seat = 0): PlacedCard[] =>
  cards.filter(({ place }) => place.zone === 'play' && place.seat === seat);
const countsOf = (scene: Scene): (number | undefined)[] => lying(scene).map(({ alike }) => alike);

describe('the rows of a zone', () => {
  const mine = [card(1, { row: 'lands' }), card(2, { row: 'front' }), card(3, { row: 'rest' })];
  const scene = shown(mine, [card(4, { row: 'front' }), card(5, { row: 'lands' })]);
  const boxFor = (seat: number, row: string) =>
    scene.layout.seats.find((one) => one.seat === seat)!.zones.find((one) => one.row === row)!.box;

  test('lie where the field says, the first of both players at the middle of the table', () => {
    for (const seat of [0, 1])
      for (const placed of lying(scene, seat)) {
        expect(isIn(boxFor(seat, placed.card.row ?? ''), placed), placed.key).toBe(true);
      }
    expect(boxFor(1, 'lands').y).toBeLessThan(boxFor(1, 'front').y);
    expect(boxFor(0, 'front').y).toBeLessThan(boxFor(0, 'lands').y);
    expect(boxFor(0, 'lands').y).toBe(boxFor(0, 'rest').y);
  });

  test('are all of their zone to a card that is let go on it', () => {
    const onto = { seat: 0, zone: 'play' };
    for (const row of ['front', 'lands', 'rest']) {
      const { x, y } = boxFor(0, row);
      expect(dropAt([onto], scene, { x: x + 2, y: y + 2 }, '')).toEqual(onto);
    }
    const { x, y } = boxFor(1, 'front');
    expect(dropAt([onto], scene, { x: x + 2, y: y + 2 }, '')).toBeNull();
  });

  test('are told apart by who does not see them', () => {
    const own = mirrorOf(scene).filter(({ seat, zone }) => seat === 0 && zone === 'play');
    expect(own.map(({ label }) => label)).toEqual([
      'Ann’s Front, 1 card',
      'Ann’s Lands, 1 card',
      'Ann’s Rest, 1 card',
    ]);
    expect(own.map(({ entries }) => entries.length)).toEqual([1, 1, 1]);
    expect(new Set(mirrorOf(scene).map(({ key }) => key)).size).toBe(mirrorOf(scene).length);
  });

  test('are said with figures as they are read aloud, where those are written in symbols', () => {
    const stat = { key: 'cost', name: 'cost', sign: 'pill', corner: 'left' } as const;
    const cost = { ...stat, now: '{2}{R}', printed: '{2}{R}', said: 'two and one red' };
    const face = { design: 1, name: 'Fox', type: null, text: '', stats: [cost] };
    const [group] = mirrorOf(shown([card(1, { row: 'front', face })])).filter(({ zone }) => zone === 'play');
    expect(group?.entries[0]?.label).toMatch(/^Fox, cost two and one red, in /);
  });

  test('share the width by how full they are, in steps', () => {
    const widths = (lands: number): number[] => {
      const { layout } = shown([...many(lands, 1, { row: 'lands' }), card(2, { row: 'rest' })]);
      return layout.seats[0]!.zones.filter(({ row }) => row === 'lands').map(({ box }) => box.width);
    };
    expect(widths(2)).toEqual(widths(3));
    expect(widths(9)[0]).toBeGreaterThan(widths(3)[0]! * 1.2);
  });
});

describe('cards that are alike', () => {
  const land = { row: 'lands' };

  test('lie apart while there is room, and else on one another with their number', () => {
    expect(countsOf(shown(many(3, 1, land), []))).toEqual([undefined, undefined, undefined]);
    const crowd = shown([...many(7, 1, land), ...many(2, 2, land)], []);
    const counts = countsOf(crowd);
    expect(counts.filter((count) => count !== undefined)).toEqual([7, 2]);
    const lots = lying(crowd).filter(({ card: { face } }) => face?.design === 1);
    expect(lots.at(-1)?.alike).toBe(7);
    expect(lots[5]!.x).toBeLessThan(lots[6]!.x);
    expect(boxOf(lots[0]!).x + lots[0]!.width / 2).toBeGreaterThan(boxOf(lots[6]!).x - lots[6]!.width / 2);
    expect(crowd.cards).toHaveLength(new Set(crowd.cards.map(({ key }) => key)).size);
  });

  test('are those of which all that is seen is the same', () => {
    const counter = { kind: 'x', name: 'X counter', owner: null, count: 1 };
    const [one] = many(1, 1, land);
    const stronger = {
      ...card(1, land),
      face: { ...one!.face!, stats: [{ ...one!.face!.stats[0]!, now: 9 }] },
    };
    const odd = [
      card(1, { ...land, flags: [exhausted] }),
      card(1, { ...land, chips: [counter] }),
      card(1, { ...land, nature: 'token' }),
      card(1, { ...land, notes: ['Chosen: red.'] }),
      stronger,
    ];
    const counts = countsOf(shown([...many(6, 1, land), ...odd], []));
    expect(counts.filter((count) => count !== undefined)).toEqual([6]);
  });

  test('do not hide what is attached to one, what fights, or what is picked', () => {
    const lots = many(12, 1, { row: 'front' });
    const [host, fighter, first, second] = lots;
    const aura = card(2, { row: 'rest', attached: { to: host!.id!, lies: 'under' } });
    const ref = { name: '', design: 1, card: fighter!.id };
    const victim = { player: 1 };
    const fight = { attackers: [ref], victim, defender: 1, blockers: [], blocks: 'attackers' } as const;
    const combats = [{ name: 'Combat', attacker: 0, fights: [fight], step: null, note: null }];
    const view = table([[...lots, aura], []], { combats });
    const picked = new Set([first!.id!, second!.id!]);
    const scene = sceneOf(view, 0, size, picked);
    expect(countsOf(scene).filter((count) => count !== undefined)).toEqual([2, 8]);
    const top = lying(scene).find(({ alike }) => alike === 2);
    expect(picked.has(top?.card.id ?? -1)).toBe(true);
    const at = scene.cards.find(({ card: { id } }) => id === aura.id);
    expect(at?.x).toBe(scene.cards.find(({ card: { id } }) => id === host?.id)?.x);
  });

  test('are each told to who does not see them', () => {
    const scene = shown(many(9, 1, land));
    const lands = mirrorOf(scene).find(({ key }) => key === '0 play lands');
    expect(lands?.entries).toHaveLength(9);
    expect(lands?.entries.every(({ box }) => box.width >= 4)).toBe(true);
  });

  test('lie apart in a zone that does not say so', () => {
    const battlefield = many(12, 1, {});
    const scene = sceneOf(viewOf('kotc-14', [{ battlefield }]), 0, size);
    expect(scene.cards.some(({ alike }) => alike !== undefined)).toBe(false);
  });
});
