/** How mana is made for a payment, also where it costs more than tapping: MC-PLAY-12, MC-PLAY-23, MC-Q-29. */
import { counterCount } from '../../../../engine/objects/counters.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import { kindBit, type Activated } from '../mana/abilities-of.js';
import { manaNeed, noNeed, type Need } from '../mana/need.js';
import { solve, waysOf, type Activation, type Payment, type Preference } from '../mana/solve.js';
import { meansFrom, meansOf, objectFrom, type ManaObject, type Means, type Source } from '../mana/sources.js';
import { textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';
import { allot, takenWith, type Allotment, type Taken } from './allot.js';
import { whyNotByLimits } from './limits.js';
import { numberOf, type Payer, type Thing } from './things.js';

export const isThing = (cost: Cost): cost is Thing => cost.is !== 'mana';

/** What is left to make mana with: nothing that is tapped for other costs, and of what is given up for them only what would still be there (MC-Q-29). */
export function meansBeside(game: Magic, player: PlayerNo, { tapped, given, spell }: Taken): Means {
  const means = meansOf(game, player, spell);
  if (!means.objects.some(({ no }) => tapped.includes(no) || given.includes(no))) return means;
  const objects: ManaObject[] = [];
  for (const object of means.objects) {
    const { no, abilities } = object;
    if (tapped.includes(no)) continue;
    const left = given.includes(no) ? abilities.filter(({ makes }) => !makes.isSpent) : abilities;
    if (left.length === abilities.length) objects.push(object);
    else if (left.length > 0) objects.push(objectFrom(no, left));
  }
  return meansFrom(means.pool, objects, means.costly, means.bound);
}

/** A costly ability as it is played: what is paid for it, besides mana. */
export interface Playing {
  readonly payer: Payer;
  readonly things: readonly Thing[];
  readonly asks: Need;
}

export function playingOf(game: Magic, player: PlayerNo, { no, ability }: Source): Playing {
  const held = game.rules.characteristicsOf(game, no).abilities[ability]!;
  const { costs } = held.ability as Activated;
  const payer = { player, text: textOf(game, no, player, held.ref.design), besides: null };
  return { payer, things: costs.filter(isThing), asks: manaNeed(costs, 0) };
}

/** What is taken once it has been played too; null: it cannot be. @param times how often it is played before */
function takenAfter(
  game: Magic,
  source: Source,
  { payer, things }: Playing,
  times: number,
  taken: Taken,
  fixed: Allotment,
): Taken | null {
  const { no, ability } = source;
  const { ability: its, ref } = game.rules.characteristicsOf(game, no).abilities[ability]!;
  const { limits } = its as Activated;
  if (limits.length > 0) {
    if (times > 0 || limits.some(({ is }) => is === 'onlyOpponents')) return null;
    if (whyNotByLimits(game, payer.player, limits, payer.text, ref.node)) return null;
  }
  for (const cost of things) {
    if (cost.is !== 'removeCounters') continue;
    const count = numberOf(game, cost, payer.text) * (times + 1);
    if (counterCount(cardAt(game, no), cost.kind) < count) return null;
  }
  const { objects } = meansOf(game, payer.player);
  const worth = (one: CardNo): number => objects.find((object) => object.no === one)?.units.length ?? 0;
  const allotment = allot(game, things, payer, taken, fixed, worth);
  return allotment && takenWith(game, things, payer, allotment, taken);
}

/** All that it can make; units that are not alike are each by itself. */
const unitsOf = (source: Source): readonly (readonly number[])[] =>
  source.makes.alike
    ? waysOf(source).map((kinds) => kinds.map((kind) => kindBit[kind]))
    : [source.makes.units];

/** So many ways are tried at most, those that have only begun included. */
const MOST_TRIES = 300;
const MOST_STEPS = 15;

/**
 * Finds a payment: by what costs nothing but tapping, or else with as few costly abilities as there can be, the cheapest first.
 *
 * @param first the costly ability that is to be played first, and what has been chosen to pay it with
 */
export function planFor(
  game: Magic,
  player: PlayerNo,
  need: Need,
  taken: Taken,
  preference?: Preference,
  first?: { readonly source: Source; readonly fixed: Allotment },
): Payment | null {
  const { costly } = meansOf(game, player, taken.spell);
  if (!first) {
    const free = solve(meansBeside(game, player, taken), need, preference);
    if (free || costly.length === 0) return free;
  }
  const playings = costly.map((source) => playingOf(game, player, source));
  let tries = MOST_TRIES;
  let longest = 0;
  const search = (steps: readonly Activation[], now: Taken, left: number, from: number): Payment | null => {
    tries -= 1;
    if (left === 0) {
      return solve(meansBeside(game, player, now), need, preference, steps);
    }
    for (const [place, source] of costly.entries()) {
      if (tries <= 0) return null;
      const isFirst = steps.length === 0 && first !== undefined;
      if (isFirst && !isSame(source, first.source)) continue;
      // What an earlier step gives up is gone; what is given up at the end is still there.
      if (now.given.includes(source.no) && !taken.given.includes(source.no)) continue;
      const playing = playings[place]!;
      const inOrder = playing.asks === noNeed;
      if (inOrder && place < from) continue;
      const times = steps.filter((step) => step.source === source).length;
      const after = takenAfter(game, source, playing, times, now, isFirst ? first.fixed : nothingFixed);
      if (!after) continue;
      longest = Math.max(longest, steps.length + 1);
      for (const units of unitsOf(source)) {
        const next = [...steps, { source, units, asks: playing.asks }];
        const found = search(next, after, left - 1, inOrder && !isFirst ? place : from);
        if (found) return found;
      }
    }
    return null;
  };
  for (let length = 1; length <= MOST_STEPS && tries > 0; length += 1) {
    const found = search([], taken, length, 0);
    if (found) return found;
    if (longest < length) return null;
  }
  return null;
}
const nothingFixed: Allotment = [];

/** What a player has chosen may have been looked up anew since it was offered. */
const isSame = (one: Source, other: Source): boolean => one.no === other.no && one.ability === other.ability;
