import { chanceFrom, randomTo, type Chance } from '../chance/chance.js';
import { forceDraws, rekey } from '../chance/forced.js';
import type { Decision, PlayerNo, Reply } from '../decision.js';
import { Game } from '../game.js';
import { LogBook } from '../log.js';
import { canonical, clone } from '../plain.js';
import type { GameContext, RuleSet } from '../rule-set.js';
import type { BaseState } from '../state.js';
import type { KnownPosition } from './known-position.js';
import type { SearchRules } from './search-rules.js';
import { drawWorld } from './worlds.js';

/** Turns in which nothing is decided are no turns to look ahead over: a game that does not get on is broken off. */
const MOST_DECISIONS = 400;

/**
 * Cards may set each other off without end and without a question, which no number of decisions bounds: a game that comes past so many
 * boundaries is broken off.
 */
const MOST_BOUNDARIES = 20_000;

/** How an imagined game went on. */
export interface Course {
  /** How good it is for who searches, from 0 to 1: the mean of all looks at it. */
  readonly worth: number;
  /** It was over, and won, before the turn in which it began had ended. */
  readonly wonAtOnce: boolean;
}

/** Answers in an imagined game; undefined: as a plain player would. */
export type Chooser<T> = (decision: Decision, game: T, replies: number) => Reply | undefined;

/** Games as they could stand for all that a player knows, to be entered where they stand now and played on. */
export class ImaginedGames<
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  /** Decisions answered in imagined games so far. */
  nodes = 0;
  readonly #worlds: S[] = [];
  #wanted = 0;
  #chance = chanceFrom(0);
  readonly #asked: string;
  readonly #turn: number;
  readonly #designs: readonly D[];

  constructor(
    private readonly search: SearchRules<S, D, T>,
    private readonly position: KnownPosition<S>,
    designs: readonly D[],
  ) {
    this.#designs = [...designs, ...(search.tokensOf?.(designs) ?? [])];
    this.#asked = canonical(position.asked);
    this.#turn = search.summary(position.state).turns;
  }

  /**
   * Draws worlds, the first at once, the others when they are entered. Of those that do not come to what is asked none is kept.
   *
   * @param count how many there are at most
   * @returns whether there is one
   */
  draw(count: number, chance: Chance): boolean {
    this.#wanted = count;
    this.#chance = chanceFrom(randomTo(chance, 0x7fff_ffff));
    while (this.#worlds.length === 0 && this.#wanted > 0) this.#drawOne();
    return this.#worlds.length > 0;
  }

  #drawOne(): void {
    this.#wanted -= 1;
    const world = drawWorld(this.position, this.#chance);
    Object.assign(world.chance, { ...this.#chance, dice: [], picks: [] });
    forceDraws(world, { dice: this.position.dice, picks: [] });
    if (this.#isTrue(world)) this.#worlds.push(world);
  }

  #isTrue(world: S): boolean {
    try {
      const game = this.#begin(world);
      return game !== null && canonical(game.decision) === this.#asked;
    } catch {
      return false;
    }
  }

  #begin(world: S): Game<S, D, T> | null {
    const { search, position } = this;
    const game = new Game<S, D, T>(
      bounded(search.rules),
      clone(world),
      this.#designs,
      Infinity,
      new LogBook(false),
    );
    return game.takeAgain(position.inputs) ? null : game;
  }

  /** One of the worlds, by turns, at what is asked now. Its chance is the seed's from here on. */
  enter(nth: number, seed: number): Game<S, D, T> {
    while (nth >= this.#worlds.length && this.#wanted > 0) this.#drawOne();
    const world = this.#worlds[nth % this.#worlds.length];
    const game = world && this.#begin(world);
    if (!game) throw new Error('There is no game to think about.');
    rekey(game.state, seed);
    return game;
  }

  /**
   * Plays a game on. It is looked at after each round of turns, when the next decision is asked: what comes soon depends less on chance,
   * and what comes late says more of what a reply leads to.
   *
   * @param turns how many turns further
   * @param choose who answers what plain players do not
   * @returns null where it cannot be gone on with: in a world that is made up, something may lie where the rules never put it
   */
  playOn(game: Game<S, D, T>, turns: number, seed: number, choose: Chooser<T>): Course | null {
    try {
      return this.#played(game, turns, seed, choose);
    } catch {
      return null;
    }
  }

  #played(game: Game<S, D, T>, turns: number, seed: number, choose: Chooser<T>): Course {
    const { search, position } = this;
    const chance = chanceFrom(seed);
    const round = game.state.players.length;
    const looks = Math.max(1, Math.floor(turns / round));
    const worths: number[] = [];
    const look = (): number => search.chanceToWin(game.context, position.player);
    let inFirstTurn = true;
    for (let replies = 0; game.decision !== null && replies < MOST_DECISIONS; replies += 1) {
      const passed = search.summary(game.state).turns - this.#turn;
      while (worths.length < looks - 1 && passed >= (worths.length + 1) * round) worths.push(look());
      if (passed >= turns) break;
      inFirstTurn = passed === 0;
      const asked = game.decision;
      const reply = choose(asked, game.context, replies) ?? search.usualReply(game.context, asked, chance);
      this.nodes += 1;
      const refusal = game.answer(reply);
      if (refusal) throw new Error(`An imagined game refused what it offered: ${refusal.because}`);
    }
    const { result } = game;
    const end = result ? shareOf(result.winners, position.player) : look();
    const before = worths.reduce((sum, worth) => sum + worth, 0);
    return {
      worth: (before + end * (looks - worths.length)) / looks,
      wonAtOnce: result !== null && end === 1 && inFirstTurn,
    };
  }
}

/** The same rules, by which a game is broken off that does not come to an end. */
function bounded<S extends BaseState, D, T extends GameContext<S, D>>(
  rules: RuleSet<S, D, T>,
): RuleSet<S, D, T> {
  let boundaries = 0;
  return {
    ...rules,
    context: (state, designs, log, atBoundary) =>
      rules.context(state, designs, log, () => {
        boundaries += 1;
        if (boundaries > MOST_BOUNDARIES) throw new Error('An imagined game does not come to an end.');
        atBoundary();
      }),
  };
}

/** A tie is worth what each who ties has of it. */
const shareOf = (winners: readonly PlayerNo[], player: PlayerNo): number =>
  winners.includes(player) ? 1 / winners.length : 0;
