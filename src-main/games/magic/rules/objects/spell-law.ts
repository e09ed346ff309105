/** What follows for playing a spell from what is printed on it. */
import type { Color } from '../../cards/colors.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Condition } from '../../cards/components/conditions.js';
import type { Cost, Limit } from '../../cards/components/costs.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Target } from '../../cards/components/filters.js';
import type { ManaCost } from '../../cards/mana-cost.js';
import { asksForX } from '../mana/abilities-of.js';
import { needOf, type Need } from '../mana/need.js';
import type { Design } from '../state/design.js';
import { targetNodes } from './target-nodes.js';

export interface SpellLaw {
  readonly limits: readonly Limit[];
  readonly additional: readonly Cost[];
  readonly alternatives: readonly { readonly costs: readonly Cost[]; readonly onlyIf: Condition | null }[];
  readonly hasX: boolean;
  /** The only color that may be spent on X. */
  readonly onlyForX: Color | null;
  /** The ways of paying for it where nothing has changed its mana cost and it has no others; null: they have to be looked up. */
  readonly printedWays: readonly (readonly Cost[])[] | null;
  /** It costs its mana cost and nothing else, and can be played whenever its type can: what has to be paid then; null where more has to be looked up. */
  readonly need: Need | null;
  /** What it is aimed at; null where that hangs on options that are chosen. */
  readonly targets: readonly Target[] | null;
}

export function spellLaw({ abilities, manaCost, enchants }: Design, effects: readonly Effect[]): SpellLaw {
  const all = <K extends Ability['is']>(kind: K): Extract<Ability, { is: K }>[] =>
    abilities.filter((ability): ability is Extract<Ability, { is: K }> => ability.is === kind);
  const additional = all('additionalCost').flatMap(({ costs }) => costs);
  const alternatives = all('alternativeCost');
  const onlyForX = all('onlyForX')[0]?.color ?? null;
  const limits = all('playLimit').flatMap((ability) => ability.limits);
  const isPlain = limits.length + additional.length + alternatives.length === 0;
  const isChosen = effects.some((effect) => effect.do === 'chooseOne');
  return {
    limits,
    additional,
    alternatives,
    onlyForX,
    printedWays:
      manaCost && alternatives.length === 0 ? [[manaPart(manaCost, onlyForX), ...additional]] : null,
    need: manaCost && isPlain ? needOf(manaCost, 0) : null,
    targets: isChosen || enchants ? null : targetNodes(effects),
    hasX: (manaCost?.x ?? 0) > 0 || asksForX(additional) || asksForX(alternatives),
  };
}

export const manaPart = (mana: ManaCost, onlyForX: Color | null): Cost =>
  onlyForX ? { is: 'mana', mana, onlyForX } : { is: 'mana', mana };
