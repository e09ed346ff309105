import type { z } from 'zod';
import type { CardId, Decision, PlayerNo } from './decision.js';
import type { BaseEvent, LogEntry } from './log.js';
import type { RuleOption } from './rule-options.js';
import type { RuleSet, GameContext } from './rule-set.js';
import type { BaseState, CardNo } from './state.js';
import type { LogDescription } from './table/log-line.js';
import type { Move } from './table/prompt.js';
import type { TableView } from './table/table-view.js';

/** Where a game stands, in figures. */
export interface Summary {
  /** Turns begun so far. */
  readonly turns: number;
  /** Whose turn it is, or null before the first. */
  readonly turnOf: PlayerNo | null;
  readonly phase: string;
  /** What can be counted of each player, by the rule set's words. */
  readonly players: readonly Readonly<Record<string, number>>[];
}

/** How a game would come out. */
export interface Verdict {
  /** One, or all who would tie. */
  readonly winners: readonly PlayerNo[];
  /** In a sentence. */
  readonly text: string;
}

/** Chance that an event brings to light. */
export type ChanceKind = 'dice' | 'shuffle';

/**
 * A rule set together with what it takes to begin its games from what files say, and to keep and read their records.
 * P is what is printed on a card, S the state, D a card ready to be played.
 */
export interface Playable<
  P = unknown,
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  readonly rules: RuleSet<S, D, T>;
  readonly printed: z.ZodType<P>;
  /** A state at which a game can begin: at a boundary, nothing half done. */
  readonly state: z.ZodType<S>;
  /** Sides of the largest die of the game, as far as faces can be scripted; left out: six. */
  readonly sides?: number;
  /** What is wrong with such a state that its model cannot say; null when nothing is. */
  faultOf(state: S, designs: readonly D[]): string | null;
  /** Makes a card ready to be played, or says in a sentence why it cannot be. */
  ready(card: P): { readonly design: D } | { readonly because: string };
  /**
   * What is printed on the tokens that a card can make, for the list of designs. Left out: cards make none.
   * @param among all cards of the game, of which some can have others make tokens of them
   */
  tokensOf?(card: P, among: readonly P[]): readonly P[];
  /** What players may choose of the rules before a game; left out: nothing. */
  readonly options?: readonly RuleOption[];
  /** In a match who lost the game before decides who begins; left out: it is as in any game. */
  readonly loserChooses?: true;
  /**
   * A new game; each deck is a list of places in the list of cards.
   * @param chooser who decides who begins, where the loser of the game before does
   * @param options ids of those that were chosen
   */
  begin(
    decks: readonly (readonly number[])[],
    seed: number,
    chooser?: PlayerNo,
    options?: readonly string[],
  ): S;
  /** The chance in an event, or null when none is. */
  chanceIn(event: BaseEvent): ChanceKind | null;
  summary(state: S): Summary;
  /** What a player holds: cards that they have drawn and not yet used. */
  handOf(state: S, player: PlayerNo): readonly CardNo[];
  /** The table as a viewer (null: all who only watch) may see it. */
  view(game: T, decision: Decision | null, viewer: PlayerNo | null, names: readonly string[]): TableView;
  /** The same game with everything known to everybody, for replays and open tables; the given one stays as it is. */
  withEverythingRevealed(game: T): T;
  /** Who would win if all players agreed to end the game now, and why; everybody may know it. */
  ifAllAgreed(game: T, names: readonly string[]): Verdict;
  /** What a player may know, as plain data: all that a computer player is given. */
  knowledge(game: T, decision: Decision, player: PlayerNo, names: readonly string[]): unknown;
  /** All that a player could think of doing with a card of their view, allowed at this moment or not. */
  moves(game: T, decision: Decision | null, player: PlayerNo, card: CardId, names: readonly string[]): Move[];
  /** What an entry of the log says to a viewer, in words and to the eye. */
  describe(
    entry: LogEntry,
    place: number,
    viewer: PlayerNo | null,
    names: readonly string[],
    game: T,
  ): LogDescription;
}
