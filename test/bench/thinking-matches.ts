import { ruleSet, ruleSets, searchingFor } from '../../src-main/games/rule-sets.js';
import { matchSeries, type Series } from './match-series.js';
import type { BenchResult } from './result.js';

interface Match {
  readonly bots: readonly [string, string];
  /** Percent of the games. */
  readonly least: number;
  /** Processor time of the longest decision, in seconds. */
  readonly within: number;
}

const matches: readonly Match[] = [
  { bots: ['journeyman', 'greedy'], least: 75, within: 0.5 },
  { bots: ['master', 'greedy'], least: 90, within: 3 },
  { bots: ['master', 'journeyman'], least: 65, within: 3 },
];
/** So many standard deviations to either side hold 95 of 100. */
const WIDE = 1.96;

/** Rule sets by which players think ahead. */
const thinkingRules = (): readonly string[] =>
  ruleSets()
    .map(({ rules }) => rules.id)
    .filter((id) => searchingFor(id) !== null);

/**
 * Players who think ahead against others, with every starter deck against every one, also against itself, at both seats.
 *
 * @param games of each series at least
 * @param wanted ids of rules, and names of players whose series alone are played; left out: all
 */
export async function thinkingMatches(games: number, wanted: readonly string[]): Promise<BenchResult[]> {
  const players = matches.map(({ bots: [one] }) => one).filter((name) => wanted.includes(name));
  const ids = wanted.filter((name) => !players.includes(name));
  const results: BenchResult[] = [];
  for (const match of matches) {
    if (players.length > 0 && !players.includes(match.bots[0])) continue;
    for (const id of ids.length > 0 ? ids : thinkingRules()) {
      const rules = ruleSet(id);
      const result = resultOf(match, rules.name, await matchSeries(rules, match.bots, games));
      // It takes long: whoever waits sees each when it is known.
      console.error(`${result.name}: ${result.measured}`);
      results.push(result);
    }
  }
  return results;
}

function resultOf({ bots, least, within }: Match, rules: string, series: Series): BenchResult {
  const { games, won, longest, byDecks } = series;
  const [one, other] = bots;
  const [low, high] = intervalOf(won, games);
  const percent = (100 * won) / games;
  const each = byDecks.map(({ decks, won: theirs, games: of }) => `${decks} ${theirs}/${of}`).join(', ');
  return {
    name: `bots: games that ${one} wins against ${other} in ${rules}`,
    measured: `${won} of ${games}, ${percent.toFixed(1)} % (${low.toFixed(0)} to ${high.toFixed(0)}); by decks ${each}; the longest decision took ${longest.toFixed(2)} s of the processor`,
    bar: `${least} %, and under ${within} s`,
    ok: percent >= least && longest < within,
  };
}

/** In which the true share lies with 95 % certainty, in percent (Wilson). */
function intervalOf(won: number, games: number): readonly [number, number] {
  const share = won / games;
  const square = WIDE * WIDE;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half =
    (WIDE * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))) / (1 + square / games);
  return [100 * (middle - half), 100 * (middle + half)];
}
