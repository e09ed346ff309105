import { card } from '../../../cards/card.js';
import type { BaseEvent } from '../../../engine/log.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { ChanceKind, Playable, Summary, Verdict } from '../../../engine/playable.js';
import { designOf, UnplayableCard, type Design, type PlayedCard } from './components/design.js';
import type { Kotc } from './editions/edition.js';
import type { KotcEvent } from './events/events.js';
import { ifAllAgreed } from './flow/flows.js';
import { wouldEnd } from './texts/lasting-words.js';
import { kotcRuleSets, type KotcRules, type KotcRulesId } from './rule-set.js';
import { newState } from './state/setup.js';
import { stateModel } from './state/state-model.js';
import type { KotcState } from './state/state.js';
import { laidOpen } from '../table/laid-open.js';
import { movesWith } from '../table/moves.js';
import { tableView } from '../table/table-view.js';
import { told } from '../table/told.js';
import { termsOf } from './texts/terms.js';
import { viewOf } from './views/view.js';
import { playerName } from './texts/words.js';

export type PlayableKotc = Playable<PlayedCard, KotcState, Design, Kotc>;

const printed = card.pick({
  name: true,
  type: true,
  edition: true,
  cost: true,
  offense: true,
  defense: true,
  text: true,
});

function playable(rules: KotcRules): PlayableKotc {
  const { edition } = rules;
  return {
    rules,
    printed,
    state: stateModel,
    faultOf,
    ready: (one) => {
      try {
        return { design: designOf(one, edition.number) };
      } catch (error) {
        if (error instanceof UnplayableCard) return { because: error.message };
        throw error;
      }
    },
    begin: (decks, seed) => newState(decks, edition, seed),
    chanceIn,
    summary,
    view: tableView,
    laidOpen,
    ifAllAgreed: verdict,
    knowledge: viewOf,
    moves: movesWith,
    told,
  };
}

/** Most that the SP of all minions may have been raised by together: each is a die in a battle. */
const MOST_RAISED = 10_000;

/** Players and cards that a position names and does not have. */
function faultOf({ players, cards, first, turn, hypnoses, occasions }: KotcState): string | null {
  const named = [
    first ?? 0,
    turn.player,
    ...turn.declared.players,
    ...hypnoses.map(({ back }) => back),
    ...occasions.flatMap(({ entries }) => entries.map(({ player }) => player)),
    ...cards.flatMap(({ counters }) => counters.map(({ owner }) => owner)),
  ];
  if (named.some((player) => !players[player])) return 'The position names a player who does not play.';
  const numbers = [
    ...hypnoses.map(({ card: no }) => no),
    ...occasions.flatMap(({ entries }) => entries.map(({ card: no }) => no ?? 0)),
  ];
  if (numbers.some((no) => !cards[no])) return 'The position names a card that it does not have.';
  const changes = cards.flatMap((one) => one.changes);
  const raised = changes.reduce((sum, { stat, by }) => (stat === 'sp' && by > 0 ? sum + by : sum), 0);
  return raised > MOST_RAISED ? `The SP of minions is raised by more than ${MOST_RAISED}.` : null;
}

function chanceIn(event: BaseEvent): ChanceKind | null {
  const type = event.type as KotcEvent['type'];
  if (type === 'shuffle') return 'shuffle';
  return type === 'roll' || type === 'reroll' ? 'dice' : null;
}

const summary = ({ first, turn, players }: KotcState): Summary => ({
  turns: turn.number,
  turnOf: first === null ? null : turn.player,
  phase: first === null ? 'setup' : turn.phase,
  players: players.map(({ hp, zones }) => ({
    hp,
    deck: zones.deck.length,
    hand: zones.hand.length,
    granary: zones.granary.length,
    battlefield: zones.battlefield.length,
    grave: zones.grave.length,
  })),
});

function verdict(table: Kotc, names: readonly string[]): Verdict {
  const outcome = ifAllAgreed(table);
  const who = (player: PlayerNo): string => playerName(names, player);
  return { winners: outcome.winners, text: wouldEnd(outcome, { who, terms: termsOf(table.edition) }) };
}

/** By the ids of their rules, oldest edition first. */
export const kotcPlayables = Object.fromEntries(
  Object.entries(kotcRuleSets).map(([id, rules]) => [id, playable(rules)]),
) as Readonly<Record<KotcRulesId, PlayableKotc>>;

export const playableKotc14 = kotcPlayables['kotc-14'];
