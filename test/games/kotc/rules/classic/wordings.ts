/** What the older editions have alike, each in its own words and under its own ids. */
import { inEditions } from '../../in-editions.js';

/** Any of the rule sets in which a test of several editions runs. */
export type RulesId = Parameters<Parameters<typeof inEditions>[1]>[0];

/** What stands in the 6th, in the 9th and 10th, and in the 11th Edition. */
export function byEdition<T>(rules: RulesId, sixth: T, ninth: T, eleventh: T): T {
  if (rules === 'kotc-06') return sixth;
  return rules === 'kotc-11' ? eleventh : ninth;
}

/** The 6th Edition's conditions have no numbers; the later ones name the least that will do. */
const since9 =
  (before: string, since: string) =>
  (rules: RulesId): string =>
    byEdition(rules, before, since, since);

export const whenAnotherFalls = since9(
  'Activate when another of your cards in play is destroyed.',
  'Activate when at least 1 of your cards in play (excluding this card) is destroyed.',
);
export const whenYouAreDamaged = since9(
  'Activate when you take damage.',
  'Activate when you take at least 1 damage.',
);
/** Out of play the card's resource cost is due: by a general rule in the 6th Edition, by the text later. */
export const whenDestroyedInHand = since9(
  'Activate when this card in your hand is destroyed.',
  'Activate when this card in your hand is destroyed by paying this card’s resource cost.',
);
export const whenDestroyedInDeck = since9(
  'Activate when this card in your deck is destroyed.',
  'Activate when this card in your deck is destroyed by paying this card’s resource cost.',
);
export const whenDestroyedAsResource = since9(
  'Activate when this card as a resource is destroyed.',
  'Activate when this card as a resource is destroyed by paying this card’s resource cost.',
);
export const WHEN_DESTROYED = 'Activate when this in-play card is destroyed.';
export const DEPLOY =
  'Reveal all targets, then summon or cast any number of targets that are not in play (paying the usual costs).';

/** By which rule the editions refuse what these tests try. */
const refusal =
  (sixth: string, ninth: string, eleventh: string) =>
  (rules: RulesId): string =>
    byEdition(rules, sixth, ninth, eleventh);

export const notMet = refusal('K06-ABL-08', 'K09-ABL-09', 'K11-ABL-09');
export const outOfPhase = refusal('K06-ABL-10', 'K09-ABL-11', 'K11-ABL-12');
export const outOfTurn = refusal('K06-ABL-11', 'K09-ABL-12', 'K11-ABL-12');
export const exhaustedCreature = refusal('K06-ABL-04', 'K09-ABL-04', 'K11-ABL-05');
export const exhaustedTrap = refusal('K06-TRAP-08', 'K09-TRAP-08', 'K11-TRAP-11');
export const tooPoor = refusal('K06-RES-05', 'K09-RES-07', 'K11-RES-08');
