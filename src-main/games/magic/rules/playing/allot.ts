/** What several costs are paid with together, each thing for one of them: MC-PLAY-13, MC-PLAY-23, MC-PLAY-30. */
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { candidates, canPayThing, chooseAmong, givenFor, isChosen, numberOf, useOf } from './things.js';
import type { Payer, Thing } from './things.js';

/** What is bound to be paid with already. */
export interface Taken {
  readonly tapped: readonly CardNo[];
  readonly given: readonly CardNo[];
  readonly life: number;
  /** The spell that is paid for, for mana that may be spent on some alone; null: something else. */
  readonly spell: CardNo | null;
}
export const nothingTaken: Taken = { tapped: [], given: [], life: 0, spell: null };

/** For each of some costs what it is paid with. */
export type Allotment = readonly (readonly CardNo[])[];
const none: readonly CardNo[] = [];

/** What is taken besides when some costs are paid. */
export function takenWith(
  game: Magic,
  things: readonly Thing[],
  { text }: Payer,
  allotment: Allotment,
  { tapped, given, life, spell }: Taken,
): Taken {
  const taken = { tapped: tapped.slice(), given: given.slice(), life, spell };
  for (let nth = 0; nth < things.length; nth += 1) {
    const cost = things[nth] as Thing;
    const use = useOf(cost);
    if (use === 'taps') taken.tapped.push(...(allotment[nth] ?? none));
    else if (use === 'gives') taken.given.push(...(allotment[nth] ?? none));
    else if (cost.is === 'life') taken.life += numberOf(game, cost, text);
  }
  return taken;
}

/** What could pay a cost beside what is taken. */
function eligible(game: Magic, cost: Thing, payer: Payer, { tapped, given }: Taken): readonly CardNo[] {
  const all = isChosen(cost) ? candidates(game, cost, payer) : [givenFor(game, cost, payer)];
  const use = useOf(cost);
  const taken = use === 'taps' ? tapped : use === 'gives' ? given : none;
  return taken.length === 0 ? all : all.filter((no) => !taken.includes(no));
}

/** How many things a cost takes. */
function countOf(game: Magic, cost: Thing, { text }: Payer): number {
  if (cost.is === 'life' || cost.is === 'removeCounters' || cost.is === 'putCounters') return 0;
  return isChosen(cost) ? numberOf(game, cost, text) : 1;
}

/** One of the things that a cost takes. */
interface Slot {
  readonly nth: number;
  readonly from: readonly CardNo[];
}

/**
 * Finds for each cost what could pay it, the least worth first.
 *
 * @param fixed what is chosen already, of each cost its first things
 * @returns null: they cannot be paid together
 */
export function allot(
  game: Magic,
  things: readonly Thing[],
  payer: Payer,
  taken: Taken,
  fixed: Allotment,
  worth: (no: CardNo) => number,
): Allotment | null {
  for (const cost of things) if (!canPayThing(game, cost, payer)) return null;
  const { life } = takenWith(game, things, payer, fixed, taken);
  if (life > 0 && life > game.state.players[payer.player]!.life) return null;
  const picks = things.map((_, nth) => [...(fixed[nth] ?? none)]);
  for (const use of ['taps', 'gives', null] as const) {
    const slots: Slot[] = [];
    const withFixed = takenWith(game, things, payer, fixed, taken);
    for (const [nth, cost] of things.entries()) {
      if (useOf(cost) !== use) continue;
      const left = countOf(game, cost, payer) - picks[nth]!.length;
      if (left <= 0) continue;
      const from = eligible(game, cost, payer, withFixed).filter((no) => worth(no) < Infinity);
      for (let one = 0; one < left; one += 1) slots.push({ nth, from });
    }
    const found = matched(slots, use === null, worth);
    if (!found) return null;
    for (const [place, no] of found.entries()) picks[slots[place]!.nth]!.push(no);
  }
  return picks;
}

/** Each slot with a card of its own, those of least worth; of what is only shown each cost by itself. */
function matched(
  slots: readonly Slot[],
  apart: boolean,
  worth: (no: CardNo) => number,
): readonly CardNo[] | null {
  const filledBy: CardNo[] = [];
  const cards = [...new Set(slots.flatMap(({ from }) => from))].sort(
    (one, other) => worth(one) - worth(other),
  );
  if (apart) {
    const used = new Map<number, CardNo[]>();
    for (const [place, { nth, from }] of slots.entries()) {
      const its = used.get(nth) ?? [];
      const no = from.find((one) => !its.includes(one));
      if (no === undefined) return null;
      used.set(nth, [...its, no]);
      filledBy[place] = no;
    }
    return filledBy;
  }
  let filled = 0;
  for (const no of cards) {
    if (filled === slots.length) break;
    if (augment(slots, filledBy, no, new Set())) filled += 1;
  }
  return filled === slots.length ? filledBy : null;
}

/** Finds a slot for a card, where need be by moving others (Kuhn). */
function augment(slots: readonly Slot[], filledBy: CardNo[], no: CardNo, seen: Set<number>): boolean {
  for (const [place, { from }] of slots.entries()) {
    if (seen.has(place) || !from.includes(no)) continue;
    seen.add(place);
    const other = filledBy[place];
    if (other === undefined || augment(slots, filledBy, other, seen)) {
      filledBy[place] = no;
      return true;
    }
  }
  return false;
}

/** What choices for a cost could spoil. */
export interface Care {
  /** Whether all can still be paid. */
  readonly isPossible: (fixed: Allotment) => boolean;
  /** Whether a thing is of use for something else. */
  readonly matters: (no: CardNo) => boolean;
}

/** What each cost is paid with for which nobody chooses anything. */
export const unchosen = (game: Magic, things: readonly Thing[], payer: Payer): Allotment =>
  things.map((cost) => (isChosen(cost) || cost.is === 'life' ? none : [givenFor(game, cost, payer)]));

/** Has a player choose what each cost is paid with: whatever leaves all of it payable. */
export function* chooseAll(
  game: Magic,
  things: readonly Thing[],
  payer: Payer,
  taken: Taken,
  { isPossible, matters }: Care,
): Asking<Allotment> {
  const chosen: (readonly CardNo[])[] = [];
  for (const cost of things) {
    if (!isChosen(cost)) {
      chosen.push(cost.is === 'life' ? none : [givenFor(game, cost, payer)]);
      continue;
    }
    const count = countOf(game, cost, payer);
    const left = eligible(game, cost, payer, takenWith(game, things, payer, chosen, taken));
    const others = things.filter(
      (other) => other !== cost && isChosen(other) && useOf(other) === useOf(cost),
    );
    const isHarmless = others.length === 0 && !left.some(matters);
    if (count === 0 || isHarmless) {
      chosen.push(yield* chooseAmong(game, cost, payer, left, count));
      continue;
    }
    let its: readonly CardNo[] = none;
    while (its.length < count) {
      const before = its;
      const cards = left.filter((no) => !before.includes(no) && isPossible([...chosen, [...before, no]]));
      if (cards.length === 0) break;
      its = [...its, ...(yield* chooseAmong(game, cost, payer, cards, 1))];
    }
    chosen.push(its);
  }
  return chosen;
}
