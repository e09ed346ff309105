import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRules } from '../../src-main/games/game-play.js';
import { ruleSet, ruleSets, searchingFor } from '../../src-main/games/rule-sets.js';
import { simulate } from '../../src-main/play/bots/simulate.js';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { loadDecks, type Decks } from '../../src-main/play/new-game/decks.js';
import { inProject } from '../../src-main/setup/project.mjs';
import type { BenchResult } from './result.js';

interface Match {
  readonly bots: readonly [string, string];
  /** Percent of the games. */
  readonly least: number;
}

const matches: readonly Match[] = [
  { bots: ['journeyman', 'greedy'], least: 75 },
  { bots: ['master', 'greedy'], least: 90 },
  { bots: ['master', 'journeyman'], least: 65 },
];
const seed = 1;
/** So many standard deviations to either side hold 95 of 100. */
const WIDE = 1.96;

/** Rule sets by which players think ahead. */
export const thinkingRules = (): readonly string[] =>
  ruleSets()
    .map(({ rules }) => rules.id)
    .filter((id) => searchingFor(id) !== null);

/**
 * Players who think ahead against others, with every starter deck against every one, also against itself, at both seats.
 * @param games of each two decks at each seat
 */
export async function thinkingMatches(ids: readonly string[], games: number): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const id of ids) {
    const rules = ruleSet(id);
    const decks = await starterDecksOf(rules);
    for (const match of matches) {
      const result = await played(rules, decks, match, games);
      // It takes long: whoever waits sees each when it is known.
      console.error(`${result.name}: ${result.measured}`);
      results.push(result);
    }
  }
  return results;
}

async function starterDecksOf(rules: GameRules): Promise<Decks> {
  const folder = inProject('assets', 'starter', rules.starter ?? rules.rules.id, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  return loadDecks(files, rules);
}

/** The time between two decisions is taken for that of the first: whoever does not think takes next to none. */
class Clock {
  longest = 0;
  #last: NodeJS.CpuUsage | null = null;

  readonly tick = (): void => {
    if (this.#last) {
      const { user, system } = process.cpuUsage(this.#last);
      this.longest = Math.max(this.longest, (user + system) / 1e6);
    }
    this.#last = process.cpuUsage();
  };
}

async function played(rules: GameRules, decks: Decks, match: Match, games: number): Promise<BenchResult> {
  const [one, other] = match.bots;
  const clock = new Clock();
  let won = 0;
  let count = 0;
  for (const [first, own] of decks.lists.entries()) {
    for (const [second, theirs] of decks.lists.entries()) {
      for (const seat of [0, 1]) {
        const { wins, ties } = await simulate({
          rules,
          decks: { ...decks, lists: seat === 0 ? [own, theirs] : [theirs, own] },
          bots: seat === 0 ? [one, other] : [other, one],
          games,
          seed: seedOf(seed, (first * decks.lists.length + second) * 2 + seat),
          watch: clock.tick,
        });
        won += (wins[seat] ?? 0) + ties / 2;
        count += games;
      }
    }
  }
  const [low, high] = intervalOf(won, count);
  const percent = (100 * won) / count;
  return {
    name: `bots: games that ${one} wins against ${other} in ${rules.name}`,
    measured: `${won} of ${count}, ${percent.toFixed(1)} % (${low.toFixed(0)} to ${high.toFixed(0)}); the longest decision took ${clock.longest.toFixed(2)} s of the processor`,
    bar: `${match.least} %`,
    ok: percent >= match.least,
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
