import type { Beginning } from '../../engine/record.js';
import { ruleSet, searchingFor } from '../../games/rule-sets.js';

/**
 * Whether a coach can look through games that began so: somebody thinks ahead by these rules, and they are those of today. Of cards
 * on a real table nobody can say what their players held.
 */
export const hasCoach = ({ rules: { id, version }, start }: Pick<Beginning, 'rules' | 'start'>): boolean =>
  searchingFor(id) !== null && ruleSet(id).rules.version === version && !isOnPaper(start);

const isOnPaper = (start: Beginning['start']): boolean =>
  ('state' in start ? start.state.onPaper : start.onPaper) === true;
