import { ScenarioFault } from '../fault.js';
import { FILLER } from '../labels.js';
import type { CardLookup, CardSource, InlineCard, Scenario } from '../scenario.js';
import { spreadOut, type PositionZones } from './spread.js';

/** What it takes to write a card out. */
interface WritingCards<P> extends PositionZones {
  sourceOf(printed: P, call: string): InlineCard;
}

/** The scenario with all its cards written out, so that it needs no starter set and no file. @throws ScenarioFault */
export function wholeScenario<P>(
  scenario: Scenario,
  lookup: CardLookup<P>,
  { sourceOf, ...ground }: WritingCards<P>,
): Scenario {
  const used = spreadOut(scenario, ground).flatMap((seat) =>
    Object.values(seat).flatMap((pile) =>
      pile.flatMap(({ placed }) => [placed.card, placed.copyOf ?? placed.card]),
    ),
  );
  const cards: Record<string, CardSource> = {};
  for (const call of new Set([...Object.keys(scenario.cards ?? {}), ...used])) {
    const source = scenario.cards?.[call];
    if (source && !isElsewhere(source)) cards[call] = source;
    else if (source || call !== FILLER) {
      const found = lookup(source ?? { starter: call });
      if (!found) throw new ScenarioFault(`There is no card “${call}”; describe it under "cards".`);
      cards[call] = sourceOf(found, call);
    }
  }
  return { ...scenario, cards };
}

/** Whether a card of a scenario is one of a starter set or of a file. */
export const isElsewhere = (source: CardSource): source is { starter: string } | { file: string } =>
  'starter' in source || 'file' in source;
