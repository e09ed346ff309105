import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import { has } from '../../../../engine/state.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { returnHome } from '../shared/moves.js';
import { giveBackFrom } from '../flow/turns.js';

type Loss = EventOf<'out'>['why'];

export const isOut = ({ state }: KotcContext, player: PlayerNo): boolean => has(state.out, player);

/** Players still in the game, clockwise from the given one. */
export const playersFrom = ({ state }: KotcContext, first: PlayerNo): PlayerNo[] => {
  const count = state.players.length;
  return Array.from({ length: count }, (_, step) => (first + step) % count).filter(
    (player) => !has(state.out, player),
  );
};

function lossOf({ state }: KotcContext, player: PlayerNo): Loss | null {
  const one = state.players[player];
  if (!one || has(state.out, player)) return null;
  if (one.hp <= 0) return 'hitpoints';
  return one.zones.deck.length === 0 ? 'deck' : null;
}

/**
 * After every indivisible event: who has no hitpoints or an empty deck is out, all of them at once (K11-Q-30). The last one
 * left wins; if nobody is left, those who lost together have a draw (K11-WIN-09 to 14). @returns whether anybody has lost
 */
export function eliminateLosers(game: KotcContext): boolean {
  const losers: [PlayerNo, Loss][] = [];
  for (const player of game.state.players.keys()) {
    const loss = lossOf(game, player);
    if (loss) losers.push([player, loss]);
  }
  if (losers.length > 0) eliminate(game, losers);
  return losers.length > 0;
}

/** Gives up, at any time, with effect at once (K11-WIN-06, K11-Q-55). */
export function forfeit(game: KotcContext, player: PlayerNo): Refusal | null {
  if (isOut(game, player)) return game.edition.refusals.outOfGame;
  eliminate(game, [[player, 'forfeit']]);
  return null;
}

/** All who are left agree to stop: nobody has won (K06-Q-03). */
export function endInDraw(game: KotcContext): void {
  const { cite } = game.edition;
  const winners = playersFrom(game, 0);
  perform(game, { type: 'end', winners, by: 'endAgreed', rules: [...cite.endAgreed, ...cite.tie] });
}

const lossCites = { hitpoints: 'lostHitpoints', deck: 'lostDeck', forfeit: 'resigned' } as const;

function eliminate(game: KotcContext, losers: readonly [PlayerNo, Loss][]): void {
  const { edition } = game;
  const { cite } = edition;
  for (const [player, why] of losers)
    perform(game, { type: 'out', player, why, rules: cite[lossCites[why]] });
  const left = playersFrom(game, 0);
  if (left.length > 1) {
    for (const [player] of losers) clearField(game, player);
    return;
  }
  const winners = left.length === 1 ? left : losers.map(([player]) => player);
  const [, why = 'forfeit'] = losers[0] ?? [];
  const rules = [...cite[lossCites[why]], ...cite[left.length === 1 ? 'winner' : 'tie']];
  perform(game, { type: 'end', winners, by: left.length === 1 ? why : 'draw', rules });
}

/**
 * The cards of who lost leave the game wherever they are; cards of others that lie there go back to whom they came from by a
 * switch of control, or to their owners' graves. Nothing of it is destruction (K06-Q-06, K11-Q-35).
 */
function clearField(game: KotcContext, player: PlayerNo): void {
  const { state, edition } = game;
  const rules = edition.cite.leaves;
  for (const [no, { owner, zone }] of state.cards.entries()) {
    if (owner !== player || zone === 'removed') continue;
    const to = { to: player, zone: 'removed', place: 'bottom' } as const;
    perform(game, { type: 'move', card: no, by: player, ...to, why: 'leave', rules });
  }
  giveBackFrom(game, player);
  for (const [no, card] of state.cards.entries()) {
    if (card.player !== player || card.owner === player || card.zone === null) continue;
    if (card.zone !== 'grave') returnHome(game, no);
  }
}
