import { differencesOfCards } from '../../collection/differences/card-differences.js';
import { changedEntries, differencesOfDecks } from '../../collection/differences/deck-differences.js';
import { differencesOfSets } from '../../collection/differences/set-differences.js';
import type { Body } from '../body.js';
import { duplicatesIn, merging } from './duplicate-cards.js';
import type { Implementer } from '../implementer.js';
import { eraseTrash, restoreTrash, trashRows } from './trash-rows.js';
import { compared, historyOf } from '../answers/version-answers.js';

export const batchesHandlers = (os: Implementer['batches'], body: Body) => ({
  list: os.list.handler(() => body.library.batches.list()),
  undo: os.undo.handler(({ input }) => body.library.batches.undo(input.batch)),
});

export const versionsHandlers = ({ cards, decks, sets }: Implementer['versions'], body: Body) => ({
  cards: {
    keep: cards.keep.handler(({ input: { id, name } }) =>
      body.library.cards.versions.keep([id], 'kept', name),
    ),
    list: cards.list.handler(({ input }) => historyOf(body.library.cards, input.id, differencesOfCards)),
    compare: cards.compare.handler(({ input }) => compared(body.library.cards, input, differencesOfCards)),
    restore: cards.restore.handler(({ input: { id, version } }) =>
      body.library.cards.versions.restore(id, version),
    ),
  },
  decks: {
    keep: decks.keep.handler(({ input: { id, name } }) =>
      body.library.decks.versions.keep([id], 'kept', name),
    ),
    list: decks.list.handler(({ input }) => historyOf(body.library.decks, input.id, differencesOfDecks)),
    compare: decks.compare.handler(async ({ input }) => {
      const both = await compared(body.library.decks, input, differencesOfDecks);
      return { ...both, entries: both.now ? changedEntries(both.content.entries, both.now.entries) : [] };
    }),
    restore: decks.restore.handler(({ input: { id, version } }) =>
      body.library.decks.versions.restore(id, version),
    ),
  },
  sets: {
    keep: sets.keep.handler(({ input: { id, name } }) => body.library.sets.versions.keep([id], 'kept', name)),
    list: sets.list.handler(({ input }) => historyOf(body.library.sets, input.id, differencesOfSets)),
    compare: sets.compare.handler(({ input }) => compared(body.library.sets, input, differencesOfSets)),
    restore: sets.restore.handler(({ input: { id, version } }) =>
      body.library.sets.versions.restore(id, version),
    ),
  },
});

export const trashHandlers = (os: Implementer['trash'], body: Body) => ({
  list: os.list.handler(() => trashRows(body)),
  restore: os.restore.handler(({ input }) => restoreTrash(body, input.trash)),
  erase: os.erase.handler(({ input }) => eraseTrash(body, input.trash)),
});

export const duplicatesHandlers = (os: Implementer['duplicates'], body: Body) => ({
  find: os.find.handler(({ signal }) => duplicatesIn(body.library, signal)),
  merge: os.merge.handler(({ input: { keep, remove } }) =>
    body.library.batches.rework(() => merging(body.library, keep, remove)),
  ),
  tellApart: os.tellApart.handler(({ input }) => body.library.toldApart.mark(input.cards, input.apart)),
});
