/** What the rulebook asks of decks, by the play that they are made for. */
import type { DeckLawRuling, JudgedEntry, Reason } from '../../../card-law.js';
import { basicLandOf } from '../basic-lands.js';
import { isLegal } from './card-law.js';

interface PlayLaw {
  /** Fewest cards; there is no most (MC-SET-08). */
  readonly least: number;
  /** The rule that says so. */
  readonly rule: string;
  /** Most copies of any one card but basic lands; null: as many as one has. */
  readonly copies: number | null;
}

/** A deck that a player builds, one of a boxed game, and one built of what was opened in sealed play. */
export const deckPlays = {
  built: { least: 60, rule: 'MC-SET-02', copies: 4 },
  boxed: { least: 40, rule: 'MC-SET-03', copies: null },
  sealed: { least: 40, rule: 'MC-SET-04', copies: null },
} as const satisfies Record<string, PlayLaw>;
export type DeckPlayName = keyof typeof deckPlays;

/** Decks that say of no play that they are made for it are built ones. */
export const playNamed = (name: string | undefined): DeckPlayName =>
  (Object.keys(deckPlays) as DeckPlayName[]).find((one) => one === name) ?? 'built';

/** Where a card is said to be illegal, and not why. */
const unsaid: Reason = { rule: 'MC-CARD-04', because: 'It is no legal card.' };

/** Judges a deck. No card is refused for its color (MC-SET-09). */
export function judgeDeck(entries: readonly JudgedEntry[], play: DeckPlayName): DeckLawRuling {
  const { least, rule, copies }: PlayLaw = deckPlays[play];
  const size = entries.reduce((sum, entry) => sum + entry.copies, 0);
  const reasons: Reason[] = [];
  if (size < least) {
    const because = `A ${play} deck has at least ${least} cards; this one has ${size}.`;
    reasons.push({ rule, because });
  }
  if (copies !== null) reasons.push(...judgeCopies(entries, copies));
  for (const { name, status = 'legal', reasons: ofCard = [] } of entries) {
    if (isLegal(status)) continue;
    const called = name.trim() || 'A card without a name';
    const [{ rule: broken, because } = unsaid] = ofCard;
    reasons.push({ rule: broken, because: `${called} may not be used. ${because}` });
  }
  return { legal: reasons.length === 0, size, reserves: 0, reasons };
}

/** Copies count by name, whatever set they are from (MC-Q-104); basic lands are exempt (MC-SET-06), other lands are not (MC-SET-07). */
function judgeCopies(entries: readonly JudgedEntry[], most: number): Reason[] {
  const counts = new Map<string, number>();
  for (const { name, copies } of entries) {
    const called = name.trim();
    if (called === '' || basicLandOf(called) !== null) continue;
    counts.set(called, (counts.get(called) ?? 0) + copies);
  }
  return [...counts]
    .filter(([, copies]) => copies > most)
    .map(([name, copies]) => ({
      rule: 'MC-SET-05',
      because: `A deck has at most ${most} of any one card but basic lands; this one has ${copies} of ${name}.`,
    }));
}
