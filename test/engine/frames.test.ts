import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Asked,
  call,
  carrierOf,
  isUnderWay,
  type Frame,
  type Own,
} from '../../src-main/engine/frames/frames.js';
import type { Decision, Reply } from '../../src-main/engine/decision.js';
import { clone } from '../../src-main/engine/plain.js';
import type { Asking } from '../../src-main/engine/rule-set.js';
import '../property-seed.js';

/** Counts down, and calls what its replies say: a game of nothing but procedures. */
interface Count extends Frame {
  readonly do: 'count';
  readonly step: 'begin' | 'ask' | 'close';
  readonly left: number;
  readonly name: number;
}
interface Twice extends Frame {
  readonly do: 'twice';
  readonly step: 'first' | 'second';
  readonly name: number;
}
interface State {
  frames?: (Count | Twice)[];
  told: string[];
}
interface Counting {
  readonly state: State;
  readonly atBoundary: () => void;
}

const asked = { kind: 'confirm' } as Decision;
const tell = (game: Counting, what: string): void => void game.state.told.push(what);

function answered(game: Counting, own: Own<Count>, reply: Reply): 'ask' | 'end' {
  const number = 'number' in reply ? reply.number : 0;
  tell(game, `asked ${own.name}: ${number}`);
  if (number === 9) return 'end';
  if (number % 3 === 1) call(game, { do: 'count', step: 'begin', left: number >> 2, name: own.name + 1 });
  if (number % 3 === 2) call(game, { do: 'twice', step: 'first', name: own.name + 1 });
  return 'ask';
}

class AskedToCount extends Asked<Counting, Count> {
  override answered(game: Counting, own: Own<Count>, reply: Reply): 'ask' | 'end' {
    return answered(game, own, reply);
  }
}

/** The same of its own accord. */
function* askAndGoOn(game: Counting, own: Own<Count>): Asking<'ask' | 'end'> {
  return answered(game, own, yield asked);
}

const carryOn = carrierOf<Counting, Count | Twice>({
  count: {
    begin: (game, { name }) => tell(game, `begin ${name}`),
    ask(game, own) {
      if (own.left === 0) return undefined;
      own.left -= 1;
      return own.left % 2 === 0 ? new AskedToCount(asked) : askAndGoOn(game, own);
    },
    close: (game, { name }) => tell(game, `close ${name}`),
  },
  twice: {
    first(game, { name }) {
      tell(game, `first ${name}`);
      call(game, { do: 'count', step: 'begin', left: 1, name: name + 1 });
    },
    second: (game, { name }) => tell(game, `second ${name}`),
  },
});

/** Plays from a state with replies. @returns the states at all boundaries, with the replies that were used before them */
function play(state: State, replies: readonly number[]): [State, number][] {
  const boundaries: [State, number][] = [];
  let used = 0;
  const run = carryOn({ state, atBoundary: () => void boundaries.push([clone(state), used]) });
  for (let step = run.next(); !step.done;) {
    const reply: Reply = { number: replies[used] ?? 0 };
    used += 1;
    step = run.next(reply);
  }
  return boundaries;
}
const counting = (left: number): State => ({
  frames: [{ do: 'count', step: 'begin', left, name: 0 }],
  told: [],
});

describe('procedures', () => {
  test('go from step to step, to the one that they name, and on when what they call is over', () => {
    const state = counting(2);
    play(state, [2, 5, 9]);
    expect(state.told).toEqual([
      'begin 0',
      'asked 0: 2',
      'first 1',
      'begin 2',
      'asked 2: 5',
      'first 3',
      'begin 4',
      'asked 4: 9',
      'second 3',
      'close 2',
      'second 1',
      'asked 0: 0',
      'close 0',
    ]);
    expect(isUnderWay({ state })).toBe(false);
  });

  test('of two called in one step the later comes first', () => {
    const state: State = { told: [] };
    const game = { state, atBoundary: () => undefined };
    call(game, { do: 'twice', step: 'second', name: 1 });
    call(game, { do: 'twice', step: 'second', name: 2 });
    expect(isUnderWay(game)).toBe(true);
    play(state, []);
    expect(state.told).toEqual(['second 2', 'second 1']);
  });

  test('what follows the last of them is called as long as there is something', () => {
    const state = counting(0);
    let more = 2;
    const goOn = carrierOf<Counting, Count>(
      {
        count: {
          begin: (game, { name }) => tell(game, `begin ${name}`),
          ask: () => 'end',
          close: () => 'end',
        },
      },
      (game) => {
        if (more > 0) call(game, { do: 'count', step: 'begin', left: 0, name: more });
        more -= 1;
      },
    );
    expect(goOn({ state, atBoundary: () => undefined }).next().done).toBe(true);
    expect(state.told).toEqual(['begin 0', 'begin 2', 'begin 1']);
  });

  test('begun again at any step come to the same end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (replies, left) => {
        const whole = counting(left);
        for (const [state, used] of play(whole, replies)) {
          const again = JSON.parse(JSON.stringify(state)) as State;
          play(again, replies.slice(used));
          expect(again).toEqual(whole);
        }
      }),
    );
  });

  test('have no step that is called as their end is, and none that nobody knows', () => {
    const state = { frames: [{ do: 'count', step: 'away' }] };
    const game = { state, atBoundary: () => undefined };
    expect(() => carryOn(game as never).next()).toThrow('There is no step “away” of “count”');
    expect(() => carrierOf({ a: { end: () => undefined } } as never)).toThrow(
      'The end of “a” is no step of it',
    );
  });
});
