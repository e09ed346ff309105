import type { Stepwise } from '../../../../engine/stepwise.js';
import type { CardFigures, Curve, FigurePairs } from '../../../card-figures.js';
import { classic, type MagicCard } from '../card.js';
import { balanceOf } from './balance.js';
import { magicFactsOf, type MagicFacts } from '../facts.js';
import { kindNames, kindOfLine, kinds } from '../kind.js';

/** After so many cards others have their turn. */
const SLICE = 500;

/** Counts the game's cards: by kind, by total mana cost, by power and toughness, and under the law. */
export function* magicFigures(cards: readonly MagicCard[]): Stepwise<CardFigures> {
  const facts: MagicFacts[] = [];
  for (const [nth, card] of cards.entries()) {
    facts.push(magicFactsOf(card));
    if (nth % SLICE === SLICE - 1) yield;
  }
  const counts = kinds.map((kind) => facts.filter(({ line }) => kindOfLine(line) === kind).length);
  const legal = facts.filter((one) => one.legal).length;
  yield;
  return {
    kinds: kinds.map((kind, place) => ({ ...kindNames[kind], cards: counts[place] ?? 0 })),
    curve: curveOf(facts),
    pairs: pairsOf(facts),
    standings: {
      statuses: [
        { name: 'Legal', color: 'green' },
        { name: 'Not legal', color: 'red' },
      ],
      laws: [{ name: classic.name, cards: [legal, facts.length - legal] }],
    },
    editions: [],
    components: [],
    price: null,
    balance: balanceOf(cards.map((card) => ({ card, copies: 1 }))),
  };
}

/** Lands and tokens, which have no mana cost, stand at the end. */
function curveOf(facts: readonly MagicFacts[]): Curve {
  const columnsAt = (some: readonly MagicFacts[]): number[] =>
    kinds.map((kind) => some.filter(({ line }) => kindOfLine(line) === kind).length);
  const costly = facts.filter(({ cost }) => cost !== null);
  const most = Math.max(0, ...costly.map(({ totalCost }) => totalCost));
  const free = facts.filter(({ cost }) => cost === null);
  return {
    title: 'Mana cost',
    points: [
      ...Array.from({ length: most + 1 }, (_, value) => ({
        value,
        cards: columnsAt(costly.filter(({ totalCost }) => totalCost === value)),
      })),
      ...(free.length > 0 ? [{ value: null, cards: columnsAt(free) }] : []),
    ],
  };
}

function pairsOf(facts: readonly MagicFacts[]): FigurePairs {
  const points = new Map<string, { x: number; y: number; count: number }>();
  for (const { power, toughness } of facts) {
    if (!power || !toughness) continue;
    const key = `${power.number}/${toughness.number}`;
    const point = points.get(key) ?? { x: power.number, y: toughness.number, count: 0 };
    point.count += 1;
    points.set(key, point);
  }
  return { x: 'Power', y: 'Toughness', cards: 'Creatures', points: [...points.values()] };
}
