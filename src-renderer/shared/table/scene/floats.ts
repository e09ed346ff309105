/** Numbers that fly: damage to a card, what comes through a fight to a player’s plate, and dice that are stopped or thrown on. */
import type { CardId, Moment } from '../../../../src-main/api/answers/play-answers.js';
import { plateAt } from './arrows.js';
import { middleOf, type Point } from './box.js';
import { placedCard, type Scene } from './stage-scene.js';

export interface Float {
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
}

/** Cards are looked for where they were: what is destroyed by its damage lies elsewhere now. */
export function floatsOf(moments: readonly Moment[], before: Scene | null, after: Scene): Float[] {
  const lane = middleOf(after.layout.lane);
  const pointAt = (card: CardId | null): Point | null => {
    if (card === null) return null;
    const placed = (before && placedCard(before, card)) ?? placedCard(after, card);
    return placed ? { x: placed.x, y: placed.y } : null;
  };
  return moments.flatMap((moment): Float[] => {
    switch (moment.kind) {
      case 'damage': {
        const to = pointAt(moment.card);
        return to ? [{ text: `−${moment.amount}`, from: lane, to }] : [];
      }
      case 'die': {
        const to = pointAt(moment.to);
        const text = moment.does === 'is stopped' ? `${moment.die}→0` : `${moment.die}`;
        return to ? [{ text, from: pointAt(moment.from) ?? lane, to }] : [];
      }
      case 'wound': {
        const plate = moment.how === null ? null : plateAt(moment.player, after);
        return plate && moment.amount > 0 ? [{ text: `−${moment.amount}`, from: lane, to: plate }] : [];
      }
      default:
        return [];
    }
  });
}
