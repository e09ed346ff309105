import type { Card } from '../../cards/card.js';
import type { CardEdit } from '../../collection/edits/card-edit.js';
import { changedBy, type EditedCard } from '../../collection/edits/changed-by.js';
import { differences } from '../../collection/edits/differences.js';
import type { ReissueKind } from '../../games/card-upgrade.js';
import type { BatchChange } from '../../library/batches/batch.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import type { EditEvent, EditPreview, EditRow } from '../answers/edit-answers.js';
import { inPortions } from '../../common/turns.js';
import { withProgress } from '../progress-events.js';
import { cardsOf, type SomeCards } from './some-cards.js';

/** More before and after than anybody looks through. */
const SHOWN = 200;

interface Asked {
  readonly cards: SomeCards;
  readonly edit: CardEdit;
}

interface Outcome extends EditedCard {
  readonly before: Card;
}

/** What an edit would change. @throws LibraryError NOT_FOUND for a set that is not there */
export async function previewEdit(
  library: Library,
  asked: Asked,
  signal?: AbortSignal,
): Promise<EditPreview> {
  const { cards, outcomes, work } = await prepare(library, asked);
  for await (const _ of inPortions(cards, work, signal));
  const notable = outcomes.filter(({ before, card, problems }) => before !== card || problems.length > 0);
  const names = new Map(library.sets.list().map(({ id, name }) => [id, name || 'Unnamed set']));
  const row = ({ before, card, problems, reissue }: Outcome): EditRow => ({
    id: before.id,
    name: before.name,
    changes: differences(before, card, (id) => names.get(id) ?? 'Unknown set'),
    problems,
    reissue,
  });
  const troubled = notable.filter(({ problems }) => problems.length > 0);
  const smooth = notable.filter(({ problems }) => problems.length === 0);
  return {
    cards: cards.length,
    changing: outcomes.filter(({ before, card }) => before !== card).length,
    withProblems: troubled.length,
    reissues: asked.edit.edition === undefined || asked.edit.indicatorOnly ? null : reissuesOf(outcomes),
    rows: [...troubled.slice(0, SHOWN / 2), ...smooth].slice(0, SHOWN).map(row),
  };
}

function reissuesOf(outcomes: readonly Outcome[]): Record<ReissueKind, number> {
  const counts = { unchanged: 0, relevelled: 0, reworded: 0, cannot: 0 };
  for (const { reissue } of outcomes) if (reissue !== null) counts[reissue] += 1;
  return counts;
}

/**
 * Edits the cards as one batch, as they stand when nobody else can write, telling how far it is.
 * @throws LibraryError NOT_FOUND, BAD_INPUT, READ_ONLY, STORAGE
 */
export async function* applyEdit(
  library: Library,
  { title, cards: which, edit }: Asked & { readonly title: string },
  signal?: AbortSignal,
): AsyncGenerator<EditEvent, void, void> {
  const ids = (await cardsOf(library, which)).map(({ id }) => id);
  const batch = yield* withProgress((onProgress) => {
    const make = async (): Promise<BatchChange | null> => {
      const { cards, outcomes, work } = await prepare(library, { cards: { ids }, edit });
      for await (const done of inPortions(cards, work, signal))
        onProgress({ done, total: cards.length, doing: 'Changing' });
      const changed = outcomes.flatMap(({ before, card }) => (before === card ? [] : [card]));
      return changed.length === 0 ? null : { title, change: { cards: changed } };
    };
    return library.batches.rework(make, signal, (done, total) =>
      onProgress({ done, total, doing: 'Saving' }),
    );
  });
  yield { kind: 'done', batch };
}

async function prepare(library: Library, { cards: which, edit }: Asked) {
  const into = edit.set?.id ?? null;
  if (into !== null && !library.sets.list().some(({ id }) => id === into))
    throw new LibraryError('NOT_FOUND', 'This set is not in the library any more. Choose another one.');
  let number = library.cards
    .list()
    .reduce((most, { set }) => (set !== null && set.id === into ? Math.max(most, set.number ?? 0) : most), 0);
  const outcomes: Outcome[] = [];
  const work = (before: Card): void => {
    outcomes.push({ before, ...changedBy(before, edit, () => (number += 1)) });
  };
  return { cards: await cardsOf(library, which), outcomes, work };
}
