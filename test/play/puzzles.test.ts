import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { showScenario } from '../../src-main/play/scenarios/sandbox.js';
import { puzzleState } from '../../src-main/play/scenarios/puzzle-state.js';
import { bots, type BotName } from '../games/kotc/bots.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { Game } from '../../src-main/engine/game.js';
import { kotcRuleSets } from '../../src-main/games/kotc/rules/rule-set.js';
import { viewOf } from '../../src-main/games/kotc/rules/views/view.js';
import { impliedReply } from '../../src-main/games/kotc/scenario/answers.js';
import { scenario, type Scenario } from '../../src-main/games/kotc/scenario/format.js';
import { setPosition } from '../../src-main/games/kotc/scenario/position.js';
import { kotcScenarios } from '../../src-main/games/kotc/scenario/scenarios.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { filesIn } from '../source-files.js';
import { solutionsOf } from './puzzle-solver.js';

// Those of other games are tested with them.
const files = filesIn('assets/puzzles', ['.scenario.json']).filter((path) => /^\d/.test(basename(path)));
const puzzles = files.map((path): [string, Scenario] => [
  basename(path),
  scenario.parse(JSON.parse(readFileSync(inProject(...path.split('/')), 'utf8'))),
]);
const seeds = [1, 2, 3, 4, 5, 6];

/** The solver does nothing, the others are bots: the inputs until the goal is decided. */
function idled(puzzle: Scenario, bot: BotName, seed: number): ReturnType<typeof puzzleState>['state'] {
  const rules = kotcRuleSets[puzzle.rules];
  const { state, designs, names } = setPosition(puzzle, rules.edition, () => null);
  const game = new Game(rules, state, designs);
  const chance = chanceFrom(seed);
  for (let n = 0; n < 200; n += 1) {
    const now = puzzleState(puzzle, game.inputs);
    const { decision } = game;
    if (now.state !== 'open' || !decision) return now.state;
    const look = () => viewOf(game.context, decision, decision.player, names);
    const implied = decision.player === now.solver ? impliedReply(decision) : null;
    const refusal = game.answer(implied ?? bots[bot](decision, look, chance));
    expect(refusal).toBeNull();
  }
  return 'open';
}

describe('the puzzles of Keeper of the Cards that come with the program', () => {
  test('are at least two of the 6th, 9th, 11th, 14th and 17th Editions, each with a name of its own', () => {
    for (const rules of ['kotc-06', 'kotc-09', 'kotc-11', 'kotc-14', 'kotc-17']) {
      expect(puzzles.filter(([, one]) => one.rules === rules).length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(puzzles.map(([, { name }]) => name)).size).toBe(puzzles.length);
  });

  test('are written in full sentences', () => {
    for (const [, { goal, about }] of puzzles) {
      expect(goal?.text).toMatch(/^[A-Z].*\.$/);
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
  });

  describe.each(puzzles)('%s', (_, puzzle) => {
    const { goal, steps, turn } = puzzle;

    test('is solved by its steps, in time', () => {
      expect(steps.at(-1)).toEqual({ expect: goal?.reach });
      const last = (turn?.number ?? 3) + (goal?.turns ?? 1) - 1;
      const inTime = { ...puzzle, steps: [...steps, { expect: { turn: { number: last } } }] };
      expect(kotcScenarios.run(inTime).differences).toEqual([]);
    });

    test('can be played, and is not solved as it lies there', () => {
      expect(showScenario(puzzle).problems).toEqual([]);
      expect(puzzleState(puzzle, []).state).toBe('open');
    });

    test.each(['greedy', 'random'] as const)('is missed by who does nothing against %s players', (bot) => {
      expect(seeds.map((seed) => idled(puzzle, bot, seed))).toEqual(seeds.map(() => 'missed'));
    });
  });
});

describe('each puzzle of the 17th Edition has one solution, whatever the other does', () => {
  const ofIt = puzzles.filter(([, { rules }]) => rules === 'kotc-17');
  const solution: Readonly<Record<string, string>> = {
    '17-1-cut-the-string':
      'cast The Big Drop; target Cut-String Puppet; activate Cut-String Puppet; craft 2; attack; activate Parade Drummer; target Pawn 2/0',
    '17-2-alone-in-the-ring': 'attack; victim Ben; activate Knife Thrower; counter assassin Knife Thrower',
    '17-3-one-coin-twice':
      'cast The Big Drop; target Ticket Taker; cast Waxworks After Hours; target Unbreakable Ann; attack',
    '17-4-the-last-word':
      'attack; attack Ticket Taker + Ticket Taker; cast Nothing up My Sleeve; target Everybody Out',
    '17-5-a-gift-for-a-gamble': 'cast Free Admission; cast House Odds',
    '17-6-two-dolls-two-dice': 'activate Fire Eater; burn-at Pawn 1/0; burn-at Pawn 1/0',
  };

  test('and they are six', () => {
    expect(ofIt.map(([path]) => basename(path, '.scenario.json'))).toEqual(Object.keys(solution));
  });

  test.each(ofIt)('%s', (path, puzzle) => {
    expect(solutionsOf(puzzle)).toEqual([solution[basename(path, '.scenario.json')]]);
  });
});
