import type { ClassicEffectId } from '../../../cards/vocabulary/ids.js';
import { askPlayer } from '../../../../../engine/ask.js';
import { deployAll } from '../../classic/deploy.js';
import { woundPlayer } from '../../classic/damage.js';
import { drawUpTo } from '../../classic/draws.js';
import { playersFrom } from '../../classic/elimination.js';
import { emitAll, perform } from '../../events/pipeline.js';
import { exhaust, homeEvent, sendAllHome } from '../../shared/moves.js';
import { cardAt, isCardInPlay, isInPlay } from '../../state/values.js';
import { onEach, onTargets, placeCounters, removeCounters } from '../on-targets.js';
import type { EffectImpl } from '../../context.js';
import { negateAttack, negateEffect, rerollCurrentChain, rerollRestOfTurn } from './chain-effects.js';
import {
  choosePlayerToDamage,
  damageByEachDie,
  damageYourselfAndPlayer,
  heal,
  healBothByDice,
  healByDice,
} from './rolls.js';
import { decreaseOffense, increaseDefense, increaseOffense, inflictTotal } from './totals.js';
import { purposes } from '../../purposes.js';

/** By the user alone, wherever they are (K11-Q-52). */
const seeTargets = onTargets((game, { targets, player }) => {
  const cards = targets.filter((no) => cardAt(game, no).zone !== 'removed');
  if (cards.length === 0) return undefined;
  perform(game, {
    type: 'see',
    cards,
    by: player,
    whose: player,
    zone: null,
    rules: game.edition.cite.see,
  });
  return undefined;
});

const exhaustTargets = onTargets((game, { targets, player }) => {
  exhaust(game, targets, player);
  return undefined;
});

/** Resources are never in play (K11-Q-50). */
const notUnexhausted = onEach(isCardInPlay, (game, card) => {
  perform(game, { type: 'fatigue', card, rules: game.edition.cite.fatigue });
});

/** A target that is a resource already is only exhausted (K11-Q-53). */
const sendToResourceZone = onTargets(function* (game, { targets, player, blind }) {
  const { exhaust: rules } = game.edition.cite;
  const events = targets.map((card) =>
    cardAt(game, card).zone === 'granary'
      ? ({ type: 'exhaust', cards: [card], by: player, rules } as const)
      : homeEvent(game, card, 'silo', { by: player, blind, byEffect: true }),
  );
  yield* emitAll<'exhaust' | 'move'>(game, events);
});

const destroyTargets = onTargets((game, { targets, player, blind }) =>
  sendAllHome(game, targets, 'destroy', { by: player, blind, byEffect: true }),
);

/** In the user's order, each on top of its own owner's deck (K11-RUL-11 to 15, K11-Q-77). */
const placeOnDeckTop = onTargets((game, { targets, player, blind }) =>
  sendAllHome(game, targets, 'sheathe', { by: player, blind, byEffect: true }),
);

/** Each to anyone but its present controller, traps and cards out of play left out (K11-Q-48, K11-BLD-53). */
const switchControl = onTargets(function* (game, { targets, player }) {
  const { hypnotize: rules } = game.edition.cite;
  for (const card of targets) {
    const now = cardAt(game, card);
    if (!isInPlay(now)) continue;
    const others = playersFrom(game, player).filter((one) => one !== now.player);
    const question = { player, purpose: purposes.switch, rule: rules[0] ?? '', about: card };
    const to = yield* askPlayer(game, question, others);
    if (!isInPlay(now)) continue;
    perform(game, { type: 'hypnotize', card, to, back: null, rules });
  }
});

const draw: EffectImpl = {
  act: (game, { player, x }) => drawUpTo(game, player, x),
  alone: true,
};

/** One instruction: whose deck is empty after it loses together with the others (K11-Q-34). */
const allDraw: EffectImpl = {
  *act(game, { player, x }) {
    for (const one of playersFrom(game, player)) yield* drawUpTo(game, one, x);
  },
  alone: true,
};

const increaseHitpoints: EffectImpl = {
  act: (game, { player, x }) => {
    heal(game, player, x);
    return undefined;
  },
  alone: true,
};

const inflictPlayerDamage: EffectImpl = {
  *act(game, by) {
    yield* woundPlayer(game, yield* choosePlayerToDamage(game, by), by.x);
  },
  alone: true,
  points: true,
};

/** The effects, by component. */
export const effectImpls: Readonly<Record<string, EffectImpl>> = {
  'effect-place-counters': placeCounters('plain'),
  'effect-remove-counters': removeCounters,
  'effect-place-offense-counters': placeCounters('offense'),
  'effect-place-defense-counters': placeCounters('defense'),
  'effect-place-weakness-counters': placeCounters('weakness'),
  'effect-place-damage-counters': placeCounters('damage'),
  'effect-place-exhaustion-counters': placeCounters('exhaustion'),
  'effect-place-dice-counters': placeCounters('dice'),
  'effect-place-immortality-counters': placeCounters('immortality'),
  'effect-see-targets': { ...seeTargets, shows: true },
  'effect-exhaust-targets': exhaustTargets,
  'effect-not-unexhausted': notUnexhausted,
  'effect-send-to-resource-zone': sendToResourceZone,
  'effect-destroy-targets': destroyTargets,
  'effect-increase-offense': increaseOffense,
  'effect-increase-defense': increaseDefense,
  'effect-decrease-offense': decreaseOffense,
  'effect-roll-damage-each-die': damageByEachDie,
  'effect-reveal-summon-or-cast': { ...onTargets(deployAll), shows: true },
  'effect-switch-control': switchControl,
  'effect-place-on-deck-top': placeOnDeckTop,
  'effect-draw': draw,
  'effect-all-draw': allDraw,
  'effect-increase-hitpoints': increaseHitpoints,
  'effect-roll-increase-hitpoints': healByDice,
  'effect-roll-increase-hitpoints-both': healBothByDice,
  'effect-roll-damage-yourself-and-player': damageYourselfAndPlayer,
  'effect-re-roll-rest-of-turn': rerollRestOfTurn,
  'effect-inflict-total-damage': inflictTotal,
  'effect-inflict-player-damage': inflictPlayerDamage,
  'effect-negate-attack': negateAttack,
  'effect-negate-activated-effect': negateEffect,
  'effect-re-roll-current-chain': rerollCurrentChain,
} satisfies Readonly<Record<ClassicEffectId, EffectImpl>>;
