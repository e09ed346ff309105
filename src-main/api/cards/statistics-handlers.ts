import { factsOf } from '../../collection/query/card-facts.js';
import { countingStatistics } from '../../collection/statistics/statistics.js';
import { inPortions, inTurns } from '../../common/turns.js';
import type { AppServices } from '../app-services.js';
import { withContractErrors } from '../failures.js';
import type { Implementer } from '../implementer.js';
import { cardsOf, type SomeCards } from './some-cards.js';
import type { StatisticsEvent } from '../contract/statistics-contract.js';

export const statisticsHandlers = (os: Implementer['statistics'], services: AppServices) => ({
  of: os.of.handler(({ input, signal }) => withContractErrors(statistics(services, input.cards, signal))),
});

async function* statistics(
  { library }: AppServices,
  which: SomeCards,
  signal?: AbortSignal,
): AsyncGenerator<StatisticsEvent, void, void> {
  const cards = await cardsOf(library, which);
  for await (const done of inPortions(cards, (card) => void factsOf(card), signal))
    yield { kind: 'progress', done, total: cards.length };
  yield { kind: 'done', statistics: await inTurns(countingStatistics(cards), signal) };
}
