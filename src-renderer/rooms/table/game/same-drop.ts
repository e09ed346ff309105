import type { ZonePlace } from '../../../../src-main/api/answers/play-answers.js';
import type { DropTarget } from '../../../shared/table/scene/stage-input.js';

export const isSameZone = (place: ZonePlace | null | undefined, other: ZonePlace): boolean =>
  place?.seat === other.seat && place.zone === other.zone;

/** Whether something is let go in the same place: a zone, on a card, or on a player. */
export function isSameDrop(one: DropTarget, other: DropTarget): boolean {
  if ('zone' in one) return 'zone' in other && isSameZone(one, other);
  if ('card' in one) return 'card' in other && one.card === other.card;
  return 'player' in other && one.player === other.player;
}
