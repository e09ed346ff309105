import type { FieldLayout, FieldPlace, SeenRow, ZoneShape } from './seen-zone.js';

/** What a field is laid out by. */
interface ZoneOfField {
  readonly zone: string;
  readonly shape: ZoneShape;
  readonly rows?: readonly SeenRow[];
}

/**
 * The field of a game that does not say how its zones lie: its rows in its order, the first nearest to the enemy, and its piles and
 * stacks beside them at the right, as many beside each row as beside the others.
 */
export function usualField(zones: readonly ZoneOfField[]): FieldLayout {
  const rows = zones
    .filter(({ shape }) => shape === 'row')
    .flatMap(({ zone, rows: own }) => own?.map(({ row }) => ({ zone, row })) ?? [{ zone }]);
  const beside = zones.filter(({ shape }) => shape === 'pile' || shape === 'stack');
  const many = Math.ceil(beside.length / Math.max(1, rows.length));
  const place = (zone: string | null): FieldPlace => ({ zone, span: 'card' });
  if (rows.length === 0) return beside.length === 0 ? [] : [beside.map(({ zone }) => place(zone))];
  return rows.map((wide, row) => {
    const own = Array.from({ length: many }, (_, at) => place(beside[row * many + at]?.zone ?? null));
    return [{ ...wide, span: 'wide' }, ...own];
  });
}
