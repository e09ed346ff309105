/** Runs a test once more that Vitest has run already, without loading its file again: thousands of mutants take minutes so. */
import { TestRunner, type RunnerTestCase as Test, type RunnerTestSuite as Suite } from 'vitest';

/** A test that waits for longer than this (ms), and than ten times what it takes without a mutant, waits for ever. */
const patience = 5_000;

/** As they are before a test has put clocks of its own in their place. */
const { setTimeout, clearTimeout } = globalThis;

type Cleanup = () => unknown;

/** Whether the test, which took so many milliseconds before, passes. One that does not end in time does not. */
export async function passesAgain(test: Test, before: number): Promise<boolean> {
  const suites = suitesOf(test);
  const cleanups: Cleanup[] = [];
  try {
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) keep(cleanups, await hook(suite));
      cleanups.push(...TestRunner.getSuiteHooks(suite).afterAll.map((hook) => () => hook(suite)));
    }
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach)
        keep(cleanups, await hook(test.context, suite));
      cleanups.push(
        ...TestRunner.getSuiteHooks(suite).afterEach.map((hook) => () => hook(test.context, suite)),
      );
    }
    return await inTime(TestRunner.getTestFn(test)(), patience + 10 * before);
  } catch {
    return false;
  } finally {
    cleanups.push(...finishedHooks());
    for (const cleanup of cleanups.toReversed()) await Promise.resolve(cleanup()).catch(() => undefined);
  }
}

/** From the file to the innermost. */
function suitesOf(test: Test): readonly Suite[] {
  const suites: Suite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite);
  return suites.includes(test.file) ? suites : [test.file, ...suites];
}

function keep(cleanups: Cleanup[], returned: unknown): void {
  if (typeof returned === 'function') cleanups.push(returned as Cleanup);
}

/** Vitest keeps what a test asks for with `onTestFinished` at the test that it knows to be running: the judge. */
type Finishing = Test & { readonly onFinished?: ((context: Test['context']) => unknown)[] };

function finishedHooks(): Cleanup[] {
  const judge = TestRunner.getCurrentTest<Finishing>();
  return (judge?.onFinished?.splice(0) ?? []).map((hook) => () => hook(judge!.context));
}

async function inTime(run: unknown, limit: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, limit, false)));
  try {
    return await Promise.race([Promise.resolve(run).then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
