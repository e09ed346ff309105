import { expect, test } from 'vitest';
import { hasShortNames, partsOfTurn } from '../../../src-renderer/shared/table/view/parts-of-turn.js';

const phases = [
  {
    id: 'beginning',
    name: 'Beginning',
    short: 'Be',
    steps: [
      { id: 'upkeep', name: 'Upkeep', short: 'Up' },
      { id: 'draw', name: 'Draw', short: 'Dr' },
    ],
  },
  { id: 'main', name: 'Main', short: 'Ma' },
];
const at = (phase: string | null, step: string | null = null) => ({
  phases,
  turn: { number: 1, player: 0, phase, step },
});

test('steps stand side by side, phases without steps among them, and the one that goes on is marked', () => {
  expect(partsOfTurn(at('beginning', 'draw')).map(({ short, state }) => `${short} ${state}`)).toEqual([
    'Up past',
    'Dr now',
    'Ma coming',
  ]);
  expect(partsOfTurn(at('main')).map(({ state, begins }) => [state, begins])).toEqual([
    ['past', false],
    ['past', false],
    ['now', true],
  ]);
  expect(partsOfTurn(at(null)).map(({ state }) => state)).toEqual(['coming', 'coming', 'coming']);
});

test('only steps that all have short names stand side by side', () => {
  expect(hasShortNames({ phases })).toBe(true);
  expect(hasShortNames({ phases: [{ id: 'main', name: 'Main' }] })).toBe(false);
  expect(hasShortNames({ phases: [] })).toBe(false);
});
