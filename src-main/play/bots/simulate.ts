import { chanceFrom, type Chance } from '../../engine/chance/chance.js';
import { Game } from '../../engine/game.js';
import type { GameRules } from '../../games/game-play.js';
import { randomPlayer } from '../../games/computer-players.js';
import { computerPlayer } from '../../games/rule-sets.js';
import type { Decks } from '../new-game/decks.js';
import { seedOf } from '../new-game/seeds.js';

/** Longer games are broken off: they are unfinished, and nobody wins them. */
export const MOST_TURNS = 500;

export interface Simulation {
  readonly games: number;
  /** Games that each player won alone, in the order of the decks. */
  readonly wins: readonly number[];
  readonly ties: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly turns: number;
}

export interface Simulated {
  readonly rules: GameRules;
  readonly decks: Pick<Decks, 'designs' | 'lists'>;
  /** The name of a computer player for each deck. */
  readonly bots: readonly string[];
  readonly games: number;
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Is given each game when it is over, with its own seed. */
  readonly keep?: (game: PlayedGame, nth: number) => Promise<void>;
}

/** Plays games of bots against each other. Who goes first is rolled for in every game, as the rules say. */
export async function simulate({
  rules,
  decks,
  bots: names,
  games,
  seed,
  keep,
}: Simulated): Promise<Simulation> {
  const wins = decks.lists.map(() => 0);
  let ties = 0;
  let unfinished = 0;
  let decisions = 0;
  let turns = 0;
  for (let nth = 0; nth < games; nth += 1) {
    const played = playOne(rules, decks, names, seedOf(seed, nth));
    const { state, inputs, result } = played.game;
    decisions += inputs.length;
    turns += rules.summary(state).turns;
    const winners = result?.winners ?? [];
    const [winner] = winners;
    if (winner === undefined) unfinished += 1;
    else if (winners.length > 1) ties += 1;
    else wins[winner] = (wins[winner] ?? 0) + 1;
    await keep?.(played, nth);
  }
  return { games, wins, ties, unfinished, decisions, turns };
}

export interface PlayedGame {
  readonly game: Game;
  readonly seed: number;
}

function playOne(
  playable: GameRules,
  { designs, lists }: Simulated['decks'],
  names: readonly string[],
  seed: number,
): PlayedGame {
  const { rules } = playable;
  const game = new Game(rules, playable.begin(lists, seed), designs);
  const players = names.map((name) => computerPlayer(rules.id, name));
  const chances = names.map((_, player): Chance => chanceFrom(seedOf(seed, player)));
  for (let asked = game.decision; asked !== null; asked = game.decision) {
    if (playable.summary(game.state).turns > MOST_TURNS) break;
    const { player } = asked;
    const look = () => playable.knowledge(game.context, asked, player, names);
    const reply = (players[player] ?? randomPlayer).reply(asked, look, chances[player] as Chance);
    const refusal = game.answer(reply);
    if (refusal) throw new Error(`The bot of player ${player} was refused: ${refusal.because}`);
  }
  return { game, seed };
}
