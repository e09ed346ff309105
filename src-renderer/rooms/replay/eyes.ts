import type { Onlooker, TableView } from '../../../src-main/api/answers/play-answers.js';

/** Somebody through whose eyes a replay can be seen. */
export interface Eyes {
  readonly as: Onlooker;
  readonly name: string;
  /** The digit that chooses them. */
  readonly key: string;
}

/** The highest digit shows everything; seats have the numbers from 1, and there are eight at most. */
const KEY_OF_ALL = '9';

/** Onlookers, each seat, and all open; of a game that goes on, onlookers alone. */
export function eyesOf(seats: TableView['seats'], isOver: boolean): readonly Eyes[] {
  const onlooker: Eyes = { as: 'onlooker', name: 'Onlooker', key: '0' };
  if (!isOver) return [onlooker];
  return [
    onlooker,
    ...seats.map(({ seat, name }): Eyes => ({ as: seat, name, key: String(seat + 1) })),
    { as: 'open', name: 'All open', key: KEY_OF_ALL },
  ];
}
