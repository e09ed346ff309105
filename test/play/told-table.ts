import { expect } from 'vitest';
import { plainText } from '../../src-main/engine/text.js';
import type { ManualStep, StepPlace } from '../../src-main/play/paper/manual-step.js';
import type { LiveGame } from '../../src-main/play/table/live-game.js';

/** A table on which cards are only moved as people are told to: how many lie in each place. */
export class ToldTable {
  readonly #counts = new Map<string, number>();
  #at = -1;

  constructor(live: LiveGame, deck: string) {
    for (const seat of live.stored.seats.keys()) {
      const { cards } = live.game.state;
      this.#counts.set(`${seat} ${deck}`, cards.filter(({ owner, made }) => owner === seat && !made).length);
    }
  }

  /** Does what was told since, and compares each zone with the screen. */
  follow(live: LiveGame): void {
    const { at, paper, view, log } = live.now;
    if (at !== this.#at && paper?.manual.isNew) paper.manual.steps.forEach((one) => this.#do(one));
    this.#at = at;
    const said = log.lines.slice(-4).map(({ text }) => plainText(text));
    for (const { seat, zones } of view.seats)
      for (const { zone, count } of zones)
        expect(this.#counts.get(`${seat} ${zone}`) ?? 0, `${zone} of ${seat} after ${said.join(' ')}`).toBe(
          count,
        );
  }

  #do(step: ManualStep): void {
    if (step.kind === 'token') this.#add(step.at, step.comes ? step.count : -step.count);
    if (step.kind !== 'move') return;
    this.#add(step.from, -step.count);
    this.#add(step.to, step.count);
  }

  #add(place: StepPlace | null, count: number): void {
    if (!place) return;
    const key = `${place.seat} ${place.zone}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }
}
