import type { CardPricing, PricedComponent, PricedText, PriceReport } from '../../card-price.js';
import { guideNumberOf } from '../cards/game-editions.js';
import { isCardType, readText } from '../cards/language/read.js';
import type { Reading } from '../cards/language/reading.js';
import { writeText } from '../cards/language/write.js';
import { judgeStats } from '../cards/law/stats-law.js';
import { isWhole, toNumber, toText, type Fraction } from '../cards/price/fraction.js';
import { priceCard, type CardPrice, type ComponentPrice, type PricedCard } from '../cards/price/price.js';
import { receiptOf } from '../cards/price/receipt.js';
import { ultraPointsOf } from '../cards/price/ultra-points.js';
import type { GuideEdition } from '../cards/editions.js';
import { spareUses } from '../cards/price/spare.js';

export const cardPricing: CardPricing = { report };

function report({ type, text, figures: { offense, defense } }: PricedText, id: string): PriceReport {
  if (!isCardType(type)) throw new RangeError(`There is no card type “${type}”.`);
  const edition = guideNumberOf(id);
  const reading = readText(text, type, edition);
  const card: PricedCard = { ...reading, type, offense: offense ?? null, defense: defense ?? null };
  const priced = reading.understood ? priceCard(card, edition) : null;
  return {
    cost: priced && plain(priced.cost),
    canonicalText: reading.understood ? writeText(reading, type, edition) : null,
    caveat: priced?.body?.caveat ? component(priced.body.caveat) : null,
    abilities: priced ? priced.abilities.map(ability) : unpriced(reading),
    problems: [...reading.problems, ...judgeStats(card, edition)],
    receipt: priced ? receiptOf(card, priced) : [],
    counted: countedOf(reading, edition),
    changes: priced ? spareUses(card, edition) : [],
  };
}

function countedOf(reading: Reading, edition: GuideEdition): PriceReport['counted'] {
  const ultraPoints = reading.understood ? ultraPointsOf(reading, edition) : null;
  return ultraPoints === null ? {} : { ultraPoints };
}

const ability = ({ name, counts, components }: CardPrice['abilities'][number]) => ({
  name,
  cost: plain(counts),
  components: components.map(component),
});

const component = ({ use, kind, value, formula }: ComponentPrice): PricedComponent => ({
  id: use.id,
  kind,
  values: use.values,
  cost: toText(value),
  formula,
});

/** What was read of a text that has no price. */
function unpriced({ abilities, parts }: Reading): PriceReport['abilities'] {
  const kinds = new Map(parts.map(({ use, kind }) => [use.id, kind]));
  return abilities.map(({ name, condition, costs, parts: subs }) => ({
    name,
    cost: null,
    components: [condition, ...costs, ...subs.flatMap(({ target, effects }) => [target, ...effects])].flatMap(
      (use) => (use ? [{ id: use.id, kind: kinds.get(use.id), values: use.values, cost: null }] : []),
    ),
  }));
}

/** A number where it is whole, as all costs of cards and of 14th Edition abilities are; otherwise, or beyond 2^53, text. */
const plain = (value: Fraction): number | string =>
  isWhole(value) && Number.isSafeInteger(toNumber(value)) ? toNumber(value) : toText(value);
