import type { ModernEffectId } from '../../../cards/vocabulary/ids.js';
import { conscript } from '../../modern/conscript.js';
import { fightsIn, withdraw } from '../../modern/withdrawing.js';
import { deployAll } from '../../modern/deploy.js';
import { preventsDestruction } from '../../modern/counters/undying.js';
import { perform } from '../../events/pipeline.js';
import { drawCards, exhaust, sendAllHome } from '../../shared/moves.js';
import { canLieSideways, isCardInPlay, isInPlay, isPetrified } from '../../state/values.js';
import type { EffectImpl } from '../../context.js';
import { diceBurn, diceHeal, diceWoundBoth, diceWoundEnemy } from './dice-effects.js';
import { pawnEffects } from './pawn-effects.js';
import { onEach, onTargets, placeCounters, removeCounters } from '../on-targets.js';

/** A counter on one of the targets can prevent the whole effect (K17-CTR-115). */
const destroy: EffectImpl = onTargets(function* (game, { targets, player, blind }) {
  if (yield* preventsDestruction(game, targets)) return;
  yield* sendAllHome(game, targets, 'destroy', { by: player, blind, byEffect: true });
});

const sendTargets = (how: 'bounce' | 'sheathe' | 'bury' | 'silo'): EffectImpl =>
  onTargets((game, { targets, player, blind }) =>
    sendAllHome(game, targets, how, { by: player, blind, byEffect: true }),
  );

/** A petrified minion has no level to change (K17-Q-150). */
const downLevel = onEach(
  (card) => !isPetrified(card),
  (game, card, { x }) => {
    perform(game, { type: 'change', card, stat: 'level', by: -x, rules: game.edition.cite.downLevel });
  },
);

const exhaustAndFatigue = onEach(canLieSideways, (game, card, { player }) => {
  exhaust(game, [card], player);
  perform(game, { type: 'fatigue', card, rules: game.edition.cite.fatigue });
});

/** In-play minions, and traps, that someone else controls (K14-KEY-69 to 75, K12-KEY-72). */
const hypnotize = onEach(
  (card, { player }) => isCardInPlay(card) && card.player !== player,
  (game, card, { player }) => {
    perform(game, { type: 'hypnotize', card, to: player, back: null, rules: game.edition.cite.hypnotize });
  },
);

const draw: EffectImpl = {
  act: (game, { player, x }) => drawCards(game, player, x),
  alone: true,
};

/** Out of any team that it is in (K17-KEY-155 to 157). */
const distract = onEach(
  (card) => isInPlay(card),
  (game, card) => {
    if (game.state.battles.some((battle) => fightsIn(game, battle, card))) {
      withdraw(game, card, game.edition.cite.distract);
    }
  },
);

/** What the chain still has of the cards will not be carried out (K17-KEY-177 to 180). */
const negate = onEach(
  () => true,
  (game, card) => {
    if (game.state.chain.some((link) => 'ability' in link && link.card === card)) {
      perform(game, { type: 'negate', card, what: 'effect', rules: game.edition.cite.negateEffect });
    }
  },
);

/** The effects, by component. */
export const effectImpls: Readonly<Record<string, EffectImpl>> = {
  'effect-remove-counters': removeCounters,
  'effect-place-sword-counters': placeCounters('sword'),
  'effect-place-shield-counters': placeCounters('shield'),
  'effect-place-weakness-counters': placeCounters('weakness'),
  'effect-place-damage-counters': placeCounters('damage'),
  'effect-place-exhaustion-counters': placeCounters('exhaustion'),
  'effect-place-fatigue-counters': placeCounters('fatigue'),
  'effect-place-voodoo-counters': placeCounters('voodoo'),
  'effect-place-medic-counters': placeCounters('medic'),
  'effect-place-assassin-counters': placeCounters('assassin'),
  'effect-place-undying-counters': placeCounters('undying'),
  'effect-place-berzerk-counters': placeCounters('berzerk'),
  'effect-place-taunt-counters': placeCounters('taunt'),
  'effect-place-dice-counters': placeCounters('dice'),
  'effect-place-trap-counters': placeCounters('trap'),
  'effect-down-level': downLevel,
  'effect-reveal-and-deploy': onTargets(deployAll),
  'effect-bounce': sendTargets('bounce'),
  'effect-silo': sendTargets('silo'),
  'effect-exhaust-and-fatigue': exhaustAndFatigue,
  'effect-hypnotize': hypnotize,
  'effect-sheathe': sendTargets('sheathe'),
  'effect-destroy': destroy,
  'effect-bury': sendTargets('bury'),
  'effect-draw': draw,
  'effect-dice-heal': diceHeal,
  'effect-dice-burn': diceBurn,
  'effect-dice-wound-enemy': diceWoundEnemy,
  'effect-dice-wound-yourself-and-enemy': diceWoundBoth,
  ...pawnEffects,
  'effect-conscript': onTargets(conscript),
  'effect-distract': distract,
  'effect-negate': negate,
} satisfies Readonly<Record<ModernEffectId, EffectImpl>>;
