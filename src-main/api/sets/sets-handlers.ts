import type { AppServices } from '../app-services.js';
import { dissolve, makeSet, renumber, setCards, setColors, setRows } from './card-sets.js';
import { draftDecks, setDraft } from './set-draft.js';
import { packDecks, setPacks } from './set-packs.js';
import type { Implementer } from '../implementer.js';

export const setsHandlers = (os: Implementer['sets'], services: AppServices) => ({
  list: os.list.handler(() => services.library.sets.list()),
  rows: os.rows.handler(() => setRows(services.library, services.icons)),
  get: os.get.handler(({ input }) => services.library.sets.get(input.id)),
  create: os.create.handler(({ input }) => services.library.sets.create(input.set)),
  save: os.save.handler(({ input }) => services.library.sets.save(input.set, input.base, input.opened)),
  remove: os.remove.handler(({ input }) => services.library.sets.remove(input.ids)),
  restore: os.restore.handler(({ input }) => services.library.sets.restore(input.trash)),
  cards: os.cards.handler(({ input }) => setCards(services.library, input.id)),
  colors: os.colors.handler(({ input }) => setColors(services.library, input.id)),
  make: os.make.handler(({ input }) => makeSet(services.library, input)),
  packs: os.packs.handler(({ input }) => setPacks(services.library, input)),
  packDecks: os.packDecks.handler(({ input }) => packDecks(services.library, input)),
  runningDraft: os.runningDraft.handler(({ input }) => services.library.runningDrafts.of(input.id)),
  keepDraft: os.keepDraft.handler(({ input }) => services.library.runningDrafts.keep(input.id, input.draft)),
  draft: os.draft.handler(({ input }) => setDraft(services.library, input)),
  draftDecks: os.draftDecks.handler(({ input }) => draftDecks(services.library, input)),
  renumber: os.renumber.handler(({ input }) => renumber(services.library, input.id, input.how)),
  dissolve: os.dissolve.handler(({ input }) => dissolve(services.library, input.id)),
});
