import fc from 'fast-check';
import { rulesEditions } from '../../src-main/games/kotc/cards/editions.js';
import { writeText } from '../../src-main/games/kotc/cards/language/write.js';
import { readText } from '../../src-main/games/kotc/cards/language/read.js';
import { judgeCard } from '../../src-main/games/kotc/cards/law/card-law.js';
import { cardOf } from '../games/kotc/cards/arbitrary-cards.js';
import type { BenchResult } from './result.js';

const CARDS = 10_000;
const ROUNDS = 5;

/**
 * Parse, price and law of 10,000 different cards against copying the same cards as JSON, the least that any program
 * does with them that keeps them.
 */
export async function bench(): Promise<BenchResult[]> {
  const cards = rulesEditions.flatMap((edition) =>
    fc
      .sample(cardOf(edition), { numRuns: CARDS / rulesEditions.length, seed: 7 })
      .map((card) => ({ ...card, edition, text: writeText(card, card.type, edition) })),
  );
  const printed = cards.map(({ type, offense, defense, edition, text }) => ({
    type,
    offense,
    defense,
    edition,
    text,
    cost: 5,
  }));
  const language = best(() => {
    for (const card of printed) judgeCard(card, card.edition);
  });
  const reading = best(() => {
    for (const card of printed) readText(card.text, card.type, card.edition);
  });
  const copying = best(() => {
    for (const card of cards) JSON.parse(JSON.stringify(card));
  });
  const ratio = language / copying;
  const bar = 25;
  return [
    {
      name: `language: parse, price and law of ${CARDS} cards`,
      measured: `${language.toFixed(0)} ms (reading alone ${reading.toFixed(0)} ms), ${ratio.toFixed(1)} × copying them as JSON`,
      bar: `under ${bar} ×`,
      ok: ratio < bar,
    },
  ];
}

/** Shortest of some rounds in ms, after one to warm up. */
function best(work: () => void): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
