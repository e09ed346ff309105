import type { DesignEdition, Edition } from '../../../../src-main/games/kotc/cards/editions.js';

/** What a deck can be meant for: editions that are played, none, and the one that it names already. */
export const playedEditions = (editions: readonly Edition[], own: DesignEdition): readonly Edition[] =>
  editions.filter(({ number, rules }) => rules !== null || number === null || number === own);
