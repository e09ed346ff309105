import type { Body } from '../body.js';
import { dissolve, makeSet, renumber, setCards, setColors, setRows } from './card-sets.js';
import type { Implementer } from '../implementer.js';

export const setsHandlers = (os: Implementer['sets'], body: Body) => ({
  list: os.list.handler(() => body.library.sets.list()),
  rows: os.rows.handler(() => setRows(body.library, body.icons)),
  get: os.get.handler(({ input }) => body.library.sets.get(input.id)),
  create: os.create.handler(({ input }) => body.library.sets.create(input.set)),
  save: os.save.handler(({ input }) => body.library.sets.save(input.set, input.base, input.opened)),
  remove: os.remove.handler(({ input }) => body.library.sets.remove(input.ids)),
  restore: os.restore.handler(({ input }) => body.library.sets.restore(input.trash)),
  cards: os.cards.handler(({ input }) => setCards(body.library, input.id)),
  colors: os.colors.handler(({ input }) => setColors(body.library, input.id)),
  make: os.make.handler(({ input }) => makeSet(body.library, input)),
  renumber: os.renumber.handler(({ input }) => renumber(body.library, input.id, input.how)),
  dissolve: os.dissolve.handler(({ input }) => dissolve(body.library, input.id)),
});
