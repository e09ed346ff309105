import type { GameEdition } from '../../../../src-main/api/answers/answers.js';

/** What a deck can be meant for: editions that are played, none, and the one that it names already. */
export const offeredEditions = (
  editions: readonly GameEdition[],
  own: string | null,
): readonly GameEdition[] => editions.filter(({ id, isPlayed }) => isPlayed || id === null || id === own);
