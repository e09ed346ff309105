import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { endInDraw, forfeit, playersFrom } from '../classic/elimination.js';
import { refusalOf as refusalInTurns } from '../classic/legality.js';
import { playTurns as playInTurns } from '../classic/turn.js';
import type { PlayerAction } from './player-action.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import type { Mechanisms } from '../editions/edition.js';
import { forbidsFighter } from '../state/fighters.js';
import { endAgreed, outcomeOf, type Outcome } from '../modern/endgame.js';
import { refusalOf as refusalInWindows } from '../modern/legality.js';
import { playTurns as playInWindows } from '../modern/turn.js';
import { cardAt } from '../state/values.js';

/** What differs from the ground up between the two ways of acting. */
interface Flow {
  readonly play: (table: Kotc) => Asking;
  readonly refusalOf: (table: Kotc, player: PlayerNo, action: PlayerAction) => Refusal | null;
  readonly agree: (table: Kotc) => void;
  /** How the game would come out if all agreed to end it now. */
  readonly ifAllAgreed: (table: Kotc) => Outcome;
  readonly resign: (table: Kotc, player: PlayerNo) => Refusal | null;
}

const flows: Readonly<Record<Mechanisms['acting'], Flow>> = {
  windows: {
    play: playInWindows,
    refusalOf: refusalInWindows,
    agree: endAgreed,
    ifAllAgreed: outcomeOf,
    resign: giveUp,
  },
  turns: {
    play: playInTurns,
    refusalOf: refusalInTurns,
    agree: endInDraw,
    ifAllAgreed: (table) => ({ winners: playersFrom(table, 0), criterion: null }),
    resign: forfeit,
  },
};

export const flowOf = ({ edition }: Kotc): Flow => flows[edition.mechanisms.acting];

/** How the game would come out if all agreed to end it now. */
export const ifAllAgreed = (table: Kotc): Outcome => flowOf(table).ifAllAgreed(table);

/** The refusal of an action at this moment, with its rule; null when it may be done. */
export const refusalOf = (table: Kotc, player: PlayerNo, action: PlayerAction): Refusal | null =>
  flowOf(table).refusalOf(table, player, action);

/** Why a creature in play cannot take part in an attack, whenever its controller may attack; null when it can. */
export function refusalOfAttacker(table: Kotc, card: CardNo): Refusal | null {
  const found = forbidsFighter(table, cardAt(table, card).player, card, 'attack');
  return found === null ? null : table.edition.refusals[found];
}

/** Outside of the rules: giving up a game of two (K14-Q-26). */
function giveUp(table: Kotc, player: PlayerNo): Refusal | null {
  const { state, edition } = table;
  if (state.players.length !== 2) return edition.refusals.resignTwo;
  apply(table, { type: 'end', winners: [1 - player], by: 'resigned', rules: edition.cite.resigned });
  return null;
}
