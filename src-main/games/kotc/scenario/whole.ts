import { kotcRuleSets } from '../rules/rule-set.js';
import { zones } from '../rules/state/state.js';
import { ScenarioFault } from '../../../engine/scenario/fault.js';
import type { CardSource, Scenario } from './format.js';
import { FILLER } from '../../../engine/scenario/labels.js';
import type { CardLookup } from './position.js';
import { sourceOf } from './scenario-of.js';
import { spreadOut } from './spread.js';

/** The scenario with all its cards written out, so that it needs no starter set and no file. @throws ScenarioFault */
export function wholeScenario(scenario: Scenario, lookup: CardLookup): Scenario {
  const used = spreadOut(scenario).flatMap((seat) =>
    zones.flatMap((zone) => seat[zone].map(({ placed }) => placed.card)),
  );
  const cards: Record<string, CardSource> = {};
  for (const call of new Set([...Object.keys(scenario.cards ?? {}), ...used])) {
    const source = scenario.cards?.[call];
    if (source && 'type' in source) cards[call] = source;
    else if (source || call !== FILLER) cards[call] = foundCard(call, source, lookup);
  }
  return { ...scenario, cards };
}

function foundCard(call: string, source: CardSource | undefined, lookup: CardLookup): CardSource {
  if (source && 'type' in source) return source;
  const found = lookup(source ?? { starter: call });
  if (!found) throw new ScenarioFault(`There is no card “${call}”; describe it under "cards".`);
  return sourceOf(found, call);
}

/** The edition by whose rules a scenario is played. */
export const editionOfScenario = ({ rules }: Pick<Scenario, 'rules'>) => kotcRuleSets[rules].edition;
