import { randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import { limits } from '../../cards/limits.js';
import { compareKinds } from '../../games/kinds.js';
import { inSetOrder, numbersAfterMove, numbersBy, reportOf, type Numbers } from '../../cards/set-numbers.js';
import type { BatchDone } from '../../library/batches/batch.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import { cardRowsOf } from '../cards/card-row.js';
import type { Icons } from '../pictures/icons.js';
import type { MadeSet, SetCards, SetRow } from '../answers/set-answers.js';
import type { Renumbering } from '../contract/sets-contract.js';
import { cardsOf } from '../cards/some-cards.js';

export async function setRows(library: Library, icons: Icons): Promise<SetRow[]> {
  const counts = new Map<string, number>();
  for (const { set } of library.cards.list()) if (set) counts.set(set.id, (counts.get(set.id) ?? 0) + 1);
  return Promise.all(
    library.sets.list().map(async (set) => {
      const { symbol } = set;
      const symbolPath = symbol && 'icon' in symbol ? await icons.pathOf(symbol.icon) : null;
      return { ...set, cards: counts.get(set.id) ?? 0, symbolPath };
    }),
  );
}

export function setCards(library: Library, id: string): SetCards {
  const rows = inSetOrder(library.cards.list().filter(({ set }) => set?.id === id));
  return { rows: rows.map(cardRowsOf(library)), report: reportOf(rows) };
}

/** Colours that are offered of a set. */
const MOST_COLORS = 12;

export async function setColors(library: Library, id: string): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { look } of await cardsOf(library, { set: id }))
    for (const color of [look.frame, look.accent])
      if (color !== null) counts.set(color, (counts.get(color) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  return most.slice(0, MOST_COLORS).map(([color]) => color);
}

/** @throws LibraryError READ_ONLY, STORAGE */
export async function makeSet(
  library: Library,
  { name, cards: ids }: { readonly name: string; readonly cards: readonly string[] },
): Promise<MadeSet> {
  const id = randomUUID();
  const done = await library.batches.rework(async () => {
    const cards = await library.cards.getAll(ids);
    return {
      title: `new set${name === '' ? '' : ` “${name}”`}`,
      create: { sets: [{ id, name, code: '', symbol: null, mark: 'none', notes: '' }] },
      change: { cards: cards.map((card, index) => ({ ...card, set: { id, number: index + 1 } })) },
    };
  });
  return { ...done, set: id };
}

/** @throws LibraryError NOT_FOUND, BAD_INPUT, READ_ONLY, STORAGE */
export async function renumber(library: Library, id: string, how: Renumbering): Promise<BatchDone | null> {
  return library.batches.rework(async () => {
    const { content: set } = await library.sets.get(id);
    const cards = await cardsOf(library, { set: id });
    if (cards.length > limits.number)
      throw new LibraryError(
        'BAD_INPUT',
        `Numbers go up to ${limits.number}. Take cards out of the set, then number it.`,
      );
    const numbers = numbersFor(cards, how);
    const changed = cards.flatMap((card) => {
      const number = numbers.get(card.id);
      return number === undefined || number === card.set?.number ? [] : [{ ...card, set: { id, number } }];
    });
    return changed.length === 0 ? null : { title: `number “${set.name}”`, change: { cards: changed } };
  });
}

function numbersFor(cards: readonly Card[], how: Renumbering): ReadonlyMap<string, number | null> {
  if ('by' in how) return numbersBy(cards, how.by, compareKinds) satisfies Numbers;
  if ('move' in how) return numbersAfterMove(cards, how.move, how.place);
  return new Map([[how.card, how.number]]);
}

/** @throws LibraryError NOT_FOUND, READ_ONLY, STORAGE */
export async function dissolve(library: Library, id: string): Promise<BatchDone> {
  return library.batches.rework(async () => {
    const { content: set } = await library.sets.get(id);
    const cards = await cardsOf(library, { set: id });
    return {
      title: `delete set${set.name === '' ? '' : ` “${set.name}”`}`,
      change: { cards: cards.map((card) => ({ ...card, set: null })) },
      remove: { sets: [id] },
    };
  });
}
