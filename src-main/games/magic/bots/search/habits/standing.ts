import { within } from '../../../../../engine/search/habit-weights.js';
import { PERMANENT } from '../../../rules/objects/bits.js';
import type { Knowledge, Thing } from '../../../rules/views/knowledge.js';
import { isCreature, isLand, lifeLeft, thingsOf } from '../../worth.js';

export const powerOf = (things: readonly Thing[]): number =>
  things.reduce((sum, { power }) => sum + Math.max(0, power), 0);
export const toughnessOf = (things: readonly Thing[]): number =>
  things.reduce((sum, thing) => sum + Math.max(0, lifeLeft(thing)), 0);

/** With less life a player is in danger. */
const LITTLE_LIFE = 7;

/** How things stand for the player who is asked, against all others together. */
export class Standing {
  readonly lands: number;
  readonly untapped: number;
  readonly hand: readonly Thing[];
  readonly creatures: readonly Thing[];
  readonly theirCreatures: readonly Thing[];
  readonly life: number;
  readonly theirLife: number;
  /** The first is 1. */
  readonly figures: readonly number[];

  constructor(readonly view: Knowledge) {
    const { me, active, players, step, things } = view;
    const mine = thingsOf(view, 'mine');
    const theirs = thingsOf(view, 'theirs');
    const others = players.filter(({ isOut }, seat) => seat !== me && !isOut);
    this.hand = thingsOf(view, 'mine', 'hand');
    const lands = mine.filter(isLand);
    this.lands = lands.length;
    this.untapped = lands.filter(({ tapped }) => !tapped).length;
    this.creatures = mine.filter(isCreature);
    this.theirCreatures = theirs.filter(isCreature);
    this.life = players[me]?.life ?? 0;
    this.theirLife = Math.min(...others.map(({ life }) => life), 100);
    const ready = this.creatures.filter(({ tapped }) => !tapped);
    const theirReady = this.theirCreatures.filter(({ tapped }) => !tapped);
    const spells = this.hand.filter((thing) => !isLand(thing));
    const onStack = things.filter(({ zone }) => zone === 'stack');
    const isMain = step === 'main1' || step === 'main2';
    this.figures = [
      1,
      within(2, this.life / 20),
      within(2, this.theirLife / 20),
      this.life < LITTLE_LIFE ? 1 : 0,
      this.theirLife < LITTLE_LIFE ? 1 : 0,
      this.hand.length / 4,
      Math.max(0, ...others.map(({ hand }) => hand)) / 4,
      this.lands / 6,
      this.untapped / 6,
      theirs.filter(isLand).length / 6,
      this.creatures.length / 4,
      this.theirCreatures.length / 4,
      within(2, powerOf(ready) / 8),
      within(2, powerOf(theirReady) / 8),
      within(2, toughnessOf(ready) / 8),
      within(2, toughnessOf(theirReady) / 8),
      within(2, powerOf(this.creatures) / Math.max(1, this.theirLife + toughnessOf(theirReady))),
      within(2, powerOf(this.theirCreatures) / Math.max(1, this.life + toughnessOf(ready))),
      active === me ? 1 : 0,
      active === me && isMain ? 1 : 0,
      step === 'main2' ? 1 : 0,
      onStack.some(({ player }) => player !== me) ? 1 : 0,
      step === 'attackers' || step === 'blockers' ? 1 : 0,
      spells.filter(({ cost }) => cost <= this.untapped).length / 3,
      spells.filter(({ types }) => (types & PERMANENT) === 0).length / 3,
    ];
  }
}
