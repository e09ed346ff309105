/** Cards that are to stand together, in the order in which they are now, from a place (from 0) of the order without them. */
export interface CardsMove {
  readonly ids: readonly string[];
  readonly place: number;
}

/** What moves with a card that is taken hold of: all that are chosen where it is one of them. In the order of `ids`. */
export const movedWith = (
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  id: string,
): readonly string[] => (chosen.has(id) ? ids.filter((one) => chosen.has(one)) : [id]);

/** What it means to let them go before the card at `target`; at the number of cards: after the last. Null where nothing moves. */
export function dropped(ids: readonly string[], moving: readonly string[], target: number): CardsMove | null {
  const among = new Set(moving);
  const place = ids.slice(0, target).filter((id) => !among.has(id)).length;
  return stands(ids, moving, place) ? null : { ids: moving, place };
}

/** What it means to move them on by some places, as far as there are any. Null where nothing moves. */
export function movedOn(ids: readonly string[], moving: readonly string[], by: number): CardsMove | null {
  const first = ids.indexOf(moving[0] ?? '');
  if (first < 0) return null;
  const place = Math.max(0, Math.min(ids.length - moving.length, first + by));
  return stands(ids, moving, place) ? null : { ids: moving, place };
}

const stands = (ids: readonly string[], moving: readonly string[], place: number): boolean =>
  moving.every((id, at) => ids[place + at] === id);
