import type { Card } from '../../cards/card.js';
import type { CardEdit } from '../../collection/edits/card-edit.js';
import { changedBy, type EditedCard } from '../../collection/edits/changed-by.js';
import { differences } from '../../collection/edits/differences.js';
import { lostStanding, touchesStanding, type LostStanding } from '../../collection/edits/lost-standing.js';
import { readReplacement, type ReplacementFault } from '../../collection/edits/replace-text.js';
import type { MoveKind } from '../../games/card-fields.js';
import type { BatchChange } from '../../library/batches/batch.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import type { EditEvent, EditPreview, EditRow } from '../answers/edit-answers.js';
import { inPortions } from '../../common/turns.js';
import { withProgress } from '../progress-events.js';
import { cardsOf, type SomeCards } from './some-cards.js';

interface Asked {
  readonly cards: SomeCards;
  readonly edit: CardEdit;
  /** Ids of those among the cards that stay as they are. */
  readonly except?: readonly string[] | undefined;
}

interface Outcome extends EditedCard {
  readonly before: Card;
  readonly leftOut: boolean;
  readonly loses: LostStanding | null;
}

/**
 * What an edit would change.
 * @param shown so many before and after are told
 * @throws LibraryError NOT_FOUND for a set that is not there
 */
export async function previewEdit(
  library: Library,
  { shown = SHOWN, ...asked }: Asked & { readonly shown?: number | undefined },
  signal?: AbortSignal,
): Promise<EditPreview> {
  const { cards, outcomes, work } = await prepare(library, asked, touchesStanding(asked.edit));
  const fault = faultOf(asked.edit);
  if (!fault) for await (const _ of inPortions(cards, work, signal));
  const notable = outcomes.filter(({ before, card, problems }) => before !== card || problems.length > 0);
  const names = new Map(library.sets.list().map(({ id, name }) => [id, name || 'Unnamed set']));
  const row = ({ before, card, problems, reissue, loses, leftOut }: Outcome): EditRow => ({
    id: before.id,
    name: before.name,
    changes: differences(before, card, (id) => names.get(id) ?? 'Unknown set', asked.edit.replace),
    problems,
    reissue,
    loses,
    leftOut,
  });
  const meant = notable.filter(({ leftOut }) => !leftOut);
  const isTroubled = ({ problems, loses }: Outcome): boolean => problems.length > 0 || loses !== null;
  const smooth = notable.filter((outcome) => !isTroubled(outcome));
  const troubled = notable.filter(isTroubled).slice(0, Math.max(Math.ceil(shown / 2), shown - smooth.length));
  return {
    cards: cards.length,
    fault,
    changing: meant.filter(({ before, card }) => before !== card).length,
    withProblems: meant.filter(({ problems }) => problems.length > 0).length,
    losing: {
      readable: meant.filter(({ loses }) => loses === 'readable').length,
      legal: meant.filter(({ loses }) => loses === 'legal').length,
    },
    notable: notable.length,
    reissues: asked.edit.edition === undefined || asked.edit.indicatorOnly ? null : reissuesOf(outcomes),
    rows: [...troubled, ...smooth].slice(0, shown).map(row),
  };
}

/** Rows of before and after, unless more are asked for. */
const SHOWN = 200;

function faultOf({ replace }: CardEdit): ReplacementFault | null {
  const reading = replace && readReplacement(replace);
  return reading?.kind === 'bad' ? reading.fault : null;
}

function reissuesOf(outcomes: readonly Outcome[]): Record<MoveKind, number> {
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
  { title, cards: which, edit, except = [] }: Asked & { readonly title: string },
  signal?: AbortSignal,
): AsyncGenerator<EditEvent, void, void> {
  const fault = faultOf(edit);
  if (fault) throw new LibraryError('BAD_INPUT', fault.sentence);
  const leftOut = new Set(except);
  const ids = (await cardsOf(library, which)).flatMap(({ id }) => (leftOut.has(id) ? [] : id));
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

async function prepare(library: Library, { cards: which, edit, except = [] }: Asked, withStanding = false) {
  const into = edit.set?.id ?? null;
  if (into !== null && !library.sets.list().some(({ id }) => id === into))
    throw new LibraryError('NOT_FOUND', 'This set is not in the library any more. Choose another one.');
  let number = library.cards
    .list()
    .reduce((most, { set }) => (set !== null && set.id === into ? Math.max(most, set.number ?? 0) : most), 0);
  const exempt = new Set(except);
  const outcomes: Outcome[] = [];
  const work = (before: Card): void => {
    const leftOut = exempt.has(before.id);
    const edited = changedBy(before, edit, () => (leftOut ? number + 1 : (number += 1)));
    const loses = withStanding ? lostStanding(before, edited.card) : null;
    outcomes.push({ before, ...edited, leftOut, loses });
  };
  return { cards: await cardsOf(library, which), outcomes, work };
}
