/**
 * `npm run train:habits -- kotc-17`: learns from Journeymen how imagined games are gone on with, and writes it down. After it come how
 * many games, and the seed. Games are kept in `out/habits`, so that more of them go on from those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { computerPlayer, gameOfRules, ruleSet, searchingFor } from '../../../src-main/games/rule-sets.js';
import { readyDesigns } from '../../../src-main/lab/experiment/playing.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { trainedFor } from '../trained.js';
import { examplesOf, type HabitExample } from './examples.js';
import { HabitFit } from './fit.js';
import { notedGames } from './games.js';
import { judged } from './judged.js';

/** One game in so many is held out. */
const HELD = 10;

const [id = '', games = '400', seed = '1'] = process.argv.slice(2);
const searching = searchingFor(id);
const { level } = computerPlayer(id, 'journeyman');
if (!searching?.search.notices || !level)
  throw new Error('Say by which rules: some in which players think ahead.');
const { experiment } = await trainedFor(id, Number(seed), 'greedy');
const rules = ruleSet(id);
const arena = {
  rules,
  designs: readyDesigns(rules, experiment.printed),
  lists: experiment.lists,
  searching,
  level: { ...level, ...searching.levels?.['journeyman'], nodes: level.nodes * (searching.share ?? 1) },
};
const file = inProject('out', 'habits', `${id}-${seed}.jsonl`);
const learnt: HabitExample[] = [];
const held: HabitExample[] = [];
for (const game of notedGames(arena, Number(games), Number(seed), file)) {
  (game.nth % HELD === 0 ? held : learnt).push(...examplesOf(arena, game));
}
const kinds = new HabitFit(learnt).weights();
const { questions, other, better, gained, most } = judged(held, kinds);
const points = (chance: number): string => (100 * chance).toFixed(2);
const from =
  `npm run train:habits -- ${id} ${games} ${seed}: ${games} games of Journeymen, ${learnt.length} comparisons; at ${questions} other ` +
  `questions otherwise than usual ${other} times, ${better} of them better, ${points(gained)} points of the chance to win gained by a ` +
  `question of ${points(most)} that Journeymen found`;
console.log(from);
const rows = Object.entries(kinds).map(
  ([kind, weights]) => `    '${kind}': inThousandths(\n      '${weights.join(' ')}',\n    ),\n`,
);
const out = inProject(
  'src-main',
  'games',
  gameOfRules(id).id,
  'bots',
  'search',
  'habits',
  'learnt',
  `${id}.ts`,
);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(
  out,
  `import { inThousandths, type Habits } from '../../../../../../engine/search/habit-weights.js';\n\nexport const ${id.replace(/-(.)/, (_, first: string) => first.toUpperCase())}: Habits = {\n  from: '${from}',\n  kinds: {\n${rows.join('')}  },\n};\n`,
);
