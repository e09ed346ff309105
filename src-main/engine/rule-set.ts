import type { CardId, Choice, Decision, PairDecision, PlayerNo, Refusal, Reply, Role } from './decision.js';
import type { Draw } from './chance/forced.js';
import type { LogBook } from './log.js';
import type { BaseState } from './state.js';
import type { StopRules } from './stops/stops.js';

/** Rule code: asks for decisions, goes on with the answers, and ends with a value. */
export type Asking<T = void> = Generator<Decision, T, Reply>;

/** A forced choice: there is only one legal answer, so the player is not prompted. */
export interface ForcedChoice {
  /** Who would be asked. */
  readonly player: PlayerNo;
  readonly role: Role;
  readonly purpose: string;
  /** Id of the rule by which it would be asked. */
  readonly rule: string;
  /** The card that it is about, where there is one. */
  readonly about?: CardId;
  readonly answer: readonly Choice[];
  /** Where an amount is shared out: what each of them gets, and the least that it could. */
  readonly shares?: readonly { readonly amount: number; readonly least: number }[];
  /** Where cards are paired: the card that each of them is paired with. */
  readonly paired?: readonly CardId[];
}

/** What is going to be answered, where a game is begun again and takes in what it has taken in before. */
export interface KnownAnswers {
  /** Takes the answer to the question that the player is asked next; undefined where it is not known. */
  answerOf(player: PlayerNo): Reply | undefined;
  /** It is known that the next question is another player's: nobody needs to look for what this one could do. */
  isAnothers(player: PlayerNo): boolean;
}

/** What rule code works on. The designs (what is printed on the cards) never change during a game. */
export interface GameContext<S extends BaseState = BaseState, D = unknown> {
  readonly state: S;
  readonly designs: readonly D[];
  readonly log: LogBook;
  /** Called at every forced choice, where a scenario or a search of targets listens. */
  onForcedChoice?: (forced: ForcedChoice) => void;
  /** Called at every draw of chance, where a game keeps what it draws. */
  onDraw?: (draw: Draw) => void;
  /** Where answers are known, nobody is asked, and what could be chosen is not listed. */
  known?: KnownAnswers | undefined;
}

/** A rule set, as the engine runs it. Its code is straight-line: the state says where it goes on. */
export interface RuleSet<S extends BaseState, D, T extends GameContext<S, D> = GameContext<S, D>> {
  /** Of a game and its edition: "chess-2". */
  readonly id: string;
  /** Raised when a record made before would now come out otherwise. */
  readonly version: number;
  /** `atBoundary` is called whenever the state stands where a game can be begun. */
  context(state: S, designs: readonly D[], log: LogBook, atBoundary: () => void): T;
  /** Plays from the boundary at which the state stands (the setup, the beginning of a phase, or a place within one) to the end. */
  play(game: T): Asking;
  /** Why something that a decision does not offer cannot be chosen, where a rule of its own forbids it. */
  refusalOfChoice?(
    game: T,
    decision: Pick<Decision, 'player' | 'purpose' | 'about'>,
    choice: Choice,
  ): Refusal | null;
  /** Why a card cannot be paired with what a decision offers to others, or is not among its cards, where a rule of its own forbids it. */
  refusalOfPair?(
    game: T,
    decision: Pick<Decision, 'player' | 'purpose'>,
    card: CardId,
    option: Choice,
  ): Refusal | null;
  /** Why cards cannot be paired together as they are, each of them by itself as it could be, where a rule of its own forbids it. */
  refusalOfPairs?(game: T, decision: PairDecision, pairs: readonly (number | null)[]): Refusal | null;
  /** Left out: there is nothing where players could be stopped, and whatever can be passed can be passed over. */
  readonly stops?: StopRules<S, T>;
  /** Ends the game, since all players agree to. @throws GameOver where the rules end every game by it */
  endByAgreement(game: T): void;
  /** The state as an earlier version of the rules left it, where only its shape has changed since. */
  asOf?(state: S, version: number): object;
  /** A state that an earlier version of the rules wrote down, in the shape that it has now. */
  fromVersion?(state: object, version: number): S;
  /** The rules as an earlier version asked by them, for games that were begun under it. */
  earlier?(version: number): RuleSet<S, D, T>;
  /** Ends the game, since a player gives up, or says why that may not be. */
  resign(game: T, player: PlayerNo): Refusal | null;
}

/** Ends rule code when the game has ended; the result stands in the state. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}
/** What all rule code throws. It is one, since noting where it was thrown takes as long as several decisions. */
export const gameOver = new GameOver();

/** Has rules do what may end the game. */
export function untilOver(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
  }
}
