import { readFileSync } from 'node:fs';
import { describe } from 'vitest';
import { playScenarioFile } from '../../src-main/play/scenarios/scenario-file.js';
import { chanceFrom, randomTo } from '../../src-main/engine/chance/chance.js';
import { scenario } from '../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../src-main/games/kotc/scenario/scenarios.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { filesIn } from '../source-files.js';
import { testGolden } from './golden.js';

const files = [
  ...filesIn('test/scenarios', ['.scenario.json']).filter((path) => path.includes('kotc')),
  ...filesIn('assets/puzzles', ['.scenario.json']).filter((path) => !path.includes('magic')),
];

/** The same scenario with other numbers and names in its steps, of which most do not hold. */
function spoiled(text: string, seed: number): unknown {
  const chance = chanceFrom(seed);
  const { steps, ...rest } = JSON.parse(text) as { steps: unknown[] };
  const changed = JSON.stringify(steps).replace(/\b(\d+|true|false|[A-Z])\b/g, (word) => {
    if (randomTo(chance, 5) > 0) return word;
    if (word === 'true' || word === 'false') return word === 'true' ? 'false' : 'true';
    return /\d/.test(word) ? String(randomTo(chance, 4)) : word === 'A' ? 'B' : 'A';
  });
  return { ...rest, steps: JSON.parse(changed) as unknown };
}

describe('scenarios: the same as before', () => {
  testGolden(
    'step by step, with every question, answer and event',
    'scenarios',
    () => files,
    async (file) => {
      const lines: string[] = [];
      await playScenarioFile(file, inProject('assets'), (line) => lines.push(line));
      return lines;
    },
    1,
  );

  testGolden(
    'what does not hold is said in the same words',
    'scenarios-spoiled',
    () => files,
    (file) => {
      const text = readFileSync(file, 'utf8');
      return [1, 2, 3].map((seed) => {
        const read = scenario.safeParse(spoiled(text, seed));
        if (!read.success) return read.error.issues.map(({ path, code }) => [path, code]);
        const { differences } = kotcScenarios.run(read.data);
        const hasGoal = read.data.goal !== undefined;
        return {
          differences,
          goal: hasGoal && [kotcScenarios.goalState(read.data, []), kotcScenarios.isReachedAtOnce(read.data)],
        };
      });
    },
    2,
  );
});
