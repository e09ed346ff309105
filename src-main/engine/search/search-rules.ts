import type { Chance } from '../chance/chance.js';
import type { Decision, PlayerNo, Reply } from '../decision.js';
import type { GameContext, RuleSet } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { Summary } from '../playable.js';
import type { Habits, Noticed } from './habit-weights.js';
import type { SpokenOf } from './known-position.js';

/** What a game gives for its games to be searched. S is the state, D a card ready to be played. */
export interface SearchRules<
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  readonly rules: RuleSet<S, D, T>;
  summary(state: S): Pick<Summary, 'turns'>;
  spokenOf(state: S): SpokenOf;
  /**
   * Designs of the tokens that cards of these designs can make; some may be among them already. Left out: no card makes any. A player
   * knows the cards, and so the tokens.
   */
  tokensOf?(designs: readonly D[]): readonly D[];
  /** What a plain player would answer, from what the one who is asked may know. */
  usualReply(game: T, decision: Decision, chance: Chance): Reply;
  /** What who is asked notices, by which habits are learnt. Left out, or null: nothing. */
  notices?(game: T, decision: Decision): Noticed | null;
  /** What has been learnt from players who think ahead. Left out: nothing. */
  readonly habits?: Habits;
  /** What a position is judged by, for a player, and the name of each figure. */
  readonly figureNames: readonly string[];
  figuresOf(game: T, player: PlayerNo): readonly number[];
  /** How likely a player is to win, from 0 to 1, by what all can see and what that player knows. */
  chanceToWin(game: T, player: PlayerNo): number;
}
