import { describe, expect, test } from 'vitest';
import { magicScenarios } from '../../../src-main/games/magic/scenario/scenarios.js';
import { rulesOf } from '../../rule-lists.js';
import { filesIn, textOf } from '../../source-files.js';

const written = filesIn('test/scenarios/magic-classic', ['.scenario.json']).map(
  (path) => [path, magicScenarios.models.scenario.parse(JSON.parse(textOf(path)))] as const,
);

describe('the cards and situations of the checklist', () => {
  test.each(written.map(([path, one]) => [`[${one.proves?.join('] [')}] ${path}`, one] as const))(
    '%s',
    (_, one) => {
      expect(magicScenarios.run(one).differences).toEqual([]);
    },
  );

  test('have each a scenario of its own', () => {
    const situations = Array.from({ length: 131 }, (_, nth) => `MC-EX-${`${nth + 1}`.padStart(2, '0')}`);
    const proved = new Set(written.flatMap(([, { proves = [] }]) => proves));
    expect(situations.filter((id) => !proved.has(id))).toEqual([]);
  });

  test('name only rules that there are, and are told apart by their names', () => {
    const known = rulesOf('magic-classic');
    const ids = written.flatMap(([, { proves = [] }]) => proves);
    expect(ids.filter((id) => !(id in known))).toEqual([]);
    expect(new Set(written.map(([, { name }]) => name)).size).toBe(written.length);
  });
});

test('the example in the documentation is one of them', () => {
  const [example = ''] =
    /```json\n([^`]*"magic-classic"[^`]*)```/.exec(textOf('docs/scenarios.md'))?.slice(1) ?? [];
  const file = 'test/scenarios/magic-classic/077-growth-after-damage-was-announced.scenario.json';
  expect(JSON.parse(example)).toEqual(JSON.parse(textOf(file)));
});

test('a scenario that does not hold says what is otherwise', () => {
  const [, one] = written.find(([path]) => path.includes('three-mana-burn'))!;
  const wrong = { ...one, steps: [{ expect: { players: { Ann: { life: 3, mana: '{G}' } } } }] };
  expect(magicScenarios.run(wrong).differences.map(({ because }) => because)).toEqual([
    'Ann’s life was to be 3, and is 20.',
    'Ann’s mana was to be "{G}", and is "".',
  ]);
});
