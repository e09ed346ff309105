import { kotcRuleSets } from '../rules/rule-set.js';
import type { Scenario } from './format.js';

/** The edition by whose rules a scenario is played. */
export const editionOfScenario = ({ rules }: Pick<Scenario, 'rules'>) => kotcRuleSets[rules].edition;
