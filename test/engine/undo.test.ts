import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { canonical } from '../../src-main/engine/plain.js';
import { isFailure } from '../../src-main/engine/record.js';
import { beginGame } from '../../src-main/engine/replay.js';
import { fork, undo, type UndoMode } from '../../src-main/engine/undo.js';
import { playableKotc14 } from '../../src-main/games/kotc/rules/playable.js';
import {
  begin,
  good,
  playableOf,
  playRandomly,
  randomGame,
  starterBeginning,
  type KotcBeginning,
  type KotcGame,
} from '../games/kotc/starter-games.js';
import { toy, toyBeginning, toyActions } from './toy-rules.js';

const asSeen = (game: KotcGame): string => canonical([game.state, game.decision, game.inputs]);

/** Why it is refused, or null when the game is taken back. */
function refusal(
  beginning: KotcBeginning,
  game: KotcGame,
  until: number,
  mode: UndoMode = 'fair',
): string | null {
  const earlier = undo(playableOf(beginning), beginning, game, until, mode);
  return isFailure(earlier) ? earlier.because : null;
}

describe('undo', () => {
  test('in the open goes back to any place, whatever has come to light', () => {
    const beginning = starterBeginning(2);
    const game = randomGame(2, 2, 150);
    const kept = asSeen(game);
    const forward = begin(beginning);
    for (const [place, input] of game.inputs.entries()) {
      expect(asSeen(good(undo(playableKotc14, beginning, game, place, 'open')))).toBe(asSeen(forward));
      forward.take(input);
    }
    expect(asSeen(game)).toBe(kept);
  });

  test('is refused for a place that the game does not have', () => {
    const beginning = starterBeginning(2);
    const game = randomGame(2, 2, 10);
    for (const place of [-1, 11, 1.5, NaN]) {
      expect(refusal(beginning, game, place, 'open')).toContain('any place from 0 to 10');
    }
  });

  test.each(['kotc-06', 'kotc-11', 'kotc-14'] as const)(
    'fairly takes back what brought nothing to light in %s',
    (id) => {
      let [taken, refused] = [0, 0];
      for (let seed = 1; seed <= 7; seed += 1) {
        const beginning = starterBeginning(seed, 2, id);
        const game = randomGame(seed, 2, 60, id);
        const { revelations } = game.state;
        // Of those that must be refused every third, others in each game: each is a game played again from its beginning.
        for (const [place, before] of game.revelationsBefore.entries()) {
          if (before < revelations && (place + seed) % 3 > 0) continue;
          const because = refusal(beginning, game, place);
          if (before < revelations) expect(because).not.toBe(null);
          if (because === null) taken += 1;
          else refused += 1;
        }
      }
      expect(taken).toBeGreaterThan(4);
      expect(refused).toBeGreaterThan(60);
    },
  );

  test.each<[string, (typeof toyActions)[number][], string | null]>([
    ['nothing', ['pass', 'pass'], null],
    ['cards were drawn', ['pass', 'draw'], 'cards have been drawn or seen'],
    ['dice were rolled', ['roll', 'pass'], 'dice have been rolled'],
    ['a deck was shuffled', ['shuffle'], 'a deck has been shuffled'],
    ['cards were picked unseen', ['pick'], 'cards have been picked at random'],
    [
      'all of it',
      ['shuffle', 'roll', 'draw'],
      'cards have been drawn or seen, and dice have been rolled, and a deck has been shuffled',
    ],
  ])('fairly, when since then there was %s', (_what, actions, reason) => {
    const game = good(beginGame(toy, toyBeginning));
    for (const action of ['draw', 'roll', 'shuffle', 'pick', ...actions]) {
      game.answer({ act: toyActions.findIndex((one) => one === action) });
    }
    const earlier = undo(toy, toyBeginning, game, 4, 'fair');
    const because = isFailure(earlier) ? earlier.because : null;
    expect(because).toBe(reason && `That cannot be taken back fairly: since then ${reason}.`);
    expect(good(undo(toy, toyBeginning, game, 4, 'open')).inputs).toHaveLength(4);
  });

  test('gives a game that goes on by itself', () => {
    const beginning = starterBeginning(9);
    const game = randomGame(9, 2, 60);
    const before = game.inputs.length;
    const earlier = good(undo(playableKotc14, beginning, game, 40, 'open'));
    playRandomly(earlier, chanceFrom(1), 5);
    expect(earlier.inputs).toHaveLength(45);
    expect(game.inputs).toHaveLength(before);
  });
});

describe('fork', () => {
  test('leaves the original untouched, however either goes on', () => {
    const beginning = starterBeginning(5, 3);
    const game = randomGame(5, 3, 200);
    const kept = asSeen(game);
    const other = good(fork(playableKotc14, beginning, game, 100));
    playRandomly(other, chanceFrom(77));
    expect(asSeen(game)).toBe(kept);
    const ended = asSeen(other);
    playRandomly(game, chanceFrom(78));
    expect(asSeen(other)).toBe(ended);
    expect(other.inputs.slice(0, 100)).toEqual(game.inputs.slice(0, 100));
  });
});
