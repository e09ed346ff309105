import { simulateBothSeats } from '../../src-main/play/bots/both-seats.js';
import { starterDecks, starterSets } from '../games/kotc/bots/starter-decks.js';
import type { BenchResult } from './result.js';

/** At each seat with each deck. */
const GAMES = 100;

/** Computer players: how much better greedy is than random, at either seat with either starter deck of each edition. */
export async function bench(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [id, set] of starterSets) {
    const { rules, decks } = await starterDecks(id, set);
    const bots = ['greedy', 'random'] as const;
    const { wins, games, pairings } = await simulateBothSeats({ rules, decks, bots, games: GAMES, seed: 1 });
    const each = pairings.map(({ bots: seated, played }) => played.wins[seated.indexOf(0)] ?? 0);
    results.push({
      name: `bots: games that greedy wins against random in the ${rules.name}`,
      measured: `${wins[0]} of ${games}; by seat and deck ${each.join(', ')} of ${GAMES}`,
      bar: '360 of 400, and 90 of each 100',
      ok: (wins[0] ?? 0) >= 360 && each.every((won) => won >= 90),
    });
  }
  return results;
}
