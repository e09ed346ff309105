import type { Ability, SubAbility, Use } from '../../card-components.js';
import type { CardView } from '../rules/views/view-cards.js';
import { gainAlone } from './gains-alone.js';
import { lossOf, RUIN } from './losses.js';
import { copies, worthOfCopies } from './copies.js';
import { worthOfDamage, worthOnMinion } from './on-minions.js';
import { DIE, inPlayOf, isReady, worthOf, type Seat } from './seat.js';
import {
  elsewhere,
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

/** Out of a grave they bring a card to where it is of use. */
const RETURNS: ReadonlySet<string> = new Set(['effect-bounce', 'effect-silo', 'effect-sheathe']);

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
  const left = resourcesLeft(costs, seat, source);
  const gain = parts.reduce((sum, part) => sum + gainOfPart(part, seat, source, left), 0);
  return costs.reduce((sum, cost) => sum - lossOf(cost, seat, source), gain);
}

/** Unexhausted resources when the ability is paid, and the spell that has it. */
function resourcesLeft(costs: readonly Use[], { mine }: Seat, source: CardView | null): number {
  const isInHand = mine.hand.cards.some(({ id }) => id === source?.id);
  const paid = costs.filter(({ id }) => id === 'cost-self-exhaust-resources').map(timesOf);
  const ready = mine.granary.filter(isReady).length - (isInHand ? (source?.level ?? 0) : 0);
  return paid.reduce((left, x) => left - x, ready);
}

function gainOfPart(part: SubAbility, seat: Seat, source: CardView | null, resources: number): number {
  const alone = part.effects.reduce((sum, effect) => sum + gainAlone(effect, seat), 0);
  const { target } = part;
  if (!target) return alone;
  if (target.id === 'target-this-card') return alone + gainOnSource(part, seat, source);
  const from = sources[target.id];
  if (target.id === 'target-current-chain') return alone + effectOn(part).worth;
  if (!from) return alone + gainInPlay(part, seat, resources);
  if (deploys(part) && resources < SOME_RESOURCES) return alone;
  if (copies(part) && from.whose === 'mine') return alone + gainByCopies(part, seat, source, resources);
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

/** The best of the player's own cards to make pawns of. */
function gainByCopies(
  { target, effects }: SubAbility,
  seat: Seat,
  source: CardView | null,
  resources: number,
): number {
  const { hand, granary } = seat.mine;
  const isOfHand = sources[target?.id ?? '']?.zone === 'hand';
  const cards = isOfHand ? hand.cards : granary.flatMap(({ card }) => card ?? []);
  const others = cards.filter(({ id }) => id !== source?.id);
  const gains = others.map((card) =>
    effects.reduce((sum, effect) => sum + (worthOfCopies(effect, card, resources) ?? 0), 0),
  );
  return Math.max(0, ...gains);
}

function gainOnSource(part: SubAbility, seat: Seat, source: CardView | null): number {
  if (source?.printed.type !== 'creature') return 0;
  if (isGone(source, seat)) return gainByReturn(part, source);
  if (deploys(part)) {
    return seat.mine.granary.filter(isReady).length >= source.printed.level ? worthOf(source) : 0;
  }
  return effectFor(part, source, 'me', seat);
}

const isGone = ({ id }: CardView, { mine }: Seat): boolean => mine.grave.cards.some((card) => card.id === id);

/** What a minion brings that fetches itself out of the grave. */
const gainByReturn = ({ effects }: SubAbility, source: CardView): number =>
  effects.some(({ id }) => RETURNS.has(id)) ? worthOf(source) / 2 : 0;

/** The best targets in play; of several only one must be taken, so that none does harm. */
function gainInPlay(part: SubAbility, seat: Seat, resources: number): number {
  const { id = '', values = {} } = part.target ?? {};
  const suits = (card: CardView): boolean =>
    (id !== 'target-exhausted-in-play' || card.exhausted) &&
    (id !== 'target-in-play-with-counters' || card.counters.length >= (values.y ?? 1));
  const gains: number[] = [];
  for (const card of inPlayOf(seat))
    if (suits(card)) gains.push(effectFor(part, card, 'me', seat, resources));
  for (const { field } of seat.enemies) {
    for (const card of field.battlefield)
      if (suits(card)) gains.push(effectFor(part, card, 'enemy', seat, resources));
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

/**
 * What the effects on a card in play are worth to me, when it is on that side.
 * @param resources those with which pawns can be paid
 */
export function effectFor(
  part: SubAbility,
  card: CardView,
  side: Worth['on'],
  seat: Seat,
  resources = seat.mine.granary.filter(isReady).length,
): number {
  return part.effects.reduce((sum, effect) => {
    const copied = worthOfCopies(effect, card, resources);
    return sum + (copied ?? signed(worthInPlay(effect, card, side, seat), side));
  }, 0);
}

function worthInPlay(effect: Use, card: CardView, side: Worth['on'], seat: Seat): Worth {
  const { id } = effect;
  if (id === 'effect-remove-counters') return worthOfRemoving(timesOf(effect), card, side, seat);
  const total = totals[id];
  return total ? worthOfTotal(effect, total, card, seat) : worthOnMinion(effect, card, side, seat);
}

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
      return { on: total.on, worth: worthOfDamage(damage, card) };
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
