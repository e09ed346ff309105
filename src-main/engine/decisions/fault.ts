import type { AssignDecision, Constraints, Decision, PairDecision, Reply } from '../decision.js';
import { nameMeant, namingText } from './names.js';
import { inWrongCompany, isPairedElsewhere, isMissing, roomLeft, shortOption } from './pairs.js';
import { haveEnough, lackedTogether } from './shares.js';

/** Says whether a reply is one that the decision admits; null when it is, else a sentence for people. */
export function faultOf(decision: Decision, reply: Reply): string | null {
  switch (decision.kind) {
    case 'act':
      return 'act' in reply && isPlace(reply.act, decision.actions)
        ? null
        : 'Choose one of the actions offered.';
    case 'cards':
      return 'cards' in reply
        ? faultOfSelection(reply.cards, decision.cards, decision, 'card')
        : 'Choose cards for this decision.';
    case 'players':
      return 'players' in reply
        ? faultOfSelection(reply.players, decision.players, decision, 'player')
        : 'Choose players for this decision.';
    case 'options':
      return 'options' in reply
        ? faultOfSelection(reply.options, [...decision.options.keys()], decision, 'option')
        : 'Choose from the options of this decision.';
    case 'order': {
      const all = { least: decision.cards.length, most: decision.cards.length };
      return 'order' in reply
        ? faultOfSelection(reply.order, decision.cards, all, 'card')
        : 'Put the cards of this decision in order.';
    }
    case 'number':
      return 'number' in reply &&
        Number.isInteger(reply.number) &&
        reply.number >= decision.least &&
        reply.number <= decision.most
        ? null
        : `Choose a whole number from ${decision.least} to ${decision.most}.`;
    case 'confirm':
      return 'yes' in reply && typeof reply.yes === 'boolean' ? null : 'Answer yes or no.';
    case 'dice':
      return 'die' in reply && isPlace(reply.die, decision.dice)
        ? null
        : 'Choose one of the dice that are left.';
    case 'name':
      return 'name' in reply && typeof reply.name === 'string' && nameMeant(decision, reply.name) !== null
        ? null
        : namingText(decision);
    case 'assign':
      return 'shares' in reply ? faultOfShares(reply.shares, decision) : 'Assign the whole amount.';
    case 'pair':
      return 'pairs' in reply ? faultOfPairs(reply.pairs, decision) : 'Pair the cards of this decision.';
  }
}

const isPlace = (place: number, list: readonly unknown[]): boolean =>
  Number.isInteger(place) && place >= 0 && place < list.length;

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly constraints?: Constraints;
}

function faultOfSelection(
  chosen: readonly number[],
  from: readonly number[],
  { least, most, constraints }: Limits,
  noun: string,
): string | null {
  if (!Array.isArray(chosen)) return `Choose from the ${noun}s offered.`;
  if (constraints?.orNone && chosen.length === 0) return null;
  if (chosen.length < least || chosen.length > most) {
    const many = least === most ? String(most) : `${least} to ${most}`;
    return `Choose ${many} ${noun}${many === '1' ? '' : 's'}; these are ${chosen.length}.`;
  }
  const seen = new Set<number>();
  for (const one of chosen) {
    if (!from.includes(one)) return `Choose only from the ${noun}s offered.`;
    if (seen.has(one)) return `Choose every ${noun} at most once.`;
    seen.add(one);
  }
  if (!constraints) return null;
  const places = chosen.map((one) => from.indexOf(one));
  return faultOfGroups(places, constraints) ?? faultOfSum(places, constraints);
}

function faultOfGroups(places: readonly number[], { groups }: Constraints): string | null {
  if (!groups) return null;
  const isFull = places.some((place) => {
    const group = groups.groups[place] ?? null;
    return group !== null && places.filter((one) => groups.groups[one] === group).length > groups.most;
  });
  return isFull ? `Choose at most ${groups.most} of each ${groups.by}.` : null;
}

function faultOfSum(places: readonly number[], { sum }: Constraints): string | null {
  if (!sum) return null;
  const now = places.reduce((total, place) => total + (sum.values[place] ?? 0), 0);
  const { least = 0, most = now } = sum;
  if (now >= least && now <= most) return null;
  return `The ${sum.of} has to be ${rangeText(sum)}; it is ${now}.`;
}

/** "exactly 5", "at most 5", "at least 5", "3 to 5". */
export function rangeText({ least = 0, most }: { readonly least?: number; readonly most?: number }): string {
  if (most === undefined) return `at least ${least}`;
  if (least === most) return `exactly ${most}`;
  return least <= 0 ? `at most ${most}` : `${least} to ${most}`;
}

function faultOfShares(given: readonly number[], decision: AssignDecision): string | null {
  const { shares, total } = decision;
  if (!Array.isArray(given) || given.length !== shares.length) return 'Say what each of them gets.';
  let sum = 0;
  for (const [place, share] of shares.entries()) {
    const amount = given[place] as number;
    if (!Number.isInteger(amount) || amount < share.least || amount > share.most) {
      return `Each gets a whole number within its limits; number ${place + 1} gets ${share.least} to ${share.most}.`;
    }
    if (amount > 0 && share.after && !haveEnough(decision, given, place)) {
      return `Number ${place + 1} gets something only when those before it have enough.`;
    }
    sum += amount;
  }
  const lacked = lackedTogether(decision, given);
  if (lacked > 0) return `Some of them have to get ${lacked} more together.`;
  return sum === total ? null : `Assign all of ${total}; this is ${sum}.`;
}

function faultOfPairs(pairs: readonly (number | null)[], decision: PairDecision): string | null {
  const { pairings, options, room, fewest } = decision;
  if (!Array.isArray(pairs) || pairs.length !== pairings.length)
    return 'Say of each card with what it is paired.';
  for (const [place, { to }] of pairings.entries()) {
    const option = pairs[place] ?? null;
    if (option !== null && !(isPlace(option, options) && to.includes(option))) {
      return 'Pair each card only with what is offered for it.';
    }
    if (option !== null && isPairedElsewhere(pairs, place, option, decision)) {
      return 'Pair no card with the same thing twice.';
    }
    if (isMissing(pairs, place, decision)) return `Card number ${place + 1} has to be paired.`;
  }
  const wrong = inWrongCompany(pairs, decision);
  if (wrong >= 0) {
    const how = pairings[wrong]?.alone === 'only' ? 'if no other is' : 'beside others';
    return `Card number ${wrong + 1} can be paired only ${how}.`;
  }
  const full = roomLeft(pairs, room).findIndex((one) => one < 0);
  if (full >= 0) return `Pair at most ${room[full]} with number ${full + 1} of what is offered.`;
  const short = shortOption(pairs, decision);
  return short < 0
    ? null
    : `Pair at least ${fewest?.[short]} with number ${short + 1} of what is offered, or none.`;
}
