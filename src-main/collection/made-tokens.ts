/** The tokens that cards make, as cards of their game: for print and for other programs, which have no referee to make them. */
import type { Card } from '../cards/card.js';
import { canonical } from '../engine/plain.js';
import { tokenDesigns } from '../engine/objects/token-designs.js';
import type { GameRules } from '../games/game-play.js';
import { findGame } from '../games/registry.js';
import { withPictureOf } from '../games/defaults/token-picture.js';

export interface MadeToken {
  /** What is printed on it, to be compared with `printOf`. */
  readonly print: string;
  /** As the text describes it, with a picture where it shows that of one of the cards; it has no id. */
  readonly card: Card;
  /** Ids of the cards that make it; none where only another token does. */
  readonly makers: readonly string[];
}

const makerOf = (game: string): GameRules | undefined =>
  findGame(game)?.ruleSets.findLast(({ tokensOf }) => tokensOf !== undefined);

/** What of a card matters in play, as one text. Null: cards of its game make no tokens. */
export function printOf(card: Card): string | null {
  const rules = makerOf(card.game);
  return rules ? canonical(rules.printedOn(card)) : null;
}

/** The tokens that cards can make, and those that these can make, each once. */
export function madeTokens(cards: readonly Card[]): readonly MadeToken[] {
  return [...new Set(cards.map(({ game }) => game))].flatMap((game) => {
    const rules = makerOf(game);
    const own = cards.filter((card) => card.game === game);
    return rules ? madeBy(own, rules) : [];
  });
}

/** The same of cards of one game, as these of its rules have it. */
export function madeBy(cards: readonly Card[], rules: GameRules): readonly MadeToken[] {
  const makers = new Map<string, string[]>();
  const made = new Map<string, unknown>();
  const printed = cards.map((card) => rules.printedOn(card));
  for (const [place, card] of cards.entries()) {
    for (const token of rules.tokensOf?.(printed[place], printed) ?? []) {
      const print = canonical(token);
      made.set(print, token);
      makers.set(print, [...new Set([...(makers.get(print) ?? []), card.id])]);
    }
  }
  for (const token of tokenDesigns(rules, [...made.values()])) made.set(canonical(token), token);
  return [...made].flatMap(([print, token]): MadeToken[] => {
    const ready = rules.ready(token);
    if ('because' in ready) return [];
    const card = withPictureOf(rules, rules.cardOf(token, ready.design, ''), cards);
    return [{ print, card, makers: makers.get(print) ?? [] }];
  });
}
