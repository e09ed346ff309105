import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../src-main/setup/project.mjs';
import { countTests, durationsIn, readReport } from '../../src-main/setup/report.mjs';
import { tempFolder } from '../hosts/temp-folder.js';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result, index) => ({ status: result, fullName: `${result} ${index}` })),
});

test('tests are counted over all files, the skipped by name', () => {
  const report = { testResults: [file('passed', 'passed', 'pending'), file('failed', 'failed', 'passed')] };
  expect(countTests(report)).toEqual({ passed: 2, failed: 1, skipped: ['pending 1'] });
});

test('a file that could not be loaded is a failure, though it has no test', () => {
  const report = { testResults: [file('failed'), file('passed', 'passed')] };
  expect(countTests(report)).toEqual({ passed: 1, failed: 1, skipped: [] });
});

test('a file whose hooks failed after its tests passed is a failure', () => {
  expect(countTests({ testResults: [file('failed', 'passed')] }).failed).toBe(1);
});

test('no report is no success', () => {
  expect(readReport('/there/is/none.json')).toBeNull();
});

test('how long each file took is known by its path in the project; of no report nothing is', () => {
  const report = join(tempFolder(), 'report.json');
  const testResults = [{ name: inProject('test', 'a.test.ts'), startTime: 1000, endTime: 3500 }];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect([...durationsIn(report)]).toEqual([['test/a.test.ts', 2.5]]);
  expect(durationsIn('/there/is/none.json').size).toBe(0);
});
