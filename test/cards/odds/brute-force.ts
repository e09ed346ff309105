/** Every order of a deck of that many cards with that many hits, as rows of booleans: each set of places once. */
export function* orders(size: number, hits: number): Generator<readonly boolean[]> {
  if (size === 0) {
    yield [];
    return;
  }
  if (hits > 0) for (const rest of orders(size - 1, hits - 1)) yield [true, ...rest];
  if (hits < size) for (const rest of orders(size - 1, hits)) yield [false, ...rest];
}

/** The share of all orders of which something is true. */
export function shareOf(size: number, hits: number, isSo: (order: readonly boolean[]) => boolean): number {
  let all = 0;
  let so = 0;
  for (const order of orders(size, hits)) {
    all += 1;
    if (isSo(order)) so += 1;
  }
  return so / all;
}

export const hitsIn = (cards: readonly boolean[]): number => cards.filter(Boolean).length;
