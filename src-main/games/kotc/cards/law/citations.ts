import type { GuideEdition } from '../editions.js';
import { editionLaw, type Checklist, type ModernChecklist } from './edition-law.js';

/** Ids of what several checklists have: from the 12th on without the beginning that names the edition. */
export type ByChecklist = Readonly<Record<Exclude<Checklist, ModernChecklist> | 'modern', string>>;

const idIn = (ids: ByChecklist, checklist: Checklist): string =>
  checklist === 6 || checklist === 9 || checklist === 11 ? ids[checklist] : `K${checklist}-${ids.modern}`;

/** What the ids of an edition's rulebook begin with: "K09". */
export const rulebookPrefix = (edition: GuideEdition): string =>
  `K${String(editionLaw(edition).rulebook).padStart(2, '0')}`;

/** The id of what the rulebook of an edition says, from those that the checklists have for it. */
export const citeRulebook = (ids: ByChecklist, edition: GuideEdition): string =>
  idIn(ids, editionLaw(edition).rulebook);

/** What the guides say about building. */
const building = {
  offenseRange: { 6: 'K06-BLD-01', 9: 'K09-BLD-01', 11: 'K11-BLD-01', modern: 'BLD-02' },
  defenseRange: { 6: 'K06-BLD-02', 9: 'K09-BLD-02', 11: 'K11-BLD-02', modern: 'BLD-03' },
  spellHasOneAbility: { 6: 'K06-BLD-03', 9: 'K09-BLD-03', 11: 'K11-BLD-05', modern: 'BLD-05' },
  noAbilitiesText: { 6: 'K06-BLD-04', 9: 'K09-BLD-04', 11: 'K11-BLD-04', modern: 'BLD-13' },
  oneCondition: { 6: 'K06-BLD-05', 9: 'K09-BLD-05', 11: 'K11-BLD-06', modern: 'BLD-06' },
  oneCost: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', modern: 'BLD-07' },
  oneTarget: { 6: 'K06-BLD-07', 9: 'K09-BLD-07', 11: 'K11-BLD-08', modern: 'BLD-09' },
  abilityHasEffect: { 6: 'K06-BLD-08', 9: 'K09-BLD-08', 11: 'K11-BLD-09', modern: 'BLD-08' },
  targetHasEffect: { 6: 'K06-BLD-08', 9: 'K09-BLD-08', 11: 'K11-BLD-09', modern: 'BLD-10' },
  order: { 6: 'K06-BLD-09', 9: 'K09-BLD-09', 11: 'K11-BLD-10', modern: 'BLD-11' },
  orderOfPart: { 6: 'K06-BLD-09', 9: 'K09-BLD-09', 11: 'K11-BLD-10', modern: 'BLD-12' },
  oneParagraph: { 6: 'K06-BLD-10', 9: 'K09-BLD-10', 11: 'K11-BLD-11', modern: 'BLD-15' },
  listed: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', modern: 'BLD-13' },
  positive: { 6: 'K06-BLD-12', 9: 'K09-BLD-12', 11: 'K11-BLD-13', modern: 'BLD-16' },
  sameNumber: { 6: 'K06-BLD-13', 9: 'K09-BLD-13', 11: 'K11-BLD-13', modern: 'BLD-17' },
  singular: { 6: 'K06-BLD-14', 9: 'K09-BLD-14', 11: 'K11-BLD-15', modern: 'BLD-30' },
  singularTarget: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', modern: 'BLD-31' },
  upTo: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', modern: 'BLD-29' },
  name: { 6: 'K06-BLD-16', 9: 'K09-BLD-17', 11: 'K11-BLD-16', modern: 'BLD-18' },
  noNameOnSpell: { 6: 'K06-BLD-16', 9: 'K09-BLD-17', 11: 'K11-BLD-16', modern: 'BLD-19' },
  oneCaveat: { 6: 'K06-BLD-17', 9: 'K09-BLD-18', 11: 'K11-BLD-17', modern: 'BLD-13' },
  noCaveatOnSpell: { 6: 'K06-BLD-18', 9: 'K09-BLD-19', 11: 'K11-BLD-18', modern: 'BLD-13' },
  marks: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', modern: 'BLD-22' },
  twoCosts: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', modern: 'BLD-25' },
  manyCosts: { 6: 'K06-BLD-06', 9: 'K09-BLD-06', 11: 'K11-BLD-07', modern: 'BLD-26' },
  joinedEffects: { 6: 'K06-BLD-11', 9: 'K09-BLD-11', 11: 'K11-BLD-12', modern: 'BLD-27' },
  targetNeeded: { 6: 'K06-Q-60', 9: 'K09-Q-60', 11: 'K11-Q-67', modern: 'Q-88' },
  printedCost: { 6: 'K06-Q-61', 9: 'K09-Q-61', 11: 'K11-BLD-38', modern: 'LVL-12' },
} as const satisfies Record<string, ByChecklist>;

export type BuildingRule = keyof typeof building;

export const cite = (rule: BuildingRule, edition: GuideEdition): string =>
  idIn(building[rule], editionLaw(edition).guide);

/** What an edition's rulebook asks for under an id; some ask for several things at once. */
export const askedBy = (id: string, edition: GuideEdition): readonly BuildingRule[] =>
  (Object.keys(building) as BuildingRule[]).filter((rule) => cite(rule, edition) === id);

/** Rules of one list of an edition, by the component whose text they name. */
type ByComponent = Readonly<Record<string, string>>;

const numbered = (list: string, first: number, ids: readonly string[]): ByComponent =>
  Object.fromEntries(ids.map((id, index) => [id, `${list}-${String(first + index).padStart(2, '0')}`]));

/** In the order of the rulebooks of the 9th and 11th Editions: by the alphabet. */
const banned = [
  'response-opponent-summon',
  'response-opponent-attack',
  'response-opponent-card-effect',
  'cost-destroy-deck-top',
  'effect-inflict-total-damage',
  'effect-inflict-player-damage',
  'effect-negate-activated-effect',
  'effect-negate-attack',
  'cost-pay-hitpoints',
  'cost-sacrifice-deck-top',
  'target-current-chain',
  'target-your-graveyard',
  'caveat-cannot-attack-or-defend',
  'effect-re-roll-current-chain',
  'caveat-summon-destroy-deck-top',
  'caveat-summon-pay-hitpoints',
  'caveat-summon-sacrifice-deck-top',
];

const exhaustCosts = ['cost-exhaust-creatures', 'cost-exhaust-creatures-opponent-choice'];
const exhaustCaveat = 'caveat-summon-exhaust-creatures-opponent-choice';

interface Lists {
  /** Texts that are read as others. */
  readonly revised: ByComponent;
  readonly banned: ByComponent;
  readonly limited: ByComponent;
  readonly repriced: ByComponent;
}

const lists: Readonly<Record<Exclude<Checklist, ModernChecklist> | 'modern', Lists>> = {
  6: {
    revised: numbered('K06-REV', 3, [...exhaustCosts, 'target-your-resources', exhaustCaveat]),
    banned: numbered('K06-BAN', 2, ['effect-inflict-total-damage', 'effect-inflict-player-damage']),
    limited: numbered('K06-LIM', 2, [
      'caveat-summon-pay-hitpoints',
      'caveat-summon-sacrifice-deck-top',
      'caveat-summon-destroy-deck-top',
      'cost-pay-hitpoints',
      'cost-sacrifice-deck-top',
      'cost-destroy-deck-top',
    ]),
    repriced: {},
  },
  9: {
    revised: numbered('K09-REV', 3, [
      'when-deck-cards-destroyed',
      'when-hand-cards-destroyed',
      'when-other-in-play-cards-damaged-not-destroyed',
      'when-other-in-play-cards-destroyed',
      'when-this-resource-destroyed',
      'when-this-deck-card-destroyed',
      'when-this-hand-card-destroyed',
      'when-you-take-damage',
      ...exhaustCosts,
      'target-your-resources',
      'effect-re-roll-rest-of-turn',
      exhaustCaveat,
    ]),
    banned: numbered('K09-BAN', 3, banned),
    limited: {},
    repriced: numbered('K09-COST', 6, [
      'effect-draw',
      'effect-place-counters',
      'effect-see-targets',
      'caveat-cannot-attack',
      'caveat-cannot-defend',
    ]),
  },
  11: {
    revised: numbered('K11-REV', 3, [
      'when-this-resource-destroyed',
      'when-this-deck-card-destroyed',
      'when-this-hand-card-destroyed',
      'when-you-take-damage',
      ...exhaustCosts,
      'target-your-resources',
      'effect-re-roll-rest-of-turn',
      exhaustCaveat,
    ]),
    banned: numbered('K11-BAN', 5, banned),
    limited: {},
    repriced: numbered('K11-COST', 7, [
      'effect-decrease-offense',
      'effect-destroy-targets',
      'effect-draw',
      'effect-increase-defense',
      'effect-increase-offense',
      'effect-place-counters',
      'effect-roll-damage-each-die',
      'effect-see-targets',
      'caveat-cannot-attack',
      'caveat-cannot-defend',
    ]),
  },
  modern: {
    revised: {},
    banned: {},
    limited: {},
    repriced: {
      'target-see-enemy-hand': 'REF-17',
      'effect-sheathe': 'REF-18',
      'effect-silo': 'REF-19',
    },
  },
};

/** The rule for a component that no list of the edition names, though the guide or an older list does. */
const otherwise: Readonly<Record<keyof Lists, ByChecklist>> = {
  revised: { 6: 'K06-REV-01', 9: 'K09-REV-01', 11: 'K11-Q-62', modern: 'REF-05' },
  banned: { 6: 'K06-BAN-01', 9: 'K09-BAN-01', 11: 'K11-BAN-01', modern: 'BLD-14' },
  limited: { 6: 'K06-BLD-15', 9: 'K09-BLD-16', 11: 'K11-BLD-14', modern: 'BLD-16' },
  repriced: { 6: 'K06-COST-01', 9: 'K09-COST-01', 11: 'K11-COST-01', modern: 'REF-06' },
};

export function citeList(list: keyof Lists, id: string, edition: GuideEdition): string {
  const { rulebook, guide } = editionLaw(edition);
  const isClassic = rulebook === 6 || rulebook === 9 || rulebook === 11;
  const listed = lists[isClassic ? rulebook : 'modern'][list][id];
  if (listed !== undefined) return isClassic ? listed : `K${rulebook}-${listed}`;
  return idIn(otherwise[list], list === 'limited' ? guide : rulebook);
}
