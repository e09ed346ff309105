import { expect, test } from 'vitest';
import { randomReply } from '../../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../../src-main/engine/game.js';
import type { RuleSet } from '../../../../../src-main/engine/rule-set.js';
import { clone } from '../../../../../src-main/engine/plain.js';
import type { Design, KotcContext } from '../../../../../src-main/games/kotc/rules/context.js';
import type { KotcState } from '../../../../../src-main/games/kotc/rules/state/state.js';
import { begin, starterBeginning } from '../../starter-games.js';

/** More than any game comes past between two answers. */
const MANY_BOUNDARIES = 1000;

/** The same rules; a game that comes past so many boundaries fails. */
function bounded(rules: RuleSet<KotcState, Design, KotcContext>): typeof rules {
  let passed = 0;
  return {
    ...rules,
    context: (state, designs, log) =>
      rules.context(state, designs, log, () => {
        passed += 1;
        if (passed > MANY_BOUNDARIES) throw new Error('The game goes round and round.');
      }),
  };
}

test.each(['kotc-06', 'kotc-09', 'kotc-11'] as const)(
  "another's answer does not keep whoever must place or draw from being asked in %s",
  (id) => {
    const { rules, state, context } = begin(starterBeginning(1, 2, id));
    const game = new Game(bounded(rules), clone(state), context.designs);
    const chance = chanceFrom(1);
    for (let asked = game.decision; asked && asked.kind !== 'act'; asked = game.decision) {
      game.answer(randomReply(asked, chance));
    }
    const asked = game.decision;
    if (asked?.kind !== 'act') throw new Error('The first turn begins with what its player does.');
    const draw = asked.actions.findIndex((action) => action.do === 'draw');
    const other = 1 - asked.player;
    const refusal = game.takeAgain([
      { player: asked.player, decision: asked.id, reply: { act: draw } },
      { player: asked.player, decision: asked.id + 1, reply: { act: 0 } },
    ]);
    expect(refusal).toMatchObject({ because: 'Another player is asked.' });
    expect(game.decision?.player).toBe(other);
  },
);
