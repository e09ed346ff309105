import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { project } from './project.mjs';

/**
 * Counts of vitest's JSON report. A file that could not even be loaded is one failure.
 * @returns {{ passed: number, failed: number, skipped: string[] }} skipped tests by name
 */
export function countTests(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const of = (status) => tests.filter((test) => test.status === status);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: of('passed').length,
    failed: of('failed').length + brokenFiles.length,
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => test.fullName),
  };
}

/** The counts of a report file, or null when vitest did not get as far as writing it. */
export function readReport(path) {
  try {
    return countTests(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * How many seconds each test file took.
 * @returns {Map<string, number>} by its path below the project's folder; empty when there is no report
 */
export function durationsIn(path) {
  try {
    const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(
      testResults.map(({ name, startTime, endTime }) => [
        relative(project, name).replaceAll('\\', '/'),
        (endTime - startTime) / 1000,
      ]),
    );
  } catch {
    return new Map();
  }
}
