import { differencesOfCards } from '../../collection/differences/card-differences.js';
import { changedEntries, differencesOfDecks } from '../../collection/differences/deck-differences.js';
import { differencesOfSets } from '../../collection/differences/set-differences.js';
import type { AppServices } from '../app-services.js';
import { duplicatesIn, merging } from './duplicate-cards.js';
import type { Implementer } from '../implementer.js';
import { eraseTrash, restoreTrash, trashRows } from './trash-rows.js';
import { compared, historyOf } from '../answers/version-answers.js';

export const batchesHandlers = (os: Implementer['batches'], services: AppServices) => ({
  list: os.list.handler(() => services.library.batches.list()),
  undo: os.undo.handler(({ input }) => services.library.batches.undo(input.batch)),
});

export const versionsHandlers = ({ cards, decks, sets }: Implementer['versions'], services: AppServices) => ({
  cards: {
    keep: cards.keep.handler(({ input: { id, name } }) =>
      services.library.cards.versions.keep([id], 'kept', name),
    ),
    list: cards.list.handler(({ input }) => historyOf(services.library.cards, input.id, differencesOfCards)),
    compare: cards.compare.handler(({ input }) =>
      compared(services.library.cards, input, differencesOfCards),
    ),
    restore: cards.restore.handler(({ input: { id, version } }) =>
      services.library.cards.versions.restore(id, version),
    ),
  },
  decks: {
    keep: decks.keep.handler(({ input: { id, name } }) =>
      services.library.decks.versions.keep([id], 'kept', name),
    ),
    list: decks.list.handler(({ input }) => historyOf(services.library.decks, input.id, differencesOfDecks)),
    compare: decks.compare.handler(async ({ input }) => {
      const both = await compared(services.library.decks, input, differencesOfDecks);
      return { ...both, entries: both.now ? changedEntries(both.content.entries, both.now.entries) : [] };
    }),
    restore: decks.restore.handler(({ input: { id, version } }) =>
      services.library.decks.versions.restore(id, version),
    ),
  },
  sets: {
    keep: sets.keep.handler(({ input: { id, name } }) =>
      services.library.sets.versions.keep([id], 'kept', name),
    ),
    list: sets.list.handler(({ input }) => historyOf(services.library.sets, input.id, differencesOfSets)),
    compare: sets.compare.handler(({ input }) => compared(services.library.sets, input, differencesOfSets)),
    restore: sets.restore.handler(({ input: { id, version } }) =>
      services.library.sets.versions.restore(id, version),
    ),
  },
});

export const trashHandlers = (os: Implementer['trash'], services: AppServices) => ({
  list: os.list.handler(() => trashRows(services)),
  restore: os.restore.handler(({ input }) => restoreTrash(services, input.trash)),
  erase: os.erase.handler(({ input }) => eraseTrash(services, input.trash)),
});

export const duplicatesHandlers = (os: Implementer['duplicates'], services: AppServices) => ({
  find: os.find.handler(({ signal }) => duplicatesIn(services.library, signal)),
  merge: os.merge.handler(({ input: { keep, remove } }) =>
    services.library.batches.rework(() => merging(services.library, keep, remove)),
  ),
  tellApart: os.tellApart.handler(({ input }) =>
    services.library.notDuplicates.mark(input.cards, input.apart),
  ),
});
