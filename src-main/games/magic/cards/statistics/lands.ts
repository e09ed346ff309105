/** How many lands a deck should have, and of which basic ones: counted by what its spells cost. */
import type { DeckFigures, Supply } from '../../../card-figures.js';
import type { CopiesOf } from '../../../card-fields.js';
import { basicLandNames, basicLands, type BasicLand } from '../basic-lands.js';
import type { MagicCard } from '../card.js';
import { characteristicsOf, isOf } from '../characteristics.js';
import { colors, type Color } from '../colors.js';
import { balanceOf, sourcesOf, sumOf } from './balance.js';

/** Share of lands in a deck whose spells cost as much as most do, and how much more for each mana beyond that. */
const USUAL = { share: 0.41, cost: 2.6, more: 0.02 } as const;
/** No deck does well with fewer or more. */
const SHARES = { least: 0.35, most: 0.46 } as const;

export function deckFiguresOf(
  deck: readonly CopiesOf<MagicCard>[],
  known: readonly MagicCard[],
  least: number,
): DeckFigures {
  return { balance: balanceOf(deck), supply: supplyOf(deck, known, least) };
}

const basicOf = (card: MagicCard): BasicLand | null => characteristicsOf(card).basicLand;

function supplyOf(
  deck: readonly CopiesOf<MagicCard>[],
  known: readonly MagicCard[],
  least: number,
): Supply | null {
  const isLand = ({ card }: CopiesOf<MagicCard>): boolean => {
    const { line } = characteristicsOf(card);
    return line !== null && isOf(line, 'land');
  };
  const [lands, spells] = [deck.filter(isLand), deck.filter((one) => !isLand(one))];
  if (spells.length === 0) return null;
  const wanted = landsFor(spells, least);
  const others = lands.filter(({ card }) => basicOf(card) === null);
  const basics = Math.max(0, wanted - copiesOf(others));
  const shares = shared(basics, needsOf(spells, others, wanted));
  const names = basicLandNames.filter((name) => shares[basicLands[name]] > 0);
  const inDeck = lands.filter(({ card }) => basicOf(card) !== null);
  const chosen = new Map<BasicLand, MagicCard>();
  for (const card of [...inDeck.map((one) => one.card), ...known]) {
    const name = basicOf(card);
    if (name !== null && !chosen.has(name)) chosen.set(name, card);
  }
  const said = names.map((name) => `${shares[basicLands[name]]} ${pluralOf(name, shares[basicLands[name]])}`);
  const rest =
    copiesOf(others) > 0 ? [`${copiesOf(others)} ${copiesOf(others) === 1 ? 'other' : 'others'}`] : [];
  const total = basics + copiesOf(others);
  return {
    title: 'Lands',
    suggestion: `${total} ${total === 1 ? 'land' : 'lands'}${said.length > 0 ? `: ${[...said, ...rest].join(', ')}` : ''}`,
    because: `For ${copiesOf(spells)} ${copiesOf(spells) === 1 ? 'spell' : 'spells'} of ${averageOf(spells).toFixed(1)} mana on average, by the symbols in their costs.`,
    cards: lands.map(({ card }) => card.id),
    copies: copiesOf(lands),
    wanted: [...chosen.values(), ...inDeck.map(({ card }) => card)]
      .filter((card, place, all) => all.findIndex(({ id }) => id === card.id) === place)
      .map((card) => {
        const name = basicOf(card);
        const isChosen = name !== null && chosen.get(name) === card;
        return { card: card.id, name: card.name, copies: isChosen ? shares[basicLands[name]] : 0 };
      }),
    unknown: names.filter((name) => !chosen.has(name)),
  };
}

const copiesOf = (some: readonly CopiesOf<MagicCard>[]): number => sumOf(some.map(({ copies }) => copies));

/** "Plains" is one and many. */
const pluralOf = (name: BasicLand, copies: number): string =>
  copies === 1 || name.endsWith('s') ? name : `${name}s`;

const averageOf = (spells: readonly CopiesOf<MagicCard>[]): number =>
  sumOf(spells.map(({ card, copies }) => copies * characteristicsOf(card).totalCost)) /
  Math.max(1, copiesOf(spells));

/** What makes the deck whole, where that is a good number; otherwise what decks of such spells usually have. */
function landsFor(spells: readonly CopiesOf<MagicCard>[], least: number): number {
  const number = copiesOf(spells);
  const free = least - number;
  if (least > 0 && free / least === clamped(free / least, SHARES)) return free;
  const share = clamped(USUAL.share + (averageOf(spells) - USUAL.cost) * USUAL.more, SHARES);
  return Math.round(share * Math.max(least, number / (1 - share)));
}

const clamped = (value: number, { least, most }: typeof SHARES): number =>
  Math.min(most, Math.max(least, value));

/** How much each color needs basic lands: its share of the symbols, less what other lands give. */
function needsOf(
  spells: readonly CopiesOf<MagicCard>[],
  others: readonly CopiesOf<MagicCard>[],
  wanted: number,
): Record<Color, number> {
  const symbols = (color: Color): number =>
    sumOf(spells.map(({ card, copies }) => copies * (characteristicsOf(card).cost?.[color] ?? 0)));
  const all = sumOf(colors.map(symbols));
  const given = others.map(({ card, copies }) => ({ makes: sourcesOf(card), copies }));
  const need = (color: Color): number => {
    if (symbols(color) === 0) return 0;
    const there = sumOf(given.map(({ makes, copies }) => (makes.has(color) ? copies / makes.size : 0)));
    // A color that is asked for at all needs a land that gives it.
    return Math.max(there === 0 ? 1 : 0, (symbols(color) / all) * wanted - there);
  };
  return Object.fromEntries(colors.map((color) => [color, need(color)])) as Record<Color, number>;
}

/** Whole numbers that come nearest to the needs and make the sum: the largest remainders are rounded up. */
function shared(sum: number, needs: Readonly<Record<Color, number>>): Record<Color, number> {
  const all = sumOf(Object.values(needs));
  const exact = colors.map((color) => ({ color, part: all === 0 ? 0 : (needs[color] / all) * sum }));
  const parts = Object.fromEntries(exact.map(({ color, part }) => [color, Math.floor(part)])) as Record<
    Color,
    number
  >;
  const left = all === 0 ? 0 : sum - sumOf(Object.values(parts));
  const byRemainder = exact.toSorted((one, other) => (other.part % 1) - (one.part % 1));
  for (const { color } of byRemainder.slice(0, left)) parts[color] += 1;
  return parts;
}
