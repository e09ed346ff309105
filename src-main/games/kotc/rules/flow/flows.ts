import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { eliminateLosers, endInDraw, forfeit, playersFrom } from '../classic/elimination.js';
import { immortalityFor } from '../classic/immortality.js';
import { refusalOf as refusalInTurns } from '../classic/legality.js';
import { playTurns as playInTurns } from '../classic/turn.js';
import type { PlayerAction } from './player-action.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { Mechanisms } from '../editions/edition.js';
import { forbidsFighter } from '../state/fighters.js';
import { endAgreed, endWhenDecided, outcomeOf, type Outcome } from '../modern/endgame.js';
import { refusalOf as refusalInWindows } from '../modern/legality.js';
import { shieldsFor } from '../modern/counters/shields.js';
import { playTurns as playInWindows } from '../modern/turn.js';
import { cardAt } from '../state/values.js';

/** What differs from the ground up between the two ways of acting. */
interface Flow {
  /** The replacement and prevention effects that apply to an event. */
  readonly replacements: KotcContext['replacements'];
  readonly checks: KotcContext['checks'];
  readonly play: (game: KotcContext) => Asking;
  readonly refusalOf: (game: KotcContext, player: PlayerNo, action: PlayerAction) => Refusal | null;
  readonly agree: (game: KotcContext) => void;
  /** How the game would come out if all agreed to end it now. */
  readonly ifAllAgreed: (game: KotcContext) => Outcome;
  readonly resign: (game: KotcContext, player: PlayerNo) => Refusal | null;
}

const flows: Readonly<Record<Mechanisms['acting'], Flow>> = {
  windows: {
    replacements: shieldsFor,
    checks: [endWhenDecided],
    play: playInWindows,
    refusalOf: refusalInWindows,
    agree: endAgreed,
    ifAllAgreed: outcomeOf,
    resign: giveUp,
  },
  turns: {
    replacements: immortalityFor,
    checks: [eliminateLosers],
    play: playInTurns,
    refusalOf: refusalInTurns,
    agree: endInDraw,
    ifAllAgreed: (game) => ({ winners: playersFrom(game, 0), criterion: null }),
    resign: forfeit,
  },
};

export const flowOf = ({ edition }: Pick<KotcContext, 'edition'>): Flow => flows[edition.mechanisms.acting];

/** How the game would come out if all agreed to end it now. */
export const ifAllAgreed = (game: KotcContext): Outcome => flowOf(game).ifAllAgreed(game);

/** The refusal of an action at this moment, with its rule; null when it may be done. */
export const refusalOf = (game: KotcContext, player: PlayerNo, action: PlayerAction): Refusal | null =>
  flowOf(game).refusalOf(game, player, action);

/** Why a creature in play cannot take part in an attack, whenever its controller may attack; null when it can. */
export function refusalOfAttacker(game: KotcContext, card: CardNo): Refusal | null {
  const found = forbidsFighter(game, cardAt(game, card).player, card, 'attack');
  return found === null ? null : game.edition.refusals[found];
}

/** Outside of the rules: giving up a game of two (K14-Q-26). */
function giveUp(game: KotcContext, player: PlayerNo): Refusal | null {
  const { state, edition } = game;
  if (state.players.length !== 2) return edition.refusals.resignTwo;
  perform(game, { type: 'end', winners: [1 - player], by: 'resigned', rules: edition.cite.resigned });
  return null;
}
