/** What a player does who has priority: the dearest first, at the time at which it does most. */
import type { Chance } from '../../../engine/chance/chance.js';
import { randomTo } from '../../../engine/chance/chance.js';
import { PASS, type ActDecision, type Action } from '../../../engine/decision.js';
import type { Ability } from '../cards/components/abilities.js';
import type { Cost } from '../cards/components/costs.js';
import type { Effect } from '../cards/components/effects.js';
import { ENCHANTMENT, PERMANENT } from '../rules/objects/bits.js';
import { fits } from './fits.js';
import { worthOfEffects, worthOnHost } from './gains.js';
import type { Knowledge, Thing } from '../rules/views/knowledge.js';
import { isTrick, worthOfTrick } from './tricks.js';
import { hasKeyword, isCreature, isLand, lifeLeft, thingWith, worthOf } from './worth.js';

type Activated = Extract<Ability, { is: 'activated' }>;

/** Once in so many times an ability is left alone: what would go on for ever comes to an end. */
const TIRES = 8;

/** What is done to an opponent waits until it does most: until they attack, or their turn ends. */
const ANSWERS: ReadonlySet<Knowledge['step']> = new Set(['attackers', 'blockers', 'endOfTurn']);

/** Worth so much, it is done at once. */
const URGENT = 9;

const isMainOf = ({ step, active, me }: Knowledge): boolean =>
  active === me && (step === 'main1' || step === 'main2');

/** What it takes to pay, in the points of what it does. */
function priceOf(costs: readonly Cost[], source: Thing): number {
  let price = 0;
  for (const cost of costs) {
    if (cost.is === 'mana') price += 0.1;
    else if (cost.is === 'tapThis') price += isCreature(source) ? 0.3 : 0.1;
    else if (cost.is === 'life') price += typeof cost.amount === 'number' ? cost.amount * 0.4 : 2;
    else if (cost.is === 'sacrificeThis' || cost.is === 'returnThis' || cost.is === 'removeThis') {
      price += worthOf(source);
    } else if (cost.is === 'discardThis') price += 1.5;
    else if (cost.is !== 'reveal' && cost.is !== 'removeCounters') price += 2.5;
  }
  return price;
}

/** Whether it is the time for what could be done at any: removal waits for the attack, tricks for the blocks. */
const isTime = (view: Knowledge, worth: number): boolean =>
  worth >= URGENT ||
  isMainOf(view) ||
  (view.active !== view.me && ANSWERS.has(view.step)) ||
  isAnswering(view);

const isAnswering = ({ things, me }: Knowledge): boolean =>
  things.some(({ zone, player }) => zone === 'stack' && player !== me);

function worthOfPlaying(view: Knowledge, card: Thing): number {
  if (isLand(card)) return 50;
  if (card.enchants) {
    const { enchants } = card;
    const hosts = view.things.filter((thing) => fits(enchants, thing, view));
    const most = Math.max(0, ...hosts.map((host) => worthOnHost(view, card, host)));
    return most > 0.8 ? most : 0;
  }
  if ((card.types & PERMANENT) !== 0) {
    // What cannot attack yet is played after combat, when more is known.
    const waits = isCreature(card) && !hasKeyword(card, 'haste') && view.step === 'main1';
    if (waits || (isCreature(card) && lifeLeft(card) <= 0)) return 0;
    return (card.types & ENCHANTMENT) !== 0 ? 1 + card.cost : 2 + worthOf(card);
  }
  const effects = card.abilities.flatMap((ability) => (ability.is === 'spell' ? ability.effects : []));
  return worthNow(view, effects, card, 0.6 + card.cost * 0.25);
}

function worthNow(view: Knowledge, effects: readonly Effect[], source: Thing, least: number): number {
  if (isTrick(effects)) {
    const worth = worthOfTrick(view, effects, source);
    return worth > Math.min(least, 1.5) ? worth : 0;
  }
  const worth = worthOfEffects(view, effects, null);
  return worth > least && isTime(view, worth) ? worth : 0;
}

function worthOfAbility(view: Knowledge, source: Thing, ability: Activated): number {
  const isNeeded =
    isCreature(source) &&
    ability.costs.some(({ is }) => is === 'tapThis') &&
    view.step === 'main1' &&
    !source.fresh;
  // A creature that could attack is tapped for other things after combat.
  if (isNeeded && view.active === view.me && source.power > 1) return 0;
  const price = priceOf(ability.costs, source);
  const worth = worthNow(view, ability.effects, source, price + 0.25);
  return worth > 0 ? worth - price : 0;
}

/** What an action promises, in points; not above 0 where it had better be left. */
export function worthOfAction(view: Knowledge, { do: what, card, ability = 0 }: Action): number {
  const thing = thingWith(view, card);
  if (!thing) return 0;
  if (what === 'play') return worthOfPlaying(view, thing);
  const played = thing.abilities[ability];
  return what === 'activate' && played?.is === 'activated' ? worthOfAbility(view, thing, played) : 0;
}

/** The place of the action that is worth most; passing is worth nothing. A payment is made as suggested. */
export function bestAction({ actions }: ActDecision, view: Knowledge, chance: Chance): number {
  const pass = actions.findIndex((action) => action.do === PASS);
  let best = Math.max(0, pass);
  let most = 0;
  for (const [place, action] of actions.entries()) {
    if (action.do === PASS || action.idle) continue;
    const worth = worthOfAction(view, action);
    if (worth > most) [best, most] = [place, worth];
  }
  const tires = pass >= 0 && actions[best]?.do === 'activate' && randomTo(chance, TIRES - 1) === 0;
  return tires ? pass : best;
}
