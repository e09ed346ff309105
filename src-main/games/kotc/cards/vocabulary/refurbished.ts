import type { DesignNumber } from '../editions.js';

/** An entry of the rulebooks' list of refurbished texts, in the notation of the tables; it stands for every part of a text like it. */
export interface RefurbishedText {
  /** Where it stands in the checklists of the editions that have it. */
  readonly rule: string;
  readonly since: DesignNumber;
  readonly original: string;
  readonly reads: string;
}

/** In the order of the rulebooks. Source: "Refurbished and Pruned Cards" of the 14th to 17th Editions. */
const refurbished: readonly RefurbishedText[] = [
  { rule: 'REF-05', since: 14, original: 'ghost-play, must pay resource cost', reads: 'hex-play' },
  { rule: 'REF-08', since: 16, original: '{x} of your resources', reads: '{x} card[s] in your granary' },
  { rule: 'REF-09', since: 16, original: 'in-play card', reads: 'on-field minion' },
  {
    rule: 'REF-10',
    since: 16,
    original: 'self-exhaust {x} minion[s]',
    reads: 'self-exhaust {x} on-field minion[s]',
  },
  {
    rule: 'REF-11',
    since: 16,
    original: 'summon {x} level {y} pawn',
    reads: 'craft {x} level {y} pawn',
  },
  { rule: 'REF-12', since: 16, original: 'this card as a resource', reads: 'this card in your granary' },
  {
    rule: 'REF-13',
    since: 17,
    original: 'when this on-field minion is damaged',
    reads: 'when your on-field minion(s) is damaged',
  },
  {
    rule: 'REF-14',
    since: 17,
    original: 'when this on-field minion is destroyed (ghost-play)',
    reads: 'when this card in your battlefield is destroyed (ghost-play)',
  },
  {
    rule: 'REF-15',
    since: 17,
    original: 'when your on-field minion(s) (excluding this card) is damaged',
    reads: 'when your on-field minion(s) is damaged',
  },
];

/** A text as an edition reads it, and the entries by which it does, in the order in which they were applied. */
export interface ReadAnew {
  readonly phrase: string;
  readonly by: readonly RefurbishedText[];
}

/** Applies the list to a phrase until nothing changes: its entries build on one another (K17-REF-21). */
export function readAnew(phrase: string, edition: DesignNumber): ReadAnew {
  const entry = refurbished.find(({ since, original }) => since <= edition && phrase.includes(original));
  if (!entry) return { phrase, by: [] };
  const next = readAnew(phrase.replaceAll(entry.original, entry.reads), edition);
  return { phrase: next.phrase, by: [entry, ...next.by] };
}
