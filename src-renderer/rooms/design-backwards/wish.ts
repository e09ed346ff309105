import type { GameEdition, GameInfo } from '../../../src-main/api/answers/answers.js';
import { kindOf, kindsOf, numbersOf, costOf } from '../../shared/games/game-cards.js';

/** What somebody wants a card to be, as the dialog's fields have it. */
export interface Wish {
  readonly edition: string;
  readonly type: string;
  readonly cost: number;
  /** What is left out is free. */
  readonly figures: Readonly<Record<string, number>>;
  readonly words: readonly string[];
}

const USUAL_COST = 5;

/** The games whose cards can be designed backwards, each with the editions whose guide is known. */
export const designed = (
  games: readonly GameInfo[],
): readonly { readonly game: GameInfo; readonly editions: readonly GameEdition[] }[] =>
  games
    .filter(({ hasDesigns }) => hasDesigns)
    .map((game) => ({ game, editions: game.editions.filter(({ hasGuide }) => hasGuide) }));

/** What is asked first: a card like the one in the designer, otherwise one of the newest edition. */
export function firstWish(
  games: readonly GameInfo[],
  row: { readonly game: string } | undefined,
  edition: GameEdition | undefined,
): Wish | null {
  const all = designed(games);
  const own = all.find(
    ({ game, editions }) => game.id === row?.game && editions.some(({ id }) => id === edition?.id),
  );
  const { game, editions } = own ?? all[0] ?? {};
  const id = own ? edition?.id : editions?.[0]?.id;
  if (!game || !id) return null;
  const type = (row && own && kindOf(game, row)) || kindsOf(game)[0] || '';
  return { edition: id, type, cost: (row && own && costOf(game, row)) || USUAL_COST, figures: {}, words: [] };
}

/** The figures that a card of that type has beside its cost. */
export const figuresOf = (game: GameInfo, type: string) =>
  numbersOf(game).filter(
    ({ key, kinds }) => key !== game.costField && (kinds === null || kinds.includes(type)),
  );

/** The wish with a figure so, or free. */
export function withFigure(wish: Wish, key: string, value: number | null): Wish {
  const others = Object.entries(wish.figures).filter(([name]) => name !== key);
  return { ...wish, figures: Object.fromEntries(value === null ? others : [...others, [key, value]]) };
}
