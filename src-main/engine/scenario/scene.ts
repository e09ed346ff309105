import type { Game } from '../game.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { Names } from './names.js';
import type { ScenarioWords } from './scenario-words.js';

/** What an expectation looks at. */
export interface Scene<
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  readonly game: Game<S, D, T>;
  readonly names: Names;
  readonly words: ScenarioWords<S, T>;
  /** Entries of the log that earlier expectations have seen. */
  logged: number;
  /** What has been asked of players since expectations last looked at it. */
  asked: Question[];
}

/** Who was asked for what; the card by its label at that moment. */
export interface Question {
  readonly by: string;
  readonly kind: string;
  readonly role: string;
  readonly purpose: string;
  readonly rule: string;
  readonly about: string | null;
}

/** A scene of which nothing has been expected yet. */
export const newScene = (game: Game, names: Names, words: ScenarioWords): Scene => ({
  game,
  names,
  words,
  logged: 0,
  asked: [],
});
