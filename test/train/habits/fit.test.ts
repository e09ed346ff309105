import { expect, test } from 'vitest';
import { chanceFrom, randomTo } from '../../../src-main/engine/chance/chance.js';
import { habitualWorth } from '../../../src-main/engine/search/habit-weights.js';
import type { HabitExample } from './examples.js';
import { HabitFit } from './fit.js';

const kind = 'placing';
/** The fact counts for 0.1 in a calm position and for 0.3 in a heated one, and doing as usual is worth 0.05. */
const gainOf = (heat: number, apart: number): number => (0.1 + 0.2 * heat) * apart - 0.05;

function examples(count: number, change: Partial<HabitExample> = {}): HabitExample[] {
  const chance = chanceFrom(5);
  return Array.from({ length: count }, (_, question) => {
    const heat = randomTo(chance, 1);
    const [fact, usualFact] = [randomTo(chance, 4) / 2, randomTo(chance, 4) / 2];
    return {
      question,
      position: [1, heat],
      kind,
      facts: [1, fact],
      usualKind: kind,
      usualFacts: [1, usualFact],
      gain: gainOf(heat, fact - usualFact),
      stakes: 1,
      weight: 1,
      ...change,
    };
  });
}

const worthOf = (weights: readonly number[], heat: number, fact: number, isUsual: boolean): number =>
  habitualWorth([1, fact], [1, heat], weights, isUsual);

test('what a fact counts for is found out in the light of the position, and what doing as usual does', () => {
  const weights = new HabitFit(examples(4000)).weights()[kind] ?? [];
  for (const heat of [0, 1]) {
    for (const [fact, usual] of [
      [2, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const more = worthOf(weights, heat, fact, false) - worthOf(weights, heat, usual, true);
      expect(Math.abs(more - gainOf(heat, fact - usual))).toBeLessThan(0.015);
    }
  }
});

test('of few examples little is made, and of too few of a kind nothing', () => {
  const steepOf = (fit: HabitFit): number => {
    const weights = fit.weights()[kind] ?? [];
    return worthOf(weights, 1, 2, false) - worthOf(weights, 1, 0, false);
  };
  const [few, many] = [steepOf(new HabitFit(examples(60))), steepOf(new HabitFit(examples(4000)))];
  expect(few).toBeGreaterThan(0.1);
  expect(few).toBeLessThan(many - 0.02);
  expect(new HabitFit(examples(49)).weights()).toEqual({});
});

test('a gain where little is at stake counts for more, and examples of no weight for nothing', () => {
  const [plain = 0, tense = 0] = [{}, { stakes: 0.5 }].map((change) => {
    const weights = new HabitFit(examples(4000, change)).weights()[kind] ?? [];
    return worthOf(weights, 0, 2, false) - worthOf(weights, 0, 0, false);
  });
  expect(tense).toBeCloseTo(2 * plain, 1);
  const misled = examples(4000).map((one) => ({ ...one, gain: -one.gain, weight: 0 }));
  expect(new HabitFit([...examples(4000), ...misled]).weights()).toEqual(
    new HabitFit(examples(4000)).weights(),
  );
});
