import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replyOfAbsent } from '../../../src-main/engine/decisions/absent.js';
import type { Decision, Reply } from '../../../src-main/engine/decision.js';
import type { Scenario } from '../../../src-main/engine/scenario/scenario.js';
import { magicPlayable } from '../../../src-main/games/magic/rules/playable.js';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';
import { botReply } from '../../../src-main/play/bots/bot-reply.js';
import { puzzleState } from '../../../src-main/play/scenarios/puzzle-state.js';
import { puzzleTable } from '../../../src-main/play/scenarios/scenario-table.js';
import { showScenario } from '../../../src-main/play/scenarios/sandbox.js';
import { readScenarioText } from '../../../src-main/play/scenarios/scenario-text.js';
import { RunningGame } from '../../../src-main/play/table/running-game.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { filesIn } from '../../source-files.js';
import { starterCards } from '../../../src-main/play/scenarios/scenario-file.js';

const puzzles = filesIn('assets/puzzles', ['.scenario.json'])
  .filter((path) => basename(path).startsWith('magic-'))
  .map((path): [string, Scenario] => {
    const reading = readScenarioText(readFileSync(inProject(...path.split('/')), 'utf8'));
    if (reading.kind !== 'good') throw new Error(`${path} cannot be read.`);
    return [basename(path), reading.content];
  });

/** Somebody who has priority passes; of all else they do the least. */
const idle = (decision: Decision): Reply => {
  const pass = decision.kind === 'act' ? decision.actions.findIndex((action) => action.do === 'pass') : -1;
  return pass < 0 ? replyOfAbsent(decision) : { act: pass };
};

/** How a puzzle ends that is played like this, by its solver and by the greedy player. */
async function played(
  puzzle: Scenario,
  seed: number,
  solve: (decision: Decision, greedy: () => Reply) => Reply,
): Promise<string> {
  const { beginning } = await puzzleTable(puzzle, 'test', (rules, printed, ready) =>
    Promise.resolve(rules.cardOf(printed, ready, '00000000-0000-4000-8000-000000000000')),
  );
  const running = RunningGame.begin(magicPlayable, beginning, []);
  if ('because' in running) throw new Error(running.because);
  const { game, names, playable } = running;
  for (let n = 0; n < 300; n += 1) {
    const now = puzzleState(puzzle, game.inputs);
    const { decision } = game;
    if (now.state !== 'open' || !decision) return now.state;
    const greedy = (): Reply =>
      botReply({
        rules: puzzle.rules,
        bot: 'greedy',
        decision,
        knowledge: playable.knowledge(game.context, decision, decision.player, names),
        seed: seed + n,
      });
    expect(game.answer(decision.player === now.solver ? solve(decision, greedy) : greedy())).toBeNull();
  }
  return 'open';
}

describe('the puzzles of Magic that come with the program', () => {
  test('are at least six, each with a name of its own, in full sentences', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(6);
    expect(new Set(puzzles.map(([, { name }]) => name)).size).toBe(puzzles.length);
    for (const [, { goal, about }] of puzzles) {
      expect(goal?.text).toMatch(/^[A-Z].*\.$/);
      expect(about).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('are made of cards of the starter set, as they are printed', async () => {
    const known = await starterCards(inProject('assets', 'starter', 'magic-classic', 'cards'));
    for (const [, { cards = {} }] of puzzles) {
      for (const [name, source] of Object.entries(cards)) {
        const card = known.get(name) as unknown as Record<string, string> | undefined;
        const { type, text = '', cost = '' } = source as Record<string, string>;
        expect([name, type, text, cost]).toEqual([
          name,
          card?.['typeLine'],
          card?.['text'],
          card?.['manaCost'],
        ]);
      }
    }
  });

  describe.each(puzzles)('%s', (_, puzzle) => {
    const { goal, steps } = puzzle;

    test('is solved by its steps', () => {
      expect(steps.at(-1)).toEqual({ expect: goal?.reach });
      expect(magicScenarios.run(puzzle, () => null).differences).toEqual([]);
    });

    test('can be played, and is not solved as it lies there', () => {
      expect(showScenario(puzzle).problems).toEqual([]);
      expect(puzzleState(puzzle, []).state).toBe('open');
    });

    test('is missed by who does nothing, and by who plays what seems best at once', async () => {
      expect(await played(puzzle, 1, idle)).toBe('missed');
      expect(await played(puzzle, 1, (__, greedy) => greedy())).toBe('missed');
    });
  });
});
