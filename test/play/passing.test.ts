import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import type { Decision, Reply } from '../../src-main/engine/decision.js';
import { replyOfAbsent } from '../../src-main/engine/decisions/absent.js';
import type { Input } from '../../src-main/engine/game.js';
import { passAsked, Passing } from '../../src-main/play/table/passing.js';
import type { RunningGame } from '../../src-main/play/table/running-game.js';
import { begin, playIn, playOn, room } from './playing.js';

const actions = [{ do: 'draw' }, { do: 'pass' }];
const asked = (player: number): Decision => ({
  id: 7,
  player,
  role: 'action',
  purpose: 'turn',
  rule: '',
  kind: 'act',
  actions,
});

/** A game that stands in a turn, and asks somebody. */
function standing(decision: Decision | null, turns: number, turnOf: number): RunningGame {
  const state = {};
  return {
    playable: { summary: () => ({ turns, turnOf }), rules: {} },
    game: { decision, state, context: { state } },
  } as unknown as RunningGame;
}

const answer = (player: number, reply: Reply): Input => ({ player, decision: 7, reply });

describe('who passes until something', () => {
  test('passes to the end of the turn, and then decides', () => {
    const passing = new Passing();
    passing.set(0, 'turn', standing(asked(0), 3, 0));
    expect(passing.next(standing(asked(1), 3, 0))).toBeNull();
    expect(passing.next(standing(asked(0), 3, 0))).toEqual(answer(0, { act: 1 }));
    passing.note(asked(1), answer(1, { act: 0 }));
    expect(passing.of(0)).toBe('turn');
    expect(passing.next(standing(asked(0), 4, 1))).toBeNull();
    expect(passing.of(0)).toBeNull();
  });

  test('passes until another player does more than pass, or to the own next turn', () => {
    const passing = new Passing();
    const passes = (): boolean => passing.of(0) !== null;
    const start = (): void => passing.set(0, 'action', standing(asked(0), 3, 0));
    start();
    passing.note(asked(1), answer(1, { act: 1 }));
    passing.note(asked(0), answer(0, { act: 0 }));
    passing.note(asked(1), { player: 1, askAlways: true });
    expect(passes()).toBe(true);
    expect(passing.next(standing(asked(0), 4, 1))).toEqual(answer(0, { act: 1 }));
    passing.note(asked(1), answer(1, { act: 0 }));
    expect(passes()).toBe(false);
    start();
    passing.note(asked(1), { player: 1, resign: true });
    expect(passes()).toBe(false);
    start();
    expect(passing.next(standing(asked(0), 5, 0))).toBeNull();
    expect(passes()).toBe(false);
  });

  test('passes to the own next turn whatever others do, and then decides', () => {
    const passing = new Passing();
    passing.set(0, 'own turn', standing(asked(0), 3, 0));
    passing.note(asked(1), answer(1, { act: 0 }));
    expect(passing.next(standing(asked(0), 4, 1))).toEqual(answer(0, { act: 1 }));
    expect(passing.next(standing(asked(0), 5, 0))).toBeNull();
    expect(passing.of(0)).toBeNull();
  });

  test('passes what they are asked as they begin, though it is never passed over for them, but not at a stop', () => {
    const at = (stops: readonly object[]): RunningGame => {
      const state = { stops: [stops] };
      const rules = {
        stops: { at: ['main'], moment: () => ({ player: 0, phase: 'main' }), isNeverPassed: () => true },
      };
      return {
        playable: { summary: () => ({ turns: 3, turnOf: 0 }), rules },
        game: { decision: asked(0), state, context: { state } },
      } as unknown as RunningGame;
    };
    const passing = new Passing();
    passing.set(0, 'turn', at([]));
    expect(passing.next(at([]))).toBeNull();
    expect(passAsked(at([]), 0)).toEqual([answer(0, { act: 1 })]);
    expect(passAsked(at([]), 1)).toEqual([]);
    expect(passAsked(at([{ turn: 'own', at: 'main' }]), 0)).toEqual([]);
  });

  test('decides what cannot be passed, from then on, and whenever they want to', () => {
    const passing = new Passing();
    passing.set(0, 'turn', standing(asked(0), 3, 0));
    const { id, player, role, purpose, rule } = asked(0);
    expect(passing.next(standing({ id, player, role, purpose, rule, kind: 'confirm' }, 3, 0))).toBeNull();
    expect(passing.next(standing(asked(0), 3, 0))).toBeNull();
    passing.set(0, 'turn', standing(asked(0), 3, 0));
    passing.set(0, null, standing(asked(0), 3, 0));
    expect(passing.of(0)).toBeNull();
  });
});

describe('at a table of two', () => {
  const passOf = ({ kind, ...one }: Decision): boolean =>
    kind === 'act' && 'actions' in one && one.actions.some((action) => action.do === 'pass');

  test('a turn is passed by inputs that another copy of the program reads, but not in the phase of a stop', async () => {
    const here = await room();
    const live = await here.play.live(await begin(here, ['person', 'person']));
    /** Answers with the least until a question is the one. */
    const answerTo = async (isIt: (decision: Decision) => boolean): Promise<void> => {
      for (let n = 0; n < 200; n += 1) {
        if (live.now.passTo !== null) await live.takeOver(live.now.passTo);
        const { decision } = live.game;
        if (!decision || isIt(decision)) return;
        await live.answer(decision.id, replyOfAbsent(decision));
      }
      throw new Error('That is never asked.');
    };
    await answerTo((decision) => decision.player === 0 && passOf(decision));
    await expect(live.passUntil(1, 'turn')).rejects.toThrow('does not sit');
    await expect(live.setStop(0, { turn: 'own', at: 'nowhere' }, true)).rejects.toThrow(
      'Nobody can be stopped',
    );
    const { number, phase } = live.now.view.turn;
    const stop = { turn: 'own', at: phase ?? '' } as const;
    await live.setStop(0, stop, true);
    expect(live.now.stops?.set).toEqual([stop]);
    const { id } = live.game.decision!;
    await live.passUntil(0, 'turn');
    expect([live.game.decision?.id, live.now.passing]).toEqual([id, null]);
    await live.setStop(0, stop, false);
    await live.passUntil(0, 'turn');
    expect(live.game.decision?.id).not.toBe(id);
    // Another copy of the program passes on for them.
    const kept = (await playIn(here.library).live(live.id)).stored.passing;
    expect(kept).toEqual([{ player: 0, until: 'turn', turn: number }]);
    const there = new Passing(kept);
    expect(there.next(standing(asked(0), number, 0))).toEqual(answer(0, { act: 1 }));
    expect(there.next(standing(asked(0), number + 1, 1))).toBeNull();
    await answerTo(({ player }) => player === 0);
    expect(live.now.view.turn.number).toBeGreaterThan(number);
    const other = await playIn(here.library).live(live.id);
    expect(other.game.inputs).toEqual(live.game.inputs);
    expect(other.stored.passing).toBeUndefined();
  });

  test('who took something back decides again, and keeps stops', async () => {
    const here = await room();
    const options = { undo: 'anything', undoAgreed: false, hands: 'hidden' } as const;
    const live = await here.play.live(await begin(here, ['person', 'greedy'], { options }));
    await playOn(live, chanceFrom(3), 3);
    await live.setStop(0, { turn: 'others', at: 'battle' }, true);
    await live.passUntil(0, 'turn');
    await live.undo();
    expect([live.now.passing, live.now.stops?.set]).toEqual([null, [{ turn: 'others', at: 'battle' }]]);
  });
});
