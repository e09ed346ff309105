import { TestRunner, type RunnerTestCase as Test } from 'vitest';
import './switch.js';

/** Vitest's runner; it also notes which test reaches which mutant. */
export default class CoveringRunner extends TestRunner {
  override onBeforeTryTask(test: Test): void {
    super.onBeforeTryTask(test);
    globalThis.mutants.begin(test);
  }

  override onAfterTryTask(test: Test): void {
    globalThis.mutants.end();
    super.onAfterTryTask(test);
  }
}
