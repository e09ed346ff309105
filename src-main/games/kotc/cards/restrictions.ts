import type { KotcCard } from './card.js';
import { editionOf } from './editions.js';
import { paragraphsOf } from '../../../layout/paragraphs.js';
import { unmarked } from '../format/marks.js';

/** A stretch [start, end) of a paragraph that limits when a card may be played or an ability activated. */
export interface Restriction {
  readonly kind: 'condition' | 'summoning-caveat';
  readonly start: number;
  readonly end: number;
}

/** What an ability of a creature starts with: its name in capitals and a colon. */
const abilityName = /^[^\p{Ll}:]*:\s*/u;
/** 6th to 11th Edition conditions are a sentence of their own: "Activate when you take damage." */
const classicCondition = /^Activate (?:when|in response to) [^.]*\.?/;
/** From the 12th Edition on a condition ends in a colon: "When you take damage:" */
const modernCondition = /^When [^:.]*:/;
/** The caveats that ask for something on summoning; "This creature cannot attack." is none of them. */
const summoningCaveat = /^You must [^.]* to summon this creature\.?/;

/**
 * Finds the restrictions that the card format marks, in the words of one paragraph of the ability text.
 * Source: "Casting Spells and Setting Traps" and "Creatures" of the rulebooks; the card building guides.
 */
export function restrictionsIn(paragraph: string, card: Pick<KotcCard, 'type' | 'edition'>): Restriction[] {
  const found: Restriction[] = [];
  const { era } = editionOf(card.edition);
  // Minions have no caveats.
  const hasCaveats = card.type === 'creature' && era === 'classic';
  const caveat = hasCaveats ? summoningCaveat.exec(paragraph) : null;
  if (caveat) found.push({ kind: 'summoning-caveat', start: 0, end: caveat[0].length });
  const start = card.type === 'creature' ? (abilityName.exec(paragraph)?.[0].length ?? 0) : 0;
  const pattern = era === 'modern' ? modernCondition : classicCondition;
  const condition = pattern.exec(paragraph.slice(start));
  if (condition) found.push({ kind: 'condition', start, end: start + condition[0].length });
  return found;
}

/** The padlock stands on a spell with a condition and on a creature with a summoning caveat (K06-BLD-56, K14-BLD-33). */
export function hasPadlock(card: Pick<KotcCard, 'type' | 'edition' | 'text'>): boolean {
  const marking = card.type === 'spell' ? 'condition' : 'summoning-caveat';
  return paragraphsOf(card.text).some((paragraph) =>
    restrictionsIn(unmarked(paragraph), card).some((restriction) => restriction.kind === marking),
  );
}
