/** Inputs that name an edition of a game by its id. */
import { z } from 'zod';
import { findEdition, type GameEdition } from '../../games/editions.js';

const editionThat = (belongs: (edition: GameEdition) => boolean, message: string) =>
  z
    .string()
    .max(60)
    .refine(
      (id) => {
        const edition = findEdition(id);
        return edition !== undefined && belongs(edition);
      },
      { message },
    );

/** One that cards can be designed for. */
export const editionId = editionThat(() => true, 'There is no such edition.');
/** One whose card building guide is known. */
export const guideEditionId = editionThat(
  ({ hasGuide }) => hasGuide,
  'No guide of such an edition is known.',
);
/** One by whose rules games are played. */
export const playedEditionId = editionThat(({ isPlayed }) => isPlayed, 'No such edition is played here.');
