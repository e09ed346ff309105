/** What there is to be played of a card: its costs and its text. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Color } from '../../cards/colors.js';
import type { Ability } from '../../cards/components/abilities.js';
import type { Condition } from '../../cards/components/conditions.js';
import type { Cost, Limit } from '../../cards/components/costs.js';
import type { ManaCost } from '../../cards/mana-cost.js';
import type { Magic } from '../context.js';
import { asksForX } from '../mana/abilities-of.js';
import { holds } from '../objects/conditions.js';
import { faceOfCard } from '../objects/faces.js';
import { enchantTarget, spellEffects, textOf } from '../objects/text-source.js';
import type { Design } from '../state/design.js';
import { cardAt } from '../state/reading.js';
import type { Announcing } from './announce.js';

/** What follows from what is printed on a spell. */
export interface SpellLaw {
  readonly limits: readonly Limit[];
  readonly additional: readonly Cost[];
  readonly alternatives: readonly { readonly costs: readonly Cost[]; readonly onlyIf: Condition | null }[];
  readonly hasX: boolean;
  /** The only color that may be spent on X. */
  readonly onlyForX: Color | null;
  /** The ways of paying for it where nothing has changed its mana cost and it has no others; null: they have to be looked up. */
  readonly printedWays: readonly (readonly Cost[])[] | null;
}

const laws = new WeakMap<Design, SpellLaw>();
export function spellLaw(design: Design): SpellLaw {
  let known = laws.get(design);
  if (!known) {
    known = lawFrom(design);
    laws.set(design, known);
  }
  return known;
}

function lawFrom({ abilities, manaCost }: Design): SpellLaw {
  const all = <K extends Ability['is']>(kind: K): Extract<Ability, { is: K }>[] =>
    abilities.filter((ability): ability is Extract<Ability, { is: K }> => ability.is === kind);
  const additional = all('additionalCost').flatMap(({ costs }) => costs);
  const alternatives = all('alternativeCost');
  const onlyForX = all('onlyForX')[0]?.color ?? null;
  return {
    limits: all('playLimit').flatMap(({ limits }) => limits),
    additional,
    alternatives,
    onlyForX,
    printedWays:
      manaCost && alternatives.length === 0 ? [[manaPart(manaCost, onlyForX), ...additional]] : null,
    hasX: (manaCost?.x ?? 0) > 0 || asksForX(additional) || asksForX(alternatives),
  };
}

const manaPart = (mana: ManaCost, onlyForX: Color | null): Cost =>
  onlyForX ? { is: 'mana', mana, onlyForX } : { is: 'mana', mana };

/** The ways of paying for a spell that there are: its mana cost as it is now, or what may be paid instead; and what is paid beside either. */
export function spellCosts(game: Magic, player: PlayerNo, no: CardNo): readonly (readonly Cost[])[] {
  const { design } = faceOfCard(game, cardAt(game, no));
  const { additional, alternatives, onlyForX, printedWays } = spellLaw(design);
  const ways: (readonly Cost[])[] = [];
  if (design.manaCost) {
    const mana = game.rules.law.costOf(game, no, player, design.manaCost);
    if (printedWays && mana === design.manaCost) return printedWays;
    ways.push([manaPart(mana, onlyForX), ...additional]);
  }
  for (const { costs, onlyIf } of alternatives) {
    if (onlyIf && !holds(game, onlyIf, textOf(game, no, player))) continue;
    ways.push([...costs, ...additional]);
  }
  return ways;
}

/** The text of a spell in hand, with what it needs targets for. */
export function spellText(game: Magic, player: PlayerNo, no: CardNo): Announcing {
  const { copyOf, design } = cardAt(game, no);
  const face = copyOf ?? design;
  return {
    text: textOf(game, no, player),
    effects: spellEffects(game, face),
    enchanting: enchantTarget(game, face),
  };
}
