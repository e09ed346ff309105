import type { Ability, SubAbility, Use } from '../../cards/language/design.js';
import type { CardView } from '../kotc/view-cards.js';
import { worthOf, type Seat } from './seat.js';

/** For whom an effect is good, and how much so, in levels and for each target; x multiplies where the effect has one. */
export interface Worth {
  readonly on: 'me' | 'enemy';
  readonly worth: number;
}
const onMine = (worth: number): Worth => ({ on: 'me', worth });
const onEnemy = (worth: number): Worth => ({ on: 'enemy', worth });

const inPlay: Readonly<Record<string, Worth>> = {
  'effect-place-sword-counters': onMine(1),
  'effect-place-shield-counters': onMine(1),
  'effect-place-dice-counters': onMine(0.6),
  'effect-place-trap-counters': onMine(0.4),
  'effect-place-taunt-counters': onMine(0.6),
  'effect-place-berzerk-counters': onMine(1.2),
  'effect-place-weakness-counters': onEnemy(0.8),
  'effect-place-damage-counters': onEnemy(1.2),
  'effect-place-exhaustion-counters': onEnemy(1),
  'effect-exhaust-and-fatigue': onEnemy(1),
  'effect-hypnotize': onEnemy(2),
};
/** These take a minion away: worth what the minion is. */
const removals: Readonly<Record<string, number>> = {
  'effect-bounce': 0.5,
  'effect-silo': 0.6,
  'effect-sheathe': 0.8,
  'effect-destroy': 1,
  'effect-bury': 1,
};

const takenFromHand = {
  'effect-destroy': onEnemy(1.5),
  'effect-sheathe': onEnemy(1),
  'effect-bury': onEnemy(1.5),
  'effect-silo': onEnemy(0.3),
};
const fetched = {
  'effect-silo': onMine(1.5),
  'effect-bounce': onMine(1.5),
  'effect-reveal-and-deploy': onMine(1.2),
};
/** What is good in the other zones that targets are taken from. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, Worth>>>> = {
  'target-any-hand-random': takenFromHand,
  'target-see-enemy-hand': takenFromHand,
  'target-any-grave-random': { ...fetched, 'effect-sheathe': onMine(1), 'effect-bury': onMine(0.2) },
  'target-top-of-deck': { ...fetched, 'effect-destroy': onEnemy(0.5) },
  'target-excavate': { ...fetched, 'effect-sheathe': onMine(0.3) },
  'target-your-hand': {
    'effect-down-level': onMine(0.7),
    'effect-silo': onMine(0.7),
    'effect-reveal-and-deploy': onMine(0.1),
  },
  'target-your-resources': { 'effect-reveal-and-deploy': onMine(1), 'effect-bounce': onMine(0.1) },
};

const REMOVED_CARD = -1;
const timesOf = ({ values }: Use): number => values.x ?? 1;

/** Whose cards are to be targeted with all of these effects, and what they do to one that is worth so much. */
export function effectOn({ target, effects }: SubAbility, targetsWorth: number): Worth {
  let sum = 0;
  for (const effect of effects) {
    const { on, worth } = worthOfEffect(target?.id ?? '', effect, targetsWorth);
    sum += on === 'me' ? worth : -worth;
  }
  return sum >= 0 ? onMine(sum) : onEnemy(-sum);
}

function worthOfEffect(target: string, effect: Use, targetsWorth: number): Worth {
  const removal = removals[effect.id];
  const isInPlay = target === 'target-in-play' || target === 'target-this-card';
  if (isInPlay && removal !== undefined) return onEnemy(removal * targetsWorth);
  const found = isInPlay ? inPlay[effect.id] : elsewhere[target]?.[effect.id];
  if (!found) return onMine(isInPlay || removal === undefined ? 0 : REMOVED_CARD);
  return { on: found.on, worth: found.worth * timesOf(effect) };
}

/** What using an ability brings, less what it costs; not above 0 where it had better be left. */
export function gainOf({ costs, parts }: Ability, seat: Seat, source: CardView | null): number {
  const gain = parts.reduce((sum, part) => sum + gainOfPart(part, seat, source), 0);
  return costs.reduce((left, cost) => left - lossOf(cost, seat), gain);
}

function gainOfPart(part: SubAbility, seat: Seat, source: CardView | null): number {
  const alone = part.effects.reduce((sum, effect) => sum + gainAlone(effect, seat), 0);
  const { target } = part;
  if (!target) return alone;
  if (target.id === 'target-this-card') {
    if (source?.printed.type !== 'creature') return alone;
    const { on, worth } = effectOn(part, worthOf(source));
    return alone + (on === 'me' ? worth : -worth);
  }
  if (target.id === 'target-in-play') return alone + gainInPlay(part, seat, target.values.x ?? 1);
  const { on, worth } = effectOn(part, 1);
  const isOwn = target.id.startsWith('target-your-') || target.id === 'target-excavate';
  if (isOwn && on === 'enemy') return alone;
  const most = target.values.y ?? target.values.x ?? 1;
  return alone + worth * Math.min(most, availableFor(target.id, seat, on));
}

/** The best targets in play; of several only one must be taken, so that none does harm. */
function gainInPlay(part: SubAbility, { mine, enemies }: Seat, most: number): number {
  const gains: number[] = [];
  for (const card of mine.battlefield) gains.push(effectFor(part, card, 'me'));
  for (const { field } of enemies) {
    for (const card of field.battlefield) gains.push(effectFor(part, card, 'enemy'));
  }
  gains.sort((a, b) => b - a);
  const good = gains.filter((gain) => gain > 0).slice(0, most);
  return good.length === 0 ? Math.min(0, gains[0] ?? 0) : good.reduce((sum, gain) => sum + gain, 0);
}

/** What the effects on a minion are worth to me, when it is on that side. */
export function effectFor(part: SubAbility, card: CardView, side: Worth['on']): number {
  const { on, worth } = effectOn(part, worthOf(card));
  if (on === 'enemy' && side === 'enemy' && isWasted(part, card)) return 0;
  return on === side ? worth : -worth;
}

/** Who lies already need not be exhausted. */
const isWasted = ({ effects }: SubAbility, { exhausted, fatigued }: CardView): boolean =>
  exhausted && fatigued && effects.every(({ id }) => id === 'effect-exhaust-and-fatigue');

function gainAlone(effect: Use, { mine }: Seat): number {
  const x = timesOf(effect);
  if (effect.id === 'effect-draw') return mine.deck.count > x + 2 ? 1.5 * x : -100;
  return effect.id === 'effect-dice-heal' ? x : 0;
}

function availableFor(target: string, { mine, enemies }: Seat, on: Worth['on']): number {
  const fields = on === 'me' ? [mine] : enemies.map(({ field }) => field);
  const most = (count: (field: (typeof fields)[number]) => number): number =>
    Math.max(0, ...fields.map(count));
  switch (target) {
    case 'target-any-hand-random':
    case 'target-see-enemy-hand':
      return most(({ hand }) => hand.count);
    case 'target-any-grave-random':
      return most(({ grave }) => grave.count);
    case 'target-your-hand':
      return mine.hand.count;
    case 'target-your-resources':
      return mine.granary.length;
    default:
      return most(({ deck }) => deck.count);
  }
}

const losses: Readonly<Record<string, number>> = {
  'cost-self-exhaust-resources': 0.3,
  'cost-self-exhaust-minions': 0.7,
  'cost-self-bounce-in-play': 1,
  'cost-self-sheathe-hand': 1,
  'cost-self-sheathe-in-play': 2,
  'cost-self-destroy-resources': 1.2,
  'cost-self-destroy-hand': 1.5,
  'cost-self-bury-resources': 1.2,
  'cost-self-bury-hand': 1.5,
};

function lossOf(cost: Use, { mine }: Seat): number {
  const x = timesOf(cost);
  const each = losses[cost.id];
  if (each !== undefined) return each * x;
  const cheapest = mine.battlefield.map(worthOf).sort((a, b) => a - b);
  return cheapest.slice(0, x).reduce((sum, worth) => sum + worth, 0.5);
}
