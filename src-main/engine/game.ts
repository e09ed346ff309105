import { replyOfAbsent } from './decisions/absent.js';
import { faultOf } from './decisions/fault.js';
import { KnownInputs } from './decisions/known-answers.js';
import { DrawNotes, type Draw, type Draws } from './chance/forced.js';
import type { CardId, Decision, PairDecision, PlayerNo, Refusal, Reply } from './decision.js';
import { LogBook } from './log.js';
import { withExchanged, withNamed } from './paper/named-card.js';
import { clone } from './plain.js';
import { GameOver, untilOver, type Asking, type RuleSet, type GameContext } from './rule-set.js';
import { everyone, has, only, type BaseState, type Result } from './state.js';
import type { Stop } from './stops/stop.js';
import { isSameStop, withStop } from './stops/stops.js';
import { writable, type Writable } from './pipeline/writable.js';

/** All that comes into a game from outside: replies to its decisions, and what players may say at any time. */
export type Input =
  | { readonly player: PlayerNo; readonly decision: number; readonly reply: Reply }
  | { readonly player: PlayerNo; readonly agree: boolean }
  /** Takes full control, or gives it up. */
  | { readonly player: PlayerNo; readonly askAlways: boolean }
  /** Is asked from now on only at stops, or wherever something of use can be done. */
  | { readonly player: PlayerNo; readonly atStops: boolean }
  /** Sets a stop, or takes it away. */
  | { readonly player: PlayerNo; readonly stop: Stop; readonly isSet: boolean }
  /** Is no longer asked at a usual stop, until it is set or taken away. */
  | { readonly player: PlayerNo; readonly skip: Stop }
  | { readonly player: PlayerNo; readonly resign: true }
  /** Where cards lie on a real table: says which one it is that not everybody knew. It comes before all that was answered since the last boundary. */
  | { readonly player: PlayerNo; readonly card: CardId; readonly design: number }
  /** The same moment: cards of the player's deck that not everybody knew are each other, since none of a kind lies where one was taken to lie. */
  | { readonly player: PlayerNo; readonly exchange: readonly (readonly [CardId, CardId])[] }
  /** Where cards lie on a real table: what dice show there that are rolled next. */
  | { readonly player: PlayerNo; readonly dice: readonly number[] };

/** A place from which a game can be begun again, with what it takes to come from there to where the game stands. */
export interface Boundary<S> {
  readonly state: S;
  /** The inputs that the game had taken in. */
  readonly inputs: number;
  /** What chance has given since. */
  readonly draws: Draws;
}

/** A running game: its state, and the decision that it waits for. */
export class Game<
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
> {
  readonly rules: RuleSet<S, D, T>;
  context!: T;
  readonly inputs: Input[] = [];
  /** Revelations before each input: between equal ones nothing came to light. */
  readonly revelationsBefore: number[] = [];
  /** The last boundary that was kept. */
  boundary: Boundary<S> | null = null;
  /** A boundary is kept when at least so many inputs came after the last one; Infinity: none is. It is a copy of the whole state. */
  boundaryEvery: number;
  /** Called at every draw of chance of a game that keeps boundaries. */
  onDraw?: (draw: Draw) => void;
  #run!: Asking;
  /** Entries of the log at the last boundary that was kept. */
  #logged = 0;
  #decision: Decision | null = null;

  /** Begins where the state stands. The state is the game's own from now on. */
  constructor(
    rules: RuleSet<S, D, T>,
    state: S,
    designs: readonly D[],
    boundaryEvery = Infinity,
    log = new LogBook(),
  ) {
    this.rules = rules;
    this.boundaryEvery = boundaryEvery;
    this.#begin(state, designs, log);
  }

  #begin(state: S, designs: readonly D[], log: LogBook): void {
    const keep = (): void => {
      const every = state.onPaper ? 0 : this.boundaryEvery;
      if (every === Infinity) return;
      const { length } = this.inputs;
      const since = this.boundary ? length - this.boundary.inputs : Number.MAX_VALUE;
      if (since < every) return;
      const draws = new DrawNotes();
      this.context.onDraw = (draw) => {
        draws.note(draw);
        this.onDraw?.(draw);
      };
      this.boundary = { state: clone(state), inputs: length, draws };
      this.#logged = log.entries.length;
    };
    this.context = this.rules.context(state, designs, log, keep);
    // A card can be named before the first question, too.
    if (state.onPaper) keep();
    this.#run = this.rules.play(this.context);
    this.#advance(() => this.#run.next());
  }

  /** The fields that are the engine's, to be changed. */
  get #own(): Writable<BaseState> {
    return writable<BaseState>(this.state);
  }
  get state(): S {
    return this.context.state;
  }
  /** What the game waits for, or null when it is over. */
  get decision(): Decision | null {
    return this.#decision;
  }
  get result(): Result | null {
    return this.context.state.result;
  }

  /** Nothing was taken in or has happened since the last boundary. */
  get isAtBoundary(): boolean {
    return this.boundary?.inputs === this.inputs.length && this.context.log.entries.length === this.#logged;
  }

  /** Takes an input in, or says why not; then nothing has changed. A late or a foreign answer is refused. */
  take(input: Input): Refusal | null {
    if (this.result) return refuse('The game is over.');
    if (!Number.isInteger(input.player) || !this.state.players[input.player]) {
      return refuse('There is no such player in this game.');
    }
    if ('reply' in input) return this.#takeReply(input);
    if ('resign' in input) return this.#resign(input);
    if ('stop' in input) return this.#setStop(input);
    if ('skip' in input) return this.#skipStop(input);
    if ('atStops' in input) return this.#askAtStops(input);
    if ('design' in input || 'exchange' in input) return this.#layPaper(input);
    if ('dice' in input) return this.#layDice(input);
    this.#note(input);
    if ('askAlways' in input) {
      this.#own.asksAlways = withPlayer(this.state.asksAlways, input.player, input.askAlways);
      return null;
    }
    // Whoever refuses ends what was proposed: nobody's agreement stands for the next time.
    this.#own.agreed = input.agree ? withPlayer(this.state.agreed, input.player, true) : 0;
    if ((this.state.agreed | this.state.out) === everyone(this.state)) {
      untilOver(() => this.rules.endByAgreement(this.context));
      this.#decision = null;
    }
    return null;
  }

  /**
   * Takes inputs in that a game has taken in before from where this one stands: what they answer is not checked again, and what
   * could be chosen instead is not listed.
   *
   * @returns why one is refused that does not belong here
   */
  takeAgain(inputs: readonly Input[]): Refusal | null {
    const known = new KnownInputs(inputs, this.state, (input) => this.#note(input));
    this.context.known = known;
    try {
      for (let input = known.shift(); input; input = known.shift()) {
        const refusal = this.take(input);
        if (refusal) return refusal;
      }
      return null;
    } finally {
      this.context.known = undefined;
    }
  }

  /** Answers what is asked now, for the player who is asked. */
  answer(reply: Reply): Refusal | null {
    const asked = this.#decision;
    if (!asked) return refuse('The game is over.');
    return this.take({ player: asked.player, decision: asked.id, reply });
  }

  #takeReply(input: Extract<Input, { reply: Reply }>): Refusal | null {
    const asked = this.#decision;
    if (!asked || asked.id !== input.decision) {
      return refuse('That was asked before; look at what the game asks now.');
    }
    if (asked.player !== input.player) return refuse('Another player is asked.', asked.rule);
    const fault = faultOf(asked, input.reply);
    if (fault !== null) return this.#refusalOf(asked, input.reply) ?? refuse(fault, asked.rule);
    this.#note(input);
    this.#advance(() => this.#run.next(input.reply));
    return null;
  }

  /** Of cards that are not among those to choose from, or to be paired like this, the first that a rule of its own forbids. */
  #refusalOf(asked: Decision, reply: Reply): Refusal | null {
    if (asked.kind === 'pair' && 'pairs' in reply && Array.isArray(reply.pairs)) {
      return this.#refusalOfPairs(asked, reply.pairs);
    }
    if (asked.kind !== 'cards' || !('cards' in reply) || !Array.isArray(reply.cards)) return null;
    for (const card of reply.cards) {
      const refusal = asked.cards.includes(card)
        ? null
        : this.rules.refusalOfChoice?.(this.context, asked, { card });
      if (refusal) return refusal;
    }
    return null;
  }

  #refusalOfPairs(asked: PairDecision, pairs: readonly (number | null)[]): Refusal | null {
    for (const [place, { card, to }] of asked.pairings.entries()) {
      const option = pairs[place] ?? null;
      const choice = option === null || to.includes(option) ? undefined : asked.options[option];
      const refusal = choice && this.rules.refusalOfPair?.(this.context, asked, card, choice);
      if (refusal) return refusal;
    }
    return this.rules.refusalOfPairs?.(this.context, asked, pairs) ?? null;
  }

  #askAtStops(input: Extract<Input, { atStops: boolean }>): Refusal | null {
    if (!this.rules.stops?.usual)
      return refuse('Players are asked wherever they can do something in this game.');
    this.#note(input);
    const players = withPlayer(this.state.asksAtStops ?? 0, input.player, input.atStops);
    if (players === 0) delete this.#own.asksAtStops;
    else this.#own.asksAtStops = players;
    return null;
  }

  #setStop(input: Extract<Input, { stop: Stop }>): Refusal | null {
    const { player, stop, isSet } = input;
    if (!this.rules.stops?.at.includes(stop.at)) return refuse('Nobody can be stopped there in this game.');
    this.#note(input);
    this.#keepStop('stops', player, stop, isSet);
    this.#keepStop('skipped', player, stop, false);
    return null;
  }

  #skipStop(input: Extract<Input, { skip: Stop }>): Refusal | null {
    const { player, skip } = input;
    if (!this.rules.stops?.usual?.some((stop) => isSameStop(stop, skip)))
      return refuse('Nobody is asked there as usual in this game.');
    this.#note(input);
    this.#keepStop('stops', player, skip, false);
    this.#keepStop('skipped', player, skip, true);
    return null;
  }

  #keepStop(which: 'stops' | 'skipped', player: PlayerNo, stop: Stop, isKept: boolean): void {
    const stops = withStop(this.state[which], this.state.players.length, player, stop, isKept);
    if (stops) this.#own[which] = writable(stops);
    else delete this.#own[which];
  }

  /** Goes on from the last boundary as if the cards had been those all along. */
  #layPaper(input: Extract<Input, { design: number } | { exchange: object }>): Refusal | null {
    const { boundary, inputs, context } = this;
    if (!this.state.onPaper || !boundary)
      return refuse('The cards of this game are in the program: nobody names them.');
    if (inputs.length > boundary.inputs)
      return refuse('Something was answered since; the card is to be named before that.');
    const laid =
      'design' in input
        ? withNamed(boundary.state, input.card, input.design)
        : withExchanged(boundary.state, input.player, input.exchange);
    if ('allowed' in laid) return laid;
    this.#note(input);
    context.log.entries.length = this.#logged;
    this.#begin(laid, context.designs, context.log);
    return null;
  }

  #layDice(input: Extract<Input, { dice: readonly number[] }>): Refusal | null {
    if (!this.state.onPaper) return refuse('The dice of this game are in the program: nobody enters them.');
    this.#note(input);
    this.#own.chance.dice = [...input.dice];
    return null;
  }

  #resign(input: Extract<Input, { resign: true }>): Refusal | null {
    const refusal = this.rules.resign(this.context, input.player);
    if (refusal) return refusal;
    this.#note(input);
    if (this.result) this.#decision = null;
    else this.#passOverAbsent();
    return null;
  }

  /** Nothing is asked of players who are out of the game while others play on. */
  #passOverAbsent(): void {
    for (let asked = this.#decision; asked && has(this.state.out, asked.player); asked = this.#decision) {
      const reply = replyOfAbsent(asked);
      this.#step(() => this.#run.next(reply));
    }
  }

  #note(input: Input): void {
    this.inputs.push(input);
    this.revelationsBefore.push(this.state.revelations);
  }

  #advance(step: () => IteratorResult<Decision, void>): void {
    this.#step(step);
    this.#passOverAbsent();
  }

  #step(step: () => IteratorResult<Decision, void>): void {
    try {
      const { done, value } = step();
      this.#decision = done ? null : value;
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      this.#decision = null;
    }
  }
}

const withPlayer = (players: number, player: PlayerNo, is: boolean): number =>
  has(players, player) === is ? players : players ^ only(player);

const refuse = (because: string, rule = ''): Refusal => ({ allowed: false, rule, because });
