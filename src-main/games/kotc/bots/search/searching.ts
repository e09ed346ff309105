import type { Searching } from '../../../defaults/thinking-players.js';
import type { KotcRulesId } from '../../rules/rule-set.js';
import { kotcSearch } from './search.js';
import { kotc14 } from './weights/kotc-14.js';

const all: Searching['levels'] = ['apprentice', 'journeyman', 'master'];

/** By rule sets, who has been measured to be stronger than others there (docs/benchmarks.md). */
export const kotcSearching: Partial<Record<KotcRulesId, Searching>> = {
  'kotc-14': { search: kotcSearch('kotc-14', kotc14), levels: all },
};
