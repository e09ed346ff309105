import { describe, expect, test } from 'vitest';
import { usualField } from '../../../../src-main/engine/table/field.js';
import type { SeenZone, ZoneShape } from '../../../../src-main/engine/table/seen-zone.js';
import type { Box } from '../../../../src-renderer/shared/table/scene/box.js';
import {
  CARD_RATIO,
  layFan,
  layRow,
  type Spot,
} from '../../../../src-renderer/shared/table/scene/row-layout.js';
import { layStage, type StageLayout } from '../../../../src-renderer/shared/table/scene/stage-layout.js';
import { raisedCard } from '../../../../src-renderer/shared/table/scene/raised-card.js';
import { sceneOf } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { cardsOf, rulesIds, viewOf, type Content } from '../views.js';

/** The stage in windows of 1280 × 720, 1920 × 1080 and 2560 × 1440, beside rail, title bar and panel. */
const sizes = [
  { width: 908, height: 672, text: 1 },
  { width: 1544, height: 1032, text: 1 },
  { width: 2184, height: 1392, text: 1.5 },
];

const placesOf = ({ seats, shared, lane }: StageLayout): [string, Box][] => [
  ['lane', lane],
  ...shared.map(({ zone, box }): [string, Box] => [zone, box]),
  ...seats.flatMap(({ seat, plate, zones, hand, asides }): [string, Box][] => [
    [`plate ${seat}`, plate],
    ...(hand ? [[`hand ${seat}`, hand.box] as [string, Box]] : []),
    ...[...zones, ...asides].map(({ zone, box }): [string, Box] => [`${zone} ${seat}`, box]),
  ]),
];

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

/** All of it is in sight, at least so large, and nothing lies over another. */
function expectRoom(
  places: readonly [string, Box][],
  size: { width: number; height: number },
  least: number,
) {
  expect(new Set(places.map(([name]) => name)).size).toBe(places.length);
  for (const [name, box] of places) {
    expect(box.width, name).toBeGreaterThan(least);
    expect(box.height, name).toBeGreaterThan(least);
    expect(box.x, name).toBeGreaterThanOrEqual(0);
    expect(box.y, name).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, name).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height, name).toBeLessThanOrEqual(size.height + 0.01);
  }
  for (const [at, [name, box]] of places.entries())
    for (const [other, otherBox] of places.slice(at + 1))
      expect(overlap(box, otherBox), `${name} over ${other}`).toBe(false);
}

describe.each(sizes)('a game that is not known here, on $width × $height', (size) => {
  test.each([2, 3, 5, 8])('has room for %i players with all its zones, and those that they share', (many) => {
    const zone = (name: string, shape: ZoneShape): SeenZone => {
      const cards = cardsOf(2);
      return { zone: name, name, shape, count: cards.length, cards, open: true };
    };
    const rows = ['Front', 'Lands', 'Vault'].map((name) => zone(name, 'row'));
    const piles = ['Library', 'Bin', 'Exile', 'Oath'].map((name) => zone(name, 'pile'));
    const zones = [...rows, zone('Ladder', 'stack'), ...piles, zone('Grip', 'hand'), zone('Side', 'hand')];
    const view = viewOf('kotc-14', Array(many).fill({}));
    const layout = layStage(
      {
        ...view,
        field: usualField(zones.slice(0, -3)),
        seats: view.seats.map((seat) => ({ ...seat, zones })),
        shared: [zone('Market', 'row'), zone('Pot', 'pile'), zone('Pyramid', 'stack')],
      },
      0,
      size,
    );
    for (const seat of layout.seats) {
      const laid = [...seat.zones, ...seat.asides, ...(seat.hand ? [seat.hand] : [])];
      expect(laid.map(({ zone: name }) => name).toSorted()).toEqual(
        zones.map(({ zone: name }) => name).toSorted(),
      );
    }
    expectRoom(placesOf(layout), size, 8);
  });
});

describe.each(rulesIds)('the stage of %s', (rules) => {
  describe.each(sizes)('of $width × $height', (size) => {
    test.each([1, 2, 3, 4, 5, 6, 7, 8])(
      'has room for %i players: all in sight, nothing over another',
      (many) => {
        const contents = Array.from({ length: many }, (_, seat): Content =>
          seat === 1 ? { removed: 3 } : {},
        );
        const layout = layStage(viewOf(rules, contents), 0, size);
        expect(layout.seats).toHaveLength(many);
        expectRoom(placesOf(layout), size, 16);
      },
    );
  });
});

const at720 = { width: 908, height: 672, text: 1 };

test.each(rulesIds)(
  'in %s the own field has more room than an enemy’s, and the piles have room for their names',
  (rules) => {
    const [enemy, own] = layStage(viewOf(rules, [{}, {}]), 0, at720).seats;
    const room = (zones: readonly { readonly box: Box }[] = []): number =>
      zones.reduce((sum, { box }) => sum + box.width * box.height, 0);
    expect(room(own?.zones)).toBeGreaterThan(room(enemy?.zones) * 1.2);
    for (const { box, shape } of own?.zones ?? [])
      if (shape === 'pile') expect(box.width).toBeGreaterThanOrEqual(70);
  },
);

test('where nothing lies above and below a pile, it takes that place too', () => {
  const { seats } = layStage(viewOf('kotc-06', [{}, {}]), 0, at720);
  const of = (zone: string): Box | undefined => seats.at(-1)?.zones.find((one) => one.zone === zone)?.box;
  expect(of('deck')?.y).toBeCloseTo(of('battlefield')?.y ?? 0);
  expect((of('deck')?.y ?? 0) + (of('deck')?.height ?? 0)).toBeCloseTo(
    (of('granary')?.y ?? 0) + (of('granary')?.height ?? 0),
  );
});

test.each([1, 6, 40])(
  'a hand of %i cards is wholly in sight, and a card that comes out of it too',
  (many) => {
    const scene = sceneOf(viewOf('kotc-09', [{ hand: cardsOf(many) }, {}]), 0, at720);
    const hand = scene.cards.filter(({ role }) => role === 'hand');
    expect(hand).toHaveLength(many);
    for (const placed of hand) {
      const turned = (Math.abs(placed.angle) * Math.PI) / 180;
      const reach = (placed.width / 2) * (Math.sin(turned) + CARD_RATIO * Math.cos(turned));
      expect(placed.y + reach).toBeLessThanOrEqual(at720.height + 1);
      const raised = raisedCard(placed, scene);
      expect(raised?.width).toBeGreaterThan(placed.width * 1.3);
      expect((raised?.y ?? 0) + ((raised?.width ?? 0) * CARD_RATIO) / 2).toBeLessThan(at720.height);
    }
  },
);

test('every battlefield is the zone of its field that is nearest to the lane', () => {
  const layout = layStage(viewOf('kotc-09', [{}, {}, {}]), 0, { width: 908, height: 672, text: 1 });
  const middle = layout.lane.y + layout.lane.height / 2;
  for (const { zones } of layout.seats) {
    const far = (box: Box): number => Math.abs(box.y + box.height / 2 - middle);
    const [first] = zones.toSorted((a, b) => far(a.box) - far(b.box));
    expect(first?.zone).toBe('battlefield');
  }
});

test('whoever is asked to sits at the bottom, the others follow clockwise', () => {
  const { seats } = layStage(viewOf('kotc-14', [{}, {}, {}]), 1, { width: 908, height: 672, text: 1 });
  expect(seats.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(seats.map(({ facing }) => facing)).toEqual(['down', 'down', 'up']);
});

describe('cards in a row', () => {
  const box = { x: 10, y: 20, width: 600, height: 90 };
  const upright = (count: number): boolean[] => Array.from({ length: count }, () => false);
  const left = ({ x, width, angle }: Spot): number => x - (angle === 90 ? width * CARD_RATIO : width) / 2;
  const right = ({ x, width, angle }: Spot): number => x + (angle === 90 ? width * CARD_RATIO : width) / 2;

  test('are spaced and as large as the row where they have room', () => {
    const spots = layRow(box, upright(3));
    expect(spots.map(({ width }) => Math.round(width * CARD_RATIO))).toEqual([90, 90, 90]);
    expect(left(spots[1] as Spot)).toBeGreaterThan(right(spots[0] as Spot));
  });

  test('overlap evenly before they become smaller, and become smaller before little of them is seen', () => {
    const full = layRow(box, upright(1))[0]?.width ?? 0;
    const ten = layRow(box, upright(12));
    expect(ten[0]?.width).toBeCloseTo(full);
    expect(left(ten[1] as Spot)).toBeLessThan(right(ten[0] as Spot));
    expect(layRow(box, upright(40))[0]?.width).toBeLessThan(full * 0.7);
  });

  test.each([1, 2, 7, 12, 20, 40, 120])('%i of them stay inside, turned or not', (count) => {
    for (const turned of [
      upright(count),
      upright(count).map((_, at) => at % 3 === 1),
      upright(count).fill(true),
    ]) {
      const spots = layRow(box, turned);
      for (const spot of spots) {
        expect(left(spot)).toBeGreaterThanOrEqual(box.x - 0.01);
        expect(right(spot)).toBeLessThanOrEqual(box.x + box.width + 0.01);
      }
      const steps = spots.slice(1).map((spot, at) => left(spot) - left(spots[at] as Spot));
      expect(Math.min(...steps, 1)).toBeGreaterThan(0);
    }
  });

  test('a turned card takes its turned room', () => {
    const [first, second] = layRow(box, [true, false]) as [Spot, Spot];
    expect(first.angle).toBe(90);
    expect(left(second)).toBeGreaterThan(right(first));
  });

  test('in a hand they are turned about a point below, the ends lower', () => {
    const fan = layFan(box, 7);
    expect(fan[3]?.angle).toBe(0);
    expect(fan[0]?.angle).toBeLessThan(0);
    expect(fan[6]?.angle).toBe(-(fan[0]?.angle ?? 0));
    expect(fan[0]?.y).toBeGreaterThan(fan[3]?.y ?? 0);
    expect(layFan(box, 1)[0]?.angle).toBeCloseTo(0);
  });
});
