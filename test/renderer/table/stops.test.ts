import { expect, test } from 'vitest';
import type { Stop } from '../../../src-main/api/answers/play-answers.js';
import {
  afterPress,
  askedText,
  nextStop,
  stopText,
  whereStopped,
} from '../../../src-renderer/shared/table/view/stops.js';

test('a phase that is pressed goes from no stop to the own turn, to all turns, to those of others, to none', () => {
  let set: readonly Stop[] = [{ turn: 'own', at: 'draw' }];
  const seen = Array.from({ length: 5 }, () => {
    const text = stopText({ set, usual: [] }, 'battle');
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
  expect(stopText({ set, usual: [] }, 'draw')).toBe('stop in your turn');
});

test('where nothing is set, it is said where one is asked as usual', () => {
  const usual: readonly Stop[] = [
    { turn: 'own', at: 'main' },
    { turn: 'others', at: 'end' },
  ];
  const set: readonly Stop[] = [{ turn: 'others', at: 'main' }];
  expect(stopText({ set: [], usual }, 'main')).toBe('asked in your turn if you can do something');
  expect(stopText({ set: [], usual }, 'end')).toBe('asked in turns of others if you can do something');
  expect(stopText({ set, usual }, 'main')).toBe('stop in turns of others');
  const stops = { set, usual, skipped: [] };
  expect(whereStopped(stops, { turn: 'own', at: 'main' })).toBe('usual');
  expect(whereStopped(stops, { turn: 'others', at: 'main' })).toBe('set');
  expect(whereStopped(stops, { turn: 'own', at: 'end' })).toBeNull();
});

test('a usual stop that is pressed is left out, then set, then usual again; another is set and taken away', () => {
  const main: Stop = { turn: 'own', at: 'main' };
  const none = { set: [], usual: [], skipped: [] };
  const states = [{ ...none, usual: [main] }, { ...none, skipped: [main] }, { ...none, set: [main] }, none];
  expect(states.map((stops) => [askedText(stops, main), afterPress(stops, main)])).toEqual([
    ['asked if you can do something', 'skip'],
    ['not asked', 'set'],
    ['always asked', 'unset'],
    ['not asked', 'set'],
  ]);
});
