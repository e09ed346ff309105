/** A stack whose entries say what they do: cards of their own mid-table. */
import { describe, expect, test } from 'vitest';
import type { SeenCard } from '../../../../src-main/engine/table/seen-card.js';
import type { StackEntry } from '../../../../src-main/engine/table/under-way.js';
import { arrowsOf, plateAt } from '../../../../src-renderer/shared/table/scene/arrows.js';
import { overlap } from '../../../../src-renderer/shared/table/scene/box.js';
import { dropAt } from '../../../../src-renderer/shared/table/scene/hit-test.js';
import { raisedCard } from '../../../../src-renderer/shared/table/scene/raised-card.js';
import { boxOf } from '../../../../src-renderer/shared/table/scene/row-layout.js';
import { cardAt, sceneOf, type Scene } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { mirrorOf } from '../../../../src-renderer/shared/table/stage/mirror.js';
import { card, cardsOf, viewOf } from '../views.js';

const sizes = [
  { width: 908, height: 672, text: 1 },
  { width: 2184, height: 1392, text: 1.5 },
];
const [size] = sizes as [(typeof sizes)[0]];
const ref = ({ id, face }: SeenCard) => ({ name: face?.name ?? '', design: face?.design ?? 0, card: id });

const entry = (number: number, of: SeenCard, more: Partial<StackEntry> = {}): StackEntry => ({
  number,
  player: 0,
  text: ['All of it.'],
  card: ref(of),
  targets: [],
  item: { kind: 'Instant', does: ['Deal 3.'] },
  fate: null,
  ...more,
});
const stackOf = (entries: readonly StackEntry[]) =>
  ({ name: 'Stack', entryName: 'spell', resolving: false, pending: [], entries }) as const;

function shown(
  entries: readonly StackEntry[],
  stage: readonly SeenCard[],
  mine: readonly SeenCard[] = [],
  at = size,
): Scene {
  return sceneOf(viewOf('kotc-14', [{ battlefield: mine }, {}], { stage, stack: stackOf(entries) }), 0, at);
}
const itemsOf = ({ cards }: Scene) => cards.filter((one) => one.entry !== undefined);

describe('the entries of a stack that say what they do', () => {
  const spells = cardsOf(4);
  const target = card(7);
  const four = spells.map((one, nth) => entry(nth + 1, one));

  test.each(sizes)(
    'lie at reading size on one another, the one on top in front, on $width × $height',
    (at) => {
      for (const many of [1, 2, 4]) {
        const scene = shown(four.slice(0, many), spells.slice(0, many), [target], at);
        const items = itemsOf(scene);
        expect(items.map(({ link }) => link)).toEqual(four.slice(0, many).map(({ number }) => number));
        for (const [nth, item] of items.entries()) {
          const box = boxOf(item);
          expect(item.width).toBeGreaterThanOrEqual(130);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.y + box.height).toBeLessThanOrEqual(at.height);
          expect(item.strip === undefined).toBe(nth === many - 1);
          const head = { x: item.x, y: box.y + box.height * 0.05 };
          expect(cardAt(scene.cards, head.x, head.y)).toBe(item);
        }
      }
    },
  );

  test('a row gives way to them only where it reaches below them, and keeps most of its place', () => {
    const alone = shown([], [], [target]);
    const beside = shown(four, spells, [target]);
    const at = (scene: Scene, { id }: SeenCard) => scene.cards.find((one) => one.card.id === id)!;
    expect(at(beside, target).x).toBe(at(alone, target).x);
    const crowd = cardsOf(9);
    const crowded = shown(four, spells, crowd);
    const area = itemsOf(crowded).map(boxOf);
    for (const one of crowd) expect(area.some((box) => overlap(box, boxOf(at(crowded, one))))).toBe(false);
    const [small] = [{ width: 330, height: 672, text: 1 }];
    expect(itemsOf(shown(four, spells, crowd, small))).toHaveLength(4);
  });

  test('can be pointed at and taken for a target where they are objects of their own, not where they picture one', () => {
    const [one, other] = spells as [SeenCard, SeenCard];
    const scene = shown([entry(1, one), entry(2, target)], [one], [target]);
    expect(itemsOf(scene).map(({ role }) => role)).toEqual(['item', 'link']);
    const [first, second] = itemsOf(scene);
    const targets = [{ card: one.id! }, { card: target.id! }, { card: other.id! }];
    const head = boxOf(first!);
    expect(dropAt(targets, scene, { x: head.x + 5, y: head.y + 5 }, '')).toEqual({ card: one.id });
    const foot = boxOf(second!);
    const below = { x: foot.x + 5, y: foot.y + foot.height - 5 };
    expect(dropAt(targets, scene, below, '')).toBeNull();
  });

  test('come out from below others where the pointer is on their head', () => {
    const scene = shown(four, spells);
    const [lowest] = itemsOf(scene);
    expect(raisedCard(lowest!, scene)).toMatchObject({
      key: lowest?.key,
      entry: lowest?.entry,
      width: lowest?.width,
    });
    expect(raisedCard(itemsOf(scene).at(-1)!, scene)).toBeNull();
  });

  test('point from their side at players, cards and one another', () => {
    const [one, other] = spells as [SeenCard, SeenCard];
    const at = (of: SeenCard) => ({ ...ref(of), design: ref(of).design });
    const player = { name: 'Ben', design: null, card: null, player: 1 };
    const scene = shown(
      [entry(1, one, { targets: [at(target), player] }), entry(2, other, { targets: [at(one)] })],
      [one, other],
      [target],
    );
    const [first, second] = itemsOf(scene);
    const arrows = arrowsOf(scene, []);
    expect(arrows.map(({ kind }) => kind)).toEqual(['target', 'target', 'target']);
    const left = first!.x - first!.width / 2;
    expect(arrows.slice(0, 2).map(({ from }) => from.x)).toEqual([left, left]);
    expect(arrows[1]?.to).toEqual(plateAt(1, scene));
    const right = second!.x + second!.width / 2;
    expect([arrows[2]?.from.x, arrows[2]?.to.x]).toEqual([right, right]);
    expect(arrows[2]?.to.y).toBeLessThan(arrows[2]?.from.y ?? 0);
  });

  test('are told to who does not see them: what they do, and to whom', () => {
    const [one] = spells as [SeenCard];
    const aimed = entry(1, one, { targets: [ref(target)], fate: 'Its targets are gone' });
    const lane = mirrorOf(shown([aimed], [one], [target])).find(({ key }) => key === 'lane');
    expect(lane?.entries.map(({ label }) => label)).toEqual([
      expect.stringContaining('spell 1 of the stack, Deal 3, aimed at Card 7, Its targets are gone'),
    ]);
  });

  test('lie apart from entries that are shown as their cards', () => {
    const [one, other] = spells as [SeenCard, SeenCard];
    const { item: _, ...plain } = entry(2, other);
    const scene = shown([entry(1, one), plain], [one, other]);
    expect(itemsOf(scene)).toHaveLength(1);
    const link = scene.cards.find((placed) => placed.link === 2);
    expect(link).toMatchObject({ role: 'link' });
    expect(link?.width).toBeLessThan(itemsOf(scene)[0]?.width ?? 0);
  });
});

describe('who fights, for who does not see it', () => {
  test('is told from both sides, with what is attached', () => {
    const [host, foe] = [card(1), card(2)];
    const coat = card(3, { attached: { to: host.id!, lies: 'under' } });
    const fight = {
      attackers: [ref(host)],
      victim: { player: 1 },
      defender: 1,
      blockers: [ref(foe)],
      blocks: 'attackers',
    } as const;
    const combats = [{ name: 'Combat', attacker: 0, fights: [fight], step: null, note: null }];
    const contents = [{ battlefield: [host, coat] }, { battlefield: [foe] }];
    const scene = sceneOf(viewOf('kotc-14', contents, { combats }), 0, size);
    const labels = mirrorOf(scene).flatMap(({ entries }) => entries.map(({ label }) => label));
    const labelOf = (name: string): string => labels.find((label) => label.startsWith(name)) ?? '';
    expect(labelOf('Card 1')).toContain('with Card 3 attached, attacks Ben, blocked by Card 2');
    expect(labelOf('Card 2')).toContain('blocks Card 1');
    expect(labelOf('Card 3')).toContain('attached to Card 1');
    expect(labelOf('Card 2')).not.toContain('number 1');
  });
});
