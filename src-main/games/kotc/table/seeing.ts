import type { Viewer } from '../../../engine/state.js';
import { editionOf, type EditionTerms } from '../cards/editions.js';
import type { PlayerNo } from '../../../engine/decision.js';
import type { Reader } from '../rules/texts/decision-text.js';
import type { KotcContext } from '../rules/context.js';
import type { Naming } from '../rules/texts/lasting-texts.js';
import { termsOf } from '../rules/texts/terms.js';
import type { View } from '../rules/views/view.js';
import { playerName } from '../rules/texts/words.js';

/** For whom something is put into words, and what the things and players are called. */
export interface Speaking extends Reader, Naming {}

/** One viewer's look at a table: what they may know of it, and what it is called. */
export interface Seeing extends Speaking {
  readonly view: View;
  /** As they stand on the cards. */
  readonly words: EditionTerms;
}

export const speaking = (game: KotcContext, viewer: Viewer, names: readonly string[]): Speaking => ({
  game,
  viewer,
  names,
  terms: termsOf(game.edition),
  who: (player: PlayerNo) => playerName(names, player),
});

export const seeing = (game: KotcContext, view: View, viewer: Viewer, names: readonly string[]): Seeing => ({
  ...speaking(game, viewer, names),
  view,
  words: editionOf(game.edition.number).terms,
});
