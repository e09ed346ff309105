import type { Asking } from '../../../../engine/rule-set.js';
import { leftOf } from '../../../../engine/state.js';
import { attack } from './battle.js';
import { perform } from '../events/pipeline.js';
import { summon } from './deploy.js';
import type { KotcContext } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { drawCards } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import { fatiguedIn, touchedCards } from '../state/lasting.js';
import type { Phase } from '../state/state.js';
import { beginTurn, giveBackControl } from '../flow/turns.js';
import { holdWindow } from './window.js';

const phaseRules: Readonly<Record<Phase, (game: KotcContext) => Asking>> = {
  draw: drawPhase,
  resource: (game) => holdWindow(game, sow),
  action: (game) => holdWindow(game, summonFromHand),
  battle: (game) => holdWindow(game, startBattle),
  recovery: recoveryPhase,
};

/**
 * Plays turns from the phase at whose beginning the state stands, until the game is over. The first turn of the game has no
 * Draw Phase (K14-TURN-03 to 05).
 */
export function* playTurns(game: KotcContext): Asking<never> {
  const { state, edition } = game;
  for (;;) {
    for (const phase of edition.mechanisms.phases.slice(
      edition.mechanisms.phases.indexOf(state.turn.phase),
    )) {
      const { player, number } = state.turn;
      if (phase === 'draw' && number === 1) continue;
      perform(game, { type: 'phase', player, phase, rules: edition.cite.phase });
      game.atBoundary();
      yield* phaseRules[phase](game);
    }
    giveBackControl(game);
    const { number, player } = state.turn;
    beginTurn(game, number + 1, leftOf(state, player));
  }
}

/** Exactly one card, from an empty deck too (K14-TURN-02, 06). */
function* drawPhase(game: KotcContext): Asking {
  yield* holdWindow(game);
  newMoment(game);
  drawCards(game, game.state.turn.player, 1);
  yield* holdWindow(game);
}

function sow(game: KotcContext, action: PlayerAction): undefined {
  if (action.do !== 'sow') return;
  const { player } = game.state.turn;
  const { card } = action;
  const rules = game.edition.cite.sow;
  const to = { to: player, zone: 'granary', place: 'bottom' } as const;
  perform(game, { type: 'move', card, by: player, ...to, why: 'sow', rules });
}

function* summonFromHand(game: KotcContext, action: PlayerAction): Asking {
  if (action.do !== 'summon') return;
  newMoment(game);
  yield* summon(game, game.state.turn.player, action.card);
}

function* startBattle(game: KotcContext, action: PlayerAction): Asking {
  if (action.do === 'attack') yield* attack(game, game.state.turn.player, holdWindow);
}

/** One window, then the reset, after which nothing can be done in this turn (K14-Q-96). */
function* recoveryPhase(game: KotcContext): Asking {
  yield* holdWindow(game);
  recover(game);
}

/**
 * Unexhausts all in-play cards and resources and gives them their printed values, except the fatigued (K14-TURN-19 to 23,
 * K14-KEY-51 to 55), and ends every down-level wherever the card is (K14-KEY-34).
 */
function recover(game: KotcContext): void {
  const { cards, turn } = game.state;
  const recovering: number[] = [];
  const touched = touchedCards(game.state);
  for (const [no, card] of cards.entries()) {
    const fatigued = fatiguedIn(game.state, no);
    if (fatigued !== null && !(card.player === turn.player && fatigued < turn.number)) continue;
    if (card.exhausted || touched.has(no)) recovering.push(no);
  }
  if (recovering.length > 0) {
    perform(game, { type: 'recover', cards: recovering, kept: [], rules: game.edition.cite.recover });
  }
}
