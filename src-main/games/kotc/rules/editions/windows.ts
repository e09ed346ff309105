/** What the editions have in common in which everybody acts in windows (12th to 17th). */
import type { DesignNumber } from '../../cards/editions.js';
import { counters14 } from './counter-mechanisms.js';
import type { KotcEdition, WindowsMechanisms } from './edition.js';

/** As the 14th Edition has them. */
export const windowsMechanisms: WindowsMechanisms = {
  counters: counters14,
  excessDamage: 'pierces',
  defendersLeftovers: 'are lost',
  diceForGoneVictim: 'hit its controller',
  hexPlay: 'whole level',
  ghostPlayOfSpells: 'from the hand, paid',
  standardAbilities: 'may answer',
  targets: 'as each sub-ability resolves',
  upToSeveral: 'from 0',
  spells: 'are cast',
  draws: 'from the deck',
  triggers: [],
  switchedFighter: 'out while it is another’s',
  excavated: 'in their order',
  deployedSpells: 'need their condition',
  ownDestruction: 'its owner',
  cloning: 'for the level copied',
  cloningShows: 'nothing',
};

/** A rule keeps its number from edition to edition: K14-CHN-08 is K17-CHN-08. */
const renumbered = (id: string, number: DesignNumber): string =>
  id.replace(/^K\d\d-/, `K${String(number).padStart(2, '0')}-`);

/** What happens by the rules of one edition, and what they refuse, as another edition has the same rules. */
export function carriedOver(
  { cite, refusals }: Pick<KotcEdition, 'cite' | 'refusals'>,
  number: DesignNumber,
): Pick<KotcEdition, 'cite' | 'refusals'> {
  const cited = Object.entries(cite).map(([what, ids]) => [what, ids.map((id) => renumbered(id, number))]);
  const refused = Object.entries(refusals).map(([what, refusal]) => [
    what,
    { ...refusal, rule: renumbered(refusal.rule, number) },
  ]);
  return {
    cite: Object.fromEntries(cited) as KotcEdition['cite'],
    refusals: Object.fromEntries(refused) as KotcEdition['refusals'],
  };
}
