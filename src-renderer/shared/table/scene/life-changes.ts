/** What players lose and win otherwise than in a fight's dice, as it is shown at their life. */
import type { Moment, PlayerNo } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Point } from './box.js';
import type { Scene } from './stage-scene.js';

export interface LifeChange {
  readonly player: PlayerNo;
  /** "−3", "+2". */
  readonly text: string;
  readonly at: Point;
}

/** Room that a label takes from its middle to its side, CSS px. */
const HALF = 26;

/** One label for all that a player loses at once, and one for all that they win. */
export function lifeChangesOf(moments: readonly Moment[], { layout }: Scene): LifeChange[] {
  return layout.seats.flatMap(({ seat, plate }) => {
    const sum = (kind: 'wound' | 'heal'): number =>
      moments.reduce((all, moment) => all + (isMeant(moment, kind, seat) ? moment.amount : 0), 0);
    const [lost, won] = [sum('wound'), sum('heal')];
    const texts = [...(lost > 0 ? [`−${lost}`] : []), ...(won > 0 ? [`+${won}`] : [])];
    return texts.map((text, place) => ({
      player: seat,
      text,
      at: {
        x: clamp(plate.x + plate.width + HALF * (2 * place + 1), HALF, layout.width - HALF),
        y: plate.y + plate.height / 2,
      },
    }));
  });
}

type LifeMoment = Extract<Moment, { kind: 'wound' | 'heal' }>;

/** What came through a fight flies there from the fight. */
const isMeant = (moment: Moment, kind: LifeMoment['kind'], seat: PlayerNo): moment is LifeMoment =>
  moment.kind === kind && (moment as LifeMoment).player === seat && !('how' in moment && moment.how !== null);
