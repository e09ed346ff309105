import { finish } from '../../src-main/engine/stepwise.js';
import { guideEditions, editionId } from '../../src-main/games/kotc/cards/editions.js';
import { cardDesigns } from '../../src-main/games/kotc/plug/card-designs.js';
import type { BenchResult } from './result.js';

const BAR = 1000;
const wishes: readonly (readonly string[])[] = [
  [],
  ['destroy'],
  ['destroy', 'draw'],
  ['when it is destroyed'],
];

/** Cards designed backwards, in every edition: the slowest question of each, the first one in a fresh process among them. */
export async function bench(): Promise<BenchResult[]> {
  const times: { readonly what: string; readonly ms: number }[] = [];
  for (const edition of guideEditions.toReversed()) {
    for (const type of ['creature', 'spell']) {
      for (const words of wishes) {
        for (const cost of [3, 8]) {
          const start = performance.now();
          const wish = { edition: editionId(edition), type, cost, figures: {}, words, most: 12 };
          finish(cardDesigns.propose(wish));
          const what = `${type} of the ${edition}th at ${cost}${words.length > 0 ? ` with ${words.join(' and ')}` : ''}`;
          times.push({ what, ms: performance.now() - start });
        }
      }
    }
  }
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  const [middle, slowest] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return [
    {
      name: `design backwards: 12 proposals, slowest of ${times.length} questions`,
      measured: `${slowest?.ms.toFixed(0)} ms (${slowest?.what}), the middle one ${middle?.ms.toFixed(0)} ms`,
      bar: `under ${BAR} ms`,
      ok: (slowest?.ms ?? Infinity) < BAR,
    },
  ];
}
