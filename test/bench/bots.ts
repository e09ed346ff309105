import { simulateBothSeats } from '../../src-main/play/bots/both-seats.js';
import {
  matchedSets,
  playField,
  starterDecks,
  starterPairs,
  starterSets,
} from '../games/kotc/bots/starter-decks.js';
import type { BenchResult } from './result.js';
import { thinkingMatches } from './thinking-matches.js';

/** At each seat with each deck. */
const GAMES = 100;
const seed = 1;

/**
 * Computer players: how much better greedy is than random, and how fairly the starter decks are matched. With a number, instead of that how
 * strong players are who think ahead: at least so many games a series, by the rules whose ids follow, or all, and of the players whose
 * names follow, or all. Games that have been played are kept, so a series can be gone on with.
 */
export async function bench([games, ...wanted]: readonly string[]): Promise<BenchResult[]> {
  if (games === undefined) return [...(await againstRandom()), ...(await decksAgainstEachOther())];
  if (!(Number(games) >= 1)) throw new Error(`Say how many games, such as 5, instead of “${games}”.`);
  return thinkingMatches(Number(games), wanted);
}

/** At either seat with each starter deck of each edition. */
async function againstRandom(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const bots = ['greedy', 'random'] as const;
  for (const [id, set] of starterSets) {
    for (const { rules, decks } of await starterPairs(id, set)) {
      const { wins, games, pairings } = await simulateBothSeats({ rules, decks, bots, games: GAMES, seed });
      const each = pairings.map(({ bots: seated, played }) => played.wins[seated.indexOf(0)] ?? 0);
      results.push({
        name: `bots: games that greedy wins against random in the ${rules.name}`,
        measured: `${wins[0]} of ${games}; by seat and deck ${each.join(', ')} of ${GAMES}`,
        bar: '360 of 400, and 90 of each 100',
        ok: (wins[0] ?? 0) >= 360 && each.every((won) => won >= 90),
      });
    }
  }
  return results;
}

async function decksAgainstEachOther(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const id of matchedSets) {
    const starters = await starterDecks(id, id);
    const shares = (await playField(starters, GAMES, seed)).map(({ name, won, played }) => {
      return { name, played, percent: (100 * won) / played };
    });
    results.push({
      name: `bots: games that each starter deck of the ${starters.rules.name} wins against the others, greedy at both seats`,
      measured: shares
        .map(({ name, percent, played }) => `${name} ${percent.toFixed(0)} % of ${played}`)
        .join(', '),
      bar: '40 to 60 %',
      ok: shares.every(({ percent }) => percent >= 40 && percent <= 60),
    });
  }
  return results;
}
