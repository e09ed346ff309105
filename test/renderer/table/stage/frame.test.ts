/** Tables of games that the renderer has never heard of: what lies on others, is shared, waits on a stack, fights in pairs. */
import { describe, expect, test } from 'vitest';
import type { SeenCard } from '../../../../src-main/engine/table/seen-card.js';
import type { SeenZone, ZoneShape } from '../../../../src-main/engine/table/seen-zone.js';
import type { TableView } from '../../../../src-main/engine/table/table-view.js';
import { arrowsOf, plateAt } from '../../../../src-renderer/shared/table/scene/arrows.js';
import { middleOf } from '../../../../src-renderer/shared/table/scene/box.js';
import { dropAt, underPoint } from '../../../../src-renderer/shared/table/scene/hit-test.js';
import type { PlacedCard } from '../../../../src-renderer/shared/table/scene/placed-card.js';
import { CARD_RATIO } from '../../../../src-renderer/shared/table/scene/row-layout.js';
import { cardAt, sceneOf, type Scene } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { mirrorOf } from '../../../../src-renderer/shared/table/stage/mirror.js';
import { titleOfZone, whereIs } from '../../../../src-renderer/shared/table/view/seen-cards.js';
import { card, cardsOf, exhausted, viewOf } from '../views.js';

const size = { width: 908, height: 672, text: 1 };
const ref = ({ id, face }: SeenCard) => ({ name: face?.name ?? '', design: face?.design ?? 0, card: id });
const placed = (scene: Scene, { id }: SeenCard): PlacedCard => {
  const found = scene.cards.find((one) => one.card.id === id);
  if (!found) throw new Error(`Card ${id} is not on the stage.`);
  return found;
};
const shown = (
  mine: readonly SeenCard[],
  theirs: readonly SeenCard[],
  more: Partial<TableView> = {},
): Scene => sceneOf(viewOf('kotc-14', [{ battlefield: mine }, { battlefield: theirs }], more), 0, size);
const sharedZone = (zone: string, shape: ZoneShape, cards: readonly SeenCard[]): SeenZone => ({
  zone,
  name: zone,
  shape,
  count: cards.length,
  cards,
  open: true,
});
const labelsOf = (scene: Scene): string[] =>
  mirrorOf(scene).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('what is attached to a card', () => {
  const host = card(1);
  const under = card(2, { attached: { to: host.id ?? 0, lies: 'under' } });
  const over = card(3, { attached: { to: host.id ?? 0, lies: 'over' } });

  test('lies with it wherever its zone is: under it sticking out above, over it below, all in the row', () => {
    const alone = shown([host, card(9)], []);
    const scene = shown([over, host, card(9)], [under]);
    const [a, b, c] = [under, host, over].map((one) => placed(scene, one));
    expect([a?.x, c?.x]).toEqual([b?.x, b?.x]);
    expect([a?.place.seat, b?.place.seat]).toEqual([1, 0]);
    expect(a?.y).toBeLessThan(b?.y ?? 0);
    expect(c?.y).toBeGreaterThan(b?.y ?? 0);
    const order = [under, host, over].map((one) => scene.cards.indexOf(placed(scene, one)));
    expect(order).toEqual(order.toSorted((x, y) => x - y));
    const zone = scene.layout.seats.at(-1)?.zones.find((one) => one.zone === 'battlefield')?.box;
    const half = ((a?.width ?? 0) * CARD_RATIO) / 2;
    expect((a?.y ?? 0) - half).toBeGreaterThanOrEqual(zone?.y ?? 0);
    expect((c?.y ?? 0) + half).toBeLessThanOrEqual((zone?.y ?? 0) + (zone?.height ?? 0));
    expect(b?.width).toBeLessThan(placed(alone, host).width);
  });

  test('is found by a pointer where it sticks out, and its host where it does not', () => {
    const scene = shown([host, under], []);
    const [top, below] = [placed(scene, under), placed(scene, host)];
    const edge = top.y - (top.width * CARD_RATIO) / 2 + 3;
    expect(cardAt(scene.cards, top.x, edge)?.key).toBe(top.key);
    expect(cardAt(scene.cards, below.x, below.y)?.key).toBe(below.key);
    const entry = mirrorOf(scene)
      .flatMap(({ entries }) => entries)
      .find(({ key }) => key === top.key);
    expect(entry?.label).toContain('attached to Card 1');
    expect(entry?.box.height).toBeLessThan((entry?.ring.height ?? 0) / 2);
  });

  test('sticks out at the side of a host that lies sideways', () => {
    const turned = { ...host, flags: [exhausted] };
    const scene = shown([turned, under, card(9)], []);
    const next = scene.cards.find(({ card: { face } }) => face?.design === 9)!;
    const right = placed(scene, under).x + (placed(scene, under).width * CARD_RATIO) / 2;
    expect(right).toBeLessThanOrEqual(next.x - next.width / 2);
    expect(placed(scene, under)).toMatchObject({ y: placed(scene, turned).y, angle: 90 });
    expect(placed(scene, under).x).toBeGreaterThan(placed(scene, turned).x);
  });

  test('hangs on what hangs on another, and lies by itself where its host is not in sight or hangs on it', () => {
    const second = card(4, { attached: { to: under.id ?? 0, lies: 'under' } });
    const chain = shown([host, second, under], []);
    const heights = [second, under, host].map((one) => placed(chain, one).y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    const lost = card(5, { attached: { to: 99_999, lies: 'under' } });
    const ring = [6, 7].map((design) => card(design));
    const [one, other] = [
      { ...ring[0]!, attached: { to: ring[1]!.id ?? 0, lies: 'under' as const } },
      { ...ring[1]!, attached: { to: ring[0]!.id ?? 0, lies: 'under' as const } },
    ];
    const scene = shown([lost, one, other], []);
    expect(new Set([lost, one, other].map((each) => placed(scene, each).x)).size).toBe(3);
  });
});

describe('zones that all share', () => {
  const goods = cardsOf(3);
  const market = sharedZone('Market', 'row', goods);
  const pot = sharedZone('Pot', 'pile', [card(8)]);
  const pyramid = sharedZone('Pyramid', 'stack', cardsOf(5));
  const scene = shown([card(1)], [card(2)], { shared: [market, pot, pyramid] });
  const boxOf = (zone: string) => scene.layout.shared.find((one) => one.zone === zone)!.box;

  test('lie between the seats, with their cards', () => {
    const [enemy, own] = scene.layout.seats;
    for (const { box } of scene.layout.shared) {
      expect(box.y).toBeGreaterThanOrEqual((enemy?.box.y ?? 0) + (enemy?.box.height ?? 0));
      expect(box.y + box.height).toBeLessThanOrEqual(own?.box.y ?? 0);
    }
    expect(goods.map((one) => placed(scene, one).place)).toEqual(
      goods.map(() => ({ seat: null, zone: 'Market' })),
    );
    expect(scene.piles.find(({ zone }) => zone === 'Pot')).toMatchObject({ seat: null, count: 1 });
  });

  test('a stack shows something of each of its cards, the last wholly, and keeps to its place', () => {
    const tower = scene.cards.filter(({ place }) => place.zone === 'Pyramid');
    const tops = tower.map(({ y, width }) => y - (width * CARD_RATIO) / 2);
    const box = boxOf('Pyramid');
    for (const [at, top] of tops.entries()) if (at > 0) expect(top - (tops[at - 1] ?? 0)).toBeGreaterThan(4);
    expect(tops[0]).toBeGreaterThanOrEqual(box.y);
    const last = tower.at(-1)!;
    expect((tops.at(-1) ?? 0) + last.width * CARD_RATIO).toBeLessThanOrEqual(box.y + box.height);
    expect(last.strip).toBeUndefined();
  });

  test('are pressed, dropped on, read and named like those of a seat', () => {
    const at = { x: boxOf('Market').x + 3, y: middleOf(boxOf('Market')).y };
    const place = { seat: null, zone: 'Market' };
    expect(underPoint(scene, at)).toEqual({ kind: 'zone', place });
    expect(underPoint(scene, middleOf(boxOf('Pot')))?.kind).toBe('pile');
    expect(dropAt([place], scene, at, '')).toEqual(place);
    const groups = mirrorOf(scene).map(({ label }) => label);
    expect(groups).toEqual(expect.arrayContaining(['Market, 3 cards', 'Pot, 1 card', 'Pyramid, 5 cards']));
    expect(labelsOf(scene)).toContain('Card 0, Level 2, SP 3, HP 4, in Market');
    expect(titleOfZone(scene.view, place)).toBe('Market');
    expect(whereIs(scene.view, goods[0]!)).toBe('Market');
  });
});

describe('who fights whom', () => {
  const [wolf, bear, crow, ox] = [card(1), card(2), card(3), card(4)];
  const fight = (attackers: readonly SeenCard[], blockers: readonly SeenCard[]) =>
    ({
      attackers: attackers.map(ref),
      victim: { player: 1 },
      defender: 1,
      blockers: blockers.map(ref),
      blocks: 'attackers',
    }) as const;
  const combats = [
    {
      name: 'Combat',
      attacker: 0,
      fights: [fight([wolf], [crow, ox]), fight([bear], [])],
      step: null,
      note: null,
    },
  ];
  const scene = shown([wolf, bear], [crow, ox], { combats });

  test('is shown by arrows from blockers to attackers, and to victims from attackers that nobody blocks', () => {
    const at = (one: SeenCard) => ({ x: placed(scene, one).x, y: placed(scene, one).y });
    const ben = plateAt(1, scene);
    expect(arrowsOf(scene, [])).toEqual([
      { kind: 'guard', from: at(crow), to: at(wolf) },
      { kind: 'guard', from: at(ox), to: at(wolf) },
      { kind: 'attack', from: at(bear), to: ben },
    ]);
  });

  test('has the number of the fight on each of its cards where there are several', () => {
    expect([wolf, crow, ox, bear].map((one) => placed(scene, one).order)).toEqual([1, 1, 1, 2]);
  });

  test('is read out', () => {
    const said = labelsOf(scene).filter((label) => /attacks|blocks/.test(label));
    expect(said.map((label) => label.replace(/, Level.*HP 4/, '').replace(/, in .*/, ''))).toEqual([
      'Card 1, attacks Ben, blocked by Card 3 and Card 4',
      'Card 2, attacks Ben',
      'Card 3, blocks Card 1',
      'Card 4, blocks Card 1',
    ]);
  });
});

test('what waits on a stack is named as its game does, and points at players too', () => {
  const flare = card(5);
  const entry = { number: 1, player: 0, text: [], card: ref(flare), fate: null };
  const targets = [{ name: 'Ben', design: null, card: null, player: 1 }];
  const stack = {
    name: 'Stack',
    entryName: 'spell',
    entries: [{ ...entry, targets }],
    resolving: false,
    pending: [],
  };
  const scene = shown([], [], { stack, stage: [flare] });
  expect(arrowsOf(scene, [])).toMatchObject([{ kind: 'target', to: plateAt(1, scene) }]);
  expect(labelsOf(scene)).toContain('Card 5, Level 2, SP 3, HP 4, spell 1 of the stack, in the middle');
});

test('what a card is, who controls it and what lies on it is read out, and what a player has beside life', () => {
  const chip = { kind: 'charge', name: 'Charge', owner: null, count: 2 };
  const asleep = { key: 'sick', name: 'just arrived', about: 'Has just arrived', badge: '…' };
  const seen = card(1, { nature: 'token', controller: 1, flags: [asleep], chips: [chip] });
  const { view } = shown([seen], []);
  const pools = [{ key: 'red', name: 'red mana', sign: 'R', amount: 3 }];
  const seats = view.seats.map((seat) => ({ ...seat, pools }));
  const labels = labelsOf(sceneOf({ ...view, seats }, 0, size));
  expect(labels).toContain(
    'Card 1, token, Level 2, SP 3, HP 4, just arrived, 2 Charges, controlled by Ben, in Ann’s Battlefield',
  );
  expect(labels.some((label) => label.startsWith('Ann, 20 HP, 3 red mana, '))).toBe(true);
});
