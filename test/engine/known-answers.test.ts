import { describe, expect, test } from 'vitest';
import { askAct } from '../../src-main/engine/ask-act.js';
import { randomReply } from '../../src-main/engine/bots/random.js';
import { chanceFrom, randomTo } from '../../src-main/engine/chance/chance.js';
import type { Input } from '../../src-main/engine/game.js';
import { canonical } from '../../src-main/engine/plain.js';
import { beginAgain } from '../../src-main/engine/replay.js';
import type { Asking, RuleSet } from '../../src-main/engine/rule-set.js';
import type { BaseState } from '../../src-main/engine/state.js';
import { phases } from '../../src-main/games/kotc/rules/state/state.js';
import { begin, good, playableOf, starterBeginning, type KotcGame } from '../games/kotc/starter-games.js';
import { toy, toyBeginning } from './toy-rules.js';

/** Plays at random; now and then somebody says something that is no answer, and in games of three somebody gives up. */
function playTalking(game: KotcGame, seed: number, most: number): void {
  const chance = chanceFrom(seed);
  const { length } = game.state.players;
  while (game.decision && game.inputs.length < most) {
    const player = randomTo(chance, length - 1);
    const asides: Input[] = [
      { player, askAlways: randomTo(chance, 1) === 0 },
      { player: 0, agree: randomTo(chance, 1) === 0 },
      { player, stop: { at: phases[randomTo(chance, 4)] ?? 'draw', turn: 'others' }, isSet: true },
    ];
    const aside = asides[randomTo(chance, 40)];
    if (aside) game.take(aside);
    else if (length > 2 && randomTo(chance, 150) === 0) game.take({ player, resign: true });
    else game.answer(randomReply(game.decision, chance));
  }
}

const outcome = ({ state, decision, inputs, revelationsBefore, context: { log } }: KotcGame): string =>
  canonical([state, decision, inputs, revelationsBefore, log.entries]);

describe('known answers', () => {
  test.each(['kotc-06', 'kotc-09', 'kotc-11', 'kotc-14'] as const)(
    'come to the same game, state, log and question in %s',
    (id) => {
      for (const [seed, players] of [
        [1, 2],
        [2, 2],
        [3, 3],
        [4, 3],
      ] as const) {
        const beginning = starterBeginning(seed, players, id);
        const game = begin(beginning);
        playTalking(game, seed, 60 * seed);
        expect(outcome(good(beginAgain(playableOf(beginning), beginning, game.inputs)))).toBe(outcome(game));
      }
    },
  );

  test('are not listed with what else could be chosen, and after the last of them is again', () => {
    let listed = 0;
    const question = { player: 0, purpose: { role: 'choose', word: 'toy' }, rule: 'TOY-01' } as const;
    const rules: RuleSet<BaseState, string> = {
      ...toy.rules,
      *play(game): Asking {
        for (;;)
          yield* askAct(game, question, () => {
            listed += 1;
            return [{ do: 'wait' }, { do: 'pass' }];
          });
      },
    };
    const playable = { ...toy, rules };
    const game = good(beginAgain(playable, toyBeginning, []));
    for (let n = 0; n < 9; n += 1) game.answer({ act: n % 2 });
    expect(listed).toBe(10);
    const again = good(beginAgain(playable, toyBeginning, game.inputs));
    // The first question is asked before anything is known.
    expect(listed).toBe(12);
    expect(again.inputs).toEqual(game.inputs);
    expect(again.decision).toEqual(game.decision);
    expect(again.answer({ act: 2 })).toMatchObject({ allowed: false });
  });

  test('of a question that is not asked there are refused', () => {
    const game = good(beginAgain(toy, toyBeginning, []));
    game.answer({ act: 0 });
    const [first] = game.inputs as [Input];
    expect(good(beginAgain(toy, toyBeginning, [first])).takeAgain([first])).toMatchObject({ allowed: false });
  });
});
