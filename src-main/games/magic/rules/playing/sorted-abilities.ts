import type { Ability } from '../../cards/components/abilities.js';
import { isManaAbility } from '../mana/abilities-of.js';
import type { Held, HeldAbility, SortedAbilities } from '../state/characteristics.js';
import { kindBit, worksIn } from '../triggers/kinds.js';
import { abilityLaw, type AbilityLaw } from './ability-law.js';

type Of<K extends Ability['is']> = Held<Extract<Ability, { is: K }>>;

/** Abilities of an object by what they are. */
export function sortedAbilities(abilities: readonly HeldAbility[]): SortedAbilities {
  const onStack: number[] = [];
  const mana: number[] = [];
  const laws: (AbilityLaw | undefined)[] = [];
  const triggered: Of<'triggered'>[] = [];
  const replacements: Of<'replacement'>[] = [];
  const gameRules: Of<'gameRule'>[] = [];
  let triggers = 0;
  let others = 0;
  for (const [place, held] of abilities.entries()) {
    const { ability } = held;
    switch (ability.is) {
      case 'activated':
        (isManaAbility(ability) ? mana : onStack).push(place);
        laws[place] = abilityLaw(ability);
        break;
      case 'triggered':
        if (worksIn(ability) !== null) break;
        triggers |= kindBit[ability.event.on];
        triggered.push(held as Of<'triggered'>);
        break;
      case 'replacement':
        replacements.push(held as Of<'replacement'>);
        break;
      case 'gameRule':
        gameRules.push(held as Of<'gameRule'>);
        break;
      default:
        others += 1;
    }
  }
  if (others === abilities.length) return nothing;
  return { onStack, mana, laws, triggered, triggers, replacements, gameRules };
}
const nothing: SortedAbilities = {
  onStack: [],
  mana: [],
  laws: [],
  triggered: [],
  triggers: 0,
  replacements: [],
  gameRules: [],
};
