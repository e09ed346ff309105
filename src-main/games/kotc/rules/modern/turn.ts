import type { Asking } from '../../../../engine/rule-set.js';
import { leftOf } from '../../../../engine/state.js';
import { attack } from './battle.js';
import { apply } from '../events/door.js';
import { summon } from './deploy.js';
import type { Kotc } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { drawCards } from '../shared/moves.js';
import { newMoment } from '../events/occasions.js';
import type { Phase } from '../state/state.js';
import { beginTurn, giveBackControl } from '../flow/turns.js';
import { holdWindow } from './window.js';

const phaseRules: Readonly<Record<Phase, (table: Kotc) => Asking>> = {
  draw: drawPhase,
  resource: (table) => holdWindow(table, sow),
  action: (table) => holdWindow(table, summonFromHand),
  battle: (table) => holdWindow(table, startBattle),
  recovery: recoveryPhase,
};

/**
 * Plays turns from the phase at whose beginning the state stands, until the game is over. The first turn of the game has no
 * Draw Phase (K14-TURN-03 to 05).
 */
export function* playTurns(table: Kotc): Asking<never> {
  const { state, edition } = table;
  for (;;) {
    for (const phase of edition.mechanisms.phases.slice(
      edition.mechanisms.phases.indexOf(state.turn.phase),
    )) {
      const { player, number } = state.turn;
      if (phase === 'draw' && number === 1) continue;
      apply(table, { type: 'phase', player, phase, rules: edition.cite.phase });
      table.atBoundary();
      yield* phaseRules[phase](table);
    }
    giveBackControl(table);
    const { number, player } = state.turn;
    beginTurn(table, number + 1, leftOf(state, player));
  }
}

/** Exactly one card, from an empty deck too (K14-TURN-02, 06). */
function* drawPhase(table: Kotc): Asking {
  yield* holdWindow(table);
  newMoment(table);
  drawCards(table, table.state.turn.player, 1);
  yield* holdWindow(table);
}

function sow(table: Kotc, action: PlayerAction): undefined {
  if (action.do !== 'sow') return;
  const { player } = table.state.turn;
  const { card } = action;
  const rules = table.edition.cite.sow;
  const to = { to: player, zone: 'granary', place: 'bottom' } as const;
  apply(table, { type: 'move', card, by: player, ...to, why: 'sow', rules });
}

function* summonFromHand(table: Kotc, action: PlayerAction): Asking {
  if (action.do !== 'summon') return;
  newMoment(table);
  yield* summon(table, table.state.turn.player, action.card);
}

function* startBattle(table: Kotc, action: PlayerAction): Asking {
  if (action.do === 'attack') yield* attack(table, table.state.turn.player, holdWindow);
}

/** One window, then the reset, after which nothing can be done in this turn (K14-Q-96). */
function* recoveryPhase(table: Kotc): Asking {
  yield* holdWindow(table);
  recover(table);
}

/**
 * Unexhausts all in-play cards and resources and gives them their printed values, except the fatigued (K14-TURN-19 to 23,
 * K14-KEY-51 to 55), and ends every down-level wherever the card is (K14-KEY-34).
 */
function recover(table: Kotc): void {
  const { cards, turn } = table.state;
  const recovering: number[] = [];
  for (const [no, card] of cards.entries()) {
    if (card.fatigued !== null && !(card.player === turn.player && card.fatigued < turn.number)) continue;
    if (card.exhausted || card.changes.length > 0 || card.fatigued !== null) recovering.push(no);
  }
  if (recovering.length > 0) {
    apply(table, { type: 'recover', cards: recovering, kept: [], rules: table.edition.cite.recover });
  }
}
