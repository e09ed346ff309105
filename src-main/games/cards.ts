import { z } from 'zod';
import type { Card } from '../cards/card.js';
import { deck, type Deck } from '../cards/deck.js';
import type { CardModel, Fields } from './card-model.js';
import type { Game } from './game.js';
import { findGame, gameById, gameOf, games } from './registry.js';

/** The models of cards and decks of all games. They ask the registry when they are used, not when this module is loaded. */

/** The game that new cards and decks are of where nobody names one. @throws RangeError when no game is known */
export function firstGame(): Game {
  const [first] = games();
  if (!first) throw new RangeError('There is no game.');
  return first;
}

/** The card model of a game. @throws RangeError for a game that the program does not know */
const cardModelOf = ({ game }: { readonly game: string }): CardModel => gameById(game).cards;

/** A card on which nothing stands yet. @param edition an id of the game's editions; left out: the newest. @throws RangeError for an unknown game */
export const blankCard = (id: string, edition?: string | null, game = firstGame().id): Card =>
  cardModelOf({ game }).blank(id, edition);

/** A new card without an id, with what is given. @throws RangeError for an unknown game */
export function newCard(given: Partial<Omit<Card, 'id'>>): Omit<Card, 'id'> {
  const { id: _none, ...blank } = blankCard('', undefined, given.game);
  return { ...blank, ...given };
}

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The name of a game that the program does not know, in a card or deck of a file; otherwise null. */
export function unknownGameIn(data: unknown): string | null {
  const name = isFields(data) ? data.game : null;
  return typeof name === 'string' && !findGame(name) ? name : null;
}

/** A card or deck of a file that was written before files named a game, as it is written today; anything else as it is. */
export function asOfToday(kind: 'card' | 'deck', data: unknown): unknown {
  if (!isFields(data) || 'game' in data) return data;
  const holder = games().find(({ cards }) => cards.beforeGames)?.cards.beforeGames;
  return holder ? holder[kind](data) : data;
}

/** Checks a card against the model of its game; what names no game, against that of the first. */
export function checkCard(data: unknown): z.ZodSafeParseResult<Card> {
  const own = isFields(data) && typeof data.game === 'string' ? gameOf({ game: data.game }) : firstGame();
  return own.cards.model.safeParse(data) as z.ZodSafeParseResult<Card>;
}

function addIssues(error: z.ZodError | undefined, input: unknown, { issues }: z.core.ParsePayload): void {
  for (const issue of error?.issues ?? []) issues.push({ ...issue, input } as z.core.$ZodRawIssue);
}

/** A card of any game, also of one that the program does not know: of that it is what every card has. */
export const card = z.unknown().transform((data, context): Card => {
  const { data: checked, error } = checkCard(data);
  if (checked) return checked;
  addIssues(error, data, context);
  return z.NEVER;
}) as unknown as z.ZodType<Card, Card>;

const noGame = 'it is no game that this program knows';

/** A card that can be written: its game is known. */
export const knownCard: typeof card = card.refine(({ game }) => findGame(game) !== undefined, {
  path: ['game'],
  message: noGame,
});

/** The same as a card for places in which cards of earlier programs may stand. */
export const formerCard = z.preprocess((data) => asOfToday('card', data), card);

/** In the place of an id that a card has not got yet. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Fields of a card that is to be made, by which it would be a good one: what is not given is blank. */
export const cardFields = z.record(z.string().max(60), z.unknown()).superRefine((given, context) => {
  if (unknownGameIn(given) !== null) {
    return context.addIssue({ code: 'custom', path: ['game'], message: noGame });
  }
  const game = typeof given.game === 'string' ? findGame(given.game) : undefined;
  const blank = (game ?? firstGame()).cards.blank(NO_ID);
  addIssues(checkCard({ ...blank, ...given, id: given.id ?? NO_ID }).error, given, context);
}) as unknown as z.ZodType<Partial<Omit<Card, 'id'>>, Partial<Omit<Card, 'id'>>>;

/** A deck for a known game and an edition of it. */
export const checkedDeck: z.ZodType<Deck, z.input<typeof deck>> = deck.superRefine(
  ({ game, edition }, context) => {
    const known = findGame(game);
    if (!known) {
      context.addIssue({ code: 'custom', path: ['game'], message: noGame });
    } else if (edition !== null && !known.cards.editions.some(({ id }) => id === edition)) {
      context.addIssue({ code: 'custom', path: ['edition'], message: `it is no edition of ${known.name}` });
    }
  },
);

/** Cards of all games as one model, for the published schema. */
export function anyCard(): z.ZodType<Card> {
  const [first, ...others] = games().map(({ cards }) => cards.model);
  if (!first) throw new RangeError('There is no game.');
  return others.length === 0 ? first : z.union([first, ...others]);
}

/** As people call an edition of a game; null for one that it does not have. */
export const editionName = (game: string, edition: string | null): string | null =>
  findGame(game)?.cards.editions.find(({ id }) => id === edition)?.name ?? null;

/** The edition of a card, or of a row of a list about one, as an id of its game's editions. */
export const editionIdOf = (card: { readonly game: string }): string | null =>
  findGame(card.game)?.cards.editionOf(card) ?? null;
