import { expect, test } from 'vitest';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import type { Decision, PlayerNo, Reply } from '../../../src-main/engine/decision.js';
import type { GameContext } from '../../../src-main/engine/rule-set.js';
import { LaterReplies } from '../../../src-main/engine/search/tree.js';

const game = { state: { cards: [] } } as unknown as GameContext;
const usual: Reply = { yes: false };

const asked = (player: PlayerNo): Decision => ({
  id: 1,
  player,
  role: 'choose',
  purpose: 'x',
  rule: '',
  kind: 'confirm',
});

/** How often a player says yes in so many games, which are worth that much to the first player if it does. */
function saidYes(player: PlayerNo, worth: number, games: number): number {
  const tree = new LaterReplies();
  let count = 0;
  for (let nth = 0; nth < games; nth += 1) {
    tree.begin();
    const reply = tree.choose(asked(player), game, usual, chanceFrom(nth), 2, player === 0);
    const isYes = reply !== undefined && 'yes' in reply && reply.yes;
    if (isYes) count += 1;
    tree.end(isYes ? worth : 1 - worth);
  }
  return count;
}

test('who searches does what has done well, others what has done badly for it', () => {
  expect([saidYes(0, 0.9, 100), saidYes(1, 0.1, 100)].map((count) => count > 80)).toEqual([true, true]);
  expect([saidYes(0, 0.1, 100), saidYes(1, 0.9, 100)].map((count) => count < 20)).toEqual([true, true]);
});

test('beyond what is known nothing is chosen', () => {
  const tree = new LaterReplies();
  const next = (player: PlayerNo): Reply | undefined =>
    tree.choose(asked(player), game, usual, chanceFrom(1), 2, player === 0);
  tree.begin();
  expect([next(0), next(1)]).toEqual([usual, undefined]);
  tree.end(0.5);
  tree.begin();
  expect(next(0)).toEqual(usual);
  expect([next(1), next(0)]).toEqual([usual, undefined]);
});
