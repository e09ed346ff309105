/** A position in which a card can be tried: in hand and in play, with the resources and with cards for it to act on. */
import type { InlineCard, Scenario } from '../../../engine/scenario/scenario.js';
import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import type { PlayedCard } from '../rules/components/played-card.js';
import type { KotcRulesId } from '../rules/rule-set.js';

/** Resources beyond the cost, for abilities. */
const SPARE = 3;
/** What a card is taken to cost whose cost follows from its text. */
const USUAL_COST = 9;
/** Resources of a side are at most these many. */
const MOST_RESOURCES = 24;

const others = {
  'Straw Guard': { type: 'minion', level: 2, sp: 1, hp: 4, text: '' },
  'Old Ox': { type: 'minion', level: 3, sp: 2, hp: 5, text: '' },
  'Hedge Mouse': { type: 'minion', level: 1, sp: 1, hp: 1, text: '' },
} as const satisfies Record<string, InlineCard>;

/** What the card is called where its own name is blank or another card's. */
const CALLED = 'The card';

/** @param sourceOf a card as scenarios write it */
export function trialOf(
  rules: KotcRulesId,
  printed: PlayedCard,
  sourceOf: (printed: PlayedCard, call: string) => InlineCard,
): Scenario {
  const isTaken = printed.name === '' || printed.name === 'filler' || printed.name in others;
  const call = isTaken ? CALLED : printed.name;
  const resources = Math.min(MOST_RESOURCES, (printed.cost ?? USUAL_COST) + SPARE);
  const inPlay = printed.type === 'creature' ? [call] : [];
  return {
    format: 'cardwright-scenario',
    version: SCENARIO_VERSION,
    name: '',
    rules,
    cards: { [call]: sourceOf(printed, call), ...others },
    players: [
      {
        name: 'Ann',
        hand: [call, 'Hedge Mouse'],
        battlefield: [...inPlay, 'Old Ox'],
        granary: [resources],
        grave: ['Straw Guard'],
      },
      {
        name: 'Ben',
        hand: ['Old Ox'],
        battlefield: ['Straw Guard', 'Old Ox', 'Hedge Mouse'],
        granary: [4],
        grave: ['Hedge Mouse'],
      },
    ],
    turn: { player: 'Ann', number: 5, phase: 'action' },
    steps: [],
  };
}
