import { guideEditions, type GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import { readText, type CardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import {
  bearsSealAs,
  judgeCard,
  type PrintedCard,
  type Ruling,
} from '../../../../src-main/games/kotc/cards/law/card-law.js';
import { toText } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { priceCard } from '../../../../src-main/games/kotc/cards/price/price.js';
import { eraOf } from '../../../../src-main/games/kotc/cards/vocabulary/component.js';

export const classicEditions = guideEditions.filter((edition) => eraOf(edition) === 'classic');

/** Rules that the text breaks as the edition's guide has it, in the order of the text. */
export const broken = (edition: GuideEdition, type: CardType, text: string): string[] =>
  readText(text, type, edition).problems.map(({ rule }) => rule);

/** Whether a card of that text bears the seal. */
export const bearsSeal = (text: string, type: CardType, edition: GuideEdition): boolean =>
  bearsSealAs(readText(text, type, edition, { hints: false }), text, type, edition);

/** Ids of the components read, in printed order. */
export const idsIn = (edition: GuideEdition, type: CardType, text: string): string[] =>
  readText(text, type, edition).parts.map(({ use }) => use.id);

/** Resource cost or level as text; null where there is none. */
export function costOf(
  edition: GuideEdition,
  type: CardType,
  text: string,
  offense = 0,
  defense = 0,
): string | null {
  const stats = type === 'creature' ? { offense, defense } : { offense: null, defense: null };
  const price = priceCard({ ...readText(text, type, edition), type, ...stats }, edition);
  return price && toText(price.cost);
}

/** What the abilities count, without the body and the card's rounding. */
export function abilityCosts(edition: GuideEdition, type: CardType, text: string): string[] {
  const stats = type === 'creature' ? { offense: 0, defense: 0 } : { offense: null, defense: null };
  const price = priceCard({ ...readText(text, type, edition), type, ...stats }, edition);
  return (price?.abilities ?? []).map(({ counts }) => toText(counts));
}

/** A spell of a design edition under rules, without a printed cost unless one is given. */
export const judged = (
  rules: GuideEdition,
  edition: number | null,
  text: string,
  more: Partial<PrintedCard> = {},
): Ruling => judgeCard({ type: 'spell', text, edition, ...more }, rules);

export const rulesOf = ({ reasons }: Ruling): string[] => reasons.map(({ rule }) => rule);
