import { within } from '../../../../../engine/search/habit-weights.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { View } from '../../../rules/views/view.js';
import type { CardView } from '../../../rules/views/view-cards.js';
import { DIE, isReady, seatAt, type Seat } from '../../seat.js';

export const spOf = (cards: readonly CardView[]): number => cards.reduce((sum, { sp }) => sum + (sp ?? 0), 0);
export const hpOf = (cards: readonly CardView[]): number => cards.reduce((sum, { hp }) => sum + (hp ?? 0), 0);
export const levelNow = ({ level, printed }: CardView): number => level ?? printed.level;

/** With fewer hitpoints a player is in danger. */
const FEW_HITPOINTS = 8;

/** How things stand for the player who is asked, against the enemy who is next. */
export class Standing {
  readonly seat: Seat;
  readonly resources: number;
  readonly readyResources: number;
  readonly hand: readonly CardView[];
  readonly enemyHp: number;
  /** Minions that can still act. */
  readonly ready: readonly CardView[];
  readonly enemyReady: readonly CardView[];
  /** The first is 1. */
  readonly figures: readonly number[];

  constructor(view: View, player: PlayerNo) {
    this.seat = seatAt(view, player);
    const { mine, enemies } = this.seat;
    const enemy = enemies[0]?.field ?? mine;
    this.resources = mine.granary.length;
    this.readyResources = mine.granary.filter(isReady).length;
    this.hand = mine.hand.cards;
    this.enemyHp = enemy.hp;
    this.ready = mine.battlefield.filter(isReady);
    this.enemyReady = enemy.battlefield.filter(isReady);
    const threat = (sp: number, hp: number, defense: readonly CardView[]): number =>
      within(2, (sp * DIE) / Math.max(1, hp + hpOf(defense)));
    const levels = this.hand.map(levelNow);
    const next = this.resources + 1;
    const readySp = spOf(this.ready);
    const enemySp = spOf(enemy.battlefield);
    this.figures = [
      1,
      within(2, mine.hp / 20),
      within(2, enemy.hp / 20),
      mine.hp < FEW_HITPOINTS ? 1 : 0,
      enemy.hp < FEW_HITPOINTS ? 1 : 0,
      mine.hand.count / 4,
      enemy.hand.count / 4,
      this.resources / 6,
      this.readyResources / 6,
      enemy.granary.length / 6,
      this.resources < 3 ? 1 : 0,
      this.resources < 5 ? 1 : 0,
      mine.battlefield.length / 4,
      enemy.battlefield.length / 4,
      within(2, spOf(mine.battlefield) / 6),
      within(2, enemySp / 6),
      within(2, readySp / 6),
      within(2, spOf(this.enemyReady) / 6),
      threat(readySp, enemy.hp, this.enemyReady),
      threat(enemySp, mine.hp, this.ready),
      view.turn.player === player ? 1 : 0,
      Math.min(1, view.chain.length),
      within(2, levels.filter((level) => level < next).length / 3),
      within(1, levels.filter((level) => level === next).length / 2),
      within(2, levels.filter((level) => level > next).length / 3),
      within(2, (levels.reduce((sum, level) => sum + level, 0) - this.resources) / 8),
    ];
  }
}
