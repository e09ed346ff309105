import { randomPlayer } from '../../games/computer-players.js';
import { simulate, type Simulated, type Simulation } from './simulate.js';

/** Two bots with two decks, by their seats. */
export interface Pairing {
  /** Places in the lists that were given. */
  readonly bots: readonly [number, number];
  readonly decks: readonly [number, number];
  readonly played: Simulation;
}

const orders = [
  [0, 1],
  [1, 0],
] as const;

/** Either bot at either seat with either deck. */
export const PAIRINGS = orders.length * orders.length;

/**
 * Plays two bots against each other so that neither seat nor deck favours one of them.
 * @param simulated `games` is how many in each pairing
 * @returns all games together, whose wins are in the order of the bots, and each pairing, whose wins are by seats
 */
export async function simulateBothSeats({
  decks,
  bots,
  ...rest
}: Omit<Simulated, 'keep'>): Promise<Simulation & { readonly pairings: readonly Pairing[] }> {
  const pairings: Pairing[] = [];
  for (const botOrder of orders) {
    for (const deckOrder of orders) {
      const played = await simulate({
        ...rest,
        decks: { ...decks, lists: deckOrder.map((place) => decks.lists[place] ?? []) },
        bots: botOrder.map((place) => bots[place] ?? randomPlayer.name),
      });
      pairings.push({ bots: botOrder, decks: deckOrder, played });
    }
  }
  const sum = (of: (played: Simulation) => number): number =>
    pairings.reduce((total, { played }) => total + of(played), 0);
  const winsOf = (bot: number): number =>
    pairings.reduce((total, { bots: order, played }) => total + (played.wins[order.indexOf(bot)] ?? 0), 0);
  return {
    games: sum(({ games }) => games),
    wins: [winsOf(0), winsOf(1)],
    ties: sum(({ ties }) => ties),
    unfinished: sum(({ unfinished }) => unfinished),
    decisions: sum(({ decisions }) => decisions),
    turns: sum(({ turns }) => turns),
    pairings,
  };
}
