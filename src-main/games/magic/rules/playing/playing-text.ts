/** What there is to be played of a card: its costs and its text. */
import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import { holds } from '../objects/conditions.js';
import { faceOfCard } from '../objects/faces.js';
import { manaPart } from '../objects/spell-law.js';
import { enchantTarget, spellEffects, textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';
import type { Announcing } from './announce.js';

/** The ways of paying for a spell that there are: its mana cost as it is now, or what may be paid instead; and what is paid beside either. */
export function spellCosts(game: Magic, player: PlayerNo, no: CardNo): readonly (readonly Cost[])[] {
  const { design, law } = faceOfCard(game, cardAt(game, no));
  const { additional, alternatives, onlyForX, printedWays } = law;
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
