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
  forEach(game, filter, text, (no) => {
    found.push(no);
    return false;
  });
  return found;
}

/** Goes through the objects that match, in the same order, until one is enough. */
export function forEach(
  game: Magic,
  filter: Filter,
  text: TextSource,
  isEnough: (no: CardNo) => boolean,
): void {
  const { any } = filter;
  for (let nth = 0; nth < any.length; nth += 1) {
    const area = areaOf(any[nth]!);
    let isNew = true;
    for (let before = 0; before < nth; before += 1) if (areaOf(any[before]!) === area) isNew = false;
    if (isNew && isEnoughIn(game, area, filter, text, isEnough)) return;
  }
}

function isEnoughIn(
  game: Magic,
  area: Area,
  filter: Filter,
  text: TextSource,
  isEnough: (no: CardNo) => boolean,
): boolean {
  const { state } = game;
  if (area === 'stack') return isEnoughOf(game, state.shared?.['stack'] ?? none, filter, text, isEnough);
  const count = state.players.length;
  for (let step = 0; step < count; step += 1) {
    const pile = state.players[(state.active + step) % count]?.zones[area] ?? none;
    if (isEnoughOf(game, pile, filter, text, isEnough)) return true;
  }
  return false;
}

function isEnoughOf(
  game: Magic,
  pile: readonly CardNo[],
  filter: Filter,
  text: TextSource,
  isEnough: (no: CardNo) => boolean,
): boolean {
  for (const no of pile) if (matches(game, filter, no, text) && isEnough(no)) return true;
  return false;
}
const none: readonly never[] = [];

/** How many match. */
export const count = (game: Magic, filter: Filter, text: TextSource): number =>
  find(game, filter, text).length;
