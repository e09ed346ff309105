import type { EditionNumber } from '../editions.js';

/** What a rulebook or guide says about building, by edition. Ids are those of the rule checklists. */
const building = {
  offenseRange: { 6: 'K06-BLD-01', 9: 'K09-BLD-01', 11: 'K11-BLD-01', 14: 'K14-BLD-02' },
  defenseRange: { 6: 'K06-BLD-02', 9: 'K09-BLD-02', 11: 'K11-BLD-02', 14: 'K14-BLD-03' },
  spellHasOneAbility: { 6: 'K06-BLD-03', 9: 'K09-BLD-03', 11: 'K11-BLD-05', 14: 'K14-BLD-05' },
  noAbilitiesText: { 6: 'K06-BLD-04', 9: 'K09-BLD-04', 11: 'K11-BLD-04', 14: 'K14-BLD-13' },
  oneCondition: { 6: 'K06-BLD-05', 9: 'K09-BLD-05', 11: 'K11-BLD-06', 14: 'K14-BLD-06' },
  oneCost: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', 14: 'K14-BLD-07' },
  oneTarget: { 6: 'K06-BLD-07', 9: 'K09-BLD-07', 11: 'K11-BLD-08', 14: 'K14-BLD-09' },
  abilityHasEffect: { 6: 'K06-BLD-08', 9: 'K09-BLD-08', 11: 'K11-BLD-09', 14: 'K14-BLD-08' },
  targetHasEffect: { 6: 'K06-BLD-08', 9: 'K09-BLD-08', 11: 'K11-BLD-09', 14: 'K14-BLD-10' },
  order: { 6: 'K06-BLD-09', 9: 'K09-BLD-09', 11: 'K11-BLD-10', 14: 'K14-BLD-11' },
  orderOfPart: { 6: 'K06-BLD-09', 9: 'K09-BLD-09', 11: 'K11-BLD-10', 14: 'K14-BLD-12' },
  oneParagraph: { 6: 'K06-BLD-10', 9: 'K09-BLD-10', 11: 'K11-BLD-11', 14: 'K14-BLD-15' },
  listed: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', 14: 'K14-BLD-13' },
  positive: { 6: 'K06-BLD-12', 9: 'K09-BLD-12', 11: 'K11-BLD-13', 14: 'K14-BLD-16' },
  sameNumber: { 6: 'K06-BLD-13', 9: 'K09-BLD-13', 11: 'K11-BLD-13', 14: 'K14-BLD-17' },
  singular: { 6: 'K06-BLD-14', 9: 'K09-BLD-14', 11: 'K11-BLD-15', 14: 'K14-BLD-30' },
  singularTarget: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', 14: 'K14-BLD-31' },
  name: { 6: 'K06-BLD-16', 9: 'K09-BLD-17', 11: 'K11-BLD-16', 14: 'K14-BLD-18' },
  noNameOnSpell: { 6: 'K06-BLD-16', 9: 'K09-BLD-17', 11: 'K11-BLD-16', 14: 'K14-BLD-19' },
  oneCaveat: { 6: 'K06-BLD-17', 9: 'K09-BLD-18', 11: 'K11-BLD-17', 14: 'K14-BLD-13' },
  noCaveatOnSpell: { 6: 'K06-BLD-18', 9: 'K09-BLD-19', 11: 'K11-BLD-18', 14: 'K14-BLD-13' },
  marks: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', 14: 'K14-BLD-22' },
  twoCosts: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', 14: 'K14-BLD-25' },
  manyCosts: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', 14: 'K14-BLD-26' },
  joinedEffects: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', 14: 'K14-BLD-27' },
  targetNeeded: { 6: 'K06-Q-60', 9: 'K09-Q-60', 11: 'K11-Q-67', 14: 'K14-Q-88' },
  printedCost: { 6: 'K06-Q-61', 9: 'K09-Q-61', 11: 'K11-BLD-38', 14: 'K14-LVL-12' },
} as const satisfies Record<string, Record<EditionNumber, string>>;

export type BuildingRule = keyof typeof building;

export const cite = (rule: BuildingRule, edition: EditionNumber): string => building[rule][edition];
