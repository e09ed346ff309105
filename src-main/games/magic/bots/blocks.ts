/** Which creatures block what: blocks that win something, then those that keep the player alive. */
import type { PairDecision } from '../../../engine/decision.js';
import { faultOf } from '../../../engine/decisions/fault.js';
import { leastPairs, optionsFor, roomLeft } from '../../../engine/decisions/pairs.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { fighter, outcomeOf } from './outcome.js';
import { thingWith, worthOf } from './worth.js';

/** Below this much life every point counts. */
const SCARCE = 6;

type Pairs = (number | null)[];

export function blocksFor(decision: PairDecision, view: Knowledge): readonly (number | null)[] {
  const attackers = decision.options.map(({ card }) => thingWith(view, card));
  const blockers = decision.pairings.map(({ card }) => thingWith(view, card));
  const pairs: Pairs = [...leastPairs(decision)];
  const life = view.players[view.me]?.life ?? 20;
  const isBlocked = (option: number): boolean => pairs.includes(option);
  const canTake = (place: number, option: number): boolean =>
    pairs[place] === null && optionsFor(decision, pairs, place).includes(option);
  const incoming = (): number =>
    attackers.reduce(
      (sum, attacker, option) => sum + (isBlocked(option) ? 0 : Math.max(0, attacker?.power ?? 0)),
      0,
    );
  const dearest = [...attackers.keys()].toSorted((a, b) => worthAt(attackers, b) - worthAt(attackers, a));

  for (const option of dearest) {
    if (isBlocked(option)) continue;
    const place = bestSingle(option);
    if (place !== null) pairs[place] = option;
    else gang(option);
  }
  for (const option of dearest.toSorted((a, b) => (attackers[b]?.power ?? 0) - (attackers[a]?.power ?? 0))) {
    if (incoming() < life) break;
    const [chump] = [...blockers.keys()]
      .filter((place) => canTake(place, option))
      .toSorted((a, b) => worthAt(blockers, a) - worthAt(blockers, b));
    if (!isBlocked(option) && chump !== undefined) pairs[chump] = option;
  }
  return faultOf(decision, { pairs }) === null ? pairs : leastPairs(decision);

  /** A creature that can block several attackers stands there several times. */
  function isSame(one: number, other: number): boolean {
    return decision.pairings[one]?.card === decision.pairings[other]?.card;
  }

  /** The one blocker that gains the most, if any gains something. */
  function bestSingle(option: number): number | null {
    const attacker = attackers[option];
    if (!attacker || (decision.fewest?.[option] ?? 1) > 1) return null;
    let best: number | null = null;
    let most = life <= SCARCE ? -1.5 : 0.2;
    for (const [place, blocker] of blockers.entries()) {
      if (!blocker || !canTake(place, option)) continue;
      const { lost, killed } = outcomeOf(fighter(blocker), [fighter(attacker)]);
      const saved = Math.max(0, attacker.power) * (life <= 10 ? 0.8 : 0.4);
      // Of those that gain as much, the one that is worth less.
      const gain = killed - lost + saved - worthOf(blocker) * 0.01;
      if ((lost === 0 || killed > 0) && gain > most) [best, most] = [place, gain];
    }
    return best;
  }

  /** Two that kill together what neither could alone, and lose no more than it is worth. */
  function gang(option: number): void {
    const attacker = attackers[option];
    if (!attacker) return;
    const free = [...blockers.keys()].filter((place) => blockers[place] && canTake(place, option));
    for (const one of free) {
      for (const other of free) {
        if (one >= other || isSame(one, other) || (roomLeft(pairs, decision.room)[option] ?? 0) < 2) continue;
        const both = [blockers[one], blockers[other]].map((thing) => fighter(thing as Thing));
        const { lost, killed } = outcomeOf(fighter(attacker), both);
        if (lost > 0 && lost - killed > 0.5) {
          pairs[one] = option;
          pairs[other] = option;
          return;
        }
      }
    }
  }
}

const worthAt = (things: readonly (Thing | undefined)[], place: number): number => {
  const thing = things[place];
  return thing ? worthOf(thing) : 0;
};
