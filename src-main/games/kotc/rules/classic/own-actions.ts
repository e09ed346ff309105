import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { isWorthAsking, type Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import { purposes } from '../purposes.js';
import type { Phase } from '../state/state.js';
import { askAction } from './ask-action.js';
import { pause, settle } from './conditional.js';
import { isOut } from './elimination.js';
import { useCounter } from './named-counters.js';

/** What the turn player may do in a phase. */
interface OwnActions {
  readonly phase: Extract<Phase, 'resource' | 'action' | 'battle'>;
  readonly offersFor: (game: KotcContext, player: PlayerNo) => readonly Offer[];
  readonly perform: (game: KotcContext, player: PlayerNo, action: PlayerAction) => Asking;
  /** There is something that cannot be passed over. */
  readonly mustAct: (game: KotcContext) => boolean;
}

/**
 * The steps of a phase in which the turn player is asked what to do, one thing after another, until they pass or have lost; each is
 * completely done, with all that it causes, before the next.
 */
export const ownActions = (how: OwnActions) => ({
  begin: (game: KotcContext): void => pause(game),
  act(game: KotcContext): Asking<'acted' | undefined> | 'acted' | undefined {
    const { player } = game.state.turn;
    if (isOut(game, player)) return 'acted';
    const must = how.mustAct(game);
    const offers = offersToAsk(how, game, player, must);
    if (offers === null) return 'acted';
    return act(how, game, player, offers, must);
  },
  settle,
  pause(game: KotcContext): 'act' {
    pause(game, game.state.turn.player);
    return 'act';
  },
});

/** What the turn player is to be asked about. Who must act is asked in any case, whoever is known to answer next. */
function offersToAsk(
  { offersFor }: OwnActions,
  game: KotcContext,
  player: PlayerNo,
  must: boolean,
): readonly Offer[] | null {
  if (must) return offersFor(game, player);
  if (game.known?.isAnothers(player)) return null;
  const offers = offersFor(game, player);
  return isWorthAsking(game, player, offers) ? offers : null;
}

function* act(
  how: OwnActions,
  game: KotcContext,
  player: PlayerNo,
  offers: readonly Offer[],
  must: boolean,
): Asking<'acted' | undefined> {
  const question = { player, purpose: purposes[how.phase], rule: game.edition.cite.window[0] ?? '' };
  const action = yield* askAction(game, question, () => offersToAsk(how, game, player, must), must, offers);
  if ((action === null && !must) || isOut(game, player)) return 'acted';
  if (action?.do === 'counter') yield* useCounter(game, player, action.card, action.counter);
  else if (action) yield* how.perform(game, player, action);
  return undefined;
}
