import { expect, test } from 'vitest';
import { testsNear } from '../../src-main/setup/near-tests.mjs';

const untimed = new Map<string, number>();
const own = 'test/setup/near-tests.test.ts';

test('near to a module are the tests that import it, nearest first, and none in a browser', () => {
  expect(testsNear(['src-main/setup/near-tests.mjs'], untimed).run).toContain(own);
  expect(testsNear(['src-renderer/shared/card-grid/grid-layout.ts'], untimed).run).toContain(
    'test/renderer/library/grid-layout.test.ts',
  );
  const battle = 'src-main/games/kotc/rules/classic/battle.ts';
  const near = testsNear([battle, 'test/e2e/harness.ts'], untimed);
  expect(near.run.length).toBeGreaterThan(4);
  for (const test of near.run.slice(0, 5)) expect(test).toMatch(/^test\/games\/kotc\/rules\//);
  expect([...near.run, ...near.left].filter((test) => test.startsWith('test/e2e/'))).toEqual([]);
});

test('no more are run than half a minute has room for, and what is left out is told', () => {
  const registry = testsNear(['src-main/games/registry.ts'], untimed);
  expect(registry.run.length).toBeGreaterThan(4);
  expect(registry.left.length).toBeGreaterThan(registry.run.length);
  const [first = ''] = registry.run;
  const slow = testsNear(['src-main/games/registry.ts'], new Map([[first, 1000]]));
  expect(slow.run).not.toContain(first);
  expect(slow.left).toContain(first);
});

test('a changed test is near to itself, however long it takes', () => {
  expect(testsNear([own], new Map([[own, 1000]]))).toEqual({ run: [own], left: [] });
});
