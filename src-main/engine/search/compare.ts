import { chanceFrom, randomTo, type Chance } from '../chance/chance.js';
import type { Reply } from '../decision.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import { ImaginedGames } from './imagined-games.js';
import type { Search } from './think.js';

/** How two replies to the same question come out. */
export interface Comparison {
  /** Mean worth of either, from 0 to 1. */
  readonly first: number;
  readonly second: number;
  /** Half the width of the 95 % interval of how far they lie apart. */
  readonly within: number;
  /** Pairs of imagined games. */
  readonly pairs: number;
}

/** Beyond so many standard errors lie 5 % of all normal values. */
const NORMAL_95 = 1.96;
/** Of fewer pairs nothing is said. */
const LEAST_PAIRS = 8;

/**
 * Compares two replies in pairs of imagined games: both of a pair have the same hidden cards and the same chance. All players go on as
 * plain players do.
 *
 * @param pairs how many are played
 * @returns null where the position cannot be entered
 */
export function compare<S extends BaseState, D, T extends GameContext<S, D>>(
  given: Pick<Search<S, D, T>, 'search' | 'position' | 'designs'>,
  [first, second]: readonly [Reply, Reply],
  { pairs, worlds, rounds }: { readonly pairs: number; readonly worlds: number; readonly rounds: number },
  chance: Chance,
): Comparison | null {
  const games = new ImaginedGames(given.search, given.position, given.designs);
  if (!games.draw(worlds, chance)) return null;
  const seed = randomTo(chance, 0x7fff_ffff);
  const turns = Math.max(1, Math.round(rounds * given.position.state.players.length));
  const worthOf = (reply: Reply, nth: number): number | null => {
    const own = randomTo(chanceFrom(seed + nth), 0x7fff_ffff);
    const course = games.playOn(games.enter(nth, own), turns, own, (_asked, _game, before) =>
      before === 0 ? reply : undefined,
    );
    return course && course.worth;
  };
  const firsts: number[] = [];
  const differences: number[] = [];
  for (let nth = 0; nth < pairs; nth += 1) {
    const one = worthOf(first, nth);
    const other = worthOf(second, nth);
    if (one === null || other === null) continue;
    firsts.push(one);
    differences.push(one - other);
  }
  return differences.length < LEAST_PAIRS ? null : summed(firsts, differences);
}

function summed(firsts: readonly number[], differences: readonly number[]): Comparison {
  const pairs = differences.length;
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / pairs;
  const [first, apart] = [mean(firsts), mean(differences)];
  const variance = (mean(differences.map((one) => (one - apart) * (one - apart))) * pairs) / (pairs - 1);
  return { first, second: first - apart, within: NORMAL_95 * Math.sqrt(variance / pairs), pairs };
}
