import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { newGame, rulesId, tableOptions } from '../../play/new-game/new-game.js';
import { replyModel } from '../../engine/record-model.js';
import { passingKinds } from '../../play/games/stored-game.js';
import type {
  AheadAction,
  Payment,
  SeenAgain,
  CardFaceAnswer,
  Checklist,
  GameRow,
  LessonRow,
  Move,
  PlayableDeck,
  PlayInfo,
  PuzzleRow,
  ReplayFrame,
  ReplayLine,
  Reply,
  ReviewEvent,
  TableUpdate,
  TimelineMark,
} from '../answers/play-answers.js';
import type { Removed } from '../answers/answers.js';
import { errors } from './contract-errors.js';
import { sandboxContract } from './sandbox-contract.js';
import { someOf } from './some-of.js';
import { trialsContract } from './trials-contract.js';

const game = z.uuid();
const seat = z.number().int().min(0).max(29);
const place = z.number().int().min(0).max(100_000);
const onlooker = z.union([seat, z.enum(['onlooker', 'open'])]);

/** Playing: games on the disk, the table that one is played at, replays, puzzles and lessons. */
const stop = z.strictObject({ turn: z.enum(['own', 'others']), at: z.string().max(100) });

export const playContract = {
  info: errors.output(type<PlayInfo>()),
  /** The decks of the library, judged by the law of the rules. */
  decks: errors.input(z.strictObject({ rules: rulesId })).output(type<PlayableDeck[]>()),
  checklist: errors.input(z.strictObject({ rules: z.string().max(50) })).output(type<Checklist>()),

  games: {
    list: errors.output(type<GameRow[]>()),
    /** The list, now and whenever it changes. */
    follow: errors.output(eventIterator(type<GameRow[]>())),
    create: errors.input(newGame).output(type<{ readonly game: string }>()),
    /** Begins the game of a match that follows one that is over, or answers it where it has been begun. */
    next: errors.input(z.strictObject({ game })).output(type<{ readonly game: string }>()),
    /** Into the trash; `restore` takes what this answers. */
    remove: errors.input(z.strictObject({ games: z.array(game).min(1).max(1000) })).output(type<Removed>()),
    restore: errors
      .input(z.strictObject({ trash: z.array(z.string().max(300)).min(1) }))
      .output(type<string[]>()),
    /** The record of a game, as a file to keep or to give away; of one that goes on only where its hands lie open, up to now. */
    export: errors
      .input(z.strictObject({ game }))
      .output(type<{ readonly output: string; readonly name: string }>()),
    /** Takes a record file in as a game that can be replayed, or gone on with where it is not over. */
    import: errors.input(z.strictObject({ file: z.file() })).output(type<{ readonly game: string }>()),
  },

  table: {
    /** The table as this screen may show it, now and after everything that happens. Opening it goes on with the game. */
    follow: errors.input(z.strictObject({ game })).output(eventIterator(type<TableUpdate>())),
    /** The person to whom the screen was passed says that they sit in front of it now. */
    takeOver: errors.input(z.strictObject({ game, seat })),
    /** Answers the decision with that id for whoever sits at the screen. */
    answer: errors.input(z.strictObject({ game, decision: place, reply: replyModel })),
    /** What whoever sits at the screen may do with a card that their view shows, and what not, and why. */
    moves: errors.input(z.strictObject({ game, card: place })).output(type<Move[]>()),
    /** The cards and players that one of the offered actions could target, so far as that can be told beforehand. */
    targets: errors
      .input(z.strictObject({ game, act: place }))
      .output(type<{ readonly cards: readonly number[]; readonly players: readonly number[] }>()),
    /** What one of the offered actions would cost as the game suggests to pay it, so far as that can be told beforehand. */
    payment: errors.input(z.strictObject({ game, act: place })).output(type<readonly Payment[]>()),
    /** What whoever is asked could do later in their turn by passing until then, so far as that can be told beforehand. */
    ahead: errors.input(z.strictObject({ game })).output(type<readonly AheadAction[]>()),
    /** What a computer player would answer in place of whoever sits at the screen. */
    suggest: errors.input(z.strictObject({ game })).output(type<Reply>()),
    /** What a computer player who thinks ahead thinks, in a sentence with no more in it than whoever sits at the screen may know. */
    thought: errors.input(z.strictObject({ game, seat })).output(type<{ readonly text: string }>()),
    /** How a design looks, if the present view of the screen shows it. */
    face: errors.input(z.strictObject({ game, design: place })).output(type<CardFaceAnswer>()),
    /** Takes full control, or gives it up: who has it is asked also where nothing of use can be done. */
    fullControl: errors.input(z.strictObject({ game, seat, on: z.boolean() })),
    /** Sets a stop in a phase or step of the own turn or of others', or takes it away. */
    setStop: errors.input(
      z.strictObject({
        game,
        seat,
        stop,
        isSet: z.boolean(),
      }),
    ),
    /** A player is no longer asked at a usual stop, until it is set or taken away. */
    skipStop: errors.input(z.strictObject({ game, seat, stop })),
    /** Passes for the player until the end of the turn or until another does something; null: they decide again. */
    passUntil: errors.input(z.strictObject({ game, seat, until: z.enum(passingKinds).nullable() })),
    /** At a real table: which card it is that the answer that waits brings to light, as a design of the game. */
    nameAsked: errors.input(z.strictObject({ game, design: place })),
    /** At a real table: one of the cards that lie unseen in a zone is of that design. */
    nameIn: errors.input(z.strictObject({ game, seat, zone: z.string().max(100), design: place })),
    /** At a real table: no such card lies where one is looked for, or comes to light by the answer that waits. */
    noneThere: errors.input(z.strictObject({ game })),
    /** At a real table: what the dice show that the answer that waits has thrown; null: the program throws them. */
    enterDice: errors.input(
      z.strictObject({ game, faces: z.array(z.number().int().min(1).max(1000)).max(200).nullable() }),
    ),
    /** At a real table: takes back the answer that waits for what is to be entered. */
    withdraw: errors.input(z.strictObject({ game })),
    concede: errors.input(z.strictObject({ game, seat })),
    /** How the game would come out if all agreed to end it now, in a sentence. */
    verdict: errors.input(z.strictObject({ game })).output(type<{ readonly text: string }>()),
    /** The table since whoever sits at it last decided, place by place, to be shown once more. */
    since: errors.input(z.strictObject({ game })).output(type<readonly SeenAgain[]>()),
    /** Asks the others to end the game without a reason to go on, and agrees to it. Who refuses at once is named in a sentence. */
    proposeEnd: errors
      .input(z.strictObject({ game, seat }))
      .output(type<{ readonly refused: string | null }>()),
    /** Takes back the last decision of whoever sits at the screen, or asks the others for leave. */
    undo: errors.input(z.strictObject({ game })),
    /** Says yes or no to what the table is asked. */
    settle: errors.input(z.strictObject({ game, seat, yes: z.boolean() })),
    changeOptions: errors.input(z.strictObject({ game, options: someOf(tableOptions) })),
    /** Goes on to the next step of a lesson that only wants to be read. */
    readOn: errors.input(z.strictObject({ game })),
  },

  replay: {
    timeline: errors.input(z.strictObject({ game })).output(type<TimelineMark[]>()),
    /** The table of a finished game as it stood after so many inputs; of one that goes on, for onlookers only. */
    frame: errors.input(z.strictObject({ game, at: place, as: onlooker })).output(type<ReplayFrame>()),
    /** The whole log of a game, as that viewer reads it. */
    log: errors.input(z.strictObject({ game, as: onlooker })).output(type<ReplayLine[]>()),
    face: errors.input(z.strictObject({ game, design: place })).output(type<CardFaceAnswer>()),
    /** Begins a game of its own at that place of a finished one, which stays as it is. */
    playOn: errors.input(z.strictObject({ game, at: place })).output(type<{ readonly game: string }>()),
  },

  coach: {
    /** What the player of a seat gave away in a finished game: how far it is, again and again, then the report. Cancelled by aborting the call. */
    review: errors.input(z.strictObject({ game, seat })).output(eventIterator(type<ReviewEvent>())),
  },

  sandbox: sandboxContract,
  trials: trialsContract,
  puzzles: {
    list: errors.output(type<PuzzleRow[]>()),
    /** Begins a puzzle as a game of its own. */
    start: errors
      .input(z.strictObject({ puzzle: z.string().max(200) }))
      .output(type<{ readonly game: string }>()),
  },
  lessons: {
    list: errors.output(type<LessonRow[]>()),
    start: errors
      .input(z.strictObject({ lesson: z.string().max(200) }))
      .output(type<{ readonly game: string }>()),
  },
};
