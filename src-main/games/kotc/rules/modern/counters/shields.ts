import { askOptions, askYes, idOf } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Replacement } from '../../../../../engine/pipeline/event-pipeline.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { KotcContext } from '../../context.js';
import type { EventOf, KotcEvent } from '../../events/events.js';
import { perform } from '../../events/pipeline.js';
import { pollAll } from '../../flow/polls.js';
import { purposes } from '../../purposes.js';
import { hasCounterOf, removeForEffect } from '../../shared/counters.js';
import { totalOf } from '../../shared/dice.js';
import { cardAt } from '../../state/values.js';

const SHIELD = 2;

type Damage = EventOf<'damage'>;
/** Uses one counter of an owner, if they like. @returns what is left of the damage, or null where none is used */
type UseShield = (game: KotcContext, damage: Damage, owner: PlayerNo) => Asking<Damage | null>;

/** The Shield Counters on a minion that is damaged lessen the damage, or stop dice. */
export function shieldsFor(
  game: KotcContext,
  event: KotcEvent,
): readonly Replacement<KotcContext, KotcEvent>[] {
  if (event.type !== 'damage') return none;
  const { card } = event;
  if (!cardAt(game, card).counters.some(({ kind }) => kind === 'shield')) return none;
  const use = shielding(game, event);
  return use ? [{ key: 'shields', source: card, replace: () => useShields(game, event, use) }] : none;
}

const none: readonly never[] = [];

/** Damage that comes from no die cannot be stopped as one (K15-CTR-34). */
function shielding({ edition }: KotcContext, { dice }: Damage): UseShield | null {
  switch (edition.mechanisms.counters.shield) {
    case 'lessen damage':
      return lessen;
    case 'stop a die':
      return dice ? stopDie : null;
    default:
      return null;
  }
}

/** One after another, until nothing is left or all owners decline (K14-Q-30, K15-CTR-84). */
function* useShields(game: KotcContext, event: Damage, use: UseShield): Asking<Damage | null> {
  let left = event;
  function* offerShield(owner: PlayerNo): Asking<boolean> {
    const outcome = yield* use(game, left, owner);
    if (outcome) left = outcome;
    return outcome !== null;
  }
  yield* pollAll(
    game,
    (owner) => left.amount > 0 && hasCounterOf(game, left.card, 'shield', owner) && offerShield(owner),
  );
  return left.amount === 0 ? null : left;
}

const shieldQuestion = (game: KotcContext, { card, amount }: Damage, player: PlayerNo) => ({
  player,
  purpose: purposes.shield,
  rule: game.edition.cite.shield[0] ?? '',
  about: card,
  amount,
});

function* lessen(game: KotcContext, damage: Damage, owner: PlayerNo): Asking<Damage | null> {
  if (!(yield* askYes(game, shieldQuestion(game, damage, owner)))) return null;
  removeForEffect(game, damage.card, 'shield', owner);
  return { ...damage, amount: Math.max(0, damage.amount - SHIELD) };
}

/** Of several dice that hit as one total the counter's owner says which (K15-Q-122). */
function* stopDie(game: KotcContext, damage: Damage, owner: PlayerNo): Asking<Damage | null> {
  const { card, dice = [] } = damage;
  const die = yield* dieToStop(game, damage, owner);
  if (die === undefined) return null;
  removeForEffect(game, card, 'shield', owner);
  perform(game, { type: 'stopDie', card, die, rules: game.edition.cite.shield });
  const left = dice.toSpliced(dice.indexOf(die), 1);
  return { ...damage, amount: totalOf(left), dice: left };
}

function* dieToStop(game: KotcContext, damage: Damage, owner: PlayerNo): Asking<number | undefined> {
  const { card, dice = [] } = damage;
  const question = shieldQuestion(game, damage, owner);
  const [only, ...others] = dice;
  if (others.length === 0) return (yield* askYes(game, question)) ? only : undefined;
  const faces = [...new Set(dice)].sort();
  const asChoice = (number: number) => ({ card: idOf(game.state, card), counter: 'shield', number });
  return (yield* askOptions(game, question, faces, asChoice, 0, 1))[0];
}
