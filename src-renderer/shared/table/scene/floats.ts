/** Numbers that fly from the lane: damage to a card, and what comes through a fight to a player’s plate. */
import type { Moment } from '../../../../src-main/api/answers/play-answers.js';
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
  return moments.flatMap((moment): Float[] => {
    switch (moment.kind) {
      case 'damage': {
        if (moment.card === null) return [];
        const placed = (before && placedCard(before, moment.card)) ?? placedCard(after, moment.card);
        return placed ? [{ text: `−${moment.amount}`, from: lane, to: pointOf(placed) }] : [];
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

const pointOf = ({ x, y }: Point): Point => ({ x, y });
