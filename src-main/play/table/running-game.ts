import type { PlayerNo, Refusal, Reply } from '../../engine/decision.js';
import type { Game, Input } from '../../engine/game.js';
import type { Playable } from '../../engine/playable.js';
import { isFailure, type Beginning, type RecordFailure } from '../../engine/record.js';
import { beginGame, takingEach } from '../../engine/replay.js';
import { finish, type Stepwise } from '../../engine/stepwise.js';
import type { Prompt } from '../../engine/table/prompt.js';
import { plainText } from '../../engine/text.js';
import { markOf, type Mark } from '../../engine/undo.js';

/** The rules broke down over an input. The game is to be begun again without it; the message is a sentence. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';
}

/** A game with what it began with, and for each of its inputs what it takes to take it back. */
export class RunningGame {
  readonly names: readonly string[];
  /** How the game stood before each input. */
  readonly marks: Mark[] = [];
  /** What a reply was, in the words in which its player read it, by the place of its input; only of those that may be taken back next. */
  readonly #words = new Map<number, string>();

  private constructor(
    readonly playable: Playable,
    readonly beginning: Beginning,
    readonly game: Game,
  ) {
    this.names = beginning.players.map(({ name }) => name);
  }

  /** Begins the game and takes in what was put in so far, input by input. */
  static *beginning(
    playable: Playable,
    beginning: Beginning,
    inputs: readonly Input[],
  ): Stepwise<RunningGame | RecordFailure> {
    const game = beginGame(playable, beginning, 1);
    if (isFailure(game)) return game;
    const running = new RunningGame(playable, beginning, game);
    const lastReplies = new Set(
      beginning.players.map((_, seat) =>
        inputs.findLastIndex((input) => 'reply' in input && input.player === seat),
      ),
    );
    const failed = yield* takingEach(game, inputs, undefined, (input, place) => {
      // Only from the last boundary is ever gone on, so few are kept on the way there.
      game.boundaryEvery = Math.max(1, (inputs.length - place) / 4);
      return running.#put(input, lastReplies.has(place));
    });
    // Computer players look ahead from the nearest one.
    game.boundaryEvery = 0;
    return failed ?? running;
  }

  /** All of `beginning` at once. */
  static begin(
    playable: Playable,
    beginning: Beginning,
    inputs: readonly Input[],
  ): RunningGame | RecordFailure {
    return finish(RunningGame.beginning(playable, beginning, inputs));
  }

  /**
   * Takes an input in, or says why not; then nothing has changed.
   * @param mayBeTakenBack its words are kept for that
   * @throws RulesFault
   */
  take(input: Input, mayBeTakenBack: boolean): Refusal | null {
    try {
      return this.#put(input, mayBeTakenBack);
    } catch (error) {
      throw new RulesFault(
        `The rules cannot go on with that: ${(error as Error).message}. The game stands where it stood before; do something else.`,
      );
    }
  }

  #put(input: Input, mayBeTakenBack: boolean): Refusal | null {
    const mark = markOf(this.game);
    if (mayBeTakenBack) this.#remember(input);
    const refusal = this.game.take(input);
    if (!refusal) this.marks.push(mark);
    return refusal;
  }

  /** What the reply at a place was, such as "Summon Grey Wolf", for the eyes of its player only. */
  wordsAt(place: number): string {
    return this.#words.get(place) ?? 'the last answer';
  }

  #remember(input: Input): void {
    if ('design' in input) this.#words.set(this.game.inputs.length, 'the name of a card');
    if ('exchange' in input) this.#words.set(this.game.inputs.length, 'that there is no such card');
    if (!('reply' in input)) return;
    const { playable, game, names } = this;
    const { prompt } = playable.view(game.context, game.decision, input.player, names);
    if (prompt) this.#words.set(game.inputs.length, wordsOf(prompt, input.reply));
  }
}

function wordsOf({ text, actions }: Prompt, reply: Reply): string {
  const action = 'act' in reply ? actions[reply.act] : undefined;
  return action ? plainText(action.text).replace(/\.$/, '') : `the answer to “${plainText(text)}”`;
}

/** The last reply of one of these players, or card that they named, as a place among the inputs; -1 when there is none. */
export const lastReplyOf = (inputs: readonly Input[], players: readonly PlayerNo[]): number =>
  inputs.findLastIndex(
    (input) =>
      ('reply' in input || 'design' in input || 'exchange' in input) && players.includes(input.player),
  );
