import type { MagicCard } from '../cards/card.js';
import type { Color } from '../cards/colors.js';
import { magicFactsOf } from '../cards/facts.js';

/** From so many cards on a drafter keeps to the colors that it has most of. */
const SETTLED = 4;
/** Above this cost a card waits long for its mana. */
const HIGH_COST = 5;

/** What a card is worth to somebody who drafts: playable, cheap enough, and of the colors taken before. */
export function draftWorth(card: MagicCard, own: readonly MagicCard[]): number {
  const { colors, alone } = factsOf(card);
  if (colors.length === 0 || own.length < SETTLED) return alone;
  const shares = colors.map(
    (color) => own.filter((other) => factsOf(other).colors.includes(color)).length / own.length,
  );
  return alone + 4 * Math.min(...shares);
}

interface DraftFacts {
  readonly colors: readonly Color[];
  /** What it is worth whatever was taken before. */
  readonly alone: number;
}

const known = new WeakMap<MagicCard, DraftFacts>();

/** A card is looked at thousands of times in a draft. */
function factsOf(card: MagicCard): DraftFacts {
  let facts = known.get(card);
  if (!facts) {
    const { playable, colors, line, totalCost, basicLand } = magicFactsOf(card);
    const body = line?.types.includes('creature') ? 1 : 0;
    const worth = playable ? body - 0.3 * Math.max(0, totalCost - HIGH_COST) : -5;
    known.set(card, (facts = { colors, alone: basicLand ? -3 : worth }));
  }
  return facts;
}
