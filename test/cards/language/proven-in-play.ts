/**
 * Rules of the building and deck sections that say what happens in a game. Nothing but a game can prove them, so they
 * wait for the table; each stretch is [section, first, last, what it is about].
 */
const stretches: readonly (readonly [section: string, first: number, last: number, what: string])[] = [];

export const provenInPlay: readonly string[] = stretches.flatMap(([section, first, last]) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${section}-${String(first + index).padStart(2, '0')}`,
  ),
);
