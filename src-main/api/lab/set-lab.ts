import { join } from 'node:path';
import type { Card } from '../../cards/card.js';
import { inSetOrder } from '../../cards/set-numbers.js';
import { ExperimentRefusal } from '../../lab/experiment/refusal.js';
import { FALSE_ALARMS, SCREENING_BLOCKS } from '../../lab/statistics/screening.js';
import { marked } from '../../lab/statistics/several.js';
import { TableRefusal } from '../../play/refusal.js';
import type { SetLabEvent, SetLabLeft, SetLabRow } from '../answers/lab-answers.js';
import type { AppServices } from '../app-services.js';
import { labEvents } from './lab-events.js';

/**
 * Tries the cards of a set one after the other, in the order of their numbers. Ends early when `signal` aborts; who asks again goes on from there.
 * @throws the signal's reason, LibraryError, LabTrouble
 */
export async function* setLabEvents(
  { library, options, labCards }: Pick<AppServices, 'library' | 'options' | 'labCards'>,
  set: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<SetLabEvent, void, void> {
  const rows = inSetOrder(library.cards.list().filter((row) => row.set?.id === set));
  const starters = join(options.assets, 'starter');
  const evidence = new Map<string, number>();
  const event = (done: number, card: Card | null, news: Partial<SetLabEvent>): SetLabEvent => ({
    rows: [],
    left: [],
    surprising: surprisingIn(evidence),
    done,
    total: rows.length,
    playing: card && nameOf(card),
    ...news,
  });
  for (const [done, { id }] of rows.entries()) {
    const [card] = await library.cards.getAll([id]);
    if (!card) continue;
    yield event(done, card, {});
    try {
      for await (const found of labEvents(card, starters, labCards, signal, SCREENING_BLOCKS)) {
        evidence.set(id, found.findings.evidence);
        yield event(done, card, { rows: [{ card: id, event: found } satisfies SetLabRow] });
      }
    } catch (error) {
      if (!(error instanceof ExperimentRefusal) && !(error instanceof TableRefusal)) throw error;
      const left: SetLabLeft = { card: id, name: nameOf(card), because: error.message };
      yield event(done, card, { left: [left] });
    }
    if (signal?.aborted) return;
  }
  yield event(rows.length, null, {});
}

const nameOf = ({ name }: Card): string => name || 'A card without a name';

function surprisingIn(evidence: ReadonlyMap<string, number>): string[] {
  const marks = marked([...evidence.values()], FALSE_ALARMS);
  return [...evidence.keys()].filter((_, place) => marks[place]);
}
