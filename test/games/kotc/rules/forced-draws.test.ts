import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { forceDraws, rekey } from '../../../../src-main/engine/chance/forced.js';
import { hashOf } from '../../../../src-main/engine/integrity.js';
import { clone } from '../../../../src-main/engine/plain.js';
import { reenter } from '../../../../src-main/engine/replay.js';
import { offeredRules, type KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { begin, good, playRandomly, starterBeginning, type KotcGame } from '../starter-games.js';

const ids = offeredRules.map(([id]) => id);
const withoutChance = ({ state }: KotcGame): string => hashOf({ ...state, chance: null });

/** Begins again at the last boundary of a game with another seed, and has it draw what the game drew. */
function redrawn(game: KotcGame, seed: number): KotcGame {
  const { boundary, rules, context, inputs } = game;
  if (!boundary) throw new Error('No boundary was kept.');
  const state = clone(boundary.state);
  rekey(state, seed);
  forceDraws(state, boundary.draws);
  return good(reenter(rules, context.designs, state, inputs.slice(boundary.inputs))) as KotcGame;
}

/** A game in whose midst dice have been rolled since a boundary. */
function gameWithDraws(id: KotcRulesId): KotcGame {
  for (let seed = 1; ; seed += 1) {
    const game = begin(starterBeginning(seed, 2, id), 40);
    const chance = chanceFrom(seed);
    while (game.decision && (game.boundary?.draws.dice.length ?? 0) < 3) playRandomly(game, chance, 1);
    if (game.decision) return game;
  }
}

describe.each(ids)('what was drawn in a game of %s', (id) => {
  const game = gameWithDraws(id);

  test('is drawn again where it is forced, whatever the seed is', () => {
    for (const seed of [1, 2, 3]) expect(withoutChance(redrawn(game, seed))).toBe(withoutChance(game));
  });

  test('is followed by other draws where the state is re-keyed, and by the same ones for the same seed', () => {
    const goneOn = (seed: number): string => {
      const again = redrawn(game, 1);
      rekey(again.state, seed);
      return withoutChance(playRandomly(again, chanceFrom(3), 300));
    };
    expect(goneOn(8)).toBe(goneOn(8));
    expect(goneOn(8)).not.toBe(goneOn(9));
  });
});

test('what is scripted stays scripted behind what is forced', () => {
  const state = { chance: { ...chanceFrom(1), dice: [6, 6, 5], picks: [[1], [2]] } };
  forceDraws(state, { dice: [6, 6], picks: [[3, 1]] });
  expect(state.chance).toMatchObject({ dice: [6, 6, 5], picks: [[3, 1], [2]] });
  forceDraws(state, { dice: [1, 2, 3, 4], picks: [] });
  expect(state.chance.dice).toEqual([1, 2, 3, 4]);
});
