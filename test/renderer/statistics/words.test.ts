import { describe, expect, test } from 'vitest';
import { unusedStep, wholeStep } from '../../../src-renderer/shared/statistics/words.js';

describe('the words of statistics', () => {
  test('say a step by what is in it', () => {
    const step = (from: number, below: number | null) => ({ from, below, cards: 1 });
    expect([step(0, 1), step(1, 41), step(401, null)].map(wholeStep)).toEqual(['0', '1–40', '401+']);
    const unused = [step(0, 0.25), step(0.1, 0.25), step(0.25, 0.5), step(1, null)];
    expect(unused.map(unusedStep)).toEqual(['none', '< ¼', '¼–½', '1+']);
  });
});
