import type { Beginning } from '../../engine/record.js';
import { ruleSet, searchingFor } from '../../games/rule-sets.js';

/** Whether a coach can look through games that began so: somebody thinks ahead by these rules, and they are those of today. */
export const hasCoach = ({ rules: { id, version } }: Pick<Beginning, 'rules'>): boolean =>
  searchingFor(id) !== null && ruleSet(id).rules.version === version;
