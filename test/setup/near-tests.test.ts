import { expect, test } from 'vitest';
import { testsNear } from '../../src-main/setup/near-tests.mjs';

test('near to a module are the tests that import it, however far the next is, and none in a browser', () => {
  expect(testsNear(['src-main/setup/near-tests.mjs'])).toContain('test/setup/near-tests.test.ts');
  expect(testsNear(['src-renderer/shared/card-grid/grid-layout.ts'])).toContain(
    'test/renderer/library/grid-layout.test.ts',
  );
  expect(testsNear(['src-main/games/kotc/rules/classic/battle.ts']).length).toBeGreaterThan(4);
  expect(testsNear(['test/e2e/harness.ts'])).toEqual([]);
});

test('a changed test is near to itself', () => {
  expect(testsNear(['test/setup/near-tests.test.ts'])).toEqual(['test/setup/near-tests.test.ts']);
});
