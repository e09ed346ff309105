/** `npm run train -- kotc-14`: finds by which weights computer players judge positions, and writes them down. */
import { writeFileSync } from 'node:fs';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { fit, judge } from './fit.js';
import { examplesOf, type Example } from './games.js';
import { trainedFor } from './trained.js';

const EPOCHS = 6;
/** One game in so many is held out. */
const HELD = 10;

const [id = '', games = '4000', seed = '1'] = process.argv.slice(2);
const trained = await trainedFor(id);
const { figureNames } = trained;
const learnt: Example[] = [];
const held: Example[] = [];
for (let nth = 0; nth < Number(games); nth += 1) {
  (nth % HELD === 0 ? held : learnt).push(...examplesOf(trained, trained.decks, seedOf(Number(seed), nth)));
}
const weights = fit(learnt, figureNames.length, EPOCHS, Number(seed));
const { loss, right } = judge(held, weights);
console.log({ learnt: learnt.length, held: held.length, loss, right });
const keyOf = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const rows = figureNames
  .map((name, at) => `    ${keyOf(name)}: ${Number((weights[at] ?? 0).toFixed(4))},`)
  .join('\n');
const from = `npm run train -- ${id} ${games} ${seed}: ${games} games of greedy players, one reply in 2 to 40 by chance; ${learnt.length} positions; of ${held.length} others ${(100 * right).toFixed(1)} % foretold, loss ${loss.toFixed(3)}`;
const name = id.replace(/-(.)/, (_, first: string) => first.toUpperCase());
writeFileSync(
  inProject('src-main', 'games', trained.folder, 'bots', 'search', 'weights', `${id}.ts`),
  `import type { Weights } from '../../../../../engine/search/linear-value.js';\n\nexport const ${name}: Weights = {\n  from: '${from}',\n  weights: {\n${rows}\n  },\n};\n`,
);
