/** Ways to set cards out that several games have, each with frames of its own: in people's words, and how they show a picture. */
import { wholeCard } from '../../layout/measures.js';
import type { CardTemplate } from '../card-format.js';

/** The ground of a window whose picture is missing. */
const missing = '#f0f0f0';

export const artTemplate = {
  name: 'art',
  title: 'Art',
  does: 'Picture fills the card',
  about: 'The picture fills the card and its bleed; the texts stand on panels.',
  noAccent: null,
} as const satisfies CardTemplate;

export const artPicture = { window: wholeCard, bleeds: true, change: {}, missing } as const;

export const inkTemplate = {
  name: 'ink',
  title: 'Ink saver',
  does: 'Saves ink',
  about: 'White, with thin lines and a small pale picture: for drafts and play-testing.',
  noAccent: 'The ink saver leaves every ground white.',
} as const satisfies CardTemplate;

/** In a window of each game's own. */
export const inkPicture = { bleeds: false, change: { grey: true, light: true }, missing } as const;

/** In a window of each game's own: the picture as it is. */
export const framedPicture = { bleeds: false, change: {}, missing } as const;
