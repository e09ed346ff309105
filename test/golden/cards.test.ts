import { describe } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { differencesOfCards } from '../../src-main/collection/differences/card-differences.js';
import { findingDuplicates } from '../../src-main/collection/duplicates/find-duplicates.js';
import {
  type GuideEdition,
  editionId,
  guideEditions,
  rulesEditions,
  rulesOf,
} from '../../src-main/games/kotc/cards/editions.js';
import { readText } from '../../src-main/games/kotc/cards/language/read.js';
import { writeText } from '../../src-main/games/kotc/cards/language/write.js';
import { judgeCard } from '../../src-main/games/kotc/cards/law/card-law.js';
import { deckLaw } from '../../src-main/games/kotc/plug/card-law.js';
import { judgeDeck } from '../../src-main/games/kotc/cards/law/deck-law.js';
import { deckOdds } from '../../src-main/cards/odds/deck-odds.js';
import { priceCard } from '../../src-main/games/kotc/cards/price/price.js';
import { receiptOf } from '../../src-main/games/kotc/cards/price/receipt.js';
import { spareUses } from '../../src-main/games/kotc/cards/price/spare.js';
import { factsOf } from '../../src-main/collection/query/card-facts.js';
import { countingStatistics } from '../../src-main/collection/statistics/statistics.js';
import { countingKotc } from '../../src-main/games/kotc/cards/statistics/counting.js';
import { reissue } from '../../src-main/games/kotc/cards/upgrade/reissue.js';
import { upgradeCard } from '../../src-main/games/kotc/cards/upgrade/upgrade.js';
import { finish } from '../../src-main/engine/stepwise.js';
import { bearsSeal } from '../games/kotc/cards/judging.js';
import { goldenCards } from './cards.js';
import { testGolden } from './golden.js';

/** Consecutive cards, so many at a time. */
const groups = (cards: readonly Card[], size: number): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / size) }, (_, nth) =>
    cards.slice(nth * size, (nth + 1) * size),
  );

const priced = (card: Card, edition: GuideEdition): unknown => {
  const reading = readText(card.text, card.type, edition, { hints: false });
  if (!reading.understood) return null;
  const built = { ...card, caveat: reading.caveat, abilities: reading.abilities };
  const price = priceCard(built, edition);
  return {
    written: writeText(reading, card.type, edition),
    price,
    receipt: price && receiptOf(built, price),
    spare: spareUses(built, edition),
  };
};

const asked = { turns: 8, first: true, draws: 1, redraw: true };

const wishesFor = (cards: readonly Card[]): { cards: string[]; least: number }[] => [
  { cards: cards.slice(0, 3).map(({ id }) => id), least: 1 },
  { cards: cards.slice(2, 9).map(({ id }) => id), least: 2 },
];

/** Common figures and those of the game together. */
function statisticsOf(cards: readonly Card[]) {
  const { games: _, cards: count, ...common } = finish(countingStatistics(cards));
  return { cards: count, ...finish(countingKotc(cards)), ...common };
}

describe.each(guideEditions)('cards of the %ith edition: the same as before', (edition) => {
  const cards = (): readonly Card[] => goldenCards(edition);
  const golden = (title: string, what: string, make: (card: Card) => unknown): void =>
    testGolden(title, `${what}-${edition}`, cards, make);

  golden('how the text is read', 'reading', ({ text, type }) => readText(text, type, edition));
  golden('canonical text, price and receipt', 'price', (card) => priced(card, edition));
  golden('law', 'law', (card) => [
    bearsSeal(card.text, card.type, edition),
    ...rulesEditions.map((rules) => judgeCard(card, rules)),
  ]);
  golden('upgrades', 'upgrade', (card) =>
    guideEditions.map((to) => [upgradeCard(card, edition, to), reissue(card, to)]),
  );
  golden('facts for searches', 'facts', factsOf);

  testGolden(
    'statistics, duplicates, differences, decks and odds',
    `groups-${edition}`,
    () => groups(cards(), 20),
    (some) => {
      const entries = some.map(({ id, name }, place) => ({
        card: id,
        name,
        copies: 1 + (place % 4),
        reserves: place % 2,
      }));
      const judged = some.map((card, place) => ({
        name: card.name,
        copies: 1 + (place % 4),
        status: judgeCard(card, edition).status,
      }));
      return {
        statistics: statisticsOf(some),
        duplicates: finish(
          findingDuplicates([...some, ...some.slice(0, 5).map((card) => ({ ...card, id: `${card.id}x` }))]),
        ),
        differences: some.map((card, place) => differencesOfCards(card, some[place + 1] ?? card)),
        deck: judgeDeck(judged, edition),
        odds: deckOdds(
          { entries, ...asked, wishes: wishesFor(some) },
          deckLaw.rulesOf(editionId(rulesOf(edition) ?? 14)),
          some,
          ['creature', 'spell'],
        ),
      };
    },
    1,
  );
});
