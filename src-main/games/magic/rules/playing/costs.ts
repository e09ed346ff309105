/** What is paid for spells, abilities and in effects: MC-PLAY-12 to MC-PLAY-14, MC-PLAY-23, MC-PLAY-30, MC-GR-12 to MC-GR-28, MC-Q-29. */
import { askNumber } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import { asksForX, type Activated } from '../mana/abilities-of.js';
import { manaNeed, type Need } from '../mana/need.js';
import { doManaAbility } from '../mana/play-ability.js';
import { canMeet } from '../mana/solve.js';
import { canTap, meansOf, type ManaObject } from '../mana/sources.js';
import { askFor } from '../purposes.js';
import { textOf } from '../objects/text-source.js';
import type { HeldAbility } from '../state/characteristics.js';
import type { Memory } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';
import { allot, chooseAll, nothingTaken, takenWith, unchosen, type Allotment, type Taken } from './allot.js';
import { isThing, planFor } from './mana-plan.js';
import { payMana } from './pay-mana.js';
import { canPayThing, isChosen, payThing, tapFor, useOf, type Payer, type Thing } from './things.js';

/** Whether a player could pay all of some costs now (MC-PLAY-23). "This" is that of the text, and "you" who pays. */
export function canPay(
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
  besides: CardNo | null = null,
): boolean {
  const payer = { player, text: payersText(text, player), besides };
  let things = 0;
  for (const cost of costs) {
    if (!isThing(cost)) continue;
    if (!canPayThing(game, cost, payer)) return false;
    things += 1;
  }
  const need = manaNeed(costs, text.x);
  const means = meansOf(game, player, besides);
  if (need.amount > 0 && means.costly.length === 0 && !canMeet(means, need)) return false;
  if (things === 0) return means.costly.length === 0 || isPayable(game, payer, [], need, []);
  // One cost alone takes nothing from another.
  if (things === 1 && need.amount === 0) return true;
  return isPayable(game, payer, costs.filter(isThing), need, []);
}

const payersText = (text: TextSource, player: PlayerNo): TextSource =>
  text.controller === player ? text : { ...text, controller: player };

/** So many of the things that make mana are spared for it at most. */
const MOST_SPARED = 60;

/** The card that is played makes no mana either. */
const alsoPlayed = (taken: Taken, { besides }: Payer): Taken => {
  if (besides === null) return taken;
  const { tapped, given, life } = taken;
  return { tapped, given: [...given, besides], life, spell: besides };
};

/** A search for what costs can be paid with together. */
interface Sparing {
  readonly payer: Payer;
  readonly things: readonly Thing[];
  readonly need: Need;
  /** What has been chosen already. */
  readonly fixed: Allotment;
  left: number;
  readonly tried: Set<string>;
}

/** Whether costs can be paid together once something has been chosen for them: what makes mana is spared, where it has to be. */
const isPayable = (
  game: Magic,
  payer: Payer,
  things: readonly Thing[],
  need: Need,
  fixed: Allotment,
): boolean =>
  isPayableSparing(game, { payer, things, need, fixed, left: MOST_SPARED, tried: new Set() }, none);
const none: readonly CardNo[] = [];

function isPayableSparing(game: Magic, search: Sparing, spared: readonly CardNo[]): boolean {
  const { payer, things, need, fixed, tried } = search;
  const { objects } = meansOf(game, payer.player, payer.besides);
  search.left -= 1;
  const allotment = allot(game, things, payer, nothingTaken, fixed, (no) => worthIn(objects, no, spared));
  if (!allotment) return false;
  const taken = takenWith(game, things, payer, allotment, nothingTaken);
  if (need.amount === 0 || planFor(game, payer.player, need, alsoPlayed(taken, payer))) return true;
  const picked = [...taken.tapped, ...taken.given];
  return picked.some((no) => {
    if (search.left <= 0 || worthIn(objects, no, spared) === 0) return false;
    const next = [...spared, no].sort((one, other) => one - other);
    const key = next.join();
    if (tried.has(key)) return false;
    tried.add(key);
    return isPayableSparing(game, search, next);
  });
}

/** How much mana a thing makes that is not to be spared. */
function worthIn(objects: readonly ManaObject[], no: CardNo, spared: readonly CardNo[]): number {
  if (spared.includes(no)) return Infinity;
  for (const object of objects) if (object.no === no) return object.units.length;
  return 0;
}

/** Has a player pay. @returns what was paid with: objects that were sacrificed, discarded and so on; null where it cannot be paid */
export const payCosts = (
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
  besides: CardNo | null = null,
): Asking<Memory | null> =>
  canPay(game, player, costs, text, besides)
    ? payTogether(game, { player, text: payersText(text, player), besides }, costs)
    : payNothing();

function* payNothing(): Asking<null> {
  yield* [];
  return null;
}

/** Everything is chosen first; what is tapped for it is tapped before mana is made, and what is given up makes mana before. */
function* payTogether(game: Magic, payer: Payer, costs: readonly Cost[]): Asking<Memory | null> {
  const { player, text, besides } = payer;
  const things = costs.filter(isThing);
  const [only] = costs;
  if (costs.length === 1 && only?.is === 'tapThis') {
    if (!canPayThing(game, only, payer)) return null;
    yield* payThing(game, only, payer, [text.card]);
    return {};
  }
  const need = manaNeed(costs, text.x);
  const needsMana = need.amount > 0;
  if (things.length === 0) {
    if (needsMana && !(yield* payMana(game, player, need, alsoPlayed(nothingTaken, payer), text.on)))
      return null;
    return {};
  }
  let chosen = unchosen(game, things, payer);
  if (things.some(isChosen)) {
    const { objects: makers, costly } = meansOf(game, player, besides);
    chosen = yield* chooseAll(game, things, payer, nothingTaken, {
      isPossible: (fixed) => isPayable(game, payer, things, need, fixed),
      matters: (no) => needsMana && (costly.length > 0 || makers.some((maker) => maker.no === no)),
    });
    if (!isPayable(game, payer, things, need, chosen)) return null;
  }
  const { tapped, given, life } = takenWith(game, things, payer, chosen, nothingTaken);
  const objects = [];
  for (const [nth, cost] of things.entries()) {
    if (useOf(cost) === 'taps') objects.push(...(yield* payThing(game, cost, payer, chosen[nth]!)));
  }
  if (needsMana) {
    const rest = alsoPlayed({ tapped, given, life, spell: null }, payer);
    if (!(yield* payMana(game, player, need, rest, text.on))) return null;
  }
  for (const use of [null, 'gives'] as const) {
    for (const [nth, cost] of things.entries()) {
      if (useOf(cost) === use) objects.push(...(yield* payThing(game, cost, payer, chosen[nth]!)));
    }
  }
  return objects.length > 0 ? { objects } : {};
}

/** No game comes to more. */
const MOST_X = 1000;

/** Any X that can be paid (MC-Q-33); null where the costs do not speak of X. */
export function mostX(
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
  besides: CardNo | null,
): (() => number) | null {
  if (!costs.some((cost) => asksForX(cost))) return null;
  return () => {
    const isPayable = (x: number): boolean => canPay(game, player, costs, { ...text, x }, besides);
    // Of what can be paid less can be, too.
    let payable = 0;
    let step = 1;
    while (payable + step <= MOST_X && isPayable(payable + step)) {
      payable += step;
      step *= 2;
    }
    for (; step >= 1; step = Math.floor(step / 2)) {
      if (payable + step <= MOST_X && isPayable(payable + step)) payable += step;
    }
    return payable;
  };
}

/** Pays the costs of a mana ability by hand and does it. */
export function playManaAbility(
  game: Magic,
  player: PlayerNo,
  no: CardNo,
  place: number,
): Asking<unknown> | undefined {
  const { abilities, sorted } = game.rules.characteristicsOf(game, no);
  const held = abilities[place]!;
  const law = sorted.laws[place]!;
  if (!law.taps || law.ability.costs.length > 1) return payByHand(game, player, no, held);
  if (!canTap(game, no)) return undefined;
  tapFor(game, player, listOf(no));
  return doManaAbility(game, player, no, held);
}

function* payByHand(game: Magic, player: PlayerNo, no: CardNo, held: HeldAbility): Asking {
  const own = textOf(game, no, player, held.ref.design);
  const { costs } = held.ability as Activated;
  const most = mostX(game, player, costs, own, null);
  const x = most ? yield* askNumber(game, askFor(player, 'x', 'MC-PLAY-14', no), 0, most()) : own.x;
  const paid = yield* payTogether(game, { player, text: { ...own, x }, besides: null }, costs);
  const doing = paid ? doManaAbility(game, player, no, held, { x, memory: paid }) : undefined;
  if (doing) yield* doing;
}
