import type { ModernEffectId } from '../../../cards/vocabulary/ids.js';
import { deployAll } from '../../modern/deploy.js';
import { rollDice } from '../../shared/dice.js';
import { apply } from '../../events/door.js';
import { drawCards, exhaust, sendAllHome } from '../../shared/moves.js';
import { canLieSideways, isInPlay } from '../../state/values.js';
import type { EffectImpl } from '../../context.js';
import { onEach, onTargets, placeCounters, removeCounters } from '../on-targets.js';

const sendTargets = (how: 'bounce' | 'sheathe' | 'destroy' | 'bury' | 'silo'): EffectImpl =>
  onTargets((table, { targets, player, blind }) => sendAllHome(table, targets, how, player, blind));

const downLevel = onEach(
  () => true,
  (table, card, { x }) => {
    apply(table, { type: 'change', card, stat: 'level', by: -x, rules: table.edition.cite.downLevel });
  },
);

const exhaustAndFatigue = onEach(canLieSideways, (table, card, { player }) => {
  exhaust(table, [card], player);
  apply(table, { type: 'fatigue', card, rules: table.edition.cite.fatigue });
});

/** In-play minions that someone else controls (K14-KEY-69 to 75). */
const hypnotize = onEach(
  (card, { player }) => isInPlay(card) && card.player !== player,
  (table, card, { player }) => {
    apply(table, { type: 'hypnotize', card, to: player, back: null, rules: table.edition.cite.hypnotize });
  },
);

const draw: EffectImpl = {
  act: (table, { player, x }) => {
    drawCards(table, player, x);
    return undefined;
  },
  alone: true,
};

const diceHeal: EffectImpl = {
  *act(table, { player, x }) {
    const [rolled] = yield* rollDice(table, [{ player, why: 'heal' }], [x]);
    const amount = (rolled?.dice ?? []).reduce((sum, die) => sum + die, 0);
    apply(table, { type: 'heal', player, amount, rules: table.edition.cite.diceHeal });
  },
  alone: true,
};

/** The effects, by component. */
export const effectImpls: Readonly<Record<string, EffectImpl>> = {
  'effect-remove-counters': removeCounters,
  'effect-place-sword-counters': placeCounters('sword'),
  'effect-place-shield-counters': placeCounters('shield'),
  'effect-place-weakness-counters': placeCounters('weakness'),
  'effect-place-damage-counters': placeCounters('damage'),
  'effect-place-exhaustion-counters': placeCounters('exhaustion'),
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
  'effect-destroy': sendTargets('destroy'),
  'effect-bury': sendTargets('bury'),
  'effect-draw': draw,
  'effect-dice-heal': diceHeal,
} satisfies Readonly<Record<ModernEffectId, EffectImpl>>;
