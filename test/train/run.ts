/** `npm run train -- kotc-14`: finds by which weights computer players judge positions, and writes them down. */
import { writeFileSync } from 'node:fs';
import { kotcSearch } from '../../src-main/games/kotc/bots/search/search.js';
import { figureNames, figuresOf } from '../../src-main/games/kotc/bots/search/figures.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import type { SearchRules } from '../../src-main/engine/search/search-rules.js';
import { seedOf } from '../../src-main/play/new-game/seeds.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { starterDecks } from '../games/kotc/bots/starter-decks.js';
import { fit, judge } from './fit.js';
import { examplesOf, type Example } from './games.js';

const [id = '', games = '4000', seed = '1'] = process.argv.slice(2);
if (!Object.hasOwn(kotcPlayables, id))
  throw new Error(`Say by which rules: ${Object.keys(kotcPlayables).join(', ')}`);
const rulesId = id as KotcRulesId;
const playable = kotcPlayables[rulesId];
const { rules, decks } = await starterDecks(rulesId, playable.starter ?? id);
const search = kotcSearch(rulesId, { from: '', weights: {} }) as unknown as SearchRules;
const learnt: Example[] = [];
const held: Example[] = [];
for (let nth = 0; nth < Number(games); nth += 1) {
  const examples = examplesOf({ rules, search, figures: figuresOf }, decks, seedOf(Number(seed), nth));
  (nth % 10 === 0 ? held : learnt).push(...examples);
}
const weights = fit(learnt, figureNames.length, 6, Number(seed));
const { loss, right } = judge(held, weights);
console.log({ learnt: learnt.length, held: held.length, loss, right });
const keyOf = (name: string): string => (/^[a-z]+$/.test(name) ? name : `'${name}'`);
const rows = figureNames
  .map((name, at) => `    ${keyOf(name)}: ${Number((weights[at] ?? 0).toFixed(4))},`)
  .join('\n');
const from = `npm run train -- ${id} ${games} ${seed}: ${games} games of greedy players, one reply in 2 to 40 by chance; ${learnt.length} positions; of ${held.length} others ${(100 * right).toFixed(1)} % foretold, loss ${loss.toFixed(3)}`;
const name = id.replace('-', '');
writeFileSync(
  inProject('src-main', 'games', 'kotc', 'bots', 'search', 'weights', `${id}.ts`),
  `import type { Weights } from '../../../../../engine/search/linear-value.js';\n\nexport const ${name}: Weights = {\n  from: '${from}',\n  weights: {\n${rows}\n  },\n};\n`,
);
