import type { Deck } from '../../../../src-main/cards/deck.js';
import type { DesignEdition, Edition } from '../../../../src-main/games/kotc/cards/editions.js';

/** What a deck can be meant for: editions that are played, none, and the one that it names already. */
export const playedEditions = (editions: readonly Edition[], own: string | null): readonly Edition[] =>
  editions.filter(({ id, rules }) => rules !== null || id === null || id === own);

/** The edition of a deck by its number, as the law names it. */
export const editionNumberIn = (deck: Pick<Deck, 'edition'> | null): DesignEdition =>
  deck?.edition == null ? null : (Number(deck.edition.replace(/^.*-/, '')) as DesignEdition);
