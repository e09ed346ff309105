/**
 * Rules of the building and deck sections that say what happens in a game. Nothing but a game can prove them, so they
 * wait for the table; each stretch is [section, first, last, what it is about].
 */
const stretches = [
  ['K06-SET', 3, 5, 'teams, fields, shuffling'],
  ['K06-SET', 11, 12, 'who goes first'],
  ['K06-DECK', 9, 9, 'what the back of a card shows'],
  ['K06-BLD', 33, 42, 'who picks and sees cards; what counters do'],
  ['K06-BLD', 44, 51, 'what effects do'],
  ['K06-BLD', 59, 59, 'a free choice of looks'],
  ['K06-BLD', 60, 67, 'what may be targeted; what effects do'],
  ['K09-DECK', 8, 8, 'what the back of a card shows'],
  ['K09-SET', 3, 7, 'teams, fields, reserves and the first hand'],
  ['K09-SET', 11, 12, 'who goes first'],
  ['K09-BLD', 34, 52, 'who picks and sees cards; what counters and effects do'],
  ['K09-BLD', 60, 68, 'a free choice of looks; what may be targeted; what effects do'],
  ['K11-SET', 3, 3, 'what the back of a card shows'],
  ['K11-SET', 9, 17, 'teams, fields, reserves and the first hand'],
  ['K11-SET', 21, 22, 'who goes first'],
  ['K11-BLD', 46, 56, 'what may be targeted; what effects do'],
] as const;

export const provenInPlay: readonly string[] = stretches.flatMap(([section, first, last]) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${section}-${String(first + index).padStart(2, '0')}`,
  ),
);
