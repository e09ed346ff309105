/**
 * `npm run train -- kotc-14`: finds by which weights computer players judge positions, and writes them down. After it come how many games,
 * the seed, and who plays them: `greedy`, or `journeyman`, who judges positions by the weights that there are. Games are played in threads,
 * or with `--queue` by workers of the laboratory; the weights are the same.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { usualThreads } from '../../src-main/lab/run/block-threads.js';
import type { Example } from '../../src-main/lab/training/training.js';
import { teacherNames, teachers } from '../../src-main/lab/training/teachers.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { fit, judge } from './fit.js';
import { playedHere, playedAtQueue } from './played.js';
import { trainedFor } from './trained.js';

const EPOCHS = 6;
/** One game in so many is held out. */
const HELD = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    threads: { type: 'string', default: String(usualThreads()) },
    queue: { type: 'string' },
    results: { type: 'string', default: inProject('out', 'training') },
  },
});
const [id = '', games = '4000', seed = '1', player = 'greedy'] = positionals;
const name = teacherNames.find((one) => one === player);
if (!name) throw new Error(`Say who plays: ${teacherNames.join(', ')}`);
const { experiment, search, folder } = await trainedFor(id, Number(seed), name);
const { figureNames } = search;
const learnt: Example[] = [];
const held: Example[] = [];
const { queue, results, threads } = values;
const played = queue
  ? playedAtQueue(experiment, Number(games), queue, results)
  : playedHere(experiment, Number(games), Number(threads));
for await (const { nth, examples } of played) (nth % HELD === 0 ? held : learnt).push(...examples);
const weights = fit(learnt, figureNames.length, EPOCHS, Number(seed));
const { loss, right } = judge(held, weights);
console.log({ learnt: learnt.length, held: held.length, loss, right });
const keyOf = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const rows = figureNames
  .map((name, at) => `    ${keyOf(name)}: ${Number((weights[at] ?? 0).toFixed(4))},`)
  .join('\n');
const command = ['npm run train --', id, games, seed, ...(name === 'greedy' ? [] : [name])].join(' ');
const from = `${command}: ${games} games of ${teachers[name].called}; ${learnt.length} positions; of ${held.length} others ${(100 * right).toFixed(1)} % foretold, loss ${loss.toFixed(3)}`;
const called = id.replace(/-(.)/, (_, first: string) => first.toUpperCase());
writeFileSync(
  inProject('src-main', 'games', folder, 'bots', 'search', 'weights', `${id}.ts`),
  `import type { Weights } from '../../../../../engine/search/linear-value.js';\n\nexport const ${called}: Weights = {\n  from: '${from}',\n  weights: {\n${rows}\n  },\n};\n`,
);
