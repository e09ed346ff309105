import { complete } from '../../collection/query/complete.js';
import { queryHelp } from '../../collection/query/help.js';
import { sortedBy } from '../../collection/query/sorted-by.js';
import { toggle } from '../../collection/query/toggle.js';
import type { AppServices } from '../app-services.js';
import { cardRowsOf } from './card-row.js';
import { countsOf, factsRows, knownNames, markFavourites, tallyIn } from './collection.js';
import type { Implementer } from '../implementer.js';

export const collectionHandlers = (os: Implementer['collection'], services: AppServices) => ({
  rows: os.rows.handler(({ input }) =>
    services.library.cards.rows(input.ids).map(cardRowsOf(services.library)),
  ),
  find: os.find.handler(async ({ input, signal }) => {
    const { rows, ...found } = await services.library.cards.find(input, signal);
    return { ids: rows.map(({ id }) => id), ...found };
  }),
  facts: os.facts.handler(({ input }) => factsRows(services.library, input.ids)),
  counts: os.counts.handler(({ input, signal }) => countsOf(services.library, input.queries, signal)),
  tally: os.tally.handler(() => tallyIn(services.library)),
  counted: os.counted.handler(({ input, signal }) => services.library.cards.countFound(input.field, signal)),
  toggle: os.toggle.handler(({ input }) => toggle(input.query, input.field, input.value)),
  sorted: os.sorted.handler(({ input: { query, ...order } }) => sortedBy(query, order)),
  complete: os.complete.handler(({ input }) => complete(input.query, input.at, knownNames(services.library))),
  help: os.help.handler(() => queryHelp()),
  favourite: os.favourite.handler(({ input, signal }) =>
    markFavourites(services.library, input.ids, input.favourite, signal),
  ),
});
