import type { Ability, SubAbility, Use } from '../../card-components.js';
import type { CardView } from '../rules/views/view-cards.js';
import { gainAlone } from './gains-alone.js';
import { lossOf, RUIN } from './losses.js';
import { abilitiesOf, componentsOf, DIE, inPlayOf, isReady, worthOf, type Seat } from './seat.js';
import {
  elsewhere,
  inPlay,
  onEnemy,
  onMine,
  removals,
  selectedByEnemy,
  sources,
  totals,
  type Worth,
} from './worth-tables.js';

const REMOVED_CARD = -1;
/** A trap of which only its place is known. */
const UNKNOWN_TRAP = 2;
const EXHAUSTED_TRAP = 0.3;
const ENEMYS_COUNTER = 0.6;
/** Unexhausted resources with which something can be summoned or cast that an effect has brought along. */
const SOME_RESOURCES = 2;

const timesOf = ({ values }: Use): number => values.x ?? 1;

/** Whose cards are to be targeted with all of these effects, and what they do to one that is not in play. */
export function effectOn({ target, effects }: SubAbility): Worth {
  let sum = 0;
  for (const effect of effects) {
    const found = elsewhere[target?.id ?? '']?.[effect.id];
    const lost = removals[effect.id] === undefined ? 0 : REMOVED_CARD;
    sum += found ? signed(found, 'me') * timesOf(effect) : lost;
  }
  return sum >= 0 ? onMine(sum) : onEnemy(-sum);
}

/** What something is worth to me that happens on that side. */
const signed = ({ on, worth }: Worth, side: Worth['on']): number => (on === side ? worth : -worth);

/** What using an ability brings, less what it costs; not above 0 where it had better be left. */
export function gainOf({ costs, parts }: Ability, seat: Seat, source: CardView | null): number {
  const gain = parts.reduce((sum, part) => sum + gainOfPart(part, seat, source), 0);
  return costs.reduce((left, cost) => left - lossOf(cost, seat, source), gain);
}

function gainOfPart(part: SubAbility, seat: Seat, source: CardView | null): number {
  const alone = part.effects.reduce((sum, effect) => sum + gainAlone(effect, seat), 0);
  const { target } = part;
  if (!target) return alone;
  if (target.id === 'target-this-card') return alone + gainOnSource(part, seat, source);
  const from = sources[target.id];
  if (target.id === 'target-current-chain') return alone + effectOn(part).worth;
  if (!from) return alone + gainInPlay(part, seat);
  if (deploys(part) && !canDeploy(seat, source)) return alone;
  const { on, worth } = effectOn(part);
  if (from.whose === 'mine' && on === 'enemy') return alone;
  if (from.whose === 'enemy’s' && on === 'me') return alone - worth;
  const taken = Math.min(target.values.y ?? target.values.x ?? 1, availableFor(from.zone, seat, on));
  const isLastOfDeck = from.zone === 'deck' && on === 'enemy' && seat.era === 'classic';
  if (isLastOfDeck && seat.enemies.some(({ field }) => field.deck.count <= taken)) return RUIN;
  return alone + worth * taken * (selectedByEnemy.has(target.id) ? 0.7 : 1);
}

const deploys = ({ effects }: SubAbility): boolean =>
  effects.some(({ id }) => id === 'effect-reveal-summon-or-cast');

/** Whether resources are left when the spell has been paid. */
function canDeploy({ mine, spots }: Seat, source: CardView | null): boolean {
  const spot = spots.get(source?.id ?? 0);
  const isInHand = mine.hand.cards.some(({ id }) => id === source?.id);
  const paid = isInHand ? (spot?.card.level ?? 0) : 0;
  return mine.granary.filter(isReady).length - paid >= SOME_RESOURCES;
}

function gainOnSource(part: SubAbility, seat: Seat, source: CardView | null): number {
  if (source?.printed.type !== 'creature') return 0;
  if (deploys(part)) {
    return seat.mine.granary.filter(isReady).length >= source.printed.level ? worthOf(source) : 0;
  }
  return effectFor(part, source, 'me', seat);
}

/** The best targets in play; of several only one must be taken, so that none does harm. */
function gainInPlay(part: SubAbility, seat: Seat): number {
  const { id = '', values = {} } = part.target ?? {};
  const suits = (card: CardView): boolean =>
    (id !== 'target-exhausted-in-play' || card.exhausted) &&
    (id !== 'target-in-play-with-counters' || card.counters.length >= (values.y ?? 1));
  const gains: number[] = [];
  for (const card of inPlayOf(seat)) if (suits(card)) gains.push(effectFor(part, card, 'me', seat));
  for (const { field } of seat.enemies) {
    for (const card of field.battlefield) if (suits(card)) gains.push(effectFor(part, card, 'enemy', seat));
    const traps = field.traps.filter(({ exhausted }) => exhausted || id !== 'target-exhausted-in-play');
    if (id !== 'target-in-play-with-counters') gains.push(...traps.map((trap) => gainOnTrap(part, trap)));
  }
  gains.sort((a, b) => b - a);
  if (selectedByEnemy.has(id)) return gains.at(-1) ?? 0;
  const isShared = part.effects.some((effect) => totals[effect.id] !== undefined);
  const good = gains.filter((gain) => gain > 0).slice(0, isShared ? 1 : (values.x ?? 1));
  return good.length === 0 ? Math.min(0, gains[0] ?? 0) : good.reduce((sum, gain) => sum + gain, 0);
}

/** What the effects on an enemy's trap are worth to me. */
export function gainOnTrap({ effects }: SubAbility, { exhausted }: { readonly exhausted: boolean }): number {
  return effects.reduce((sum, { id }) => {
    const exhausts = id === 'effect-exhaust-targets' && !exhausted;
    return sum + (exhausts ? EXHAUSTED_TRAP : (removals[id] ?? 0) * UNKNOWN_TRAP);
  }, 0);
}

/** What the effects on a card in play are worth to me, when it is on that side. */
export function effectFor(part: SubAbility, card: CardView, side: Worth['on'], seat: Seat): number {
  return part.effects.reduce((sum, effect) => sum + signed(worthInPlay(effect, card, side, seat), side), 0);
}

function worthInPlay(effect: Use, card: CardView, side: Worth['on'], seat: Seat): Worth {
  const { id } = effect;
  const x = timesOf(effect);
  const removal = removals[id];
  if (removal !== undefined) return onEnemy(removal * worthOf(card));
  if (id === 'effect-remove-counters') return worthOfRemoving(x, card, side, seat);
  const total = totals[id];
  if (total) return worthOfTotal(effect, total, card, seat);
  const found = inPlay[id];
  if (!found || isWasted(id, card, side, seat)) return onMine(0);
  return { on: found.on, worth: found.worth * x };
}

/** Nothing comes of the effect on this card as it is. */
function isWasted(id: string, card: CardView, side: Worth['on'], { view }: Seat): boolean {
  const { exhausted, fatigued, printed } = card;
  if (printed.type !== 'creature' && id !== 'effect-exhaust-targets') return true;
  switch (id) {
    case 'effect-exhaust-and-fatigue':
      return side === 'enemy' && exhausted && fatigued;
    case 'effect-exhaust-targets':
    case 'effect-switch-control':
      return exhausted;
    case 'effect-not-unexhausted':
      return fatigued;
    case 'effect-place-counters':
      return !needsCounters(card, view.rules);
    default:
      return false;
  }
}

const needsCounters = ({ printed }: CardView, rules: string): boolean =>
  componentsOf(printed, rules).caveat?.id === 'caveat-action-remove-counters' ||
  abilitiesOf(printed, rules).some(({ costs }) => costs.some(({ id }) => id === 'cost-remove-counters'));

/** Enemies' counters on my creatures, and whatever lies on theirs except what is mine. */
function worthOfRemoving(x: number, { counters }: CardView, side: Worth['on'], { me, era }: Seat): Worth {
  if (era === 'modern') return onMine(0);
  const foreign = counters.filter(({ owner }) => owner !== me).length;
  return { on: side, worth: ENEMYS_COUNTER * Math.min(x, foreign) };
}

/** Offense and defense count where the card is still to fight, damage where it comes near to destroying. */
function worthOfTotal(effect: Use, total: Worth, card: CardView, { view }: Seat): Worth {
  if (card.printed.type !== 'creature') return onMine(0);
  const x = timesOf(effect);
  switch (effect.id) {
    case 'effect-roll-damage-each-die':
    case 'effect-inflict-total-damage': {
      const damage = effect.id === 'effect-roll-damage-each-die' ? x * DIE : x;
      const share = Math.min(1, damage / Math.max(1, card.hp ?? 0));
      return { on: total.on, worth: (share === 1 ? 1 : share / 3) * worthOf(card) };
    }
    default: {
      const isFighting = view.battles.length > 0 || isReady(card);
      if (!isFighting || view.turn.phase === 'recovery') return onMine(0);
      const most = effect.id === 'effect-decrease-offense' ? Math.min(x, card.sp ?? 0) : x;
      return { on: total.on, worth: total.worth * most };
    }
  }
}

function availableFor(zone: 'deck' | 'grave' | 'granary' | 'hand', seat: Seat, on: Worth['on']): number {
  const fields = on === 'me' ? [seat.mine] : seat.enemies.map(({ field }) => field);
  const countIn = (field: (typeof fields)[number]): number =>
    zone === 'granary' ? field.granary.length : field[zone].count;
  return Math.max(0, ...fields.map(countIn));
}
