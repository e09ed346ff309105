/** Random legal games to their end: what the rules ask always has an answer, and a game goes on alike from wherever it was kept. */
import { expect, test } from 'vitest';
import { randomReply } from '../../../../src-main/engine/bots/random.js';
import { chanceFrom } from '../../../../src-main/engine/chance/chance.js';
import { Game } from '../../../../src-main/engine/game.js';
import { hashOf } from '../../../../src-main/engine/integrity.js';
import { clone } from '../../../../src-main/engine/plain.js';
import { faultOfPosition } from '../../../../src-main/engine/position.js';
import { magicRules } from '../../../../src-main/games/magic/rules/rule-set.js';
import { faultOfState } from '../../../../src-main/games/magic/rules/state/fault.js';
import { newState } from '../../../../src-main/games/magic/rules/state/new-state.js';
import { state as stateModel } from '../../../../src-main/games/magic/rules/state/state.js';
import { deck, designs } from './decks.js';

const gameOf = (state: ReturnType<typeof newState>) => new Game(magicRules, state, designs, 1);

test.each([1, 2, 6])('game %i ends, and ends alike from every boundary', (seed) => {
  const players = seed === 6 ? 3 : 2;
  const played = gameOf(newState(Array(players).fill(deck), seed));
  const boundaries = new Set([played.boundary!]);
  const chance = chanceFrom(seed);
  while (played.decision) {
    expect(played.answer(randomReply(played.decision, chance))).toBeNull();
    boundaries.add(played.boundary!);
  }
  expect(played.state.turn).toBeGreaterThan(3);
  expect(boundaries.size).toBeGreaterThan(50);
  for (const [nth, { state, inputs }] of [...boundaries].entries()) {
    if (nth % 40 > 0) continue;
    expect(stateModel.safeParse(state).error).toBeUndefined();
    expect(faultOfPosition(state, players, designs.length)).toBeNull();
    expect(faultOfState(state, designs)).toBeNull();
    const again = gameOf(clone(state));
    for (const input of played.inputs.slice(inputs)) expect(again.take(input)).toBeNull();
    expect(hashOf(again.state)).toBe(hashOf(played.state));
  }
});
