import type { GameEdition, GameInfo } from '../../../../src-main/api/answers/answers.js';
import type { SelectGroup } from '../../../shared/controls/fields/select-options.js';
import { editionKey } from '../../../shared/labels/edition-labels.js';

/** What a deck can be meant for: editions that are played, none, and the one that it names already. */
export const offeredEditions = (
  editions: readonly GameEdition[],
  own: string | null,
): readonly GameEdition[] => editions.filter(({ id, isPlayed }) => isPlayed || id === null || id === own);

/** A choice's key for an edition among those of all games: "none" says of which game a deck is, too. */
export const deckEditionKey = ({ game, id }: Pick<GameEdition, 'game' | 'id'>): string =>
  `${game} ${editionKey({ id })}`;

/** What a new deck can be for; under the name of each game where there are several. */
export function newDeckChoices(games: readonly Pick<GameInfo, 'name' | 'editions'>[]): SelectGroup[] {
  return games.map(({ name, editions }) => ({
    title: games.length > 1 ? name : null,
    options: offeredEditions(editions, null).map((edition) => ({
      value: deckEditionKey(edition),
      name: edition.name,
    })),
  }));
}

/** The edition of most of the cards, where a deck can be for it; else the first that is offered of their game. */
export function usualDeckEdition(
  games: readonly Pick<GameInfo, 'id' | 'editions'>[],
  cards: readonly (Pick<GameEdition, 'game' | 'id'> | undefined)[],
): GameEdition | undefined {
  const counts = new Map<string, { readonly game: string; count: number }>();
  for (const card of cards) {
    if (!card) continue;
    const key = deckEditionKey(card);
    const counted = counts.get(key) ?? { game: card.game, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  const game = games.find(({ id }) => id === most?.[1].game) ?? games[0];
  const offered = offeredEditions(game?.editions ?? [], null);
  return offered.find((edition) => deckEditionKey(edition) === most?.[0]) ?? offered[0];
}
