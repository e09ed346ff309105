import { test } from 'vitest';
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';

/** The editions whose guides have most rules alike, under the same numbers. */
export const modernGuides = [12, 13, 14, 15, 16, 17] as const satisfies readonly GuideEdition[];
export type ModernGuide = (typeof modernGuides)[number];

const claim = /\[K(\d\d)(?:…(\d\d))?-([A-Z]+-\d+)\]/g;

interface Claim {
  readonly from: number;
  readonly to: number;
  readonly rule: string;
}

const claimsIn = (title: string): Claim[] =>
  [...title.matchAll(claim)].map(([, from, to = from, rule = '']) => ({
    from: Number(from),
    to: Number(to),
    rule,
  }));

/**
 * A test of rules that guides have alike: "[K12…17-BLD-05] a spell has one ability" runs in each edition from the 12th to the
 * 17th, under the ids that it proves there.
 */
export function guideTest(title: string, proves: (edition: ModernGuide) => void): void {
  const claims = claimsIn(title);
  const words = title.replaceAll(claim, '').trim();
  for (const edition of modernGuides) {
    const own = claims.filter(({ from, to }) => edition >= from && edition <= to);
    if (own.length === 0) continue;
    test(`${own.map(({ rule }) => `[K${edition}-${rule}]`).join(' ')} ${words}`, () => proves(edition));
  }
}

/** Words of the 14th Edition that others have otherwise, by the first edition and the last that have them. */
const wordings: readonly (readonly [from: number, to: number, said: RegExp, instead: string])[] = [
  [16, 17, /(\d|up to \d+) of your resources/g, '$1 cards in your granary'],
  [16, 17, /\b1 cards in your granary/g, '1 card in your granary'],
  [16, 17, /in-play card/g, 'on-field minion'],
  [16, 17, /(self-exhaust \d+) minion/gi, '$1 on-field minion'],
  [16, 17, /this card as a resource/g, 'this card in your granary'],
  [16, 17, /(up to \d+ counters?) from/g, '$1 on'],
  [17, 17, /on-field minion is ability-targeted/g, 'on-field minion is targeted'],
  [17, 17, /this on-field minion is destroyed/g, 'this card in your battlefield is destroyed'],
  [17, 17, /When this on-field minion is damaged/g, 'When your on-field minion(s) is damaged'],
  [17, 17, /\(s\) \(excluding this card\) is damaged/g, '(s) is damaged'],
  [17, 17, /on the top of/g, 'on top of'],
  [12, 13, /hex-play/g, 'ghost-play, must pay resource cost'],
  [12, 12, /See enemy's hand/g, "See one opponent's hand"],
  [12, 12, /When enemy attacks/g, 'When an opponent attacks'],
  [12, 12, /any grave/g, 'any graveyard'],
];

/** A text of the 14th Edition in the words of another. */
export const inWordsOf = (edition: ModernGuide, text: string): string =>
  wordings.reduce(
    (words, [from, to, said, instead]) =>
      edition >= from && edition <= to ? words.replaceAll(said, instead) : words,
    text,
  );
