/**
 * Procedures that can be begun again: what is under way stands in the state as a stack of frames, and between two steps there
 * is nothing else to remember. So the beginning of every step is a boundary.
 */
import type { Decision, Reply } from '../decision.js';
import type { Writable } from '../pipeline/writable.js';
import type { Asking } from '../rule-set.js';

/** A procedure under way: which one, the step that is carried out next, and what it remembers. Ids and numbers, nothing that follows from others. */
export interface Frame {
  readonly do: string;
  readonly step: string;
}

/** Where a procedure goes on: at the step that follows, at another one, or nowhere. */
export type Next<F extends Frame> = F['step'] | 'end' | void;

/** What a procedure remembers, for its own steps to change. */
export type Own<F> = Writable<F>;

/** What is done in a step. It may ask, and call other procedures, which are carried out before the procedure goes on. */
export type Step<T, F extends Frame> = (game: T, own: Own<F>) => Outcome<T, F>;

/** What a step comes to: what it has left to ask, or where its procedure goes on. */
export type Outcome<T, F extends Frame> = Asking<Next<F>> | Asked<T, F> | Next<F>;

/** A step that ends with a question, and how its procedure goes on with the answer. It does what a generator would, but begins none. */
export abstract class Asked<T, F extends Frame> {
  constructor(readonly decision: Decision) {}

  abstract answered(game: T, own: Own<F>, reply: Reply): Asking<Next<F>> | Next<F>;
}

/** The steps of a procedure, in their order. */
export type Steps<T, F extends Frame> = { readonly [S in F['step']]: Step<T, F> };

/** The procedures of a rule set, by the names that their frames have. */
export type Procedures<T, F extends Frame> = {
  readonly [D in F['do']]: Steps<T, Extract<F, { readonly do: D }>>;
};

/** A game whose state has a stack of frames. It is left out before the first procedure is called. */
interface FramedGame<F extends Frame> {
  readonly state: { readonly frames?: readonly F[] };
  readonly atBoundary: () => void;
}

const stackOf = <F extends Frame>({ state }: FramedGame<F>): F[] => {
  const own = state as { frames?: F[] };
  own.frames ??= [];
  return own.frames;
};

/** Whether a procedure is under way, as where a game is begun again in the midst of one. */
export const isUnderWay = ({ state: { frames } }: Pick<FramedGame<Frame>, 'state'>): boolean =>
  frames !== undefined && frames.length > 0;

/** Has a procedure carried out next, before the one that calls it goes on. Of several called in one step the last comes first. */
export function call<F extends Frame>(game: FramedGame<F>, frame: F): void {
  stackOf(game).push(frame);
}

/** A step, and where to go on after it without looking it up. */
interface Compiled {
  readonly step: string;
  readonly carryOut: Step<unknown, Frame>;
  /** Null after the last one. */
  readonly following: Compiled | null;
  /** The first step of its procedure. */
  first: Compiled | null;
}

/** By the names of the procedures, the first step of each. */
type Program = ReadonlyMap<string, Compiled>;

/**
 * @param afterwards calls what follows when the first that was called has ended; left out: nothing does
 * @returns what carries out the procedures that are under way, to the end of the first that was called and of what follows it
 */
export function carrierOf<T extends FramedGame<Frame>, F extends Frame>(
  procedures: Procedures<T, F>,
  afterwards?: (game: T) => void,
): (game: T) => Asking {
  const program = compile(procedures as unknown as Readonly<Record<string, Steps<unknown, Frame>>>);
  return function* carryOn(game) {
    const stack = stackOf(game);
    let own = stack.at(-1);
    let now = own && stepFrom(program.get(own.do), own.do, own.step);
    while (own && now) {
      game.atBoundary();
      let outcome = now.carryOut(game, own);
      if (typeof outcome === 'object') {
        if (outcome instanceof Asked) outcome = outcome.answered(game, own, yield outcome.decision);
        if (typeof outcome === 'object') outcome = yield* outcome;
      }
      const next = outcome;
      const then: Compiled | null =
        next === undefined ? now.following : next === 'end' ? null : stepFrom(now.first, own.do, next);
      if (then) (own as Own<Frame>).step = then.step;
      else if (stack.at(-1) === own) stack.pop();
      else stack.splice(stack.indexOf(own), 1);
      if (stack.length === 0) afterwards?.(game);
      const innermost = stack.at(-1);
      now =
        then && innermost === own
          ? then
          : innermost && stepFrom(program.get(innermost.do), innermost.do, innermost.step);
      own = innermost;
    }
  };
}

/** A step of a procedure, looked for from its first one on. */
function stepFrom(first: Compiled | null | undefined, name: string, step: string): Compiled {
  let found = first;
  while (found && found.step !== step) found = found.following;
  if (!found) throw new Error(`There is no step “${step}” of “${name}”`);
  return found;
}

function compile(procedures: Readonly<Record<string, Steps<unknown, Frame>>>): Program {
  return new Map(
    Object.entries(procedures).flatMap(([name, steps]) => {
      if ('end' in steps) throw new Error(`The end of “${name}” is no step of it`);
      let first: Compiled | null = null;
      for (const [step, carryOut] of Object.entries(steps).toReversed())
        first = { step, carryOut, following: first, first: null };
      for (let one: Compiled | null = first; one; one = one.following) one.first = first;
      return first ? [[name, first] as const] : [];
    }),
  );
}
