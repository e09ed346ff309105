import type { Action, Decision, OptionsDecision, PlayerNo, Refusal, Reply } from '../decision.js';
import type { BaseEvent } from '../log.js';
import type { GameContext } from '../rule-set.js';
import type { BaseState, CardNo } from '../state.js';
import type { Names } from './names.js';
import type { AimWords } from './written/aim-words.js';
import type { DecisionStep, Expectation, Fit, Words } from './scenario.js';

/** What can be told of an event, in the words in which scenarios expect it. */
export interface EventFields extends Words {
  readonly type: string;
  /** Labels of the cards that it is about. */
  readonly cards: readonly string[];
  readonly rules: readonly string[];
}

/** What was taken where a question had only one answer. */
export interface ForcedAnswer {
  /** For each thing that was taken, what a step may call it. */
  readonly answer: readonly (readonly (string | number)[])[];
}

/** Compares a value with what is expected of it, and notes where they differ. */
export type Compare = (what: string, expected: unknown, found: unknown) => void;

/**
 * How the scenarios of a game speak of what players do and of what holds. A game whose actions are called as they are ("play" a
 * card) and that has no more to tell than zones says only where a turn stands and what an event is.
 */
export interface ScenarioWords<S extends BaseState = BaseState, T extends GameContext<S> = GameContext<S>> {
  /** Where the game stands, as "turn" of an expectation says it. */
  turn(state: S, names: Names): Words & { readonly number: number; readonly phase: string };
  /** Whose turn it is. */
  turnOf(state: S): PlayerNo;
  eventFields(event: BaseEvent, names: Names): EventFields;

  /** The zones whose cards are expected in their order; of the others only which they are. */
  readonly orderedZones: readonly string[];
  /** Further figures of a player: what each is called in a sentence, by its word. */
  readonly playerFigures?: Readonly<Record<string, string>>;
  playerFigure?(game: T, player: PlayerNo, word: string): unknown;
  /** Further words of a card, besides its zone, whose zone it is and its owner. */
  card?(game: T, card: CardNo): Words;
  /** Further parts of an expectation, such as a chain or a battle. @param found a sentence for each that differs */
  compareMore?(expected: Expectation, game: T, names: Names, compare: Compare, found: string[]): void;
  /** Names that an expected event must not have where nobody has them. @throws ScenarioFault */
  checkEvent?(expected: Words, names: Names): void;

  /** Words of a card that are worth keeping in a test, beside where it lies and its counters. Left out: none. */
  readonly lasting?: readonly string[];
  /** The one of them that says whether it is used up for now, such as "tapped". */
  readonly turned?: string;

  /** How puzzles ask for what is to be brought about. */
  aims(game: T): AimWords;

  /** An action as a step says it. @param label of its card. Left out: by what it is called */
  written?(action: Action, label: string | null): Words;
  /** An answer under a word of its own; undefined: it has none. */
  under?(decision: Decision, value: unknown): Words | undefined;
  /** Whether the answer to a question stands in the step before, by the same player. Left out: never. */
  joins?(before: DecisionStep, decision: Decision): boolean;

  /** Whether an action that is offered is the one that a step, or "offers" of an expectation, describes. */
  describes?(action: Action, step: Words, state: S, names: Names): boolean;
  /** Why a player may not do what a step says, whatever is asked; null: they may, or it is nothing that one does. */
  refusalOf?(game: T, player: PlayerNo, step: DecisionStep, names: Names): Refusal | null;
  /** Why a step that fits what is asked is not taken. */
  refusalOfFit?(step: DecisionStep): Refusal | null;
  /** What a step names for a purpose; null where it says another thing. Left out: "choose", "order" and "number". */
  named?(step: DecisionStep, purpose: string): readonly (string | number)[] | null;
  /** What a step says to a question, in the words of all games. Left out: it says it in them. */
  said?(step: DecisionStep, decision: Decision, names: Names): DecisionStep;
  /** The cards that a step names for a purpose. Left out: "choose", and "pass" where none have to be. */
  cardsNamed?(step: DecisionStep, purpose: string): readonly string[] | null;
  /** How a step fits options, where the game has words of its own for it; undefined: it has none. */
  fitOptions?(step: DecisionStep, decision: OptionsDecision, game: T, names: Names): Fit | null | undefined;
  /** Whether a step says yes to a question for that purpose by a word of its own. */
  confirms?(step: DecisionStep, purpose: string): boolean;
  /** Whether a step says this too, of what is asked one after the other where there is a choice. */
  goesOn?(step: DecisionStep, purpose: string): boolean;
  /** Why a step comes too late. @param hasAnswered whether its player has answered a question for that purpose */
  refusalTooLate?(step: DecisionStep, game: T, hasAnswered: (purpose: string) => boolean): Refusal | null;
  /** Why what a step says of a later question is refused before this one is answered, so that nothing has changed. */
  refusalAhead?(step: DecisionStep, decision: Decision, game: T, names: Names): Refusal | null;
  /** What a step says otherwise than a later question had it that had only one answer, in a sentence. */
  contradiction?(
    step: DecisionStep,
    purpose: string,
    forced: (purpose: string) => ForcedAnswer | undefined,
  ): string | null;

  /**
   * What everybody does who is asked for something that the scenario does not care about; null where a choice has to be written
   * down. Left out: `impliedReply`.
   */
  impliedReply?(decision: Decision): Reply | null;
  /** Whether a question is answered by implication before something is expected. */
  isAnsweredBefore?(decision: Decision): boolean;
  /** Whether a player may only step in between what the turn player does. Whoever has something else to do does it afterwards. */
  isInBetween?(decision: Decision, game: T): boolean;
  /** Whether a step is about a later question, until which its player does nothing. */
  isForLater?(step: DecisionStep, decision: Decision): boolean;
  /** Whether something is being carried out to which players may respond, as the links of a chain. */
  isResolving?(state: S): boolean;
  /** Whether the turn player cannot go on yet for another reason, as a battle. */
  isUnderWay?(state: S): boolean;
}
