import { call, carrierOf, isUnderWay } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { leftOf } from '../../../../engine/state.js';
import { battleSteps } from './battle.js';
import { callWindow } from './call-window.js';
import { chainSteps } from './chain.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { drawCards } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import { fatiguedIn, touchedCards } from '../state/lasting.js';
import type { KotcFrame, ModernFrame } from '../state/frames.js';
import type { KotcCard, Phase } from '../state/state.js';
import { beginTurn, giveBackControl } from '../flow/turns.js';
import { windowSteps } from './window.js';

const phaseRules: Readonly<Record<Phase, (game: KotcContext) => void>> = {
  draw: (game) => call<KotcFrame>(game, { do: 'draw phase', step: 'before' }),
  resource: (game) => callWindow(game, 'window'),
  action: (game) => callWindow(game, 'window'),
  battle: (game) => callWindow(game, 'window'),
  recovery: (game) => call<KotcFrame>(game, { do: 'recovery phase', step: 'window' }),
};

const carryOn = carrierOf<KotcContext, ModernFrame>({
  /** Exactly one card, from an empty deck too (K14-TURN-02, 06). */
  'draw phase': {
    before: (game) => callWindow(game),
    *draw(game) {
      newMoment(game);
      yield* drawCards(game, game.state.turn.player, 1);
    },
    after: (game) => callWindow(game),
  },
  /** One window, then the reset, after which nothing can be done in this turn (K14-Q-96). */
  'recovery phase': {
    window: (game) => callWindow(game),
    recover,
  },
  window: windowSteps,
  chain: chainSteps,
  battle: battleSteps,
});

/**
 * Plays turns from the phase in which the state stands, at its beginning or in its midst, until the game is over. The first turn of
 * the game has no Draw Phase (K14-TURN-03 to 05).
 */
export function* playTurns(game: KotcContext): Asking<never> {
  const { state, edition } = game;
  const { phases } = edition.mechanisms;
  for (;;) {
    for (let place = phases.indexOf(state.turn.phase); place < phases.length; place += 1) {
      const phase = phases[place] as Phase;
      const { player, number } = state.turn;
      if (!isUnderWay(game)) {
        if (phase === 'draw' && number === 1) continue;
        perform(game, { type: 'phase', player, phase, rules: edition.cite.phase });
        game.atBoundary();
        phaseRules[phase](game);
      }
      yield* carryOn(game);
    }
    giveBackControl(game);
    const { number, player } = state.turn;
    beginTurn(game, number + 1, leftOf(state, player));
  }
}

/**
 * Unexhausts all in-play cards and resources and gives them their printed values, except the fatigued (K14-TURN-19 to 23,
 * K14-KEY-51 to 55), and ends every down-level wherever the card is (K14-KEY-34).
 */
function recover(game: KotcContext): void {
  const { cards, turn } = game.state;
  const recovering: number[] = [];
  const touched = touchedCards(game.state);
  for (let no = 0; no < cards.length; no += 1) {
    const card = cards[no] as KotcCard;
    const isTouched = touched.size > 0 && touched.has(no);
    if (!card.exhausted && !isTouched) continue;
    const fatigued = isTouched ? fatiguedIn(game.state, no) : null;
    if (fatigued !== null && !(card.player === turn.player && fatigued < turn.number)) continue;
    recovering.push(no);
  }
  if (recovering.length > 0) {
    perform(game, { type: 'recover', cards: recovering, kept: [], rules: game.edition.cite.recover });
  }
}
