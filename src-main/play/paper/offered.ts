/** What is told beforehand of what is offered at a table, with nothing in it that the screen does not show. */
import type { CardId, Decision, PlayerNo } from '../../engine/decision.js';
import type { Move } from '../../engine/table/prompt.js';
import { offeredPlaceOf, placeOfOffered } from './paper-view.js';
import { TableRefusal } from '../refusal.js';
import { suggestedPayment, type Payment } from '../table/payment.js';
import type { RunningGame } from '../table/running-game.js';
import { cardsIn, type Screen } from '../table/screen.js';
import { shownPayment, shownTargets } from '../table/shown-foresight.js';
import { possibleTargets, type Targets } from '../table/target-probe.js';

interface Table {
  readonly running: RunningGame;
  readonly screen: Screen;
  readonly asked: Decision | null;
}

/** @throws TableRefusal where the screen does not show the card */
export function movesWith({ running, screen, asked }: Table, player: PlayerNo, card: CardId): Move[] {
  if (!cardsIn(screen.view).has(card)) {
    throw new TableRefusal('That card is not there any more; look where it is now.');
  }
  const { playable, game, names } = running;
  const own = asked?.player === player ? asked : null;
  const moves = playable.moves(game.context, own, player, card, names);
  if (!game.state.onPaper || !own) return moves;
  return moves.map((move) => (move.allowed ? { ...move, act: offeredPlaceOf(game, own, move.act) } : move));
}

/** @throws TableRefusal where the action is not offered */
export const targetsOf = ({ running, screen }: Table, asked: Decision, act: number): Targets =>
  shownTargets(possibleTargets(running, placeOf(running, asked, act)), screen);

/** @throws TableRefusal where the action is not offered */
export const paymentOf = ({ running, screen }: Table, asked: Decision, act: number): readonly Payment[] =>
  shownPayment(suggestedPayment(running, placeOf(running, asked, act)), screen);

/** The place of what is offered among what the game asks. */
function placeOf({ game }: RunningGame, asked: Decision, act: number): number {
  const place = game.state.onPaper ? placeOfOffered(game, asked, act) : act;
  if (asked.kind === 'act' && asked.actions[place]) return place;
  throw new TableRefusal('That is not offered now; look at what the game asks.');
}
