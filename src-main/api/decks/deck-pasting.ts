import { readDeckList } from '../../exchange/list/read-deck-list.js';
import { ListNames, type ListedDeck } from '../../exchange/list/list-names.js';
import { Turns } from '../../common/turns.js';
import type { Library } from '../../library/library.js';
import type { CardRow } from '../answers/answers.js';
import { cardRowsOf } from '../cards/card-row.js';
import type { ReadDeckList } from '../answers/deck-answers.js';

/** Cards offered for a name that none has. */
const OFFERED = 5;
/** Unknown names for which near ones are looked for; a list with more of them is of another library. */
const LOOKED_FOR = 100;

/** What a plain list of counts and names means in a library, for a deck of a game and an edition. */
export async function readPastedList(
  library: Library,
  { text, ...deck }: ListedDeck & { readonly text: string },
): Promise<ReadDeckList> {
  const summaries = library.cards.list();
  const list = new ListNames(summaries, library.sets.list());
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const rowOf = cardRowsOf(library);
  const rows = (cards: readonly { readonly id: string }[]): CardRow[] =>
    cards.flatMap(({ id }) => {
      const summary = byId.get(id);
      return summary ? [rowOf(summary)] : [];
    });
  const { lines, faults } = readDeckList(text);
  const turns = new Turns();
  const meant: ReadDeckList['lines'][number][] = [];
  let unknown = 0;
  for (const read of lines) {
    const { line, reserve } = read;
    const { name, copies, likely } = list.meant(read, deck);
    if (likely.length === 0) unknown += 1;
    const near = likely.length === 0 && unknown <= LOOKED_FOR;
    const nearest = near ? list.nearest(name, OFFERED, deck) : [];
    meant.push({ line, name, copies, reserve, cards: rows(likely), nearest: rows(nearest) });
    await turns.pass();
  }
  return { lines: meant, faults };
}
