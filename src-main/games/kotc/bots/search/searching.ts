import type { LevelName, Searching } from '../../../defaults/thinking-players.js';
import type { Habits } from '../../../../engine/search/habit-weights.js';
import { noWeights, type Weights } from '../../../../engine/search/linear-value.js';
import type { SearchRules } from '../../../../engine/search/search-rules.js';
import { kotcPlayables } from '../../rules/playable.js';
import type { KotcRulesId } from '../../rules/rule-set.js';
import { kotc17 as habits17 } from './habits/learnt/kotc-17.js';
import { kotcSearch } from './search.js';
import { kotc06 } from './weights/kotc-06.js';
import { kotc09 } from './weights/kotc-09.js';
import { kotc11 } from './weights/kotc-11.js';
import { kotc12 } from './weights/kotc-12.js';
import { kotc13 } from './weights/kotc-13.js';
import { kotc14 } from './weights/kotc-14.js';
import { kotc15 } from './weights/kotc-15.js';
import { kotc16 } from './weights/kotc-16.js';
import { kotc17 } from './weights/kotc-17.js';

/** Weights by rule sets, and who is offered with them. The 10th Edition is played with the decks and so with the weights of the 9th. */
const rows: Partial<Record<KotcRulesId, readonly [Weights, readonly LevelName[]]>> = {
  'kotc-06': [kotc06, ['journeyman', 'master']],
  'kotc-09': [kotc09, ['journeyman', 'master']],
  'kotc-10': [kotc09, []],
  'kotc-11': [kotc11, ['journeyman', 'master']],
  'kotc-12': [kotc12, []],
  'kotc-13': [kotc13, ['journeyman']],
  'kotc-14': [kotc14, ['apprentice', 'journeyman', 'master']],
  'kotc-15': [kotc15, ['journeyman']],
  'kotc-16': [kotc16, ['journeyman']],
  'kotc-17': [kotc17, ['journeyman', 'master']],
};

/** By rule sets, what has been learnt from players who think ahead. */
const habits: Partial<Record<KotcRulesId, Habits>> = {
  'kotc-17': habits17,
};

/**
 * By rule sets, what of the levels is otherwise. In the 6th and 9th Editions Journeyman thinks less, as a little thought wins most of what much
 * thought does there: the levels are to lie as far apart as elsewhere. Imagined games that go on by habit are worth following further than those of
 * greedy players, which sooner come to what nobody would do.
 */
const levels: Partial<Record<KotcRulesId, Searching['levels']>> = {
  'kotc-06': { journeyman: { nodes: 40 } },
  'kotc-09': { journeyman: { nodes: 150 } },
  'kotc-17': { master: { rounds: 6 } },
};

/** By rule sets, how games are searched before their weights are known. */
export const kotcTrainable: Readonly<Record<string, SearchRules>> = Object.fromEntries(
  Object.keys(kotcPlayables).map((id) => [
    id,
    kotcSearch(id as KotcRulesId, noWeights) as unknown as SearchRules,
  ]),
);

/** By rule sets, what players need who think ahead. docs/benchmarks.md has the matches by which they are offered. */
export const kotcSearching: Readonly<Record<string, Searching>> = Object.fromEntries(
  Object.entries(rows).map(([id, [weights, offered]]) => {
    const learnt = habits[id as KotcRulesId];
    const otherwise = levels[id as KotcRulesId];
    const search = kotcSearch(id as KotcRulesId, weights, learnt);
    return [id, { search, offered, ...(otherwise && { levels: otherwise }) }];
  }),
);
