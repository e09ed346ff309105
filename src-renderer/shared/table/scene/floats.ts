/** Numbers that fly: damage from the lane to a card, and what a player loses or wins at their plate. */
import type { Moment } from '../../../../src-main/api/answers/play-answers.js';
import { plateAt } from './arrows.js';
import { middleOf, type Point } from './box.js';
import { placedCard, type Scene } from './stage-scene.js';

export interface Float {
  readonly kind: 'harm' | 'heal';
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
        return placed ? [{ kind: 'harm', text: `−${moment.amount}`, from: lane, to: pointOf(placed) }] : [];
      }
      case 'wound':
      case 'heal': {
        const plate = plateAt(moment.player, after);
        if (!plate || moment.amount === 0) return [];
        const heals = moment.kind === 'heal';
        const from = heals
          ? { x: plate.x, y: plate.y + 28 }
          : moment.how !== null
            ? lane
            : { x: plate.x, y: plate.y - 28 };
        return [
          { kind: heals ? 'heal' : 'harm', text: `${heals ? '+' : '−'}${moment.amount}`, from, to: plate },
        ];
      }
      default:
        return [];
    }
  });
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });
