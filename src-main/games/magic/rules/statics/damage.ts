/** What reduces, prevents or redirects damage: MC-KW-50, MC-EFF-15 to 26, MC-GR-117 to 119, 168, MC-Q-71, 110, 111, 129. */
import type { CardNo, Target } from '../../../../engine/state.js';
import type { Effect } from '../../cards/components/effects.js';
import type { Magic } from '../context.js';
import { emitOne } from '../events/happen.js';
import { changesOn } from '../objects/characteristics.js';
import { nodeAt } from '../objects/faces.js';
import { matchesKnown } from '../objects/filters.js';
import { isPresent } from '../objects/known.js';
import { isProtected } from '../objects/targets.js';
import { textOf } from '../objects/text-source.js';
import { isWho } from '../objects/who.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import { cardAt } from '../state/reading.js';
import type { Memory } from '../state/state.js';
import { targetNo } from '../state/target-no.js';
import { keyOf, plainly, sourceOf, useUp, type Entry, type Instead } from './instead.js';
import { rulesOf } from './rules-in-force.js';

type Damage = EventOf<'damage'>;
type Shield = Extract<Effect, { do: 'prevent' | 'redirect' }>;

/** What is left of damage; damage of 0 is not dealt (MC-Q-71). */
const lessened = (event: MagicEvent, by: number): MagicEvent | null => {
  if (event.type !== 'damage') return event;
  const amount = event.amount - by;
  return amount > 0 ? { ...event, amount } : null;
};

/** Everything that applies to damage as it would be dealt. */
export function onDamage(game: Magic, event: Damage): readonly Instead[] {
  const found: Instead[] = [];
  const no = 'card' in event.to ? targetNo(game.state, event.to.card) : null;
  if (no !== null) addReductions(game, event, no, found);
  const isSure = event.cannotBePrevented === true || isUnpreventable(game, event);
  if (!isSure) addStaticPreventions(game, event, no, found);
  for (const entry of game.state.effects ?? []) {
    const effect = nodeAt<Effect>(game, entry.does.node);
    if (effect.do !== 'prevent' && effect.do !== 'redirect') continue;
    if (isSure && effect.do === 'prevent') continue;
    if (!isOn(entry, event.to, no) || !isFrom(effect, entry.does.memory ?? {}, event)) continue;
    if (effect.do === 'prevent') found.push(preventing(entry, effect, event));
    else addRedirection(game, entry, effect, event, found);
  }
  return found;
}

/**
 * How much of several damages that one thing is dealt at once a prevention or redirection takes that takes only part of it (MC-Q-110);
 * null: there is none.
 */
export function partTaken(game: Magic, events: readonly Damage[]): number | null {
  for (const entry of game.state.effects ?? []) {
    const effect = nodeAt<Effect>(game, entry.does.node);
    if ((effect.do !== 'prevent' && effect.do !== 'redirect') || effect.how.is === 'all') continue;
    const its = events.filter((event) => {
      const no = 'card' in event.to ? targetNo(game.state, event.to.card) : null;
      return isOn(entry, event.to, no) && isFrom(effect, entry.does.memory ?? {}, event);
    });
    if (its.length < 2) continue;
    if (effect.how.is === 'nextTime') return 1;
    const { left = 0 } = entry.does;
    if (left < its.reduce((sum, { amount }) => sum + amount, 0)) return left;
  }
  return null;
}

/** "This damage cannot be prevented" of what its source deals. */
const isUnpreventable = (game: Magic, { source }: Damage): boolean =>
  isPresent(game, source) && changesOn(game, source.card, 'damageCannotBePrevented').length > 0;

/** Protection and what else reduces damage: that is no prevention (MC-KW-50, MC-GR-168). */
function addReductions(game: Magic, { source }: Damage, no: CardNo, found: Instead[]): void {
  if (isProtected(game, no, source, textOf(game, no))) {
    found.push(plainly('protection', no, () => null));
  }
  for (const [nth, { change, text }] of changesOn(game, no, 'damageReduced').entries()) {
    if (change.by !== null && !matchesKnown(game, change.by, source, text)) continue;
    const { amount } = change;
    found.push(
      plainly(`reduced ${nth}`, text.card, (_, event) => (amount === null ? null : lessened(event, amount))),
    );
  }
}

function addStaticPreventions(game: Magic, event: Damage, no: CardNo | null, found: Instead[]): void {
  const { source, combat, to } = event;
  const sides = [
    ['to', no],
    ['by', isPresent(game, source) ? source.card : null],
  ] as const;
  for (const [dealt, at] of sides) {
    if (at === null || cardAt(game, at).zone !== 'play') continue;
    for (const [nth, { change, text }] of changesOn(game, at, 'damagePrevented').entries()) {
      if (change.dealt !== dealt || (change.combat && !combat)) continue;
      if (change.by !== null && !matchesKnown(game, change.by, source, text)) continue;
      found.push(plainly(`prevented ${dealt} ${nth}`, text.card, () => null));
    }
  }
  if (!('player' in to)) return;
  for (const [nth, { rule, text }] of rulesOf(game, 'damagePreventedTo').entries()) {
    if (!isWho(game, rule.who, to.player, text) || (rule.combat && !combat)) continue;
    if (rule.by !== null && !matchesKnown(game, rule.by, source, text)) continue;
    found.push(plainly(`rule ${nth}`, text.card < 0 ? source.card : text.card, () => null));
  }
}

function isOn({ on }: Entry, to: Target, no: CardNo | null): boolean {
  if ('game' in on) return true;
  return 'player' in on ? 'player' in to && to.player === on.player : on.card === no;
}

/** A chosen source counts for its combat damage and its abilities alike (MC-Q-111). */
function isFrom(effect: Shield, { objects = [], other }: Memory, { source, combat }: Damage): boolean {
  if (effect.chosenSource && other?.id !== source.id) return false;
  if (effect.do === 'redirect') return true;
  if (effect.combat && !combat) return false;
  return effect.from === null || objects.some(({ id }) => id === source.id);
}

/** How much of damage a shield takes. */
const taken = ({ does: { left } }: Entry, { how }: Shield, { amount }: Pick<Damage, 'amount'>): number =>
  how.is === 'next' ? Math.min(amount, left ?? 0) : amount;

/** "The next N" are counted down; "the next time" is used up by it; "all" goes on. */
function take(game: Magic, entry: Entry, effect: Shield, event: Damage): number {
  const amount = taken(entry, effect, event);
  const rule = effect.do === 'prevent' ? 'MC-EFF-17' : 'MC-GR-119';
  if (effect.how.is === 'next') useUp(game, entry, rule, amount);
  else if (effect.how.is === 'nextTime') useUp(game, entry, rule);
  return amount;
}

const preventing = (entry: Entry, effect: Shield, { source }: Damage): Instead =>
  plainly(keyOf(entry), sourceOf(entry, source.card), (game, event) =>
    event.type === 'damage' ? lessened(event, take(game, entry, effect, event)) : event,
  );

/** It has the same source and stays combat damage; where what it goes to is no more in play nothing is redirected (MC-Q-129). */
function addRedirection(game: Magic, entry: Entry, effect: Shield, event: Damage, found: Instead[]): void {
  const { objects = [], players = [] } = entry.does.memory ?? {};
  const [object] = objects;
  const [player] = players;
  const isThere = object && isPresent(game, object) && cardAt(game, object.card).zone === 'play';
  const to: Target | null = isThere ? { card: object.id } : player === undefined ? null : { player };
  if (to === null) return;
  found.push({
    key: keyOf(entry),
    source: sourceOf(entry, event.source.card),
    *replace(now, damage) {
      if (damage.type !== 'damage') return damage;
      const amount = take(now, entry, effect, damage);
      const redirected = { ...damage, to, cards: isThere ? [object.card] : [] };
      if (amount === damage.amount) return redirected;
      yield* emitOne(now, { ...redirected, amount });
      return { ...damage, amount: damage.amount - amount };
    },
  });
}
