import { middleOf, type Point } from '../scene/box.js';
import type { MirrorEntry, MirrorGroup } from './mirror.js';

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more it counts to lie aside of the way than to lie far along it. */
const ASIDE = 2.5;

/**
 * Where the focus goes from an entry by a key: along its row by the arrows to the sides and by Home and End, else to what lies nearest
 * in that direction. Null: the key leads nowhere.
 */
export function nextEntry(groups: readonly MirrorGroup[], from: string, key: string): string | null {
  const group = groups.find(({ entries }) => entries.some((entry) => entry.key === from));
  const at = group?.entries.findIndex((entry) => entry.key === from) ?? -1;
  const entry = group?.entries[at];
  if (!group || !entry) return null;
  if (key === 'Home') return group.entries[0]?.key ?? null;
  if (key === 'End') return group.entries.at(-1)?.key ?? null;
  const way = ways[key];
  if (!way) return null;
  const beside = way.x === 0 ? undefined : group.entries[at + way.x];
  if (beside) return beside.key;
  return nearest(
    groups.flatMap((other) => (other === group ? [] : other.entries)),
    entry,
    way,
  );
}

function nearest(entries: readonly MirrorEntry[], from: MirrorEntry, way: Point): string | null {
  const start = middleOf(from.ring);
  let best: { readonly key: string; readonly far: number } | null = null;
  for (const { key, ring } of entries) {
    const middle = middleOf(ring);
    const along = (middle.x - start.x) * way.x + (middle.y - start.y) * way.y;
    const aside = Math.abs((middle.x - start.x) * way.y) + Math.abs((middle.y - start.y) * way.x);
    if (along < 4) continue;
    const far = along + ASIDE * aside;
    if (!best || far < best.far) best = { key, far };
  }
  return best?.key ?? null;
}
