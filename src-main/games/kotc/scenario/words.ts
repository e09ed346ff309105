import type { ScenarioWords } from '../../../engine/scenario/scenario-words.js';
import { refusalOfName } from '../../../engine/scenario/fitting.js';
import type { KotcContext } from '../rules/context.js';
import type { KotcEvent } from '../rules/events/events.js';
import { refusalOf } from '../rules/flow/flows.js';
import { refusalOfChoice } from '../rules/flow/refused-choices.js';
import { wordOf } from '../rules/purposes.js';
import type { KotcState } from '../rules/state/state.js';
import { kotcAims } from './aims.js';
import { impliedReply, isInBetween } from './answers.js';
import { eventFields } from './event-fields.js';
import { cardWords, checkNames, compareChainAndBattle } from './expectations.js';
import {
  asOffer,
  cardsNamed,
  playerActionOf,
  fitOptions,
  matches,
  namedIn,
  refusalOfFit,
} from './fitting.js';
import type { DecisionStep, Expectation, ExpectedEvent, OfferDescription } from './format.js';
import { saysWith, under, written } from './written.js';

/** How scenarios speak of Keeper of the Cards. What is given has been read by the game's model, so its words are known here. */
export const kotcWords: ScenarioWords<KotcState, KotcContext> = {
  turn: ({ turn: { player, number, phase, sown, drawn } }, names) => ({
    player: names.playerName(player),
    number,
    phase,
    sown,
    drawn,
  }),
  turnOf: ({ turn }) => turn.player,
  eventFields: (event, names) => eventFields(event as KotcEvent, names),

  orderedZones: ['deck'],
  playerFigures: { hp: 'HP' },
  playerFigure: ({ state }, player) => state.players[player]?.hp,
  card: cardWords,
  compareMore: (expected, ...more) => compareChainAndBattle(expected as Expectation, ...more),
  checkEvent: (expected, names) => checkNames(expected as ExpectedEvent, names),

  aims: kotcAims,
  lasting: ['exhausted', 'sp', 'hp', 'level'],
  turned: 'exhausted',
  written,
  under,
  joins: (before, { purpose }) => saysWith(before as DecisionStep, purpose),
  describes: (action, step, state, names) => matches(action, asOffer(step as OfferDescription), state, names),
  refusalOf(game, player, step, names) {
    const action = playerActionOf(step as DecisionStep, names);
    return action && refusalOf(game, player, action);
  },
  refusalOfFit: (step) => refusalOfFit(step as DecisionStep),
  named: (step, purpose) => namedIn(step as DecisionStep, purpose),
  cardsNamed: (step, purpose) => cardsNamed(step as DecisionStep, purpose),
  fitOptions: (step, decision, game, names) =>
    fitOptions(fitting, step as DecisionStep, decision, game, names),
  confirms: (step, purpose) => step.counter === purpose,
  goesOn: (step, purpose) => saysItself(step as DecisionStep, purpose),
  /** The first hand is buried or kept once (K14-SET-15). */
  refusalTooLate: (step, { state, edition }, hasAnswered) =>
    step.redraw !== undefined && (hasAnswered('redraw') || state.turn.number > 0)
      ? edition.refusals.redrawnAlready
      : null,
  /** A victim that cannot be declared is refused before the team is formed. */
  refusalAhead(step, { player, purpose }, game, names) {
    const { victim } = step as DecisionStep;
    if (purpose !== 'attack' || victim === undefined) return null;
    const asked = { player, purpose: 'victim', rule: '' };
    const refusal = refusalOfName(fitting, victim, asked, game, names);
    return refusal.rule === '' ? null : refusal;
  },
  /** The only victim that there was is the one that the step names. */
  contradiction(step, purpose, forced) {
    const { victim } = step as DecisionStep;
    const [called = []] = purpose === 'attack' ? (forced('victim')?.answer ?? []) : [];
    if (victim === undefined || called.length === 0 || called.includes(victim)) return null;
    return `The only victim is ${called[0]}, and not ${victim}.`;
  },

  impliedReply,
  isAnsweredBefore: (decision) => wordOf(decision) === 'pay',
  isInBetween,
  /** Links of a chain, or abilities that have been activated for what happened. */
  isResolving: ({ chain, pending }) => chain.length > 0 || pending.length > 0,
  isUnderWay: ({ battles }) => battles.length > 0,
};

/** With which steps are fitted to questions. */
export const fitting = { words: kotcWords, rules: { refusalOfChoice } };

/** Whether a step says this too, of what is asked one after the other where there is a choice. */
function saysItself(step: DecisionStep, purpose: string): boolean {
  switch (purpose) {
    case 'attack':
      return step.attack !== undefined;
    case 'victim':
      return step.attack !== undefined && step.victim !== undefined;
    case 'exchange':
      return step.exchange !== undefined;
    case 'exchange-for':
      return step.exchange !== undefined && step.for !== undefined;
    case 'reserves':
      return step.reserves !== undefined;
    case 'redraw':
      return step.redraw !== undefined;
    default:
      return false;
  }
}
