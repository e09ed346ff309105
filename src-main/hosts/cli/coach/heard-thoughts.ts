import type { Decision } from '../../../engine/decision.js';
import type { Game } from '../../../engine/game.js';
import type { Thought } from '../../../engine/search/think.js';
import { replyWords } from '../../../engine/table/reply-words.js';
import type { GameRules } from '../../../games/game-play.js';
import { thoughtInWords } from '../../../play/bots/thought-words.js';

/** What a player who thinks ahead thought of a decision. */
interface HeardThought {
  /** From 1. */
  readonly game: number;
  readonly turn: number;
  /** By the order of the decks. */
  readonly player: number;
  readonly text: string;
  readonly nodes: number;
  /** The best first. */
  readonly weighed: readonly { readonly reply: string; readonly chance: number; readonly tries: number }[];
}

/** Notes what players think in simulated games, one game after the other. */
export class HeardThoughts {
  readonly all: HeardThought[] = [];
  #games = 0;
  #last: Game | null = null;

  constructor(
    private readonly rules: GameRules,
    private readonly names: readonly string[],
  ) {}

  hear(game: Game, decision: Decision, thought: Thought): void {
    if (game !== this.#last) this.#games += 1;
    this.#last = game;
    const { player } = decision;
    const { prompt } = this.rules.view(game.context, decision, player, this.names);
    if (!prompt) return;
    this.all.push({
      game: this.#games,
      turn: this.rules.summary(game.state).turns,
      player,
      text: thoughtInWords(prompt, thought, this.names),
      nodes: thought.nodes,
      weighed: thought.weighed.map(({ reply, ...how }) => ({
        reply: replyWords(prompt, reply, this.names).now,
        ...how,
      })),
    });
  }

  /** A line each. */
  get lines(): string {
    return this.all
      .map(({ game, turn, player, text }) => `Game ${game}, turn ${turn}, ${this.names[player]}: ${text}\n`)
      .join('');
  }
}
