import { within } from '../../../../../engine/search/habit-weights.js';
import { PASS, type Action } from '../../../../../engine/decision.js';
import type { CardView } from '../../../rules/views/view-cards.js';
import { worthOfAction } from '../../action-worth.js';
import { abilitiesOf, type Spot } from '../../seat.js';
import { hpOf, levelNow, spOf, type Standing } from './standing.js';

/** Of an action: what it promises at once, what the card is, and how it goes with the resources. */
export function actionFacts(action: Action | undefined, standing: Standing): readonly number[] | null {
  if (!action) return null;
  if (action.do === PASS) return [1];
  const { seat } = standing;
  const worth = worthOfAction(action, seat);
  if (action.card === undefined) return [1, within(2.5, worth / 5)];
  const spot = seat.spots.get(action.card);
  if (!spot) return null;
  const facts = cardFacts(spot, standing);
  if (action.do !== 'sow') return [...facts, within(2.5, worth / 5)];
  return [...facts, within(2.5, worth / 50), ...factsOfPlacing(spot.card, standing)];
}

function cardFacts({ card }: Spot, { seat, resources, readyResources, hand }: Standing): number[] {
  const level = levelNow(card);
  const isCreature = card.printed.type === 'creature';
  const abilities = abilitiesOf(card.printed, seat.view.rules);
  return [
    1,
    level / 5,
    spOf([card]) / 3,
    hpOf([card]) / 12,
    isCreature ? 1 : 0,
    within(2, (level - resources) / 3),
    Math.max(0, within(2, (level - resources - 1) / 3)),
    within(2, (readyResources - level) / 3),
    abilities.length / 2,
    !isCreature && abilities[0]?.condition ? 1 : 0,
    hand.filter(({ printed }) => printed.design === card.printed.design).length / 2,
    card.exhausted ? 1 : 0,
  ];
}

/** What is left in the hand when one of its cards has become a resource. */
function factsOfPlacing(card: CardView, { hand, resources }: Standing): number[] {
  const others = hand.filter(({ id }) => id !== card.id);
  const levels = others.map(levelNow);
  const next = resources + 1;
  const beyond = within(2, (levels.reduce((sum, level) => sum + level, 0) - resources) / 6);
  return [
    levels.filter((level) => level <= next).length / 3,
    levels.filter((level) => level === next).length / 2,
    levels.filter((level) => level > next).length / 3,
    others.filter(({ printed }) => printed.type === 'creature').length / 3,
    Math.max(0, ...levels) / 6,
    beyond,
    Math.max(0, beyond),
  ];
}
