import { noWeights } from '../../../../engine/search/linear-value.js';
import type { SearchRules } from '../../../../engine/search/search-rules.js';
import type { Searching } from '../../../defaults/thinking-players.js';
import { magicRules } from '../../rules/rule-set.js';
import { magicSearch } from './search.js';
import { magicClassic } from './weights/magic-classic.js';

/** A node takes twice as long as one of Keeper of the Cards. */
const SHARE = 0.5;

/** By rule sets, how games are searched before their weights are known. */
export const magicTrainable: Readonly<Record<string, SearchRules>> = {
  [magicRules.id]: magicSearch(noWeights) as unknown as SearchRules,
};

/** By rule sets, what players need who think ahead. docs/benchmarks.md has the matches by which they are offered. */
export const magicSearching: Readonly<Record<string, Searching>> = {
  [magicRules.id]: {
    search: magicSearch(magicClassic) as unknown as SearchRules,
    share: SHARE,
    levels: {
      journeyman: { rounds: 2, nodes: 4_000 },
      master: { nodes: 20_000 },
    },
    offered: ['journeyman'],
  },
};
