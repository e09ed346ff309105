import { pickedFrom, randomTo, shuffled, type Chance } from '../chance/chance.js';
import type { AssignDecision, Decision, NameDecision, PairDecision, Reply } from '../decision.js';
import { inWrongCompany, isMissing, leastPairs, optionsFor, shortOption } from '../decisions/pairs.js';
import { selectionOf, type SelectionLimits } from '../decisions/selection.js';
import { placesForOneMore } from '../decisions/shares.js';

const LETTERS = 'abcdefgh';

/**
 * Any legal reply, from the decision alone: how many things to choose is drawn first, then which of them, each as likely
 * as another. The chance is the bot's own, never the game's.
 */
export function randomReply(decision: Decision, chance: Chance): Reply {
  switch (decision.kind) {
    case 'act':
      return { act: randomTo(chance, decision.actions.length - 1) };
    case 'cards':
      return { cards: someOf(decision.cards, decision, chance) };
    case 'players':
      return { players: some(decision.players, decision, chance) };
    case 'options':
      return { options: someOf([...decision.options.keys()], decision, chance) };
    case 'order':
      return { order: shuffled(chance, decision.cards) };
    case 'number':
      return { number: decision.least + randomTo(chance, decision.most - decision.least) };
    case 'confirm':
      return { yes: randomTo(chance, 1) === 1 };
    case 'dice':
      return { die: randomTo(chance, decision.dice.length - 1) };
    case 'name':
      return { name: randomName(decision, chance) };
    case 'assign':
      return { shares: randomShares(decision, chance) };
    case 'pair':
      return { pairs: randomPairs(decision, chance) };
  }
}

function some(
  list: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
  chance: Chance,
): number[] {
  const count = least === most ? most : least + randomTo(chance, most - least);
  if (count === 0) return [];
  return count === 1 ? [list[randomTo(chance, list.length - 1)] as number] : pickedFrom(chance, list, count);
}

/** The same where more has to hold of what is chosen: of the numbers that can be, one; then what comes first in a random order. */
function someOf(list: readonly number[], limits: SelectionLimits, chance: Chance): number[] {
  const { least, most, constraints } = limits;
  if (!constraints) return some(list, limits, chance);
  const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  if (constraints.orNone && least > 0) counts.push(0);
  const order = shuffled(chance, [...list.keys()]);
  for (const count of shuffled(chance, counts)) {
    const places = count === 0 && constraints.orNone ? [] : selectionOf(count, order, constraints);
    if (places) return places.map((place) => list[place] as number);
  }
  throw new Error('What is asked has no answer.');
}

/** One of the names, or now and then some letters where any words may be said. */
function randomName({ names, free }: NameDecision, chance: Chance): string {
  const name = names[randomTo(chance, names.length - (free ? 0 : 1))];
  if (name !== undefined) return name;
  const length = 1 + randomTo(chance, Math.min(free?.most ?? 1, LETTERS.length) - 1);
  return Array.from({ length }, () => LETTERS[randomTo(chance, LETTERS.length - 1)]).join('');
}

/** One after the other goes to any of those that can have more. */
function randomShares(decision: AssignDecision, chance: Chance): number[] {
  const given = decision.shares.map(({ least }) => least);
  for (
    let places = placesForOneMore(decision, given);
    places.length > 0;
    places = placesForOneMore(decision, given)
  ) {
    const place = places[randomTo(chance, places.length - 1)] as number;
    given[place] = (given[place] as number) + 1;
  }
  return given;
}

function randomPairs(decision: PairDecision, chance: Chance): readonly (number | null)[] {
  const pairs: (number | null)[] = decision.pairings.map(() => null);
  for (const [place, { must }] of decision.pairings.entries()) {
    const free: (number | null)[] = optionsFor(decision, pairs, place);
    const all = must && free.length > 0 ? free : [...free, null];
    pairs[place] = all[randomTo(chance, all.length - 1)] ?? null;
  }
  if (inWrongCompany(pairs, decision) >= 0) return leastPairs(decision);
  return decision.fewest ? enoughPaired(decision, pairs) : pairs;
}

/** Without those that are paired with what has too few. */
function enoughPaired(decision: PairDecision, pairs: (number | null)[]): readonly (number | null)[] {
  for (let short = shortOption(pairs, decision); short >= 0; short = shortOption(pairs, decision)) {
    for (const [place, option] of pairs.entries()) if (option === short) pairs[place] = null;
  }
  return pairs.some((_, place) => isMissing(pairs, place, decision)) ? leastPairs(decision) : pairs;
}
