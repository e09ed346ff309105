/** The law of whichever game a card is of; what a game has no law for is admitted. */
import type { Card } from '../cards/card.js';
import type { DeckRules } from '../cards/deck-rules.js';
import type { CardRuling, CardWarning, DeckLawRuling, JudgedEntry, PlayRuling } from './card-law.js';
import { gameOfEdition } from './editions.js';
import { findGame, gameOf } from './registry.js';
import { findRuleSet } from './rule-sets.js';

/** How a card stands under the law of an edition, and whether the game can carry it out. @throws RangeError for an edition that is not played */
export function judgeForPlay(card: Card, edition: string): PlayRuling {
  const game = gameOfEdition(edition);
  if (card.game !== game.id) return foreign(card, game.name);
  const { law } = game;
  if (law) return law.judgeForPlay(card, edition);
  const rules = findRuleSet(edition);
  if (!rules) throw new RangeError(`There are no rules “${edition}”.`);
  const ready = rules.ready(rules.printedOn(card));
  return {
    status: 'legal',
    legal: true,
    reasons: [],
    readAs: null,
    text: card.text,
    unplayable: 'because' in ready ? ready.because : null,
  };
}

function foreign({ game, text }: Card, name: string): PlayRuling {
  const because = `It is a card of ${gameOf({ game }).name}, and not of ${name}.`;
  return { status: 'illegal', legal: false, reasons: [], readAs: null, text, unplayable: because };
}

/** How a card stands under the law of an edition, with hints. @throws RangeError for an edition that is not played */
export const judgeCard = (card: Card, edition: string): CardRuling =>
  gameOfEdition(edition).law?.judge(card, edition) ?? judgeForPlay(card, edition);

/**
 * How a deck stands under the law of an edition.
 * @param play the kind of play that it is made for; left out: the usual one
 * @throws RangeError for an edition that is not played
 */
export function judgeDeck(entries: readonly JudgedEntry[], edition: string, play?: string): DeckLawRuling {
  const { deckLaw } = gameOfEdition(edition);
  if (deckLaw) return deckLaw.judge(entries, edition, play);
  const size = entries.reduce((sum, { copies }) => sum + copies, 0);
  return { legal: true, size, reserves: 0, reasons: [] };
}

/** What of a card can never work, or never ends. @param edition id of one that is played; null: the card's own */
export const warningsOf = (card: Card, edition: string | null): readonly CardWarning[] => {
  if (edition !== null && gameOfEdition(edition).id !== card.game) return [];
  return findGame(card.game)?.warnings?.ofCard(card, edition) ?? [];
};

/** The same of several cards together, each of them once. */
export const warningsTogether = (cards: readonly Card[]): readonly CardWarning[] =>
  [...new Set(cards.map(({ game }) => game))].flatMap(
    (game) => findGame(game)?.warnings?.ofCards(cards.filter((card) => card.game === game)) ?? [],
  );

/** Whether a card can be one of several that are warned of together. */
export const isWarnedOfWithOthers = (card: Card): boolean =>
  findGame(card.game)?.warnings?.concerns(card) ?? false;

/** What an edition wants of decks; null where it wants nothing. */
export const deckRulesOf = (edition: string, play?: string): DeckRules | null =>
  gameOfEdition(edition).deckLaw?.rulesOf(edition, play) ?? null;
