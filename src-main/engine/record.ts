import type { PlayerNo } from './decision.js';
import type { Game, Input } from './game.js';
import { hashing, hashOf } from './integrity.js';
import type { MatchGame } from './match.js';
import type { RuleSet } from './rule-set.js';
import type { BaseState } from './state.js';
import type { Stepwise } from './stepwise.js';

/** Raised when the shape of a record changes so that an older program would misread it. */
export const RECORD_VERSION = 1;

/** What a record may hold at most, so that a hostile one cannot keep a computer busy. */
export const limits = {
  /** Characters of its text. */
  text: 4_000_000,
  /** Values of any kind in it, and entries of any one list. */
  values: 400_000,
  list: 50_000,
  players: 30,
  name: 100,
  /** Characters of what a player says. */
  said: 1000,
  /** Different cards, and cards of all decks together. */
  designs: 1000,
  cards: 3000,
  inputs: 50_000,
  /** Chosen for a game. */
  options: 100,
  /** Thrown together on a real table. */
  dice: 200,
  /** Scripted dice, and scripted shuffles and random picks. */
  script: 10_000,
} as const;

/** From decks, with all chance from the seed after what is scripted; or from a position, which has its chance in it. */
export type Start<S> =
  | {
      /** From the top; each card is a place in the record's list of cards. */
      readonly decks: readonly (readonly number[])[];
      readonly seed: number;
      /** In a match who lost the game before and decides who begins this one, where the rules say so. */
      readonly chooser?: PlayerNo | undefined;
      /** Ids of the options that the rules have and that were chosen; left out: none. */
      readonly options?: readonly string[] | undefined;
      /** The cards lie on a real table; left out: in the program. */
      readonly onPaper?: true | undefined;
      readonly dice?: readonly number[] | undefined;
      readonly picks?: readonly (readonly number[])[] | undefined;
    }
  | { readonly state: S };

/** All that a game begins with. */
export interface Beginning<P = unknown, S extends BaseState = BaseState> {
  readonly rules: { readonly id: string; readonly version: number };
  /** By their seats. */
  readonly players: readonly { readonly name: string }[];
  /** What is printed on the cards. */
  readonly cards: readonly P[];
  readonly start: Start<S>;
  /** Left out: the game is no part of a match. */
  readonly match?: MatchGame | undefined;
}

/** SHA-256 of all that the record says, and of the state that it leads to: replay proves that it is the same game. */
export interface Integrity {
  readonly record: string;
  readonly state: string;
}

/** A game: what it began with, and everything that came into it from outside. */
export interface GameRecord<P = unknown, S extends BaseState = BaseState> extends Beginning<P, S> {
  readonly inputs: readonly Input[];
  readonly integrity: Integrity;
}

/** The record of a game up to now. Its state stands in it as the version of the rules by which it began has it. */
export function recordOf<P, S extends BaseState>(
  { rules, players, cards, start, match }: Beginning<P, S>,
  game: Pick<Game, 'inputs' | 'state'> & { readonly rules?: Pick<RuleSet<BaseState, unknown>, 'asOf'> },
): GameRecord<P, S> {
  const content = { rules, players, cards, start, ...(match && { match }), inputs: [...game.inputs] };
  const state = game.rules?.asOf?.(game.state, rules.version) ?? game.state;
  return { ...content, integrity: { record: hashOf(content), state: hashOf(state) } };
}

/** Whether the record still says what it said when it was made. */
export function* checkingUnchanged({ integrity, ...content }: GameRecord): Stepwise<boolean> {
  return (yield* hashing(content)) === integrity.record;
}

/** Why a record cannot be read or replayed, or a decision not taken back. */
export interface RecordFailure {
  readonly failed:
    | 'damaged'
    | 'changed'
    | 'newer'
    | 'unknown-rules'
    | 'card'
    | 'position'
    | 'input'
    | 'other-outcome'
    | 'too-long'
    | 'unfair';
  /** A sentence for people. */
  readonly because: string;
  /** The input that is refused, from 1. */
  readonly input?: number;
}

export const isFailure = (outcome: object): outcome is RecordFailure => 'failed' in outcome;

/** Long enough for any honest sentence; what a record brings into it may be of any length. */
const LONGEST_SENTENCE = 500;

export function failure(failed: RecordFailure['failed'], sentence: string, input?: number): RecordFailure {
  const line = sentence.replace(/\s+/g, ' ');
  const because = line.length > LONGEST_SENTENCE ? `${line.slice(0, LONGEST_SENTENCE)}….` : line;
  return { failed, because, ...(input !== undefined && { input }) };
}
