/** Everything that a filter finds: "all F", "the number of F", what can be chosen. */
import type { CardNo } from '../../../../engine/state.js';
import type { Area, Filter, Noun } from '../../cards/components/filters.js';
import type { Magic } from '../context.js';
import type { TextSource } from '../state/text-source.js';
import { matches } from './filters.js';

function areaOf({ as, clauses }: Noun): Area {
  for (const clause of clauses) if (clause.is === 'in') return clause.area;
  return as === 'spell' || as === 'ability' ? 'stack' : 'play';
}

/** The objects that match, by players in turn order and as they lie; each once. */
export function find(game: Magic, filter: Filter, text: TextSource): CardNo[] {
  const found: CardNo[] = [];
  const areas: Area[] = [];
  for (const noun of filter.any) {
    const area = areaOf(noun);
    if (!areas.includes(area)) areas.push(area);
  }
  for (const area of areas) findIn(game, area, filter, text, found);
  return found;
}

function findIn(game: Magic, area: Area, filter: Filter, text: TextSource, found: CardNo[]): void {
  const { state } = game;
  if (area === 'stack') {
    for (const no of state.shared?.['stack'] ?? none) if (matches(game, filter, no, text)) found.push(no);
    return;
  }
  const count = state.players.length;
  for (let step = 0; step < count; step += 1) {
    const pile = state.players[(state.active + step) % count]?.zones[area] ?? none;
    for (const no of pile) if (matches(game, filter, no, text)) found.push(no);
  }
}
const none: readonly never[] = [];

/** How many match. */
export const count = (game: Magic, filter: Filter, text: TextSource): number =>
  find(game, filter, text).length;
