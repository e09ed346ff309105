/** What effects are worth to the player who has them carried out, in the points of `worthOf`. */
import type { PlayerNo, Choice } from '../../../engine/decision.js';
import type { Change } from '../cards/components/changes.js';
import type { Amount, Signed } from '../cards/components/amounts.js';
import type { Effect } from '../cards/components/effects.js';
import type { Objects, Recipient, Target, Who } from '../cards/components/filters.js';
import { fits, isMe } from './fits.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { isCreature, lifeLeft, thingsOf, thingWith, worthOf } from './worth.js';

/** A guess at a number: X and what is counted come to about this many. */
const GUESS = 3;
const numberOf = (amount: Amount | null): number => (typeof amount === 'number' ? amount : GUESS);
const signedOf = ({ sign, amount }: Signed): number => sign * numberOf(amount);

/** A card is worth as much to have. */
const CARD = 2;

/** What a "target" is aimed at, where that is to be judged; null: at whatever is best. */
export type Aims = ReadonlyMap<Target, Choice>;

/** What a player's life is worth to be lost or gained: the less there is, the more. */
function lifeWorth({ players, me }: Knowledge, player: PlayerNo, amount: number): number {
  const { life = 20 } = players[player] ?? {};
  const worth = amount >= life ? 1000 : amount * (life <= 8 ? 0.9 : 0.2);
  return player === me ? worth : -worth;
}

/** A change of a thing in play that is good for its controller is good for me if that is me. */
const forMe = ({ me }: Knowledge, thing: Thing, good: number): number => (thing.player === me ? good : -good);

const kills = (thing: Thing, damage: number): boolean => isCreature(thing) && damage >= lifeLeft(thing);

function damageWorth(view: Knowledge, thing: Thing, amount: number): number {
  if (kills(thing, amount)) return forMe(view, thing, -worthOf(thing));
  return forMe(view, thing, -0.1 * amount);
}

/** @param lasts beyond this turn */
function changeWorth(view: Knowledge, thing: Thing, change: Change, lasts: boolean): number {
  const scale = lasts ? 1 : 0.25;
  switch (change.is) {
    case 'stats': {
      const [power, toughness] = [signedOf(change.power), signedOf(change.toughness)];
      if (isCreature(thing) && -toughness >= lifeLeft(thing)) return forMe(view, thing, -worthOf(thing));
      return forMe(view, thing, (power * 1.2 + toughness * 0.8) * scale);
    }
    case 'setStats': {
      const gained =
        (numberOf(change.power) - thing.power) * 1.2 + (numberOf(change.toughness) - thing.toughness) * 0.8;
      return forMe(view, thing, gained * scale);
    }
    case 'gains':
      return forMe(view, thing, 1.5 * scale * change.abilities.length);
    case 'loses':
      return forMe(view, thing, -1.5 * scale);
    case 'controlledBy':
      return thing.player === view.me ? 0 : worthOf(thing) * (lasts ? 2 : 0.5);
    case 'cannot':
    case 'dealsNoCombatDamage':
    case 'doesNotUntap':
    case 'notAlone':
    case 'onlyAlone':
      return forMe(view, thing, -worthOf(thing) * (lasts ? 0.7 : 0.15));
    case 'cannotBeBlocked':
    case 'blockedByAtMost':
    case 'damagesPlayerThroughBlockers':
    case 'cannotBeTarget':
    case 'cannotBeCountered':
    case 'asThough':
    case 'blocksMore':
    case 'attacksWithoutTapping':
    case 'damagePrevented':
      return forMe(view, thing, 1.5 * scale);
    default:
      return 0;
  }
}

/** The things that the words mean, as far as can be told: of targets those that they are aimed at, or the best to aim at. */
function meant(view: Knowledge, what: Objects, aims: Aims | null, worth: (thing: Thing) => number): Thing[] {
  switch (what.is) {
    case 'all':
      return view.things.filter((thing) => fits(what.filter, thing, view));
    case 'target': {
      const aim = aims?.get(what);
      if (aim) return [thingWith(view, aim.card)].filter((thing) => thing !== undefined);
      const { filter } = what;
      const all = filter ? view.things.filter((thing) => fits(filter, thing, view)) : [];
      return bestOf(all, worth);
    }
    case 'choice': {
      const all = view.things.filter((thing) => fits(what.filter, thing, view));
      return (what.by ?? you).is === 'you' ? bestOf(all, worth) : bestOf(all, (thing) => -worth(thing));
    }
    default:
      return [];
  }
}

function bestOf(things: readonly Thing[], worth: (thing: Thing) => number): Thing[] {
  let best: Thing | null = null;
  let most = -Infinity;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [best, most] = [thing, value];
  }
  return best ? [best] : [];
}

const you: Who = { is: 'you' };
const isPlayers = (to: Recipient): to is Who & { readonly is: Exclude<Who['is'], 'target'> } =>
  !['this', 'enchanted', 'that', 'all', 'top', 'choice', 'target'].includes(to.is);

/** The players whom words mean. */
function playersMeant(view: Knowledge, who: Recipient, aims: Aims | null, good: boolean): PlayerNo[] {
  const others = [...view.players.keys()].filter(
    (player) => player !== view.me && !view.players[player]?.isOut,
  );
  if (who.is === 'target') {
    const aim = aims?.get(who);
    if (aim) return aim.player === undefined ? [] : [aim.player];
    if (who.player === null) return [];
    return good && who.player === 'player' ? [view.me] : others.slice(0, 1);
  }
  if (!isPlayers(who)) return [];
  if (who.is === 'you') return [view.me];
  if (who.is === 'eachPlayer' || who.is === 'anyPlayer') return [...others, view.me];
  return isMe(who) ? [view.me] : others;
}

const totalOf = (things: readonly Thing[], worth: (thing: Thing) => number): number =>
  things.reduce((sum, thing) => sum + worth(thing), 0);

/** Adds up what something does to what words mean. */
const each = (view: Knowledge, what: Objects, aims: Aims | null, worth: (thing: Thing) => number): number =>
  totalOf(meant(view, what, aims, worth), worth);

const forPlayers = (view: Knowledge, who: Who, aims: Aims | null, good: number): number =>
  playersMeant(view, who, aims, good > 0).reduce(
    (sum, player) => sum + (player === view.me ? good : -good),
    0,
  );

function worthOfEffect(view: Knowledge, effect: Effect, aims: Aims | null): number {
  const mine = (good: number) => (thing: Thing) => forMe(view, thing, good * worthOf(thing));
  switch (effect.do) {
    case 'damage': {
      const amount = numberOf(effect.amount);
      return effect.to.reduce((sum, to) => sum + damageTo(view, to, amount, aims), 0);
    }
    case 'damageDivided':
      return damageTo(view, effect.among, numberOf(effect.amount), aims) * 0.8;
    case 'gainLife':
    case 'loseLife': {
      const sign = effect.do === 'gainLife' ? 0.4 : -0.6;
      return forPlayers(view, effect.who, aims, sign * numberOf(effect.amount));
    }
    case 'destroy':
    case 'sacrifice':
      return each(view, effect.what, aims, mine(-1));
    case 'counter':
      return each(view, effect.what, aims, (thing) => forMe(view, thing, 0.5 - thing.cost * 1.3));
    case 'move':
      return each(view, effect.what, aims, (thing) => {
        if (thing.zone !== 'play') return effect.to === 'play' ? worthOf(thing) : CARD;
        return forMe(view, thing, -worthOf(thing) * (effect.to === 'hand' && !thing.isToken ? 0.5 : 1));
      });
    case 'change': {
      const lasts = effect.for.is !== 'endOfTurn' && effect.for.is !== 'thisTurn';
      const { what, changes } = effect.change;
      const worth = (thing: Thing): number =>
        changes.reduce((sum, change) => sum + changeWorth(view, thing, change, lasts), 0);
      return each(view, what, aims, worth);
    }
    case 'tap':
      return each(view, effect.what, aims, (thing) => (thing.tapped ? 0 : mine(-0.2)(thing)));
    case 'untap':
      return each(view, effect.what, aims, (thing) => (thing.tapped ? mine(0.2)(thing) : 0));
    case 'draw':
      return forPlayers(view, effect.who, aims, CARD * numberOf(effect.count));
    case 'discard':
      return forPlayers(view, effect.who, aims, -CARD * 0.8 * numberOf(effect.count));
    case 'mill':
      return forPlayers(view, effect.who, aims, -0.1);
    case 'search':
      return forPlayers(view, effect.who, aims, CARD);
    case 'searchZones':
      return effect.to === 'hand' || effect.to === 'play'
        ? CARD
        : forPlayers(view, effect.whose, aims, -CARD);
    case 'regenerate':
    case 'prevent':
      return 0.2;
    case 'makeToken': {
      const size = numberOf(effect.token.power) * 1.2 + numberOf(effect.token.toughness) * 0.8;
      return forPlayers(view, effect.who, aims, numberOf(effect.count) * (0.5 + size));
    }
    case 'putCounters': {
      const sign = effect.kind.startsWith('-') ? -1 : 1;
      return each(view, effect.what, aims, (thing) =>
        forMe(view, thing, sign * 1.8 * numberOf(effect.count)),
      );
    }
    case 'extraTurn':
      return forPlayers(view, effect.who, aims, 6);
    case 'skipNext':
      return forPlayers(view, effect.who, aims, -2);
    case 'additionalPhases':
      return totalOf(thingsOf(view, 'mine').filter(isCreature), ({ power }) => Math.max(0, power) * 0.6);
    case 'win':
    case 'lose':
      return forPlayers(view, effect.who, aims, effect.do === 'win' ? 1000 : -1000);
    case 'chooseOne':
      return Math.max(...effect.modes.map((mode) => worthOfEffects(view, mode, aims)));
    case 'unless':
    case 'orElse':
    case 'repeat':
    case 'forEach':
    case 'eachPlayer':
      return worthOfEffects(view, effect.effects, aims);
    case 'may':
      return Math.max(0, worthOfEffects(view, [...effect.effects, ...effect.ifSo], aims));
    case 'if':
      return worthOfEffects(view, effect.ifSo, aims) * 0.7;
    case 'share':
      return CARD * (effect.to === 'hand' ? numberOf(effect.count ?? 1) : 0.3);
    case 'delayed':
      return worthOfEffects(view, effect.effects, aims) * 0.8;
    default:
      return 0.3;
  }
}

function damageTo(view: Knowledge, to: Recipient, amount: number, aims: Aims | null): number {
  const hit = (player: PlayerNo): number => -lifeWorth(view, player, amount);
  const players = playersMeant(view, to, aims, false).reduce((sum, player) => sum + hit(player), 0);
  if (isPlayers(to)) return players;
  const things = each(view, to as Objects, aims, (thing) => damageWorth(view, thing, amount));
  // Of a target that may be either, and is not aimed yet, the better.
  return to.is === 'target' && !aims?.has(to) && to.player !== null
    ? Math.max(things, players)
    : things + players;
}

/** What it is worth that effects are carried out, aimed like this or (null) as well as they can be. */
export const worthOfEffects = (view: Knowledge, effects: readonly Effect[], aims: Aims | null): number =>
  effects.reduce((sum, effect) => sum + worthOfEffect(view, effect, aims), 0);

/** What it is worth to attach an enchantment to something. */
export function worthOnHost(view: Knowledge, enchantment: Thing, host: Thing): number {
  let worth = 0;
  for (const ability of enchantment.abilities) {
    if (ability.is !== 'static' || ability.continuous.what.is !== 'enchanted') continue;
    for (const change of ability.continuous.changes) worth += changeWorth(view, host, change, true);
  }
  return worth;
}
