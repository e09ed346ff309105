import { chanceFrom, type Chance } from '../../engine/chance/chance.js';
import type { Decision, PlayerNo } from '../../engine/decision.js';
import { Game } from '../../engine/game.js';
import { asKnownTo } from '../../engine/search/known-position.js';
import { chooserOf, newMatch, standingOf, withGame, type MatchGame } from '../../engine/match.js';
import type { Thought } from '../../engine/search/think.js';
import type { GameRules } from '../../games/game-play.js';
import { randomPlayer } from '../../games/computer-players.js';
import { computerPlayer, searchingFor } from '../../games/rule-sets.js';
import { thoughtOf, type Entrance } from '../../games/defaults/thinking-players.js';
import type { Decks } from '../new-game/decks.js';
import { seedOf } from '../new-game/seeds.js';
import { plainSeats } from './plain-seats.js';

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
  /** Ids of the options of the rules that are chosen; left out: none. */
  readonly options?: readonly string[];
  /** How many nodes those who think ahead have for a decision; left out: as many as is usual for each. */
  readonly nodes?: number;
  /** Sees each game before every decision. */
  readonly watch?: (game: Game) => void;
  /** Hears what those who think ahead thought, before their answer is given. */
  readonly hear?: (game: Game, decision: Decision, thought: Thought) => void;
  /** Is given each game when it is over, with its own seed. */
  readonly keep?: (game: PlayedGame, nth: number) => Promise<void>;
}

/** What has been counted of games so far. */
class Count {
  games = 0;
  readonly wins: number[];
  #ties = 0;
  #unfinished = 0;
  #decisions = 0;
  #turns = 0;

  constructor(
    private readonly rules: GameRules,
    players: number,
  ) {
    this.wins = Array.from({ length: players }, () => 0);
  }

  add({ state, inputs, result }: Game): void {
    this.games += 1;
    this.#decisions += inputs.length;
    this.#turns += this.rules.summary(state).turns;
    const winners = result?.winners ?? [];
    const [winner] = winners;
    if (winner === undefined) this.#unfinished += 1;
    else if (winners.length > 1) this.#ties += 1;
    else this.wins[winner] = (this.wins[winner] ?? 0) + 1;
  }

  get simulation(): Simulation {
    return {
      games: this.games,
      wins: this.wins,
      ties: this.#ties,
      unfinished: this.#unfinished,
      decisions: this.#decisions,
      turns: this.#turns,
    };
  }
}

/** Plays games of bots against each other. Who goes first is decided in every game, as the rules say. */
export async function simulate(simulated: Simulated): Promise<Simulation> {
  const { rules, decks, games, seed, keep } = simulated;
  const count = new Count(rules, decks.lists.length);
  for (let nth = 0; nth < games; nth += 1) {
    const played = playOne(simulated, seedOf(seed, nth));
    count.add(played.game);
    await keep?.(played, nth);
  }
  return count.simulation;
}

export interface SimulatedMatches extends Simulation {
  readonly matches: {
    readonly played: number;
    /** Matches that each player won. */
    readonly wins: readonly number[];
    readonly undecided: number;
  };
}

/**
 * Plays matches of several games; where the rules say so, the loser of a game decides who begins the next.
 * @param simulated `games` is how many matches
 */
export async function simulateMatches(simulated: Simulated, bestOf: number): Promise<SimulatedMatches> {
  const { rules, decks, games: matches, seed, keep } = simulated;
  const players = decks.lists.length;
  const count = new Count(rules, players);
  const wins = Array.from({ length: players }, () => 0);
  for (let nth = 0; nth < matches; nth += 1) {
    let match = newMatch(bestOf, players);
    for (let standing = standingOf(match); !standing.isOver; standing = standingOf(match)) {
      const chooser = chooserOf(match, rules.loserChooses);
      const played = playOne(simulated, seedOf(seed, count.games), chooser);
      const which = { id: `${seed}-${nth + 1}`, bestOf, before: match.winners };
      await keep?.({ ...played, match: which }, count.games);
      count.add(played.game);
      match = withGame(match, played.game.result?.winners ?? []);
    }
    const { winner } = standingOf(match);
    if (winner !== null) wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const undecided = wins.reduce((left, won) => left - won, matches);
  return { ...count.simulation, matches: { played: matches, wins, undecided } };
}

export interface PlayedGame {
  readonly game: Game;
  readonly seed: number;
  /** Who decided who begins, having lost the game before. */
  readonly chooser?: PlayerNo;
  readonly options?: readonly string[];
  /** Left out: it is no part of a match. */
  readonly match?: MatchGame;
}

/** Plays one game of bots. */
export function playOne(simulated: Simulated, seed: number, chooser?: PlayerNo): PlayedGame {
  const { rules: playable, decks, bots: names, options, nodes, watch, hear } = simulated;
  const { rules } = playable;
  const begun = playable.begin(decks.lists, seed, chooser, options);
  const players = names.map((name) => computerPlayer(rules.id, name));
  const searching = players.some(({ level }) => level !== undefined) ? searchingFor(rules.id) : null;
  const game = new Game(rules, begun, decks.designs, searching ? 0 : Infinity);
  const plain = plainSeats(rules.id, names);
  const enter = (): Entrance | null => {
    const known = searching && asKnownTo(game, searching.search.spokenOf);
    return known && { ...known, designs: known.designs.map((place) => decks.designs[place]) };
  };
  const chances = names.map((_, player): Chance => chanceFrom(seedOf(seed, player)));
  for (let asked = game.decision; asked !== null; asked = game.decision) {
    watch?.(game);
    if (playable.summary(game.state).turns > MOST_TURNS) break;
    const { player: seat } = asked;
    const look = () => playable.knowledge(game.context, asked, seat, names);
    const player = players[seat] ?? randomPlayer;
    const chance = chances[seat] as Chance;
    const given = { player, searching, decision: asked, look, enter, plain, chance };
    const thought = thoughtOf({ ...given, ...(nodes !== undefined && { nodes }) });
    if (thought.weighed.length > 0) hear?.(game, asked, thought);
    const refusal = game.answer(thought.reply);
    if (refusal) throw new Error(`The bot of player ${seat} was refused: ${refusal.because}`);
  }
  return { game, seed, ...(chooser !== undefined && { chooser }), ...(options && { options }) };
}
