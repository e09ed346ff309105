/** What an enchantment can be attached to without being played (MC-TYPE-16, MC-Q-39, MC-Q-74). */
import type { CardNo } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import { faceOfCard } from '../objects/faces.js';
import { matches } from '../objects/filters.js';
import { find } from '../objects/find.js';
import { snapshot } from '../objects/known.js';
import { isProtected } from '../objects/targets.js';
import { textOf } from '../objects/text-source.js';
import { cardAt } from '../state/reading.js';

export const isEnchanting = (game: Magic, no: CardNo): boolean =>
  faceOfCard(game, cardAt(game, no)).design.enchants !== null;

/** Whether an object may hang on another; nothing hangs on itself. */
export function canBeHost(game: Magic, no: CardNo, host: CardNo): boolean {
  const { enchants } = faceOfCard(game, cardAt(game, no)).design;
  if (!enchants || no === host) return false;
  return matches(game, enchants, host, textOf(game, no)) && mayHang(game, no, host);
}

const mayHang = (game: Magic, no: CardNo, host: CardNo): boolean =>
  game.state.options.enchantmentsStay === true ||
  !isProtected(game, host, snapshot(game, no), textOf(game, no));

/** Everything that it may be attached to as it is put into play. */
export function hostsFor(game: Magic, no: CardNo): CardNo[] {
  const { enchants } = faceOfCard(game, cardAt(game, no)).design;
  if (!enchants) return [];
  return find(game, enchants, textOf(game, no)).filter((host) => host !== no && mayHang(game, no, host));
}
