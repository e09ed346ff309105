import { expect, test } from 'vitest';
import type { Stop } from '../../../src-main/api/answers/play-answers.js';
import { nextStop, stopText } from '../../../src-renderer/shared/table/view/stops.js';

test('a phase that is pressed goes from no stop to the own turn, to all turns, to those of others, to none', () => {
  let set: readonly Stop[] = [{ turn: 'own', at: 'draw' }];
  const seen = Array.from({ length: 5 }, () => {
    const text = stopText({ set }, 'battle');
    const { stop, isSet } = nextStop({ set }, 'battle');
    set = isSet ? [...set, stop] : set.filter(({ turn, at }) => turn !== stop.turn || at !== stop.at);
    return text;
  });
  expect(seen).toEqual([
    'no stop',
    'stop in your turn',
    'stop in all turns',
    'stop in turns of others',
    'no stop',
  ]);
  expect(stopText({ set }, 'draw')).toBe('stop in your turn');
});
