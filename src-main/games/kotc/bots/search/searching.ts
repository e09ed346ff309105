import type { Searching } from '../../../defaults/thinking-players.js';
import type { KotcRulesId } from '../../rules/rule-set.js';
import { kotcSearch } from './search.js';
import { kotc14 } from './weights/kotc-14.js';

/** By rule sets, what players need who think ahead. docs/benchmarks.md has the matches by which they are offered. */
export const kotcSearching: Partial<Record<KotcRulesId, Searching>> = {
  'kotc-14': { search: kotcSearch('kotc-14', kotc14), offered: ['journeyman'] },
};
